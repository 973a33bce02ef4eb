## Pangea: what a hint names

theme-amulets = amulets
theme-carriers = amulets on the way
theme-goods = goods
theme-production = production
theme-tribes = tribes
theme-purchases = purchases
theme-tempo = time
theme-others = the others’ losses
theme-later = later actions of this turn
pangea-why-nothing = Nothing else promises more.
pangea-why = It is about { $themes }.

## Why the lowest level played a worse turn, as the bot says it

slip-carrier = “I had forgotten my amulet on its way home.”
slip-harvest = “I had forgotten that tribes produce only at home.”
slip-land = “I have lost my heart to the { $land }.”
slip-shift = “I do like to see the land drift.”
slip-purse = “I did not want to spend my goods.”

## What a hint says first

pangea-goal-place = Place your tower for what you have drawn, and near the others.
pangea-goal-buy = Buy an amulet.
pangea-goal-ban = Protect something with your ban.
pangea-goal-amulets = Bring an amulet into your tower.
pangea-goal-carriers = Get an amulet nearer to your tower.
pangea-goal-goods = Gather goods.
pangea-goal-production = Let more of your tribes produce.
pangea-goal-tribes = Bring another tribe onto the land.
pangea-goal-purchases = Go where you can buy an amulet.
pangea-goal-tempo = Use what this phase still allows.
pangea-goal-others = Take something away from the others.
pangea-goal-later = Prepare later actions of this turn.
pangea-goal-none = Nothing stands out: many small things add up.
pangea-hint-even = As the bot sees it, another choice is as good here: it hardly matters which.
