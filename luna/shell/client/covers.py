"""The cover of a game as data, `assets/games/NAME/cover.toml`, drawn without importing the game."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import pygame

from luna.core.data import toml
from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.stage import LayerStage, covering


class Cover(NamedTuple):
    """The layers of a picture from the bottom up, on 1920 x 1080 units."""

    sign: str = "ui/logo"  # the picture beside the name of the game
    folder: str = ""
    layers: Sequence[str] = ()
    over: Sequence[str] = ()  # layers between the picture and a menu
    cut: Sequence[float] = (0, 0, 1920, 1080)
    """The part shown by the choice of a game: left, top, width, height."""
    sky: Sequence[str] = ()  # the colours behind its card there, from left to right
    card: Sequence[str] = ()  # the colours of the card from top to bottom; () for those of a panel


@cache
def of(game: str) -> Cover | None:
    """The cover of a game, or None."""
    try:
        return Cover(**toml(game, "cover.toml"))
    except FileNotFoundError:
        return None


def cut(art: Art, cover: Cover, size: tuple[int, int]) -> pygame.Surface:
    """The part that the choice of a game shows, at a size in pixels."""
    left, top, wide, high = cover.cut
    scale = max(size[0] / wide, size[1] / high)
    spare = (size[0] - wide * scale) / 2, (size[1] - high * scale) / 2
    made = pygame.Surface(size, 0, 32)
    _draw(made, LayerStage(art, scale, spare[0] - left * scale, spare[1] - top * scale), cover.folder, cover.layers)
    return made


class Layered:
    """A `scenery.TitlePicture` that shows a cover, cropped at the left and at the top if necessary."""

    def __init__(self, paint: Paint, cover: Cover) -> None:
        self._art, self._cover = paint.art, cover

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """The picture for the whole window."""
        made = pygame.Surface(canvas.size, 0, 32)
        made.fill(theme.now.SEA[-1])
        cover = self._cover
        _draw(made, behind_menus(self._art, canvas), cover.folder, (*cover.layers, *cover.over))
        return made

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterable[Part]:
        """None: the picture does not move."""
        return ()


def behind_menus(art: Art, canvas: Canvas) -> LayerStage:
    """The stage of a picture behind menus: mostly its left side, which they cover, and its top are cropped."""
    return LayerStage.of(art, canvas.size, covering(canvas.size), 0.65, 1.0)


def _draw(made: pygame.Surface, stage: LayerStage, folder: str, layers: Sequence[str]) -> None:
    names = [f"{folder}/{layer}" for layer in layers]
    stage.foresee(names)
    for name in names:
        stage.lay(made, name)
