"""The first start: language, text size, motion and colours, before anything moves; after an update the news."""

from collections.abc import Callable
from typing import Final

import pygame
from typing_extensions import override

from luna import __version__
from luna.core import registry
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.app.setting_checks import numbers
from luna.shell.drawing import theme
from luna.shell.screens.page import Foot, PageScene, Shape, languages
from luna.shell.widgets import Column, Sample

NEWS: Final = {
    "0.3.0": ("voice", "hands", "waiting", "circles", "pangea", "evening", "film", "levels", "packages"),
}
"""The news of each version, the newest first: `news-NAME` is the heading, `news-NAME-below` the sentence."""


class WelcomeScene(PageScene):
    """Shown once. Each choice applies at once; `then` follows."""

    first = "begin"
    title_key = "welcome-title"
    shape = Shape((1080, 760), columns=1, low=640)
    leaves = False

    def __init__(self, app: App, then: Callable[[], None]) -> None:
        super().__init__(app)
        self._then = then
        self.text_size = app.settings.text_size
        """In percent. Only the sample shows it until the next screen, so that nothing moves here."""

    @override
    def back(self) -> None:
        """Escape accepts the choices."""
        self.app.settings.welcomed = True
        self.app.settings.text_size = self.text_size
        self.app.restyle()
        self._then()

    @override
    def left(self, column: Column) -> None:
        app, words, settings = self.app, self.words, self.app.settings
        languages(self, column)
        column.gap(24)
        names = {100: "usual", 125: "large", 150: "larger"}
        sizes = {size: words(f"welcome-text-{name}") for size, name in names.items()}
        chosen = min(sizes, key=lambda size: abs(size - self.text_size))
        text = lambda size: setattr(self, "text_size", size)  # noqa: E731
        column.pick("text-size", words("welcome-text"), sizes, chosen, text, above=False)

        def motion(reduced: bool) -> None:
            settings.reduced_motion = reduced
            app.keep()

        def colours(contrast: bool) -> None:
            settings.high_contrast = contrast
            app.restyle()

        for name, (off, on), now, choose in (
            ("motion", ("welcome-motion-full", "welcome-motion-reduced"), settings.reduced_motion, motion),
            ("colours", ("welcome-colours-night", "welcome-colours-contrast"), settings.high_contrast, colours),
            ("voice", ("voice-is-off", "voice-is-on"), settings.voice, app.narrator.switch),
        ):
            both = {False: words(off), True: words(on)}
            column.gap().pick(name, words(f"welcome-{name}"), both, now, choose, above=False)
        column.gap(24)
        before = settings.text_size
        most = max(*sizes, before) / before
        column.put(Sample("sample", words("settings-sample"), lambda: self.text_size / before, most))
        column.gap(10).note("below", words("welcome-below"))

    @override
    def foot(self) -> list[Foot]:
        return [Foot("begin", self.words("welcome-begin"), self.back, key=hint(self.app, "enter"))]

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Draw the page, and the seats of the game beside the button: a piece and an emblem each, if they fit."""
        super().content(surface)
        looks, paint, button = registry.load(self.app.game).SEATS, self.paint, self.ring.named("begin").rect
        pitch = paint.px(112)
        if self.window.x + len(looks) * pitch > button.left:
            return
        for number, look in enumerate(looks):
            x = self.window.x + pitch * number + paint.px(24)
            if look.figure:
                paint.picture(surface, look.figure, (x, button.centery), paint.px(76))
            paint.picture(surface, look.emblem, (x + paint.px(44), button.centery), paint.px(34))

    @override
    def enter(self) -> None:
        """Offer the voice aloud, for players who cannot read this page, unless a screen reader runs."""
        super().enter()
        if not self.app.reader.listening:
            self.app.narrator.offer()


def news_since(version: str) -> dict[str, tuple[str, ...]]:
    """The news of the versions after this one."""
    return {one: news for one, news in NEWS.items() if numbers(one) > numbers(version)}


class NewsScene(PageScene):
    """The news since a version. `then` follows when it is shown at the start."""

    shape = Shape((1180, 940), columns=1)
    title_key = "news-title"

    def __init__(self, app: App, since: str = "0", then: Callable[[], None] | None = None) -> None:
        super().__init__(app)
        self._news, self._then = news_since(since), then
        self.leaves, self.first = (True, "back") if then is None else (False, "on")

    @override
    def enter(self) -> None:
        self.app.settings.version = max(self.app.settings.version, __version__, key=numbers)
        self.app.keep()

    @override
    def back(self) -> None:
        if self._then is None:
            super().back()
        else:
            self._then()

    @override
    def left(self, column: Column) -> None:
        column.words("below", self.words("news-below"), "body")
        for version, news in self._news.items():
            column.gap(26).note(f"version {version}", self.words("title-version", version=version))
            for name in news:
                column.gap(16).words(name, self.words(f"news-{name}"), "subheading", theme.GOLD, 4)
                column.words(f"{name}-below", self.words(f"news-{name}-below"), "reading", theme.now.MOONLIGHT)

    @override
    def foot(self) -> list[Foot]:
        if self._then is None:
            return []
        return [Foot("on", self.words("news-on"), self._then, key=hint(self.app, "enter"))]
