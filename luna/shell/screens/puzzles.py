"""The page of puzzles: today's, the days of this month, and the pack by level."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

import pygame
from babel.dates import format_skeleton
from typing_extensions import override

from luna.bots.thinker import Pending
from luna.core.game import GameError
from luna.learning import mining, own, pack
from luna.learning.challenge import challenges
from luna.learning.progress import MOST, of_day, run
from luna.learning.puzzle import LEVELS, Puzzle, read, write
from luna.shell.app import desktop, failures
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.client.rulebook import Gallery
from luna.shell.drawing import theme
from luna.shell.records.achievements import name_of, progress
from luna.shell.screens.challenges import ChallengesScene
from luna.shell.screens.own_puzzles import OwnScene
from luna.shell.screens.page import Foot, PageScene, card_width, grid
from luna.shell.screens.puzzle_widgets import (
    CountButton,
    DayHead,
    Heading,
    Month,
    PuzzleButton,
    Stars,
    Waiting,
    locale,
    medal,
    month_name,
)
from luna.shell.screens.rules_page import ExampleBoard
from luna.shell.widgets import Action, Column

_PICTURE: Final = 740
"""Units that the picture of the table is wide; less for large words."""
_HIGH: Final = 0.66
"""The height of the picture, nearly, as a share of its width."""
_GAP: Final = 12
_THREE: Final = 780
"""Units of a column that has room for three cards beside each other."""
_FULL, _EMPTY = "\N{BLACK STAR}", "\N{WHITE STAR}"
_PUZZLE: Final = 80  # u, of a puzzle in the pack
_BETWEEN: Final = 10
_IN_A_ROW: Final = (12, 6, 4, 3, 2, 1)
"""Puzzles of a level, so that all its rows are full."""


class PuzzlesScene(PageScene):
    """Today's puzzle at the left, the month and the pack at the right."""

    first = "solve"
    size = (1840, 1030)
    title_key = "puzzles-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._progress = progress(app)
        self._today = app.daily.today()
        self._shown: Puzzle | None = None
        self._pasted: Pending[str] | None = None
        self._kept, self._own = app.own.kept, app.own.of(app.game)
        app.own.look()
        self._gallery = Gallery(app, game_client.of(app.game).rulebook().drawings)

    @override
    def exit(self) -> None:
        self._forget()
        self._gallery.close()

    @override
    def resume(self) -> None:
        """A puzzle may have been won, in another window, too."""
        self._progress = progress(self.app)
        super().resume()

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        daily = self.app.daily
        daily.want(self.app.game)
        failures.listen(self.app)
        self.dirty = self._gallery.news() or self.dirty
        if self._kept is not self.app.own.kept:
            self._kept, self._own = self.app.own.kept, self.app.own.of(self.app.game)
            self.rebuild()
        if daily.puzzle is not self._shown or daily.today() != self._today:
            self._today = daily.today()
            self.rebuild()
        if self._pasted is not None and (self._pasted.ready or self._pasted.failed):
            known = self._pasted.known
            self._forget()
            if known is None or known == mining.NONE:
                self.app.toasts.say(self.words("puzzle-paste-unproved"), trouble=True)
            else:
                self._solve(read(known), lambda _: None)

    def _forget(self) -> None:
        if self._pasted is not None:
            self._pasted.cancel()
            self._pasted = None
            self.rebuild()

    # --- layout ---

    @override
    def left(self, column: Column) -> None:
        words, daily, game = self.words, self.app.daily, self.app.game
        self._shown = puzzle = daily.puzzle
        wide = min(column.window.width, self.paint.px(_PICTURE / self.paint.fonts.growth))
        if puzzle is None or puzzle.claim is None:
            self._head(column, self._date(self._today))
            place = column.gap(10).take(round(wide * _HIGH))
            place.width = wide
            column.add(Waiting(place, "waiting", words("puzzle-day-comes")))
            return
        level, won = puzzle.claim.level, self._progress.won.get(of_day(game, daily.day), 0)
        sign = medal(self.paint, puzzle.kind, bool(won))
        self._head(column, words("puzzle-day-facts", day=self._date(daily.day), level=level), level, sign)
        column.gap(10)
        for drawing, picture in self._gallery.table(puzzle.position(), wide):
            place = column.take(drawing.size[1])
            column.add(ExampleBoard(pygame.Rect(place.topleft, drawing.size), "table", drawing, picture))
            column.gap(12)
        column.words("asked", words(f"puzzle-asks-{puzzle.kind}"), "body", theme.now.MOONLIGHT)
        column.gap(8).words("turns", words("puzzle-day-turns", turns=puzzle.claim.turns, best=puzzle.claim.best))
        column.gap(14)
        question = write(replace(puzzle, claim=None, teaches=""))  # without its answer
        tools = [("copy", words("puzzle-copy"), partial(self._clip, question, "puzzle-copied"))]
        if won:
            place = column.take(self.paint.fonts.line("body_bold"))
            column.add(Stars(place, "won", words("puzzle-day-won"), won=won))
            column.gap(8)
            result, days = _FULL * won + _EMPTY * (MOST - won), run(self._progress.won, game, self._today)
            shared = words("puzzle-shared", day=daily.day.isoformat(), level=level, stars=result, days=days)
            tools.append(("share", words("puzzle-share"), partial(self._clip, shared, "puzzle-shared-copied")))
        column.tools(tools)

    def _head(self, column: Column, facts: str, level: int = 0, sign: str = "") -> None:
        place = column.take(DayHead.high(self.paint, facts, column.window.width))
        column.add(DayHead(place, "day", self.words("puzzle-day"), facts, level, sign))

    @override
    def right(self, column: Column) -> None:
        words, won, game = self.words, self._progress.won, self.app.game
        days = words("puzzle-run", days=run(won, game, self._today))
        self._heading(column, "run", month_name(words, self._today), days)
        column.gap(8)
        month = [self._today.replace(day=day) for day in range(1, self._today.day + 1)]
        found = {day: won[key] for day in month if (key := of_day(game, day)) in won}
        place = column.take(Month.high(self.paint, self._today))
        column.add(Month(place, words, self._today, found))
        column.gap(18)
        names = pack.names(game)
        stars = sum(won.get(f"{game}/{name}", 0) for name in names)
        title = words("puzzles-pack", count=len(names))
        self._heading(column, "pack", title, words("puzzles-stars", won=stars, most=MOST * len(names)))
        self._ways(column.gap(10), names)

    def _heading(self, column: Column, name: str, title: str, far: str) -> None:
        place = column.take(Heading.high(self.paint, title, far, column.window.width))
        column.add(Heading(place, name, title, far))

    def _ways(self, column: Column, names: Sequence[str]) -> None:
        """A card for each level of the pack, and one for the challenges."""
        app, words, won, paint = self.app, self.words, self._progress.won, self.paint
        cards: list[tuple[str, str, Action, str, float, int]] = []
        for level in range(1, LEVELS + 1):
            every = [name for name in names if pack.level(name) == level]
            done = sum(f"{app.game}/{name}" in won for name in every)
            title, far = words("puzzles-level", level=level), words("puzzles-solved", won=done, most=len(every))
            cards.append((f"level-{level}", title, partial(self._open, level), far, done / max(1, len(every)), level))
        if self._own:
            known = sum(own.box(self._progress, one) == MOST for one in self._own)
            far = words("puzzles-own-known", known=known, most=len(self._own))
            cards.append(("own", words("puzzles-own"), lambda: app.push(OwnScene(app)), far, known / len(self._own), 0))
        if dares := challenges(app.game):
            met = sum(name_of(app.game, one) in won for one in dares)
            title, far = words("challenges-title"), words("challenges-count", met=met, most=len(dares))
            cards.append(("challenges", title, lambda: app.push(ChallengesScene(app)), far, met / len(dares), 0))
        each = 3 if column.window.width >= paint.px(_THREE) * paint.fonts.growth else 2
        places = grid(column, [CountButton.high(paint)] * len(cards), each, _GAP)
        for rect, (name, title, action, far, share, level) in zip(places, cards, strict=True):
            column.add(CountButton(rect, name, title, action, far=far, done=share, level=level))

    @override
    def foot(self) -> list[Foot]:
        puzzle, words, game = self.app.daily.puzzle, self.words, self.app.game
        key = of_day(game, self.app.daily.day)
        said = words("puzzle-day-again" if key in self._progress.won else "puzzle-day-solve")
        paste = words("puzzle-paste" if self._pasted is None else "puzzle-pasting")

        def solve() -> None:
            if puzzle is not None:
                self._solve(puzzle, lambda won: self._progress.win(key, won))  # for that day, even when it is over

        return [
            Foot("solve", said, solve, able=puzzle is not None, icon="ui/icon-continue", key=hint(self.app, "enter")),
            Foot("paste", paste, self._paste, able=self._pasted is None, primary=False),
        ]

    def _date(self, day: date) -> str:
        return str(format_skeleton("MMMMd", day, locale=locale(self.words)))

    # --- actions ---

    def _open(self, level: int) -> None:
        self.app.push(PackScene(self.app, level))

    def _solve(self, puzzle: Puzzle, won: Callable[[int], object]) -> None:
        from luna.shell.modes.puzzle import solve  # noqa: PLC0415  the table is loaded when it is needed

        solve(self.app, puzzle, won, None)

    def _clip(self, text: str, said: str) -> None:
        copied = desktop.to_clipboard(text)
        self.app.toasts.say(self.words(said if copied else "clipboard-missing"), trouble=not copied)

    def _paste(self) -> None:
        text = desktop.clipboard().strip()
        try:
            puzzle = read(text)
        except GameError as error:
            said = self.words("puzzle-paste-unreadable", fault=str(error)) if text else self.words("import-nothing")
            self.app.toasts.say(said, trouble=True)
            return
        if puzzle.game != self.app.game:
            self.app.toasts.say(self.words("puzzle-paste-other"), trouble=True)
            return
        self._pasted = self.app.thinker.do(partial(mining.pasted, text))
        self.rebuild()


