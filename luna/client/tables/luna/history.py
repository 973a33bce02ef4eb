"""What has happened at this table, for the rail and the log: one line and some sentences for every effective turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from luna.client.tables.luna import ledger
from luna.client.tables.luna.chrome import LogLine
from luna.client.tables.luna.ledger import LogRow, Text
from luna.games.face import Turn
from luna.games.luna import round_of
from luna.games.luna.picture import view
from luna.table.table import Table

_IN_RAIL: Final = 20
_IN_LOG: Final = 60  # turns


class History:
    """Follows the table: `take` a turn, or `rewind` to where it went."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lines: list[LogLine] = []
        self.rewind(table.length)

    @property
    def newest(self) -> tuple[LogLine, ...]:
        """For the rail."""
        return tuple(self._lines[-_IN_RAIL:])

    def take(self, seat: int, turn: Turn, events: list[Any]) -> None:
        """One more turn."""
        before = self._table.position_at(len(self._lines))
        order = self._table.seats[seat].order
        self._lines.append(ledger.log_line(order, seat, turn, events, round_of(before)))

    def rewind(self, length: int) -> None:
        """So many turns count now: undo, or redo."""
        del self._lines[length:]
        for number in range(len(self._lines) + 1, length + 1):
            played = self._table.history[number - 1]
            self.take(played.seat, played.turn, self._table.events_of(number))

    def sentences(self, text: Text, names: Sequence[str]) -> list[LogRow]:
        """For the open log, the newest first."""
        out: list[LogRow] = []
        length = self._table.length
        first = max(0, length - _IN_LOG)
        for number in range(length, first, -1):
            seat = self._table.history[number - 1].seat
            out += reversed(ledger.told(text, names, self._table.events_of(number)))
            out.append(LogRow("turn", names[seat], self._table.seats[seat].order))
        if length:
            out.append(self._heading(text, first))
        return out

    def _heading(self, text: Text, number: int) -> LogRow:
        """Of the oldest turn: later rounds are told by the turn that ends the one before."""
        before = view(self._table.position_at(number))
        preparing = before.step in ("shrine", "pairs")
        return LogRow("round", text("turn-preparation") if preparing else text("bar-round", number=before.round))
