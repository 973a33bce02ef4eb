# Luna in het Nederlands. Eilanden, gunstfiches, figuren en namen in { $slots } staan al in deze taal.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Titel

title-name = LUNA
title-subtitle = Het domein van de Maanpriesteres
title-continue = Hervatten
title-continue-below = Ronde { $round } met { $names }
title-continue-start = Nieuw spel met { $names }
title-new = Nieuw spel
title-saves = Opgeslagen spellen
title-settings = Instellingen
title-quit = Afsluiten
title-full-screen = F11 volledig scherm
title-version = Versie { $version }

## Menu’s

back = Terug
cancel = Annuleren
close = Sluiten
key-enter = Enter
key-esc = Esc
key-space = Spatie
list-last = { $before } en { $last }
number-of = { $number } van { $total }

## Nieuw spel

new-title = Nieuw spel
new-seats = Spelers
new-seats-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
new-seats-hint = Rond de tafel, met de klok mee
new-name = Naam
new-order-take = Andere orde
new-setup = Opstelling
new-setup-preset = Eerste spel
new-setup-free = Vrij
new-setup-preset-below = Alles staat zoals op de eilanden gedrukt. Het best voor een eerste avond.
new-setup-free-below = Eilanden en figuren door het lot; ieder plaatst een altaar en acht novices.
new-start = Startspeler
new-start-lot = Loten
new-options = Varianten
new-live = Altaren en Concilie meteen tellen
new-live-below = De invloed toont ze al tijdens het spel.
new-fixed = De startspeler blijft dezelfde
new-fixed-below = Alleen met twee spelers.
new-begin = Spel beginnen
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Matthieu

## Opgeslagen spellen

saves-title = Opgeslagen spellen
saves-empty = Er is nog geen opgeslagen spel.
saves-empty-below = Elk spel wordt vanzelf opgeslagen, beurt na beurt.
saves-round = Ronde { $round }
saves-not-begun = Niet begonnen
saves-finished = Afgelopen
saves-open = Openen
saves-delete = Verwijderen
saves-undo-delete = Terugzetten
saves-deleted = { $name } ligt in de prullenbak.
saves-restored = { $name } is terug.
saves-page = Pagina { $page } van { $pages }
saves-next = Volgende pagina
saves-previous = Vorige pagina
saves-folder = Map: { $folder }
saves-minutes = { $minutes ->
    [one] { $minutes } minuut gespeeld
   *[other] { $minutes } minuten gespeeld
}

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-speed = Animatiesnelheid
settings-speed-instant = Direct
settings-speed-factor = { $factor }×
settings-motion = Minder beweging
settings-motion-below = Stukken vervagen in plaats van te vliegen; water en lantaarns staan stil.
settings-full-screen = Volledig scherm
settings-full-screen-below = F11 doet overal hetzelfde.
settings-file = Bewaard in { $file }

## Menu boven de tafel

menu-title = Menu
menu-continue = Terug naar het spel
menu-settings = Instellingen
menu-full-screen = Volledig scherm
menu-export = Als tekst opslaan
menu-leave = Hoofdmenu
menu-quit = Luna afsluiten
menu-saved = Het spel wordt na elke beurt opgeslagen.

## Einde van het spel

end-wins = { $name } wint
end-lead = { $points } invloed, { $ahead } voor op { $second }
end-tie = Elk { $points } invloed: het Concilie beslist vóór { $second }
end-graph = Invloed per ronde
end-graph-start = Begin
end-graph-end = Einde
end-start = Begin
end-guard = Inwijdingen
end-eviction = Verdrijvingen
end-book = Boeken
end-candle = Laatste kaarsen
end-priestess = Maanpriesteres
end-temple = Tempel
end-apostate = Ketter
end-shrines = Altaren
end-favours = Gunstfiches over
end-council = Concilie
end-influence = Invloed
end-place = { $place }e
end-rematch = Revanche
end-export = Opslaan
end-look = Tafel bekijken
end-leave = Hoofdmenu
end-exported = Het spel staat nu in { $file }.

## Dingen

