"""What is new: shown once after an update, and from the credits at any time."""

from collections.abc import Callable
from typing import Final

from typing_extensions import override

from luna import __version__
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.app.setting_checks import numbers
from luna.shell.drawing import theme
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Column

NEWS: Final = {
    "0.3.0": ("voice", "hands", "waiting", "circles", "pangea", "evening", "film", "levels", "packages"),
}
"""The news of each version, the newest first: `news-NAME` is the heading, `news-NAME-below` the sentence."""


def news_since(version: str) -> dict[str, tuple[str, ...]]:
    """The news of the versions after this one."""
    return {one: news for one, news in NEWS.items() if numbers(one) > numbers(version)}


class NewsScene(PageScene):
    """The news since a version. `then` is what follows when it is shown at the start."""

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
