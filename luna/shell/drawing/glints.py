"""Light on moving water: short streaks that fade in and out in slow sine loops, added to a static picture.

A few dozen tiny pictures are made once, and a third of them is replaced ten times a second.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import floor, pi, sin
from random import Random
from typing import Final, NamedTuple

import pygame

from luna.shell.drawing.layers import Part

RATE: Final = 10
"""Pictures a second while nothing else moves."""
_PERIODS: Final = (6.0, 9.0)  # seconds of a loop
_STEP: Final = 8  # the difference of two levels of brightness, of 255
_DRIFT: Final = 7  # units that a streak moves to either side
_TURNS: Final = 3  # each streak changes in every third picture
_MOON: Final = (172, 206, 255)


class Glint(NamedTuple):
    """A streak of light on water; lengths in units (`u`), times in seconds, the strength as a share of white."""

    x: float
    y: float
    width: float
    period: float
    phase: float
    strength: float


def scatter(
    seed: int, count: int, place: Callable[[Random], tuple[float, float] | None], strength: float
) -> list[Glint]:
    """`count` streaks at random places on water; `place` returns None for a place on land."""
    chance = Random(seed)
    out: list[Glint] = []
    while len(out) < count:
        found = place(chance)
        if found is not None:
            wide, period = chance.uniform(16, 52), chance.uniform(*_PERIODS)
            out.append(Glint(*found, wide, period, chance.uniform(0, 2 * pi), strength * chance.uniform(0.5, 1)))
    return out


class Ticker:
    """Says when the next picture of a slow animation is due."""

    def __init__(self) -> None:
        self.time = 0.0
        """The time of the last picture, in seconds."""
        self.ticks = 0
        """The number of pictures so far."""
        self._since = 0.0

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether a picture is due."""
        self._since += dt
        if self._since < 1 / RATE:
            return False
        self.time += self._since
        self.ticks += 1
        self._since = 0.0
        return True


DARK: Final = Part(0, pygame.Rect(0, 0, 0, 0), lambda: None)
"""A light without any brightness."""


def light_part(
    surface: pygame.Surface, light: pygame.Surface, corner: tuple[int, int], free: pygame.Rect, level: int
) -> Part:
    """A light as a part of a picture. It is added to the parts below, clipped to `free`."""
    rect = light.get_rect(topleft=corner).clip(free)
    area = rect.move(-corner[0], -corner[1])
    return Part(level, rect, partial(surface.blit, light, rect, area, pygame.BLEND_RGB_ADD))


class Glitter:
    """The streaks of one picture at one scale."""

    def __init__(self, glints: Iterable[Glint], at: Callable[[float, float], tuple[int, int]], u: float) -> None:
        """`at` converts units to pixels; `u` is pixels for one unit."""
        self._glints, self._at, self._u = list(glints), at, u
        self._kept: dict[tuple[int, int], pygame.Surface] = {}
        self._shown: object = None  # the surface and the clip of the parts
        self._turns = [-1] * _TURNS
        self._parts = [DARK] * len(self._glints)

    def parts(self, surface: pygame.Surface, free: pygame.Rect, time: float) -> Sequence[Part]:
        """All streaks at a time, clipped to `free`."""
        if self._shown != (surface, tuple(free)):
            self._shown, self._turns = (surface, tuple(free)), [-1] * _TURNS
        for first, before in enumerate(self._turns):
            turn = floor(time * RATE / _TURNS + first / _TURNS)
            if turn != before:
                self._turns[first], then = turn, (turn - first / _TURNS) * _TURNS / RATE
                for number in range(first, len(self._glints), _TURNS):
                    self._parts[number] = self._part(self._glints[number], surface, free, then)
        return tuple(self._parts)

    def _part(self, glint: Glint, surface: pygame.Surface, free: pygame.Rect, time: float) -> Part:
        turn = 2 * pi * time / glint.period + glint.phase
        level = round(max(0.0, sin(turn)) * glint.strength * 255 / _STEP)
        if not level:
            return DARK
        key = max(3, round(glint.width * self._u)), level
        streak = self._kept[key] if key in self._kept else self._streak(*key)
        x, y = self._at(glint.x + _DRIFT * sin(turn / 2), glint.y)
        return light_part(surface, streak, (x - streak.get_width() // 2, y), free, level)

    def _streak(self, wide: int, level: int) -> pygame.Surface:
        high = max(1, round(2.2 * self._u))
        made = self._kept[wide, level] = pygame.Surface((wide, high), 0, 32)
        for x in range(wide):
            share = sin(pi * (x + 0.5) / wide) * level * _STEP / 255
            pygame.draw.line(made, [round(part * share) for part in _MOON], (x, 0), (x, high))
        return made
