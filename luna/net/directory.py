"""The directory of a fleet as an interface: which of many relays has a table, and where a code leads.

A table belongs to the relay that claimed it last. A claim is a fence: the store takes nothing any more from who has
claimed the table before, so a relay that slept cannot fork it. A relay that lives renews its lease; only who has let
it lapse can lose a table.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Mine(NamedTuple):
    """The table is this relay's from now on: its header and records, nothing of a table that is to begin."""

    log: list[bytes]


class Elsewhere(NamedTuple):
    """Another relay has it and lives there."""

    host: str
    port: int


Claim = Mine | Elsewhere | None
"""None: there is no such table; or there is one, and it was to begin."""


class Directory(Protocol):
    """What the relays of a fleet know together. Each call may take a while, and `OSError` says that it failed."""

    def claim(self, table: bytes, begin: bool) -> Claim:
        """Take a table that no living relay has: one that is there, or one that is about to `begin`."""

    def mine(self, table: bytes) -> bool:
        """Whether this relay's claim is the last one."""

    def find(self, code: str) -> bytes | Elsewhere | None:
        """Where a code leads: to a table, or to another relay in whose room people wait."""

    def lead(self, code: str, table: bytes = b"") -> bool:
        """A code leads to a room here, or to a table, from now on; False when it leads somewhere else."""

    def renew(self) -> list[bytes]:
        """Renew the lease: the tables that others have claimed meanwhile, if it had lapsed."""

    def leave(self) -> None:
        """Give up the lease: others may claim every table at once."""
