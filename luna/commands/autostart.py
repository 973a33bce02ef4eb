"""Starts a command with every login of its owner: a user unit of systemd, a LaunchAgent, or the startup folder."""

import contextlib
import os
import plistlib
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from luna.log.files import write_secret
from luna.places import FROZEN, INSTALLED, PROGRAM, STORE

_NAME: Final = "luna-watch"
_LABEL: Final = "org.luna.watch"
_SPECIAL: Final = re.compile(r'[()^&|<>"]')
"""Signs of the Windows shell. With its quotation marks masked as well, it never takes one for a sign of its own."""
_PATIENCE: Final = 20.0  # seconds


class Entry(NamedTuple):
    """How a system starts a command: a file, and commands that start or end it now."""

    path: Path
    data: bytes
    begin: tuple[tuple[str, ...], ...] = ()
    end: tuple[tuple[str, ...], ...] = ()


def entry(system: str, home: Path, line: Sequence[str], environ: Sequence[tuple[str, str]] = ()) -> Entry:
    """The entry for a system (`sys.platform`) and a home folder."""
    if system == "win32":
        path = home / f"AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Startup/{_NAME}.cmd"
        # The shell reads the file in the code page of the console, and names of people may have any letters.
        sets = [f'@set "{name}={value}"' for name, value in environ]
        command = _SPECIAL.sub(r"^\g<0>", subprocess.list2cmdline(line))
        lines = ["@chcp 65001 >nul", *sets, f'@start "" /min {command}', ""]
        return Entry(path, "\r\n".join(lines).replace("%", "%%").encode())
    if system == "darwin":
        path = home / f"Library/LaunchAgents/{_LABEL}.plist"
        wanted = {
            "Label": _LABEL,
            "ProgramArguments": [*line],
            "RunAtLoad": True,
            "EnvironmentVariables": dict(environ),
        }
        load, unload = (("launchctl", verb, "-w", str(path)) for verb in ("load", "unload"))
        return Entry(path, plistlib.dumps(wanted), (load,), (unload,))
    path = home / f".config/systemd/user/{_NAME}.service"
    sets = [f"Environment={_quoted(f'{name}={value}').replace('$$', '$')}" for name, value in environ]
    service = ["[Service]", *sets, f"ExecStart={' '.join(map(_quoted, line))}", "Restart=on-failure", "RestartSec=60"]
    unit = [
        "[Unit]",
        "Description=Luna tells when a table waits",
        "",
        *service,
        "",
        "[Install]",
        "WantedBy=default.target",
    ]
    user = ("systemctl", "--user")
    enable, disable = (*user, "enable", "--now", _NAME), (*user, "disable", "--now", _NAME)
    return Entry(path, "\n".join(unit).encode(), ((*user, "daemon-reload"), enable), (disable,))


def switch(on: bool, arguments: Sequence[str]) -> Path:
    """Start or stop starting this program with these arguments at login. Returns the file. `OSError` on failure."""
    if STORE:
        raise OSError("Windows keeps what the Python of its Store writes there to itself; one of python.org can do it")
    program = [sys.executable] if FROZEN else [sys.executable, "-m", "luna"]
    if not (FROZEN or INSTALLED):
        program = [sys.executable, str(Path(PROGRAM, "main.py"))]
    environ = [("LUNA_HOME", str(Path(chosen).absolute()))] if (chosen := os.environ.get("LUNA_HOME")) else []
    found = entry(sys.platform, Path.home(), [*program, *arguments], environ)
    if on:
        found.path.parent.mkdir(parents=True, exist_ok=True)
        write_secret(found.path, found.data)  # an address may be as secret as a password
    for command in found.begin if on else found.end:
        with contextlib.suppress(OSError, subprocess.SubprocessError):  # then it starts with the next login
            subprocess.run(command, timeout=_PATIENCE, check=False, capture_output=True)
    if not on:
        found.path.unlink(missing_ok=True)
    return found.path


def _quoted(word: str) -> str:
    """A word of a line of systemd."""
    for sign, double in (("\\", "\\\\"), ('"', '\\"'), ("%", "%%"), ("$", "$$")):
        word = word.replace(sign, double)
    return f'"{word}"'