order-yellow = Geel
order-red = Rood
order-blue = Blauw
order-white = Wit
automaton = Tegenstander
figure-priestess = Maanpriesteres
figure-builder = Bouwmeester
figure-apostate = Ketter
figure-guard = Tempelwachter
island-book = Bibliotheek
island-bribery = Omkoping
island-novice = Novice
island-sail = Zeilboot
island-herbs = Kruiden
island-shrine = Altaar
island-tide = Getij
island-jetty = Aanlegplaats
place-book = Bibliotheekeiland
place-bribery = Omkopingseiland
place-novice = Novice-eiland
place-sail = Zeilbooteiland
place-herbs = Kruideneiland
place-shrine = Altaareiland
place-tide = Getij-eiland
place-path = het pad
place-jetty = de aanlegplaats
favour-book = Boek
favour-bribery = Omkoping
favour-novice = Novice
favour-sail = Zeilboot
favour-herbs = Kruiden
favour-shrine = Altaar
favour-tide = Getij
cause-guard = inwijding
cause-eviction = verdrijving
cause-book = boek
cause-candle = laatste kaars
cause-priestess = Maanpriesteres
cause-apostate = ketter
cause-temple = tempel
cause-shrines = altaren
cause-favours = gunstfiches over
cause-council = Concilie

## Acties

family-island = Eiland
family-moving = Beweging
family-temple = Tempel
family-other = Overig
verb-favour = Gunst
verb-recruit = Werven
verb-shrine = Altaar
verb-herbs = Kruiden
verb-journey = Reizen
verb-tide = Getij
verb-sail = Zeilboot
verb-appoint = Benoemen
verb-consecrate = Inwijden
verb-book = Boek
verb-council = Concilie
verb-expel = Verbannen
verb-meditate = Mediteren
verb-setup = Opstellen
verb-finish = Einde
action-favour = Gunst van de priester
action-recruit = Werving
action-shrine = Altaar
action-herbs = Kruiden
action-journey = Reizen
action-tide = Getij
action-sail = Zeilboot
action-appoint = Benoeming
action-consecrate = Inwijding
action-book = Boek
action-council = Concilie
action-expel = Verbanning
action-meditate = Meditatie

## De tafel

bar-round = Ronde { $number }
bar-guard = Wachter
bar-guard-next = dan { $points }
bar-candles = { $count ->
    [one] nog { $count } kaars
   *[other] nog { $count } kaarsen
}
bar-solo = Solo, niveau { $level }
bar-reset = Wissen
rail-log = Logboek
bar-undo = Terug
bar-redo = Opnieuw
bar-point = Wijs iets aan
bar-or-verb = of een actie
bar-set-sail = Afvaren
bar-step-back = Stap terug
bar-end-turn = Beurt beëindigen
turn-yours = Jouw beurt
turn-other = Beurt: { $name }
turn-over = Einde van het spel
turn-scoring = Waardering
turn-preparation = Voorbereiding
round-short = R{ $number }
final = eind ~{ $points }
panel-you = jij
panel-council = Concilie { $seat }
panel-round-end = Einde
council-rank = { $rank }e
top-pause = Pauze
top-help = Hulp
top-menu = Menu
preparation-shrine = { $name } plaatst een altaar
preparation-pairs = { $name } plaatst twee novices op elk van vier eilanden
preparation-left = { $count ->
    [one] nog { $count } eiland
   *[other] nog { $count } eilanden
}

table-candle-again = De laatste kaars: nog een klik beëindigt de ronde.
table-again = Nog een klik
table-draft-first = Maak eerst deze zet af, of neem hem terug.
table-pick-first = Kies eerst novices.
table-pick-island = Nu een eiland.
table-pick-pupil = Nu een van je novices.
table-pick-book = Nu een boek.
table-pick-goal = Klik nu waar.
table-nothing-here = Hier is nu niets te doen.
table-choose = Kies hoe.
table-armed = Vervangt één novice.
table-enter = Enter vaart af.
table-log = Logboek
table-tile = Tegel { $tile }
table-leg = { $count } { $origin } › { $destination }
table-pick = { $count } { $origin } › …
table-hand = { $then ->
    [0] { $held } gekozen; een klik zet ze terug.
   *[other] { $held } gekozen; een klik maakt er { $then } van.
}
table-takes = Een klik neemt er { $count }.
table-not-possible = Niet mogelijk

