# Luna en français. Les lieux portent leur article : « l’Île du Voilier » va après « sur », « de » et « vers ».
# Le nom d’un joueur ne suit jamais « de » : l’élision dépendrait du nom.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Choses

order-yellow = Jaune
order-red = Rouge
order-blue = Bleu
order-white = Blanc
automaton = Adversaire
figure-priestess = Prêtresse de la Lune
figure-builder = Architecte
figure-apostate = Apostat
figure-guard = Gardien du Temple
island-book = Bibliothèque
island-bribery = Corruption
island-novice = Novice
island-sail = Voilier
island-herbs = Plantes
island-shrine = Sanctuaire
island-tide = Marée
island-jetty = Embarcadère
place-book = l’Île de la Bibliothèque
place-bribery = l’Île de la Corruption
place-novice = l’Île du Novice
place-sail = l’Île du Voilier
place-herbs = l’Île aux Plantes
place-shrine = l’Île du Sanctuaire
place-tide = l’Île de la Marée
place-path = le chemin
place-jetty = l’embarcadère
favour-book = Livre
favour-bribery = Corruption
favour-novice = Novice
favour-sail = Voilier
favour-herbs = Plantes
favour-shrine = Sanctuaire
favour-tide = Marée
cause-guard = sanctification
cause-eviction = éviction
cause-book = livre
cause-candle = dernière bougie
cause-priestess = Prêtresse de la Lune
cause-apostate = Apostat
cause-temple = Temple
cause-shrines = Sanctuaires
cause-favours = faveurs gardées
cause-council = Conseil

## Actions

family-island = Île
family-moving = Mouvement
family-temple = Temple
family-other = Autres
verb-favour = Faveur
verb-recruit = Recruter
verb-shrine = Bâtir
verb-herbs = Plantes
verb-journey = Déplacer
verb-tide = Marée
verb-sail = Voilier
verb-appoint = Promouvoir
verb-consecrate = Sanctifier
verb-book = Érudition
verb-council = Conseil
verb-expel = Expulser
verb-meditate = Méditer
verb-finish = Terminer
action-favour = Faveur du Prêtre
action-recruit = Recrutement
action-shrine = Sanctuaire
action-herbs = Plantes
action-journey = Déplacement
action-tide = Marée
action-sail = Voilier
action-appoint = Promotion
action-consecrate = Sanctification
action-book = Érudition
action-council = Conseil
action-expel = Expulsion
action-meditate = Méditation
