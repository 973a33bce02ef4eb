"""The pages of circles: founding, joining, signing, tournaments, in any size and language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pygame
import pytest
from pygame_gui import UIManager

from luna.circle.entries import EVERYBODY, SWISS, Tournament
from luna.circle.games import State
from luna.circle.sheet import Outcome, Sheet, of_game
from luna.circle.shelf import LocalCircle, Shelf
from luna.log.replay import game_of, load
from luna.shell.app import navigation
from luna.shell.records import exchange
from luna.shell.records.circle_facts import digits
from luna.shell.screens.circle import VIEWS, CircleScene, judging
from luna.shell.screens.circle_pages import AddGameScene, LinkScene
from luna.shell.screens.circles import CirclesScene
from luna.shell.screens.tournaments import CupScene, NewCupScene
from luna.shell.widgets import Card, gui
from luna.shell.widgets.figures import Figures
from tests import patience
from tests.circle.people import People
from tests.ui.driver import Driver, a_game, driving

pytest.importorskip("openskill", reason="the environment is older than requirements.txt")


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path / "home", more='player = "Anna"\n') as made:
        navigation.leave(made.app)
        made.frames(4)
        yield made


def top(driver: Driver) -> object:
    return driver.app.scenes[-1]


def circles(driver: Driver) -> CirclesScene:
    scene = CirclesScene(driver.app)
    driver.app.push(scene)
    driver.frames(3)
    return scene


def a_circle(driver: Driver) -> CircleScene:
    """A circle of three people with games, on the screen; the machine is Anna's."""
    people = People("Anna", "Bruno", "Carla")
    people.play(["Anna", "Bruno"], [50, 40])
    people.play(["Carla", "Anna", "Bruno"], [60, 50, 40])
    people.sign(people.result(["Anna", "Bruno"], [1, 2]), "Bruno")
    shelf = Shelf(driver.app.home)
    shelf._take_in(people.circle, people.keys["Anna"], "Friends")
    circles(driver)
    driver.click("circle-0")
    scene = top(driver)
    assert isinstance(scene, CircleScene)
    return scene


def _sheet(path: Path) -> Sheet:
    """The sheet of a saved game, finished or not."""
    loaded = load(game_of(path), path)
    return of_game(loaded.header, loaded.header.seats, loaded.turns, loaded.after.digest)


def rows(driver: Driver, begin: str) -> list[Card]:
    return [one for one in driver.menu.ring.widgets if isinstance(one, Card) and one.name.startswith(begin)]


def test_a_circle_is_founded_and_a_friend_joins(driver: Driver, tmp_path: Path) -> None:
    circles(driver)
    driver.click("name")
    driver.write("Thursday")
    driver.click("found")
    driver.frames(3)
    here = top(driver)
    assert isinstance(here, CircleScene) and here.title == "Thursday"
    driver.click("invite")
    driver.frames(3)
    page = top(driver)
    assert isinstance(page, LinkScene)
    friend = Shelf(tmp_path / "friend")
    friend.give(friend.accept(page.link, "Bruno"), tmp_path / "bruno.circle")
    page.back()
    driver.frames()
    exchange.take_in(driver.app, tmp_path / "bruno.circle")  # dropped onto the window
    driver.frames(4)
    here.put(view="members")
    driver.frames()
    assert [row.words for row in rows(driver, "member-")] == ["Anna", "Bruno"]


def test_a_circle_needs_a_name(driver: Driver) -> None:
    circles(driver)
    driver.click("found")
    driver.frames(3)
    assert isinstance(top(driver), CirclesScene) and driver.app.toasts.shown == "Please type a name."


