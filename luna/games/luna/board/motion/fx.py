"""Small effects: pictures squashed and turned, frames of a splash, dust, sparks; each made once and kept (a pool).

All is a function of time: nothing is born or dies, so an effect costs the blits of one moment.
"""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin
from typing import Final

import pygame

from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import marks
from luna.shell.board.films.film import Echo, Flight
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import OUT, linear
from luna.shell.drawing.vector import round_off

DUST, SETTLES, SPLASH, DRIP, BURST, FLASH = 300, 460, 240, 300, 360, 420
"""Milliseconds."""
_TENTHS: Final = 24  # steps of a squash
_DEGREES: Final = 6  # from one kept turn of a picture to the next
_SLANT: Final = 15  # and of a soft ellipse
_TANGENT: Final = 6  # and of a stroke: a line of them must not show its steps
_FINE: Final = 1  # and of a boat that heels
_DISC: Final = (60, 84, 120)  # of the number of a small, medium, large burst: soft dark disc under it, u
_SMALL, _MEDIUM = 1, 3  # points up to which a burst is small, medium
_SPARKS: Final = 8


def soft(
    pen: Pen,
    colour: theme.Colour,
    size: tuple[float, float],
    opacity: float,
    at: Pixel,
    hollow: float = 0,
    turned: float = 0,
) -> None:
    """A soft ellipse about a point, or its rim when hollow; sizes in units, turned by degrees against the clock."""
    step = round(linear(opacity) * 16)
    wide, high, rim = pen.px(size[0]), pen.px(size[1]), pen.px(hollow) if hollow else 0
    if not step or wide < 2 or high < 2:
        return
    angle = round(turned / _SLANT) * _SLANT % 180

    def make() -> pygame.Surface:
        ground = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.ellipse(ground, (*colour, 255 * step // 16), ground.get_rect(), rim)
        return pygame.transform.rotozoom(ground, angle, 1) if angle else ground

    made = pen.keep(("soft", colour, wide, high, step, rim, angle), make)
    pen.surface.blit(made, made.get_rect(center=at))


def brush(pen: Pen, colour: theme.Colour, size: tuple[float, float], opacity: float, at: Pixel, turned: float) -> None:
    """A stroke without an edge, lightest at its rim: strokes that lie over each other make one line.

    The size, in units, is that of the stroke to where it can hardly be seen; turned by degrees against the clock.
    """
    if round(255 * linear(opacity)):
        lay(pen, stroke(pen, colour, size, turned), opacity, at)


def lay(pen: Pen, made: pygame.Surface, opacity: float, at: Pixel) -> None:
    """Draw a `stroke` with its middle on a point."""
    strength = round(255 * linear(opacity))
    if strength:
        made.set_alpha(strength)  # one surface serves all strengths: a wake has hundreds of them
        pen.surface.blit(made, (at[0] - made.width // 2, at[1] - made.height // 2))


def stroke(pen: Pen, colour: theme.Colour, size: tuple[float, float], turned: float) -> pygame.Surface:
    """The surface of a `brush`, shared by all strokes of this size and direction."""
    wide, high = max(4, pen.px(size[0]) // 2 * 2), max(3, pen.px(size[1]) // 2 * 2)
    angle = round(turned / _TANGENT) * _TANGENT % 180

    def make() -> pygame.Surface:
        ground = pygame.Surface((wide, 2 * high), pygame.SRCALPHA)
        ground.fill((*colour, 0))  # what is blurred must not grow dark
        body = pygame.Rect(0, 0, wide // 2, high)
        body.center = ground.get_rect().center
        pygame.draw.ellipse(ground, (*colour, 255), body)
        ground = pygame.transform.box_blur(ground, max(1, high // 2))
        return pygame.transform.rotozoom(ground, angle, 1)

    return pen.keep(("brush", colour, wide, high, angle), make)


def squashed(pen: Pen, name: str, foot: Pixel, tall: float, size: float = 1.0) -> None:
    """A picture on its feet, `tall` times as high and as much wider as that takes away."""
    step = round(tall * _TENTHS)
    if step == _TENTHS:
        pen.put(name, foot, size)
        return
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    wide, high = sprite.surface.get_size()
    to = max(1, round(wide * _TENTHS / step)), max(1, high * step // _TENTHS)
    made = pen.keep(("squashed", name, wide, step), lambda: pygame.transform.smoothscale(sprite.surface, to))
    pen.surface.blit(made, (foot[0] - sprite.ax * to[0] // wide, foot[1] - sprite.ay * to[1] // high))


def turned(pen: Pen, name: str, at: Pixel, angle: float, about: tuple[float, float] | None = None) -> None:
    """A picture turned by degrees against the clock about its anchor, or about a point of its file."""
    entry = pen.art.entry(name)
    scale = entry.scale * pen.layout.u
    sprite = pen.art.sprite(name, scale)
    apart = _FINE if abs(angle) < _DEGREES else _DEGREES
    step = round(angle / apart) * apart % 360
    made = pen.keep(
        ("turned-by", name, sprite.surface.get_size(), step),
        lambda: pygame.transform.rotozoom(sprite.surface, step, 1),
    )
    px, py = (sprite.ax, sprite.ay) if about is None else (about[0] * scale, about[1] * scale)
    arm = pygame.Vector2(px - sprite.width / 2, py - sprite.height / 2).rotate(-step)
    corner = round(at[0] - made.get_width() / 2 - arm.x), round(at[1] - made.get_height() / 2 - arm.y)
    flags = pygame.BLEND_RGB_ADD if entry.blend == "add" else 0
    pen.surface.blit(made, corner, special_flags=flags)


def heading(flight: Flight, share: float) -> float:
    """The direction of a flight at a share of its way, in degrees against the clock, 0 = to the right."""
    (ax, ay), (bx, by) = flight.at(share - 0.02), flight.at(share + 0.02)
    return degrees(atan2(ay - by, bx - ax)) if (ax, ay) != (bx, by) else 0.0


def wake(pen: Pen, flight: Flight, share: float, time: float) -> None:
    """Bow and stern waves of a boat under way; `time` in seconds or any even measure."""
    frame = int(time * 18) % 3 + 1
    turned(pen, f"fx/wake-{frame}", flight.at(share), heading(flight, share))


def _frames(name: str, count: int, start: float, length: float, stop: int = -1) -> Echo:
    def look(pen: Pen, flight: Flight, time: float) -> None:
        if flight.stops:
            pen.put(f"fx/{name}-{min(int(time * count), count - 1) + 1}", flight.stops[stop])

    return Echo(start, length, look)


def dust(start: float, stop: int = -1) -> Echo:
    """Dust under somebody who lands: it puffs out to both sides and rises, grit hops."""
    ground = _frames("dust", 3, start, DUST, stop)

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = flight.stops[stop]
        for number in range(8):
            side = (number - 3.5) / 3.5
            far, late = (14 + 20 * abs(side)) * OUT(time), (3 * number) % 8 / 8
            at = x + pen.px(side * far), y - pen.px((8 + 8 * late) * time)
            grown = 8 + (14 + 6 * late) * OUT(time)
            soft(pen, _DUST, (grown, 0.7 * grown), 0.42 * (1 - time) ** 1.2, at)
            if number % 2 and time < 0.8:
                hop = 20 * (0.6 + late) * sin(pi * time / 0.8)
                soft(pen, _GRIT, (3, 3), 0.9, (x + pen.px(1.5 * side * far), y - pen.px(hop)))
        if time * SETTLES < DUST:
            ground.look(pen, flight, time * SETTLES / DUST)

    return Echo(start, SETTLES, look)


def splash(start: float, stop: int = -1) -> Echo:
    """The water jumps up."""
    return _frames("splash", 4, start, SPLASH, stop)


def candle_smoke(start: float, number: int) -> Echo:
    """Smoke stands on a wick."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = pen.layout.candle(number, flight.before.candles_most)
        pen.put(f"fx/candle-smoke-{min(int(time * 3), 2) + 1}", (x, y - pen.px(_WICK)))

    return Echo(start, 3 * 130, look)


_WICK: Final = 42  # units from a candle's place up


def field_flash(start: float, tile: int) -> Echo:
    """A field answers who has entered it."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        marks.glow(pen, "fx/field-flash", pen.layout.field(tile), 1 - OUT(time))

    return Echo(start, FLASH, look)


def sparks(start: float, kind: str) -> Echo:
    """A handful of sparks from where something arrived."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = flight.stops[-1]
        for number in range(_SPARKS):
            angle = 2 * pi * (number + 0.35 * (number % 2)) / _SPARKS
            far = pen.px(20 + (30 + 8 * (number % 3)) * OUT(time))
            at = x + round(far * cos(angle)), y + round(far * sin(angle)) + pen.px(10 * time * time)
            marks.glow(pen, f"fx/spark-{kind}", at, 1 - time, 0.7)

    return Echo(start, BURST, look)


def drips(start: float) -> Echo:
    """What a wet novice shakes off."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = flight.stops[-1]
        for drop in range(6):
            side = (drop - 2.5) / 2.5
            high = 26 + 16 * sin(pi * linear(time * 1.4 - 0.1 * (drop % 2))) - 30 * time * time
            at = x + pen.px(30 * abs(side) * OUT(time)) * (1 if side > 0 else -1), y - pen.px(high)
            noted(pen.surface, pygame.draw.circle(pen.surface, _WATER, at, max(1, pen.px(2.4 * (1 - time)))))

    return Echo(start, DRIP, look)


_WATER: Final = theme.rgb("#9BD8F2")
_DUST: Final = theme.rgb("#CFC3B4")
_GRIT: Final = theme.rgb("#8F8577")


def burst(pen: Pen, at: Pixel, points: int, words: str, ink: theme.Colour, time: float) -> None:
    """Points where they were won: rays by size, the number on a soft dark disc."""
    size = "small" if points <= _SMALL else "medium" if points <= _MEDIUM else "large"
    across = pen.px(_DISC[0 if points <= _SMALL else 1 if points <= _MEDIUM else 2])

    def make() -> pygame.Surface:
        ground = pygame.Surface((across, across), pygame.SRCALPHA)
        ground.fill((*theme.ABYSS, 150))
        round_off(ground, across // 2)
        return pygame.transform.box_blur(ground, max(1, across // 12))

    disc = pen.keep(("burst-disc", across), make)
    pen.surface.blit(disc, disc.get_rect(center=at))
    if points > 0:
        pen.put(f"fx/burst-{size}-{1 if time < 0.4 else 2}", at)
    pen.outlined(words, "forecast" if points > _MEDIUM else "score", ink, at)


def pall(pen: Pen, foot: Pixel, time: float, size: float = 1.0) -> None:
    """Shadow that loops at the feet of somebody."""
    pen.put(f"fx/shadow-pall-{int(time * 8) % 2 + 1}", foot, size)


def beam(pen: Pen, start: Pixel, end: Pixel, strength: float) -> None:
    """Light from a point, wider where it falls."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if strength <= 0 or way.length() < 1:
        return
    side = way.normalize().rotate(90)
    left, top = min(start[0], end[0]) - pen.px(40), min(start[1], end[1]) - pen.px(40)
    size = abs(start[0] - end[0]) + pen.px(80), abs(start[1] - end[1]) + pen.px(80)
    light = pygame.Surface(size, 0, 32)
    corner = pygame.Vector2(left, top)
    for part, wide in enumerate((30, 20, 10), 1):
        level = tuple(round(channel * 0.16 * part * strength) for channel in theme.GOLD_PALE)
        near, far = side * pen.px(3), side * pen.px(wide)
        tip, foot = pygame.Vector2(start) - corner, pygame.Vector2(end) - corner
        pygame.draw.polygon(light, level, [tip + near, foot + far, foot - far, tip - near])
    pen.surface.blit(light, (left, top), special_flags=pygame.BLEND_RGB_ADD)
