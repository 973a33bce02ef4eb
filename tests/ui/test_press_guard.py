"""A press that skips a film or closes something never presses a button that appears after it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import cast

import pygame
import pytest

from luna.games.luna.rules.views import view
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.games.luna.screens.tally import tally
from luna.shell.app import navigation
from luna.shell.app.canvas import Canvas
from luna.shell.app.press_guard import PressGuard
from luna.shell.app.scene import App, Scene, Stage
from luna.shell.app.scene_stack import Stack
from luna.shell.screens.page import lose
from luna.table.link import TableLink
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable, driving, play_out
from tests.ui.hands import new_table

SPACE = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
RELEASED = pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0)


class Page(Scene):
    """A scene with a stage set by the test."""

    stage = Stage()


class Room:
    """A stack with a guard, and one visible page."""

    def __init__(self) -> None:
        self.stack = Stack(lambda: Canvas(1280, 720))
        self.guard = PressGuard(self.stack)
        self.page = self.push(Stage())

    def push(self, stage: Stage) -> Page:
        self.page = Page(cast(App, None))
        self.page.stage = stage
        self.stack.push(self.page)
        self.stack.apply()
        self.guard.seen()
        return self.page

    def click(self, at: tuple[int, int] = (5, 5)) -> bool:
        return self.guard.takes(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))

    def strike(self) -> bool:
        """Press and release a key."""
        taken = self.guard.takes(SPACE)
        self.guard.takes(RELEASED)
        return taken


PRESSES: dict[str, Callable[[Room], bool]] = {
    "key": Room.strike,
    "mouse": Room.click,
    "pad": lambda room: room.guard.press(),
}


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_a_press_before_the_stage_is_drawn_does_not_count(room: Room, press: Callable[[Room], bool]) -> None:
    assert press(room)
    room.guard.update(1.0)
    room.page.stage = Stage("button")
    assert not press(room)
    assert room.guard.seen()
    room.guard.update(1.0)
    assert press(room)


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_each_press_in_the_pause_restarts_it(room: Room, press: Callable[[Room], bool]) -> None:
    room.page.stage = Stage("button", 0.4)
    room.guard.seen()
    for _ in range(20):
        room.guard.update(0.3)
        assert not press(room)
    room.guard.update(0.45)
    assert press(room)
    assert press(room), "the pause is over"


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_repeated_presses_skip_narration(room: Room, press: Callable[[Room], bool]) -> None:
    for beat in range(4):
        room.page.stage = Stage(beat, 0.4, renews=False)
        room.guard.seen()
        taken = []
        for _ in range(4):
            room.guard.update(0.2)
            taken.append(press(room))
        assert any(taken[1:]) and not taken[0], "not in the pause, and not much later"


def test_a_key_held_from_before_is_ignored_until_released(room: Room) -> None:
    assert room.guard.takes(SPACE)
    room.push(Stage())
    for _ in range(100):
        room.guard.update(0.1)
        assert not room.guard.takes(SPACE), "it repeats"
    assert room.guard.takes(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)), "another key counts"
    room.guard.takes(RELEASED)
    assert room.guard.takes(SPACE)


def test_a_key_that_goes_down_too_early_does_not_count_while_it_is_held(room: Room) -> None:
    room.page.stage = Stage("button", 0.4)
    room.guard.seen()
    for _ in range(20):
        assert not room.guard.takes(SPACE)
        room.guard.update(0.1)
    assert room.guard.takes(RELEASED)
    assert not room.strike(), "the pause begins with the release"
    room.guard.update(0.5)
    assert room.strike()


def test_lost_key_releases_block_no_key(room: Room) -> None:
    assert room.guard.takes(SPACE)
    room.push(Stage())
    room.guard.takes(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert room.guard.takes(SPACE)


def test_the_second_half_of_a_double_click_presses_nothing_in_a_new_stage(room: Room) -> None:
    assert room.click() and room.click(), "in one stage both count"
    room.push(Stage())
    room.guard.update(0.2)
    assert not room.click((9, 5))
    assert room.click((60, 5)), "elsewhere it is another click"
    room.push(Stage())
    room.guard.update(0.5)
    assert room.click((60, 5)), "later it is another click"


def test_typing_and_scrolling_wait_only_for_the_picture(room: Room) -> None:
    late = [pygame.event.Event(kind) for kind in (pygame.TEXTINPUT, pygame.MOUSEWHEEL)]
    room.page.stage = Stage("field", 5.0)
    assert not any(map(room.guard.takes, late))
    room.guard.seen()
    assert all(map(room.guard.takes, late))
    assert room.guard.takes(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1)), "a release always counts"


# ---- in the program


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with driving(tmp_path_factory.mktemp("guard"), more="welcomed = true\n") as made:
        yield made


def _key(driver: Driver) -> None:
    for event in (SPACE, RELEASED):
        pygame.event.post(event)


def _pad(driver: Driver) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=pygame.CONTROLLER_BUTTON_A))


def _click(driver: Driver) -> None:
    top = driver.app.scenes[-1]
    at = top.sheet.button.center if isinstance(top, ScoringScene) else (100, 640)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))


MEANS = pytest.mark.parametrize("press", [_key, _pad, _click])
Means = Callable[[Driver], None]


def _scoring(driver: Driver) -> ScoringScene:
    table = new_table(2, "preset", None)
    chance = random.Random(3)
    while view(table.position).round == 1:
        table.acts.submit(random_turn(table.position, chance))
    events = list(table.events_of(table.length))
    seen = view(table.position)
    scene = ScoringScene(driver.app, events, ("A", "B"), seen)
    driver.app.replace(scene)
    driver.frames()
    driver.rest()
    return scene


def _hammer(driver: Driver, press: Means, times: int = 30) -> None:
    """Press five times a second."""
    for _ in range(times):
        press(driver)
        driver.frames(12)


@MEANS
def test_hammering_through_a_scoring_does_not_press_its_button(driver: Driver, press: Means) -> None:
    scene = _scoring(driver)
    _hammer(driver, press)
    assert scene.complete and driver.app.scenes[-1] is scene
    driver.frames(30)
    press(driver)
    driver.frames()
    assert scene not in driver.app.scenes


@MEANS
def test_hammering_through_the_finale_does_not_close_it(driver: Driver, press: Means) -> None:
    table = new_table(2, "preset", None)
    play_out(table)
    view_ = LunaTable(driver.app, TableLink(table))
    driver.app.replace(view_)
    driver.frames()
    told = tally(driver.app, table)
    scene = FinaleScene(driver.app, told, view_.names, view_.company.faces, lambda: view_.board.display.pen)
    driver.app.push(scene)
    driver.frames(1)
    driver.frames(40)
    _hammer(driver, press, 10)
    assert scene.complete and driver.app.scenes[-1] is scene
    driver.app.pop(scene)
    driver.frames()


@pytest.mark.parametrize("press", [_key, _pad])
def test_a_question_is_not_answered_by_the_presses_that_came_before_it(driver: Driver, press: Means) -> None:
    answered = list[bool]()
    question = lose(driver.app, None, lambda: answered.append(True))
    driver.app.push(question)
    driver.frames(1)
    question.ring.to(question.ring.named("yes"))
    if press is _key:
        _hammer(driver, press, 5)
    else:
        for _ in range(5):
            press(driver)
            driver.frames(12)
    assert not answered and driver.app.scenes[-1] is question
    driver.frames(30)
    press(driver)
    driver.frames()
    assert answered == [True]


def test_a_new_toast_takes_no_click(driver: Driver) -> None:
    navigation.leave(driver.app)
    driver.rest()
    toasts = driver.app.toasts
    toasts.say("One")
    driver.frames(3)
    assert toasts._place is not None
    at, heard = toasts._place.center, list[int]()
    driver.app.scenes[-1].handle = lambda event: heard.append(event.type) or False  # type: ignore[method-assign,func-returns-value]

    def click() -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
        driver.frames(1)

    click()
    assert toasts.shown == "One" and heard == [pygame.MOUSEBUTTONDOWN], "it was meant for what lies below"
    driver.frames(30)
    click()
    assert toasts.shown is None
    click()
    assert heard == [pygame.MOUSEBUTTONDOWN], "the second half of a double click"
    driver.frames(30)
    click()
    assert len(heard) == 2


def test_of_three_quick_clicks_the_third_counts_again() -> None:
    """The guard drops the second half of a double click, not every click of an impatient hand."""
    guard = PressGuard(Stack(lambda: Canvas(1280, 720)))
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(50, 50), button=1)
    assert guard.takes(click)
    guard.spent()  # the first click changed the stage
    guard.update(0.2)
    assert not guard.takes(click)
    guard.update(0.2)
    assert guard.takes(click)
