"""Keys by symbol on every layout, gamepads, and how both are changed and named."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from luna.games.luna.client import CLIENT
from luna.shell.app import navigation
from luna.shell.app.loop import Loop
from luna.shell.app.settings import LANGUAGES, load
from luna.shell.input import keys, pad
from luna.shell.input.commands import SHELL, Command, by_name, sections
from luna.shell.input.keys import Bindings, Keymap, key_name
from luna.shell.input.pad import Pad
from luna.shell.screens.key_bindings import name_of
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.settings import SettingsScene
from luna.text import Catalogue
from tests.ui.driver import Driver, LunaTable, driving

SECTIONS = sections(CLIENT.commands)
COMMANDS = by_name(SECTIONS)
DEFAULTS = {name: command.keys for name, command in COMMANDS.items()}
BUTTONS = {name: command.buttons for name, command in COMMANDS.items()}


def down(key: int, symbol: str = "", mod: int = 0, place: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, unicode=symbol, mod=mod, scancode=place)


@pytest.fixture
def keymap() -> Keymap:
    return Keymap(Catalogue("en"), COMMANDS)


# ---- layouts


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (down(pygame.K_z, "z", place=pygame.KSCAN_Y), "undo"),  # QWERTZ: Z is where QWERTY has Y
        (down(pygame.K_y, "y", place=pygame.KSCAN_Z), "yes"),
        (down(pygame.K_z, "\x1a", pygame.KMOD_LCTRL, pygame.KSCAN_Y), "undo"),
        (down(pygame.K_y, "\x19", pygame.KMOD_RCTRL, pygame.KSCAN_Z), "redo"),
        (down(pygame.K_z, "\x1a", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, pygame.KSCAN_Y), "redo"),
        (down(pygame.K_a, "a", place=pygame.KSCAN_Q), "appoint"),  # AZERTY
        (down(pygame.K_m, "m", place=pygame.KSCAN_SEMICOLON), "meditate"),
        (down(pygame.K_AMPERSAND, "&", place=pygame.KSCAN_1), "island-1"),
        (down(233, "é", place=pygame.KSCAN_2), "island-2"),
        (down(pygame.K_AMPERSAND, "1", pygame.KMOD_LSHIFT, pygame.KSCAN_1), "island-1"),
        (down(224, "à", place=pygame.KSCAN_0), "temple"),
        (down(1092, "ф", place=pygame.KSCAN_A), "appoint"),  # another alphabet is bound by position
        (down(pygame.K_KP3, "3"), "island-3"),
        (down(pygame.K_KP_ENTER, "\r"), "do"),
        (down(pygame.K_f, "F", pygame.KMOD_CAPS), "favour"),
        (down(pygame.K_TAB, "\t"), "next"),
        (down(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), "previous"),
        (down(pygame.K_BACKSPACE, "\x08", pygame.KMOD_LCTRL), "reset"),
        (down(pygame.K_BACKSPACE, "\x08"), None),
        (down(pygame.K_BACKSPACE, "\x08", pygame.KMOD_LMETA), "reset"),  # a Mac's command key
        (down(pygame.K_f, "\x06", pygame.KMOD_LCTRL), None),
        (down(pygame.K_LALT, mod=pygame.KMOD_LALT), "reveal"),
    ],
    ids=str,
)
def test_keys_are_found_on_several_keyboard_layouts(
    event: pygame.event.Event, command: str | None, keymap: Keymap
) -> None:
    assert keymap.command(event) == command


def test_no_command_has_only_a_key_that_some_layouts_lack() -> None:
    for command, bound in DEFAULTS.items():
        assert not bound or bound[0] not in "/?+[]\\{}|@#", command


def test_no_two_commands_share_a_default() -> None:
    for defaults in (DEFAULTS, BUTTONS):
        bound = list(itertools.chain(*defaults.values()))
        assert len(bound) == len(set(bound))
    assert {name for bound in BUTTONS.values() for name in bound} <= set(pad.NAMES)


def test_a_game_adds_commands_and_takes_none_away() -> None:
    found = sections(
        {"own": {"take": Command(("t",))}, "open": {"heap": Command(("h",), after="log"), "last": Command()}}
    )
    assert list(found) == ["own", *SHELL] and list(found["own"]) == ["take"]
    log, *others = SHELL["open"]
    assert list(found["open"]) == [log, "heap", *others, "last"]
    assert all(found[section].items() >= commands.items() for section, commands in SHELL.items())
    assert sections({}) == SHELL


def test_changes_of_another_games_keys_are_kept() -> None:
    other = by_name(sections({"own": {"take": Command(("t",))}}))
    keymap = Keymap(Catalogue("en"), other, {"favour": "t", "take": "g"})
    assert keymap.command(down(pygame.K_t, "t")) is None and keymap.command(down(pygame.K_g, "g")) == "take"
    keymap.bind("log", "t")
    assert Keymap(Catalogue("en"), COMMANDS, keymap.changes).first("favour") == "t"


# ---- bindings


def test_two_commands_swap_keys(keymap: Keymap) -> None:
    assert keymap.bind("log", "f") == "favour"
    assert keymap.command(down(pygame.K_f, "f")) == "log"
    assert keymap.command(down(pygame.K_l, "l")) == "favour"
    assert keymap.changes == {"log": "f", "favour": "l"}
    assert keymap.reset("favour") == "log"
    assert not keymap.changes


def test_a_free_key_and_a_further_key(keymap: Keymap) -> None:
    assert keymap.bind("log", "g") is None
    assert keymap.command(down(pygame.K_l, "l")) is None
    assert keymap.bind("hint", "+") is None  # a second key of "more", which keeps its first
    assert keymap.command(down(pygame.K_PLUS, "+")) == "hint"
    assert keymap.key("more") == "Page Up"
    keymap.reset_all()
    assert keymap.command(down(pygame.K_PLUS, "+")) == "more"


def test_there_is_always_a_way_out(keymap: Keymap) -> None:
    keymap.bind("log", "escape")
    assert keymap.command(down(pygame.K_ESCAPE)) == "back"
    keymap.bind("back", "q")
    assert keymap.command(down(pygame.K_q, "q")) == keymap.command(down(pygame.K_ESCAPE)) == "back"


def test_any_order_of_changes_keeps_one_command_for_each_key() -> None:
    chance = random.Random(5)
    bindings = Bindings(DEFAULTS, keys.FIXED)
    names = ["q", "f", "l", "page up", "z", "ctrl+z", "return", "escape", "7", "+"]
    for _ in range(400):
        chance.choice((bindings.bind, lambda command, _: bindings.reset(command)))(
            chance.choice(list(DEFAULTS)), chance.choice(names)
        )
        firsts = {command: bindings.first(command) for command in DEFAULTS if bindings.first(command)}
        assert len(firsts) == len(set(firsts.values()))
        assert all(bindings.owner(key) == command for command, key in firsts.items())
        again = Bindings(DEFAULTS, keys.FIXED, bindings.changes)
        assert {command: again.first(command) for command in DEFAULTS} == {
            command: bindings.first(command) for command in DEFAULTS
        }
    bindings.reset_all()
    assert all(bindings.first(command) == bound[0] for command, bound in DEFAULTS.items() if bound)


def test_invalid_bindings_are_dropped() -> None:
    keymap = Keymap(Catalogue("en"), COMMANDS, {"fly": "f", "log": "escape", "hint": "q", "rules": "q"})
    assert keymap.changes == {"fly": "f", "hint": "q"}, "another game may have a command to fly"
    assert keymap.command(down(pygame.K_f, "f")) == "favour"


def test_a_pressed_key_is_stored_by_its_symbol(keymap: Keymap) -> None:
    assert keymap.chord(down(pygame.K_AMPERSAND, "&", place=pygame.KSCAN_1)) == "1"
    assert keymap.chord(down(pygame.K_q, "q")) == "q"
    assert keymap.chord(down(pygame.K_F3)) == "f3"
    assert keymap.chord(down(pygame.K_g, "\x07", pygame.KMOD_LCTRL)) == "ctrl+g"
    assert keymap.chord(down(pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)) == ""


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = Catalogue(language)
    app = cast(Loop, SimpleNamespace(catalogue=words, game="luna"))
    for command, bound in DEFAULTS.items():
        assert name_of(app, command)
        assert all(key_name(words, key) for key in bound)
    assert all(pad.button_name(words, button) for button in pad.NAMES)
    assert all(words(f"keys-section-{section}") for section in SECTIONS)
    assert not words.missing and not words.faulty


def test_keys_are_said_in_the_players_language() -> None:
    drawn = {language: Keymap(Catalogue(language), COMMANDS).key("more") for language in LANGUAGES}
    assert drawn == {"en": "Page Up", "de": "Bild auf", "fr": "Page préc.", "nl": "Page Up"}
    assert key_name(Catalogue("de"), "ctrl+shift+z") == "Strg+Umschalt+Z"
    assert key_name(Catalogue("fr"), "return") == "Entrée"
    assert key_name(Catalogue("en"), "+") == "+" and key_name(Catalogue("en"), "ctrl++") == "Ctrl++"
    assert key_name(Catalogue("de"), "ß") == "ß"
    assert key_name(Catalogue("en"), "f10") == "F10"


# ---- the page of the settings


@pytest.fixture
def page(tmp_path: Path) -> Driver:  # type: ignore[misc]
    with driving(tmp_path, more="welcomed = true\n") as driver:
        scene = SettingsScene(driver.app)
        driver.app.push(scene)
        driver.frames()
        scene.show("keys")
        driver.frames()
        yield driver


def test_a_key_is_changed_and_kept(page: Driver, tmp_path: Path) -> None:
    page.widget("key-log").press()
    page.frames()
    assert page.top == "CaptureScene"
    page.key(pygame.K_LSHIFT)  # only a modifier: still waiting
    assert page.top == "CaptureScene"
    press(page, pygame.K_f, "f")
    assert page.top == "SettingsScene"
    assert page.app.keys.key("log") == "F" and page.app.keys.key("favour") == "L"
    assert page.app.toasts.shown == "F now means “Log”, and “Priest’s Favour” has L."
    assert load(tmp_path, "en")[0].keys == {"log": "f", "favour": "l"}
    page.widget("keys-reset-all").press()
    page.frames()
    assert page.app.keys.key("log") == "L"
    assert load(tmp_path, "en")[0].keys == {}


def test_escape_changes_nothing_and_backspace_brings_the_default(page: Driver) -> None:
    page.widget("key-log").press()
    page.frames()
    page.key(pygame.K_ESCAPE)
    assert page.top == "SettingsScene" and not page.app.keys.changes
    for key, symbol, drawn in ((pygame.K_q, "q", "Q"), (pygame.K_BACKSPACE, "\x08", "L")):
        page.widget("key-log").press()
        page.frames()
        press(page, key, symbol)
        assert page.app.keys.key("log") == drawn


def test_a_button_is_changed_and_kept(page: Driver, tmp_path: Path) -> None:
    page.widget("pad-hint").press()
    page.frames()
    press(page, pygame.K_q, "q")  # a button is wanted, not a key
    assert page.top == "CaptureScene"
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=pygame.CONTROLLER_BUTTON_Y))
    page.frames()
    assert page.app.pad.map.owner("y") == "hint"
    assert page.app.toasts.shown == "Y now means “Hint”; “Log” is left without one."
    assert load(tmp_path, "en")[0].pad == {"hint": "y", "log": ""}


def test_defaults_of_all_settings_bring_back_the_keys(page: Driver) -> None:
    page.app.keys.bind("log", "q")
    page.widget("defaults").press()
    page.frames()
    assert page.app.keys.key("log") == "L" and page.app.settings.keys == {}


def press(page: Driver, key: int, symbol: str) -> None:
    pygame.event.post(down(key, symbol))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    page.frames()


FULL = 32767


def button(number: int, *, up: bool = False, which: int = 0) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    return pygame.event.Event(kind, instance_id=which, button=number)


def axis(number: int, share: float, which: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=which, axis=number, value=round(share * FULL))


LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


def test_a_stick_has_a_dead_zone_with_hysteresis() -> None:
    made = Pad()
    shares = (0.3, 0.55, 0.62, 0.9, 0.5, 0.45, 0.39, 0.55, 0.61)
    assert [made.take(axis(LEFT_X, share)) for share in shares] == [
        None, None, "left-right", None, None, None, None, None, "left-right"
    ]  # fmt: skip


def test_the_stronger_axis_of_a_stick_counts() -> None:
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


def test_unplugging_a_pad_releases_its_buttons() -> None:
    made = Pad()
    made.take(axis(LEFT_X, 1.0, which=3))
    made.take(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3))
    assert repeats(made, 40) == []
    assert made.take(axis(LEFT_X, 1.0, which=3)) == "left-right"


def test_two_pads_act_as_one() -> None:
    made = Pad()
    assert made.take(axis(LEFT_X, 1.0, which=1)) == "left-right"
    assert made.take(axis(LEFT_X, -1.0, which=2)) == "left-left"


def test_broken_or_unknown_devices_do_no_harm() -> None:
    made = Pad()
    made.open()
    assert made.take(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99)) is None
    assert made.take(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99)) is None
    assert made.take(button(pygame.CONTROLLER_BUTTON_GUIDE)) is None
    assert made.take(axis(17, 1.0)) is None
    assert not made._open
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
    """Press the shoulder button until that thing has the focus."""
    for _ in range(60):
        assert isinstance(driver.app.scenes[-1], MenuScene)
        focused = driver.menu.ring.focused
        if focused is not None and focused.name == name:
            return
        push(driver, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    raise AssertionError(f"{name} cannot be reached")


def test_changed_buttons_have_their_new_commands(title: Driver) -> None:
    title.app.pad.map.bind("do", "y")
    walk_to(title, "new")
    push(title, pygame.CONTROLLER_BUTTON_A)  # now means the log, which a menu does not have
    assert title.top == "TitleScene"
    push(title, pygame.CONTROLLER_BUTTON_Y)
    assert title.top == "NewGameScene"


def test_a_held_direction_stops_at_another_screen(title: Driver) -> None:
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


def test_losing_the_pad_is_reported_and_shows_keys(title: Driver) -> None:
    push(title, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert title.app.pad.leads
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
        title.frames()
        assert not title.app.pad.leads
        assert title.app.toasts.shown == title.app.catalogue("pad-gone")
    push(title, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert title.app.pad.leads, "it is in again"


def test_every_screen_of_the_pad_has_its_key() -> None:
    """A menu needs only those commands of the pad that have a key there."""
    assert {"up", "down", "left", "right", "do", "back", "next", "previous"} <= set(pad.KEYS)
    assert all(by_name(SHELL)[command].buttons for command in pad.KEYS)
