"""The conditions of victory, the course without any action, and the best result of a turn."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from luna.core.game import Position
from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER
from luna.games.pangea.rules.legal import SELLERS, land, legal
from luna.games.pangea.rules.moves import BUY, NO_BAN, NOBODY, kind_of, values_of
from luna.games.pangea.rules.play import met, play, producing


class Condition(NamedTuple):
    """A condition of victory (E1): its letter and its requirements."""

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
"""The best first; the seat's own is `play.condition` places from the end."""
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


# ---- upper bounds for the rest of a turn, which make the proofs of puzzles short


def walking(row: Position) -> bool:
    """Whether no magic is left before the movement ends, and no draw is due."""
    return at.moving(row) or not (row[at.MAGIC] or row[at.DRAWING])


def most_produced(row: Position) -> int:
    """Goods that the seat to move produces this turn at most (P3)."""
    people = row[at.PEOPLE + row[at.TURN]]
    if row[at.PHASE] == at.BUYING:
        return len(producing(row, people))
    own = [place for place in row[slice(*at.BLOCK[people])] if place < at.IN_HAND]
    if not walking(row):
        return min(len(own) + row[at.MAGIC] + (row[at.DRAWING] == people + 1), 8)
    near, tower = land(row).near, row[at.TOWER + people]
    room = [number - crowd for number, crowd in zip(NUMBER, row[at.CROWD : at.GOODS], strict=True)]
    for place in own:
        room[place % at.MOVED // 6] += 1
    total = 0
    for home, (first, last) in zip(HOMES[people], at.GROUPS[people], strict=True):
        able, tiles = 0, set[int]()
        for place in row[first:last]:
            if place < at.IN_HAND:
                here, amulet = divmod(place % at.MOVED, 6)
                reach = (here,) if place >= at.MOVED else (here, *near[here])
                found = [tile for tile in reach if tile // 3 == home and (not amulet or tile == tower)]
                able += bool(found)
                tiles.update(found)
        total += min(able, sum(max(0, room[tile]) for tile in tiles))
    return total


def homeward(row: Position, seat: int) -> int:
    """Amulets of a seat that can come home with its next steps, if no more magic is done (W3)."""
    people = row[at.PEOPLE + seat]
    tower = row[at.TOWER + people]
    here = (tower, *land(row).near[tower])
    return sum(
        place % at.MOVED // 6 in (here if place < at.MOVED else here[:1])
        for place in row[slice(*at.BLOCK[people])]
        if place < at.IN_HAND and place % at.MOVED % 6
    )


def carriers(row: Position, seat: int) -> int:
    """Tribes of a seat on the board that carry an amulet."""
    people = row[at.PEOPLE + seat]
    return sum(place < at.IN_HAND and place % at.MOVED % 6 > 0 for place in row[slice(*at.BLOCK[people])])


def brought(row: Position, seat: int) -> int:
    """Amulets that come home at most in this turn of the seat."""
    if row[at.PHASE] == at.BUYING:
        return 0
    return homeward(row, seat) if walking(row) else carriers(row, seat)


def can_buy(row: Position) -> bool:
    """Whether a purchase may be possible when the movement has ended; False is certain."""
    seat = row[at.TURN]
    people = row[at.PEOPLE + seat]
    if row[at.PHASE] == at.BUYING:
        return any(kind_of(move) == moves.BUY for move in legal(row))
    if at.goods(row, seat) <= at.rank(row, seat):
        return False
    if not walking(row):
        return True
    near, mine, have = land(row).near, row[slice(*at.BLOCK[people])], at.owned(row, seat)
    reach = {place % at.MOVED // 6 for place in mine if place < at.IN_HAND}
    reach |= {tile for place in mine if place < at.MOVED for tile in near[place // 6]}
    return any(
        not have >> tile // 3 & 1 and row.find(tile * 6, first, last) >= 0
        for tile in reach
        for seller, first, last in SELLERS[tile // 3]
        if seller != people
    )


Result = tuple[int, int, int]  # condition, amulets and goods of a seat (E3)


def result(amulets: int, goods: int) -> Result:
    """The result that a number of amulets and goods is worth."""
    return met(amulets, goods), amulets, goods


def now(row: Position, seat: int) -> Result:
    """The result of a seat now."""
    return result(at.rank(row, seat), at.goods(row, seat))


def at_best(row: Position) -> Result:
    """The best result of the seat to move at the end of its turn, if it buys nothing."""
    seat = row[at.TURN]
    return result(min(5, at.rank(row, seat) + brought(row, seat)), at.goods(row, seat) + most_produced(row))
