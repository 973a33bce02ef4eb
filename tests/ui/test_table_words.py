"""The words on the table at every size and in every language: inside, whole, and never over each other."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.picture import islands
from luna.games.luna.rules.events import ScoreLine, ScoringBeat, ShrinePlaced
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.chrome import Chrome
from luna.shell.drawing.fonts import SMALLEST
from luna.shell.screens.settings import SettingsScene
from luna.shell.widgets import Choice
from luna.text import Catalogue
from tests.ui.driver import ORDERS, Driver, LunaTable, a_game, driving, play_turn
from tests.ui.ink import Ink, watching
from tests.ui.looking import QUICK, opened, settled

SIZE = (1280, 720)
CASES = [
    *((SIZE, language, "") for language in ("en", "xx")),
    *((SIZE, language, "text_size = 200") for language in LANGUAGES),
    (SIZE, "fr", "text_size = 125"),
    (SIZE, "de", "ui_size = 150"),
    (SIZE, "nl", "big_board = true"),
    ((1600, 1200), "de", "ui_size = 175"),
    ((1920, 1080), "fr", "ui_size = 80"),
    ((1720, 720), "en", "ui_size = 125"),
]
NAMES = ("player", "plàÿér")
"""Their length is the player's choice."""


def _named(case: tuple[tuple[int, int], str, str]) -> str:
    (width, height), language, more = case
    return f"{width}x{height} {language} {more}"


@pytest.fixture(params=CASES, ids=_named)
def seen(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Driver, Ink]]:
    size, language, more = request.param
    with driving(tmp_path, size, language, f"{more}\nrecap = 'off'\ntips = false\n") as driver:
        navigation.open_save(driver.app, a_game(driver.app.saves, 90, seed=5))
        driver.frames(3)
        with watching(monkeypatch, size) as ink:
            yield driver, ink


def _again(driver: Driver, ink: Ink) -> LunaTable:
    scene = driver.scene
    scene.resize(driver.app.canvas)
    ink.forget()
    driver.frames(2)
    return scene


