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
from luna.circle.shelf import LocalCircle, Shelf, sheet_of
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
from luna.shell.records.exchange import path_in
from luna.shell.screens.circle_pages import AddGameScene, LinkScene, MemberScene
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.screens.tournaments import CupScene, NewCupScene
from luna.shell.widgets import Action, Column, FigureLine, Figures, pair
from luna.text import Catalogue

VIEWS: Final = ("league", "results", "members", "tournaments")
_MOST_GAMES: Final = 100  # in the list; the others are only in the file
_NAMES: Final = 0.3


class CircleScene(PageScene):
    """A page with four views."""

    shape = Shape((1800, 1040), columns=1, low=600)

    def __init__(self, app: App, shelf: Shelf, found: CircleFacts) -> None:
        super().__init__(app)
        self.shelf, self.found = shelf, found
        self.title = found.held.name
        self.view = VIEWS[0]
        self.game, self.year = "", 0  # of the games in the league; "" and 0 for all
        self.asks = False  # for the path of a file

    @override
    def look(self) -> None:
        """Reload the circle, which another page or program may have changed."""
        held = self.found.held
        self.do(lambda: self.shelf.held(held.circle.key) or held)

    @override
    def news(self) -> object:
        return judging(self.app)

    @override
    def foot(self) -> list[Foot]:
        words, joined = self.words, self.found.held.joined
        return [
            Foot("invite", words("circle-invite"), self._invite, enabled=joined, primary=False),
            Foot("give", words("circle-give"), self._give, primary=False),
            Foot("take", words("circle-take"), self._ask, primary=False),
        ]

    @override
    def left(self, column: Column) -> None:
        words = self.words
        views = {view: words(f"circle-{view}") for view in VIEWS}
        column.pick("view", words("circle-view"), views, self.view, self.sets("view"), above=False, gap=18)
        if not self.found.held.joined:
            column.words("waiting", words("circles-waiting"), "body", theme.GOLD_PALE, 12)
        if said := judging(self.app):
            column.words("judging", said, "body", theme.GOLD_PALE, 12)
        if self.asks:
            self.form.entry(column, "path", words("circle-take-below"), "", 400).done = self._take
            column.gap(18)
        shown = {"league": self._league, "results": self._results, "members": self._members}
        shown.get(self.view, self._tournaments)(column)

    def _league(self, column: Column) -> None:
        words, found = self.words, self.found
        games = {"": words("circle-all-games"), **choices.titles(words)}
        years = {0: words("circle-all-seasons"), **{year: str(year) for year in seasons(found.played)}}
        by_game, by_year = partial(self._rank, "game"), partial(self._rank, "year")
        if len(games) > 2:
            column.pick("game", words("circle-which"), games, self.game, by_game, above=False, gap=10)
        if len(years) > 2:
            column.pick("season", words("circle-season"), years, self.year, by_year, above=False, gap=10)
        show_league(column, words, found, circle_facts.standings(found.played, self.game, self.year))

    def _rank(self, what: str, value: object) -> None:
        """Show the league of one game or all, of one season or all, once it is computed."""
        played, wanted = self.found.played, {"game": self.game, "year": self.year, what: value}
        work = lambda: circle_facts.standings(played, **wanted)  # noqa: E731
        self.app.library.do(work, lambda _: self.put(**wanted))

    def _results(self, column: Column) -> None:
        words, found = self.words, self.found
        waiting, add = list(found.waiting), self.opens(AddGameScene, found, self._record)
        sign = partial(self.do, lambda: self.shelf.countersign(self.found.held, waiting), words("circle-signed"))
        tools: list[tuple[str, str, Action]] = []
        tools += [("sign-all", words("circle-sign-all", count=len(waiting)), sign)] if waiting else []
        tools += [("add", words("circle-add"), add)] if found.held.joined else []
        column.tools(tools, gap=14)
        own = self.app.settings.sign_results
        column.switch("signs", words("circle-signs"), own, self._sign_results, words("circle-signs-below"), gap=14)
        if len(found.played) > _MOST_GAMES:
            column.words("latest", words("circle-latest", most=_MOST_GAMES, count=len(found.played)), gap=8)
        for number, one in enumerate(reversed(found.played[-_MOST_GAMES:])):
            title, below = circle_facts.players(words, found, one), circle_facts.state(words, found, one)
            lit, aside = found.held.me.key in one.players, circle_facts.day_and_game(words, one)
            column.card(pair(f"game-{number}", title, below, None, aside=aside, lit=lit), 8)

    def _sign_results(self, on: bool) -> None:
        self.app.settings.sign_results = on
        self.app.keep()
        self.app.tables.look()

    def _members(self, column: Column) -> None:
        words, circle, me = self.words, self.found.circle, self.found.held.me.key
        order = dict.fromkeys((*self.found.people, *circle.members))
        for number, member in enumerate(circle.members[key] for key in order):
            mine = member.key == me
            may_open = self.found.held.joined and not member.left and not mine
            open_page = self.opens(MemberScene, self.found, member, self._say) if may_open else None
            digits = circle_facts.digits(member.key)  # names are claims
            aside = f"{words('circle-you')}  ·  {digits}" if mine else digits
            title, below = self._name(member.key), member_below(words, self.found, member)
            column.card(pair(f"member-{number}", title, below, open_page, aside=aside, lit=mine), 8)
        column.gap(6).note("digits", words("circle-digits"), 8)
        if self.found.held.joined:
            column.gap(14)
            self.form.entry(column, "alias", words("circles-alias"), self._name(me), LONGEST_NAME).done = self._rename
            title, below = words("circle-leave"), words("circle-leave-below")
            leave = partial(self.ask, title, below, title, lambda: self._say(Leave()))
            rename = "rename", words("circle-rename"), self._rename
            column.gap(10).tools([rename, ("leave", words("circle-leave"), leave)])

    def _tournaments(self, column: Column) -> None:
        words = self.words
        if self.found.held.joined:
            column.button("new-cup", words("cup-new"), self.opens(NewCupScene, self.found, self._say), gap=14)
        cups = self.found.circle.tournaments
        if not cups:
            column.note("none", words("circle-no-tournament"))
        for number, entry in enumerate(cups.values()):
            body = entry.body
            assert isinstance(body, Tournament)
            game, count = choices.title(words, body.game), len(body.players)
            below = words("cup-below", form=body.form, game=game, players=count)
            show, aside = self.opens(CupScene, self.found, entry.id, self._say), circle_facts.day(body.created)
            column.card(pair(f"cup-{number}", body.name, below, show, aside=aside), 8)

    def do(self, work: Callable[[], LocalCircle], said: str = "") -> None:
        """Change the circle, then show it, with a message."""

        def then(made: CircleFacts) -> None:
            if said:
                self.app.toasts.say(said)
            self.put(found=made)

        in_library(self.app, work, then)

    def _invite(self) -> None:
        link = ""

        def work() -> LocalCircle:
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

        def work() -> LocalCircle:
            self.shelf.give(self.found.held, path)
            return self.found.held

        self.do(work, self.words("circle-given", file=str(path)))
        desktop.show(self.app, path.parent)

    def _ask(self) -> None:
        self.put(asks=not self.asks)
        if self.asks:
            self.ring.to(self.ring.named("path"))

    def _take(self) -> None:
        written = self.form.entries["path"].text
        self.put(asks=False)
        self.take(path_in(written) or Path(written))

    def take(self, path: Path) -> None:
        """Take in a file of another member."""
        held = self.found.held

        def work() -> LocalCircle:
            after, _ = self.shelf.take(path)
            return after if after.circle.key == held.circle.key else held

        def then(made: CircleFacts) -> None:
            count = len(made.held.circle.entries) - len(held.circle.entries)
            self.app.toasts.say(self.words("circle-taken", name=made.held.name, count=count))
            self.put(found=made)

        in_library(self.app, work, then)

    def _record(self, path: Path, players: list[bytes]) -> None:
        def work() -> LocalCircle:
            sheet, table = sheet_of(path)
            return self.shelf.record(self.found.held, sheet, table, players)

        self.do(work, self.words("circle-signed"))

    def _rename(self) -> None:
        name, me = self.form.entries["alias"].text.strip(), self.found.held.me.key
        numbers = [body.number for entry, body in self.found.circle.all(Rename) if entry.author == me]
        if name and name != self._name(me):
            self._say(Rename(max(numbers, default=0) + 1, name))

    def _say(self, body: entries.Body) -> None:
        self.do(lambda: self.shelf.say(self.found.held, body), self.words("circle-said"))

    def _name(self, player: bytes) -> str:
        return self.found.name(self.words, player)


