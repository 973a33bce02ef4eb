"""What has happened at this table, for the rail and the log: one line and some sentences for every effective turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from luna.client.tables.luna import ledger
from luna.client.tables.luna.chrome import LogLine
from luna.client.tables.luna.ledger import Text
from luna.games.face import Turn
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
        self._lines.append(ledger.log_line(self._table.seats[seat].order, seat, turn, events))

    def rewind(self, length: int) -> None:
        """So many turns count now: undo, or redo."""
        del self._lines[length:]
        for number in range(len(self._lines) + 1, length + 1):
            played = self._table.history[number - 1]
            self.take(played.seat, played.turn, self._table.events_of(number))

    def sentences(self, text: Text, names: Sequence[str]) -> list[str]:
        """For the open log, the newest first."""
        out: list[str] = []
        length = self._table.length
        for number in range(length, max(0, length - _IN_LOG), -1):
            events = self._table.events_of(number)
            out += [ledger.sentence(text, names, event) for event in reversed(events)]
        return out
