"""The end of a game: night falls over the table, dawn comes from the right, then the temple; any key brings it all."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.games.luna.board.painting import painting_of
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.picture import view
from luna.games.luna.screens.daybreak import FALLS, RISES, Daybreak
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.morning import Morning
from luna.games.luna.screens.tally import tally
from luna.shell.board.chrome import Chrome
from luna.shell.drawing.art import Art
from luna.table.link import TableLink
from tests.measure.colour import contrast, luminance
from tests.ui.driver import Driver, LunaTable, driving, play_out
from tests.ui.hands import new_table


def test_night_falls_and_dawn_comes_from_the_right() -> None:
    table = pygame.Surface((640, 360), 0, 32)
    table.fill((90, 100, 140))
    daybreak, window = Daybreak(Art(), table.copy()), table.copy()

    def seen(time: float) -> tuple[int, int]:
        """How bright the left and the right of the window are."""
        daybreak.draw(window, time)
        left, right = (pygame.transform.average_color(window, pygame.Rect(x, 0, 60, 360)) for x in (0, 580))
        return sum(left[:3]), sum(right[:3])

    first, dusk, night = seen(0.0), seen(FALLS / 2), seen(FALLS)
    assert first[0] == first[1] == 330
    assert all(a > b > c for a, b, c in zip(first, dusk, night, strict=True))
    left, right = seen(FALLS + RISES / 2)
    assert right > left and left < first[0] / 2
    assert min(seen(FALLS + RISES)) > max(night)


def test_the_sun_rises_clouds_drift_and_all_the_rest_stands_still() -> None:
    morning, size = Morning(Art(), (640, 360), 1 / 3, (0.0, 0.0)), (640, 360)

    def seen(time: float, drift: float) -> pygame.Surface:
        return morning.at(time, drift).copy()

    def upper_edge(picture: pygame.Surface) -> int:
        """Of the sun: where the sky is first as bright as it."""
        return next(y for y in range(60, 134) for x in range(480, 540) if sum(picture.get_at((x, y))[:3]) > 720)

    first, later, risen, drifted = seen(0.0, 0.0), seen(3.0, 0.0), seen(6.0, 0.0), seen(6.0, 15.0)
    assert upper_edge(first) > upper_edge(later) + 3 > upper_edge(risen) + 6
    assert risen.get_buffer().raw == seen(9.0, 0.0).get_buffer().raw, "it stops when it has risen"
    assert drifted.get_buffer().raw != risen.get_buffer().raw
    land = pygame.Rect(0, 240, *size).clip(first.get_rect())
    assert len({picture.subsurface(land).copy().get_buffer().raw for picture in (first, later, risen, drifted)}) == 1
    assert seen(0.0, 0.0).get_buffer().raw == first.get_buffer().raw, "a picture does not depend on those before it"


def _ended(driver: Driver) -> FinaleScene:
    table = new_table(4, "preset", None)
    play_out(table)
    view = LunaTable(driver.app, TableLink(table))
    driver.app.replace(view)
    driver.frames()
    told = tally(driver.app, table)
    scene = FinaleScene(driver.app, told, view.names, view.faces, lambda: view.board.display.pen)
    driver.app.push(scene)
    return scene


def test_it_comes_by_itself_within_eight_seconds_for_two(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = _ended(driver)
        driver.frames(7 * 60)
        assert not scene.complete
        driver.frames(60)
        assert scene.complete and driver.app.scenes[-1] is scene


def test_a_key_brings_all_of_it_and_the_next_goes_on(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = _ended(driver)
        driver.frames(30)
        driver.key(pygame.K_SPACE)
        assert scene.complete and driver.app.scenes[-1] is scene
        driver.key(pygame.K_SPACE)
        assert scene not in driver.app.scenes


def test_with_reduced_motion_it_is_there_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, more="reduced_motion = true\n") as driver:
        assert _ended(driver).complete


def test_by_day_the_islands_names_stand_on_dark_ground(tmp_path: Path) -> None:
    """Half of what lies round the letters has 4.3 : 1 against them, where the sun comes up too."""
    with driving(tmp_path) as driver:
        table = new_table(4, "preset", None)
        play_out(table)
        seen, picture = view(table.position), pygame.Surface((1280, 720), 0, 32)
        painting = painting_of(driver.app, seen)
        painting.paint(picture, Shown.of(seen), None, Chrome(("Anna", "Bert")))
        for island in painting.layout.ring:
            x, y = painting.layout.island_name(island)
            spots = [(x + across, y + down) for across in range(-30, 31) for down in range(-9, 10)]
            near = [(colour.r, colour.g, colour.b) for colour in map(picture.get_at, spots)]
            shades = sorted(near, key=luminance)
            assert contrast(shades[-1], shades[len(shades) // 2]) >= 4.3, island
