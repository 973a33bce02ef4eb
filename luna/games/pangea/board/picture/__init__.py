"""The picture of a position at rest: the world, the tiles with all that stands on them, panels and top bar."""
