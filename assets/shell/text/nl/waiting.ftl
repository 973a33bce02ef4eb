## Tijden

span-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
span-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
span-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

## Ritme

rhythm = Tijd voor een beurt
rhythm-live = Live
rhythm-12h = 12 uur
rhythm-1d = 1 dag
rhythm-3d = 3 dagen
rhythm-7d = 7 dagen
rhythm-none = Geen limiet
rhythm-live-below = Iedereen zit tegelijk aan tafel.
rhythm-slow-below = Iedereen speelt wanneer het uitkomt, dagen of weken lang. ‘Mijn tafels’ op het titelscherm zegt waar je aan de beurt bent.
rhythm-here-below = De anderen kunnen spelen zolang Luna op deze computer draait. Bij een relayserver die altijd draait kan het op elk moment.

## Mijn tafels

title-tables = Mijn tafels
tables-title = Mijn tafels
tables-none = Er is geen spel bezig. Wat je hier of met anderen begint, staat op deze pagina.
tables-waiting = { $count ->
    [0] Niets wacht op je.
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
}
tables-here = op deze computer
tables-own = hier geopend
tables-at = bij { $place }
tables-turn-here = { $name } is aan de beurt
tables-yours = Jij bent aan de beurt, al { $since }
tables-yours-left = Jij bent aan de beurt, nog { $left }
tables-yours-late = Jij bent aan de beurt, te laat
tables-theirs = { $name }, al { $since }
tables-theirs-left = { $name }, nog { $left }
tables-theirs-late = { $name }, te laat
tables-asked = Er wordt je iets gevraagd
tables-resting = De tafel rust
tables-turns = { $count ->
    [one] { $count } beurt sinds je keek
   *[other] { $count } beurten sinds je keek
}
tables-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
tables-prepared = beurt voorbereid
tables-dropped = { $count ->
    [one] een vooraf bepaalde beurt is vervallen
   *[other] { $count } vooraf bepaalde beurten zijn vervallen
}
tables-ahead = { $count ->
    [one] { $count } beurt vooraf bepaald
   *[other] { $count } beurten vooraf bepaald
}
tables-lost = Open hem: daar is een andere stand
tables-unreachable = Nu niet te bereiken
tables-unwatched = Open hem om de stand te zien
tables-unreadable = { $count ->
    [one] Nog één tafel heeft een andere versie van Luna nodig; hij staat veilig bij je opgeslagen spellen.
   *[other] Nog { $count } tafels hebben een andere versie van Luna nodig; ze staan veilig bij je opgeslagen spellen.
}
tables-your-turn = Jij bent aan de beurt: { $players }.
tables-your-turns = { $count ->
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
}

## Het ritme van een tafel

menu-pace = Beurt voor beurt
pace-title = Een tafel, beurt voor beurt
pace-left = al { $waited } gewacht, nog { $left }
pace-is-late = al { $waited } gewacht; de tijd is om
pace-resting = De tafel rust tot iemand speelt.
pace-off = Vrije dagen
pace-off-below = { $count ->
    [0] Je hebt aan deze tafel dit jaar geen vrije dagen meer.
    [one] Je kunt nog één dag achter elkaar nemen. Een vrije dag telt niet mee voor je beurt.
   *[other] Je kunt nog tot { $count } dagen achter elkaar nemen. Een vrije dag telt niet mee voor je beurt.
}
pace-off-running = Je bent nog { $left } vrij.
pace-off-sure = Nu vrije dagen nemen?
pace-off-taken = { $count ->
    [one] Je hebt één dag vrij.
   *[other] Je hebt { $count } dagen vrij.
}
pace-together = Samen
pace-together-below = Niets hiervan gebeurt vanzelf. De anderen worden gevraagd, en het antwoord hoort bij het spel.
pace-remind = Herinneren
pace-reminded = Herinnerd. Het staat in de chat.
pace-rest = De tafel laten rusten
pace-end = Het spel beëindigen
pace-end-sure = Het spel beëindigen zoals het staat?
pace-end-below = Alle anderen worden gevraagd, behalve wie te laat is. Daarna kan niemand verder spelen.
pace-end-below-alone = Niemand anders hoeft het eens te zijn, want de tijd van de ander is om. Het spel eindigt meteen, en daarna kan niemand verder spelen.
pace-end-yes = Vraag het hun
pace-end-yes-alone = Het spel beëindigen
pace-asked = De anderen worden gevraagd. Ze hebben dagen om te antwoorden.
pace-vote-left = nog { $left }
pace-late = De tijd van { $name } is om
pace-late-below = Wacht zo lang je wilt, of beslis samen: een bot kan spelen tot { $name } terug is.
pace-more = Wat nog meer
pace-carried-0 = De spelers hebben dit spel beëindigd zoals het stond
pace-carried-1 = Iedereen is het eens: de tafel rust.
pace-ended-below = Het spel blijft bij je opgeslagen spellen.
talk-moves-0 = { $name } wil het spel beëindigen zoals het staat
talk-moves-1 = { $name } wil de tafel laten rusten
talk-moves-2 = { $count ->
    [one] { $name } neemt een dag vrij
   *[other] { $name } neemt { $count } dagen vrij
}

