"""All that stands still under the pieces: sea, lanes, Temple Island with its paving, islands.

Drawn once for a size; a step of the Guard (lanterns, paving) or a candle (the sea darkens) only puts the layers
together anew. Two pictures are kept so that one can fade into the other.
"""

from __future__ import annotations

from math import ceil
from typing import Final

import pygame

from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.shown import Shown
from luna.shell import theme
from luna.shell.art import BLENDS, ROUGH, Art, Sprite

GLAZE: Final = {"green": "jade", "blue": "lapis", "yellow": "ochre", "red": "garnet"}
"""Temple boards are named after the glaze in the pictures: the four order colours are used for orders only."""

_DARKER: Final = 0.04  # of the sea's light goes with each candle
_SEA: Final = ("base", "swells", "wavelets", "glitter")
_SOFT: Final = {"sea/base": 0, "sea/moonbeams": 10, "sea/vignette": 0}
"""Layers that are only gradients, with the blur they need in table units."""
_GROUND: Final = ("layer-island", "layer-turf", "layer-terrace", "layer-path-dark")
_BUILT: Final = ("layer-candle-chamber", "layer-council-bench", "layer-skyline", "layer-gate", "layer-moon-pool")
_GLOWS: Final = ("layer-skyline-glow", "layer-gate-glow", "layer-moon-pool-glow")
_FULL: Final = 4  # players; fewer leave open water under their panels
_LAST_ROUND: Final = 6
_FINE: Final = 1.5  # pixels for one unit: finer waves cannot be told from stretched ones

_Stroke = tuple[pygame.Surface, tuple[int, int], int]  # a picture, its top left, its blend flag
_Key = tuple[int, int]


