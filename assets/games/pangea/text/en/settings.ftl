## Settings

settings-sample = A tribe on its home landscape brings one good at the end of its player’s turn.
settings-shapes = Peoples can always be told apart without colour: each has its own headdress, hem and sign.
