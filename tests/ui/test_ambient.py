"""The sea and the lights move, within the limits of the design, and not with reduced motion."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.games.luna.board.picture.ambient import MOST, Ambient, lights
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.views import view
from luna.shell.app import navigation
from luna.shell.drawing.glints import RATE
from tests.ui.driver import Driver, a_game, driving

SECONDS = 2


@pytest.fixture(params=["title", "table"])
def scene(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def opened(driver: Driver, scene: str) -> None:
    navigation.leave(driver.app)
    driver.frames(2)
    if scene == "table":
        navigation.open_save(driver.app, a_game(driver.app.saves, 40))
    driver.frames()  # until the curtain is up, which waits for pictures and not for frames
    driver.frames(90)


def pictures(driver: Driver) -> int:
    """The pictures of some seconds without input."""
    before = driver.app.presenter.frames
    driver.frames(60 * SECONDS, watched=True)
    return driver.app.presenter.frames - before


def test_at_rest_a_few_pictures_are_drawn_each_second(tmp_path: Path, scene: str) -> None:
    with driving(tmp_path) as driver:
        opened(driver, scene)
        assert RATE * SECONDS - 3 <= pictures(driver) <= RATE * SECONDS


@pytest.mark.parametrize("setting", ["reduced_motion", "high_contrast"])
def test_with_reduced_motion_or_a_plain_sea_nothing_is_drawn_at_rest(tmp_path: Path, scene: str, setting: str) -> None:
    with driving(tmp_path, more=f"{setting} = true\n") as driver:
        opened(driver, scene)
        assert pictures(driver) == 0


def test_a_hidden_window_draws_nothing(tmp_path: Path, scene: str) -> None:
    with driving(tmp_path) as driver:
        opened(driver, scene)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        driver.frames(2)
        assert pictures(driver) == 0
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        driver.frames(2)
        assert pictures(driver) > 0


def moments(ambient: Ambient, ground: pygame.Surface, shown: ViewModel) -> Iterator[pygame.Surface]:
    """The animated picture over some loops."""
    for _ in range(40):
        ambient.update(0.37)
        picture = ground.copy()
        for part in ambient.parts(picture, shown):
            part.paint()
        yield picture


def test_animated_lights_repaint_small_areas(tmp_path: Path) -> None:
    """At most two percent of the whole sea, and never so much in one place that it would flash."""
    with driving(tmp_path) as driver:
        opened(driver, "table")
        display = driver.scene.board.display
        ground = pygame.Surface(driver.app.canvas.size, 0, 32)
        ambient = Ambient(display.layout, driver.app.art)
        brightest = 0
        for picture in moments(ambient, ground, display.shown):
            means = pygame.transform.average_color(picture)[:3]
            assert max(means) <= 255 * 0.02
            small = pygame.transform.smoothscale(picture, (320, 180))
            brightest = max(brightest, *(max(small.get_at((x, y))[:3]) for x in range(320) for y in range(0, 180, 3)))
        assert 0 < brightest <= 255 * 0.2


def test_animated_lights_show_the_position(tmp_path: Path) -> None:
    """Lanterns show the released tiles, candles the remaining ones, and the moon's light the Priestess."""
    with driving(tmp_path) as driver:
        opened(driver, "table")
        scene = driver.scene
        layout, shown = scene.board.display.layout, ViewModel.of(view(scene.table.position))
        counted = []
        for number in range(1, 7):
            shown.round = shown.guard_tile = number
            counted.append(sum(light.name == "temple/lantern-glow" for light in lights(layout, shown)))
        assert counted == sorted(counted) and counted[0] < counted[-1]
        shown.candles = 1
        few = [light for light in lights(layout, shown) if light.name == "temple/candle-glow"]
        shown.candles = 4
        many = [light for light in lights(layout, shown) if light.name == "temple/candle-glow"]
        assert len(few) == 1 and len(many) == 4
        assert few[0].share == 2 * many[0].share, "the last candle flickers most"
        places = set()
        for island in layout.ring:
            shown.figures["priestess"] = island
            places |= {light.at for light in lights(layout, shown) if light.name == "figures/priestess-glow"}
        assert len(places) == 7
        assert pytest.approx(0.08) == MOST
