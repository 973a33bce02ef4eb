"""What an action leaves behind for a moment: wakes, splashes, rings, smoke; and the still marks of reduced motion.

An echo holds nothing up and is part of no position. Its look gets the share of its own time.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from typing import Final, NamedTuple

import pygame

from luna.games.luna.board.layout import crowd, lanes, places
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.motion import fx
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.temple import draw_shield
from luna.shell.board.films.film import Echo, Flight
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.motion import OUT, linear, sine

WAKE: Final = 900  # milliseconds until a wake has gone
SPLASH: Final = 420
LAPS: Final = 620
_NAME, _BREATH = (100, 18), 0.25  # half of an island's name, in units; of the foam's strength over it
RING: Final = 340
RINGS: Final = 540
FLASH: Final = 250
HUSH: Final = 1300
ARROWS: Final = 2000
CROSS: Final = 600
_WHITE: Final = theme.rgb("#CDEBFA")
_DARK_WATER: Final = theme.rgb("#140A26")
_NIGHT: Final = theme.rgb("#2A2146")
_SWELL: Final = theme.rgb("#6FB6E6")
_LAID, _PIECE = 20, 10  # the fewest pieces of a wake, and units from one to the next
_SPRAY: Final = 7  # pieces of a wake from one drop to the next
_REACH: Final = 80  # u: no foam lies farther than this from the middle of its piece
_SPREADS: Final = 15  # u: how far the two lines of a wake drift from the way
_BILLOW: Final = 0.46  # radians of its swell from one piece to the next
_CREST: Final = 24  # units from one crest of a wave to the next
_FLAT: Final = 0.62  # a ring on the water, as the eye sees it: its height to its width


class _Piece(NamedTuple):
    """A piece of a wake as it was laid; nothing of this changes while it fades."""

    number: int
    laid: float  # milliseconds from when its boat put off
    at: Pixel
    way: float  # of the boat there, in degrees against the clock
    across: tuple[float, float]  # from the way to the crest at its right, shortened as the eye sees it
    seen: float  # over the name of an island it is only a breath


def wake(travel: float, wait: float = 0) -> Echo:
    """Foam behind a boat that is under way for `travel` milliseconds after `wait`; each piece fades in 900 ms.

    Two crests run apart from the way, thin and break as they fade; between them the water boils for a moment.
    """
    length = travel + WAKE
    courses: dict[tuple[Pixel, ...], list[_Piece]] = {}  # by the stops: in another window they lie elsewhere

    def look(pen: Pen, flight: Flight, time: float) -> None:
        if flight.stops not in courses:
            courses[flight.stops] = _course(pen, flight, travel)
        now, reach = time * length, 2 * pen.px(_REACH)
        seen = pen.surface.get_clip().inflate(reach, reach)
        for piece in courses[flight.stops]:
            if piece.laid <= now < piece.laid + WAKE and seen.collidepoint(piece.at):
                _foam(pen, piece, (now - piece.laid) / WAKE)

    return Echo(wait, length, look)


def _course(pen: Pen, flight: Flight, travel: float) -> list[_Piece]:
    """All pieces of the wake of a boat."""
    pieces = max(_LAID, round(flight.length / pen.px(_PIECE)))
    course = []
    for number in range(pieces):
        part = (number + 0.5) / pieces
        at, way = flight.at(sine(part)), fx.heading(flight, sine(part))
        across = sin(radians(way)), 0.6 * cos(radians(way))
        course.append(_Piece(number, travel * part, at, way, across, _BREATH if _over_name(pen, at) else 1.0))
    return course


def _foam(pen: Pen, piece: _Piece, age: float) -> None:
    """One piece of a wake at an age 0..1."""
    (x, y), (across, down) = piece.at, piece.across
    opacity, spread = piece.seen * (1 - age), OUT(age)
    line_of_foam = fx.stroke(pen, _WHITE, (36, 7 - 3 * age), piece.way)
    for line, side in enumerate((-1, 1)):
        rough = 0.5 + 0.5 * sin(piece.number * _BILLOW + 2 * line)  # here stronger, there weaker, never a row
        aside = side * pen.px(3 + (_SPREADS + 4 * rough) * spread)
        crest = x + round(aside * across), y + round(aside * down)
        fx.lay(pen, line_of_foam, 0.5 * opacity * sqrt(1 - age) * (1 - age * rough), crest)
        if piece.number % _SPRAY == 3 * line and age < 0.6:  # a drop flies off
            off, high = 1 + 0.5 * rough, pen.px(12 * sin(pi * age / 0.6))
            drop = x + round(off * aside * across), y + round(off * aside * down) - high
            fx.brush(pen, _WHITE, (10, 5), 0.9 * opacity, drop, 0)
    if age < 0.4:
        churn = 1 - 2.5 * age
        fx.brush(pen, _WHITE, (44, 14 * churn + 4), 0.3 * piece.seen * churn, piece.at, piece.way)


def _over_name(pen: Pen, at: Pixel) -> bool:
    """Whether the name of an island stands there: foam is only a breath over it."""
    names = map(pen.layout.island_name, pen.layout.ring)
    return any(abs(at[0] - x) < pen.px(_NAME[0]) and abs(at[1] - y) < pen.px(_NAME[1]) for x, y in names)


def lapping(start: float) -> Echo:
    """A boat has come to land: the water laps about it in rings, drops fall."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = flight.stops[-1]
        for number in range(2):
            part = linear(1.4 * time - 0.35 * number)
            if 0 < part < 1:
                fx.soft(pen, _WHITE, (54 + 50 * OUT(part), 14 + 10 * OUT(part)), 0.5 * (1 - part), (x, y), 2.4)
        for drop in range(6):
            side = (drop - 2.5) / 2.5
            at = x + pen.px(side * (22 + 20 * OUT(time))), y - pen.px(15 * sin(pi * linear(1.6 * time)))
            fx.soft(pen, _WHITE, (5, 4), 0.9 * linear(1.6 - 1.6 * time) if time < 0.62 else 0, at)

    return Echo(start, LAPS, look)


