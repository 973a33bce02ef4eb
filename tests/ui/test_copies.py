"""A game that the disk does not keep, or that cannot be played on where it is: a copy goes on in a new file."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame

from luna.games.luna import rules as game
from luna.shell.app import navigation
from luna.shell.screens.overlay import OverlayScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests import patience
from tests.faults.disks import FailingDisk
from tests.ui.driver import Driver, LunaTable, a_game, driving, play_turn
from tests.ui.looking import QUICK


def until(driver: Driver, there: Callable[[], bool]) -> None:
    """The disk has its own clock."""
    patience.until(there, lambda: driver.frames(1))


def turn(driver: Driver) -> None:
    scene = driver.scene
    length = scene.table.length
    scene.link.submit(play_turn(scene.position, random.Random(length)) or ())
    until(driver, lambda: scene.table.length > length and not scene.board.display.busy)


def on_a_failing_disk(driver: Driver, first: int) -> None:
    """At a table whose disk fails from its `first`-th call on."""
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


def test_a_full_disk_and_then_a_copy_that_is_kept(tmp_path: Path) -> None:
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
        until(driver, lambda: driver.top == "TitleScene")  # nothing to ask: all is kept
    kept = Table.open(game, path)
    assert kept.digest == digest
    kept.close()


def test_nobody_leaves_an_unsaved_game_unasked(tmp_path: Path) -> None:
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
        pygame.event.post(pygame.event.Event(pygame.QUIT))  # the window's own cross
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


def test_a_copy_that_cannot_be_written_leaves_all_as_it_is(tmp_path: Path) -> None:
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
