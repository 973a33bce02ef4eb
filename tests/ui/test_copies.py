"""Games that temporarily cannot be saved, and copies of games that cannot continue at their place."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as game
from luna.log import journal, savefile
from luna.log.files import Disk
from luna.log.records import Record
from luna.shell.app import navigation
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.screens.table_menu import OverlayScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests import patience
from tests.faults.disks import FailingDisk
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable, a_game, driving, play_turn, submit
from tests.ui.looking import QUICK
from tests.ui.two import Two


def until(driver: Driver, there: Callable[[], bool]) -> None:
    """The disk has its own clock."""
    patience.until(there, driver.step)


def turn(driver: Driver) -> None:
    scene = driver.scene
    length = scene.table.length
    scene.link.submit(play_turn(scene.position, random.Random(length)) or ())
    until(driver, lambda: scene.table.length > length and not scene.board.display.busy)


def on_a_failing_disk(driver: Driver, first: int) -> None:
    """A table whose disk fails from call number `first` on."""
    dealt = game.deal(game.choose(("yellow", "red"), first=0), bytes([3]) * 32)
    players = {order: Player(order) for order in ("yellow", "red")}
    table = Table.new(game, dealt, players, driver.app.saves.new_path(), disk=FailingDisk(first))
    driver.app.replace(LunaTable(driver.app, TableLink(table)))
    driver.frames(2)


def menu(driver: Driver) -> OverlayScene:
    driver.key(pygame.K_F10)
    top = driver.app.scenes[-1]
    assert isinstance(top, OverlayScene)
    return top


def names(driver: Driver) -> set[str]:
    return {widget.name for widget in driver.menu.ring.widgets}


def test_a_copy_saves_a_game_after_a_full_disk(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        on_a_failing_disk(driver, 40)
        while not driver.scene.table.in_memory:
            turn(driver)
        turn(driver)
        before, digest = driver.scene, driver.scene.table.digest
        menu(driver)
        assert "copy" in names(driver)
        driver.click("copy")
        until(driver, lambda: driver.top == "TableView" and driver.scene is not before)
        table = driver.scene.table
        assert (table.digest, table.in_memory) == (digest, False)
        turn(driver)
        path, digest = driver.app.saves.folder / table.name, table.digest
        assert driver.app.playing == path
        menu(driver)
        assert "copy" not in names(driver)
        driver.click("leave")
        until(driver, lambda: driver.top == "TitleScene")  # no question: everything is saved
    kept = Table.open(game, path)
    assert kept.digest == digest
    kept.close()


def test_leaving_an_unsaved_game_asks_first(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        on_a_failing_disk(driver, 0)
        scene = driver.scene
        menu(driver)
        for name in ("leave", "quit"):
            driver.click(name)
            assert driver.top == "QuestionScene"
            driver.key(pygame.K_ESCAPE)
            assert driver.top == "OverlayScene" and scene in driver.app.scenes
        driver.key(pygame.K_ESCAPE)
        pygame.event.post(pygame.event.Event(pygame.QUIT))  # the close button of the window
        driver.frames(2)
        assert driver.top == "QuestionScene" and driver.app.running
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene
        menu(driver)
        driver.click("leave")
        pygame.event.post(pygame.event.Event(pygame.QUIT))  # another question is no answer to this one
        driver.frames(2)
        assert driver.top == "QuestionScene" and driver.app.running
        driver.key(pygame.K_ESCAPE)
        driver.click("yes")
        until(driver, lambda: driver.top == "TitleScene")
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        driver.frames(1)
        assert not driver.app.running


def test_a_failed_copy_changes_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        on_a_failing_disk(driver, 0)
        scene = driver.scene
        folder = driver.app.saves.folder
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        folder.write_bytes(b"no folder")
        menu(driver)
        driver.click("copy")
        driver.frames(5)
        assert scene in driver.app.scenes and scene.table.in_memory


def test_a_damaged_save_is_played_on_in_a_copy(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        path = a_game(driver.app.saves, seed=3, turns=30)
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
        assert navigation.open_save(driver.app, path)
        until(driver, lambda: driver.top == "TableView")
        shown = driver.scene.table
        assert shown.read_only and 0 < shown.length < 30
        menu(driver)
        driver.click("copy")
        until(driver, lambda: driver.top == "TableView" and driver.scene.table is not shown)
        assert driver.scene.table.history == shown.history
        turn(driver)
        assert driver.scene.table.length == shown.length + 1
        assert path.read_bytes() == data


SIZES = [((1280, 720), ""), ((1920, 1080), ""), ((1280, 720), "ui_size = 200\n"), ((1366, 768), "ui_size = 150\n")]


def begin(driver: Driver) -> None:
    navigation.begin(driver.app, game, game.choose(("red", "blue", "white")), {})
    driver.frames(20)


def play(driver: Driver) -> None:
    """Play one turn, and wait until its pieces are at rest."""
    length = driver.scene.table.length
    submit(driver.scene, random_turn(driver.scene.table.position, random.Random(length)))
    while driver.scene.table.length == length or driver.scene.board.display.busy or driver.scene.link.busy:
        driver.step()


def warns(driver: Driver) -> int:
    """Pixels in the colour of a warning, in the right half of the top bar."""
    surface = pygame.Surface((driver.app.canvas.width, driver.app.canvas.height))
    driver.scene.draw(surface)
    bar = driver.scene.board.display.layout.top.rect
    part = surface.subsurface(bar.width // 2, 0, bar.width - bar.width // 2, bar.height)
    return pygame.mask.from_threshold(part, theme.LOSS, (20, 20, 20, 255)).count()


def hear(driver: Driver) -> list[str]:
    """Record the messages from now on."""
    heard: list[str] = []
    say = driver.app.toasts.say

    def heard_too(said: str, *, trouble: bool = False) -> None:
        heard.append(said)
        say(said, trouble=trouble)

    driver.app.toasts.say = heard_too  # type: ignore[method-assign]
    return heard


def written(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words of a menu."""
    found: list[str] = []
    draw = Fonts.draw

    def noted(fonts: Fonts, surface: Any, said: str, *rest: Any, **more: Any) -> Any:
        found.append(said)
        return draw(fonts, surface, said, *rest, **more)

    with monkeypatch.context() as watch:
        watch.setattr(Fonts, "draw", noted)
        driver.menu.draw(pygame.Surface((driver.app.canvas.width, driver.app.canvas.height)))
    return found


