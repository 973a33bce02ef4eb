"""The fonts: files of our own folder, each with its licence, and with every letter of the catalogue."""

from pathlib import Path

import pygame
import pytest

from luna.shell.drawing.fonts import _FACES, ASSETS

FOLDER = ASSETS / "shell" / "fonts"


def test_every_font_is_used_and_has_its_licence() -> None:
    assert {path.stem for path in FOLDER.glob("*.ttf")} == set(_FACES.values())
    for name in _FACES.values():
        licence = (FOLDER / f"{name.partition('-')[0]}-OFL.txt").read_text(encoding="utf-8")
        assert licence.startswith("Copyright ") and "SIL OPEN FONT LICENSE" in licence


@pytest.mark.parametrize("name", [name for name in _FACES.values() if "Legible" in name])
def test_every_letter_of_every_language_is_there(name: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(str(FOLDER / f"{name}.ttf"), 20)
    letters = {
        letter
        for path in Path(ASSETS).rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
        for letter in line.strip()
    }
    assert not [letter for letter in sorted(letters) if letter != "\ufeff" and font.metrics(letter)[0] is None]


def test_the_weights_of_the_headings_differ() -> None:
    """A variable font would be drawn only in its thinnest weight."""
    pygame.font.init()

    def ink(name: str) -> float:
        return pygame.transform.average_color(
            pygame.font.Font(str(FOLDER / f"{name}.ttf"), 60).render("LUNA", True, "white")
        )[3]

    assert ink("Cinzel-Bold") > ink("Cinzel-SemiBold") * 1.05
