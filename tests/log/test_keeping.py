"""A journal that fails or disappears during a game: the game continues and is written to a new journal."""

import contextlib
import errno
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.log import journal, savefile
from luna.log.bodies import chat_body
from luna.log.files import Disk
from luna.log.journal import Keeper
from luna.log.notices import Notice, Refused
from luna.log.records import CHAT, Record
from luna.log.saves import Saves
from luna.table.chronicle import Outcome
from luna.table.table import Table
from luna.table.transport import LocalLog
from tests.faults.disks import PlainDisk
from tests.log.helpers import PEBBLES, new_table, play_turns

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file is neither removed nor replaced there")


class Clock:
    """A clock turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class RoomDisk(Disk):
    """A disk that is full for a while. A write that does not fit writes one half."""

    def __init__(self) -> None:
        self.full = False
        self.tried = 0

    def write(self, descriptor: int, data: bytes) -> int:
        if not self.full:
            return super().write(descriptor, data)
        self.tried += 1
        super().write(descriptor, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def truncate(self, descriptor: int, size: int) -> None:
        if self.full:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().truncate(descriptor, size)


class FullPlainDisk(RoomDisk, PlainDisk):
    """The same on a file system without hard links, which cannot replace an open file."""

    def replace(self, source: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def begun(path: Path, disk: Disk, clock: Clock | None = None) -> Table:
    """A table on that disk."""
    header = new_table(PEBBLES).header
    return Table(PEBBLES, LocalLog.create(path, header, disk=disk, clock=clock or Clock()))


def submit(table: Table) -> str:
    """Play one turn; returns the code of its notice, or ""."""
    (outcome,) = play_turns(table, 1, seed=table.head)
    return outcome.notice.code if outcome.notice else ""


def same(table: Table) -> None:
    """The journal contains exactly the turns of the table."""
    assert table.path is not None
    contents = savefile.read(table.path)
    assert [record.seq for record in contents.records] == list(range(1, table.head + 1))
    assert contents.chain == table.log.head().chain


# ---- removed and replaced


def test_a_removed_journal_is_noticed_at_the_next_turn(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    play_turns(table, 2)
    path.unlink()
    assert [submit(table) for _ in range(3)] == ["save-anew", "", ""]
    assert (table.path, table.unsaved) == (path, False)
    same(table)
    table.acts.undo()
    table.close()
    assert Table.open(PEBBLES, path).head == 6


def test_a_removed_folder_is_made_again_with_those_above_it(tmp_path: Path) -> None:
    path = tmp_path / "home" / "saves" / "a.luna"
    path.parent.mkdir(parents=True)
    table = new_table(PEBBLES, path)
    shutil.rmtree(tmp_path / "home")
    assert submit(table) == "save-anew"
    same(table)


def test_a_replaced_journal_is_not_overwritten(tmp_path: Path) -> None:
    path, other = tmp_path / "a.luna", tmp_path / "b.luna"
    theirs = new_table(PEBBLES, other)
    play_turns(theirs, 5)
    theirs.close()
    data = other.read_bytes()
    table = new_table(PEBBLES, path)
    play_turns(table, 2)
    other.replace(path)
    assert submit(table) == "save-anew"
    assert (path.read_bytes(), table.name) == (data, "a (2).luna")
    assert table.notices[-1].facts == {"file": "a.luna", "name": "a (2).luna"}
    same(table)


def test_an_older_copy_in_its_place_is_completed(tmp_path: Path) -> None:
    """Like a tool that synchronizes files of other machines: it had the beginning of this game."""
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    play_turns(table, 2)
    shutil.copy(path, tmp_path / "older")
    play_turns(table, 2)
    (tmp_path / "older").replace(path)
    assert submit(table) == "save-anew"
    assert [one.name for one in tmp_path.iterdir()] == ["a.luna"]
    same(table)


def test_a_journal_moved_away_is_as_good_as_removed(tmp_path: Path) -> None:
    """For example to the system's trash, which is emptied some day."""
    (tmp_path / "trash").mkdir()
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    play_turns(table, 2)
    path.replace(tmp_path / "trash" / "a.luna")
    assert submit(table) == "save-anew"
    same(table)
    assert len(savefile.read(tmp_path / "trash" / "a.luna").records) == 3  # the turn was written there before


