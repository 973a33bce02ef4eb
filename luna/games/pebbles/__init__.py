"""Pebbles: the smallest game that uses the whole program. For developers and tests only."""

LISTED = False
