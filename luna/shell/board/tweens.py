"""Strokes of pieces on their way: pictures that fade, turn or grow, kept in so few steps that each is made once."""

from __future__ import annotations

from math import pi, sin
from typing import Any, Final

import pygame

from luna.shell.board.films.film import Echo, Flight
from luna.shell.board.pen import Pen, Pixel
from luna.shell.drawing.motion import linear, sine
from luna.shell.drawing.theme import Colour

SWEEP: Final = 600
"""Milliseconds in which the emblem of the next player crosses the top bar."""
_SWEPT: Final = 0.75  # of its time the emblem is under way
_TAIL: Final = 10  # lights behind it

_STEPS: Final = 16  # of a fade or a light
_WIDTHS: Final = 24  # of something that turns


def ghostly(pen: Pen[Any], name: str, point: Pixel, opacity: float, size: float = 1.0) -> None:
    """A picture that fades; nothing is drawn of one that has gone."""
    if step := _step(opacity):
        pen.put(name, point, size, step / _STEPS)


def turned(pen: Pen[Any], name: str, point: Pixel, width: float, size: float = 1.0) -> None:
    """A picture seen from the side: only a share of its width."""
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    full, high = sprite.surface.get_size()
    wide = max(1, full * max(1, round(min(abs(width), 1.0) * _WIDTHS)) // _WIDTHS)
    made = pen.keep(("turned", name, wide, high), lambda: pygame.transform.smoothscale(sprite.surface, (wide, high)))
    pen.surface.blit(made, (point[0] - sprite.ax * wide // full, point[1] - sprite.ay))


def rotated(pen: Pen[Any], name: str, point: Pixel, degrees: float) -> None:
    """A picture turned against the clock, its middle on a point."""
    sprite = pen.art.at(name, pen.u)
    size = sprite.surface.get_size()
    made = pen.keep(("rotated", name, degrees, size), lambda: pygame.transform.rotate(sprite.surface, degrees))
    pen.surface.blit(made, made.get_rect(center=point))


def ring(pen: Pen[Any], colour: Colour, size: tuple[float, float], opacity: float, at: Pixel, rim: float = 0) -> None:
    """A soft ellipse about a point, or its rim alone; sizes in units."""
    step, wide, high = _step(opacity), pen.px(size[0]), pen.px(size[1])
    if not step or min(wide, high) < 2:
        return

    def make() -> pygame.Surface:
        ground = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.ellipse(ground, (*colour, 255 * step // _STEPS), ground.get_rect(), pen.px(rim))
        return ground

    made = pen.keep(("ring", colour, wide, high, step, rim), make)
    pen.surface.blit(made, made.get_rect(center=at))


def sweep(emblem: str, ink: Colour) -> Echo:
    """The emblem of the player to move sweeps across the top bar to its banner."""

    def look(pen: Pen[Any], _: Flight, time: float) -> None:
        pen = pen.frame
        bar, share = pen.layout.top.rect, sine(time / _SWEPT)
        x = round(bar.left + (pen.layout.top.banner.left + pen.px(46) - bar.left) * share)
        for step in range(_TAIL):
            strength = 0.4 * (1 - step / _TAIL) * sin(pi * share)
            ring(pen, ink, (30, 30 - 2.4 * step), strength, (x - pen.px(26 * (step + 1)), bar.centery))
        pen.put_high(emblem, (x, bar.centery), 46, round(16 * linear(4 * (1 - time))) / 16)

    return Echo(0, SWEEP, look, over=True)


def _step(share: float) -> int:
    return round(min(max(share, 0.0), 1.0) * _STEPS)
