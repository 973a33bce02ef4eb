"""Thick lines with round joins and ends, solid or dashed: what pygame's own lines cannot do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from luna.shell.theme import Colour

Point = tuple[float, float]


def polyline(
    target: pygame.Surface, colour: Colour, points: Sequence[Point], width: int, dash: Sequence[float] = ()
) -> None:
    """A line through the points; `dash` is on, off, ... in pixels, each dash a short line of its own."""
    if not dash:
        for a, b in pairwise(points):
            stroke(target, colour, a, b, width)
        return
    index, left, on = 0, dash[0], True
    for a, b in pairwise(points):
        length = math.dist(a, b)
        done = 0.0
        while done < length:
            part = min(left, length - done)
            if on:
                stroke(target, colour, _along(a, b, done / length), _along(a, b, (done + part) / length), width)
            done += part
            left -= part
            if left <= 1e-6:
                index = (index + 1) % len(dash)
                left, on = dash[index], not on


def stroke(target: pygame.Surface, colour: Colour, a: Point, b: Point, width: int) -> None:
    """One thick line; pygame's have slanted ends."""
    length = math.dist(a, b) or 1.0
    nx, ny = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
    corners = [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]
    pygame.draw.polygon(target, colour, corners)
    for end in (a, b):
        pygame.draw.circle(target, colour, end, width / 2)


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
