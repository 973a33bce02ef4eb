"""The cover of a game as data, `assets/games/NAME/cover.toml`, drawn without importing the game."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import pygame

from luna.core.data import toml
from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.art import BLENDS, Art
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint


class Cover(NamedTuple):
    """The layers of a picture from the bottom up, on 1920 x 1080 units."""

    sign: str = "ui/logo"
    """The picture beside the name of the game."""
    folder: str = ""
    layers: Sequence[str] = ()
    over: Sequence[str] = ()
    """Layers between the picture and a menu."""
    cut: Sequence[float] = (0, 0, 1920, 1080)
    """The part that the choice of a game shows: left, top, width, height."""
    sky: Sequence[str] = ()
    """The colours behind its card there, from left to right."""
    card: Sequence[str] = ()
    """The colours of the card from top to bottom; () for those of a panel."""


@cache
def of(game: str) -> Cover | None:
    """The cover of a game, or None."""
    try:
        return Cover(**toml(game, "cover.toml"))
    except FileNotFoundError:
        return None


def cut(art: Art, cover: Cover, size: tuple[int, int]) -> pygame.Surface:
    """The part that the choice of a game shows, in so many pixels."""
    left, top, wide, high = cover.cut
    scale = max(size[0] / wide, size[1] / high)
    spare = (size[0] - wide * scale) / 2, (size[1] - high * scale) / 2
    made = pygame.Surface(size, 0, 32)
    _draw(made, art, cover.folder, cover.layers, scale, (spare[0] - left * scale, spare[1] - top * scale))
    return made


class Layered:
    """A `scenery.TitlePicture` that shows a cover, cut at the left and at the top if need be."""

    def __init__(self, paint: Paint, cover: Cover) -> None:
        self._art, self._cover = paint.art, cover

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """The picture for the whole window."""
        scale = max(canvas.width / 1920, canvas.height / 1080)
        corner = (canvas.width - 1920 * scale) * 0.65, canvas.height - 1080 * scale
        made = pygame.Surface(canvas.size, 0, 32)
        made.fill(theme.now.SEA[-1])
        cover = self._cover
        _draw(made, self._art, cover.folder, (*cover.layers, *cover.over), scale, corner)
        return made

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterable[Part]:
        """None: the picture does not move."""
        return ()


def _draw(
    made: pygame.Surface, art: Art, folder: str, layers: Sequence[str], scale: float, corner: tuple[float, float]
) -> None:
    names = [f"{folder}/{layer}" for layer in layers]
    art.foresee((name, scale) for name in names)
    for name in names:
        sprite, entry = art.raster(name, scale), art.entry(name)
        x, y = entry.position or (0, 0)
        place = round(corner[0] + x * scale), round(corner[1] + y * scale)
        made.blit(sprite.surface, place, special_flags=BLENDS[entry.blend])