def glide_rings(travel: float) -> list[Echo]:
    """Where the Priestess has passed, rings go out over the sea."""
    times = [travel * (number + 0.7) / 6 for number in range(5)]

    def ring(at: float) -> Echo:
        def look(pen: Pen, flight: Flight, time: float) -> None:
            x, y = flight.at(sine(at / travel))
            frame = min(int(time * 3), 2) + 1
            marks.glow(pen, f"fx/glide-ring-{frame}", (x, y), 1 - time * time)

        return Echo(at, RINGS, look)

    return [ring(at) for at in times]


def guards_light(tile: int, falls: float) -> Echo:
    """The Guard's light goes before a novice into the temple and stays until he has landed."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = pen.layout.guard_foot(flight.before.guard_tile or flight.before.round)
        strength = linear(3 * time) * linear(3 * (1 - time))
        fx.beam(pen, (x + pen.px(16), y - pen.px(96)), pen.layout.field(tile), strength)

    return Echo(160, falls, look)


def ducking(start: float, length: float, left: int) -> Echo:
    """The flames that still burn duck for a moment as one of them goes out."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        low = sin(pi * time)
        for number in range(left):
            x, y = pen.layout.candle(number, flight.before.candles_most)
            flame = x + pen.px(4 * low), y - pen.px(52)
            fx.soft(pen, _NIGHT, (15, 26), 0.5 * low, (x, y - pen.px(66)))
            marks.glow(pen, "fx/spark-gold", flame, 0.8 * low)

    return Echo(start, length, look)


def hush(start: float) -> Echo:
    """All lights go back for a moment: the last candle is out."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        depth = linear(5 * time) * linear(2 * (1 - time))
        level = round(255 - 62 * depth)
        pen.surface.fill((level, level, min(255, level + 14)), pen.layout.free, pygame.BLEND_RGB_MULT)

    return Echo(start, HUSH, look)


BRONZE: Final = theme.rgb("#C98A4B")


def ring(start: float, ink: theme.Colour = theme.GOLD) -> Echo:
    """The place where something has arrived rings once."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        across = 40 + 30 * OUT(time)
        fx.soft(pen, ink, (across, across), 0.9 * (1 - time), flight.stops[-1], 3)

    return Echo(start, RING, look)


def shield(start: float, tile: int) -> Echo:
    """The sign of safety beside a novice who got a book."""
    return Echo(start, FLASH, lambda pen, _, __: draw_shield(pen, tile))


