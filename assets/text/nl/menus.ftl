## Titel

title-name = LUNA
title-subtitle = Het domein van de Maanpriesteres
title-continue = Hervatten
title-continue-below = Ronde { $round } met { $names }
title-continue-solo = Solospel, ronde { $round }
title-continue-start = Nieuw spel met { $names }
title-new = Nieuw spel
title-saves = Opgeslagen spellen
title-settings = Instellingen
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
new-seats = Spelers
new-seats-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
new-seats-hint = Rond de tafel, met de klok mee
new-levels = Bots: niveau 0 speelt als iemand die het spel net heeft geleerd, 1 maakt veel fouten, 2 een paar, 3 geen die het ziet; 4 en 5 denken vooruit. Ze spelen allemaal eerlijk: ze weten niet meer dan jij.
new-setup = Opstelling
new-setup-preset = Eerste spel
new-setup-free = Vrij
new-setup-preset-below = Alles staat zoals het op de eilanden gedrukt is. Het best voor een eerste avond.
new-setup-free-below = Eilanden en figuren door het lot; iedereen plaatst een altaar en acht novices.
new-start = Startspeler
new-start-lot = Loten
new-options = Varianten
new-live = Altaren en Concilie meteen tellen
new-live-below = Ze tellen al tijdens het spel mee, niet pas aan het einde.
new-fixed = De startspeler blijft dezelfde
new-fixed-below = Alleen met twee spelers.
new-begin = Spel beginnen
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout

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
