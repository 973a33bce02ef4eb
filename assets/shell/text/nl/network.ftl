## Titel

title-network = Netwerkspel
network-rejoin = Terug naar de tafel

## De pagina

network-title = Netwerkspel
network-name = Je naam
network-found = Tafels op dit netwerk
network-none = Er is nog geen tafel gevonden. Het zoeken gaat door; adres en code van de gastheer werken altijd.
network-more = { $count ->
    [one] Er is nog een tafel op dit netwerk; adres en code leiden erheen.
   *[other] Er zijn nog { $count } tafels op dit netwerk; adres en code leiden erheen.
}
network-table-of = Tafel van { $name }
network-relay-at = Relayserver op { $place }
network-under-way = Wordt gespeeld
network-free = { $count ->
    [0] Alle plaatsen zijn bezet
    [one] { $count } plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
network-contested = Twee computers claimen deze tafel
network-contested-why = Twee computers zeggen dat deze tafel van hen is, en maar een van beide kan gelijk hebben. Vraag de gastheer om “Alleen met de code”, en schrijf dan het adres en de code.
network-other-computer = Niet de computer van { $name } van de vorige keer
network-other-computer-why = Je hebt { $name } op een andere computer ontmoet. Weet je zeker dat dit { $name } is, kies de tafel dan nog een keer; zo niet, vraag dan het adres en de code en schrijf ze op.
network-ways = Je speelt op één avond, of beurt voor beurt over dagen en weken: wie de tafel opent, kiest dat in de kamer.
network-by-hand = Met adres en code
network-address = Adres van de gastheer
network-code = Code van de kamer
network-join = Meedoen
network-recent = Bekende adressen
network-open = Tafel openen
network-bad-address = Schrijf het adres van de gastheer, zoals 192.168.1.20 of een naam.
network-bad-code = De code van een kamer heeft { $count } letters en cijfers, zonder I, O, 0 en 1.

## De kamer

network-connecting = Verbinding
network-connecting-below = Er wordt op antwoord gewacht.
network-asking = De gastheer wordt gevraagd
network-asking-below = De gastheer wordt gevraagd of je mag toekijken. Je hoeft niets te doen.
network-room = Kamer { $code }
network-seats = Wie speelt welke Orde
network-seats-below = Kies een plaats om te gaan zitten of op te staan. Met meer mensen aan deze computer kun je meer plaatsen nemen.
network-free-seat = Vrije plaats
network-add-bot = Bot erbij
network-no-bot = Geen bot
network-host = Gastheer
network-here = Jij
network-ready = Klaar
network-not-ready = Nog niet klaar
network-awaited = Nog niet binnen
network-looking-on = Kijken toe: { $names }
network-let-in = Anderen op het netwerk binnenlaten
network-let-in-below = Zolang dit uit staat, bereikt alleen deze computer de tafel.
network-reached = Ze vinden de tafel vanzelf, of met de code en het adres { $addresses } (poort { $port }).
network-reached-hidden = Ze vinden de tafel alleen met de code en het adres { $addresses } (poort { $port }).
network-no-address = Deze computer heeft geen adres op een netwerk. Poort { $port } is open.
network-no-lan = Poort { $port } kan niet voor het netwerk worden geopend: { $error }. Misschien verbiedt een firewall het.
network-moved = De gewone poort is bezet door een ander programma; deze tafel is op poort { $port }.
network-copy = Link kopiëren
network-invite = Uitnodigen
network-invite-below = Stuur deze link naar je vrienden. Ze klikken erop, plakken hem met Ctrl+V in Luna op welke pagina dan ook, of lezen de afbeelding met een camera.
network-invite-picture = De link als QR-code
network-link = Meedoen aan de tafel bij { $place }?
network-link-below = De uitnodiging leidt daar naar kamer { $code }. Die computer krijgt je naam te zien; ga door als je weet wie de link heeft gestuurd.
network-link-look = Spelers zoeken bij { $place }?
network-link-relay = De link leidt naar een relayserver waar iedereen elkaar kan ontmoeten. Hij blijft bij je adressen staan; die computer ziet alleen dat er iemand kijkt.
network-link-later = Verlaat eerst deze tafel en open dan de uitnodiging opnieuw.
network-copied = Gekopieerd: { $invitation }. De anderen plakken het met Ctrl+V in Luna, op welke pagina dan ook.
clipboard-missing = Hier valt niets te kopiëren: dit systeem heeft geen klembord.
network-no-house = Op deze computer kan geen tafel worden geopend: { $error }.
network-undo = Terugnemen
network-undo-consent = Als iedereen akkoord is
network-undo-free = Vrij
network-undo-off = Nooit
network-need-two = Minstens twee plaatsen moeten bezet zijn.
network-need-ready = Er wordt nog gewacht op: { $names }.
network-host-starts = De gastheer begint het spel zodra iedereen klaar is.
network-say-ready = Ik ben klaar
network-unready = Toch niet klaar
network-close-room = Kamer sluiten?
network-close-below = De kamer sluit ook voor { $names }.
network-close-yes = Kamer sluiten
network-without = Nu al beginnen?
network-without-below = Nog niet binnen: { $names }. Wie pas na het begin komt, kan alleen nog toekijken.
network-without-yes = Nu beginnen
network-room-lost = De verbinding is verbroken. Luna blijft proberen terug te komen in de kamer.

## De tafel

network-not-yours = { $name } is aan de beurt, op een andere computer.
network-moves = { $name } speelt
network-elsewhere = op het netwerk
network-lost = De verbinding is verbroken
network-trying = Luna blijft proberen { $host } te bereiken (poort { $port }). Zodra dat lukt, gaat het spel vanzelf verder.
network-host-again = Deze tafel opnieuw openen
network-host-again-below = Iedereen heeft het hele spel. Wie het opnieuw opent, laat de anderen terug naar hun plaats.
network-take-back = De plaatsen terughalen
network-take-back-below = Wie het laatst kwam, speelt. Terughalen kan altijd; er gaat niets verloren.
network-waiting-logs = Wachten op { $names }
network-waiting-logs-below = De tafel is opnieuw geopend. Er gaat niets verloren als Luna wacht tot iedereen terug is.
network-the-others = de anderen
network-go-on = Zonder hen verder
network-go-on-all = Iedereen die er is, moet akkoord gaan om zonder hen verder te gaan.
network-go-on-agreed = Je bent akkoord. Het spel gaat verder zodra iedereen die er is, akkoord gaat.
network-forked = Jouw spel en dat van de anderen gingen anders verder: het jouwe staat in { $file }, en je zit weer aan hun tafel.
network-end-rematch = Nog een netwerkspel
network-end-lost = De verbinding met de anderen is verbroken; hun volgende tafel verschijnt onder ‘Nog een netwerkspel’.
network-end-with = { $count ->
    [one] Revanche met { $name }
   *[other] Revanche met { $count } anderen
}
network-seconds = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
network-yes = Akkoord
network-no = Weigeren
network-away = { $name } is er niet
network-away-below = Wacht, ga een andere dag verder, of stel een bot voor: meer dan de helft van wie er is, moet akkoord gaan. Wie terugkomt, neemt de plaats met één toets weer in.
network-away-mark = afwezig
network-propose = Een bot voorstellen: niveau { $level }, { $name }
network-other-level = Ander niveau
network-proposes = { $name } stelt voor dat een bot van niveau { $level } voor { $away } speelt
network-until-back = tot { $away } terug is en verder speelt
network-bot-takes = Een bot speelt nu voor { $name }.
network-is-back = { $name } is terug.
network-ignored = Een bericht van de computer van { $name } paste niet en is genegeerd.
network-draft-gone = Het spel is anders verlopen: de zet die je voorbereidde, is weg.
network-bot-plays = Een bot speelt voor { $name }
network-play-myself = Zelf verder spelen
network-differs = De computers zijn het niet eens over dit spel
network-differs-below = Hier kan het niet verder, bij de anderen wel. Het logboek van het spel is bewaard, en deze opdracht toont waar het gebeurde: { $command }
network-chat = Chat
network-chat-empty = Er heeft nog niemand iets gezegd.
network-chat-write = Schrijf hier, Enter verstuurt
network-watching = { $count ->
    [one] { $count } kijkt toe
   *[other] { $count } kijken toe
}

## Kant-en-klare zinnen

phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-your-turn = Jouw beurt.
phrase-one-moment = Eén moment.
phrase-thanks = Dank je!
phrase-again = Nog een spel?

## Waarom niet

network-refused = De gastheer weigerde ({ $code }).
network-refused-protocol = De versies passen niet bij elkaar: de gastheer heeft Luna { $one }, dit is Luna { $other }. Installeer op beide computers dezelfde versie.
network-refused-other-rules = De regels zijn niet dezelfde: de gastheer heeft Luna { $one }, dit is Luna { $other }. Installeer op beide computers dezelfde versie.
network-refused-other-game = Aan deze tafel wordt een spel gespeeld dat deze Luna niet kent: de gastheer heeft Luna { $one }, dit is Luna { $other }. Installeer op beide computers dezelfde versie.
network-refused-no-room = Er is geen kamer met deze code.
network-refused-no-table = De gastheer kent deze tafel niet meer.
network-refused-no-seat = Deze plaats is nu van iemand anders.
network-refused-fork = Bij de gastheer is het spel anders verdergegaan dan hier.
network-refused-elsewhere = Deze plaatsen worden nu vanaf een andere computer gespeeld.
network-refused-table-known = De gastheer heeft deze tafel al.
network-refused-host-left = De gastheer heeft de kamer verlaten.
network-refused-busy = De gastheer heeft nu geen plaats voor meer spelers.
network-refused-full = Deze kamer is vol.
network-refused-removed = De gastheer heeft je van deze tafel verwijderd.
network-refused-locked = De gastheer heeft deze tafel op slot gedaan: niemand nieuw komt binnen.
network-refused-no-spectators = Niemand mag aan deze tafel toekijken.
network-refused-silent = De verbinding was te traag.
network-refused-slow-down = Te veel verkeerde codes; probeer het over een minuut opnieuw.
network-refused-disk = De computer van de gastheer kan het spel niet meer opslaan (is de schijf vol?).
network-refused-unreachable = Op { $one }, poort { $other }, antwoordt niemand. Is de tafel daar open, en laat de firewall Luna door?
network-refused-cut = De verbinding is verbroken.
network-refused-nonsense = Op dit adres antwoordt geen Luna-tafel.
network-refused-malformed = De gastheer begreep deze versie van Luna niet.
network-refused-no-tls = De gastheer heeft een oudere Luna, die de verbindingen niet versleutelt. Werk die daar bij.
network-refused-unproved = Wie op { $one }, poort { $other }, antwoordt, heeft niet bewezen de bedoelde gastheer te zijn en heeft niets vernomen.
network-refused-certificate = Het certificaat van { $one } geldt niet voor die naam, dus iemand zou kunnen meeluisteren; er is daar niets verteld.

## Opdrachten

keys-section-network = Op het netwerk
command-chat = Chat
command-yes = Eerste antwoord op een vraag
command-no = Tweede antwoord op een vraag

## De deur van de gastheer

door-title = Aan de deur
door-people = Wie er is
door-nobody = Er is verder niemand.
door-plays = speelt mee
door-watches = kijkt toe
door-asks = wil graag toekijken
door-away = is weg
door-stands-in = een bot valt in
door-locked = Op slot
door-locked-below = Niemand nieuw komt binnen. Wie er al was, mag terugkomen.
door-hidden = Alleen met de code
door-hidden-below = De tafel staat niet in de lijsten van anderen.
door-looking = Toekijken
door-looking-0 = Iedereen
door-looking-1 = Wie wordt binnengelaten
door-looking-2 = Niemand
door-admit = Binnenlaten
door-remove = Verwijderen
door-remove-ask = { $name } verwijderen?
door-remove-below = { $name } komt niet terug, ook niet onder een andere naam.
door-remove-seat = Een bot valt in, en de plaats kan aan iemand anders gegeven worden.
door-removed = De gastheer heeft { $name } verwijderd; een bot valt in.
door-give = Plaats geven
door-give-title = Wie krijgt de plaats van { $name }?
door-pardon = { $count ->
    [one] Laat wie verwijderd is terugkomen
   *[other] Laat de { $count } die verwijderd zijn terugkomen
}
door-knocks = { $name } wil graag toekijken: Menu, Aan de deur.

## Open tafels bij een relay

open-browse = Daar spelers zoeken
open-title = Open tafels bij { $place }
open-count = { $count ->
    [one] Er is één tafel open.
   *[other] Er zijn { $count } tafels open.
}
open-none = Hier is nu geen tafel open. Open er zelf een en laat hem aan iedereen zien.
open-slow = Je hebt vaak gekeken. Wacht even.
open-again = Opnieuw kijken
open-forget = Deze relayserver vergeten
open-all = Alle
open-by-turn = Beurt voor beurt
open-level = Voor
open-level-0 = Iedereen
open-level-1 = Beginners
open-level-2 = Geoefenden
open-level-3 = Kenners
open-seats = { $free } van { $seats } plaatsen vrij
open-usual = De gewone regels
open-names = Namen van gastheren tonen
open-names-below = Vreemden hebben ze gekozen, en iedereen kan elke naam nemen.
open-show = Deze tafel aan iedereen hier laten zien
open-show-below = Vreemden op dit relay vinden hem in de lijst van open tafels.
open-shown = Hij staat in de lijst tot hij vol is, begint of jij weggaat.
open-forbidden = Dit relay heeft geen lijst van open tafels.
open-too-many = De lijst heeft geen plaats voor meer tafels van hier.
open-named = Mijn naam laten zien
open-says = Je woorden voor hen, hoogstens { $count }:
open-says-most = Je kunt hoogstens { $count } dingen zeggen.
open-says-beginners = Beginners welkom
open-says-explain = Ik leg het spel uit
open-says-quick = Graag vlot spelen
open-says-relaxed = Geen haast
open-says-chat = Ik klets graag
open-says-quiet = Een rustige partij
open-says-first = Mijn eerste partij
open-says-more = Daarna graag meer