def dark_ripple(start: float, island: str) -> Echo:
    """A dark ripple where the Apostate passes."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        grown, foot = OUT(time), pen.layout.figure_foot(flight.after, "apostate", island)
        fx.soft(pen, _DARK_WATER, (40 + 110 * grown, 14 + 38 * grown), 0.8 * (1 - time), foot, 5)

    return Echo(start, SPLASH, look)


def pall(start: float) -> Echo:
    """The shadow that came with the Apostate bursts and is gone."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = flight.stops[-1]
        grown = OUT(time)
        for number in range(7):
            angle = 2 * pi * (number + 0.3) / 7
            at = x + pen.px(64 * grown * cos(angle)), y + pen.px(24 * grown * sin(angle) - 10 * grown)
            fx.soft(pen, _DARK_WATER, (30 - 16 * grown, 18 - 10 * grown), 0.8 * (1 - time), at)

    return Echo(start, SPLASH, look)


def relief(start: float, island: str) -> Echo:
    """Those whom the Apostate leaves stood bowed; they straighten up."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        for spot in crowd.actives(flight.after, island):
            name = f"fx/novice-{flight.after.seats[spot.seat].order}-lookup"
            for foot in spot.feet if 0.2 < time < 0.9 else ():
                pen.put(name, pen.layout.on_island(island, foot))

    return Echo(start, FLASH * 2, look)


def lantern(start: float, length: float, foot: tuple[float, float]) -> Echo:
    """A lantern that has just been lit behind the Guard."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        at = pen.layout.at(*foot)
        pen.put("temple/lantern-lit", at)
        marks.glow(pen, "temple/lantern-glow", at, time * length / 120)

    return Echo(start, length, look)


def swell(length: float) -> Echo:
    """The wave of the tide runs out from Tide Island; over land it is only a breath."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        left, top = places.ORIGINS[pen.layout.ring.index("tide")]
        for number in range(3):
            part = linear(time * 1.5 - number * 0.12)
            if 0 < part < 1:
                _wave(pen, (left + 160, top + 170), 130 + 1200 * part, (1 - 0.2 * number) * (1 - part))

    return Echo(0, length, look)


def _wave(pen: Pen, middle: Point, radius: float, opacity: float) -> None:
    """A ring of foam, wider where it runs towards the eye; it rises and falls along its way."""
    strokes = max(36, round(2 * pi * radius / _CREST))
    for stroke in range(strokes):
        angle = 2 * pi * stroke / strokes
        x, y = middle[0] + radius * cos(angle), middle[1] + _FLAT * radius * sin(angle)
        strength = (opacity if lanes.open_water(x, y) else opacity / 3) * (0.75 + 0.25 * sin(9 * angle))
        tangent = degrees(atan2(-_FLAT * cos(angle), -sin(angle)))
        fx.brush(pen, _SWELL, (3 * _CREST, 10 + 6 * abs(sin(angle))), strength, pen.layout.at(x, y), tangent)


def arrows() -> Echo:
    """Reduced motion: where a boat went, as a line with an arrowhead."""
    return Echo(0, ARROWS, lambda pen, flight, _: marks.glide_line(pen, _thinned(flight.stops)))


def cross(tile: int) -> Echo:
    """Reduced motion: a cross where a novice stood."""
    return Echo(0, CROSS, lambda pen, _, __: marks.eviction_cross(pen, pen.layout.field(tile)))


def trail(pen: Pen, flight: Flight, time: float) -> None:
    """Reduced motion: the way of a figure as dots, the last third of their time fading."""
    opacity = linear(3 * (1 - time))
    for (ax, ay), (bx, by) in pairwise(flight.stops):
        dots = max(1, round(hypot(bx - ax, by - ay) / pen.px(26)))
        for dot in range(dots):
            at = ax + (bx - ax) * dot // dots, ay + (by - ay) * dot // dots
            fx.soft(pen, theme.ABYSS, (10, 10), opacity, at)
            fx.soft(pen, theme.now.MOONLIGHT, (6, 6), opacity, at)


TRAIL: Final = Echo(0, ARROWS, trail)


def award(words: str) -> Echo:
    """Reduced motion: points stand where they were won."""
    ink = theme.LOSS if words.startswith("\u2212") else theme.GAIN

    def look(pen: Pen, flight: Flight, _: float) -> None:
        pen.outlined(words, "score", ink, flight.stops[0])

    return Echo(0, CROSS, look)


def _thinned(stops: tuple[Pixel, ...]) -> list[Pixel]:
    """Every third point of a lane and both ends: the line is made smooth again."""
    return [*stops[:-1:3], stops[-1]] if len(stops) > 6 else list(stops)
