"""The still picture under the pieces: sea, lanes, Temple Island with its paving, islands.

Drawn once per size; a step of the Guard (lanterns, paving, the next night) or a candle (the sea darkens) only
recombines the layers.
"""

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

import pygame

from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.view_model import ViewModel
from luna.shell.drawing import theme
from luna.shell.drawing.art import ROUGH, Art, Sprite
from luna.shell.drawing.caches import CompressedPicture
from luna.shell.drawing.stage import LayerStage, covering
from luna.shell.drawing.theme import Colour


class Layer(NamedTuple):
    """A picture laid over the sea."""

    name: str
    alpha: float = 1.0


class Night(NamedTuple):
    """One night: its layers from the lowest up, and the colour that tints stone and islands."""

    layers: tuple[Layer, ...]
    tone: Colour


NIGHTS: Final = tuple(
    Night(tuple(Layer(*layer) for layer in night["layers"]), tuple(night["tone"])) for night in places.TABLE["nights"]
)
"""From the new moon of the first round to the full moon of the sixth, and the dawn after it."""


def night_of(shown: ViewModel) -> int:
    """The number of the night of a table: it changes when the Guard has moved on."""
    return len(NIGHTS) - 1 if shown.phase == "over" else (shown.guard_tile or shown.round) - 1


GLAZE: Final = {"green": "jade", "blue": "lapis", "yellow": "ochre", "red": "garnet"}
"""Temple boards are named after their glaze: the four order colours belong to the orders alone."""

_DARKER: Final = 0.04  # the share of the sea's light that each candle takes away
_SEA: Final = ("base", "swells", "wavelets", "glitter")
_SOFT: Final = {"sea/base": 0, "sea/moonbeams": 10}
"""Layers that are only gradients, with their blur in table units."""
_SKY_BLUR: Final = 8  # of the gradients of the nights
_SHARP: Final = ("sky/stars-water", "sky/moon-water", "sky/dawn-glitter")
"""The layers of the nights that are not gradients."""
_GROUND: Final = ("layer-island", "layer-turf", "layer-terrace", "layer-path-dark")
_BUILT: Final = ("layer-candle-chamber", "layer-council-bench", "layer-skyline", "layer-gate", "layer-moon-pool")
_GLOWS: Final = ("layer-skyline-glow", "layer-gate-glow", "layer-moon-pool-glow")
_FULL: Final = 4  # players; fewer leave open water under their panels
_LAST_ROUND: Final = 6
_FINE: Final = 1.5  # pixels for one unit: finer waves look the same as stretched ones

_CELL: Final = 64  # pixels

_CLOTHED: Final = (0, pygame.BLEND_PREMULTIPLIED)  # blends of stone and wood, which take on the tone of a night

_Stroke = tuple[pygame.Surface, tuple[int, int], int]  # a picture, its top left, its blend flag
_Packed = tuple[CompressedPicture, tuple[int, int], int]  # a large one, needed once a candle
_Key = tuple[int, int, int]


