"""The form of a new solo game: its level with the best result so far, and the order to play."""

from typing import Final, cast

import pygame
from typing_extensions import override

from luna.core.game import Game
from luna.games.luna import rules as game
from luna.games.luna.board.picture.table_frame import ORDERS
from luna.games.luna.rules.choices import SOLO
from luna.shell.app import navigation
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.records.statistics import Statistics
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Action, Button, Column
from luna.shell.widgets.buttons import OrderButton
from luna.text.sentences import signed

LEVELS: Final = (1, 2, 3)
_ORDER: Final = 84


class LevelCard(Button):
    """A level: its name, its meaning and the best result."""

    def __init__(
        self, rect: pygame.Rect, name: str, title: str, below: str, best: str, action: Action, chosen: bool
    ) -> None:
        super().__init__(rect, name, title, action, chosen=chosen)
        self.below, self.best = below, best
        self.told = f"{below}. {best}"

    @staticmethod
    def high(paint: Paint, below: str, best: str, width: int) -> int:
        """The height of a card of that width, in pixels."""
        fonts, room = paint.fonts, width - 2 * paint.px(24)
        lines = len(fonts.wrap(below, "label", room)) + len(fonts.wrap(best, "label", room))
        return fonts.line("card_title") + fonts.line("label") * lines + paint.px(34)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        fonts, left = paint.fonts, self.rect.x + paint.px(24)
        room, y = self.rect.width - 2 * paint.px(24), self.rect.y + paint.px(14)
        ink = theme.GOLD_PALE if self.chosen else theme.now.MOONLIGHT
        below, best = (fonts.wrap(words, "label", room) for words in (self.below, self.best))
        title = ([self.words], "card_title", ink)
        for parts, style, colour in (title, (below, "label", theme.now.MOONLIGHT), (best, "label", theme.GOLD)):
            line = fonts.line(style)
            for part in parts:
                fonts.draw(target, part, style, colour, (left, y + line // 2))
                y += line
            y += paint.px(3)


class SoloScene(PageScene):
    """The form; it starts with the choices of the last solo game."""

    first = "begin"
    shape = Shape((1480, 770), low=600, share=0.58, between=64, narrow=430)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("solo-title")
        last = app.settings.last(game.NAME)
        self.level = int(SOLO.checked(last.options.get("solo"))) or LEVELS[0]
        self.order = last.alone if last.alone in ORDERS else ORDERS[0]
        self.live = bool(last.options.get("live_scoring"))
        self.annals = Statistics(app.home)

    @override
    def foot(self) -> list[Foot]:
        words = self.words
        return [Foot("begin", words("new-begin"), self.begin, icon="ui/icon-continue", key=hint(self.app, "enter"))]

    def begin(self) -> None:
        """Save the choices and deal."""
        settings, order = self.app.settings, self.order
        last = settings.last(game.NAME)
        last.options |= {"solo": self.level, "live_scoring": self.live}
        last.alone = order
        self.app.keep()
        name = settings.names.get(order) or self.words(f"default-name-{order}")
        options = game.choose((order,), "free", self.live, solo=self.level)
        navigation.begin(self.app, cast(Game, game), options, {order: name})

    @override
    def left(self, column: Column) -> None:
        """The levels."""
        words, wide = self.words, column.window.width
        for level in LEVELS:
            done, below = self.annals.alone(game.NAME, "solo", level), words(f"solo-level-{level}")
            best = words("solo-no-best")
            if done.games:
                best = words("solo-best", games=done.games, best=signed(done.best))
            place = column.take(LevelCard.high(self.paint, below, best, wide))
            title = words("solo-level-name", level=level)
            chosen = level == self.level
            column.add(LevelCard(place, f"level-{level}", title, below, best, self._chooser("level", level), chosen))
            column.gap(16)

    @override
    def right(self, column: Column) -> None:
        """The order, the set-up and the live scoring."""
        words, paint = self.words, self.paint
        column.words("order-name", words("solo-order"), "body_bold")
        column.gap(10)
        wide = paint.px(_ORDER)
        line = column.take(wide)
        for number, order in enumerate(ORDERS):
            place = pygame.Rect(line.x + number * (wide + paint.px(10)), line.y, wide, wide)
            action, chosen = self._chooser("order", order), order == self.order
            emblem, called = f"orders/badge-{order}", words(f"order-{order}")
            column.add(OrderButton(place, f"order-{order}", called, action, emblem=emblem, chosen=chosen, taken=False))
        column.gap(24).words("setup-name", words("new-setup"), "body_bold")
        column.gap(8).words("setup-below", words("solo-setup-below"))
        column.gap(24).switch("live", words("new-live"), self.live, self._live, words("new-live-below"))

    def _chooser(self, name: str, value: int | str) -> Action:
        def choose() -> None:
            setattr(self, name, value)
            self.rebuild()

        return choose

    def _live(self, on: bool) -> None:
        self.live = on
