"""New game: who plays which order, how the table is laid, who starts. The lot is drawn when the game begins."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import sessions, theme
from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.scenes.menu import MenuScene
from luna.client.settings import LONGEST_NAME, SETUPS
from luna.client.widgets import Action, Button, Choice, Switch, Widget
from luna.client.widgets.gui import Entry, Gui
from luna.client.widgets.orders import OrderButton
from luna.games.luna import Options

_LEFT: Final = 262
_RIGHT: Final = 1000
_WIDE: Final = 658
_ROW: Final = 330
_PITCH: Final = 112


class NewGameScene(MenuScene):
    """Everything on one screen, with what was played last time as a start."""

    first = "begin"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        settings = app.settings
        self.orders = list(settings.seats)
        self.names = [settings.names.get(order, "") for order in self.orders]
        self.setup = settings.setup
        self.live = settings.live_scoring
        self.fixed = settings.fixed_start
        self.start: int | None = None  # index into the orders, None = by lot
        self._gui: Gui | None = None
        self._entries: list[Entry] = []

    # --- lay-out ---

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self._gui = Gui(canvas, self.paint.fonts)
        super().resize(canvas)

    def exit(self) -> None:
        """See `Scene`."""
        pygame.key.stop_text_input()
        # The line being written in has switched this on.
        pygame.key.set_repeat()

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        rect, words = self.canvas.rect, self.words
        counts = [words("new-seats-count", count=count) for count in (2, 3, 4)]
        widgets: list[Widget] = [
            Choice(rect(_LEFT, 226, _WIDE, 58), "count", counts, len(self.orders) - 2, self._count),
            *self._seats(),
            Choice(
                rect(_RIGHT, 226, _WIDE, 58),
                "setup",
                [words(f"new-setup-{setup}") for setup in SETUPS],
                SETUPS.index(self.setup),
                self._setup,
            ),
            Choice(
                rect(_RIGHT, 444, _WIDE, 64),
                "start",
                [words("new-start-lot"), *("" for _ in self.orders)],
                0 if self.start is None else self.start + 1,
                self._start,
                icons=["", *(f"orders/badge-{order}" for order in self.orders)],
            ),
            Switch(
                rect(_RIGHT, 590, _WIDE, 84),
                "live",
                words("new-live"),
                self.live,
                self._live,
                below=words("new-live-below"),
            ),
        ]
        two = len(self.orders) == 2
        fixed = Switch(
            rect(_RIGHT, 682, _WIDE, 84),
            "fixed",
            words("new-fixed"),
            self.fixed and two,
            self._fixed,
            below=words("new-fixed-below"),
        )
        fixed.enabled = two
        widgets.append(fixed)
        place = rect(_LEFT, 868, 0, 70)
        back = pygame.Rect(place.x, place.y, Button.wide(self.paint, words("back"), key=words("key-esc")), place.height)
        widgets.append(Button(back, "back", words("back"), self.back, key=words("key-esc")))
        wide = Button.wide(self.paint, words("new-begin"), icon=True) + self.paint.px(30)
        right = rect(_RIGHT + _WIDE, 868, 0, 70)
        begin = pygame.Rect(right.x - wide, right.y, wide, right.height)
        widgets.append(Button(begin, "begin", words("new-begin"), self.begin, icon="ui/icon-continue", primary=True))
        return widgets

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.canvas.rect(210, 60, 1500, 920)

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel, words, rect, fonts = self.panel(), self.words, self.canvas.rect, self.paint.fonts
        self.paint.panel(surface, panel, "overlay")
        self.heading(surface, panel, words("new-title"))
        for key, x, y in (
            ("new-seats", _LEFT, 202),
            ("new-setup", _RIGHT, 202),
            ("new-start", _RIGHT, 420),
            ("new-options", _RIGHT, 564),
        ):
            self.label(surface, words(key), *rect(x, y, 0, 0).topleft)
        hint = rect(_LEFT, 312, 0, 0).topleft
        fonts.draw(surface, words("new-seats-hint"), "label", theme.MUTED, hint)
        top = rect(_RIGHT, 318, 0, 0)
        for index, line in enumerate(
            fonts.wrap(words(f"new-setup-{self.setup}-below"), "label", rect(0, 0, _WIDE, 0).width)
        ):
            fonts.draw(surface, line, "label", theme.SECONDARY, (top.x, top.y + index * fonts.line("label")))

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        super().draw(surface)
        if self._gui is not None:
            self._gui.draw(surface)

    # --- events ---

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`: keys go to the ring first, and what it has no use for to the line being written."""
        used = super().handle(event)
        mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        if self._gui is not None and (mouse or not used):
            if self._gui.process(event):
                self.dirty = True
            if event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
                self.dirty = True
        self._read()
        return True

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self._gui is not None and self._gui.update(dt):
            self.dirty = True

    def begin(self) -> None:
        """Remember everything and deal."""
        self._read()
        settings = self.app.settings
        names = {
            order: name.strip() or self.words(f"default-name-{order}")
            for order, name in zip(self.orders, self.names, strict=True)
        }
        settings.seats = tuple(self.orders)
        settings.names = {**settings.names, **names}
        settings.setup, settings.live_scoring, settings.fixed_start = self.setup, self.live, self.fixed
        self.app.keep()
        fixed = self.fixed and len(self.orders) == 2
        options = Options(tuple(self.orders), self.setup, self.live, fixed, first=self.start)
        sessions.begin(self.app, options, names)

    # --- inside ---

    def _seats(self) -> list[Widget]:
        """A row for each seat: its name and the four orders."""
        assert self._gui is not None
        for entry in self._entries:
            entry.close()
        self._entries = []
        widgets: list[Widget] = []
        for seat, order in enumerate(self.orders):
            y = _ROW + 12 + _PITCH * seat
            name = self.names[seat] or self.words(f"default-name-{order}")
            entry = Entry(self.canvas.rect(_LEFT, y, 352, 76), f"name-{seat}", self._gui, name, LONGEST_NAME)
            self._entries.append(entry)
            widgets.append(entry)
            for index, choice in enumerate(theme.ORDERS):
                place = self.canvas.rect(_LEFT + 368 + 73 * index, y, 71, 76)
                chosen, taken = choice == order, choice in self.orders
                action = self._taker(seat, choice)
                widgets.append(OrderButton(place, f"order-{seat}-{choice}", choice, action, chosen=chosen, taken=taken))
        return widgets

    def _read(self) -> None:
        """Names as written."""
        for seat, entry in enumerate(self._entries):
            written = entry.text
            default = self.words(f"default-name-{self.orders[seat]}")
            self.names[seat] = "" if written == default else written

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
        del self.orders[count:], self.names[count:]
        if self.start is not None and self.start >= count:
            self.start = None
        self.rebuild()

    def _setup(self, index: int) -> None:
        self.setup = SETUPS[index]

    def _start(self, index: int) -> None:
        self.start = index - 1 if index else None

    def _live(self, on: bool) -> None:
        self.live = on

    def _fixed(self, on: bool) -> None:
        self.fixed = on
