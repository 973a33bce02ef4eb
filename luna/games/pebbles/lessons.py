"""What the tasks of lessons in Pebbles ask for."""

from __future__ import annotations

from typing import Final

from luna.core.goal import Goals

GOALS: Final[Goals] = {"heap": lambda row, seat, words: row[0] == int(words[0])}
"""`heap 4`: so many pebbles are left."""
