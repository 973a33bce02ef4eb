"""What is known of saved games from before, and the copies among them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from luna.log import savefile, summaries
from luna.log.saves import Saves, files
from luna.log.summaries import INDEX, IndexedFile, summary, without_copies
from luna.table.table import Player, Table
from tests.log.helpers import LUNA, PEBBLES, new_table, play_turns

KEY = b"this Luna"


def entries(folder: Path) -> dict[Path, IndexedFile]:
    return {
        path: IndexedFile(stat.st_size, stat.st_mtime_ns, summary(path, stat.st_mtime_ns / 1e9), (2, 1))
        for path, stat in files(folder)
    }


@pytest.fixture
def some(tmp_path: Path) -> dict[Path, IndexedFile]:
    """Games of both kinds, begun and finished, one with a bot, two that cannot be opened."""
    folder = tmp_path / "saves"
    folder.mkdir()
    for number, (game, turns) in enumerate(((PEBBLES, 4), (PEBBLES, 1000), (LUNA, 5), (PEBBLES, 0))):
        table = new_table(game, folder / f"{number}.luna", seed=number)
        play_turns(table, turns)
        if number == 0:
            table.set_player(0, Player("", "bot", "level 2 seed 3"))
        table.close()
    (folder / "broken.luna").write_bytes(b"x")
    whole = savefile.read(folder / "0.luna")
    (folder / "chess.luna").write_bytes(savefile.whole(bytes(16), whole.header._replace(game="chess"), []))
    return entries(folder)


def test_what_is_written_is_read(some: dict[Path, IndexedFile], tmp_path: Path) -> None:
    assert [entry.summary.problem is None for entry in some.values()].count(False) == 2
    summaries.write_index(tmp_path, KEY, some)
    assert summaries.read_index(tmp_path, KEY) == some


def test_an_index_of_another_luna_or_a_spoilt_one_counts_as_none(some: dict[Path, IndexedFile], tmp_path: Path) -> None:
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


def test_right_bytes_with_a_wrong_shape_count_as_none(tmp_path: Path) -> None:
    for data in (b"\xc0", b"\x90\x90", b"", b"\x91\x9f" + b"\xc0" * 15, b"\x91" * 5000, b"\xcb" + bytes(8)):
        (tmp_path / INDEX).write_bytes(summaries._checksum(KEY, data) + data)
        assert summaries.read_index(tmp_path, KEY) == {}


def test_a_name_that_is_no_text(some: dict[Path, IndexedFile], tmp_path: Path) -> None:
    odd = tmp_path / "saves" / os.fsdecode(b"J\xe4ger.luna")
    (tmp_path / "saves" / "0.luna").rename(odd)
    summaries.write_index(tmp_path, KEY, entries(tmp_path / "saves"))
    assert odd in summaries.read_index(tmp_path, KEY)
    (tmp_path / "saves" / os.fsdecode(b"\xe4.luna")).write_bytes(b"x")  # its name is in a sentence
    summaries.write_index(tmp_path, KEY, entries(tmp_path / "saves"))
    assert odd in summaries.read_index(tmp_path, KEY)


def test_of_copied_folders_each_game_stands_there_once(tmp_path: Path) -> None:
    ours, old = Saves(tmp_path / "ours"), Saves(tmp_path / "old")
    table = new_table(PEBBLES, old.new_path())
    play_turns(table, 3)
    table.close()
    path = old.folder / table.name
    copy = ours.bring(path)
    both = [ours.summary(copy), old.summary(path)]
    assert [save.path for save in without_copies(both)] == [copy]
    for seed, went_on in enumerate((path, copy)):  # one of them is played on: it holds all of the other
        table = Table.open(PEBBLES, went_on)
        play_turns(table, 1 + seed, seed)
        table.close()
        both = [ours.summary(copy), old.summary(path)]
        if went_on == path:
            assert [save.path for save in without_copies(both)] == [path]
    assert len(without_copies(both)) == 2  # both went on, each in its own way
    again = [ours.summary(copy), ours.summary(ours.bring(copy))]
    assert len(without_copies(again)) == 2  # copies in one folder are meant


def test_a_file_that_is_gone_is_no_copy(tmp_path: Path) -> None:
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
