"""How the table of Luna looks, and how it is played with the hands."""
