"""Great moments: few, never twice in the same way, skippable, and none for players who want calm."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pygame
import pytest

from luna.core import registry
from luna.log.replay import read_game
from luna.shell.board.films.choreography import Show
from luna.shell.board.films.moments import LEAST, LONGEST, MOST, TAKES, Director, Moment, Scene, Take
from luna.table.link import TableLink
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import Driver, LunaTable, driving
from tests.ui.looking import settled
from tests.ui.nomouse import Buttons
from tests.ui.test_touch import Fingers

GOLDEN: Final = Path(__file__).parents[1] / "golden"
PLAIN: Final = "welcomed = true\ntips = false\ngrace = 'off'\nrecap = 'off'\n"
GAMES: Final = {"luna": ("4-preset.luna", "eviction"), "pangea": ("3-slide.pangea", "third-amulet")}


def sit(driver: Driver, name: str, kind: str) -> tuple[LunaTable, tuple[int, ...]]:
    """A stored game before the first turn that is a moment of this kind, and that turn."""
    path, game = GOLDEN / GAMES[name][0], registry.load(name)
    header, records = read_game(path.read_bytes(), path.name, name)
    saves = driver.app.saves
    table = Table.open(game, saves.folder / saves.make(f"moment.{name}", header, records).name)
    driver.app.turn_to(name)
    display = driver.app.client.display(driver.app, table.position)
    films = ((number, display.film_of(table, number)) for number in range(1, table.length + 1))
    number = next(number for number, film in films if film.moment is not None and film.moment.kind == kind)
    turn = table.history[number - 1].turn
    table.acts.undo_to(number - 1)
    view = LunaTable(driver.app, TableLink(table))
    driver.app.replace(view)
    driver.frames(3)
    return view, turn


def scene_of(view: LunaTable) -> Scene | None:
    showing = view.board.display.choreography.showing
    return showing.scene if isinstance(showing, Show) else None


def begun(driver: Driver, view: LunaTable, turn: tuple[int, ...]) -> None:
    view.link.submit(turn)
    until(lambda: view.board.display.choreography.showing is not None, driver.step)


@pytest.mark.parametrize("name", GAMES)
def test_a_great_moment_comes_nearer_and_goes_back(name: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=PLAIN) as driver:
        view, turn = sit(driver, name, GAMES[name][1])
        begun(driver, view, turn)
        found = scene_of(view)
        assert found is not None and found.moment.kind == GAMES[name][1]
        near = list[float]()
        while True:
            showing = view.board.display.choreography.showing
            if showing is None or showing.scene is not found:
                break
            near.append(found.nearness(showing.time))
            driver.frames(1)
        assert LEAST - 0.1 <= len(near) / 60 <= LONGEST + 0.1
        assert max(near) == 1 and near[0] < 0.1 and near[-1] < 0.2
        until(lambda: not view.board.display.busy, driver.step, pause=0)
        white, area = pygame.Surface(driver.app.canvas.size, 0, 32), view.board.display.layout.free
        white.fill("white")
        found.draw(view.board.display.pen.on(white), area, found.length * found.take.rises)
        inside = area.left + area.width // 10, area.top
        assert sum(white.get_at(inside)[:3]) < 500 < sum(white.get_at(area.center)[:3]), "darker round about"
        sides = [white.get_at((x, area.top)).g for x in (area.left, area.right - 1)]
        assert min(sides) > 245, "no seam beside what stays"
        assert white.get_at((area.left - 2, area.centery)) == pygame.Color("white"), "the panels stay as they are"
        assert view.board.display.choreography.shown == view.board.display.at_rest(view.position)


@pytest.mark.parametrize("press", ["key", "click", "finger", "do", "back"])
def test_any_press_ends_a_great_moment(press: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=PLAIN) as driver:
        view, turn = sit(driver, "luna", "eviction")
        begun(driver, view, turn)
        driver.frames(20)
        assert scene_of(view) is not None
        if press == "key":
            driver.key(pygame.K_SPACE)
        elif press == "click":
            driver.click_at((700, 640))
        elif press == "finger":
            Fingers(driver).tap((700, 640))
        else:  # a button of a pad
            for event in Buttons().press(press):
                pygame.event.post(event)
        driver.frames(2)
        assert scene_of(view) is None and not view.board.display.busy


@pytest.mark.parametrize(
    "more", ["reduced_motion = true\n", "animation_speed = 'instant'\n", "animation_speed = '2'\n"]
)
def test_reduced_motion_and_high_speed_have_no_great_moments(more: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=PLAIN + more) as driver:
        view, turn = sit(driver, "luna", "eviction")
        view.link.submit(turn)
        for _ in range(90):
            driver.step()
            assert scene_of(view) is None


def test_undo_ends_a_great_moment(tmp_path: Path) -> None:
    with driving(tmp_path, more=PLAIN) as driver:
        view, turn = sit(driver, "luna", "eviction")
        before = view.position[:]
        begun(driver, view, turn)
        driver.frames(30)
        assert scene_of(view) is not None
        view.link.undo_to(view.table.length - 1)
        until(lambda: view.position == before, driver.step)
        assert settled(driver).board.display.choreography.shown == view.board.display.at_rest(before)
        assert scene_of(view) is None


def test_at_most_six_great_moments_in_a_game_all_different() -> None:
    director = Director(b"an evening")
    scenes = [director.scene(Moment(f"kind {number % 4}", most=2), 1.0) for number in range(12)]
    shown = [scene for scene in scenes if scene is not None]
    assert len(shown) == MOST == len(TAKES)
    assert len({(scene.take.zoom, scene.take.rises, scene.take.pace) for scene in shown}) == MOST
    assert all(1.04 <= take.zoom <= 1.08 for take in TAKES)
    again, other = Director(b"an evening"), Director(b"another")
    first = [director.scene(Moment("", most=9), 1.0) for director in (again, other) for _ in range(6)]
    assert [scene.take for scene in first[:6] if scene] == [scene.take for scene in shown]
    assert [scene.take for scene in first[6:] if scene] != [scene.take for scene in shown]


def test_the_next_games_of_an_evening_show_a_moment_in_other_ways() -> None:
    """Games of the first set-up all begin alike."""
    evening = Counter[tuple[str, Take]]()
    scenes = [Director(b"the first set-up", evening).scene(Moment("eviction"), 1.0) for _ in TAKES]
    assert len({scene.take for scene in scenes if scene}) == len(TAKES)


@pytest.mark.parametrize("length", [0.1, 0.8, 1.6, 3.9])
def test_a_scene_has_its_length_whatever_the_film(length: float) -> None:
    for seed in range(20):
        scene = Director(bytes([seed])).scene(Moment("one"), length)
        assert scene is not None and LEAST - 1e-9 <= scene.length / scene.take.pace <= LONGEST + 1e-9
        assert scene.length >= length - 1e-9
        assert scene.nearness(0) == 0 and scene.nearness(scene.length) < 1e-9
