"""The table of any game: who is heard, what lies open over it, what is told of it."""
