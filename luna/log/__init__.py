"""The log of a game: kept on disk, read, and folded into a position."""
