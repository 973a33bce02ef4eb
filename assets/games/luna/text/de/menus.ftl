## Titel

game-name = Luna
title-subtitle = Im Tempel der Mondpriesterin
title-facts = 1–4 Personen · 90 Min. · ohne Glück

## Neues Spiel

new-setup-preset = Erstes Spiel
new-setup-free = Frei
new-setup-preset-below = Alles steht wie auf den Inseln aufgedruckt. Gut für den ersten Abend.
new-setup-free-below = Inseln und Figuren per Los; jeder stellt eine Kultstätte und acht Novizen auf.
new-live = Kultstätten und Priesterrat sofort zählen
new-live-below = Sie zählen schon im Spiel zum Einfluss, nicht erst am Ende.
new-fixed = Der Startspieler bleibt immer derselbe
new-fixed-below = Nur zu zweit.
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout

opening-1 = Sieben Inseln, ein Tempel, sechs Nächte.
opening-2 = Deine Novizen rudern von Insel zu Insel, dorthin, wo die Mondpriesterin sein wird.
opening-3 = Vom Pfad treten sie in den Tempel: Das bringt Einfluss.
opening-4 = Doch der Tempel ist klein, und wer neu kommt, verdrängt andere.
opening-5 = Mit der letzten Kerze wird die Nacht gewertet. Nach sechs Nächten gewinnt der größte Einfluss.
