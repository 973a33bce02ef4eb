"""Moves as ints: `kind << 12 | argument`, sixteen bits, in the order of the notation.

| kind | argument |
| --- | --- |
| PLACE | tile (S6) |
| DRAW | people (M2, M4) |
| SHIFT | tile * 26 + square (M3) |
| LEAD | ((people * 3 + home) * 15 + tile) * 15 + tile of destination (M5) |
| MOVE | ((tile * 3 + home) * 6 + amulet) * 15 + tile of destination: one tribe (W1) |
| DONE | closes a movement |
| STAY | nobody moves |
| BUY | (tile * 3 + home) * 5 + people of the seller (A2) |
| BAN | square (B1) |
| END | ends the turn without a ban |
| DRAWN | people * 3 + home: an outcome of a draw |

A movement is a turn of several moves: one MOVE for each tribe, ascending, and DONE.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

PLACE, DRAW, SHIFT, LEAD, MOVE, DONE, STAY, BUY, BAN, END, DRAWN = range(11)

CLOSE: Final = DONE << 12
NOBODY: Final = STAY << 12
NO_BAN: Final = END << 12

Turn = tuple[int, ...]


def encode(kind: int, argument: int = 0) -> int:
    """The move's code."""
    return kind << 12 | argument


def kind_of(move: int) -> int:
    """The kind, PLACE to DRAWN."""
    return move >> 12


def argument_of(move: int) -> int:
    """The argument, see the table above."""
    return move & 4095


def encode_part(tile: int, home: int, amulet: int, target: int) -> int:
    """The code of a MOVE; `amulet` 0 = none, else landscape + 1."""
    return MOVE << 12 | ((tile * 3 + home) * 6 + amulet) * 15 + target


@cache
def part_of(move: int) -> tuple[int, int, int, int]:
    """Tile, home, amulet and destination of a MOVE."""
    rest, target = divmod(move & 4095, 15)
    rest, amulet = divmod(rest, 6)
    return (*divmod(rest, 3), amulet, target)


def encode_lead(people: int, home: int, tile: int, target: int) -> int:
    """The code of a LEAD."""
    return LEAD << 12 | ((people * 3 + home) * 15 + tile) * 15 + target


@cache
def lead_of(move: int) -> tuple[int, int, int, int]:
    """People, home, tile and destination of a LEAD."""
    rest, target = divmod(move & 4095, 15)
    rest, tile = divmod(rest, 15)
    return (*divmod(rest, 3), tile, target)


def encode_shift(tile: int, square: int) -> int:
    """The code of a SHIFT."""
    return SHIFT << 12 | tile * 26 + square


@cache
def shift_of(move: int) -> tuple[int, int]:
    """Tile and square of a SHIFT."""
    return divmod(move & 4095, 26)


def encode_buy(tile: int, home: int, seller: int) -> int:
    """The code of a BUY."""
    return BUY << 12 | (tile * 3 + home) * 5 + seller


@cache
def buy_of(move: int) -> tuple[int, int, int]:
    """Tile, home of the own tribe, and people of the seller of a BUY."""
    rest, seller = divmod(move & 4095, 5)
    return (*divmod(rest, 3), seller)


def movement(parts: Sequence[int]) -> Turn:
    """The whole turn of single steps."""
    return (*sorted(parts), CLOSE)
