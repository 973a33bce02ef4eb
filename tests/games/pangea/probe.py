"""Functions of Pangea's compiled core for tests only."""

from ctypes import PyDLL, c_int, c_int64, c_ubyte, c_uint16, c_uint64
from ctypes import c_void_p as handle
from typing import Any, Final

from luna.bots import compiled
from luna.bots.evaluator import Evaluator
from luna.core.game import Move
from luna.games.pangea.bot import core
from luna.games.pangea.bot.core import Core
from luna.games.pangea.bot.features import Value
from luna.games.pangea.rules.position import SIZE

_FUNCTIONS: Final[dict[str, tuple[Any, ...]]] = {
    "legal": (c_int, handle, handle),
    "play": (None, handle, c_int),
    "perft": (c_uint64, handle, c_int),
    "totals": (None, handle, handle, handle),
}


class Probe(Core):
    """The core with all its functions."""

    def __init__(self, evaluator: Evaluator, value: Value) -> None:
        found = core.opened()
        assert isinstance(found, PyDLL), "there is no core: python .ci/core.py"
        compiled.declare(found, _FUNCTIONS)
        super().__init__(found, evaluator, value)

    def legal(self, row: bytearray) -> list[Move]:
        moves = (c_uint16 * 4096)()
        count: int = self.library.legal(bytes(row), moves)
        return moves[:count]

    def play(self, row: bytearray, move: Move) -> None:
        self.library.play((c_ubyte * SIZE).from_buffer(row), move)

    def perft(self, row: bytearray, depth: int) -> int:
        found: int = self.library.perft(bytes(row), depth)
        return found

    def totals(self, row: bytearray) -> list[int]:
        worth = (c_int64 * 4)()
        self.library.totals(self.weights, bytes(row), worth)
        return worth[: row[0]]
