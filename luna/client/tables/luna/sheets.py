"""The sheets of the frame that the common paint box does not have: bars, stripes, the chosen verb."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

import pygame

from luna.client import theme
from luna.client.tables.luna.pen import Pen, Rect
from luna.client.theme import Colour, Gradient

_HOT: Final[Gradient] = (theme.rgb("#2B6883"), theme.rgb("#1D4A63"))


def button(pen: Pen, rect: Rect, state: str, hover: bool = False) -> None:
    """A button: `on`, `off` or `hot` (chosen, or what the next click does)."""
    if state != "hot":
        pen.paint.button(pen.surface, rect, "off" if state == "off" else "hover" if hover else "idle")
        return

    def make() -> pygame.Surface:
        u = pen.layout.u
        return _raster(rect.size, _rounded(rect.size, theme.R_BUTTON * u, _HOT, theme.LEGAL, 2.4 * u))

    pen.surface.blit(pen.keep(("hot", rect.size), make), rect)


def stripe(pen: Pen, rect: Rect, order: str) -> None:
    """The bar in an order's colour at the edge of its panel; the badge beside it carries the emblem."""

    def make() -> pygame.Surface:
        fill = theme.ORDER_LIGHT[order], theme.ORDER_FILL[order], theme.ORDER_SHADE[order]
        return _raster(rect.size, _rounded(rect.size, rect.width / 2, fill, None, 0))

    pen.surface.blit(pen.keep(("stripe", rect.size, order), make), rect)


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


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


def _gradient(name: str, points: str, stops: Sequence[Colour]) -> str:
    marks = "".join(f'<stop offset="{i / (len(stops) - 1)}" stop-color="rgb{stop}"/>' for i, stop in enumerate(stops))
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {points}>{marks}</linearGradient>'


def _rounded(size: tuple[int, int], radius: float, fill: Sequence[Colour], edge: Colour | None, line: float) -> str:
    """A rounded rectangle with a fill from top to bottom and perhaps a line at its border."""
    width, height = size
    stroke = f' stroke="rgb{edge}" stroke-width="{line}"' if edge else ""
    inset = line / 2
    return _gradient("fill", f'x1="0" y1="0" x2="0" y2="{height}"', fill) + (
        f'<rect x="{inset}" y="{inset}" width="{width - line}" height="{height - line}" '
        f'rx="{radius}" ry="{radius}" fill="url(#fill)"{stroke}/>'
    )


def _raster(size: tuple[int, int], body: str) -> pygame.Surface:
    width, height = size
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    picture = pygame.image.load_sized_svg(BytesIO(f"{svg}{body}</svg>".encode()), (width, height))
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
