"""The form of a new solo game: its level with the best result so far, and the order to play."""

from functools import partial
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
from luna.shell.records.statistics import Statistics
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Card, Column
from luna.shell.widgets.buttons import OrderButton
from luna.shell.widgets.words import Line
from luna.text.sentences import signed

LEVELS: Final = (1, 2, 3)
_ORDER: Final = 84


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
        words = self.words
        for level in LEVELS:
            done, below = self.annals.alone(game.NAME, "solo", level), words(f"solo-level-{level}")
            best = words("solo-no-best")
            if done.games:
                best = words("solo-best", games=done.games, best=signed(done.best))
            title, chosen = words("solo-level-name", level=level), level == self.level
            lines = [
                Line(title, "card_title", theme.GOLD_PALE if chosen else theme.now.MOONLIGHT),
                Line(below, "label", theme.now.MOONLIGHT),
                Line(best, "label", theme.GOLD),
            ]
            column.card(Card(f"level-{level}", title, partial(self.put, level=level), lines, chosen=chosen), 16)

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
            action, chosen = partial(self.put, order=order), order == self.order
            emblem, called = f"orders/badge-{order}", words(f"order-{order}")
            button = OrderButton(f"order-{order}", called, action, emblem=emblem, chosen=chosen, taken=False)
            column.add(button.at(place))
        column.gap(24).words("setup-name", words("new-setup"), "body_bold")
        column.gap(8).words("setup-below", words("solo-setup-below"))
        column.gap(24).switch("live", words("new-live"), self.live, self.sets("live"), words("new-live-below"))
