"""The standing of a seat as panels show it: how far each condition is away. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.games.pangea.rules.position import goods, rank


class Condition(NamedTuple):
    """A condition of victory (E1): its letter, and what it takes."""

    letter: str
    amulets: int
    goods: int


CONDITIONS: Final = (Condition("a", 5, 0), Condition("b", 4, 10), Condition("c", 3, 20))
_AMULET: Final = 10  # goods that a missing amulet counts for


def nearest(row: bytearray, seat: int) -> Condition:
    """The condition that a seat lacks least of; of equal ones the one with fewest amulets."""

    def lacks(one: Condition) -> tuple[int, int]:
        amulets, missing = max(0, one.amulets - rank(row, seat)), max(0, one.goods - goods(row, seat))
        return amulets * _AMULET + missing, one.amulets

    return min(CONDITIONS, key=lacks)


def meets(row: bytearray, seat: int, one: Condition) -> bool:
    """Whether a seat has all of it."""
    return rank(row, seat) >= one.amulets and goods(row, seat) >= one.goods