## Voorbeeld

preview-cost = Kosten
preview-now = Nu
preview-round-end = Einde ronde
preview-game-end = Einde van het spel
preview-opens = Maakt mogelijk
preview-risk = Gevaar
preview-last-candle = De laatste kaars: de ronde eindigt. Klik nog eens om het te doen.
preview-needs = Niet mogelijk: { $reason }
preview-novices-tired = { $count ->
    [one] { $count } novice wordt inactief
   *[other] { $count } novices worden inactief
}
preview-token-back = Fiche { $favour } terug
preview-steps-on = Eén novice stapt op de tegel
preview-token = Fiche { $favour }
preview-influence = Invloed { $before } › { $after }
preview-final = Eind ~{ $before } › ~{ $after }
preview-points = { $signed } invloed

## Waardering van de ronde

scoring-title = Ronde { $round }
scoring-priestess = Maanpriesteres
scoring-apostate = Ketter
scoring-temple = Tempel
scoring-shrines = Altaren
scoring-favours = Gunstfiches
scoring-council = Concilie
scoring-apostate-rule = novices + 1
scoring-temple-rule = 1 per novice
scoring-this-round = Deze ronde
scoring-influence = Invloed
scoring-none-awake = niemand actief
scoring-awake = { $count } actief
scoring-counts = telt { $count }
scoring-safe = veilig
scoring-novices = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
scoring-next-round = Ronde { $round }
scoring-guard = Wachter { $points }
scoring-starts = { $name } begint
scoring-wake = { $count ->
    [one] { $count } wordt wakker
   *[other] { $count } worden wakker
}
scoring-continue = Verder
scoring-hint = Spatie: één stap, Esc: alles.
scoring-final = Eindwaardering
scoring-end = Aan het einde
scoring-shrines-rule = elk 4
scoring-favours-rule = elk 1
scoring-council-rule = volgens zetel

## Het logboek

event-shrine-placed = { $name } plaatst een altaar op { $island }.
event-pairs-placed = { $name } plaatst telkens twee novices op { $islands }.
event-token-taken = { $name } neemt de gunstfiche { $favour }.
event-token-returned = { $name } geeft de gunstfiche { $favour } terug.
event-tired = { $novices ->
    [one] Op { $island } wordt een novice van { $name } inactief.
   *[other] Op { $island } worden { $novices } novices van { $name } inactief.
}
event-woken = { $novices ->
    [one] Op { $island } wordt een novice van { $name } actief.
   *[other] Op { $island } worden { $novices } novices van { $name } actief.
}
event-recruited = { $name } werft een novice op { $island }.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } zeilt met een novice van { $origin } naar { $destination }.
       *[other] { $name } zeilt met { $novices } novices van { $origin } naar { $destination }.
    }
    [tide] { $novices ->
        [one] Het getij draagt een novice van { $name } van { $origin } naar { $destination }.
       *[other] Het getij draagt { $novices } novices van { $name } van { $origin } naar { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } roeit een novice van { $origin } naar { $destination }.
       *[other] { $name } roeit { $novices } novices van { $origin } naar { $destination }.
    }
}
event-council-moved = { $name } gaat in het Concilie van zetel { $before } naar zetel { $after }.
event-figure-moved = { $figure ->
    [priestess] De Maanpriesteres gaat van { $origin } naar { $destination }.
    [builder] De bouwmeester gaat van { $origin } naar { $destination }.
   *[apostate] De ketter gaat van { $origin } naar { $destination }.
}
event-appointed = { $name } bezet tegel { $tile } met een novice van { $island }.
event-consecrated = { $name } wijdt tegel { $tile } in.
event-evicted = { $destination-kind ->
    [jetty] { $by } verdrijft de novice van { $name } op { $tile } naar de aanlegplaats.
   *[island] { $by } verdrijft de novice van { $name } op { $tile } naar { $destination }.
}
event-book-moved = { $name } verplaatst een Boek der Wijsheid van { $source } naar { $target }.
event-candle-out = { $left ->
    [0] { $name } mediteert: de laatste kaars is uit.
    [one] { $name } mediteert: nog één kaars brandt.
   *[other] { $name } mediteert: nog { $left } kaarsen branden.
}
event-points = { $name }: { $signed } ({ $cause }), invloed { $total }.
event-phase-ended = Ronde { $round } is voorbij.
event-scoring-beat = { $beat ->
    [priestess] De Maanpriesteres beloont op { $island }.
    [apostate] De ketter eist zijn deel op { $island }.
    [temple] Elke novice in de tempel brengt 1 invloed op.
    [shrines] De altaren worden geteld.
    [favours] De overgebleven gunstfiches worden geteld.
   *[council] De zetels in het Concilie worden geteld.
}
event-round-scored = Ronde { $round } is gewaardeerd.
event-guard-moved = De tempelwachter gaat verder: een inwijding brengt nu { $after } op.
event-round-began = Ronde { $round } begint; startspeler: { $name }.
event-game-ended = Het spel is afgelopen; { $name } wint.

