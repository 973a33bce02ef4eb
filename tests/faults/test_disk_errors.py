"""The n-th call of the disk fails, for every n: the game continues, the player is told once, nothing old is lost."""

import contextlib
import errno
import os
import sys
from pathlib import Path

import pytest

from luna.circle.circle import Circle
from luna.circle.shelf import Shelf
from luna.log import frames, journal, savefile
from luna.log.encoding import pack
from luna.log.files import Disk, write_whole
from luna.log.notices import Refused, notice
from luna.log.records import Record
from luna.log.saves import Saves
from luna.net import certificates, tickets
from luna.net.identity import Identity
from luna.table.chronicle import Outcome
from luna.table.table import Table
from luna.table.transport import LocalLog
from tests.faults.disks import FailingDisk, ShortDisk
from tests.log.helpers import PEBBLES, new_table

TURNS = ((1,), (4, 9), (2,), (3,), (1,))
CODES = [errno.ENOSPC, errno.EIO, errno.EROFS]


def play(table: Table) -> list[Outcome]:
    """All turns and an undo; they count whatever the disk does."""
    results = [*map(table.acts.submit, TURNS), table.acts.undo()]
    assert table.length == len(TURNS) - 1
    outcomes = [result for result in results if isinstance(result, Outcome)]
    assert len(outcomes) == len(results)
    return outcomes


def check_new_game(folder: Path, first: int, code: int, lasting: bool) -> bool:
    """A game on a disk whose call number `first` fails. True when no call was left to fail."""
    path = folder / f"{code}-{first}-{lasting}.luna"
    disk = FailingDisk(first, code, lasting=lasting)
    table = new_table(PEBBLES, path, disk=disk)
    told = [said.code for said in table.notices]
    outcomes = play(table)
    failed = disk.failed
    table.close()
    told += [outcome.notice.code for outcome in outcomes if outcome.notice]
    expected = {errno.ENOSPC: "disk-full", errno.EROFS: "disk-read-only", errno.EIO: "disk-error"}[code]
    assert told == [expected] * table.in_memory  # once, or not at all
    assert len(table.notices) == len(told)
    assert table.in_memory or not failed or not lasting
    # Everything up to the failure is on the disk.
    silent = next((n for n, outcome in enumerate(outcomes) if outcome.notice), len(outcomes))
    if not table.in_memory or (told and any(outcome.notice for outcome in outcomes)):
        kept = savefile.read(path).records
        assert silent <= len(kept) <= silent + 1
        again = Table.open(PEBBLES, path)
        assert [again.chronicle.fold.at(seq).after.digest for seq in range(1, silent + 1)] == [
            o.digest for o in outcomes[:silent]
        ]
        again.close()
    return not failed


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("lasting", [True, False])
def test_new_game_with_every_call_failing(tmp_path: Path, code: int, lasting: bool) -> None:
    for first in range(200):
        if check_new_game(tmp_path, first, code, lasting):
            assert first > 20
            return
    raise AssertionError("the disk never came to an end")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("torn", [False, True])
def test_opening_with_every_call_failing(tmp_path: Path, code: int, torn: bool) -> None:
    """The save is read in full or refused, and never loses bytes."""
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    play(table)
    table.close()
    data = path.read_bytes()[: -7 if torn else None]
    whole = len(savefile.parse(data, "").records)
    opened = refused = 0
    for first in range(100):
        path.write_bytes(data)
        disk = FailingDisk(first, code, lasting=False)
        try:
            again = Table.open(PEBBLES, path, disk=disk)
            opened += 1
            assert again.head == whole
            assert again.in_memory == any(said.code.startswith("disk-") for said in again.notices)
            again.close()
        except Refused as error:
            refused += 1
            assert error.notice.code == "save-unreadable"
        aside = path.with_name("a.luna.broken")
        kept = path.read_bytes() + (aside.read_bytes() if aside.exists() else b"")
        assert data in (kept, path.read_bytes())
        for broken in tmp_path.glob("*.broken*"):
            broken.unlink()
        if not disk.failed:
            assert opened > 3
            return
    raise AssertionError("the disk never came to an end")


def test_whole_file_with_every_call_failing(tmp_path: Path) -> None:
    path = tmp_path / "settings"
    for first in range(50):
        path.write_bytes(b"old")
        disk = FailingDisk(first)
        try:
            write_whole(path, b"new and longer", disk)
        except OSError:
            assert path.read_bytes() in (b"old", b"new and longer")
        else:
            assert path.read_bytes() == b"new and longer"
            assert list(tmp_path.iterdir()) == [path]
            assert first > 4
            return


