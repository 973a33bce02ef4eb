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

## Why the lowest level played a worse turn, as the bot says it

slip-carrier = “I had forgotten my amulet on its way home.”
slip-harvest = “I had forgotten that tribes produce only at home.”
slip-land = “I have lost my heart to the { $land }.”
slip-shift = “I do like to see the land drift.”
slip-purse = “I did not want to spend my goods.”
