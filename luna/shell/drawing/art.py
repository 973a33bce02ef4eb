"""The pictures: SVG masters, rasterised at the exact size in which they are shown, and the facts of the manifest.

A name is `folder/file` without the suffix, e.g. `orders/novice-yellow-active`. A scale is real pixels for one unit of
the file. The manifest's own `scale` is table units for one file unit: a piece at its table size has the scale
`entry.scale * u`.
"""

import json
import logging
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pygame

from luna import ASSETS
from luna.core import installed
from luna.shell.drawing.caches import PaintCache

_LOG: Final = logging.getLogger(__name__)
_KEPT_PIXELS: Final = 14_000_000
"""The limit of the sprite cache: 56 MB. A round at a 4K table draws sprites of 35 to 55 MB."""

_HANDS: Final = min(4, os.cpu_count() or 1)  # the number of threads that rasterise

ROUGH: Final = 3
"""The factor by which soft pictures are drawn smaller."""

_STRIP: Final = 32  # pixels

_WITH_ALPHA: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
"""The pixel format of all sprites, with or without an open window."""

_Drawing = tuple[str, tuple[int, int]]  # name and size in real pixels
_Whole = TypeVar("_Whole")

BLENDS: Final = {"normal": 0, "add": pygame.BLEND_RGB_ADD, "multiply": pygame.BLEND_RGB_MULT}


class ArtEntry(NamedTuple):
    """An entry of the manifest: the facts of one picture."""

    path: Path
    width: float  # file units
    height: float
    anchor: tuple[float, float]  # file units from the top left: the foot, the middle or the drawing origin
    scale: float  # table units for one file unit
    position: tuple[float, float] | None  # table units: the top left of a layer of the stage
    centre: tuple[float, float] | None  # file units: the middle of a shape whose anchor is its foot
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
    of_games = (root / installed.of(game).assets / "art" for game in sorted(installed.games()))
    return (root / "shell" / "art", *(folder for folder in of_games if folder.is_dir()))


class Art:
    """The masters of the shell and of every game, and a cache of sprites by name and size. It is thread-safe."""

    def __init__(self) -> None:
        self._entries = _entries()
        self._kept: PaintCache[Sprite] = PaintCache(_KEPT_PIXELS)
        self._hands = ThreadPoolExecutor(_HANDS, "art")
        self._begun: dict[_Drawing, Future[pygame.Surface]] = {}
        self._wholes: dict[str, tuple[object, Any]] = {}

    def names(self) -> tuple[str, ...]:
        """The names of all pictures."""
        return tuple(self._entries)

    def has(self, name: str) -> bool:
        """Whether the picture exists."""
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
        """A light at its table size and a `share` of its strength, to be added; cropped to its non-black part."""
        entry, strength = self._entries[name], round(255 * share)

        def make() -> Sprite:
            whole = self.at(name, u)
            made = whole.surface.copy()
            made.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
            made.fill((1, 1, 1), special_flags=pygame.BLEND_RGB_SUB)  # multiplying rounds up
            rect = _lit(made) or pygame.Rect(0, 0, 1, 1)
            return Sprite(made.subsurface(rect).copy(), whole.ax - rect.x, whole.ay - rect.y)

        return self._kept.get((name, *_pixels(entry, entry.scale * u), "light", strength), make)

    def raster(self, name: str, scale: float) -> Sprite:
        """A picture that is not cached; additive ones have a black ground, multiplied ones a white one."""
        entry = self._entries[name]
        drawing = name, _pixels(entry, scale)
        begun = self._begun.pop(drawing, None)
        # The sized load keeps the aspect ratio and may be a pixel short, so the anchor is computed from the surface.
        surface = begun.result() if begun is not None else self._draw(drawing)
        across, down = surface.get_width() / entry.width, surface.get_height() / entry.height
        return Sprite(surface, round(entry.anchor[0] * across), round(entry.anchor[1] * down))

    def soft(self, name: str, scale: float, blur: float = 0) -> Sprite:
        """An enlarged picture without sharp edges, which is faster: prefetch it at `scale / ROUGH`. `blur`: pixels."""
        entry = self._entries[name]
        small = self.raster(name, scale / ROUGH).surface
        if blur:
            small = pygame.transform.box_blur(small, max(1, round(blur / ROUGH)))
        made = pygame.transform.smoothscale(small, _pixels(entry, scale))
        return Sprite(made, round(entry.anchor[0] * scale), round(entry.anchor[1] * scale))

    def foresee(self, wanted: Iterable[tuple[str, float]]) -> None:
        """Prefetch names and scales for `raster` in the thread pool."""
        for name, scale in wanted:
            drawing = name, _pixels(self._entries[name], scale)
            if drawing not in self._begun:
                self._begun[drawing] = self._hands.submit(self._draw, drawing)

    def warm(self, names: Iterable[str], u: float) -> list[Future[Sprite]]:
        """Prefetch sprites at their table size in the thread pool. `wait` for them if they are needed now."""
        return [self._hands.submit(self.at, name, u) for name in names]

    def idle(self, names: Iterable[str], u: float) -> None:
        """Prefetch sprites that may be needed later: one thread draws them, after all that are needed now."""
        self._hands.submit(lambda: [self.at(name, u) for name in names])

    @property
    def awaited(self) -> int:
        """The number of prefetched pictures that have not been taken yet."""
        return len(self._begun)

    def whole(self, kind: str, key: object, make: Callable[[], _Whole]) -> _Whole:
        """A large object made of many pictures. One of a kind is cached, until another key is requested."""
        if kind not in self._wholes or self._wholes[kind][0] != key:
            self._wholes[kind] = key, make()
        kept: _Whole = self._wholes[kind][1]
        return kept

    def clear(self) -> None:
        """Drop all pictures, after the window changed its size."""
        self._kept.clear()
        self._begun.clear()
        self._wholes.clear()

    def _draw(self, drawing: _Drawing) -> pygame.Surface:
        name, size = drawing
        return draw(self._entries[name], size)


