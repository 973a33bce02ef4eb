"""The table of any game: its input, its panels, its words."""
