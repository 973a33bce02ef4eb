"""Panels, buttons, lines, shadows and pictures, painted once per size and cached."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import pygame

from luna.core.cast import Face
from luna.shell.drawing import padglyphs, theme
from luna.shell.drawing.art import BLENDS, Art
from luna.shell.drawing.caches import PaintCache
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.layers import Part
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import nine_patch, outline, round_off

_COUNTED: Final = 46  # the smallest portrait with moons, in u
_DISC: Final = 104  # the width of the disc in the units of a portrait's files
_KEPT_PIXELS: Final = 3_000_000
"""The minimum limit of the cache. A large screen has `_KEPT_UNITS` square units: room for the panels of a page."""
_KEPT_UNITS: Final = 2_400_000
_TILE: Final = 256  # pixels of the middle of a shadow, which is repeated
_Made = TypeVar("_Made")


class Plate(NamedTuple):
    """The look of a panel or button: a vertical gradient, and a line just inside its border."""

    top: Colour
    bottom: Colour
    alpha: float
    radius: float
    edge: Sequence[Colour]  # from the lower left to the upper right: three colours
    strength: float = 1.0  # the opacity of the edge
    thick: float = theme.LINE_HAIR
    framed: bool = False  # whether a thin second line follows the edge


def _panel(kind: str) -> Plate:
    now = theme.now
    colours, radius, frame = {
        "panel": (now.PANEL, theme.R_PANEL, None),
        "card": (now.CARD, theme.R_PANEL, None),
        "overlay": (now.PANEL, theme.R_OVERLAY, theme.FRAME),
        "active": (now.PANEL_ACTIVE, theme.R_PANEL, theme.FRAME),
        "lit": (now.PANEL_ACTIVE, theme.R_PANEL, theme.SILVER),
        "loud": (now.LOUD, theme.R_PANEL, theme.CORAL),
    }[kind]
    if frame is not None:
        return Plate(*colours, 0.94, radius, frame, thick=2.4, framed=True)
    return Plate(*colours, 0.94, radius, (now.EDGE, now.EDGE, _lighter(now.EDGE, 46)), now.EDGE_ALPHA)


def _button(state: str) -> Plate:
    now, hover = theme.now, state.endswith("hover")
    if state.startswith("primary"):
        top, bottom = (_lighter(colour, 16 if hover else 0) for colour in now.PRIMARY)
        return Plate(top, bottom, 0.97, theme.R_BUTTON, theme.FRAME, thick=2.4, framed=True)
    if state.startswith("quiet"):
        colours, edge = (now.PANEL_ACTIVE, theme.LEGAL) if hover else (now.PANEL, now.EDGE)
        return Plate(*colours, 0.86, theme.R_BUTTON, (edge,) * 3, 1.0 if hover else now.EDGE_ALPHA)
    fill, edge = {
        "idle": (now.BUTTON, now.BUTTON_EDGE),
        "hover": (_lighter(now.BUTTON, 22), theme.LEGAL),
        "chosen": (now.PRIMARY[0], theme.GOLD),
        "off": (now.BUTTON_OFF, now.BUTTON_OFF_EDGE),
    }[state]
    return Plate(_lighter(fill, 6), _lighter(fill, -12), 0.92, theme.R_BUTTON, (edge,) * 3, 0.9)


TARGET: Final = 44
"""Real pixels of the smallest target for a finger."""


class Paint:
    """The paint box of one scale. Its surfaces are shared: blit them, never change them."""

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
        """Drop all surfaces, before another kind of screen appears."""
        self._kept.clear()
        self._last.clear()

    def last(self, name: str, key: object, make: Callable[[], _Made]) -> _Made:
        """The last value under this name, computed again if the key differs. The key need not be hashable."""
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
        self._plate(target, rect, ("panel", kind), partial(_panel, kind))

    def button(self, target: pygame.Surface, rect: pygame.Rect, state: str = "idle") -> None:
        """A button's face: idle, hover, quiet, quiet-hover, primary, primary-hover, chosen, off."""
        self._plate(target, rect, ("button", state), partial(_button, state))

    def well(self, target: pygame.Surface, rect: pygame.Rect, alpha: float = theme.WELL_ALPHA) -> None:
        """A sunken field for rows and entries."""
        well, edge = theme.now.WELL, theme.now.EDGE
        plate = Plate(well, well, alpha, theme.R_BUTTON, (edge,) * 3, 0.5)
        self._plate(target, rect, ("well", alpha), lambda: plate)

    def column(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """The gold column of a winner."""
        plate = Plate(*theme.now.PRIMARY, 0.75, theme.R_BUTTON, theme.FRAME, thick=2.2)
        self._plate(target, rect, ("column",), lambda: plate)

    def target(self, units: float) -> int:
        """A length in units as pixels, at least as many as a finger needs."""
        return max(self.px(units), TARGET)

    def cap(self, word: str) -> int:
        """The width of a key cap, in pixels; no word has none."""
        if word.startswith(padglyphs.MARK):
            return padglyphs.wide(padglyphs.Tools(self.fonts, self.px), word)
        return max(self.fonts.width(word, "label_bold") + self.px(18), self.px(34)) if word else 0

    def key(self, target: pygame.Surface, word: str, right: int, middle: int) -> pygame.Rect:
        """A key cap with its right edge and its middle at the given place; a button of a pad is its picture."""
        wide = self.cap(word)
        rect = pygame.Rect(right - wide, middle - self.px(17), wide, self.px(34))
        if word.startswith(padglyphs.MARK):
            padglyphs.draw(target, padglyphs.Tools(self.fonts, self.px), word, rect)
            noted(target, rect)
        elif word:
            plate = Plate(theme.now.WELL, theme.ABYSS, 1.0, theme.R_KEY, (theme.now.BUTTON_EDGE,) * 3)
            self._plate(target, rect, ("key",), lambda: plate)
            self.fonts.draw(target, word, "label_bold", theme.now.MOONLIGHT, rect.center, "mid")
        return rect

    def focus(self, target: pygame.Surface, rect: pygame.Rect, radius: float = theme.R_BUTTON) -> None:
        """The ring around the focused widget: moonlight on dark."""
        out = rect.inflate(self.px(10), self.px(10))

        def make() -> pygame.Surface:
            made = pygame.Surface(out.size, pygame.SRCALPHA)
            _edge(made, self.px(radius + 5), self.px(theme.LINE_FOCUS + 2), (theme.ABYSS,) * 3, 0.9)
            inner = pygame.Surface((out.width - 2, out.height - 2), pygame.SRCALPHA)
            _edge(inner, self.px(radius + 4), self.px(theme.LINE_FOCUS), (theme.now.MOONLIGHT,) * 3, 1.0)
            made.blit(inner, (1, 1))
            return made

        target.blit(self.keep(("focus", out.size, radius), make), out)

    # --- lines, light, shadow ---

    def hairline(self, target: pygame.Surface, rect: pygame.Rect, fading: bool = False) -> None:
        """A gold line; a fading one is transparent at both ends."""

        def make() -> pygame.Surface:
            row = pygame.Surface((3, 1), pygame.SRCALPHA)
            for index, colour in enumerate(theme.HAIRLINE):
                row.set_at((index, 0), (*colour, 0 if fading and index != 1 else 255))
            return pygame.transform.smoothscale(row, rect.size)

        target.blit(self.keep(("hairline", rect.size, fading), make), rect)

    def shadow(self, target: pygame.Surface, rect: pygame.Rect, radius: float = theme.R_PANEL) -> None:
        """A soft dark copy below a panel. All large shadows of a radius are one picture, drawn as a nine-patch."""
        soft = self.px(12)
        corner = self.px(radius) + 5 * soft
        wide, high = (min(side, 2 * corner + _TILE - 4 * soft) for side in rect.size)

        def make() -> pygame.Surface:
            made = pygame.Surface((wide + 4 * soft, high + 4 * soft), pygame.SRCALPHA)
            made.fill((*theme.SHADOW, 0))
            made.blit(_fill((wide, high), theme.SHADOW, theme.SHADOW, 0.6, self.px(radius)), (2 * soft, 2 * soft))
            return pygame.transform.box_blur(made, soft)

        nine_patch(target, self.keep(("shadow", wide, high, radius), make), self._shadow_of(rect), corner)

    def shadowed(self, target: pygame.Surface, rect: pygame.Rect) -> Part:
        """The shadow of a panel as a part of a picture, to be painted before its face."""
        return Part(None, self.with_shadow(rect), partial(self.shadow, target, rect))

    def with_shadow(self, rect: pygame.Rect) -> pygame.Rect:
        """The rectangle of a panel and its shadow."""
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
        """Words on a picture, above blurred black `copies`: more of them on a bright picture."""
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

    def blurring(self, picture: pygame.Surface, units: float, dim: float) -> Callable[[], pygame.Surface]:
        """A function that blurs and darkens a picture behind an overlay.

        It is blurred small, which is much faster.
        """
        step, soft, size = max(2, self.px(units) // 2), self.px(units), picture.size
        small = pygame.transform.smoothscale(picture, (max(1, size[0] // step), max(1, size[1] // step)))

        def made() -> pygame.Surface:
            made = pygame.transform.box_blur(small, max(1, soft // step))
            shade = round(255 * dim)
            made.fill((shade, shade, min(255, shade + 10)), special_flags=pygame.BLEND_RGB_MULT)
            return pygame.transform.smoothscale(made, size)

        return made

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
        self, target: pygame.Surface, face: Face, at: tuple[float, float], disc: float, alpha: float | None = None
    ) -> None:
        """A portrait whose disc is `disc` pixels wide, with its middle at a place. A small one has no moons."""
        for name in face.layers if disc >= self.px(_COUNTED) else face.layers[:3]:
            made = self.art.sprite(name, disc / _DISC, alpha)
            target.blit(made.surface, (round(at[0]) - made.ax, round(at[1]) - made.ay))

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface made once for this scale."""
        return self._kept.get(key, make)

    # --- inside ---

    def _plate(
        self, target: pygame.Surface, rect: pygame.Rect, key: tuple[object, ...], look: Callable[[], Plate]
    ) -> None:
        def make() -> pygame.Surface:
            plate, px = look(), self.px
            made = _fill(rect.size, plate.top, plate.bottom, plate.alpha, px(plate.radius))
            _edge(made, px(plate.radius), px(plate.thick), plate.edge, plate.strength)
            if plate.framed:
                inner = made.subsurface(made.get_rect().inflate(-2 * px(6), -2 * px(6)))
                _edge(inner, px(max(2, plate.radius - 6)), px(1.2), plate.edge, 0.28)
            return made

        target.blit(self.keep((*key, rect.size), make), rect)


def _fill(size: tuple[int, int], top: Colour, bottom: Colour, alpha: float, radius: int) -> pygame.Surface:
    strip = pygame.Surface((1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), (*top, round(255 * alpha)))
    strip.set_at((0, 1), (*bottom, round(255 * alpha)))
    made = pygame.transform.smoothscale(strip, size)
    round_off(made, radius)
    return made


def _edge(made: pygame.Surface, radius: int, line: int, colours: Sequence[Colour], alpha: float) -> None:
    """A line just inside the border, its colour going from the lower left to the upper right."""
    size = made.get_size()
    if size[0] <= 2 * line or size[1] <= 2 * line:
        return
    tint = pygame.Surface((3, 3), pygame.SRCALPHA)
    for x in range(3):
        for y in range(3):
            step = (x + 2 - y) / 2
            low = min(int(step), 1)
            tint.set_at((x, y), (*theme.mix(colours[low], colours[low + 1], step - low), round(255 * alpha)))
    outline(pygame.transform.smoothscale(tint, size), made, radius, line)


def _lighter(colour: Colour, by: int) -> Colour:
    """A colour whose parts are greater; a negative `by` makes it darker."""
    red, green, blue = (min(255, max(0, part + by)) for part in colour)
    return red, green, blue
