"""`trace FILE`: the stable interface for other implementations."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from luna.commands.rules import trace
from luna.core import registry
from luna.games.luna.rules import trace as entries

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"

START = """\
luna 1
players red blue
boards yellow blue
islands herbs tide book sail novice bribery shrine
figures priestess=tide builder=book apostate=sail
tiles red=1 blue=2
setup free
"""


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = trace(list(words))
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("name", ["2-free", "4-preset", "solo-2-live"])
def test_it_prints_one_object_a_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = GOLDEN / f"{name}.luna"
    status, out, err = run(capsys, str(path))
    assert (status, err) == (0, "")
    assert [json.loads(line) for line in out.rstrip("\n").split("\n")] == list(entries(path.read_text("utf-8")))


def test_a_bare_python_says_which_line_breaks_which_rule(tmp_path: Path) -> None:
    """Without packages there is no catalogue: the reason is its code, and everything else as usual."""
    path = tmp_path / "bad.luna"
    path.write_text(START + "red: shrine at herbs\n", encoding="utf-8")
    command = [sys.executable, "-S", "-m", "luna", "trace", str(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert said.returncode == 2
    assert said.stderr.startswith(f"{path}: line 8: S11: ") and "package" not in said.stderr


@pytest.mark.parametrize(
    ("turns", "complaint"),
    [
        ("red: shrine at herbs\n", "line 8: S11: With two players no starting shrine may stand on Herb Island.\n"),
        ("red: shrine at book\n\n# a comment\nblue: shrine at book\n", "line 11: S11: "),
        ("blue: shrine at book\n", "line 8: A1: "),
        ("red: shrine at  book\n", "line 8: notation: "),
        ("red: shrine at book\nblue: shrine at tide\nred: pairs tide sail herbs novice\n", "line 10: notation: "),
    ],
)
def test_a_bad_line_stops_the_trace(
    turns: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing more on standard output, one line on standard error: FILE: line N: RULE: reason."""
    path = tmp_path / "bad.luna"
    path.write_text(START + turns, encoding="utf-8")
    status, out, err = run(capsys, str(path))
    assert status == 2
    assert err.startswith(f"{path}: {complaint}")
    assert err.count("\n") == 1
    good = sum(line != "" and not line.startswith("#") for line in turns.split("\n")) - 1
    assert out.count("\n") == 1 + good  # the positions before the bad line


def test_a_bad_header_prints_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.luna"
    path.write_text(START.replace("boards yellow blue", "boards yellow"), encoding="utf-8")
    status, out, err = run(capsys, str(path))
    assert (status, out) == (2, "")
    assert err.startswith(f"{path}: line 3: S2: ")


def test_an_unreadable_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "binary.luna"
    binary.write_bytes(b"luna 1\n\xff\xfe")
    for words in ((str(tmp_path / "nowhere"),), (str(tmp_path),), (str(binary),), (), ("one", "two")):
        status, out, err = run(capsys, *words)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1


def test_the_whole_program_gives_status_and_streams(tmp_path: Path) -> None:
    path = tmp_path / "bad.luna"
    path.write_text(START + "red: shrine at book\nblue: shrine at book\n", encoding="utf-8")
    command = [sys.executable, "-m", "luna", "trace", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert [json.loads(line)["n"] for line in done.stdout.split("\n")[:-1]] == [0, 1]
    assert done.stderr == f"{path}: line 9: S11: There is already a shrine on book.\n"


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (START.encode() + b"red: shrine at book # \xff\n", 8),
        (START.encode() + b"red: shrine at book\rblue: shrine at tide\n", 8),
        (b"pangea 1\n# \xff\nplayers blue green\n", 2),
        (b"pangea 1\rplayers blue green\n", 1),
        (b"\n\xef\xbb\xbfpangea 1\n", 2),
    ],
)
def test_the_bytes_of_a_file_are_its_lines(
    data: bytes, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bytes that are not UTF-8 make only their own line invalid; a carriage return ends no line."""
    path = tmp_path / "bad"
    path.write_bytes(data)
    status, _, err = run(capsys, str(path))
    assert status == 2
    assert err.startswith(f"{path}: line {line}: ")


def test_the_first_word_says_which_game_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "tests" / "golden" / "2.pangea"
    status, out, err = run(capsys, str(path))
    assert (status, err) == (0, "")
    expected = "".join(json.dumps(entry) + "\n" for entry in registry.load("pangea").trace(path.read_text("utf-8")))
    assert out == expected
