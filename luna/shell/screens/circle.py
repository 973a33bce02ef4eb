"""One circle: its league, its games, its members and its tournaments."""

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
from luna.shell.screens.page import Foot, PageScene
from luna.shell.widgets import Column
from luna.shell.widgets.figures import FigureLine
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
            self.form.entry(column, "path", words("circle-take-below"), "", 400).done = self._take
            column.gap(18)
        shown = {"league": self._league, "results": self._results, "members": self._members}
        shown.get(self.view, self._tournaments)(column)

    # ---- views

    def _league(self, column: Column) -> None:
        words, found = self.words, self.found
        games = {"": words("circle-all-games"), **choices.titles(words)}
        years = {0: words("circle-all-seasons"), **{year: str(year) for year in seasons(found.played)}}
        if len(games) > 2:
            column.pick("game", words("circle-which"), games, self.game, self._of, above=False)
            column.gap(10)
        if len(years) > 2:
            of = lambda year: self._of(year=year)  # noqa: E731
            column.pick("season", words("circle-season"), years, self.year, of, above=False)
            column.gap(10)
        show_league(column, words, found, circle_facts.standings(found, self.game, self.year))

    def _results(self, column: Column) -> None:
        words, found = self.words, self.found
        add = lambda: self.app.push(AddGameScene(self.app, found, self._record))  # noqa: E731
        sign = words("circle-sign-all", count=len(found.waiting))
        column.tools(
            [
                *([("sign-all", sign, self._sign)] if found.waiting else []),
                *([("add", words("circle-add"), add)] if found.held.joined else []),
            ]
        )
        column.gap(14)
        if len(found.played) > _MOST_GAMES:
            column.words("latest", words("circle-latest", most=_MOST_GAMES, count=len(found.played)))
            column.gap(8)
        for number, one in enumerate(reversed(found.played[-_MOST_GAMES:])):
            title, below = circle_facts.players(words, found, one), circle_facts.state(words, found, one)
            lit, aside = found.held.me.key in one.players, circle_facts.when(words, one)
            column.row(f"game-{number}", title, below, None, aside=aside, lit=lit)

    def _members(self, column: Column) -> None:
        words, circle, me = self.words, self.found.circle, self.found.held.me.key
        order = dict.fromkeys((*self.found.people, *circle.members))
        for number, member in enumerate(circle.members[key] for key in order):
            mine = member.key == me
            may_open = self.found.held.joined and not member.left and not mine
            open_page = partial(self._open_member, member) if may_open else None
            aside = words("circle-you") if mine else member.key.hex()[:6]  # names are claims
            title, below = self._name(member.key), member_below(words, self.found, member)
            column.row(f"member-{number}", title, below, open_page, aside=aside, lit=mine)
        if self.found.held.joined:
            column.gap(14)
            self.form.entry(column, "alias", words("circles-alias"), self._name(me), LONGEST_NAME).done = self._rename
            rename = "rename", words("circle-rename"), self._rename
            column.gap(10).tools([rename, ("leave", words("circle-leave"), self._leave)])

    def _tournaments(self, column: Column) -> None:
        words = self.words
        if self.found.held.joined:
            new = lambda: self.app.push(NewCupScene(self.app, self.found, self._say))  # noqa: E731
            column.button("new-cup", words("cup-new"), new)
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
            column.row(f"cup-{number}", body.name, below, show, aside=aside)

    # ---- actions

    def do(self, work: Callable[[], Held], said: str = "") -> None:
        """Change the circle, then show it, with a word."""

        def then(made: CircleFacts) -> None:
            self.found = made
            if said:
                self.app.toasts.say(said)
            self.rebuild()

        in_library(self.app, work, then)

    def _invite(self) -> None:
        link = ""

        def work() -> Held:
            nonlocal link
            link = self.shelf.invite(self.found.held)
            return self.found.held

        in_library(self.app, work, lambda made: self.app.push(LinkScene(self.app, self, link)))

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
        written = self.form.entries["path"].text
        self.asks = False
        self.rebuild()
        self.take(named(written) or Path(written))

    def take(self, path: Path) -> None:
        """Take in a file of another member."""
        held = self.found.held

        def work() -> Held:
            after, _ = self.shelf.take(path)
            return after if after.circle.key == held.circle.key else held

        def then(made: CircleFacts) -> None:
            count = len(made.held.circle.entries) - len(held.circle.entries)
            self.found = made
            self.app.toasts.say(self.words("circle-taken", name=made.held.name, count=count))
            self.rebuild()

        in_library(self.app, work, then)

    def _sign(self) -> None:
        waiting = list(self.found.waiting)
        self.do(lambda: self.shelf.countersign(self.found.held, waiting), self.words("circle-signed"))

    def _record(self, path: Path, players: list[bytes]) -> None:
        def work() -> Held:
            sheet, table = sheet_of(path)
            return self.shelf.record(self.found.held, sheet, table, players)

        self.do(work, self.words("circle-signed"))

    def _open_member(self, member: Member) -> None:
        self.app.push(MemberScene(self.app, self.found, member, self._say))

    def _rename(self) -> None:
        name, me = self.form.entries["alias"].text.strip(), self.found.held.me.key
        numbers = [body.number for entry, body in self.found.circle.all(Rename) if entry.author == me]
        if name and name != self._name(me):
            self._say(Rename(max(numbers, default=0) + 1, name))

    def _leave(self) -> None:
        title, below = self.words("circle-leave"), self.words("circle-leave-below")
        self.ask(title, below, title, lambda: self._say(Leave()))

    def _say(self, body: entries.Body) -> None:
        self.do(lambda: self.shelf.say(self.found.held, body), self.words("circle-said"))

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
    column.figures("league", heads, lines, _NAMES)
    column.gap(14).words("note", words("circle-note"), colour=theme.now.MUTED)
    met = [(other, counts) for (player, other), counts in league.met.items() if player == me]
    if met:
        column.gap(24).words("against", words("circle-against", name=found.name(words, me)), "body_bold")
        column.gap(4)
        heads = [words(f"circle-{head}") for head in ("ahead", "level", "behind")]
        against = [FigureLine(found.name(words, other), tuple(map(str, counts))) for other, counts in met]
        column.figures("met", heads, sorted(against), _NAMES)


def member_below(words: Catalogue, found: CircleFacts, member: Member) -> str:
    """Where a member comes from, or that it has gone."""
    if member.left or member.now:
        return words("circle-left" if member.left else "circle-replaced")
    return words("circle-by", name=found.name(words, member.by)) if member.by else words("circle-founder")


def in_library(app: App, work: Callable[[], Held], then: Callable[[CircleFacts], object]) -> None:
    """Work on a circle in the thread of the library; `then` gets what came of it. The player is told of a refusal."""

    def tried() -> CircleFacts | Notice:
        try:
            return facts(work())
        except Refused as error:
            return error.notice
        except (GameError, OSError, ValueError) as error:
            return notice("save-unreadable", file=SUFFIX, error=str(error))

    app.library.do(tried, lambda made: app.tell(made) if isinstance(made, Notice) else then(made))
