"""Goals of the tasks in lessons of Pebbles."""

from typing import Final

from luna.core.teaching import Goals

GOALS: Final[Goals] = {"heap": lambda row, seat, words: row[0] == int(words[0])}
"""`heap 4`: four pebbles are left."""
