"""What has happened at this table: the effective turns with their events, for the rail, the log and the recap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from luna.core.game import Events, Turn
from luna.games.luna.board.words import ledger
from luna.games.luna.board.words.automaton import Step, deactivates, steps
from luna.games.luna.board.words.ledger import LogLine
from luna.games.luna.rules import round_of
from luna.games.luna.rules.moves import SETUP, kind_of
from luna.log.fold import Dealing
from luna.log.records import AUTOMATON
from luna.table.table import Table

_IN_RAIL: Final = 20


class Entry(NamedTuple):
    """One turn that counts."""

    number: int  # 1 = the first of the game
    seq: int  # of its record
    seat: int
    order: str
    turn: Turn
    events: Events
    round: int  # in which it was played, 0 = preparation
    before: tuple[Dealing, ...] = ()  # what people did beside playing since the turn before
    after: tuple[Dealing, ...] = ()  # and since this one, while it is the last
    told: tuple[Step, ...] = ()  # what the opponent of the solo game did because an island was chosen


class History:
    """Follows the table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.entries: list[Entry] = []
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
        del self.entries[kept:]
        self._end_with(())
        for number, (seq, seat, turn, _) in enumerate(played[kept:], kept + 1):
            round_number = 0 if kind_of(turn[0]) == SETUP else round_of(self._table.position_at(number - 1))
            order, events = self._table.seats[seat].order, self._table.events_of(number)
            before = self._dealings(self.entries[-1].seq if self.entries else 0, seq)
            told = tuple(steps(self._table.position_at(number - 1), turn)) if deactivates(turn) else ()
            self.entries.append(Entry(number, seq, seat, order, turn, events, round_number, before, told=told))
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
        return tuple(one for one in self._table.dealings if behind < one.seq < until)

    def newest(self, number: int | None = None) -> tuple[LogLine, ...]:
        """For the rail: the last turns, or the last before an earlier moment."""
        end = len(self.entries) if number is None else number
        return tuple(_line(entry) for entry in self.entries[max(0, end - _IN_RAIL) : end])

    def since(self, seat: int) -> Sequence[Entry]:
        """The turns of the others since this seat's own last one; all of them when it had none."""
        last = next((entry.number for entry in reversed(self.entries) if entry.seat == seat), 0)
        return self.entries[last:]

    def opens_round(self, entry: Entry) -> bool:
        """Whether a new round begins with this turn."""
        return entry.number == 1 or self.entries[entry.number - 2].round != entry.round


def _line(entry: Entry) -> LogLine:
    line = ledger.log_line(entry.order, entry.seat, entry.turn, entry.events, max(1, entry.round))
    return replace(line, number=entry.number)