class PackScene(PageScene):
    """The puzzles that ship with the game, numbered by level."""

    columns = 1
    size = (1660, 1030)

    def __init__(self, app: App, level: int = 1) -> None:
        """`level`: where the next unsolved puzzle is looked for first."""
        super().__init__(app)
        self._progress = progress(app)
        self._names = pack.names(app.game)
        self.title = self.words("puzzles-pack", count=len(self._names))
        fresh = [name for name in self._names if not self._won(name)]
        self.first = next((name for name in fresh if pack.level(name) >= level), next(iter(fresh), "back"))

    def _key(self, name: str) -> str:
        return f"{self.app.game}/{name}"

    def _won(self, name: str) -> int:
        """The stars of a puzzle."""
        return self._progress.won.get(self._key(name), 0)

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        won, most = sum(map(self._won, self._names)), MOST * len(self._names)
        column.words("below", words("puzzles-below", won=won, most=most), "body")
        high = max(paint.px(_PUZZLE), round(paint.fonts.line("body_bold") * 1.9))
        least = max(paint.px(110), paint.fonts.width("00", "body_bold") + paint.px(40))
        each = next((each for each in _IN_A_ROW if card_width(column, each, _BETWEEN) >= least), 1)
        for level in range(1, LEVELS + 1):
            names = [name for name in self._names if pack.level(name) == level]
            column.gap(_BETWEEN).words(f"level-{level}", words("puzzles-level", level=level), "label_bold")
            places = grid(column, [high] * len(names), each, _BETWEEN)
            for number, (rect, name) in enumerate(zip(places, names, strict=True), 1):
                solve, stars = partial(self._solve, name), self._won(name)
                sign, is_next = medal(paint, pack.kind(name), bool(stars)), name == self.first
                column.add(PuzzleButton(rect, name, str(number), solve, won=stars, sign=sign, primary=is_next))
            column.gap(_BETWEEN)

    @override
    def foot(self) -> list[Foot]:
        said, able = self.words("puzzles-clear"), bool(self._progress.won)
        return [Foot("clear", said, self._ask, able=able, primary=False)]

    def _ask(self) -> None:
        title, below, yes = (self.words(f"puzzles-clear-{part}") for part in ("title", "below", "yes"))
        self.ask(title, below, yes, self._progress.clear)

    def _solve(self, name: str) -> None:
        from luna.shell.modes.puzzle import solve  # noqa: PLC0415  the table is loaded when it is needed

        self.first = name
        after = self._names.index(name) + 1
        onward = partial(self._solve, self._names[after]) if after < len(self._names) else None
        solve(self.app, pack.load(self.app.game, name), partial(self._progress.win, self._key(name)), onward)
