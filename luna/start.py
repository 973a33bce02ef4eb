"""The start behind main.py: find or make the private environment, then run the command in it. Standard library only.

An environment is a folder `env/KIND-STAMP` in Luna's data folder. It is built under another name and renamed when it is
complete, so an existing one is complete. Its name changes with the pinned requirements and with the Python. Every later
start takes a short path and imports little.
"""

import contextlib
import os
import sys
from collections.abc import Iterator

from luna import notice
from luna.commands import COMMANDS, split
from luna.places import IN_USE, PROGRAM, Problem, apart, data_folder, data_folders, is_text, python_of, write_log

REQUIREMENTS = {
    "play": ["requirements.txt"],
    "test": ["requirements.txt", os.path.join("tests", "requirements.txt")],  # the second file includes the first
}
MARK = "LUNA_ENV"  # marks the Python of the environment


def main(argv: list[str]) -> int:
    name, rest = split(argv)
    kind = COMMANDS[name][1] if name in COMMANDS else ""
    marked = os.environ.pop(MARK, None)
    if not kind or (marked and os.path.realpath(marked) == os.path.realpath(sys.prefix)):
        from luna.__main__ import main as run_here  # noqa: PLC0415

        return run_here(argv)
    try:
        if not is_text(PROGRAM):
            raise Problem("start-folder-name", folder=PROGRAM)
        env = find(kind) or prepare(kind)
        if marked:
            raise Problem("start-does-not-start", folder=env)
        if rest == ["--python"]:  # for .ci/run: the Python that has the developers' tools
            print(python_of(env))
            return 0
        return hand_over(env, argv)
    except Problem as problem:
        sentence = notice.say(problem.key, **problem.slots)
        log = write_log(f"\n{sentence}\n")
        notice.tell(notice.say("start-see", sentence=sentence, file=log) if log else sentence)
        return 1
    except (KeyboardInterrupt, notice.Closed):
        return 130
    except Exception as error:
        import traceback  # noqa: PLC0415

        log = write_log(f"\n{traceback.format_exc()}\n")
        sentence = notice.say("start-failed", error=error)
        notice.tell(notice.say("start-report", sentence=sentence, file=log) if log else sentence)
        return 1


# --- every start -------------------------------------------------------------------------------------------


def stamp(kind: str) -> str:
    """A digest of the requirements, the running Python and its folder."""
    import hashlib  # noqa: PLC0415

    if sys.platform == "win32":
        machine = os.environ.get("PROCESSOR_ARCHITECTURE", "")
    else:
        machine = os.uname().machine
    about = [str(sys.implementation.cache_tag), sys.base_prefix, sys.platform, machine, str(sys.maxsize)]
    digest = hashlib.sha256("\0".join(about).encode())
    for file in REQUIREMENTS[kind]:
        try:
            with open(os.path.join(PROGRAM, file), "rb") as pins:
                digest.update(pins.read())
        except OSError:
            raise Problem("start-file-missing", file=file) from None
    return digest.hexdigest()[:12]


def find(kind: str) -> str | None:
    """The complete environment, locked against removal; None when it must be made."""
    name = f"{kind}-{stamp(kind)}"
    for folder in data_folders():
        env = os.path.join(folder, "env", name)
        if os.path.exists(python_of(env)) and hold(env) and os.path.exists(python_of(env)):
            return env
    return None


def hold(env: str) -> bool:
    """Lock the environment against removal while this process and its successor live, and note its user.

    A shared lock on POSIX, inherited by the game; Windows refuses to rename the folder of a running program.
    """
    with (
        contextlib.suppress(OSError, ValueError),
        open(env + IN_USE, "r+", encoding="utf-8", errors="surrogateescape") as note,
    ):
        if note.read() != user():
            note.seek(0)
            note.truncate()
            note.write(user())
        os.utime(env + IN_USE)
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415

    try:
        file = os.open(env + IN_USE, os.O_RDONLY)
        os.set_inheritable(file, True)
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:  # it is being removed
        return False
    except OSError:  # a file system without locks, or without the file
        return True
    return True


def user() -> str:
    """The user of an environment: this Python and this copy of the program."""
    return f"{sys.implementation.cache_tag} {sys.base_prefix}\n{PROGRAM}\n"


def hand_over(env: str, argv: list[str]) -> int:
    """Run main.py in the environment's Python: in this process, on Windows in a child."""
    # Decided here: on Windows each further Python would count as one more program in the console.
    environ = {**apart(), MARK: env, notice.WINDOW: "1" if notice.wants_window() else "0"}
    if not os.access(os.path.join(PROGRAM, "luna"), os.W_OK):  # a read-only program still compiles only once
        environ.setdefault("PYTHONPYCACHEPREFIX", os.path.join(os.path.dirname(env), "compiled"))
    # glibc: freed memory of pictures returns to the system (tests of windows: 360 MB in place of 1,200).
    environ.setdefault("MALLOC_MMAP_THRESHOLD_", "262144")
    command = [python_of(env), os.path.join(PROGRAM, "main.py"), *argv]
    if sys.platform != "win32":
        os.execve(command[0], command, environ)
    import signal  # noqa: PLC0415
    import subprocess  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game handles Ctrl-C itself
    return subprocess.call(command, env=environ)


# --- the first start --------------------------------------------------------------------------------------------------


def prepare(kind: str) -> str:
    """Make the environment, unless another start has just done so."""
    from luna import environment  # noqa: PLC0415

    folder = os.path.join(data_folder(), "env")
    lock = os.path.join(folder, "lock")
    try:
        os.makedirs(folder, exist_ok=True)
        with open(lock, "ab"):
            pass
    except FileExistsError:
        raise Problem("start-not-a-folder", folder=folder) from None
    except OSError as error:
        raise Problem("start-not-written", folder=folder, error=error) from error
    with notice.Progress() as progress, only_one(lock, progress):
        env = find(kind)
        if env is None:
            env = os.path.join(folder, f"{kind}-{stamp(kind)}")
            environment.make(env, os.path.join(PROGRAM, REQUIREMENTS[kind][-1]), progress)
            hold(env)
            environment.sweep(folder, kind, env, user())
        return env


@contextlib.contextmanager
def only_one(path: str, progress: notice.Progress) -> Iterator[None]:
    """Hold the lock of the set-up: other set-ups wait. The lock ends with the process."""
    import time  # noqa: PLC0415

    with open(path, "ab") as file:
        told = False
        while not locked(file.fileno()):
            if not told:
                progress(0, notice.say("start-waiting"))
                told = True
            time.sleep(0.2)
        yield


def locked(file: int) -> bool:
    """Try to take the lock. True also on a file system without locks, where two first starts may collide."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            os.lseek(file, 0, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
