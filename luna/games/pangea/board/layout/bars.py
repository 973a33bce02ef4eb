"""What Pangea has in the frame: its verbs, the six phases in the top bar, the panels of the peoples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.pangea.board.layout import places
from luna.shell.board import edges
from luna.shell.board.edges import Rect, Window
from luna.shell.board.frame import Content

PHASES: Final = ("lift", "magic", "move", "buy", "produce", "ban")
FAMILIES: Final = {
    "pangea-magic": ("draw", "shift", "neutral", "lead"),
    "pangea-move": ("step",),
    "pangea-trade": ("buy",),
    "pangea-ban": ("ban",),
    "pangea-phase": ("phase", "end"),
}
"""The verbs by family."""
_ROWS: Final = edges.Rows({"name": 44, "ladder": 45, "well": 72, "ending": 38}, ("name", "ladder", "well", "ending"))
_CHIP, _CHIP_LEAST = 40, 980  # u: a phase without its word; a window narrower than this has no phases


class PangeaTopBar(edges.TopBar):
    """Sign and name, round, the six phases about the banner, goods and rank. What has no room is empty."""

    def __init__(self, window: Window, buttons: Sequence[str]) -> None:
        super().__init__(window, buttons)
        left, right = self.left, self.right
        self.sign = left.at(34, 30)
        self.chips: dict[str, Rect] = {}
        if self.full:
            self.name = left.box(62, 8, 160, 46)
            self.round = left.box(236, 8, 104, 46)
            for number, phase in enumerate(PHASES):
                at = 340 + 147 * number if number < 3 else 1136 + 150 * (number - 3)
                here = left if number < 3 else right
                self.chips[phase] = here.box(at, 8, 145 if number < 3 else 148, 46)
            self.trigger = left.box(328, 66, 108, 40)
            self.goods, self.rank = right.box(1592, 8, 76, 46), right.box(1676, 8, 66, 46)
            return
        self.name = self.trigger = Rect(0, 0, 0, 0)
        self.round = left.box(62, 8, 50, 46)
        end = 1905 - 58 * len(buttons)
        self.goods, self.rank = right.box(end - 160, 8, 76, 46), right.box(end - 80, 8, 66, 46)
        wide = window.units[0]
        if wide >= _CHIP_LEAST:
            self.chips = {phase: left.box(120 + _CHIP * n, 8, _CHIP - 2, 46) for n, phase in enumerate(PHASES)}
        first = max([chip.right for chip in self.chips.values()], default=self.round.right)
        free = self.goods.left - first
        least = min(window.px(308), free - window.px(16))
        self.banner = Rect(first + (free - least) // 2, self.banner.y, least, self.banner.height)


class PeoplePanel(edges.SeatPanel):
    """The panel of a player: amulets, tribes on the board and in the bag, the nearest condition, the ban."""

    def __init__(self, window: Window, content: edges.Rows, seat: int, top: float, rows: int) -> None:
        super().__init__(window, content, seat, top, rows)
        here, tops = self.corner, self.tops
        self.stripe.width = window.px(6)
        middle = tops["ladder"] + 22
        self.rank_sign, self.rank = here.at(34, middle), here.box(52, middle - 16, 24, 32)
        self.amulets = tuple(here.at(92 + 34 * step, middle) for step in range(5))
        self.price = here.box(250, middle - 15, 56, 30)
        first = tops["well"]
        self.well = here.box(18, first, 286, 68)
        self.board, self.bag = here.at(37, first + 17), here.at(37, first + 51)
        self.homes = tuple(here.at(78 + 60 * home, first + 34) for home in range(3))
        self.on_board = tuple(here.box(92 + 60 * home, first + 2, 26, 30) for home in range(3))
        self.in_bag = tuple(here.box(92 + 60 * home, first + 36, 26, 30) for home in range(3))
        self.income = here.box(246, first + 3, 50, 29)
        self.magic, self.actions = here.at(258, first + 50), here.box(272, first + 35, 28, 30)
        row = tops["ending"]
        self.condition, self.progress = here.at(42, row + 17), here.box(70, row + 2, 160, 30)
        self.ban, self.banned = here.at(246, row + 17), here.box(262, row + 2, 36, 30)

    @property
    def hit(self) -> Rect:
        """Where a click means the bag: the well, the badge where that is folded away."""
        if "well" in self.shown:
            return self.well
        badge = Rect(0, 0, self.window.px(48), self.window.px(44))
        badge.center = self.badge
        return badge


CONTENT: Final = Content(
    FAMILIES,
    _ROWS,
    ("hint", "forecast", "threats", "log", "recap", "whatif", "rules"),
    card=places.CARD,
    top=PangeaTopBar,
    panel=PeoplePanel,
)
"""All of it."""
