"""The directory of a fleet as an interface: which relay owns a table, and where a code leads.

A table belongs to the relay that claimed it last. The number of the claim is a fencing token: the store refuses records
of earlier owners, so a relay that slept cannot fork a table. Living relays renew a lease; only a relay whose lease has
lapsed can lose a table.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Mine(NamedTuple):
    """The table belongs to this relay now: its header and records, or nothing for a new table."""

    log: list[bytes]


class Elsewhere(NamedTuple):
    """Another living relay owns the table."""

    host: str
    port: int


Claim = Mine | Elsewhere | None
"""None: there is no such table, or a table that was to begin exists already."""


class Directory(Protocol):
    """The shared knowledge of a fleet's relays. Each call may block, and raises `OSError` when it fails."""

    def claim(self, table: bytes, begin: bool) -> Claim:
        """Claim a table that no living relay owns: an existing one, or one that is about to `begin`."""

    def mine(self, table: bytes) -> bool:
        """Whether this relay's claim is the newest one."""

    def find(self, code: str) -> bytes | Elsewhere | None:
        """Resolve a code: to a table, or to the relay with the room."""

    def lead(self, code: str, table: bytes = b"") -> bool:
        """Bind a code to a room of this relay or to a table. False when it is bound elsewhere."""

    def renew(self) -> list[bytes]:
        """Renew the lease. Returns the tables that other relays claimed after the lease had lapsed."""

    def leave(self) -> None:
        """Give up the lease, so that other relays may claim every table at once."""
