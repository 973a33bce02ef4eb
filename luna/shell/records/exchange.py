"""Export of games as text, and import of files and text, in a thread."""

import os
from collections.abc import Callable, Mapping
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pygame

from luna.circle import letters as circle_files
from luna.circle.shelf import Shelf
from luna.core import registry
from luna.core.game import GameError
from luna.core.lazy import later
from luna.learning import puzzle
from luna.log import savefile
from luna.log.files import words as error_words
from luna.log.files import write_free
from luna.log.notices import Notice, Refused, notice
from luna.log.replay import game_of, load, read_game
from luna.log.saves import SAVES, SUFFIX, Saves, proper_name, remember
from luna.log.summaries import Summary
from luna.shell.app import desktop, navigation
from luna.shell.app.scene import App
from luna.shell.network import links
from luna.table.table import Table

_LONGEST_PATH: Final = 4096
_PUZZLES = later("luna.shell.screens.puzzles", "PuzzlesScene")
Answer = tuple[str, Mapping[str, str | int]] | Notice
"""A message with its slots, or the notice of a failure."""


def export(app: App, table: Table) -> None:
    """Write the game of a table as text beside the saves and copy it to the clipboard."""
    text = table.game.to_text(table.dealt, [played.turn for played in table.history])
    saves, name = app.saves, Path(table.name or table.game.NAME).stem

    def copied(key: str, facts: Mapping[str, str | int]) -> Answer:
        return "end-exported-copied" if desktop.to_clipboard(text) else key, facts

    _do(app, lambda: _written(saves, name, text), then=copied)


def take_picture(app: App) -> None:
    """Write the window's picture as a PNG into the folder `pictures` beside the settings, and name the file."""
    shown, folder, game = app.window.get_surface().copy(), app.home / "pictures", app.game

    def work() -> Answer:
        data = BytesIO()
        pygame.image.save(shown, data, ".png")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path, descriptor = write_free((folder / f"{game}-{number}.png" for number in count(1)), data.getvalue())
        except OSError as error:
            return notice("file-not-written", file=str(folder), error=error_words(error))
        os.close(descriptor)
        return "picture-saved", {"file": str(path)}

    _do(app, work)


def export_save(app: App, path: Path) -> None:
    """Write a saved game as text beside the saves."""
    saves = app.saves
    _do(app, lambda: _written(saves, path.stem, _text(path)))


def copy_text(app: App, path: Path) -> None:
    """Copy a saved game to the clipboard as text."""

    def copied(key: str, facts: Mapping[str, str | int]) -> Answer:
        return (key, facts) if desktop.to_clipboard(str(facts["text"])) else ("clipboard-missing", {})

    _do(app, lambda: ("saves-text-copied", {"text": _text(path)}), then=copied)


def take_in(app: App, path: Path) -> None:
    """Copy a game into our folder; the games of a folder are listed from now on."""
    saves, home, found = app.saves, app.home, app.library.found

    def work() -> Answer:
        if path.suffix == circle_files.SUFFIX:
            held, new = Shelf(home).take(path)
            facts: dict[str, str | int] = {"name": held.name, "count": new}
            return "circle-taken", facts
        if path.is_dir():
            folder = path / SAVES if (path / SAVES).is_dir() else path
            remember(home, folder)
            return "import-folder", {"folder": str(folder)}
        data = savefile.read_bytes(path)
        if not data.startswith(savefile.MAGIC):
            return _made(saves, path.name, data)
        contents = savefile.parse(data, path.name)
        same = [save for save in found.games if (save.table, save.chain) == (contents.table, contents.chain)]
        if same:
            return "import-known", {"name": same[0].name}
        return "import-done", {"name": saves.bring(path).stem}

    def then(key: str, facts: Mapping[str, str | int]) -> Answer:
        if key == "circle-taken" and app.scenes:
            app.scenes[-1].resume()  # the circle may be on the screen
        return key, facts

    _do(app, work, path.name, look=True, then=then)


def elsewhere(app: App) -> list[Summary]:
    """The games that are not in our folder."""
    return [save for save in app.library.found.games if save.table and save.path.parent != app.saves.folder]


