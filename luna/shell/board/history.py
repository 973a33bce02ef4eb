"""What has happened at this table: the effective turns with their events, for the rail, the log and the recap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from luna.log.fold import Dealing
from luna.log.records import AUTOMATON
from luna.shell.board.teller import Entry, LogLine, Row, Teller
from luna.shell.modes import dealings
from luna.shell.players.seats import looks
from luna.table.table import Table
from luna.text import Catalogue

_IN_RAIL: Final = 20


class History:
    """Follows the table."""

    def __init__(self, table: Table, teller: Teller) -> None:
        """`teller`: of the table's game."""
        self._table, self.teller = table, teller
        self.looks = looks(table.game, table.seats)
        """Of the seats."""
        self.entries: list[Entry] = []
        self._lines: list[LogLine] = []  # of the rail, one an entry
        self.automaton = next((seat for seat, one in enumerate(table.seats) if one.kind == AUTOMATON), None)
        """The seat of the opponent in the solo game."""
        self.follow()

    def follow(self) -> None:
        """Take over what the table says now: a turn more, or another line after undo and redo."""
        played = self._table.history
        kept = 0
        for entry, same in zip(self.entries, played, strict=False):
            if entry.seq != same.seq:
                break
            kept += 1
        del self.entries[kept:], self._lines[kept:]
        self._end_with(())
        for number, (seq, seat, turn, _) in enumerate(played[kept:], kept + 1):
            position = self._table.position_at(number - 1)
            order, events = self._table.seats[seat].order, self._table.events_of(number)
            before = self._dealings(self.entries[-1].seq if self.entries else 0, seq)
            round_number = self.teller.round_of(position, turn)
            self.entries.append(Entry(number, seq, seat, order, turn, events, round_number, position, before))
            self._lines.append(self.teller.line(self.entries[-1]))
        if self.entries:
            self._end_with(self._dealings(self.entries[-1].seq, self._table.head + 1))

    def between(self, number: int) -> tuple[Dealing, ...]:
        """What people did beside playing after that many turns, before the next one."""
        if number < len(self.entries):
            return self.entries[number].before
        return self.entries[-1].after if self.entries else ()

    def _end_with(self, after: tuple[Dealing, ...]) -> None:
        if self.entries and self.entries[-1].after != after:
            self.entries[-1] = self.entries[-1]._replace(after=after)

    def _dealings(self, behind: int, until: int) -> tuple[Dealing, ...]:
        return tuple(one for one in self._table.chronicle.dealings if behind < one.seq < until)

    def newest(self, number: int | None = None) -> tuple[LogLine, ...]:
        """The last turns for the rail, or the last before an earlier moment."""
        end = len(self.entries) if number is None else number
        return tuple(self._lines[max(0, end - _IN_RAIL) : end])

    def since(self, seat: int) -> Sequence[Entry]:
        """The turns of the others since this seat's own last one; all of them when it had none."""
        last = next((entry.number for entry in reversed(self.entries) if entry.seat == seat), 0)
        return self.entries[last:]

    def opens_round(self, entry: Entry) -> bool:
        """Whether a new round begins with this turn."""
        return entry.number == 1 or self.entries[entry.number - 2].round != entry.round

    def rows(self, text: Catalogue, names: Sequence[str], entry: Entry) -> Iterator[Row]:
        """A turn in the open log: the heading of its round, who played, what it did, and what people said about it."""
        heading = self.teller.when(text, entry.position, entry.turn) if self.opens_round(entry) else ""
        if heading:
            yield Row("round", heading)
        for said in dealings.sentences(text, names, entry.before):
            yield Row("talk", said, "ui/icon-chat")
        yield Row("turn", names[entry.seat], self.looks[entry.seat].emblem)
        yield from self.teller.rows(text, names, entry, self.automaton)
        for said in dealings.sentences(text, names, entry.after):
            yield Row("talk", said, "ui/icon-chat")
