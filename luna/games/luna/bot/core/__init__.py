"""The compiled core of Luna: `Core` calls the library made of the C files of this folder. See docs/native.md.

The C files reimplement the rules, the value, the candidates and the endgame. They own no tables: Python passes the
printed board, the weights and the constants of the search to the library when it is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import PyDLL, Structure, byref, c_char_p, c_double, c_int, c_int32, c_size_t, c_ubyte, c_uint16, sizeof
from ctypes import c_void_p as handle
from functools import cache
from itertools import chain, islice
from pathlib import Path
from struct import iter_unpack
from typing import Any, Final

from luna.bots import compiled, search
from luna.bots.evaluator import Scored, Variation
from luna.bots.linear_value import Moment, Weights
from luna.core.game import Turn
from luna.games.luna.bot import features
from luna.games.luna.rules import board
from luna.games.luna.rules.moves import QUARTETS
from luna.games.luna.rules.scoring import SHRINE_IP

FOLDER: Final = Path(__file__).parent
_AHEAD, _BEHIND, _MOST_TURNS, _LONGEST = 1100, 320, 2048, 32  # as in the C files
_MOMENTS: Final = [(number, candles) for number in range(7) for candles in range(5)]
_FUNCTIONS: Final[dict[str, tuple[Any, ...]]] = {
    "new": (handle, handle, c_size_t),
    "free": (None, handle),
    "names": (c_char_p,),
    "ranked": (c_int, handle, handle, handle),
    "refined": (c_int, handle, handle, handle, handle),
    "solved": (c_int, handle, handle, c_int, handle, handle),
    "plant": (handle, handle, handle, handle),
    "fell": (None, handle),
    "visit": (c_int, handle, c_int),
    "children": (c_int, handle, handle, handle),
    "line": (c_int, handle, handle, handle, c_int),
}
"""By name: the result and the arguments of a function."""


class _Turns(Structure):
    """Turns with their values: each an int and the place and length of its moves."""

    _fields_ = (
        ("count", c_int),
        ("used", c_int),
        ("turns", c_ubyte * (8 * _MOST_TURNS)),
        ("moves", c_uint16 * (2 * _MOST_TURNS)),
    )

    def scored(self) -> list[Scored]:
        moves: list[int] = self.moves[: self.used]
        lines = iter_unpack("iHH", memoryview(self.turns)[: 8 * self.count])
        return [(worth, tuple(moves[start : start + length])) for worth, start, length in lines]


class _Tables(Structure):
    _fields_ = (
        ("board", c_ubyte * (281 + 60 * 542)),
        ("tanh", c_double * (2 * _AHEAD + 1)),
        ("prior", c_double * (_BEHIND + 1)),
        ("c_puct", c_double),
        ("limits", c_int32 * 5),
        ("weights", c_int32 * (len(_MOMENTS) * len(features.names()))),
    )


@cache
def _board() -> bytes:
    """The printed board as the C files read it."""

    def tiles(lists: tuple[tuple[int, ...], ...], room: int) -> bytes:
        return b"".join(bytes(line).ljust(room, b"\0") for line in lists)

    out = bytes((*board.SYMBOL, *board.COLOUR, *chain(*board.TILE_OF), *board.GUARD_IP, *board.SEAT_IP))
    out += bytes((*chain(*QUARTETS), SHRINE_IP, board.BUILDER_STEPS)) + tiles(board.PRIZES, 4)
    out += bytes((*map(len, board.PRIZES), *board.PRIESTESS_STEPS, *board.CANDLES))
    for layout in map(board.temple, range(len(board.LAYOUTS))):
        masks = bytes(chain(*layout.masks))
        out += tiles(layout.neighbours, 8) + tiles(layout.prey, 8) + bytes(layout.group_of) + masks
    return out


@cache
def opened() -> PyDLL | compiled.NoCore:
    """The library, or the reason why there is none."""
    return compiled.opened(FOLDER, _FUNCTIONS)


def of_weights(weights: Mapping[Moment, Weights], scale: int) -> Core | None:
    """The core with these weights; None without one."""
    found = opened()
    return Core(found, weights, scale) if isinstance(found, PyDLL) else None


class Core:
    """The rules, the value and the search with one set of weights."""

    def __init__(self, library: PyDLL, weights: Mapping[Moment, Weights], scale: int) -> None:
        names, none = features.names(), dict[str, int]()
        written: bytes = library.names()
        assert written.decode().split() == [name.replace("-", "_") for name in names[48:]], "other features"
        tables = _Tables(
            board=(c_ubyte * (281 + 60 * 542))(*_board()),
            tanh=tuple(search.tanh(ahead, scale) for ahead in range(-_AHEAD, _AHEAD + 1)),
            prior=tuple(map(search.prior, range(_BEHIND + 1))),
            c_puct=search.C_PUCT,
            limits=(search.WIDEST, search.WIDENING, search.WIDEST_OTHERS, search.WIDENING_OTHERS, search.DEEPEST),
            weights=tuple(weights.get(moment, none).get(name, 0) for moment in _MOMENTS for name in names),
        )
        self.library: Any = library
        self.handle = library.new(byref(tables), sizeof(tables))
        if not self.handle:
            raise MemoryError("no room for a core")
        self._turns = _Turns()

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            self.library.free(self.handle)

    def ranked(self, position: bytearray) -> list[Scored]:
        self.library.ranked(self.handle, bytes(position), byref(self._turns))
        return self._turns.scored()

    def refined(self, row: bytearray, turn: Turn) -> Scored:
        """See `bot.turns.refined`."""
        moves, length = (c_uint16 * _LONGEST)(*turn), c_int(len(turn))
        worth: int = self.library.refined(self.handle, bytes(row), moves, byref(length))
        return worth, tuple(moves[: length.value])

    def solved(self, row: bytearray, limit: int) -> Variation | None:
        """See `bot.endings.solved`."""
        moves, margin = (c_uint16 * 4)(), c_int()
        length: int = self.library.solved(self.handle, bytes(row), limit, moves, byref(margin))
        return Variation(tuple(moves[:length]), (margin.value + 2) // 4, 1.0) if length else None

    def tree(self, position: bytearray, turns: list[Scored]) -> Tree:
        return Tree(self, position, turns)


class Tree:
    """A search tree in the core, see `bots.search.Tree`."""

    def __init__(self, core: Core, position: bytearray, turns: list[Scored]) -> None:
        self._core, self._library, self._turns = core, core.library, [turn for _, turn in turns[: search.WIDEST]]
        given, lines, used = _Turns(), b"", 0
        for worth, turn in turns[: search.WIDEST]:
            lines += worth.to_bytes(4, "little", signed=True) + used.to_bytes(2, "little") + bytes((len(turn), 0))
            given.moves[used : used + len(turn)] = turn
            used += len(turn)
        given.count, given.used = len(self._turns), used
        given.turns[: len(lines)] = lines
        self._handle = self._library.plant(core.handle, bytes(position), byref(given))
        if not self._handle:
            raise MemoryError("no room for a search tree")

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            self._library.fell(self._handle)

    def visit(self, times: int = 1) -> None:
        """Run simulations."""
        if not self._library.visit(self._handle, times):
            raise MemoryError("no room for a larger search tree")

    def best(self) -> list[tuple[int, float, Turn]]:
        """Visits, mean utility and turn of the root's children, most visited first."""
        visits, sums = (c_int * search.WIDEST)(), (c_double * search.WIDEST)()
        self._library.children(self._handle, visits, sums)
        known = [
            (count, total / count, turn) for count, total, turn in zip(visits, sums, self._turns, strict=False) if count
        ]
        return sorted(known, key=lambda one: (-one[0], -one[1], one[2]))

    def line(self) -> tuple[Turn, ...]:
        """See `bots.search.Tree.line`."""
        moves, lengths = (c_uint16 * (search.LINE * _LONGEST))(), (c_int * search.LINE)()
        count: int = self._library.line(self._handle, moves, lengths, search.LINE)
        rest = iter(moves)
        return tuple(tuple(islice(rest, length)) for length in lengths[:count])
