"""Every fault at the start ends in one sentence with advice."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.start.conftest import Program

READY = 'progress(98, notice.say("start-ready"))'


def sentence(result: subprocess.CompletedProcess[str], *words: str) -> None:
    """The last line is one sentence with these words, and names an existing log; there is no traceback."""
    assert result.returncode == 1, result
    assert "Traceback" not in result.stderr
    last = result.stderr.strip().splitlines()[-1]
    for word in words:
        assert word in last, last
    log = re.search(r"\(More is in (.+)\.\)$", last)
    assert log and Path(log[1]).is_file(), last
    assert result.stdout == ""


def no_leftovers(program: Program) -> None:
    assert program.environments() == []


UNREACHABLE = {
    **{"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": "http://127.0.0.1:9/simple"},
    "PIP_RETRIES": "1",  # by itself it tries for eight seconds
}
UNREACHED_PIP = """
import sys
if "install" in sys.argv:
    raise SystemExit("NewConnectionError: Failed to establish a new connection: [Errno 111] Connection refused")
"""
"""What the real one says, in a tenth of the time."""


def check_no_network(program: Program) -> None:
    sentence(program.run(environ=UNREACHABLE), "internet", "start it again")
    no_leftovers(program)


def test_no_network_is_one_sentence(make_program: Callable[[str], Program]) -> None:
    sound = make_program("sound")
    check_no_network(sound)
    assert sound.run().returncode == 0  # the network is back
    shorter = make_program("shorter")
    shorter.replace_pip(UNREACHED_PIP)
    check_no_network(shorter)
    broken = make_program("broken")
    broken.replace_pip(UNREACHED_PIP)
    broken.plant("luna/environment.py", "for sign, key in TROUBLES if", "for sign, key in () if")
    with pytest.raises(AssertionError):
        check_no_network(broken)


def test_package_not_on_the_index(program: Program) -> None:
    sentence(program.run(environ={"PIP_FIND_LINKS": ""}), "was not found for Python 3.", "internet")
    no_leftovers(program)


def test_package_with_another_content(program: Program) -> None:
    program.pin("1.0", digest="0" * 64)
    sentence(program.run(), "not the one that Luna was made with")
    no_leftovers(program)


def check_no_venv(program: Program) -> None:
    program.forbid("venv")
    sentence(program.run(), "venv", "python3-venv")
    no_leftovers(program)


def test_no_venv_module(make_program: Callable[[str], Program]) -> None:
    check_no_venv(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/environment.py", "except ImportError as error:", "except ZeroDivisionError as error:")
    with pytest.raises(AssertionError):
        check_no_venv(broken)


def test_neither_pip_nor_ensurepip(program: Program) -> None:
    program.forbid("pip", "ensurepip")
    program.replace_pip()
    sentence(program.run(), "ensurepip", "python3-venv")
    no_leftovers(program)


def test_no_pip_but_ensurepip(program: Program) -> None:
    program.replace_pip("raise SystemExit('no such option: --python')\n")  # a version too old for it
    result = program.run()
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("PLAYED 1.0 ")


def test_no_writable_folder_is_one_sentence(program: Program) -> None:
    locked = program.root.parent / "locked"
    locked.mkdir(mode=0o555)
    result = program.run(poor=True, environ={"LUNA_HOME": str(locked / "luna")})
    assert result.returncode == 1
    assert "LUNA_HOME" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name of a folder is text")
def test_a_folder_whose_name_is_no_text(make_program: Callable[[str], Program], tmp_path: Path) -> None:
    sentence(make_program("b\udcfcd").run(environ={"LUNA_HOME": str(tmp_path / "data")}), "b\\udcfcd", "rename")
    other = make_program("luna")
    other.hasten()
    result = other.run(environ={"LUNA_HOME": "", "XDG_DATA_HOME": str(tmp_path / "b\udcfcd" / "share")})
    assert result.stdout.startswith("PLAYED 1.0 "), "the environment is beside the program"


def test_missing_requirements(program: Program) -> None:
    (program.root / "requirements.txt").unlink()
    sentence(program.run(), "requirements.txt is missing", "unpack")


def test_environment_that_leads_back_to_the_start_does_not_loop(program: Program) -> None:
    program.hasten()
    assert program.run().returncode == 0
    sentence(program.run(environ={"LUNA_ENV": "/nowhere"}), "does not start", "delete")


def test_a_file_in_the_place_of_the_environments(program: Program) -> None:
    program.data.mkdir()
    (program.data / "env").write_text("mine")
    sentence(program.run(), str(program.data / "env"), "is a file", "rename or delete")
    assert (program.data / "env").read_text() == "mine"


def test_a_folder_in_the_place_of_the_lock(program: Program) -> None:
    (program.data / "env" / "lock").mkdir(parents=True)
    sentence(program.run(), "could not be written", str(program.data / "env"))


def test_bug_in_the_start_itself(program: Program) -> None:
    program.hasten()
    program.plant("luna/environment.py", READY, "1 / 0")
    result = program.run()
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert "ZeroDivisionError" in (program.data / "start.log").read_text()
    no_leftovers(program)


# --- without a terminal -----------------------------------------------------------------------------------------------


def desktop(program: Program, closes: str = "") -> dict[str, str]:
    """A desktop whose zenity records what it shows; there is no tkinter, and nothing reaches a real screen."""
    program.forbid("tkinter")
    tools = program.root.parent / "tools"
    tools.mkdir()
    zenity = tools / "zenity"
    shown = tools / "shown"
    zenity.write_text(
        f'#!/bin/sh\necho "$@" >> {shown}\ncase "$1" in --progress) {closes or f"cat >> {shown}"};; esac\n'
    )
    for other in ("kdialog", "xmessage"):
        (tools / other).write_text("#!/bin/sh\nexit 127\n")
    for tool in tools.iterdir():
        tool.chmod(0o755)
    return {"LUNA_WINDOW": "1", "DISPLAY": ":999", "PATH": f"{tools}:{program.environ['PATH']}", "SHOWN": str(shown)}


def check_window_says_it(program: Program) -> None:
    environ = desktop(program)
    program.replace_pip(UNREACHED_PIP)
    sentence(program.run(environ=environ), "internet")
    shown = Path(environ["SHOWN"]).read_text()
    assert "--progress" in shown
    assert "# preparing the first start" in shown
    assert re.search(r"--error .*internet", shown)


def test_without_a_terminal_the_sentence_is_in_a_window(make_program: Callable[[str], Program]) -> None:
    check_window_says_it(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/notice.py", "_ = _native_window(sentence) or", "_ =")
    with pytest.raises(AssertionError):
        check_window_says_it(broken)


def test_closing_the_progress_window_stops_the_set_up(program: Program) -> None:
    program.hasten()
    environ = desktop(program, closes="exit 1")
    program.plant("luna/environment.py", READY, f"time.sleep(1); {READY}")
    result = program.run(environ=environ)
    assert result.returncode == 130
    assert "PLAYED" not in result.stdout
    no_leftovers(program)
