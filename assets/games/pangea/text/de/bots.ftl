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
