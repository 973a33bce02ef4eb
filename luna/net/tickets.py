"""The way back to a seat: what a program needs to sit down again after it was ended, kept beside the journal.

Whoever has the token plays the seats, hence nobody but the owner of the file may read it.
"""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from luna.log import frames
from luna.log.journal import SEAT
from luna.log.strict import Malformed, pack, unpack

SUFFIX: Final = SEAT
_TOKEN: Final = 16
_LONGEST: Final = 512


class Ticket(NamedTuple):
    """Where the table is ("" as host: this program's own relay), and the token of the seats at it."""

    table: bytes
    token: bytes
    host: str
    port: int
    code: str = ""


def place(journal: Path) -> Path:
    """Where the ticket of a journal lies."""
    return journal.with_name(journal.name + SUFFIX)


def keep(journal: Path, ticket: Ticket) -> None:
    """Write it for the owner's eyes only. `OSError` when that cannot be, or when another table's is there."""
    path = place(journal)
    there = _read(path)
    if there is not None and there.table != ticket.table:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    aside = path.with_name(f".{secrets.token_hex(8)}.new")
    try:
        descriptor = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(descriptor, pack(list(ticket)))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        aside.replace(path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise


def find(journal: Path) -> Ticket | None:
    """The ticket beside a journal; None when there is none that can be read, or it is another table's."""
    ticket = _read(place(journal))
    if ticket is None:
        return None
    try:
        with journal.open("rb") as file:
            table = frames.table_of(file.read(frames.PREAMBLE_SIZE))
    except (OSError, frames.FrameError):
        return None
    return ticket if ticket.table == table else None


def of_table(folder: Path, table: bytes) -> tuple[Path, Ticket] | None:
    """The journal in a folder whose ticket leads to that table, and the ticket."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        journal = path.with_name(path.name.removesuffix(SUFFIX))
        ticket = find(journal)
        if ticket is not None and ticket.table == table:
            return journal, ticket
    return None


def _read(path: Path) -> Ticket | None:
    try:
        with path.open("rb") as file:
            value = unpack(file.read(_LONGEST), _LONGEST)
    except (OSError, Malformed):
        return None
    shape = (bytes, bytes, str, int, str)
    if type(value) is not list or tuple(map(type, value)) != shape:
        return None
    ticket = Ticket(*value)
    fits = len(ticket.table) == len(ticket.token) == _TOKEN and 0 < ticket.port < 1 << 16
    return ticket if fits else None
