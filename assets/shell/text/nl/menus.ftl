## Titel

title-choose = Kies een spel
title-games = Spellen
title-continue = Hervatten
title-continue-solo = Solospel, ronde { $round }
title-continue-start = Nieuw spel met { $names }
title-continue-with = Met { $names }
title-new = Nieuw spel
title-saves = Opgeslagen spellen
title-settings = Instellingen
title-more = Meer
title-quit = Afsluiten
title-full-screen = F11 volledig scherm
title-version = Versie { $version }

## Menu’s

back = Terug
close = Sluiten
entry-full = Er is plaats voor hoogstens { $count } letters.
key-enter = Enter
key-esc = Esc
key-space = Spatie
list-last = { $before } en { $last }

## Nieuw spel

new-title = Nieuw spel
new-game = Spel
new-seats = Spelers
new-seats-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
new-seats-hint = Rond de tafel, met de klok mee
new-faces-hint = Een klik op een gezicht brengt het volgende.
new-levels = Bots: niveau 0 heeft het spel net geleerd. Elk volgend niveau wint ongeveer zeven van de tien partijen van het vorige. Ze spelen allemaal eerlijk: ze weten niet meer dan jij.
new-levels-slow = Niveau { $level } denkt hier tot { $seconds } seconden over een beurt na: de gecompileerde kern ontbreekt.
new-suits = Gelijkwaardig voor { $name }: niveau { $level }
new-setup = Opstelling
new-start = Startspeler
new-start-lot = Loten
new-options = Varianten
new-begin = Spel beginnen

## Menu boven de tafel

menu-title = Menu
menu-continue = Terug naar het spel
menu-settings = Instellingen
menu-export = Als tekst exporteren
menu-leave = Hoofdmenu
menu-quit = Luna afsluiten
menu-saved = Het spel wordt na elke beurt opgeslagen.
menu-copy = Kopie bewaren
menu-copied = Het spel gaat verder in de kopie { $file } en wordt daar opgeslagen.
menu-unsaved = Dit spel wordt niet opgeslagen!
menu-unkept = Deze computer slaat het spel nu niet op, de anderen wel.
menu-lose = Niet-opgeslagen spel verlaten?
menu-lose-below = Sommige beurten staan niet op de schijf. ‘Kopie bewaren’ in het menu probeert ze in een nieuw bestand te bewaren.
menu-lose-yes = Verlaten

# On the title while it plays by itself.
attract-back = Een willekeurige toets brengt je terug naar het menu

opening-skip = Verder met elke toets