def test_the_league_and_the_games_that_wait(driver: Driver) -> None:
    scene = a_circle(driver)
    table = driver.widget("league")
    assert isinstance(table, Figures)
    assert [line.name for line in table.lines] == ["1.  Anna", "2.  Carla", "3.  Bruno"]
    assert table.lines[0].lit and table.lines[0].cells[:4] == ("2", "1", "1.50", "67%")
    met = driver.widget("met")
    assert isinstance(met, Figures) and ("Bruno", ("2", "0", "0")) in [line[:2] for line in met.lines]
    scene.put(view="results")
    driver.frames()
    assert "not signed by Anna" in rows(driver, "game-")[0].told
    driver.click("sign-all")
    driver.frames(3)
    assert all(row.told.startswith("Counts.") for row in rows(driver, "game-"))
    assert all("Not checked against the rules" in row.told for row in rows(driver, "game-")), "no score sheet is here"
    assert not scene.found.waiting


def test_keys_with_the_same_beginning_are_distinguishable(driver: Driver) -> None:
    """Making a key with the same six digits as another takes minutes."""
    key = bytes(range(32))
    other = key[:3] + key[:29]
    assert digits(key) == "0001 0203 0405 0607" != digits(other)
    scene = a_circle(driver)
    scene.put(view="members")
    driver.frames()
    bruno = next(one for one in scene.found.circle.present if one.name == "Bruno")
    assert any(digits(bruno.key) in str(row.told) for row in rows(driver, "member-"))
    assert digits(scene.found.held.me.key) in str(rows(driver, "member-0")[0].told), "others ask for the own ones"


def test_a_finished_game_is_signed(driver: Driver) -> None:
    a_game(driver.app.saves, orders=("yellow", "red"))
    scene = a_circle(driver)
    scene.put(view="results")
    driver.frames()
    driver.click("add")
    driver.frames(3)
    driver.click("save-0")
    page = top(driver)
    assert isinstance(page, AddGameScene)
    page._sits(1, next(key for key, name in scene.found.names.items() if name == "Bruno"))
    driver.frames()
    driver.click("sign")
    driver.frames(4)
    assert top(driver) is scene
    (one,) = [one for one in scene.found.played if one.checked]
    assert one.state is State.UNSIGNED and one.missing == [1]


