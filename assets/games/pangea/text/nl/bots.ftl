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
