"""Upper bounds for the rest of a turn, which make the proofs of Pangea's puzzles short."""

from luna.core.game import Position
from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER
from luna.games.pangea.rules.legal import SELLERS, land, legal
from luna.games.pangea.rules.moves import kind_of
from luna.games.pangea.rules.play import met, producing


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
