"""The ring around the undo button: it runs after an own turn, blocks nothing, and ends by itself or by a turn."""

import random
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pygame
import pytest

from luna.shell.board.timers import Grace
from luna.table.link import TableLink
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable, driving
from tests.ui.hands import new_table

STEP = 1 / 60


def steps(grace: Grace, seconds: float, calm: bool = False) -> int:
    """The number of pictures requested in that time."""
    return sum(grace.update(STEP, calm) for _ in range(round(seconds / STEP)))


def test_the_grace_ring_empties_evenly_in_few_pictures() -> None:
    grace = Grace()
    assert steps(grace, 1) == 0
    grace.begin(3)
    assert grace.share(False) == 1
    assert 10 <= steps(grace, 1) <= 15
    assert grace.share(False) == pytest.approx(2 / 3, abs=0.01)
    steps(grace, 2.1)
    assert not grace.runs and grace.share(False) == 0
    assert steps(grace, 1) == 0


def test_with_reduced_motion_the_grace_ring_counts_seconds() -> None:
    grace = Grace()
    grace.begin(3)
    shares = []
    for seconds in (0.1, *(0.5,) * 6):
        steps(grace, seconds, calm=True)
        shares.append(round(grace.share(True), 2))
    assert shares == [1.0, 1.0, 0.67, 0.67, 0.33, 0.33, 0.0]
    grace.begin(3)
    assert steps(grace, 3.1, calm=True) == 3


def test_the_grace_can_be_unlimited() -> None:
    grace = Grace()
    grace.begin(inf)
    assert steps(grace, 60) == 0
    assert grace.share(False) == grace.share(True) == 1
    assert grace.end() and not grace.end()
    assert not grace.runs


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more='animation_speed = "instant"\nwelcomed = true\n') as driver:
        driver.app.replace(LunaTable(driver.app, TableLink(new_table(2, "preset", None))))
        driver.frames()
        yield driver


def play(driver: Driver) -> None:
    at = driver.scene
    at.link.submit(random_turn(at.position, random.Random(1)))
    settle(driver)


def settle(driver: Driver) -> None:
    while driver.scene.link.busy or driver.scene.board.display.busy:
        driver.step()


def z(driver: Driver) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_z, mod=0))
    driver.frames()
    settle(driver)


def test_the_grace_runs_after_a_turn_and_space_ends_it(table: Driver) -> None:
    assert not table.scene.grace.runs
    play(table)
    assert table.scene.grace.runs
    table.key(pygame.K_SPACE)
    assert not table.scene.grace.runs
    assert table.scene.table.length == 1


def test_undo_ends_the_grace(table: Driver) -> None:
    play(table)
    z(table)
    assert not table.scene.grace.runs and table.scene.table.length == 0
    play(table)
    table.frames(60)
    left = table.scene.grace.share(False)
    play(table)
    assert table.scene.table.length == 2
    assert table.scene.grace.share(False) > left


def test_the_grace_ends_by_itself_and_pauses_under_the_menu(table: Driver) -> None:
    play(table)
    table.key(pygame.K_F10)
    assert table.top == "OverlayScene"
    table.frames(300)
    table.key(pygame.K_ESCAPE)
    assert table.scene.grace.runs
    table.frames(200)
    assert not table.scene.grace.runs


def test_without_grace_nothing_runs(table: Driver) -> None:
    table.app.settings.grace = "off"
    play(table)
    assert not table.scene.grace.runs


def test_the_whole_game_can_be_undone_and_redone(table: Driver) -> None:
    for _ in range(3):
        play(table)
    digest = table.scene.table.digest
    table.key(pygame.K_F10)
    while (focused := table.menu.ring.focused) is None or focused.name != "restart":
        table.key(pygame.K_TAB)
    table.key(pygame.K_RETURN)
    settle(table)
    assert table.scene.table.length == 0 and not table.scene.grace.runs
    table.key(pygame.K_F10)
    assert "restart" not in {widget.name for widget in table.menu.ring.widgets}
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    settle(table)
    assert table.scene.table.digest == digest
