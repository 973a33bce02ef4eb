"""The relay's file: after any crash, all synced data is there."""

import errno
import os
import threading
from pathlib import Path

import pytest

from luna.log.files import Disk, LockedError
from luna.net import store
from luna.net.logstore import Kept, Tables, entry
from luna.net.store import Store
from tests.patience import seconds

ONE, TWO = b"1" * 16, b"2" * 16
TABLES = {ONE: [b"header", b"first", b"second"], TWO: [b"other header"]}


def filled(folder: Path) -> bytes:
    """A file of three batches; its bytes."""
    kept, tables, damaged = Store.open(folder)
    assert (tables, damaged) == ({}, False)
    kept.write(entry(ONE, 0, b"header") + entry(ONE, 1, b"first"))
    kept.write(entry(ONE, 2, b"second"))
    kept.write(entry(TWO, 0, b"other header"))
    kept.close()
    return (folder / store.NAME).read_bytes()


def opened(folder: Path) -> tuple[Tables, bool]:
    kept, tables, damaged = Store.open(folder)
    kept.close()
    return tables, damaged


def test_written_batches_are_read_again(tmp_path: Path) -> None:
    filled(tmp_path)
    assert opened(tmp_path) == (TABLES, False)


def test_torn_at_every_byte(tmp_path: Path) -> None:
    """Of the last batch any beginning may be there, the rest missing or zero."""
    data = filled(tmp_path)
    size = len(store._batch(entry(TWO, 0, b"other header")))
    for end in range(len(data) - size, len(data)):
        for rest in (b"", bytes(len(data) - end)):
            (tmp_path / store.NAME).write_bytes(data[:end] + rest)
            assert opened(tmp_path) == ({ONE: TABLES[ONE]}, False)
    kept, _, _ = Store.open(tmp_path)
    kept.write(entry(ONE, 3, b"third"))  # it continues after the complete part
    kept.close()
    assert opened(tmp_path)[0][ONE] == [*TABLES[ONE], b"third"]


def test_a_damaged_middle_is_kept_aside(tmp_path: Path) -> None:
    data = bytearray(filled(tmp_path))
    data[len(store.MAGIC) + 40] ^= 1
    (tmp_path / store.NAME).write_bytes(data)
    assert opened(tmp_path) == ({}, True)
    assert (tmp_path / "relay.broken").read_bytes() == data
    assert opened(tmp_path) == ({}, False)


def test_a_forgotten_table_can_be_handed_over_again(tmp_path: Path) -> None:
    filled(tmp_path)
    kept, _, _ = Store.open(tmp_path)
    kept.write(entry(ONE, 0, b"header") + entry(ONE, 1, b"first"))
    kept.close()
    assert opened(tmp_path) == ({TWO: TABLES[TWO], ONE: [b"header", b"first"]}, False)


def test_compaction_drops_the_oldest_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    monkeypatch.setattr(store, "KEPT", 600)
    assert opened(tmp_path) == ({TWO: TABLES[TWO]}, False)


def test_a_folder_belongs_to_one_relay(tmp_path: Path) -> None:
    kept, _, _ = Store.open(tmp_path)
    with pytest.raises(LockedError):
        Store.open(tmp_path)
    kept.close()


@pytest.mark.parametrize("entries", [b"x", entry(TWO, 0, b"other")[:-1], entry(TWO, 0, b"other") + b"rest"])
def test_incomplete_entries_are_kept_aside(tmp_path: Path, entries: bytes) -> None:
    """No relay writes such a batch, but the relay must start with another program's file."""
    data = filled(tmp_path) + store._batch(entries)
    (tmp_path / store.NAME).write_bytes(data)
    assert opened(tmp_path) == (TABLES, True)
    assert (tmp_path / "relay.broken").read_bytes() == data
    assert opened(tmp_path) == (TABLES, False)


def test_a_restart_of_a_large_file_keeps_what_was_played_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read in pieces; and tables that were only handed over, however late, take no played table's place."""
    monkeypatch.setattr(store, "LARGEST", 1 << 12)
    monkeypatch.setattr(store, "KEPT", 40 << 10)
    monkeypatch.setattr(store, "_PIECE", 1 << 10)
    kept, _, _ = Store.open(tmp_path)
    for number in range(20):
        table = bytes([number]) * 16
        kept.write(entry(table, 0, b"header"))
        kept.write(b"".join(entry(table, n, bytes(1000)) for n in range(1, 8)))
    for number in range(100, 120):
        table = bytes([number]) * 16
        kept.write(entry(table, 0, b"header") + b"".join(entry(table, n, bytes(1000)) for n in range(1, 8)))
    kept.close()
    for _ in range(2):  # also after compaction
        tables, damaged = opened(tmp_path)
        assert [table[0] for table in tables] == [16, 17, 18, 19] and not damaged
        assert all(len(log) == 8 for log in tables.values())
    assert (tmp_path / store.NAME).stat().st_size < 40 << 10


class Slow(Disk):
    """A disk on which a compacted file appears only when it `may`."""

    def __init__(self) -> None:
        self.may = threading.Event()

    def sync(self, descriptor: int) -> None:
        if threading.current_thread().name == "luna-compaction":
            assert self.may.wait(seconds(60))
        super().sync(descriptor)


def test_a_file_is_compacted_while_batches_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new file has everything of the old one, including batches written meanwhile."""
    monkeypatch.setattr(store, "LARGEST", 1 << 12)
    disk = Slow()
    kept, _, _ = Store.open(tmp_path, disk)
    log = [b"header"]
    kept.write(entry(ONE, 0, b"header"))
    for number in range(100):
        kept.write(entry(TWO, 0, bytes(1000)))  # forgotten and uploaded again and again
        if number % 10 == 0:
            log.append(bytes(number))
            kept.write(entry(ONE, len(log) - 1, log[-1]))
        if kept.swollen:
            disk.may.clear()
            begun = kept.compact([Kept(TWO, [bytes(1000)], False), Kept(ONE, list(log), True)])
            kept.write(entry(ONE, len(log), b"meanwhile"))
            log.append(b"meanwhile")
            disk.may.set()
            begun.join()
    assert b"meanwhile" in log
    kept.close()
    assert (tmp_path / store.NAME).stat().st_size < 20 << 10
    assert opened(tmp_path) == ({TWO: [bytes(1000)], ONE: log}, False)


class Full(Disk):
    """A disk without room for one more file."""

    def open(self, path: Path, flags: int, mode: int = 0o666) -> int:
        if path.name.endswith(".new") and flags & os.O_RDWR:
            raise OSError(errno.ENOSPC, "no space left")
        return super().open(path, flags, mode)


def test_a_file_that_cannot_be_compacted_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    kept, _, _ = Store.open(tmp_path, Full())
    kept.compact([]).join()
    kept.write(entry(ONE, 3, b"third"))
    kept.write(entry(ONE, 4, b"fourth"))
    kept.close()
    assert opened(tmp_path)[0][ONE] == [*TABLES[ONE], b"third", b"fourth"]


class Unsynced(Disk):
    """Remembers whether anything was written since the last sync."""

    dirty = False

    def write(self, descriptor: int, data: bytes) -> int:
        self.dirty = True
        return super().write(descriptor, data)

    def sync(self, descriptor: int) -> None:
        super().sync(descriptor)
        self.dirty = False


def test_a_batch_is_durable_when_its_write_returns(tmp_path: Path) -> None:
    disk = Unsynced()
    kept, _, _ = Store.open(tmp_path, disk)
    for number in range(3):
        kept.write(entry(ONE, number, b"record"))
        assert not disk.dirty
    kept.close()