def show_league(column: Column, words: Catalogue, found: CircleFacts, league: League) -> None:
    """The table of a league, and the local player's results against each member."""
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
    column.put(Figures("league", heads, lines, _NAMES))
    column.gap(14).note("note", words("circle-note"))
    met = [(other, counts) for (player, other), counts in league.met.items() if player == me]
    if met:
        column.gap(24).title("against", words("circle-against", name=found.name(words, me)), 4)
        heads = [words(f"circle-{head}") for head in ("ahead", "level", "behind")]
        against = [FigureLine(found.name(words, other), tuple(map(str, counts))) for other, counts in met]
        column.put(Figures("met", heads, sorted(against), _NAMES))


def member_below(words: Catalogue, found: CircleFacts, member: Member) -> str:
    """The origin of a member, or the note that it has left."""
    if member.left or member.now:
        return words("circle-left" if member.left else "circle-replaced")
    return words("circle-by", name=found.name(words, member.by)) if member.by else words("circle-founder")


def judging(app: App) -> str:
    """How many games have been checked by the rules; "" while none are."""
    done, count = app.library.progress
    return app.catalogue("circle-judging", done=done - done % 5, count=count) if count else ""


def in_library(app: App, work: Callable[[], LocalCircle], then: Callable[[CircleFacts], object]) -> None:
    """Work on a circle in the thread of the library; `then` gets the result. A refusal is shown to the player."""

    def tried() -> CircleFacts | Notice:
        try:
            return facts(work(), app.library.tell)
        except Refused as error:
            return error.notice
        except (GameError, OSError, ValueError) as error:
            return notice("save-unreadable", file=SUFFIX, error=str(error))

    app.library.do(tried, lambda made: app.tell(made) if isinstance(made, Notice) else then(made))
