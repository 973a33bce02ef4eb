"""Records: the best results alone and against bots, and the last games played."""

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from typing_extensions import override

from luna.core import registry
from luna.core.game import Game
from luna.core.levels import LEVELS
from luna.core.options import Value
from luna.log.records import BOT, HUMAN
from luna.shell.access.node import paragraph
from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.records.statistics import Finished, Statistics, Totals
from luna.shell.records.strength import Estimates
from luna.shell.screens.page import Foot, PageScene, Shape, choose_game
from luna.shell.widgets import Action, Card, Column, FigureLine, Figures, Row, Sign
from luna.shell.widgets.card import Part
from luna.shell.widgets.words import Line
from luna.text import Catalogue
from luna.text.sentences import signed

LAST: Final = 20  # games in the list


def _line(name: str, tally: Totals, differs: bool = False) -> FigureLine:
    """A row of a table; `differs`: its numbers are differences, with signs."""
    if not tally.games:
        return FigureLine(name, ("0", "–", "–", "–"), muted=True)
    said = signed if differs else str
    return FigureLine(name, (str(tally.games), str(tally.wins), said(tally.best), said(round(tally.mean))), gold=2)


class GameRow(Card):
    """A finished game: its date, options, players and points."""

    def __init__(self, name: str, words: Catalogue, one: Finished, action: Action) -> None:
        """`words`: those of its game."""
        self.result, self.kind = _result(words, one), _kind(words, one)
        title, seats = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when)), list[Part]()
        for place in one.places:
            mine = place.kind == HUMAN
            style, ink = ("label_bold", theme.now.MOONLIGHT) if mine else ("label", theme.now.SECONDARY)
            seats += [Sign(choices.emblem(one.game, place.order)), Line(str(place.points), style, ink)]
        won = any(place.kind == HUMAN and place.rank == 1 for place in one.places)
        result = Line(self.result, "card_title", theme.GOLD if won else theme.now.MOONLIGHT)
        kind = Line(self.kind, "label", theme.now.MUTED if one.rewound else theme.now.SECONDARY)
        points = ", ".join(f"{words(f'order-{place.order}')} {place.points}" for place in one.places)
        rows = Row([Line(title, "label_bold", theme.now.MOONLIGHT)], [result]), Row(seats, [kind])
        super().__init__(name, title, action, rows, told=paragraph((self.result, points, self.kind)))


def _result(words: Catalogue, one: Finished) -> str:
    """The difference of a solo game, else the person's place, or "" if several people played."""
    people = [place for place in one.places if place.kind == HUMAN]
    if one.alone:
        return signed(one.difference)
    return words("end-place", place=people[0].rank) if len(people) == 1 else ""


def _kind(words: Catalogue, one: Finished) -> str:
    """The options, and the level of the strongest bot."""
    if one.rewound:
        return words("records-rewound")
    specs = [spec for spec in choices.options(one.game) if one.options.get(spec.id) in spec.choices]
    if one.alone:
        return " · ".join(choices.short(words, spec, one.options[spec.id]) for spec in specs if spec.apart)
    bots = [place.level for place in one.places if place.kind == BOT]
    against = [words("panel-bot", level=max(bots))] if bots else []
    chosen = [words(f"{spec.word}-{one.options[spec.id]}") for spec in specs if not (spec.switch or spec.apart)]
    return " · ".join(against + chosen)