def test_a_folder_with_another_name_is_harmless(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "a.luna"
    path.parent.mkdir()
    table = new_table(PEBBLES, path)
    path.parent.rename(tmp_path / "games")
    assert [submit(table) for _ in range(3)] == ["", "", ""]
    table.close()
    assert [one.name for one in tmp_path.iterdir()] == ["games"]
    assert len(savefile.read(tmp_path / "games" / "a.luna").records) == 3


def test_a_drive_that_renumbers_files_is_not_taken_for_a_removal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(PEBBLES, tmp_path / "a.luna")
    monkeypatch.setattr(os.path, "samestat", lambda one, other: False)
    assert [submit(table) for _ in range(3)] == ["", "", ""]


def test_when_it_cannot_be_saved_anew_the_game_goes_on_in_memory(tmp_path: Path) -> None:
    disk, clock = RoomDisk(), Clock()
    table = begun(tmp_path / "a.luna", disk, clock)
    play_turns(table, 2)
    (tmp_path / "a.luna").unlink()
    fails = pytest.MonkeyPatch()
    fails.setattr(journal, "renew", _fails)
    assert submit(table) == "disk-read-only"
    assert table.unsaved
    fails.undo()
    clock.now = 60
    assert submit(table) == "save-again"
    same(table)


def _fails(*args: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def test_a_journal_that_lost_its_name_before_it_was_locked_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    new_table(PEBBLES, path).close()

    class Slow(Disk):
        def lock(self, descriptor: int) -> None:
            path.unlink()
            super().lock(descriptor)

    with pytest.raises(Refused) as caught:
        Table.open(PEBBLES, path, disk=Slow())
    assert caught.value.notice.code == "save-missing"


# ---- full for a while


@pytest.mark.parametrize("disk", [RoomDisk(), FullPlainDisk()])
def test_a_game_is_saved_again_when_there_is_room_again(tmp_path: Path, disk: RoomDisk) -> None:
    clock = Clock()
    table = begun(tmp_path / "a.luna", disk, clock)
    play_turns(table, 2)
    disk.full = True
    assert [submit(table) for _ in range(2)] == ["disk-full", ""]
    assert table.unsaved
    clock.now = journal._PAUSE
    assert submit(table) == ""  # tried, and the disk is still full
    disk.full = False
    assert submit(table) == ""  # not yet again
    assert table.unsaved
    clock.now = 2 * journal._PAUSE
    assert [submit(table) for _ in range(2)] == ["save-again", ""]
    assert not table.unsaved
    same(table)
    (only,) = Saves(tmp_path).list()  # the remains of the old one are part of it
    assert (only.path, only.records) == (table.path, table.head)
    table.close()


def test_a_failing_disk_is_not_tried_all_the_time(tmp_path: Path) -> None:
    disk, clock = RoomDisk(), Clock()
    table = begun(tmp_path / "a.luna", disk, clock)
    disk.full = True
    for second in range(60):
        clock.now = second
        assert (
            isinstance(table.acts.undo() if table.acts.can_undo else table.acts.redo(), Outcome)
            or submit(table) == "disk-full"
        )
    assert 5 <= disk.tried <= 60 / journal._PAUSE + 1


def test_a_game_that_could_not_be_begun_on_the_disk_is_saved_later(tmp_path: Path) -> None:
    disk, clock = RoomDisk(), Clock()
    disk.full = True
    table = begun(tmp_path / "a.luna", disk, clock)
    assert [said.code for said in table.notices] == ["disk-full"]
    submit(table)
    disk.full, clock.now = False, 60
    assert submit(table) == "save-again"
    same(table)
    assert [one.name for one in tmp_path.iterdir()] == ["a.luna"]


def test_another_game_that_took_the_name_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    disk, clock = RoomDisk(), Clock()
    disk.full = True
    table = begun(path, disk, clock)
    other = new_table(PEBBLES, path)
    play_turns(other, 3)
    disk.full, clock.now = False, 60
    assert submit(table) == "save-again"
    assert table.name == "a (2).luna"
    same(table)
    same(other)


def test_a_file_that_another_program_extended_stays(tmp_path: Path) -> None:
    """While the disk was full another window opened the journal, and continued differently."""
    path = tmp_path / "a.luna"
    disk, clock = RoomDisk(), Clock()
    table = begun(path, disk, clock)
    play_turns(table, 2)
    disk.full = True
    submit(table)
    other = Table.open(PEBBLES, path)
    play_turns(other, 1, seed=99)
    other.acts.undo()
    disk.full, clock.now = False, 60
    assert submit(table) == "save-again"  # it is open there
    clock.now, disk.full = 120, True
    submit(table)
    other.close()
    disk.full, clock.now = False, 180
    assert submit(table) == "save-again"
    assert table.name == "a (2).luna"
    same(table)
    same(other)


def test_only_a_prefix_of_the_log_is_replaced(tmp_path: Path) -> None:
    """Every other end of the old file is kept: noise, a longer log, an empty file."""
    table = new_table(PEBBLES)
    play_turns(table, 3)
    records = table.log.read(0)
    whole = savefile.journal_bytes(bytes(16), table.header, records)
    for number, old in enumerate((b"", whole[:20], whole[:-3] + b"abc", whole + b"more", b"text", whole[:-3], whole)):
        path = tmp_path / str(number) / "a.luna"
        path.parent.mkdir()
        path.write_bytes(old)
        made = journal.renew(path, bytes(16), table.header, records)
        own = number > 4
        assert made.path.name == ("a.luna" if own else "a (2).luna")
        assert made.path.read_bytes() == whole
        assert own or path.read_bytes() == old
        made.close()


def test_only_the_tables_own_journal_is_cut_to_its_header(tmp_path: Path) -> None:
    """All its content is saved aside before it is cut; another table's file stays unchanged."""
    table, path = new_table(PEBBLES), tmp_path / "a.luna"
    play_turns(table, 3)
    records = table.log.read(0)
    whole = savefile.journal_bytes(bytes(16), table.header, records)
    path.write_bytes(whole)
    aside = journal.begin_anew(path, bytes(16), table.header, records)
    assert aside.read_bytes() == whole and path.read_bytes() == savefile.journal_bytes(bytes(16), table.header, ())
    other = savefile.journal_bytes(bytes(range(16)), table.header, records)
    path.write_bytes(other)
    with pytest.raises(FileExistsError):
        journal.begin_anew(path, bytes(16), table.header, records)
    assert path.read_bytes() == other


def test_a_read_only_journal_is_played_in_memory(tmp_path: Path) -> None:
    """A save that cannot be written is later continued in a separate file; the old one stays unchanged."""
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    play_turns(table, 2)
    table.close()
    data = path.read_bytes()

    class ReadOnly(Disk):
        def open(self, path: Path, flags: int, mode: int = 0o666) -> int:
            if flags & os.O_RDWR and not flags & os.O_CREAT:
                raise OSError(errno.EROFS, os.strerror(errno.EROFS))
            return super().open(path, flags, mode)

    clock = Clock()
    again = Table(PEBBLES, LocalLog.open(path, disk=ReadOnly(), clock=clock))
    assert again.unsaved
    clock.now = 60
    assert submit(again) == "save-again"
    assert (again.name, path.read_bytes()) == ("a (2).luna", data)
    same(again)


# ---- a new journal takes no existing name


@pytest.fixture(params=[Disk, PlainDisk])
def disk(request: pytest.FixtureRequest) -> Iterator[Disk]:
    yield request.param()


def test_a_new_journal_takes_the_next_free_name(tmp_path: Path, disk: Disk) -> None:
    (tmp_path / "a.luna").write_text("somebody's")
    (tmp_path / "a (2).luna.seat").write_text("the way back of a game that lies in the trash")
    table = new_table(PEBBLES, tmp_path / "a.luna", disk=disk)
    assert table.name == "a (3).luna"
    assert (tmp_path / "a.luna").read_text() == "somebody's"
    assert not table.unsaved


def test_numbered_names_count_on(tmp_path: Path) -> None:
    """Two programs have found that "a (2)" is free, and both begin."""
    names = [new_table(PEBBLES, tmp_path / name).name for name in ("a.luna", "a (2).luna", "a (2).luna", "a.luna")]
    assert names == ["a.luna", "a (2).luna", "a (3).luna", "a (4).luna"]


def test_a_new_journal_is_locked_when_it_has_its_name(tmp_path: Path) -> None:
    """From the first moment no other program can open it."""
    tried: list[str] = []

    class Watched(Disk):
        def link(self, source: Path, target: Path) -> None:
            super().link(source, target)
            with pytest.raises(Refused) as caught:
                Table.open(PEBBLES, target)
            tried.append(caught.value.notice.code)

    new_table(PEBBLES, tmp_path / "a.luna", disk=Watched())
    assert tried == ["save-in-use"]


def test_a_failed_beginning_leaves_nothing(tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Disk, folder: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Disk, "sync_folder", fails)
    table = new_table(PEBBLES, tmp_path / "a.luna", disk=disk)
    assert table.unsaved
    assert list(tmp_path.iterdir()) == []


def test_no_rename_and_no_trash_replaces_anything(tmp_path: Path, disk: Disk) -> None:
    """The name is free when it is checked, and taken a moment later."""
    saves = Saves(tmp_path, disk)
    new_table(PEBBLES, tmp_path / "a.luna").close()
    for name in ("b.luna", "trash/a.luna"):
        other = tmp_path / name
        move = disk.move

        def late(source: Path, target: Path, other: Path = other, move: object = move) -> None:
            if source.name == "a.luna":
                other.write_text("somebody's")
            move(source, target)  # type: ignore[operator]

        disk.move = late  # type: ignore[method-assign]
        with pytest.raises(Refused) as caught:
            saves.rename(tmp_path / "a.luna", "b") if name == "b.luna" else saves.delete(tmp_path / "a.luna")
        disk.move = move  # type: ignore[method-assign]
        assert caught.value.notice.code == "save-exists"
        assert (other.read_text(), (tmp_path / "a.luna").exists()) == ("somebody's", True)
        other.unlink()


def test_a_ticket_follows_its_journal(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = tmp_path / "a.luna"
    new_table(PEBBLES, path).close()
    (tmp_path / "a.luna.seat").write_text("ticket")
    path = saves.rename(path, "Sunday")
    assert (tmp_path / "Sunday.luna.seat").read_text() == "ticket"
    thrown = saves.delete(path)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["trash"]
    assert saves.restore(thrown) == path
    assert (tmp_path / "Sunday.luna.seat").read_text() == "ticket"


def test_planted_blindness_to_removal_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Disk, "leads_to", lambda self, path, descriptor, size: True)
    with pytest.raises(AssertionError):
        test_a_removed_journal_is_noticed_at_the_next_turn(tmp_path)


def test_an_outcome_names_the_present_file(tmp_path: Path) -> None:
    table = new_table(PEBBLES, tmp_path / "a.luna")
    with contextlib.suppress(OSError):
        (tmp_path / "a.luna").unlink()
    (outcome,) = play_turns(table, 1)
    assert isinstance(outcome, Outcome)
    assert outcome.notice is table.notices[-1]


def test_an_endless_log_does_not_corrupt_a_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relay under new owners may send any number of records; no program reads a file beyond the bounds."""
    new_table(PEBBLES, tmp_path / "a.luna").close()
    monkeypatch.setattr("luna.log.frames.MAX_BYTES", 4000)
    kept, _ = journal.open_journal(tmp_path / "a.luna")
    clock, records = Clock(), list[Record]()
    keeper = Keeper(kept.path, kept.table, kept.header, kept, clock=clock)
    notices = list[Notice | None]()
    for number in range(1, 60):
        word = Record(number, 0, 0, CHAT, chat_body(bytes(8), "", "x" * 60))
        notices.append(keeper.keep(records, [word]))
        records.append(word)
        clock.now += 60.0
    keeper.close()
    assert notices[0] is None and any(notices), "the player is told"
    assert records[:20] == savefile.read(tmp_path / "a.luna").records[:20]
