"""Great moments: some turns of an evening become scenes, slower, nearer, vignetted, with quiet music.

A game marks films as moments (`Film.moment`). The director decides whether they become scenes: only at the usual speed,
at most six in a game, within the limit of each kind, and never twice in the same way. Like every film, a scene ends
with any press.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

import pygame

from luna.shell.board.films.film import Effect
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import sine

MOST: Final = 6
"""Scenes in a game."""
LEAST, LONGEST = 1.5, 4.0
"""Seconds of a scene, at least and at most."""
_DARK: Final = 150  # of 255: the vignette at the corners
_FINE: Final = 2_500_000  # pixels from which a picture is too large for smooth scaling in every frame
_SMALL: Final = 16  # the vignette is painted at a sixteenth of the size
_AIR: Final = 6  # units around cards that stay in place
_SEAM: Final = 0.12  # of half the width: no vignette at either side, where the scene ends at its neighbours


class Moment(NamedTuple):
    """The camera, light and sound of a great moment."""

    kind: str
    spot: Callable[[Any], Pixel] | None = None
    """The target of the camera, from the layout; None: it stays, and only the light changes."""
    most: int = 1  # scenes of this kind in a game
    sound: str = ""  # played at its start
    after: Effect | None = None  # shown after the pieces have arrived, while the scene lasts


class Take(NamedTuple):
    """A way to show a scene."""

    zoom: float
    pace: float  # the film
    rises: float  # the share of the time until the camera is nearest
    falls: float  # and from which it returns


TAKES: Final = tuple(
    Take(zoom, pace, *way)
    for zoom, pace in ((1.08, 0.6), (1.06, 0.55), (1.07, 0.7))
    for way in ((0.6, 0.85), (0.3, 0.6))
)
"""As many as scenes in a game, so that none repeats."""


@dataclass(slots=True)
class Scene:
    """A moment as shown."""

    moment: Moment
    take: Take
    length: float  # seconds of the film's own time, with the rest at its end
    _dark: pygame.Surface | None = field(default=None, init=False)  # as large as the table: freed with the scene
    _nearer: pygame.Surface | None = field(default=None, init=False)  # likewise; a new one per frame costs 10 ms at 4K

    def nearness(self, time: float) -> float:
        """The zoom of the camera at a time of the film, 0..1; 0 at both ends."""
        share = time / self.length
        if share < self.take.rises:
            return sine(share / self.take.rises)
        return 1.0 if share < self.take.falls else 1 - sine((share - self.take.falls) / (1 - self.take.falls))

    def draw(self, pen: Pen[Any], area: Rect, time: float) -> None:
        """Zoom into a part of the window, and darken its corners."""
        near = self.nearness(time)
        if near <= 0 or not area:
            return
        area = area.clip(pen.surface.get_rect())
        ground = pen.surface.subsurface(area)
        noted(pen.surface, area)
        read = [part for one in pen.layout.read if (part := one.clip(area))]
        cards = [pen.surface.subsurface(part).copy() for part in read]
        if self.moment.spot is not None:
            x, y = self.moment.spot(pen.layout)
            zoom = 1 + (self.take.zoom - 1) * near
            part = Rect(0, 0, round(area.width / zoom), round(area.height / zoom))
            across, down = ((x - area.x) / area.width, (y - area.y) / area.height)
            part.left = round(min(max(across, 0.0), 1.0) * (area.width - part.width))
            part.top = round(min(max(down, 0.0), 1.0) * (area.height - part.height))
            scale = pygame.transform.smoothscale if area.width * area.height < _FINE else pygame.transform.scale
            if self._nearer is None or self._nearer.get_size() != area.size:
                self._nearer = pygame.Surface(area.size, 0, 32)
            if read:
                _clear(pen, read[0].unionall(read[1:]).clip(area))
            ground.blit(scale(ground.subsurface(part), area.size, self._nearer), (0, 0))
        if self._dark is None or self._dark.get_size() != area.size:
            self._dark = _dark(area.size)
        self._dark.set_alpha(round(_DARK * near))
        ground.blit(self._dark, (0, 0))
        for rect, card in zip(read, cards, strict=True):  # it stays in place and readable
            pen.surface.blit(card, rect)


class Director:
    """Decides which moments of one table become scenes."""

    def __init__(self, seed: bytes, evening: Counter[tuple[str, Take]] | None = None) -> None:
        """`seed`: the same table has the same scenes. `evening`: how often each was shown, including other tables."""
        self._takes = list(TAKES)
        Random(seed).shuffle(self._takes)
        self._shown = Counter[str]()
        self._evening = Counter[tuple[str, Take]]() if evening is None else evening

    def scene(self, moment: Moment, length: float) -> Scene | None:
        """The scene of a moment whose film has a length at the usual pace; None: it is an ordinary film."""
        count = self._shown.total()
        if count >= MOST or self._shown[moment.kind] >= moment.most:
            return None
        self._shown[moment.kind] += 1
        take = min(self._takes, key=lambda one: self._evening[moment.kind, one])
        self._takes.remove(take)
        self._evening[moment.kind, take] += 1
        pace = max(take.pace, length / LONGEST)
        return Scene(moment, take._replace(pace=pace), max(length, LEAST * pace))


def _clear(pen: Pen[Any], cards: Rect) -> None:
    """Paint the sky above and below the cards over them, or they would appear again, enlarged."""
    whole = cards.inflate(0, 2 * pen.px(_AIR)).clip(pen.layout.free)
    made = pygame.Surface((whole.width, 2), 0, 32)
    for row, y in enumerate((whole.top, whole.bottom - 1)):
        made.blit(pen.surface, (0, row), Rect(whole.x, y, whole.width, 1))
    pen.surface.blit(pygame.transform.smoothscale(made, whole.size), whole)


def _dark(size: Pixel) -> pygame.Surface:
    small = max(2, size[0] // _SMALL), max(2, size[1] // _SMALL)
    made = pygame.Surface(small, pygame.SRCALPHA)
    for y in range(small[1]):
        for x in range(small[0]):
            across, down = 2 * x / (small[0] - 1) - 1, 2 * y / (small[1] - 1) - 1
            seam = min(1.0, (1 - abs(across)) / _SEAM)
            made.set_at((x, y), (*theme.ABYSS, round(255 * seam * min(1.0, 0.5 * (across * across + down * down)))))
    return pygame.transform.smoothscale(made, size)
