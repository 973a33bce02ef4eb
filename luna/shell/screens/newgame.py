"""New game: who plays which order, how the table is laid, who starts. The lot is drawn when the game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from luna.bots import LEVELS
from luna.games.luna.rules import choose
from luna.log.records import one_line
from luna.shell import theme
from luna.shell.loop import App
from luna.shell.screens.form import FormScene
from luna.shell.screens.page import Foot
from luna.shell.settings import FIRST_LEVEL, LONGEST_NAME, SETUPS
from luna.shell.statistics import Statistics
from luna.shell.theme import ORDERS
from luna.shell.widgets import Action, Button, Choice, Column
from luna.shell.widgets.orders import OrderButton

_APART: Final = 34
_ROW: Final = 330  # of a row of the seats: the four orders and the air


class NewGameScene(FormScene):
    """Everything on one screen, with what was played last time as a start."""

    first = "begin"
    topic = "setup"
    size = (1720, 920)
    share = 0.56
    narrow = 560

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("new-title")
        settings = app.settings
        self.orders = list(settings.seats)
        self.names = [settings.names.get(order, "") for order in self.orders]
        self._known = _levels(app)
        self.bots = [self._known.get(order) for order in self.orders]
        """The level of each seat's bot, None = a person."""
        self.setup = settings.setup
        self.live = settings.live_scoring
        self.fixed = settings.fixed_start
        self.start: int | None = None  # index into the orders, None = by lot

    # --- lay-out ---

    def foot(self) -> list[Foot]:
        """See `PageScene`."""
        return [
            Foot("begin", self.words("new-begin"), self.begin, icon="ui/icon-continue", key=self.words("key-enter"))
        ]

    def roomy(self, left: int, right: int) -> bool:
        """See `PageScene`: the rows of the seats need more than the rest."""
        return right >= self.paint.px(self.narrow) and left >= self._least()

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

    def left(self, column: Column) -> None:
        """See `PageScene`: who plays."""
        words = self.words
        counts = [words("new-seats-count", count=count) for count in (2, 3, 4)]
        column.choice("count", words("new-seats"), counts, len(self.orders) - 2, self._count, above=True)
        column.gap(10)
        column.words("seats-hint", words("new-seats-hint"), colour=theme.now.MUTED)
        column.gap(16)
        self._seats(column)

    def right(self, column: Column) -> None:
        """See `PageScene`: what is played."""
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
        if any(level is not None for level in self.bots):
            column.gap(_APART)
            column.words("levels-hint", words("new-levels"), colour=theme.now.MUTED)

    def begin(self) -> None:
        """Remember everything and deal."""
        self.read()
        settings = self.app.settings
        bots = dict(zip(self.orders, self.bots, strict=True))
        names = {
            order: one_line(name, LONGEST_NAME) or self.words(f"default-name-{order}") if bots[order] is None else ""
            for order, name in zip(self.orders, self.names, strict=True)
        }
        settings.seats = tuple(self.orders)
        settings.names = {**settings.names, **{order: name for order, name in names.items() if name}}
        seated = {order: level for order, level in bots.items() if level is not None}
        settings.bots = {order: level for order, level in self._known.items() if order not in bots} | seated
        settings.setup, settings.live_scoring, settings.fixed_start = self.setup, self.live, self.fixed
        self.app.keep()
        fixed = self.fixed and len(self.orders) == 2
        options = choose(tuple(self.orders), self.setup, self.live, fixed, first=self.start)
        self.app.ways.begin(self.app, options, names, seated)

    # --- inside ---

    def _seats(self, column: Column) -> None:
        """A row for each seat: a person with a name or a bot with a level, and the four orders."""
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
            column.add(Button(place, f"kind-{seat}", kinds[level is not None], self._changer(seat)))
            place = pygame.Rect(place.right + gap, line.y, orders - 2 * gap - place.right, high)
            if level is not None:
                column.add(Choice(place, f"level-{seat}", levels, level, self._leveller(seat), narrow=True))
            else:
                name = self.names[seat] or self.words(f"default-name-{order}")
                column.add(self.write(place, f"name-{seat}", name, LONGEST_NAME))
            for index, choice in enumerate(theme.ORDERS):
                place = pygame.Rect(orders + pitch * index, line.y, one, high)
                chosen, taken = choice == order, choice in self.orders
                action = self._taker(seat, choice)
                column.add(OrderButton(place, f"order-{seat}-{choice}", choice, action, chosen=chosen, taken=taken))

    def read(self) -> None:
        """See `FormScene`: names as written."""
        for seat, order in enumerate(self.orders):
            if entry := self.entries.get(f"name-{seat}"):
                default = self.words(f"default-name-{order}")
                self.names[seat] = "" if entry.text == default else entry.text

    def _changer(self, seat: int) -> Action:
        """A person becomes a bot, a bot a person."""

        def change() -> None:
            self.read()
            self.bots[seat] = self._known.get(self.orders[seat], FIRST_LEVEL) if self.bots[seat] is None else None
            self.rebuild()

        return change

    def _leveller(self, seat: int) -> Callable[[int], None]:
        def choose(index: int) -> None:
            self.bots[seat] = index

        return choose

    def _taker(self, seat: int, order: str) -> Action:
        return lambda: self._take(seat, order)

    def _take(self, seat: int, order: str) -> None:
        """A seat takes an order; who had it gets the one given up."""
        self.read()
        if order in self.orders:
            self.orders[self.orders.index(order)] = self.orders[seat]
        self.orders[seat] = order
        self.rebuild()

    def _count(self, index: int) -> None:
        self.read()
        count = index + 2
        while len(self.orders) < count:
            order = next(order for order in theme.ORDERS if order not in self.orders)
            self.orders.append(order)
            self.names.append(self.app.settings.names.get(order, ""))
            self.bots.append(self._known.get(order))
        del self.orders[count:], self.names[count:], self.bots[count:]
        if self.start is not None and self.start >= count:
            self.start = None
        self.rebuild()

    def _setup(self, index: int) -> None:
        self.read()
        self.setup = SETUPS[index]
        self.rebuild()

    def _start(self, index: int) -> None:
        self.start = index - 1 if index else None

    def _live(self, on: bool) -> None:
        self.live = on

    def _fixed(self, on: bool) -> None:
        self.fixed = on


def _levels(app: App) -> dict[str, int]:
    """The bots of the last new game, by order; before anybody has finished a game or chosen a level, beginners.

    Settings of earlier versions have another level there that nobody chose either: the same for all.
    """
    bots = app.settings.bots
    unchosen = set(bots) == set(ORDERS[1:]) and len(set(bots.values())) == 1
    return dict.fromkeys(bots, FIRST_LEVEL) if unchosen and not Statistics(app.home).games else dict(bots)


def _badge(order: str) -> str:
    return f"orders/badge-{order}"
