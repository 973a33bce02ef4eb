"""The pages behind the list of saved games: one game in detail, and importing games from elsewhere."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from typing_extensions import override

from luna.log.saves import MAX_NAME
from luna.log.summaries import Summary
from luna.shell.app import desktop, navigation
from luna.shell.app.failures import tried
from luna.shell.app.scene import App
from luna.shell.client.choices import words_of
from luna.shell.drawing import theme
from luna.shell.records import captions, exchange
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Button, Column


class SaveScene(PageScene):
    """One saved game. A new name applies when the page is left."""

    first = "open"
    shape = Shape((1300, 800), columns=1)

    def __init__(self, app: App, save: Summary, throw_away: Callable[[Summary], bool]) -> None:
        """`throw_away` deletes it; False if that failed."""
        super().__init__(app)
        self.save, self._throw_away = save, throw_away
        self.title = save.name

    @override
    def left(self, column: Column) -> None:
        save, app = self.save, self.app
        words = words_of(self.words, save.game)
        places = app.library.found.places.get(save.path, ())
        if save.problem:
            column.words("problem", words(f"notice-{save.problem.code}", **save.problem.facts), "body", theme.LOSS)
        else:
            column.words("who", captions.player_words(words, save), "body_bold", theme.now.MOONLIGHT)
            minutes = [captions.minutes(words, save)] if save.round else []
            parts = captions.state(words, save, places), *minutes, *captions.save_options(words, save)
            column.words("state", " · ".join(parts), "body")
        column.words("time", words("saves-time", time=captions.played(save)))
        column.words("where", words("saves-where", folder=str(save.path.parent)))
        self.form.entry(column.gap(22), "name", words("saves-name"), self._name, MAX_NAME).done = self._rename
        whole, elsewhere = save.problem is None, save.path.parent != app.saves.folder
        tools: list[tuple[str, str, Callable[[], object], bool]] = [
            ("rename", "saves-rename", self._rename, True),
            ("watch", "watch", lambda: navigation.watch_save(app, save.path), whole),
            ("copy", "saves-copy", partial(self._make, app.saves.copy, "saves-copied"), whole),
            ("film", "film-stop" if self._filmed else "film-make", self._film, whole),
            ("export", "saves-export", lambda: exchange.export_save(app, save.path), whole),
            ("copy-text", "saves-copy-text", lambda: exchange.copy_text(app, save.path), whole),
            ("bring", "saves-bring", partial(self._make, app.saves.bring, "saves-brought"), elsewhere),
            ("open-folder", "saves-open-folder", lambda: desktop.show(app, save.path.parent), True),
            ("delete", "saves-delete", self._delete, True),
        ]
        done = round(app.filming.progress * 100)
        offered = [(name, words(key, done=done), action) for name, key, action, offered in tools if offered]
        column.gap(22).tools(offered, 60)

    @property
    def _filmed(self) -> bool:
        """Whether a film of this save is being made."""
        return self.app.filming.save == self.save.path

    def _film(self) -> None:
        """Begin the film of this save, or stop it."""
        filming = self.app.filming
        if self._filmed:
            filming.stop()
        elif filming.save is not None:
            self.refuse("film-other", name=filming.save.stem)
        else:
            filming.begin(self.save.path)
        self.rebuild()

    @override
    def news(self) -> tuple[bool, int]:
        return self._filmed, round(self.app.filming.progress * 100)

    @override
    def foot(self) -> list[Foot]:
        return [Foot("open", self.words("saves-open"), self._open, enabled=self.save.problem is None)]

    @override
    def back(self) -> None:
        if self._rename():
            super().back()

    @property
    def _name(self) -> str:
        """The save's name as text: a file name may contain arbitrary bytes."""
        return self.save.name.encode("utf-8", "replace").decode()

    def _rename(self) -> bool:
        """Rename the save as written; False if that is refused."""
        name = self.form.entries["name"].text.strip()
        if not name or name == self._name:
            return True
        path = tried(self.app, self.app.saves.rename, self.save.path, name)
        if path == self.save.path:
            return True
        if path is not None:
            self.save = self.save._replace(path=path)
            self.title = self.save.name
            self.app.toasts.say(self.words("saves-renamed", name=self.save.name))
            self.app.library.look()
        self.form.forget("name")
        self.rebuild()
        return path is not None

    def _open(self) -> None:
        if self._rename():
            navigation.open_save(self.app, self.save.path)

    def _make(self, make: Callable[[Path], Path], done: str) -> None:
        """Make another file of the save; `done` is the message."""
        if (path := tried(self.app, make, self.save.path)) is not None:
            self.app.toasts.say(self.words(done, name=path.stem, folder=str(path.parent)))
            self.app.library.look()
            super().back()

    def _delete(self) -> None:
        if self._throw_away(self.save):
            super().back()


class ImportScene(PageScene):
    """Imports a game that is pasted, named by its path, or a text file in the folder of the saves."""

    first = "paste"
    title_key = "import-title"
    shape = Shape((1300, 860), columns=1)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.near: list[Path] = []  # text files in the folder of the saves, the newest first
        folder = app.saves.folder
        app.library.do(lambda: _texts(folder), self._list)

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("below", words("import-below"), "body")
        column.gap(18).tools([("paste", words("import-paste"), lambda: exchange.paste(self.app))])
        self.form.entry(column.gap(18), "file", words("import-file"), "", 400).done = self._read_file
        if self.near:
            column.gap(18).words("near", words("import-near"), "label_bold", gap=8)
            high = max(self.paint.px(52), self.paint.fonts.line("body_bold") + self.paint.px(12))
            for number, path in enumerate(self.near):
                action = partial(exchange.take_in, self.app, path)
                column.add(Button(f"near-{number}", path.name, action).at(column.take(high)))
                column.gap(8)

    @override
    def foot(self) -> list[Foot]:
        return [Foot("import", self.words("import-do"), self._read_file, primary=False)]

    def _read_file(self) -> None:
        text = self.form.entries["file"].text
        path = exchange.path_in(text)
        if path is not None:
            exchange.take_in(self.app, path)
        elif text.strip():
            self.refuse("import-no-path")

    def _list(self, near: list[Path]) -> None:
        self.near = near
        if near and self in self.app.scenes:
            self.rebuild()


def _texts(folder: Path) -> list[Path]:
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob("*.txt")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)[:8]]
