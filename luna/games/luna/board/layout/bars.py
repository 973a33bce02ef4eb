"""What Luna has in the frame: its verbs, round, guard and candles in the top bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.orderpanel import OrderPanel
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
_RAIL: Final = ("hint", "log", "forecast", "threats", "recap", "whatif", "rules")
_ROWS: Final = edges.Rows(
    {"name": 44, "council": 37, "counts": 38, "favours": 46, "forecast": 34},
    ("name", "council", "counts", "forecast", "favours"),
)


class LunaTopBar(edges.TopBar):
    """Luna's top bar: round, guard, whose turn, candles, buttons. What has no room is None or empty."""

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
            self.pips = tuple(left.at(332 + 34 * i, 31) for i in range(6))
            self.guard_figure = left.at(566, 58)
            self.guard = left.box(590, 8, 210, 46)
            self.flames = tuple(right.at(1226 + 42 * i, 31) for i in range(4))
            self.candle_words = right.box(1386, 8, 260, 46)
            self.solo_words = right.box(1208, 8, 438, 46)
            return
        roomy = wide >= _ROOMY
        step = 38 if roomy else 33
        flames = 1890 - 58 * len(buttons) - 4 * step
        self.flames = tuple(right.at(flames + step * (i + 0.5), 31) for i in range(4))
        self.solo_words = right.box(flames, 8, 4 * step, 46)
        self.round = left.box(16, 8, 106 if roomy else 44, 46)
        x = 136.0 if roomy else 66.0
        if roomy:
            self.pips = tuple(left.at(x + 26 * i, 31) for i in range(6))
            x += 164
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


CONTENT: Final = Content(FAMILIES, _ROWS, _RAIL, card=places.CARD, top=LunaTopBar, panel=OrderPanel)
"""All of it."""
