"""The table in its window while something moves: undo, redo, jumps, resizing, fading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.moves import MEDITATE, kind_of
from luna.games.luna.rules.picture import view
from luna.shell.app import navigation
from tests import patience
from tests.ui.driver import Driver, LunaTable, a_game, driving


def table(driver: Driver, turns: int = 60) -> LunaTable:
    """A game of people in the middle, nothing moving."""
    navigation.leave(driver.app)
    driver.frames(2)
    navigation.open_save(driver.app, a_game(driver.app.saves, turns))
    until(driver, lambda: isinstance(driver.app.scenes[-1], LunaTable))
    driver.frames(5)
    return driver.scene


def until(driver: Driver, true: Callable[[], bool]) -> None:
    patience.until(true, lambda: driver.frames(1))  # disk and loader have their own clock


def meditate(driver: Driver, scene: LunaTable) -> None:
    before = scene.table.length
    move = next(move for move in game.legal(scene.table.position) if kind_of(move) == MEDITATE)
    scene.link.submit((move,))
    until(driver, lambda: scene.table.length > before)


def pace(display: LunaDisplay) -> float:
    assert display.choreography.showing is not None
    return display.choreography.showing.pace


def right(scene: LunaTable) -> bool:
    return scene.board.display.shown == Shown.of(view(scene.table.position))


@pytest.fixture
def driver(tmp_path: Path) -> object:
    with driving(tmp_path) as found:
        yield found


def test_undo_plays_backwards_and_redo_again(driver: Driver) -> None:
    scene = table(driver)
    length = scene.table.length
    meditate(driver, scene)
    until(driver, lambda: not scene.board.display.busy)
    scene.link.undo()
    until(driver, lambda: scene.board.display.busy)
    driver.frames(2)
    assert pace(scene.board.display) < 0 and scene.table.length == length
    until(driver, lambda: not scene.board.display.busy)
    assert right(scene)
    scene.link.redo()
    until(driver, lambda: scene.board.display.busy)
    driver.frames(2)
    assert pace(scene.board.display) > 0
    until(driver, lambda: not scene.board.display.busy)
    assert right(scene) and scene.table.length == length + 1


def test_far_away_the_picture_only_fades(driver: Driver) -> None:
    scene = table(driver)
    scene.link.undo_to(5)
    until(driver, lambda: scene.table.length == 5)
    assert right(scene) and not scene.board.display.busy and scene.board.display.choreography.overlay.fade > 0
    driver.frames(30)
    assert scene.board.display.choreography.overlay.fade == 0


def test_a_fade_begins_with_the_old_picture_and_ends_with_the_new(driver: Driver) -> None:
    driver.app.settings.reduced_motion = True  # nothing else may move
    scene = table(driver)
    surface = driver.app.window.get_surface()
    water = scene.board.display.layout.at(1200, 900)

    def colour() -> int:
        return sum(surface.get_at(water)[:3])

    before = colour()
    driver.app.settings.reduced_motion = False
    scene.board.display.pace(driver.app.settings.speed, reduced=False)
    meditate(driver, scene)
    seen = [colour()]
    for _ in range(80):
        driver.frames(1)
        seen.append(colour())
    after = seen[-1]
    assert before > after, "with each candle the sea gets darker"
    assert seen[0] > after and len(set(seen)) > 2, "little by little"
    assert max(seen) <= before + 12  # but for a glint


def test_another_window_while_something_moves(driver: Driver) -> None:
    scene = table(driver)
    meditate(driver, scene)
    until(driver, lambda: scene.board.display.busy)
    driver.app.window.size = (1600, 900)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    driver.frames(3)
    assert driver.app.canvas.size == (1600, 900)
    assert not scene.board.display.busy and right(scene)
