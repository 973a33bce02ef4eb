"""Commands without an environment run with any Python as it is: no package, no catalogue."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from luna.commands import COMMANDS

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
    for words in (("trace", str(path)), ("perft", "1", str(path))):
        done = run(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"{path}: line 2: S1: ")
        assert done.stderr.count("\n") == 1


def test_a_bare_python_measures_and_tells_its_version(tmp_path: Path) -> None:
    assert run("version").stdout.startswith("Luna ")
    assert "leaves at depth 1" in run("perft", "1").stdout
