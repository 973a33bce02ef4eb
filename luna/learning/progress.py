"""Which puzzles have been solved and how well: one small file in the home folder, never in the way of playing."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from luna.log.files import free_aside, read_whole, write_whole

NAME: Final = "puzzles.json"
MOST: Final = 3
"""Candles of a puzzle: the optimum; two are close to it, one is won by trying."""
_LARGEST: Final = 1 << 20


def candles(value: int, best: int) -> int:
    """What a line of that value has won."""
    return MOST if value >= best else 2 if best > 1 and 4 * value >= 3 * best else 1


class Progress:
    """The candles won so far, by `GAME/NAME` of the puzzle. A file that cannot be understood is set aside."""

    def __init__(self, home: Path) -> None:
        self._path = home / NAME
        self.won = self._read()

    def _read(self) -> dict[str, int]:
        try:
            known = json.loads(read_whole(self._path, _LARGEST))
        except OSError:
            return {}
        except (ValueError, RecursionError):
            known = None
        if isinstance(known, dict) and all(type(won) is int and 1 <= won <= MOST for won in known.values()):
            return known
        with contextlib.suppress(OSError):
            self._path.replace(free_aside(self._path))
        return {}

    def win(self, puzzle: str, won: int) -> None:
        """Note a solution; a worse one than before changes nothing. A disk that fails costs this note only."""
        if won > self.won.get(puzzle, 0):
            self.won = {**self._read(), **self.won, puzzle: won}  # another window may have written since
            with contextlib.suppress(OSError):
                write_whole(self._path, json.dumps(self.won, indent=1, sort_keys=True).encode())
