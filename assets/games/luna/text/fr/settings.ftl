## Options

settings-sample = La Prêtresse de la Lune récompense l’Ordre qui a le plus de Novices actifs sur son Île.
settings-shapes = Les Ordres se distinguent toujours sans la couleur : chacun a son emblème, son capuchon et son toit.

settings-confirm-candle = La dernière bougie demande un second clic
settings-confirm-candle-below = Elle termine le tour pour tout le monde.
