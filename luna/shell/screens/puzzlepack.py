"""The puzzles that ship, by difficulty, with the candles that have been won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.learning import pack
from luna.learning.progress import MOST
from luna.learning.puzzle import LEVELS
from luna.shell.app.scene import App
from luna.shell.drawing.paint import Paint
from luna.shell.records.achievements import progress
from luna.shell.screens.page import Foot, PageScene
from luna.shell.screens.puzzlecards import PuzzleButton, medal
from luna.shell.screens.question import QuestionScene
from luna.shell.widgets import Column

_HIGH: Final = 80
_GAP: Final = 10
_IN_A_ROW: Final = (12, 6, 4, 3, 2, 1)
"""Of a level, so that all its rows are full."""


class PackScene(PageScene):
    """A row of numbered puzzles for each level."""

    columns = 1
    size = (1660, 1030)

    def __init__(self, app: App, level: int = 1) -> None:
        """`level`: where the next one that is not solved is looked for first."""
        super().__init__(app)
        self.title = self.words("puzzles-pack", count=len(pack.names(app.game)))
        self._progress = progress(app)
        self._names = pack.names(app.game)
        self.first = self._next_unsolved(level)

    def _next_unsolved(self, level: int) -> str:
        fresh = [name for name in self._names if self._key(name) not in self._progress.won]
        return next((name for name in fresh if pack.level(name) >= level), next(iter(fresh), "back"))

    def _key(self, name: str) -> str:
        return f"{self.app.game}/{name}"

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        won = sum(self._progress.won.get(self._key(name), 0) for name in self._names)
        column.words("below", words("puzzles-below", won=won, most=MOST * len(self._names)), "body")
        for level in range(1, LEVELS + 1):
            names = [name for name in self._names if pack.level(name) == level]
            column.gap(_GAP)
            column.words(f"level-{level}", words("puzzles-level", level=level), "label_bold")
            self._rows(column, names, paint)

    def _rows(self, column: Column, names: Sequence[str], paint: Paint) -> None:
        gap, high = paint.px(_GAP), max(paint.px(_HIGH), round(paint.fonts.line("body_bold") * 1.9))
        least = max(paint.px(110), paint.fonts.width("00", "body_bold") + paint.px(40))
        most = (column.window.width + gap) // (least + gap)
        each = next((each for each in _IN_A_ROW if each <= most), 1)
        wide = (column.window.width + gap) // each - gap
        for first in range(0, len(names), each):
            line = column.take(high)
            for place, name in enumerate(names[first : first + each]):
                rect = pygame.Rect(line.x + place * (wide + gap), line.y, wide, high)
                number = str(first + place + 1)
                won = self._progress.won.get(self._key(name), 0)
                sign = medal(paint, pack.kind(name), bool(won))
                is_next = name == self.first
                column.add(PuzzleButton(rect, name, number, partial(self._solve, name), won, sign, primary=is_next))
            column.gap(_GAP)

    @override
    def foot(self) -> list[Foot]:
        said, able = self.words("puzzles-clear"), bool(self._progress.won)
        return [Foot("clear", said, self._ask, able=able, primary=False)]

    def _ask(self) -> None:
        title, below, yes = (self.words(f"puzzles-clear-{part}") for part in ("title", "below", "yes"))
        self.app.push(QuestionScene(self.app, self, title, below, yes, self._progress.clear))

    def _solve(self, name: str) -> None:
        from luna.shell.modes.puzzle import solve  # noqa: PLC0415  the table is loaded when it is needed

        self.first = name
        after = self._names.index(name) + 1
        onward = partial(self._solve, self._names[after]) if after < len(self._names) else None
        solve(self.app, pack.load(self.app.game, name), partial(self._progress.win, self._key(name)), onward)
