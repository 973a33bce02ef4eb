"""Paints the table and the pieces on it."""
