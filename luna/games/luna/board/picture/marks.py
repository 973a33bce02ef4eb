"""Signs laid over the pieces: legal moves, the price of Bribery, evictions, ways.

They differ in style and sign, never in colour alone: solid, dashed with a purse, crossed, thin white with a dark edge.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

import pygame

from luna.games.luna.board.layout.layout import Pen
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.vector import Polyline, lines, smooth

RING = 72
"""Diameter of a ring around a path tile, in u."""
RING_STACK = 66
RING_HOVER = 80
_FILE_RING = 72  # diameter of the ring's picture at its table size
_REST = 0.8  # opacity of a ring that is not pointed at
_WARMER = 4  # steps in which a ring grows under the pointer
_DARK = theme.rgb("#070B1A")


def legal_ring(pen: Pen, at: Pixel, diameter: float = RING, hover: float = 0) -> None:
    """A thing that the player may choose; `hover`: the glow under the pointer, 0..1."""
    warm = round(hover * _WARMER) / _WARMER
    if warm:
        pen.put("temple/field-glow", at)
    pen.put("marks/legal-ring", at, (diameter + (RING_HOVER - RING) * warm) / _FILE_RING, _REST + (1 - _REST) * warm)


def bribery_ring(pen: Pen, at: Pixel, diameter: float = 74, hover: float = 0) -> None:
    """A thing that the player may choose for the Bribery token."""
    warm = round(hover * _WARMER) / _WARMER
    pen.put("marks/bribery-ring", at, diameter / 74 * (1 + 0.08 * warm), 0.9 + 0.1 * warm)


def focus_ring(pen: Pen, at: Pixel) -> None:
    """The thing in the focus of the keyboard or the pad."""
    pen.put("marks/focus-ring", at, RING / _FILE_RING)


def legal_hex(pen: Pen, tile: int, hover: bool = False) -> None:
    """A field that may be chosen."""
    pen.put("marks/legal-hex", pen.layout.fields[tile], 1, 1.0 if hover else _REST)


def legal_rect(pen: Pen, rect: pygame.Rect, hover: bool = False, radius: float = 14) -> None:
    """A wide thing that may be chosen: a group of novices, a boat, the candle chamber, a panel's slot."""
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
    x, y = pen.layout.fields[tile]
    u, size = pen.layout.u, pen.px(92)

    def make() -> pygame.Surface:
        corners = [(cx - x + size / 2, cy - y + size / 2) for cx, cy in pen.layout.hexagon(tile, 36)]
        ring = [*corners, corners[0]]
        pieces = _dashes(ring, 9 * u, 9 * u)
        return lines((size, size), [(pieces, _DARK, 7 * u), (pieces, theme.LOSS, 3.4 * u)])

    picture = pen.keep(("broken-hex",), make)
    pen.surface.blit(picture, (x - size // 2, y - size // 2))


def eviction_cross(pen: Pen, at: Pixel, alpha: float | None = None) -> None:
    """The novice here would be evicted; `at` is the middle of the body."""
    pen.put("marks/eviction-cross", at, 1, alpha)


def taken_ring(pen: Pen, foot: Pixel) -> None:
    """A gold ring on the ground around the feet of a picked-up piece."""

    def make() -> pygame.Surface:
        wide, high = pen.px(46), pen.px(20)
        ground = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.ellipse(ground, (*_DARK, 150), ground.get_rect(), pen.px(7))
        pygame.draw.ellipse(ground, theme.GOLD, ground.get_rect().inflate(-pen.px(4), -pen.px(4)), pen.px(3))
        return ground

    pen.stamp(("taken",), make, pen.off(foot, 0, -2))


def ghost_novice(pen: Pen, order: str, foot: Pixel, size: float = 1.0) -> None:
    """The ghost of a novice in the place after the move."""
    pen.put(f"orders/novice-{order}-ghost", foot, size)


class Line(NamedTuple):
    """One line along a curve, in units; `dash`: lengths of dash and gap."""

    colour: theme.Colour
    width: float
    dash: tuple[float, float] | None = None


def glide_line(pen: Pen, points: Sequence[Pixel]) -> None:
    """The way of a piece: a smooth cyan line on a dark bed with an arrowhead."""
    _lines(pen, points, "marks/arrowhead-legal", (Line(_DARK, 10), Line(theme.LEGAL, 4.5)))


def leader_line(pen: Pen, points: Sequence[Pixel]) -> None:
    """A line between things that belong together: thin pale dots without a head."""
    _lines(pen, points, "", (Line(_DARK, 7, (2, 11)), Line(theme.LEGAL, 4, (2, 11))))


def eviction_line(pen: Pen, points: Sequence[Pixel]) -> None:
    """The way of an evicted novice: red dashes on a dark bed with an arrowhead, straight with rounded corners."""
    # The round ends make each dash longer by its width.
    dashed = Line(_DARK, 7), Line(theme.LOSS, 3.6, (10.4, 12.6))
    _lines(pen, _rounded(points, pen.px(18)), "marks/arrowhead-eviction", dashed, curved=False)


def _lines(pen: Pen, points: Sequence[Pixel], head: str, drawn: Sequence[Line], curved: bool = True) -> None:
    """Lines made as one picture, then their arrowhead, if they have one."""
    margin, u = pen.px(12), pen.layout.u
    left, top = min(x for x, _ in points) - 4 * margin, min(y for _, y in points) - 4 * margin
    size = max(x for x, _ in points) - left + 4 * margin, max(y for _, y in points) - top + 4 * margin
    curve = [(float(x - left), float(y - top)) for x, y in points]
    curve = smooth(curve, 14) if curved else curve

    def make() -> pygame.Surface:
        cut = [[curve] if one.dash is None else _dashes(curve, one.dash[0] * u, one.dash[1] * u) for one in drawn]
        return lines(size, [(parts, one.colour, one.width * u) for parts, one in zip(cut, drawn, strict=True)])

    pen.surface.blit(pen.keep(("line", head, tuple(points)), make), (left, top))
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
"""The direction of the arrow heads in their files."""


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
