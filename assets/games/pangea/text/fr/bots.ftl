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

## Pourquoi le plus bas niveau a moins bien joué, dit par le bot

slip-carrier = « J’avais oublié mon amulette en chemin. »
slip-harvest = « J’avais oublié qu’une tribu ne produit que chez elle. »
slip-land = « J’ai un faible pour ce paysage : { $land }. »
slip-shift = « J’aime tant voir dériver les terres. »
slip-purse = « Je ne voulais pas dépenser mes biens. »
