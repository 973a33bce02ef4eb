"""Where the points of a finished game came from, counted from its events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from luna.games.luna.rules import result, view
from luna.games.luna.rules.events import Points, RoundScored
from luna.games.luna.rules.setup import STARTING_IP
from luna.table.table import Table

CAUSES: Final = (
    *("guard", "eviction", "book", "candle", "priestess", "temple", "apostate"),
    *("shrines", "favours", "council"),
)
AT_THE_END: Final = ("shrines", "favours", "council")


@dataclass(frozen=True, slots=True)
class Tally:
    """A finished game in numbers, by seat."""

    orders: tuple[str, ...]
    points: dict[str, tuple[int, ...]]  # by cause
    ip: tuple[int, ...]
    ranking: tuple[int, ...]  # seats from the winner on
    tie: bool  # the Council had to decide
    council: tuple[int, ...]  # its seat, by order
    course: tuple[tuple[int, ...], ...]  # influence at the start, after each round and at the end

    @property
    def winner(self) -> int:
        """The seat."""
        return self.ranking[0]

    def place(self, seat: int) -> int:
        """1 for the winner."""
        return self.ranking.index(seat) + 1


def tally(table: Table) -> Tally:
    """Count a game that is over."""
    position = table.position
    final = result(position)
    assert final is not None, "only a finished game is counted"
    seats = range(len(final.ip))
    points = {cause: [0 for _ in seats] for cause in CAUSES}
    course: list[tuple[int, ...]] = [tuple(STARTING_IP for _ in seats)]
    for number in range(1, table.length + 1):
        for event in table.events_of(number):
            if isinstance(event, Points):
                points[event.cause][event.seat] += event.points
            elif isinstance(event, RoundScored):
                course.append(event.after)
    course.append(final.ip)
    return Tally(
        tuple(seat.order for seat in view(position).seats),
        {cause: tuple(by_seat) for cause, by_seat in points.items()},
        final.ip,
        final.ranking,
        final.tie_broken_by_council,
        tuple(seat.council_seat for seat in view(position).seats),
        tuple(course),
    )
