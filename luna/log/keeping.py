"""The log of a table on this machine during play: in a journal, and in a new one when that fails.

The disk may be full for a while, and other programs may remove or replace files. The game goes on in memory, and the
whole log is written again as soon as the disk allows it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from luna.log import journal
from luna.log.files import DISK, Disk, why_unsaved
from luna.log.journal import Journal
from luna.log.notices import Notice, notice
from luna.log.records import LogHeader, Record

_PAUSE: Final = 10.0
"""Seconds between two tries: a failing disk may block for a while."""


class Keeper:
    """Keeps a log on disk. `keep` belongs to one thread."""

    def __init__(
        self,
        path: Path,
        table: bytes,
        header: LogHeader,
        kept: Journal | None,
        disk: Disk = DISK,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`kept`: the open journal; None when it cannot be written now. `clock`: monotonic seconds."""
        self.path = path
        """The path of the journal, or of the last one."""
        self._table, self._header = table, header
        self._journal = kept
        self._disk, self._clock = disk, clock
        self._tried = clock()

    @classmethod
    def create(
        cls,
        path: Path,
        table: bytes,
        header: LogHeader,
        records: Sequence[Record] = (),
        disk: Disk = DISK,
        clock: Callable[[], float] = time.monotonic,
    ) -> tuple[Keeper, Notice | None]:
        """Create a journal under this name or the next free one; in memory, with a notice, when that fails."""
        try:
            made = journal.create(path, table, header, records, disk)
        except OSError as error:
            return cls(path, table, header, None, disk, clock), why_unsaved(path, error)
        return cls(made.path, table, header, made, disk, clock), None

    @property
    def keeps(self) -> bool:
        """Whether the whole log is on disk."""
        return self._journal is not None

    def keep(self, log: Sequence[Record], new: Sequence[Record]) -> Notice | None:
        """Make new records durable, which follow the `log`. Returns a notice for the player, each only once."""
        if self._journal is None:
            if self._clock() - self._tried < _PAUSE or self._renew((*log, *new)) is not None:
                return None
            return notice("save-again", file=self.path.name)
        try:
            for record in new:
                self._journal.append(record)
        except OSError as error:
            return self._failed(error)
        if not self._journal.gone:
            return None
        self._journal.close()
        before = self.path.name
        return self._renew((*log, *new)) or notice("save-anew", file=before, name=self.path.name)

    def close(self) -> None:
        """Close the journal. Closing twice does no harm."""
        if self._journal is not None:
            self._journal.close()

    def _renew(self, log: Sequence[Record]) -> Notice | None:
        try:
            self._journal = journal.renew(self.path, self._table, self._header, log, self._disk)
        except OSError as error:
            return self._failed(error)
        self.path = self._journal.path
        return None

    def _failed(self, error: OSError) -> Notice:
        self._journal, self._tried = None, self._clock()
        return why_unsaved(self.path, error)
