"""The page of puzzles: today's, the days of this month, and links to the others."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

import pygame
from babel.dates import format_skeleton, get_month_names
from typing_extensions import override

from luna.bots.thinker import Pending
from luna.core.game import GameError
from luna.learning import mining, own_puzzles, pack
from luna.learning.challenge import challenges
from luna.learning.progress import MOST, of_day, run
from luna.learning.puzzle import LEVELS, read, write
from luna.shell.app import desktop
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.client.rulebook import Gallery
from luna.shell.drawing import theme
from luna.shell.records.achievements import name_of, progress
from luna.shell.screens import puzzle_widgets as widgets
from luna.shell.screens.menu import copy
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.screens.puzzle_packs import ChallengesScene, OwnScene, PackScene, open_puzzle
from luna.shell.screens.rules_page import ExampleBoard
from luna.shell.widgets import Action, Card, Column, Row
from luna.shell.widgets.card import Bar
from luna.shell.widgets.words import Line

_FULL, _EMPTY = "\N{BLACK STAR}", "\N{WHITE STAR}"

_ALONE: Final = 1200  # units of a single column


class PuzzlesScene(PageScene):
    """Today's puzzle at the left, the month and the pack at the right."""

    first = "solve"
    shape = Shape((1840, 1030))
    title_key = "puzzles-title"

    def __init__(self, app: App, text: str = "") -> None:
        """`text`: of a pasted puzzle."""
        super().__init__(app)
        self._text = text
        self._progress = progress(app)
        self._today = app.daily.today()
        self._pasted: Pending[str] | None = None
        app.own.look()
        self._gallery = Gallery(app, game_client.of(app.game).rulebook().drawings)

    @override
    def enter(self) -> None:
        super().enter()
        if self._text:
            self._paste(self._text)

    @override
    def exit(self) -> None:
        self._forget()
        self._gallery.close()

    @override
    def look(self) -> None:
        """Reload: a puzzle may have been won, perhaps in another window."""
        self._progress = progress(self.app)

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        self.app.daily.want(self.app.game)
        self.dirty = self._gallery.news() or self.dirty
        if self._pasted is not None and (self._pasted.ready or self._pasted.failed):
            known = self._pasted.known
            self._forget()
            if known is None or known == mining.NONE:
                self.refuse("puzzle-paste-unproved")
            else:
                open_puzzle(self.app, read(known), lambda _: None, None)

    @override
    def news(self) -> object:
        return self.app.own.kept, self.app.daily.puzzle, self.app.daily.today()

    def _forget(self) -> None:
        if self._pasted is not None:
            self._pasted.cancel()
            self._pasted = None
            self.rebuild()

    @override
    def left(self, column: Column) -> None:
        words, daily, game = self.words, self.app.daily, self.app.game
        self._today, puzzle = daily.today(), daily.puzzle
        wide, growth = column.window.width, self.paint.fonts.growth
        # beside the other column the words need the height of the picture
        wide = min(wide, self.paint.px(740 if wide > self.paint.px(_ALONE) else 740 / growth))
        if puzzle is None or puzzle.claim is None:
            self._head(column, self._date(self._today))
            comes = words("puzzle-day-comes")
            waiting = widgets.Waiting("waiting", comes)
            place = column.gap(10).take(max(round(wide * 0.66), waiting.high(self.paint, wide)))
            place.width = wide
            column.add(waiting.at(place))
            return
        level, won = puzzle.claim.level, self._progress.won.get(of_day(game, daily.day), 0)
        sign = widgets.medal(self.paint, puzzle.kind, bool(won))
        self._head(column, words("puzzle-day-facts", day=self._date(daily.day), level=level), level, sign)
        column.gap(10)
        for drawing, picture in self._gallery.table(puzzle.position(), wide):
            place = column.take(drawing.size[1])
            column.add(ExampleBoard("table", picture).at(pygame.Rect(place.topleft, drawing.size)))
            column.gap(12)
        column.words("asked", words(f"puzzle-asks-{puzzle.kind}"), "body", theme.now.MOONLIGHT, 8)
        column.words("turns", words("puzzle-day-turns", turns=puzzle.claim.turns, best=puzzle.claim.best), gap=14)
        question = write(replace(puzzle, claim=None, teaches=""))  # without its answer
        tools = [("copy", words("puzzle-copy"), partial(copy, self.app, question, "puzzle-copied"))]
        if won:
            place = column.take(self.paint.fonts.line("body_bold"))
            column.add(widgets.Stars("won", words("puzzle-day-won"), won=won).at(place))
            column.gap(8)
            result, days = _FULL * won + _EMPTY * (MOST - won), run(self._progress.won, game, self._today)
            shared = words("puzzle-shared", day=daily.day.isoformat(), level=level, stars=result, days=days)
            tools.append(("share", words("puzzle-share"), partial(copy, self.app, shared, "puzzle-shared-copied")))
        column.tools(tools)

    def _head(self, column: Column, facts: str, level: int = 0, sign: str = "") -> None:
        title, signs, icons = self.words("puzzle-day"), widgets.flames(level) if level else [], [sign] if sign else []
        lines = [
            Row([Line(title, "heading", theme.GOLD_PALE)]),
            Row([Line(facts, "label", theme.now.SECONDARY), *signs]),
        ]
        column.card(widgets.Heading("day", title, None, lines, icons=icons, size=92, pad=0, told=facts))

    @override
    def right(self, column: Column) -> None:
        words, won, game = self.words, self._progress.won, self.app.game
        days = words("puzzle-run", days=run(won, game, self._today))
        months = get_month_names("wide", "stand-alone", widgets.locale(words))
        self._heading(column, "run", str(months[self._today.month]).capitalize(), days)
        column.gap(8)
        month = [self._today.replace(day=day) for day in range(1, self._today.day + 1)]
        found = {day: won[key] for day in month if (key := of_day(game, day)) in won}
        column.put(widgets.Month(words, self._today, found), 18)
        names = pack.names(game)
        stars = sum(won.get(f"{game}/{name}", 0) for name in names)
        title = words("puzzles-pack", count=len(names))
        self._heading(column, "pack", title, words("puzzles-stars", won=stars, most=MOST * len(names)))
        self._ways(column.gap(10), names)

    def _heading(self, column: Column, name: str, title: str, far: str) -> None:
        """The progress, at the right of the title or below it where it does not fit."""
        first, end = Line(title, "subheading", theme.GOLD_PALE), Line(far, "label", theme.now.SECONDARY)
        wide = sum(self.paint.fonts.width(words, style) for words, style, _ in (first, end)) + self.paint.px(16)
        lines = [Row([first], [end])] if wide <= column.window.width else [Row([first]), Row([end])]
        column.card(widgets.Heading(name, title, None, lines, pad=0, told=far))

    def _ways(self, column: Column, names: Sequence[str]) -> None:
        """A card for each level of the pack, and one for the challenges."""
        app, words, won, paint = self.app, self.words, self._progress.won, self.paint
        cards: list[tuple[str, str, Action, str, float, int]] = []
        for level in range(1, LEVELS + 1):
            every = [name for name in names if pack.level(name) == level]
            done = sum(f"{app.game}/{name}" in won for name in every)
            title, far = words("puzzles-level", level=level), words("puzzles-solved", won=done, most=len(every))
            show = self.opens(PackScene, level)
            cards.append((f"level-{level}", title, show, far, done / max(1, len(every)), level))
        if kept := app.own.of(app.game):
            known = sum(own_puzzles.box(self._progress, one) == MOST for one in kept)
            far = words("puzzles-own-known", known=known, most=len(kept))
            cards.append(("own", words("puzzles-own"), self.opens(OwnScene), far, known / len(kept), 0))
        if dares := challenges(app.game):
            met = sum(name_of(app.game, one) in won for one in dares)
            title, far = words("challenges-title"), words("challenges-count", met=met, most=len(dares))
            cards.append(("challenges", title, self.opens(ChallengesScene), far, met / len(dares), 0))
        each = 3 if column.window.width >= paint.px(780) * paint.fonts.growth else 2
        made, room = list[Card](), column.card_width(each, 12) - paint.px(28)
        for name, title, action, far, share, level in cards:
            style = "subheading" if paint.fonts.width(title, "subheading") <= room else "body_bold"  # long in German
            lines = [
                Row([Line(title, style, theme.now.MOONLIGHT)], widgets.flames(level) if level else []),
                Row([Line(far, "label", theme.now.SECONDARY), Bar(share)]),
            ]
            made.append(Card(name, title, action, lines, told=far))
        column.rows(made, each, 12)

    @override
    def foot(self) -> list[Foot]:
        puzzle, words, game = self.app.daily.puzzle, self.words, self.app.game
        key = of_day(game, self.app.daily.day)
        said = words("puzzle-day-again" if key in self._progress.won else "puzzle-day-solve")
        paste = words("puzzle-paste" if self._pasted is None else "puzzle-pasting")

        def solve() -> None:
            if puzzle is not None:  # also when the day is over
                open_puzzle(self.app, puzzle, lambda won: self._progress.win(key, won), None)

        able, enter = puzzle is not None, hint(self.app, "enter")
        return [
            Foot("solve", said, solve, enabled=able, icon="ui/icon-continue", key=enter),
            Foot("paste", paste, self._paste, enabled=self._pasted is None, primary=False),
        ]

    def _date(self, day: date) -> str:
        return str(format_skeleton("MMMMd", day, locale=widgets.locale(self.words)))

    def _paste(self, text: str = "") -> None:
        """Take this text, or the clipboard's."""
        text = (text or desktop.clipboard()).strip()
        try:
            puzzle = read(text)
        except GameError as error:
            said = self.words("puzzle-paste-unreadable", fault=str(error)) if text else self.words("import-nothing")
            self.app.toasts.say(said, trouble=True)
            return
        if puzzle.game != self.app.game:
            self.refuse("puzzle-paste-other")
        else:
            self.put(_pasted=self.app.thinker.do(partial(mining.prove_pasted, text)))
