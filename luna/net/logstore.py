"""The relay's store as an interface: what is asked of a place that keeps the logs of many tables.

    entry: 16 bytes table, u32 number (0 = the header), u32 length, record

A batch is the entries of one turn of the relay's loop, whatever their tables. `store` keeps them in one file,
`redis_store` on a Redis server; a relay does not know which.
"""

from __future__ import annotations

import struct
from collections.abc import Collection
from typing import Final, NamedTuple, Protocol

ID: Final = 16
_ENTRY: Final = struct.Struct("<16sII")
OVERHEAD: Final = _ENTRY.size

Tables = dict[bytes, list[bytes]]
"""Header and records by table, the table with the newest record last."""


class Kept(NamedTuple):
    """The log of a table with its header, as a new file gets it."""

    table: bytes
    log: list[bytes]
    played: bool
    """Else it was only handed over."""


class LogStore(Protocol):
    """A place that keeps logs. It belongs to one relay, which writes one batch after the other."""

    @property
    def prompt(self) -> bool:
        """Whether a write takes so little time that the loop may wait for it."""

    def write(self, entries: bytes) -> Collection[bytes]:
        """Return when a batch is durable: the tables that it was refused for, because another relay has them now.

        After an `OSError` nothing more may be written.
        """

    def close(self) -> None:
        """Let it go."""


def entry(table: bytes, number: int, record: bytes) -> bytes:
    """What is kept of one record."""
    return _ENTRY.pack(table, number, len(record)) + record


def split(entries: bytes) -> list[tuple[bytes, int, bytes]] | None:
    """Table, number and record of each entry of a batch; None when they are not whole."""
    found, at = [], 0
    while len(entries) - at >= OVERHEAD:
        table, number, length = _ENTRY.unpack_from(entries, at)
        at += OVERHEAD + length
        found.append((table, number, entries[at - length : at]))
    return found if at == len(entries) else None
