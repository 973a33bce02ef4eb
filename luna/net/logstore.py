"""The relay's store as an interface: it keeps the logs of many tables.

    entry: 16 bytes table, u32 number (0 = the header), u32 length, record

A batch is the entries of one turn of the relay's loop, of any tables. `store` keeps them in one file, `redis_store` on
a Redis server; the relay does not know which.
"""

import struct
from collections.abc import Collection
from typing import Final, NamedTuple, Protocol

ID: Final = 16
_ENTRY: Final = struct.Struct("<16sII")
OVERHEAD: Final = _ENTRY.size

Tables = dict[bytes, list[bytes]]
"""Header and records by table, the table with the newest record last."""


class Kept(NamedTuple):
    """The log of a table with its header, for a compacted file."""

    table: bytes
    log: list[bytes]
    played: bool  # False for a table that was only handed over


class LogStore(Protocol):
    """A durable store of logs. It belongs to one relay, which writes one batch after the other."""

    @property
    def prompt(self) -> bool:
        """Whether a write is quick enough for the event loop to wait for it."""

    def write(self, entries: bytes) -> Collection[bytes]:
        """Return when a batch is durable: which tables are another relay's and refused. `OSError` ends the store."""

    def close(self) -> None:
        """Release the store."""


def entry(table: bytes, number: int, record: bytes) -> bytes:
    """Encode a record as an entry."""
    return _ENTRY.pack(table, number, len(record)) + record


def split(entries: bytes) -> list[tuple[bytes, int, bytes]] | None:
    """Decode a batch: table, number and record of each entry; None when it is incomplete."""
    found, at = [], 0
    while len(entries) - at >= OVERHEAD:
        table, number, length = _ENTRY.unpack_from(entries, at)
        at += OVERHEAD + length
        found.append((table, number, entries[at - length : at]))
    return found if at == len(entries) else None
