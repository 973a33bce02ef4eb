"""The conditions of victory; the position at the end of the round, and the market, if no player acts."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import NUMBER
from luna.games.pangea.rules.legal import land, legal
from luna.games.pangea.rules.moves import BUY, NO_BAN, NOBODY, kind_of, values_of
from luna.games.pangea.rules.play import play


class Condition(NamedTuple):
    """A condition of victory (E1): its letter, and what it takes."""

    letter: str
    amulets: int
    goods: int

    def lacks(self, row: bytearray, seat: int) -> tuple[int, int]:
        """The amulets and goods that a seat lacks for it."""
        return max(0, self.amulets - at.rank(row, seat)), max(0, self.goods - at.goods(row, seat))

    def met(self, row: bytearray, seat: int) -> bool:
        """Whether a seat meets it."""
        return self.lacks(row, seat) == (0, 0)

    def progress(self, row: bytearray, seat: int) -> str:
        """The progress of a seat to a condition: its holdings and those required."""
        amulets = f"{at.rank(row, seat)}/{self.amulets}"
        return f"{amulets} · {at.goods(row, seat)}/{self.goods}" if self.goods else amulets


CONDITIONS: Final = (Condition("a", 5, 0), Condition("b", 4, 10), Condition("c", 3, 20))
"""The best first: the last but `play.condition` of them is the one that a seat meets."""
_AMULET: Final = 10  # goods that a missing amulet counts for


def nearest(row: bytearray, seat: int) -> Condition:
    """The condition that a seat lacks least of; of equal ones the one with fewest amulets."""

    def lacks(one: Condition) -> tuple[int, int]:
        amulets, goods = one.lacks(row, seat)
        return amulets * _AMULET + goods, one.amulets

    return min(CONDITIONS, key=lacks)


class Market(NamedTuple):
    """The seats that could buy on a tile if it were their turn."""

    buyers: frozenset[int]
    blocked: frozenset[int]  # seats that could buy if the tile were not overcrowded (P2)


def at_rest(row: bytearray) -> bytearray:
    """The position after this round if every player only handed in and produced (W3, P3)."""
    then, number = row[:], at.round_number(row)
    while then[at.PHASE] in (at.MAGICAL, at.BUYING) and at.round_number(then) == number and not then[at.DRAWING]:
        if at.moving(then):
            break
        then = rest_of_turn(then)
    return then


def rest_of_turn(row: bytearray) -> bytearray:
    """The position after this turn if the player only handed in and produced; no draw is due and no movement open."""
    then = row[:]
    if then[at.PHASE] == at.MAGICAL:
        play(then, NOBODY)
    play(then, NO_BAN)
    return then


def markets(row: bytearray) -> Mapping[int, Market]:
    """The markets by tile (A2)."""
    if row[at.PHASE] == at.PLACING:
        return {}
    roomy = row[:]
    for tile, number in enumerate(NUMBER):
        roomy[at.CROWD + tile] = min(roomy[at.CROWD + tile], number)
    buyers = _buyers(row)
    return {
        tile: Market(frozenset(buyers.get(tile, ())), frozenset(seats - buyers.get(tile, set())))
        for tile, seats in _buyers(roomy).items()
    }


def steps_home(row: bytearray, tile: int, seat: int) -> int | None:
    """Steps over land from a tile to the tower of a seat; None where there is no way."""
    near, goal = land(row).near, row[at.TOWER + row[at.PEOPLE + seat]]
    reached, count = {tile}, 0
    while goal not in reached:
        wider = reached | {there for here in reached for there in near[here]}
        if wider == reached:
            return None
        reached, count = wider, count + 1
    return count


def _buyers(row: bytearray) -> dict[int, set[int]]:
    """The seats that could buy, by tile."""
    found: dict[int, set[int]] = {}
    for seat in range(row[at.PLAYERS]):
        asked = row[:]
        asked[at.TURN], asked[at.PHASE] = seat, at.BUYING
        for move in legal(asked):
            if kind_of(move) == BUY:
                found.setdefault(values_of(move)[0], set()).add(seat)
    return found