def test_games_are_checked_once_in_a_thread_with_progress(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    path = a_game(driver.app.saves, 6, ("yellow", "red"))
    gate, played = Event(), list[bytes]()

    def slow(sheet: Sheet) -> Outcome | None:
        assert current_thread() is not main_thread()
        gate.wait(patience.seconds(20))
        played.append(sheet.digest)
        return None

    sheet = _sheet(path)
    people = People("Anna", "Bruno")
    result = people.result(["Anna", "Bruno"], [50, 40])._replace(sheet=sheet.digest)
    people.sign(result, "Anna")
    outcome = cached_property(slow)
    outcome.__set_name__(Sheet, "outcome")
    monkeypatch.setattr(Sheet, "outcome", outcome)
    shelf = Shelf(driver.app.home)
    shelf._take_in(people.circle.plus(sheets=[sheet]), people.keys["Anna"], "Friends")
    scene = CirclesScene(driver.app)
    driver.app.push(scene)
    said = driver.app.catalogue("circle-judging", done=0, count=1)
    patience.until(lambda: said in [node.name for node in scene.outline().nodes], driver.app.frame)
    gate.set()
    patience.until(lambda: scene.circles, driver.frames)
    assert scene.circles and not judging(driver.app) and played == [sheet.digest]
    driver.click("circle-0")
    driver.app.library.wait(patience.seconds(5))
    assert played == [sheet.digest]


def test_a_non_player_cannot_sign_and_is_told_so(driver: Driver) -> None:
    a_game(driver.app.saves, orders=("yellow", "red"))
    scene = a_circle(driver)
    scene.put(view="results")
    driver.frames()
    driver.click("add")
    driver.frames(3)
    driver.click("save-0")
    page = top(driver)
    assert isinstance(page, AddGameScene)
    page._sits(0, b"")
    page._sits(1, b"")
    driver.frames()
    driver.click("sign")
    assert top(driver) is page


def test_a_tournament_from_the_form_to_its_second_round(driver: Driver) -> None:
    scene = a_circle(driver)
    scene.put(view="tournaments")
    driver.frames()
    driver.click("new-cup")
    driver.frames(3)
    form = top(driver)
    assert isinstance(form, NewCupScene)
    form.put(form_=SWISS)
    driver.frames()
    driver.click("begin")
    driver.frames(4)
    assert top(driver) is scene
    driver.click("cup-0")
    driver.frames(3)
    cup = top(driver)
    assert isinstance(cup, CupScene) and len(cup.course.rounds) == 1
    driver.click("close")  # a game is open, so it asks
    driver.frames()
    driver.click("yes")
    driver.frames(4)
    driver.click("cup-0")
    driver.frames(3)
    again = top(driver)
    assert isinstance(again, CupScene) and len(again.course.rounds) == 2


def test_two_machines_write_into_one_circle(driver: Driver) -> None:
    """Another program in the same folder has written: nothing is lost, and the page shows it when it returns."""
    scene = a_circle(driver)
    other = Shelf(driver.app.home)
    (held,) = other.all()
    body = Tournament(
        "Cup", EVERYBODY, "luna", 2, 1, 1, bytes(16), (scene.found.held.me.key, *list(scene.found.names)[1:])
    )
    other.say(held, body)
    scene.put(view="members")
    driver.frames()
    scene.form.entries["alias"].put("Anne")
    driver.click("rename")
    driver.frames(4)
    assert len(scene.found.circle.tournaments) == 1 and "Anne" in scene.found.names.values()


@pytest.mark.parametrize(("language", "size", "text"), [("de", (1280, 720), 150), ("fr", (960, 540), 100)])
def test_every_view_is_laid_out(tmp_path: Path, language: str, size: tuple[int, int], text: int) -> None:
    with driving(tmp_path / "home", size, language, f'player = "Anna"\ntext_size = {text}\n') as driver:
        navigation.leave(driver.app)
        driver.frames(4)
        scene = a_circle(driver)
        for number in range(len(VIEWS)):
            scene.put(view=VIEWS[number])
            driver.frames()
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def test_an_invited_friend_without_the_others_entries_is_told_what_to_do(driver: Driver, tmp_path: Path) -> None:
    friend = Shelf(tmp_path / "friend")
    held: LocalCircle = friend.found("Far away", "Zoe")
    Shelf(driver.app.home).accept(friend.invite(held), "Anna")
    circles(driver)
    (row,) = rows(driver, "circle-")
    assert row.words == "Far away" and "take in a member" in row.told
    driver.click("circle-0")
    assert isinstance(top(driver), CircleScene)
    assert not driver.widget("invite").enabled


def test_pages_with_text_entries_share_one_gui(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Creating one takes 25 ms. Text typed on a page is not on the next one, and two open pages have one each."""
    made = list[UIManager]()

    def manager(*args: Any, **more: Any) -> UIManager:
        made.append(UIManager(*args, **more))
        return made[-1]

    monkeypatch.setattr(gui, "UIManager", manager)
    monkeypatch.setattr(gui, "_SPARE", {})
    navigation.leave(driver.app)
    driver.frames()
    for _ in range(3):
        driver.app.push(CirclesScene(driver.app))
        driver.frames()
        name = driver.menu.form.entries["name"]
        assert name.text == ""
        driver.click("name")
        driver.write("Thursday")
        assert name.text == "Thursday"
        driver.app.pop(driver.menu)
        driver.frames()
    assert len(made) == 1
    for _ in range(2):
        driver.app.push(CirclesScene(driver.app))
        driver.frames()
    one, two = (scene for scene in driver.app.scenes if isinstance(scene, CirclesScene))
    assert one.form.gui is not None and two.form.gui is not None
    assert one.form.gui.manager is not two.form.gui.manager and len(made) == 2


def test_the_background_of_pages_is_prepared_on_the_title(driver: Driver) -> None:
    navigation.leave(driver.app)
    driver.frames(4)
    scenery, canvas = driver.app.scenery, driver.menu.canvas
    foreseen = scenery._soft
    assert foreseen is not None
    scenery._soft = None
    assert pygame.image.tobytes(scenery.soft(canvas), "RGB") == pygame.image.tobytes(foreseen, "RGB")
