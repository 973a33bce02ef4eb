"""The frame of Luna: its verbs, the top bar, and the panels of the orders in three forms."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from typing_extensions import override

from luna.games.luna.board.layout import places
from luna.shell.board import edges
from luna.shell.board.edges import Rect, Window
from luna.shell.board.frame import Content, Pixel

COUNTS: Final[dict[str, dict[str, str]]] = places.TABLE["counts"]
"""The numbers of an order's panel, each with its picture and its topic in the rules."""
_GAP: Final = 8  # between panels, u
_FORECAST_FROM: Final = {"priestess": 135, "apostate": 189, "temple": 244}  # where the columns of the forecast begin, u

_SEATED: Final = places.TABLE["panels"]
Panels = Literal["rows", "own", "other"]


class OrderPanel(edges.SeatPanel):
    """The layout of an order's panel: everything that the order owns, in rows; the last rows fold first."""

    form: Panels = "rows"
    favours: tuple[Pixel, ...]
    slots: tuple[Rect, ...]
    score: str = "score_row"  # the style of its influence

    def __init__(self, window: Window, content: edges.Rows, seat: int, top: float, rows: int) -> None:
        super().__init__(window, content, seat, top, rows)
        here, starts = self.corner, self.tops
        row = starts["council"] - 3
        self.disc = here.at(40, row + 16)
        self.council = here.box(62, row, 234, 30)  # council seat, rank and final influence share this row
        self._place_counts(starts["counts"] - 3)
        row = starts["forecast"] - 5
        self.well = here.box(18, row, 285, 30)
        self.forecast = here.box(28, row, 268, 30)  # the words and three icons with numbers share this row
        self.forecast_from = {name: here.at(x, 0)[0] for name, x in _FORECAST_FROM.items()}
        self.points = self.name.midright
        """The right end of the influence, at half its height."""
        self._place_favours(40, starts["favours"] + 18, 40.4, 40, 48)
        if "favours" not in self.shown:
            self.favours, self.slots = (self.badge,) * 7, (Rect(self.badge, (0, 0)),) * 7
        if "counts" not in self.shown:
            self.counts = dict.fromkeys(COUNTS, Rect(self.badge, (0, 0)))

    def _place_counts(self, row: float) -> None:
        """The numbers of pieces in one row, with dividers between them."""
        here = self.corner
        self.counts = {name: here.box(22 + 46.4 * i, row, 42, 32) for i, name in enumerate(COUNTS)}
        self.dividers = tuple(here.box(20.6 + 46.4 * i, row + 5, 1, 22) for i in range(1, 6))

    def _place_favours(self, x: float, y: float, step: float, width: float, height: float) -> None:
        """Middles of the favour slots, by island in name order, and their hit areas."""
        size = round(width * self.window.u), round(height * self.window.u)
        self.favours = tuple(self.corner.at(x + step * i, y) for i in range(7))
        self.slots = tuple(Rect(x - size[0] // 2, y - size[1] // 2, *size) for x, y in self.favours)

    @override
    def note(self, size: tuple[int, int], width: Callable[[str], int]) -> Rect:
        if "forecast" not in self.shown:
            return super().note(size, width)
        label = self.forecast.left + width("panel-round-end") + self.window.px(6)
        room = self.forecast_from["priestess"] - self.window.px(4)
        place = Rect(0, 0, max(size[0], min(label, room) - self.well.left), size[1])  # over words only, and all of them
        place.midleft = self.well.midleft
        return place


class SeatedPanel(OrderPanel):
    """A panel of the seating around the local player: never folded, at a place from the data file."""

    def __init__(self, window: Window, content: edges.Rows, seat: int, top: float, form: Panels) -> None:
        super().__init__(window, content, seat, top * window.u, len(content.heights))
        self.form, self.score = form, f"score_{form}"
        here, facts = self.corner, _SEATED[form]
        self.rect = here.box(0, 0, 312, facts["high"])
        self.stripe = here.box(5, 8, 11, facts["high"] - 17)
        self.badge, self.points, self.disc = (here.at(*facts[name]) for name in ("badge", "points", "disc"))
        places = ("name", "council", "well", "forecast")
        self.name, self.council, self.well, self.forecast = (here.box(*facts[name]) for name in places)
        self._place_favours(*facts["favours"])
        if form == "own":
            self.forecast_from = dict.fromkeys(_FORECAST_FROM, here.at(236, 0)[0])
            self.counts = {
                name: here.box(30 + 92 * (i % 3), 182 + 42 * (i // 3), 58, 38) for i, name in enumerate(COUNTS)
            }
            self.dividers = ()
        else:
            self._place_counts(86)

    @override
    def note(self, size: tuple[int, int], width: Callable[[str], int]) -> Rect:
        place = Rect((0, 0), size)
        below = self.stripe.right + self.window.px(4), self.rect.bottom + self.window.px(14)  # not over the favours
        place.bottomleft = self.well.bottomleft if self.form == "own" else below
        return place


def seated(window: Window, content: edges.Rows, seats: int, you: int, bottom: int) -> tuple[OrderPanel, ...]:
    """All panels by seat, the local player's on top, the others in turn order; empty where they do not fit."""
    others = [seat % seats for seat in range(you + 1, you + seats)]
    top, own, other = edges.TOP + 12, _SEATED["own"]["high"], _SEATED["other"]["high"]
    if top + own + len(others) * (other + _GAP) > bottom / window.u:
        return ()
    first = max(top, (window.height / window.u - 1080) / 2 + top)
    made = {you: SeatedPanel(window, content, you, first, "own")}
    for number, seat in enumerate(others):
        above = first + own + _GAP + number * (other + _GAP)
        made[seat] = SeatedPanel(window, content, seat, above, "other")
    return tuple(made[seat] for seat in range(seats))


FAMILIES: Final[dict[str, list[str]]] = places.TABLE["verbs"]
"""The verbs by family."""
VERBS: Final = tuple(verb for verbs in FAMILIES.values() for verb in verbs)
_ROOMY: Final = 1400  # u: a window narrower than this drops words from the top bar
_RAIL: Final = ("hint", "log", "forecast", "threats", "recap", "whatif", "rules")
_ROWS: Final = edges.Rows(
    {"name": 44, "council": 37, "counts": 38, "favours": 46, "forecast": 34},
    ("name", "council", "counts", "forecast", "favours"),
)


class LunaTopBar(edges.TopBar):
    """Luna's top bar: round, guard, seat to move, candles, buttons. A place without room is None or empty."""

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
            self.guard_figure = left.at(546, 58)
            self.guard = left.box(570, 8, 205, 46)  # up to the widest banner
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
        """The area that opens the last scoring: the round and its pips."""
        rect = self.round.copy()
        rect.width = max((x for x, _ in self.pips), default=rect.right) + rect.height // 3 - rect.x
        return rect


CONTENT: Final = Content(FAMILIES, _ROWS, _RAIL, card=places.CARD, top=LunaTopBar, panel=OrderPanel)
"""The content of the frame."""
