"""The picture of a position at rest: the world, the tiles with all their pieces, panels and top bar."""
