"""Panels over the table that do not pause the game."""
