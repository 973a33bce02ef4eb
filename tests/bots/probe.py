"""Functions of Luna's compiled core for tests only."""

from collections.abc import Iterator
from ctypes import PyDLL, byref, c_double, c_int, c_size_t, c_ubyte, c_uint16
from ctypes import c_uint64 as c_count
from ctypes import c_void_p as handle
from typing import Any, Final

from luna.bots import compiled
from luna.core.game import Move, Turn
from luna.games.luna.bot import core
from luna.games.luna.bot.core import Core, Tree
from luna.games.luna.bot.value import Value
from luna.games.luna.rules.position import SIZE

_FUNCTIONS: Final[dict[str, tuple[Any, ...]]] = {
    "legal": (c_int, handle, handle, handle),
    "play": (None, handle, handle, c_uint16),
    "perft": (c_count, handle, handle, c_int),
    "totals": (None, handle, handle, handle),
    "candidates": (c_int, handle, handle, handle),
    "node": (c_int, handle, c_size_t, handle, handle, handle, handle),
}
_SEATS: Final = 4


class Probe(Core):
    """The core with all its functions."""

    def __init__(self, value: Value, scale: int) -> None:
        found = core.opened()
        assert isinstance(found, PyDLL), "there is no core: python .ci/core.py"
        compiled.declare(found, _FUNCTIONS)
        super().__init__(found, value.weights, scale)

    def legal(self, row: bytearray) -> list[Move]:
        moves = (c_uint16 * 4096)()
        count: int = self.library.legal(self.handle, bytes(row), moves)
        return moves[:count]

    def play(self, row: bytearray, move: Move) -> None:
        self.library.play(self.handle, (c_ubyte * SIZE).from_buffer(row), move)

    def perft(self, row: bytearray, depth: int) -> int:
        found: int = self.library.perft(self.handle, bytes(row), depth)
        return found

    def totals(self, row: bytearray) -> list[int]:
        worth = (c_int * _SEATS)()
        self.library.totals(self.handle, bytes(row), worth)
        return worth[: row[0]]

    def candidates(self, row: bytearray) -> list[Turn]:
        self.library.candidates(self.handle, bytes(row), byref(self._turns))
        return [turn for _, turn in self._turns.scored()]


def nodes(tree: Tree) -> Iterator[tuple[bytes, int, list[float], float]]:
    """Row, visits, sums and drift of every node except the root."""
    row, visits, sums, drift = (c_ubyte * SIZE)(), c_int(), (c_double * _SEATS)(), c_double()
    slot = 0
    while (found := tree._library.node(tree._handle, slot, row, byref(visits), sums, byref(drift))) >= 0:
        if found:
            yield bytes(row), visits.value, sums[:], drift.value
        slot += 1
