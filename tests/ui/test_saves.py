"""The page of saved games: found in all folders, described, sorted and searched, without blocking the window."""

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as game
from luna.log import journal, savefile
from luna.log.files import Disk
from luna.log.saves import Saves, files
from luna.log.summaries import Summary, summary
from luna.shell.app import navigation
from luna.shell.drawing.fonts import Fonts
from luna.shell.modes.replay import ReplayScene
from luna.shell.players.seats import player
from luna.shell.records.library import Library
from luna.shell.records.statistics import Statistics, finished
from luna.shell.screens.saves import SORTS, SavesScene
from luna.shell.screens.title import TitleScene
from luna.table.table import Player, Table
from tests.patience import until
from tests.ui.driver import Driver, a_game, driving, play_out
from tests.ui.looking import QUICK
from tests.ui.nomouse import Buttons
from tests.ui.saveslist import listed, more, named, row, saved, shown, toast, write


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more=QUICK) as made:
        yield made


# --- finding


def test_a_new_version_lists_and_continues_old_saves(driver: Driver, old: Saves) -> None:
    path = named(old, "Sunday", 5000, turns=30)
    navigation.leave(driver.app)
    driver.frames(3)
    driver.click("continue")
    driver.frames(3)
    assert driver.scene.table.length == 30 and driver.app.playing == path
    navigation.leave(driver.app)
    driver.frames(3)
    named(driver.app.saves, "ours", 4000)
    shown(driver)
    assert listed(driver) == ["Sunday", "ours"] or listed(driver) == ["ours", "Sunday"]
    assert "Luna-1/saves" in row(driver, "Sunday").told
    assert driver.app.saves.folder.parent.name + "/saves" in row(driver, "ours").told
    assert driver.widget("elsewhere")


def test_with_one_folder_no_row_names_a_folder(driver: Driver) -> None:
    named(driver.app.saves, "ours", 4000)
    shown(driver)
    assert "saves" not in row(driver, "ours").told
    assert "elsewhere" not in [widget.name for widget in driver.menu.ring.widgets]


def test_a_folder_may_vanish_while_the_list_is_open(driver: Driver, old: Saves) -> None:
    path = named(old, "Sunday", 5000)
    shown(driver)
    path.unlink()
    old.folder.rmdir()
    driver.click("save-0")
    assert "Sunday.luna" in toast(driver)
    assert listed(driver) == []