class Backdrop:
    """The still picture of one layout. Make a new one when the layout changes."""

    def __init__(self, layout: Layout, art: Art, boards: dict[int, str], night: int = 0) -> None:
        """`boards`: temple board of every tile in play; `night`: the one needed first."""
        self._layout, self._art = layout, art
        self._plain = len(set(theme.now.SEA)) == 1  # high contrast: a sea of one colour has no waves and no moonlight
        art.foresee(self._needed() + ([] if self._plain else self._sky(night)))
        self._sea = CompressedPicture(self._paint_sea())  # needed once a night
        self._ground = _packed(_merged([self._layer(f"temple/{name}") for name in _GROUND]))
        built = [self._layer(f"temple/{name}") for name in _BUILT]
        self._hall = _packed(_merged([self._layer("temple/layer-hall"), *self._floor(boards), *built]))
        self._gardens = _thinned(self._layer("temple/layer-gardens"))
        self._glows = [self._layer(f"temple/{name}") for name in _GLOWS]
        self._islands = [_packed(stroke) for island in layout.ring for stroke in self._island(island)]
        self._paving: tuple[int, list[_Stroke]] = 0, []  # of the round drawn last: a candle does not change it
        self._night: tuple[int, CompressedPicture] | None = (
            None  # the sea of the night shown last, needed once a candle
        )
        self._kept: dict[_Key, pygame.Surface] = {}  # one, or the two nights of a transition
        self._between: tuple[tuple[_Key, float], pygame.Surface] | None = None  # of two nights

    def picture(self, shown: ViewModel) -> pygame.Surface:
        """The backdrop for the Guard's tile and the candles shown; never paint on it."""
        round_number, burnt = shown.guard_tile or shown.round, shown.candles_most - shown.candles
        night = night_of(shown)
        key = round_number, burnt, night
        if self._night is not None and ("candle", shown.candles - 1) in shown.in_hand:
            for packed in (self._night[1], *(picture for picture, *_ in (self._ground, self._hall, *self._islands))):
                packed.foresee()  # the candle still burns, and is about to be blown out
        if not shown.nightfall:
            if shown.candles == 1 and key not in self._kept and not self._plain:
                self._art.foresee(self._sky(night + 1))  # the round ends soon: a worker starts with the next night
            self._kept = {other: kept for other, kept in self._kept.items() if other == key}
            self._between = None
            return self._composed(key)
        tomorrow = self._composed((round_number, burnt, night + 1))
        if shown.nightfall >= 1:
            return tomorrow
        if self._between is None or self._between[0] != (key, shown.nightfall):
            today = self._composed(key)
            mixed = pygame.Surface(today.get_size(), 0, 32) if self._between is None else self._between[1]
            mixed.blit(today, (0, 0))
            tomorrow.set_alpha(round(255 * shown.nightfall))
            mixed.blit(tomorrow, (0, 0))
            tomorrow.set_alpha(None)
            self._between = (key, shown.nightfall), mixed
        return self._between[1]

    def _composed(self, key: _Key) -> pygame.Surface:
        if key not in self._kept:
            self._kept[key] = self._compose(*key)
        return self._kept[key]

    def _needed(self) -> list[tuple[str, float]]:
        """The pictures that take long, in the order in which they are needed."""
        u, open_sea = self._layout.u, self._open_sea
        sea = [] if self._plain else [f"sea/{name}" for name in (*_SEA, "moonbeams")]
        stage = [f"temple/{name}" for name in (*_GROUND, "layer-hall", *_BUILT, "layer-gardens", *_GLOWS)]
        isles = [f"islands/isle-{island}{light}" for island in self._layout.ring for light in ("", "-glow")]
        waves = {f"sea/{name}" for name in _SEA}
        coarse = {name: (self._grain if name in waves else 1) * (ROUGH if name in _SOFT else 1) for name in sea}
        scales = [(name, open_sea / coarse[name]) for name in sea]
        return scales + [(name, u) for name in ("sea/lanes", *stage, *isles)]

    @property
    def _open_sea(self) -> float:
        """Pixels for one unit of the sea, which covers the whole window, whatever its shape.

        It is a little larger than the window, so that no rounding leaves a gap at an edge.
        """
        return covering((self._layout.width, self._layout.height)) * 1.002

    @property
    def _grain(self) -> float:
        """Pixels for one of the waves: for a very large window they are drawn smaller and stretched."""
        return self._open_sea if self._open_sea > _FINE else 1.0

    def _compose(self, round_number: int, burnt: int, night: int) -> pygame.Surface:
        canvas, tone = self._sea_at(night), (255, 255, 255) if self._plain else NIGHTS[night].tone
        light = round(255 * (1 - _DARKER * burnt))
        canvas.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
        if self._paving[0] != round_number:
            names = [f"temple/path-lit-r{round_number}"]
            if round_number < _LAST_ROUND:
                names.append(f"temple/path-next-r{round_number}")
            self._paving = round_number, [part for name in names for part in _thinned(self._layer(name))]
        _, paving = self._paving
        lanterns, lights = self._lanterns(round_number)
        _lay(canvas, self._ground, tone)
        for stroke in paving:  # tiles that the Guard has released keep their light
            _lay(canvas, stroke)
        _lay(canvas, self._hall, tone)
        for stroke in (*lanterns, *self._gardens):
            _lay(canvas, stroke, tone)
        for stroke in (*self._glows, *lights):
            _lay(canvas, stroke)
        for island in self._islands:
            _lay(canvas, island, tone)
        return canvas

    def _sea_at(self, night: int) -> pygame.Surface:
        """The sea of a night, as a copy to paint on."""
        if self._plain:
            return self._sea.picture()
        if self._night is None or self._night[0] != night:
            sea = self._sea.picture()
            for layer in NIGHTS[night].layers:
                self._cover(sea, layer.name, self._open_sea, layer.alpha)
            self._night = night, CompressedPicture(sea)
        return self._night[1].picture()

    def _sky(self, night: int) -> list[tuple[str, float]]:
        """The pictures of a night with the scales at which they are drawn."""
        names = [layer.name for layer in NIGHTS[night].layers]
        return [(name, self._open_sea / (1 if name.startswith(_SHARP) else ROUGH)) for name in names]

    def _paint_sea(self) -> pygame.Surface:
        layout = self._layout
        grain, whole = self._grain, (layout.width, layout.height)
        sea = pygame.Surface((ceil(layout.width / grain), ceil(layout.height / grain)), 0, 32)
        sea.fill(theme.now.SEA[-1])
        for name in () if self._plain else _SEA:
            self._cover(sea, f"sea/{name}", self._open_sea / grain)
        if grain > 1:
            sea = pygame.transform.smoothscale(sea, whole)
        picture, corner, _ = self._layer("sea/lanes")
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

    def _cover(self, sea: pygame.Surface, name: str, scale: float, alpha: float = 1.0) -> None:
        """A layer of the open sea, `scale` pixels for one unit."""
        soft = name in _SOFT or (name.startswith("sky/") and not name.startswith(_SHARP))
        blur = _SOFT.get(name, _SKY_BLUR) * self._layout.u if soft else 0
        LayerStage.of(self._art, sea.get_size(), scale).lay(sea, name, soft=soft, blur=blur, alpha=alpha)

    def _layer(self, name: str) -> _Stroke:
        """A layer of the stage at its own position."""
        picture, corner, _, blend = self._layout.layers(self._art).layer(name)
        return picture, corner, blend

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
        at, fields = self._art.at, self._layout.fields
        return bare + [self._stroke(at(kind, self._layout.u), fields[tile], 0) for tile, kind in kinds]

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
        anchor, u = self._layout.on_island(island, places.ISLAND_ANCHOR), self._layout.u
        ground = self._art.raster(f"islands/isle-{island}", u)
        glow = self._art.at(f"islands/isle-{island}-glow", u)  # left to the animation: it pulses
        return [self._stroke(ground, anchor, 0), self._stroke(glow, anchor, pygame.BLEND_RGB_ADD)]


