"""The page about the rhythm of a table by turn: what is left, days off, and what the players may decide together."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from typing_extensions import override

from luna.core.game import Reason
from luna.log import bodies
from luna.log.rhythm import KEY, LIVE
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.network.relay_table import Shared
from luna.shell.records.spans import span
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Column
from luna.text import Catalogue

_DAYS: Final = (1, 2, 3, 7, 14)


class Plans(NamedTuple):
    """The turns that are decided ahead at this table."""

    many: Callable[[], int]
    forget: Callable[[], object]


class PaceScene(PageScene):
    """A page over the table. Everything on it becomes a record, or a question to the others."""

    blurs = True
    size = (1180, 860)
    columns = 1
    title_key = "pace-title"

    def __init__(self, app: App, shared: Shared, plans: Plans) -> None:
        super().__init__(app)
        self._shared, self._plans = shared, plans

    @override
    def left(self, column: Column) -> None:
        words, shared, pace = self.words, self._shared, self._shared.table.consent.pace
        rhythm = words(f"rhythm-{shared.table.header.options.get(KEY, LIVE)}")
        column.words("rhythm", words("network-setting", what=words("rhythm"), value=rhythm), "body_bold")
        column.gap(6).words("left", left_words(words, shared), "body")
        seat = next(iter(shared.people), None)
        if seat is None or pace.ended:
            return
        if count := self._plans.many():
            column.gap(22).words("ahead", words("ahead-some", count=count), "body_bold")
            column.gap(8).tools([("forget", words("ahead-drop"), self._forget)])
        column.gap(22)
        left, now = pace.days_left(seat, shared.now_ms), shared.now_ms
        until = pace.off_until(seat, now)
        column.words("off", words("pace-off"), "body_bold")
        column.gap(4)
        said = words("pace-off-running", left=span(words, until - now)) if until else ""
        column.words("off-below", " ".join((words("pace-off-below", count=left), said)), colour=theme.now.MUTED)
        column.gap(8)
        take = [days for days in _DAYS if days <= left]
        column.tools(
            [(f"off-{days}", words("span-days", count=days), partial(self._move, bodies.OFF, days)) for days in take]
        )
        column.gap(22).words("together", words("pace-together"), "body_bold")
        column.gap(4).words("together-below", words("pace-together-below"), colour=theme.now.MUTED)
        column.gap(8)
        tools = [] if shared.mine else [("remind", words("pace-remind"), self._remind)]
        tools += [] if pace.resting else [("rest", words("pace-rest"), partial(self._move, bodies.REST, 0))]
        column.tools([*tools, ("end", words("pace-end"), self._end)])

    def _forget(self) -> None:
        self._plans.forget()
        self.rebuild()

    def _remind(self) -> None:
        self._shared.say("your-turn")
        self.app.toasts.say(self.words("pace-reminded"))
        self.back()

    def _end(self) -> None:
        words = self.words
        end = partial(self._move, bodies.END, 0)
        self.ask(words("pace-end-sure"), words("pace-end-below"), words("pace-end-yes"), end)

    def _move(self, what: int, days: int) -> None:
        reason: Reason | None = self._shared.ballot.move(what, days)
        if reason is not None:
            teller = game_client.of(self._shared.table.game.NAME).teller()
            self.app.toasts.say(teller.refusal(self.words, reason), trouble=True)
            return
        self.app.toasts.say(self.words("pace-off-taken" if what == bodies.OFF else "pace-asked", count=days))
        self.back()


def left_words(words: Catalogue, shared: Shared) -> str:
    """How long the present turn has been waited for, and how long it may still take."""
    pace, now = shared.table.consent.pace, shared.now_ms
    if pace.resting:
        return words("pace-resting")
    waited = span(words, max(0, now - pace.since))
    if pace.late(now) is not None:
        return words("pace-is-late", waited=waited)
    return words("pace-left", waited=waited, left=span(words, pace.limit - pace.used(now)))
