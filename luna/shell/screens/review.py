"""The lessons of a finished game: its turning points, and the end of a guided evening."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from typing_extensions import override

from luna.bots.answers import Miss
from luna.bots.evaluator import POINT
from luna.core import registry
from luna.core.teaching import PastTurn
from luna.learning.coach import untried, well
from luna.log.records import HUMAN
from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.client import choices, game_client
from luna.shell.drawing import theme
from luna.shell.modes.coach import coach_words
from luna.shell.players.seats import seat_name
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Card, Column
from luna.shell.widgets.words import Line
from luna.table.table import Table
from luna.text.sentences import listed, worth

KEY: Final = "guided"  # the option of a table that was dealt for a guided evening
_LEVEL: Final = 1  # of the bots there


def is_guided(table: Table) -> bool:
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
    navigation.begin(app, registry.load(name), options, names, bots, {KEY: True})


class TurningScene(PageScene):
    """The analysis of a game: each seat's quality, and the most expensive turns. A click shows the table at that time.

    Another process analyses the game; it continues when the page is left.
    """

    shape = Shape((1300, 940), columns=1)
    title_key = "turning-title"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self._table = table
        self._names = [seat_name(self.words, seat) for seat in table.seats]
        self.study = app.analyst.look(table)  # the results so far

    @override
    def enter(self) -> None:
        self.app.analyst.begin(self.study)

    @override
    def news(self) -> object:
        return len(self.study.judged), self.study.failed, self._works

    @property
    def _works(self) -> bool:
        return self.app.analyst.works(self.study)

    @override
    def left(self, column: Column) -> None:
        study, words = self.study, self.words
        if not study.whole:
            column.words("told", self._progress(), "body")
            return
        for seat in range(len(self._table.seats)):
            if (share := study.accuracy(seat)) is not None:
                given = sum(miss.cost for miss in study.misses(seat)) / POINT
                said_of = words("turning-accuracy", name=self._names[seat], share=share, points=given)
                column.words(f"accuracy-{seat}", said_of, "body_bold", theme.now.MOONLIGHT)
        for number, sentence in enumerate(self._sums()):
            column.gap(6).words(f"sum-{number}", sentence, "body")
        points = study.points
        column.gap(12).note("below", words("turning-below" if points else "turning-none"))
        for miss in points:
            self._add(column.gap(18), f"point-{miss.number}", miss)

    @override
    def foot(self) -> list[Foot]:
        words, study, analyst = self.words, self.study, self.app.analyst
        if study.whole:
            watch = partial(navigation.watch, self.app, self._table)
            return [Foot("watch", words("end-watch"), watch, primary=False, icon="ui/icon-replay")]
        name, act = ("stop", analyst.stop) if self._works else ("go-on", analyst.begin)
        return [Foot(name, words(f"turning-{name}"), partial(act, study), primary=not self._works)]

    def _sums(self) -> Iterator[str]:
        """The sources of the points: the winner's lead by source, and the most expensive kind of mistake."""
        words, tally = self.words, game_client.of(self._table.game.NAME).tally(self.app, self._table)
        for seat in self.study.seats if len(self.study.seats) == 1 else ():
            order = [other for other in tally.ranking if other != seat]
            first, other = (seat, order[0]) if seat in tally.winners and order else (tally.ranking[0], seat)
            ahead = [(cause.points[first] - cause.points[other], cause.name) for cause in tally.causes]
            most = [words("turning-by", what=words(f"end-{name}"), by=by) for by, name in _most(ahead)]
            if most and first != other:
                listing = listed(words, most)
                yield words("turning-ahead", name=self._names[first], other=self._names[other], list=listing)
            lost: dict[str, int] = {}
            for miss in self.study.misses(seat):
                for why in miss.why[:1]:
                    lost[why.theme] = lost.get(why.theme, 0) + miss.cost
            themes = [words(f"theme-{theme}") for _, theme in _most((cost, theme) for theme, cost in lost.items())]
            if themes:
                yield words("turning-themes", name=self._names[seat], list=listed(words, themes))

    def _add(self, column: Column, name: str, miss: Miss) -> None:
        """The button of a turning point: its time, the turn, the better turn, the reason."""
        before = self._table.position_at(miss.number - 1)
        card = game_client.of(self.app.game).teller().missed(self.words, self._names, before, miss)
        played, better, *reasons = (" ".join(filter(None, (line.words, line.sign))) for line in card.lines)
        lines = [
            Line(f"{card.title}  {worth(self.words, -miss.cost)}", "body_bold", theme.GOLD_PALE),
            Line(played, "label", theme.now.SECONDARY),
            Line(better, "label_bold", theme.now.MOONLIGHT),
        ]
        lines += [Line(" ".join(reasons), "label", theme.now.SECONDARY)] if reasons else []
        show = partial(navigation.watch, self.app, self._table, miss.number - 1, card=card)
        column.card(Card(name, lines[0].words, show, lines))

    def _progress(self) -> str:
        """The words before the analysis is complete."""
        if self.study.failed:
            return self.words("turning-failed")
        said_so = "turning-thinking" if self._works else "turning-stopped"
        return self.words(said_so, done=len(self.study.judged), total=self.study.total)


def _most(amounts: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """The three largest amounts above zero."""
    return sorted((one for one in amounts if one[0] > 0), key=lambda one: -one[0])[:3]


class EveningScene(TurningScene):
    """After a guided evening: what went well, what cost most, and what to try next."""

    title_key = "guided-learned"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        coach = registry.coach(table.game.NAME)
        assert coach is not None
        seat = next((number for number, one in enumerate(table.seats) if one.kind == HUMAN), 0)
        past = [
            PastTurn(number, played.seat, table.position_at(number - 1), played.turn, table.events_of(number))
            for number, played in enumerate(table.history, 1)
        ]
        self.well = well(coach, past, seat)[:3]
        self.untried = untried(coach, past, seat)

    @override
    def left(self, column: Column) -> None:
        words, app, table = self.words, self.app, self._table
        column.words("well", words("guided-well"), "subheading")
        for deed in self.well:
            show = partial(navigation.watch, app, table, deed.number)
            column.gap(10).button(f"well-{deed.key}", coach_words(words, f"well-{deed.key}", deed.facts), show)
        column.gap(24).words("cost", words("guided-cost"), "subheading", gap=10)
        points = self.study.points if self.study.whole else []
        worst = max(points, key=lambda miss: miss.cost, default=None)
        if worst is None:
            column.words("told", words("turning-none") if self.study.whole else self._progress(), "body")
        else:
            self._add(column, "point", worst)
            again = partial(navigation.what_if, app, table, worst.number - 1)
            column.gap(10).button("again", words("guided-again"), again)
        column.gap(24).words("next", words("guided-next"), "subheading", gap=6)
        column.words("untried", words(f"next-{self.untried}"), "body", theme.GOLD_PALE)
