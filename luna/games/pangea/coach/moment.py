"""The input of Pangea's triggers: the position, the legal moves, the tribes and the recent events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeVar

from luna.core.game import Position
from luna.core.teaching import Facts, Moment, Word
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, TILES
from luna.games.pangea.rules.legal import land, legal
from luna.games.pangea.rules.moves import kind_of
from luna.games.pangea.rules.outlook import rest_of_turn, steps_home

Event = TypeVar("Event")
HIGH: Final = 2
"""Amulets in a tower that bring the end near."""


class Stand(NamedTuple):
    """A tribe on the land."""

    home: int  # of the homes of its people
    amulet: int  # 0 = none, else landscape + 1
    tile: int


@dataclass(frozen=True)
class Now:
    """The state before an own action."""

    row: bytearray
    seat: int
    since: Sequence[Any]
    phase: int  # see `rules.position`
    people: int  # the own people
    tower: int  # the tile of the own tower
    rank: int  # amulets in the own tower
    goods: int  # own goods
    owned: int  # bit mask of the landscapes whose amulet is owned, in the tower or carried

    @cached_property
    def legal(self) -> list[int]:
        """The legal moves."""
        return legal(self.row)

    @cached_property
    def left(self) -> bytearray:
        """The position after this turn if the seat does no more."""
        return rest_of_turn(self.row)

    @cached_property
    def tribes(self) -> list[Stand]:
        """Own tribes on the land."""
        return self.standing(self.people)

    def standing(self, people: int) -> list[Stand]:
        """The tribes of a people on the land."""
        return [
            Stand(home, place % 6, place // 6)
            for home, (first, last) in enumerate(at.GROUPS[people])
            for place in self.row[first:last]
            if place < at.MOVED
        ]

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.row[at.PLAYERS]) if seat != self.seat]

    @property
    def free(self) -> set[int]:
        """Tiles with an own tribe without an amulet."""
        return {tribe.tile for tribe in self.tribes if not tribe.amulet}

    @property
    def carriers(self) -> list[Stand]:
        """Own tribes with an amulet."""
        return [tribe for tribe in self.tribes if tribe.amulet]

    def can(self, kind: int) -> Iterator[int]:
        """The legal moves of one kind."""
        return (move for move in self.legal if kind_of(move) == kind)

    def happened(self, kind: type[Event]) -> Iterator[Event]:
        """The events of one type since the last own turn."""
        return (event for event in self.since if isinstance(event, kind))

    def beside(self, tile: int) -> Sequence[int]:
        """The tiles one step away."""
        return land(self.row).near[tile]

    def way(self, tile: int) -> int | None:
        """Steps over land to the own tower; None without a way."""
        return steps_home(self.row, tile, self.seat)

    def room(self, tile: int) -> int:
        """Free places of a tile; below 0 it is overcrowded."""
        return NUMBER[tile] - self.row[at.CROWD + tile]

    def bag(self, people: int, home: int | None = None) -> int:
        """Tribes left in the bag of a people, or only those of one home."""
        groups = at.GROUPS[people] if home is None else at.GROUPS[people][home : home + 1]
        return sum(self.row[first:last].count(at.IN_BAG) for first, last in groups)


def look(moment: Moment) -> Now | None:
    """The state for the triggers; None if the seat has nothing to choose."""
    row, seat = bytearray(moment.position), moment.seat
    phase, people = row[at.PHASE], row[at.PEOPLE + seat]
    if phase == at.OVER or row[at.DRAWING] or row[at.TURN] != seat:
        return None
    tower, counts = row[at.TOWER + people], (at.rank(row, seat), at.goods(row, seat), at.owned(row, seat))
    return Now(row, seat, moment.since, phase, people, tower, *counts)


def turn(position: Position, number: int) -> int:
    """The number of the turn: all six phases of a player are one turn (T1), and so is placing a tower."""
    row = bytearray(position)
    return at.round_number(row) * row[at.PLAYERS] + row[at.TURN]


def at_home(people: int, tribe: Stand) -> bool:
    """Whether a tribe stands on its home landscape."""
    return HOMES[people][tribe.home] == tribe.tile // 3


def lies(tile: int, before: str = "") -> Facts:
    """The name of a tile within a sentence; `before` is a prefix of the keys for a second tile."""
    return {f"{before}land": Word(f"pangea-land-{LANDSCAPES[tile // 3]}"), f"{before}number": TILES[tile][-1]}


def called(people: int) -> Word:
    """The name of a people within a sentence."""
    return Word(f"pangea-people-{PEOPLES[people]}")


def amulet(landscape: int) -> Word:
    """The name of an amulet within a sentence."""
    return Word(f"pangea-amulet-{LANDSCAPES[landscape]}")


def kin(people: int, home: int) -> Word:
    """The name of a tribe within a sentence."""
    return Word(f"pangea-tribe-{LANDSCAPES[HOMES[people][home]]}")


def shown(tile: int) -> str:
    """The board's name of a tile."""
    return f"tile {TILES[tile]}"
