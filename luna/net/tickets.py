"""The way back to a seat: what a program needs to sit down again after it was ended, kept beside the journal.

Whoever has the token plays the seats, hence nobody but the owner of the file may read it.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final, NamedTuple

from luna.log.strict import Malformed, pack, unpack

SUFFIX: Final = ".seat"
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
    """Write it for the owner's eyes only. `OSError` when that cannot be."""
    path = place(journal)
    aside = path.with_name(path.name + ".new")
    with contextlib.suppress(FileNotFoundError):
        aside.unlink()
    descriptor = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(descriptor, pack(list(ticket)))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    aside.replace(path)


def find(journal: Path) -> Ticket | None:
    """The ticket beside a journal; None when there is none that can be read."""
    try:
        with place(journal).open("rb") as file:
            value = unpack(file.read(_LONGEST), _LONGEST)
    except (OSError, Malformed):
        return None
    shape = (bytes, bytes, str, int, str)
    if type(value) is not list or tuple(map(type, value)) != shape:
        return None
    ticket = Ticket(*value)
    fits = len(ticket.table) == len(ticket.token) == _TOKEN and 0 < ticket.port < 1 << 16
    return ticket if fits else None


def of_table(folder: Path, table: bytes) -> tuple[Path, Ticket] | None:
    """The journal in a folder whose ticket leads to that table, and the ticket."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        journal = path.with_name(path.name.removesuffix(SUFFIX))
        ticket = find(journal)
        if ticket is not None and ticket.table == table and journal.exists():
            return journal, ticket
    return None
