"""The power fails at the n-th call of the disk, for every n: no shown turn is lost, and none is invented."""

import contextlib
import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from luna.log import frames, journal, savefile
from luna.log.files import write_fully, write_whole
from luna.log.notices import Refused
from luna.log.records import Record, encode
from luna.table.chronicle import Outcome
from luna.table.table import Table
from tests.faults.disks import ForgetfulDisk, PowerCut
from tests.log.helpers import PEBBLES, new_table

FOLDER = Path("/saves")
SAVE = FOLDER / "a.luna"
TURNS = ((1,), (4, 9), (2,), (3,), (1,), (2,))
Shown = list[tuple[int, bytes]]  # number of the last record, digest


def evening(disk: ForgetfulDisk, shown: Shown) -> None:
    """A game: turns, undo, redo. Everything that a player sees as done is noted in `shown`."""
    table = new_table(PEBBLES, SAVE, disk=disk)
    shown.append((0, table.digest))
    for turn in TURNS:
        note(table.acts.submit(turn), shown)
    note(table.acts.undo(), shown)
    note(table.acts.undo(), shown)
    note(table.acts.redo(), shown)
    table.close()


def next_evening(disk: ForgetfulDisk, shown: Shown) -> None:
    """The same save again, with a torn end at the start."""
    table = Table.open(PEBBLES, SAVE, disk=disk)
    note(table.acts.submit((1,)), shown)
    table.close()


def note(result: object, shown: Shown) -> None:
    assert isinstance(result, Outcome)
    assert result.notice is None
    shown.append((result.seq, result.digest))


def check(disk: ForgetfulDisk, shown: Shown) -> None:
    """The save opens and has everything shown; at most one more record, which was being written."""
    if not shown and not disk.exists(SAVE):
        return
    table = Table.open(PEBBLES, SAVE, disk=disk)
    assert not table.read_only
    assert not table.in_memory
    last = shown[-1][0] if shown else 0
    assert last <= table.head <= last + 1
    for seq, digest in shown:
        assert table.chronicle.fold.at(seq).after.digest == digest
    table.close()


def cut_everywhere(
    act: Callable[[ForgetfulDisk, Shown], None],
    make: Callable[[], ForgetfulDisk] = ForgetfulDisk,
    before: Shown | None = None,
    tails: int = 8,
) -> int:
    """Cut the power at every call of an act, and check the disk in several possible states. Counts the cases."""
    cases = 0
    for cut in range(10_000):
        disk = make()
        disk.cut = cut
        shown: Shown = list(before or [])
        try:
            act(disk, shown)
            whole = True
        except PowerCut:
            whole = False
        for seed in range(tails):
            check(disk.after_cut(random.Random(cut * 100 + seed)), shown)
            cases += 1
        if whole:
            return cases
    raise AssertionError("the act never ended")


def torn_save() -> tuple[bytes, Shown]:
    """A journal with an incomplete last record, and the turns of its complete part."""
    disk = ForgetfulDisk()
    shown: Shown = []
    evening(disk, shown)
    data = disk.content(SAVE)
    assert data is not None
    return data[:-5], shown[:-1]


def test_a_game_survives_a_cut_anywhere() -> None:
    assert cut_everywhere(evening) > 200


def test_the_repair_of_a_torn_end_survives_a_cut_anywhere() -> None:
    data, shown = torn_save()

    def make() -> ForgetfulDisk:
        disk = ForgetfulDisk()
        disk.put(SAVE, data)
        return disk

    assert cut_everywhere(next_evening, make, shown) > 80


def test_the_torn_end_is_never_lost() -> None:
    """Wherever the power is cut, the torn bytes are still in the save or already aside."""
    data, _ = torn_save()
    tail = data[-20:]
    for cut in range(40):
        disk = ForgetfulDisk(cut)
        disk.put(SAVE, data)
        with contextlib.suppress(PowerCut):
            Table.open(PEBBLES, SAVE, disk=disk)
        later = disk.after_cut(random.Random(cut))
        found = [later.content(path) or b"" for path in (SAVE, SAVE.with_name("a.luna.broken"))]
        assert any(content.endswith(tail) for content in found)


