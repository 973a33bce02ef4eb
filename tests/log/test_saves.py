"""The folder of saved games."""

import itertools
import os
import time
from pathlib import Path
from typing import Any

import pytest

from luna.log import savefile, saves
from luna.log.files import Disk
from luna.log.notices import Refused
from luna.log.records import Record
from luna.log.replay import game_of
from luna.log.saves import Saves, files, proper_name
from luna.log.summaries import Summary, newest_unfinished
from luna.table.table import Player, Table
from luna.table.transport import LocalLog
from tests.log.helpers import GAMES, LUNA, PEBBLES, dealt, new_table, play_turns


@pytest.fixture
def folder(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def game(folder: Saves, name: str, turns: int, played: float) -> Path:
    """A save of that many turns, last played at that time."""
    path = folder.new_path().with_name(f"{name}.luna")
    table = new_table(PEBBLES, path)
    play_turns(table, turns)
    table.close()
    os.utime(path, (played, played))
    return path


def test_list_has_the_newest_first_and_says_what_is_wrong(folder: Saves) -> None:
    assert folder.list() == []
    game(folder, "old", 3, 1000)
    game(folder, "new", 0, 3000)
    game(folder, "done", 1000, 2000)
    broken = folder.folder / "broken.luna"
    broken.write_bytes(b"luna?")
    os.utime(broken, (500, 500))
    (folder.folder / "notes.txt").write_text("not a save")
    (folder.folder / ".hidden.luna").write_text("half a save")
    listed = folder.list()
    assert [save.name for save in listed] == ["new", "done", "old", "broken"]
    assert [save.finished for save in listed] == [False, True, False, False]
    assert [save.records for save in listed][::2] == [0, 3]
    assert [seat.name for seat in listed[0].seats] == ["Player red", "Player blue", "Player yellow", "Player white"]
    assert [save.problem.code for save in listed if save.problem] == ["save-not-luna"]


@pytest.mark.parametrize("name", GAMES)
def test_a_summary_agrees_with_a_replay(folder: Saves, name: str) -> None:
    """The list trusts the last record; here it is compared with a whole replay, at every length."""
    path, now, game = folder.new_path(), itertools.count(0.0, 1.5), GAMES[name]
    table = Table(game, LocalLog.create(path, new_table(game).header, clock=lambda: next(now)))
    for act in ("deal", *["turn"] * 9, "undo", "undo", "seat", "redo"):
        if act == "turn":
            play_turns(table, 1, seed=table.head)
        elif act == "seat":
            table.acts.set_player(0, Player("Somebody"))
        elif act != "deal":
            getattr(table.acts, act)()
        summary, log = folder.summary(path), savefile.read(path)
        after, last = table.chronicle.fold.node.after, log.records[-1] if log.records else Record(0, 0, 0, 0, b"")
        assert summary == Summary(
            path,
            summary.played,
            tuple(table.seats),
            after.round if log.records else 0,
            table.head,
            last.t_ms // 1000,
            after.over,
            options=game.options_of(table.dealt).values,
            table=log.table,
            chain=log.chain,
            size=path.stat().st_size,
            began=log.header.created,
            game=log.header.game,
        )
        assert summary.begun == (act != "deal")


def test_rounds_of_luna_are_shown(folder: Saves) -> None:
    table = new_table(LUNA, folder.new_path())
    play_turns(table, 1000)
    summary = folder.summary(folder.folder / table.name)
    assert summary.finished
    assert summary.round == 6


def test_continue_takes_the_newest_unfinished(folder: Saves) -> None:
    assert newest_unfinished(folder.list()) is None
    game(folder, "done", 1000, 4000)
    game(folder, "older", 2, 1000)
    game(folder, "newer", 2, 3000)
    (folder.folder / "broken.luna").write_bytes(b"x")
    found = newest_unfinished(folder.list())
    assert found is not None
    assert found.name == "newer"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": PEBBLES.RULES_REVISION + 1}, "save-newer-rules"),
        ({"rules": 0}, "save-older-rules"),
        ({"board": bytes(8)}, "save-other-board"),
        ({"game": "chess"}, "save-no-game"),
        ({"setup": {"seats": "three"}}, "save-malformed"),
    ],
)
def test_continue_passes_over_what_this_luna_cannot_open(folder: Saves, change: dict[str, Any], code: str) -> None:
    """The list gives the same reason as opening it."""
    game(folder, "older", 2, 1000)
    path = game(folder, "newer", 2, 3000)
    contents = savefile.read(path)
    path.write_bytes(savefile.journal_bytes(contents.table, contents.header._replace(**change), contents.records))
    os.utime(path, (3000, 3000))
    with pytest.raises(Refused) as caught:
        Table.open(game_of(path), path)
    assert caught.value.notice.code == code
    knowing = Saves(folder.folder)
    assert [save.problem for save in knowing.list()] == [caught.value.notice, None]
    found = newest_unfinished(knowing.list())
    assert found is not None
    assert found.name == "older"


