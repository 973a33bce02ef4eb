"""The way back to a seat, kept beside the journal: secret, because it is enough to play the seats."""

import contextlib
import errno
import os
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log import frames
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import free_aside, read_whole, write_secret
from luna.log.files import words as error_words
from luna.log.journal import SEAT
from luna.log.notices import Notice, notice
from luna.net.certificates import PROOF
from luna.net.identity import Identity

SUFFIX: Final = SEAT
_ID: Final = 16
_LONGEST: Final = 4096


class Ticket(NamedTuple):
    """A ticket: table, secret of the seats, place of the relay ("" = this program's own), proof of its certificate."""

    table: Annotated[bytes, Meta(min_length=_ID, max_length=_ID)]
    secret: bytes
    host: Annotated[str, Meta(max_length=255)]
    port: Annotated[int, Meta(ge=1, le=(1 << 16) - 1)]
    code: Annotated[str, Meta(max_length=40)] = ""
    proof: Annotated[bytes, Meta(max_length=PROOF)] = b""  # tickets from before certificates have none


_CODEC: Final = Codec[Ticket](Ticket)


def place(journal: Path) -> Path:
    """The path of a journal's ticket."""
    return journal.with_name(journal.name + SUFFIX)


def keep(journal: Path, ticket: Ticket) -> None:
    """Write a ticket, readable by the owner only. `OSError` when that fails or another table's ticket is there."""
    path = place(journal)
    with contextlib.suppress(FileNotFoundError, Malformed):
        if _read(path).table != ticket.table:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    write_secret(path, pack(ticket))


def find(journal: Path) -> Ticket | None:
    """The ticket beside a journal; None when it is missing, unreadable or another table's."""
    try:
        ticket = _read(place(journal))
        table = frames.table_of(read_whole(journal, frames.PREAMBLE_SIZE)[: frames.PREAMBLE_SIZE])
    except (OSError, Malformed, frames.FrameError):
        return None
    return ticket if ticket.table == table else None


def tidy(journal: Path) -> Notice | None:
    """Rename a ticket that is malformed. Returns a notice for the player, if any."""
    path = place(journal)
    try:
        _read(path)
    except FileNotFoundError:
        pass
    except Malformed:
        aside = free_aside(path)
        try:
            path.replace(aside)
        except OSError as error:
            return _unreadable(journal, error)
        return notice("seat-broken", file=journal.name, aside=aside.name)
    except OSError as error:
        return _unreadable(journal, error)
    return None


def of_table(folder: Path, table: bytes) -> tuple[Path, Ticket] | None:
    """The journal in a folder with a ticket for that table, and the ticket."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        journal = path.with_name(path.name.removesuffix(SUFFIX))
        ticket = find(journal)
        if ticket is not None and ticket.table == table:
            return journal, ticket
    return None


def _unreadable(journal: Path, error: OSError) -> Notice:
    return notice("seat-unreadable", file=journal.name, error=error_words(error))


def _read(path: Path) -> Ticket:
    """Read a ticket. `OSError` or `Malformed` when it cannot be read."""
    ticket = _CODEC.read(read_whole(path, _LONGEST))
    try:
        Identity(ticket.secret)
    except ValueError as error:
        raise Malformed("the secret of a ticket") from error
    if ticket.proof and len(ticket.proof) != PROOF:
        raise Malformed("the proof of a ticket")
    return ticket
