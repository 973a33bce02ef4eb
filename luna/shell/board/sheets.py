"""The sheets of the frame that the common paint box does not have: bars, stripes, the chosen verb."""

from __future__ import annotations

from typing import Final

import pygame

from luna.shell import theme
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.vector import Line, lines, rounded
from luna.shell.theme import Colour, Gradient

_HOT: Final[Gradient] = (theme.rgb("#2B6883"), theme.rgb("#1D4A63"))


def button(pen: Pen, rect: Rect, state: str, hover: bool = False) -> None:
    """A button: `on`, `off` or `hot` (chosen, or what the next click does)."""
    if state != "hot":
        pen.paint.button(pen.surface, rect, "off" if state == "off" else "hover" if hover else "idle")
        return

    def make() -> pygame.Surface:
        u = pen.u
        return rounded(rect.size, theme.R_BUTTON * u, _HOT, theme.LEGAL, 2.4 * u)

    pen.surface.blit(pen.keep(("hot", rect.size), make), rect)


def stripe(pen: Pen, rect: Rect, order: str) -> None:
    """The bar in an order's colour and pattern at the edge of its panel; the badge beside it carries the emblem."""

    def make() -> pygame.Surface:
        fill = theme.ORDER_LIGHT[order], theme.ORDER_FILL[order], theme.ORDER_SHADE[order]
        made = rounded(rect.size, rect.width / 2, fill)
        pattern, thick = _pattern(order, rect.width, rect.height, pen.layout.u)
        made.blit(lines(rect.size, [(pattern, theme.ABYSS, thick * pen.layout.u)]), (0, 0))
        return made

    pen.surface.blit(pen.keep(("stripe", rect.size, order), make), rect)


def _pattern(order: str, width: int, height: int, u: float) -> tuple[list[Line], float]:
    """What tells an order's area without its colour, and its thickness in units: dots, hatching, waves, one line."""
    edge, middle, step = 1.5 * u, width / 2, 9 * u
    if order == "white":
        return [[(middle, step), (middle, height - step)]], 1.8
    rows = [step + step * row for row in range(int((height - 1.5 * step) / step))]
    if order == "yellow":
        return [[(middle, y), (middle, y + 0.1)] for y in rows], 4.2
    if order == "red":
        return [[(edge, y + step / 2), (width - edge, y - step / 2)] for y in rows], 1.8
    wave = (0, -1, 0, 1, 0)
    across = (width - 2 * edge) / (len(wave) - 1)
    return [[(edge + across * i, y + 2 * u * rise) for i, rise in enumerate(wave)] for y in rows], 1.8


def bar(pen: Pen, rect: Rect, hairline_below: bool) -> None:
    """The top or the action bar with its gold hairline towards the table."""

    def make() -> pygame.Surface:
        ground = _gradient(rect.size, *theme.now.BAR)
        dim, bright, _ = theme.HAIRLINE
        ends, middle = _mix(theme.now.BAR[1], dim, 0.6), _mix(dim, bright, 0.5)
        line = _gradient((rect.width, pen.px(theme.LINE_GOLD)), ends, middle, ends, across=True)
        ground.blit(line, (0, rect.height - line.get_height() if hairline_below else 0))
        return ground

    pen.surface.blit(pen.keep(("bar", rect.size, hairline_below), make), rect)


def _gradient(size: tuple[int, int], *colours: Colour, across: bool = False) -> pygame.Surface:
    """A sheet going from colour to colour, downwards or to the right."""
    strip = pygame.Surface((len(colours), 1) if across else (1, len(colours)), 0, 32)
    for step, colour in enumerate(colours):
        strip.set_at((step, 0) if across else (0, step), colour)
    return pygame.transform.smoothscale(strip, size)


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c
