## Pangea : ce que nomme un conseil

theme-amulets = amulettes
theme-carriers = amulettes en route
theme-goods = biens
theme-production = production
theme-tribes = tribus
theme-purchases = achats
theme-tempo = temps
theme-others = pertes des autres
pangea-why-nothing = Rien d’autre ne promet davantage.
pangea-why = L’enjeu : { $themes }.
