## Pangea: was ein Tipp nennt

theme-amulets = Amulette
theme-carriers = Amulette unterwegs
theme-goods = Güter
theme-production = Produktion
theme-tribes = Stämme
theme-purchases = Käufe
theme-tempo = Zeit
theme-others = Verluste der anderen
pangea-why-nothing = Nichts anderes verspricht mehr.
pangea-why = Es geht um { $themes }.

## Warum die unterste Stufe schlechter zog, in den Worten des Bots

slip-carrier = „Mein Amulett unterwegs hatte ich vergessen.“
slip-harvest = „Ich hatte vergessen, dass Stämme nur daheim produzieren.“
slip-land = „Mein Herz hängt an dieser Landschaft: { $land }.“
slip-shift = „Ich sehe das Land so gern treiben.“
slip-purse = „Ich wollte meine Güter nicht ausgeben.“
