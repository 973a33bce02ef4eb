"""The program ends and starts again: results count at once, a logout has no delay, the window keeps its place."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna import reports
from luna.games.luna import rules as game
from luna.log import savefile
from luna.log.saves import Saves
from luna.log.summaries import newest_unfinished
from luna.shell.app import navigation, program, window
from luna.shell.app.settings import load
from luna.shell.records.statistics import NAME, Statistics, finished
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.page import lose
from luna.shell.screens.records import RecordsScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests import patience
from tests.faults.disks import FailingDisk
from tests.ui.driver import Driver, LunaTable, a_game, driving, play_turn

NOT_UTF8 = "J\udce4ger.luna"  # as Linux gives the bytes of Latin-1

# --- a finished game ---


def at_the_end(driver: Driver) -> LunaTable:
    """A table whose last turn has just been played, before anything of its end is shown."""
    path = a_game(driver.app.saves)
    whole = Table.open(game, path)
    last, length = whole.history[-1], whole.length
    whole.acts.undo()
    whole.close()
    assert navigation.open_save(driver.app, path)
    driver.frames()
    assert driver.scene.table.length == length - 1
    scene = driver.scene
    scene.link.submit(last.turn)
    patience.until(lambda: scene.table.over, driver.step)
    return scene


def test_a_game_counts_even_if_its_last_scoring_was_not_shown(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = at_the_end(driver)
        assert driver.top != "FinalScene"
        assert [one.table for one in Statistics(tmp_path).games] == [scene.table.name]
        assert driver.app.running and navigation.may_quit(driver.app)


def test_the_last_end_of_a_game_counts(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = at_the_end(driver)
        table = scene.table
        (before,) = Statistics(tmp_path).games
        scene.link.undo()
        patience.until(lambda: not table.over, driver.step)
        chance = random.Random(5)
        while not table.over:
            length = table.length
            scene.link.submit(play_turn(table.position, chance) or ())
            patience.until(lambda: table.length > length, driver.step)  # noqa: B023
        (one,) = Statistics(tmp_path).games
        assert one._replace(when=0) == finished(table, 0) and one.rewound and not before.rewound


def test_opening_the_end_of_a_game_counts_it_once(tmp_path: Path) -> None:
    """The program ended between the last turn and the records; afterwards the game is renamed, and opened again."""
    with driving(tmp_path) as driver:
        path = a_game(driver.app.saves)
        for _ in range(2):
            assert navigation.open_save(driver.app, path)
            navigation.leave(driver.app)
            driver.frames()
        path = driver.app.saves.rename(path, "another name")
        assert navigation.open_save(driver.app, path)
        driver.frames()
        (one,) = Statistics(tmp_path).games
        assert abs(one.when - path.stat().st_mtime) < 2


def test_cleared_and_imported_games_do_not_count(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        path = a_game(driver.app.saves)
        os.utime(path, (1_700_000_000, 1_700_000_000))
        assert Statistics(tmp_path).clear(1_700_000_001) is None
        assert navigation.open_save(driver.app, path)
        navigation.leave(driver.app)
        driver.frames()
        os.utime(path, (1_700_000_100, 1_700_000_100))
        played = Table.open(game, path)
        timeless = [record._replace(t_ms=0) for record in played.chronicle.good]
        other = driver.app.saves.new_path()
        other.write_bytes(savefile.journal_bytes(bytes(16), played.header, timeless))
        played.close()
        assert navigation.open_save(driver.app, other)
        driver.frames()
        assert driver.top == "FinalScene" and not Statistics(tmp_path).games


def test_the_player_is_told_of_records_set_aside(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        (tmp_path / NAME).write_bytes(b"[" * 100_000)
        driver.app.push(RecordsScene(driver.app))
        driver.frames()
        assert "annals.broken.jsonl" in (driver.app.toasts.shown or "")
        assert (tmp_path / "annals.broken.jsonl").read_bytes() == b"[" * 100_000 + b"\n"


# --- names of files ---


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
def test_a_name_that_is_not_utf8_can_be_listed_and_opened(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        path = a_game(driver.app.saves, 5)
        odd = path.rename(path.with_name(NOT_UTF8))
        navigation.leave(driver.app)
        driver.frames()
        driver.click("more")
        driver.click("saves")
        driver.click("save-0")
        driver.frames(3)
        assert driver.top == "TableView"
        assert driver.scene.table.name == NOT_UTF8
        with pytest.raises(Exception, match=r"J.ger\.luna is open in another window"):
            Table.open(game, odd)
        navigation.leave(driver.app)
        driver.frames()
        odd.write_bytes(b"no game")
        assert not navigation.open_save(driver.app, odd)
        driver.frames(2)
        assert "J\N{REPLACEMENT CHARACTER}ger" in (driver.app.toasts.shown or "")
        driver.app.toasts.say(f"A copy is in {odd}.")
        driver.frames(600)
        report = reports.write(reports.describe(OSError(str(odd))), tmp_path)
        assert report is not None and "udce4ger" in report.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
def test_a_finished_game_of_such_a_name_counts(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        path = a_game(driver.app.saves)
        assert navigation.open_save(driver.app, path.rename(path.with_name(NOT_UTF8)))
        driver.frames()
        assert [one.table for one in Statistics(tmp_path).games] == [NOT_UTF8]
        driver.app.push(RecordsScene(driver.app))
        driver.frames()
        assert driver.widget("game-0").enabled


def test_odd_letters_in_the_settings_reach_no_screen(tmp_path: Path) -> None:
    more = 'names = {yellow = "a\\u0000b\\u007f"}\nplayer = "\\u0000"\nhosts = ["a\\u0000"]\n'
    with driving(tmp_path, more=more) as driver:
        driver.app.push(NewGameScene(driver.app))
        driver.frames()
        assert driver.app.settings.names == {"yellow": "a b"}
        navigation.leave(driver.app)
        driver.frames()
        driver.click("network")
        assert driver.top == "NetworkScene"


def test_any_text_can_be_drawn(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        fonts = driver.app.fonts
        for text in ("a\0b", "\ud800", "\udce4", "\U0001f5ff", "\x7f", "\u202e\u0301"):
            for style in ("display", "body"):
                assert fonts.text(text, style, (255, 255, 255)).get_height() > 0
                assert fonts.width(text, style) >= 0 and fonts.fit(text * 9, style, 20)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
def test_commands_print_every_name_on_every_terminal(tmp_path: Path) -> None:
    odd = tmp_path / NOT_UTF8
    odd.write_bytes(b"no game")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LUNA_HOME": str(tmp_path)}
    for command in ("replay", "export", "import"):
        done = subprocess.run(
            [sys.executable, "-m", "luna", command, odd], env=environment, capture_output=True, check=False, timeout=120
        )
        assert done.returncode == 2 and b"ger.luna" in done.stderr and b"Traceback" not in done.stderr
    save = a_game(Saves(tmp_path / "saves"), 5)
    for name in ("Jäger.luna", "J\udce4ger 2.luna"):
        done = subprocess.run(
            [sys.executable, "-m", "luna", "import", export_of(save), "-o", tmp_path / name],
            env=environment,
            capture_output=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0 and b"ger" in done.stdout and (tmp_path / name).exists(), done.stderr
    assert not (tmp_path / "reports").exists()


def export_of(save: Path) -> Path:
    """A game as text, as another program would write it."""
    table = Table.open(game, save)
    text = save.with_suffix(".txt")
    text.write_text(game.to_text(table.dealt, [played.turn for played in table.history]), encoding="utf-8")
    table.close()
    return text


def test_a_message_breaks_the_longest_name(tmp_path: Path) -> None:
    with driving(tmp_path, more="text_size = 200\n") as driver:
        navigation.leave(driver.app)
        driver.app.toasts.say("A report is in /" + "W" * 300 + ".txt.", trouble=True)
        driver.frames(3)
        place = driver.app.toasts._place
        assert place is not None and driver.app.window.get_surface().get_rect().contains(place)
        assert place.height > 4 * driver.app.toasts.paint.fonts.line("body")


# --- ended by the system ---


def test_the_program_ends_after_its_files_were_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The title asks no question, so no page is imported, which an update may have changed or removed."""
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        for page in ("board.table_view", "modes.shared_table", "screens.menu", "screens.page", "screens.room"):
            monkeypatch.setitem(sys.modules, f"luna.shell.{page}", None)
        driver.app.quit()
        assert not driver.app.running


