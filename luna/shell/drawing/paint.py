"""The stuff of every panel, button and line, made at its size by the recipes of the design and kept.

Nothing here knows a screen. Sizes come in real pixels (rectangles are laid out in pixels), thicknesses and radii are u.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import pygame

from luna.core.cast import Face
from luna.shell.drawing import theme
from luna.shell.drawing.art import BLENDS, Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint_cache import PaintCache
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import outline, round_off, stretched

_COUNTED: Final = 46
"""The smallest portrait with moons, in u."""
_DISC: Final = 104
"""The width of the disc in the units of a portrait's files."""
_KEPT_PIXELS: Final = 8_000_000
"""At least; on a large screen as many as `_KEPT_UNITS` square units: a page's panel and its shadow stay together."""
_KEPT_UNITS: Final = 4_200_000
Size = tuple[int, int]
_Made = TypeVar("_Made")


class Paint:
    """Surfaces made once for a size. They are shared: blit them, do not change them."""

    def __init__(self, fonts: Fonts, art: Art, u: float = 1.0) -> None:
        self.fonts = fonts
        self.art = art
        self.u = u
        self._kept: PaintCache[pygame.Surface] = PaintCache(_KEPT_PIXELS)
        self._last: dict[str, tuple[object, Any]] = {}

    def set_scale(self, u: float) -> None:
        """Real pixels for one unit from now on."""
        self.u = u
        self._kept.begin(max(_KEPT_PIXELS, round(_KEPT_UNITS * u * u)))
        self._last.clear()

    def forget(self) -> None:
        """Another kind of screen comes: what pages painted is not shown there."""
        self._kept.clear()
        self._last.clear()

    def last(self, name: str, key: object, make: Callable[[], _Made]) -> _Made:
        """The value that was computed last under this name, computed anew when the key differs.

        The key is compared and not hashed; it must not change later.
        """
        if name not in self._last or self._last[name][0] != key:
            self._last[name] = key, make()
        found: _Made = self._last[name][1]
        return found

    def px(self, units: float) -> int:
        """A length in real pixels, at least one."""
        return max(1, round(units * self.u))

    # --- panels and buttons ---

    def panel(self, target: pygame.Surface, rect: pygame.Rect, kind: str = "panel") -> None:
        """A panel with its shadow: see `face`."""
        self.shadow(target, rect, theme.R_OVERLAY if kind == "overlay" else theme.R_PANEL)
        self.face(target, rect, kind)

    def face(self, target: pygame.Surface, rect: pygame.Rect, kind: str = "panel") -> None:
        """A panel without its shadow: panel, card, overlay, active (gold), lit (silver), loud (coral)."""
        top, bottom, radius, frame = {
            "panel": (*theme.now.PANEL, theme.R_PANEL, None),
            "card": (*theme.now.CARD, theme.R_PANEL, None),
            "overlay": (*theme.now.PANEL, theme.R_OVERLAY, theme.FRAME),
            "active": (*theme.now.PANEL_ACTIVE, theme.R_PANEL, theme.FRAME),
            "lit": (*theme.now.PANEL_ACTIVE, theme.R_PANEL, theme.SILVER),
            "loud": (*theme.now.LOUD, theme.R_PANEL, theme.CORAL),
        }[kind]

        def make() -> pygame.Surface:
            made = self._fill(rect.size, top, bottom, 0.94, radius)
            self._rim(made, radius, frame)
            return made

        target.blit(self.keep(("panel", kind, rect.size), make), rect)

    def button(self, target: pygame.Surface, rect: pygame.Rect, state: str = "idle") -> None:
        """A button's face: idle, hover, quiet, quiet-hover, primary, primary-hover, chosen, off."""

        def make() -> pygame.Surface:
            radius = theme.R_BUTTON
            if state.startswith("primary"):
                lift = 16 if state.endswith("hover") else 0
                top, bottom = (_lighter(colour, lift) for colour in theme.now.PRIMARY)
                made = self._fill(rect.size, top, bottom, 0.97, radius)
                self._rim(made, radius, theme.FRAME)
                return made
            if state in ("quiet", "quiet-hover"):
                top, bottom = theme.now.PANEL_ACTIVE if state.endswith("hover") else theme.now.PANEL
                made = self._fill(rect.size, top, bottom, 0.86, radius)
                hover = state.endswith("hover")
                edge = theme.LEGAL if hover else theme.now.EDGE
                self._edge(made, radius, theme.LINE_HAIR, (edge,) * 3, 1.0 if hover else theme.now.EDGE_ALPHA)
                return made
            fill, edge = {
                "idle": (theme.now.BUTTON, theme.now.BUTTON_EDGE),
                "hover": (_lighter(theme.now.BUTTON, 22), theme.LEGAL),
                "chosen": (theme.now.PRIMARY[0], theme.GOLD),
                "off": (theme.now.BUTTON_OFF, theme.now.BUTTON_OFF_EDGE),
            }[state]
            made = self._fill(rect.size, _lighter(fill, 6), _darker(fill, 12), 0.92, radius)
            self._edge(made, radius, theme.LINE_HAIR, (edge,) * 3, 0.9)
            return made

        target.blit(self.keep(("button", state, rect.size), make), rect)

    def well(self, target: pygame.Surface, rect: pygame.Rect, alpha: float = theme.WELL_ALPHA) -> None:
        """A sunken field for rows and entries."""

        def make() -> pygame.Surface:
            made = self._fill(rect.size, theme.now.WELL, theme.now.WELL, alpha, theme.R_BUTTON)
            self._edge(made, theme.R_BUTTON, theme.LINE_HAIR, (theme.now.EDGE,) * 3, 0.5)
            return made

        target.blit(self.keep(("well", rect.size, alpha), make), rect)

    def column(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """The gold column of a winner."""

        def make() -> pygame.Surface:
            made = self._fill(rect.size, theme.now.PRIMARY[0], theme.now.PRIMARY[1], 0.75, theme.R_BUTTON)
            self._edge(made, theme.R_BUTTON, 2.2, theme.FRAME, 1.0)
            return made

        target.blit(self.keep(("column", rect.size), make), rect)

    def key(self, target: pygame.Surface, word: str, right: int, middle: int) -> pygame.Rect:
        """A key cap with its right edge and its middle at the given place."""
        wide = max(self.fonts.width(word, "label_bold") + self.px(18), self.px(34))
        rect = pygame.Rect(right - wide, middle - self.px(17), wide, self.px(34))

        def make() -> pygame.Surface:
            made = self._fill(rect.size, theme.now.WELL, theme.ABYSS, 1.0, theme.R_KEY)
            self._edge(made, theme.R_KEY, theme.LINE_HAIR, (theme.now.BUTTON_EDGE,) * 3, 1.0)
            return made

        target.blit(self.keep(("key", rect.size), make), rect)
        self.fonts.draw(target, word, "label_bold", theme.now.MOONLIGHT, rect.center, "mid")
        return rect

    def focus(self, target: pygame.Surface, rect: pygame.Rect, radius: float = theme.R_BUTTON) -> None:
        """The ring round the focused thing: moonlight on dark, the same for mouse and keys."""
        out = rect.inflate(self.px(10), self.px(10))

        def make() -> pygame.Surface:
            made = pygame.Surface(out.size, pygame.SRCALPHA)
            self._edge(made, radius + 5, theme.LINE_FOCUS + 2, (theme.ABYSS,) * 3, 0.9)
            inner = pygame.Surface((out.width - 2, out.height - 2), pygame.SRCALPHA)
            self._edge(inner, radius + 4, theme.LINE_FOCUS, (theme.now.MOONLIGHT,) * 3, 1.0)
            made.blit(inner, (1, 1))
            return made

        target.blit(self.keep(("focus", out.size, radius), make), out)

    # --- lines, light, shadow ---

    def hairline(self, target: pygame.Surface, rect: pygame.Rect, fading: bool = False) -> None:
        """A gold line; the fading one ends in nothing on both sides."""

        def make() -> pygame.Surface:
            row = pygame.Surface((3, 1), pygame.SRCALPHA)
            for index, colour in enumerate(theme.HAIRLINE):
                row.set_at((index, 0), (*colour, 0 if fading and index != 1 else 255))
            return pygame.transform.smoothscale(row, rect.size)

        target.blit(self.keep(("hairline", rect.size, fading), make), rect)

    def shadow(self, target: pygame.Surface, rect: pygame.Rect, radius: float = theme.R_PANEL) -> None:
        """A soft dark copy below a panel."""
        soft = self.px(12)

        def make() -> pygame.Surface:
            # Between its corners a shadow is the same everywhere: a small one is blurred and drawn out.
            least = 2 * (self.px(radius) + 3 * soft) + 1
            wide, high = min(rect.width, least), min(rect.height, least)
            small = pygame.Surface((wide + 4 * soft, high + 4 * soft), pygame.SRCALPHA)
            small.fill((*theme.SHADOW, 0))
            small.blit(self._fill((wide, high), theme.SHADOW, theme.SHADOW, 0.6, radius), (2 * soft, 2 * soft))
            return stretched(pygame.transform.box_blur(small, soft), (rect.width + 4 * soft, rect.height + 4 * soft))

        target.blit(self.keep(("shadow", rect.size, radius), make), self._shadow_of(rect))

    def shadowed(self, target: pygame.Surface, rect: pygame.Rect) -> Part:
        """The shadow of a panel as a part of a picture, to lie below what shows its face."""
        return Part(None, self.with_shadow(rect), partial(self.shadow, target, rect))

    def with_shadow(self, rect: pygame.Rect) -> pygame.Rect:
        """All that a panel changes."""
        return rect.union(self._shadow_of(rect))

    def _shadow_of(self, rect: pygame.Rect) -> pygame.Rect:
        soft = self.px(12)
        return rect.inflate(4 * soft, 4 * soft).move(0, self.px(6))

    def soft_text(
        self,
        target: pygame.Surface,
        string: str,
        style: str,
        colour: Colour,
        at: tuple[float, float],
        anchor: str = "left",
        copies: int = 2,
    ) -> pygame.Rect:
        """Words on a picture: blurred black copies two units lower, more of them on a bright one, then the words."""
        blur = self.px(3)

        def make() -> pygame.Surface:
            line = self.fonts.text(string, style, (0, 0, 0))
            made = pygame.Surface((line.get_width() + 4 * blur, line.get_height() + 4 * blur), pygame.SRCALPHA)
            made.blit(line, (2 * blur, 2 * blur))
            return pygame.transform.box_blur(made, blur)

        wide = self.fonts.text(string, style, colour).get_width()
        left = round(at[0] - {"left": 0.0, "mid": 0.5, "right": 1.0}[anchor] * wide)
        top = round(at[1] - self.fonts.middle(style))
        dark = self.keep(("soft", string, style), make)
        for _ in range(copies):
            target.blit(dark, (left - 2 * blur, top - 2 * blur + self.px(2)))
        return self.fonts.draw(target, string, style, colour, (left, at[1]))

    def blurred(self, picture: pygame.Surface, units: float, dim: float) -> pygame.Surface:
        """A picture out of focus and darker, to lie behind an overlay.

        A small copy is blurred and drawn large again: the whole would take half a second in a large window.
        """
        step = max(2, self.px(units) // 2)
        small = pygame.transform.smoothscale(picture, (max(1, picture.width // step), max(1, picture.height // step)))
        made = pygame.transform.box_blur(small, max(1, self.px(units) // step))
        shade = round(255 * dim)
        made.fill((shade, shade, min(255, shade + 10)), special_flags=pygame.BLEND_RGB_MULT)
        return pygame.transform.smoothscale(made, picture.size)

    # --- pictures ---

    def picture(
        self, target: pygame.Surface, name: str, at: tuple[float, float], height: float, alpha: float | None = None
    ) -> pygame.Rect:
        """A picture `height` pixels high with its middle at a place."""
        entry = self.art.entry(name)
        surface = self.art.sprite(name, height / entry.height, alpha).surface
        place = surface.get_rect(center=(round(at[0]), round(at[1])))
        return target.blit(surface, place, special_flags=BLENDS[entry.blend])

    def portrait(
        self,
        target: pygame.Surface,
        face: Face,
        at: tuple[float, float],
        disc: float,
        alpha: float | None = None,
    ) -> None:
        """A portrait, the disc behind it `disc` pixels wide with its middle at a place; hats and friends rise above.

        Moons that tell the level are left out where they could not be counted.
        """
        for name in face.layers if disc >= self.px(_COUNTED) else face.layers[:3]:
            made = self.art.sprite(name, disc / _DISC, alpha)
            target.blit(made.surface, (round(at[0]) - made.ax, round(at[1]) - made.ay))

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface made once for this scale."""
        return self._kept.get(key, make)

    # --- inside ---

    def _fill(self, size: Size, top: Colour, bottom: Colour, alpha: float, radius: float) -> pygame.Surface:
        """A rounded rectangle with a vertical gradient."""
        strip = pygame.Surface((1, 2), pygame.SRCALPHA)
        strip.set_at((0, 0), (*top, round(255 * alpha)))
        strip.set_at((0, 1), (*bottom, round(255 * alpha)))
        made = pygame.transform.smoothscale(strip, size)
        round_off(made, self.px(radius))
        return made

    def _rim(self, made: pygame.Surface, radius: float, frame: Sequence[Colour] | None) -> None:
        if frame is None:
            colours = (theme.now.EDGE, theme.now.EDGE, _lighter(theme.now.EDGE, 46))
            self._edge(made, radius, theme.LINE_HAIR, colours, theme.now.EDGE_ALPHA)
            return
        self._edge(made, radius, 2.4, frame, 1.0)
        gap = self.px(6)
        inner = pygame.Surface((made.get_width() - 2 * gap, made.get_height() - 2 * gap), pygame.SRCALPHA)
        self._edge(inner, max(2, radius - 6), 1.2, frame, 0.28)
        made.blit(inner, (gap, gap))

    def _edge(self, made: pygame.Surface, radius: float, thick: float, colours: Sequence[Colour], alpha: float) -> None:
        """A line just inside the border, its colour going from the lower left to the upper right."""
        size, line = made.get_size(), self.px(thick)
        if size[0] <= 2 * line or size[1] <= 2 * line:
            return
        tint = pygame.Surface((3, 3), pygame.SRCALPHA)
        for x in range(3):
            for y in range(3):
                step = (x + 2 - y) / 2
                tint.set_at((x, y), (*_between(colours, step), round(255 * alpha)))
        outline(pygame.transform.smoothscale(tint, size), made, self.px(radius), line)


def _between(colours: Sequence[Colour], step: float) -> Colour:
    """One of three colours, or what lies between two: step 0 .. 2."""
    low = min(int(step), 1)
    part = step - low
    first, second = colours[low], colours[low + 1]
    return (
        round(first[0] + (second[0] - first[0]) * part),
        round(first[1] + (second[1] - first[1]) * part),
        round(first[2] + (second[2] - first[2]) * part),
    )


def _lighter(colour: Colour, by: int) -> Colour:
    return min(255, colour[0] + by), min(255, colour[1] + by), min(255, colour[2] + by)


def _darker(colour: Colour, by: int) -> Colour:
    return max(0, colour[0] - by), max(0, colour[1] - by), max(0, colour[2] - by)
