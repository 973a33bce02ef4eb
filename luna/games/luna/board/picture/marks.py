"""Signs laid over the pieces: what is legal, what costs Bribery, who would go, where things would move.

Style and sign tell them apart, never colour alone: solid, dashed with a purse, crossed, thin white with a dark edge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot

import pygame

from luna.games.luna.board.layout.layout import Pen
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.vector import Polyline, lines

RING = 72
"""Diameter of a ring about a path tile, in u."""
RING_STACK = 66
RING_HOVER = 80
_FILE_RING = 72  # diameter the ring's picture has at its table size
_REST = 0.8  # opacity of a ring nobody points at
_STEPS = 16  # of a light that fades: each is kept as a picture of its own
_WARMER = 4  # steps in which a ring grows under the pointer
_DARK = theme.rgb("#070B1A")


def legal_ring(pen: Pen, at: Pixel, diameter: float = RING, hover: float = 0) -> None:
    """Something the player may choose; `hover`: how far the pointer has warmed it, 0..1."""
    warm = round(hover * _WARMER) / _WARMER
    if warm:
        pen.put("temple/field-glow", at)
    pen.put("marks/legal-ring", at, (diameter + (RING_HOVER - RING) * warm) / _FILE_RING, _REST + (1 - _REST) * warm)


def bribery_ring(pen: Pen, at: Pixel, diameter: float = 74, hover: float = 0) -> None:
    """Something the player may choose for the Bribery token."""
    warm = round(hover * _WARMER) / _WARMER
    pen.put("marks/bribery-ring", at, diameter / 74 * (1 + 0.08 * warm), 0.9 + 0.1 * warm)


def focus_ring(pen: Pen, at: Pixel) -> None:
    """What the keyboard or the pad points at."""
    pen.put("marks/focus-ring", at, RING / _FILE_RING)


def legal_hex(pen: Pen, tile: int, hover: bool = False) -> None:
    """A field that may be chosen."""
    pen.put("marks/legal-hex", pen.layout.field(tile), 1, 1.0 if hover else _REST)


def legal_rect(pen: Pen, rect: pygame.Rect, hover: bool = False, radius: float = 14) -> None:
    """Something wide that may be chosen: a group of novices, a boat, the candle chamber, a panel's slot."""
    key = ("legal-rect", rect.size, hover, radius)

    def make() -> pygame.Surface:
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        box = ground.get_rect()
        pygame.draw.rect(ground, (*_DARK, 190), box, pen.px(6), border_radius=pen.px(radius))
        inner = box.inflate(-2 * pen.px(1.5), -2 * pen.px(1.5))
        pygame.draw.rect(ground, theme.LEGAL, inner, pen.px(3.3), border_radius=pen.px(radius - 1.5))
        if not hover:
            ground.fill((255, 255, 255, round(255 * _REST)), special_flags=pygame.BLEND_RGBA_MULT)
        return ground

    pen.surface.blit(pen.keep(key, make), rect)


