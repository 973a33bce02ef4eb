"""The history of a table: the effective turns with their events, for the rail, the log and the recap."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from luna.core.levels import Character
from luna.log import bodies
from luna.log.fold import TableEvent
from luna.log.records import AUTOMATON, BOT
from luna.shell.board.teller import Entry, LogLine, Row, Teller
from luna.shell.players.seats import looks
from luna.table.table import Table
from luna.text import Catalogue

_IN_RAIL: Final = 20


class History:
    """The turns of one table. Call `follow` after every change."""

    def __init__(self, table: Table, teller: Teller) -> None:
        """`teller`: of the table's game."""
        self.table, self.teller = table, teller
        self.looks = looks(table.game, table.seats)
        """The looks of the seats."""
        self.entries: list[Entry] = []
        self._lines: list[LogLine] = []  # of the rail, one an entry
        self._told: dict[int, tuple[object, list[Row]]] = {}  # by entry: the inputs of its rows, the rows
        self.automaton = next((seat for seat, one in enumerate(table.seats) if one.kind == AUTOMATON), None)
        """The seat of the automaton in a solo game; None in other games."""
        self.follow()

    def follow(self) -> None:
        """Catch up with the table: one more turn, or another branch after undo and redo."""
        played = self.table.history
        pairs = zip(self.entries, played, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0].seq == pair[1].seq, pairs))
        del self.entries[kept:], self._lines[kept:]
        self._end_with(())
        for number, (seq, seat, turn, _) in enumerate(played[kept:], kept + 1):
            position = self.table.position_at(number - 1)
            order, events = self.table.seats[seat].order, self.table.events_of(number)
            before = self._dealings(self.entries[-1].seq if self.entries else 0, seq)
            round_number = self.teller.round_of(position, turn)
            self.entries.append(Entry(number, seq, seat, order, turn, events, round_number, position, before))
            self._lines.append(self.teller.line(self.entries[-1]))
        if self.entries:
            self._end_with(self._dealings(self.entries[-1].seq, self.table.head + 1))

    def between(self, number: int) -> tuple[TableEvent, ...]:
        """People's actions other than turns between turn `number` and the next."""
        if number < len(self.entries):
            return self.entries[number].before
        return self.entries[-1].after if self.entries else ()

    def _end_with(self, after: tuple[TableEvent, ...]) -> None:
        if self.entries and self.entries[-1].after != after:
            self.entries[-1] = self.entries[-1]._replace(after=after)

    def _dealings(self, behind: int, until: int) -> tuple[TableEvent, ...]:
        return tuple(one for one in self.table.chronicle.fold.table_events if behind < one.seq < until)

    def newest(self, number: int | None = None) -> tuple[LogLine, ...]:
        """The last lines of the rail, now or after turn `number`."""
        end = len(self.entries) if number is None else number
        return tuple(self._lines[max(0, end - _IN_RAIL) : end])

    def since(self, seat: int) -> Sequence[Entry]:
        """The turns since the last one of this seat; all turns when it had none.

        The finished part of a seat's open turn does not count: the turns before it are listed.
        """
        end = len(self.entries)
        while end and self.table.to_move == seat == self.entries[end - 1].seat:
            end -= 1
        last = next((entry.number for entry in reversed(self.entries[:end]) if entry.seat == seat), 0)
        return self.entries[last:end]

    def opens_round(self, entry: Entry) -> bool:
        """Whether this turn opens a round."""
        return entry.number == 1 or self.entries[entry.number - 2].round != entry.round

    def rows(self, text: Catalogue, names: Sequence[str], entry: Entry) -> Iterator[Row]:
        """The rows of a turn in the log: heading of its round, player, events, and people's other actions."""
        heading = self.teller.when(text, entry.position, entry.turn) if self.opens_round(entry) else ""
        if heading:
            yield Row("round", heading)
        for said in sentences(text, names, entry.before):
            yield Row("talk", said, "ui/icon-chat")
        yield Row("turn", names[entry.seat], self.looks[entry.seat].emblem)
        yield from self.teller.rows(text, names, entry, self.automaton)
        for said in sentences(text, names, entry.after):
            yield Row("talk", said, "ui/icon-chat")

    def told(self, text: Catalogue, names: Sequence[str], index: int) -> list[Row]:
        """The rows of an entry, cached while they do not change."""
        entry = self.entries[index]
        state = entry.seq, len(entry.after), text.language, tuple(names)
        if index not in self._told or self._told[index][0] != state:
            self._told[index] = state, list(self.rows(text, names, entry))
        return self._told[index][1]


def sentences(text: Catalogue, names: Sequence[str], table_events: Iterable[TableEvent]) -> list[str]:
    """People's actions other than turns (asking, voting, taking back), one sentence each."""
    return [said for one in table_events if (said := _sentence(text, names, one))]


def _sentence(text: Catalogue, names: Sequence[str], one: TableEvent) -> str:
    name = names[one.seat] if 0 <= one.seat < len(names) else ""
    match one.body:
        case bodies.AskBody():
            return text("talk-asks-back" if one.turns else "talk-asks-otherwise", name=name, count=one.turns)
        case bodies.RewindBody():
            return text("talk-takes-back" if one.turns else "talk-goes-otherwise", name=name, count=one.turns)
        case bodies.VoteBody(_, yes):
            return text("talk-yes" if yes else "talk-no", name=name)
        case bodies.ProposeBody(_, seat, player):
            return text("talk-proposes", name=name, away=names[seat], level=Character.of(player.bot).level)
        case bodies.MotionBody(_, what, days):
            return text(f"talk-moves-{what}", name=name, count=days)
        case bodies.TakeBody(seat, _, _):
            return text("talk-bot", name=names[seat])
        case bodies.SeatBody(seat, player) if player.kind == BOT:
            return text("talk-bot", name=names[seat])
        case bodies.SeatBody(seat, _):
            return text("talk-self", name=names[seat])
        case bodies.HoldBody():
            return text("talk-back", name=name)
        case bodies.EpochBody():
            return text("talk-epoch")
        case bodies.CheckBody():
            return text("talk-differs", name=name)
    return ""
