"""A client's copy of a table's log: always a beginning of the relay's, or the two have parted (a fork)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from luna.log import frames
from luna.log.bodies import read_hold
from luna.log.records import HOLD, Record, decode
from luna.log.strict import Malformed
from luna.net.framing import LARGE

_GIVEN: Final = LARGE - (1 << 10)  # bytes of records in one frame to the relay
_MOST: Final = 256  # records


class Replica:
    """The records of one table in order, their chain, and who holds which seat."""

    def __init__(self, table: bytes = b"", header: bytes = b"") -> None:
        """Only what it begins with; without a `table` there is none yet."""
        self.table, self.header = table, header
        self.records: list[Record] = []
        self.data: list[bytes] = []
        """The bytes of each record."""
        self.holders: dict[int, bytes] = {}
        """By seat, what the log knows of its owner's key or token."""
        self.named: set[bytes] = set()
        """All holders that seats ever had."""
        self._chains = [frames.link(frames.root(frames.preamble(table)), header)] if table else []

    @property
    def last(self) -> int:
        """Number of the last record."""
        return len(self.data)

    @property
    def chain(self) -> bytes:
        """The chain after it."""
        return self._chains[-1]

    def parts_from(self, seq: int, chain: bytes) -> bool:
        """Whether a log with that chain after record `seq` is another one; of what is not here nobody knows."""
        return seq <= self.last and bool(self._chains) and self._chains[seq] != chain

    def take(self, first: int, records: Sequence[bytes]) -> list[Record] | None:
        """Those of a page, which begins with number `first`, that are new here; None when they are another log's."""
        known = self.data[first - 1 : first - 1 + len(records)]
        if list(records[: len(known)]) != known:
            return None
        return [self.append(data) for data in records[len(known) :]]

    def append(self, data: bytes) -> Record:
        """The very next record. `Malformed` if it is none."""
        record = decode(data, self.last + 1, self.records[-1].t_ms if self.records else 0)
        self.records.append(record)
        self.data.append(data)
        self._chains.append(frames.link(self._chains[-1], data))
        if record.kind == HOLD:
            self._held(record)
        return record

    def _held(self, record: Record) -> None:
        try:
            seats, holder = read_hold(record)
        except Malformed:
            return  # which is the relay's fault, and the table's business
        self.holders.update(dict.fromkeys(seats, holder))
        self.named.add(holder)


def portions(records: Sequence[bytes]) -> Iterator[tuple[bytes, ...]]:
    """Records to be given to a relay, as many at once as it takes."""
    part: list[bytes] = []
    size = 0
    for data in records:
        if part and (size + len(data) > _GIVEN or len(part) == _MOST):
            yield tuple(part)
            part, size = [], 0
        part.append(data)
        size += len(data) + 3
    if part:
        yield tuple(part)
