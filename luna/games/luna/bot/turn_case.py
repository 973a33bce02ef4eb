"""A turn with its consequences, the input of `grounds`; and `Ground`, their output."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

from luna.core.game import Turn
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.consequences import Change, Consequence, consequence, goals
from luna.games.luna.rules.goals import Goal
from luna.games.luna.rules.position import TURN
from luna.games.luna.rules.threats import next_round
from luna.games.luna.rules.views import SeatView, View, view

_Event = TypeVar("_Event")
Prey = tuple[tuple[int, int], ...]
"""Seats and tiles of novices."""


class Step(NamedTuple):
    """A turn in its position."""

    row: bytes
    turn: Turn


Fact = int | str | Prey | Step


class Ground(NamedTuple):
    """A ground for a turn. `name` says which (`ground-<name>` in the catalogue), `facts` fill its slots.

    `island` is a word of the notation, `seat` the losing or answering seat, `list` novices, `causes` those of `Points`.
    """

    name: str
    facts: Mapping[str, Fact]


class Case:
    """A legal turn of the seat to move, with its consequences; `line` begins with it, where a search knows more."""

    def __init__(self, row: bytearray, turn: Turn, line: Sequence[Turn] = ()) -> None:
        self.row, self.turn, self.line = row, turn, line
        self.then = after(row, turn)
        self.before: View = view(row)
        assert self.before.turn is not None
        self.seat = self.before.turn
        self.had: SeatView = self.before.seats[self.seat]
        """The acting seat before the turn."""
        self.others = [seat for seat in range(len(self.before.seats)) if seat != self.seat]

    @cached_property
    def told(self) -> Consequence:
        """The events and consequences of the turn."""
        return consequence(self.row, self.turn)

    @cached_property
    def after(self) -> View:
        """The view after the turn; in the next round if the turn ends this one."""
        return view(self.then)

    @property
    def has(self) -> SeatView:
        """The acting seat after the turn."""
        return self.after.seats[self.seat]

    @cached_property
    def coming(self) -> frozenset[Goal]:
        """Goals at the start of the next round that this turn makes possible."""
        later, sooner = (next_round(row, self.seat) for row in (self.then, self.row))
        return goals(later) - goals(sooner) if later and sooner and not self.told.ends_round else frozenset()

    @property
    def following(self) -> Iterator[tuple[int, Step]]:
        """The turns of the line behind the first one, each with its seat."""
        row = self.then
        for turn in self.line[1:]:
            yield row[TURN], Step(bytes(row), turn)
            row = after(row, turn)

    def first(self, kind: type[_Event]) -> _Event | None:
        """The first event of that type for the acting seat."""
        mine = (event for event in self.told.events if isinstance(event, kind))
        return next((event for event in mine if getattr(event, "seat", self.seat) == self.seat), None)

    def near(self, island: int) -> tuple[int, int]:
        """The seat's novices at an island, before and after the turn."""
        return (
            self.had.active[island] + self.had.inactive[island],
            self.has.active[island] + self.has.inactive[island],
        )

    def changes(self, cause: str) -> Iterator[Change]:
        """Changes to the scoring of the round from that cause."""
        return (one for one in self.told.round_end if one.cause == cause)
