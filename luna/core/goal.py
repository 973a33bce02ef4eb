"""What a game brings for lessons: its module `lessons` has `GOALS`, what a task may ask for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.core.game import Position

Goal = Callable[[Position, int, tuple[str, ...]], bool]
"""`goal(position, seat, words)`: whether the seat has come so far; the words say how far (`favours 2`).

`GameError` in one sentence when the words mean nothing.
"""

Goals = Mapping[str, Goal]
