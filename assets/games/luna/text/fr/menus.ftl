## Titre

game-name = Luna
title-subtitle = Le monde de la Prêtresse de la Lune
title-facts = 1 à 4 joueurs · 90 min · sans hasard

## Nouvelle partie

new-setup-preset = Première partie
new-setup-free = Libre
new-setup-preset-below = Tout est placé comme indiqué sur les Îles. Idéal pour une première soirée.
new-setup-free-below = Îles et figurines au hasard ; chacun place un Sanctuaire et huit Novices.
new-live = Compter aussitôt Sanctuaires et Conseil
new-live-below = Leurs points s’affichent déjà pendant la partie.
new-fixed = Le premier joueur reste le même
new-fixed-below = À deux joueurs seulement.
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout
