"""Effects that delay nothing: wakes, rings, smoke, dust; and the still marks of reduced motion.

An effect is a function of the share of its own time. It keeps no particles, so it costs only the blits of one moment.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from typing import Final, NamedTuple

import pygame

from luna.games.luna.board.layout import crowd, lanes, places
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.temple import draw_shield
from luna.shell.board.films.film import Effect, Flight, effect
from luna.shell.board.films.sprites import FAINT, beam, glow, heading, lay, nearest, ring, stroke
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import OUT, linear, sine

WAKE: Final = 900  # milliseconds until a piece of a wake has faded
SPLASH, FLASH, ARROWS, CROSS = 420, 250, 2000, 600
SWELL, DRIFT = 500, 800  # of a tide
CONSECRATED: Final = 560
BRONZE: Final = theme.rgb("#C98A4B")
_NAME, _BREATH = (100, 18), 0.25  # half the size of an island's name, in units; the strength of foam over it
_WHITE, _SWELL = theme.rgb("#CDEBFA"), theme.rgb("#6FB6E6")
_DARK_WATER, _NIGHT = theme.rgb("#140A26"), theme.rgb("#2A2146")
_WATER, _DUST, _GRIT = theme.rgb("#9BD8F2"), theme.rgb("#CFC3B4"), theme.rgb("#8F8577")
_LAID, _PIECE = 16, 14  # the fewest pieces of a wake, and units from one to the next
_SPRAY: Final = 5  # pieces of a wake between two drops
_REACH: Final = 80  # u: maximum distance of foam from the middle of its piece
_BREADTH: Final = 23  # u from the middle of a fresh piece to the end of its strokes
_SPREADS: Final = 15  # u: how far the two lines of a wake drift off the route
_BILLOW: Final = 10  # pieces of a wake in one swell
_AGES: Final = 18  # of a piece of a wake: it changes twenty times a second
_CREST: Final = 24  # units from one crest of a wave to the next
_FLAT: Final = 0.62  # a ring on the water in perspective: its height to its width
_SPARKS: Final = 8
_WICK: Final = 42  # units from a candle's place up


# ---- water


class _Piece(NamedTuple):
    """A piece of a wake as it was laid; it does not change while it fades."""

    laid: float  # milliseconds from the departure of its boat
    at: Pixel
    kind: tuple[int, float, float]
    """Its number in a swell; the way of the boat there, in degrees against the clock; faint over an island's name."""


_Stroke = tuple[pygame.Surface, int, int, int]  # a picture, its opacity, and its corner, in pixels from the piece


def wake(travel: float, wait: float = 0) -> Effect:
    """Foam behind a boat that travels for `travel` milliseconds after `wait`; each piece fades in 900 ms.

    Two crests spread from the route, thin and break as they fade; between them the water churns for a moment.
    """
    length = travel + WAKE
    # cached by the stops: in another window they differ
    courses: dict[tuple[Pixel, ...], tuple[list[_Piece], dict[object, Sequence[_Stroke]]]] = {}

    def look(pen: Pen, flight: Flight, time: float) -> None:
        if flight.stops not in courses:
            courses[flight.stops] = _course(pen, flight, travel), {}
        now, reach, half = time * length, 2 * pen.px(_REACH), pen.px(_BREADTH + _SPREADS * 1.5)
        seen = pen.surface.get_clip().inflate(reach, reach)
        course, foam = courses[flight.stops]
        for piece in course:
            if piece.laid <= now < piece.laid + WAKE and seen.collidepoint(piece.at):
                key = piece.kind, int((now - piece.laid) / WAKE * _AGES)
                if key not in foam:
                    foam[key] = list(_foam(pen, *key))
                x, y = piece.at
                noted(pen.surface, pygame.Rect(x - half, y - half, 2 * half, 2 * half))  # one for all its strokes
                for made, strength, left, top in foam[key]:
                    made.set_alpha(strength)  # one surface serves all strengths: a wake has hundreds of strokes
                    pen.surface.blit(made, (x + left, y + top))

    return Effect(wait, length, look)


