"""A game opened for viewing: shared by the tests of the log, the replay and the what-if board."""

import pygame

from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app import navigation
from tests.patience import until
from tests.ui.driver import Driver, LunaReplay, LunaTable, a_game

QUICK = 'animation_speed = "instant"\nwelcomed = true\ntips = false\n'


def opened(driver: Driver, turns: int = 60, seed: int = 4) -> LunaTable:
    """A game of so many turns."""
    assert navigation.open_save(driver.app, a_game(driver.app.saves, turns, seed=seed))
    return settled(driver)


def settled(driver: Driver) -> LunaTable:
    """The table once nothing moves any more."""

    def step() -> None:
        driver.step()
        if isinstance(driver.app.scenes[-1], ScoringScene | FinaleScene):
            driver.key(pygame.K_ESCAPE)

    def rests() -> bool:
        scene = driver.app.scenes[-1]
        return isinstance(scene, LunaTable) and not (scene.link.busy or scene.board.display.busy)

    step()
    until(rests, step, pause=0, told=lambda: driver.app.scenes)
    driver.frames(1)  # the first picture of it
    return driver.scene


def replaying(driver: Driver) -> LunaReplay:
    """The viewer, on top."""
    driver.frames()
    scene = driver.app.scenes[-1]
    assert isinstance(scene, LunaReplay), scene
    return scene


def point(driver: Driver, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    driver.frames()
