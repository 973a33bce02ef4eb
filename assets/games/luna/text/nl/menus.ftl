## Titel

game-name = Luna
title-subtitle = Het domein van de Maanpriesteres
title-facts = 1–4 spelers · 90 min. · geen geluk

## Nieuw spel

new-setup-preset = Eerste spel
new-setup-free = Vrij
new-setup-preset-below = Alles staat zoals het op de eilanden gedrukt is. Het best voor een eerste avond.
new-setup-free-below = Eilanden en figuren door het lot; iedereen plaatst een altaar en acht novices.
new-live = Altaren en Concilie meteen tellen
new-live-below = Ze tellen al tijdens het spel mee, niet pas aan het einde.
new-fixed = De startspeler blijft dezelfde
new-fixed-below = Alleen met twee spelers.
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout

opening-1 = Zeven eilanden, één tempel, zes nachten.
opening-2 = Je novices roeien van eiland naar eiland, naar waar de Maanpriesteres zal zijn.
opening-3 = Van het pad stappen ze de tempel in: dat levert invloed op.
opening-4 = Maar de tempel is klein, en nieuwkomers verdrijven anderen.
opening-5 = Met de laatste kaars wordt de nacht geteld. Na zes nachten wint de meeste invloed.
