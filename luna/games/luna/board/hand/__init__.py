"""What the player points at, picks up and puts together."""
