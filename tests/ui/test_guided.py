"""The guided evening by clicks, and the place of the lantern-bearer."""

from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.games.luna import rules as game
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.layout.places import WATER
from luna.log.records import BOT, HUMAN
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.pen import Rect
from luna.shell.board.table_view import TableView
from luna.shell.modes import lantern
from luna.shell.modes.guided import GuidedMode
from luna.shell.modes.lantern import POSES, BearerPanel
from luna.shell.modes.mode import Mode
from luna.shell.modes.speech_bubble import Says
from luna.shell.screens.review import EveningScene, begin_guided
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.patience import until
from tests.ui.driver import Driver, driving, play_out
from tests.ui.hands import new_table

QUICK = 'animation_speed = "instant"\nwelcomed = true\ntips = true\nrecap = "off"\n'


def _sat_down(driver: Driver) -> GuidedMode:
    begin_guided(driver.app, "luna")
    until(lambda: driver.top == "GuidedMode", driver.frames, told=lambda: driver.top)
    mode = driver.app.scenes[-1].mode  # type: ignore[attr-defined]
    assert isinstance(mode, GuidedMode)
    driver.frames()
    return mode


def test_the_person_begins_and_bots_wait_and_explain(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        mode = _sat_down(driver)
        view = mode.view
        table = view.table
        assert [seat.kind for seat in table.seats] == [HUMAN, BOT] and view.company.mine
        assert mode.coach is not None and mode.coach.advice is not None and mode.coach.advice.key == "welcome"
        welcome = mode.coach.says()
        assert welcome is not None and welcome.below
        assert f"{welcome.sentence}\n{welcome.below}" == view.text("coach-welcome"), (
            "the advice first, its reason below"
        )
        first = mode.coach.spots(view.board.display.layout)
        driver.click_at(first[0].center)
        assert mode.coach not in view.open
        view.play((table.game.legal(table.position)[0],))
        until(lambda: mode.panel in view.open, driver.frames)
        for _ in range(60):
            driver.frames()
        assert table.length == 1, "the bot plays only when the person goes on"
        assert view.picture.chrome().draft_hint == view.text("bots-next"), "he waits, and does not think"
        driver.click_at(mode.panel.spots(view.board.display.layout)[0].center)
        until(lambda: view.company.mine, driver.frames)
        until(lambda: mode.coach in view.open, driver.frames)
        done, why = mode.coach.report
        assert view.names[1] in done and why
        says = mode.coach.says()
        assert says is not None and (done in says.title)
        view.play((table.game.legal(table.position)[0],))
        until(lambda: mode.panel in view.open, driver.frames)
        driver.click_at(mode.panel.spots(view.board.display.layout)[1].center)
        assert not mode.waits
        until(lambda: view.company.mine and table.length == 4, driver.frames)


@pytest.mark.parametrize("size", [100, 150])
def test_in_large_text_report_and_tip_are_shown_in_turn(tmp_path: Path, size: int) -> None:
    with driving(tmp_path, more=f"{QUICK}text_size = {size}\n") as driver:
        mode = _sat_down(driver)
        coach = mode.coach
        assert coach is not None and coach.advice is not None
        coach.report = ("Wout bought.", "It was cheap.")
        driver.frames()
        both = coach.says()
        assert both is not None
        if size == 100:
            assert both.title == "Wout bought. It was cheap." and both.below
            return
        assert (both.title, both.sentence, both.below) == ("Wout bought.", "It was cheap.", "")
        driver.click_at(coach.spots(mode.view.board.display.layout)[0].center)
        tip = coach.says()
        assert coach in mode.view.open and tip is not None and tip.title == mode.view.text("coaching-name")
        driver.frames(2)
        driver.click_at(coach.spots(mode.view.board.display.layout)[0].center)
        assert coach not in mode.view.open


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_names_successes_and_a_next_step(tmp_path: Path, language: str) -> None:
    with driving(tmp_path, language=language, more=QUICK) as driver:
        table = new_table(3, "preset", None)
        play_out(table, seed=4)
        scene = EveningScene(driver.app, table)
        driver.app.replace(scene)
        driver.frames(3)
        assert len(scene.well) == 3 and len({deed.key for deed in scene.well}) == 3
        names = [widget.name for widget in scene.ring.widgets]
        assert [name for name in names if name.startswith("well-")] == [f"well-{deed.key}" for deed in scene.well]
        driver.click(f"well-{scene.well[0].key}")
        assert driver.top == "ReplayScene"


SAYS = Says("Two novices rest here.", "Wake one.", note="Not that one.", buttons=(("on", "Go on"), ("show", "Show me")))


def _at_table(driver: Driver, seats: int = 2) -> TableView:
    orders = ("yellow", "red", "blue", "white")[:seats]
    table = Table.new(game, game.deal(game.choose(orders), bytes(32)), {order: Player() for order in orders})
    scene = TableView(driver.app, TableLink(table), Mode())
    driver.app.push(scene)
    driver.frames()
    return scene


class Speaker(BearerPanel):
    def says(self) -> Says:
        return SAYS


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("more", ["", "ui_size = 150\n"])
def test_the_guide_never_covers_its_subject(tmp_path: Path, size: tuple[int, int], more: str) -> None:
    with driving(tmp_path, size, more=more) as driver:
        scene = _at_table(driver)
        pen = scene.board.display.pen.on(pygame.Surface(size))
        free = pen.layout.free
        third = free.width // 3, free.height // 3
        for number in range(9):
            near = Rect(free.x + number % 3 * third[0], free.y + number // 3 * third[1], *third)
            bearer = Speaker("luna", str)
            bearer.draw_bearer(pen, [near])
            assert not any(part.colliderect(near) for part in bearer.place), number
            assert not bearer.place.figure.colliderect(bearer.place.bubble)
            assert pen.layout.window.contains(bearer.place.figure.union(bearer.place.bubble))


@pytest.mark.parametrize("name", registry.listed())
def test_the_guide_stands_at_home_and_its_buttons_work(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the figure of any game."""
    with driving(tmp_path) as driver:
        pen = _at_table(driver).board.display.pen.on(pygame.Surface((1280, 720)))
        monkeypatch.setattr(type(pen.layout), "teaches", (900, 600))
        bearer = Speaker(name, str)
        for pose in ("", *POSES):
            bearer.draw_bearer(pen, pose=pose)
        assert abs(bearer.place.figure.centerx - 900) <= 20 and abs(bearer.place.figure.bottom - 600) <= 20
        assert {name for _, name in bearer.places} == {"on", "show"}
        assert all(bearer.place.bubble.contains(rect) for rect, _ in bearer.places)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_the_guide_stands_on_free_water(tmp_path: Path, size: tuple[int, int], seats: int) -> None:
    with driving(tmp_path, size) as driver:
        pen = _at_table(driver, seats).board.display.pen.on(pygame.Surface(size))
        layout = pen.layout
        assert isinstance(layout, Layout)
        bearer = Speaker("luna", str)
        bearer.draw(pen)
        covered = [
            island for island in layout.ring if any(part.colliderect(layout.lands[island]) for part in bearer.place)
        ]
        assert not covered
        assert layout.box(*WATER).contains(bearer.place.figure)


def test_lit_things_are_not_dimmed(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        surface = pygame.Surface((1280, 720))
        surface.fill("white")
        pen = _at_table(driver).board.display.pen.on(surface)
        lantern.shade(pen, [Rect(500, 200, 200, 200)])
        assert surface.get_at((600, 300))[:3] == (255, 255, 255)
        assert surface.get_at((900, 300))[:3] == (117, 125, 148)
        assert surface.get_at((600, 10))[:3] == (255, 255, 255), "the bars"
