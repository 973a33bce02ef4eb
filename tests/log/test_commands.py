"""`replay`, `export` and `import`: round trips keep every digest, bad input is one sentence and status 2."""

import time
from pathlib import Path

import pytest

import luna.games.luna.rules as game
from luna.commands.saves import export, import_, replay
from luna.log import savefile
from luna.log.files import Disk
from luna.log.records import MAX_TIME
from luna.log.replay import load
from luna.log.saves import Saves
from luna.table.table import Table
from tests.log.helpers import LUNA, new_table, play_turns
from tests.workshop import match, training

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game with undone turns."""
    path = tmp_path / "game.luna"
    table = new_table(LUNA, path, seed=4)
    play_turns(table, 40)
    table.acts.undo_to(30)
    play_turns(table, 8, seed=2)
    table.close()
    return path


def digests(path: Path) -> list[bytes]:
    """The digests of all positions of the effective game."""
    table = Table.open(LUNA, path)
    assert table.notices == []
    found = [game.digest(table.position_at(n)) for n in range(table.length + 1)]
    table.close()
    return found


@pytest.mark.parametrize("options", [[], ["--compact"]])
def test_round_trip_keeps_every_digest(save: Path, tmp_path: Path, options: list[str], capsys: Capture) -> None:
    text, back, again = tmp_path / "game.txt", tmp_path / "back.luna", tmp_path / "again.txt"
    assert export([str(save), "-o", str(text), *options]) == 0
    assert import_([str(text), "-o", str(back)]) == 0
    assert export([str(back), "-o", str(again), *options]) == 0
    assert len(digests(save)) == 39
    assert digests(back) == digests(save)
    if not options:
        assert again.read_bytes() == text.read_bytes()
    else:
        assert text.stat().st_size < 1024
        assert load(LUNA, text).header == load(LUNA, save).header
    assert capsys.readouterr().out == f"{back}\n"


def test_export_to_standard_output(save: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert export([str(save)]) == 0
    saved = load(LUNA, save)
    assert capfdbinary.readouterr().out.decode() == game.to_text(saved.dealt, saved.turns)


def test_import_goes_into_the_folder_of_saves(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    text = tmp_path / "game.txt"
    export([str(save), "-o", str(text)])
    assert import_([str(text)]) == 0
    path = Path(capsys.readouterr().out.strip())
    assert path.parent == tmp_path / "saves"
    assert digests(path) == digests(save)


def test_replay_prints_every_turn_with_its_events(save: Path, capsys: Capture) -> None:
    assert replay([str(save)]) == 0
    out = capsys.readouterr().out.splitlines()
    saved = load(LUNA, save)
    plain = game.to_text(saved.dealt, saved.turns).splitlines()
    assert [line for line in out if not line.startswith("    ")] == [line for line in plain if line]
    events = [line for line in out if line.startswith("    ")]
    assert len(events) >= len(saved.turns)
    assert any("seat red" in line for line in events)
    assert not any("(" in line and "=" in line for line in events)  # no Python on the terminal


def test_a_save_open_elsewhere_can_be_read(save: Path, capsys: Capture) -> None:
    table = Table.open(LUNA, save)
    assert replay([str(save)]) == 0
    table.close()
    assert capsys.readouterr().err == ""


def test_a_damaged_save_is_exported_up_to_there_and_says_so(save: Path, capsys: Capture) -> None:
    data = save.read_bytes()
    save.write_bytes(data[:-3])
    assert export([str(save), "-o", str(save.with_suffix(".txt"))]) == 0
    assert "damaged" in capsys.readouterr().err
    assert save.read_bytes() == data[:-3]  # reading repairs nothing


def one_sentence(capsys: Capture) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    lines = captured.err.splitlines()
    assert len(lines) == 1
    assert "Traceback" not in lines[0]
    return lines[0]


BAD = [b"", b"nonsense\n", b"\xff\xfe\x00", b"luna 2\n", b"luna 1\nplayers red red\n", b"PK\3\4" * 100]


@pytest.mark.parametrize("data", BAD)
def test_bad_input_is_one_sentence(tmp_path: Path, data: bytes, capsys: Capture) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(data)
    for run in (replay, export, import_):
        assert run([str(bad)]) == 2
        assert "bad" in one_sentence(capsys)


def test_missing_files_and_existing_targets_are_refused(save: Path, tmp_path: Path, capsys: Capture) -> None:
    for run in (replay, export, import_):
        assert run([str(tmp_path / "nothing")]) == 2
        assert "no file nothing" in one_sentence(capsys)
    assert import_([str(save)]) == 2
    assert "already" in one_sentence(capsys)
    assert export([str(save), "-o", str(tmp_path / "no" / "folder")]) == 2
    assert "could not be written" in one_sentence(capsys)
    text = tmp_path / "game.txt"
    export([str(save), "-o", str(text)])
    before = save.read_bytes()
    assert import_([str(text), "-o", str(save)]) == 2  # never over another game
    assert "already" in one_sentence(capsys)
    assert save.read_bytes() == before
    text.write_text(text.read_text() + "red: dance\n")
    assert import_([str(text)]) == 2
    assert "game.txt: line" in one_sentence(capsys)
    text.write_bytes(b"#" * (2 << 20))
    assert import_([str(text)]) == 2
    assert "longer" in one_sentence(capsys)


def test_imported_saves_are_ordinary_journals(save: Path, tmp_path: Path) -> None:
    text, back = tmp_path / "game.txt", tmp_path / "back.luna"
    export([str(save), "-o", str(text)])
    import_([str(text), "-o", str(back)])
    table = Table.open(LUNA, back)
    table.acts.undo()
    play_turns(table, 2)
    table.close()
    assert len(savefile.read(back).records) == 38 + 3


# ---- existing files


def another(tmp_path: Path) -> Path:
    """Another game, which is not open."""
    path = tmp_path / "other.luna"
    table = new_table(LUNA, path, seed=9)
    play_turns(table, 10)
    table.close()
    return path


def spellings(save: Path) -> list[Path]:
    """The same file under other spellings."""
    folder = save.parent
    (folder / "symbolic").symlink_to(save)
    (folder / "hard").hardlink_to(save)
    return [save, folder / "." / "sub" / ".." / save.name, folder / "symbolic", folder / "hard"]


def test_nothing_is_written_over_what_is_read(save: Path, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "sub").mkdir()
    before = save.read_bytes()
    for target in spellings(save):
        for options in ([], ["--force"], ["--force", "--compact"]):
            assert export([str(save), "-o", str(target), *options]) == 2
            assert "being read" in one_sentence(capsys)
            assert save.read_bytes() == before
    text = tmp_path / "game.txt"
    export([str(save), "-o", str(text)])
    before = text.read_bytes()
    assert import_([str(text), "-o", str(text)]) == 2
    assert "being read" in one_sentence(capsys)
    assert text.read_bytes() == before


def test_export_replaces_a_file_only_when_told_to(save: Path, tmp_path: Path, capsys: Capture) -> None:
    other, text = another(tmp_path), tmp_path / "game.txt"
    text.write_text("notes")
    for target in (text, other):
        before = target.read_bytes()
        assert export([str(save), "-o", str(target)]) == 2
        said = one_sentence(capsys)
        assert str(target) in said and "--force" in said
        assert target.read_bytes() == before
        assert export([str(save), "-o", str(target), "--force"]) == 0
        assert load(LUNA, save).turns and target.read_text().startswith("luna 1")
    assert export([str(save), "-o", str(tmp_path / "new.txt"), "--force"]) == 0
    assert (tmp_path / "new.txt").read_bytes() == text.read_bytes()


def test_a_game_that_is_open_is_never_replaced(save: Path, tmp_path: Path, capsys: Capture) -> None:
    other = another(tmp_path)
    link = tmp_path / "link"
    link.symlink_to(other)
    table = Table.open(LUNA, other)
    before = other.read_bytes()
    for target in (other, link):
        assert export([str(save), "-o", str(target), "--force"]) == 2
        assert "open in another window" in one_sentence(capsys)
    assert play_turns(table, 1)[0].notice is None
    table.close()
    assert other.read_bytes().startswith(before)
    assert export([str(save), "-o", str(link), "--force"]) == 0
    assert link.is_symlink() and other.read_text().startswith("luna 1")


def test_a_name_that_is_taken_while_the_game_is_read_is_not_replaced(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    text = tmp_path / "game.txt"
    linked = Disk.link

    def late(disk: Disk, source: Path, target: Path) -> None:
        target.write_text("somebody else's")
        linked(disk, source, target)

    monkeypatch.setattr(Disk, "link", late)
    assert export([str(save), "-o", str(text)]) == 2
    assert "already" in one_sentence(capsys)
    assert text.read_text() == "somebody else's"


def test_import_never_replaces(save: Path, tmp_path: Path, capsys: Capture) -> None:
    text = tmp_path / "game.txt"
    export([str(save), "-o", str(text)])
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    for target in (save, another(tmp_path), tmp_path / "nowhere"):
        assert import_([str(text), "-o", str(target)]) == 2
        assert "already" in one_sentence(capsys)


def test_imports_in_the_same_minute_get_names_of_their_own(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    monkeypatch.setattr(Saves, "new_path", lambda self: tmp_path / "saves" / "now.luna")
    text = tmp_path / "game.txt"
    export([str(save), "-o", str(text)])
    for name in ("now.luna", "now (2).luna"):
        assert import_([str(text)]) == 0
        assert capsys.readouterr().out == f"{tmp_path / 'saves' / name}\n"


def test_results_of_matches_and_trainings_are_not_written_over_a_game(save: Path, capsys: Capture) -> None:
    before = save.read_bytes()
    against = ["random", "random", "--games", "1", "--json", str(save)]
    for run, words in ((match.run, against), (training.run, ["--players", "2", "--out", str(save)])):
        assert run(words) == 2
        assert "saved game" in capsys.readouterr().err
        assert save.read_bytes() == before


@pytest.mark.parametrize("seconds", [-5e9, -1.0, 2.0**53, 1e18])
def test_a_clock_beyond_the_calendar_spoils_no_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Before 1970, and in the far future: a game can be started, imported and reopened."""
    monkeypatch.setattr(time, "time", lambda: seconds)
    table = new_table(LUNA, tmp_path / "game.luna")
    play_turns(table, 3)
    table.close()
    assert Table.open(LUNA, tmp_path / "game.luna").header.created == min(max(0, int(seconds)), MAX_TIME)
    text = tmp_path / "game.txt"
    export([str(tmp_path / "game.luna"), "-o", str(text)])
    assert import_([str(text), "-o", str(tmp_path / "back.luna")]) == 0
    assert digests(tmp_path / "back.luna")


@pytest.mark.parametrize("error", [OverflowError, OSError, ValueError])
def test_a_broken_calendar_still_gives_a_file_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def localtime() -> None:
        raise error

    monkeypatch.setattr(time, "localtime", localtime)
    assert Saves(tmp_path).new_path().name == "Luna.luna"