class Backdrop:
    """The still picture of one layout. Make a new one when the layout changes."""

    def __init__(self, layout: Layout, art: Art, boards: dict[int, str]) -> None:
        """`boards`: temple board of every tile in play."""
        self._layout, self._art = layout, art
        self._plain = len(set(theme.now.SEA)) == 1  # high contrast: a sea of one colour has no waves and no moonlight
        art.foresee(self._needed())
        self._sea = self._paint_sea()
        self._ground = [self._layer(f"temple/{name}") for name in _GROUND]
        built = [self._layer(f"temple/{name}") for name in _BUILT]
        self._hall = [self._layer("temple/layer-hall"), *self._floor(boards), *built]
        self._gardens = self._layer("temple/layer-gardens")
        self._glows = [self._layer(f"temple/{name}") for name in _GLOWS]
        self._vignette = None if self._plain else self._veil()
        self._islands = [stroke for island in layout.ring for stroke in self._island(island)]
        self._paving: tuple[int, list[_Stroke]] = 0, []  # of the round drawn last: a candle does not change it
        self._kept: dict[_Key, pygame.Surface] = {}

    def picture(self, shown: Shown) -> pygame.Surface:
        """The backdrop for the Guard's tile and the candles shown; never paint on it."""
        round_number = shown.guard_tile or shown.round
        key = round_number, shown.candles_most - shown.candles
        if key not in self._kept:
            while len(self._kept) > 1:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = self._compose(*key)
        return self._kept[key]

    def _needed(self) -> list[tuple[str, float]]:
        """The pictures that take long, in the order in which they are asked for."""
        u, open_sea = self._layout.u, self._open_sea
        sea = [] if self._plain else [f"sea/{name}" for name in (*_SEA, "moonbeams", "vignette")]
        stage = [f"temple/{name}" for name in (*_GROUND, "layer-hall", *_BUILT, "layer-gardens", *_GLOWS)]
        isles = [f"islands/isle-{island}{light}" for island in self._layout.ring for light in ("", "-glow")]
        waves = {f"sea/{name}" for name in _SEA}
        coarse = {name: (self._grain if name in waves else 1) * (ROUGH if name in _SOFT else 1) for name in sea}
        scales = [(name, open_sea / coarse[name]) for name in sea]
        return scales + [(name, u) for name in ("sea/lanes", *stage, *isles)]

    @property
    def _open_sea(self) -> float:
        """Pixels for one unit of the sea, which covers the whole window, whatever its shape.

        A little larger than the window, so that no rounding leaves a line of pixels free at an edge.
        """
        return max(self._layout.width / 1920, self._layout.height / 1080) * 1.002

    @property
    def _grain(self) -> float:
        """Pixels for one of the waves: in a very large window they are drawn smaller and stretched."""
        return self._open_sea if self._open_sea > _FINE else 1.0

    def _compose(self, round_number: int, burnt: int) -> pygame.Surface:
        canvas = self._sea.copy()
        light = round(255 * (1 - _DARKER * burnt))
        canvas.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
        if self._paving[0] != round_number:
            names = [f"temple/path-lit-r{round_number}"]
            if round_number < _LAST_ROUND:
                names.append(f"temple/path-next-r{round_number}")
            self._paving = round_number, [self._layer(name) for name in names]
        _, paving = self._paving
        lanterns, lights = self._lanterns(round_number)
        for stroke in (*self._ground, *paving, *self._hall, *lanterns, self._gardens, *self._glows, *lights):
            canvas.blit(stroke[0], stroke[1], special_flags=stroke[2])
        if self._vignette is not None:
            canvas.blit(self._vignette, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for picture, corner, flag in self._islands:
            canvas.blit(picture, corner, special_flags=flag)
        return canvas

    def _paint_sea(self) -> pygame.Surface:
        layout = self._layout
        grain, whole = self._grain, (layout.width, layout.height)
        sea = pygame.Surface((ceil(layout.width / grain), ceil(layout.height / grain)), 0, 32)
        sea.fill(theme.now.SEA[-1])
        for name in () if self._plain else _SEA:
            self._cover(sea, f"sea/{name}", self._open_sea / grain)
        if grain > 1:
            sea = pygame.transform.smoothscale(sea, whole)
        for name in ("lanes",) if self._plain else ("moon-reflection", "lanes"):
            picture, corner, _ = self._layer(f"sea/{name}")
            sea.blit(picture, corner)
        things = [("sea/compass", places.COMPASS)]
        if layout.players < _FULL:
            things.append(("sea/skerry", places.SKERRY))
        for name, (x, y) in things:
            picture, corner, _ = self._stroke(self._art.raster(name, layout.u), layout.at(x, y), 0)
            sea.blit(picture, corner)
        if not self._plain:
            self._cover(sea, "sea/moonbeams", self._open_sea)
        return sea

    def _cover(self, sea: pygame.Surface, name: str, scale: float) -> None:
        """A layer of the open sea, `scale` pixels for one unit."""
        width, height = sea.get_size()
        entry = self._art.entry(name)
        assert entry.position is not None
        if name in _SOFT:
            picture = self._art.soft(name, scale, _SOFT[name] * self._layout.u).surface
        else:
            picture = self._art.raster(name, scale).surface
        corner = (
            round((width - 1920 * scale) / 2 + entry.position[0] * scale),
            round((height - 1080 * scale) / 2 + entry.position[1] * scale),
        )
        sea.blit(picture, corner, special_flags=BLENDS[entry.blend])

    def _veil(self) -> pygame.Surface:
        """The darkness of the corners, whatever the window's shape."""
        small = self._art.raster("sea/vignette", self._open_sea / ROUGH).surface
        return pygame.transform.smoothscale(small, (self._layout.width, self._layout.height))

    def _layer(self, name: str) -> _Stroke:
        """A layer of the stage at its own position."""
        entry = self._art.entry(name)
        assert entry.position is not None
        sprite = self._art.raster(name, self._layout.u)
        return sprite.surface, self._layout.at(*entry.position), BLENDS[entry.blend]

    def _stroke(self, sprite: Sprite, point: tuple[int, int], flag: int) -> _Stroke:
        return sprite.surface, (point[0] - sprite.ax, point[1] - sprite.ay), flag

    def _floor(self, boards: dict[int, str]) -> list[_Stroke]:
        """The fields in three passes, so that no hexagon's shadow falls on its neighbour; bare floor beside."""
        slab = self._art.at("temple/hex-bare", self._layout.u)
        bare = [self._stroke(slab, self._layout.at(*point), 0) for point in places.bare_fields(self._layout.boards)]
        kinds = [(tile, "temple/hex-shadow") for tile in boards]
        for board, glaze in GLAZE.items():
            tiles = [tile for tile in boards if boards[tile] == board]
            kinds += [(tile, f"temple/hex-{glaze}-rim") for tile in tiles]
            kinds += [(tile, f"temple/hex-{glaze}") for tile in tiles]
        at, field = self._art.at, self._layout.field
        return bare + [self._stroke(at(kind, self._layout.u), field(tile), 0) for tile, kind in kinds]

    def _lanterns(self, round_number: int) -> tuple[list[_Stroke], list[_Stroke]]:
        """Lanterns at the path and the light of the burning ones."""
        posts, lights = [], []
        for slot, x, y in places.LANTERNS:
            lit = slot > places.guard_slot(round_number)
            foot = self._layout.at(x, y)
            name = "temple/lantern-lit" if lit else "temple/lantern-out"
            posts.append(self._stroke(self._art.at(name, self._layout.u), foot, 0))
            if lit:
                glow = self._art.at("temple/lantern-glow", self._layout.u)
                lights.append(self._stroke(glow, foot, pygame.BLEND_RGB_ADD))
        return posts, lights

    def _island(self, island: str) -> list[_Stroke]:
        anchor, u = self._layout.island_anchor(island), self._layout.u
        ground = self._art.raster(f"islands/isle-{island}", u)
        glow = self._art.at(f"islands/isle-{island}-glow", u)  # kept: it breathes
        return [self._stroke(ground, anchor, 0), self._stroke(glow, anchor, pygame.BLEND_RGB_ADD)]
