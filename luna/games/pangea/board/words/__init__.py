"""The words for Pangea's turns, from the catalogue. Pure."""
