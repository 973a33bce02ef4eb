"""The sheets of the frame that the common paint box does not have: bars, stripes, the chosen verb."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import theme
from luna.client.tables.luna.pen import Pen, Rect
from luna.client.tables.luna.vector import rounded
from luna.client.theme import Colour, Gradient

_HOT: Final[Gradient] = (theme.rgb("#2B6883"), theme.rgb("#1D4A63"))


def button(pen: Pen, rect: Rect, state: str, hover: bool = False) -> None:
    """A button: `on`, `off` or `hot` (chosen, or what the next click does)."""
    if state != "hot":
        pen.paint.button(pen.surface, rect, "off" if state == "off" else "hover" if hover else "idle")
        return

    def make() -> pygame.Surface:
        u = pen.layout.u
        return rounded(rect.size, theme.R_BUTTON * u, _HOT, theme.LEGAL, 2.4 * u)

    pen.surface.blit(pen.keep(("hot", rect.size), make), rect)


def stripe(pen: Pen, rect: Rect, order: str) -> None:
    """The bar in an order's colour at the edge of its panel; the badge beside it carries the emblem."""

    def make() -> pygame.Surface:
        fill = theme.ORDER_LIGHT[order], theme.ORDER_FILL[order], theme.ORDER_SHADE[order]
        return rounded(rect.size, rect.width / 2, fill)

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
