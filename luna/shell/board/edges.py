"""What holds on to the edges of the window, in real pixels: top bar, panels of the seats, rail, action bar.

Everything is in units of the frame, of which a window has fewer the larger the player wants its words: then bars lose
words and panels fold, and the table gets what is left. A game's own bar or panel adds its places to these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import pygame

Rect = pygame.Rect
Pixel = tuple[int, int]

TOP: Final = 62  # height of the top bar, u
SIDE: Final = 322  # width of the panels with the air beside them
RAIL: Final = 100  # width of the rail with the air beside it
SLIM: Final = 70  # and without the ticker
_DRAFT_RIGHT, _DRAFT_LEAST = 1666, 86  # u: the draft keeps what the verbs leave, at least its icon
_DRAFT_READ, _DRAFT_SPEAKS = 240, 200  # u: in so many its words can be read; in fewer there is only its icon
_DRAFT_SAYS, _PICTURE_LEAST = 270, 70  # u: pictures without words grow narrower for the words of the draft
_WIDE: Final = 1900  # u: a window narrower than this has pictures without words
_NARROW: Final = 1150  # u: and one narrower than this has no ticker
_LOW: Final = 340  # u: nor has one lower than this with the rail's buttons
_GAP: Final = 9  # between panels
_TIGHT: Final = 6  # between panels of one row


class Window(NamedTuple):
    """The window, measured in units of the frame."""

    width: int
    height: int
    u: float  # real pixels for one unit of the frame
    big: bool = False  # the big board: as little frame as can be
    words: Mapping[str, int] = {}  # pixels of the word of each verb

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.u))

    @property
    def units(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width / self.u, self.height / self.u


class Corner:
    """Points and rectangles from a corner of the window (in pixels), in units of the frame."""

    def __init__(self, window: Window, left: float, top: float) -> None:
        self._u, self._left, self._top = window.u, left, top

    def at(self, x: float, y: float) -> Pixel:
        """A point in pixels."""
        return round(self._left + x * self._u), round(self._top + y * self._u)

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle in pixels."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)


class TopBar:
    """The bar at the top: its buttons at the right, whose turn it is in the middle, between them what a game has."""

    def __init__(self, window: Window, buttons: Sequence[str]) -> None:
        self.rect = Rect(0, 0, window.width, window.px(TOP))
        self.full = window.units[0] >= _WIDE
        """Whether words stand beside the pictures."""
        self.left = Corner(window, 0, 0)
        self.right = Corner(window, window.width - 1920 * window.u, 0)
        first = 1855 - 58 * (len(buttons) - 1)
        self.buttons = {name: self.right.box(first + 58 * i, 7, 50, 48) for i, name in enumerate(buttons)}
        self.banner = Corner(window, (window.width - 1920 * window.u) / 2, 0).box(806, 0, 308, 56)

    @property
    def links(self) -> Mapping[str, Rect]:
        """Areas that give a command without being a button."""
        return {}


class Rows(NamedTuple):
    """The rows of a seat's panel with their heights in u, what is dropped last first."""

    heights: Mapping[str, float]
    order: Sequence[str]  # in which they stand

    def height(self, rows: int) -> float:
        """Units of a panel with so many rows."""
        return 48 if rows == 1 else 8 + sum(list(self.heights.values())[:rows])


class SeatPanel:
    """The panel of a seat at the left edge: name, emblem, points, and the rows that there is room for."""

    def __init__(self, window: Window, content: Rows, seat: int, top: float, rows: int) -> None:
        """`top` in pixels; `rows` of the content are shown."""
        self.window, self.corner = window, Corner(window, 10 * window.u, top)
        self.seat = seat
        self.folded = False
        """Whether another panel shows more."""
        self.shown = frozenset(list(content.heights)[:rows])
        y = 8.0 if rows > 1 else 2.0
        self.tops: dict[str, float] = {}
        """Where each row begins, u."""
        for name in content.order:
            self.tops[name] = y
            y += content.heights[name] if name in self.shown else 0
        high = content.height(rows)
        self.rect = self.corner.box(0, 0, 312, high)
        self.stripe = self.corner.box(5, 8, 11, high - 17)
        first = self.tops["name"]
        self.badge = self.corner.at(42, first + 22)
        self.name = self.corner.box(73, first, 223, 44)  # name, tokens and points share this row

    def note(self, size: tuple[int, int], width: Callable[[str], int]) -> Rect:
        """The place of a short word about who plays the seat; `width`: the pixels of a line of the catalogue."""
        place = Rect((0, 0), size)
        place.bottomright = self.rect.right - self.window.px(6), self.rect.bottom - self.window.px(4)
        return place


_Panel = TypeVar("_Panel", bound=SeatPanel)


