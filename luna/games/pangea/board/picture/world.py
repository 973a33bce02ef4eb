"""The world without its lands: dusk, the round sea, its squares, and their animated light."""

from collections.abc import Iterator
from math import floor, pi, sin
from random import Random
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.rules.board import SQUARES, TILES
from luna.games.pangea.rules.position import LAND, NOWHERE, OVER, PEOPLE, PHASE, SQUARE, TOWER, TURN
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.glints import DARK, Glint, Glitter, Ticker, light_part, scatter
from luna.shell.drawing.layers import Part
from luna.shell.drawing.stage import LayerStage, covering

_SKY: Final = {"sky": True, "stars": False, "clouds": True}
"""Layers that cover the whole window, and whether they have no edge."""
_SEA: Final = ("halo", "world", "swells", "wavelets", "glitter", "creatures")
_SOFT: Final = ("halo", "evening")


def world(layout: Layout, art: Art) -> pygame.Surface:
    """The picture of the world; the last one is cached, so another language or another game costs nothing."""
    key = layout.width, layout.height, tuple(layout.stage), theme.now.SEA
    return art.whole("world", key, lambda: painted(layout, art))


def painted(layout: Layout, art: Art) -> pygame.Surface:
    """A new picture of the world."""
    made = pygame.Surface((layout.width, layout.height), 0, 32)
    plain = len(set(theme.now.SEA)) == 1  # high contrast: black, with only squares and rim
    made.fill(theme.now.SEA[-1])
    scale = covering(made.get_size()) * 1.002  # no rounding leaves a gap at an edge
    sky, stage = LayerStage.of(art, made.get_size(), scale), layout.layers(art)
    if not plain:
        sky.foresee(f"pangea/sea/{name}" for name, soft in _SKY.items() if not soft)
        stage.foresee(f"pangea/sea/{name}" for name in (*_SEA, "sun", "rim") if name not in _SOFT)
        for name, soft in _SKY.items():
            sky.lay(made, f"pangea/sea/{name}", soft=soft)
        for name in ("sun", *_SEA):
            stage.lay(made, f"pangea/sea/{name}", soft=name in _SOFT)
    square = art.at("pangea/sea/square-open", layout.u)
    for number in range(len(SQUARES)):
        x, y = layout.square(number)
        made.blit(square.surface, (x - square.ax, y - square.ay))
    if not plain:
        sky.lay(made, "pangea/sea/evening", soft=True)
    stage.lay(made, "pangea/sea/rim")
    return made


MOST: Final = 0.08  # the pulse of the tower's light
_LEVELS: Final = 4
_PERIOD: Final = 4.0  # seconds
_MANY: Final = 70
_STRENGTH: Final = 0.13
_NEAR: Final = 64  # u from the middle of a square: glitter within it belongs to the square
_WORLD: Final = (880, 506, 500, 396)  # middle and radii of the sea, clear of the rim
_ROUND: Final = 2.4  # the exponent of its oval
_CLOUDS: Final = ((1650, 585, 260, 44), (1540, 690, 250, 38), (1680, 790, 230, 40), (1560, 890, 280, 36))
"""Wisps in the open sky, clear of the panels: centre, width and height."""
_SHINE: Final = (255, 196, 170)  # of the low sun on them
_THICK: Final = 0.16  # the strength of their light
_GRAIN: Final = (64, 16)  # pixels in which one is computed
_WAY, _LOOP = 34, 40.0  # u to either side; seconds there and back
_STEPS: Final = 2.0  # a second


class Ambient(Ticker):
    """The animation at rest of one table in one window."""

    def __init__(self, layout: Layout, art: Art) -> None:
        super().__init__()
        self._layout, self._art = layout, art
        glints = scatter(3, _MANY, _on_sea, _STRENGTH)
        self._squares = [_square(glint) for glint in glints]
        self._glitter = Glitter(glints, layout.at, layout.u)
        self._wisps: dict[tuple[int, int], pygame.Surface] = {}

    def sea(self, surface: pygame.Surface, row: bytearray) -> Iterator[Part]:
        """The glitter as it is now; always the same number of parts."""
        parts = self._glitter.parts(surface, self._layout.free, self.time)
        for part, square in zip(parts, self._squares, strict=True):
            yield part if square is None or row[LAND + square] == NOWHERE else DARK

    def clouds(self, surface: pygame.Surface) -> Iterator[Part]:
        """The wisps as they are now; so soft and slow that their steps do not show."""
        layout = self._layout
        for number, (x, y, wide, high) in enumerate(_CLOUDS):
            time = floor(_STEPS * self.time + number / len(_CLOUDS)) / _STEPS
            middle = layout.at(x + _WAY * sin(2 * pi * time / _LOOP + 1.7 * number), y)
            size = layout.px(wide), layout.px(high)
            wisp = self._wisps.get(size)
            if wisp is None:
                wisp = self._wisps[size] = _wisp(size)
            corner = middle[0] - size[0] // 2, middle[1] - size[1] // 2
            yield light_part(surface, wisp, corner, layout.free, middle[0])

    def tower(self, surface: pygame.Surface, row: bytearray) -> Part:
        """The pulsing light of the tower of the player to move."""
        level = round(_LEVELS * (0.5 + 0.5 * sin(2 * pi * self.time / _PERIOD)))
        tower = NOWHERE if row[PHASE] == OVER else row[TOWER + row[PEOPLE + row[TURN]]]
        if not level or tower >= len(TILES):
            return DARK
        sprite = self._art.light("pangea/marks/tower-glow", self._layout.u, MOST * level / _LEVELS)
        x, y = self._layout.on(row[SQUARE + tower], places.TOWER)
        corner = x - sprite.ax, y - sprite.ay
        return light_part(surface, sprite.surface, corner, self._layout.free, level)


def _wisp(size: tuple[int, int]) -> pygame.Surface:
    """A long cloud, bright in its middle, transparent at its ends."""
    wide, high = _GRAIN
    made = pygame.Surface(_GRAIN, 0, 32)
    for x in range(wide):
        for y in range(high):
            thick = _THICK * sin(pi * (x + 0.5) / wide) ** 2 * sin(pi * (y + 0.5) / high) ** 2
            made.set_at((x, y), [round(thick * part) for part in _SHINE])
    return pygame.transform.smoothscale(made, size)


def _on_sea(chance: Random) -> tuple[float, float] | None:
    x, y, wide, high = _WORLD
    across, down = chance.uniform(-1, 1), chance.uniform(-1, 1)
    inside = abs(across) ** _ROUND + abs(down) ** _ROUND < 1
    return (x + wide * across, y + high * down) if inside else None


def _square(glint: Glint) -> int | None:
    """The square of a streak; None between squares and outside."""
    for square in range(len(SQUARES)):
        x, y = places.SQUARE[square]
        if abs(glint.x - x) <= _NEAR + glint.width / 2 and abs(glint.y - y) <= _NEAR:
            return square
    return None
