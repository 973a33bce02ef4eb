"""My tables: all games under way on one page, those that wait for a player here first."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest

import pygame
from typing_extensions import override

from luna.core import registry
from luna.log.records import AUTOMATON
from luna.log.rhythm import LIVE
from luna.net import plans
from luna.shell.access.node import paragraph
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.network.address_text import address_text
from luna.shell.network.tables import Table
from luna.shell.players.seats import seat_name
from luna.shell.records.captions import span
from luna.shell.records.library import A_MOMENT
from luna.shell.screens.menu import open_save
from luna.shell.screens.page import Foot, PagedScene, Shape
from luna.shell.screens.small_table import small_table
from luna.shell.widgets import Action, Card, Column, Row, Sign
from luna.shell.widgets.card import Part
from luna.shell.widgets.words import Line
from luna.table.table_status import Standing
from luna.text import Catalogue
from luna.text.sentences import listed

_AGAIN = 20.0  # seconds between two looks at the clock
_FRAME = 3  # u around a picture
_HIGH = 106  # of a picture, u
_Picture = tuple[bytes, str, tuple[int, int]]
"""The content of a picture: position, language, size."""


class TableRow(Card):
    """A table: the seats with their points, the seat to move and its time, and the news."""

    def __init__(
        self,
        name: str,
        table: Table,
        words: Catalogue,
        trouble: str,
        picture: Callable[[], pygame.Surface | None],
        action: Action,
    ):
        """`trouble`: why its relay cannot be followed, in words. `picture`: the table, small, once it is made."""
        one, self.table = table.standing, table
        people = [seat_name(words, seat) for seat in one.seats if seat.kind != AUTOMATON]
        self.status = _state(words, table, time.time())
        parts = [choices.title(words, one.game)] if len(registry.listed()) > 1 else []
        parts += [words("saves-round", round=one.round)] if one.round else []
        parts.append(words("tables-here") if table.ticket is None else _where(words, table))
        parts += [words(f"rhythm-{one.rhythm}")] if one.rhythm != LIVE else []
        below = " · ".join(parts)
        news = [words("tables-turns", count=one.turns)] if one.turns else []
        news += [words("tables-unread", count=one.unread)] if one.unread else []
        planned = plans.read(one.path) if table.ticket is not None else plans.Plans()
        news += [words("tables-prepared")] if planned.prepared is not None else []
        news += [words("tables-ahead", count=len(planned.answers))] if planned.answers else []
        news += [words("tables-dropped", count=planned.gone)] if planned.gone else []
        self.news = trouble or " · ".join(news)
        seats = list[Part]()
        for number, (seat, score) in enumerate(zip_longest(one.seats, one.scores)):
            if seat is not None and (look := choices.look(one.game, seat.order)) is not None:
                points = Line("" if score is None else str(score), "label_bold", theme.now.MOONLIGHT)
                seats += [Sign(look.emblem, 34, number == one.mover), points]
        title, ink = listed(words, people), theme.GOLD_PALE if one.waits else theme.now.MOONLIGHT
        lines = [
            Row([Line(title, "card_title", theme.now.MOONLIGHT)], [Line(self.status, "body_bold", ink)]),
            Row(seats, [Line(self.news, "label", theme.LOSS if trouble else theme.GOLD)]),
            Row([Line(below, "label", theme.now.SECONDARY)]),
        ]
        told = paragraph((self.status, below, self.news))
        super().__init__(name, title, action, lines, picture=picture, size=_HIGH, pad=_FRAME, told=told)
        self.chosen = one.waits


class TablesScene(PagedScene):
    """As many rows on a page as fit."""

    first = "table-0"
    title_key = "tables-title"
    shape = Shape((1760, 1040), columns=1, low=820)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._made: dict[_Picture, pygame.Surface] = {}
        self._making: Iterator[bool] | None = None
        self._busy = False  # a step of it is in progress
        app.tables.look()
        app.library.wait(A_MOMENT)

    @override
    def look(self) -> None:
        self.app.tables.look()

    @override
    def update(self, dt: float) -> None:
        if (making := self._making) is not None and not self._busy:
            self._busy = True
            self.app.library.do(lambda: next(making, None), partial(self._stepped, making))
        super().update(dt)

    def _stepped(self, making: Iterator[bool], made: bool | None) -> None:
        """Handle a finished step. In the window's thread the pictures of one table would take a second."""
        self._busy, self.dirty = False, self.dirty or bool(made)
        if made is None and making is self._making:
            self._making = None

    @override
    def news(self) -> object:
        mine = self.app.tables
        return mine.tables, mine.watch.trouble, mine.watch.lost, self.app.clock.now() // _AGAIN

    @override
    def left(self, column: Column) -> None:
        words, paint, mine = self.words, self.paint, self.app.tables
        tables, trouble, lost = mine.tables, mine.watch.trouble, mine.watch.lost
        self.total = len(tables)
        fonts, line = paint.fonts, paint.fonts.line("body") + paint.px(14)
        tall = max(paint.px(_HIGH + 12), fonts.line("card_title") + 2 * fonts.line("label") + paint.px(16))
        shown = tables[self.fit(max(2, (column.window.height - line) // (tall + paint.px(10))))]
        high = paint.px(_HIGH) * 16 // 9, paint.px(_HIGH)
        said = (
            words("tables-waiting", count=mine.waiting) if tables else words("tables-none"),
            self.page_said(),
            words("tables-unreadable", count=mine.unreadable) if mine.unreadable else "",
        )
        column.words("below", " ".join(filter(None, said)), "body", gap=14)
        rows = list[tuple[Standing, _Picture]]()
        for number, table in enumerate(shown):
            path = table.standing.path
            why = words("tables-lost") if path in lost else _trouble(words, trouble.get(path, ""))
            in_words = choices.words_of(words, table.standing.game)
            key = table.standing.position, words.language, high
            rows.append((table.standing, key))
            show, go = partial(self._made.get, key), partial(open_save, self, path)
            column.card(TableRow(f"table-{number}", table, in_words, why, show, go), 10)
        self._making = self._pictures(rows)

    @override
    def foot(self) -> list[Foot]:
        return self.turns()

    def _pictures(self, rows: Sequence[tuple[Standing, _Picture]]) -> Iterator[bool]:
        """Make the pictures of the rows in pieces, in the thread of the library; returns whether one is done."""
        for one, key in rows:
            if key not in self._made:
                names = [seat_name(self.words, seat) for seat in one.seats]
                game = registry.load(one.game)
                keep = partial(self._made.__setitem__, key)
                yield from small_table(self.app, game, bytearray(one.position), one.seats, names, key[-1], keep)


def _state(words: Catalogue, table: Table, now: float) -> str:
    """The seat to move, its waiting time, and the time left."""
    one = table.standing
    if one.resting or one.asked:
        return words("tables-resting" if one.resting else "tables-asked")
    if one.mover is None:
        return ""
    since, left = span(words, int(1000 * max(0.0, now - one.since))), one.left_at(now)
    name = seat_name(words, one.seats[one.mover])
    if table.ticket is None:
        return words("tables-turn-here", name=name, since=since)
    whose = "yours" if one.mover in one.mine else "theirs"
    if left is None:
        return words(f"tables-{whose}", name=name, since=since)
    if left <= 0:
        return words(f"tables-{whose}-late", name=name, since=since)
    return words(f"tables-{whose}-left", name=name, left=span(words, left), since=since)


def _where(words: Catalogue, table: Table) -> str:
    """The relay of a table."""
    assert table.ticket is not None
    host, port = table.ticket.host, table.ticket.port
    return words("tables-at", place=address_text(host, port)) if host else words("tables-own")


def _trouble(words: Catalogue, code: str) -> str:
    """Why a relay cannot be followed; nothing while the connection is being made."""
    if not code or code == "cut":
        return ""
    return words("tables-unreachable" if code in ("unreachable", "busy") else "tables-unwatched")
