"""`perft`, `bench --json`, `test --quick`, and commands that run without an environment."""

import gc
import importlib.util
import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from luna.commands import COMMANDS
from luna.commands import test as command
from tests.conftest import LONG, QUICK
from tests.workshop import bench
from tests.workshop.perft import run as perft

GOLDEN = Path(__file__).parents[1] / "golden"


def test_perft_counts_by_first_move_and_in_total(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft(["2"]) == 0
    *lines, last = capsys.readouterr().out.rstrip("\n").split("\n")
    leaves = {line.strip().partition("  ")[2]: int(line.strip().partition("  ")[0].replace(",", "")) for line in lines}
    assert last.split()[0] == f"{sum(leaves.values()):,}"
    assert "yellow: meditate" in leaves
    assert "leaves at depth 2" in last


def test_depth_one_counts_the_legal_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft(["1"]) == 0
    lines = capsys.readouterr().out.rstrip("\n").split("\n")
    assert {line.split()[0] for line in lines[:-1]} == {"1"}
    assert int(lines[-1].split()[0]) == len(lines) - 1


def test_perft_counts_from_the_last_position_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft(["3", str(GOLDEN / "2-free.luna")]) == 0
    assert capsys.readouterr().out.split()[0] == "0"  # the game is over


def test_a_bad_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.luna"
    path.write_text("luna 2\n", encoding="utf-8")
    assert perft(["1", str(path)]) == 2
    assert perft(["1", str(tmp_path / "nowhere")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: line 1: notation: ")
    assert err.count("\n") == 2
    assert f"{tmp_path / 'nowhere'}: cannot be read: No such file or directory\n" in err


def test_bytes_that_are_no_text_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"luna 1\n\xff")
    assert perft(["1", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: is not UTF-8 text\n"


@pytest.mark.parametrize("words", [[], ["0"], ["9"], ["many"]])
def test_a_bad_depth_is_a_usage_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        perft(words)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


RULES = {
    *("pyunit_ns", "decision_us", "apply_us", "legal_us", "copy_us", "digest_us", "replay_ms", "undo_ms"),
    *("decision_us_2p", "perft_nodes_per_s", "import_ms", "decisions_per_game", "branching"),
    *("decisions_per_game_2p", "branching_2p", "games_per_s", "games_per_s_2p", "enum_per_s"),
}
RATIOS = {f"{name}_ratio_chess" for name in ("step", "apply", "legal", "copy", "perft", "import")}


@pytest.mark.slow
def test_bench_prints_one_object_with_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for much in ("GAMES", "MOVES", "TURNS", "CHESS_GAMES", "CHESS_PLIES"):
        monkeypatch.setattr(bench, much, 12)
    monkeypatch.setattr(gc, "collect", lambda: 0)  # before each measurement, of all remains of other tests
    assert bench.run(["--json", "--rounds", "1", "--game", "pebbles"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) >= RULES
    if importlib.util.find_spec("chess") is not None:
        assert set(figures) >= RATIOS
    assert all(isinstance(value, float) and math.isfinite(value) for value in figures.values())
    assert all(value > 0 for name, value in figures.items() if not name.endswith("import_ms"))


def test_every_goal_of_bench_has_its_figure() -> None:
    assert set(bench.goals("luna")) <= RULES | RATIOS
    assert set(bench.goals("pangea")) <= RULES | RATIOS


TESTS = Path(__file__).parents[1]


def test_test_quick_selects_the_quick_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(argv: list[str]) -> int:
        asked.append(argv)
        return 0

    monkeypatch.setattr("pytest.main", run)
    assert command.run(["--quick", "-n", "1"]) == 0 == command.run(["-x"])
    assert asked == [["-m", "quick", "-n", "1"], ["-n", "2", "--dist", "worksteal", "-x"]]


def test_this_folder_is_marked_quick(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("quick") is not None


def test_the_listed_test_folders_exist() -> None:
    assert all((TESTS / name).is_dir() for name in QUICK)
    assert all((TESTS / f"{name}.py").is_file() for name in LONG)


ROOT = Path(__file__).parents[2]
BARE = sorted(name for name, (_, environment, _) in COMMANDS.items() if not environment)


def bare(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run code in this Python without its packages."""
    base = getattr(sys, "_base_executable", sys.executable)
    command = [base, "-S", "-E", "-B", "-c", code, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return bare(
        "import sys; sys.path.insert(0, ''); from luna.__main__ import main; sys.exit(main(sys.argv[1:]))", *words
    )


@pytest.mark.parametrize("name", BARE)
def test_a_command_without_an_environment_needs_no_package(name: str) -> None:
    done = run(name, "--help")
    assert "package" not in done.stderr, done.stderr


def test_a_bare_python_says_line_and_rule(tmp_path: Path) -> None:
    path = tmp_path / "bad.luna"
    path.write_text("luna 1\nplayers yellow\n", encoding="utf-8")
    done = run("trace", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{path}: line 2: S1: ")
    assert done.stderr.count("\n") == 1


def test_a_bare_python_runs_perft_and_version() -> None:
    assert run("version").stdout.startswith("Luna ")
    counts = "import sys; sys.path.insert(0, ''); from tests.workshop.perft import run; run(sys.argv[1:])"
    assert "leaves at depth 1" in bare(counts, "1").stdout