def _course(pen: Pen, flight: Flight, travel: float) -> list[_Piece]:
    """All pieces of the wake of a boat; foam is faint over the name of an island."""
    names = [pen.layout.on_island(island, places.NAME) for island in pen.layout.ring]
    pieces = max(_LAID, round(flight.length / pen.px(_PIECE)))
    course = []
    for number in range(pieces):
        part = (number + 0.5) / pieces
        at, way = flight.at(sine(part)), heading(flight, sine(part))
        named = any(abs(at[0] - x) < pen.px(_NAME[0]) and abs(at[1] - y) < pen.px(_NAME[1]) for x, y in names)
        course.append(_Piece(travel * part, at, (number % _BILLOW, nearest(way), _BREATH if named else 1.0)))
    return course


def _foam(pen: Pen, kind: tuple[int, float, float], aged: int) -> Iterator[_Stroke]:
    """The strokes of a piece of a wake."""
    (number, way, seen), age = kind, (aged + 0.5) / _AGES
    across, down = sin(radians(way)), 0.6 * cos(radians(way))  # to the crest at its right, foreshortened
    opacity, spread = seen * (1 - age), OUT(age)

    def brush(size: Point, strength: float, x: int, y: int, angle: float) -> Iterator[_Stroke]:
        if strength >= FAINT:
            made = stroke(pen, _WHITE, size, angle)
            yield made, round(255 * strength), x - made.width // 2, y - made.height // 2

    for line, side in enumerate((-1, 1)):
        rough = 0.5 + 0.5 * sin(2 * pi * number / _BILLOW + 2 * line)  # irregular: here stronger, there weaker
        aside = side * pen.px(3 + (_SPREADS + 4 * rough) * spread)
        strength = 0.6 * opacity * sqrt(1 - age) * (1 - age * rough)
        yield from brush((36, 7 - 3 * age), strength, round(aside * across), round(aside * down), way)
        if number % _SPRAY == 3 * line and age < 0.6:  # a drop flies off
            off, high = 1 + 0.5 * rough, pen.px(12 * sin(pi * age / 0.6))
            drop = round(off * aside * across), round(off * aside * down) - high
            yield from brush((10, 5), 0.9 * opacity, *drop, 0)
    if age < 0.4:
        churn = 1 - 2.5 * age
        yield from brush((44, 14 * churn + 4), 0.3 * seen * churn, 0, 0, way)


def _brush(pen: Pen, colour: theme.Colour, size: Point, opacity: float, at: Pixel, angle: float) -> None:
    if round(255 * linear(opacity)):
        lay(pen, stroke(pen, colour, size, angle), opacity, at)


@effect(620)
def lapping(pen: Pen, flight: Flight, time: float) -> None:
    """A boat lands: the water laps about it in rings, drops fall."""
    x, y = flight.stops[-1]
    for number in range(2):
        part = linear(1.4 * time - 0.35 * number)
        if 0 < part < 1:
            ring(pen, _WHITE, (54 + 50 * OUT(part), 14 + 10 * OUT(part)), 0.5 * (1 - part), (x, y), 2.4)
    for drop in range(6):
        side = (drop - 2.5) / 2.5
        at = x + pen.px(side * (22 + 20 * OUT(time))), y - pen.px(15 * sin(pi * linear(1.6 * time)))
        ring(pen, _WHITE, (5, 4), 0.9 * linear(1.6 - 1.6 * time) if time < 0.62 else 0, at)


@effect(240)
def splash(pen: Pen, flight: Flight, time: float, stop: int = -1) -> None:
    """The water jumps up."""
    pen.put(f"fx/splash-{min(int(time * 4), 3) + 1}", flight.stops[stop])


@effect(300)
def drips(pen: Pen, flight: Flight, time: float) -> None:
    """Drops fly off a wet novice."""
    x, y = flight.stops[-1]
    for drop in range(6):
        side = (drop - 2.5) / 2.5
        high = 26 + 16 * sin(pi * linear(time * 1.4 - 0.1 * (drop % 2))) - 30 * time * time
        at = x + pen.px(30 * abs(side) * OUT(time)) * (1 if side > 0 else -1), y - pen.px(high)
        noted(pen.surface, pygame.draw.circle(pen.surface, _WATER, at, max(1, pen.px(2.4 * (1 - time)))))


@effect(SWELL + DRIFT)
def swell(pen: Pen, _: Flight, time: float) -> None:
    """The wave of the tide spreads from Tide Island; over land it is faint."""
    left, top = places.ORIGINS[pen.layout.ring.index("tide")]
    for number in range(3):
        part = linear(time * 1.5 - number * 0.12)
        if 0 < part < 1:
            _wave(pen, (left + 160, top + 170), 130 + 1200 * part, (1 - 0.2 * number) * (1 - part))


