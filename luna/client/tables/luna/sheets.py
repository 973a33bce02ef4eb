"""Glass, buttons and bars: made as small SVGs at their exact size, which gives smooth corners and gradient edges."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import pygame

from luna.client import theme
from luna.client.tables.luna.pen import Pen, Rect
from luna.client.theme import Colour, Gradient

_BUTTON_ON: Final[Gradient] = (theme.rgb("#2B3A70"), theme.rgb("#1E2A56"))
_BUTTON_OFF: Final[Gradient] = (theme.BUTTON_OFF, theme.rgb("#10172F"))
_BUTTON_HOT: Final[Gradient] = (theme.rgb("#2B6883"), theme.rgb("#1D4A63"))
_PANEL_EDGE: Final = (theme.rgb("#33406E"), theme.rgb("#6C7DB5"))  # lower left, upper right
_SHADOW: Final = 12  # blur and margin of a panel's shadow, u
_SHADOW_DOWN: Final = 6


def panel(pen: Pen, rect: Rect, active: bool = False) -> None:
    """Dark glass with a hairline; the active one has a gold frame. Its shadow falls below it."""
    margin = pen.px(2 * _SHADOW)

    def make() -> pygame.Surface:
        ground = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        box = pygame.Rect(margin, margin + pen.px(_SHADOW_DOWN), rect.width, rect.height)
        pygame.draw.rect(ground, (*theme.SHADOW, 153), box, border_radius=pen.px(theme.R_PANEL))
        ground = pygame.transform.box_blur(ground, pen.px(_SHADOW))
        fill = theme.PANEL_ACTIVE if active else theme.PANEL
        edge = (theme.FRAME[0], theme.FRAME[2]) if active else _PANEL_EDGE
        width = theme.LINE_HAIR * (1.4 if active else 1) * pen.layout.u
        radius = theme.R_PANEL * pen.layout.u
        svg = _rounded(rect.width, rect.height, radius, fill, 0.94, edge, width)
        if active:
            svg += _frame(rect.width, rect.height, radius, 6 * pen.layout.u, 1.2 * pen.layout.u)
        ground.blit(_raster(rect.width, rect.height, svg), (margin, margin))
        return ground

    sheet = pen.keep(("panel", rect.size, active), make)
    pen.surface.blit(sheet, (rect.x - margin, rect.y - margin))


def button(pen: Pen, rect: Rect, state: str, hover: bool = False) -> None:
    """A button: `on`, `off` or `hot` (chosen, or what the next click does)."""

    def make() -> pygame.Surface:
        fill = {"on": _BUTTON_ON, "off": _BUTTON_OFF, "hot": _BUTTON_HOT}[state]
        edge = {"on": theme.BUTTON_EDGE, "off": theme.BUTTON_OFF_EDGE, "hot": theme.LEGAL}[state]
        if hover and state == "on":
            fill, edge = (fill[0], theme.BUTTON_EDGE), theme.SECONDARY
        width = (2.4 if state == "hot" else 1.6) * pen.layout.u
        svg = _rounded(rect.width, rect.height, theme.R_BUTTON * pen.layout.u, fill, 1, (edge, edge), width)
        return _raster(rect.width, rect.height, svg)

    pen.surface.blit(pen.keep(("button", rect.size, state, hover), make), rect)


def well(pen: Pen, rect: Rect, radius: float = theme.R_PLATE) -> None:
    """A sunk strip."""

    def make() -> pygame.Surface:
        fill = (theme.WELL, theme.WELL)
        svg = _rounded(rect.width, rect.height, radius * pen.layout.u, fill, theme.WELL_ALPHA, None, 0)
        return _raster(rect.width, rect.height, svg)

    pen.surface.blit(pen.keep(("well", rect.size, radius), make), rect)


def stripe(pen: Pen, rect: Rect, order: str) -> None:
    """The bar in an order's colour at the edge of its panel; the badge beside it carries the emblem."""

    def make() -> pygame.Surface:
        top, bottom = theme.ORDER_LIGHT[order], theme.ORDER_SHADE[order]
        fill = theme.ORDER_FILL[order]
        half = _rounded(rect.width, rect.height, rect.width / 2, (top, bottom), 1, None, 0, middle=fill)
        return _raster(rect.width, rect.height, half)

    pen.surface.blit(pen.keep(("stripe", rect.size, order), make), rect)


