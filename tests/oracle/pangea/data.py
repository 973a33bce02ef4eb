"""The printed matter of Pangea: the reference's own copy of the tables (board, tribes), typed in by hand.

The product keeps the same facts in a data file; the tests compare the two copies, which are never shared.
"""

from typing import Final

PEOPLES: Final = ("purple", "green", "orange", "blue", "yellow")  # name order
LANDSCAPES: Final = ("swamp", "forest", "mountain", "desert", "grassland")
TILES: Final = tuple(f"{landscape}{number}" for landscape in LANDSCAPES for number in (2, 3, 4))

PICTURE: Final = """
     a  b  c  d  e  f
1    .  1  ~  2  ~  .
2    ~  3  4  5  6  7
3    ~  ~  8  ~  ~  ~
4    ~  9 10 11 12 13
5    . 14  ~ 15  ~  .
"""
_COLUMNS, *_ROWS = (line.split() for line in PICTURE.strip().splitlines())
_PRINTED: Final = {
    column + row[0]: printed
    for row in _ROWS
    for column, printed in zip(_COLUMNS, row[1:], strict=True)
    if printed != "."
}
SQUARES: Final = tuple(_PRINTED)  # row by row
NUMBERED: Final = tuple(
    square for number in range(1, 16) for square, printed in _PRINTED.items() if printed == str(number)
)

HOMES: Final = {  # C4: tribes of each people by home
    "purple": {"swamp": 2, "forest": 2, "mountain": 4},
    "green": {"swamp": 4, "mountain": 2, "desert": 2},
    "orange": {"swamp": 2, "desert": 4, "grassland": 2},
    "blue": {"forest": 2, "desert": 2, "grassland": 4},
    "yellow": {"forest": 4, "mountain": 2, "grassland": 2},
}
START_TILE: Final = {  # S4
    "purple": "mountain4",
    "green": "swamp4",
    "orange": "desert4",
    "blue": "grassland4",
    "yellow": "forest4",
}


def all_homes(people: str) -> list[str]:
    """C4: the homes of all eight tribes."""
    return [home for home, number in HOMES[people].items() for _ in range(number)]


def landscape_of(tile: str) -> str:
    """C2."""
    return tile[:-1]


def number_of(tile: str) -> int:
    """C2."""
    return int(tile[-1])


def ring(square: str, direction: str) -> list[str]:
    """G2: the squares of a walk from `square` until it is back, in "left", "right", "up" or "down"."""
    axis = 1 if direction in ("left", "right") else 0  # a row has one digit, a column one letter
    line = [other for other in SQUARES if other[axis] == square[axis]]
    if direction in ("left", "up"):
        line.reverse()
    here = line.index(square)
    return line[here + 1 :] + line[:here]


DIRECTIONS: Final = ("left", "right", "up", "down")
NEIGHBOURS: Final = {square: {ring(square, direction)[0] for direction in DIRECTIONS} for square in SQUARES}  # G1, G2
