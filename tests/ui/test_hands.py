"""The on-screen keyboard, pictures of pads, one hand, a handheld, and the sizes of targets."""

from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.shell.app import navigation, program
from luna.shell.app.scene import REACH
from luna.shell.app.settings import LANGUAGES, Settings
from luna.shell.board.table_view import TableView
from luna.shell.drawing import padglyphs, theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.padglyphs import Tools
from luna.shell.input import commands, pad
from luna.shell.input.keys import FIXED, Bindings, give_to_hand
from luna.shell.modes.replay import ReplayScene
from luna.shell.screens.keyboard import KeyboardScene
from luna.shell.screens.menu import MenuScene
from luna.shell.widgets import Button, Words
from luna.shell.widgets.choices import Choice
from luna.shell.widgets.words import Picture, Sample
from luna.table.table import Table
from tests.ui.driver import Driver, StepClock, a_game, driving
from tests.ui.test_access import INSTANT
from tests.ui.test_menus import ALSO, SCREENS, fill
from tests.ui.test_touch import Fingers, table_of

_GOING = ("up", "down", "left", "right", "do", "next", "previous", "undo")


def join(driver: Driver) -> None:
    """The page with the entry of an address."""
    navigation.leave(driver.app)
    driver.frames()
    driver.click("network")


def button(driver: Driver, name: str) -> None:
    number = {"a": 0, "b": 1, "x": 2, "y": 3, "start": 6}[name]
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=number))
    driver.frames(2)


def tap_keys(driver: Driver, hands: Fingers, words: str) -> None:
    for letter in words:
        key = next(
            widget for widget in driver.menu.ring.widgets if getattr(widget, "words", "") in (letter, letter.upper())
        )
        hands.tap(key.rect.center)


def test_a_finger_writes_with_a_keyboard_on_the_screen(tmp_path: Path) -> None:
    with driving(tmp_path, (1280, 800)) as driver:
        got = list[str]()
        navigation.leave(driver.app)
        driver.frames()
        navigation.write(driver.app, "Name", "", 6, got.append)
        driver.frames(30)
        hands = Fingers(driver)
        tap_keys(driver, hands, "ilse")
        hands.tap(driver.widget("more").rect.center)
        tap_keys(driver, hands, "éé")
        hands.tap(driver.widget("key-0-0").rect.center)  # one character too many
        hands.tap(driver.widget("delete").rect.center)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="a"))
        driver.frames()
        hands.tap(driver.widget("done").rect.center)
        assert got == ["Ilseéa"], "it begins with a capital"
        assert driver.top != "KeyboardScene"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1280, 720), 200), ((1920, 1080), 150)])
def test_every_key_has_room(tmp_path: Path, language: str, size: tuple[int, int], text: int) -> None:
    with driving(tmp_path, size, language, f"text_size = {text}\n") as driver:
        navigation.leave(driver.app)
        driver.frames()
        navigation.write(driver.app, "Name", "Ilse", 16, str)
        driver.frames()
        for more in (False, True):
            if more:
                driver.click("more")
            places = [widget.rect for widget in driver.menu.ring.widgets]
            window = pygame.Rect((0, 0), driver.app.canvas.size)
            assert all(window.contains(place) and place.width >= 44 and place.height >= 44 for place in places)
            assert all(place.collidelistall(places) == [number] for number, place in enumerate(places))


def test_a_new_name_starts_empty_with_a_capital(tmp_path: Path) -> None:
    with driving(tmp_path, (1280, 800)) as driver:
        got = list[str]()
        navigation.leave(driver.app)
        driver.frames()
        navigation.write(driver.app, "Name", "Player 1", 16, got.append)
        driver.frames(30)
        hands = Fingers(driver)
        for name in ("clear", "key-1-8", "key-1-0", "done"):
            hands.tap(driver.widget(name).rect.center)
        assert got == ["Oq"]