def test_a_torn_save_is_listed_up_to_its_tear(folder: Saves) -> None:
    path = game(folder, "torn", 4, 1000)
    path.write_bytes(path.read_bytes()[:-3])
    assert folder.summary(path).records == 3


def test_a_forged_save_is_listed_with_its_problem(folder: Saves) -> None:
    path = game(folder, "forged", 1, 1000)
    contents = savefile.read(path)
    forged = contents.records[0]._replace(kind=77)
    path.write_bytes(savefile.journal_bytes(contents.table, contents.header, [forged]))
    problem = folder.summary(path).problem
    assert problem is not None
    assert problem.code == "save-malformed"


def test_a_save_whose_time_goes_back_is_refused_by_the_list_and_by_a_table(folder: Saves) -> None:
    path = game(folder, "forged", 2, 1000)
    contents = savefile.read(path)
    for first, then in ((7, 7), (7, 6)):
        records = [record._replace(t_ms=t) for record, t in zip(contents.records, (first, then), strict=True)]
        path.write_bytes(savefile.journal_bytes(contents.table, contents.header, records))
        problem = folder.summary(path).problem
        if then == first:
            assert problem is None
            Table.open(PEBBLES, path).close()
        else:
            assert problem is not None and problem.code == "save-malformed"
            with pytest.raises(Refused, match="wrong time"):
                Table.open(PEBBLES, path)


def test_without_a_trash_folder_nothing_is_deleted(folder: Saves) -> None:
    path = game(folder, "a", 1, 1000)
    (folder.folder / saves.TRASH).touch()  # a file where the folder should be
    with pytest.raises(Refused) as caught:
        folder.delete(path)
    assert caught.value.notice.code == "file-not-written"
    assert path.exists()


def test_new_names_never_collide(folder: Saves) -> None:
    now = time.localtime(0)
    paths = []
    for _ in range(3):
        paths.append(folder.new_path(now))
        paths[-1].touch()
    assert len(set(paths)) == 3
    assert all(path.name == f"{proper_name(path.stem)}.luna" for path in paths)


def test_rename_delete_and_restore(folder: Saves) -> None:
    path = game(folder, "a", 2, 1000)
    game(folder, "b", 1, 2000)
    data = path.read_bytes()
    with pytest.raises(Refused) as caught:
        folder.rename(path, "b")
    assert caught.value.notice.code == "save-exists"
    path = folder.rename(path, " Sunday: Ann/Ben? ")
    assert path.name == "Sunday Ann Ben.luna"
    thrown = folder.delete(path)
    assert [save.name for save in folder.list()] == ["b"]
    second = game(folder, "Sunday Ann Ben", 0, 1)
    assert folder.delete(second) != thrown
    restored = folder.restore(thrown)
    assert restored.read_bytes() == data
    assert Table.open(PEBBLES, restored).length == 2
    with pytest.raises(Refused) as caught:
        folder.delete(path.with_name("nothing.luna"))
    assert caught.value.notice.code == "save-missing"


class CaseBlind(Disk):
    """A disk of Windows or macOS, where `a` and `A` are one name."""

    def exists(self, path: Path) -> bool:
        return path.name.lower() in {other.name.lower() for other in path.parent.iterdir()}


def test_a_name_can_change_in_its_capitals_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "samefile", lambda one, other: one.name.lower() == Path(other).name.lower())
    folder = Saves(tmp_path, CaseBlind())
    path = game(folder, "anna and ben", 2, 1000)
    other = game(folder, "carl", 1, 2000)
    assert folder.rename(path, "Anna and Ben").name == "Anna and Ben.luna"
    assert sorted(save.name for save in folder.list()) == ["Anna and Ben", "carl"]
    with pytest.raises(Refused):
        folder.rename(other, "ANNA AND BEN")


def test_a_save_in_use_stays_where_it_is(folder: Saves) -> None:
    table = new_table(PEBBLES, folder.new_path())
    path = folder.folder / table.name
    with pytest.raises(Refused) as caught:
        folder.delete(path)
    assert caught.value.notice.code == "save-in-use"
    with pytest.raises(Refused) as caught:
        folder.rename(path, "x")
    assert caught.value.notice.code == "save-in-use"
    table.close()
    folder.delete(path)


@pytest.mark.parametrize("name", ["", "  ", "..", "???", "con", "LPT1", "nul.txt", "\0\n"])
def test_names_that_no_file_can_have(name: str) -> None:
    with pytest.raises(Refused) as caught:
        proper_name(name)
    assert caught.value.notice.code == "save-name"


def test_names_are_made_fit() -> None:
    assert proper_name("Zoë & Пётр") == "Zoë & Пётр"
    assert proper_name("../../etc/passwd") == "etc passwd"
    assert len(proper_name("x" * 500)) == 60


