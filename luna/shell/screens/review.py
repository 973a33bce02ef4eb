"""What a game teaches afterwards: its turning points, and the lessons of a guided evening."""

from __future__ import annotations

from functools import partial
from typing import Final

from typing_extensions import override

from luna.bots.answers import Miss, Reviewed
from luna.bots.thinker import Pending
from luna.core import registry
from luna.core.teaching import Past
from luna.learning.coach import untried, well
from luna.log.records import HUMAN
from luna.shell.app import failures
from luna.shell.app.scene import App
from luna.shell.client import choices, game_client
from luna.shell.drawing import theme
from luna.shell.modes.coach import said
from luna.shell.players.seats import seat_name
from luna.shell.screens.cards import Line, TextCard
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Column
from luna.table.table import Table
from luna.text.sentences import worth

KEY: Final = "guided"
"""The option of a table that was dealt for a guided evening."""
_WELL: Final = 3
_LEVEL: Final = 1
"""Of the bots in a guided evening."""


def guided(table: Table) -> bool:
    """Whether a table was dealt for a guided evening."""
    return table.header.options.get(KEY) is True


def begin_guided(app: App, name: str) -> None:
    """Deal a guided evening of a game. The player keeps the name of the last game."""
    coach, words = registry.coach(name), app.catalogue.of(name)
    assert coach is not None
    options = coach.EVENING
    own, *others = options.seats
    app.settings.tips = True
    app.keep()
    names = {own: app.settings.names.get(own, "") or choices.usual_name(words, own)}
    bots = dict.fromkeys(others, _LEVEL)
    app.ways.begin(app, registry.load(name), options, names, bots, {KEY: True})


class TurningScene(PageScene):
    """Turning points: the turns that cost most, what was better and why. A click shows the table then.

    Another process reviews the game; the page can be left at any time.
    """

    size = (1300, 940)
    columns = 1
    title_key = "turning-title"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self._table = table
        self._question: Pending[Reviewed] | None = None
        self.reviewed = Reviewed(0, table.length, None)
        """What is known so far."""

    @override
    def enter(self) -> None:
        """Have the turns of people reviewed, or those of bots if nobody else played."""
        table = self._table
        people = [number for number, seat in enumerate(table.seats) if seat.kind == HUMAN]
        turns = [(bytes(table.position_at(number)), played.turn) for number, played in enumerate(table.history)]
        self._question = self.app.thinker.review(table.game.NAME, turns, people or range(len(table.seats)))

    @override
    def exit(self) -> None:
        if self._question is not None:
            self._question.cancel()

    @override
    def update(self, dt: float) -> None:
        before, question = self._failed, self._question
        failures.listen(self.app)
        known = None if question is None else question.known
        if (known is not None and known is not self.reviewed) or self._failed != before:
            self.reviewed = known or self.reviewed
            self.rebuild()

    @property
    def _failed(self) -> bool:
        return self._question is not None and self._question.failed

    @override
    def left(self, column: Column) -> None:
        points = self.reviewed.points
        if points:
            column.words("below", self.words("turning-below"), colour=theme.now.MUTED)
        else:
            column.words("told", self._progress(), "body")
        for miss in points or ():
            column.gap(18)
            self._add(column, f"point-{miss.number}", miss)

    def _add(self, column: Column, name: str, miss: Miss) -> None:
        """The button of a turning point: when it was, what was played, what was better, why."""
        names = [seat_name(self.words, seat) for seat in self._table.seats]
        before = self._table.position_at(miss.number - 1)
        card = game_client.of(self.app.game).teller().missed(self.words, names, before, miss)
        played, better, *reasons = (line.words for line in card.lines)
        lines = [
            Line(f"{card.title}  {worth(self.words, -miss.cost)}", "body_bold", theme.GOLD_PALE),
            Line(played, "label", theme.now.SECONDARY),
            Line(better, "label_bold", theme.now.MOONLIGHT),
        ]
        lines += [Line(" ".join(reasons), "label", theme.now.SECONDARY)] if reasons else []
        show = partial(self.app.ways.watch, self.app, self._table, miss.number - 1, card=card)
        place = column.take(TextCard.high(self.paint, lines, column.window.width))
        column.add(TextCard(place, name, lines[0].words, show, lines=lines))

    def _progress(self) -> str:
        """What is said without turning points."""
        if self.reviewed.points is not None:
            return self.words("turning-none")
        if self._failed:
            return self.words("turning-failed")
        return self.words("turning-thinking", done=self.reviewed.done, total=self.reviewed.total)


class EveningScene(TurningScene):
    """After a guided evening: what went well, what cost most, and what to try next."""

    title_key = "guided-learned"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        coach = registry.coach(table.game.NAME)
        assert coach is not None
        seat = next((number for number, one in enumerate(table.seats) if one.kind == HUMAN), 0)
        past = [
            Past(number, played.seat, table.position_at(number - 1), played.turn, table.events_of(number))
            for number, played in enumerate(table.history, 1)
        ]
        self.well = well(coach, past, seat)[:_WELL]
        self.untried = untried(coach, past, seat)

    @override
    def left(self, column: Column) -> None:
        words, app, table = self.words, self.app, self._table
        column.words("well", words("guided-well"), "subheading")
        for deed in self.well:
            column.gap(10)
            show = partial(app.ways.watch, app, table, deed.number)
            column.button(f"well-{deed.key}", said(words, f"well-{deed.key}", deed.facts), show)
        column.gap(24)
        column.words("cost", words("guided-cost"), "subheading")
        column.gap(10)
        worst = max(self.reviewed.points or (), key=lambda miss: miss.cost, default=None)
        if worst is None:
            column.words("told", self._progress(), "body")
        else:
            self._add(column, "point", worst)
            column.gap(10)
            again = partial(app.ways.what_if, app, table, worst.number - 1)
            column.button("again", words("guided-again"), again)
        column.gap(24)
        column.words("next", words("guided-next"), "subheading")
        column.gap(6)
        column.words("untried", words(f"next-{self.untried}"), "body", theme.GOLD_PALE)
