"""Shapes with smooth edges at their exact size, rendered as SVG or by masks: rectangles, outlines, lines."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

import pygame

from luna.shell.drawing.theme import Colour

Polyline = Sequence[tuple[float, float]]

_WITH_ALPHA: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)


def rounded(
    size: tuple[int, int], radius: float, fill: Sequence[Colour], edge: Colour | None = None, line: float = 0
) -> pygame.Surface:
    """A rounded rectangle: the colours of its fill from top to bottom, perhaps a line inside its border."""
    width, height = size
    inset, last = line / 2, max(1, len(fill) - 1)
    stops = "".join(f'<stop offset="{i / last}" stop-color="{_hex(colour)}"/>' for i, colour in enumerate(fill))
    stroke = f' stroke="{_hex(edge)}" stroke-width="{line}"' if edge else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">{stops}'
        f'</linearGradient><rect x="{inset}" y="{inset}" width="{width - line}" height="{height - line}" '
        f'rx="{radius}" ry="{radius}" fill="url(#f)"{stroke}/></svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), size).convert(_WITH_ALPHA)


def round_off(made: pygame.Surface, radius: int) -> None:
    """Give a surface smooth round corners, faster than a large SVG."""
    width, height = made.size
    radius = min(radius, width // 2, height // 2)
    if radius <= 0:
        return
    for right in (False, True):
        for down in (False, True):
            place = width - radius if right else 0, height - radius if down else 0
            corner = pygame.transform.flip(_corner(radius), right, down)
            made.blit(corner, place, special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=64)
def _corner(radius: int) -> pygame.Surface:
    """The upper left corner in white, to be multiplied with."""
    fine = 8
    large = pygame.Surface((radius * fine, radius * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.circle(large, (255, 255, 255, 255), (radius * fine, radius * fine), radius * fine)
    return pygame.transform.smoothscale(large, (radius, radius))


def outline(picture: pygame.Surface, target: pygame.Surface, radius: int, line: int) -> None:
    """Copy the border of a picture to a surface of its size: a line `line` pixels thick with round corners."""
    width, height = picture.size
    across, down = min(max(radius, line) + 1, width // 2), min(max(radius, line) + 1, height // 2)
    ring = pygame.Surface((2 * across, 2 * down), pygame.SRCALPHA)
    ring.fill((255, 255, 255, 255))
    round_off(ring, radius)
    hole = pygame.Surface((ring.width - 2 * line, ring.height - 2 * line), pygame.SRCALPHA)
    hole.fill((0, 0, 0, 255))
    round_off(hole, max(1, radius - line))
    ring.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    for right, x in enumerate((0, width - across)):
        for lower, y in enumerate((0, height - down)):
            corner = picture.subsurface((x, y, across, down)).copy()
            part = pygame.Rect(right * across, lower * down, across, down)
            corner.blit(ring, (0, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
            target.blit(corner, (x, y))
    for y in (0, height - line):
        target.blit(picture, (across, y), (across, y, width - 2 * across, line))
    for x in (0, width - line):
        target.blit(picture, (x, down), (x, down, line, height - 2 * down))


def nine_patch(target: pygame.Surface, picture: pygame.Surface, place: pygame.Rect, corner: int) -> None:
    """Draw a picture at a larger size: the parts between its corners are uniform, and are repeated."""
    columns, rows = _spans(picture.width, place.width, corner), _spans(picture.height, place.height, corner)
    target.blits(
        [
            (picture, (place.x + to_x, place.y + to_y), (x, y, wide, high))
            for x, to_x, wide in columns
            for y, to_y, high in rows
        ],
        doreturn=False,
    )


def _spans(short: int, long: int, corner: int) -> Sequence[tuple[int, int, int]]:
    """The pieces along one side of a nine-patch: source, destination, length."""
    if long <= short:
        return [(0, 0, long)]
    middle, last = short - 2 * corner, long - corner
    repeated = [(corner, at, min(middle, last - at)) for at in range(corner, last, middle)]
    return [(0, 0, corner), *repeated, (short - corner, last, corner)]


def lines(
    size: tuple[int, int], layers: Sequence[tuple[Sequence[Polyline], Colour, float]], dash: Sequence[float] = ()
) -> pygame.Surface:
    """Open lines with round ends in layers: lines, colour and width of each; `dash` is on, off, ... in pixels."""
    dashed = f' stroke-dasharray="{" ".join(map(str, dash))}"' if dash else ""

    def path(line: Polyline) -> str:
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)

    paths = "".join(
        f'<path d="{" ".join(map(path, layer))}" fill="none" stroke="{_hex(colour)}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round"{dashed}/>'
        for layer, colour, width in layers
    )
    width, height = size
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return pygame.image.load_sized_svg(BytesIO(f"{svg}{paths}</svg>".encode()), size).convert(_WITH_ALPHA)


def smooth(points: Sequence[tuple[float, float]], steps: int) -> list[tuple[float, float]]:
    """A curve through the points (Catmull-Rom), with `steps` points per segment."""
    if len(points) < 3:
        return [(float(x), float(y)) for x, y in points]
    vectors = [pygame.Vector2(point) for point in points]
    ends = [2 * vectors[0] - vectors[1], *vectors, 2 * vectors[-1] - vectors[-2]]
    curve: list[tuple[float, float]] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for t in (step / steps for step in range(steps)):
            at = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            curve.append((at.x, at.y))
    return [*curve, (vectors[-1].x, vectors[-1].y)]


def _hex(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
