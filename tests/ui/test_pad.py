"""The gamepad: buttons and sticks, plugged in and out, in menus and at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.shell.app import navigation
from luna.shell.input import pad
from luna.shell.input.commands import SHELL, by_name
from luna.shell.input.pad import Pad
from luna.shell.screens.menu import MenuScene
from tests.ui.driver import Driver, LunaTable, driving

FULL = 32767


def button(number: int, *, up: bool = False, which: int = 0) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    return pygame.event.Event(kind, instance_id=which, button=number)


def axis(number: int, share: float, which: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=which, axis=number, value=round(share * FULL))


LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


def test_a_stick_has_a_dead_zone_and_lets_go_later_than_it_takes() -> None:
    made = Pad()
    shares = (0.3, 0.55, 0.62, 0.9, 0.5, 0.45, 0.39, 0.55, 0.61)
    assert [made.take(axis(LEFT_X, share)) for share in shares] == [
        None, None, "left-right", None, None, None, None, None, "left-right"
    ]  # fmt: skip


def test_the_greater_way_of_a_stick_counts() -> None:
    made = Pad()
    assert made.take(axis(LEFT_X, -0.7)) == "left-left"
    assert made.take(axis(LEFT_Y, 0.5)) is None
    assert made.take(axis(LEFT_Y, 0.8)) == "left-down"
    assert made.take(axis(LEFT_X, 0.0)) is None
    assert made.take(axis(LEFT_Y, 0.0)) is None
    assert made.take(axis(pygame.CONTROLLER_AXIS_RIGHTY, -1.0)) == "right-up"


def test_a_trigger_is_a_button() -> None:
    made = Pad()
    pulls = (0.2, 0.7, 1.0, 0.5, 0.1, 0.8)
    assert [made.take(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, pull)) for pull in pulls] == [
        None, "rt", None, None, None, "rt"
    ]  # fmt: skip


def repeats(made: Pad, steps: int) -> list[str]:
    return [name for _ in range(steps) if (name := made.update(0.05))]


def test_directions_repeat_while_they_are_held_and_nothing_else_does() -> None:
    made = Pad()
    assert made.take(button(pygame.CONTROLLER_BUTTON_DPAD_UP)) == "pad-up"
    assert repeats(made, 7) == []
    assert len(repeats(made, 20)) == 8
    made.take(button(pygame.CONTROLLER_BUTTON_DPAD_UP, up=True))
    assert repeats(made, 40) == []
    assert made.take(button(pygame.CONTROLLER_BUTTON_A)) == "a"
    assert repeats(made, 40) == []
    made.take(axis(LEFT_X, 1.0))
    assert set(repeats(made, 40)) == {"left-right"}
    made.take(axis(LEFT_X, 0.0))
    assert repeats(made, 40) == []


def test_a_pad_that_is_pulled_out_holds_nothing_any_more() -> None:
    made = Pad()
    made.take(axis(LEFT_X, 1.0, which=3))
    made.take(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3))
    assert repeats(made, 40) == []
    assert made.take(axis(LEFT_X, 1.0, which=3)) == "left-right"


def test_two_pads_are_one_hand() -> None:
    made = Pad()
    assert made.take(axis(LEFT_X, 1.0, which=1)) == "left-right"
    assert made.take(axis(LEFT_X, -1.0, which=2)) == "left-left"


def test_what_is_plugged_in_badly_or_unknown_does_no_harm() -> None:
    made = Pad()
    made.open()
    assert made.take(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99)) is None
    assert made.take(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99)) is None
    assert made.take(button(pygame.CONTROLLER_BUTTON_GUIDE)) is None
    assert made.take(axis(17, 1.0)) is None
    assert not made.plugged
    made.close()


@pytest.fixture
def title(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        navigation.leave(driver.app)
        driver.frames()
        yield driver


def push(driver: Driver, number: int) -> None:
    pygame.event.post(button(number))
    pygame.event.post(button(number, up=True))
    driver.frames()


def test_from_the_title_to_the_table_and_back_with_a_pad(title: Driver) -> None:
    walk_to(title, "new")
    push(title, pygame.CONTROLLER_BUTTON_A)
    assert title.top == "NewGameScene"
    push(title, pygame.CONTROLLER_BUTTON_B)
    assert title.top == "TitleScene"
    push(title, pygame.CONTROLLER_BUTTON_A)
    walk_to(title, "begin")
    push(title, pygame.CONTROLLER_BUTTON_A)
    assert isinstance(title.app.scenes[-1], LunaTable)
    push(title, pygame.CONTROLLER_BUTTON_START)
    assert title.top == "OverlayScene"
    push(title, pygame.CONTROLLER_BUTTON_START)
    assert isinstance(title.app.scenes[-1], LunaTable)


def walk_to(driver: Driver, name: str) -> None:
    """With the shoulder button: the next thing, until it is that one."""
    for _ in range(60):
        assert isinstance(driver.app.scenes[-1], MenuScene)
        focused = driver.menu.ring.focused
        if focused is not None and focused.name == name:
            return
        push(driver, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    raise AssertionError(f"{name} cannot be reached")


def test_changed_buttons_do_what_they_were_given(title: Driver) -> None:
    title.app.pad.map.bind("do", "y")
    walk_to(title, "new")
    push(title, pygame.CONTROLLER_BUTTON_A)  # means the log now, of which a menu knows nothing
    assert title.top == "TitleScene"
    push(title, pygame.CONTROLLER_BUTTON_Y)
    assert title.top == "NewGameScene"


def test_what_is_held_does_not_go_on_in_another_screen(title: Driver) -> None:
    walk_to(title, "new")
    pygame.event.post(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    title.frames()
    focused = title.menu.ring.focused
    assert focused is not None and focused.name != "new"
    title.menu.ring.to(title.widget("new"))
    title.menu.ring.named("new").press()
    title.frames()
    before = title.menu.ring.focused
    title.frames(90)
    assert title.top == "NewGameScene" and title.menu.ring.focused is before


def test_every_screen_of_the_pad_has_its_key() -> None:
    """What a menu needs of the pad are commands that have a key there."""
    assert {"up", "down", "left", "right", "do", "back", "next", "previous"} <= set(pad.KEYS)
    assert all(by_name(SHELL)[command].buttons for command in pad.KEYS)