def unsaved(driver: Driver) -> Table:
    """A table whose disk is full from the second turn on."""
    dealt = game.deal(game.choose(("yellow", "red"), first=0), bytes(32))
    players = {order: Player(order) for order in ("yellow", "red")}
    table = Table.new(game, dealt, players, driver.app.saves.new_path(), disk=FailingDisk(40))
    while not table.in_memory:
        table.acts.submit(play_turn(table.position, random.Random(table.length)) or ())
    driver.app.replace(LunaTable(driver.app, TableLink(table)))
    driver.frames(2)
    assert table.unsaved
    return table


def test_on_sigterm_the_program_saves_without_asking(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        table = unsaved(driver)
        assert not navigation.may_quit(driver.app), "a player is asked"
        program.end_now(driver.app)
        assert program.run_guarded(driver.app, lambda _: None) == 0
        navigation.rescue(driver.app)
        digest = table.digest
    saves = Saves(tmp_path / "saves")
    kept = newest_unfinished(saves.list())
    assert kept is not None
    again = Table.open(game, kept.path)
    assert again.digest == digest
    again.close()


def test_a_rescued_game_may_go_to_the_data_folder(tmp_path: Path) -> None:
    with driving(tmp_path / "home") as driver:
        digest = unsaved(driver).digest
        (tmp_path / "file").write_text("in the way", encoding="utf-8")
        driver.app.saves = Saves(tmp_path / "file" / "saves")
        navigation.rescue(driver.app)
    digests = set()
    for save in Saves(tmp_path / "home" / "saves").list():
        table = Table.open(game, save.path)
        digests.add(table.digest)
        table.close()
    assert digest in digests


@pytest.mark.skipif(sys.platform == "win32", reason="there a program is told in another way")
@pytest.mark.parametrize("told", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_logout_ends_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    """Through all layers: the running program gets the signal while a question is open, and ends by itself."""
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    number = getattr(signal, told)
    before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)}
    started: list[Any] = []
    made = program.start

    def start(home: Path) -> Any:
        started.append(made(home))
        return started[0]

    def tell() -> None:
        while not started or not started[0].presenter.frames:
            time.sleep(0.01)
        os.kill(os.getpid(), number)

    monkeypatch.setattr(program, "start", start)
    thread = threading.Thread(target=tell)
    thread.start()
    try:
        assert program.run([]) == 0
    finally:
        thread.join()
        for name, handler in before.items():
            signal.signal(name, handler)
    assert started[0].hurried


