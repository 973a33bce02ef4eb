"""The title and its pages: the attract mode, the credits, and the self-test of the program."""

import os
import re
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from luna.bots.thinker import Thinker
from luna.core import registry
from luna.games.luna.client import CLIENT
from luna.shell.app import check_command as check
from luna.shell.app import desktop, navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.input import pad
from luna.shell.records.statistics import Statistics
from luna.shell.screens import attract, credits
from luna.shell.screens.attract import AttractScene
from luna.shell.widgets import Words
from tests import patience
from tests.ui.driver import Driver, driving

AFTER = 30  # frames


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setattr(attract, "AFTER", AFTER / 60)
    with driving(tmp_path / "home") as made:
        navigation.leave(made.app)
        made.frames()
        made.app.focused = True
        yield made


def rest(driver: Driver, frames: int = 4 * AFTER) -> None:
    """No input; wait for the preparations meanwhile."""
    for _ in range(frames):
        driver.frames(1)
        driver.app.focused = True


def test_an_idle_title_plays_a_game_that_is_not_saved(driver: Driver) -> None:
    before = sorted(driver.app.home.rglob("*"))
    rest(driver)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, AttractScene) and driver.app.sound.hushed
    assert {seat.kind for seat in scene.table.seats} == {"bot"} and all(seat.name for seat in scene.table.seats)

    def step() -> None:
        driver.frames(1)
        driver.app.focused = True

    patience.until(lambda: scene.table.length, step)
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "TitleScene" and not driver.app.sound.hushed
    assert not Statistics(driver.app.home).games and sorted(driver.app.home.rglob("*")) == before


@pytest.mark.parametrize("kind", ["click", "motion", "pad"])
def test_the_press_that_ends_the_demo_does_nothing_else(driver: Driver, kind: str) -> None:
    rest(driver)
    title = driver.app.scenes[0]
    at = title.ring.named("new").rect.center  # type: ignore[attr-defined]  # the title
    if kind == "click":
        driver.click_at(at)
    elif kind == "motion":
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0), touch=False))
    else:
        pygame.event.clear()
        driver.app.scenes[-1].handle(pygame.event.Event(pad.PRESSED, button="a", command="back"))
    driver.frames()
    assert driver.top == "TitleScene" and len(driver.app.scenes) == 1


def test_the_demo_starts_only_on_an_idle_title_and_if_wanted(driver: Driver) -> None:
    settings = driver.app.settings
    settings.attract = False
    rest(driver)
    assert driver.top == "TitleScene"
    settings.attract, settings.reduced_motion = True, True
    rest(driver)
    assert driver.top == "TitleScene"
    settings.reduced_motion = False
    driver.click("settings")
    rest(driver)
    assert driver.top == "SettingsScene"


