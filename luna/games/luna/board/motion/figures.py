"""Looks of the four figures on their way: Builder, Guard, Apostate, Moon Priestess."""

from math import pi, sin
from typing import Final

from luna.games.luna.board.layout.layout import Pen
from luna.shell.board.films.film import Flight, look
from luna.shell.board.films.sprites import beam, glow, heading, tilted
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import OUT, STD, sine

_SWAYS: Final = 6  # degrees of the Builder's sway
_TRAILING: Final = 7  # sparks behind the Priestess


def pall(pen: Pen, foot: Pixel, time: float, size: float = 1.0) -> None:
    """Shadow loops at the feet of a figure or a novice."""
    pen.put(f"fx/shadow-pall-{int(time * 8) % 2 + 1}", foot, size)


def builder(pen: Pen, flight: Flight, time: float) -> None:
    """The Builder walks, swaying under the hammer."""
    share = STD(time)
    x, y = flight.at(share)
    phase = pi * 4 * max(1, len(flight.stops) - 1) * share
    tilted(pen, "figures/builder", (x, y - round(pen.px(4) * abs(sin(phase)))), _SWAYS * sin(phase))


def guard(pen: Pen, flight: Flight, time: float) -> None:
    """The Guard walks in even steps, with a light before each."""
    (x, y), part = flight.hop(time)
    beam(pen, (x + pen.px(14), y - pen.px(72)), (x + pen.px(40), y), 0.4)
    tilted(pen, "figures/guard", (x, y - pen.px(5 * sin(pi * part))), 2 * sin(2 * pi * part))


@look
def apostate(pen: Pen, flight: Flight, time: float, gathers: float) -> None:
    """Shadow gathers for a share of the time; then the Apostate slides without a step, the cloak trailing."""
    share = sine((time - gathers) / (1 - gathers))
    x, y = flight.at(share)
    grown = 0.6 + 0.7 * OUT(time / gathers) if time < gathers else 1.3 - 0.3 * share
    pall(pen, (x, y + pen.px(2)), 2 * time, grown)
    lean = 5 * sin(pi * share) * (1 if flight.stops[-1][0] < flight.stops[0][0] else -1)
    tilted(pen, "figures/apostate", (x, y), lean)


def priestess(pen: Pen, flight: Flight, time: float) -> None:
    """The Moon Priestess glides along the ring; her light lies on the water and islands brighten as she passes."""
    share = sine(time)
    x, y = flight.at(share)
    at = x, y - pen.px(6 * min(1.0, 6 * time, 6 * (1 - time)))
    if 0.08 < time < 0.92:
        tilted(pen, "fx/glide-trail", (x, y + pen.px(4)), heading(flight, share))
    for number in range(_TRAILING):
        spark = (time * 9 + number / _TRAILING) % 1
        left, top = flight.at(share - 0.05 * spark)
        aside = pen.px(16 * sin(7 * number)), pen.px(30 * spark)
        glow(pen, "fx/spark-silver", (left + aside[0], top - aside[1]), 1 - spark, 0.8)
    for island in pen.layout.ring:
        x, y = pen.layout.on_island(island, (160, 190))
        far = ((x - at[0]) ** 2 + (y - at[1]) ** 2) ** 0.5 / pen.layout.u
        glow(pen, "figures/priestess-glow", (x, y + pen.px(90)), 1 - far / 420, 2.2)
    glow(pen, "figures/priestess-glow", (at[0], at[1] + pen.px(60)), 0.6, 1.8)
    pen.put("figures/priestess-glow", at)
    pen.put("figures/priestess", at)