@pytest.mark.parametrize(("size", "more"), SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_survives_a_temporarily_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], more: str, language: str
) -> None:
    def full(self: Disk, descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(journal, "_PAUSE", 0.0)
    with driving(tmp_path, size, language, f'animation_speed = "instant"\n{more}') as driver:
        heard = hear(driver)
        begin(driver)
        play(driver)
        path, words = driver.app.playing, driver.app.catalogue
        assert path is not None and not warns(driver) and not driver.scene.table.unsaved
        with monkeypatch.context() as broken:
            broken.setattr(Disk, "sync", full)
            for _ in range(3):
                play(driver)
                assert driver.scene.table.unsaved and warns(driver) > 20
            assert heard.count(words("notice-disk-full")) == 1
            assert driver.app.playing == path  # the part that exists is better than nothing
        play(driver)
        assert not driver.scene.table.unsaved and not warns(driver)
        assert words("notice-save-again", file=path.name) in heard
        assert len(savefile.read(path).records) == 5
        play(driver)
        assert heard.count(words("notice-save-again", file=path.name)) == 1


def test_the_menu_explains_the_mark_of_an_unsaved_game(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a shared table the game is not lost, only not stored here."""
    monkeypatch.setattr(journal, "_PAUSE", 1e9)
    two.sit()
    two.play(1)
    two.quiet()
    guest = two.table(two.guest)
    assert not guest.picture.chrome().unsaved
    append = journal.Journal.append

    def full(self: journal.Journal, record: Record) -> None:
        if self.path == guest.mode.shared.remote.path:
            self.close()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        append(self, record)

    monkeypatch.setattr(journal.Journal, "append", full)
    two.play(1)
    two.quiet()
    assert [said.code for said in guest.mode.shared.remote.notices] == ["disk-full"]
    assert (guest.picture.chrome().unsaved, two.table(two.host).picture.chrome().unsaved) == ("!", "")
    assert not guest.table.unsaved  # no question whether to lose it
    for driver, key in ((two.guest, "menu-unkept"), (two.host, "menu-saved")):
        driver.key(pygame.K_ESCAPE)
        assert driver.app.catalogue(key) in written(driver, monkeypatch)


def test_a_save_removed_during_play_is_rewritten(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        heard = hear(driver)
        begin(driver)
        path = driver.app.playing
        assert path is not None
        path.unlink()
        play(driver)
        assert driver.app.catalogue("notice-save-anew", file=path.name, name=path.name) in heard
        assert driver.app.playing == path and len(savefile.read(path).records) == 1
        assert not warns(driver)
