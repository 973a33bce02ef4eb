"""The frame round the stage in real pixels: top bar, player panels, rail, action bar.

Everything is in units of the frame, of which a window has fewer the larger the player wants its words: then bars lose
words and panels fold, and the table gets what is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import pygame

Rect = pygame.Rect
Pixel = tuple[int, int]

FAMILIES: Final = {
    "island": ("favour", "recruit", "shrine", "herbs"),
    "moving": ("journey", "tide", "sail"),
    "temple": ("appoint", "consecrate", "book", "council"),
    "other": ("expel", "meditate"),
}
"""The verbs by family."""
VERBS: Final = tuple(verb for verbs in FAMILIES.values() for verb in verbs)
RAIL_BUTTONS: Final = ("hint", "log", "forecast", "threats", "recap", "whatif", "rules")
TOP_BUTTONS: Final = ("menu",)
COUNTS: Final = ("active", "inactive", "reserve", "temple", "jetty", "shrines")

TOP: Final = 62  # height of the top bar, u
SIDE: Final = 322  # width of the panels with the air beside them
RAIL: Final = 100  # width of the rail with the air beside it
SLIM: Final = 70  # and without the ticker
_DRAFT_RIGHT, _DRAFT_LEAST = 1666, 86  # u: the draft keeps what the verbs leave, at least its icon
_DRAFT_SAYS, _PICTURE_LEAST = 270, 70  # u: pictures without words grow narrower for the words of the draft
_WIDE, _MIDDLE = 1900, 1400  # u: a window narrower than this drops words from the top bar
_NARROW: Final = 1150  # u: and one narrower than this has no ticker
_LOW: Final = 340  # u: nor has one lower than this with the rail's buttons
_GAP: Final = 9  # between panels
_TIGHT: Final = 6  # between panels of one row


class Bars(NamedTuple):
    """The window as the frame sees it."""

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


class _Edged:
    """Helper: points and rectangles from a corner of the window, in units."""

    def __init__(self, window: Bars, left: float, top: float) -> None:
        self._u, self._left, self._top = window.u, left, top

    def at(self, x: float, y: float) -> Pixel:
        return round(self._left + x * self._u), round(self._top + y * self._u)

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)


class TopBar:
    """Round, guard, whose turn, candles, influence, buttons. What has no room is None or empty."""

    @property
    def scoring(self) -> Rect:
        """Where the last scoring is called for: the round and its pips."""
        rect = self.round.copy()
        rect.width = max((x for x, _ in self.pips), default=rect.right) + rect.height // 3 - rect.x
        return rect

    def __init__(self, window: Bars) -> None:
        wide = window.units[0]
        self.rect = Rect(0, 0, window.width, window.px(TOP))
        self.full = wide >= _WIDE
        """Whether words stand beside the pictures."""
        left, right = _Edged(window, 0, 0), _Edged(window, window.width - 1920 * window.u, 0)
        count = len(TOP_BUTTONS)
        self.buttons = {name: right.box(1855 - 58 * (count - 1 - i), 7, 50, 48) for i, name in enumerate(TOP_BUTTONS)}
        self.moon: Pixel | None = None
        self.title = Rect(0, 0, 0, 0)
        self.pips: tuple[Pixel, ...] = ()
        self.candle_words = Rect(0, 0, 0, 0)
        if self.full:
            middle = _Edged(window, (window.width - 1920 * window.u) / 2, 0)
            self.moon = left.at(35, 31)
            self.title = left.box(60, 8, 120, 46)
            self.round = left.box(204, 8, 106, 46)
            self.pips = tuple(left.at(320 + 22 * i, 31) for i in range(6))
            self.guard_figure = left.at(481, 58)
            self.guard = left.box(506, 8, 266, 46)
            self.banner = middle.box(806, 0, 308, 56)
            self.flames = tuple(right.at(1182 + 40 * i, 31) for i in range(4))
            self.candle_words = right.box(1334, 8, 170, 46)
            self.solo_words = right.box(1164, 8, 330, 46)
            self.star = right.at(1527, 31)
            self.influence = right.box(1552, 8, 180, 46)
            return
        roomy = wide >= _MIDDLE
        end = 1905 - 58 * count - 172  # where influence begins
        self.star = right.at(end - 22, 31)
        self.influence = right.box(end, 8, 166, 46)
        step = 38 if roomy else 33
        flames = end - 60 - 4 * step
        self.flames = tuple(right.at(flames + step * (i + 0.5), 31) for i in range(4))
        self.solo_words = right.box(flames, 8, 4 * step, 46)
        self.round = left.box(16, 8, 106 if roomy else 44, 46)
        x = 136.0 if roomy else 66.0
        if roomy:
            self.pips = tuple(left.at(x + 20 * i, 31) for i in range(6))
            x += 128
        self.guard_figure = left.at(x + 16, 58)
        self.guard = left.box(x + 40, 8, 130 if roomy else 46, 46)
        x += 180 if roomy else 92
        free = wide - 1920 + flames - x
        self.banner = left.box(x + free / 2 - min(308, free - 8) / 2, 0, min(308, free - 8), 56)


_ROWS: Final = (("name", 44), ("council", 37), ("counts", 38), ("favours", 46), ("forecast", 34))
"""Of a panel, what is dropped last first, with their heights."""
_ORDER: Final = ("name", "council", "counts", "forecast", "favours")
"""In which they stand."""


class Panel:
    """All that one order owns, as a panel at the left edge; `rows` of `_ROWS` are shown."""

    def __init__(self, window: Bars, seat: int, top: float, rows: int) -> None:
        here = _Edged(window, 10 * window.u, top)
        self.seat = seat
        self.folded = False
        """Whether another panel shows more."""
        self.shown = frozenset(name for name, _ in _ROWS[:rows])
        y, starts = 8.0 if rows > 1 else 2.0, dict[str, float]()
        heights = dict(_ROWS)
        for name in _ORDER:
            starts[name] = y
            y += heights[name] if name in self.shown else 0
        self.rect = here.box(0, 0, 312, panel_height(rows))
        self.stripe = here.box(5, 8, 11, panel_height(rows) - 17)
        first = starts["name"]
        self.badge = here.at(42, first + 22)
        self.name = here.box(73, first, 223, 44)  # name, tokens and influence share this row
        row = starts["council"] - 3
        self.disc = here.at(40, row + 16)
        self.council = here.box(62, row, 234, 30)  # council seat, rank and final influence share this row
        row = starts["counts"] - 3
        self.counts = {name: here.box(22 + 46.4 * i, row, 42, 32) for i, name in enumerate(COUNTS)}
        self.dividers = tuple(here.box(20.6 + 46.4 * i, row + 5, 1, 22) for i in range(1, 6))
        row = starts["forecast"] - 5
        self.well = here.box(18, row, 285, 30)
        self.forecast = here.box(28, row, 268, 30)  # the words and three icons with numbers share this row
        self.forecast_from = {
            "priestess": here.at(135, 0)[0],
            "apostate": here.at(189, 0)[0],
            "temple": here.at(244, 0)[0],
        }
        row = starts["favours"] + 18
        self.favours = tuple(here.at(40 + 40.4 * i, row) for i in range(7))
        if "favours" not in self.shown:
            self.favours = (self.badge,) * 7
        if "counts" not in self.shown:
            self.counts = dict.fromkeys(COUNTS, Rect(self.badge, (0, 0)))
        self._slot = window.px(40), window.px(48)

    def favour(self, favour: int) -> Pixel:
        """Middle of a favour slot, by island in name order; of the badge where the slots are folded away."""
        return self.favours[favour]

    def slot(self, favour: int) -> Rect:
        """Hit area of a favour slot; empty where they are folded away."""
        hit = Rect((0, 0), self._slot if "favours" in self.shown else (0, 0))
        hit.center = self.favours[favour]
        return hit


def panel_height(rows: int) -> float:
    """Units of a panel with so many rows."""
    return 48 if rows == 1 else 8 + sum(high for _, high in _ROWS[:rows])


def panels(window: Bars, seats: int, open_seat: int, bottom: int) -> tuple[Panel, ...]:
    """All panels: whole when there is room, else the open one as whole as can be and the others folded."""
    u = window.u
    room = bottom / u - TOP - 12
    most = len(_ROWS)
    whole = (most, most)
    ways = [(one, other) for one in range(most, 0, -1) for other in range(min(one, most), 0, -1)]
    rows = next((way for way in ways if _needs(way, seats) <= room), (1, 1))
    gap = _GAP if rows[1] > 1 else _TIGHT
    top = (TOP + 12) * u
    if rows == whole:
        top = max(top, (window.height - 1080 * u) / 2 + (TOP + 12) * u)
    made = []
    for seat in range(seats):
        shown = rows[0] if seat == open_seat else rows[1]
        panel = Panel(window, seat, top, shown)
        panel.folded = shown < rows[0]
        made.append(panel)
        top += (panel_height(shown) + gap) * u
    return tuple(made)


def _needs(rows: tuple[int, int], seats: int) -> float:
    gap = _GAP if rows[1] > 1 else _TIGHT
    return panel_height(rows[0]) + (seats - 1) * (panel_height(rows[1]) + gap)


class Rail:
    """The ticker of the log and its buttons at the right edge; without the ticker it is slim."""

    def __init__(self, window: Bars, bottom: int) -> None:
        u, count, (wide, high) = window.u, len(RAIL_BUTTONS), window.units
        top = max(TOP * u, (window.height - 1080 * u) / 2 + TOP * u) + 12 * u
        self.slim = window.big or wide < _NARROW or high < _LOW + 68 * count
        """Whether only the buttons are left."""
        if self.slim:
            here = _Edged(window, window.width - (SLIM - 4) * u, (TOP + 8) * u)
            pitch = min(54.0, (bottom / u - TOP - 8 - 14) / count)
            self.rect = here.box(0, 0, 62, 10 + pitch * count)
            self.buttons = {name: here.box(6, 7 + pitch * i, 50, pitch - 6) for i, name in enumerate(RAIL_BUTTONS)}
            self.heading = self.log = self.hairline = Rect(0, 0, 0, 0)
            return
        high = min(862.0, (bottom - top) / u - 14)
        buttons = high - 2 - 68 * count
        here = _Edged(window, window.width - 94 * u, top)
        self.rect = here.box(0, 0, 84, high)
        self.heading = here.box(4, 8, 76, 32)
        self.log = here.box(4, 44, 76, buttons - 62)
        self.hairline = here.box(8, buttons - 9, 68, 1)
        self.buttons = {name: here.box(7, buttons + 68 * i, 70, 58) for i, name in enumerate(RAIL_BUTTONS)}


class ActionBar:
    """Thirteen verbs in four families, the draft, reset and undo. Where their words have no room, only pictures."""

    def __init__(self, window: Bars) -> None:
        self._window = window
        self.families: dict[str, Rect] = {}
        self.verbs: dict[str, Rect] = {}
        self._stand(130)
        for air in (22, 16, 10):  # long words get less
            end = self._lay(air)
            if end <= _DRAFT_RIGHT - _DRAFT_LEAST:
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
        beside = right - 168  # what thirteen pictures and the draft share
        wide = (beside - _DRAFT_SAYS) / 13
        end = self._lay_pictures(min(86.0, wide if wide >= _PICTURE_LEAST else (beside - 52) / 13))
        self.draft = self._here.box(end, 30, right - 68 - 8 - end, 62)

    @property
    def draft_is_icon(self) -> bool:
        """Whether the words took so much that only the draft's icon has room."""
        return self.draft.width < 160 * self._window.u

    def _stand(self, high: float) -> None:
        window = self._window
        top = window.height - high * window.u
        self._here = _Edged(window, max(0.0, (window.width - 1920 * window.u) / 2) if high == 130 else 0.0, top)
        self.rect = Rect(0, round(top), window.width, window.height - round(top))

    def _lay(self, air: float) -> float:
        u, x = self._window.u, 19.0
        for family, verbs in FAMILIES.items():
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
        for family, verbs in FAMILIES.items():
            first = x
            for verb in verbs:
                self.verbs[verb] = self._here.box(x, 30, wide, 62)
                x += wide + 4
            self.families[family] = self._here.box(first + 2, 3, x - first - 6, 26)
            x += 8
        return x
