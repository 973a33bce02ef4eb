"""The fonts: files of our own folder, each with its licence, and with every letter of the catalogue."""

from pathlib import Path

import pygame
import pytest

from luna.shell.drawing.fonts import _FACES, ASSETS, Fonts

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


def test_no_word_stands_alone_in_a_last_line() -> None:
    """If one of the line above fits beside it; the words, their order and the number of lines stay."""
    pygame.font.init()
    fonts, moved = Fonts(2 / 3), 0
    said = [
        line.partition(" = ")[2]
        for path in sorted(Path(ASSETS, "games", "luna", "text").glob("*/rules.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    for words in [one for one in said if one.count(" ") > 8][::5]:
        for width in (240, 400):
            lines = fonts.wrap(words, "body", width)
            assert " ".join(lines) == words and all(fonts.width(line, "body") <= width for line in lines)
            if len(lines) > 1 and " " not in lines[-1]:
                above, _, word = lines[-2].rpartition(" ")
                assert " " not in above or fonts.width(f"{word} {lines[-1]}", "body") > width, lines
            elif len(lines) > 1 and lines[-1].count(" ") == 1:
                moved += fonts.width(f"{lines[-2]} {lines[-1].split()[0]}", "body") <= width
    assert moved > 10
