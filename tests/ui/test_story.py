"""The story on the final page: its sentences lead to the table, and the page can be saved as a picture."""

import itertools
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from luna.core import registry
from luna.log.replay import read_game
from luna.shell.app import navigation
from luna.shell.screens import small_table
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.small_table import changed
from luna.shell.widgets import Card
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import a_game, driving
from tests.ui.looking import QUICK, replaying


@pytest.mark.parametrize(("language", "large"), [("en", 100), ("de", 150), ("fr", 100), ("nl", 200)])
def test_the_final_page_tells_the_evening(language: str, large: int, tmp_path: Path) -> None:
    with driving(tmp_path, language=language, more=f"{QUICK}text_size = {large}\n") as driver:
        assert navigation.open_save(driver.app, a_game(driver.app.saves, seed=3))
        driver.frames(60)
        final = driver.app.scenes[-1]
        assert isinstance(final, FinalScene) and len(final.story.said()) == 5
        if large > 112:
            driver.click("as-story")
        cards = [widget for widget in final.ring.widgets if isinstance(widget, Card)]
        assert [card.words for card in cards] == final.story.said()
        for one, other in itertools.pairwise(cards):
            assert one.rect.bottom <= other.rect.top
        save = driver.widget("story-save").rect
        assert cards[-1].rect.bottom <= save.top, "all of it is on the page"
        numbers = {told.number for told in final.story.told if told.number}
        until(lambda: all(card.picture() for card in cards if card.picture), driver.step, pause=0)
        linked = next(card for card, told in zip(cards, final.story.told, strict=True) if told.number)
        assert numbers
        driver.click(linked.name)
        viewer = replaying(driver)
        assert viewer.number in numbers


def test_the_page_is_saved_as_a_picture(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        assert navigation.open_save(driver.app, a_game(driver.app.saves, seed=3))
        driver.frames(60)
        driver.click("story-save")
        folder = driver.app.home / "pictures"
        until(lambda: list(folder.glob("*.png")), driver.step, told=lambda: "no picture")
        made = pygame.image.load(next(folder.glob("*.png")))
        assert made.get_size() == driver.app.canvas.size


@pytest.mark.parametrize(
    ("language", "opponent"),
    [("en", "he opponent"), ("de", "er Gegner"), ("fr", "’adversaire"), ("nl", "e tegenstander")],
)
def test_the_opponent_of_a_solo_game_is_said_with_its_article(language: str, opponent: str, tmp_path: Path) -> None:
    with driving(tmp_path, language=language, more=QUICK) as driver:
        assert navigation.open_save(driver.app, a_game(driver.app.saves, orders=("red",), seed=3, solo=1))
        driver.frames(60)
        final = driver.app.scenes[-1]
        assert isinstance(final, FinalScene)
        bare = driver.app.catalogue("automaton")
        about = [one for one in final.story.said() if bare.lower() in one.lower()]
        assert about
        for one in about:
            assert one.lower().count(bare.lower()) == one.count(opponent), one
            assert one[0].isupper()


def test_a_picture_shows_the_part_that_has_changed() -> None:
    before = pygame.Surface((1600, 900), 0, 32)
    after, there = before.copy(), pygame.Rect(1200, 500, 90, 60)
    assert changed(before, after) == before.get_rect()
    after.fill("white", there)
    part = changed(before, after)
    assert part.contains(there) and before.get_rect().contains(part)
    assert (part.width, part.height) == (800, 450)
    after.fill("white", (100, 100, 1400, 700))
    assert changed(before, after) == before.get_rect()


@pytest.mark.parametrize("name", ["luna", "pangea"])
def test_pictures_of_a_story_come_nearer(name: str, tmp_path: Path) -> None:
    parts = list[pygame.Rect]()

    def noted(before: pygame.Surface, after: pygame.Surface) -> pygame.Rect:
        parts.append(changed(before, after))
        assert parts[-1].width < after.get_width()
        return parts[-1]

    with driving(tmp_path, more=QUICK) as driver, patch.object(small_table, "changed", noted):
        kept = Path(__file__).parents[1] / "golden" / {"luna": "4-preset.luna", "pangea": "4-all.pangea"}[name]
        header, records = read_game(kept.read_bytes(), kept.name, name)
        driver.app.turn_to(name)
        saves = driver.app.saves
        table = Table.open(registry.load(name), saves.folder / saves.make(f"story.{name}", header, records).name)
        final = FinalScene(driver.app, table)
        driver.app.replace(final)
        numbers = {told.number for told in final.story.told if told.number}
        until(lambda: len(final.story._made) == len(numbers), driver.step, pause=0)
        assert len({tuple(part) for part in parts}) > 1
