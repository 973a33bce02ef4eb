"""Learning by playing: puzzles with a proof. Neutral: what is asked, and when, a game says in its module `puzzles`."""
