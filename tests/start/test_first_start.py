"""The first start and later ones: environments are made, kept, repaired and removed."""

import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import seconds
from tests.start.conftest import QUICK_PIP, Program, until

HANGING_PIP = """
import sys, time
if "--version" not in sys.argv:
    print("Collecting tiny", flush=True)
    time.sleep(300)
"""


def played(result: subprocess.CompletedProcess[str], version: str = "1.0") -> bool:
    return result.returncode == 0 and result.stdout.startswith(f"PLAYED {version} ")


def test_first_start_installs_and_later_starts_go_straight_in(program: Program) -> None:
    first = program.run()
    assert played(first), first.stderr
    assert "fetching tiny (1 of 1)" in first.stderr
    later = program.run("play", "--option", "word", environ={"PIP_FIND_LINKS": "/nowhere"})
    assert played(later), later.stderr
    assert later.stdout.split()[3:] == ["--option", "word"]
    assert later.stderr == ""
    assert len(program.environments()) == 1


def test_changed_requirements_make_a_new_environment_and_remove_the_old(program: Program) -> None:
    program.hasten()
    assert played(program.run())
    old = program.environments()
    program.pin("2.0")
    assert played(program.run(), "2.0")
    assert len(program.environments()) == 1
    assert program.environments() != old


def check_environment_in_use_stays(program: Program) -> None:
    program.hasten()
    with program.popen("play", "wait") as game:
        assert game.stdout and game.stdin
        assert game.stdout.readline().startswith("PLAYED 1.0")
        program.pin("2.0")
        assert played(program.run(), "2.0")
        during = program.environments()
        game.stdin.close()
    assert len(during) == 2
    program.pin("3.0")
    assert played(program.run(), "3.0")
    assert len(program.environments()) == 1


def test_environment_in_use_stays(make_program: Callable[[str], Program]) -> None:
    check_environment_in_use_stays(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/start.py", "os.set_inheritable(file, True)", "pass")
    with pytest.raises(AssertionError):
        check_environment_in_use_stays(broken)


def check_interrupted_first_start(program: Program, name: str) -> None:
    how = signal.Signals[name]
    fake = program.replace_pip(HANGING_PIP)
    log = program.data / "start.log"
    with program.popen() as process:
        until(lambda: log.exists() and "Collecting tiny" in log.read_text())
        assert len(program.environments()) == 1
        os.killpg(process.pid, how)
        process.communicate(timeout=seconds(30))
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    (fake / "__main__.py").write_text(QUICK_PIP)
    again = program.run()
    assert played(again), again.stderr
    assert len(program.environments()) == 1


needs_groups = pytest.mark.skipif(sys.platform == "win32", reason="there a program is ended without its children")


@needs_groups
@pytest.mark.parametrize("how", ["SIGKILL", "SIGINT"])
def test_interrupted_first_start(program: Program, how: str) -> None:
    check_interrupted_first_start(program, how)


@needs_groups
def test_interrupted_first_start_would_notice_building_in_place(program: Program) -> None:
    program.plant("luna/environment.py", 'building = f"{env}{BUILDING}-{os.urandom(3).hex()}"', "building = env")
    with pytest.raises(AssertionError):
        check_interrupted_first_start(program, "SIGKILL")


def check_two_at_once(program: Program) -> None:
    program.hasten()
    ready = 'progress(98, notice.say("start-ready"))'
    program.plant("luna/environment.py", ready, f"time.sleep(1); {ready}")  # the other one comes meanwhile
    with program.popen() as one, program.popen() as two:
        results = [process.communicate(timeout=seconds(100)) for process in (one, two)]
    assert [one.returncode, two.returncode] == [0, 0], results
    assert [out.startswith("PLAYED 1.0") for out, _ in results] == [True, True]
    said = "".join(err for _, err in results)
    assert said.count("preparing the first start") == 1
    assert said.count("waiting for it") == 1
    assert len(program.environments()) == 1


def test_two_starts_at_once_build_one_environment(make_program: Callable[[str], Program]) -> None:
    check_two_at_once(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/start.py", "while not locked(file.fileno()):", "while False:")
    with pytest.raises(AssertionError):
        check_two_at_once(broken)


def tree(folder: Path) -> dict[str, float]:
    return {str(path): path.stat().st_mtime for path in [folder, *folder.rglob("*")]}


def check_read_only_program(program: Program) -> None:
    program.hasten()
    for path in [program.root, *program.root.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    before = tree(program.root)
    try:
        for _ in range(2):
            result = program.run(poor=True)
            assert played(result), result.stderr
        assert tree(program.root) == before
        assert list((program.data / "env" / "compiled").rglob("program*.pyc"))
    finally:
        for path in [program.root, *program.root.rglob("*")]:
            path.chmod(0o755)


def test_a_read_only_program_folder_is_no_obstacle(make_program: Callable[[str], Program]) -> None:
    check_read_only_program(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/places.py", "return [os.path.abspath(chosen)]", 'return [os.path.join(PROGRAM, ".luna")]')
    with pytest.raises(AssertionError):
        check_read_only_program(broken)


def test_unwritable_home_falls_back_to_the_program_folder(program: Program) -> None:
    program.hasten()
    home = Path(program.environ["HOME"])
    home.chmod(0o555)
    del program.environ["LUNA_HOME"]
    result = program.run(poor=True)
    home.chmod(0o755)
    assert played(result), result.stderr
    assert str(program.root / ".luna") in result.stdout
    assert list(home.iterdir()) == []


def test_moved_python_makes_a_new_environment(program: Program) -> None:
    program.hasten()
    assert played(program.run())
    (old,) = program.environments()
    python = program.data / "env" / old / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")  # as after an update that moved the interpreter
    again = program.run()
    assert played(again), again.stderr
    assert program.environments() == [old]


@pytest.mark.performance
def test_later_starts_cost_one_more_interpreter(program: Program) -> None:
    program.hasten()
    first = program.run()
    prefix = first.stdout.split()[2]

    def median(command: list[str]) -> float:
        times = []
        for _ in range(9):
            begin = time.perf_counter()
            subprocess.run(command, env=program.environ, cwd=program.root, check=True, capture_output=True)
            times.append(time.perf_counter() - begin)
        return statistics.median(times)

    python = os.path.join(prefix, "bin", "python")  # noqa: PTH118
    for _ in range(3):  # a noisy machine gets three tries
        plain = median([python, "-m", "luna", "play"])
        base = median([sys.executable, "-c", "import hashlib, contextlib"])
        through = median([sys.executable, "main.py"])
        if through <= plain + 2 * base:
            return
    pytest.fail(f"through main.py {through:.3f} s, plain {plain:.3f} s, a bare interpreter {base:.3f} s")
