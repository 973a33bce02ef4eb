"""The parts at the edges of the window, in real pixels: top bar, seat panels, rail, action bar.

Everything is in units of the frame. Larger text means fewer units in a window: bars then lose their words, panels fold,
and the table gets the rest. A game's own bar or panel adds its places to these.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import pygame

Rect = pygame.Rect
Pixel = tuple[int, int]

TOP: Final = 62  # height of the top bar, u
SIDE: Final = 322  # width of the panels with the air beside them
RAIL: Final = 100  # width of the rail with the air beside it
SLIM: Final = 70  # width of the rail without the ticker
_DRAFT_RIGHT, _DRAFT_LEAST = 1666, 86  # u: the right edge of the draft; its least width, for the icon
_DRAFT_READ, _DRAFT_SPEAKS = 240, 200  # u: the draft's words are readable; below the second, only its icon is shown
_DRAFT_SAYS, _PICTURE_LEAST = 270, 70  # u: verbs without words shrink to the second, so that the draft has the first
_WIDE: Final = 1900  # u: narrower windows have verbs without words
_NARROW: Final = 1150  # u: narrower windows have no ticker
_LOW: Final = 340  # u: windows lower than this and the rail's buttons have no ticker
_GAP: Final = 9  # between panels
_TIGHT: Final = 6  # between panels of one row


class Window(NamedTuple):
    """The size of the window in units of the frame."""

    width: int
    height: int
    u: float  # real pixels for one unit of the frame
    big: bool = False  # the big board: a minimal frame
    words: Mapping[str, int] = {}  # the width of each verb's word, in pixels

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.u))

    @property
    def units(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width / self.u, self.height / self.u


class Corner:
    """Converts units of the frame, from a corner of the window, to pixels."""

    def __init__(self, window: Window, left: float, top: float) -> None:
        self.u, self._left, self._top = window.u, left, top

    def at(self, x: float, y: float) -> Pixel:
        """A point in pixels."""
        return round(self._left + x * self.u), round(self._top + y * self.u)

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle in pixels."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)


class TopBar:
    """The top bar: buttons at the right, the seat to move in the middle, a game's own places between them."""

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
        """Areas that trigger a command but are not buttons."""
        return {}


class Rows(NamedTuple):
    """The rows of a seat's panel with their heights in u; the last are dropped first."""

    heights: Mapping[str, float]
    order: Sequence[str]  # from the top to the bottom

    def height(self, rows: int) -> float:
        """The height in units of a panel by its number of rows."""
        return 48 if rows == 1 else 8 + sum(list(self.heights.values())[:rows])


class SeatPanel:
    """The panel of a seat at the left edge: name, emblem, points, and as many rows as fit."""

    def __init__(self, window: Window, content: Rows, seat: int, top: float, rows: int) -> None:
        """`top` in pixels; `rows` of the content are shown."""
        self.window, self.corner = window, Corner(window, 10 * window.u, top)
        self.seat = seat
        self.folded = False
        """Whether another panel shows more."""
        self.shown = frozenset(list(content.heights)[:rows])
        y = 8.0 if rows > 1 else 2.0
        self.tops: dict[str, float] = {}
        """The top of each row, in u."""
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
        """The place of a short word about the seat owner; `width` gives the pixels of a catalogue line."""
        corner = self.rect.right - self.window.px(6), self.rect.bottom - self.window.px(4)
        return Rect((0, 0), size).move_to(bottomright=corner)


_Panel = TypeVar("_Panel", bound=SeatPanel)


def stacked(
    make: Callable[[Window, Rows, int, float, int], _Panel],
    window: Window,
    content: Rows,
    seats: int,
    open_seat: int,
    bottom: int,
) -> tuple[_Panel, ...]:
    """All panels. Without room for all, the open one is as complete as possible and the others are folded."""
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
    """The rail at the right edge: the ticker of the log, and buttons. Without the ticker it is narrow."""

    def __init__(self, window: Window, buttons: Sequence[str], bottom: int) -> None:
        u, count, (wide, high) = window.u, len(buttons), window.units
        top = max(TOP * u, (window.height - 1080 * u) / 2 + TOP * u) + 12 * u
        self.slim = window.big or wide < _NARROW or high < _LOW + 68 * count
        """Whether it has buttons only."""
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
    """The action bar: verbs in families, the draft, reset and undo. In narrow windows verbs are pictures only."""

    def __init__(self, window: Window, families: Mapping[str, Sequence[str]]) -> None:
        self._window, self._families = window, families
        verbs = [verb for family in families.values() for verb in family]
        self.families: dict[str, Rect] = {}
        self.verbs: dict[str, Rect] = {}
        self._stand(130)
        for air in (22, 16, 10):  # long words get less air, so that the draft stays readable
            wides = {verb: max(86.0, window.words.get(verb, 0) / window.u + air) for verb in verbs}
            end = self._lay(wides, 19.0, (32, 88), 6, 18, 4) + 4
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
        beside = right - 168  # the room that pictures and draft share
        count = max(1, len(verbs))
        wide = (beside - _DRAFT_SAYS) / count
        wide = min(86.0, wide if wide >= _PICTURE_LEAST else (beside - 52) / count)
        end = self._lay(dict.fromkeys(verbs, wide), 8.0, (30, 62), 4, 8, 3)
        self.draft = self._here.box(end, 30, right - 68 - 8 - end, 62)

    @property
    def draft_is_icon(self) -> bool:
        """Whether the verbs leave room for the draft's icon only."""
        return self.draft.width < _DRAFT_SPEAKS * self._window.u

    def _stand(self, high: float) -> None:
        window = self._window
        top = window.height - high * window.u
        self._here = Corner(window, max(0.0, (window.width - 1920 * window.u) / 2) if high == 130 else 0.0, top)
        self.rect = Rect(0, round(top), window.width, window.height - round(top))

    def _lay(
        self, wides: Mapping[str, float], x: float, row: tuple[int, int], gap: int, apart: int, above: int
    ) -> float:
        """Verbs of these widths in a row (top and height), `apart` between families, whose names stand `above`."""
        for family, verbs in self._families.items():
            first = x
            for verb in verbs:
                self.verbs[verb] = self._here.box(x, row[0], wides[verb], row[1])
                x += wides[verb] + gap
            self.families[family] = self._here.box(first + 2, above, x - first - (gap + 2), 26)
            x += apart
        return x
