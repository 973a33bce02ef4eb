"""Learning by playing: puzzles with a proof, challenges, lessons. Neutral: what is asked, and when, a game says."""
