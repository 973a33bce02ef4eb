# Qui a fait le jeu imprimé.

credits-part-printed = { game-name }, le jeu imprimé
credits-designer = Auteur
credits-art = Illustration et graphisme
credits-models = Graphismes 3D
credits-editors = Rédaction
credits-publisher = Éditeur
credits-english = Éditeur anglais
