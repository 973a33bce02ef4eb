"""The private environment is isolated from foreign packages, other Pythons, other copies and killed starts."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from luna import environment, notice, places, start
from tests.patience import seconds
from tests.start.conftest import QUICK_PIP, SOURCE, Program, until

PRINT = """
import os, sys
def run(argv):
    import tiny
    print("PLAYED", tiny.VERSION, sys.prefix, os.environ.get("LUNA_WINDOW"), os.environ.get("PYTHONPATH"), flush=True)
    return 0
"""
OTHER = "import runpy, sys; sys.base_prefix = {!r}; del sys.argv[:2]; runpy.run_path(sys.argv[0], run_name='__main__')"


def other_python(name: str) -> tuple[str, ...]:
    """Another installed Python, as Luna sees it."""
    return sys.executable, "-c", OTHER.format(f"/opt/{name}"), "-"


# --- settings for other programs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["-I", "-P", "PYTHONSAFEPATH"])
def test_the_start_works_in_safe_path_mode(program: Program, how: str) -> None:
    program.hasten()
    options = (sys.executable, how) if how.startswith("-") else ()
    for _ in range(2):
        result = program.run(environ={"PYTHONSAFEPATH": "1"} if not options else {}, python=options)
        assert result.returncode == 0, result.stderr
        assert result.stdout.startswith("PLAYED 1.0 ")


def check_foreign_package(program: Program) -> None:
    (program.root / "luna" / "shell" / "app" / "program.py").write_text(PRINT)
    (program.extra / "tiny.py").write_text("VERSION = 'foreign'\n")
    info = program.extra / "tiny-1.0.dist-info"  # pip would find nothing left to install
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
    for _ in range(2):
        result = program.run()
        assert result.returncode == 0, result.stderr
        assert result.stdout.startswith("PLAYED 1.0 ") and result.stdout.split()[-1] == "None"


def test_foreign_packages_on_the_path_are_not_used(make_program: Callable[[str], Program]) -> None:
    check_foreign_package(make_program("sound"))
    broken = make_program("broken")
    broken.hasten()
    broken.plant("luna/places.py", 'if name not in ("PYTHONPATH", "PYTHONHOME")', "")
    with pytest.raises(AssertionError):
        check_foreign_package(broken)


# --- several Pythons, several copies ----------------------------------------------------------------------------------


def check_two_pythons(program: Program) -> None:
    program.hasten()
    one, two = other_python("one"), other_python("two")
    for python in (one, two):
        result = program.run(python=python)
        assert result.returncode == 0, result.stderr
    assert len(program.environments()) == 2
    for python in (one, two, one):  # nothing is downloaded any more
        result = program.run(environ={"PIP_FIND_LINKS": "/nowhere"}, python=python)
        assert result.returncode == 0 and result.stderr == "", result.stderr


def test_two_pythons_used_in_turn(make_program: Callable[[str], Program]) -> None:
    check_two_pythons(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/environment.py", 'last in ("", user) or', "True or")
    with pytest.raises(AssertionError):
        check_two_pythons(broken)


def test_after_an_update_each_python_removes_its_own(program: Program) -> None:
    program.hasten()
    one, two = other_python("one"), other_python("two")
    for python in (one, two):
        assert program.run(python=python).returncode == 0
    before = set(program.environments())
    program.pin("2.0")
    assert program.run(python=one).returncode == 0
    assert len(set(program.environments()) & before) == 1
    assert program.run(python=two).returncode == 0
    assert not set(program.environments()) & before and len(program.environments()) == 2


def test_two_copies_with_other_requirements(make_program: Callable[[str], Program]) -> None:
    old, new = make_program("old"), make_program("new")
    old.hasten()
    new.hasten()
    new.pin("2.0")
    shared = {"LUNA_HOME": str(old.data)}
    for copy in (old, new, old):
        assert copy.run(environ=shared).returncode == 0
    assert len(old.environments()) == 2
    (old.root / "main.py").unlink()  # the old copy is deleted: the next set-up removes its environment
    new.pin("3.0")
    assert new.run(environ=shared).returncode == 0
    assert len(old.environments()) == 1


def outlived(folder: Path, owner: str | None, *, age: float = 0, python: bool = True) -> bool:
    env = folder / "play-1"
    program = folder / "program"
    for new in (env / "bin", program):
        new.mkdir(parents=True, exist_ok=True)
    (program / "main.py").touch()
    if python:
        Path(places.python_of(str(env))).touch()
    use = Path(str(env) + places.IN_USE)
    if owner is not None:
        use.write_text(owner.format(program=program))
        os.utime(use, (time.time() - age,) * 2)
    return environment.outlived(str(env), f"me\n{program}\n")


def test_abandoned_environments_are_removed(tmp_path: Path) -> None:
    day = 24 * 3600
    cases = {
        "ours": (True, "me\n{program}\n", 0, True),
        "another Python's": (False, "you\n{program}\n", 59 * day, True),
        "another Python's, long ago": (True, "you\n{program}\n", 61 * day, True),
        "from the future": (False, "you\n{program}\n", -61 * day, True),
        "of a copy that is gone": (True, "me\n{program}-gone\n", 0, True),
        "its Python is gone": (True, "you\n{program}\n", 0, False),
        "from before there were notes": (True, "", 0, True),
        "without a note": (True, None, 0, True),
        "with a spoilt note": (True, "\0", 0, True),
    }
    for name, (gone, owner, age, python) in cases.items():
        folder = tmp_path / name.replace(" ", "-")
        assert outlived(folder, owner, age=age, python=python) == gone, name


# --- killed set-ups ---------------------------------------------------------------------------------------------------

ORPHAN = """
import os, sys, time
if "--version" not in sys.argv:
    env = os.path.dirname(os.path.dirname(sys.argv[sys.argv.index("--python") + 1]))
    print("Collecting tiny", flush=True)
    while os.path.exists(env):
        time.sleep(0.01)
    os.makedirs(os.path.join(env, "lib"))
    open(os.path.join(os.path.dirname(env), "back"), "w").close()
