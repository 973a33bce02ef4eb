"""Pebbles: the smallest game that uses all of the house. For developers and tests; players are not offered it."""

LISTED = False
