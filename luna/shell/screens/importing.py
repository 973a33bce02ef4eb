"""A game from elsewhere: dropped onto the window, pasted, named by its path, or picked from the folder of the saves."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from typing_extensions import override

from luna.shell.app.scene import App
from luna.shell.records import exchange
from luna.shell.screens.form import FormScene
from luna.shell.screens.page import Foot
from luna.shell.widgets import Button, Column

_LONGEST: Final = 400  # letters of a path
_MOST: Final = 8  # files


class ImportScene(FormScene):
    """The screen for importing games; what it takes in is said, and stands in the list behind it."""

    first = "paste"
    size = (1300, 860)
    low = 700
    columns = 1

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("import-title")
        self.near: list[Path] = []
        """Texts that lie in the folder of the saves, the newest first."""
        folder = app.saves.folder
        app.library.do(lambda: _texts(folder), self._list)

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("below", words("import-below"), "body")
        column.gap(18)
        column.tools([("paste", words("import-paste"), lambda: exchange.paste(self.app))])
        column.gap(18)
        self.entry(column, "file", words("import-file"), "", _LONGEST).done = self._read
        if self.near:
            column.gap(18)
            column.words("near", words("import-near"), "label_bold")
            column.gap(8)
            high = max(self.paint.px(52), self.paint.fonts.line("body_bold") + self.paint.px(12))
            for number, path in enumerate(self.near):
                place = column.take(high)
                column.add(Button(place, f"near-{number}", path.name, partial(exchange.take_in, self.app, path)))
                column.gap(8)

    @override
    def foot(self) -> list[Foot]:
        return [Foot("import", self.words("import-do"), self._read, primary=False)]

    def _read(self) -> None:
        path = exchange.named(self.entries["file"].text)
        if path is not None:
            exchange.take_in(self.app, path)
        elif self.entries["file"].text.strip():
            self.app.toasts.say(self.words("import-no-path"), trouble=True)

    def _list(self, near: list[Path]) -> None:
        self.near = near
        if near and self in self.app.scenes:
            self.rebuild()


def _texts(folder: Path) -> list[Path]:
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob("*.txt")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)[:_MOST]]