## Waarom iets niet kan

reason-over = Het spel is afgelopen.
reason-no-move = Die zet bestaat niet.
reason-not-now-preparation = Eerst komt de inzetronde.
reason-not-now-shrine = Een startaltaar plaats je alleen in je beurt van de inzetronde.
reason-not-now-pairs = De startparen plaats je alleen in je beurt van de inzetronde.
reason-not-now-deactivate = Een eiland van de tegenstander wordt alleen aan het begin van een ronde van het solospel gedeactiveerd.
reason-not-now-action = Kies eerst het eiland dat gedeactiveerd wordt.
reason-not-now-finish = Alleen het solospel wordt met de hand beëindigd.
reason-solo-no-meditation = In het solospel zijn er geen kaarsen; beëindig de fase.
reason-shrine-on-herbs = Met twee spelers mag er geen startaltaar op Kruideneiland staan.
reason-shrine-taken = Op { $island } staat al een altaar.
reason-pairs-at-shrine = Op { $island } staat je eigen altaar; daar mag geen paar staan.
reason-needs-novices = { $need ->
    [one] Op { $island } is een actieve novice nodig; je hebt er geen.
   *[other] Op { $island } zijn { $need } actieve novices nodig; je hebt er { $have }.
}
reason-needs-token = De gunstfiche { $favour } is nodig.
reason-holds-token = Je hebt de gunstfiche { $favour } al.
reason-needs-supply = Er is geen novice meer in je voorraad.
reason-needs-shrine = Er is geen altaar meer in je voorraad.
reason-shrine-here = Je hebt al een altaar op { $island }.
reason-no-use-for-novice = De gunstfiche Novice heeft hier niets te vervangen.
reason-herbs-on-herbs = Kruiden werken niet op Kruideneiland.
reason-needs-inactive = { $need ->
    [one] Op { $island } is een inactieve novice nodig; je hebt er geen.
   *[other] Op { $island } zijn { $need } inactieve novices nodig; je hebt er { $have }.
}
reason-council-room = { $room ->
    [one] Er is nog maar één zetel te gaan, geen { $count }.
   *[other] Er zijn nog maar { $room } zetels te gaan, geen { $count }.
}
reason-council-top = Je conciliesteen ligt al op de laatste zetel.
reason-nobody-to-use = Minstens één novice of de gunstfiche Novice is nodig.
reason-same-island = Novices moeten naar een ander eiland.
reason-needs-traveller = { $count ->
    [one] Van { $island } kan geen novice weg.
   *[other] Van { $island } kunnen geen { $count } novices weg; er zijn er { $have }.
}
reason-sail-two = De zeilboot neemt één of twee novices mee.
reason-parts-order = De delen van de reis staan niet op volgorde.
reason-parts-end = De reis heeft geen delen, of geen einde.
reason-not-on-path = Tegel { $tile } ligt niet op het pad.
reason-tile-claimed = Tegel { $tile } is al bezet.
reason-tile-dark = Tegel { $tile } is niet vrijgegeven, en omkoping reikt niet zo ver.
reason-needs-bribery = Tegel { $tile } ligt achter de wachter: omkoping is nodig.
reason-no-bribery = Tegel { $tile } is vrijgegeven; omkoping is niet nodig.
reason-wrong-symbol = Tegel { $tile } wordt vanaf { $island } bezet.
reason-not-own-tile = Op tegel { $tile } staat geen novice van jou.
reason-no-book = Bij tegel { $tile } ligt geen boek.
reason-not-own-novice = In de tempel staat op tegel { $tile } geen novice van jou.
reason-has-book = Je novice op tegel { $tile } heeft al een boek.
reason-solo-forbidden = Op niveau { $level } mag op { $island }, waar de ketter staat, niets gebruikt worden.
reason-solo-no-expulsion = Op niveau 3 is verbanning verboden.
reason-table-over = Het spel is afgelopen.
reason-table-read-only = Dit spel kan alleen bekeken worden.
reason-table-nothing-to-undo = Er is niets terug te nemen.
reason-table-nothing-to-redo = Er is niets opnieuw te doen.
reason-table-stale = Iemand was sneller; kijk nog eens.
reason-table-full = Deze tafel heeft meer beurten gezien dan een spel kan hebben.

