"""main.py before there is an environment: the commands, the help, the refusals, and the report of a bug."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from luna import start
from luna.commands import COMMANDS, split
from tests.start.conftest import SOURCE, Program

OLD = "import runpy, sys; sys.version_info = (3, 9, 1, 'final', 0); runpy.run_path({!r}, run_name='__main__')"


def python(*words: str, cwd: Path = SOURCE, **environ: str) -> subprocess.CompletedProcess[str]:
    environ = {"LUNA_WINDOW": "0", **environ}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, env=environ, cwd=cwd)


def test_help_lists_every_command_without_an_environment(program: Program) -> None:
    for word in ("--help", "-h", "help"):
        result = program.run(word)
        assert result.returncode == 0
        assert all(re.search(rf"^  {name} ", result.stdout, re.M) for name in COMMANDS)
    assert not program.data.exists()


def test_every_documented_command_exists() -> None:
    assert set(COMMANDS) == {
        *(
            "play",
            "test",
            "check",
            "trace",
            "replay",
            "film",
            "watch",
            "circle",
            "export",
            "import",
            "version",
            "relay",
        )
    }


def test_help_is_instant() -> None:
    """It imports no slow module (those that cost tens of milliseconds), counted without site."""
    result = python("-S", "-X", "importtime", str(SOURCE / "main.py"), "--help")
    loaded = {line.rpartition("|")[2].strip() for line in result.stderr.splitlines()}
    assert "luna.start" in loaded
    slow = {"subprocess", "typing", "pathlib", "dataclasses", "tkinter", "venv", "luna.environment", "luna.games"}
    assert loaded & slow == set()


@pytest.mark.parametrize("name", ["version"])
def test_rules_commands_need_no_package(tmp_path: Path, name: str) -> None:
    result = python("-S", str(SOURCE / "main.py"), name, LUNA_HOME=str(tmp_path / "data"))
    assert result.returncode == 0, result.stderr
    assert not (tmp_path / "data").exists()


def test_unknown_command(program: Program) -> None:
    result = program.run("fly")
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"Luna has no command “fly”: .*--help.*\n", result.stderr)
    assert not program.data.exists()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ("play", [])),
        (["-psn_0_12345"], ("play", [])),
        (["--language", "de"], ("play", ["--language", "de"])),
        (["--version"], ("version", [])),
        (["trace", "file", "-v"], ("trace", ["file", "-v"])),
    ],
)
def test_arguments_are_split_into_command_and_rest(words: list[str], expected: tuple[str, list[str]]) -> None:
    assert split(words) == expected


def test_old_python_says_so(program: Program) -> None:
    result = python("-c", OLD.format(str(program.root / "main.py")))
    assert result.returncode == 1
    assert re.fullmatch(r"Luna needs Python 3\.11 or newer, and this is Python 3\.9: .*install.*\n", result.stderr)


@pytest.mark.parametrize("file", ["main.py", "luna/__init__.py", "luna/startwords.py"])
def test_what_old_pythons_read_keeps_to_their_grammar(file: str) -> None:
    """An f-string or an annotation in it would turn the sentence into a syntax error."""
    text = (SOURCE / file).read_text(encoding="ascii")

    def modern(source: str) -> list[ast.AST]:
        nodes = ast.walk(ast.parse(source, feature_version=(3, 4)))
        new = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.Starred, ast.AsyncFunctionDef)
        found = []
        for node in nodes:
            chained = isinstance(node, ast.Raise) and node.cause
            noted = (isinstance(node, ast.arg) and node.annotation) or (
                isinstance(node, ast.FunctionDef) and (node.returns or node.args.kwonlyargs)
            )
            if isinstance(node, new) or chained or noted:
                found.append(node)
        return found

    assert modern(text) == []
    assert modern("def f(x) -> int: pass")
    with pytest.raises(SyntaxError):
        modern("f'{x}'")


@pytest.mark.parametrize(("language", "words"), [("de_DE.UTF-8", "Bitte installiere"), ("fr", "veuillez installer")])
def test_old_python_says_so_in_the_language_of_the_desktop(program: Program, language: str, words: str) -> None:
    result = python("-X", "utf8", "-c", OLD.format(str(program.root / "main.py")), LC_ALL=language)
    assert result.returncode == 1
    assert words in result.stderr and "Python 3.9" in result.stderr


@pytest.mark.parametrize("folder", ["luna", "assets"])
def test_a_missing_folder_is_one_sentence(program: Program, folder: str) -> None:
    (program.root / folder).rename(program.root / "elsewhere")
    result = program.run()
    assert result.returncode == 1
    assert re.fullmatch(rf"The folder '{folder}' is missing .*unpack.*\n", result.stderr)


def test_a_missing_command_module_is_one_sentence(program: Program) -> None:
    result = program.run("trace")
    assert result.returncode == 1
    assert re.fullmatch(r".*luna/commands/rules\.py is missing\.\n", result.stderr)


# --- exceptions of a command ------------------------------------------------------------------------------------------


def check_report(program: Program) -> None:
    program.hasten()
    assert program.run().returncode == 0
    result = program.run("play", "crash")
    assert result.returncode == 1
    (line,) = result.stderr.splitlines()
    (report,) = (program.data / "reports").iterdir()
    assert str(report) in line
    text = report.read_text()
    assert "ZeroDivisionError: planted" in text
    assert "program.py" in text


def test_a_crash_writes_a_report(make_program: Callable[[str], Program]) -> None:
    check_report(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/__main__.py", "except Exception as error:", "except EOFError as error:")
    with pytest.raises((AssertionError, ValueError)):
        check_report(broken)


def test_ctrl_c_is_silent(program: Program) -> None:
    program.hasten()
    assert program.run().returncode == 0
    result = program.run("play", "stop")
    assert (result.returncode, result.stderr) == (130, "")


def test_missing_package_is_one_sentence(program: Program) -> None:
    program.hasten()
    assert program.run().returncode == 0
    result = program.run("play", "missing")
    assert result.returncode == 1
    assert re.fullmatch(r"Luna: The package a_package_that_is_nowhere is missing: .*delete.*\n", result.stderr)
    own = str(getattr(sys, "_base_executable"))  # noqa: B009  (a Python that is nobody's private environment)
    plain = subprocess.run(
        [own, "-m", "luna", "play"], env=program.environ, cwd=program.root, capture_output=True, text=True, check=False
    )
    assert re.fullmatch(r"Luna: The package tiny is missing: .*python3 main\.py.*\n", plain.stderr), plain


def test_closed_pipe_is_quiet(program: Program) -> None:
    with program.popen("--help") as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


# --- the stamp --------------------------------------------------------------------------------------------------------


def test_the_stamp_depends_on_requirements_and_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    game, tests = tmp_path / "requirements.txt", tmp_path / "tests" / "requirements.txt"
    game.write_text("tiny==1.0\n")
    tests.write_text("-r ../requirements.txt\n")
    monkeypatch.setattr(start, "PROGRAM", str(tmp_path))
    play, test = start.stamp("play"), start.stamp("test")
    assert start.stamp("play") == play
    tests.write_text("-r ../requirements.txt\npytest==1.0\n")
    assert start.stamp("play") == play
    assert start.stamp("test") != test
    with monkeypatch.context() as moved:
        moved.setattr(sys, "base_prefix", "/elsewhere")
        assert start.stamp("play") != play
    with monkeypatch.context() as newer:
        newer.setattr(sys.implementation, "cache_tag", "cpython-399")
        assert start.stamp("play") != play
    test = start.stamp("test")
    game.write_text("tiny==2.0\n")
    assert start.stamp("play") != play
    assert start.stamp("test") != test


def test_where_no_folder_can_be_written_one_sentence_says_so(tmp_path: Path) -> None:
    """Also without `main.py`, as an installed package starts: no report can be written either."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    done = python("-m", "luna", "play", LUNA_HOME=str(tmp_path / "file" / "home"))
    assert done.returncode == 1
    assert "LUNA_HOME" in done.stderr and "Traceback" not in done.stderr
