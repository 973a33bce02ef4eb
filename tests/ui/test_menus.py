"""Every menu at five sizes in every language: nothing outside, nothing on top of another, no word cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from luna.client import sessions
from luna.client.fonts import SMALLEST, Fonts
from luna.client.scenes.final import FinalScene
from luna.client.scenes.newgame import NewGameScene
from luna.client.scenes.overlay import OverlayScene
from luna.client.scenes.saves import SavesScene
from luna.client.scenes.settings import SettingsScene
from luna.client.settings import LANGUAGES
from luna.games import luna as game
from luna.table.table import Table
from tests.ui.driver import SIZES, Driver, a_game, driving

Opener = Callable[[Driver], None]


def _title(driver: Driver) -> None:
    a_game(driver.app.saves, 30)
    sessions.leave(driver.app)


def _new(driver: Driver) -> None:
    driver.app.push(NewGameScene(driver.app))


def _saves(driver: Driver) -> None:
    for number in range(7):
        a_game(driver.app.saves, 20 * number, seed=number)
    (driver.app.saves.folder / "broken.luna").write_bytes(b"nothing")
    driver.app.push(SavesScene(driver.app))


def _settings(driver: Driver) -> None:
    driver.app.push(SettingsScene(driver.app))


def _overlay(driver: Driver) -> None:
    table = Table.open(game, a_game(driver.app.saves, 10))
    driver.app.push(OverlayScene(driver.app, table))
    table.close()


def _final(driver: Driver) -> None:
    driver.app.push(FinalScene(driver.app, Table.open(game, a_game(driver.app.saves))))


SCREENS: dict[str, Opener] = {
    "title": _title,
    "new": _new,
    "saves": _saves,
    "settings": _settings,
    "overlay": _overlay,
    "final": _final,
}
MAY_BE_CUT = ("/", "Player", "broken")
"""Paths, names and a file's name: whoever chose them chose their length."""


class Ink:
    """What was written: every line with its place, and what did not fit."""

    def __init__(self) -> None:
        self.places: list[tuple[str, pygame.Rect]] = []
        self.cut: list[str] = []
        self.sizes: set[int] = set()


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ink]:
    seen = Ink()
    draw, fit = Fonts.draw, Fonts.fit

    def spy_draw(self: Fonts, target: pygame.Surface, string: str, *args: object, **more: object) -> pygame.Rect:
        place = draw(self, target, string, *args, **more)  # type: ignore[arg-type]
        if target.get_size() == (1280, 720) or target.get_width() > 1280:
            seen.places.append((string, place))
        seen.sizes.add(self.pixels(str(args[0])))
        return place

    def spy_fit(self: Fonts, string: str, style: str, width: float, size: float | None = None) -> str:
        kept = fit(self, string, style, width, size)
        if kept != string and not any(mark in string for mark in MAY_BE_CUT):
            seen.cut.append(string)
        return kept

    monkeypatch.setattr(Fonts, "draw", spy_draw)
    monkeypatch.setattr(Fonts, "fit", spy_fit)
    yield seen


def _check(driver: Driver, ink: Ink) -> None:
    window = pygame.Rect((0, 0), driver.app.canvas.size)
    widgets = driver.menu.ring.widgets
    assert widgets
    for index, widget in enumerate(widgets):
        assert window.contains(widget.rect), widget.name
        assert widget.rect.height >= 32 and widget.rect.width >= 32, f"{widget.name} is too small to hit"
        for other in widgets[index + 1 :]:
            assert not widget.rect.colliderect(other.rect), f"{widget.name} lies on {other.name}"
    assert not ink.cut, ink.cut
    assert min(ink.sizes) >= SMALLEST
    for string, place in ink.places:
        assert window.contains(place), string
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


@pytest.mark.parametrize(
    ("size", "language"),
    [*((size, "en") for size in SIZES), *((SIZES[0], language) for language in LANGUAGES if language != "en")],
    ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}",
)
@pytest.mark.parametrize("screen", SCREENS)
def test_layout(screen: str, size: tuple[int, int], language: str, tmp_path: Path, ink: Ink) -> None:
    with driving(tmp_path, size, language) as driver:
        SCREENS[screen](driver)
        driver.frames()
        _check(driver, ink)


@pytest.mark.parametrize("screen", SCREENS)
def test_live_switch(screen: str, tmp_path: Path, ink: Ink) -> None:
    """A language chosen in the middle of a screen changes that screen at once."""
    with driving(tmp_path) as driver:
        SCREENS[screen](driver)
        driver.frames()
        before = {string for string, _ in ink.places}
        ink.places.clear()
        driver.app.speak("nl")
        driver.frames()
        after = {string for string, _ in ink.places}
        assert before - after
        _check(driver, ink)