def _merged(strokes: Sequence[_Stroke]) -> _Stroke:
    """Pictures merged into one, in order; colours are multiplied by alpha, or soft edges would come out darker."""
    rects = [picture.get_rect(topleft=corner) for picture, corner, _ in strokes]
    whole = rects[0].unionall(rects)
    made = pygame.Surface(whole.size, pygame.SRCALPHA, 32)
    for (picture, _, _), rect in zip(strokes, rects, strict=True):
        made.blit(picture.premul_alpha(), rect.move(-whole.x, -whole.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made, whole.topleft, pygame.BLEND_PREMULTIPLIED


def _thinned(stroke: _Stroke) -> list[_Stroke]:
    """The same picture in pieces, without the empty cells: nine in ten of the gardens'."""
    picture, (left, top), flag = stroke
    made = list[_Stroke]()
    for y in range(0, picture.height, _CELL):
        row = pygame.Rect(0, y, picture.width, _CELL).clip(picture.get_rect())
        cells = [pygame.Rect(x, y, _CELL, _CELL).clip(row) for x in range(0, picture.width, _CELL)]
        for full, run in groupby(cells, lambda cell: bool(picture.subsurface(cell).get_bounding_rect())):
            if full:
                first, *more = run
                rect = first.unionall(more)
                made.append((picture.subsurface(rect).copy(), (left + rect.x, top + rect.y), flag))
    return made


def _packed(stroke: _Stroke) -> _Packed:
    picture, corner, flag = stroke
    return CompressedPicture(picture), corner, flag


def _lay(canvas: pygame.Surface, stroke: _Stroke | _Packed, tone: theme.Colour = (255, 255, 255)) -> None:
    """Put a picture on the canvas, in the tone of the night unless it is light."""
    packed, corner, flag = stroke
    toned = flag in _CLOTHED and tone != (255, 255, 255)
    picture = packed.picture() if isinstance(packed, CompressedPicture) else packed.copy() if toned else packed
    if toned:
        picture.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
    canvas.blit(picture, corner, special_flags=flag)
