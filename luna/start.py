"""The start behind main.py: find or make the private environment, then run the command in it. Standard library only.

An environment is a folder `env/KIND-STAMP` in Luna's data folder. It is built under another name and renamed when it is
whole, so that its existence is the proof that it is complete; its name changes with the pinned requirements and with
the Python, so that it is never used for others. The way of every later start is short, and imports little on purpose.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

from luna import notice
from luna.commands import COMMANDS, split
from luna.places import IN_USE, PROGRAM, Problem, data_folder, data_folders, python_of, write_log

REQUIREMENTS = {
    "play": ["requirements.txt"],
    "test": ["requirements.txt", os.path.join("tests", "requirements.txt")],  # the last one includes the first
}
MARK = "LUNA_ENV"  # tells the Python of the environment that it is the one


def main(argv: list[str]) -> int:
    name, rest = split(argv)
    kind = COMMANDS[name][1] if name in COMMANDS else ""
    marked = os.environ.pop(MARK, None)
    if not kind or (marked and os.path.realpath(marked) == os.path.realpath(sys.prefix)):
        from luna.__main__ import main as run_here  # noqa: PLC0415

        return run_here(argv)
    try:
        env = find(kind) or prepare(kind)
        if marked:
            raise Problem(f"The private environment does not start: please delete {env} and start Luna again.")
        if rest == ["--python"]:  # for .ci/run: the Python that has the developers' tools
            print(python_of(env))
            return 0
        return hand_over(env, argv)
    except Problem as problem:
        log = write_log(f"\n{problem}\n")
        notice.tell(f"{problem}" + (f" (More is in {log}.)" if log else ""))
        return 1
    except (KeyboardInterrupt, notice.Closed):
        return 130
    except Exception as error:
        import traceback  # noqa: PLC0415

        log = write_log(f"\n{traceback.format_exc()}\n")
        notice.tell(f"Luna could not start ({error})." + (f" Please send the file {log} to its makers." if log else ""))
        return 1


# --- the way of every start -------------------------------------------------------------------------------------------


def stamp(kind: str) -> str:
    """Changes with the requirements, with the Python that is running and with the place where that is installed."""
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
            raise Problem(f"The file {file} is missing beside main.py: please unpack the whole archive.") from None
    return digest.hexdigest()[:12]


def find(kind: str) -> str | None:
    """The ready environment, held against removal; None when it must be made."""
    name = f"{kind}-{stamp(kind)}"
    for folder in data_folders():
        env = os.path.join(folder, "env", name)
        if os.path.exists(python_of(env)) and hold(env) and os.path.exists(python_of(env)):
            return env
    return None


def hold(env: str) -> bool:
    """Keep the environment from being removed while this process, or what it becomes, lives.

    A shared lock on POSIX, inherited by the game; Windows itself lets nobody rename the folder of a running program.
    """
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415

    try:
        file = os.open(env + IN_USE, os.O_RDONLY)
        os.set_inheritable(file, True)
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:  # it is being removed just now
        return False
    except OSError:  # a file system without locks, or without the file: nothing to hold on to
        return True
    return True


def hand_over(env: str, argv: list[str]) -> int:
    """Become main.py in the environment's Python; on Windows, wait for it."""
    os.environ[MARK] = env
    if not os.access(os.path.join(PROGRAM, "luna"), os.W_OK):  # a read-only program still compiles only once
        os.environ.setdefault("PYTHONPYCACHEPREFIX", os.path.join(os.path.dirname(env), "compiled"))
    command = [python_of(env), os.path.join(PROGRAM, "main.py"), *argv]
    if sys.platform != "win32":
        os.execv(command[0], command)
    import signal  # noqa: PLC0415
    import subprocess  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game has its own answer to Ctrl-C
    return subprocess.call(command)


# --- the first start --------------------------------------------------------------------------------------------------


def prepare(kind: str) -> str:
    """Make the environment, unless another start has just done so."""
    from luna import environment  # noqa: PLC0415

    folder = os.path.join(data_folder(), "env")
    os.makedirs(folder, exist_ok=True)
    with notice.Progress() as progress, only_one(os.path.join(folder, "lock"), progress):
        env = find(kind)
        if env is None:
            env = os.path.join(folder, f"{kind}-{stamp(kind)}")
            environment.make(env, os.path.join(PROGRAM, REQUIREMENTS[kind][-1]), progress)
            hold(env)
            environment.sweep(folder, kind, keep=env)
        return env


@contextlib.contextmanager
def only_one(path: str, progress: notice.Progress) -> Iterator[None]:
    """One set-up at a time; the others wait. The lock goes with the process, however that ends."""
    import time  # noqa: PLC0415

    with open(path, "ab") as file:
        told = False
        while not locked(file.fileno()):
            if not told:
                progress(0, "another start of Luna is preparing the environment; waiting for it")
                told = True
            time.sleep(0.2)
        yield


def locked(file: int) -> bool:
    """Try to take the lock; also true on a file system without locks, where two first starts may disturb each other."""
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
