"""The choices before a game of Luna: options (O1, O2, S9, V), orders, and the number of players."""

from typing import Final

from luna.core import options
from luna.core.options import Options, Value

OPTIONS, COUNTS, SEATS = options.read("luna")
SOLO: Final = next(spec for spec in OPTIONS if spec.id == "solo")
"""V; 0 = not the solo game."""
AUTOMATON: Final = "solo"
"""The word for the opponent of the solo game (V1)."""


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
