"""What Pangea says of its turns, in the words of the catalogue. Pure."""