def test_input_restarts_the_wait_for_the_demo(driver: Driver) -> None:
    for _ in range(6):
        rest(driver, AFTER // 2)
        driver.key(pygame.K_DOWN)
    assert driver.top == "TitleScene"


def test_the_demo_ends_in_a_hidden_window(driver: Driver) -> None:
    rest(driver)
    assert driver.top == "AttractScene"
    driver.app.focused = False
    driver.frames(3)
    assert driver.top == "TitleScene"
    for _ in range(4 * AFTER):
        driver.app.focused = False
        driver.frames(1)
    assert driver.top == "TitleScene"


ROOT = Path(__file__).resolve().parents[2]
SAID = {"LGPL v2.1": "LGPL-2.1", "APL 2": "Apache-2.0"}
"""What packages say themselves, as the field says it."""


FILES = {"accesskit": "MIT OR Apache-2.0", "segno": "BSD-3-Clause"}
"""Of packages that name no licence in their metadata, but bring the texts."""


def test_all_packages_are_named_with_the_licence_that_they_have() -> None:
    pytest.importorskip("segno", reason="the environment is older than requirements.txt")
    pinned = re.findall(r"^([A-Za-z][\w.-]*)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert {name.lower() for name in pinned} == {name.lower() for name in credits.PACKAGES}
    for name, licence in credits.PACKAGES.items():
        facts = metadata(name).json
        said = str(facts.get("license_expression") or facts.get("license") or FILES.get(name))
        assert SAID.get(said, said) == licence, name
        assert credits.package_version(name) == facts["version"]


def test_the_credits_work_without_package_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(credits, "version", lost)
    assert {credits.package_version(name) for name in credits.PACKAGES} == {""}
    assert all(credits.PACKAGES.values())


def test_the_fonts_name_their_makers() -> None:
    files = {path.name.split("-")[0] for path in (ROOT / "assets" / "shell" / "fonts").glob("*.ttf")}
    assert {name.replace(" ", "") for name in credits.FONTS} == files
    assert all(credits.font_holder(font).startswith("Copyright") for font in credits.FONTS)


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
@pytest.mark.parametrize("text", [100, 150])
def test_the_credits_open_from_the_settings_and_fit(tmp_path: Path, language: str, text: int) -> None:
    with driving(tmp_path, more=f"text_size = {text}\n") as hands:
        hands.app.speak(language)
        navigation.leave(hands.app)
        hands.frames()
        hands.click("settings")
        hands.menu.ring.to(hands.widget("credits"))
        hands.key(pygame.K_RETURN)
        assert hands.top == "CreditsScene"
        shown = [widget for widget in hands.menu.ring.widgets if isinstance(widget, Words)]
        told = " ".join(widget.words for widget in shown)
        for name in (*CLIENT.credits.values(), *credits.PACKAGES, *credits.FONTS):
            assert name in told
        parts = [widget.words for widget in shown if widget.name == "part-printed"]
        assert len(parts) == len(registry.listed()) == len(set(parts)), "each says of which game"
        assert str(tmp_path) in told or language == "xx"  # it is written in other letters
        fonts = hands.menu.paint.fonts
        for widget in shown:
            for line in fonts.wrap(widget.words.rstrip("~"), widget.style, widget.rect.width):
                assert fonts.width(line, widget.style) <= widget.rect.width or " " not in line, line
        hands.key(pygame.K_ESCAPE)
        assert hands.top == "SettingsScene"
        hands.click("credits")
        assert hands.top == "CreditsScene"
        assert not hands.app.catalogue.missing


def test_the_address_is_shown_only_when_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path) as hands:
        hands.app.push(credits.CreditsScene(hands.app))
        hands.frames()
        names = [widget.name for widget in hands.menu.ring.widgets]
        assert "no-address" in names and "address" not in names
        monkeypatch.setattr(credits, "ADDRESS", "https://example.org/luna")
        hands.menu.rebuild()
        assert "https://example.org/luna" in hands.widget("address").__dict__["words"]


def test_the_folder_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(desktop, "show", lambda app, folder: asked.append(folder))
    with driving(tmp_path) as hands:
        hands.app.push(credits.CreditsScene(hands.app))
        hands.frames()
        hands.menu.ring.shown = True
        hands.menu.ring.to(hands.widget("open-home"))
        hands.key(pygame.K_RETURN)
        assert asked == [tmp_path]


def test_the_check_passes_and_keeps_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUNA_HOME", str(tmp_path / "mine"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert check.run(["--seconds", str(patience.seconds(60))]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said[-12:]] == [
        "the table",
        "the search on the network",
        "4 turns of computer players",
        "a hint",
        "the table is left",
        "its save, opened",
        "the end of the game",
        "the computer players of luna",
        "  they think in",
        "the computer players of pangea",
        "  they think in",
        "a relay and two clients",
    ]
    assert said[-4].endswith("pure Python (LUNA_CORE is off)")
    assert list(tmp_path.iterdir()) == []


def test_the_check_continues_after_failing_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    failed = SimpleNamespace(ready=False, failed=True, known=None)
    monkeypatch.setattr(Thinker, "do", lambda thinker, job: failed)
    assert check.run(["--seconds", str(patience.seconds(60))]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line for line in said if "they think in" in line] == ["  they think in: None"] * 2
    assert said[-1].startswith("a relay and two clients")


def test_the_check_names_what_failed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUNA_HOME", os.devnull)
    monkeypatch.setattr("luna.shell.players.opponents.Opponents.update", lambda *_: None)
    assert check.run(["--seconds", "1"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Luna does not work here: ") and "took more than 1 seconds" in said
