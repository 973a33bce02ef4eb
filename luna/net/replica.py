"""A client's copy of a table's log: a prefix of the relay's log, unless the two have parted (a fork).

The submits that have no answer yet wait for their place in it. Each is answered by the log, with its own record or
another one: the base of a turn is the number of the last record that its author knew, so the relay accepts it once,
however often the client sends it again after a cut.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.log import frames
from luna.log.bodies import HoldBody, body_of
from luna.log.records import HOLD, Record, authored, decode
from luna.net import wire

_LATER: Final = frozenset({"waiting", "slow-down"})
"""Reasons for a denial that pass: the client sends the submit again."""


class Replica:
    """The records of one table in order, their chain, and the owner of each seat."""

    def __init__(self, table: bytes = b"", header: bytes = b"") -> None:
        """A log with its header only; without a `table` an empty one."""
        self.table, self.header = table, header
        self.records: list[Record] = []
        self.data: list[bytes] = []
        """The bytes of each record."""
        self.holders: dict[int, bytes] = {}
        """By seat, the fingerprint of its owner's key or token."""
        self.named: set[bytes] = set()
        """All holders that the seats ever had."""
        self._chains = [frames.link(frames.root(frames.preamble(table)), header)] if table else []

    @property
    def last(self) -> int:
        """Number of the last record."""
        return len(self.data)

    @property
    def chain(self) -> bytes:
        """The chain after the last record; b"" of an empty log."""
        return self._chains[-1] if self._chains else b""

    def parts_from(self, seq: int, chain: bytes) -> bool:
        """Whether a log with that chain after record `seq` is a fork. Unknown for records that are not here."""
        return seq <= self.last and bool(self._chains) and self._chains[seq] != chain

    def take(self, first: int, records: Sequence[bytes]) -> list[Record] | None:
        """Append the new records of a page that begins with number `first`. None when the page is of a fork."""
        known = self.data[first - 1 : first - 1 + len(records)]
        if list(records[: len(known)]) != known:
            return None
        return [self.append(data) for data in records[len(known) :]]

    def append(self, data: bytes) -> Record:
        """Append the next record. `Malformed` when it is not the next one."""
        record = decode(data, self.last + 1, self.records[-1].t_ms if self.records else 0)
        self.records.append(record)
        self.data.append(data)
        self._chains.append(frames.link(self._chains[-1], data))
        body = body_of(record) if record.kind == HOLD else None  # a malformed one is judged by the fold of the table
        if isinstance(body, HoldBody):
            self.holders.update(dict.fromkeys(body.seats, body.holder))
            self.named.add(body.holder)
        return record

    def resume(self) -> wire.Resume:
        """The request that leads back to the client's seats; the session signs it when it sends it."""
        return wire.Resume(self.table, b"", b"", self.last, self.chain)


class AnswerNews(NamedTuple):
    """The answer to a submit: `seq` of its record, or the code of its denial (`stale`, or the relay's)."""

    number: int
    seq: int | None
    code: str = ""


class Submits:
    """Pending submits by number."""

    def __init__(self) -> None:
        self.pending: dict[int, wire.Submit] = {}
        self.answers: list[AnswerNews] = []
        """Answers that the session has not passed on yet."""
        self._later: set[int] = set()  # pending submits that the relay has denied for now
        self._count = 0

    def new(self, seat: int, base: int, kind: int, body: bytes) -> wire.Submit:
        """Note a submit with the next number."""
        self._count += 1
        message = self.pending[self._count] = wire.Submit(self._count, seat, base, kind, body)
        return message

    def settle(self, records: Sequence[Record]) -> None:
        """Answer the submits that these new records contain, or make stale."""
        for number, submit in list(self.pending.items()):
            for record in records:
                same = (record.seat, record.kind, authored(record)) == (submit.seat, submit.kind, submit.body)
                if same and submit.base in (-1, record.seq - 1):
                    self._answer(number, record.seq)
                    break
                if record.seq == submit.base + 1 and submit.base >= 0:
                    self._answer(number, None, "stale")
                    break

    def deny(self, number: int, code: str) -> None:
        """The relay denies a submit: for now, or for good."""
        if code in _LATER:
            self._later.add(number)
        elif number in self.pending:
            self._answer(number, None, code)

    def due_again(self) -> list[wire.Submit]:
        """The submits that were denied for now, once the relay accepts records again."""
        due = [self.pending[number] for number in sorted(self._later & set(self.pending))]
        self._later.clear()
        return due

    def _answer(self, number: int, seq: int | None, code: str = "") -> None:
        del self.pending[number]
        self.answers.append(AnswerNews(number, seq, code))
