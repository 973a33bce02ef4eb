"""Tournaments of a circle: the form of a new one, and its state."""

import secrets
from collections.abc import Callable
from functools import cached_property, partial

from typing_extensions import override

from luna.circle import entries
from luna.circle.entries import FORMS, MOST_PLAYERS, SIZES, SWISS, Entry, Round, Tournament
from luna.circle.tournament import Game, TournamentState, course
from luna.core import registry
from luna.log.records import MAX_NAME, wall_clock
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.records import circle_facts
from luna.shell.records.circle_facts import CircleFacts
from luna.shell.screens.page import Foot, PageScene, Shape, choose_game
from luna.shell.widgets import Column, FigureLine, Figures, pair

Say = Callable[[entries.Body], None]


class NewCupScene(PageScene):
    """The form of a new tournament; the draw is made at its end."""

    shape = Shape((1760, 1000), narrow=560, rolls=True)
    title_key = "cup-new"
    first = "begin"

    def __init__(self, app: App, found: CircleFacts, say: Say) -> None:
        super().__init__(app)
        self.found, self._say = found, say
        self.game = choices.current(app.settings)
        self.form_, self.size_, self.rounds = FORMS[0], SIZES[0], 3
        self._all = found.people
        self.players = self._all if len(self._all) <= MOST_PLAYERS else []

    @override
    def left(self, column: Column) -> None:
        words = self.words
        self.form.entry(column, "name", words("cup-name"), words("cup-new"), MAX_NAME)
        choose_game(column.gap(16), words, self.game, self.sets("game"), 16)
        forms = {form: words(f"cup-{form}") for form in FORMS}
        column.pick("form", words("cup-form"), forms, self.form_, self.sets("form_"), gap=16)
        sizes = [size for size in SIZES if size in registry.load(self.game).COUNTS] or list(SIZES)
        self.size_ = self.size_ if self.size_ in sizes else sizes[0]
        column.pick("size", words("cup-size"), {size: str(size) for size in sizes}, self.size_, self.sets("size_"))
        if self.form_ == SWISS:
            rounds = {count: str(count) for count in range(2, 8)}
            column.gap(16).pick("rounds", words("cup-rounds"), rounds, self.rounds, self.sets("rounds"))

    @override
    def right(self, column: Column) -> None:
        column.title("players", self.words("cup-players"))
        for number, key in enumerate(self._all):
            name, plays = self.found.name(self.words, key), key in self.players
            column.switch(f"player-{number}", name, plays, partial(self._plays, key), gap=6)

    @override
    def foot(self) -> list[Foot]:
        return [Foot("begin", self.words("cup-begin"), self._begin)]

    def _plays(self, key: bytes, on: bool) -> None:
        self.players = [one for one in self._all if (on if one == key else one in self.players)]

    def _begin(self) -> None:
        if not 2 <= len(self.players) <= MOST_PLAYERS:
            self.refuse("cup-few" if len(self.players) < 2 else "cup-many", count=MOST_PLAYERS)
            return
        name = self.form.entries["name"].text.strip() or self.words("cup-new")
        lot, drawn = secrets.token_bytes(16), tuple(self.players)
        facts = self.form_, self.game, self.size_, self.rounds, wall_clock(), lot, drawn
        self._say(Tournament(name[:MAX_NAME].strip(), *facts))
        self.app.pop(self)


class CupScene(PageScene):
    """The player's open tables and the standings at the left, the rounds with their tables at the right."""

    shape = Shape((1800, 1040), low=600, share=0.46, between=50, narrow=560, rolls=True)

    def __init__(self, app: App, found: CircleFacts, id: bytes, say: Say) -> None:
        super().__init__(app)
        self.found, self._say = found, say
        self.entry: Entry = found.circle.tournaments[id]
        assert isinstance(self.entry.body, Tournament)
        self.cup = self.entry.body._replace(players=tuple(map(found.circle.person, self.entry.body.players)))
        self.title = self.cup.name

    @cached_property
    def course(self) -> TournamentState:
        """The present state of the tournament, cached: pairing many rounds again takes seconds."""
        return course(self.cup, self.found.circle.orders(self.entry), self.found.played)

    @override
    def left(self, column: Column) -> None:
        words, now = self.words, self.course
        game, count = choices.title(words, self.cup.game), len(self.cup.players)
        column.words("below", words("cup-below", form=self.cup.form, game=game, players=count), "body")
        if now.winner is not None:
            column.words("winner", words("cup-winner", name=self._name(now.winner)), "card_title", theme.GOLD)
        elif now.closes and not self._starts:
            starter = self.found.name(words, self.found.circle.person(self.entry.author))
            column.words("waits", words("cup-waits", name=starter))
        own = [table for tables in now.rounds for table in tables if table.open and self._mine(table)]
        if own:
            column.gap(16).title("own", words("cup-own"), 6)
        for number, table in enumerate(own[:2]):
            column.card(pair(f"own-{number}", *self._table(table), None, lit=True), 6)
        column.gap(16).title("table", words("cup-table"), 4)
        heads, me = [words("circle-games"), words("circle-firsts"), words("cup-points")], self.found.held.me.key
        lines = [
            FigureLine(
                f"{number}.  {self._name(row.player)}",
                (str(row.games), str(row.wins), str(row.points)),
                gold=2,
                lit=self.cup.players[row.player] == me,
            )
            for number, row in enumerate(now.scores, 1)
        ]
        column.put(Figures("scores", heads, lines))
        column.gap(12).note("note", words("cup-note"))

    @override
    def right(self, column: Column) -> None:
        """The rounds; those with open tables come first."""
        now = self.course
        for number, tables in sorted(enumerate(now.rounds, 1), key=lambda one: not any(game.open for game in one[1])):
            said = self.words("cup-round", number=number, most=now.length)
            column.title(f"round-{number}", said, 6)
            for at, table in enumerate(tables):
                column.card(pair(f"table-{number}-{at}", *self._table(table), None, lit=self._mine(table)), 6)
            column.gap(10)

    def _mine(self, table: Game) -> bool:
        return self.found.held.me.key in (self.cup.players[player] for player in table.players)

    def _table(self, table: Game) -> tuple[str, str]:
        words, names = self.words, [self._name(player) for player in table.players]
        if len(names) == 1:
            return words("cup-bye", name=names[0]), ""
        if table.played is None:
            return "  –  ".join(names), words("cup-open")
        return circle_facts.players(words, self.found, table.played), circle_facts.day(table.played.result.created)

    @override
    def foot(self) -> list[Foot]:
        now = self.course
        if not (now.closes and self._starts):
            return []
        return [Foot("close", self.words("cup-close", number=len(now.rounds) + 1), self._close)]

    @property
    def _starts(self) -> bool:
        """Whether the local player started it, and so closes its rounds."""
        return self.entry.author == self.found.held.me.key

    def _close(self) -> None:
        now = self.course

        def close() -> None:
            self._say(Round(self.entry.id, len(now.rounds), now.order))
            self.app.pop(self)

        if any(game.open for tables in now.rounds for game in tables):
            title = self.words("cup-close", number=len(now.rounds) + 1)
            self.ask(title, self.words("cup-close-open"), title, close)
        else:
            close()

    def _name(self, player: int) -> str:
        return self.found.name(self.words, self.cup.players[player])
