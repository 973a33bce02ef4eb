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

opening-1 = Sept îles, un temple, six nuits.
opening-2 = Vos novices rament d’île en île, là où sera la Prêtresse de la Lune.
opening-3 = Du chemin, ils entrent au temple : cela rapporte de l’influence.
opening-4 = Mais le temple est petit, et les nouveaux venus en chassent d’autres.
opening-5 = Avec la dernière bougie, la nuit est comptée. Après six nuits, la plus grande influence l’emporte.
