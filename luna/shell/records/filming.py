"""The film of a saved game, made by another process, which this side starts, follows and stops."""

import contextlib
import importlib
import multiprocessing
import os
from collections.abc import Callable
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from luna.log.notices import Notice, Refused, notice

_MAKER: Final = "luna.shell.app.film_command"
"""Imported by name, in the other process only: it needs the whole program, which needs this module."""
_PART: Final = ".part"
_JOINED: Final = 2.0  # seconds to wait for a killed process

News = float | Notice | None  # the progress, the failure, or None at the end


class Filming:
    """At most one film at a time."""

    def __init__(self, home: Path, ended: Callable[[Path | Notice | None], object]) -> None:
        """`ended` receives the path of a finished film, the reason of a failure, or None if it was stopped."""
        self._folder, self._home, self._ended = home / "films", home, ended
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._out = Path()
        self.save: Path | None = None  # the save being filmed
        self.progress = 0.0  # the share of its turns that is done, 0..1

    def begin(self, save: Path) -> None:
        """Film a save into the folder `films` of the data folder. Nothing happens while another is filmed."""
        if self.save is not None:
            return
        for left in self._folder.glob(f"*{_PART}"):
            _removed(left)
        names = (self._folder / f"{save.stem}{number or ''}.mp4" for number in count())
        self._out = next(path for path in names if not path.exists())
        context = multiprocessing.get_context(method="spawn")  # as for the thinking process
        try:
            self._pipe, theirs = context.Pipe(duplex=False)
            args = theirs, save, self._out, self._home
            self._process = context.Process(target=_work, args=args, name="luna-film", daemon=True)
            self._process.start()
        except OSError as error:
            self._end(notice("film-failed", error=str(error)))
            return
        theirs.close()
        self.save, self.progress = save, 0.0

    def update(self) -> None:
        """Read the news of the other process; never blocks."""
        try:
            while self._pipe is not None and self._pipe.poll():
                news: News = self._pipe.recv()
                if isinstance(news, float):
                    self.progress = news
                else:
                    self._end(self._out if news is None else news)
        except (EOFError, OSError):
            self._end(notice("film-died"))

    def stop(self) -> None:
        """Cancel the film and remove its unfinished file."""
        if self.save is not None:
            self._end(None)

    def close(self) -> None:
        """End the process silently."""
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join(_JOINED)
            _removed(partial(self._out))
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = self.save = None

    def _end(self, outcome: Path | Notice | None) -> None:
        self.close()
        self._ended(outcome)


def partial(path: Path) -> Path:
    """The path of a film until it is complete."""
    return path.with_name(f"{path.name}{_PART}")


def _removed(left: Path) -> None:
    """Remove an unfinished film. On Windows ffmpeg may still hold it: then the next film removes it."""
    with contextlib.suppress(OSError):
        left.unlink()


def _work(pipe: Connection, save: Path, out: Path, home: Path) -> None:
    """Make the film in this low-priority process, and report the progress."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        importlib.import_module(_MAKER).record(save, out, home, pipe.send)
        pipe.send(None)
    except Refused as error:
        pipe.send(error.notice)
    except OSError as error:
        pipe.send(notice("film-failed", error=str(error)))
