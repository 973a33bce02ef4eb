## Pangea : ce que nomme un conseil

theme-amulets = amulettes
theme-carriers = amulettes en route
theme-goods = biens
theme-production = production
theme-tribes = tribus
theme-purchases = achats
theme-tempo = temps
theme-others = pertes des autres
theme-later = actions suivantes de ce tour
pangea-why-nothing = Rien d’autre ne promet davantage.
pangea-why = L’enjeu : { $themes }.

## Pourquoi le plus bas niveau a moins bien joué, dit par le bot

slip-carrier = « J’avais oublié mon amulette en chemin. »
slip-harvest = « J’avais oublié qu’une tribu ne produit que chez elle. »
slip-land = « J’ai un faible pour ce paysage : { $land }. »
slip-shift = « J’aime tant voir dériver les terres. »
slip-purse = « Je ne voulais pas dépenser mes biens. »

## Ce qu’un conseil dit d’abord

pangea-goal-place = Posez la tour selon les tribus tirées, et près des autres.
pangea-goal-buy = Achetez une amulette.
pangea-goal-ban = Protégez quelque chose avec votre ban.
pangea-goal-amulets = Faites entrer une amulette dans votre tour.
pangea-goal-carriers = Rapprochez une amulette de votre tour.
pangea-goal-goods = Amassez des biens.
pangea-goal-production = Faites produire davantage de tribus.
pangea-goal-tribes = Amenez une tribu de plus sur les terres.
pangea-goal-purchases = Allez là où une amulette peut s’acheter.
pangea-goal-tempo = Profitez de ce que cette phase permet encore.
pangea-goal-others = Prenez quelque chose aux autres.
pangea-goal-later = Préparez la suite de ce tour.
pangea-goal-none = Rien ne ressort : beaucoup de petites choses s’ajoutent.
pangea-hint-even = Selon le bot, un autre choix vaut autant ici : peu importe lequel.
