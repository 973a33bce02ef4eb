"""Saved games, statistics, daily puzzles and challenges: the data that outlives a table."""
