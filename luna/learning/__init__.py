"""Learning by playing: proved puzzles, challenges, lessons and the coach. The game supplies all content."""