## Mededelingen

notice-save-torn = Het einde van { $file } was afgescheurd. Alle { $kept } hele regels zijn er; de { $bytes } bytes van de rest staan in { $aside }.
notice-save-torn-left = Het einde van { $file } was afgescheurd. Alle { $kept } hele regels zijn er; de rest is onleesbaar.
notice-save-damaged = { $file } is na regel { $kept } beschadigd. Tot daar is alles te zien; verder spelen kan niet.
notice-save-illegal = Regel { $record } van { $file } volgt de spelregels niet. Tot daar is alles te zien.
notice-save-differs = Vanaf regel { $record } loopt { $file } vandaag anders. Tot daar is alles te zien.
notice-save-missing = Er is geen bestand { $file }.
notice-save-unreadable = { $file } is onleesbaar: { $error }.
notice-save-in-use = { $file } is open in een ander venster van Luna.
notice-save-not-luna = { $file } is geen opgeslagen spel van Luna.
notice-save-start-damaged = { $file } is meteen aan het begin beschadigd; er is niets van te tonen.
notice-save-too-long = { $file } is langer dan een spel kan zijn.
notice-save-malformed = { $file } is geen goed opgeslagen spel: { $fault }.
notice-save-newer-format = { $file } komt van een nieuwere Luna (formaat { $format }). Werk Luna bij.
notice-save-other-game = { $file } is een spel van { $game }, niet van { $expected }.
notice-save-newer-rules = { $file } heeft nieuwere regels nodig (revisie { $revision }). Werk Luna bij.
notice-save-older-rules = { $file } is gespeeld met oudere regels (revisie { $revision }), die deze Luna niet heeft.
notice-save-other-board = { $file } is op een ander bord gespeeld dan het aanwezige.
notice-save-name = { $name } kan niet de naam van een opgeslagen spel zijn.
notice-save-exists = Er is al een opgeslagen spel { $name }.
notice-disk-full = De schijf is vol. Het spel gaat door, maar nieuwe beurten worden niet opgeslagen.
notice-disk-read-only = { $file } kan niet beschreven worden. Het spel gaat door, maar nieuwe beurten worden niet opgeslagen.
notice-disk-error = Opslaan in { $file } is mislukt ({ $error }). Het spel gaat door, maar nieuwe beurten worden niet opgeslagen.
notice-file-not-written = { $file } kon niet geschreven worden: { $error }.
notice-settings-broken = { $file } was niet te begrijpen. Het is bewaard als { $aside }, en de standaardwaarden gelden.
notice-settings-unreadable = { $file } was onleesbaar ({ $error }), en de standaardwaarden gelden.
notice-settings-value = { $file } heeft een verkeerde waarde voor { $key }; de standaardwaarde geldt.
notice-crashed = Er ging iets mis. Het spel gaat verder waar het was. Een verslag staat in { $file }.
notice-crashed-title = Er ging twee keer iets mis. Je spel is opgeslagen. Een verslag staat in { $file }.
