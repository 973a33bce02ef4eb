"""A saved game is renamed, copied, deleted, imported, exported and dropped onto the window."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.learning import pack, puzzle
from luna.log.saves import Saves
from luna.shell.app import desktop, navigation
from luna.shell.network import links
from luna.shell.network.links import Invited
from luna.shell.records import exchange
from luna.shell.screens.saves import SaveRow
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.looking import QUICK
from tests.ui.saveslist import listed, more, named, row, saved, shown, toast, write


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more=QUICK) as made:
        yield made


def test_a_save_can_be_renamed(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    named(driver.app.saves, "taken", 2000)
    shown(driver)
    more(driver, "a")
    write(driver, "name", "Sunday: Ann/Ben?")
    driver.click("rename")
    assert saved(driver).title == "Sunday Ann Ben" and "Sunday Ann Ben" in toast(driver)
    write(driver, "name", "taken")
    driver.click("rename")
    assert "taken" in toast(driver)
    assert saved(driver).form.entries["name"].text == "Sunday Ann Ben"
    write(driver, "name", "???")
    driver.key(pygame.K_ESCAPE)  # when the page is left; refused, so it stays
    assert driver.top == "SaveScene"
    write(driver, "name", "Monday")
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "SavesScene" and listed(driver) == ["Monday", "taken"]
    assert Table.open(game, driver.app.saves.folder / "Monday.luna").length == 20


def test_a_copy_is_independent(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    shown(driver)
    more(driver, "a")
    driver.click("copy")
    assert driver.top == "SavesScene" and sorted(listed(driver)) == ["a", "a (2)"]


def test_an_open_save_is_neither_renamed_nor_deleted(driver: Driver) -> None:
    path = named(driver.app.saves, "a", 3000)
    table = Table.open(game, path)
    shown(driver)
    driver.menu.ring.to(row(driver, "a"))
    driver.key(pygame.K_DELETE)
    assert "another window" in toast(driver)
    more(driver, "a")
    driver.click("delete")
    assert driver.top == "SaveScene" and "another window" in toast(driver)
    write(driver, "name", "b")
    driver.click("rename")
    assert "another window" in toast(driver)
    table.close()
    driver.click("delete")
    assert driver.top == "SavesScene" and listed(driver) == []
    driver.click("undo-delete")
    assert listed(driver) == ["a"]


def test_the_delete_key_deletes_the_focused_save(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    named(driver.app.saves, "b", 2000)
    shown(driver)
    driver.key(pygame.K_DELETE)
    assert listed(driver) == ["b"]
    driver.click("search")
    driver.key(pygame.K_DELETE)
    assert listed(driver) == ["b"]


def test_a_game_is_copied_into_our_folder(driver: Driver, old: Saves) -> None:
    named(old, "Sunday", 5000)
    shown(driver)
    assert "bring" in {widget.name for widget in more(driver, "Sunday").ring.widgets}
    driver.click("bring")
    driver.frames(3)
    assert listed(driver) == ["Sunday"]
    assert row(driver, "Sunday").save.path.parent == driver.app.saves.folder
    assert "bring" not in {widget.name for widget in more(driver, "Sunday").ring.widgets}


def test_all_games_are_copied_into_our_folder(driver: Driver, old: Saves) -> None:
    """The old folder may then be removed."""
    for number in range(3):
        named(old, f"Evening {number}", 5000 - number)
    (old.folder / "broken.luna").write_bytes(b"x")
    shown(driver)
    driver.click("bring-all")
    assert toast(driver).startswith("3 games")
    assert "bring-all" not in {widget.name for widget in driver.menu.ring.widgets}
    for path in old.folder.iterdir():
        path.unlink()
    shown(driver)
    assert sorted(listed(driver)) == ["Evening 0", "Evening 1", "Evening 2"]
    assert "bring-all" not in {widget.name for widget in driver.menu.ring.widgets}


def test_a_game_can_be_exported_and_imported_as_text(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(desktop, "to_clipboard", board.append)
    monkeypatch.setattr(desktop, "clipboard", lambda: board[-1])
    path = named(driver.app.saves, "a", 3000)
    table = Table.open(game, path)
    digest = table.digest
    table.close()
    shown(driver)
    more(driver, "a")
    driver.click("copy-text")
    assert "clipboard" in toast(driver)
    driver.click("export")
    exported = driver.app.saves.folder / "a.txt"
    assert str(exported) in toast(driver)
    assert exported.read_text(encoding="utf-8") == board[-1]
    driver.key(pygame.K_ESCAPE)
    driver.click("import")
    driver.frames(3)
    driver.click("paste")
    assert toast(driver).startswith("Imported")
    driver.click("near-0")
    assert toast(driver) == "Imported: a (2)"
    board.append(str(exported))  # a file that was copied in the file manager
    driver.click("paste")
    assert toast(driver) == "Imported: a (3)"
    driver.key(pygame.K_ESCAPE)
    for name in ("a (2)", "a (3)"):
        again = Table.open(game, driver.app.saves.folder / f"{name}.luna")
        assert again.digest == digest
        again.close()
    assert len(listed(driver)) == 4


@pytest.mark.parametrize("text", ["nonsense", "\N{CRESCENT MOON}", "x\n" * 50, "/no/such/file.luna", "luna 1\n"])
def test_a_wrong_paste_is_one_sentence(driver: Driver, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(desktop, "clipboard", lambda: text)
    exchange.paste(driver.app)
    said = toast(driver)
    assert said and "\n" not in said
    assert not list(driver.app.saves.folder.glob("*.luna"))


def drop(driver: Driver, path: Path) -> str:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    return toast(driver)


def test_files_are_dropped_on_the_window(driver: Driver, tmp_path: Path) -> None:
    elsewhere = Saves(tmp_path / "elsewhere")
    path = named(elsewhere, "Sunday", 3000)
    shown(driver)
    assert drop(driver, path) == "Imported: Sunday"
    assert listed(driver) == ["Sunday"]
    assert "already" in drop(driver, path)
    assert "already" in drop(driver, driver.app.saves.folder / "Sunday.luna")
    text = tmp_path / "windows.txt"
    loaded = Table.open(game, path)
    notation = game.to_text(loaded.dealt, [played.turn for played in loaded.history])
    loaded.close()
    text.write_bytes(b"\xef\xbb\xbf" + notation.replace("\n", "\r\n").encode())  # as an editor on Windows saves it
    assert drop(driver, text) == "Imported: windows"
    if sys.platform != "win32":  # where it is the name of a device
        (tmp_path / "con.txt").write_text(notation)
        assert drop(driver, tmp_path / "con.txt").startswith("Imported: 20")
    (tmp_path / "image.png").write_bytes(os.urandom(5000))
    for wrong in (tmp_path / "image.png", tmp_path / "nothing.luna", Path("/dev/null")):
        assert wrong.name in drop(driver, wrong)
    assert len(listed(driver)) == 3


def test_a_drop_does_not_disturb_a_game(driver: Driver, tmp_path: Path) -> None:
    path = named(driver.app.saves, "a", 3000)
    other = named(Saves(tmp_path / "elsewhere"), "b", 3000)
    assert navigation.open_save(driver.app, path)
    driver.frames(3)
    scene = driver.scene
    assert drop(driver, other) == "Imported: b"
    assert driver.scene is scene


def test_pasting_at_a_table_does_not_leave_it(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game goes to the others; an invitation and a puzzle wait until the table is left, with a message."""
    assert navigation.open_save(driver.app, named(driver.app.saves, "a", 3000))
    driver.frames(3)
    scene, text = driver.scene, game.to_text(driver.scene.table.dealt, [one.turn for one in driver.scene.table.history])
    for pasted, said in (
        (text, "Imported"),
        (links.write(Invited("127.0.0.1", 9)), "Leave this table first"),
        (puzzle.write(pack.load("luna", "1-06-siege")), "Leave this table first"),
        ("hello", "no invitation, no game and no puzzle"),
    ):
        monkeypatch.setattr(desktop, "clipboard", lambda pasted=pasted: pasted)
        driver.key(pygame.K_v, pygame.KMOD_CTRL)
        until(lambda: driver.app.toasts.shown, driver.step)
        assert said in (driver.app.toasts.shown or "") and driver.scene is scene
        driver.wait(20)