class RecordsScene(PageScene):
    """Tables at the left, the last games at the right."""

    shape = Shape((1760, 940), low=600, between=64, narrow=620, rolls=True)
    title_key = "records-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.annals = Statistics(app.home)
        self._estimates = Estimates(app, self, self.rebuild)
        self.app.tell(self.annals.tidy())
        self._show(choices.current(app.settings))
        self.cleared: list[Finished] = []  # the games that can be restored
        self._since = 0

    def _show(self, name: str) -> None:
        """Make it the page of a game."""
        self.game: Game = registry.load(name)
        self.words = self.app.catalogue.of(name)
        chosen = (spec.id for spec in self.game.OPTIONS if not (spec.switch or spec.apart))
        self.ways = ("level", *chosen, "turn")  # to group the games against bots
        self.way = self.ways[0]
        self._estimates.look(name)

    @override
    def foot(self) -> list[Foot]:
        title, yes = self.words("records-ask"), self.words("records-clear")
        ask = partial(self.ask, title, self.words("records-ask-below", count=len(self.annals.games)), yes, self._clear)
        name, action = ("put-back", self._put_back) if self.cleared else ("clear", ask)
        able = bool(self.cleared or self.annals.games)
        return [Foot(name, self.words(f"records-{name}"), action, enabled=able, primary=False)]

    @override
    def roomy(self, left: int, right: int) -> bool:
        """Numbers are not wrapped."""
        return right >= self.paint.px(self.shape.narrow) * self.paint.fonts.growth

    @override
    def left(self, column: Column) -> None:
        words, annals, game = self.words, self.annals, self.game
        choose_game(column, words, game.NAME, self._choose, 24)
        for number, one in enumerate(self._estimates.known[:4]):
            column.words(f"strength-{number}", words("records-strength", **one._asdict()), "body", gap=18)
        for spec in (spec for spec in game.OPTIONS if spec.apart):
            column.title(f"{spec.id}-name", words(spec.word), 4)
            levels = {one: words(f"{spec.word}-name", level=str(one)) for one in spec.choices if one != spec.default}
            lines = [_line(name, annals.alone(game.NAME, spec.id, one), True) for one, name in levels.items()]
            self._figures(column, spec.id, lines)
            column.gap(24)
        named = {spec.id: words(spec.word) for spec in game.OPTIONS}
        ways = {way: words(key) if words.has(key := f"records-by-{way}") else named[way] for way in self.ways}
        column.pick("way", words("records-bots"), ways, self.way, self.sets("way"), gap=8)
        self._figures(column, "bots", self._bots())
        column.gap().note("note", words("records-note"))

    def _bots(self) -> list[FigureLine]:
        """The games against bots by level, turn or an option; only levels that were played."""
        words, named = self.words, dict[Value, str]()
        if self.way == "level":
            named |= {level: words("seat-level", level=level, name=words(f"level-{level}")) for level in LEVELS}
        elif self.way == "turn":
            named |= {turn: words("records-turn", turn=turn) for turn in range(1, max(self.game.COUNTS) + 1)}
        else:
            spec = next(spec for spec in self.game.OPTIONS if spec.id == self.way)
            named |= {one: words(f"{spec.word}-{one}") for one in spec.choices}
        found = self.annals.by(self.game.NAME, self.way)
        rows = [_line(name, found.get(key, Totals(0, 0, 0, 0.0))) for key, name in named.items()]
        return ([row for row in rows if not row.muted] or rows[:1]) if self.way == "level" else rows

    def _figures(self, column: Column, name: str, lines: Sequence[FigureLine]) -> None:
        heads = [self.words(f"records-{one}") for one in ("games", "wins", "best", "mean")]
        column.put(Figures(f"figures-{name}", heads, lines))

    @override
    def right(self, column: Column) -> None:
        words, app = self.words, self.app
        column.title("last-name", words("records-last"))
        games = [one for one in self.annals.games if one.game == self.game.NAME]
        if not games:
            column.words("empty", words("records-empty"))
        for number, one in enumerate(reversed(games[-LAST:])):
            path = app.library.path(one.table, one.began)
            row = GameRow(f"game-{number}", words, one, partial(navigation.watch_save, app, path))
            row.enabled = _exists(path)
            column.card(row, 10)

    def _choose(self, game: str) -> None:
        self._show(game)
        self.rebuild()

    def _clear(self) -> None:
        self.cleared, self._since = self.annals.games, self.annals.cleared
        self.app.tell(self.annals.clear(int(time.time())))
        self._estimates.look(self.game.NAME)
        self.rebuild()

    def _put_back(self) -> None:
        self.app.tell(self.annals.put_back(self.cleared, self._since))
        self._estimates.look(self.game.NAME)
        self.put(cleared=[])


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that is too long for any file
        return False
