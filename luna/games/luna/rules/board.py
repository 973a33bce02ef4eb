"""The printed board: tiles, temple geometry, values. Read at import from the replaceable data file.

Islands, favours and symbols are ints 0..6 in name order, orders 0..3, temple boards 0..3; tiles are 1..28.
"""

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Final, NamedTuple

from luna.core import data

DATA: Final = data.toml("luna", "board.toml")

ISLANDS: Final[tuple[str, ...]] = tuple(DATA["islands"])
ORDERS: Final[tuple[str, ...]] = tuple(DATA["orders"])
BOARDS: Final[tuple[str, ...]] = tuple(DATA["boards"])
BOOK_ISLE, BRIBERY_ISLE, NOVICE_ISLE, SAIL_ISLE, HERBS_ISLE, SHRINE_ISLE, TIDE_ISLE = range(7)

SYMBOL: Final[tuple[int, ...]] = (7, *DATA["tiles"]["symbols"])
"""Island whose symbol tile t shows; index 0 is no tile."""

SPACES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(tiles) for tiles in DATA["boards"].values())
"""Tiles p1..p7 of each temple board."""

COLOUR: Final[tuple[int, ...]] = tuple(
    next((board for board, tiles in enumerate(SPACES) if tile in tiles), 4) for tile in range(29)
)
"""Temple board of tile t."""

TILE_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(next(t for t in range(1, 29) if SYMBOL[t] == isle and COLOUR[t] == board) for board in range(4))
    for isle in range(7)
)
"""The one tile with a symbol and a colour (C3)."""

GUARDS: Final[tuple[int, ...]] = tuple(DATA["guards"])
GUARD_IP: Final[tuple[int, ...]] = (0, *reversed(GUARDS))
"""Points of a consecration by round 1..6 (R6)."""

SEAT_IP: Final[tuple[int, ...]] = tuple(DATA["council"])
_PRIESTESSES: Final = [DATA["figures"]["priestess-6" if players == 4 else "priestess-5"] for players in range(5)]
PRIZES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(priestess["prizes"]) for priestess in _PRIESTESSES)
"""Prizes of the Priestess by number of players (S10)."""
PRIESTESS_STEPS: Final[tuple[int, ...]] = tuple(priestess["steps"] for priestess in _PRIESTESSES)
BUILDER_STEPS: Final[int] = DATA["figures"]["builder"]["steps"]
CANDLES: Final = (0, 0, 3, 4, 4)
"""Candles of a round by number of players (S6)."""


class Preset(NamedTuple):
    """The printed first-game set-up, as islands."""

    ring: tuple[int, ...]
    figures: tuple[int, ...]  # priestess, builder, apostate
    novices: tuple[tuple[int, ...], ...]  # by order
    shrines: tuple[int, ...]  # by order


def _isles(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(map(ISLANDS.index, names))


_PRINTED: Final = DATA["preset"]
PRESET: Final = Preset(
    _isles(_PRINTED["islands"]),
    _isles(_PRINTED["figures"][figure] for figure in ("priestess", "builder", "apostate")),
    tuple(_isles(_PRINTED["novices"][order]) for order in ORDERS),
    _isles(_PRINTED["shrines"][order] for order in ORDERS),
)

LAYOUTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    layout for boards in (2, 3, 4) for layout in permutations(range(4), boards)
)
"""Every sequence of two to four boards from the gate outwards; a position stores its index."""


class Temple(NamedTuple):
    """The geometry of a layout."""

    neighbours: tuple[tuple[int, ...], ...]  # by tile, ascending
    prey: tuple[tuple[int, ...], ...]  # by tile: its neighbours with lower numbers, which it can evict (A15.2)
    groups: tuple[tuple[int, ...], ...]  # path tiles by group, 0 = nearest to the jetty; each ascending
    group_of: tuple[int, ...]  # by tile; 6 = not on the path
    masks: tuple[tuple[int, ...], ...]  # by group and island: bit c is set if it holds that symbol in colour c
    starters: tuple[int, ...]  # the tiles 1..4 in play (S3)


@cache
def temple(layout: int) -> Temple:
    """Geometry and path of a layout (S2, S4)."""
    boards = LAYOUTS[layout]
    edges: list[set[int]] = [set() for _ in range(29)]

    def join(a: int, b: int) -> None:
        edges[a].add(b)
        edges[b].add(a)

    for here, board in enumerate(boards):
        spaces = SPACES[board]
        for step in DATA["adjacency"]["inside"]:
            for tile, other in zip(spaces, spaces[step:], strict=False):
                join(tile, other)
        if here + 1 < len(boards):
            for mine, next_one in DATA["adjacency"]["between"]:
                join(spaces[mine - 1], SPACES[boards[here + 1]][next_one - 1])
    tiles = sorted(tile for board in boards for tile in SPACES[board])
    starters, on_path = [t for t in tiles if t <= 4], [t for t in tiles if t > 4]
    size = len(boards)
    groups = tuple(tuple(on_path[k : k + size]) for k in range(0, 6 * size, size))
    group_of = [6] * 29
    masks = [[0] * 7 for _ in range(7)]
    for number, group in enumerate(groups):
        for tile in group:
            group_of[tile] = number
            masks[number][SYMBOL[tile]] |= 1 << COLOUR[tile]
    neighbours = tuple(tuple(sorted(edge)) for edge in edges)
    prey = tuple(tuple(u for u in near if u < tile) for tile, near in enumerate(neighbours))
    return Temple(neighbours, prey, groups, tuple(group_of), tuple(map(tuple, masks)), tuple(starters))
