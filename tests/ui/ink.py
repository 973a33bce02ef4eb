"""A record of all text on the screen: each line with its place, and each line that was cut."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

import pygame
import pytest

from luna.shell.drawing import paint
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.layers import Sketch


class Ink:
    """Records the text while it is drawn. Places are those of the letters, without the space above and below."""

    def __init__(self) -> None:
        self.places: list[tuple[str, pygame.Rect]] = []
        self.cut: list[str] = []
        self.sizes: set[int] = set()

    def forget(self) -> None:
        """Start over."""
        self.places.clear()
        self.cut.clear()
        self.sizes.clear()

    @property
    def words(self) -> set[str]:
        """All recorded words."""
        return {string for string, _ in self.places}

    def outside(self, box: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
        """Lines that are not completely in a box."""
        return [(string, place) for string, place in self.places if not box.contains(place)]

    def crossings(self) -> list[tuple[str, str]]:
        """Lines written over each other."""
        return [(one, other) for (one, a), (other, b) in combinations(self.places, 2) if a.colliderect(b)]


@contextmanager
def watching(patch: pytest.MonkeyPatch, size: tuple[int, int]) -> Iterator[Ink]:
    """Record all text drawn on surfaces of the window's size; on smaller ones only its size counts.

    Panels lose their rims and soft edges meanwhile: they are most of the work, and no text depends on them.
    """
    ink = Ink()
    draw, fit = Fonts.draw, Fonts.fit

    def spy_draw(
        self: Fonts,
        target: pygame.Surface,
        string: str,
        style: str,
        colour: tuple[int, int, int],
        at: tuple[float, float],
        anchor: str = "left",
        size_: float | None = None,
        **more: float | None,
    ) -> pygame.Rect:
        units = more.get("size", size_)
        place = draw(self, target, string, style, colour, at, anchor, units)
        ink.sizes.add(self.pixels(style, units))
        wide = self.text(string, style, colour, units).get_width()
        left = at[0] - {"left": 0.0, "mid": 0.5, "right": 1.0}[anchor] * wide
        letters = pygame.Rect(round(left), 0, wide, round(0.7 * self.pixels(style, units)))
        letters.centery = round(at[1])
        rolled_out = target.get_clip() != target.get_rect() and not target.get_clip().contains(letters)
        shape = target.area.size if isinstance(target, Sketch) else target.get_size()
        if shape == size and string.strip() and not rolled_out:
            ink.places.append((string, letters))
        return place

    def spy_fit(self: Fonts, string: str, style: str, width: float, size: float | None = None) -> str:
        kept = fit(self, string, style, width, size)
        if kept != string:
            ink.cut.append(string)
        return kept

    with patch.context() as context:
        context.setattr(Fonts, "draw", spy_draw)
        context.setattr(Fonts, "fit", spy_fit)
        context.setattr(paint, "_edge", lambda *_: None)
        context.setattr(pygame.transform, "smoothscale", pygame.transform.scale)
        context.setattr(pygame.transform, "box_blur", lambda picture, radius: picture.copy())
        yield ink
