"""Programs that begin games at the same moment, in one folder of saved games."""

import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Final, NamedTuple

from luna.log import journal, savefile
from luna.log.bodies import After, turn_body
from luna.log.files import Disk, write_whole
from luna.log.notices import Refused
from luna.log.records import TURN, LogHeader, Record
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.tickets import Ticket
from luna.table.transport import LocalLog
from tests.faults.disks import PlainDisk
from tests.log.helpers import PEBBLES, new_table

TURNS: Final = 3
_BODY: Final = turn_body((1,), After(bytes(8), 0, False))


class Begun(NamedTuple):
    """A game as known to the program that played it."""

    path: Path
    table: bytes
    chain: bytes
    saved: bool  # as far as the program knows


class Quick(Disk):
    """A disk without syncs: only names matter here, and syncs would keep the programs apart."""

    def sync(self, descriptor: int) -> None:
        pass

    def sync_folder(self, folder: Path) -> None:
        pass


class QuickPlain(PlainDisk, Quick):
    """The same on a file system without hard links."""


def replacing(path: Path, table: bytes, header: LogHeader, records: list[Record], disk: Disk) -> journal.Journal:
    """Planted bug: a journal as it was made once, over any file of its name."""
    data = savefile.journal_bytes(table, header, records)
    write_whole(path, data, disk)
    descriptor = disk.open(path, os.O_RDWR)
    disk.lock(descriptor)
    return journal.Journal(path, savefile.parse(data, path.name), disk, descriptor)


def race(folder: Path, rounds: int, programs: int, disk: Disk, create: Callable[..., object] | None = None) -> None:
    """So many programs begin so many games each, always at the same time; every game is there with its own content."""
    context = multiprocessing.get_context("spawn")
    start = context.Barrier(programs)
    with context.Pool(programs, _take, (start,)) as pool:
        work = [(folder, rounds, disk, create)] * programs
        begun = [one for games in pool.starmap(_run, work, chunksize=1) for one in games]
    assert len(begun) == rounds * programs
    assert len({one.path for one in begun}) == len(begun)
    for one in begun:
        check(one)
    assert not list(folder.glob(".*"))


def check(one: Begun) -> None:
    """The shown turns are in the journal, and the ticket is of its table."""
    assert one.saved
    try:
        contents = savefile.read(one.path)
    except Refused as error:
        raise AssertionError(error.notice.text) from error
    assert (contents.table, contents.chain, len(contents.records)) == (one.table, one.chain, TURNS)
    ticket = tickets.find(one.path)
    assert ticket is not None and ticket.table == one.table


_start: Barrier


def _take(start: Barrier) -> None:
    global _start  # noqa: PLW0603
    _start = start


def _run(folder: Path, rounds: int, disk: Disk, create: Callable[..., journal.Journal] | None) -> list[Begun]:
    if create is not None:
        journal.create = create
    header, saves = new_table(PEBBLES).header, Saves(folder, disk)
    try:
        return [_begin(saves, header, number, disk) for number in range(rounds)]
    except BaseException:
        _start.abort()  # nobody waits for a program that failed
        raise


def _begin(saves: Saves, header: LogHeader, number: int, disk: Disk) -> Begun:
    path = saves.new_path(time.gmtime(60 * number))
    _start.wait()
    log = LocalLog.create(path, header, disk=disk)
    assert log.path is not None
    with contextlib.suppress(OSError):
        tickets.keep(log.path, Ticket(log.table, bytes(16), "", 1))
    for turn in range(TURNS):
        log.submit(0, turn, TURN, _BODY)
    begun = Begun(log.path, log.table, log.head().chain, log.opening().durable)
    _start.wait()
    log.close()
    return begun