def test_a_question_offers_the_way_back(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        unsaved(driver)
        left: list[str] = []
        driver.app.push(lose(driver.app, None, lambda: left.append("left")))
        driver.frames()
        assert driver.menu.ring.focused is driver.widget("back")
        assert getattr(driver.widget("back"), "primary") and not getattr(driver.widget("yes"), "primary")  # noqa: B009
        driver.key(pygame.K_RETURN)
        assert driver.top == "TableView" and not left


def test_taking_back_the_whole_game_asks_first(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.open_save(driver.app, a_game(driver.app.saves, 12))
        driver.frames(3)
        while driver.top == "TableView":
            driver.key(pygame.K_ESCAPE)
        names = [widget.name for widget in driver.menu.ring.widgets]
        assert names[0] == "continue" and names.index("restart") > len(names) // 2


# --- the window ---


def happens(driver: Driver, kind: int, size: tuple[int, int] | None = None) -> None:
    if size is not None:
        driver.app.window.size = size
    pygame.event.post(pygame.event.Event(kind, window=driver.app.window))
    driver.frames(2)


def test_a_maximised_window_comes_back_maximised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, (1400, 800)) as driver:
        navigation.leave(driver.app)
        happens(driver, pygame.WINDOWMAXIMIZED, (1920, 1061))
        driver.frames(90)
    kept = load(tmp_path, "en")[0]
    assert kept.maximised and kept.window == (1400, 800), "its size in between is not that of a window"
    asked: list[bool] = []
    made = window.open_window

    def spy(*wish: Any, maximised: bool, **more: Any) -> Any:
        asked.append(maximised)
        return made(*wish, maximised=maximised, **more)

    monkeypatch.setattr("luna.shell.app.loop.open_window", spy)
    with driving(tmp_path) as driver:
        assert asked == [True]
        happens(driver, pygame.WINDOWMAXIMIZED, (1920, 1061))
        driver.frames(90)
        happens(driver, pygame.WINDOWMINIMIZED)
        happens(driver, pygame.WINDOWRESTORED)  # some window managers report no more than that
        driver.frames(90)
        assert driver.app.settings.maximised
        happens(driver, pygame.WINDOWRESTORED, (1500, 850))
        driver.frames(90)
        assert (driver.app.settings.maximised, driver.app.settings.window) == (False, (1500, 850))


def test_a_just_changed_window_size_is_saved_at_the_end(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.app.window.size = (1500, 850)
        driver.frames(3)
    assert load(tmp_path, "en")[0].window == (1500, 850)


@pytest.mark.parametrize(
    ("display", "kept", "opened"),
    [
        ((1920, 1080), (1600, 900), (1600, 900)),
        ((1920, 1080), (1920, 1061), (1920, 1026)),
        ((1366, 768), (1600, 900), (1366, 730)),
        ((1280, 720), (1600, 900), (1280, 684)),
        ((3840, 2160), (16384, 360), (3840, 360)),
        ((320, 200), (1600, 900), (1024, 576)),
    ],
)
def test_a_window_is_no_larger_than_its_display(
    display: tuple[int, int], kept: tuple[int, int], opened: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [display])
    assert window.fitting(kept) == opened
    first = window._first_size()
    assert window.fitting(first) == first


def test_a_size_from_a_larger_display_is_not_opened_on_a_smaller_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "_NO_DISPLAY", ())
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720)])
    with driving(tmp_path, (1600, 900)) as driver:
        assert driver.app.window.size == (1280, 684) and driver.app.canvas.size == (1280, 684)
        navigation.leave(driver.app)
        driver.frames()
        seen = driver.app.window.get_surface().get_rect()
        assert all(seen.contains(widget.rect) for widget in driver.menu.ring.widgets)
