"""The pen of all drawing modules: surface, layout, pictures, fonts, and a few small strokes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic

import pygame
from typing_extensions import TypeVar

from luna.core.cast import Face
from luna.shell.board.frame import Frame
from luna.shell.drawing import theme
from luna.shell.drawing.art import BLENDS, Art
from luna.shell.drawing.caches import PaintCache
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.fonts import STYLES, Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import rounded

Pixel = tuple[int, int]
Rect = pygame.Rect

Text = Callable[..., str]
"""`text(key, **facts)`: a line of the catalogue."""

_KEPT_PIXELS: Final = 4_000_000
_LEAST: Final = 21  # the smallest text size, in u, at the usual interface size
_FEWEST: Final = 15
_PORTRAIT, _EMBLEM, _FOOT = 1.0, 0.56, 0.4
"""In heights of an emblem: the portrait's disc, the emblem at its foot, the distance between their middles."""


Layout_co = TypeVar("Layout_co", bound=Frame, default=Frame, covariant=True)


@dataclass(slots=True)
class Pen(Generic[Layout_co]):
    """A pen belongs to one window and layout; `on` gives it a surface to draw on."""

    surface: pygame.Surface
    layout: Layout_co
    paint: Paint
    text: Text
    kept: PaintCache[pygame.Surface] = field(default_factory=lambda: PaintCache(_KEPT_PIXELS))
    other: Pen[Layout_co] | None = None
    chips: Pen[Layout_co] | None = None
    u: float = field(init=False)  # real pixels for one unit
    art: Art = field(init=False)
    fonts: Fonts = field(init=False)

    def __post_init__(self) -> None:
        self.u, self.art, self.fonts = self.paint.u, self.paint.art, self.paint.fonts

    @property
    def frame(self) -> Pen[Layout_co]:
        """The pen for words and buttons over this surface; its units are the frame's, not the stage's."""
        return self if self.other is None else replace(self.other, surface=self.surface)

    @property
    def hand(self) -> Pen[Layout_co]:
        """The pen for things that the hand opens over this surface, see `Frame.held`."""
        return self if self.chips is None else replace(self.chips, surface=self.surface)

    def on(self, surface: pygame.Surface) -> Pen[Layout_co]:
        """The same pen for another surface."""
        return replace(self, surface=surface)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.u)) if units > 0 else round(units * self.u)

    def off(self, point: Pixel, right: float, down: float) -> Pixel:
        """The point at an offset in units from another."""
        return point[0] + self.px(right), point[1] + self.px(down)

    # Pictures

    def put(self, name: str, point: Pixel, size: float = 1.0, alpha: float | None = None) -> Rect:
        """A picture with its anchor on a point, at `size` times its table size."""
        entry = self.art.entry(name)
        sprite = self.art.sprite(name, entry.scale * size * self.u, alpha)
        corner = point[0] - sprite.ax, point[1] - sprite.ay
        return self.surface.blit(sprite.surface, corner, special_flags=BLENDS[entry.blend])

    def put_high(self, name: str, point: Pixel, height: float, alpha: float | None = None) -> Rect:
        """A picture with the middle of its shape on a point, its whole file `height` units high."""
        entry = self.art.entry(name)
        scale = height / entry.height * self.u
        sprite = self.art.sprite(name, scale, alpha)
        dx, dy = sprite.ax, sprite.ay
        if entry.centre is not None:
            dx, dy = round(entry.centre[0] * scale), round(entry.centre[1] * scale)
        return self.surface.blit(sprite.surface, (point[0] - dx, point[1] - dy), special_flags=BLENDS[entry.blend])

    def put_face(self, face: Face, point: Pixel, disc: float, alpha: float | None = None) -> None:
        """A portrait with a disc `disc` units wide, see `Paint.portrait`."""
        self.paint.portrait(self.surface, face, point, disc * self.u, alpha)

    def put_player(self, face: Face | None, emblem: str, point: Pixel, height: float) -> None:
        """The owner of a seat in a line of words: the portrait with the emblem at its foot, or only the emblem."""
        if face is None:
            self.put_high(emblem, point, height)
            return
        self.put_face(face, point, height * _PORTRAIT)
        aside = self.px(height * _FOOT)
        self.put_high(emblem, (point[0] + aside, point[1] + aside), height * _EMBLEM)

    def tinted(self, name: str, point: Pixel, height: float, colour: Colour) -> Rect:
        """A picture's shape in one flat colour, with its middle on a point."""
        sprite = self.art.sprite(name, height / self.art.entry(name).height * self.u)

        def make() -> pygame.Surface:
            shape = sprite.surface.copy()
            shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
            return shape

        flat = self.keep(("tinted", name, sprite.surface.get_size(), colour), make)
        return self.surface.blit(flat, (point[0] - sprite.ax, point[1] - sprite.ay))

    # Words

    def words(self, string: str, style: str, colour: Colour, rect: Rect, align: str = "left") -> Rect:
        """One line in a rectangle. A line that is too long shrinks, then ends in an ellipsis."""
        string, size = self.fitted(string, style, rect.width)
        at = {"left": rect.left, "mid": rect.centerx, "right": rect.right}[align], rect.centery
        return self.fonts.draw(self.surface, string, style, colour, at, align, size)

    def lines(self, parts: Sequence[str], style: str, colour: Colour, corner: Pixel) -> int:
        """Draw whole lines one below the other, from a corner down; returns their lower end."""
        (x, y), line = corner, self.fonts.line(style)
        for number, part in enumerate(parts):
            self.fonts.draw(self.surface, part, style, colour, (x, y + line * number + line // 2))
        return y + line * len(parts)

    def fitted(self, string: str, style: str, width: int) -> tuple[str, float | None]:
        """The line and the size at which it is at most `width` pixels wide."""
        if self.fonts.width(string, style) <= width:
            return string, None
        size = self.fonts.fitting(string, style, width, min(self._least, STYLES[style].size))
        return self.fonts.fit(string, style, width, size), size

    def fits(self, string: str, style: str, width: int) -> bool:
        """Whether the whole line fits into a width in pixels."""
        return self.fonts.width(string, style, min(self._least, STYLES[style].size)) <= width

    @property
    def _least(self) -> float:
        """The smallest text size in u; larger units need fewer of them."""
        whole = min(self.layout.width / 1920, self.layout.height / 1080)
        return min(_LEAST, max(_FEWEST, _LEAST * whole / self.u))

    def centred(self, string: str, style: str, colour: Colour, point: Pixel, size: float | None = None) -> Rect:
        """One line with its middle on a point."""
        return self.fonts.draw(self.surface, string, style, colour, point, "mid", size)

    def spaced(self, string: str, style: str, colour: Colour, left: Pixel, *, gap: float, size: float) -> Rect:
        """Draw letters `gap` units apart; the point is at the left, at half their height."""

        def make() -> pygame.Surface:
            letters = [self.fonts.text(letter, style, colour, size) for letter in string]
            apart = max(1, round(gap * self.u))
            wide = sum(letter.get_width() + apart for letter in letters)
            ground = pygame.Surface((max(1, wide), self.fonts.font(style, size).get_height()), pygame.SRCALPHA)
            x = 0
            for letter in letters:
                ground.blit(letter, (x, 0))
                x += letter.get_width() + apart
            return ground

        line = self.keep(("spaced", string, style, colour, gap, size), make)
        return self.surface.blit(line, (left[0], round(left[1] - self.fonts.middle(style, size))))

    def outlined(self, string: str, style: str, colour: Colour, point: Pixel, size: float | None = None) -> Rect:
        """A number with a dark outline, its middle on a point."""
        wide = self.px(1.6)

        def make() -> pygame.Surface:
            dark = self.fonts.text(string, style, theme.ABYSS, size)
            ground = pygame.Surface((dark.get_width() + 2 * wide, dark.get_height() + 2 * wide), pygame.SRCALPHA)
            for dx in range(-wide, wide + 1):
                for dy in range(-wide, wide + 1):
                    if dx * dx + dy * dy <= wide * wide + 1:
                        ground.blit(dark, (wide + dx, wide + dy))
            ground.blit(self.fonts.text(string, style, colour, size), (wide, wide))
            return ground

        made = self.keep(("outlined", string, style, colour, wide, size), make)
        corner = point[0] - made.get_width() // 2, round(point[1] - wide - self.fonts.middle(style, size))
        return self.surface.blit(made, corner)

    # Small shapes

    def within(self, rect: Rect, left: float, less: float) -> Rect:
        """A rectangle without `less` units of its width, `left` of them at its left side."""
        return Rect(rect.x + self.px(left), rect.y, rect.width - self.px(less), rect.height)

    def box(self, rect: Rect, ink: Colour, radius: float, line: float = 0) -> None:
        """A rectangle with round corners in one colour: filled, or an outline of a width in units."""
        drawn = pygame.draw.rect(self.surface, ink, rect, self.px(line), border_radius=self.px(radius))
        noted(self.surface, drawn)

    def dot(self, at: Pixel, ink: Colour, radius: float, line: float = 0) -> None:
        """A circle around a point: filled, or an outline of a width in units."""
        noted(self.surface, pygame.draw.circle(self.surface, ink, at, self.px(radius), self.px(line)))

    def number_plate(self, string: str, point: Pixel, ink: Colour | None = None, edge: Colour | None = None) -> Rect:
        """A number on a dark plate with its middle on a point."""
        ink = ink or theme.now.MOONLIGHT

        def make() -> pygame.Surface:
            wide = self.fonts.width(string, "label_bold") + self.px(9)
            size, u = (max(self.px(20), wide), self.px(25)), self.u
            ground = rounded(size, 7 * u, (theme.ABYSS, theme.ABYSS), edge, 1.5 * u)
            self.fonts.draw(ground, string, "label_bold", ink, ground.get_rect().center, "mid")
            return ground

        return self.stamp(("plate", string, ink, edge), make, point)

    def stamp(self, key: tuple[object, ...], make: Callable[[], pygame.Surface], middle: Pixel) -> Rect:
        """The cached surface of this key with its middle on a point."""
        made = self.keep(key, make)
        return self.surface.blit(made, made.get_rect(center=middle))

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The cached surface of this key; `make` draws it the first time."""
        return self.kept.get(key, make)
