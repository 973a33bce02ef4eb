"""Seats, turns, and the agreement between players."""
