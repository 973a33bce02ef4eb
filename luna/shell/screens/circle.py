"""One circle: its league, its games, its members and its tournaments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from typing_extensions import override

from luna.circle import entries
from luna.circle.circle import Member
from luna.circle.entries import Leave, Rename, Tournament
from luna.circle.league import UNIT, League, seasons
from luna.circle.letters import SUFFIX
from luna.circle.shelf import Held, Shelf, sheet_of
from luna.core import registry
from luna.core.game import GameError
from luna.log.notices import Notice, Refused, notice
from luna.log.saves import proper_name
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.app.setting_checks import LONGEST_NAME
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.records import circle_facts
from luna.shell.records.circle_facts import CircleFacts, facts
from luna.shell.records.exchange import named
from luna.shell.screens.circle_pages import AddGameScene, LinkScene, MemberScene
from luna.shell.screens.cups import CupScene, NewCupScene
from luna.shell.screens.page import Foot, PageScene, QuestionScene
from luna.shell.widgets import Column
from luna.shell.widgets.buttons import PictureRow
from luna.shell.widgets.figures import FigureLine, Figures
from luna.text import Catalogue

VIEWS: Final = ("league", "results", "members", "tournaments")
_MOST_GAMES: Final = 100
"""Games in the list; the others are in the file."""
_NAMES: Final = 0.3


class CircleScene(PageScene):
    """A page with four views."""

    size = (1800, 1040)
    columns = 1
    low = 600

    def __init__(self, app: App, shelf: Shelf, found: CircleFacts) -> None:
        super().__init__(app)
        self.shelf, self.found = shelf, found
        self.title = found.held.name
        self.view = VIEWS[0]
        self.game, self.year = "", 0
        """Which games the league has: of one game or "", of one year or 0."""
        self.asks = False
        """Whether the path of a file is asked for."""

    @override
    def resume(self) -> None:
        """Another page, or another program, may have added to it."""
        held = self.found.held
        self.do(lambda: self.shelf.held(held.circle.key) or held)
        super().resume()

    @override
    def foot(self) -> list[Foot]:
        words, joined = self.words, self.found.held.joined
        return [
            Foot("invite", words("circle-invite"), self._invite, joined, primary=False),
            Foot("give", words("circle-give"), self._give, primary=False),
            Foot("take", words("circle-take"), self._ask, primary=False),
        ]

    @override
    def left(self, column: Column) -> None:
        words = self.words
        views = [words(f"circle-{view}") for view in VIEWS]
        column.choice("view", words("circle-view"), views, VIEWS.index(self.view), self._turn)
        column.gap(18)
        if not self.found.held.joined:
            column.words("waiting", words("circles-waiting"), "body", theme.GOLD_PALE)
            column.gap(12)
        if self.asks:
            entry = self.form.entry(column, "path", words("circle-take-below"), "", 400)
            entry.done = self._take
            column.gap(18)
        shown = {"league": self._league, "results": self._results, "members": self._members}
        shown.get(self.view, self._tournaments)(column)

    # ---- views

    def _league(self, column: Column) -> None:
        words, found = self.words, self.found
        games, years = ["", *registry.listed()], [0, *seasons(found.played)]
        if len(games) > 2:
            said = [words("circle-all-games"), *choices.titles(words)]
            column.choice("game", words("circle-which"), said, games.index(self.game), lambda at: self._of(games[at]))
            column.gap(10)
        if len(years) > 2:
            said, at = [words("circle-all-seasons"), *map(str, years[1:])], years.index(self.year)
            column.choice("season", words("circle-season"), said, at, lambda at: self._of(year=years[at]))
            column.gap(10)
        show_league(column, words, found, circle_facts.standings(found, self.game, self.year))

    def _results(self, column: Column) -> None:
        words, found = self.words, self.found
        tools: list[tuple[str, str, Callable[[], object]]] = []
        if found.waiting:
            tools.append(("sign-all", words("circle-sign-all", count=len(found.waiting)), self._sign))
        if found.held.joined:
            tools.append(("add", words("circle-add"), self._add))
        column.tools(tools)
        column.gap(14)
        for number, one in enumerate(reversed(found.played[-_MOST_GAMES:])):
            title, below = circle_facts.players(words, found, one), circle_facts.state(words, found, one)
            place = column.take(PictureRow.high(self.paint))
            lit = found.held.me.key in one.players
            aside = circle_facts.when(words, one)
            column.add(PictureRow(place, f"game-{number}", title, below, None, aside=aside, lit=lit))
            column.gap(8)

    def _members(self, column: Column) -> None:
        words, circle, me = self.words, self.found.circle, self.found.held.me.key
        for number, member in enumerate(circle.members.values()):
            mine = member.key == me
            open_page = partial(self._open_member, member) if self.found.held.joined and not member.left else None
            place = column.take(PictureRow.high(self.paint))
            aside = words("circle-you") if mine else member.key.hex()[:6]  # names are claims
            title, below = self._name(member.key), member_below(self.words, self.found, member)
            row = PictureRow(
                place, f"member-{number}", title, below, None if mine else open_page, aside=aside, lit=mine
            )
            column.add(row)
            column.gap(8)
        if self.found.held.joined:
            column.gap(14)
            self.form.entry(column, "alias", words("circles-alias"), self._name(me), LONGEST_NAME).done = self._rename
            column.gap(10)
            column.tools(
                [("rename", words("circle-rename"), self._rename), ("leave", words("circle-leave"), self._leave)]
            )

    def _tournaments(self, column: Column) -> None:
        words = self.words
        if self.found.held.joined:
            column.button("new-cup", words("cup-new"), self._new_cup)
            column.gap(14)
        cups = self.found.circle.tournaments
        if not cups:
            column.words("none", words("circle-no-tournament"), colour=theme.now.MUTED)
        for number, entry in enumerate(cups.values()):
            body = entry.body
            assert isinstance(body, Tournament)
            game, count = choices.title(words, body.game), len(body.players)
            below = words("cup-below", form=body.form, game=game, players=count)
            show, aside = partial(self._open_cup, entry.id), circle_facts.day(body.created)
            place = column.take(PictureRow.high(self.paint))
            column.add(PictureRow(place, f"cup-{number}", body.name, below, show, aside=aside))
            column.gap(8)

    # ---- actions

    def do(self, work: Callable[[], Held], said: str = "") -> None:
        """Change the circle in the thread of the library, then show it, with a word."""

        def then(made: CircleFacts | Notice) -> None:
            if isinstance(made, Notice):
                self.app.tell(made)
                return
            self.found = made
            if said:
                self.app.toasts.say(said)
            self.rebuild()

        self.app.library.do(lambda: tried(lambda: facts(work())), then)

    def _invite(self) -> None:
        link = ""

        def work() -> Held:
            nonlocal link
            link = self.shelf.invite(self.found.held)
            return self.found.held

        def then(made: CircleFacts | Notice) -> None:
            if isinstance(made, Notice):
                self.app.tell(made)
            else:
                self.app.push(LinkScene(self.app, self, link))

        self.app.library.do(lambda: tried(lambda: facts(work())), then)

    def _give(self) -> None:
        try:
            name = proper_name(self.found.held.name)
        except Refused:
            name = "circle"
        path = self.app.home / f"{name}{SUFFIX}"

        def work() -> Held:
            self.shelf.give(self.found.held, path)
            return self.found.held

        self.do(work, self.words("circle-given", file=str(path)))
        desktop.show(self.app, path.parent)

    def _ask(self) -> None:
        self.asks = not self.asks
        self.rebuild()
        if self.asks:
            self.ring.to(self.ring.named("path"))

    def _take(self) -> None:
        path = named(self.form.entries["path"].text)
        self.asks = False
        self.take(path if path is not None else Path(self.form.entries["path"].text))

    def take(self, path: Path) -> None:
        """Take in a file of another member."""
        held = self.found.held

        def work() -> Held:
            after, _ = self.shelf.take(path)
            return after if after.circle.key == held.circle.key else held

        def then(made: CircleFacts | Notice) -> None:
            if isinstance(made, Notice):
                self.app.tell(made)
            else:
                count = len(made.held.circle.entries) - len(held.circle.entries)
                self.found = made
                self.app.toasts.say(self.words("circle-taken", name=made.held.name, count=count))
            self.rebuild()

        self.app.library.do(lambda: tried(lambda: facts(work())), then)

    def _sign(self) -> None:
        waiting = list(self.found.waiting)
        self.do(lambda: self.shelf.countersign(self.found.held, waiting), self.words("circle-signed"))

    def _add(self) -> None:
        self.app.push(AddGameScene(self.app, self.found, self._record))

    def _record(self, path: Path, players: list[bytes]) -> None:
        def work() -> Held:
            sheet, table = sheet_of(path)
            return self.shelf.record(self.found.held, sheet, table, players)

        self.do(work, self.words("circle-signed"))

    def _open_member(self, member: Member) -> None:
        self.app.push(MemberScene(self.app, self.found, member, self._say))

    def _rename(self) -> None:
        self._rename_to(self.form.entries["alias"].text.strip())

    def _rename_to(self, name: str) -> None:
        me = self.found.held.me.key
        numbers = [body.number for entry, body in self.found.circle.all(Rename) if entry.author == me]
        if name and name != self._name(me):
            self._say(Rename(max(numbers, default=0) + 1, name))

    def _leave(self) -> None:
        words = self.words
        below, deed = words("circle-leave-below"), lambda: self._say(Leave())
        self.app.push(QuestionScene(self.app, self, words("circle-leave"), below, words("circle-leave"), deed))

    def _say(self, body: entries.Body) -> None:
        self.do(lambda: self.shelf.say(self.found.held, body), self.words("circle-said"))

    def _new_cup(self) -> None:
        self.app.push(NewCupScene(self.app, self.found, self._say))

    def _open_cup(self, id: bytes) -> None:
        self.app.push(CupScene(self.app, self.found, id, self._say))

    def _turn(self, index: int) -> None:
        self.view = VIEWS[index]
        self.rebuild()

    def _of(self, game: str | None = None, year: int | None = None) -> None:
        self.game = self.game if game is None else game
        self.year = self.year if year is None else year
        self.rebuild()

    def _name(self, player: bytes) -> str:
        return self.found.name(self.words, player)


def show_league(column: Column, words: Catalogue, found: CircleFacts, league: League) -> None:
    """The table of a league, and the own player against each other."""
    if not league.rows:
        column.words("empty", words("circle-empty"), "body")
        return
    heads = [words(f"circle-{head}") for head in ("games", "firsts", "mean", "beaten", "rating")]
    me, lines = found.held.me.key, list[FigureLine]()
    for row in league.rows:
        if row.player in found.circle.members and found.circle.members[row.player].left:
            continue
        cells = (
            str(row.games),
            str(row.firsts),
            words("circle-mean-of", mean=round(row.mean / UNIT, 2)),
            words("circle-share", share=round(row.share / UNIT * 100)),
            circle_facts.rating(words, row.mu, row.sigma),
        )
        name = f"{len(lines) + 1}.  {found.name(words, row.player)}"
        lines.append(FigureLine(name, cells, gold=4, lit=row.player == me))
    _add_figures(column, "league", heads, lines)
    column.gap(14)
    column.words("note", words("circle-note"), colour=theme.now.MUTED)
    met = [(other, counts) for (player, other), counts in league.met.items() if player == me]
    if met:
        column.gap(24)
        column.words("against", words("circle-against", name=found.name(words, me)), "body_bold")
        column.gap(4)
        heads = [words(f"circle-{head}") for head in ("ahead", "level", "behind")]
        against = [FigureLine(found.name(words, other), tuple(map(str, counts))) for other, counts in met]
        _add_figures(column, "met", heads, sorted(against))


def member_below(words: Catalogue, found: CircleFacts, member: Member) -> str:
    """Where a member comes from, or that it has gone."""
    if member.left or member.now:
        return words("circle-left" if member.left else "circle-replaced")
    return words("circle-by", name=found.name(words, member.by)) if member.by else words("circle-founder")


def _add_figures(column: Column, name: str, heads: list[str], lines: list[FigureLine]) -> None:
    place = column.take(Figures.high(column.paint, len(lines)))
    column.add(Figures(place, name, heads, lines, names=_NAMES))


def tried(work: Callable[[], CircleFacts]) -> CircleFacts | Notice:
    """The result of work on a circle, or the notice why it was refused."""
    try:
        return work()
    except Refused as error:
        return error.notice
    except (GameError, OSError, ValueError) as error:
        return notice("save-unreadable", file=SUFFIX, error=str(error))
