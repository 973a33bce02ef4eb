"""The settings file: read, written, broken, wrong."""

import math
import tomllib
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from luna.shell.app.settings import NAME, SIZES, LastGame, Settings, choices, load
from luna.shell.drawing import theme
from luna.shell.screens.settings import SettingsScene
from luna.shell.widgets import Choice
from tests.ui.driver import driving
from tests.ui.looking import point


def test_a_missing_file_gives_defaults_in_the_desktops_language(tmp_path: Path) -> None:
    settings, notices = load(tmp_path, "nl")
    assert settings.language == "nl" and not notices


def test_written_settings_read_back_equal(tmp_path: Path) -> None:
    settings = Settings(path=tmp_path / NAME)
    settings.language, settings.animation_speed, settings.window = "fr", "instant", (1600, 900)
    settings.names = {"red": 'Zoë "Z" \\ Ő', "blue": "李"}
    last = LastGame(("blue", "red", "white"), {"red": 3}, {"setup": "free", "live_scoring": True, "solo": 2}, "red")
    settings.game, settings.games = "pebbles", {"luna": last, "pebbles": LastGame(), "chess": LastGame(levels={})}
    settings.ui_size, settings.text_size, settings.high_contrast, settings.big_board = 150, 80, True, True
    settings.music, settings.mute_unfocused, settings.preview, settings.grace = 0, False, "off", "wait"
    settings.tips, settings.tips_seen, settings.welcomed = False, ("candle", "shrine"), True
    assert settings.save() is None
    again, notices = load(tmp_path, "en")
    assert again == settings and not notices
    assert again.speed == math.inf


BROKEN = [
    b"language = ",
    b"\xff\xfe\x00",
    b"[[[",
    b"\x00" * 40,
    b"window = " + b"[" * 5000 + b"]" * 5000,
    b"keys = " + b"{a = " * 5000,
    b"a." * 3000 + b"b = 1\n" + b"[" + b"a." * 3000 + b"b]",
    b"music = " + b"9" * 5000,
    b"#" * 200_000,
]


