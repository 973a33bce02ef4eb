"""The page of the puzzles from a person's own games: what is due comes first."""

from dataclasses import replace
from functools import partial
from typing import Final

from typing_extensions import override

from luna.core.teaching import BEST
from luna.learning import own
from luna.learning.progress import MOST
from luna.learning.puzzle import Puzzle, write
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.records.achievements import progress
from luna.shell.screens.page import Foot, PageScene, card_width, grid
from luna.shell.screens.puzzle_widgets import PuzzleButton, medal
from luna.shell.widgets import Column

_HIGH: Final = 80
_BETWEEN: Final = 10
_MANY: Final = 8  # beside each other


class OwnScene(PageScene):
    """The puzzles from own games, numbered from the newest; their stars are the boxes."""

    columns = 1
    size = (1300, 760)
    title_key = "puzzles-own"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._progress, self._today = progress(app), app.daily.today()
        self._puzzles = app.own.of(app.game)
        self._choose()

    @override
    def resume(self) -> None:
        """A puzzle may have been answered, and midnight may have passed."""
        self._progress, self._today = progress(self.app), self.app.daily.today()
        self._choose()
        super().resume()

    def _due(self) -> list[int]:
        return [n for n, one in enumerate(self._puzzles) if own.due(self._progress, one, self._today)]

    def _in_turn(self) -> list[int]:
        """Those that are due, of the lowest box first."""
        return sorted(self._due(), key=lambda n: own.box(self._progress, self._puzzles[n]))

    def _choose(self) -> None:
        self._next = next(iter(self._in_turn()), 0)
        self.first = f"own-{self._next}"

    @override
    def left(self, column: Column) -> None:
        paint, due = self.paint, set(self._due())
        column.words("below", self.words("puzzles-own-below", due=len(due)), "body")
        if any(one.kind == BEST for one in self._puzzles):
            column.words("searched", self.words("puzzles-own-searched"))
        for name in self.app.own.kept.spoilt:
            column.words(f"spoilt-{name}", self.words("puzzles-own-spoilt", file=name))
        column.gap(_BETWEEN)
        high = max(paint.px(_HIGH), round(paint.fonts.line("body_bold") * 1.9))
        least = max(paint.px(110), paint.fonts.width("00", "body_bold") + paint.px(40))
        each = next(each for each in range(_MANY, 0, -1) if each == 1 or card_width(column, each, _BETWEEN) >= least)
        places = grid(column, [high] * len(self._puzzles), each, _BETWEEN)
        for number, (rect, puzzle) in enumerate(zip(places, self._puzzles, strict=True)):
            stars, name = own.box(self._progress, puzzle), f"own-{number}"
            sign, solve = medal(paint, puzzle.kind, stars == MOST), partial(self._solve, number)
            column.add(PuzzleButton(rect, name, str(number + 1), solve, won=stars, sign=sign, primary=number in due))

    @override
    def foot(self) -> list[Foot]:
        return [Foot("copy", self.words("puzzles-own-copy"), self._copy, primary=False)]

    def _copy(self) -> None:
        """Copy the puzzle that was looked at last, or is next, without its answer."""
        copied = desktop.to_clipboard(write(replace(self._puzzles[self._next], claim=None, teaches="")))
        said = self.words("puzzle-copied" if copied else "clipboard-missing")
        self.app.toasts.say(said, trouble=not copied)

    def _solve(self, number: int) -> None:
        from luna.shell.modes.puzzle import solve  # noqa: PLC0415  the table is loaded when it is needed

        puzzle = self._puzzles[number]
        others = any(other != number for other in self._due())
        solve(self.app, puzzle, partial(self._answered, puzzle), partial(self._onward, number) if others else None)

    def _onward(self, number: int) -> None:
        """Open the next puzzle that is due."""
        others = [other for other in self._in_turn() if other != number]
        if others:
            self._solve(others[0])

    def _answered(self, puzzle: Puzzle, candles: int) -> None:
        own.answered(self._progress, puzzle, self.app.daily.today(), solved=candles == MOST)
