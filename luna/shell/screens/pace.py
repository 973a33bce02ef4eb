"""The page about the pace of a table by turn: the time left, days off, and the players' common decisions."""

from functools import partial

from typing_extensions import override

from luna.core.game import Reason
from luna.log import bodies
from luna.log.rhythm import KEY, LIVE
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.modes.conditional_turns import Ahead
from luna.shell.network.relay_table import Shared
from luna.shell.records.captions import span
from luna.shell.screens.page import PageScene, Shape
from luna.shell.widgets import Action, Column
from luna.text import Catalogue


class PaceScene(PageScene):
    """A page over the table, whose every action becomes a record, or a question to the others."""

    blurs = True
    shape = Shape((1180, 860), columns=1)
    title_key = "pace-title"

    def __init__(self, app: App, shared: Shared, ahead: Ahead) -> None:
        super().__init__(app)
        self._shared, self._ahead = shared, ahead

    @override
    def news(self) -> object:
        shared = self._shared
        return shared.table.head, self._ahead.count, left_words(self.words, shared)

    @override
    def left(self, column: Column) -> None:
        words, shared, pace = self.words, self._shared, self._shared.table.consent.pace
        rhythm = words(f"rhythm-{shared.table.header.options.get(KEY, LIVE)}")
        column.words("rhythm", words("network-setting", what=words("rhythm"), value=rhythm), "body_bold", gap=6)
        column.words("left", left_words(words, shared), "body")
        seat = next(iter(shared.people), None)
        if seat is None or pace.ended:
            return
        if count := self._ahead.count:
            column.gap(22).title("ahead", words("ahead-some", count=count), 8)
            column.tools([("forget", words("ahead-drop"), self._forget)])
        left, now = pace.days_left(seat, shared.now_ms), shared.now_ms
        until = pace.off[seat].until(now)
        column.gap(22).title("off", words("pace-off"), 4)
        said = words("pace-off-running", left=span(words, until - now)) if until else ""
        column.note("off-below", " ".join((words("pace-off-below", count=left), said)), 8)
        take = [days for days in (1, 2, 3, 7, 14) if days <= left]
        column.tools([self._off(days, left) for days in take], gap=22)
        column.title("together", words("pace-together"), 4)
        column.note("together-below", words("pace-together-below"), 8)
        alone = "-alone" if shared.ballot.alone(bodies.END) else ""
        below, yes = words(f"pace-end-below{alone}"), words(f"pace-end-yes{alone}")
        end = partial(self.ask, words("pace-end-sure"), below, yes, partial(self._move, bodies.END, 0))
        tools: list[tuple[str, str, Action]] = [] if shared.mine else [("remind", words("pace-remind"), self._remind)]
        tools += [] if pace.resting else [("rest", words("pace-rest"), partial(self._move, bodies.REST, 0))]
        column.tools([*tools, ("end", words("pace-end"), end)])

    def _off(self, days: int, left: int) -> tuple[str, str, Action]:
        """The button for some days off. They cannot be given back, so it asks first."""
        words, said = self.words, self.words("span-days", count=days)
        below, take = words("pace-off-below", count=left), partial(self._move, bodies.OFF, days)
        return f"off-{days}", said, partial(self.ask, words("pace-off-sure"), below, said, take)

    def _forget(self) -> None:
        self._ahead.forget_answers()
        self.rebuild()

    def _remind(self) -> None:
        self._shared.say("your-turn")
        self.app.toasts.say(self.words("pace-reminded"))
        self.back()

    def _move(self, what: int, days: int) -> None:
        alone = what == bodies.END and self._shared.ballot.alone(what)
        reason: Reason | None = self._shared.ballot.move(what, days)
        if reason is not None:
            teller = game_client.of(self._shared.table.game.NAME).teller()
            self.app.toasts.say(teller.refusal(self.words, reason), trouble=True)
            return
        if not alone:
            self.app.toasts.say(self.words("pace-off-taken" if what == bodies.OFF else "pace-asked", count=days))
        self.back()


def left_words(words: Catalogue, shared: Shared) -> str:
    """The waiting time of the present turn, and the time left."""
    pace, now = shared.table.consent.pace, shared.now_ms
    if pace.resting:
        return words("pace-resting")
    waited = span(words, max(0, now - pace.since))
    if pace.late(now) is not None:
        return words("pace-is-late", waited=waited)
    return words("pace-left", waited=waited, left=span(words, pace.limit - pace.used(now)))
