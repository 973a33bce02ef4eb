"""A replay as an MP4 file: the frames of an invisible window go to ffmpeg.

luna-cli film SAVE -o FILM.mp4 --size 1280x720 --speed 2

The program runs as usual, with a clock that advances by one frame at a time.
"""

import argparse
import contextlib
import errno
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from luna.log.files import words as error_words
from luna.log.notices import Refused, refused
from luna.log.saves import find_save
from luna.notice import HIDDEN, fail
from luna.places import data_folder
from luna.shell.app import navigation
from luna.shell.app.loop import Loop
from luna.shell.app.settings import load
from luna.shell.modes.playhead import SPEEDS
from luna.shell.modes.replay import ReplayScene
from luna.shell.records.filming import partial
from luna.text import Catalogue, best_language

RATE: Final = 30
"""Frames a second."""
SIZE: Final = (1280, 720)
SPEED: Final = 2.0
_STILL: Final = RATE  # frames of the first and of the last picture
_LONGEST_ERROR: Final = 200  # characters


class FrameClock:
    """Time that advances by one frame at a time."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """Seconds of the film."""
        return self.time

    def tick(self, rate: int) -> None:
        """Advance to the next frame. The loop may rest; a film never does."""
        self.time += 1 / RATE


def run(argv: list[str]) -> int:
    """The command `film`. Exit status 0, or 2 with one sentence on standard error."""
    parser = argparse.ArgumentParser("film", description="Render a saved game to a video. This needs ffmpeg.")
    parser.add_argument("save", type=Path, help="a saved game")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the film (default: SAVE.mp4)")
    parser.add_argument("--size", default="{}x{}".format(*SIZE), help="in pixels (default %(default)s)")
    parser.add_argument("--speed", type=float, choices=SPEEDS, default=SPEED, help="default %(default)s")
    wanted = parser.parse_args(argv)
    save, home = find_save(wanted.save), Path(data_folder())
    try:
        width, height = map(int, wanted.size.split("x"))
        if not (640 <= width <= 3840 and 360 <= height <= 2160) or width % 2 or height % 2:
            raise ValueError
    except ValueError:
        parser.error("--size is WIDTHxHEIGHT in even numbers, from 640x360 to 3840x2160")
    out = wanted.output or Path(f"{save.stem}.mp4")
    tell = sys.stderr.isatty()

    def show(share: float) -> None:
        if tell:
            print(f"\r{share:4.0%}", end="", file=sys.stderr, flush=True)

    try:
        record(save, out, home, show, (width, height), wanted.speed)
    except Refused as error:
        return fail(error)
    print(f"\r{out}")
    return 0


def encoder() -> str | None:
    """The path of ffmpeg: that of the package `imageio-ffmpeg` if it is installed, else that of the system."""
    with contextlib.suppress(ImportError, RuntimeError):
        return str(importlib.import_module("imageio_ffmpeg").get_ffmpeg_exe())
    return shutil.which("ffmpeg")


def record(
    save: Path,
    out: Path,
    home: Path,
    tell: Callable[[float], object],
    size: tuple[int, int] = SIZE,
    speed: float = SPEED,
) -> None:
    """Film a save with the settings in `home`; `tell` receives the progress, 0..1. `Refused` if that fails."""
    if (ffmpeg := encoder()) is None:
        raise refused("film-no-ffmpeg")
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile() as errors:
            command = _command(ffmpeg, size, partial(out))
            made = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=errors, stderr=errors, creationflags=HIDDEN)
            assert made.stdin is not None
            try:
                with made.stdin as stream:
                    _play(save, home, size, speed, stream.write, tell)
            except OSError as error:  # ffmpeg has ended and says why below; Windows has another number for that
                if not isinstance(error, BrokenPipeError) and error.errno != errno.EINVAL:
                    raise
            if made.wait():
                errors.seek(0)
                lines = errors.read().decode("utf-8", "replace").strip().splitlines() or [""]
                raise refused("film-failed", error=lines[-1][:_LONGEST_ERROR].rstrip("."))
        partial(out).replace(out)
    except OSError as error:
        raise refused("film-failed", error=error_words(error)) from error
    finally:
        with contextlib.suppress(OSError):
            partial(out).unlink(missing_ok=True)


def _command(ffmpeg: str, size: tuple[int, int], out: Path) -> list[str]:
    asked = [ffmpeg, "-hide_banner", "-encoders"]
    listed = subprocess.run(asked, capture_output=True, check=False, text=True, creationflags=HIDDEN).stdout
    codec = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "21"] if "libx264" in listed else ["-q:v", "4"]
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "{}x{}".format(*size), "-r", str(RATE), "-i", "-"]
    whole = ["-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f", "mp4", str(out)]
    return [ffmpeg, "-hide_banner", "-loglevel", "error", "-y", *raw, *codec, *whole]


def _play(
    save: Path,
    home: Path,
    size: tuple[int, int],
    speed: float,
    write: Callable[[bytes], object],
    tell: Callable[[float], object],
) -> None:
    words, clock = Catalogue(), FrameClock()
    settings, _ = load(home, best_language(words.languages()))
    words.switch(settings.language)
    settings = replace(settings, path=None, window=size, full_screen=False, maximised=False, ui_size=100)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as own:
        app = Loop(settings, words, Path(own), clock)
        try:
            app.focused = True
            problem = navigation.watch_save(app, save)
            if problem is not None:
                raise Refused(problem)
            _film(app, clock, speed, write, tell)
        finally:
            app.close()


def _film(
    app: Loop, clock: FrameClock, speed: float, write: Callable[[bytes], object], tell: Callable[[float], object]
) -> None:
    def frames(count: int) -> None:
        for _ in range(count):
            app.frame()
            clock.tick(RATE)
            write(pygame.image.tobytes(app.window.get_surface(), "RGB"))

    while not (app.scenes and isinstance(app.scenes[-1], ReplayScene)):
        app.frame()
        clock.tick(RATE)
    scene = app.scenes[-1]
    assert isinstance(scene, ReplayScene)
    scene.head.pace(speed)
    frames(_STILL)
    scene.do("play")
    told = -1
    while scene.head.playing or scene.display.busy:
        frames(1)
        if scene.number != told:
            told = scene.number
            tell(told / max(1, scene.table.length))
    frames(2 * _STILL)