def test_a_menu_of_two_hundred_is_read_without_replaying(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    game(folder, "a", 5, 1000)
    monkeypatch.setattr(PEBBLES, "play", None)
    assert isinstance(folder.list()[0], Summary)
    assert folder.list()[0].records == 5
    assert dealt(PEBBLES)


def test_a_copy_is_a_table_of_its_own(folder: Saves, tmp_path: Path) -> None:
    path = game(folder, "a", 4, 1000)
    copies = [folder.copy(path), folder.copy(path)]
    assert [copy.name for copy in copies] == ["a (2).luna", "a (3).luna"]
    assert len({savefile.read(one).table for one in (path, *copies)}) == 3
    assert Table.open(PEBBLES, copies[0]).length == 4
    elsewhere = Saves(tmp_path / "elsewhere").copy(path)
    assert elsewhere == tmp_path / "elsewhere" / "a.luna"
    torn = folder.folder / "torn.luna"
    torn.write_bytes(path.read_bytes()[:-3])
    assert folder.summary(folder.copy(torn)).records == 3
    assert torn.stat().st_size == path.stat().st_size - 3


def test_a_ticket_moves_with_its_game(folder: Saves, tmp_path: Path) -> None:
    path = game(folder, "a", 2, 1000)
    ticket = Path(f"{path}.seat")
    ticket.write_bytes(b"ticket")
    path = folder.rename(path, "b")
    assert not ticket.exists()
    thrown = folder.delete(path)
    assert not Path(f"{path}.seat").exists()
    path = folder.restore(thrown)
    assert Path(f"{path}.seat").read_bytes() == b"ticket"
    ours = Saves(tmp_path / "ours").bring(path)
    assert Path(f"{ours}.seat").read_bytes() == b"ticket"
    if os.name == "posix":
        assert Path(f"{ours}.seat").stat().st_mode & 0o077 == 0
    assert ours.read_bytes() == path.read_bytes()
    assert not Path(f"{folder.copy(path)}.seat").exists()  # another table


def test_a_game_of_another_folder_is_renamed_and_deleted_there(folder: Saves, tmp_path: Path) -> None:
    path = game(folder, "a", 2, 1000)
    ours = Saves(tmp_path / "ours")
    path = ours.rename(path, "b")
    assert path.parent == folder.folder
    thrown = ours.delete(path)
    assert thrown.parent == folder.folder / saves.TRASH
    assert ours.restore(thrown) == path


def test_a_file_that_is_not_a_journal_is_not_copied(folder: Saves, tmp_path: Path) -> None:
    (tmp_path / "x.luna").write_bytes(b"nothing")
    with pytest.raises(Refused) as caught:
        folder.bring(tmp_path / "x.luna")
    assert caught.value.notice.code == "save-not-luna"
    assert not list(folder.folder.glob("*"))


def test_renaming_to_the_same_name_is_allowed(folder: Saves) -> None:
    path = game(folder, "a", 2, 1000)
    assert folder.rename(path, " a ") == path


def test_a_long_name_leaves_room_for_number_and_suffix(folder: Saves) -> None:
    path = folder.rename(game(folder, "a", 2, 1000), "\N{CRESCENT MOON}" * 60)
    assert folder.copy(path).exists() and folder.delete(path).exists()


def test_an_export_replaces_nothing(folder: Saves) -> None:
    first = folder.export("a", b"one")
    assert (first, first.read_bytes()) == (folder.folder / "a.txt", b"one")
    assert folder.export("a", b"one") == first
    second = folder.export("a", b"two")
    assert (second.name, first.read_bytes(), second.read_bytes()) == ("a (2).txt", b"one", b"two")


def test_a_save_lists_its_present_players(folder: Saves) -> None:
    table = new_table(PEBBLES, folder.new_path())
    table.acts.set_player(1, Player("", "bot", "level 4 seed 9"))
    play_turns(table, 3)
    seats = folder.summary(folder.folder / table.name).seats
    assert (seats[0].kind, seats[1].kind, seats[1].bot) == ("human", "bot", "level 4 seed 9")


def test_a_copied_game_keeps_its_date_and_must_not_be_open(folder: Saves, tmp_path: Path) -> None:
    path = game(folder, "a", 2, 1000)
    ours = Saves(tmp_path / "ours")
    assert ours.summary(ours.bring(path)).played == 1000
    table = Table.open(PEBBLES, path)
    with pytest.raises(Refused) as caught:
        ours.bring(path)
    assert caught.value.notice.code == "save-in-use"
    table.close()


def test_symbolic_links_have_the_date_of_their_target_and_broken_ones_are_listed(folder: Saves) -> None:
    game(folder, "newer", 0, 2000)
    old = game(folder, "old", 0, 1000)
    aside = old.rename(folder.folder.with_name("elsewhere.luna"))
    old.symlink_to(aside)
    old.with_name("broken.luna").symlink_to(folder.folder / "gone")
    assert [path.name for path, _ in files(folder.folder)] == ["broken.luna", "newer.luna", "old.luna"]
