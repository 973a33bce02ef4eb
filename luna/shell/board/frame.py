"""The geometry of a table in one window, in real pixels: the frame, and the stage in it.

The frame (bars, panels, rail) is attached to the edges of the window. The stage, a virtual table of 1920 x 1080 units,
keeps its proportions and fills the rest. A small game draws on the stage of a plain `Frame`; a larger one derives its
own layout, which adds its places.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from luna.shell.board import edges
from luna.shell.board.edges import Rect, Window
from luna.shell.drawing.art import Art
from luna.shell.drawing.stage import LayerStage

Pixel = tuple[int, int]

STAGE: Final = (322, 62, 1498, 888)
"""The part of the stage that the frame leaves free at the usual size: left, top, width and height, in u."""
FINGER: Final = 44  # pixels
_HAIR: Final = 1e-6  # smaller differences are rounding errors: the usual size must be exact


class Content(NamedTuple):
    """A game's content of the frame."""

    verbs: Mapping[str, Sequence[str]]  # of the action bar, by family
    rows: edges.Rows = edges.Rows({"name": 44}, ("name",))  # of a seat's panel; one is called `name`
    rail: Sequence[str] = ("hint", "log", "recap", "whatif", "rules")
    buttons: Sequence[str] = ("menu",)  # of the top bar
    card: tuple[float, float, float, float] = (1110, 686, 380, 258)  # the default place of a card on the stage
    top: type[edges.TopBar] = edges.TopBar
    panel: type[edges.SeatPanel] = edges.SeatPanel


class Frame(edges.Corner):
    """The geometry of one window for a number of seats."""

    top: edges.TopBar
    panels: tuple[edges.SeatPanel, ...]

    def __init__(self, frame: Window, content: Content, seats: int) -> None:
        self.frame = frame
        self.width, self.height = frame.width, frame.height
        self.content, self.players = content, seats
        self.top = content.top(frame, content.buttons)
        self.bar = edges.ActionBar(frame, content.verbs)
        self.rail = edges.Rail(frame, content.rail, self.bar.rect.top)
        self._open = self._turn = 0
        self.fingers = False
        self._stack()
        self._take_the_rest()

    def _stack(self) -> None:
        content, bottom = self.content, self.bar.rect.top
        self.panels = edges.stacked(content.panel, self.frame, content.rows, self.players, self._open, bottom)

    def _take_the_rest(self) -> None:
        """The stage between the bars, as large as possible."""
        frame, (x, y, wide, high) = self.frame, STAGE
        left = edges.SIDE * frame.u
        right = frame.width - (edges.SLIM if self.rail.slim else edges.RAIL) * frame.u
        top, bottom = y * frame.u, float(self.bar.rect.top)
        self.free = Rect(round(left), round(top), round(right - left), round(bottom - top))
        """The part of the window that the frame leaves free."""
        if self.bar.full:
            bottom = frame.height - 130 * frame.u  # not rounded, so that the usual size is exact
        u = min((right - left) / wide, (bottom - top) / high)
        self.u = frame.u if abs(u - frame.u) < _HAIR else u
        """Real pixels for one unit of the stage."""
        plain_left, plain_top = (frame.width - 1920 * self.u) / 2, (frame.height - 1080 * self.u) / 2
        self._left = _snap((left + right - wide * self.u) / 2 - x * self.u, plain_left)
        self._top = _snap((top + bottom - high * self.u) / 2 - y * self.u, plain_top)

    def unfold(self, turn: int | None) -> None:
        """Open the panel of the seat to move if not all panels fit; without a turn nothing changes."""
        if turn is not None and turn != self._turn:
            self._turn = turn
            self.look_at(turn)

    def look_at(self, seat: int) -> None:
        """Open another panel until the next turn."""
        if seat != self._open:
            self._open = seat
            self._stack()

    # Units and pixels

    def px(self, units: float) -> int:
        """A length in pixels: positive lengths are at least one."""
        return max(1, round(units * self.u)) if units > 0 else round(units * self.u)

    def layers(self, art: Art) -> LayerStage:
        """The stage, for layers of pictures that have their own place on it."""
        return LayerStage(art, self.u, self._left, self._top)

    def over(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of the stage for words over it. It grows with the frame and stays on the stage."""
        plain = self.box(x, y, width, height)
        if self.frame.u == self.u:
            return plain
        rect = Rect(0, 0, min(self.frame.px(width), self.free.width), min(self.frame.px(height), self.free.height))
        return rect.move_to(center=plain.center).clamp(self.free)

    def around(self, centre: Pixel, width: float, height: float | None = None) -> Rect:
        """A rectangle about a pixel, its size in units."""
        return Rect(0, 0, self.px(width), self.px(width if height is None else height)).move_to(center=centre)

    def held(self, units: float) -> int:
        """A length of things that the hand opens over the board: the stage's, but at least that of the default size.

        While fingers lead it is at least their size: 40 units, the lowest thing, are as high as a finger is wide.
        """
        return max(1, round(units * max(self.hand_u, FINGER / 40 if self.fingers else 0.0)))

    @property
    def hand_u(self) -> float:
        """Real pixels for one unit of `held`."""
        return max(self.u, min(self.width / 1920, self.height / 1080))

    @property
    def read(self) -> list[Rect]:
        """The places to be read while a guide explains. They are never dimmed, and covered last."""
        return [panel.rect for panel in self.panels]

    @property
    def played(self) -> list[Rect]:
        """The rectangles of the pieces, which panels avoid; [] if the pieces are everywhere."""
        return []

    @property
    def teaches(self) -> Pixel | None:
        """The default place of a guide; None: at the lower left."""
        return None

    @property
    def stage(self) -> Rect:
        """The whole virtual table."""
        return self.box(0, 0, 1920, 1080)

    @property
    def window(self) -> Rect:
        """The whole window."""
        return pygame.Rect(0, 0, self.width, self.height)

    @property
    def card_home(self) -> Rect:
        """The place of a card without a thing on the table."""
        return self.over(*self.content.card)


def _snap(value: float, plain: float) -> float:
    """The plain value if the difference is a rounding error."""
    return plain if abs(value - plain) < _HAIR else value
