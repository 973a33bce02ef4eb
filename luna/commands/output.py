"""Output files of commands: never over a game that is open or being read, over other files only when forced."""

import os
import sys
from pathlib import Path

from luna.core.game import GameError
from luna.log.files import DISK, LockedError, write_new, write_whole
from luna.log.notices import refused


def write(path: Path, data: bytes, source: Path, *, force: bool | None = None) -> None:
    """Write the output of a command about `source`. A file is replaced only with `force`; None: no such option."""
    if path.exists() and path.samefile(source):
        raise GameError(f"{path} is the file that is being read: please choose another name for what is written.")
    if not force:
        try:
            os.close(write_new(path, data))
        except FileExistsError as error:
            more = "" if force is None else ", or say --force to replace it"
            raise GameError(f"There is already a file {path}: please choose another name{more}.") from error
        return
    try:
        descriptor = DISK.open(path, os.O_RDWR)
    except FileNotFoundError:
        write(path, data, source, force=False)
        return
    try:
        DISK.lock(descriptor)
        if sys.platform != "win32":  # Windows replaces no open file
            write_whole(path.resolve(), data)
    except LockedError as error:
        raise refused("save-in-use", file=str(path)) from error
    finally:
        os.close(descriptor)
    if sys.platform == "win32":
        write_whole(path, data)
