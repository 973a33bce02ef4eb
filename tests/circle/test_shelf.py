"""The circles of a machine: files shared by two programs, signed games, and sheets that show the winner."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from luna.circle import entries, letters, shelf
from luna.circle.games import State, games, result_of
from luna.circle.sheet import Sheet
from luna.circle.shelf import Shelf, sheet_of
from luna.core.game import GameError
from luna.log import journal, savefile
from luna.log.notices import Refused
from luna.log.replay import read_game
from luna.net.identity import Identity

GOLDEN = Path(__file__).parents[1] / "golden"


def save(folder: Path, name: str = "4-free.luna", *, turns: int | None = None) -> Path:
    header, records = read_game((GOLDEN / name).read_bytes(), name)
    path = folder / name
    path.write_bytes(savefile.journal_bytes(journal.new_table(), header, records[:turns]))
    return path


@pytest.fixture
def friends(tmp_path: Path) -> tuple[Shelf, Shelf]:
    """Anna's machine and Bruno's, whom she has invited and whose entries have arrived."""
    anna, bruno = Shelf(tmp_path / "anna"), Shelf(tmp_path / "bruno")
    link = anna.invite(anna.found("Thursday", "Anna"))
    (held,) = anna.all()
    joined = bruno.accept(f"Come and play! {link} Anna", "Bruno")
    assert joined.name == "Thursday" and not joined.joined
    exchange(bruno, anna)
    exchange(anna, bruno)
    assert held.circle.key == joined.circle.key
    return anna, bruno


def exchange(one: Shelf, other: Shelf) -> int:
    """One gives the other its file."""
    path = one.folder.parent / "given.circle"
    one.give(one.all()[0], path)
    return other.take(path)[1]


def test_an_invitation_makes_a_member(friends: tuple[Shelf, Shelf]) -> None:
    for machine in friends:
        (held,) = machine.all()
        assert [member.name for member in held.circle.present] == ["Anna", "Bruno"] and held.joined
    assert exchange(*friends) == 0, "nothing new"
    anna, bruno = (machine.all()[0] for machine in friends)
    assert letters.write(anna.circle) == letters.write(bruno.circle)


def test_accepting_twice_changes_nothing(friends: tuple[Shelf, Shelf]) -> None:
    anna, bruno = friends
    link = anna.invite(anna.all()[0])
    assert bruno.accept(link, "Bruno again").me.key == bruno.all()[0].me.key


@pytest.mark.parametrize("text", ["", "luna://circle/", "luna://circle/AAAA", "hello", "luna://circle/" + "A" * 399])
def test_an_invalid_invitation_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(Refused, match="invitation"):
        Shelf(tmp_path).accept(text, "Anna")


def test_two_programs_in_one_folder_lose_nothing(friends: tuple[Shelf, Shelf]) -> None:
    anna, _ = friends
    again = Shelf(anna.folder.parent)
    one, other = anna.all()[0], again.all()[0]
    anna.say(one, entries.Rename(1, "Anne"))
    again.say(other, entries.Rename(2, "Anni"))
    assert len(anna.all()[0].circle.entries) == len(one.circle.entries) + 2


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such rights")
def test_only_its_owner_can_read_the_key_file(friends: tuple[Shelf, Shelf]) -> None:
    (key,) = friends[0].folder.glob("*.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    secret = friends[0].all()[0].me.secret
    assert all(secret not in path.read_bytes() for path in friends[0].folder.glob("*.circle"))


def test_a_game_is_signed_on_two_machines(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    anna, bruno = friends
    path = save(tmp_path)
    sheet, table = sheet_of(path)
    players = [anna.all()[0].me.key, bruno.all()[0].me.key, b"", b""]
    mine = anna.record(anna.all()[0], sheet, table, players)
    assert games(mine.circle)[0].state is State.UNSIGNED
    exchange(anna, bruno)
    held = bruno.all()[0]
    (result,) = shelf.unsigned(held)
    signed = bruno.countersign(held, [result])
    (game,) = games(signed.circle)
    assert game.checked and game.missing == [2, 3] and game.state is State.UNSIGNED, "two of four people"
    assert shelf.unsigned(signed) == []


def test_a_contradicting_score_sheet_makes_a_result_false(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    anna, bruno = friends
    sheet, table = sheet_of(save(tmp_path, "2-free.luna"))
    held, there = anna.all()[0], bruno.all()[0]
    true = result_of(sheet, table, [held.me.key, there.me.key])
    lie = true._replace(places=true.places[::-1], points=true.points[::-1])
    circle = held.circle
    for by in (held.me, there.me):
        circle = circle.plus(entries.sign(circle.key, by, lie))
    assert games(circle)[0].state is State.COUNTS, "without its sheet both are believed"
    assert games(circle.plus(sheets=[sheet]))[0].state is State.FALSE
    assert games(circle.plus(entries.sign(circle.key, held.me, true), sheets=[sheet]))[1].state is not State.TWO_LOGS


def test_a_sheet_of_an_unknown_edition_is_not_checked(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    """Two members can invent a game by rules that this program does not know; it is not shown as checked."""
    held, there = (one.all()[0] for one in friends)
    sheet, table = sheet_of(save(tmp_path, "2-free.luna"))
    compact = savefile.from_compact(sheet.data, "")
    new = Sheet(savefile.to_compact(compact.header._replace(rules=999), compact.turns[:1], compact.digest))
    result = result_of(sheet, table, [held.me.key, there.me.key])._replace(sheet=new.digest, rules=999)
    signed = [entries.sign(held.circle.key, by, result) for by in (held.me, there.me)]
    (game,) = games(held.circle.plus(*signed, sheets=[new]))
    assert game.state is State.COUNTS and not game.checked


def test_a_sheet_is_the_same_however_it_was_compressed(tmp_path: Path) -> None:
    sheet, _ = sheet_of(save(tmp_path))
    compact = savefile.from_compact(sheet.data, "")
    assert Sheet(savefile.to_compact(*compact)).digest == sheet.digest
    assert Sheet(savefile.to_compact(compact.header, compact.turns[:-1], compact.digest)).digest != sheet.digest


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    path = save(tmp_path, turns=5)
    with pytest.raises(Refused, match="not over"):
        sheet_of(path)
    header, _ = read_game((GOLDEN / "4-free.luna").read_bytes(), "x")
    with pytest.raises(GameError):
        result_of(Sheet(savefile.to_compact(header, [], bytes(8))), bytes(16), [b""] * 4)


HOSTILE = {
    "empty": b"",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "torn": None,
    "a saved game": b"\x89Luna\r\x1a\n" + bytes(60),
    "too long": letters.MAGIC + bytes(letters.LARGEST),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_and_changes_nothing(friends: tuple[Shelf, Shelf], tmp_path: Path, what: str) -> None:
    anna, _ = friends
    before = [path.read_bytes() for path in sorted(anna.folder.glob("*.circle"))]
    path = tmp_path / "stranger.circle"
    data = HOSTILE[what]
    path.write_bytes(letters.write(anna.all()[0].circle)[:-1] if data is None else data)
    with pytest.raises(Refused, match=r"stranger\.circle"):
        anna.take(path)
    assert [path.read_bytes() for path in sorted(anna.folder.glob("*.circle"))] == before


def test_an_unreadable_file_is_reported_as_unreadable(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    folder = tmp_path / "folder.circle"
    folder.mkdir()
    with pytest.raises(Refused, match=r"folder\.circle cannot be read"):
        friends[0].take(folder)


def test_a_file_of_an_unknown_circle_is_refused(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    other = Shelf(tmp_path / "carla")
    path = tmp_path / "others.circle"
    other.give(other.found("Others", "Carla"), path)
    with pytest.raises(Refused, match="invitation"):
        friends[0].take(path)


def test_a_file_of_strangers_fills_no_circle(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    anna, _ = friends
    before = anna.all()[0].circle
    guests = [Identity.new() for _ in range(65)]
    flood = before.plus(*(entries.sign(before.key, one, entries.Rename(1, "Anna")) for one in guests))
    path = tmp_path / "flood.circle"
    path.write_bytes(letters.write(flood))
    with pytest.raises(Refused, match=r"flood\.circle"):
        anna.take(path)
    assert letters.write(anna.all()[0].circle) == letters.write(before)


def test_entries_of_strangers_are_not_passed_on(friends: tuple[Shelf, Shelf], tmp_path: Path) -> None:
    anna, bruno = friends
    before = anna.all()[0]
    anna.add(before, before.circle.plus(entries.sign(before.circle.key, Identity.new(), entries.Rename(1, "Anna"))))
    assert exchange(anna, bruno) == 0 and not bruno.all()[0].circle.waiting


def test_a_newcomer_passes_on_its_own_entries(friends: tuple[Shelf, Shelf]) -> None:
    anna, _ = friends
    carla = Shelf(anna.folder.parent.parent / "carla")
    carla.accept(anna.invite(anna.all()[0]), "Carla")
    exchange(carla, anna)
    assert "Carla" in [member.name for member in anna.all()[0].circle.present]


def test_a_corrupt_file_stays_and_hides_no_other_circle(friends: tuple[Shelf, Shelf]) -> None:
    anna, _ = friends
    anna.found("Second", "Anna")
    (anna.folder / "x.key").write_bytes(b"spoilt")
    first = next(held for held in anna.all() if held.name == "Thursday")
    path = anna.folder / f"{first.circle.key.hex()[:16]}{letters.SUFFIX}"
    path.write_bytes(b"spoilt")
    assert [held.name for held in Shelf(anna.folder.parent).all()] == ["Second"]
    assert path.read_bytes() == b"spoilt"


def test_names_are_one_line(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        Shelf(tmp_path).found(" \n", "Anna")
    assert Shelf(tmp_path).found("Thurs\nday", "Anna").name == "Thurs day"
