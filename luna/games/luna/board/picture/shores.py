"""Lines along an island's shore: whatever frames an island follows its shape, with its houses, as its light does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.picture import islands
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.views import Forecast
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import Polyline, lines

_POINTS: Final = 90
"""Of a line round an island; more would show the steps of the mask."""
_AIR: Final = 16
"""Units round the shape, for lines outside of it."""


class Line(NamedTuple):
    """One line of a frame, in units: how far outside of the shore it lies, and its width."""

    outside: float
    colour: Colour
    width: float


ABOUT: Final = (Line(7, theme.ABYSS, 8), Line(1, theme.ABYSS, 8), Line(7, theme.GOLD, 1.8), Line(1, theme.GOLD, 3.6))
"""The golden double ring about what words speak of."""


def focus() -> tuple[Line, ...]:
    """The focus of keys: moonlight on dark."""
    width = theme.LINE_FOCUS
    return Line(4, theme.ABYSS, width + 2), Line(4, theme.now.MOONLIGHT, width)


def draw(pen: Pen, shown: Shown, island: str, frame: Sequence[Line], forecast: Forecast | None = None) -> None:
    """Draw a frame along the shore of an island, behind what stands or lies on it. `forecast`: who comes next."""
    shape = pen.art.at(f"marks/isle-{island}-mask", pen.layout.u, 1.0)
    picture = pen.keep(("shore", island, tuple(frame)), partial(_picture, pen, shape.surface, frame))
    x, y = pen.layout.island_anchor(island)
    air = pen.layout.px(_AIR)
    pen.surface.blit(picture, (x - shape.ax - air, y - shape.ay - air))
    islands.draw_over_shore(pen, shown, forecast, island)


def _picture(pen: Pen, shape: pygame.Surface, frame: Sequence[Line]) -> pygame.Surface:
    u, air = pen.layout.u, pen.layout.px(_AIR)
    mask = max(pygame.mask.from_surface(shape).connected_components(), key=pygame.mask.Mask.count)
    edge = mask.outline()
    rough = [pygame.Vector2(point) for point in edge[:: max(1, len(edge) // _POINTS)]]
    middle = pygame.Vector2(shape.get_rect().center)

    def outline(outside: float) -> Polyline:
        moved = [point + (point - middle).normalize() * outside * u for point in rough]
        return [(point.x + air, point.y + air) for point in [*moved, moved[0]]]

    size = shape.width + 2 * air, shape.height + 2 * air
    return lines(size, [([outline(line.outside)], line.colour, line.width * u) for line in frame])
