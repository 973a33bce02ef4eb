"""The input of Luna's triggers: the position, its forecast, the legal goals and the recent events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from luna.core.game import Position
from luna.core.teaching import Moment, Word
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.goals import Goal, intents
from luna.games.luna.rules.threats import stands
from luna.games.luna.rules.views import Forecast, SeatForecast, SeatView, View, forecast, view

Event = TypeVar("Event")
_BRIBED: Final = (moves.APPOINT, moves.CONSECRATE)
_BARE: Final = (moves.BOOK, moves.HERBS, moves.JOURNEY, moves.SAIL, moves.TIDE)
"""Kinds that spend no token but their own: the bits of their arguments have other meanings."""


@dataclass(frozen=True)
class Now:
    """The state before a turn of the coached seat."""

    row: bytearray
    seen: View
    me: SeatView
    since: Sequence[Any]

    @cached_property
    def ends(self) -> Forecast:
        """The forecast if the round ended now."""
        return forecast(self.row)

    @property
    def mine(self) -> SeatForecast:
        """The forecast for the coached seat."""
        return self.ends.seats[self.me.seat]

    @cached_property
    def goals(self) -> dict[Goal, list[tuple[int, ...]]]:
        """The legal turns by goal."""
        return intents(self.row)

    @cached_property
    def threats(self) -> list[tuple[int, int]]:
        """The seat's temple tiles that can be evicted at the next turn, and the tiles that can evict them."""
        mine = [stand for stand in stands(self.row) if stand.owner == self.me.seat]
        near = [[one.tile for one in stand.threats if one.reach == "next"] for stand in mine]
        return [(stand.tile, tiles[0]) for stand, tiles in zip(mine, near, strict=True) if tiles]

    @property
    def others(self) -> list[SeatView]:
        """The other seats."""
        return [seat for seat in self.seen.seats if seat.seat != self.me.seat]

    @property
    def tempo(self) -> int:
        """Burning candles; a large number in a game without candles."""
        return self.seen.candles if self.seen.candles_most else 9

    def happened(self, kind: type[Event]) -> Iterator[Event]:
        """The events of one type since the last turn of the coached seat."""
        return (event for event in self.since if isinstance(event, kind))

    def of(self, *kinds: int) -> list[Goal]:
        """The goals of these kinds of actions."""
        return [goal for goal in self.goals if goal.kind in kinds]

    def plain(self, kind: int) -> list[Goal]:
        """The goals of a kind of action that need no token."""
        spend = moves.WITH_NOVICE | moves.WITH_BRIBERY if kind in _BRIBED else moves.WITH_NOVICE
        return [
            goal
            for goal in self.of(kind)
            if kind in _BARE or any(not moves.argument_of(turn[0]) & spend for turn in self.goals[goal])
        ]

    def islands(self, kind: int) -> list[str]:
        """The islands on which a kind of action is possible without any token."""
        return [ISLANDS[goal.isle] for goal in self.plain(kind) if goal.isle < len(ISLANDS)]

    def active(self, island: str) -> int:
        """The seat's active novices on an island."""
        return self.me.active[ISLANDS.index(island)]

    def near(self, island: str) -> int:
        """The seat's novices on an island, active and inactive."""
        return self.active(island) + self.me.inactive[ISLANDS.index(island)]

    def shrine(self, island: str) -> bool:
        """Whether the seat has a shrine on an island."""
        return bool(self.me.shrines[ISLANDS.index(island)])


def look(moment: Moment) -> Now | None:
    """The state for the triggers; None if the seat has no action to choose."""
    row = bytearray(moment.position)
    seen = view(row)
    if seen.step != "action" or seen.turn != moment.seat:
        return None
    return Now(row, seen, seen.seats[moment.seat], moment.since)


def turn(position: Position, number: int) -> int:
    """The number of the turn: in Luna every action is a turn."""
    return number


def place(island: str) -> Word:
    """The name of an island within a sentence."""
    return Word(f"place-{island}")
