"""The folders of saved games, those of other versions, and the index of their contents."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from luna.log import savefile, saves, summaries
from luna.log.files import DISK, read_whole
from luna.log.saves import FOLDERS_FILE, Saves, files, find_save, known_folders, remember, remembered, saves_folder
from luna.log.summaries import INDEX, IndexedFile, summary, without_copies
from luna.table.table import Player, Table
from tests.log.helpers import LUNA, PEBBLES, new_table, play_turns

text = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a user who has not set `LUNA_HOME`."""
    monkeypatch.delenv("LUNA_HOME", raising=False)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "data"))
    program = version(tmp_path / "Luna-2")
    monkeypatch.setattr(saves, "PROGRAM", str(program))
    return tmp_path / "data" / "luna"


def version(folder: Path) -> Path:
    """An unpacked Luna."""
    (folder / "luna").mkdir(parents=True)
    (folder / "main.py").touch()
    (folder / "luna" / "places.py").touch()
    (folder / "saves").mkdir()
    return folder


def test_where_new_games_go(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "Luna-2"
    assert saves_folder() == program / "saves"
    (program / "saves").rmdir()
    (program / "saves").touch()  # cannot be a folder, so it is not noted
    assert saves_folder() == data / "saves"
    monkeypatch.setenv("LUNA_HOME", str(tmp_path / "home"))
    assert saves_folder() == tmp_path / "home" / "saves"


@pytest.mark.parametrize("name", ["site-packages", "dist-packages"])
def test_an_installed_package_keeps_games_in_the_data_folder(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Also if another package has left a main.py there."""
    packages = version(tmp_path / "lib" / name)
    monkeypatch.setattr(saves, "PROGRAM", str(packages))
    assert saves_folder() == data / "saves"
    assert packages / "saves" not in known_folders(data, data / "saves")


def test_a_frozen_program_keeps_games_in_the_data_folder(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "FROZEN", True)
    assert saves_folder() == data / "saves"


def test_a_version_that_noted_nothing_is_found_beside_this_one(data: Path, tmp_path: Path) -> None:
    own = tmp_path / "Luna-2" / "saves"
    old = version(tmp_path / "Luna-1")
    (tmp_path / "photos" / "saves").mkdir(parents=True)
    assert known_folders(data, own) == [own, old / "saves"]


def test_noted_folders_are_found_anywhere(data: Path, tmp_path: Path) -> None:
    own = tmp_path / "Luna-2" / "saves"
    stick = tmp_path / "stick" / "Müller’s games"
    stick.mkdir(parents=True)
    remember(data, own)
    remember(data, stick)
    assert known_folders(data, own) == [own, stick]
    stick.rename(tmp_path / "away")
    assert known_folders(data, own) == [own]
    (tmp_path / "away").rename(stick)  # it is plugged in again
    assert known_folders(data, own) == [own, stick]
    link = tmp_path / "link"
    link.symlink_to(stick, target_is_directory=True)
    remember(data, link)  # one folder under two names
    assert len(known_folders(data, own)) == 2


def test_luna_home_replaces_all_other_folders(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version(tmp_path / "Luna-1")
    own = tmp_path / "home" / "saves"
    remember(data, tmp_path / "Luna-1" / "saves")
    monkeypatch.setenv("LUNA_HOME", str(tmp_path / "home"))
    assert known_folders(data, own) == [own]
    remember(data, own)
    assert own not in remembered(data)


def test_any_bytes_in_the_notes_are_harmless(data: Path, tmp_path: Path) -> None:
    own = tmp_path / "Luna-2" / "saves"
    data.mkdir(parents=True)
    good = tmp_path / "good"
    good.mkdir()
    rubbish = b"\0/x\nrelative/path\n\xff\xfe\n/" + b"y" * 5000 + b"\n\r\n" + os.fsencode(good)
    (data / FOLDERS_FILE).write_bytes(rubbish)  # its last line is unterminated
    remember(data, own)
    assert known_folders(data, own) == [own, good]
    (data / FOLDERS_FILE).write_bytes(os.urandom(100_000))
    known_folders(data, own)
    (data / FOLDERS_FILE).unlink()
    (data / FOLDERS_FILE).mkdir()
    remember(data, own)
    assert known_folders(data, own) == [own]


def test_a_line_that_is_not_utf8_is_skipped_where_names_are_text(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, when an old editor has written the file."""
    data.mkdir(parents=True)
    (data / FOLDERS_FILE).write_bytes(b"\n/J\xe4ger\n" + bytes(tmp_path) + b"\n")
    monkeypatch.setattr(os, "fsdecode", bytes.decode)
    assert remembered(data) == [tmp_path]


@text
def test_folder_names_with_other_bytes_or_line_breaks_are_noted(data: Path, tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/J\xe4ger"))
    broken = tmp_path / "two\nlines"
    for folder in (odd, broken):
        remember(data, folder)
    assert remembered(data) == [odd]


def test_several_programs_at_once_note_all_and_each_once(data: Path, tmp_path: Path) -> None:
    noted = [tmp_path / f"Luna-{number}" for number in range(40)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda folder: remember(data, folder), noted))
    for folder in noted:
        remember(data, folder)
    assert sorted(remembered(data)) == sorted(noted)
    assert len((data / FOLDERS_FILE).read_bytes().split()) == len(noted)


def test_a_game_is_found_by_its_name_alone(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = version(tmp_path / "Luna-1") / "saves" / "Sunday evening.luna"
    game.touch()
    monkeypatch.chdir(tmp_path)
    assert find_save(Path("Sunday evening")) == find_save(Path("Sunday evening.luna")) == game
    assert find_save(Path("photos/Sunday evening")) == Path("photos/Sunday evening")
    assert find_save(Path("nothing")) == Path("nothing")
    (tmp_path / "Sunday evening.luna").touch()  # local games come first
    assert find_save(Path("Sunday evening.luna")) == Path("Sunday evening.luna")


def test_the_notes_are_written_under_a_lock(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every system appends atomically: two programs would write into each other's line."""
    asked: list[str] = []
    lock, write = DISK.lock, DISK.write

    def locking(descriptor: int) -> None:
        asked.append("lock")
        lock(descriptor)

    def writing(descriptor: int, data: bytes) -> None:
        asked.append("write")
        write(descriptor, data)

    monkeypatch.setattr(DISK, "lock", locking)
    monkeypatch.setattr(DISK, "write", writing)
    remember(data, tmp_path / "elsewhere")
    assert asked == ["lock", "write"] and tmp_path / "elsewhere" in remembered(data)


KEY = b"this Luna"


def entries(folder: Path) -> dict[Path, IndexedFile]:
    return {
        path: IndexedFile(stat.st_size, stat.st_mtime_ns, summary(path, stat.st_mtime_ns / 1e9), (2, 1))
        for path, stat in files(folder)
    }


@pytest.fixture
def some(tmp_path: Path) -> dict[Path, IndexedFile]:
    """Games of both kinds, started and finished, one with a bot, two that cannot be opened."""
    folder = tmp_path / "saves"
    folder.mkdir()
    for number, (game, turns) in enumerate(((PEBBLES, 4), (PEBBLES, 1000), (LUNA, 5), (PEBBLES, 0))):
        table = new_table(game, folder / f"{number}.luna", seed=number)
        play_turns(table, turns)
        if number == 0:
            table.acts.set_player(0, Player("", "bot", "level 2 seed 3"))
        table.close()
    (folder / "broken.luna").write_bytes(b"x")
    whole = savefile.read(folder / "0.luna")
    (folder / "chess.luna").write_bytes(savefile.journal_bytes(bytes(16), whole.header._replace(game="chess"), []))
    return entries(folder)


def test_an_index_reads_as_it_was_written(some: dict[Path, IndexedFile], tmp_path: Path) -> None:
    assert [entry.summary.problem is None for entry in some.values()].count(False) == 2
    summaries.write_index(tmp_path, KEY, some)
    assert summaries.read_index(tmp_path, KEY) == some


def test_a_file_that_grew_or_was_written_anew_does_not_fit_its_entry(some: dict[Path, IndexedFile]) -> None:
    for path, entry in some.items():
        stat = path.stat()
        assert entry.fits(stat)
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1_000_000_000))
        assert not entry.fits(path.stat()), "as long as before, but later"
        path.write_bytes(path.read_bytes() + b"x")
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        assert not entry.fits(path.stat()), "at the same time, but longer"


def test_at_most_one_byte_beyond_the_limit_is_read(tmp_path: Path) -> None:
    """Disks deliver data in parts, and the limit is for all parts together."""
    (tmp_path / "long").write_bytes(b"0123456789")
    assert read_whole(tmp_path / "long", 3) == b"0123"
    assert read_whole(tmp_path / "long", 9) == read_whole(tmp_path / "long", 99) == b"0123456789"


def test_an_index_of_another_version_or_a_corrupt_one_is_empty(some: dict[Path, IndexedFile], tmp_path: Path) -> None:
    assert summaries.read_index(tmp_path, KEY) == {}
    summaries.write_index(tmp_path, KEY, some)
    assert summaries.read_index(tmp_path, b"another Luna") == {}
    data = (tmp_path / INDEX).read_bytes()
    for number in range(0, len(data), 7):
        (tmp_path / INDEX).write_bytes(data[:number] + bytes([data[number] ^ 1]) + data[number + 1 :])
        assert summaries.read_index(tmp_path, KEY) == {}
        (tmp_path / INDEX).write_bytes(data[:number])
        assert summaries.read_index(tmp_path, KEY) == {}
    (tmp_path / INDEX).unlink()
    (tmp_path / INDEX).mkdir()
    assert summaries.read_index(tmp_path, KEY) == {}


def test_a_valid_checksum_with_a_wrong_shape_is_an_empty_index(tmp_path: Path) -> None:
    for data in (b"\xc0", b"\x90\x90", b"", b"\x91\x9f" + b"\xc0" * 15, b"\x91" * 5000, b"\xcb" + bytes(8)):
        (tmp_path / INDEX).write_bytes(summaries._checksum(KEY, data) + data)
        assert summaries.read_index(tmp_path, KEY) == {}


@text
def test_a_name_that_is_no_text(some: dict[Path, IndexedFile], tmp_path: Path) -> None:
    odd = tmp_path / "saves" / os.fsdecode(b"J\xe4ger.luna")
    (tmp_path / "saves" / "0.luna").rename(odd)
    summaries.write_index(tmp_path, KEY, entries(tmp_path / "saves"))
    assert odd in summaries.read_index(tmp_path, KEY)
    (tmp_path / "saves" / os.fsdecode(b"\xe4.luna")).write_bytes(b"x")  # its name is in a sentence
    summaries.write_index(tmp_path, KEY, entries(tmp_path / "saves"))
    assert odd in summaries.read_index(tmp_path, KEY)


def test_games_of_copied_folders_are_listed_once(tmp_path: Path) -> None:
    ours, old = Saves(tmp_path / "ours"), Saves(tmp_path / "old")
    table = new_table(PEBBLES, old.new_path())
    play_turns(table, 3)
    table.close()
    path = old.folder / table.name
    copy = ours.bring(path)
    both = [ours.summary(copy), old.summary(path)]
    assert [save.path for save in without_copies(both)] == [copy]
    for seed, went_on in enumerate((path, copy)):  # one of them is played on: it contains all of the other
        table = Table.open(PEBBLES, went_on)
        play_turns(table, 1 + seed, seed)
        table.close()
        both = [ours.summary(copy), old.summary(path)]
        if went_on == path:
            assert [save.path for save in without_copies(both)] == [path]
    assert len(without_copies(both)) == 2  # both were continued differently
    again = [ours.summary(copy), ours.summary(ours.bring(copy))]
    assert len(without_copies(again)) == 2  # copies in one folder are intentional


def test_a_missing_file_is_not_a_copy(tmp_path: Path) -> None:
    ours, old = Saves(tmp_path / "ours"), Saves(tmp_path / "old")
    table = new_table(PEBBLES, old.new_path())
    play_turns(table, 3)
    table.close()
    path = old.folder / table.name
    copy = ours.bring(path)
    shorter = ours.summary(copy)
    table = Table.open(PEBBLES, path)
    play_turns(table, 1)
    table.close()
    longer = old.summary(path)
    assert savefile.read(path).table == shorter.table
    path.unlink()
    assert len(without_copies([shorter, longer])) == 2
