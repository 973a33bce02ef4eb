"""The position: one row of bytes with named offsets.

Seats are 0..3 in turn order. A tribe is one byte: `tile * 6 + amulet` where it stands (amulet 0 = none, else landscape
+ 1), plus `MOVED` after its step in an open movement, or `IN_HAND` (S5) or `IN_BAG`. The tribes of one home are sorted,
so equal positions are equal rows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from luna.games.pangea.rules.board import COUNT, HOMES, LANDSCAPES, NUMBER, PEOPLES, TILES

PLAYERS: Final = 0  # seats, 2..4
PHASE: Final = 1
TURN: Final = 2  # seat that decides
ROUND: Final = 3  # WIDE bytes: 0 while placing, then 1, 2, ...
MAGIC: Final = 6  # actions left in the phase (M1)
LAST_ROUND: Final = 7  # 1 once a condition has been met (E2)
OPTIONS: Final = 8  # ALL_PRODUCE | SLIDE
LAST: Final = 9  # two bytes: the last part of an open movement + 1, 0 = none
DRAWING: Final = 11  # the people of the draw that is due + 1, 0 = none
PEOPLE: Final = 12  # by seat, then the neutral ones in name order
SEAT: Final = 17  # by people: its seat, NEUTRAL
TOWER: Final = 22  # by people: the tile of its tower, NOWHERE
TRIBE: Final = 27  # five times eight tribes, by people and home
SQUARE: Final = 67  # by tile: where it lies
LAND: Final = 82  # by square: the tile there, NOWHERE = water
CROWD: Final = 108  # by tile: tribes on it (P2)
GOODS: Final = 123  # by seat, WIDE bytes each
AMULETS: Final = 135  # by seat: bit for each landscape whose amulet is in the tower
BAN: Final = 139  # by seat: the square with its ban + 1, 0 = not placed
SIZE: Final = 143

PLACING, MAGICAL, BUYING, OVER = range(4)  # phases: S6; M and W; A, P and B

WIDE: Final = 3  # bytes of an unlimited number (C6, T4)
NEUTRAL: Final = 4
NOWHERE: Final = 255
MOVED: Final = 90
IN_HAND: Final = 254
IN_BAG: Final = 255

ALL_PRODUCE: Final = 1  # O1
SLIDE: Final = 2  # O2

GROUPS: Final = tuple(
    tuple(
        (TRIBE + 8 * people + sum(counts[:home]), TRIBE + 8 * people + sum(counts[: home + 1]))
        for home in range(len(counts))
    )
    for people, counts in enumerate(COUNT)
)
"""By people and home: first and last + 1 of its tribes in the row."""
BLOCK: Final = tuple((TRIBE + 8 * people, TRIBE + 8 * people + 8) for people in range(len(PEOPLES)))
"""By people: all its tribes."""
RANK: Final = tuple(bin(amulets).count("1") for amulets in range(32))  # number of amulets by their bits (T2)
HOME_OF: Final = tuple(tuple(home for home, count in enumerate(counts) for _ in range(count)) for counts in COUNT)
"""By people: the home of each of its eight tribes."""


def goods(row: bytearray, seat: int) -> int:
    """Goods of a seat."""
    first = GOODS + WIDE * seat
    return int.from_bytes(row[first : first + WIDE])


def set_goods(row: bytearray, seat: int, number: int) -> None:
    """Set the goods of a seat."""
    first = GOODS + WIDE * seat
    row[first : first + WIDE] = number.to_bytes(WIDE)


def earn(row: bytearray, seat: int, number: int) -> None:
    """Add goods; a negative number takes them away."""
    set_goods(row, seat, goods(row, seat) + number)


def rank(row: bytearray, seat: int) -> int:
    """Amulets in the tower of a seat (T2)."""
    return RANK[row[AMULETS + seat]]


def ranks(row: bytearray) -> tuple[int, ...]:
    """Amulets in the towers, by seat."""
    return tuple(rank(row, seat) for seat in range(row[PLAYERS]))


def owned(row: bytearray, seat: int) -> int:
    """Bits of the landscapes whose amulet a seat has, in the tower or on the way (A2)."""
    first, last = BLOCK[row[PEOPLE + seat]]
    mask = row[AMULETS + seat]
    for tribe in row[first:last]:
        if tribe < IN_HAND and tribe % 6:
            mask |= 1 << tribe % 6 - 1
    return mask


def moving(row: bytearray) -> bool:
    """Whether a movement is open."""
    return bool(row[LAST] or row[LAST + 1])


def overcrowded(row: bytearray, tile: int) -> bool:
    """P2."""
    return row[CROWD + tile] > NUMBER[tile]


def round_number(row: bytearray) -> int:
    """The number of the round; 0 while towers are placed."""
    return int.from_bytes(row[ROUND : ROUND + WIDE])


def set_round(row: bytearray, number: int) -> None:
    """Set the number of the round."""
    row[ROUND : ROUND + WIDE] = number.to_bytes(WIDE)


# ---- the tribes as things: their places, and how many are alike


@dataclass(frozen=True, order=True)
class Tribe:
    """Tribes that are alike: people, home of that people, amulet (0 = none, else landscape + 1), tile."""

    people: int
    home: int
    amulet: int
    tile: int

    @property
    def land(self) -> str:
        """The word of its home."""
        return LANDSCAPES[HOMES[self.people][self.home]]

    @property
    def carried(self) -> str:
        """The word of its amulet; empty without one."""
        return LANDSCAPES[self.amulet - 1] if self.amulet else ""

    @property
    def at_home(self) -> bool:
        """Whether it stands on its own landscape."""
        return HOMES[self.people][self.home] == self.tile // 3

    @property
    def place(self) -> int:
        """Its byte in the row."""
        return self.tile * 6 + self.amulet

    def __str__(self) -> str:
        """In the words of the notation, without its tile."""
        return f"{PEOPLES[self.people]} {self.land}{self.carried and f'+{self.carried}'}"


def called(people: str, home: str, amulet: str | None, tile: str) -> Tribe:
    """The tribe named by these words."""
    number, carried = PEOPLES.index(people), LANDSCAPES.index(amulet) + 1 if amulet else 0
    return Tribe(number, HOMES[number].index(LANDSCAPES.index(home)), carried, TILES.index(tile))


def standing(row: bytearray, people: int) -> Iterator[Tribe]:
    """The tribes of a people on the board, one by one; those that have moved in an open movement too."""
    for home, (first, last) in enumerate(GROUPS[people]):
        for place in row[first:last]:
            if place < 2 * MOVED:
                yield Tribe(people, home, place % MOVED % 6, place % MOVED // 6)


def tribes(row: bytearray) -> dict[Tribe, int]:
    """All tribes on the board, with the number of those alike."""
    found: dict[Tribe, int] = {}
    for people in range(len(PEOPLES)):
        for tribe in standing(row, people):
            found[tribe] = found.get(tribe, 0) + 1
    return found
