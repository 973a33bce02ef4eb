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
        ground = _gradient((1, rect.height), *theme.BAR)
        ground = pygame.transform.scale(ground, rect.size)
        dim, bright, _ = theme.HAIRLINE
        ends = _mix(theme.BAR[1], dim, 0.6)
        half = _gradient((rect.width - rect.width // 2, 1), ends, _mix(dim, bright, 0.5))
        thick = pen.px(theme.LINE_GOLD)
        line = pygame.Surface((rect.width, thick), 0, 32)
        for right in (False, True):
            part = pygame.transform.scale(pygame.transform.flip(half, right, False), (half.get_width(), thick))
            line.blit(part, (rect.width // 2 if right else 0, 0))
        ground.blit(line, (0, rect.height - thick if hairline_below else 0))
        return ground

    pen.surface.blit(pen.keep(("bar", rect.size, hairline_below), make), rect)


def _gradient(size: tuple[int, int], first: Colour, last: Colour) -> pygame.Surface:
    """A row or a column of pixels from one colour to another."""
    made, length = pygame.Surface(size, 0, 32), max(size)
    for step in range(length):
        at = (step, 0) if size[1] == 1 else (0, step)
        made.set_at(at, _mix(first, last, step / max(1, length - 1)))
    return made


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c
