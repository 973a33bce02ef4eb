"""Saved games, statistics, daily puzzles and challenges: what stays when the table is closed."""
