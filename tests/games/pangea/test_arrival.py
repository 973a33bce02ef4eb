"""The rows of the final ranking come one by one, the last place first; nobody reads the winner before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.games.pangea.board.hand.targets import Verb
from luna.shell.app import navigation
from luna.shell.drawing import motion
from luna.shell.screens.arrival import Arrival
from luna.shell.screens.final import FinalScene
from tests.games.pangea.hands import click, settle
from tests.games.pangea.test_window import near_the_end
from tests.patience import until
from tests.ui.driver import Driver, driving


@pytest.fixture(autouse=True)
def switch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's switch."""
    monkeypatch.setenv(registry.SWITCH, "all")


def ended(driver: Driver) -> FinalScene:
    """The page of a game whose last turns are passed over."""
    assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
    until(lambda: driver.top == "TableView", lambda: driver.frames(1))
    while driver.top == "TableView":
        click(driver, Verb("end"))
        settle(driver)
        until(lambda: driver.app.scenes[-1].dirty is False, lambda: driver.frames(1))
    final = driver.app.scenes[-1]
    assert isinstance(final, FinalScene)
    return final


def seen(driver: Driver) -> bytes:
    driver.frames(2)
    return pygame.image.tobytes(driver.app.window.get_surface(), "RGB")


def test_a_press_shows_all_of_the_ranking_at_once(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        final = ended(driver)
        assert not final.arrival.over
        rising = seen(driver)
        driver.key(pygame.K_SPACE)
        assert final.arrival.over and final is driver.app.scenes[-1], "the press meant nothing else"
        stands = seen(driver)
        assert stands != rising
        final.resize(final.canvas)
        final.dirty = True
        assert seen(driver) == stands


@pytest.mark.parametrize(("speed", "reduced", "seconds"), [(1.0, False, 2.5), (2.0, False, 1.25), (2.0, True, 0.12)])
def test_it_takes_its_time(speed: float, reduced: bool, seconds: float) -> None:
    arrival = Arrival(4, speed, reduced=reduced)
    ticks = 0
    while not arrival.over:
        assert arrival.update(1 / 100)
        ticks += 1
    assert abs(ticks / 100 - seconds) < 0.03 and not arrival.update(1)
    assert Arrival(4, motion.INSTANT, reduced=reduced).over
