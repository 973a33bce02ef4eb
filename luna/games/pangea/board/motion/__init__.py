"""How one position of Pangea becomes the next."""
