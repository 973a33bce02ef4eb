## Commandes ; les actions gardent leur nom

command-novice = Prendre le jeton Novice
command-island = Île { $number }
command-temple = Temple