def bring_all(app: App) -> None:
    """Copy the games of all other folders into ours. A failure does not stop the others."""
    saves, games = app.saves, elsewhere(app)

    def work() -> Answer:
        failed: list[Notice] = []
        for save in games:
            try:
                saves.bring(save.path)
            except Refused as error:
                failed.append(error.notice)
        if failed and len(failed) == len(games):
            return failed[0]
        facts: dict[str, str | int] = {"count": len(games) - len(failed), "folder": str(saves.folder)}
        return "saves-brought-all", facts

    _do(app, work, look=True)


def paste_anywhere(app: App) -> None:
    """Take an invitation, a game or a puzzle from the clipboard, where no entry took it, without leaving a table."""
    text, seated = desktop.clipboard(), any(scene.seated for scene in app.scenes)
    if links.is_link(text):
        navigation.follow(app, text)
    elif text.partition(" ")[0].strip() in registry.names():  # the beginning of copied games
        paste(app)
    elif not puzzle.readable(text):
        app.toasts.say(app.catalogue("import-unknown" if text.strip() else "import-nothing"), trouble=True)
    elif seated:
        app.toasts.say(app.catalogue("puzzle-paste-later"), trouble=True)
    else:
        page = _PUZZLES(app, text)
        if isinstance(app.scenes[-1], type(page)):
            app.pop(app.scenes[-1])
        app.push(page)


def paste(app: App) -> None:
    """Import a game, or the path of one, from the clipboard."""
    text, saves = desktop.clipboard().strip(), app.saves
    if not text:
        app.toasts.say(app.catalogue("import-nothing"), trouble=True)
    elif (path := path_in(text)) is not None:
        take_in(app, path)
    else:
        name = saves.new_path().name
        _do(app, lambda: _made(saves, name, text.encode("utf-8", "replace")), name, look=True)


def path_in(text: str) -> Path | None:
    """The absolute path that a text names, or None."""
    text = text.strip().strip('"')
    if "\n" in text or "\0" in text or not 0 < len(text) < _LONGEST_PATH:
        return None
    if text.startswith("file:"):
        text = unquote(urlsplit(text).path)
        text = text[1:] if text[2:3] == ":" else text  # file:///C:/...
    path = Path(text).expanduser()
    return path if path.is_absolute() else None


def _made(saves: Saves, name: str, data: bytes) -> Answer:
    header, records = read_game(data, name)
    try:
        target = f"{proper_name(Path(name).stem)}{SUFFIX}"
    except Refused:
        target = saves.new_path().name
    return "import-done", {"name": saves.make(target, header, records).stem}


def _written(saves: Saves, name: str, text: str) -> Answer:
    return "end-exported", {"file": str(saves.export(name, text.encode()))}


def _text(path: Path) -> str:
    game = game_of(path)
    loaded = load(game, path)
    return game.to_text(loaded.dealt, loaded.turns)


def _do(
    app: App,
    work: Callable[[], Answer],
    name: str = "",
    *,
    look: bool = False,
    then: Callable[[str, Mapping[str, str | int]], Answer] | None = None,
) -> None:
    """Do work in the thread of the library and show its answer, changed by `then`. `look` reads the folders again."""

    def told(answer: Answer) -> None:
        if look:
            app.library.look()
        if not isinstance(answer, Notice) and then is not None:
            answer = then(*answer)
        if isinstance(answer, Notice):
            app.toasts.say(app.catalogue(f"notice-{answer.code}", **answer.facts), trouble=True)
        else:
            app.toasts.say(app.catalogue(answer[0], **answer[1]))

    app.library.do(lambda: _tried(work, name), told)


def _tried(work: Callable[[], Answer], name: str) -> Answer:
    try:
        return work()
    except Refused as error:
        return error.notice
    except GameError as error:
        return notice("import-unreadable", file=name, fault=str(error).removeprefix(f"{name}: "))
    except (OSError, ValueError) as error:
        why = error_words(error) if isinstance(error, OSError) else str(error)
        return notice("save-unreadable", file=name, error=why)
