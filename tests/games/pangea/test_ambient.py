"""The sea of Pangea glitters at rest: rarely, faintly, on open water only, and not with reduced motion."""

from pathlib import Path

import pygame
import pytest

from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.rules.position import LAND, NOWHERE
from luna.shell.drawing.glints import RATE
from tests.games.pangea.hands import board_of, click, playing, settle, view_of
from tests.ui.driver import Driver

SECONDS = 2


def begun(driver: Driver) -> PangeaDisplay:
    for _ in range(2):
        click(driver, board_of(driver).hand.draft.targets()[0])
    settle(driver)
    driver.frames(60 * 30)  # the ring around undo is empty
    return board_of(driver).display


def pictures(driver: Driver) -> int:
    """The pictures of some seconds without input."""
    before = driver.app.presenter.frames
    driver.frames(60 * SECONDS, watched=True)
    return driver.app.presenter.frames - before


def test_at_rest_a_few_pictures_are_drawn_each_second(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        begun(driver)
        assert RATE * SECONDS - 3 <= pictures(driver) <= RATE * SECONDS


@pytest.mark.parametrize("setting", ["reduced_motion", "high_contrast"])
def test_with_reduced_motion_or_a_plain_sea_nothing_is_drawn_at_rest(tmp_path: Path, setting: str) -> None:
    with playing(tmp_path, "blue", "green", more=f"{setting} = true\n") as driver:
        begun(driver)
        assert pictures(driver) == 0


def test_glitter_is_faint_and_on_open_water_only(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        display = begun(driver)
        row = bytearray(view_of(driver).position)
        black, seen = pygame.Surface(driver.app.canvas.size, 0, 32), 0
        for _ in range(40):
            display.ambient.update(0.37)
            black.fill((0, 0, 0))
            for part in display.ambient.sea(black, row):
                part.paint()
            seen += bool(pygame.mask.from_threshold(black, (255, 255, 255), (254, 254, 254)).count())
            for square in range(26):
                if row[LAND + square] != NOWHERE:
                    rect = display.layout.field(square).inflate(-40, -40)
                    assert pygame.transform.average_color(black, rect)[:3] == (0, 0, 0)
            assert max(pygame.transform.average_color(black)[:3]) <= 2
        assert seen == 40


def test_partial_repainting_equals_a_whole_picture(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        display = begun(driver)
        mended = b""
        for _ in range(30):
            display.ambient.update(0.2)
            display._shimmers = True
            ground = display.shimmer()
            assert ground is not None
            mended = pygame.image.tobytes(ground.surface, "RGB")
        display._picture.show([])
        display._shimmers = True
        again = display.shimmer()
        assert again is not None and pygame.image.tobytes(again.surface, "RGB") == mended


def test_clouds_drift_in_the_open_sky(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", "orange", "purple") as driver:
        for _ in range(4):
            click(driver, board_of(driver).hand.draft.targets()[0])
        settle(driver)
        display, surface = board_of(driver).display, pygame.Surface(driver.app.canvas.size, 0, 32)
        layout, places = display.layout, set[tuple[int, ...]]()
        for _ in range(80):
            display.ambient.update(0.5)
            for cloud in display.ambient.clouds(surface):
                places.add(tuple(cloud.rect))
                assert not cloud.rect.colliderect(layout.ending)
                assert cloud.rect.left > layout.at(1380, 0)[0] and cloud.rect.right < layout.at(1826, 0)[0]
        assert len(places) > 20
