"""The hand, the controller of Luna's board: the things that the player points at, picks up and combines."""
