## Pangea: wat een hint noemt

theme-amulets = amuletten
theme-carriers = amuletten onderweg
theme-goods = goederen
theme-production = productie
theme-tribes = stammen
theme-purchases = aankopen
theme-tempo = tijd
theme-others = verliezen van de anderen
theme-later = latere acties in deze beurt
pangea-why-nothing = Niets anders belooft meer.
pangea-why = Het gaat om { $themes }.

## Waarom het laagste niveau slechter speelde, in de woorden van de bot

slip-carrier = ‘Ik was mijn amulet onderweg vergeten.’
slip-harvest = ‘Ik was vergeten dat stammen alleen thuis produceren.’
slip-land = ‘Ik heb mijn hart verloren aan dit landschap: { $land }.’
slip-shift = ‘Ik zie het land zo graag drijven.’
slip-purse = ‘Ik wilde mijn goederen niet uitgeven.’

## Wat een hint eerst zegt

pangea-goal-place = Zet je toren waar je getrokken stammen passen, en dicht bij de anderen.
pangea-goal-buy = Koop een amulet.
pangea-goal-ban = Bescherm iets met je ban.
pangea-goal-amulets = Breng een amulet in je toren.
pangea-goal-carriers = Breng een amulet dichter bij je toren.
pangea-goal-goods = Verzamel goederen.
pangea-goal-production = Laat meer stammen produceren.
pangea-goal-tribes = Breng nog een stam op het land.
pangea-goal-purchases = Kom waar een amulet te koop is.
pangea-goal-tempo = Gebruik wat deze fase nog toelaat.
pangea-goal-others = Neem de anderen iets af.
pangea-goal-later = Bereid latere acties in deze beurt voor.
pangea-goal-none = Niets springt eruit: veel kleine dingen tellen op.
pangea-hint-even = Volgens de bot is een andere keuze hier even goed: het maakt bijna niet uit welke.
