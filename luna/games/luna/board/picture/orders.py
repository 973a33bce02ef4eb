"""The orders in colour and pattern: their fills, and the stripe at the edge of a panel."""

from __future__ import annotations

from typing import Final

import pygame

from luna.games.luna.rules.choices import SEATS
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.vector import Polyline, lines, rounded

LOOKS: Final = {look.id: look for look in SEATS}
ORDERS: Final = tuple(LOOKS)
FILL: Final = {order: theme.rgb(look.colour) for order, look in LOOKS.items()}


def stripe(pen: Pen, rect: Rect, order: str) -> None:
    """The bar in an order's colour and pattern at the edge of its panel; the badge beside it carries the emblem."""

    def make() -> pygame.Surface:
        look = LOOKS[order]
        fill = tuple(map(theme.rgb, (look.light, look.colour, look.shade)))
        made = rounded(rect.size, rect.width / 2, fill)
        pattern, thick = _pattern(order, rect.width, rect.height, pen.layout.u)
        made.blit(lines(rect.size, [(pattern, theme.ABYSS, thick * pen.layout.u)]), (0, 0))
        return made

    pen.surface.blit(pen.keep(("stripe", rect.size, order), make), rect)


def _pattern(order: str, width: int, height: int, u: float) -> tuple[list[Polyline], float]:
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
