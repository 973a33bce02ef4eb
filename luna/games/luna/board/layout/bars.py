"""What Luna has in the frame: its verbs, round, guard and candles in the top bar, the panels of the orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from typing_extensions import override

from luna.games.luna.board.layout import places
from luna.shell.board import edges
from luna.shell.board.edges import Rect, Window
from luna.shell.board.frame import Content, Pixel

FAMILIES: Final = {
    "island": ("favour", "recruit", "shrine", "herbs"),
    "moving": ("journey", "tide", "sail"),
    "temple": ("appoint", "consecrate", "book", "council"),
    "other": ("expel", "meditate"),
}
"""The verbs by family."""
VERBS: Final = tuple(verb for verbs in FAMILIES.values() for verb in verbs)
_ROOMY: Final = 1400  # u: a window narrower than this drops words from the top bar
COUNTS: Final = ("active", "inactive", "reserve", "temple", "jetty", "shrines")
_RAIL: Final = ("hint", "log", "forecast", "threats", "recap", "whatif", "rules")
_ROWS: Final = edges.Rows(
    {"name": 44, "council": 37, "counts": 38, "favours": 46, "forecast": 34},
    ("name", "council", "counts", "forecast", "favours"),
)


class LunaTopBar(edges.TopBar):
    """Luna's top bar: round, guard, whose turn, candles, influence, buttons. What has no room is None or empty."""

    def __init__(self, window: Window, buttons: Sequence[str]) -> None:
        super().__init__(window, buttons)
        wide, left, right = window.units[0], self.left, self.right
        self.moon: Pixel | None = None
        self.title = Rect(0, 0, 0, 0)
        self.pips: tuple[Pixel, ...] = ()
        self.candle_words = Rect(0, 0, 0, 0)
        if self.full:
            self.moon = left.at(35, 31)
            self.title = left.box(60, 8, 120, 46)
            self.round = left.box(204, 8, 106, 46)
            self.pips = tuple(left.at(320 + 22 * i, 31) for i in range(6))
            self.guard_figure = left.at(481, 58)
            self.guard = left.box(506, 8, 266, 46)
            self.flames = tuple(right.at(1182 + 40 * i, 31) for i in range(4))
            self.candle_words = right.box(1334, 8, 170, 46)
            self.solo_words = right.box(1164, 8, 330, 46)
            self.star = right.at(1527, 31)
            self.influence = right.box(1552, 8, 180, 46)
            return
        roomy = wide >= _ROOMY
        end = 1905 - 58 * len(buttons) - 172  # where influence begins
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

    @property
    def links(self) -> Mapping[str, Rect]:
        """The last scoring."""
        return {"scoring": self.scoring}

    @property
    def scoring(self) -> Rect:
        """The area that calls for the last scoring: the round and its pips."""
        rect = self.round.copy()
        rect.width = max((x for x, _ in self.pips), default=rect.right) + rect.height // 3 - rect.x
        return rect


class OrderPanel(edges.SeatPanel):
    """The layout of an order's panel: all that one order owns."""

    def __init__(self, window: Window, content: edges.Rows, seat: int, top: float, rows: int) -> None:
        super().__init__(window, content, seat, top, rows)
        here, starts = self.corner, self.tops
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
        slot = (window.px(40), window.px(48)) if "favours" in self.shown else (0, 0)
        self.slots = tuple(Rect(x - slot[0] // 2, y - slot[1] // 2, *slot) for x, y in self.favours)
        """Hit areas of the favour slots; empty where they are folded away."""

    def favour(self, favour: int) -> Pixel:
        """Middle of a favour slot, by island in name order; of the badge where the slots are folded away."""
        return self.favours[favour]

    def slot(self, favour: int) -> Rect:
        """Hit area of a favour slot."""
        return self.slots[favour].copy()

    @override
    def note(self, size: tuple[int, int], width: Callable[[str], int]) -> Rect:
        if "forecast" not in self.shown:
            return super().note(size, width)
        label = self.forecast.left + width("panel-round-end") + self.window.px(6)
        room = self.forecast_from["priestess"] - self.window.px(4)
        place = Rect(0, 0, max(size[0], min(label, room) - self.well.left), size[1])  # over words only, and all of them
        place.midleft = self.well.midleft
        return place


CONTENT: Final = Content(FAMILIES, _ROWS, _RAIL, card=places.CARD, top=LunaTopBar, panel=OrderPanel)
"""All of it."""