"""


def check_orphan(program: Program) -> None:
    fake = program.replace_pip(ORPHAN)
    log, back = program.data / "start.log", program.data / "env" / "back"
    with program.popen() as process:
        until(lambda: log.exists() and "Collecting tiny" in log.read_text())
        os.kill(process.pid, signal.SIGKILL)  # and its pip continues
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            stream.close()
    (fake / "__main__.py").write_text(QUICK_PIP)
    wait = f"while not os.path.exists({str(back)!r}): time.sleep(0.01)"
    program.plant("luna/environment.py", '        progress(98, notice.say("start-ready"))', f"        {wait}")
    result = program.run()
    assert result.returncode == 0, result.stderr
    assert len(program.environments()) == 1


def test_what_the_pip_of_a_killed_start_brings_back_is_removed(make_program: Callable[[str], Program]) -> None:
    check_orphan(make_program("sound"))
    broken = make_program("broken")
    broken.plant("luna/environment.py", "clear(folder)  # again", "pass  # again")
    with pytest.raises(AssertionError):
        check_orphan(broken)


# --- ways of installation ---------------------------------------------------------------------------------------------


def test_the_choice_of_a_message_window_is_made_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows every Python on the way is another process in the console: later the question cannot be decided."""
    program.hasten()
    handed: list[dict[str, str]] = []

    def leave(path: str, command: list[str], environ: dict[str, str]) -> None:
        handed.append(environ)
        raise SystemExit

    for wish in (True, False):
        with monkeypatch.context() as become, pytest.raises(SystemExit):
            become.setattr(os, "execve", leave)
            become.setattr(notice, "wants_window", lambda wish=wish: wish)
            start.hand_over("/env/play-1", ["play"])
    assert [environ["LUNA_WINDOW"] for environ in handed] == ["1", "0"]
    (program.root / "luna" / "shell" / "app" / "program.py").write_text(PRINT)
    del program.environ["LUNA_WINDOW"]
    assert program.run(environ={"DISPLAY": "", "WAYLAND_DISPLAY": ""}).stdout.split()[3] == "1"


def test_double_click_without_a_console(program: Program) -> None:
    program.hasten()
    pyw = program.root / "Luna.pyw"
    pyw.write_bytes((SOURCE / "Luna.pyw").read_bytes())
    result = subprocess.run(
        [sys.executable, str(pyw)],
        env=program.environ,
        capture_output=True,
        text=True,
        check=False,
        cwd=program.data.parent,
    )
    assert result.stdout.startswith("PLAYED 1.0 "), result.stderr


def test_python_of_the_microsoft_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files under AppData are redirected, and can be started only from there."""
    real, seen = tmp_path / "Packages" / "LocalCache" / "Local", tmp_path / "Local"
    real.mkdir(parents=True)
    seen.symlink_to(real)
    monkeypatch.delenv("LUNA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(seen))
    assert places.data_folder() == str(seen / "Luna")
    monkeypatch.setattr(places, "STORE", True)
    assert places.data_folder() == str(real / "Luna")
    assert places.data_folders()[0] == str(real / "Luna")
    assert places.python_of(os.path.join(places.data_folders()[0], "env", "play-1")).startswith(str(real))  # noqa: PTH118


def test_the_progress_window_gets_every_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe of Windows is otherwise in a page of 256 letters, without the narrow blank of French."""
    window, shown, words = tmp_path / "window.py", tmp_path / "shown", "préparation\N{NARROW NO-BREAK SPACE}: Łuna"
    window.write_text(f"import sys; open({str(shown)!r}, 'wb').write(sys.stdin.read().encode())", encoding="utf-8")
    monkeypatch.setattr(notice, "__file__", str(window))
    monkeypatch.setattr(notice, "wants_window", lambda: True)
    monkeypatch.setattr(notice, "has_desktop", lambda: True)
    monkeypatch.setattr("locale.getencoding", lambda: "cp1252")
    with notice.Progress() as progress:
        progress(2, words)
        process = progress._window
        assert process is not None and process.stdin is not None
        process.stdin.close()
        process.wait(seconds(20))
    assert f"# {words}\n2\n".encode() in shown.read_bytes()


