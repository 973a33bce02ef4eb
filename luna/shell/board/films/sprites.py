"""Drawing of sprites: pictures that fade, turn, squash or glow, in so few steps that each is cached."""

from math import atan2, degrees, pi, sin
from typing import Any, Final

import pygame

from luna.shell.board.films.film import Effect, Flight
from luna.shell.board.pen import Pen, Pixel
from luna.shell.drawing.motion import linear, sine
from luna.shell.drawing.theme import GOLD_PALE, Colour

SWEEP: Final = 600
"""Milliseconds in which the emblem of the next player crosses the top bar."""
_SWEPT: Final = 0.75  # share of its time that the emblem travels
_TAIL: Final = 10  # lights behind it

_STEPS: Final = 16  # of a fade or a light
_WIDTHS: Final = 24  # of a sprite that turns or is squashed
FAINT: Final = 0.026
"""The opacity below which a stroke is invisible."""
_DEGREES, _FINE = 6, 1  # between two cached angles; of a sprite that only leans


def ghostly(pen: Pen[Any], name: str, point: Pixel, opacity: float, size: float = 1.0) -> None:
    """A picture that fades; a transparent one is not drawn."""
    if step := _step(opacity):
        pen.put(name, point, size, step / _STEPS)


def narrowed(pen: Pen[Any], name: str, point: Pixel, width: float, size: float = 1.0) -> None:
    """A picture seen from the side: only a share of its width."""
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    full, high = sprite.surface.get_size()
    wide = max(1, full * max(1, round(min(abs(width), 1.0) * _WIDTHS)) // _WIDTHS)
    made = pen.keep(("narrowed", name, wide, high), lambda: pygame.transform.smoothscale(sprite.surface, (wide, high)))
    pen.surface.blit(made, (point[0] - sprite.ax * wide // full, point[1] - sprite.ay))


def squashed(pen: Pen[Any], name: str, foot: Pixel, tall: float, size: float = 1.0) -> None:
    """A picture squashed on its feet, `tall` times as high and wider in proportion."""
    step = round(tall * _WIDTHS)
    if step == _WIDTHS:
        pen.put(name, foot, size)
        return
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    wide, high = sprite.surface.get_size()
    to = max(1, round(wide * _WIDTHS / step)), max(1, high * step // _WIDTHS)
    made = pen.keep(("squashed", name, wide, step), lambda: pygame.transform.smoothscale(sprite.surface, to))
    pen.surface.blit(made, (foot[0] - sprite.ax * to[0] // wide, foot[1] - sprite.ay * to[1] // high))


def rotated(pen: Pen[Any], name: str, point: Pixel, angle: float) -> None:
    """A picture rotated counterclockwise by degrees, its middle on a point."""
    sprite = pen.art.at(name, pen.u)
    size = sprite.surface.get_size()
    pen.stamp(("rotated", name, angle, size), lambda: pygame.transform.rotate(sprite.surface, angle), point)


def tilted(pen: Pen[Any], name: str, at: Pixel, angle: float, about: tuple[float, float] | None = None) -> None:
    """A picture rotated counterclockwise by degrees around its anchor, or around a point of its file."""
    entry = pen.art.entry(name)
    scale = entry.scale * pen.layout.u
    sprite = pen.art.sprite(name, scale)
    apart = _FINE if abs(angle) < _DEGREES else _DEGREES
    step = round(angle / apart) * apart % 360
    key = "tilted", name, sprite.surface.get_size(), step
    made = pen.keep(key, lambda: pygame.transform.rotozoom(sprite.surface, step, 1))
    px, py = (sprite.ax, sprite.ay) if about is None else (about[0] * scale, about[1] * scale)
    arm = pygame.Vector2(px - sprite.width / 2, py - sprite.height / 2).rotate(-step)
    corner = round(at[0] - made.get_width() / 2 - arm.x), round(at[1] - made.get_height() / 2 - arm.y)
    pen.surface.blit(made, corner, special_flags=pygame.BLEND_RGB_ADD if entry.blend == "add" else 0)


def heading(flight: Flight, share: float) -> float:
    """The direction of a flight at a share of its way, in degrees counterclockwise, 0 = to the right."""
    (ax, ay), (bx, by) = flight.at(share - 0.02), flight.at(share + 0.02)
    return degrees(atan2(ay - by, bx - ax)) if (ax, ay) != (bx, by) else 0.0


def glow(pen: Pen[Any], name: str, point: Pixel, strength: float, size: float = 1.0) -> None:
    """Add a light to the picture, at a share of its strength."""
    step = _step(strength)
    if not step:
        return
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)

    def make() -> pygame.Surface:
        dimmed = sprite.surface.copy()
        dimmed.fill((255 * step // _STEPS,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return dimmed

    made = pen.keep(("glow", name, sprite.surface.get_size(), step), make)
    pen.surface.blit(made, (point[0] - sprite.ax, point[1] - sprite.ay), special_flags=pygame.BLEND_RGB_ADD)


def ring(pen: Pen[Any], colour: Colour, size: tuple[float, float], opacity: float, at: Pixel, rim: float = 0) -> None:
    """A soft ellipse around a point, or only its rim; sizes in units."""
    step, wide, high = _step(opacity), pen.px(size[0]), pen.px(size[1])
    if not step or min(wide, high) < 2:
        return

    def make() -> pygame.Surface:
        ground = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.ellipse(ground, (*colour, 255 * step // _STEPS), ground.get_rect(), pen.px(rim))
        return ground

    pen.stamp(("ring", colour, wide, high, step, rim), make, at)


def nearest(angle: float) -> int:
    """The angle of the strokes that serve for this one, in degrees."""
    return round(angle / _DEGREES) * _DEGREES


def stroke(pen: Pen[Any], colour: Colour, size: tuple[float, float], angle: float) -> pygame.Surface:
    """A stroke with a soft rim: overlapping strokes make one line.

    The size, in units, reaches to where the stroke is nearly invisible; the angle is in degrees counterclockwise. One
    surface serves all strokes of this size and direction, see `lay`.
    """
    wide, high = max(4, pen.px(size[0]) // 2 * 2), max(3, pen.px(size[1]) // 2 * 2)
    angle = nearest(angle) % 180

    def make() -> pygame.Surface:
        ground = pygame.Surface((wide, 2 * high), pygame.SRCALPHA)
        ground.fill((*colour, 0))  # the blur must not darken the colour
        body = pygame.Rect(0, 0, wide // 2, high).move_to(center=ground.get_rect().center)
        pygame.draw.ellipse(ground, (*colour, 255), body)
        ground = pygame.transform.box_blur(ground, max(1, high // 2))
        return pygame.transform.rotozoom(ground, angle, 1)

    return pen.keep(("stroke", colour, wide, high, angle), make)


def lay(pen: Pen[Any], made: pygame.Surface, opacity: float, at: Pixel) -> None:
    """Draw a `stroke` with its middle on a point, if it is visible."""
    if opacity >= FAINT:
        made.set_alpha(round(255 * linear(opacity)))
        pen.surface.blit(made, (at[0] - made.width // 2, at[1] - made.height // 2))


def beam(pen: Pen[Any], start: Pixel, end: Pixel, strength: float) -> None:
    """Light from a point, widening with distance."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if strength <= 0 or way.length() < 1:
        return
    side = way.normalize().rotate(90)
    left, top = min(start[0], end[0]) - pen.px(40), min(start[1], end[1]) - pen.px(40)
    size = abs(start[0] - end[0]) + pen.px(80), abs(start[1] - end[1]) + pen.px(80)
    light = pygame.Surface(size, 0, 32)
    corner = pygame.Vector2(left, top)
    for part, wide in enumerate((30, 20, 10), 1):
        level = tuple(round(channel * 0.16 * part * strength) for channel in GOLD_PALE)
        near, far = side * pen.px(3), side * pen.px(wide)
        tip, foot = pygame.Vector2(start) - corner, pygame.Vector2(end) - corner
        pygame.draw.polygon(light, level, [tip + near, foot + far, foot - far, tip - near])
    pen.surface.blit(light, (left, top), special_flags=pygame.BLEND_RGB_ADD)


def sweep(emblem: str, ink: Colour) -> Effect:
    """The emblem of the player to move sweeps across the top bar to its banner."""

    def look(pen: Pen[Any], _: Flight, time: float) -> None:
        pen = pen.frame
        bar, share = pen.layout.top.rect, sine(time / _SWEPT)
        x = round(bar.left + (pen.layout.top.banner.left + pen.px(46) - bar.left) * share)
        for step in range(_TAIL):
            strength = 0.4 * (1 - step / _TAIL) * sin(pi * share)
            ring(pen, ink, (30, 30 - 2.4 * step), strength, (x - pen.px(26 * (step + 1)), bar.centery))
        pen.put_high(emblem, (x, bar.centery), 46, round(16 * linear(4 * (1 - time))) / 16)

    return Effect(0, SWEEP, look, over=True)


def _step(share: float) -> int:
    return round(linear(share) * _STEPS)
