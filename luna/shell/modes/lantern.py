"""The lantern-bearer teaches at a table: a bubble has the words, a beam leads to their subject.

The caller gives the places of things; this module knows no board. A game may bring a figure of its own.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from functools import partial
from math import atan2, degrees, hypot
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.art import strips
from luna.shell.drawing.theme import Colour
from luna.shell.modes import speech_bubble
from luna.shell.modes.speech_bubble import AIR, FIGURE, Place, Says

_LAMPS: Final = {"idle": (41, -46), "left": (-65, -60), "right": (65, -60), "raise": (37, -136), "content": (0, -34)}
"""The flame of the lantern by pose, in units of the file from the foot."""
POSES: Final = tuple(_LAMPS)

_FOOT: Final = (114, 199)  # in the figure
_LARGE: Final = 130  # u: a larger thing is bright enough
_SHADE: Final = (117, 125, 148)  # 45 per cent of light, as a colour to be multiplied with


class BearerPanel(Panel):
    """The lantern-bearer as a panel, at a fixed place while the words are the same. Only the buttons take clicks.

    A subclass provides the words.
    """

    def __init__(self, game: str, press: Callable[[str], object]) -> None:
        """`game`: the name of the game whose figure is shown; `press`: takes the name of a button."""
        self._guide, self._press = game_client.of(game).guide, press
        self.place = Place(Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))
        self._key: object = None
        self._home: Place | None = None  # the first place, used again while it covers nothing
        self._scale: object = None  # the size of window and unit for which the home is valid
        self._ray: object = None  # the key of the cached beam
        self._strips: Sequence[tuple[Pixel, pygame.Surface]] = ()

    @property
    @override
    def stands(self) -> Rect | None:
        return None if self.away else self.place.figure

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        if name := self.meant(point):
            self._press(name)
        return False

    @abstractmethod
    def says(self) -> Says | None:
        """The words now; None without any."""

    @override
    def said(self) -> Sequence[str]:
        says = None if self.away else self.says()
        if says is None:
            return ()
        return [line for line in (says.title, says.note, says.sentence, *says.below.split("\n")) if line]

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        says = None if self.away else self.says()
        return [(name, words, partial(self._press, name)) for name, words in says.buttons] if says else ()

    @override
    def draw(self, pen: Pen) -> None:
        self.draw_bearer(pen)

    def draw_bearer(
        self,
        pen: Pen,
        near: Sequence[Rect] = (),
        clear: Sequence[Rect] = (),
        spare: Collection[Rect] = (),
        shines: bool = True,
        pose: str = "",
    ) -> None:
        """Draw figure, beam and bubble with the present words, unless there are none or the panel is out of sight.

        `near`: the subjects of the words, to the first of which the beam leads; `clear`: other areas to keep free;
        `spare`: areas that may be covered if necessary; `shines`: whether there is a beam; `pose`: one of `POSES`, by
        default turned to the subject.
        """
        says, layout, frame = self.says(), pen.layout, pen.frame
        if says is None or self.away:
            return
        spare, clear, home = spare or layout.played, [*layout.read, *clear], layout.teaches
        key = says, *map(tuple, near), *map(tuple, clear), *map(tuple, spare), home, frame.u, frame.layout.window.size
        if key != self._key:
            self._key = key
            if self._scale != (scale := (frame.u, frame.layout.window.size)):
                self._scale, self._home = scale, None
            at_home = self._home and speech_bubble.same_home(frame, says, self._home, [*near, *clear])
            self.place = at_home or speech_bubble.find_place(frame, says, (near, clear, spare), home)
            self._home = self._home or self.place
        figure, bubble = self.place
        aim = near[0].center if near and shines else None
        turned = "idle" if aim is None else "left" if aim[0] < figure.centerx else "right"
        pose = pose or turned
        if aim is not None:
            x, y = _LAMPS[pose]
            self._beam(frame, _in(frame, figure, (_FOOT[0] + x, _FOOT[1] + y)), aim)
        frame.put(f"{self._guide}-{pose}", _in(frame, figure, _FOOT), figure.height / frame.px(FIGURE[1]))
        shape = says, bubble.width, frame.layout
        laid = frame.paint.last("bubble", shape, lambda: speech_bubble.lay_out(frame, says, bubble.width))
        buttons = speech_bubble.draw(frame, bubble, says, laid, self.pointed or "")
        self.rect, self.places = bubble, [(rect, name) for name, rect in buttons.items()]

    def _beam(self, pen: Pen, lamp: Pixel, aim: Pixel) -> None:
        dx, dy = aim[0] - lamp[0], aim[1] - lamp[1]
        length = hypot(dx, dy)
        if length < pen.px(40):
            return
        if self._ray != (dx, dy, pen.u):
            ray = pen.art.soft("learn/beam", length / pen.art.entry("learn/beam").width).surface
            ray = pygame.transform.rotate(ray, -degrees(atan2(dy, dx)))
            left, top = -(ray.width // 2), -(ray.height // 2)
            self._ray = dx, dy, pen.u
            self._strips = [((left + rect.x, top + rect.y), ray.subsurface(rect).copy()) for rect in strips(ray)]
        x, y = lamp[0] + dx // 2, lamp[1] + dy // 2
        for (left, top), strip in self._strips:
            pen.surface.blit(strip, (x + left, y + top), special_flags=pygame.BLEND_RGB_ADD)


def shade(pen: Pen, lit: Collection[Rect]) -> None:
    """Dim everything between the bars except the lit rectangles."""
    free = speech_bubble.between_bars(pen)
    holes = [rect.inflate(2 * pen.px(AIR), 2 * pen.px(AIR)).clip(free) for rect in lit]

    def make() -> pygame.Surface:
        small = 6  # a soft picture needs no more
        size = max(1, free.width // small), max(1, free.height // small)
        made = pygame.Surface(size, 0, 32)
        made.fill(_SHADE)
        for hole in holes:
            rect = hole.move(-free.x, -free.y)
            at = Rect(rect.x // small, rect.y // small, rect.width // small, rect.height // small)
            pygame.draw.rect(made, "white", at, border_radius=min(at.width, at.height, 60) // 3)
        made = pygame.transform.box_blur(made, max(1, pen.px(9) // small))
        return pygame.transform.smoothscale(made, free.size)

    key = (free.size, free.topleft, *map(tuple, holes))
    pen.surface.blit(pen.art.whole("shade", key, make), free, special_flags=pygame.BLEND_RGB_MULT)


def pool(pen: Pen, lit: Collection[Rect]) -> None:
    """Lay the light of the lantern on the lit rectangles, except large ones."""
    entry = pen.art.entry("learn/pool")
    for rect in (rect for rect in lit if max(rect.size) < pen.px(_LARGE)):
        size = round(rect.width * 1.3), round(rect.height * 1.3)

        def make(size: Pixel = size) -> pygame.Surface:
            sprite = pen.art.soft("learn/pool", max(size) / entry.width).surface
            return pygame.transform.smoothscale(sprite, size)

        light = pen.keep(("pool", size), make)
        pen.surface.blit(light, light.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)


def frame_of(pen: Pen, rect: Rect, colour: Colour = theme.GOLD) -> None:
    """Draw a ring around a thing, for players who cannot see the light."""
    rect = rect.inflate(2 * pen.px(AIR), 2 * pen.px(AIR))
    radius = min(pen.px(40), min(rect.size) // 3)
    dark = rect.inflate(pen.px(4), pen.px(4))

    def make() -> pygame.Surface:
        made = pygame.Surface(dark.size, pygame.SRCALPHA)
        pygame.draw.rect(made, theme.ABYSS, made.get_rect(), pen.px(7), border_radius=radius)
        pygame.draw.rect(made, colour, rect.move(-dark.x, -dark.y), pen.px(3), border_radius=radius)
        return made

    pen.surface.blit(pen.keep(("frame", dark.size, colour), make), dark)


def _in(pen: Pen, figure: Rect, point: tuple[float, float]) -> Pixel:
    """A point of the figure's picture in pixels of the window."""
    scale = figure.height / pen.px(FIGURE[1])
    return figure.x + pen.px(point[0] * scale), figure.y + pen.px(point[1] * scale)
