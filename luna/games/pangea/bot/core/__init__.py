"""The compiled core of Pangea: `Core` calls the library made of `core.c`. See docs/native.md.

The library reimplements the rules, the value, the ranking and the plan. Python passes it the printed board and the
weights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ctypes import PyDLL, Structure, byref, c_int, c_int64, c_uint16
from ctypes import c_void_p as handle
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from luna.bots import compiled, search
from luna.bots.evaluator import Evaluator, Scored
from luna.games.pangea.bot.features import Value, names
from luna.games.pangea.rules.board import COUNT, HOMES, NUMBER, STEPS

FOLDER: Final = Path(__file__).parent
_MOST_MOVES, _LONGEST, _WEIGHTS = 1024, 10, 33  # as in core.c
_BOARD: Final = tuple(bytes(chain(*rows)) for rows in ((NUMBER,), HOMES, COUNT, STEPS))
_SIZES: Final = [15, 15, 15, 104]
_FUNCTIONS: Final[Mapping[str, tuple[Any, ...]]] = {
    "board": (None, handle, handle, handle, handle),
    "ranked": (c_int, handle, handle, handle),
    "planned": (c_int, handle, handle, c_int, handle, c_int, handle),
}
"""By name: the result and the arguments of a function."""


class _Scored(Structure):
    _fields_ = (("ahead", c_int64), ("length", c_int), ("move", c_uint16 * _LONGEST))


@cache
def opened() -> PyDLL | compiled.NoCore:
    """The library, or the reason why there is none."""
    found = compiled.opened(FOLDER, _FUNCTIONS)
    if isinstance(found, PyDLL):
        assert [len(table) for table in _BOARD] == _SIZES and len(names()) == _WEIGHTS, (
            "another board or other features"
        )
        board: Any = found
        board.board(*_BOARD)
    return found


def core_of(evaluator: Evaluator, value: Value) -> Core | None:
    """The core of an evaluator with this value; None without one."""
    found = opened()
    return Core(found, evaluator, value) if isinstance(found, PyDLL) else None


class Core:
    """The rules, the value and the plan with one set of weights."""

    def __init__(self, library: PyDLL, evaluator: Evaluator, value: Value) -> None:
        lines = value.lines.values()
        self.library: Any = library
        self._evaluator = evaluator
        self.weights = (c_int64 * (_WEIGHTS * len(lines)))(*chain(*lines))
        self._turns = (_Scored * _MOST_MOVES)()

    def ranked(self, position: bytearray) -> list[Scored]:
        turns = self._turns
        count = self.library.ranked(self.weights, bytes(position), turns)
        return [(one.ahead, tuple(one.move[: one.length])) for one in turns[:count]]

    def tree(self, position: bytearray, turns: list[Scored]) -> search.Tree:
        """The tree search in Python, because it has draws of chance."""
        return search.Tree(self._evaluator, position, turns)

    def plan(self, seat: int, widths: tuple[int, ...]) -> Callable[[bytearray], int]:
        """See `bots.search.Plan.worth`."""
        given = (c_int * len(widths))(*widths)

        def worth(position: bytearray) -> int:
            ahead = c_int64()
            if not self.library.planned(self.weights, bytes(position), seat, given, len(widths), byref(ahead)):
                raise MemoryError("no room for a plan")
            return ahead.value

        return worth
