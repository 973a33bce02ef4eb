"""What every drawing module holds in its hand: the surface, the layout, the pictures, the type, and a few small strokes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import pygame

from luna.client import theme
from luna.client.art import BLENDS, Art, Sprite
from luna.client.tables.luna.layout import Layout

Pixel = tuple[int, int]
Rect = pygame.Rect
Colour = pygame.typing.ColorLike

Text = Callable[..., str]
"""`text(key, **facts)`: a line of the catalogue."""

_KEPT: Final = 400
_SMALLER: Final = {
    "score": "card_title",
    "card_title": "body_bold",
    "heading": "place",
    "body": "label",
    "body_bold": "label_bold",
}
"""The style to fall back to when a line is too long for its place."""


class Fonts(Protocol):
    """The part of the type cabinet that is used here."""

    def text(self, string: str, style: str, colour: Colour) -> pygame.Surface:
        """One line in a style of theme, at the size of the window."""
        ...


@dataclass(slots=True)
class Pen:
    """One hand: make one for a window, give it the surface to draw on with `on`."""

    surface: pygame.Surface
    layout: Layout
    art: Art
    fonts: Fonts
    text: Text
    kept: OrderedDict[tuple[object, ...], pygame.Surface] = field(default_factory=OrderedDict)

    def on(self, surface: pygame.Surface) -> Pen:
        """The same hand over another surface."""
        return replace(self, surface=surface)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return self.layout.px(units)

    # Pictures

    def put(self, name: str, point: Pixel, size: float = 1.0, alpha: float | None = None) -> Rect:
        """A picture with its anchor on a point, at `size` times its table size."""
        entry = self.art.entry(name)
        sprite = self.art.sprite(name, entry.scale * size * self.layout.u, alpha)
        return self._blit(sprite, (point[0] - sprite.ax, point[1] - sprite.ay), BLENDS[entry.blend])

    def put_high(self, name: str, point: Pixel, height: float, alpha: float | None = None) -> Rect:
        """A picture with the middle of its shape on a point, its whole file `height` units high."""
        entry = self.art.entry(name)
        scale = height / entry.height * self.layout.u
        sprite = self.art.sprite(name, scale, alpha)
        dx, dy = sprite.ax, sprite.ay
        if entry.centre is not None:
            dx, dy = round(entry.centre[0] * scale), round(entry.centre[1] * scale)
        return self._blit(sprite, (point[0] - dx, point[1] - dy), BLENDS[entry.blend])

    def _blit(self, sprite: Sprite, corner: Pixel, flag: int) -> Rect:
        return self.surface.blit(sprite.surface, corner, special_flags=flag)

    # Words

    def words(
        self, string: str, style: str, colour: Colour, rect: Rect, align: str = "left", shrink: bool = True
    ) -> Rect:
        """One line in a rectangle, on its middle height; a line too long takes the smaller style, then an ellipsis."""
        line = self.fonts.text(string, style, colour)
        if shrink and line.get_width() > rect.width:
            style = _SMALLER.get(style, style)
            line = self.fitted(string, style, colour, rect.width)
        where = line.get_rect(centery=rect.centery)
        if align == "left":
            where.left = rect.left
        elif align == "right":
            where.right = rect.right
        else:
            where.centerx = rect.centerx
        return self.surface.blit(line, where)

    def fitted(self, string: str, style: str, colour: Colour, width: int) -> pygame.Surface:
        """The line cut to a width, with an ellipsis when something had to go."""
        line = self.fonts.text(string, style, colour)
        while line.get_width() > width and string:
            string = string[:-1].rstrip()
            line = self.fonts.text(f"{string}\u2026", style, colour)
        return line

    def centred(self, string: str, style: str, colour: Colour, point: Pixel) -> Rect:
        """One line about a point."""
        line = self.fonts.text(string, style, colour)
        return self.surface.blit(line, line.get_rect(center=point))

    def floating(self, string: str, style: str, colour: Colour, point: Pixel) -> Rect:
        """Words on the picture: twice a blurred black copy below them."""
        line = self.fonts.text(string, style, colour)
        soft = self.px(3)
        halo = self.keep(("halo", string, style), lambda: self._halo(string, style, soft))
        where = line.get_rect(center=point)
        for _ in range(2):
            self.surface.blit(halo, (where.x - 2 * soft, where.y - 2 * soft + self.px(2)))
        return self.surface.blit(line, where)

    def outlined(self, string: str, style: str, colour: Colour, point: Pixel, width: float = 2) -> Rect:
        """A number with a dark edge, about a point."""
        edge = self.px(width)
        made = self.keep(
            ("outlined", string, style, str(colour), edge), lambda: self._outlined(string, style, colour, edge)
        )
        return self.surface.blit(made, made.get_rect(center=point))

    def _halo(self, string: str, style: str, soft: int) -> pygame.Surface:
        line = self.fonts.text(string, style, "black")
        ground = pygame.Surface((line.get_width() + 4 * soft, line.get_height() + 4 * soft), pygame.SRCALPHA)
        ground.blit(line, (2 * soft, 2 * soft))
        return pygame.transform.box_blur(ground, soft)

    def _outlined(self, string: str, style: str, colour: Colour, edge: int) -> pygame.Surface:
        dark = self.fonts.text(string, style, theme.ABYSS)
        ground = pygame.Surface((dark.get_width() + 2 * edge, dark.get_height() + 2 * edge), pygame.SRCALPHA)
        for dx in range(-edge, edge + 1):
            for dy in range(-edge, edge + 1):
                if dx * dx + dy * dy <= edge * edge + 1:
                    ground.blit(dark, (edge + dx, edge + dy))
        ground.blit(self.fonts.text(string, style, colour), (edge, edge))
        return ground

    # Small shapes

    def number_plate(self, string: str, point: Pixel, ink: Colour = theme.MOONLIGHT, edge: Colour | None = None) -> Rect:
        """A number on a dark plate about a point."""

        def make() -> pygame.Surface:
            line = self.fonts.text(string, "label_bold", ink)
            # Plates are a fixed cell high: the line's own height has room for accents that digits do not need.
            size = max(self.px(20), line.get_width() + self.px(9)), self.px(24)
            ground = pygame.Surface(size, pygame.SRCALPHA)
            box, radius = ground.get_rect(), self.px(7)
            pygame.draw.rect(ground, theme.ABYSS, box, border_radius=radius)
            if edge is not None:
                pygame.draw.rect(ground, edge, box, max(1, self.px(1.5)), border_radius=radius)
            ground.blit(line, line.get_rect(center=box.center))
            return ground

        made = self.keep(("plate", string, str(ink), str(edge)), make)
        return self.surface.blit(made, made.get_rect(center=point))

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface made once; the oldest goes when there are too many."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = make()
            if len(self.kept) > _KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return found