@pytest.mark.parametrize("broken", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_set_aside_and_reported(broken: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(broken)
    settings, notices = load(tmp_path, "en")
    assert settings == Settings(path=tmp_path / NAME)
    assert [notice.code for notice in notices] == ["settings-broken"]
    aside = tmp_path / str(notices[0].facts["aside"])
    assert aside.read_bytes() == broken
    assert not (tmp_path / NAME).exists()
    assert settings.save() is None
    assert load(tmp_path, "en")[1] == []


def test_the_player_reads_about_a_broken_file(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("nonsense", encoding="utf-8")
    with driving(tmp_path) as driver:
        driver.frames()
        assert "settings.broken.toml" in (driver.app.toasts.shown or "")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("language = 7", "language"),
        ('animation_speed = "9"', "animation_speed"),
        ('full_screen = "yes"', "full_screen"),
        ("window = [1]", "window"),
        ("window = [3, 4]", "window"),
        ('window = "big"', "window"),
        ("names = 3", "names"),
        ('seats = ["red", "red"]', "seats"),
        ("seats = 1", "seats"),
        ("seats = [[1], [2]]", "seats"),
        ("ui_size = 99", "ui_size"),
        ("ui_size = true", "ui_size"),
        ("text_size = 1000000", "text_size"),
        ('text_size = "big"', "text_size"),
        ("music = 101", "music"),
        ("ambience = -5", "ambience"),
        ("effects = 0.5", "effects"),
        ("effects = true", "effects"),
        ('grace = "7"', "grace"),
        ('preview = "some"', "preview"),
        ("tips_seen = 4", "tips_seen"),
        ("tips_seen = [4]", "tips_seen"),
        ("welcomed = 1", "welcomed"),
        ("window = [inf, 900]", "window"),
        ("window = [-inf, 1e400]", "window"),
        ("window = [1600.0, 900.0]", "window"),
        ("window = [1600, true]", "window"),
        ("window = [1600, 900, 1]", "window"),
        ("maximised = 0", "maximised"),
        ("effects = nan", "effects"),
        ("effects = 0x" + "f" * 5000, "effects"),
        ("solo_level = 1.0", "solo_level"),
        ("grace = inf", "grace"),
        ("animation_speed = [1]", "animation_speed"),
        ("animation_speed = 0x" + "f" * 5000, "animation_speed"),
        ("keys = [1]", "keys"),
        ("keys = { favour = 1 }", "keys"),
        ('keys = { favour = "a\\u0000b" }', "keys"),
        ('pad = { favour = "a\\u007f" }', "pad"),
        ("names = { red = [1] }", "names"),
        ("bots = { red = 99 }", "bots"),
        ("bots = { red = true }", "bots"),
        ("bots = 1979-05-27", "bots"),
        ("player = [[]]", "player"),
        ('hosts = "here"', "hosts"),
        ("hosts = [1]", "hosts"),
    ],
)
def test_a_wrong_value_gets_its_default_and_is_reported(line: str, key: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"{line}\nreduced_motion = true\nunknown = 3\n", encoding="utf-8")
    settings, notices = load(tmp_path, "en")
    assert [(notice.code, notice.facts["key"]) for notice in notices] == [("settings-value-kept", key)]
    assert settings == Settings("0.2.0", reduced_motion=True, path=tmp_path / NAME)
    aside = tmp_path / str(notices[0].facts["aside"])
    assert aside.read_text(encoding="utf-8") == f"{line}\nreduced_motion = true\nunknown = 3\n"
    assert load(tmp_path, "en") == (settings, []), "it is said once"


NEWER = """version = "9.1.0"
language = "sv"
animation_speed = "2"
weather = { rain = ["a", 1, 1.5, true, 1979-05-27], "so so" = {} }
[games.luna]
seats = ["red", "blue"]
levels = { red = 99 }
[games.go]
komi = 7
[names]
red = "Zoë"
"""


def test_an_older_program_loses_nothing_of_a_newer_ones_settings(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(NEWER, encoding="utf-8")
    settings, notices = load(tmp_path, "fr")
    assert not notices and settings.version == "9.1.0" and settings.language == "fr"
    settings.music, settings.names["blue"] = 3, "Ada"
    settings.last("pebbles").seats = ("white",)
    assert settings.save() is None
    wanted = tomllib.loads(NEWER)
    wanted["games"]["go"]["options"] = {}  # written with the values that this version knows
    wanted["names"]["blue"], wanted["games"]["pebbles"] = "Ada", {"seats": ["white"], "options": {}}
    written = tomllib.loads((tmp_path / NAME).read_text(encoding="utf-8"))
    assert written == written | wanted and written["music"] == 3
    again, _ = load(tmp_path, "fr")
    assert again == settings
    again.language = "nl"
    assert again.save() is None
    assert load(tmp_path, "fr")[0].language == "nl"


@pytest.mark.parametrize("version", ["", "1", "x", "9.9.9.9", "1..2", "-1", "9" * 39])
def test_any_version_may_stand_in_the_file(version: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f'version = "{version}"\nmusic = 7\n', encoding="utf-8")
    settings, _ = load(tmp_path, "en")
    assert settings.music == 7 and settings.save() is None
    assert load(tmp_path, "en")[0].music == 7


def test_the_usual_settings_are_among_what_can_be_chosen() -> None:
    plain = Settings()
    assert plain.ui_size in SIZES and plain.text_size in SIZES and plain.preview in choices("preview")
    assert [Settings(grace=str(grace)).grace_seconds for grace in choices("grace")] == [0, 2, 3, 5, math.inf]


def test_reset_leaves_language_window_and_the_last_game() -> None:
    settings = Settings(language="fr", welcomed=True, window=(1600, 900), names={"red": "Zoë"})
    settings.last("luna").seats = ("blue", "red")
    kept = replace(settings)
    settings.ui_size, settings.text_size, settings.music, settings.grace = 200, 175, 5, "wait"
    settings.reduced_motion = settings.high_contrast = settings.big_board = True
    settings.tips_seen = ("candle",)
    settings.reset()
    assert settings == kept


def test_an_unwritable_folder_is_reported_without_an_exception(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    problem = Settings(path=tmp_path / "file" / NAME).save()
    assert problem is not None and problem.code == "file-not-written"


def test_settings_apply_at_once_and_are_saved(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.push(SettingsScene(driver.app))
        driver.frames()
        driver.click("page-language")
        driver.click("language-de")
        assert driver.app.catalogue.language == "de"
        driver.click("page-motion")
        driver.click("motion")
        driver.menu.ring.to(driver.widget("speed"))
        driver.key(pygame.K_RIGHT)
        assert driver.app.settings.animation_speed == "1.5"
        music = driver.widget("music")
        driver.menu.ring.to(music)
        driver.key(pygame.K_LEFT)
        driver.click_at((music.rect.x + 2, driver.widget("effects").rect.centery))  # the left end of its track
        assert driver.app.settings.effects == 0
    kept, _ = load(tmp_path, "en")
    assert (kept.language, kept.reduced_motion, kept.animation_speed) == ("de", True, "1.5")
    assert (kept.music, kept.effects) == (Settings().music - 5, 0)


@pytest.mark.parametrize(("language", "half"), [("en", "0.5×"), ("de", "0,5×"), ("fr", "0,5×"), ("nl", "0,5×")])
def test_speeds_are_numbers_of_the_language(tmp_path: Path, language: str, half: str) -> None:
    with driving(tmp_path, language=language) as driver:
        driver.app.push(SettingsScene(driver.app))
        driver.frames()
        driver.click("page-motion")
        speeds = driver.widget("speed")
        assert isinstance(speeds, Choice) and list(speeds.words[:2]) == [half, "1×"]


def test_sizes_and_colours_change_at_once_and_go_back(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.push(SettingsScene(driver.app))
        driver.frames()
        high = driver.widget("back").rect.height
        size = driver.widget("ui-size")
        assert isinstance(size, Choice)
        driver.click_at(size.field(len(SIZES) - 1).center)
        assert driver.app.settings.ui_size == 200
        driver.frames(30)
        assert driver.widget("ui-size").rect == size.rect, "it fled from under the pointer"
        point(driver, (1, 1))
        assert driver.widget("back").rect.height > 1.5 * high
        driver.click("page-look")
        panel = theme.now.PANEL
        driver.click("high-contrast")
        assert panel != theme.now.PANEL and driver.app.settings.high_contrast
        driver.click("defaults")
        assert panel == theme.now.PANEL and driver.widget("back").rect.height == high
    assert load(tmp_path, "en")[0].ui_size == 100


@pytest.mark.parametrize(("language", "half"), [("en", "0.5×"), ("de", "0,5×"), ("fr", "0,5×"), ("nl", "0,5×")])
def test_a_speed_is_written_as_the_language_writes_numbers(language: str, half: str, tmp_path: Path) -> None:
    with driving(tmp_path, language=language) as driver:
        scene = SettingsScene(driver.app)
        driver.app.push(scene)
        scene.show("motion")
        driver.frames()
        speeds = driver.widget("speed")
        assert isinstance(speeds, Choice)
        assert speeds.words[:2] == (half, "1×")


def test_a_slider_follows_the_pointer(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.push(SettingsScene(driver.app))
        driver.frames()
        driver.click("page-motion")
        track = driver.widget("music").rect
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=track.center, button=1, touch=False)
        pygame.event.post(down)
        driver.frames()
        far = track.right + 300, track.centery + 200  # beyond its end, and beside it
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=far, rel=(0, 0), buttons=(1, 0, 0), touch=False))
        driver.frames()
        assert driver.app.settings.music == 100
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=far, button=1, touch=False))
        driver.frames()
        move = pygame.event.Event(pygame.MOUSEMOTION, pos=track.midleft, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        pygame.event.post(move)
        driver.frames()
        assert driver.app.settings.music == 100


def test_settings_survive_a_broken_file_in_use(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("}{", encoding="utf-8")
    with driving(tmp_path) as driver:
        driver.app.speak("fr")
    assert load(tmp_path, "en")[0].language == "fr"
