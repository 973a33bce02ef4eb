"""The hand, the controller of Luna's board: what the player points at, picks up and combines."""