def _wave(pen: Pen, middle: Point, radius: float, opacity: float) -> None:
    """A ring of foam, wider towards the viewer; it rises and falls along its way."""
    strokes = max(36, round(2 * pi * radius / _CREST))
    for number in range(strokes):
        angle = 2 * pi * number / strokes
        x, y = middle[0] + radius * cos(angle), middle[1] + _FLAT * radius * sin(angle)
        strength = (opacity if lanes.open_water(x, y) else opacity / 3) * (0.75 + 0.25 * sin(9 * angle))
        tangent = degrees(atan2(-_FLAT * cos(angle), -sin(angle)))
        _brush(pen, _SWELL, (3 * _CREST, 10 + 6 * abs(sin(angle))), strength, pen.layout.at(x, y), tangent)


# ---- light and dust


def glide_rings(travel: float) -> list[Effect]:
    """Rings go out over the sea where the Priestess has passed."""
    return [_glide_ring(at, at / travel) for at in (travel * (number + 0.7) / 6 for number in range(5))]


@effect(540)
def _glide_ring(pen: Pen, flight: Flight, time: float, share: float) -> None:
    glow(pen, f"fx/glide-ring-{min(int(time * 3), 2) + 1}", flight.at(sine(share)), 1 - time * time)


@effect(CONSECRATED)
def guards_light(pen: Pen, flight: Flight, time: float, tile: int) -> None:
    """The Guard's light precedes a novice into the temple and stays until the novice has landed."""
    foot = pen.layout.guard_foot(flight.before.guard_tile or flight.before.round)
    strength = linear(3 * time) * linear(3 * (1 - time))
    beam(pen, pen.off(foot, 16, -96), pen.layout.fields[tile], strength)


@effect(80)
def ducking(pen: Pen, flight: Flight, time: float, left: int) -> None:
    """The flames that still burn duck for a moment as one of them goes out."""
    low = sin(pi * time)
    for number in range(left):
        at = pen.layout.candle(number, flight.before.candles_most)
        ring(pen, _NIGHT, (15, 26), 0.5 * low, pen.off(at, 0, -66))
        glow(pen, "fx/spark-gold", pen.off(at, 4 * low, -52), 0.8 * low)


@effect(3 * 130)
def candle_smoke(pen: Pen, flight: Flight, time: float, number: int) -> None:
    """Smoke rises from a wick."""
    at = pen.off(pen.layout.candle(number, flight.before.candles_most), 0, -_WICK)
    pen.put(f"fx/candle-smoke-{min(int(time * 3), 2) + 1}", at)


@effect(1300)
def hush(pen: Pen, _: Flight, time: float) -> None:
    """All lights dim for a moment: the last candle has gone out."""
    level = round(255 - 62 * linear(5 * time) * linear(2 * (1 - time)))
    pen.surface.fill((level, level, min(255, level + 14)), pen.layout.free, pygame.BLEND_RGB_MULT)


