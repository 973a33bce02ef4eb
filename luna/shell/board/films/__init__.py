"""How one position becomes the next: films of declared clips, and the choreography that plays them for any game."""
