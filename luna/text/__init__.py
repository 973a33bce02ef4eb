"""Words: messages of the catalogue in the player's language."""

from luna.text.catalogue import PSEUDO, Catalogue, best_language

__all__ = ["PSEUDO", "Catalogue", "best_language"]
