"""Ways over the water: a line with its head, and over the edge of the round world two open gates with their words."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.layout.places import Point
from luna.games.pangea.board.layout.ways import Leg
from luna.games.pangea.rules.board import SQUARES
from luna.shell.board import tweens
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted

_DARK, _LIGHT = 10, 4.5  # u: the line and its edge
_BEND: Final = 0.12  # of its length that a line swings out
_FROM, _RIM, _TO = 40, 142, 60  # u from the middle of a square: where a line begins, leaves the world, ends
_TURN: Final = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}
_PLATE: Final = {True: (0.0, 44.0), False: (66.0, 4.0)}  # from the gate: at the sides, above and below


def line(pen: Pen, start: Point, end: Point) -> None:
    """A line with a head, a little bent."""
    (ax, ay), (bx, by) = pen.layout.at(*start), pen.layout.at(*end)
    mx, my = (ax + bx) / 2 + (by - ay) * _BEND, (ay + by) / 2 - (bx - ax) * _BEND
    many = max(8, round(hypot(bx - ax, by - ay) / max(1.0, pen.px(2))))
    shares = [step / many for step in range(many + 1)]
    dots = [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in shares
    ]
    for ink, wide in ((theme.ABYSS, _DARK), (theme.LEGAL, _LIGHT)):
        for dot in dots:
            noted(pen.surface, pygame.draw.circle(pen.surface, ink, dot, pen.u * wide / 2))
    turn = degrees(atan2(my - by, bx - mx))
    tweens.rotated(pen, "pangea/marks/arrowhead-legal", (bx, by), 5 * round(turn / 5))


def leg(pen: Pen, step: Leg) -> None:
    """From one square to the next; over the edge of the world by its gates."""
    (ax, ay), (bx, by) = places.SQUARE[step.origin], places.SQUARE[step.target]
    dx, dy = step.towards
    if not step.edge:
        line(pen, (ax + dx * _FROM, ay + dy * _FROM), (bx - dx * _FROM, by - dy * _FROM))
        return
    line(pen, (ax + dx * _TO, ay + dy * _TO), (ax + dx * _RIM, ay + dy * _RIM))
    line(pen, (bx - dx * _RIM, by - dy * _RIM), (bx - dx * _TO, by - dy * _TO))
    gates(pen, step)


def gates(pen: Pen, step: Leg) -> None:
    """Both gates of a way over the edge open, with words where it comes out."""
    dx, dy = step.towards
    across, down = places.GATE
    text = pen.text
    for square, side, words in (
        (step.origin, 1, text("pangea-gate-to", square=SQUARES[step.target])),
        (step.target, -1, text("pangea-gate-from", square=SQUARES[step.origin])),
    ):
        x, y = places.SQUARE[square]
        at = x + side * dx * across, y + side * dy * down
        tweens.rotated(pen, "pangea/marks/gate-on", pen.layout.at(*at), _TURN[step.towards])
        aside = _PLATE[bool(dx)]
        _plate(pen, words, (at[0] + aside[0], at[1] + aside[1]))


def _plate(pen: Pen, words: str, at: Point) -> None:
    wide = pen.fonts.width(words, "label_bold") + pen.px(16)
    rect = Rect(0, 0, wide, pen.px(28))
    rect.center = pen.layout.at(*at)
    rect.clamp_ip(pen.layout.free)
    noted(pen.surface, pygame.draw.rect(pen.surface, theme.ABYSS, rect, border_radius=pen.px(8)))
    noted(pen.surface, pygame.draw.rect(pen.surface, theme.LEGAL, rect, pen.px(1.6), border_radius=pen.px(8)))
    pen.words(words, "label_bold", theme.now.MOONLIGHT, rect, "mid")
