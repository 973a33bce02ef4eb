"""The way into the solo game: its level, the order to play, and what was the best so far."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import sessions, theme
from luna.client.annals import Annals
from luna.client.loop import App
from luna.client.paint import Paint
from luna.client.scenes.menu import MenuScene
from luna.client.widgets import Action, Button, Column, Widget
from luna.client.widgets.orders import OrderButton
from luna.games.luna import Options
from luna.text.sentences import signed

LEVELS: Final = (1, 2, 3)
_HEAD: Final = 132
_BARE: Final = 30
_LOW: Final = 600
_SHARE: Final = 0.58  # of both columns: the levels
_NARROW: Final = 430  # least width of the other
_ORDER: Final = 84


class LevelCard(Button):
    """A level: its name, what it means, and the best result."""

    def __init__(
        self, rect: pygame.Rect, name: str, title: str, below: str, best: str, action: Action, chosen: bool
    ) -> None:
        super().__init__(rect, name, title, action, chosen=chosen)
        self.below, self.best = below, best

    @staticmethod
    def high(paint: Paint, below: str, best: str, width: int) -> int:
        """Pixels that it needs."""
        fonts, room = paint.fonts, width - 2 * paint.px(24)
        lines = len(fonts.wrap(below, "label", room)) + len(fonts.wrap(best, "label", room))
        return fonts.line("card_title") + fonts.line("label") * lines + paint.px(34)

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        paint.button(target, self.rect, self.state(hovered))
        fonts, left = paint.fonts, self.rect.x + paint.px(24)
        room, y = self.rect.width - 2 * paint.px(24), self.rect.y + paint.px(14)
        line = fonts.line("card_title")
        ink = theme.GOLD_PALE if self.chosen else theme.MOONLIGHT
        fonts.draw(target, self.words, "card_title", ink, (left, y + line // 2))
        y += line + paint.px(3)
        line = fonts.line("label")
        for words, colour in ((self.below, theme.MOONLIGHT), (self.best, theme.GOLD)):
            for part in fonts.wrap(words, "label", room):
                fonts.draw(target, part, "label", colour, (left, y + line // 2))
                y += line
            y += paint.px(3)


class SoloScene(MenuScene):
    """Everything on one screen, with what was played last time as a start."""

    first = "begin"
    need = (960, 540)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.level, self.order = app.settings.solo_level, app.settings.solo_order
        self.live = app.settings.live_scoring
        self.annals = Annals(app.home)

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.middle(1480, 770)

    def build(self) -> list[Widget]:
        """See `MenuScene`: levels at the left, the rest at the right; below each other where that is too narrow."""
        words, paint, panel = self.words, self.paint, self.panel()
        side, right = panel.x + paint.px(56), panel.right - paint.px(56)
        high = max(paint.px(70), paint.fonts.line("body_bold") + paint.px(18))
        top, foot = panel.y + paint.px(_HEAD if self._tall else _BARE), panel.bottom - paint.px(42) - high
        window = pygame.Rect(side, top, right - side, foot - paint.px(14) - top)
        widgets = self._columns(window) or self._one_column(window)
        said, key = words("back"), words("key-esc")
        back = pygame.Rect(side, foot, Button.wide(paint, said, key=key), high)
        widgets.append(Button(back, "back", said, self.back, key=key))
        wide = Button.wide(paint, words("new-begin"), icon=True) + paint.px(30)
        begin = pygame.Rect(right - wide, foot, wide, high)
        widgets.append(Button(begin, "begin", words("new-begin"), self.begin, icon="ui/icon-continue", primary=True))
        return widgets

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        if self._tall:
            self.heading(surface, panel, self.words("solo-title"))

    def begin(self) -> None:
        """Remember everything and deal."""
        settings, order = self.app.settings, self.order
        settings.solo_level, settings.solo_order, settings.live_scoring = self.level, order, self.live
        self.app.keep()
        name = settings.names.get(order) or self.words(f"default-name-{order}")
        options = Options((order,), "free", self.live, solo=self.level)
        sessions.begin(self.app, options, {order: name})

    @property
    def _tall(self) -> bool:
        """Whether the heading has room."""
        return self.canvas.height / self.canvas.u >= _LOW

    def _columns(self, window: pygame.Rect) -> list[Widget]:
        """Both columns beside each other; nothing when they have no room."""
        paint, gap = self.paint, self.paint.px(64)
        wide = round((window.width - gap) * _SHARE)
        rest = window.width - gap - wide
        left = Column(paint, pygame.Rect(window.x, window.y, wide, window.height))
        right = Column(paint, pygame.Rect(window.right - rest, window.y, rest, window.height))
        self._levels(left)
        self._rest(right)
        if rest < paint.px(_NARROW) or max(left.high, right.high) > window.height:
            return []
        return [*left.widgets, *right.widgets]

    def _one_column(self, window: pygame.Rect) -> list[Widget]:
        column = self.column(window)
        self._levels(column)
        column.gap(26)
        self._rest(column)
        return column.widgets

    def _levels(self, column: Column) -> None:
        words, wide = self.words, column.window.width
        for level in LEVELS:
            done, below = self.annals.solo(level), words(f"solo-level-{level}")
            best = words("solo-no-best")
            if done.games:
                best = words("solo-best", games=done.games, best=signed(done.best))
            place = column.take(LevelCard.high(self.paint, below, best, wide))
            title = words("solo-level-name", level=level)
            chosen = level == self.level
            column.add(LevelCard(place, f"level-{level}", title, below, best, self._chooser(level), chosen))
            column.gap(16)

    def _rest(self, column: Column) -> None:
        words, paint = self.words, self.paint
        column.words("order-name", words("solo-order"), "body_bold")
        column.gap(10)
        wide = paint.px(_ORDER)
        line = column.take(wide)
        for number, order in enumerate(theme.ORDERS):
            place = pygame.Rect(line.x + number * (wide + paint.px(10)), line.y, wide, wide)
            action, chosen = self._taker(order), order == self.order
            column.add(OrderButton(place, f"order-{order}", order, action, chosen=chosen, taken=False))
        column.gap(24)
        column.words("setup-name", words("new-setup"), "body_bold")
        column.gap(8)
        column.words("setup-below", words("solo-setup-below"))
        column.gap(24)
        column.switch("live", words("new-live"), self.live, self._live, words("new-live-below"))

    def _chooser(self, level: int) -> Action:
        def choose() -> None:
            self.level = level
            self.rebuild()

        return choose

    def _taker(self, order: str) -> Action:
        def take() -> None:
            self.order = order
            self.rebuild()

        return take

    def _live(self, on: bool) -> None:
        self.live = on
