## Captions: what a sound tells

sound-ban = A ban is placed
sound-lift = A ban is lifted
sound-buy = An amulet is bought
sound-coin = Goods come in
sound-draw = A tribe comes out of the bag
sound-drift = A piece of land drifts
sound-lead = A tribe is led
sound-hand-in = An amulet is in the tower
sound-last-round = A gong: the last round
sound-tower = A tower is put up
sound-triumph = A rising flourish: a great moment
sound-loss = Low tones: a setback
