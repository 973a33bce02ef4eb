## Waarom iets niet kan

reason-over = Het spel is afgelopen.
reason-no-move = Die zet bestaat niet.
reason-not-now-preparation = Eerst komt de inzetronde.
reason-not-now-shrine = Een startaltaar plaats je alleen in je beurt van de inzetronde.
reason-not-now-pairs = De startparen plaats je alleen in je beurt van de inzetronde.
reason-not-now-deactivate = Alleen aan het begin van een ronde van het solospel kies je waar de tegenstander inactief wordt.
reason-not-now-action = Kies eerst een eiland waar de tegenstander inactief wordt.
reason-not-now-finish = Alleen in het solospel kun je de fase zelf beëindigen.
reason-solo-no-meditation = In het solospel zijn er geen kaarsen; beëindig in plaats daarvan de fase.
reason-shrine-on-herbs = Met twee spelers mag er geen startaltaar op het Kruideneiland staan.
reason-shrine-taken = Op { $island } staat al een altaar.
reason-pairs-at-shrine = Op { $island } staat je eigen altaar; daar mag geen paar staan.
reason-needs-novices = { $need ->
    [one] Op { $island } is een actieve novice nodig; je hebt er geen.
   *[other] Op { $island } zijn { $need } actieve novices nodig; je hebt er { $have }.
}
reason-needs-token = Het gunstfiche { $favour } is nodig.
reason-holds-token = Je hebt het gunstfiche { $favour } al.
reason-needs-supply = Er is geen novice meer in je voorraad.
reason-needs-shrine = Er is geen altaar meer in je voorraad.
reason-shrine-here = Je hebt al een altaar op { $island }.
reason-no-use-for-novice = Het gunstfiche Novice heeft hier niets te vervangen.
reason-herbs-on-herbs = Kruiden werken niet op het Kruideneiland.
reason-needs-inactive = { $need ->
    [one] Op { $island } is een inactieve novice nodig; je hebt er geen.
   *[other] Op { $island } zijn { $need } inactieve novices nodig; je hebt er { $have }.
}
reason-council-room = { $room ->
    [one] Er is nog maar één zetel te gaan, geen { $count }.
   *[other] Er zijn nog maar { $room } zetels te gaan, geen { $count }.
}
reason-council-top = Je conciliesteen ligt al op de laatste zetel.
reason-nobody-to-use = Minstens één novice of het gunstfiche Novice is nodig.
reason-same-island = Novices moeten naar een ander eiland.
reason-needs-traveller = { $count ->
    [one] Op { $island } heb je geen novice die weg kan.
   *[other] Van { $island } kunnen geen { $count } novices weg; je hebt er daar { $have }.
}
reason-sail-two = De zeilboot neemt één of twee novices mee.
reason-parts-order = De delen van de reis staan niet op volgorde.
reason-parts-end = De reis heeft geen delen, of geen einde.
reason-not-on-path = Tegel { $tile } ligt niet op het pad.
reason-tile-claimed = Tegel { $tile } is al bezet.
reason-tile-dark = Tegel { $tile } is niet vrijgegeven, en Omkoping reikt niet zo ver.
reason-needs-bribery = Tegel { $tile } ligt achter de wachter: het gunstfiche Omkoping is nodig.
reason-no-bribery = Tegel { $tile } is vrijgegeven; Omkoping is niet nodig.
reason-wrong-symbol = Tegel { $tile } kan alleen vanaf { $island } bezet worden.
reason-not-own-tile = Op tegel { $tile } staat geen novice van jou.
reason-no-own-tile = Je hebt geen novice op een tegel van het pad. Met een Benoeming komt er een.
reason-no-book = Bij tegel { $tile } ligt geen boek.
reason-not-own-novice = In de tempel staat op tegel { $tile } geen novice van jou.
reason-no-own-novice = Je hebt geen novice in de tempel.
reason-has-book = Je novice op tegel { $tile } heeft al een boek.
reason-solo-forbidden = { $level ->
    [2] Op niveau 2 is op { $island }, waar de ketter staat, alleen Verbanning toegestaan.
   *[other] Op niveau { $level } mag op { $island }, waar de ketter staat, niets gebruikt worden.
}
reason-solo-no-expulsion = Op niveau 3 is Verbanning verboden.
