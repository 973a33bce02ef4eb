"""Animation of any game's table: films of declared clips, and the choreography that plays them."""
