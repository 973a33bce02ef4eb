"""Chips and cards over the table: their subject stays visible, and only one card is read at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pytest

from luna.core import registry
from luna.core.teaching import Advice
from luna.games.luna.board.hand.fan import STANDING
from luna.games.luna.board.layout import places
from luna.games.luna.board.targets import of
from luna.log.replay import read_game
from luna.shell.board import cardface
from luna.shell.board.hand import READS
from luna.shell.board.pen import Pixel, Rect
from luna.shell.modes.coach import CoachPanel
from luna.shell.modes.speech_bubble import Says
from luna.table.link import TableLink
from luna.table.table import Table
from tests.ui.driver import Driver, LunaTable, driving, passing
from tests.ui.looking import QUICK, opened, point

SIZES = [((1280, 720), "en", 100), ((1920, 1080), "fr", 100), ((1280, 720), "de", 150)]
REST = round(60 * READS) + 4
ISLAND, TEMPLE, WORLD = 0.2, 0.2, 0.16
"""The most that may be covered: of the island under the pointer by its chips, of the temple and of Pangea by cards."""
READY: Final = "welcomed = true\ntips = false\nrecap = 'off'\n"
GAME = Path(__file__).parents[1] / "golden" / "4-free.luna"


def round_six(driver: Driver, name: str = "luna", kept: Path = GAME, share: float = 0.86) -> LunaTable:
    """A stored game of four after a share of its turns, in its last round."""
    header, records = read_game(kept.read_bytes(), kept.name, name)
    path = driver.app.saves.folder / driver.app.saves.make("six.luna", header, records).name
    table = Table.open(registry.load(name), path)
    driver.app.turn_to(name)
    table.acts.undo_to(round(share * table.length))
    driver.app.replace(LunaTable(driver.app, TableLink(table)))
    driver.frames(8)
    return driver.scene


def covered(thing: Rect, by: list[Rect]) -> float:
    """The share of a thing that others cover."""
    return sum(part.width * part.height for part in map(thing.clip, by)) / (thing.width * thing.height)


def drawn(driver: Driver, at: Pixel, frames: int) -> list[Rect]:
    """The cards that are drawn after the pointer has stayed there."""
    found, draw = list[Rect](), cardface.draw

    def noted(*said: object, **more: object) -> Rect:
        rect = draw(*said, **more)  # type: ignore[arg-type]
        found.append(rect)
        return rect

    with passing(driver.app.presenter):
        point(driver, at)
        driver.frames(frames)
    with patch.object(cardface, "draw", noted):
        driver.scene.dirty = True
        driver.frames(1)
    return [rect for rect in found if rect]


def pointed(scene: LunaTable) -> Iterator[tuple[Pixel, Rect | None]]:
    """Each island with its visible part, and each seat of the Council."""
    layout = scene.board.display.layout
    x, y, wide, high = places.LAND
    for island in layout.ring:
        left, top = layout.on_island(island, (x, y))
        yield layout.on_island(island, (160, 150)), Rect(left, top, layout.px(wide), layout.px(high))
    for seat in layout.council_hits:
        yield seat.center, None


@pytest.mark.parametrize(("size", "language", "large"), SIZES)
def test_cards_cover_neither_their_thing_nor_temple_nor_panel(
    size: Pixel, language: str, large: int, tmp_path: Path
) -> None:
    with driving(tmp_path, size, language=language, more=f"{READY}text_size = {large}\n") as driver:
        assert clear(driver, round_six(driver)) > 7


@pytest.mark.parametrize(
    ("kept", "share", "temple"),
    [("2-preset", 0.86, 0.2), ("2-free-live-fixed", 0.5, 0.2), ("3-free", 0.3, 0.2), ("solo-1", 0.3, 0.25)],
)
def test_cards_never_cover_the_island_pointed_at(kept: str, share: float, temple: float, tmp_path: Path) -> None:
    """The temple of the solo game has two thirds of the tiles."""
    with driving(tmp_path, more=READY) as driver:
        clear(driver, round_six(driver, kept=GAME.with_name(f"{kept}.luna"), share=share), temple)


def clear(driver: Driver, scene: LunaTable, temple: float = TEMPLE) -> int:
    """The number of cards that islands and seats of the Council open; each is at an allowed place."""
    layout, mine, cards = scene.board.display.layout, scene.board.hand.draft.me.seat, 0
    for at, land in pointed(scene):
        shown = drawn(driver, at, REST)
        chips = [chip.rect for chip in scene.board.hand.chips if not of(chip.target, *STANDING)]
        assert len(shown) <= 1
        cards += len(shown)
        assert covered(layout.temple, shown) <= temple
        assert not covered(layout.panels[mine].rect, shown)
        assert land is None or (not covered(land, shown) and covered(land, chips) <= ISLAND)
    return cards


@pytest.mark.parametrize(("size", "language", "large"), SIZES)
@pytest.mark.parametrize(("kept", "share"), [("2", 0.9), ("3-slide", 0.45), ("4-all", 0.65)])
def test_in_pangea_cards_cover_neither_their_thing_nor_the_world(
    size: Pixel, language: str, large: int, kept: str, share: float, tmp_path: Path
) -> None:
    with driving(tmp_path, size, language=language, more=f"{READY}text_size = {large}\n") as driver:
        scene = round_six(driver, "pangea", GAME.with_name(f"{kept}.pangea"), share)
        layout, row, cards = scene.board.display.layout, scene.position, 0
        mine, (world,) = layout.panels[scene.table.to_move or 0].rect, layout.played
        for thing, rect in layout.places(row).items():  # type: ignore[attr-defined]
            shown = drawn(driver, rect.center, REST)
            assert len(shown) <= 1, thing
            cards += len(shown)
            assert not covered(rect, shown) and not covered(mine, shown), thing
            assert covered(world, shown) <= WORLD, thing
        assert cards > 20


def test_a_card_waits_until_the_pointer_rests(tmp_path: Path) -> None:
    with driving(tmp_path, more=READY) as driver:
        scene = round_six(driver)
        layout = scene.board.display.layout
        locked = layout.council_hits[9].center
        assert scene.board.hand.cards[scene.board.hand.pick(locked)] is not None  # type: ignore[index]
        assert not drawn(driver, locked, 2)
        assert drawn(driver, locked, REST)
        assert not drawn(driver, layout.council_hits[8].center, 2)


def test_a_tip_gives_way_to_a_card_and_comes_back(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\nrecap = 'off'\n") as driver:
        scene = opened(driver, 30)
        coach = scene.stack.panels["coach"]
        assert isinstance(coach, CoachPanel)
        coach.advice = Advice("candle")
        with patch.object(
            CoachPanel, "_words", return_value=Says("Two candles are left.", buttons=(("got-it", "Got it"),))
        ):
            scene.stack.lay(coach, True)
            driver.frames(2)
            assert coach.keeps and not coach.away
            candle = scene.board.display.layout.candles.center
            assert not drawn(driver, candle, 2) and not coach.away, "on its way the pointer passes over things"
            found = drawn(driver, candle, REST)
            assert len(found) == 1 and coach.away and not coach.keeps
            point(driver, scene.board.display.layout.free.center)
            point(driver, (1, 1))
            driver.frames(2)
            assert not coach.away and coach.keeps, "its buttons can be reached"


def test_with_large_text_the_card_of_a_verb_leaves_the_forecast_whole(tmp_path: Path) -> None:
    """Where no line fits beside an open panel, the card shows only its title."""
    with driving(tmp_path, language="de", more=f"{READY}text_size = 200\n") as driver:
        scene = round_six(driver)
        scene.table.acts.undo_to(round(0.62 / 0.86 * scene.table.length))
        driver.app.replace(LunaTable(driver.app, TableLink(scene.table)))
        driver.frames(8)
        driver.scene.do("forecast")
        driver.frames(4)
        panel = driver.scene.stack.named("forecast")
        assert panel is not None
        (card,) = drawn(driver, driver.scene.board.display.layout.bar.verbs["journey"].center, REST)
        assert not card.colliderect(panel.rect)


@pytest.mark.parametrize(("name", "kept"), [("luna", GAME), ("pangea", GAME.with_name("3-slide.pangea"))])
@pytest.mark.parametrize("order", [("hint", "forecast"), ("forecast", "hint")])
def test_a_hint_and_a_forecast_stand_side_by_side(
    tmp_path: Path, name: str, kept: Path, order: tuple[str, str]
) -> None:
    for (size, language, text), number in zip(SIZES, range(3), strict=True):
        with driving(tmp_path / str(number), size, language, more=f"text_size = {text}\n{QUICK}") as driver:
            scene = round_six(driver, name, kept)
            for command in order:
                scene.do(command)
                driver.frames(5, watched=True)
            one, other = (scene.stack.named(command) for command in order)
            assert one is not None and other is not None and one.rect and other.rect
            assert not one.rect.colliderect(other.rect)
