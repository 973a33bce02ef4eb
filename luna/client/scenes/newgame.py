"""New game: who plays which order, how the table is laid, who starts. The lot is drawn when the game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from luna.bots import LEVELS
from luna.client import pad, sessions, theme
from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.scenes.menu import MenuScene
from luna.client.settings import FIRST_LEVEL, LONGEST_NAME, SETUPS
from luna.client.widgets import Action, Button, Choice, Column, Widget
from luna.client.widgets.gui import Entry, Gui
from luna.client.widgets.orders import OrderButton
from luna.games.luna import Options

_HEAD: Final = 128  # units above the columns with the heading
_BARE: Final = 30  # and without it, where the window is low
_LOW: Final = 700
_BETWEEN: Final = 80
_SEATS: Final = 0.55  # of both columns: the seats need more than the rest
_NARROW: Final = 560  # least width of a column
_APART: Final = 34
_ROW: Final = 330  # of a row of the seats: the four orders and the air


class NewGameScene(MenuScene):
    """Everything on one screen, with what was played last time as a start."""

    first = "begin"
    topic = "setup"
    need = (960, 540)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        settings = app.settings
        self.orders = list(settings.seats)
        self.names = [settings.names.get(order, "") for order in self.orders]
        self.bots = [settings.bots.get(order, 0) for order in self.orders]
        """The level of each seat's bot, 0 = a person."""
        self.setup = settings.setup
        self.live = settings.live_scoring
        self.fixed = settings.fixed_start
        self.start: int | None = None  # index into the orders, None = by lot
        self._gui: Gui | None = None
        self._entries: dict[int, Entry] = {}  # by seat, where a person writes a name
        self._window = pygame.Rect(0, 0, 0, 0)  # where both columns are seen

    # --- lay-out ---

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        fitted = canvas.needing(*self.need)
        self._gui = Gui(canvas, self.app.paint_for(fitted.u, fitted.type).fonts)
        super().resize(canvas)

    def exit(self) -> None:
        """See `Scene`."""
        pygame.key.stop_text_input()
        # The line being written in has switched this on.
        pygame.key.set_repeat()

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.middle(1720, 920)

    def build(self) -> list[Widget]:
        """See `MenuScene`: players at the left, the game at the right; below each other where that is too narrow."""
        words, paint, panel = self.words, self.paint, self.panel()
        side, right = panel.x + paint.px(52), panel.right - paint.px(52)
        high = max(paint.px(70), paint.fonts.line("body_bold") + paint.px(18))
        top, foot = panel.y + paint.px(_HEAD if self._tall else _BARE), panel.bottom - paint.px(42) - high
        self._window = pygame.Rect(side, top, right - side, foot - paint.px(14) - top)
        self._close()
        widgets = self._columns() or self._one_column()
        said = words("back")
        back = pygame.Rect(side, foot, Button.wide(paint, said, key=words("key-esc")), high)
        widgets.append(Button(back, "back", said, self.back, key=words("key-esc")))
        wide = Button.wide(paint, words("new-begin"), icon=True) + paint.px(30)
        begin = pygame.Rect(right - wide, foot, wide, high)
        widgets.append(Button(begin, "begin", words("new-begin"), self.begin, icon="ui/icon-continue", primary=True))
        return widgets

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        if self._tall:
            self.heading(surface, panel, self.words("new-title"))

    @property
    def _tall(self) -> bool:
        """Whether the heading has room."""
        return self.canvas.height / self.canvas.u >= _LOW

    def _columns(self) -> list[Widget]:
        """Both columns beside each other; nothing when they have no room."""
        window, gap = self._window, self.paint.px(_BETWEEN)
        seats = round((window.width - gap) * _SEATS)
        wide = window.width - gap - seats
        left = Column(self.paint, pygame.Rect(window.x, window.y, seats, window.height))
        right = Column(self.paint, pygame.Rect(window.right - wide, window.y, wide, window.height))
        if wide < self.paint.px(_NARROW) or seats < self._least() or self._game(right) > window.height:
            return []
        return [*left.widgets, *right.widgets] if self._players(left) <= window.height else []

    def _least(self) -> int:
        """Pixels that a row of the seats needs for its longest words."""
        paint, (kinds, levels) = self.paint, self._said()
        wide = max(Button.wide(paint, words) for words in kinds)
        return wide + max(paint.fonts.width(words, "label_bold") for words in levels) + paint.px(_ROW) + 2 * self._high

    @property
    def _high(self) -> int:
        """Of a row of the seats."""
        return max(self.paint.px(76), self.paint.fonts.line("card_title") + self.paint.px(20))

    def _said(self) -> tuple[list[str], list[str]]:
        """Person and bot, and the levels of bots."""
        words = self.words
        levels = [words("seat-level", level=level, name=words(f"level-{level}")) for level in LEVELS]
        return [words("seat-person"), words("seat-bot")], levels

    def _one_column(self) -> list[Widget]:
        self._close()
        column = self.column(self._window)
        self._players(column)
        column.gap(_APART)
        self._game(column)
        return column.widgets

    def _players(self, column: Column) -> int:
        """Who plays; how high that is."""
        words = self.words
        counts = [words("new-seats-count", count=count) for count in (2, 3, 4)]
        column.choice("count", words("new-seats"), counts, len(self.orders) - 2, self._count, above=True)
        column.gap(10)
        column.words("seats-hint", words("new-seats-hint"), colour=theme.MUTED)
        column.gap(16)
        self._seats(column)
        return column.high

    def _game(self, column: Column) -> int:
        """What is played; how high that is."""
        words = self.words
        setups = [words(f"new-setup-{setup}") for setup in SETUPS]
        column.choice("setup", words("new-setup"), setups, SETUPS.index(self.setup), self._setup, above=True)
        column.gap(10)
        column.words("setup-below", words(f"new-setup-{self.setup}-below"))
        column.gap(_APART)
        chosen = 0 if self.start is None else self.start + 1
        starts, icons = [words("new-start-lot"), *("" for _ in self.orders)], ["", *map(_badge, self.orders)]
        column.choice("start", words("new-start"), starts, chosen, self._start, icons, above=True)
        column.gap(_APART)
        column.words("options", words("new-options"), "body_bold")
        column.gap(6)
        column.switch("live", words("new-live"), self.live, self._live, words("new-live-below"))
        column.gap(10)
        two = len(self.orders) == 2
        below = words("new-fixed-below")
        column.switch("fixed", words("new-fixed"), self.fixed and two, self._fixed, below).enabled = two
        return column.high

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        super().draw(surface)
        if self._gui is not None:
            self._gui.draw(surface, self._window)

    # --- events ---

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`: keys go to the ring first, and what it has no use for to the line being written."""
        used = super().handle(event)
        mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        outside = mouse and not self._window.collidepoint(event.pos)
        if self._gui is not None and not outside and (mouse or not used):
            if self._gui.process(event):
                self.dirty = True
            if event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
                self.dirty = True
        self._read()
        return event.type != pad.PRESSED  # which comes again as a key

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self._gui is not None and self._gui.update(dt):
            self.dirty = True

    def begin(self) -> None:
        """Remember everything and deal."""
        self._read()
        settings = self.app.settings
        bots = dict(zip(self.orders, self.bots, strict=True))
        names = {
            order: "" if bots[order] else name.strip() or self.words(f"default-name-{order}")
            for order, name in zip(self.orders, self.names, strict=True)
        }
        settings.seats = tuple(self.orders)
        settings.names = {**settings.names, **{order: name for order, name in names.items() if name}}
        settings.bots = {order: level for order, level in {**settings.bots, **bots}.items() if level}
        settings.setup, settings.live_scoring, settings.fixed_start = self.setup, self.live, self.fixed
        self.app.keep()
        fixed = self.fixed and len(self.orders) == 2
        options = Options(tuple(self.orders), self.setup, self.live, fixed, first=self.start)
        sessions.begin(self.app, options, names, bots)

    # --- inside ---

    def _seats(self, column: Column) -> None:
        """A row for each seat: a person with a name or a bot with a level, and the four orders."""
        assert self._gui is not None
        paint = self.paint
        high = self._high
        pitch, one, gap = paint.px(73), paint.px(71), paint.px(12)
        kinds, levels = self._said()
        wide = max(Button.wide(paint, words) for words in kinds)
        for seat, order in enumerate(self.orders):
            line = column.take(high)
            column.gap(36 if seat + 1 < len(self.orders) else 0)
            orders = line.right - 3 * pitch - one
            level = self.bots[seat]
            place = pygame.Rect(line.x, line.y, wide, high)
            column.add(Button(place, f"kind-{seat}", kinds[bool(level)], self._changer(seat)))
            place = pygame.Rect(place.right + gap, line.y, orders - 2 * gap - place.right, high)
            if level:
                column.add(Choice(place, f"level-{seat}", levels, level - 1, self._leveller(seat), narrow=True))
            else:
                name = self.names[seat] or self.words(f"default-name-{order}")
                self._entries[seat] = Entry(place, f"name-{seat}", self._gui, name, LONGEST_NAME)
                column.add(self._entries[seat])
            for index, choice in enumerate(theme.ORDERS):
                place = pygame.Rect(orders + pitch * index, line.y, one, high)
                chosen, taken = choice == order, choice in self.orders
                action = self._taker(seat, choice)
                column.add(OrderButton(place, f"order-{seat}-{choice}", choice, action, chosen=chosen, taken=taken))

    def _read(self) -> None:
        """Names as written."""
        for seat, entry in self._entries.items():
            written = entry.text
            default = self.words(f"default-name-{self.orders[seat]}")
            self.names[seat] = "" if written == default else written

    def _close(self) -> None:
        """The lines to write in are made anew."""
        for entry in self._entries.values():
            entry.close()
        self._entries = {}

    def _changer(self, seat: int) -> Action:
        """A person becomes a bot, a bot a person."""

        def change() -> None:
            self._read()
            self.bots[seat] = 0 if self.bots[seat] else FIRST_LEVEL
            self.rebuild()

        return change

    def _leveller(self, seat: int) -> Callable[[int], None]:
        def choose(index: int) -> None:
            self.bots[seat] = index + 1

        return choose

    def _taker(self, seat: int, order: str) -> Action:
        return lambda: self._take(seat, order)

    def _take(self, seat: int, order: str) -> None:
        """A seat takes an order; who had it gets the one given up."""
        self._read()
        if order in self.orders:
            self.orders[self.orders.index(order)] = self.orders[seat]
        self.orders[seat] = order
        self.rebuild()

    def _count(self, index: int) -> None:
        self._read()
        count = index + 2
        while len(self.orders) < count:
            order = next(order for order in theme.ORDERS if order not in self.orders)
            self.orders.append(order)
            self.names.append(self.app.settings.names.get(order, ""))
            self.bots.append(self.app.settings.bots.get(order, 0))
        del self.orders[count:], self.names[count:], self.bots[count:]
        if self.start is not None and self.start >= count:
            self.start = None
        self.rebuild()

    def _setup(self, index: int) -> None:
        self._read()
        self.setup = SETUPS[index]
        self.rebuild()

    def _start(self, index: int) -> None:
        self.start = index - 1 if index else None

    def _live(self, on: bool) -> None:
        self.live = on

    def _fixed(self, on: bool) -> None:
        self.fixed = on


def _badge(order: str) -> str:
    return f"orders/badge-{order}"