def test_a_read_only_game_continues_as_a_copy(driver: Driver, old: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    path = named(old, "Sunday", 5000, turns=12)
    data, opened = path.read_bytes(), Disk.open

    def guarded(disk: Disk, wanted: Path, flags: int, mode: int = 0o666) -> int:
        if wanted.is_relative_to(old.folder) and flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(13, "Permission denied")
        return opened(disk, wanted, flags, mode)

    monkeypatch.setattr(Disk, "open", guarded)
    shown(driver)
    driver.click("save-0")
    driver.frames(3)
    table = driver.scene.table
    ours = driver.app.saves.folder / "Sunday.luna"
    assert driver.app.playing == ours and not table.in_memory
    assert "Sunday.luna" in (driver.app.toasts.shown or "")
    play_out(table, 1)
    navigation.leave(driver.app)
    driver.frames(3)
    assert path.read_bytes() == data and savefile.read(ours).table == savefile.read(path).table
    shown(driver)
    assert listed(driver) == ["Sunday"]  # the older one is part of ours
    assert row(driver, "Sunday").save.path == ours


def test_a_finished_read_only_game_is_viewed_in_place(
    driver: Driver, old: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    named(old, "Sunday", 5000, turns=10_000)
    opened = Disk.open

    def guarded(disk: Disk, wanted: Path, flags: int, mode: int = 0o666) -> int:
        if wanted.is_relative_to(old.folder) and flags & os.O_RDWR:
            raise OSError(30, "Read-only file system")
        return opened(disk, wanted, flags, mode)

    monkeypatch.setattr(Disk, "open", guarded)
    shown(driver)
    driver.click("save-0")
    driver.frames(3)
    assert driver.top == "FinalScene"
    assert not list(driver.app.saves.folder.glob("*.luna"))


# --- describing


def test_rows_describe_their_games(driver: Driver) -> None:
    saves = driver.app.saves
    named(saves, "alone", 9000, solo=3)
    path = named(saves, "won", 8000, turns=10_000)
    dealt = game.deal(game.choose(("yellow", "red", "blue"), setup="free", live_scoring=True), bytes(32))
    seats = {"yellow": player("Ilse"), "red": player("Anna", 5), "blue": player("", 3)}
    table = Table.new(game, dealt, seats, saves.folder / "bots.luna")
    play_out(table, 10)
    table.close()
    shown(driver)
    assert "Solo, level 3: Yellow Player · Luna" in row(driver, "alone").told
    bots = row(driver, "bots").told
    assert "Anna (bot 5)" in bots and "Bram (bot 3)" in bots and "Free set-up" in bots and "Shrines counted" in bots
    again = Table.open(game, path)
    result = game.result(again.position)
    assert result is not None
    assert row(driver, "won").told.startswith(f"{again.seats[result.ranking[0]].name} won.")
    again.close()


def test_winners_are_computed_once(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    named(driver.app.saves, "won", 8000, turns=10_000)
    shown(driver)
    until(lambda: " won." in row(driver, "won").told, driver.step)
    said = row(driver, "won").told
    monkeypatch.setattr("luna.shell.records.library.places", lambda path: pytest.fail("again"))
    monkeypatch.setattr("luna.shell.records.library.summary", lambda *rest: pytest.fail("again"))
    driver.app.library.close()
    driver.app.library = Library(lambda: driver.app.saves, driver.app.home)  # the program is restarted
    shown(driver)
    assert row(driver, "won").told == said


def test_an_unopenable_save_says_why(driver: Driver) -> None:
    path = named(driver.app.saves, "future", 8000)
    contents = savefile.read(path)
    newer = contents.header._replace(rules=contents.header.rules + 1)
    path.write_bytes(savefile.journal_bytes(contents.table, newer, contents.records))
    shown(driver)
    assert "newer rules" in row(driver, "future").told and not row(driver, "future").enabled
    names = {widget.name for widget in more(driver, "future").ring.widgets}
    assert "problem" in names and "delete" in names and "export" not in names


# --- sorting and searching


def test_saves_can_be_sorted_by_date_name_players_and_state(driver: Driver) -> None:
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


def test_the_search_covers_all_words_of_a_row(driver: Driver) -> None:
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


def test_thousands_of_saves_are_paged(driver: Driver) -> None:
    path = a_game(driver.app.saves, 3)
    contents = savefile.read(path)
    for number in range(300):
        other = driver.app.saves.folder / f"{number}.luna"
        other.write_bytes(savefile.journal_bytes(journal.new_table(), contents.header, contents.records))
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


# --- not blocking


def test_no_screen_waits_for_a_slow_disk(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list and the title are shown, and get their games when the disk has woken up."""
    named(driver.app.saves, "a", 3000)
    awake, frame = Event(), driver._frame

    def slow(folder: Path) -> list[tuple[Path, os.stat_result]]:
        awake.wait(60)
        return files(folder)

    def hurried(rate: int = 60) -> None:
        driver.app.clock.tick(rate)
        driver.app.frame()

    monkeypatch.setattr("luna.shell.records.library.files", slow)
    monkeypatch.setattr("luna.shell.records.library.A_MOMENT", 0.0)
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
    """A start with thousands of games reads only new ones."""
    for seed in range(3):
        a_game(driver.app.saves, 10_000, seed=seed)
    navigation.leave(driver.app)
    driver.frames(2)
    driver.app.library.close()
    read: list[Path] = []

    def counted(path: Path, played: float) -> Summary:
        read.append(path)
        return summary(path, played)

    monkeypatch.setattr("luna.shell.records.library.summary", counted)
    driver.app.library = Library(lambda: driver.app.saves, driver.app.home)
    navigation.leave(driver.app)
    driver.frames(2)
    assert read == []
    path = a_game(driver.app.saves, 4)
    navigation.leave(driver.app)
    driver.frames(2)
    assert read == [path]
    assert driver.menu.first == "continue"


def test_odd_player_names_are_shown(driver: Driver) -> None:
    """Imported from notation: the orders replace the names."""
    dealt = game.deal(game.choose(("yellow", "red"), first=0), bytes(32))
    table = Table.new(game, dealt, {order: Player("") for order in ("yellow", "red")}, driver.app.saves.new_path())
    table.close()
    shown(driver)
    assert "First game" in row(driver, table.name.removesuffix(".luna")).told


def test_the_list_works_by_keys_alone(driver: Driver) -> None:
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


def test_the_list_works_by_pad_alone(driver: Driver) -> None:
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


def test_the_records_know_a_game_under_its_new_name(driver: Driver) -> None:
    path = named(driver.app.saves, "a", 3000, turns=10_000)
    assert navigation.open_save(driver.app, path)  # it is counted late
    driver.frames(60)
    navigation.leave(driver.app)
    driver.frames(2)
    Statistics(driver.app.home).add(finished(table := Table.open(game, path), 3000))
    table.close()
    driver.app.saves.rename(path, "b")
    named(driver.app.saves, "a", 2000)  # its old name belongs to another game
    navigation.leave(driver.app)
    driver.frames(2)
    driver.click("more")
    driver.click("records")
    driver.frames(2)
    driver.menu.ring.shown = True  # by keys: a hidden widget is scrolled into view
    driver.menu.ring.to(driver.widget("game-0"))
    driver.click("game-0")
    for _ in range(5):
        driver.frames(3)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, ReplayScene) and scene.table.name == "b.luna"


def test_at_double_text_size_names_replace_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line below the name keeps its full size if it fits beside the date alone."""
    drawn: dict[str, bool] = {}

    def noted(fonts: Fonts, _: object, string: str, style: str, *more: Any, **least: float) -> pygame.Rect:
        drawn[string] = fonts.width(string, style) <= more[2]
        at, wide = more[1], fonts.width(string, style)
        return pygame.Rect(at[0] - wide if "right" in more else at[0], at[1], wide, 1)

    a_game(Saves(tmp_path / "saves"), turns=40, orders=("red", "blue"))
    with driving(tmp_path, (1280, 720), more="text_size = 200\n") as driver:
        monkeypatch.setattr(Fonts, "squeeze", noted)
        shown(driver)
        (name,) = listed(driver)
        below = next(said for said in drawn if "Red Player" in said and said in row(driver, name).told)
        assert drawn[below]