def test_a_failed_write_leaves_no_temporary_file(tmp_path: Path) -> None:
    for first in range(5):
        with pytest.raises(OSError, match="space"):
            write_whole(tmp_path / "a", b"x" * 100, FailingDisk(first, lasting=False))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes there")
def test_devices_are_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a file"):
        write_whole(tmp_path / "pipe", b"x")
    with pytest.raises(Refused, match="not a file"):
        savefile.read(tmp_path / "pipe")


def test_short_writes_and_reads(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path, disk=ShortDisk())
    play(table)
    digest = table.digest
    table.close()
    again = Table.open(PEBBLES, path, disk=ShortDisk())
    assert (again.digest, again.notices, again.in_memory) == (digest, [], False)


def test_after_a_failure_nothing_more_is_written(tmp_path: Path) -> None:
    """A failed sync may have lost data that the next sync confirms. (Later it is saved anew: see `test_keeping`.)"""
    header = new_table(PEBBLES).header
    for first in range(60):
        disk = FailingDisk(first, errno.EIO, lasting=False)
        table = Table(PEBBLES, LocalLog.create(tmp_path / f"{first}.luna", header, disk=disk, clock=lambda: 0.0))
        table.acts.submit((1,))
        if table.in_memory:
            calls, files = disk.calls, {path: path.stat().st_size for path in tmp_path.iterdir()}
            table.acts.submit((1,))
            assert (disk.calls, {path: path.stat().st_size for path in tmp_path.iterdir()}) == (calls, files)
        table.close()
        if not disk.failed:
            return
    raise AssertionError("the disk never came to an end")


def test_a_full_disk_can_be_left_by_saving_a_copy(tmp_path: Path) -> None:
    table = new_table(PEBBLES, tmp_path / "a.luna", disk=FailingDisk(16))
    play(table)
    assert table.in_memory
    copy = table.save_as(tmp_path / "b.luna")
    assert isinstance(copy, Table)
    assert (copy.history, copy.digest, copy.in_memory) == (table.history, table.digest, False)


# Planted bugs.


def test_planted_swallowed_error_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = journal.Journal.append

    def append(self: journal.Journal, record: Record) -> None:
        if self.writable:
            with contextlib.suppress(OSError):
                right(self, record)

    monkeypatch.setattr(journal.Journal, "append", append)
    with pytest.raises(AssertionError):
        test_new_game_with_every_call_failing(tmp_path, errno.ENOSPC, True)


def test_planted_truncation_before_the_copy_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(path: Path, contents: savefile.Contents, data: bytes, disk: FailingDisk, descriptor: int) -> object:
        disk.truncate(descriptor, contents.good)
        write_whole(path.with_name(path.name + ".broken"), data[contents.good :], disk)
        return notice("save-torn-left", file=path.name, kept=0)

    monkeypatch.setattr(journal, "_cut", cut)
    with pytest.raises(AssertionError):
        test_opening_with_every_call_failing(tmp_path, errno.EIO, True)


def test_a_secret_is_written_whole_and_its_name_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat, circle and certificate: no short write tears them, and the folder is synced after the rename."""
    ticket, synced = tickets.Ticket(b"t" * 16, b"s" * 32, "192.0.2.1", 7786, "ABCDEF"), list[Path]()
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:7]))
    monkeypatch.setattr(Disk, "sync_folder", lambda disk, folder: synced.append(folder))
    path = tmp_path / "a.luna"
    path.write_bytes(frames.preamble(ticket.table))
    tickets.keep(path, ticket)
    assert tickets.find(path) == ticket and synced.pop() == tmp_path
    certificates.stored(tmp_path / "relay.pem")
    assert synced.pop() == tmp_path
    shelf = Shelf(tmp_path)
    shelf._take_in(Circle(b"c" * 32), Identity.new(), "Friends")
    assert [held.name for held in shelf.all()] == ["Friends"] and synced.count(shelf.folder) == 2
    saves = Saves(tmp_path / "saves")
    brought = saves.take_in("b.luna", savefile.journal_bytes(bytes(16), new_table(PEBBLES).header, ()), pack(ticket))
    assert tickets.place(brought).read_bytes() == pack(ticket) and synced[-2:] == [saves.folder] * 2
