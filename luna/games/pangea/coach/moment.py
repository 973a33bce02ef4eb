"""The input of Pangea's triggers: the position, the legal moves, the tribes and the recent events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from luna.core.game import Position
from luna.core.teaching import Advice, Moment, Word
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import NUMBER, PEOPLES, TILES
from luna.games.pangea.rules.legal import land, legal
from luna.games.pangea.rules.moves import DRAW, encode, kind_of
from luna.games.pangea.rules.outlook import rest_of_turn, steps_home
from luna.games.pangea.rules.position import Tribe, standing

Event = TypeVar("Event")
HIGH: Final = 2  # amulets in a tower that bring the end near


@dataclass(frozen=True)
class Now:
    """The state before a turn of the coached seat."""

    row: bytearray
    seat: int
    since: Sequence[Any]
    phase: int  # see `rules.position`
    people: int  # the coached seat's people
    tower: int  # the tile of the seat's tower
    rank: int  # amulets in the seat's tower
    goods: int  # the seat's goods
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
    def tribes(self) -> list[Tribe]:
        """The seat's tribes on the land."""
        return list(standing(self.row, self.people))

    @property
    def others(self) -> list[tuple[int, int]]:
        """The other seats, and their peoples."""
        return [(seat, self.row[at.PEOPLE + seat]) for seat in range(self.row[at.PLAYERS]) if seat != self.seat]

    @property
    def magical(self) -> bool:
        """Whether the seat may do magic and move."""
        return self.phase == at.MAGICAL

    @property
    def free(self) -> set[int]:
        """Tiles on which a tribe of the seat carries no amulet."""
        return {tribe.tile for tribe in self.tribes if not tribe.amulet}

    @property
    def carriers(self) -> list[Tribe]:
        """The seat's tribes that carry an amulet."""
        return [tribe for tribe in self.tribes if tribe.amulet]

    @property
    def at_home(self) -> list[int]:
        """The tiles on which a tribe of the seat is at home and carries nothing."""
        return [tribe.tile for tribe in self.tribes if tribe.at_home and not tribe.amulet]

    @property
    def draws(self) -> bool:
        """Whether a tribe can be drawn from the seat's bag."""
        return encode(DRAW, self.people) in self.legal

    def can(self, kind: int) -> Iterator[int]:
        """The legal moves of one kind."""
        return (move for move in self.legal if kind_of(move) == kind)

    def happened(self, kind: type[Event]) -> Iterator[Event]:
        """The events of one type since the last turn of the coached seat."""
        return (event for event in self.since if isinstance(event, kind))

    def beside(self, tile: int) -> Sequence[int]:
        """The tiles one step away."""
        return land(self.row).near[tile]

    def way(self, tile: int) -> int | None:
        """Steps over land to the seat's tower; None without a way."""
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


# ---- words


def said(**facts: int | str) -> dict[str, int | str]:
    """Facts as the messages word them, by name.

    `tile` and `home` are tiles; `people`, `amulet`, `tribe` and `condition` have words within a sentence.
    """
    found = dict[str, int | str]()
    for name, fact in facts.items():
        if name in ("tile", "home"):
            tile, prefix = TILES[fact] if isinstance(fact, int) else fact, "" if name == "tile" else name
            found |= {f"{prefix}land": Word(f"pangea-land-{tile[:-1]}"), f"{prefix}number": tile[-1]}
        elif name in ("people", "amulet", "tribe", "condition"):
            word = PEOPLES[fact] if name == "people" and isinstance(fact, int) else fact
            found[name] = Word(f"pangea-{name}-{word}")
        else:
            found[name] = fact
    return found


def advice(key: str, *lights: int | str, opens: str = "", **facts: int | str) -> Advice:
    """A piece of advice; numbers among the lights are tiles."""
    return Advice(
        key, said(**facts), tuple(one if isinstance(one, str) else f"tile {TILES[one]}" for one in lights), opens
    )