def broken_hex(pen: Pen, tile: int) -> None:
    """A field whose novice could be evicted: a ring in pieces."""
    x, y = pen.layout.field(tile)
    u, size = pen.layout.u, pen.px(92)

    def make() -> pygame.Surface:
        corners = [(cx - x + size / 2, cy - y + size / 2) for cx, cy in pen.layout.hexagon(tile, 36)]
        ring = [*corners, corners[0]]
        pieces = _dashes(ring, 9 * u, 9 * u)
        return lines((size, size), [(pieces, _DARK, 7 * u), (pieces, theme.LOSS, 3.4 * u)])

    picture = pen.keep(("broken-hex",), make)
    pen.surface.blit(picture, (x - size // 2, y - size // 2))


def eviction_cross(pen: Pen, at: Pixel, alpha: float | None = None) -> None:
    """The novice here would be evicted; `at` is the middle of his body."""
    pen.put("marks/eviction-cross", at, 1, alpha)


def glow(pen: Pen, name: str, point: Pixel, strength: float, size: float = 1.0) -> None:
    """A light that is added to the picture, at a share of its strength."""
    step = round(min(max(strength, 0.0), 1.0) * _STEPS)
    if not step:
        return
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)

    def make() -> pygame.Surface:
        dimmed = sprite.surface.copy()
        level = 255 * step // _STEPS
        dimmed.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        return dimmed

    made = pen.keep(("glow", name, sprite.surface.get_size(), step), make)
    pen.surface.blit(made, (point[0] - sprite.ax, point[1] - sprite.ay), special_flags=pygame.BLEND_RGB_ADD)


def taken_ring(pen: Pen, foot: Pixel) -> None:
    """A gold ring on the ground round the feet of who has been taken up."""

    def make() -> pygame.Surface:
        wide, high = pen.px(46), pen.px(20)
        ground = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.ellipse(ground, (*_DARK, 150), ground.get_rect(), pen.px(7))
        pygame.draw.ellipse(ground, theme.GOLD, ground.get_rect().inflate(-pen.px(4), -pen.px(4)), pen.px(3))
        return ground

    ring = pen.keep(("taken",), make)
    pen.surface.blit(ring, ring.get_rect(center=(foot[0], foot[1] - pen.px(2))))


def ghost_novice(pen: Pen, order: str, foot: Pixel, size: float = 1.0) -> None:
    """A novice as he would stand after the move."""
    pen.put(f"orders/novice-{order}-ghost", foot, size)


def glide_line(pen: Pen, points: Sequence[Pixel]) -> None:
    """Where a piece would go: a smooth cyan line on a dark bed with an arrowhead."""
    u = pen.layout.u
    _line(
        pen, points, "marks/arrowhead-legal", lambda curve: [([curve], _DARK, 10 * u), ([curve], theme.LEGAL, 4.5 * u)]
    )


def leader_line(pen: Pen, points: Sequence[Pixel]) -> None:
    """What belongs together: thin pale dots without a head."""
    u = pen.layout.u

    def layers(curve: Polyline) -> list[Layer]:
        dots = _dashes(curve, 2 * u, 11 * u)
        return [(dots, _DARK, 7 * u), (dots, theme.LEGAL, 4 * u)]

    _line(pen, points, "", layers)


def eviction_line(pen: Pen, points: Sequence[Pixel]) -> None:
    """Where an evicted novice would go: red dashes on a dark bed with an arrowhead, straight with rounded corners."""
    u = pen.layout.u

    def layers(curve: Polyline) -> list[Layer]:
        # The round ends make each dash longer by its width.
        return [([curve], _DARK, 7 * u), (_dashes(curve, 10.4 * u, 12.6 * u), theme.LOSS, 3.6 * u)]

    _line(pen, _rounded(points, pen.px(18)), "marks/arrowhead-eviction", layers, _straight)


Layer = tuple[Sequence[Polyline], theme.Colour, float]


def _line(
    pen: Pen,
    points: Sequence[Pixel],
    head: str,
    layers: Callable[[Polyline], list[Layer]],
    bent: Callable[[Sequence[Pixel]], Polyline] | None = None,
) -> None:
    """A line made as a picture of its own, then its arrowhead, if it has one."""
    margin = pen.px(12)
    left, top = min(x for x, _ in points) - 4 * margin, min(y for _, y in points) - 4 * margin
    size = max(x for x, _ in points) - left + 4 * margin, max(y for _, y in points) - top + 4 * margin
    curve = (bent or _smooth)([(x - left, y - top) for x, y in points])
    picture = pen.keep(("line", head, tuple(points)), lambda: lines(size, layers(curve)))
    pen.surface.blit(picture, (left, top))
    if head:
        _head(pen, head, [(x + left, y + top) for x, y in curve])


def _head(pen: Pen, name: str, curve: Polyline) -> None:
    """The arrowhead at the end of a line, turned along it."""
    (ax, ay), (bx, by) = curve[max(0, len(curve) - 4)], curve[-1]
    sprite = pen.art.at(name, pen.layout.u)
    angle = pygame.Vector2(bx - ax, by - ay).angle_to(pygame.Vector2(*_HEAD_POINTS[name]))
    turned = pygame.transform.rotozoom(sprite.surface, angle, 1)
    pen.surface.blit(turned, turned.get_rect(center=(round(bx), round(by))))


_HEAD_POINTS = {"marks/arrowhead-legal": (0, 1), "marks/arrowhead-eviction": (-1, 0)}
"""Where the heads point in their files."""


def _smooth(points: Sequence[Pixel], steps: int = 14) -> list[tuple[float, float]]:
    """A curve through the points (Catmull-Rom)."""
    if len(points) < 3:
        return [(float(x), float(y)) for x, y in points]
    vectors = [pygame.Vector2(point) for point in points]
    ends = [2 * vectors[0] - vectors[1], *vectors, 2 * vectors[-1] - vectors[-2]]
    curve: list[tuple[float, float]] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            at = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            curve.append((at.x, at.y))
    return [*curve, (vectors[-1].x, vectors[-1].y)]


def _straight(points: Sequence[Pixel]) -> Polyline:
    return [(float(x), float(y)) for x, y in points]


def _rounded(points: Sequence[Pixel], radius: int) -> list[Pixel]:
    """A line with its corners cut in three steps."""
    out = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        corner = pygame.Vector2(here)
        arm = min(radius, corner.distance_to(before) / 2, corner.distance_to(after) / 2)
        start, end = corner.move_towards(before, arm), corner.move_towards(after, arm)
        for step in (0.0, 0.33, 0.67, 1.0):
            at = start.lerp(corner, step).lerp(corner.lerp(end, step), step)
            out.append((round(at.x), round(at.y)))
    return [*out, points[-1]]


def _dashes(curve: Polyline, on: float, off: float) -> list[list[tuple[float, float]]]:
    """The curve cut into dashes."""
    dashes: list[list[tuple[float, float]]] = []
    walked, drawing = 0.0, True
    dash = [curve[0]]
    for (ax, ay), (bx, by) in pairwise(curve):
        length, done = hypot(bx - ax, by - ay), 0.0
        while length - done > 0:
            step = min(length - done, (on if drawing else off) - walked)
            done, walked = done + step, walked + step
            at = ax + (bx - ax) * done / length, ay + (by - ay) * done / length
            if drawing:
                dash.append(at)
            if walked >= (on if drawing else off) - 1e-6:
                if drawing:
                    dashes.append(dash)
                drawing, walked, dash = not drawing, 0.0, [at]
    return [*dashes, dash] if drawing and len(dash) > 1 else dashes
