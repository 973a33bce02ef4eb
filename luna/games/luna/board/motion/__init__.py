"""Animation of Luna's board: from events to films."""
