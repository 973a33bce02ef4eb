"""My tables: all games under way on one page, those that wait for somebody here first."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

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
from luna.shell.drawing.paint import Paint
from luna.shell.network.local import typed
from luna.shell.network.tables import Table
from luna.shell.players.seats import seat_name
from luna.shell.records.captions import span
from luna.shell.records.library import A_MOMENT
from luna.shell.screens.menu import open_save
from luna.shell.screens.page import Foot, PagedScene, Shape
from luna.shell.screens.small_table import small_table
from luna.shell.widgets import Action, Button, Column
from luna.table.table_status import Standing
from luna.text import Catalogue
from luna.text.sentences import listed

_BADGE = 34  # u
_LEAST = 15  # smallest words that shrink before they are cut, u
_AGAIN = 20.0  # seconds between two looks at the clock
_FRAME = 3  # pixels around a picture
_Picture = tuple[bytes, str, tuple[int, int]]
"""What a picture shows: position, language, size."""


class TableRow(Button):
    """A table: the seats with their points, whose turn it is and for how long, and what is new."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        table: Table,
        words: Catalogue,
        trouble: str,
        picture: Callable[[], pygame.Surface | None],
        action: Action,
    ):
        """`trouble`: why its relay cannot be followed, in words. `picture`: the table, small, once it is made."""
        one, self.picture = table.standing, picture
        people = [seat_name(words, seat) for seat in one.seats if seat.kind != AUTOMATON]
        super().__init__(rect, name, listed(words, people), action)
        self.table = table
        self.status = _state(words, table, time.time())
        parts = [choices.title(words, one.game)] if len(registry.listed()) > 1 else []
        parts += [words("saves-round", round=one.round)] if one.round else []
        parts.append(words("tables-here") if table.ticket is None else _where(words, table))
        parts += [words(f"rhythm-{one.rhythm}")] if one.rhythm != LIVE else []
        self.below = " · ".join(parts)
        news = [words("tables-turns", count=one.turns)] if one.turns else []
        news += [words("tables-unread", count=one.unread)] if one.unread else []
        planned = plans.read(one.path) if table.ticket is not None else plans.Plans()
        news += [words("tables-prepared")] if planned.prepared is not None else []
        news += [words("tables-ahead", count=len(planned.answers))] if planned.answers else []
        news += [words("tables-dropped", count=planned.gone)] if planned.gone else []
        self.news = trouble or " · ".join(news)
        self.trouble = bool(trouble)
        self.told = paragraph((self.status, self.below, self.news))

    @staticmethod
    def high(paint: Paint) -> int:
        """Pixels that it needs."""
        return max(paint.px(112), paint.fonts.line("card_title") + 2 * paint.fonts.line("label") + paint.px(24))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, one = paint.fonts, self.rect, self.table.standing
        paint.button(target, rect, "chosen" if one.waits and not hovered else "hover" if hovered else "idle")
        place = _picture(rect)
        pygame.draw.rect(target, theme.ABYSS, place)
        if (shown := self.picture()) is not None:
            target.blit(shown, place)
        left, right = place.right + paint.px(22), rect.right - paint.px(22)
        upper, middle, lower = (rect.y + rect.height * share for share in (0.24, 0.52, 0.79))
        ink = theme.GOLD_PALE if one.waits else theme.now.MOONLIGHT
        state = fonts.fit(self.status, "body_bold", (right - left) * 0.55)
        end = fonts.draw(target, state, "body_bold", ink, (right, upper), "right").left - paint.px(20)
        title = fonts.fit(self.words, "card_title", end - left)
        fonts.draw(target, title, "card_title", theme.now.MOONLIGHT, (left, upper))
        ink = theme.LOSS if self.trouble else theme.GOLD if self.news else theme.now.SECONDARY
        fonts.squeeze(target, self.news, "label", ink, (right, middle), (right - left) * 0.6, "right", _LEAST)
        ink = theme.now.SECONDARY
        fonts.squeeze(target, self.below, "label", ink, (left, lower), right - left, least=_LEAST)
        for number, seat in enumerate(one.seats):
            if (look := choices.look(one.game, seat.order)) is None:
                continue
            centre = left + paint.px(_BADGE / 2), middle
            paint.picture(target, look.emblem, centre, paint.px(_BADGE))
            if number == one.mover:
                pygame.draw.circle(target, theme.GOLD, centre, paint.px(_BADGE / 2 + 3), max(2, paint.px(3)))
            left += paint.px(_BADGE + 10)
            score, ink = str(one.scores[number]) if number < len(one.scores) else "", theme.now.MOONLIGHT
            left = fonts.draw(target, score, "label_bold", ink, (left, middle)).right + paint.px(20)


def _picture(row: pygame.Rect) -> pygame.Rect:
    """The place of the picture in a row."""
    high = row.height - 2 * _FRAME
    return pygame.Rect(row.x + _FRAME, row.y + _FRAME, high * 16 // 9, high)


class TablesScene(PagedScene):
    """As many rows on a page as have room."""

    first = "table-0"
    title_key = "tables-title"
    shape = Shape((1760, 1040), columns=1, low=820)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._made: dict[_Picture, pygame.Surface] = {}
        self._making: Iterator[bool] | None = None
        self._busy = False  # a step of it is being done
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
        """A step is done. In the window's thread the pictures of one table would take a second."""
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
        pitch, line = TableRow.high(paint) + paint.px(10), paint.fonts.line("body") + paint.px(14)
        shown = tables[self.fit(max(2, (column.window.height - line) // pitch))]
        said = (
            words("tables-waiting", count=mine.waiting) if tables else words("tables-none"),
            self.page_said(),
            words("tables-unreadable", count=mine.unreadable) if mine.unreadable else "",
        )
        column.words("below", " ".join(filter(None, said)), "body", gap=14)
        rows = list[tuple[Standing, _Picture]]()
        for number, table in enumerate(shown):
            path, place = table.standing.path, column.take(TableRow.high(paint))
            why = words("tables-lost") if path in lost else _trouble(words, trouble.get(path, ""))
            in_words = choices.spoken(words, table.standing.game)
            key = table.standing.position, words.language, _picture(place).size
            rows.append((table.standing, key))
            show, go = partial(self._made.get, key), partial(open_save, self, path)
            column.add(TableRow(place, f"table-{number}", table, in_words, why, show, go))
            column.gap(10)
        self._making = self._pictures(rows)

    @override
    def foot(self) -> list[Foot]:
        return self.turns()

    def _pictures(self, rows: Sequence[tuple[Standing, _Picture]]) -> Iterator[bool]:
        """Make the pictures of the rows in pieces, in the thread of the library; whether one has come."""
        for one, key in rows:
            if key not in self._made:
                names = [seat_name(self.words, seat) for seat in one.seats]
                game = registry.load(one.game)
                keep = partial(self._made.__setitem__, key)
                yield from small_table(self.app, game, bytearray(one.position), one.seats, names, key[-1], keep)


def _state(words: Catalogue, table: Table, now: float) -> str:
    """Whose turn it is, since when, and how long that may last."""
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
    return words("tables-at", place=typed(host, port)) if host else words("tables-own")


def _trouble(words: Catalogue, code: str) -> str:
    """Why a relay cannot be followed; nothing for a connection that is just being made."""
    if not code or code == "cut":
        return ""
    return words("tables-unreachable" if code in ("unreachable", "busy") else "tables-unwatched")
