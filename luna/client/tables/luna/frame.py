"""The frame round the stage in real pixels: top bar, player panels, rail, action bar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

import pygame

Rect = pygame.Rect
Pixel = tuple[int, int]

FAMILIES: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    ("island", (("favour", "F"), ("recruit", "R"), ("shrine", "S"), ("herbs", "H"))),
    ("moving", (("journey", "J"), ("tide", "T"), ("sail", "B"))),
    ("temple", (("appoint", "A"), ("consecrate", "C"), ("book", "K"), ("council", "U"))),
    ("other", (("expel", "X"), ("meditate", "M"))),
)
"""The verbs by family, each with its key."""
VERBS: Final = tuple(verb for _, verbs in FAMILIES for verb, _ in verbs)
_DRAFT_RIGHT, _DRAFT_LEAST = 1666, 86  # u: the draft keeps what the verbs leave, at least its icon
RAIL_BUTTONS: Final = ("log",)
TOP_BUTTONS: Final = ("menu",)
COUNTS: Final = ("active", "inactive", "reserve", "temple", "jetty", "shrines")


class Window(Protocol):
    """What the frame needs to know of the window."""

    width: int
    height: int
    u: float

    def px(self, units: float) -> int:
        """A length in pixels."""
        ...


class _Edged:
    """Helper: points and rectangles from a corner of the window, in units."""

    def __init__(self, window: Window, left: float, top: float) -> None:
        self._u, self._left, self._top = window.u, left, top

    def at(self, x: float, y: float) -> Pixel:
        return round(self._left + x * self._u), round(self._top + y * self._u)

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)


class TopBar:
    """Round, guard, whose turn, candles, influence, three buttons."""

    def __init__(self, window: Window) -> None:
        left, right = _Edged(window, 0, 0), _Edged(window, window.width - 1920 * window.u, 0)
        middle = _Edged(window, (window.width - 1920 * window.u) / 2, 0)
        self.rect = Rect(0, 0, window.width, window.px(62))
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
        self.buttons = {name: right.box(1855 + 58 * i, 7, 50, 48) for i, name in enumerate(TOP_BUTTONS)}


class Panel:
    """All that one order owns, as a panel at the left edge."""

    def __init__(self, window: Window, seat: int) -> None:
        middle = (window.height - 1080 * window.u) / 2
        here = _Edged(window, 10 * window.u, middle + (74 + 216 * seat) * window.u)
        self.seat = seat
        self.rect = here.box(0, 0, 312, 207)
        self.stripe = here.box(6, 8, 6, 190)
        self.badge = here.at(42, 30)
        self.name = here.box(73, 8, 223, 44)  # name, tokens and influence share this row
        self.disc = here.at(40, 65)
        self.council = here.box(62, 49, 234, 30)  # council seat, rank and final influence share this row
        self.counts = {name: here.box(22 + 46.4 * i, 86, 42, 32) for i, name in enumerate(COUNTS)}
        self.dividers = tuple(here.box(20.6 + 46.4 * i, 91, 1, 22) for i in range(1, 6))
        self.well = here.box(18, 122, 285, 30)
        self.forecast = here.box(28, 122, 268, 30)  # the words and three icons with numbers share this row
        self.forecast_from = {
            "priestess": here.at(135, 0)[0],
            "apostate": here.at(189, 0)[0],
            "temple": here.at(244, 0)[0],
        }
        self.favours = tuple(here.at(40 + 40.4 * i, 179) for i in range(7))

    def favour(self, favour: int) -> Pixel:
        """Middle of a favour slot, by island in name order."""
        return self.favours[favour]


class Rail:
    """The ticker of the log and its button at the right edge."""

    def __init__(self, window: Window) -> None:
        middle = (window.height - 1080 * window.u) / 2
        self.here = _Edged(window, window.width - 94 * window.u, middle + 74 * window.u)
        self.rect = self.here.box(0, 0, 84, 862)
        self.heading = self.here.box(4, 8, 76, 32)
        self.log = self.here.box(4, 44, 76, 730)
        self.buttons = {name: self.here.box(7, 792 + 68 * i, 70, 58) for i, name in enumerate(RAIL_BUTTONS)}
        self.hairline = self.here.box(8, 783, 68, 1)


class ActionBar:
    """Thirteen verbs in four families, the draft, reset and undo. The verbs need the widths of their words."""

    def __init__(self, window: Window) -> None:
        self._window = window
        top = window.height - 130 * window.u
        self._here = _Edged(window, max(0.0, (window.width - 1920 * window.u) / 2), top)
        self.rect = Rect(0, round(top), window.width, window.height - round(top))
        self.families: dict[str, Rect] = {}
        self.verbs: dict[str, Rect] = {}
        self.draft = self.reset = Rect(0, 0, 0, 0)
        self.undo = self._here.at(1846, 66)
        self.undo_hit = self._here.box(1798, 18, 96, 96)
        self.set_words({})

    def set_words(self, widths: Mapping[str, int]) -> None:
        """Puts the verbs beside each other, given the width of each word in pixels; long words get less air."""
        for air in (22, 16, 10):
            end = self._lay(widths, air)
            if end <= _DRAFT_RIGHT - _DRAFT_LEAST:
                break
        self.draft = self._here.box(end, 34, _DRAFT_RIGHT - end, 82)
        self.reset = self._here.box(1686, 32, 84, 88)

    def _lay(self, widths: Mapping[str, int], air: float) -> float:
        u, x = self._window.u, 19.0
        for family, verbs in FAMILIES:
            first = x
            for verb, _ in verbs:
                wide = max(86.0, widths.get(verb, 0) / u + air)
                self.verbs[verb] = self._here.box(x, 32, wide, 88)
                x += wide + 6
            self.families[family] = self._here.box(first + 2, 4, x - first - 8, 26)
            x += 18
        return x + 4

    @property
    def draft_is_icon(self) -> bool:
        """Whether the words took so much that only the draft's icon has room."""
        return self.draft.width < 160 * self._window.u
