"""A tagged union of the things of the board that can be clicked, and where they stand in a position. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.moves import (
    BAN,
    BUY,
    DRAW,
    LEAD,
    MOVE,
    PLACE,
    SHIFT,
    argument_of,
    buy_of,
    kind_of,
    lead_of,
    part_of,
    shift_of,
)
from luna.games.pangea.rules.position import BUYING, GROUPS, LAND, MOVED, NOWHERE, PEOPLE, PHASE, SQUARE, TURN


@dataclass(frozen=True, order=True)
class Field:
    """A square, and the tile that lies there."""

    square: int


@dataclass(frozen=True, order=True)
class Tribe:
    """Tribes that are alike: people, home of that people, amulet (0 = none, else landscape + 1), tile."""

    people: int
    home: int
    amulet: int
    tile: int


@dataclass(frozen=True, order=True)
class Bag:
    """The bag of a people."""

    people: int


@dataclass(frozen=True, order=True)
class Badge:
    """The price at a tile on which something can be bought."""

    tile: int


@dataclass(frozen=True, order=True)
class Offer:
    """One way to buy there: seller and carrier, as the move says."""

    move: int


@dataclass(frozen=True, order=True)
class Verb:
    """A button of the action bar."""

    name: str


Target = Field | Tribe | Bag | Badge | Offer | Verb


def tile_at(row: bytearray, field: Field) -> int | None:
    """The tile on a square, None = water."""
    tile = row[LAND + field.square]
    return None if tile == NOWHERE else tile


def tile_of(row: bytearray, thing: object) -> int | None:
    """The tile that a thing is or stands on; None for all others."""
    if isinstance(thing, Field):
        return tile_at(row, thing)
    return thing.tile if isinstance(thing, Tribe | Badge) else None


def tribes(row: bytearray) -> dict[Tribe, int]:
    """Everybody on the board, with how many alike there are; those that have moved in an open movement too."""
    found: dict[Tribe, int] = {}
    for people, groups in enumerate(GROUPS):
        for home, (first, last) in enumerate(groups):
            for place in row[first:last]:
                if place < 2 * MOVED:
                    tribe = Tribe(people, home, place % MOVED % 6, place % MOVED // 6)
                    found[tribe] = found.get(tribe, 0) + 1
    return found


def offers(row: bytearray) -> dict[int, list[int]]:
    """By tile the purchases that are legal now.

    The rules are asked at buying alone: while a tile is in the air, the row that is shown is no position of a game.
    """
    found: dict[int, list[int]] = {}
    if row[PHASE] != BUYING:
        return found
    for move in legal(row):
        if kind_of(move) == BUY:
            found.setdefault(buy_of(move)[0], []).append(move)
    return found


def about(row: bytearray, turn: Sequence[int]) -> list[Target]:
    """The things that a turn of the seat to move is about."""
    kind, argument = kind_of(turn[0]), argument_of(turn[0])
    if kind == PLACE:
        return [Field(row[SQUARE + argument])]
    if kind == DRAW:
        return [Bag(argument)]
    if kind == SHIFT:
        tile, square = shift_of(turn[0])
        return [Field(square), Field(row[SQUARE + tile])]
    if kind == LEAD:
        people, home, tile, _ = lead_of(turn[0])
        return [Tribe(people, home, 0, tile)]
    if kind == MOVE:
        tile, home, amulet, _ = part_of(turn[0])
        return [Tribe(row[PEOPLE + row[TURN]], home, amulet, tile)]
    if kind == BUY:
        return [Badge(buy_of(turn[0])[0])]
    return [Field(argument)] if kind == BAN else []
