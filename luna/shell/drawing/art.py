"""The pictures: SVG masters rasterised at the exact size they are shown in, with the facts of the manifest.

A name is `folder/file` without the ending, e.g. `orders/novice-yellow-active`. A scale is always real pixels for one
unit of the file; the manifest's own `scale` is table units for one file unit, so a piece at its table size is drawn at
`entry.scale * u`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pygame

from luna import ASSETS
from luna.shell.drawing.paint_cache import PaintCache

_KEPT_PIXELS: Final = 24_000_000
"""Sprites kept: about 96 MB; a whole 4K table without its still layers needs less than half of it."""

_HANDS: Final = min(4, os.cpu_count() or 1)
"""Pictures drawn at once."""

ROUGH: Final = 3
"""How much smaller soft pictures are drawn."""

_COARSE: Final = 4  # how much smaller the picture is in which the edge of a light is looked for

_STRIP: Final = 32  # pixels

_WITH_ALPHA: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
"""The pixel format all sprites are brought to, whether or not a window is open."""

_Drawing = tuple[str, tuple[int, int]]  # name and size in real pixels
_Whole = TypeVar("_Whole")

BLENDS: Final = {"normal": 0, "add": pygame.BLEND_RGB_ADD, "multiply": pygame.BLEND_RGB_MULT}


@dataclass(frozen=True, slots=True)
class ArtEntry:
    """An entry of the manifest: what it says of one picture."""

    path: Path
    width: float  # file units
    height: float
    anchor: tuple[float, float]  # file units from the top left: the foot, the middle or the drawing origin
    scale: float  # table units for one file unit
    position: tuple[float, float] | None  # table units: top left of a layer of the stage
    centre: tuple[float, float] | None  # file units: middle of the shape where the anchor is its foot
    blend: str  # normal | add | multiply
    draw_alpha: float  # opacity of the whole picture


class Sprite(NamedTuple):
    """A picture and its anchor in real pixels from the top left."""

    surface: pygame.Surface
    ax: int
    ay: int

    @property
    def width(self) -> int:
        """The width in pixels."""
        return self.surface.width

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.surface.height


def folders() -> tuple[Path, ...]:
    """The folders of masters, each with a manifest of its own: the shell's, then one for each game."""
    root = Path(ASSETS)
    return (root / "shell" / "art", *sorted((root / "games").glob("*/art")))


class Art:
    """The masters of the shell and of every game; sprites are kept by name and size, the least used go first.

    Any thread may ask for pictures: drawing an SVG lets the others run.
    """

    def __init__(self) -> None:
        self._entries = _entries()
        self._kept: PaintCache[Sprite] = PaintCache(_KEPT_PIXELS)
        self._hands = ThreadPoolExecutor(_HANDS, "art")
        self._begun: dict[_Drawing, Future[pygame.Surface]] = {}
        self._whole: tuple[object, Any] = None, None

    def names(self) -> tuple[str, ...]:
        """Every picture there is."""
        return tuple(self._entries)

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return name in self._entries

    def entry(self, name: str) -> ArtEntry:
        """The facts of one picture."""
        return self._entries[name]

    def sprite(self, name: str, scale: float, alpha: float | None = None) -> Sprite:
        """The picture at `scale` real pixels for one file unit, at its own or the given opacity."""
        entry = self._entries[name]
        opacity = round(255 * (entry.draw_alpha if alpha is None else alpha))
        key = name, *_pixels(entry, scale), opacity

        def make() -> Sprite:
            made = self.raster(name, scale)
            if opacity < 255:
                # Multiplied in rather than set_alpha: such a sprite can still be blitted with any blend flag.
                made.surface.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
            return made

        return self._kept.get(key, make)

    def at(self, name: str, u: float, alpha: float | None = None) -> Sprite:
        """The picture at its table size, `u` real pixels for one table unit."""
        return self.sprite(name, self._entries[name].scale * u, alpha)

    def light(self, name: str, u: float, share: float) -> Sprite:
        """A share of a light at its table size, to be added; cut to where anything of it is left."""
        whole, strength = self.at(name, u), round(255 * share)

        def make() -> Sprite:
            made = whole.surface.copy()
            made.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
            made.fill((1, 1, 1), special_flags=pygame.BLEND_RGB_SUB)  # multiplying rounds up
            rect = _lit(made)
            return Sprite(made.subsurface(rect).copy(), whole.ax - rect.x, whole.ay - rect.y)

        return self._kept.get((name, whole.surface.get_size(), "light", strength), make)

    def raster(self, name: str, scale: float) -> Sprite:
        """A fresh picture that is not kept: for layers that are drawn once and thrown away.

        Pictures for adding come on black, those for multiplying on white, both without alpha.
        """
        entry = self._entries[name]
        drawing = name, _pixels(entry, scale)
        begun = self._begun.pop(drawing, None)
        # The sized load keeps the aspect ratio and may come out a pixel short: the anchor is taken from what came out.
        surface = begun.result() if begun is not None else self._draw(drawing)
        across, down = surface.get_width() / entry.width, surface.get_height() / entry.height
        return Sprite(surface, round(entry.anchor[0] * across), round(entry.anchor[1] * down))

    def soft(self, name: str, scale: float, blur: float = 0) -> Sprite:
        """A picture without any edge: drawn small and stretched, a fraction of the work for the same picture.

        `blur` is in real pixels. What is foreseen for it is `scale / ROUGH`.
        """
        entry = self._entries[name]
        small = self.raster(name, scale / ROUGH).surface
        if blur:
            small = pygame.transform.box_blur(small, max(1, round(blur / ROUGH)))
        made = pygame.transform.smoothscale(small, _pixels(entry, scale))
        return Sprite(made, round(entry.anchor[0] * scale), round(entry.anchor[1] * scale))

    def foresee(self, wanted: Iterable[tuple[str, float]]) -> None:
        """Prefetch in the thread pool what `raster` will be asked for next: names and scales."""
        for name, scale in wanted:
            drawing = name, _pixels(self._entries[name], scale)
            if drawing not in self._begun:
                self._begun[drawing] = self._hands.submit(self._draw, drawing)

    def warm(self, names: Iterable[str], u: float, *, wait: bool = True) -> None:
        """Make sprites at their table size before they are asked for, side by side.

        `wait`: back when all are there, else at once.
        """
        begun = [self._hands.submit(self.at, name, u) for name in names]
        if wait:
            for one in begun:
                one.result()

    @property
    def awaited(self) -> int:
        """How many of the foreseen pictures have not been asked for yet."""
        return len(self._begun)

    def whole(self, key: object, make: Callable[[], _Whole]) -> _Whole:
        """Something large made of many pictures: kept until another one is asked for or the window changes."""
        if self._whole[0] != key:
            self._whole = key, make()
        kept: _Whole = self._whole[1]
        return kept

    def clear(self) -> None:
        """Forgets all pictures, after the window changed its size."""
        self._kept.clear()
        self._begun.clear()
        self._whole = None, None

    def _draw(self, drawing: _Drawing) -> pygame.Surface:
        name, size = drawing
        return draw(self._entries[name], size)


