"""The position at the end of the round, and the market, if no player acts."""

from collections.abc import Mapping
from typing import NamedTuple

from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import NUMBER
from luna.games.pangea.rules.legal import land, legal
from luna.games.pangea.rules.moves import BUY, NO_BAN, NOBODY, buy_of, kind_of
from luna.games.pangea.rules.play import play


class Market(NamedTuple):
    """The seats that could buy on a tile if it were their turn."""

    buyers: frozenset[int]
    blocked: frozenset[int]
    """Seats that could buy if the tile were not overcrowded (P2)."""


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
                found.setdefault(buy_of(move)[0], set()).add(seat)
    return found
