"""The page of saved games: found in all folders, named, copied, sorted, searched, brought, exported, imported."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pygame
import pytest

from luna.client import desktop, exchange, sessions
from luna.client.annals import Annals, finished
from luna.client.library import Library
from luna.client.scenes.replay import ReplayScene
from luna.client.scenes.save import SaveScene
from luna.client.scenes.saverow import SaveRow
from luna.client.scenes.saves import SORTS, SavesScene
from luna.client.scenes.title import TitleScene
from luna.client.seats import player
from luna.games import luna as game
from luna.games.face import Game
from luna.log import folders, journal
from luna.log.files import Disk
from luna.log.saves import Saves, files
from luna.log.summaries import Summary, summary
from luna.table.table import Player, Table
from tests.ui.driver import Driver, a_game, driving, play_out
from tests.ui.looking import QUICK
from tests.ui.nomouse import Buttons


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more=QUICK) as made:
        yield made


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saves:
    """The games of a version that lies beside this one."""
    monkeypatch.delenv("LUNA_HOME")
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    for name in ("Luna-1", "Luna-2"):
        (tmp_path / name / "luna").mkdir(parents=True)
        for file in ("main.py", "luna/places.py"):
            (tmp_path / name / file).touch()
    monkeypatch.setattr(folders, "PROGRAM", str(tmp_path / "Luna-2"))
    return Saves(tmp_path / "Luna-1" / "saves", game=game)


def named(saves: Saves, name: str, played: float, turns: int = 20, seed: int = 1, solo: int = 0) -> Path:
    """A game of that name, last played then."""
    orders = ("yellow",) if solo else ("yellow", "red")
    path = saves.rename(a_game(saves, turns, orders, seed, solo), name)
    os.utime(path, (played, played))
    return path


def listed(driver: Driver) -> list[str]:
    """The names on the page."""
    return [widget.save.name for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow)]


def row(driver: Driver, name: str) -> SaveRow:
    return next(
        widget for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow) and widget.save.name == name
    )


def shown(driver: Driver) -> None:
    driver.app.replace(SavesScene(driver.app))
    driver.frames(4)


def more(driver: Driver, name: str) -> SaveScene:
    driver.click(row(driver, name).name.replace("save", "more"))
    driver.frames(3)
    return saved(driver)


def saved(driver: Driver) -> SaveScene:
    scene = driver.menu
    assert isinstance(scene, SaveScene)
    return scene


def toast(driver: Driver) -> str:
    """What was said last; it is gone afterwards."""
    driver.frames(2)
    said = driver.app.toasts.shown or ""
    driver.frames(60 * 8)
    return said


def write(driver: Driver, entry: str, text: str) -> None:
    driver.click(entry)
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    if text:
        driver.write(text)


# --- found


def test_a_new_version_lists_and_continues_what_the_old_one_left(driver: Driver, old: Saves) -> None:
    path = named(old, "Sunday", 5000, turns=30)
    sessions.leave(driver.app)
    driver.frames(3)
    driver.click("continue")
    driver.frames(3)
    assert driver.scene.table.length == 30 and driver.app.playing == path
    sessions.leave(driver.app)
    driver.frames(3)
    named(driver.app.saves, "ours", 4000)
    shown(driver)
    assert listed(driver) == ["Sunday", "ours"] or listed(driver) == ["ours", "Sunday"]
    assert row(driver, "Sunday").below.endswith("Luna-1/saves")
    assert driver.app.saves.folder.parent.name + "/saves" in row(driver, "ours").below
    assert driver.widget("elsewhere")


def test_with_one_folder_no_row_speaks_of_folders(driver: Driver) -> None:
    named(driver.app.saves, "ours", 4000)
    shown(driver)
    assert "saves" not in row(driver, "ours").below
    assert "elsewhere" not in [widget.name for widget in driver.menu.ring.widgets]


def test_a_folder_that_goes_while_the_list_is_shown(driver: Driver, old: Saves) -> None:
    path = named(old, "Sunday", 5000)
    shown(driver)
    path.unlink()
    old.folder.rmdir()
    driver.click("save-0")
    assert "Sunday.luna" in toast(driver)
    assert listed(driver) == []


def test_what_cannot_be_written_where_it_is_goes_on_in_our_folder(
    driver: Driver, old: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = named(old, "Sunday", 5000, turns=12)
    data, opened = path.read_bytes(), Disk.open

    def guarded(disk: Disk, wanted: Path, flags: int) -> int:
        if wanted.is_relative_to(old.folder) and flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(13, "Permission denied")
        return opened(disk, wanted, flags)

    monkeypatch.setattr(Disk, "open", guarded)
    shown(driver)
    driver.click("save-0")
    driver.frames(3)
    table = driver.scene.table
    ours = driver.app.saves.folder / "Sunday.luna"
    assert driver.app.playing == ours and not table.in_memory
    assert "Sunday.luna" in (driver.app.toasts.shown or "")
    play_out(table, 1)
    sessions.leave(driver.app)
    driver.frames(3)
    assert path.read_bytes() == data and journal.read(ours).table == journal.read(path).table
    shown(driver)
    assert listed(driver) == ["Sunday"]  # the older one is part of ours
    assert row(driver, "Sunday").save.path == ours


def test_a_finished_game_on_a_read_only_disk_is_looked_at_where_it_is(
    driver: Driver, old: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    named(old, "Sunday", 5000, turns=10_000)
    opened = Disk.open

    def guarded(disk: Disk, wanted: Path, flags: int) -> int:
        if wanted.is_relative_to(old.folder) and flags & os.O_RDWR:
            raise OSError(30, "Read-only file system")
        return opened(disk, wanted, flags)

    monkeypatch.setattr(Disk, "open", guarded)
    shown(driver)
    driver.click("save-0")
    driver.frames(3)
    assert driver.top == "FinalScene"
    assert not list(driver.app.saves.folder.glob("*.luna"))


# --- said


def test_the_list_says_what_each_game_is(driver: Driver) -> None:
    saves = driver.app.saves
    named(saves, "alone", 9000, solo=3)
    path = named(saves, "won", 8000, turns=10_000)
    dealt = game.deal(game.Options(("yellow", "red", "blue"), setup="free", live_scoring=True), bytes(32))
    seats = {"yellow": player("Ilse"), "red": player("Anna", 5), "blue": player("", 3)}
    table = Table.new(game, dealt, seats, saves.folder / "bots.luna")
    play_out(table, 10)
    table.close()
    shown(driver)
    assert row(driver, "alone").below == "Solo, level 3: Yellow Player"
    bots = row(driver, "bots").below
    assert "Anna (bot 5)" in bots and "Bram (bot 3)" in bots and "Free set-up" in bots and "Shrines counted" in bots
    again = Table.open(game, path)
    result = game.result(again.position)
    assert result is not None
    assert row(driver, "won").state == f"{again.seats[result.ranking[0]].name} won"
    again.close()


def test_who_won_is_found_out_once(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    named(driver.app.saves, "won", 8000, turns=10_000)
    shown(driver)
    said = row(driver, "won").state
    assert said.endswith("won")
    monkeypatch.setattr("luna.client.library.ranking", lambda path: pytest.fail("again"))
    monkeypatch.setattr("luna.client.library.summary", lambda *rest: pytest.fail("again"))
    driver.app.library.close()
    driver.app.library = Library(lambda: driver.app.saves, driver.app.home)  # the program is started again
    shown(driver)
    assert row(driver, "won").state == said


def test_what_cannot_be_opened_says_why(driver: Driver) -> None:
    path = named(driver.app.saves, "future", 8000)
    contents = journal.read(path)
    newer = contents.header._replace(rules=contents.header.rules + 1)
    path.write_bytes(journal.whole(contents.table, newer, contents.records))
    shown(driver)
    assert "newer rules" in row(driver, "future").below and not row(driver, "future").enabled
    names = {widget.name for widget in more(driver, "future").ring.widgets}
    assert "problem" in names and "delete" in names and "export" not in names


# --- sorted and searched


def test_sorted_by_date_name_players_and_unfinished(driver: Driver) -> None:
    saves = driver.app.saves
    named(saves, "b", 3000, turns=10_000)
    named(saves, "C", 2000)
    named(saves, "a", 1000, solo=2)
    shown(driver)
    for way, expected in (
        ("date", ["b", "C", "a"]),
        ("name", ["a", "b", "C"]),
        ("players", ["b", "C", "a"]),
        ("unfinished", ["C", "a", "b"]),
    ):
        driver.menu.ring.to(driver.widget("sort"))
        while SORTS[driver.app.library.sorting] != way:
            driver.key(pygame.K_RIGHT)
        assert listed(driver) == expected, way
    shown(driver)
    assert listed(driver) == ["C", "a", "b"]  # it stays


def test_the_search_looks_at_everything_a_row_says(driver: Driver) -> None:
    saves = driver.app.saves
    named(saves, "Evening with Grandma", 3000)
    named(saves, "b", 2000, solo=2)
    shown(driver)
    for text, expected in (
        ("grandma", ["Evening with Grandma"]),
        ("SOLO", ["b"]),
        ("round evening", ["Evening with Grandma"]),
        ("1970-01-01", ["Evening with Grandma", "b"]),
        ("nobody", []),
    ):
        write(driver, "search", text)
        assert listed(driver) == expected, text
    write(driver, "search", "")
    assert len(listed(driver)) == 2


def test_thousands_are_pages_and_no_rows_more(driver: Driver) -> None:
    path = a_game(driver.app.saves, 3)
    contents = journal.read(path)
    for number in range(300):
        other = driver.app.saves.folder / f"{number}.luna"
        other.write_bytes(journal.whole(journal.new_table(), contents.header, contents.records))
        os.utime(other, (number, number))
    shown(driver)
    first = listed(driver)
    assert 4 <= len(first) <= 8
    driver.key(pygame.K_PAGEDOWN)
    assert not set(first) & set(listed(driver))
    driver.key(pygame.K_PAGEUP)
    assert listed(driver) == first
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    driver.frames(2)
    assert not set(first) & set(listed(driver))


# --- done with one


def test_a_game_gets_a_name(driver: Driver) -> None:
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
    assert saved(driver).entries["name"].text == "Sunday Ann Ben"
    write(driver, "name", "???")
    driver.key(pygame.K_ESCAPE)  # as the page is left; refused, so it stays
    assert driver.top == "SaveScene"
    write(driver, "name", "Monday")
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "SavesScene" and listed(driver) == ["Monday", "taken"]
    assert Table.open(game, driver.app.saves.folder / "Monday.luna").length == 20


def test_a_copy_goes_its_own_way(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    shown(driver)
    more(driver, "a")
    driver.click("copy")
    assert driver.top == "SavesScene" and sorted(listed(driver)) == ["a", "a (2)"]


def test_what_is_open_elsewhere_is_neither_named_nor_thrown_away(driver: Driver) -> None:
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


def test_the_delete_key_throws_away_what_has_the_focus(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    named(driver.app.saves, "b", 2000)
    shown(driver)
    driver.key(pygame.K_DELETE)
    assert listed(driver) == ["b"]
    driver.click("search")
    driver.key(pygame.K_DELETE)
    assert listed(driver) == ["b"]


def test_a_game_is_brought_here(driver: Driver, old: Saves) -> None:
    named(old, "Sunday", 5000)
    shown(driver)
    assert "bring" in {widget.name for widget in more(driver, "Sunday").ring.widgets}
    driver.click("bring")
    driver.frames(3)
    assert listed(driver) == ["Sunday"]
    assert row(driver, "Sunday").save.path.parent == driver.app.saves.folder
    assert "bring" not in {widget.name for widget in more(driver, "Sunday").ring.widgets}


def test_all_games_are_brought_here(driver: Driver, old: Saves) -> None:
    """The old folder may go then."""
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


def test_a_game_leaves_as_text_and_comes_back(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
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
    text.write_bytes(b"\xef\xbb\xbf" + notation.replace("\n", "\r\n").encode())  # as an editor on Windows keeps it
    assert drop(driver, text) == "Imported: windows"
    (tmp_path / "con.txt").write_text(notation)
    assert drop(driver, tmp_path / "con.txt").startswith("Imported: 20")  # not a name for every system
    (tmp_path / "image.png").write_bytes(os.urandom(5000))
    for wrong in (tmp_path / "image.png", tmp_path / "nothing.luna", Path("/dev/null")):
        assert wrong.name in drop(driver, wrong)
    assert len(listed(driver)) == 3


def test_a_drop_does_not_disturb_a_game(driver: Driver, tmp_path: Path) -> None:
    path = named(driver.app.saves, "a", 3000)
    other = named(Saves(tmp_path / "elsewhere"), "b", 3000)
    assert sessions.open_save(driver.app, path)
    driver.frames(3)
    scene = driver.scene
    assert drop(driver, other) == "Imported: b"
    assert driver.scene is scene


def test_a_dropped_folder_is_known_from_now_on(driver: Driver, old: Saves, tmp_path: Path) -> None:
    luna = tmp_path / "stick" / "Luna-0"
    named(Saves(luna / "saves"), "Sunday", 3000)
    shown(driver)
    assert listed(driver) == []
    drop(driver, luna)
    assert listed(driver) == ["Sunday"]


def test_the_folder_is_opened_or_its_path_is_said(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
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


# --- beside the heart beat


def test_no_screen_waits_for_a_disk_that_sleeps(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list and the title are there, and get their games when the disk has woken up."""
    named(driver.app.saves, "a", 3000)
    awake, frame = Event(), driver._frame

    def slow(folder: Path) -> list[tuple[Path, os.stat_result]]:
        awake.wait(60)
        return files(folder)

    def hurried() -> None:
        driver.app.clock.tick(60)
        driver.app.frame()

    monkeypatch.setattr("luna.client.library.files", slow)
    monkeypatch.setattr("luna.client.library.A_MOMENT", 0.0)
    driver._frame = hurried  # type: ignore[method-assign]
    driver.app.library = Library(lambda: driver.app.saves, driver.app.home)
    driver.app.replace(SavesScene(driver.app))
    driver.frames(5)
    assert listed(driver) == [] and "Looking" in str(vars(driver.widget("empty"))["words"])
    driver.app.push(TitleScene(driver.app))
    driver.frames(5)
    assert "continue" not in [widget.name for widget in driver.menu.ring.widgets]
    awake.set()
    driver._frame = frame  # type: ignore[method-assign]
    driver.frames(3)
    assert driver.menu.ring.focused is driver.widget("continue")
    driver.app.pop(driver.menu)
    driver.frames(3)
    assert listed(driver) == ["a"]


