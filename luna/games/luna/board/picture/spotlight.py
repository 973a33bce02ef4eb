"""Focus on the board: outlines of islands, lines along their shores, and a veil over everything unusable."""

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple

import pygame

from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import islands, marks
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.views import Forecast
from luna.shell.board.films.sprites import glow
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import Polyline, lines

_POINTS: Final = 90  # of a line around an island; more would show the steps of the mask
_AIR: Final = 16  # units around the shape, for lines outside of it


class Line(NamedTuple):
    """One line of a frame, in units: its distance outside the shore, and its width."""

    outside: float
    colour: Colour
    width: float


ABOUT: Final = (Line(7, theme.ABYSS, 8), Line(1, theme.ABYSS, 8), Line(7, theme.GOLD, 1.8), Line(1, theme.GOLD, 3.6))
"""The golden double ring around an island named in the text."""


def focus() -> tuple[Line, ...]:
    """The focus ring of keys: moonlight on dark."""
    width = theme.LINE_FOCUS
    return Line(4, theme.ABYSS, width + 2), Line(4, theme.now.MOONLIGHT, width)


def draw_shore(
    pen: Pen, shown: ViewModel, island: str, frame: Sequence[Line], forecast: Forecast | None = None
) -> None:
    """Draw a frame along the shore of an island, behind its pieces. `forecast`: the figures that come next."""
    shape = pen.art.at(f"marks/isle-{island}-mask", pen.layout.u, 1.0)
    picture = pen.keep(("shore", island, tuple(frame)), partial(_picture, pen, shape.surface, frame))
    x, y = pen.layout.on_island(island, places.ISLAND_ANCHOR)
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


VEIL: Final = (196, 202, 224)
"""The brightness of the picture outside the holes: about a fifth darker."""
_ROUGH: Final = 4  # the scale at which the veil is drawn
_STROKE, _SOFT = 10, 12  # u: how far a hole extends beyond its shape, and its blur
_REST: Final = {"quiet": (0.06, 0.4), "lit": (0.55, 1.0), "hot": (1.0, 1.0)}  # strength of halo and line


class Outline(NamedTuple):
    """An island's outline: `lit`, `quiet` as one of many, `hot` under the pointer, `taken` in gold."""

    island: str
    kind: str


class Spotlight(NamedTuple):
    """The lights of a draft."""

    outlines: tuple[Outline, ...] = ()
    feet: tuple[Pixel, ...] = ()  # feet of the picked-up novices: a gold ring lies under each
    isles: tuple[str, ...] = ()  # the islands that the veil leaves bright
    places: tuple[tuple[int, int, int, int], ...] = ()  # the other places that it leaves bright
    veiled: bool = False


DARK: Final = Spotlight()
"""No lights, no veil."""


def draw_outlines(pen: Pen, spot: Spotlight) -> None:
    """The outlines, and the rings of the picked-up pieces."""
    for island, kind in spot.outlines:
        anchor = pen.layout.on_island(island, places.ISLAND_ANCHOR)
        if kind == "taken":
            pen.put(f"marks/isle-{island}-line-gold", anchor)
            continue
        halo, line = _REST[kind]
        glow(pen, f"marks/isle-{island}-halo", anchor, halo)
        pen.put(f"marks/isle-{island}-line", anchor, 1.0, line)
        if kind == "hot":  # the line grows
            pen.put(f"marks/isle-{island}-line", (anchor[0], anchor[1] - 1))
    for foot in spot.feet:
        marks.taken_ring(pen, foot)


class Veil:
    """The cached veil of a window."""

    def __init__(self) -> None:
        self._kept: tuple[object, pygame.Surface] | None = None

    def forget(self) -> None:
        """Free the cached veil: it is as large as the window."""
        self._kept = None

    def lay(self, pen: Pen, spot: Spotlight) -> None:
        """Darken the picture outside of the lights."""
        key = spot.isles, spot.places, pen.layout.window.size
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._make(pen, spot)
        pen.surface.blit(self._kept[1], (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _make(self, pen: Pen, spot: Spotlight) -> pygame.Surface:
        layout, u = pen.layout, pen.layout.u / _ROUGH
        small = pygame.Surface((layout.width // _ROUGH + 1, layout.height // _ROUGH + 1), 0, 32)
        small.fill(VEIL)
        reach = max(1, round(_STROKE * u))
        for island in spot.isles:
            shape = pen.art.at(f"marks/isle-{island}-mask", u, 1.0)
            white = pygame.mask.from_surface(shape.surface).to_surface(setcolor="white", unsetcolor=(0, 0, 0, 0))
            x, y = layout.on_island(island, places.ISLAND_ANCHOR)
            corner = x // _ROUGH - shape.ax, y // _ROUGH - shape.ay
            for dx, dy in product((-1, 0, 1), repeat=2):
                small.blit(white, (corner[0] + dx * reach, corner[1] + dy * reach))
        for place in spot.places:
            left, top, wide, high = (side // _ROUGH for side in place)
            hole = pygame.Rect(left, top, wide, high).inflate(2 * reach, 2 * reach)
            pygame.draw.rect(small, "white", hole, border_radius=min(hole.size) // 2)
        small = pygame.transform.box_blur(small, max(1, round(_SOFT * u)))
        return pygame.transform.smoothscale(small, (layout.width, layout.height))
