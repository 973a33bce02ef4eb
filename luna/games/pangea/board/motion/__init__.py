"""Animation of Pangea's board: from events to films."""
