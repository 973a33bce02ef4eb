"""What computer players know of Luna: the value of a position, the turns worth a look, endings, grounds."""
