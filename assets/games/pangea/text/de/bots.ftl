## Pangea: was ein Tipp nennt

theme-amulets = Amulette
theme-carriers = Amulette unterwegs
theme-goods = Güter
theme-production = Produktion
theme-tribes = Stämme
theme-purchases = Käufe
theme-tempo = Zeit
theme-others = Verluste der anderen
theme-later = spätere Aktionen dieses Zuges
pangea-why-nothing = Nichts anderes verspricht mehr.
pangea-why = Es geht um { $themes }.

## Warum die unterste Stufe schlechter zog, in den Worten des Bots

slip-carrier = „Mein Amulett unterwegs hatte ich vergessen.“
slip-harvest = „Ich hatte vergessen, dass Stämme nur daheim produzieren.“
slip-land = „Mein Herz hängt an dieser Landschaft: { $land }.“
slip-shift = „Ich sehe das Land so gern treiben.“
slip-purse = „Ich wollte meine Güter nicht ausgeben.“

## Was ein Tipp zuerst sagt

pangea-goal-place = Stell den Turm passend zu den gezogenen Stämmen, und nah bei den anderen.
pangea-goal-buy = Kauf ein Amulett.
pangea-goal-ban = Schütze etwas mit deinem Bann.
pangea-goal-amulets = Bring ein Amulett in deinen Turm.
pangea-goal-carriers = Bring ein Amulett näher an deinen Turm.
pangea-goal-goods = Sammle Güter.
pangea-goal-production = Lass mehr Stämme produzieren.
pangea-goal-tribes = Bring einen weiteren Stamm aufs Land.
pangea-goal-purchases = Komm dahin, wo man ein Amulett kaufen kann.
pangea-goal-tempo = Nutze, was diese Phase noch erlaubt.
pangea-goal-others = Nimm den anderen etwas weg.
pangea-goal-later = Bereite spätere Aktionen dieses Zuges vor.
pangea-goal-none = Nichts sticht heraus: Viele Kleinigkeiten kommen zusammen.
pangea-hint-even = Aus Sicht des Bots ist hier eine andere Entscheidung genauso gut: Es ist fast egal, welche.
