"""The sheets of the frame beyond the common paint box: bars, the chosen verb, and rows of buttons."""

from collections.abc import Sequence
from typing import Final

import pygame

from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour, Gradient
from luna.shell.drawing.vector import rounded

_HOT: Final[Gradient] = (theme.rgb("#2B6883"), theme.rgb("#1D4A63"))


def button(pen: Pen, rect: Rect, state: str, hover: bool = False) -> None:
    """A button: `on`, `off` or `hot` (chosen, or the effect of the next click)."""
    if state != "hot":
        pen.paint.button(pen.surface, rect, "off" if state == "off" else "hover" if hover else "idle")
        return

    def make() -> pygame.Surface:
        u = pen.u
        return rounded(rect.size, theme.R_BUTTON * u, _HOT, theme.LEGAL, 2.4 * u)

    pen.surface.blit(pen.keep(("hot", rect.size), make), rect)


def bar(pen: Pen, rect: Rect, hairline_below: bool) -> None:
    """The top or the action bar with its gold hairline towards the table."""

    def make() -> pygame.Surface:
        ground = _gradient(rect.size, *theme.now.BAR)
        dim, bright, _ = theme.HAIRLINE
        ends, middle = theme.mix(theme.now.BAR[1], dim, 0.6), theme.mix(dim, bright, 0.5)
        line = _gradient((rect.width, pen.px(theme.LINE_GOLD)), ends, middle, ends, across=True)
        ground.blit(line, (0, rect.height - line.get_height() if hairline_below else 0))
        return ground

    pen.surface.blit(pen.keep(("bar", rect.size, hairline_below), make), rect)


def _gradient(size: tuple[int, int], *colours: Colour, across: bool = False) -> pygame.Surface:
    """A sheet going from colour to colour, downwards or to the right."""
    wide, high = (len(colours), 1) if across else (1, len(colours))
    # A part of a larger sheet: to mix two pixels the scaling looks at the one behind the last, which must be there.
    strip = pygame.Surface((wide + 1, high + 1), 0, 32).subsurface((0, 0, wide, high))
    for step, colour in enumerate(colours):
        strip.set_at((step, 0) if across else (0, step), colour)
    return pygame.transform.smoothscale(strip, size)


def rows(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """The numbers of buttons of these widths, row by row: side by side as long as they fit."""
    found: list[list[int]] = []
    used = 0
    for number, wide in enumerate(widths):
        if not found or used + gap + wide > room:
            found.append([])
            used = -gap
        found[-1].append(number)
        used += gap + wide
    return found