def test_every_word_has_its_place_and_no_card_is_cut(seen: tuple[Driver, Ink]) -> None:
    driver, ink = seen
    scene = _again(driver, ink)
    layout, window = scene.board.display.layout, pygame.Rect((0, 0), driver.app.canvas.size)
    assert len(ink.places) > 50
    assert not ink.outside(window)
    frame = [layout.top.rect, layout.bar.rect, layout.rail.rect, *(panel.rect for panel in layout.panels)]
    for words, place in ink.places:
        assert all(box.contains(place) or not box.colliderect(place) for box in frame if box), words
    assert not [words for words in ink.cut if not any(name in words.lower() for name in NAMES)]
    assert min(ink.sizes) >= SMALLEST
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
    asked = [targets.Verb(verb) for verb in VERBS] + [targets.Stack(island) for island in layout.ring]
    for target in asked:
        ink.forget()
        scene.board.hand.hover = target
        scene.dirty = True
        driver.frames(1)
        assert not ink.outside(window), target
        assert not [words for words in ink.cut if not any(name in words.lower() for name in NAMES)], target


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_the_rail_are_not_cut(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the button that replays a turn, and that of the figure that comes next to an island."""
    with driving(tmp_path, SIZE, language, "recap = 'off'\ntips = false\n") as driver:
        scene = opened(driver, 90)
        scene.link.undo()
        settled(driver)
        with watching(monkeypatch, SIZE) as ink:
            _again(driver, ink)
            assert driver.app.catalogue("bar-redo") in ink.words
            assert not [words for words in ink.cut if not any(name in words.lower() for name in NAMES)]
        display = scene.board.display
        for island in display.layout.ring:
            ground = pygame.Surface(driver.app.canvas.size, pygame.SRCALPHA)
            islands._ghost_label(display.pen.on(ground), ["builder"], island)
            assert display.layout.free.contains(ground.get_bounding_rect()), island


def test_names_of_places_change_with_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, more="tips = false\n") as driver, watching(monkeypatch, SIZE) as ink:
        navigation.open_save(driver.app, a_game(driver.app.saves, 90, seed=5))
        driver.frames(3)
        _again(driver, ink)
        assert "SHRINE" in ink.words and "Round 4" in ink.words
        driver.app.speak("de")
        _again(driver, ink)
        assert "KULTSTÄTTE" in ink.words and "Runde 4" in ink.words and "SHRINE" not in ink.words


@pytest.mark.parametrize("more", ["", "text_size = 200"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_has_room(language: str, more: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row, events = _scored()
    lines = ScoreLine(0, 11, 1, 6, 1), *(ScoreLine(seat, 3, place, 0, 1) for seat, place in ((1, 2), (2, 3), (3, 0)))
    events[0] = ScoringBeat("priestess", "book", lines)  # the longest words: a tie, shrines, a third too many
    events.append(ShrinePlaced(0, "book"))
    names = ["Ilse", "Anouk", "Bram", "Matthieu"]
    with driving(tmp_path, SIZE, language, more) as driver, watching(monkeypatch, SIZE) as ink:
        scene = ScoringScene(driver.app, events, names, view(row))
        scene.said = 3
        driver.app.push(scene)
        driver.frames(2)
        ink.forget()
        scene.dirty = True
        driver.frames(1)
        assert len(ink.places) > 40
        assert not ink.cut and not ink.crossings()
        assert not ink.outside(pygame.Rect((0, 0), SIZE))


def _scored() -> tuple[bytearray, list[Any]]:
    """A position after the first round, and the events of its scoring."""
    row, chance = game.start(game.deal(game.choose(ORDERS), bytes([1]) * 32)), random.Random(1)
    while True:
        events: list[Any] = []
        for move in play_turn(row, chance) or ():
            game.play(row, move, events)
        for place, event in enumerate(events):
            if isinstance(event, ScoringBeat):
                return row, events[place:]


def test_table_settings_apply_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = false\nrecap = 'off'\n") as driver:
        navigation.open_save(driver.app, a_game(driver.app.saves, 90, seed=5))
        driver.frames(3)
        scene = driver.scene
        assert scene.board.hand.draft.careful
        small = scene.board.display.layout.bar.rect.height
        settings = SettingsScene(driver.app)
        driver.app.push(settings)
        driver.frames()
        settings.show("play")
        driver.frames()
        driver.click("confirm-candle")
        settings.show("display")
        driver.frames()
        size = driver.widget("ui-size")
        assert isinstance(size, Choice)
        driver.click_at(size.field(5).center)
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene
        assert not scene.board.hand.draft.careful
        assert scene.board.display.layout.bar.rect.height > small
        assert scene.board.display.layout.u < scene.board.display.layout.frame.u


def test_a_folded_panel_opens_at_a_click_until_the_next_turn(tmp_path: Path) -> None:
    with driving(tmp_path, more="text_size = 200\ntips = false\nrecap = 'off'\n") as driver:
        navigation.open_save(driver.app, a_game(driver.app.saves, 90, seed=5))
        driver.frames(3)
        scene = driver.scene
        turn, panels = scene.board.display.shown.turn, scene.board.display.layout.panels
        assert turn is not None and "counts" in panels[turn].shown
        other = next(panel for panel in panels if panel.folded)
        driver.click_at(other.rect.center)
        opened = scene.board.display.layout.panels
        assert "counts" in opened[other.seat].shown and opened[turn].folded
        driver.frames(5)
        assert scene.board.display.layout.panels is opened
        scene.board.display.layout.unfold((turn + 1) % len(panels))
        assert not scene.board.display.layout.panels[(turn + 1) % len(panels)].folded


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("key", [pygame.K_v, pygame.K_w])
def test_the_sign_over_a_board_is_inside_the_window(
    key: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the largest text, too: the words below the title get separate lines."""
    size = (1280, 720)
    with driving(tmp_path, size, language, QUICK + "text_size = 200\n") as driver, watching(monkeypatch, size) as ink:
        opened(driver, 60)
        driver.key(key)
        ink.forget()
        driver.app.scenes[-1].dirty = True
        driver.frames(2)
        assert not ink.outside(driver.app.window.get_surface().get_rect())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seats_panel_says_whose_it_is_unless_the_name_does(language: str) -> None:
    text = Catalogue(language)
    own, other = text("puzzle-you"), Chrome(("Ilse", "Bo"), you=0, bots={1: 3})
    assert other.beside(text, 0) == text("panel-you") and "3" in other.beside(text, 1)
    assert not Chrome((own, "Bo"), you=0).beside(text, 0)
