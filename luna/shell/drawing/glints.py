"""Light on moving water: short streaks that come and go in slow sine loops, added to a picture that stands still.

Cheap enough to run all the time: a few dozen tiny pictures, made once, a third of them replaced ten times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import floor, pi, sin
from random import Random
from typing import Final, NamedTuple

import pygame

from luna.shell.drawing.layers import Part

RATE: Final = 10
"""Pictures a second while nothing else happens."""
_PERIODS: Final = (6.0, 9.0)  # seconds of a loop
_STEP: Final = 8  # of 255 levels of brightness
_DRIFT: Final = 7  # units a streak moves to either side
_TURNS: Final = 3  # a streak is so slow that it takes every third picture
_MOON: Final = (172, 206, 255)


class Glint(NamedTuple):
    """A streak of light on water; lengths in units (`u`), times in seconds, the strength as a share of white."""

    x: float
    y: float
    width: float
    period: float
    phase: float
    strength: float


def strewn(
    seed: int, count: int, place: Callable[[Random], tuple[float, float] | None], strength: float
) -> list[Glint]:
    """`count` streaks where `place` finds water (None: not there); the same for the same seed."""
    chance = Random(seed)
    out: list[Glint] = []
    while len(out) < count:
        found = place(chance)
        if found is not None:
            wide, period = chance.uniform(16, 52), chance.uniform(*_PERIODS)
            out.append(Glint(*found, wide, period, chance.uniform(0, 2 * pi), strength * chance.uniform(0.5, 1)))
    return out


class Ticker:
    """Says when the next picture of something slow is due."""

    def __init__(self) -> None:
        self.time = 0.0
        """Of the last picture, in seconds."""
        self.ticks = 0
        """Pictures so far."""
        self._since = 0.0

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether a picture is due."""
        self._since += dt
        if self._since < 1 / RATE:
            return False
        self.time += self._since
        self.ticks += 1
        self._since = 0.0
        return True


DARK: Final = Part(0, pygame.Rect(0, 0, 0, 0), lambda: None)
"""A light that is out."""


def shining(
    surface: pygame.Surface, light: pygame.Surface, corner: tuple[int, int], free: pygame.Rect, level: int
) -> Part:
    """A light as a part of a picture: it is added to what lies below, as far as it is in `free`."""
    rect = light.get_rect(topleft=corner).clip(free)
    area = rect.move(-corner[0], -corner[1])
    return Part(level, rect, partial(surface.blit, light, rect, area, pygame.BLEND_RGB_ADD))


class Glitter:
    """The streaks of one picture at one scale."""

    def __init__(self, glints: Iterable[Glint], at: Callable[[float, float], tuple[int, int]], u: float) -> None:
        """`at`: from units to pixels; `u`: pixels for one unit."""
        self._glints, self._at, self._u = list(glints), at, u
        self._kept: dict[tuple[int, int], pygame.Surface] = {}
        self._shown: object = None  # what and where the parts are painted
        self._turns = [-1] * _TURNS
        self._parts = [DARK] * len(self._glints)

    def parts(self, surface: pygame.Surface, free: pygame.Rect, time: float) -> Sequence[Part]:
        """All streaks as they are at a time; they are seen in `free`."""
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
        return shining(surface, streak, (x - streak.get_width() // 2, y), free, level)

    def _streak(self, wide: int, level: int) -> pygame.Surface:
        """Bright in the middle, gone at its ends."""
        high = max(1, round(2.2 * self._u))
        made = self._kept[wide, level] = pygame.Surface((wide, high), 0, 32)
        for x in range(wide):
            share = sin(pi * (x + 0.5) / wide) * level * _STEP / 255
            pygame.draw.line(made, [round(part * share) for part in _MOON], (x, 0), (x, high))
        return made
