"""Moves as ints: `kind << 12 | argument`, sixteen bits, in the order of the notation.

| kind | fields of the argument |
| --- | --- |
| PLACE | tile (S6) |
| DRAW | people (M2, M4) |
| SHIFT | tile, square (M3) |
| LEAD | people, home, tile, tile of destination (M5) |
| MOVE | tile, home, amulet, tile of destination: one tribe (W1); amulet 0 = none, else landscape + 1 |
| DONE | closes a movement |
| STAY | nobody moves |
| BUY | tile, home of the own tribe, people of the seller (A2) |
| BAN | square (B1) |
| END | ends the turn without a ban |
| DRAWN | people, home: an outcome of a draw |

A movement is a turn of several moves: one MOVE for each tribe, ascending, and DONE.
"""

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Final

PLACE, DRAW, SHIFT, LEAD, MOVE, DONE, STAY, BUY, BAN, END, DRAWN = range(11)

NAMES: Final = ("place", "draw", "shift", "lead", "move", "done", "stay", "buy", "ban", "end", "drawn")
"""The words of the kinds."""
FIELDS: Final[tuple[dict[str, int], ...]] = (
    {"tile": 15},
    {"people": 5},
    {"tile": 15, "square": 26},
    {"people": 5, "home": 3, "tile": 15, "target": 15},
    {"tile": 15, "home": 3, "amulet": 6, "target": 15},
    {},
    {},
    {"tile": 15, "home": 3, "seller": 5},
    {"square": 26},
    {},
    {"people": 5, "home": 3},
)
"""By kind: the fields of an argument, the most significant first, with the number of their values."""
SIZE: Final = tuple(prod(fields.values()) for fields in FIELDS)  # by kind: the number of arguments

Turn = tuple[int, ...]


def encode(kind: int, *values: int) -> int:
    """The move with these values of its fields."""
    argument = 0
    for value, many in zip(values, FIELDS[kind].values(), strict=True):
        argument = argument * many + value
    return kind << 12 | argument


def kind_of(move: int) -> int:
    """The kind, PLACE to DRAWN."""
    return move >> 12


def argument_of(move: int) -> int:
    """The argument: of a move with one field its value."""
    return move & 4095


@cache
def values_of(move: int) -> tuple[int, ...]:
    """The values of a move's fields."""
    argument, values = argument_of(move), list[int]()
    for many in reversed(FIELDS[kind_of(move)].values()):
        argument, value = divmod(argument, many)
        values.append(value)
    return tuple(reversed(values))


CLOSE: Final = encode(DONE)
NOBODY: Final = encode(STAY)
NO_BAN: Final = encode(END)


def movement(parts: Sequence[int]) -> Turn:
    """The whole turn of single steps."""
    return (*sorted(parts), CLOSE)