def test_a_dropped_folder_is_known_from_now_on(driver: Driver, old: Saves, tmp_path: Path) -> None:
    luna = tmp_path / "stick" / "Luna-0"
    named(Saves(luna / "saves"), "Sunday", 3000)
    shown(driver)
    assert listed(driver) == []
    drop(driver, luna)
    assert listed(driver) == ["Sunday"]


def test_the_folder_is_opened_or_its_path_shown(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def opens(folder: Path) -> bool:
        opened.append(folder)
        return True

    monkeypatch.setattr(desktop, "show_folder", opens)
    shown(driver)
    driver.click("open-folder")
    driver.frames(2)
    assert opened == [driver.app.saves.folder] and driver.app.toasts.shown is None
    monkeypatch.setattr(desktop, "show_folder", lambda folder: False)
    driver.click("open-folder")
    assert str(driver.app.saves.folder) in toast(driver)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
def test_a_file_name_that_is_not_text_is_handled(driver: Driver) -> None:
    """Linux, an unpacked archive: it is listed, opened and renamed like any other."""
    path = named(driver.app.saves, "a", 3000)
    odd = path.rename(path.with_name(os.fsdecode(b"J\xe4ger.luna")))
    (path.parent / os.fsdecode(b"\xe4.luna")).write_bytes(b"x")
    shown(driver)
    rows = [widget for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow)]
    assert {one.save.path.name for one in rows if one.enabled} == {odd.name} and len(rows) == 2
    for one in rows:
        driver.click(one.name.replace("save", "more"))
        driver.frames(3)
        driver.key(pygame.K_ESCAPE)
    assert odd.exists()  # viewing it does not rename it
    write(driver, "search", "ger")
    driver.click(
        next(
            widget.name for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow) and widget.enabled
        ).replace("save", "more")
    )
    driver.frames(3)
    driver.click("export")
    assert toast(driver)
    write(driver, "name", "Jäger")
    driver.click("rename")
    assert (path.parent / "Jäger.luna").exists() and not odd.exists()
