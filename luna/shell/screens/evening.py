"""The guided evening before and after its game: how it is begun, and what there was to learn."""

from __future__ import annotations

from functools import partial
from typing import Final

from typing_extensions import override

from luna.core import registry
from luna.core.teaching import Past
from luna.learning.coach import untried, well
from luna.log.records import HUMAN
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.modes.coach import said
from luna.shell.screens.turning import PointButton, TurningScene
from luna.shell.widgets import Column
from luna.table.table import Table

KEY: Final = "guided"
"""Under this a table's options say that it was dealt for a guided evening."""
_WELL: Final = 3
_LEVEL: Final = 1
"""Of the bots."""


def guided(table: Table) -> bool:
    """Whether a table was dealt for one."""
    return table.header.options.get(KEY) is True


def begin(app: App, name: str) -> None:
    """Sit down at one with a game: the person's name is the one that he played under last."""
    coach, words = registry.coach(name), app.catalogue.of(name)
    assert coach is not None
    options = coach.EVENING
    own, *others = options.seats
    app.settings.tips = True
    app.keep()
    names = {own: app.settings.names.get(own, "") or choices.usual_name(words, own)}
    bots = dict.fromkeys(others, _LEVEL)
    app.ways.begin(app, registry.load(name), options, names, bots, {KEY: True})


class EveningScene(TurningScene):
    """What went well, what cost most, and what to try next. A click shows the table then."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.title = self.words("guided-learned")
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
        words = self.words
        column.words("well", words("guided-well"), "subheading")
        for deed in self.well:
            column.gap(10)
            show = partial(self.app.ways.watch, self.app, self._table, deed.number)
            column.button(f"well-{deed.key}", said(words, f"well-{deed.key}", deed.facts), show)
        column.gap(24)
        column.words("cost", words("guided-cost"), "subheading")
        column.gap(10)
        worst = max(self.reviewed.points or (), key=lambda miss: miss.cost, default=None)
        if worst is None:
            column.words("told", self._told(), "body")
        else:
            told = self._told_of(worst)
            place = column.take(PointButton.high(self.paint, told, column.window.width))
            column.add(PointButton(place, "point", told, partial(self._show, worst)))
            column.gap(10)
            again = partial(self.app.ways.what_if, self.app, self._table, worst.number - 1)
            column.button("again", words("guided-again"), again)
        column.gap(24)
        column.words("next", words("guided-next"), "subheading")
        column.gap(6)
        column.words("untried", words(f"next-{self.untried}"), "body", theme.GOLD_PALE)
