"""The title left alone: a game of bots comes, anything that stirs takes it away, and nothing of it is kept."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.shell.input import pad
from luna.shell.records.statistics import Statistics
from luna.shell.screens import attract
from luna.shell.screens.attract import AttractScene
from tests.ui.driver import Driver, driving

AFTER = 30  # frames


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setattr(attract, "AFTER", AFTER / 60)
    with driving(tmp_path / "home") as made:
        made.app.ways.leave(made.app)
        made.frames()
        made.app.focused = True
        yield made


def rest(driver: Driver, frames: int = 4 * AFTER) -> None:
    """Nothing stirs; what is made ready meanwhile is waited for."""
    for _ in range(frames):
        driver.frames(1)
        title = driver.app.scenes[0]
        driver.app.focused = True
        title._attraction.close()  # type: ignore[attr-defined]  # the title's, which is at the bottom here


def test_a_title_left_alone_plays_a_game_of_which_nothing_is_kept(driver: Driver) -> None:
    before = sorted(driver.app.home.rglob("*"))
    rest(driver)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, AttractScene) and driver.app.sound.hushed
    assert {seat.kind for seat in scene.table.seats} == {"bot"} and all(seat.name for seat in scene.table.seats)
    for _ in range(20_000):
        driver.frames(1)
        driver.app.focused = True
        if scene.table.length:
            break
    assert scene.table.length
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "TitleScene" and not driver.app.sound.hushed
    assert not Statistics(driver.app.home).games and sorted(driver.app.home.rglob("*")) == before


@pytest.mark.parametrize("kind", ["click", "motion", "pad"])
def test_what_takes_it_away_does_nothing_else(driver: Driver, kind: str) -> None:
    rest(driver)
    title = driver.app.scenes[0]
    at = title.ring.named("new").rect.center  # type: ignore[attr-defined]  # the title
    if kind == "click":
        driver.click_at(at)
    elif kind == "motion":
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0), touch=False))
    else:
        pygame.event.clear()
        driver.app.scenes[-1].handle(pygame.event.Event(pad.PRESSED, button="a", command="back"))
    driver.frames()
    assert driver.top == "TitleScene" and len(driver.app.scenes) == 1


def test_it_comes_to_nobody_who_does_not_want_it_or_is_elsewhere(driver: Driver) -> None:
    settings = driver.app.settings
    settings.attract = False
    rest(driver)
    assert driver.top == "TitleScene"
    settings.attract, settings.reduced_motion = True, True
    rest(driver)
    assert driver.top == "TitleScene"
    settings.reduced_motion = False
    driver.click("settings")
    rest(driver)
    assert driver.top == "SettingsScene"


def test_whoever_stirs_waits_for_it_once_more(driver: Driver) -> None:
    for _ in range(6):
        rest(driver, AFTER // 2)
        driver.key(pygame.K_DOWN)
    assert driver.top == "TitleScene"


def test_it_goes_when_nobody_looks(driver: Driver) -> None:
    rest(driver)
    assert driver.top == "AttractScene"
    driver.app.focused = False
    driver.frames(3)
    assert driver.top == "TitleScene"
    for _ in range(4 * AFTER):
        driver.app.focused = False
        driver.frames(1)
    assert driver.top == "TitleScene"
