## Réglages

settings-sample = Une tribu sur son paysage d’origine rapporte un bien à la fin du tour de son joueur.
settings-shapes = On distingue toujours les peuples sans la couleur : chacun a sa coiffe, son ourlet et son signe.
