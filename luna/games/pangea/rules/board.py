"""The printed board: squares, tiles, tribes. Read at import from the replaceable data file.

Peoples and landscapes are ints 0..4 in name order; a tile is `landscape * 3 + number - 2`, 0..14; squares are 0..25,
row by row from the top. A tribe has a people and one of that people's three *homes*, 0..2 in name order.
"""

from typing import Final

from luna.core import data

DATA: Final = data.toml("pangea", "board.toml")

PEOPLES: Final[tuple[str, ...]] = tuple(DATA["peoples"])
LANDSCAPES: Final[tuple[str, ...]] = tuple(DATA["landscapes"])
TILES: Final = tuple(f"{name}{number}" for name in LANDSCAPES for number in DATA["numbers"])
NUMBER: Final[tuple[int, ...]] = tuple(number for _ in LANDSCAPES for number in DATA["numbers"])
"""By tile: the number of tribes that it feeds (P2)."""

_ROWS: Final = [row.split() for row in DATA["squares"]]
_PLACES: Final = [(x, y) for y, row in enumerate(_ROWS) for x, what in enumerate(row) if what != "."]
SQUARES: Final = tuple(f"{'abcdef'[x]}{y + 1}" for x, y in _PLACES)
FIRST: Final = tuple(
    sorted(
        (square for square, (x, y) in enumerate(_PLACES) if _ROWS[y][x].isdigit()),
        key=lambda square: int(_ROWS[_PLACES[square][1]][_PLACES[square][0]]),
    )
)
"""The squares numbered 1 to 15, on which the tiles are laid (S3)."""


def _next(square: int, dx: int, dy: int) -> int:
    """One step over the round world (G2): rows and columns wrap around."""
    x, y = _PLACES[square]
    while True:
        x, y = (x + dx) % len(_ROWS[0]), (y + dy) % len(_ROWS)
        if (x, y) in _PLACES:
            return _PLACES.index((x, y))


STEPS: Final = tuple(
    tuple(_next(square, dx, dy) for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1))) for square in range(len(SQUARES))
)
"""By square: its four neighbours above, left, right, below (G1, G2)."""


def over_the_edge(square: int, other: int) -> bool:
    """Whether the step from one square to another leads around the world (G2)."""
    (x, y), (there_x, there_y) = _PLACES[square], _PLACES[other]
    return other in STEPS[square] and abs(x - there_x) + abs(y - there_y) != 1


HOMES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(landscape for landscape, name in enumerate(LANDSCAPES) if name in DATA["tribes"][people])
    for people in PEOPLES
)
"""By people: the landscapes of its three homes."""
COUNT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(DATA["tribes"][people][LANDSCAPES[home]] for home in homes)
    for people, homes in zip(PEOPLES, HOMES, strict=True)
)
"""By people: the tribes of each home."""
START_TILE: Final[tuple[int, ...]] = tuple(TILES.index(DATA["start"][people]) for people in PEOPLES)
"""By people: its tower tile when it is neutral (S4)."""
