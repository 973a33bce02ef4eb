"""A question over a menu: what would happen, and two answers. Escape and "back" leave all as it is."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from luna.shell.app.scene import App, Stage
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import Foot, PageScene
from luna.shell.widgets import Column


class QuestionScene(PageScene):
    """`title` asks and `below` says what would happen; `yes` is the answer that does it."""

    stage = Stage(pause=0.4)
    columns = 1
    size = (1000, 360)
    low = 0

    def __init__(
        self, app: App, over: MenuScene | None, title: str, below: str, yes: str, deed: Callable[[], object]
    ) -> None:
        super().__init__(app, over)
        self.title, self._below, self._yes = title, below, yes
        self.deed = deed
        """What `yes` does."""

    @override
    def left(self, column: Column) -> None:
        column.words("below", self._below, "body")

    @override
    def foot(self) -> list[Foot]:
        """The answer that does it; it does not shine, or one Enter too many would lose something."""
        return [Foot("yes", self._yes, self._do, primary=False)]

    def _do(self) -> None:
        self.app.pop(self)
        self.deed()


def lose(app: App, over: MenuScene | None, deed: Callable[[], object]) -> QuestionScene:
    """The question whether to give up a game that is not kept; `deed` does it."""
    words = app.catalogue
    return QuestionScene(app, over, words("menu-lose"), words("menu-lose-below"), words("menu-lose-yes"), deed)