def draw(entry: ArtEntry, size: tuple[int, int]) -> pygame.Surface:
    """One master rasterised at `size` in real pixels, without a cache; see `Art.raster` for its ground."""
    surface = pygame.image.load_sized_svg(str(entry.path), size)
    if entry.blend == "normal":
        return surface.convert(_WITH_ALPHA)
    ground = pygame.Surface(surface.get_size(), 0, 32)
    ground.fill("black" if entry.blend == "add" else "white")
    ground.blit(surface, (0, 0))
    return ground


def _pixels(entry: ArtEntry, scale: float) -> tuple[int, int]:
    return max(1, round(entry.width * scale)), max(1, round(entry.height * scale))


def _lit(picture: pygame.Surface) -> pygame.Rect:
    """About all that is not black, found in a small copy."""
    wide, high = (max(1, side // _COARSE) for side in picture.get_size())
    dark = pygame.mask.from_threshold(pygame.transform.scale(picture, (wide, high)), (0, 0, 0), (1, 1, 1, 255))
    dark.invert()
    found = dark.get_bounding_rects()
    if not found:
        return pygame.Rect(0, 0, 1, 1)
    rect = found[0].unionall(found[1:]).inflate(2, 2)
    return pygame.Rect(*(side * _COARSE for side in rect)).clip(picture.get_rect())


def strips(light: pygame.Surface) -> list[pygame.Rect]:
    """Where anything of a picture to be added is left, strip by strip: of a slanting ray that is a small part."""
    light.set_colorkey("black")
    parts = [pygame.Rect(0, top, light.width, _STRIP).clip(light.get_rect()) for top in range(0, light.height, _STRIP)]
    found = [light.subsurface(part).get_bounding_rect().move(part.topleft) for part in parts]
    light.set_colorkey(None)
    return [rect for rect in found if rect]


@cache
def _entries() -> dict[str, ArtEntry]:
    """What all manifests say, by the names of the pictures."""
    entries: dict[str, ArtEntry] = {}
    for folder in folders():
        raw: dict[str, dict[str, Any]] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        entries |= {name: _entry(folder / f"{name}.svg", facts) for name, facts in raw.items()}
    return entries


def _entry(path: Path, facts: dict[str, Any]) -> ArtEntry:
    def pair(key: str) -> tuple[float, float] | None:
        return (facts[key][0], facts[key][1]) if key in facts else None

    anchor = facts["anchor"][0], facts["anchor"][1]
    return ArtEntry(
        path,
        facts["size"][0],
        facts["size"][1],
        anchor,
        facts["scale"],
        pair("position"),
        pair("centre"),
        facts.get("blend", "normal"),
        facts.get("draw_alpha", 1.0),
    )
