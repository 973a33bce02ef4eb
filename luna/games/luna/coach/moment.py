"""The moment as Luna's triggers see it: the position, what it forebodes, what can be done, what has happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from luna.core.coaching import Moment, Word
from luna.core.game import Position
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.goals import Goal, intents
from luna.games.luna.rules.picture import forecast, view
from luna.games.luna.rules.threats import Stand, stands
from luna.games.luna.rules.views import Forecast, SeatView, View

Event = TypeVar("Event")
EARLY: Final = 3
"""Rounds in which it pays to collect and to recruit."""
_BRIBED: Final = (moves.APPOINT, moves.CONSECRATE)
_BARE: Final = (moves.BOOK, moves.HERBS, moves.JOURNEY, moves.SAIL, moves.TIDE)
"""Kinds that no token but their own is spent on: the bits of their arguments mean other things."""


@dataclass(frozen=True)
class Now:
    """The moment before an own action."""

    row: bytearray
    seen: View
    me: SeatView
    since: Sequence[Any]

    @cached_property
    def ends(self) -> Forecast:
        """What the round's end would bring now."""
        return forecast(self.row)

    @cached_property
    def goals(self) -> dict[Goal, list[tuple[int, ...]]]:
        """What can be done."""
        return intents(self.row)

    @cached_property
    def stands(self) -> list[Stand]:
        """Own novices in the temple and what threatens them."""
        return [stand for stand in stands(self.row) if stand.owner == self.me.seat]

    @property
    def others(self) -> list[SeatView]:
        """The other orders."""
        return [seat for seat in self.seen.seats if seat.seat != self.me.seat]

    @property
    def tempo(self) -> int:
        """Candles that burn; many where the game has none."""
        return self.seen.candles if self.seen.candles_most else 9

    def happened(self, kind: type[Event]) -> Iterator[Event]:
        """What happened of one kind since the last own turn."""
        return (event for event in self.since if isinstance(event, kind))

    def islands(self, kind: int) -> list[str]:
        """Where a kind of action can be done without any token, by the island it uses."""
        return [ISLANDS[goal.isle] for goal in self.plain(kind) if goal.isle < len(ISLANDS)]

    def plain(self, kind: int) -> list[Goal]:
        """What a kind of action can be done for without any token."""
        spend = moves.WITH_NOVICE | moves.WITH_BRIBERY if kind in _BRIBED else moves.WITH_NOVICE
        return [
            goal
            for goal, turns in self.goals.items()
            if goal.kind == kind and (kind in _BARE or any(not moves.argument_of(turn[0]) & spend for turn in turns))
        ]

    def active(self, island: str) -> int:
        """Own active novices of an island."""
        return self.me.active[ISLANDS.index(island)]

    def near(self, island: str) -> int:
        """Own novices of an island, tired ones too."""
        return self.active(island) + self.me.inactive[ISLANDS.index(island)]


def look(moment: Moment) -> Now | None:
    """The moment; None where no action is to be chosen."""
    row = bytearray(moment.position)
    seen = view(row)
    if seen.step != "action" or seen.turn != moment.seat:
        return None
    return Now(row, seen, seen.seats[moment.seat], moment.since)


def turn(position: Position, number: int) -> int:
    """Every action is a turn of its own."""
    return number


def place(island: str) -> Word:
    """An island as it is called in a sentence."""
    return Word(f"place-{island}")