def draw(entry: ArtEntry, size: tuple[int, int]) -> pygame.Surface:
    """Rasterise one master at a size in real pixels; see `Art.raster` for its ground."""
    surface = pygame.image.load_sized_svg(str(entry.path), size)
    if entry.blend == "normal":
        return surface.convert(_WITH_ALPHA)
    ground = pygame.Surface(surface.get_size(), 0, 32)
    ground.fill("black" if entry.blend == "add" else "white")
    ground.blit(surface, (0, 0))
    return ground


def _pixels(entry: ArtEntry, scale: float) -> tuple[int, int]:
    return max(1, round(entry.width * scale)), max(1, round(entry.height * scale))


def _lit(light: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle around everything that is not black."""
    light.set_colorkey("black")
    found = light.get_bounding_rect()
    light.set_colorkey(None)
    return found


def strips(light: pygame.Surface) -> list[pygame.Rect]:
    """The parts of a light that are not black, strip by strip: a small part of a slanting ray."""
    parts = [pygame.Rect(0, top, light.width, _STRIP).clip(light.get_rect()) for top in range(0, light.height, _STRIP)]
    return [rect for part in parts if (rect := _lit(light.subsurface(part)).move(part.topleft))]


@cache
def _entries() -> dict[str, ArtEntry]:
    entries: dict[str, ArtEntry] = {}
    for folder in folders():
        try:
            raw: dict[str, dict[str, Any]] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
            entries = {name: _entry(folder / f"{name}.svg", facts) for name, facts in raw.items()} | entries
        except (OSError, ValueError, TypeError, KeyError):
            if folder.is_relative_to(ASSETS):
                raise
            _LOG.exception("the pictures of a plug-in are left out: %s", folder)
    return entries


def _entry(path: Path, facts: dict[str, Any]) -> ArtEntry:
    (width, height), anchor, scale = facts["size"], tuple(facts["anchor"]), facts["scale"]
    position, centre = (tuple(facts[key]) if key in facts else None for key in ("position", "centre"))
    blend, alpha = facts.get("blend", "normal"), facts.get("draw_alpha", 1.0)
    return ArtEntry(path, width, height, anchor, scale, position, centre, blend, alpha)
