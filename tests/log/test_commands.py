"""`replay`, `export` and `import`: round trips keep every digest, bad input is one sentence and status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

import luna.games.luna as game
from luna.commands import export, import_, replay
from luna.log import journal
from luna.log.replay import load
from luna.table.table import Table
from tests.log.helpers import LUNA, new_table, play_turns

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game with undone turns."""
    path = tmp_path / "game.luna"
    table = new_table(LUNA, path, seed=4)
    play_turns(table, 40)
    table.undo_to(30)
    play_turns(table, 8, seed=2)
    table.close()
    return path


def digests(path: Path) -> list[bytes]:
    """Of every position of the effective game."""
    table = Table.open(LUNA, path)
    assert table.notices == []
    found = [game.digest(table.position_at(n)) for n in range(table.length + 1)]
    table.close()
    return found


@pytest.mark.parametrize("options", [[], ["--compact"]])
def test_round_trip_keeps_every_digest(save: Path, tmp_path: Path, options: list[str], capsys: Capture) -> None:
    text, back, again = tmp_path / "game.txt", tmp_path / "back.luna", tmp_path / "again.txt"
    assert export.run([str(save), "-o", str(text), *options]) == 0
    assert import_.run([str(text), "-o", str(back)]) == 0
    assert export.run([str(back), "-o", str(again), *options]) == 0
    assert len(digests(save)) == 39
    assert digests(back) == digests(save)
    if not options:
        assert again.read_bytes() == text.read_bytes()
    else:
        assert text.stat().st_size < 1024
        assert load(LUNA, text).header == load(LUNA, save).header
    assert capsys.readouterr().out == f"{back}\n"


def test_export_to_standard_output(save: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert export.run([str(save)]) == 0
    saved = load(LUNA, save)
    assert capfdbinary.readouterr().out.decode() == game.to_text(saved.dealt, saved.turns)


def test_import_goes_into_the_folder_of_saves(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    text = tmp_path / "game.txt"
    export.run([str(save), "-o", str(text)])
    assert import_.run([str(text)]) == 0
    path = Path(capsys.readouterr().out.strip())
    assert path.parent == tmp_path / "saves"
    assert digests(path) == digests(save)


def test_replay_tells_every_turn_and_what_happened(save: Path, capsys: Capture) -> None:
    assert replay.run([str(save)]) == 0
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
    assert replay.run([str(save)]) == 0
    table.close()
    assert capsys.readouterr().err == ""


def test_a_damaged_save_is_exported_up_to_there_and_says_so(save: Path, capsys: Capture) -> None:
    data = save.read_bytes()
    save.write_bytes(data[:-3])
    assert export.run([str(save), "-o", str(save.with_suffix(".txt"))]) == 0
    assert "torn" in capsys.readouterr().err
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
    for run in (replay.run, export.run, import_.run):
        assert run([str(bad)]) == 2
        assert "bad" in one_sentence(capsys)


def test_other_refusals(save: Path, tmp_path: Path, capsys: Capture) -> None:
    for run in (replay.run, export.run, import_.run):
        assert run([str(tmp_path / "nothing")]) == 2
        assert "no file nothing" in one_sentence(capsys)
    assert import_.run([str(save)]) == 2
    assert "already" in one_sentence(capsys)
    assert export.run([str(save), "-o", str(tmp_path / "no" / "folder")]) == 2
    assert "could not be written" in one_sentence(capsys)
    text = tmp_path / "game.txt"
    export.run([str(save), "-o", str(text)])
    before = save.read_bytes()
    assert import_.run([str(text), "-o", str(save)]) == 2  # never over another game
    assert "already" in one_sentence(capsys)
    assert save.read_bytes() == before
    text.write_text(text.read_text() + "red: dance\n")
    assert import_.run([str(text)]) == 2
    assert "game.txt: line" in one_sentence(capsys)
    text.write_bytes(b"#" * (2 << 20))
    assert import_.run([str(text)]) == 2
    assert "longer" in one_sentence(capsys)


def test_imported_saves_are_ordinary_journals(save: Path, tmp_path: Path) -> None:
    text, back = tmp_path / "game.txt", tmp_path / "back.luna"
    export.run([str(save), "-o", str(text)])
    import_.run([str(text), "-o", str(back)])
    table = Table.open(LUNA, back)
    table.undo()
    play_turns(table, 2)
    table.close()
    assert len(journal.read(back).records) == 38 + 3
