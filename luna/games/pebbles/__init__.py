"""Pebbles: the smallest game that uses the whole program. For developers and tests; players are not offered it."""

LISTED = False
