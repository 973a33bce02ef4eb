"""The choices before a game of Luna: options (O1, O2, S9, V), orders, and the number of players."""

from typing import Final

from luna.core.options import Options, OptionSpec, SeatLook, Value

SETUP: Final = OptionSpec("setup", "new-setup", ("preset", "free"), "preset")  # S9
LIVE_SCORING: Final = OptionSpec("live_scoring", "new-live")  # O1
FIXED_START: Final = OptionSpec("fixed_start", "new-fixed", counts=(2,))  # O2
SOLO: Final = OptionSpec("solo", "solo-level", (0, 1, 2, 3), 0, (1,), apart=True)  # V; 0 = not the solo game

OPTIONS: Final[tuple[OptionSpec, ...]] = (SETUP, LIVE_SCORING, FIXED_START, SOLO)
AUTOMATON: Final = "solo"
"""The word for the opponent of the solo game (V1)."""
COUNTS: Final[tuple[int, ...]] = (2, 3, 4)


def _look(order: str, colours: tuple[str, str, str], dash: tuple[float, ...] = ()) -> SeatLook:
    named = f"order-{order}", f"default-name-{order}", f"orders/badge-{order}"
    return SeatLook(order, *named, *colours, dash, f"orders/novice-{order}-active")


SEATS: Final[tuple[SeatLook, ...]] = (
    _look("yellow", ("#FDC515", "#FFEB9C", "#B87705")),
    _look("red", ("#E14965", "#FF9FAE", "#8E1F42"), (12, 7)),
    _look("blue", ("#12ADFC", "#9BE2FF", "#0A5FAE"), (3, 7)),
    _look("white", ("#FFFFFF", "#FFFFFF", "#98A6CF"), (14, 6, 3, 6)),
)


def choose(
    orders: tuple[str, ...],
    setup: str = "preset",
    live_scoring: bool = False,
    fixed_start: bool = False,
    solo: int = 0,
    first: int | None = None,
) -> Options:
    """The options of a game; `orders` in seating order (one in the solo game), `first` an index into them."""
    values: dict[str, Value] = {"setup": setup, "live_scoring": live_scoring, "fixed_start": fixed_start, "solo": solo}
    return Options(orders, values, first)
