"""Text at the current scale: named styles in u, rounded to whole pixels, and a cache of rendered lines.

Headings and scores are in Cinzel, running text in Luna Legible (Atkinson Hyperlegible with an open zero). If a font
lacks a character of a line, the whole line is in the next font.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

import luna
from luna.log.notices import printable
from luna.shell.drawing.caches import PaintCache
from luna.shell.drawing.theme import LOOK, Colour

ASSETS: Final = Path(luna.ASSETS)
_FACES: Final[dict[str, str]] = LOOK["faces"]
_KEPT_PIXELS: Final = 3_000_000
"""The limit of the cache of lines. A full 4K table shows about 200 lines, a million pixels."""


class Style(NamedTuple):
    """A font and its size and letter spacing in u."""

    face: str
    size: float
    spacing: float = 0


STYLES: Final = {name: Style(*facts) for name, facts in LOOK["type"].items()}
_RUNNING: Final = 25  # size of running text in u
_MOST_WIDTHS: Final = 4000  # the limit of measured lines: then the cache is cleared
SMALLEST: Final = 14
"""The smallest text in pixels, in any window."""

Anchor = str
"""The position of the given point in a line: left, mid or right, at the middle of its capitals."""


class Fonts:
    """All text of one scale."""

    def __init__(self, u: float = 1.0, growth: float = 1.0) -> None:
        """`growth`: the factor by which the player enlarges text."""
        pygame.font.init()
        self.u, self.growth = u, growth
        folder = ASSETS / "shell" / "fonts"
        self._paths: Mapping[str, Path] = {face: folder / f"{name}.ttf" for face, name in _FACES.items()}
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._lines: PaintCache[pygame.Surface] = PaintCache(_KEPT_PIXELS)
        self._widths: dict[tuple[str, str, float | None], int] = {}
        self._middles: dict[tuple[str, float | None], float] = {}

    def set_scale(self, u: float) -> None:
        """Real pixels for one unit from now on."""
        if u != self.u:
            self.u = u
            self._fonts.clear()
            self._lines.clear()
            self._widths.clear()
            self._middles.clear()

    def path(self, face: str) -> Path:
        """The file of a face, for the widgets of pygame_gui."""
        return self._paths[face]

    def pixels(self, style: str, size: float | None = None) -> int:
        """The size of a style in real pixels. Large text grows by no more than running text does."""
        units = size or STYLES[style].size
        more = min(units, _RUNNING) if self.growth > 1 else units
        return max(SMALLEST, round((units + more * (self.growth - 1)) * self.u))

    def font(self, style: str, size: float | None = None) -> pygame.font.Font:
        """The font of a style, or of the style at another size in u."""
        return self._font(STYLES[style].face, self.pixels(style, size))

    def width(self, string: str, style: str, size: float | None = None) -> int:
        """The width of a line, in real pixels."""
        key = string, style, size
        if key not in self._widths:
            if len(self._widths) >= _MOST_WIDTHS:
                self._widths.clear()
            string = _drawable(string)
            font, gap = self._able(string, style, size), self._gap(style, size)
            self._widths[key] = font.size(string)[0] + (gap * (len(string) - 1) if gap and string else 0)
        return self._widths[key]

    def line(self, style: str, size: float | None = None) -> int:
        """The distance of two lines of running text."""
        return round(self.pixels(style, size) * 1.28)

    def text(self, string: str, style: str, colour: Colour, size: float | None = None) -> pygame.Surface:
        """One rendered line. The surface is shared: copy it before changing it."""
        string = _drawable(string)

        def make() -> pygame.Surface:
            font, gap = self._able(string, style, size), self._gap(style, size)
            return _spaced(font, string, colour, gap) if gap else _rendered(font, string, colour)

        return self._lines.get((string, style, colour, size), make)

    def draw(
        self,
        target: pygame.Surface,
        string: str,
        style: str,
        colour: Colour,
        at: tuple[float, float],
        anchor: Anchor = "left",
        size: float | None = None,
    ) -> pygame.Rect:
        """Draw one line with the middle of its capitals at the height of `at`; returns its unclipped rectangle."""
        line = self.text(string, style, colour, size)
        x = at[0] - {"left": 0.0, "mid": 0.5, "right": 1.0}[anchor] * line.get_width()
        place = line.get_rect(topleft=(round(x), round(at[1] - self.middle(style, size))))
        target.blit(line, place)
        return place

    def middle(self, style: str, size: float | None = None) -> float:
        """The distance from the top of a line's surface to the middle of its capitals."""
        key = style, size
        if key not in self._middles:
            font = self.font(style, size)
            metric = font.metrics("H")[0]
            assert metric is not None  # every face has an H
            self._middles[key] = font.get_ascent() - (metric[2] + metric[3]) / 2
        return self._middles[key]

    def digits(self, string: str, style: str, colour: Colour) -> pygame.Surface:
        """A number with digits of equal width, so that they do not jump while it counts."""
        font = self.font(style)
        cell = max(font.size(digit)[0] for digit in "0123456789")
        widths = [cell if mark.isdigit() else font.size(mark)[0] for mark in string]
        made = pygame.Surface((max(1, sum(widths)), font.get_height()), pygame.SRCALPHA)
        x = 0
        for mark, width in zip(string, widths, strict=True):
            glyph = self.text(mark, style, colour)
            made.blit(glyph, (x + (width - glyph.get_width()) // 2, 0))
            x += width
        return made

    def fit(self, string: str, style: str, width: float, size: float | None = None) -> str:
        """The string, cut with an ellipsis if it is too wide."""
        if self.width(string, style, size) <= width:
            return string
        while string and self.width(string + "…", style, size) > width:
            string = string[:-1].rstrip()
        return string + "…"

    def fitting(self, string: str, style: str, width: float, least: float) -> float:
        """The largest size in u, from `least` to that of the style, at which the line fits the width."""
        size = STYLES[style].size
        while size > least and self.width(string, style, size) > width:
            size = max(least, size - 1)
        return size

    def squeeze(
        self,
        target: pygame.Surface,
        string: str,
        style: str,
        colour: Colour,
        at: tuple[float, float],
        room: float,
        anchor: Anchor = "left",
        least: float = 14,
    ) -> pygame.Rect:
        """Draw one line in `room` pixels: it shrinks down to `least` u, then it is cut with an ellipsis."""
        size = self.fitting(string, style, room, least)
        return self.draw(target, self.fit(string, style, room, size), style, colour, at, anchor, size)

    def wrap(self, string: str, style: str, width: float, size: float | None = None) -> list[str]:
        """The lines of a text, broken at spaces, at most `width` pixels wide unless a word is longer.

        No word stands alone in the last line of a paragraph if one of the line above fits beside it.
        """
        lines: list[str] = []
        for paragraph in string.split("\n"):
            line, first = "", len(lines)
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, style, size) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            above, _, word = lines[-1].rpartition(" ") if len(lines) > first else ("", "", "")
            both = f"{word} {line}"
            if " " in above and " " not in line and self.width(both, style, size) <= width:
                lines[-1], line = above, both
            lines.append(line)
        return lines

    def _gap(self, style: str, size: float | None) -> int:
        wanted = STYLES[style]
        return round(wanted.spacing * (size or wanted.size) / wanted.size * self.u)

    def _font(self, face: str, pixels: int) -> pygame.font.Font:
        key = face, pixels
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(str(self._paths[face]), pixels)
        return self._fonts[key]

    def _able(self, string: str, style: str, size: float | None) -> pygame.font.Font:
        """The first font that has every character: the style's own, Luna Legible, then pygame's."""
        pixels = self.pixels(style, size)
        wanted = self._font(STYLES[style].face, pixels)
        if string.isascii() or _has_all(wanted, string):
            return wanted
        plain = self._font("bold" if "cinzel" in STYLES[style].face else STYLES[style].face, pixels)
        if _has_all(plain, string):
            return plain
        key = "", pixels
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(None, pixels)
        return self._fonts[key] if _has_all(self._fonts[key], string) else plain


def _drawable(string: str) -> str:
    """The string without characters for which pygame raises: names may hold any character."""
    return string if string.isprintable() else printable(string)


def _has_all(font: pygame.font.Font, string: str) -> bool:
    found: Sequence[object] = font.metrics(string)
    return all(metric is not None for metric in found)


def _rendered(font: pygame.font.Font, string: str, colour: Colour) -> pygame.Surface:
    """A line. Pygame raises for characters without a width."""
    if not font.size(string)[0]:
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(string, True, colour)


def _spaced(font: pygame.font.Font, string: str, colour: Colour, gap: int) -> pygame.Surface:
    """A line with letter spacing. Each letter stands at the width of the string before it, which keeps the kerning."""
    width = font.size(string)[0] + gap * max(0, len(string) - 1)
    made = pygame.Surface((width + 1, font.get_height()), pygame.SRCALPHA)
    for index, letter in enumerate(string):
        before = font.size(string[: index + 1])[0] - font.size(letter)[0]
        made.blit(_rendered(font, letter, colour), (before + gap * index, 0))
    return made
