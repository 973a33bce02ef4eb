"""The first start: language, text size, motion and colours, before anything has moved. Each choice counts at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.shell.access.node import Node, heading
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.settings import languages
from luna.shell.widgets import Button, Widget

_SIZES: Final = {"usual": 100, "large": 125, "larger": 150}
_HEAD: Final = 132
_BARE: Final = 34
_FOOT: Final = 108
_LOW: Final = 640


class WelcomeScene(MenuScene):
    """Shown once; `then` is what follows."""

    need = (960, 540)
    first = "begin"

    def __init__(self, app: App, then: Callable[[], None]) -> None:
        super().__init__(app)
        self._then = then
        self.size = app.settings.text_size
        """Of the words, in percent: all but the sample have it from the next screen on, so that nothing moves here."""

    def back(self) -> None:
        """Escape takes the choices as they are."""
        self._begin()

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`: Enter goes on from wherever the focus is, as its key cap says; space chooses."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._begin()
            return True
        return super().handle(event)

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel in which everything stands."""
        return self.middle(1080, 760)

    @override
    def build(self) -> list[Widget]:
        words, paint, panel, settings = self.words, self.paint, self.panel(), self.app.settings
        high = max(paint.px(70), paint.fonts.line("body_bold") + paint.px(18))
        foot = panel.bottom - paint.px(_FOOT - 70) - high
        top = panel.y + paint.px(_HEAD if self._tall else _BARE)
        side = panel.x + paint.px(60)
        column = self.column(pygame.Rect(side, top, panel.width - paint.px(120), foot - paint.px(14) - top))
        languages(self, column)
        column.gap(24)
        sizes = [words(f"welcome-text-{size}") for size in _SIZES]
        percent = list(_SIZES.values())
        now = min(range(len(percent)), key=lambda index: abs(percent[index] - self.size))
        column.choice("text-size", words("welcome-text"), sizes, now, lambda index: self._text(percent[index]))
        column.gap()
        motions = [words("welcome-motion-full"), words("welcome-motion-reduced")]
        column.choice("motion", words("welcome-motion"), motions, settings.reduced_motion, self._motion)
        column.gap()
        colours = [words("welcome-colours-night"), words("welcome-colours-contrast")]
        column.choice("colours", words("welcome-colours"), colours, settings.high_contrast, self._colours)
        column.gap(24)
        now_has = settings.text_size
        most = max(percent[-1], now_has) / now_has
        column.sample(words("settings-sample"), lambda: self.size / now_has, most)
        column.gap(10)
        column.words("below", words("welcome-below"), colour=theme.now.MUTED)
        said, key = words("welcome-begin"), words("key-enter")
        wide = Button.wide(paint, said, key=key) + paint.px(30)
        place = pygame.Rect(panel.right - paint.px(60) - wide, foot, wide, high)
        return [*column.widgets, Button(place, "begin", said, self._begin, primary=True, key=key)]

    @override
    def said(self) -> Sequence[Node]:
        return (heading(self.words("welcome-title")),)

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        if self._tall:
            self.heading(surface, panel, self.words("welcome-title"))
        self._sample(surface, self.ring.named("begin").rect)

    def _sample(self, surface: pygame.Surface, button: pygame.Rect) -> None:
        """The seats of the game beside the button, each with a piece and its emblem, when they have room."""
        looks = registry.load(self.app.game).SEATS
        paint, left = self.paint, self.panel().x + self.paint.px(60)
        pitch = paint.px(112)
        if left + len(looks) * pitch > button.left:
            return
        for number, look in enumerate(looks):
            x = left + pitch * number + paint.px(24)
            if look.figure:
                paint.picture(surface, look.figure, (x, button.centery), paint.px(76))
            paint.picture(surface, look.emblem, (x + paint.px(44), button.centery), paint.px(34))

    @property
    def _tall(self) -> bool:
        return self.canvas.height / self.canvas.u >= _LOW

    def _text(self, percent: int) -> None:
        self.size = percent

    def _motion(self, index: int) -> None:
        self.app.settings.reduced_motion = bool(index)
        self.app.keep()

    def _colours(self, index: int) -> None:
        self.app.settings.high_contrast = bool(index)
        self.app.restyle()

    def _begin(self) -> None:
        self.app.settings.welcomed = True
        self.app.settings.text_size = self.size
        self.app.restyle()
        self._then()