def stacked(
    make: Callable[[Window, Rows, int, float, int], _Panel],
    window: Window,
    content: Rows,
    seats: int,
    open_seat: int,
    bottom: int,
) -> tuple[_Panel, ...]:
    """All panels: whole when there is room, else the open one as whole as can be and the others folded."""
    u = window.u
    room = bottom / u - TOP - 12
    most = len(content.heights)

    def needs(one: int, other: int) -> float:
        gap = _GAP if other > 1 else _TIGHT
        return content.height(one) + (seats - 1) * (content.height(other) + gap)

    ways = ((one, other) for one in range(most, 0, -1) for other in range(one, 0, -1))
    first, others = next((way for way in ways if needs(*way) <= room), (1, 1))
    gap = _GAP if others > 1 else _TIGHT
    top = (TOP + 12) * u
    if others == most:
        top = max(top, (window.height - 1080 * u) / 2 + (TOP + 12) * u)
    made = []
    for seat in range(seats):
        shown = first if seat == open_seat else others
        panel = make(window, content, seat, top, shown)
        panel.folded = shown < first
        made.append(panel)
        top += (content.height(shown) + gap) * u
    return tuple(made)


class Rail:
    """The ticker of the log and its buttons at the right edge; without the ticker it is slim."""

    def __init__(self, window: Window, buttons: Sequence[str], bottom: int) -> None:
        u, count, (wide, high) = window.u, len(buttons), window.units
        top = max(TOP * u, (window.height - 1080 * u) / 2 + TOP * u) + 12 * u
        self.slim = window.big or wide < _NARROW or high < _LOW + 68 * count
        """Whether only the buttons are left."""
        if self.slim:
            here = Corner(window, window.width - (SLIM - 4) * u, (TOP + 8) * u)
            pitch = min(54.0, (bottom / u - TOP - 8 - 14) / count)
            self.rect = here.box(0, 0, 62, 10 + pitch * count)
            self.buttons = {name: here.box(6, 7 + pitch * i, 50, pitch - 6) for i, name in enumerate(buttons)}
            self.heading = self.log = self.hairline = Rect(0, 0, 0, 0)
            return
        high = min(862.0, (bottom - top) / u - 14)
        first = high - 2 - 68 * count
        here = Corner(window, window.width - 94 * u, top)
        self.rect = here.box(0, 0, 84, high)
        self.heading = here.box(4, 8, 76, 32)
        self.log = here.box(4, 44, 76, first - 62)
        self.hairline = here.box(8, first - 9, 68, 1)
        self.buttons = {name: here.box(7, first + 68 * i, 70, 58) for i, name in enumerate(buttons)}


class ActionBar:
    """A game's verbs in their families, the draft, reset and undo. Where words have no room, only pictures."""

    def __init__(self, window: Window, families: Mapping[str, Sequence[str]]) -> None:
        self._window, self._families = window, families
        count = max(1, sum(map(len, families.values())))
        self.families: dict[str, Rect] = {}
        self.verbs: dict[str, Rect] = {}
        self._stand(130)
        for air in (22, 16, 10):  # long words get less, so that the draft can be read
            end = self._lay(air)
            if end <= _DRAFT_RIGHT - _DRAFT_READ:
                break
        wide = window.units[0]
        self.full = end <= _DRAFT_RIGHT - _DRAFT_LEAST and wide >= _WIDE and not window.big
        """Whether words stand below the pictures."""
        if self.full:
            self.draft = self._here.box(end, 34, _DRAFT_RIGHT - end, 82)
            self.reset = self._here.box(1686, 32, 84, 88)
            self.undo = self._here.at(1846, 66)
            self.undo_hit = self._here.box(1798, 18, 96, 96)
            self.round = 48
            return
        self._stand(100)
        right = wide - 88
        self.undo, self.round = self._here.at(right + 42, 50), 40
        self.undo_hit = self._here.box(right + 2, 10, 80, 80)
        self.reset = self._here.box(right - 68, 30, 60, 62)
        beside = right - 168  # what the pictures and the draft share
        wide = (beside - _DRAFT_SAYS) / count
        end = self._lay_pictures(min(86.0, wide if wide >= _PICTURE_LEAST else (beside - 52) / count))
        self.draft = self._here.box(end, 30, right - 68 - 8 - end, 62)

    @property
    def draft_is_icon(self) -> bool:
        """Whether the words took so much that only the draft's icon has room."""
        return self.draft.width < _DRAFT_SPEAKS * self._window.u

    def _stand(self, high: float) -> None:
        window = self._window
        top = window.height - high * window.u
        self._here = Corner(window, max(0.0, (window.width - 1920 * window.u) / 2) if high == 130 else 0.0, top)
        self.rect = Rect(0, round(top), window.width, window.height - round(top))

    def _lay(self, air: float) -> float:
        u, x = self._window.u, 19.0
        for family, verbs in self._families.items():
            first = x
            for verb in verbs:
                wide = max(86.0, self._window.words.get(verb, 0) / u + air)
                self.verbs[verb] = self._here.box(x, 32, wide, 88)
                x += wide + 6
            self.families[family] = self._here.box(first + 2, 4, x - first - 8, 26)
            x += 18
        return x + 4

    def _lay_pictures(self, wide: float) -> float:
        x = 8.0
        for family, verbs in self._families.items():
            first = x
            for verb in verbs:
                self.verbs[verb] = self._here.box(x, 30, wide, 62)
                x += wide + 4
            self.families[family] = self._here.box(first + 2, 3, x - first - 6, 26)
            x += 8
        return x
