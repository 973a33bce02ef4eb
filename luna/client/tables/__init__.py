"""How tables look: one folder a game."""
