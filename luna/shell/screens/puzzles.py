"""The page of puzzles: today's, the days of this month, and the ways to the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

import pygame
from babel.dates import format_date
from typing_extensions import override

from luna.bots.thinker import Pending
from luna.core.game import GameError
from luna.learning import mining, pack
from luna.learning.challenge import challenges
from luna.learning.progress import MOST, of_day, run
from luna.learning.puzzle import LEVELS, Puzzle, read, write
from luna.shell.app import desktop, failures
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.client.rulebook import Gallery
from luna.shell.drawing import theme
from luna.shell.records.achievements import progress
from luna.shell.records.challenge_record import name_of
from luna.shell.screens.challenges import ChallengesScene
from luna.shell.screens.month import Month, month_name
from luna.shell.screens.page import Foot, PageScene
from luna.shell.screens.puzzlecards import CountButton, DayHead, Heading, Stars, Waiting, medal
from luna.shell.screens.puzzlepack import PackScene
from luna.shell.screens.rulespage import ExampleBoard
from luna.shell.widgets import Column
from luna.text import PSEUDO
from luna.text.catalogue import FALLBACK

_PICTURE: Final = 740
"""Units that the picture of the table is wide; less where words are large."""
_HIGH: Final = 0.66
"""Of its width: how high it will be, nearly."""
_GAP: Final = 12
_THREE: Final = 780
"""Units of a column that has room for three cards beside each other."""
_STARS: Final = "\N{BLACK STAR}", "\N{WHITE STAR}"


class PuzzlesScene(PageScene):
    """What a player finds who comes for a puzzle each day."""

    first = "solve"
    size = (1840, 1030)
    share = 0.5

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("puzzles-title")
        self._progress = progress(app)
        self._today = app.daily.today()
        self._shown: Puzzle | None = None
        self._pasted: Pending[str] | None = None
        self._gallery = Gallery(app, game_client.of(app.game).rulebook().drawings)

    @override
    def exit(self) -> None:
        self._forget()
        self._gallery.close()

    @override
    def resume(self) -> None:
        """Something may have been won, also in another window."""
        self._progress = progress(self.app)
        super().resume()

    @override
    def update(self, dt: float) -> None:
        daily = self.app.daily
        daily.want(self.app.game)
        failures.listen(self.app)
        self.dirty = self._gallery.news() or self.dirty
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

    # ---- the day, the days before, the others

    @override
    def left(self, column: Column) -> None:
        """Today's puzzle, as soon as it is there."""
        words, puzzle = self.words, self.app.daily.puzzle
        self._shown = puzzle
        wide = min(column.window.width, self.paint.px(_PICTURE / self.paint.fonts.growth))
        if puzzle is None or puzzle.claim is None:
            self._head(column, self._date(self._today))
            column.gap(10)
            place = column.take(round(wide * _HIGH))
            column.add(Waiting(pygame.Rect(place.x, place.y, wide, place.height), words("puzzle-day-comes")))
            return
        day, level = self.app.daily.day, puzzle.claim.level
        won = self._progress.won.get(of_day(self.app.game, day), 0)
        sign = medal(self.paint, puzzle.kind, bool(won))
        self._head(column, words("puzzle-day-facts", day=self._date(day), level=level), level, sign)
        column.gap(10)
        for drawing, picture in self._gallery.table(puzzle.position(), wide):
            place = column.take(drawing.size[1])
            column.add(ExampleBoard(pygame.Rect(place.topleft, drawing.size), "table", drawing, picture))
            column.gap(12)
        column.words("asked", words(f"puzzle-asks-{puzzle.kind}"), "body", theme.now.MOONLIGHT)
        column.gap(8)
        column.words("turns", words("puzzle-day-turns", turns=puzzle.claim.turns, best=puzzle.claim.best))
        column.gap(14)
        tools = [("copy", words("puzzle-copy"), partial(self._copy, puzzle))]
        if won:
            column.add(Stars(column.take(self.paint.fonts.line("body_bold")), words("puzzle-day-won"), won))
            column.gap(8)
            tools.append(("share", words("puzzle-share"), partial(self._share, day, puzzle, won)))
        column.tools(tools)

    def _head(self, column: Column, facts: str, level: int = 0, sign: str = "") -> None:
        place = column.take(DayHead.high(self.paint, facts, column.window.width))
        column.add(DayHead(place, self.words("puzzle-day"), facts, level, sign))

    @override
    def right(self, column: Column) -> None:
        words, won, game = self.words, self._progress.won, self.app.game
        days = words("puzzle-run", days=run(won, game, self._today))
        self._heading(column, "run", month_name(words, self._today), days)
        column.gap(8)
        first = self._today.replace(day=1)
        month = [first.replace(day=day) for day in range(1, self._today.day + 1)]
        found = {day: won[key] for day in month if (key := of_day(game, day)) in won}
        place = column.take(Month.high(self.paint, self._today))
        column.add(Month(place, words, self._today, found))
        column.gap(18)
        names = pack.names(game)
        stars = sum(won.get(f"{game}/{name}", 0) for name in names)
        title = words("puzzles-pack", count=len(names))
        self._heading(column, "pack", title, words("puzzles-stars", won=stars, most=MOST * len(names)))
        column.gap(10)
        self._ways(column, names)

    def _heading(self, column: Column, name: str, title: str, far: str) -> None:
        place = column.take(Heading.high(self.paint, title, far, column.window.width))
        column.add(Heading(place, name, title, far))

    def _ways(self, column: Column, names: Sequence[str]) -> None:
        """A card for each level of the pack, and one for the challenges."""
        words, won, game = self.words, self._progress.won, self.app.game
        dares = challenges(game)
        cards = self._cards(column, LEVELS + bool(dares))
        for level, place in enumerate(cards[:LEVELS], 1):
            every = [name for name in names if pack.level(name) == level]
            done = sum(f"{game}/{name}" in won for name in every)
            title, far = words("puzzles-level", level=level), words("puzzles-solved", won=done, most=len(every))
            share, begin = done / max(1, len(every)), partial(self._open, level)
            column.add(CountButton(place, f"level-{level}", title, far, begin, share, level))
        if dares:
            met = sum(name_of(game, one) in won for one in dares)
            title, far = words("challenges-title"), words("challenges-count", met=met, most=len(dares))
            column.add(CountButton(cards[-1], "challenges", title, far, self._challenges, met / len(dares)))

    def _cards(self, column: Column, count: int) -> list[pygame.Rect]:
        """The places of so many cards in rows."""
        paint, gap, room = self.paint, self.paint.px(_GAP), column.window.width
        each = 3 if room >= paint.px(_THREE) * paint.fonts.growth else 2
        wide = (room + gap) // each - gap
        places: list[pygame.Rect] = []
        for first in range(0, count, each):
            line = column.take(CountButton.high(paint))
            row = range(min(each, count - first))
            places += [pygame.Rect(line.x + place * (wide + gap), line.y, wide, line.height) for place in row]
            column.gap(_GAP)
        return places

    def _challenges(self) -> None:
        self.app.push(ChallengesScene(self.app))

    def _open(self, level: int) -> None:
        self.app.push(PackScene(self.app, level))

    @override
    def foot(self) -> list[Foot]:
        puzzle, words, game = self.app.daily.puzzle, self.words, self.app.game
        key = of_day(game, self.app.daily.day)
        said = words("puzzle-day-again" if key in self._progress.won else "puzzle-day-solve")
        paste = words("puzzle-paste" if self._pasted is None else "puzzle-pasting")

        def solve() -> None:
            if puzzle is not None:
                self._solve(puzzle, lambda won: self._progress.win(key, won))  # for that day, also when it is over

        return [
            Foot("solve", said, solve, able=puzzle is not None, icon="ui/icon-continue", key=words("key-enter")),
            Foot("paste", paste, self._paste, able=self._pasted is None, primary=False),
        ]

    # ---- deeds

    def _solve(self, puzzle: Puzzle, won: Callable[[int], object]) -> None:
        from luna.shell.modes.puzzle import solve  # noqa: PLC0415  the table is loaded when it is needed

        solve(self.app, puzzle, won, None)

    def _share(self, day: date, puzzle: Puzzle, won: int) -> None:
        days = run(self._progress.won, self.app.game, self._today)
        level = puzzle.claim.level if puzzle.claim is not None else 0
        self._clip(
            self.words("puzzle-shared", day=day.isoformat(), level=level, stars=_stars(won), days=days),
            "puzzle-shared-copied",
        )

    def _copy(self, puzzle: Puzzle) -> None:
        """Copy the question without its answer."""
        self._clip(write(replace(puzzle, claim=None, teaches="")), "puzzle-copied")

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

    def _date(self, day: date) -> str:
        language = FALLBACK if self.words.language == PSEUDO else self.words.language
        return str(format_date(day, "d MMMM", language))


def _stars(won: int) -> str:
    full, empty = _STARS
    return full * won + empty * (MOST - won)