def test_whole_files_are_old_or_new() -> None:
    """Settings and exports: `write_whole` over an older file."""
    path = FOLDER / "settings"
    old, new = b"old" * 50, b"newer" * 70
    for cut in range(20):
        for seed in range(20):
            disk = ForgetfulDisk(cut)
            disk.put(path, old)
            try:
                write_whole(path, new, disk)
                done = True
            except PowerCut:
                done = False
            content = disk.after_cut(random.Random(seed)).content(path)
            assert content == new if done else content in (old, new)


class FailingSync(ForgetfulDisk):
    """Sync number `fails` fails, and its data is lost although later syncs succeed."""

    def __init__(self, fails: int) -> None:
        super().__init__()
        self._left = fails
        self._lost = False

    def sync(self, descriptor: int) -> None:
        self._left -= 1
        if self._left == -1:
            self._lost = True
            raise OSError(errno.EIO, "Input/output error")
        if not self._lost:
            super().sync(descriptor)


def test_a_failed_sync_is_not_tried_again() -> None:
    told = 0
    for fails in range(30):
        disk = FailingSync(fails)
        table = new_table(PEBBLES, SAVE, disk=disk)
        shown: Shown = [(0, table.digest)] * (not table.in_memory)
        for turn in TURNS:
            result = table.acts.submit(turn)
            assert isinstance(result, Outcome)
            if not table.in_memory:
                note(result, shown)
        told += table.in_memory
        for seed in range(8):
            check(disk.after_cut(random.Random(seed)), shown)
    assert told == 1 + len(TURNS)


# Planted bugs: each is found by the tests above.


class NoSync(ForgetfulDisk):
    def sync(self, descriptor: int) -> None:
        self._tick()


class NoFolderSync(ForgetfulDisk):
    def sync_folder(self, folder: Path) -> None:
        self._tick()


@pytest.mark.parametrize("kind", [NoSync, NoFolderSync])
def test_planted_missing_sync_is_found(kind: type[ForgetfulDisk]) -> None:
    with pytest.raises((AssertionError, Refused)):
        cut_everywhere(evening, kind)


def test_planted_told_before_synced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sync comes only with the next record."""

    def append(self: journal.Journal, record: Record) -> None:
        assert self._descriptor is not None
        self._disk.sync(self._descriptor)
        data = frames.frame(self.chain, encode(record))
        self._disk.seek(self._descriptor, self._size)
        write_fully(self._disk, self._descriptor, data)
        self._size += len(data)
        self.chain = data[-8:]

    monkeypatch.setattr(journal.Journal, "append", append)
    with pytest.raises(AssertionError):
        cut_everywhere(evening)


def test_planted_second_sync_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn(FailingSync):
        def sync(self, descriptor: int) -> None:
            try:
                super().sync(descriptor)
            except OSError:
                super().sync(descriptor)

    monkeypatch.setitem(globals(), "FailingSync", Stubborn)
    with pytest.raises(AssertionError):
        test_a_failed_sync_is_not_tried_again()


def test_planted_cut_before_the_tail_is_aside_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = journal._cut

    def cut(path: Path, contents: savefile.Contents, data: bytes, disk: ForgetfulDisk, descriptor: int) -> object:
        disk.truncate(descriptor, contents.good)
        disk.sync(descriptor)
        return right(path, contents, data, disk, descriptor)

    monkeypatch.setattr(journal, "_cut", cut)
    with pytest.raises(AssertionError):
        test_the_torn_end_is_never_lost()


def test_planted_rename_without_sync_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(path: Path, data: bytes, disk: ForgetfulDisk) -> None:
        temporary = path.with_name("new")
        descriptor = disk.open(temporary, os.O_WRONLY | os.O_CREAT)
        write_fully(disk, descriptor, data)
        disk.close(descriptor)
        disk.replace(temporary, path)
        disk.sync_folder(path.parent)

    monkeypatch.setitem(globals(), "write_whole", hasty)
    with pytest.raises(AssertionError):
        test_whole_files_are_old_or_new()


def test_planted_write_in_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_place(path: Path, data: bytes, disk: ForgetfulDisk) -> None:
        descriptor = disk.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        write_fully(disk, descriptor, data)
        disk.sync(descriptor)
        disk.close(descriptor)

    monkeypatch.setitem(globals(), "write_whole", in_place)
    with pytest.raises(AssertionError):
        test_whole_files_are_old_or_new()
