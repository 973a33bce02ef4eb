"""One saved game: all that is known of it, its name, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from typing_extensions import override

from luna.log.notices import Refused
from luna.log.saves import MAX_NAME
from luna.log.summaries import Summary
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.client.choices import spoken
from luna.shell.drawing import theme
from luna.shell.records import captions, exchange
from luna.shell.screens.form import FormScene
from luna.shell.screens.page import Foot
from luna.shell.widgets import Column
from luna.text.sentences import said


class SaveScene(FormScene):
    """Behind "More" in the list. A name that was written counts when the page is left, as everywhere."""

    first = "open"
    size = (1300, 800)
    low = 700
    columns = 1

    def __init__(self, app: App, save: Summary, throw_away: Callable[[Summary], bool]) -> None:
        """`throw_away` deletes it; False when that could not be."""
        super().__init__(app)
        self.save = save
        self._throw_away = throw_away
        self.title = save.name

    @override
    def left(self, column: Column) -> None:
        save = self.save
        words = spoken(self.words, save.game)
        places = self.app.library.found.places.get(save.path, ())
        if save.problem:
            column.words("problem", said(words, f"notice-{save.problem.code}", save.problem.facts), "body", theme.LOSS)
        else:
            column.words("who", captions.who(words, save), "body_bold", theme.now.MOONLIGHT)
            minutes = [words("saves-minutes", minutes=max(1, round(save.seconds / 60)))] if save.round else []
            parts = captions.state(words, save, places), *minutes, *captions.chosen(words, save)
            column.words("state", " · ".join(parts), "body")
        column.words("time", words("saves-time", time=captions.played(save)))
        column.words("where", words("saves-where", folder=str(save.path.parent)))
        column.gap(22)
        self.entry(column, "name", words("saves-name"), self._called, MAX_NAME).done = self._rename
        column.gap(22)
        whole = [
            ("watch", words("watch"), lambda: self.app.ways.watch_save(self.app, save.path)),
            ("copy", words("saves-copy"), self._copy),
            ("export", words("saves-export"), lambda: exchange.export_save(self.app, save.path)),
            ("copy-text", words("saves-copy-text"), lambda: exchange.copy_text(self.app, save.path)),
        ]
        elsewhere = save.path.parent != self.app.saves.folder
        bring = [("bring", words("saves-bring"), self._bring)] if elsewhere else []
        column.tools(
            [
                ("rename", words("saves-rename"), self._rename),
                *(whole if save.problem is None else ()),
                *bring,
                ("open-folder", words("saves-open-folder"), lambda: desktop.show(self.app, save.path.parent)),
                ("delete", words("saves-delete"), self._delete),
            ],
            60,
        )

    @override
    def foot(self) -> list[Foot]:
        return [Foot("open", self.words("saves-open"), self._open, self.save.problem is None)]

    @override
    def back(self) -> None:
        if self._rename():
            super().back()

    @property
    def _called(self) -> str:
        """The save's name as it can be written: a file's may have bytes that are no letters."""
        return self.save.name.encode("utf-8", "replace").decode()

    def _rename(self) -> bool:
        """The name that was written; False, and said, when it cannot have that."""
        name = self.entries["name"].text.strip()
        if not name or name == self._called:
            return True
        try:
            path = self.app.saves.rename(self.save.path, name)
        except Refused as error:
            self.app.tell(error.notice)
            self.entries["name"].close()
            del self.entries["name"]  # the old one stands there again
            self.rebuild()
            return False
        if path != self.save.path:
            self.save = self.save._replace(path=path)
            self.title = self.save.name
            self.app.toasts.say(self.words("saves-renamed", name=self.save.name))
            self.app.library.look()
            self.entries.pop("name").close()
            self.rebuild()
        return True

    def _open(self) -> None:
        if self._rename():
            self.app.ways.open_save(self.app, self.save.path)

    def _copy(self) -> None:
        self._made(self.app.saves.copy, "saves-copied")

    def _bring(self) -> None:
        self._made(self.app.saves.bring, "saves-brought")

    def _made(self, make: Callable[[Path], Path], said_: str) -> None:
        try:
            path = make(self.save.path)
        except Refused as error:
            self.app.tell(error.notice)
            return
        folder = str(path.parent)
        self.app.toasts.say(self.words(said_, name=path.stem, folder=folder))
        self.app.library.look()
        super().back()

    def _delete(self) -> None:
        if self._throw_away(self.save):
            super().back()
