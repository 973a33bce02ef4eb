"""A tagged union of the clickable things of the board, and their places in a position. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from luna.games.pangea.rules import moves
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.position import BUYING, LAND, NOWHERE, PEOPLE, PHASE, SQUARE, TURN, Tribe
from luna.shell.board.pointing import Verb


@dataclass(frozen=True, order=True)
class Field:
    """A square with its tile."""

    square: int


@dataclass(frozen=True, order=True)
class Bag:
    """The bag of a people."""

    people: int


@dataclass(frozen=True, order=True)
class Badge:
    """The price at a tile on which a purchase is possible."""

    tile: int


@dataclass(frozen=True, order=True)
class Offer:
    """One way to buy there: seller and carrier, as in the move."""

    move: int


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


def offers(row: bytearray) -> dict[int, list[int]]:
    """The legal purchases by tile.

    The rules are asked in the buying phase only: while a tile is in the air, the row on show is not a legal position.
    """
    found: dict[int, list[int]] = {}
    if row[PHASE] != BUYING:
        return found
    for move in legal(row):
        if moves.kind_of(move) == moves.BUY:
            found.setdefault(moves.values_of(move)[0], []).append(move)
    return found


def about(row: bytearray, turn: Sequence[int]) -> list[Target]:
    """The things that a turn of the seat to move is about."""
    kind, argument = moves.kind_of(turn[0]), moves.argument_of(turn[0])
    if kind == moves.PLACE:
        return [Field(row[SQUARE + argument])]
    if kind == moves.DRAW:
        return [Bag(argument)]
    if kind == moves.SHIFT:
        tile, square = moves.values_of(turn[0])
        return [Field(square), Field(row[SQUARE + tile])]
    if kind == moves.LEAD:
        people, home, tile, _ = moves.values_of(turn[0])
        return [Tribe(people, home, 0, tile)]
    if kind == moves.MOVE:
        tile, home, amulet, _ = moves.values_of(turn[0])
        return [Tribe(row[PEOPLE + row[TURN]], home, amulet, tile)]
    if kind == moves.BUY:
        return [Badge(moves.values_of(turn[0])[0])]
    return [Field(argument)] if kind == moves.BAN else []
