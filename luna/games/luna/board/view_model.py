"""The table as it is drawn now: made from a View, then edited while pieces are on their way.

A film lifts a piece by removing it here (`pieces.adds`), draws it moving on top and puts it back. When everything has
arrived, the ViewModel equals the next View and is made anew.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from luna.games.luna.rules.board import ORDERS
from luna.games.luna.rules.views import PathTile, SeatView, TempleField, View

ISLANDS = ("book", "bribery", "novice", "sail", "herbs", "shrine", "tide")
FIGURES = ("builder", "priestess", "apostate")  # from the left when they share an island


BIDDING: Final = ("guard", 0)
"""The value of `guard` while the Guard raises the spear and calls a novice."""

CROWD: Final = "crowd"
"""In hand with an island's number in name order: its novices while they make room for each other."""


_ALIKE: Final = ("round", "phase", "turn", "start", "candles", "candles_most", "guard_tiles", "solo")


@dataclass(slots=True)
class ViewModel:
    """The view model: everything that can move or change, plus the round and the seat to move."""

    round: int
    phase: str
    turn: int | None
    start: int
    candles: int
    candles_most: int
    guard_tile: int | None  # round of the guard tile under the Guard, None while it walks
    guard_tiles: tuple[int, ...]
    solo: int
    figures: dict[str, str | None]  # figure -> island, None while it travels
    favours_left: list[int]
    seats: list[SeatView]
    council: list[list[int]]  # by council seat: discs from the bottom up
    path: dict[int, PathTile]
    fields: dict[int, TempleField]
    in_hand: frozenset[tuple[str, int]] = frozenset()
    """What the moving hand draws instead of the picture at rest: ("candle", number), ("ip", seat), BIDDING, CROWD."""
    nightfall: float = 0.0
    """The visible share of the next night, 0..1: night falls while the Priestess moves."""

    @staticmethod
    def of(view: View) -> ViewModel:
        """The table at rest in this position."""
        council: list[list[int]] = [[] for _ in range(11)]
        for seat in view.council:
            council[view.seats[seat].council_seat].append(seat)
        return ViewModel(
            **{name: getattr(view, name) for name in _ALIKE},
            guard_tile=view.round,
            figures={"priestess": view.priestess, "builder": view.builder, "apostate": view.apostate},
            favours_left=list(view.favours_left),
            seats=list(view.seats),
            council=council,
            path={tile.tile: tile for tile in view.path},
            fields={field.tile: field for field in view.temple},
        )

    def copy(self) -> ViewModel:
        """A copy to be edited without changing this one. Seats, tiles and fields are replaced, never edited."""
        return replace(
            self,
            figures=dict(self.figures),
            favours_left=list(self.favours_left),
            seats=list(self.seats),
            council=[list(stack) for stack in self.council],
            path=dict(self.path),
            fields=dict(self.fields),
        )

    def by_order(self) -> list[SeatView]:
        """Seats in the order in which groups stand on an island: yellow red blue white."""
        return [one for order in ORDERS for one in self.seats if one.order == order]
