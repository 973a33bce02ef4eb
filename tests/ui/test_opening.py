"""The opening of a game: once, for a newcomer, and any press ends it."""

from pathlib import Path
from typing import Final

import pygame
import pytest

from luna.core import registry
from luna.shell.app.settings import LANGUAGES
from luna.shell.screens import opening
from luna.shell.screens.games import GamesScene
from luna.shell.screens.opening import OpeningScene
from luna.text import Catalogue
from tests.ui.driver import Driver, driving

NEW: Final = "welcomed = true\ntips = true\n"
GAMES: Final = ("luna", "pangea")


def at_the_games(driver: Driver) -> None:
    driver.app.replace(GamesScene(driver.app))
    driver.frames(2)


def opened(driver: Driver) -> OpeningScene:
    scene = driver.app.scenes[-1]
    assert isinstance(scene, OpeningScene), scene
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_takes_less_than_half_a_minute(game: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=NEW) as driver:
        at_the_games(driver)
        driver.click(f"play-{game}")
        scene, told, seconds = opened(driver), list[str](), 0.0
        while scene in driver.app.scenes:
            if (said := driver.app.catalogue(scene.part.words)) not in told:
                told.append(said)
            scene.update(0.05)
            driver.app._apply()
            seconds += 0.05
        driver.frames(2)
        assert len(told) == len(scene.parts) == 5 and 18 < seconds < 27
        assert driver.top == "LearnScene", "what was chosen lies below it"
        at_the_games(driver)
        driver.click(f"play-{game}")
        assert driver.top == "LearnScene", "once"


@pytest.mark.parametrize("game", GAMES)
def test_the_subject_of_a_scene_is_bright_and_the_frame_dim(game: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=NEW) as driver:
        driver.app.turn_to(game)
        opening.show(driver.app)
        driver.frames(2)
        scene, surface = opened(driver), pygame.Surface(driver.app.canvas.size, 0, 32)
        assert not scene.part.light and any(part.light for part in scene.parts)
        for number in range(len(scene.parts)):
            layout = scene.display.layout
            found = [scene.display.named(name, 0) for name in scene.part.light]
            bright = [rect for rect in found if rect is not None]
            assert len(bright) == len(found)
            scene.draw_table(surface)
            before = [brightness(surface, rect) for rect in (*bright, layout.top.rect, *layout.read)]
            scene.draw(surface)
            after = [brightness(surface, rect) for rect in (*bright, layout.top.rect, *layout.read)]
            assert after[: len(bright)] == pytest.approx(before[: len(bright)], rel=0.1)
            dim = [now < 0.6 * then for then, now in zip(before, after, strict=True)]
            assert dim[len(bright) :].count(False) == sum(rect in layout.read for rect in bright)
            if number + 1 < len(scene.parts):
                scene._next()
                scene.display.update(5)


def brightness(surface: pygame.Surface, rect: pygame.Rect) -> float:
    """The mean brightness of a part of a picture."""
    return sum(pygame.transform.average_color(surface, rect)[:3])


@pytest.mark.parametrize("press", ["key", "click"])
def test_any_press_ends_the_opening(press: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=NEW) as driver:
        opening.show(driver.app)
        driver.frames(50)
        scene = opened(driver)
        if press == "key":
            driver.key(pygame.K_a)
        else:
            driver.click_at((3, 300))
        assert scene not in driver.app.scenes


@pytest.mark.parametrize("more", ["animation_speed = 'instant'\ntips = true\n", "tips = false\n"])
def test_the_opening_can_be_avoided(more: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=f"welcomed = true\n{more}") as driver:
        opening.show(driver.app)
        driver.frames(2)
        assert driver.top != "OpeningScene" and not driver.app.settings.tips_seen


def test_with_reduced_motion_the_opening_shows_stills(tmp_path: Path) -> None:
    with driving(tmp_path, language="de", more=f"{NEW}reduced_motion = true\ntext_size = 200\n") as driver:
        opening.show(driver.app)
        driver.frames(2)
        scene = opened(driver)
        assert scene.display.choreography.reduced
        while scene in driver.app.scenes:
            scene.update(0.5)
            driver.app._apply()
            scene.draw(pygame.Surface(driver.app.canvas.size, 0, 32))
        driver.frames(2)
        assert scene not in driver.app.scenes


def test_the_opening_has_words_in_every_language_and_is_read_aloud(tmp_path: Path) -> None:
    with driving(tmp_path, more=NEW) as driver:
        for game in GAMES:
            driver.app.turn_to(game)
            opening.show(driver.app)
            driver.frames(2)
            scene = opened(driver)
            said = [node.name for node in scene.outline().nodes]
            assert driver.app.catalogue("opening-1") in said
            for language in LANGUAGES:
                text = Catalogue(language, game=game)
                assert all(text.has(part.words) for part in scene.parts) and not text.missing
            driver.key(pygame.K_SPACE)
        assert set(GAMES) == set(registry.listed())
