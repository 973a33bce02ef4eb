"""`perft DEPTH [FILE]`."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.commands import perft

GOLDEN = Path(__file__).parents[1] / "golden"


def test_it_divides_by_the_first_move_and_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.run(["2"]) == 0
    *lines, last = capsys.readouterr().out.rstrip("\n").split("\n")
    leaves = {line.strip().partition("  ")[2]: int(line.strip().partition("  ")[0].replace(",", "")) for line in lines}
    assert last.split()[0] == f"{sum(leaves.values()):,}"
    assert "yellow: meditate" in leaves
    assert "leaves at depth 2" in last


def test_depth_one_counts_the_legal_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.run(["1"]) == 0
    lines = capsys.readouterr().out.rstrip("\n").split("\n")
    assert {line.split()[0] for line in lines[:-1]} == {"1"}
    assert int(lines[-1].split()[0]) == len(lines) - 1


def test_it_counts_from_the_last_position_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.run(["3", str(GOLDEN / "2-free.luna")]) == 0
    assert capsys.readouterr().out.split()[0] == "0"  # the game is over


def test_a_bad_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.luna"
    path.write_text("luna 2\n", encoding="utf-8")
    assert perft.run(["1", str(path)]) == 2
    assert perft.run(["1", str(tmp_path / "nowhere")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: line 1: notation: ")
    assert err.count("\n") == 2
    assert f"{tmp_path / 'nowhere'}: cannot be read: No such file or directory\n" in err


def test_bytes_that_are_no_text_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"luna 1\n\xff")
    assert perft.run(["1", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: is not UTF-8 text\n"


@pytest.mark.parametrize("words", [[], ["0"], ["9"], ["many"]])
def test_a_bad_depth_is_a_usage_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        perft.run(words)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err
