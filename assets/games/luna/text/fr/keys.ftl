## Commandes ; les actions gardent leur nom

command-novice = Prendre le jeton Novice
command-island = Île { $number }
command-temple = Temple
command-verb-next = Action suivante
command-verb-previous = Action précédente
command-family-next = Famille d’actions suivante
command-family-previous = Famille d’actions précédente
command-threats = Menaces dans le Temple
command-scoring = Dernier décompte
keys-section-verbs = Actions
