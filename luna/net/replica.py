"""A client's copy of a table's log: a prefix of the relay's log, unless the two have parted (a fork)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from luna.log import frames
from luna.log.bodies import read_hold
from luna.log.encoding import Malformed
from luna.log.records import HOLD, Record, decode
from luna.net import wire
from luna.net.framing import LARGE

_GIVEN: Final = LARGE - (1 << 10)  # bytes of records in one frame to the relay
_MOST: Final = 256  # records


class Replica:
    """The records of one table in order, their chain, and who holds which seat."""

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
        """The chain after the last record."""
        return self._chains[-1]

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
        if record.kind == HOLD:
            self._held(record)
        return record

    def resume(self) -> wire.Resume:
        """The request that leads back to the own seats; the session signs it when it sends it."""
        return wire.Resume(self.table, b"", b"", self.last, self.chain)

    def _held(self, record: Record) -> None:
        try:
            seats, holder = read_hold(record)
        except Malformed:
            return  # the fold of the table judges it
        self.holders.update(dict.fromkeys(seats, holder))
        self.named.add(holder)


def portions(records: Sequence[bytes]) -> Iterator[tuple[bytes, ...]]:
    """Records in portions that a relay accepts in one frame."""
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