## Zonder verbinding, en vooraf

ahead-prepared = Voorbereid. De beurt gaat de deur uit zodra er verbinding is.
ahead-waits = Je beurt is voorbereid
ahead-waits-below = Hij gaat vanzelf de deur uit zodra er verbinding is.
ahead-drop = Terugnemen
ahead-look = De tafel ging verder: kijk eerst
ahead-look-below = De beurt die je had voorbereid is bewaard. Hij past nog bij de regels.
ahead-look-gone = De beurt die je had voorbereid past niet meer bij de regels.
ahead-play = Toch spelen
ahead-forget = Laat vallen
ahead-offline = Bereid je beurt voor: hij gaat vanzelf de deur uit zodra er verbinding is.
ahead-exactly = Alleen dan
ahead-alike = Ook als het op hetzelfde neerkomt
ahead-alike-below = Of ook als ze anders spelen, zolang je beurt mag en op hetzelfde neerkomt: dan speelt je eigen Luna hem zodra die draait.
ahead-kept = { $count ->
    [one] Eén beurt is vooraf bepaald. Die wordt gespeeld als de anderen precies zo spelen.
   *[other] { $count } beurten zijn vooraf bepaald. Die worden gespeeld als de anderen precies zo spelen.
}
ahead-alike-kept = { $count ->
    [one] Eén beurt is vooraf bepaald. Hij wordt gespeeld als de anderen zo spelen, of anders zolang hij op hetzelfde neerkomt.
   *[other] { $count } beurten zijn vooraf bepaald. Ze worden gespeeld als de anderen zo spelen, of anders zolang ze op hetzelfde neerkomen.
}
ahead-offer = { $count ->
    [one] Een beurt die je hebt geprobeerd, beantwoordt precies één beurt van de anderen. Moet die gespeeld worden als de anderen precies zo spelen? Niemand hoort het vooraf.
   *[other] { $count } beurten die je hebt geprobeerd, beantwoorden elk precies één beurt van de anderen. Moeten die gespeeld worden als de anderen precies zo spelen? Niemand hoort het vooraf.
}
ahead-chance = Wat het toeval beslist, kun je niet vooraf bepalen.
ahead-dropped = { $count ->
    [one] Het spel ging anders verder: een vooraf bepaalde beurt vervalt.
   *[other] Het spel ging anders verder: { $count } vooraf bepaalde beurten vervallen.
}
ahead-fired = { $count ->
    [one] Een vooraf bepaalde beurt van je is gespeeld.
   *[other] { $count } vooraf bepaalde beurten van je zijn gespeeld.
}
ahead-some = { $count ->
    [one] { $count } beurt vooraf bepaald
   *[other] { $count } beurten vooraf bepaald
}
ahead-too-many = Aan één tafel bepaalt een plaats hoogstens { $count } beurten vooraf.
command-ahead = Deze reeks vooraf bepalen