def key_cap(pen: Pen, rect: Rect) -> None:
    """The little frame round a key's letter."""

    def make() -> pygame.Surface:
        fill, edge = (theme.ABYSS, theme.ABYSS), (theme.BUTTON_EDGE, theme.BUTTON_EDGE)
        svg = _rounded(rect.width, rect.height, theme.R_KEY * pen.layout.u, fill, 1, edge, 1.6 * pen.layout.u)
        return _raster(rect.width, rect.height, svg)

    pen.surface.blit(pen.keep(("key", rect.size), make), rect)


def bar(pen: Pen, rect: Rect, hairline_below: bool) -> None:
    """The top or the action bar with its gold hairline towards the table."""

    def make() -> pygame.Surface:
        ground = pygame.Surface(rect.size, 0, 32)
        top, bottom = theme.BAR
        for y in range(rect.height):
            pygame.draw.line(ground, _mix(top, bottom, y / max(1, rect.height - 1)), (0, y), (rect.width, y))
        thick = pen.px(theme.LINE_GOLD)
        dim, bright, _ = theme.HAIRLINE
        line = pygame.Surface((rect.width, thick), 0, 32)
        for x in range(rect.width):
            share = 1 - abs(2 * x / rect.width - 1)
            pygame.draw.line(line, _mix(_mix(bottom, dim, 0.6), _mix(dim, bright, 0.5), share), (x, 0), (x, thick))
        ground.blit(line, (0, rect.height - thick if hairline_below else 0))
        return ground

    pen.surface.blit(pen.keep(("bar", rect.size, hairline_below), make), rect)


def hairline(pen: Pen, rect: Rect, colour: Colour) -> None:
    """A thin line: filled, because a very flat SVG comes out short."""
    pygame.draw.rect(pen.surface, colour, rect)


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


def _hex(colour: Colour) -> str:
    return "#%02x%02x%02x" % colour


def _gradient(name: str, points: str, stops: list[Colour], alpha: float) -> str:
    marks = "".join(
        f'<stop offset="{i / (len(stops) - 1)}" stop-color="{_hex(stop)}" stop-opacity="{alpha}"/>'
        for i, stop in enumerate(stops)
    )
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {points}>{marks}</linearGradient>'


def _rounded(
    width: int,
    height: int,
    radius: float,
    fill: Gradient,
    alpha: float,
    edge: Gradient | None,
    line: float,
    middle: Colour | None = None,
) -> str:
    stops = [fill[0], middle, fill[1]] if middle else [fill[0], fill[1]]
    out = _gradient("fill", f'x1="0" y1="0" x2="0" y2="{height}"', stops, alpha)
    stroke = ""
    if edge is not None:
        out += _gradient("edge", f'x1="0" y1="{height}" x2="{width}" y2="0"', list(edge), 1)
        stroke = f' stroke="url(#edge)" stroke-width="{line}"'
    inset = line / 2
    out += (
        f'<rect x="{inset}" y="{inset}" width="{width - line}" height="{height - line}" '
        f'rx="{radius}" ry="{radius}" fill="url(#fill)"{stroke}/>'
    )
    return out


def _frame(width: int, height: int, radius: float, inset: float, line: float) -> str:
    """The second hairline of a gold frame."""
    inner = max(1.0, radius - inset / 2)
    return (
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{inner}" '
        f'ry="{inner}" fill="none" stroke="{_hex(theme.GOLD)}" stroke-opacity="0.28" stroke-width="{line}"/>'
    )


def _raster(width: int, height: int, body: str) -> pygame.Surface:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    picture = pygame.image.load_sized_svg(BytesIO(f"{svg}{body}</svg>".encode()), (width, height))
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
