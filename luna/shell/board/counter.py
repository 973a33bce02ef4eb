"""Influence in a panel: digits in cells of one width that roll like a counter's wheels."""

from typing import Final

import pygame

from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing.theme import Colour

STYLE: Final = "score"
_PITCH: Final = 0.75  # of a line's height between two digits of a wheel


def draw(pen: Pen, value: int, right: Pixel, ink: Colour, hidden: bool = False, style: str = STYLE) -> Rect:
    """A number at rest, right edge and middle at a point, at least two digits wide; hidden it only takes space."""
    made = _digits(pen, str(value), ink, style)
    place = made.get_rect(topright=(right[0], _top(pen, right, style)))
    if not hidden:
        pen.surface.blit(made, place)
    wide = max(made.get_width(), 2 * _digits(pen, "0", ink, style).get_width())
    return Rect(right[0] - wide, place.top, wide, place.height)


def roll(pen: Pen, value: float, right: Pixel, ink: Colour, style: str = STYLE) -> None:
    """A rolling number: the last wheel turns all the time, the others when those behind them pass nine."""
    wide, high = _digits(pen, "0", ink, style).get_size()
    top, before = _top(pen, right, style), pen.surface.get_clip()
    ten, left = 1, right[0] - wide
    while ten == 1 or value + 1 > ten:
        turn = max(0.0, value % ten - (ten - 1)) if ten > 1 else value % 1
        number = int(value / ten)
        pen.surface.set_clip(before.clip(Rect(left, top + high // 8, wide, round(high * _PITCH))))
        for step in (0, 1):
            if number + step or ten == 1:  # no leading zero
                at = left, top + round((step - turn) * high * _PITCH)
                pen.surface.blit(_digits(pen, str((number + step) % 10), ink, style), at)
        ten, left = ten * 10, left - wide
    pen.surface.set_clip(before)


def _digits(pen: Pen, number: str, ink: Colour, style: str) -> pygame.Surface:
    return pen.keep(("digits", number, ink, style), lambda: pen.fonts.digits(number, style, ink))


def _top(pen: Pen, right: Pixel, style: str) -> int:
    return round(right[1] - pen.fonts.middle(style))