def test_finished_games_are_not_read_again(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start with thousands of them reads what is new."""
    for seed in range(3):
        a_game(driver.app.saves, 10_000, seed=seed)
    sessions.leave(driver.app)
    driver.frames(2)
    driver.app.library.close()
    read: list[Path] = []

    def counted(path: Path, played: float, of: Game | None) -> Summary:
        read.append(path)
        return summary(path, played, of)

    monkeypatch.setattr("luna.client.library.summary", counted)
    driver.app.library = Library(lambda: driver.app.saves, driver.app.home)
    sessions.leave(driver.app)
    driver.frames(2)
    assert read == []
    path = a_game(driver.app.saves, 4)
    sessions.leave(driver.app)
    driver.frames(2)
    assert read == [path]
    assert driver.menu.first == "continue"


def test_names_of_players_that_nobody_has(driver: Driver) -> None:
    """Imported from notation: the orders stand for the names."""
    dealt = game.deal(game.Options(("yellow", "red"), first=0), bytes(32))
    table = Table.new(game, dealt, {order: Player("") for order in ("yellow", "red")}, driver.app.saves.new_path())
    table.close()
    shown(driver)
    assert "First game" in row(driver, table.name.removesuffix(".luna")).below


def test_everything_by_keys_alone(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    named(driver.app.saves, "b", 2000)
    shown(driver)

    def to(name: str) -> None:
        for _ in driver.menu.ring.widgets:
            if driver.menu.ring.focused is driver.widget(name):
                return
            driver.key(pygame.K_TAB)
        raise AssertionError(name)

    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert driver.menu.ring.focused is driver.widget("more-1")
    driver.key(pygame.K_RETURN)
    assert saved(driver).save.name == "b"
    to("name")
    driver.key(pygame.K_END)
    driver.write("c")
    driver.key(pygame.K_RETURN)
    assert saved(driver).save.name == "bc"
    to("copy")
    driver.key(pygame.K_RETURN)
    assert sorted(listed(driver)) == ["a", "bc", "bc (2)"]
    to("sort")
    driver.key(pygame.K_RIGHT)
    assert listed(driver) == ["a", "bc", "bc (2)"]
    to("search")
    driver.write("bc")
    assert listed(driver) == ["bc", "bc (2)"]
    to("save-0")
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert driver.scene.table.name == "bc.luna"


def test_the_list_by_pad_alone(driver: Driver) -> None:
    named(driver.app.saves, "a", 3000)
    named(driver.app.saves, "b", 2000)
    shown(driver)
    pad = Buttons()
    for command in ("down", "right", "right", "do"):
        for event in pad.press(command):
            pygame.event.post(event)
        driver.frames(2)
    assert saved(driver).save.name == "b"
    for command in ("back", "left", "left", "do"):
        for event in pad.press(command):
            pygame.event.post(event)
        driver.frames(3)
    assert driver.scene.table.name == "b.luna"


def test_a_file_whose_name_is_no_text(driver: Driver) -> None:
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
    assert odd.exists()  # looking at it does not give it another name
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


def test_the_records_know_a_game_under_its_new_name(driver: Driver) -> None:
    path = named(driver.app.saves, "a", 3000, turns=10_000)
    assert sessions.open_save(driver.app, path)  # it is counted late
    driver.frames(60)
    sessions.leave(driver.app)
    driver.frames(2)
    Annals(driver.app.home).add(finished(table := Table.open(game, path), 3000))
    table.close()
    driver.app.saves.rename(path, "b")
    named(driver.app.saves, "a", 2000)  # its old name has another game
    sessions.leave(driver.app)
    driver.frames(2)
    driver.click("records")
    driver.frames(2)
    driver.click("game-0")
    for _ in range(5):
        driver.frames(3)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, ReplayScene) and scene.table.name == "b.luna"
