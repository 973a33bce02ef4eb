## Pangea: what a hint names

theme-amulets = amulets
theme-carriers = amulets on the way
theme-goods = goods
theme-production = production
theme-tribes = tribes
theme-purchases = purchases
theme-tempo = time
theme-others = losses of the others
pangea-why-nothing = Nothing else promises more.
pangea-why = What it is for: { $themes }.