def test_an_environment_can_be_made_below_the_longest_folder_of_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of a Python of the Store, for a user with a long name. Windows allows 259 letters of a path."""
    family = r"Packages\PythonSoftwareFoundation.Python.3.13_qbz5n2kfra8p0\LocalCache\Local\Luna\env"
    home = "\\".join([r"C:\Users\Maximiliane Musterfrau\AppData\Local", family, ""])
    package = r"\Lib\site-packages\openskill\models\weng_lin\thurstone_mosteller_part.cp313-win_amd64.pyd"
    made: list[str] = []

    def fails(env: str) -> list[str]:
        made.append(env)
        raise OSError

    monkeypatch.setattr(environment, "with_pip", fails)
    monkeypatch.setattr(environment, "write_log", lambda *_, **__: None)
    for _ in range(2):
        with pytest.raises(places.Problem):
            environment.make(str(tmp_path / "play-0123456789ab"), "", notice.Progress())
    assert made[0] != made[1]
    assert all(len(home + Path(one).name + package) <= 259 for one in made)


@pytest.mark.parametrize(
    ("platform", "frozen", "installed", "said"),
    [
        ("linux", False, False, "python3 main.py relay"),
        ("win32", False, False, "py main.py relay"),
        ("linux", True, False, "Luna relay"),
        ("win32", True, False, "luna-cli relay"),
        ("darwin", False, True, "luna relay"),
        ("win32", False, True, "luna-cli relay"),
    ],
)
def test_the_command_that_a_player_types(
    platform: str, frozen: bool, installed: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(places, "FROZEN", frozen)
    monkeypatch.setattr(places, "INSTALLED", installed)
    if frozen:
        monkeypatch.setattr(sys, "executable", "/games/Luna/Luna")
    assert places.command("relay") == said


def test_an_installed_package_writes_nothing_beside_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUNA_HOME", raising=False)
    monkeypatch.setattr(places, "PROGRAM", str(tmp_path))
    assert str(tmp_path / ".luna") in places.data_folders()
    monkeypatch.setattr(places, "INSTALLED", True)
    assert not [folder for folder in places.data_folders() if folder.startswith(str(tmp_path))]


def test_the_environment_is_trimmed_to_what_the_game_reads(tmp_path: Path) -> None:
    """Scripts, time zones and world places that none of our pages uses are removed; locales of our languages stay."""
    site, tested = (tmp_path / env / "lib" / "site-packages" for env in ("play-1", "test-1"))
    needless = [f"pygame_gui/data/NotoSans{name}" for name in ("JP-Bold.otf", "-Italic.ttf", "-Bold.ttf")]
    needless += ["pytz/zoneinfo/Asia/Tokyo", "babel/locale-data/ja.dat", "babel/locale-data/de_AT.dat"]
    needless += ["pygame/docs/index.html", "pygame/tests/test.py"]
    needless += ["babel/messages/catalog.py", "pygame/rect.pyi", "zeroconf/_cache.pxd", "cffi/_cffi_include.h"]
    wanted = [
        "pygame_gui/data/NotoSans-Regular.ttf",
        "pytz/__init__.py",
        "pygame/display.so",
        "babel/core.py",
        "pygame/core.pyc",
    ]
    wanted += [f"babel/locale-data/{name}.dat" for name in ("en", "de", "fr", "nl", "root")]
    for name in needless + wanted:
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).touch()
    (tested / "mypy/typeshed").mkdir(parents=True)
    (tested / "mypy/typeshed/abc.pyi").touch()
    environment.trim(str(tmp_path / "play-1"))
    environment.trim(str(tmp_path / "test-1"))
    assert (tested / "mypy/typeshed/abc.pyi").is_file()
    assert {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()} == set(wanted)


@pytest.mark.skipif(sys.platform == "win32", reason="there a program is ended without its children")
def test_a_set_up_that_is_stopped_leaves_no_second_pip_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`pip --python` starts another pip; the folder is removed only when both have ended."""
    import fcntl

    monkeypatch.setattr(environment, "write_log", lambda *said, **how: None)
    lock = tmp_path / "lock"
    held = f"f = open({str(lock)!r}, 'w'); fcntl.flock(f, 2); print('held', flush=True)"
    child = f"import fcntl, time; {held}; time.sleep(600)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"

    def closed(line: str) -> None:
        raise notice.Closed

    with pytest.raises(notice.Closed):
        environment.run([sys.executable, "-c", parent], closed)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