def test_a_pad_types_deletes_and_finishes(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        got = list[str]()
        navigation.leave(driver.app)
        driver.frames()
        button(driver, "y")
        navigation.write(driver.app, "Name", "a", 6, got.append)
        driver.frames(30)
        caps = {name: getattr(driver.widget(name), "key", "") for name in ("clear", "delete", "cancel", "done")}
        names = {"delete": "x", "cancel": "b", "done": "start"}
        assert caps == {"clear": ""} | {one: padglyphs.cap("xbox", name) for one, name in names.items()}
        for name in ("a", "a", "x", "start"):
            driver.rest()
            button(driver, name)
        assert got == ["a1"]
        navigation.write(driver.app, "Name", "a", 6, got.append)
        driver.frames(30)
        button(driver, "a")
        driver.rest()
        button(driver, "b")
        assert driver.top != "KeyboardScene" and got == ["a1"], "B leaves it as it was"


@pytest.mark.parametrize(("wanted", "comes"), [("auto", True), ("off", False)])
def test_entries_open_the_keyboard_for_fingers_and_pads(tmp_path: Path, wanted: str, comes: bool) -> None:
    with driving(tmp_path, more=f'keyboard = "{wanted}"\n') as driver:
        join(driver)
        name, entry = next(iter(driver.menu.form.entries.items()))
        driver.click(name)
        assert driver.top != "KeyboardScene", "a mouse has a keyboard beside it"
        driver.frames(30)
        Fingers(driver).tap(entry.rect.center)
        driver.frames()
        assert isinstance(driver.app.scenes[-1], KeyboardScene) == comes
        if comes:
            driver.frames(30)
            tap_keys(driver, Fingers(driver), "ilse")
            driver.key(pygame.K_ESCAPE)
            assert driver.menu.form.entries[name].text != "Ilse"


def test_buttons_of_pages_show_what_presses_them(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        driver.frames(30)
        navigation.leave(driver.app)
        driver.frames(30)
        driver.click("settings")
        driver.frames(30)
        assert driver.top == "SettingsScene"

        def shown() -> str:
            driver.frames(2)
            back = driver.widget("back")
            assert isinstance(back, Button)
            assert back.rect.width >= Button.wide(driver.menu.paint, back.words, key=back.key)
            return back.key

        assert shown() == "Esc"
        driver.menu.ring.to(driver.widget("back"))
        driver.frames(30)
        button(driver, "y")
        assert shown() == padglyphs.cap("xbox", "b")
        driver.app.settings.pad_kind = "nintendo"
        driver.rest()
        button(driver, "y")
        assert shown() == padglyphs.cap("nintendo", "b")
        Fingers(driver).tap((2, 2))
        assert shown() == ""
        driver.key(pygame.K_RIGHT)
        assert shown() == "Esc"
        button(driver, "y")
        driver.app.pad.map.bind("back", "x")
        driver.menu.rebuild()
        assert shown() == padglyphs.cap("nintendo", "x"), "the player's own button"
        driver.rest(driver.widget("back").rect.center)
        assert shown() == padglyphs.cap("nintendo", "x"), "a mouse that only moves does not lead"


def test_the_leading_pad_is_drawn_in_its_makers_style(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        table_of(driver, "luna")
        driver.frames(30)
        assert driver.scene.picture.chrome().keys["undo"] == "Z"
        button(driver, "x")
        assert driver.scene.picture.chrome().keys["undo"] == padglyphs.cap("xbox", "x")
        driver.app.settings.pad_kind = "playstation"
        button(driver, "x")
        assert driver.scene.picture.chrome().keys["undo"] == padglyphs.cap("playstation", "x")
        driver.key(pygame.K_LCTRL)
        assert driver.scene.picture.chrome().keys["undo"] == padglyphs.cap("playstation", "x"), "it means nothing"
        Fingers(driver).tap((2, 2))
        assert not driver.scene.picture.chrome().keys
        driver.key(pygame.K_LCTRL)
        assert not driver.scene.picture.chrome().keys, "a finger with a keyboard beside it still leads"
        driver.key(pygame.K_UP)
        assert driver.scene.picture.chrome().keys["undo"] == "Z"


def test_the_maker_is_read_from_the_name_of_the_pad() -> None:
    hand = pad.Pad()
    for name, kind in (("Sony DualSense", "playstation"), ("Nintendo Switch Pro", "nintendo"), ("Pad 3000", "xbox")):
        hand._open = {0: type("Named", (), {"name": name})()}
        assert hand.kind == kind


@pytest.mark.parametrize("kind", ["xbox", "playstation", "nintendo"])
def test_every_button_has_a_picture_of_its_own(tmp_path: Path, kind: str) -> None:
    with driving(tmp_path) as driver:
        seen = set[bytes]()
        for name in pad.NAMES:
            word = padglyphs.cap(kind, name)
            surface = pygame.Surface((64, 40))
            driver.app.paint.key(surface, word, 60, 20)
            seen.add(pygame.image.tobytes(surface, "RGB"))
        assert len(seen) == len(pad.NAMES) and bytes(64 * 40 * 3) not in seen


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("hand", (*commands.HANDS, "both"))
def test_one_hand_reaches_all_that_a_turn_needs(hand: str, language: str) -> None:
    known = commands.by_name(commands.sections({}))
    keys = Bindings({name: command.keys for name, command in known.items()}, FIXED)
    buttons = Bindings({name: command.buttons for name, command in known.items()}, {})
    give_to_hand(hand, keys, buttons, language)
    reach = commands.HANDS.get(hand, {"keys": {}, "buttons": {}})
    wanted = {command: key for command, key in reach["keys"].items() if language != "fr"}
    assert {command: keys.first(command) for command in wanted} == wanted
    assert {command: buttons.first(command) for command in reach["buttons"]} == reach["buttons"]
    for bindings in (keys, buttons):
        first = [bindings.first(command) for command in _GOING]
        assert all(first) and len(set(first)) == len(first)
        assert all(bindings.owner(bindings.first(command)) == command for command in _GOING)


def test_a_handheld_starts_with_suitable_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SteamDeck", "1")
    app = program.start(tmp_path, StepClock())
    settings = app.settings
    app.close()
    assert settings.full_screen and settings.text_size == 125
    settings.text_size, settings.path = 100, tmp_path / "settings.toml"
    settings.save()
    app = program.start(tmp_path, StepClock())
    assert app.settings.text_size == 100, "what the player has chosen stays"
    app.close()
    assert Settings().text_size == 100


def small(scene: MenuScene) -> list[str]:
    """Targets on a page that are less than 44 pixels wide or high."""
    decoration = Words | Picture | Sample
    found = list[tuple[str, pygame.Rect]]()
    for one in scene.ring.widgets:
        if one.enabled and one.node() and not isinstance(one, decoration):
            fields = range(len(one.words)) if isinstance(one, Choice) and not one.narrow else ()
            found += [(f"{one.name} {part}", one.field(part)) for part in fields if isinstance(one, Choice)]
            found += [] if fields else [(one.name, one.rect)]
    return [f"{type(scene).__name__} {name} {rect.size}" for name, rect in found if min(rect.size) < 2 * REACH]


def test_targets_of_all_pages_are_large_enough(tmp_path: Path) -> None:
    """Two fingers' widths at the size of a handheld."""
    with driving(tmp_path, (1280, 800), more=INSTANT) as driver:
        found = list[str]()
        fill(driver)
        for opens in {**SCREENS, **ALSO}.values():
            navigation.leave(driver.app)
            driver.frames()
            opens(driver)
            driver.frames()
            found += small(driver.menu)
        assert not found, "\n".join(found)


def test_a_finger_beside_a_button_of_the_frame_means_it(tmp_path: Path) -> None:
    """Buttons of the frame, of a panel and of a replay are lower than a finger is wide."""
    with driving(tmp_path, (1280, 800), more=INSTANT) as driver:
        table_of(driver, "luna")
        driver.frames(30)
        scene, hands = driver.scene, Fingers(driver)
        layout = scene.board.display.layout
        menu = layout.top.buttons["menu"]
        assert max(menu.size) < 2 * REACH
        hands.tap((menu.right + 3, menu.bottom + 3))
        assert driver.top == "OverlayScene"
        driver.key(pygame.K_ESCAPE)
        scene.do("log")
        driver.frames(30)
        cross = scene.log.spots(layout)[-1]
        assert cross.height < 2 * REACH
        hands.tap((cross.centerx, cross.bottom + 6))
        assert not scene.open


def test_chips_of_an_island_are_as_large_as_a_finger(tmp_path: Path) -> None:
    """Numbers and verbs beside each other, and the ways to a seat of the Council below each other; not for a mouse."""
    with driving(tmp_path, (1280, 800), more=INSTANT) as driver:
        table_of(driver, "luna")
        driver.frames(30)
        hand, hands = driver.scene.board.hand, Fingers(driver)

        def opened(*kinds: str) -> list[pygame.Rect]:
            return [handle.rect for handle in hand.chips if handle.chip or targets.of(handle.target, *kinds)]

        library = driver.scene.board.display.layout.lands["book"].center
        hands.tap(library)
        driver.frames(30)
        assert len(opened("chip")) > 4 and min(min(rect.size) for rect in opened("chip")) >= 44
        hands.tap(driver.scene.board.display.layout.council_hits[1].center)
        driver.frames(30)
        assert len(opened("choice")) == 4 and min(rect.height for rect in opened("choice")) >= 44
        driver.key(pygame.K_ESCAPE)
        driver.click_at((640, 650))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=library, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
        driver.frames(60)
        assert opened("chip") and max(rect.height for rect in opened("chip")) < 44


def test_a_replay_is_watched_by_finger(tmp_path: Path) -> None:
    with driving(tmp_path, (1280, 800), more=INSTANT) as driver:
        navigation.watch(driver.app, Table.open(game, a_game(driver.app.saves, 60)), 20)
        driver.frames(30)
        scene, hands = driver.app.scenes[-1], Fingers(driver)
        assert isinstance(scene, ReplayScene)
        on = next(control.rect for control in scene.scrubber.controls if control.command == "turn-on")
        assert on.height < 2 * REACH
        hands.tap((on.centerx, on.bottom + 1))
        assert scene.number == 21
        scene.do("log")
        driver.frames(30)
        before = tuple(scene.log.places)
        middle = scene.log.places[len(before) // 2][0].center
        hands.swipe(middle, (middle[0], middle[1] + 200))
        driver.frames(30)
        assert scene.number == 21 and tuple(scene.log.places) != before, "the list rolls under the finger"
        track = scene.scrubber.track(scene.display.layout)
        hands.swipe(track.center, track.midright)
        assert scene.number == 60


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_a_finger_beside_a_small_thing_of_a_table_means_it(tmp_path: Path, game: str) -> None:
    with driving(tmp_path, (1280, 800), more=INSTANT) as driver:
        table_of(driver, game)
        driver.frames(30)
        scene = driver.app.scenes[-1]
        assert isinstance(scene, TableView)
        hand = scene.board.hand
        legal = set(hand.legal())
        places = [place for place in hand.things() if place.what in legal]
        assert places
        for place in places:
            for corner in ("topleft", "bottomright"):
                box = place.rect.inflate(max(0, 43 - place.rect.width), max(0, 43 - place.rect.height))
                x, y = getattr(box, corner)
                inside = (x + 1, y + 1) if corner == "topleft" else (x - 2, y - 2)
                meant = hand.pick(scene.aim(inside))
                assert meant in legal, f"nothing is meant beside {place.what}"


@pytest.mark.parametrize("button", ["pad", "left"])
@pytest.mark.parametrize(("way", "towards"), [("up", (0, -1)), ("down", (0, 1)), ("left", (-1, 0)), ("right", (1, 0))])
def test_the_cross_and_the_stick_of_a_pad_point_where_they_are_pressed(
    button: str, way: str, towards: tuple[int, int]
) -> None:
    surface, rect = pygame.Surface((61, 61)), pygame.Rect(0, 0, 61, 61)
    padglyphs.draw(surface, Tools(Fonts(1.0), round), padglyphs.cap("xbox", f"{button}-{way}"), rect)
    x, y = pygame.mask.from_threshold(surface, pygame.Color(theme.GOLD), (9, 9, 9, 255)).centroid()
    assert (round((x - 30) / 30), round((y - 30) / 30)) == towards
