"""About the program: who is named, that it is true, that it can be reached and has room."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

import pygame
import pytest

from luna.games.luna import client
from luna.shell.app import desktop, navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.client import credits
from luna.shell.screens import credits as scene
from luna.shell.widgets import Words
from tests.ui.driver import driving

ROOT = Path(__file__).resolve().parents[2]
SAID = {"LGPL v2.1": "LGPL-2.1", "APL 2": "Apache-2.0"}
"""What packages say themselves, as the field says it."""


FILES = {"accesskit": "MIT OR Apache-2.0"}
"""Of packages that name no licence in their metadata, but bring the texts: LICENSE-MIT and LICENSE-APACHE."""


def test_all_packages_are_named_with_the_licence_that_they_have() -> None:
    pinned = re.findall(r"^([A-Za-z][\w.-]*)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert {name.lower() for name in pinned} == {name.lower() for name in credits.PACKAGES}
    for part in credits.packages():
        facts = metadata(part.name).json
        said = str(facts.get("license_expression") or facts.get("license") or FILES.get(part.name))
        assert SAID.get(said, said) == part.licence, part.name
        assert part.version == facts["version"]


def test_a_program_without_metadata_says_what_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(credits, "version", lost)
    assert {part.version for part in credits.packages()} == {""}
    assert all(part.licence for part in credits.packages())


def test_the_fonts_name_their_makers() -> None:
    files = {path.name.split("-")[0] for path in (ROOT / "assets" / "shell" / "fonts").glob("*.ttf")}
    assert {name.replace(" ", "") for name in credits.FONTS} == files
    assert all(font.holder.startswith("Copyright") for font in credits.fonts())


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
@pytest.mark.parametrize("text", [100, 150])
def test_reached_from_the_settings_and_has_room(tmp_path: Path, language: str, text: int) -> None:
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
        for name in (*client.credits.values(), *credits.PACKAGES, *credits.FONTS):
            assert name in told
        assert str(tmp_path) in told or language == "xx"  # which writes it in its own letters
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
        hands.app.push(scene.CreditsScene(hands.app))
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
        hands.app.push(scene.CreditsScene(hands.app))
        hands.frames()
        hands.menu.ring.shown = True
        hands.menu.ring.to(hands.widget("open-home"))
        hands.key(pygame.K_RETURN)
        assert asked == [tmp_path]
