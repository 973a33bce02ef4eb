"""Animation at rest: light on the water, flickering lanterns, candles and windows, the pulse of the moon.

A few small pictures are added to the picture at rest, ten times a second. A light varies by at most 8 % and at most one
and a half times a second. The animation also shows the position: only burning lanterns and candles flicker, the last
candle twice as much, and the light of the Priestess pulses on her island.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import pi, sin
from random import Random
from typing import Final, NamedTuple

import pygame

from luna.games.luna.board.layout import lanes, places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.view_model import ViewModel
from luna.shell.board.frame import Pixel
from luna.shell.drawing.art import Art
from luna.shell.drawing.glints import DARK, Glint, Glitter, Ticker, light_part, scatter
from luna.shell.drawing.layers import Part

MOST: Final = 0.08
"""The share of a light that flickers."""
_LEVELS: Final = 4
_ROAD: Final = (1304, 806, 112)  # middle and radius of the moon in the water
_ON_ROAD, _ON_SEA = 42, 60  # glints
_ROAD_LIGHT, _SEA_LIGHT = 0.16, 0.07
_FLICKER: Final = (0.9, 1.4)  # a second
_SLOW: Final = 7.0  # seconds
_FLAME: Final = -44  # units from a candle's place to its flame


class Light(NamedTuple):
    """A light of the picture that flickers or pulses."""

    name: str
    at: Pixel
    slow: bool = False
    share: float = 1.0  # maximum flicker of a light


class Ambient(Ticker):
    """The animation at rest of one table in one window."""

    def __init__(self, layout: Layout, art: Art) -> None:
        super().__init__()
        self._layout, self._art = layout, art
        self._glitter = Glitter(_glints(), layout.at, layout.u)
        self._painted: tuple[pygame.Surface, ViewModel] | None = None
        """The picture and the position of `_lights` and `_parts`."""
        self._lights: list[Light] = []
        self._parts: dict[tuple[int, int], Part] = {}

    def parts(self, surface: pygame.Surface, shown: ViewModel) -> Iterator[Part]:
        """The light as it is now, over ground and pieces; the same number of parts for the same position."""
        if self._painted is None or self._painted[0] is not surface or self._painted[1] is not shown:
            self._painted, self._lights, self._parts = (surface, shown), list(lights(self._layout, shown)), {}
        time = self.time
        yield from self._glitter.parts(surface, self._layout.free, time)
        for number, light in enumerate(self._lights):
            level = round(_LEVELS * light.share * _wave(time, number, light.slow))
            if (number, level) not in self._parts:
                self._parts[number, level] = self._part(surface, light, level)
            yield self._parts[number, level]

    def _part(self, surface: pygame.Surface, light: Light, level: int) -> Part:
        if not level:
            return DARK
        sprite = self._art.light(light.name, self._layout.u, MOST * level / _LEVELS)
        corner = light.at[0] - sprite.ax, light.at[1] - sprite.ay
        return light_part(surface, sprite.surface, corner, self._layout.free, level)

    def warm(self, shown: ViewModel) -> None:
        """Make every picture of the lights that burn in this position; may run in any thread."""
        for name in {light.name for light in lights(self._layout, shown)}:
            for level in range(1, _LEVELS + 1):
                self._art.light(name, self._layout.u, MOST * level / _LEVELS)


@cache
def _glints() -> Sequence[Glint]:
    """The streaks of light on moon road and sea. They are the same at every table."""
    return scatter(1, _ON_ROAD, _on_road, _ROAD_LIGHT) + scatter(2, _ON_SEA, _on_sea, _SEA_LIGHT)


def lights(layout: Layout, shown: ViewModel) -> Iterator[Light]:
    """All lights that burn in this position."""
    burning = places.guard_slot(shown.guard_tile or shown.round)
    for slot, x, y in places.LANTERNS:
        if slot > burning:
            yield Light("temple/lantern-glow", layout.at(x, y))
    share = 1.0 if shown.candles == 1 else 0.5
    for number in range(shown.candles):
        x, y = layout.candle(number, shown.candles_most)
        yield Light("temple/candle-glow", (x, y), share=share)
        yield Light("temple/lantern-glow", (x, y + layout.px(_FLAME)), share=share)
    for island in layout.ring:
        yield Light(f"islands/isle-{island}-glow", layout.on_island(island, places.ISLAND_ANCHOR), slow=True)
    yield Light("temple/jetty-mirrored-glow", layout.at(*places.JETTY))
    if shown.guard_tile is not None:
        yield Light("figures/guard-glow", layout.guard_foot(shown.guard_tile), slow=True)
    if shown.figures["priestess"] is not None:
        foot = layout.figure_foot(shown, "priestess", shown.figures["priestess"])
        yield Light("figures/priestess-glow", foot, slow=True)


def _wave(time: float, number: int, slow: bool) -> float:
    """0..1; neighbours never flicker together."""
    phase = 2.4 * number
    if slow:
        return 0.5 + 0.5 * sin(2 * pi * time / _SLOW + phase)
    first, second = [sin(2 * pi * rate * time + phase * rate) for rate in _FLICKER]
    return 0.5 + 0.3 * first + 0.2 * second


def _on_road(chance: Random) -> tuple[float, float] | None:
    x, y, radius = _ROAD
    across, down = chance.uniform(-1, 1), chance.uniform(-1, 1)
    return (x + radius * across, y + radius * down) if across**2 + down**2 < 1 else None


def _on_sea(chance: Random) -> tuple[float, float] | None:
    x, y = chance.uniform(200, 1900), chance.uniform(70, 945)
    return (x, y) if lanes.open_water(x, y) else None
