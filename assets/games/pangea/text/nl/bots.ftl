## Pangea: wat een hint noemt

theme-amulets = amuletten
theme-carriers = amuletten onderweg
theme-goods = goederen
theme-production = productie
theme-tribes = stammen
theme-purchases = aankopen
theme-tempo = tijd
theme-others = verliezen van de anderen
pangea-why-nothing = Niets anders belooft meer.
pangea-why = Het gaat om { $themes }.

## Waarom het laagste niveau slechter speelde, in de woorden van de bot

slip-carrier = ‘Ik was mijn amulet onderweg vergeten.’
slip-harvest = ‘Ik was vergeten dat stammen alleen thuis produceren.’
slip-land = ‘Ik heb mijn hart verloren aan dit landschap: { $land }.’
slip-shift = ‘Ik zie het land zo graag drijven.’
slip-purse = ‘Ik wilde mijn goederen niet uitgeven.’
