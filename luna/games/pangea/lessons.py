"""What the tasks of Pangea's lessons ask for. Each is asked of a position and the seat that learns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from luna.core.game import GameError, Position
from luna.core.goal import Goal, Goals
from luna.games.pangea import rules
from luna.games.pangea.rules.position import goods, rank


def _at_least(count: Callable[[bytearray, int], int]) -> Goal:
    def goal(row: Position, seat: int, words: tuple[str, ...]) -> bool:
        if len(words) != 1 or not words[0].isdecimal():
            raise GameError(f"An aim needs one number, not {' '.join(words) or 'nothing'!r}.")
        return count(row, seat) >= int(words[0])

    return goal


def _won(row: Position, seat: int, words: tuple[str, ...]) -> bool:
    """The game is over and won (E3)."""
    if words:
        raise GameError("The aim won needs no more words.")
    return rules.over(row) and rules.places(row)[seat] == 1


GOALS: Final[Goals] = {"goods": _at_least(goods), "amulets": _at_least(rank), "won": _won}
"""`amulets`: in the tower, those on the way do not count (T2)."""
