"""Panels over the table that do not stop the game."""