def lantern(start: float, length: float, foot: Point) -> Effect:
    """A lantern that has just been lit behind the Guard."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        at = pen.layout.at(*foot)
        pen.put("temple/lantern-lit", at)
        glow(pen, "temple/lantern-glow", at, time * length / 120)

    return Effect(start, length, look)


@effect(340)
def landing_ring(pen: Pen, flight: Flight, time: float, ink: theme.Colour = theme.GOLD) -> None:
    """One ring spreads from the place of arrival."""
    across = 40 + 30 * OUT(time)
    ring(pen, ink, (across, across), 0.9 * (1 - time), flight.stops[-1], 3)


@effect(FLASH)
def shield(pen: Pen, _: Flight, __: float, tile: int) -> None:
    """The sign of safety beside a novice who got a book."""
    draw_shield(pen, tile)


@effect(420)
def field_flash(pen: Pen, _: Flight, time: float, tile: int) -> None:
    """A field lights up as a novice enters it."""
    glow(pen, "fx/field-flash", pen.layout.fields[tile], 1 - OUT(time))


@effect(360)
def sparks(pen: Pen, flight: Flight, time: float, kind: str) -> None:
    """A handful of sparks from a place of arrival."""
    x, y = flight.stops[-1]
    for number in range(_SPARKS):
        angle = 2 * pi * (number + 0.35 * (number % 2)) / _SPARKS
        far = pen.px(20 + (30 + 8 * (number % 3)) * OUT(time))
        at = x + round(far * cos(angle)), y + round(far * sin(angle)) + pen.px(10 * time * time)
        glow(pen, f"fx/spark-{kind}", at, 1 - time, 0.7)


@effect(460)
def dust(pen: Pen, flight: Flight, time: float) -> None:
    """Dust under a landing novice: it puffs out to both sides and rises, grit hops."""
    x, y = flight.stops[-1]
    for number in range(8):
        side = (number - 3.5) / 3.5
        far, late = (14 + 20 * abs(side)) * OUT(time), (3 * number) % 8 / 8
        at = x + pen.px(side * far), y - pen.px((8 + 8 * late) * time)
        grown = 8 + (14 + 6 * late) * OUT(time)
        ring(pen, _DUST, (grown, 0.7 * grown), 0.42 * (1 - time) ** 1.2, at)
        if number % 2 and time < 0.8:
            hop = 20 * (0.6 + late) * sin(pi * time / 0.8)
            ring(pen, _GRIT, (3, 3), 0.9, (x + pen.px(1.5 * side * far), y - pen.px(hop)))
    if (puff := time * 460 / 300) < 1:
        pen.put(f"fx/dust-{min(int(puff * 3), 2) + 1}", (x, y))


# ---- the Apostate


@effect(SPLASH)
def dark_ripple(pen: Pen, flight: Flight, time: float, island: str) -> None:
    """A dark ripple where the Apostate passes."""
    grown, foot = OUT(time), pen.layout.figure_foot(flight.after, "apostate", island)
    ring(pen, _DARK_WATER, (40 + 110 * grown, 14 + 38 * grown), 0.8 * (1 - time), foot, 5)


@effect(SPLASH)
def pall(pen: Pen, flight: Flight, time: float) -> None:
    """The shadow that came with the Apostate bursts and vanishes."""
    x, y = flight.stops[-1]
    grown = OUT(time)
    for number in range(7):
        angle = 2 * pi * (number + 0.3) / 7
        at = x + pen.px(64 * grown * cos(angle)), y + pen.px(24 * grown * sin(angle) - 10 * grown)
        ring(pen, _DARK_WATER, (30 - 16 * grown, 18 - 10 * grown), 0.8 * (1 - time), at)


@effect(2 * FLASH)
def relief(pen: Pen, flight: Flight, time: float, island: str) -> None:
    """The novices whom the Apostate leaves straighten up."""
    for spot in crowd.actives(flight.after, island):
        name = f"fx/novice-{flight.after.seats[spot.seat].order}-lookup"
        for foot in spot.feet if 0.2 < time < 0.9 else ():
            pen.put(name, pen.layout.on_island(island, foot))


# ---- still marks of reduced motion


@effect(ARROWS)
def arrows(pen: Pen, flight: Flight, _: float) -> None:
    """The way of a boat as a line with an arrowhead; every third point of a lane is enough for a smooth line."""
    stops = flight.stops
    marks.glide_line(pen, [*stops[:-1:3], stops[-1]] if len(stops) > 6 else list(stops))


@effect(CROSS)
def cross(pen: Pen, _: Flight, __: float, tile: int) -> None:
    """A cross on the field that a novice had to leave."""
    marks.eviction_cross(pen, pen.layout.fields[tile])


@effect(ARROWS)
def trail(pen: Pen, flight: Flight, time: float) -> None:
    """The way of a figure as dots, which fade in the last third of their time."""
    opacity = linear(3 * (1 - time))
    for (ax, ay), (bx, by) in pairwise(flight.stops):
        dots = max(1, round(hypot(bx - ax, by - ay) / pen.px(26)))
        for dot in range(dots):
            at = ax + (bx - ax) * dot // dots, ay + (by - ay) * dot // dots
            ring(pen, theme.ABYSS, (10, 10), opacity, at)
            ring(pen, theme.now.MOONLIGHT, (6, 6), opacity, at)


@effect(CROSS)
def award(pen: Pen, flight: Flight, _: float, words: str) -> None:
    """Points at the place where they were won."""
    pen.outlined(words, "score", theme.LOSS if words.startswith("\u2212") else theme.GAIN, flight.stops[0])
