"""Shapes with smooth edges at their exact size: rounded rectangles, lines solid or dashed."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

import pygame

from luna.shell.theme import Colour

Polyline = Sequence[tuple[float, float]]

_WITH_ALPHA: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)


def rounded(
    size: tuple[int, int], radius: float, fill: Sequence[Colour], edge: Colour | None = None, line: float = 0
) -> pygame.Surface:
    """A rounded rectangle in pixels: colours of the fill from top to bottom, perhaps a line inside its border."""
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


def mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white rectangle with smooth round corners, to be multiplied with; a large SVG would take long."""
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((255, 255, 255, 255))
    if not radius:
        return made
    fine = 8
    large = pygame.Surface((radius * fine, radius * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.circle(large, (255, 255, 255, 255), (radius * fine, radius * fine), radius * fine)
    corner = pygame.transform.smoothscale(large, (radius, radius))
    for right in (False, True):
        for down in (False, True):
            place = pygame.Rect(width - radius if right else 0, height - radius if down else 0, radius, radius)
            made.fill((255, 255, 255, 0), place)
            made.blit(pygame.transform.flip(corner, right, down), place, special_flags=pygame.BLEND_RGBA_ADD)
    return made


def lines(
    size: tuple[int, int], layers: Sequence[tuple[Sequence[Polyline], Colour, float]], dash: Sequence[float] = ()
) -> pygame.Surface:
    """Open lines with round ends in pixels, layer upon layer: each layer has its lines, colour and width.

    `dash` is on, off, ... in pixels; empty is solid.
    """
    dashed = f' stroke-dasharray="{" ".join(map(str, dash))}"' if dash else ""
    paths = "".join(
        f'<path d="{" ".join(map(_path, layer))}" fill="none" stroke="{_hex(colour)}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round"{dashed}/>'
        for layer, colour, width in layers
    )
    width, height = size
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return pygame.image.load_sized_svg(BytesIO(f"{svg}{paths}</svg>".encode()), size).convert(_WITH_ALPHA)


def _path(line: Polyline) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)


def _hex(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
