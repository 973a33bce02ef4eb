# Luna en français. Les lieux portent leur article : « l’Île du Voilier » va après « sur », « de » et « vers ».
# Le nom d’un joueur ne suit jamais « de » : l’élision dépendrait du nom.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
automaton = Adversaire
automaton-told = l’adversaire
