"""The lantern-bearer: he never stands on what he speaks of, stays at home when he can, and his buttons are found."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.games.luna import rules as game
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.layout.places import WATER
from luna.shell.board.pen import Rect
from luna.shell.board.table_view import TableView
from luna.shell.client import game_client
from luna.shell.modes import lantern
from luna.shell.modes.lantern import POSES, Bearer, Says
from luna.shell.modes.mode import Mode
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.ui.driver import Driver, driving

SAYS = Says("Two novices rest here.", "Wake one.", note="Not that one.", buttons=(("on", "Go on"), ("show", "Show me")))


def _at_table(driver: Driver, seats: int = 2) -> TableView:
    orders = ("yellow", "red", "blue", "white")[:seats]
    table = Table.new(game, game.deal(game.choose(orders), bytes(32)), {order: Player() for order in orders})
    scene = TableView(driver.app, TableLink(table), Mode())
    driver.app.push(scene)
    driver.frames()
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("more", ["", "ui_size = 150\n"])
def test_he_never_covers_what_he_speaks_of(tmp_path: Path, size: tuple[int, int], more: str) -> None:
    with driving(tmp_path, size, more=more) as driver:
        scene = _at_table(driver)
        pen = scene.board.display.pen.on(pygame.Surface(size))
        free = pen.layout.free
        third = free.width // 3, free.height // 3
        for number in range(9):
            near = Rect(free.x + number % 3 * third[0], free.y + number // 3 * third[1], *third)
            bearer = Bearer(game_client.of("luna").guide)
            bearer.draw(pen, SAYS, [near])
            assert not any(part.colliderect(near) for part in bearer.place), number
            assert not bearer.place.figure.colliderect(bearer.place.bubble)
            assert pen.layout.window.contains(bearer.rect)


@pytest.mark.parametrize("name", registry.listed())
def test_he_stands_at_home_and_his_buttons_are_found(tmp_path: Path, name: str) -> None:
    """Whichever figure a game has."""
    with driving(tmp_path) as driver:
        pen = _at_table(driver).board.display.pen.on(pygame.Surface((1280, 720)))
        bearer = Bearer(game_client.of(name).guide)
        for pose in ("", *POSES):
            bearer.draw(pen, SAYS, home=(900, 600), pose=pose)
        lantern.ghost(pen, (900, 600))
        assert abs(bearer.place.figure.centerx - 900) <= 20 and abs(bearer.place.figure.bottom - 600) <= 20
        assert {bearer.button(rect.center) for rect in bearer.buttons.values()} == {"on", "show"}
        assert bearer.button((0, 0)) == "" and not bearer.covers((0, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_he_stands_on_free_water_and_covers_no_island(tmp_path: Path, size: tuple[int, int], seats: int) -> None:
    with driving(tmp_path, size) as driver:
        pen = _at_table(driver, seats).board.display.pen.on(pygame.Surface(size))
        layout = pen.layout
        assert isinstance(layout, Layout)
        bearer = Bearer(game_client.of("luna").guide)
        bearer.draw(pen, SAYS, (), layout.read, layout.teaches, spare=layout.played)
        covered = [
            island for island in layout.ring if any(part.colliderect(layout.lands(island)) for part in bearer.place)
        ]
        assert not covered
        assert layout.box(*WATER).contains(bearer.place.figure)


def test_what_is_lit_is_not_dimmed(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        surface = pygame.Surface((1280, 720))
        surface.fill("white")
        pen = _at_table(driver).board.display.pen.on(surface)
        lantern.shade(pen, [Rect(500, 200, 200, 200)])
        assert surface.get_at((600, 300))[:3] == (255, 255, 255)
        assert surface.get_at((900, 300))[:3] == (117, 125, 148)
        assert surface.get_at((600, 10))[:3] == (255, 255, 255), "the bars"
