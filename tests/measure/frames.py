"""The processor load of the game: `python -m tests.measure.frames [--quick | --size 1920x1080 --seconds 10]`.

The real loop with the real clock, on the present display (SDL_VIDEODRIVER=dummy for none): the title and the table at
rest, alive and with reduced motion, the table with the pointer moving over it, and the table while turns are played one
after the other. Numbers belong to the machine they were measured on; nothing here asserts anything.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from luna.games.luna import rules as game
from luna.log.saves import Saves
from luna.shell.app import navigation, program
from luna.shell.app.loop import Loop
from luna.shell.app.settings import NAME
from luna.shell.drawing.caches import PACKING
from tests.ui.driver import LunaTable, a_game, play_turn

Each = Callable[[float], None]


def measure(app: Loop, what: str, seconds: float, each: Each | None = None) -> None:
    """Run the loop for a while and print its load, without that of the simulated hand."""
    frames, start, used, hand = app.presenter.frames, time.perf_counter(), time.process_time(), 0.0
    while (since := time.perf_counter() - start) < seconds:
        if each is not None:
            before = time.thread_time()
            each(since)
            hand += time.thread_time() - before
        app.frame()
        app.clock.tick(app.rate)
    share = (time.process_time() - used - hand) / (time.perf_counter() - start) * 100
    print(f"{what:<34} {share:6.2f} % of a core, {(app.presenter.frames - frames) / seconds:5.1f} pictures a second")


def settled(app: Loop) -> None:
    """Run the loop until all large pictures of the start are compressed."""
    begun, used = time.perf_counter(), time.process_time()
    while any(thread.name == PACKING for thread in threading.enumerate()):
        app.frame()
        app.clock.tick(app.rate)
    used, seconds = time.process_time() - used, time.perf_counter() - begun
    print(f"(settles in {seconds:.1f} s, which take {used:.2f} s of a core)")


def until_the_table(app: Loop) -> float:
    """Run the loop until the table is drawn; returns the longest frame in seconds."""
    longest, table, drawn = 0.0, False, app.presenter.frames
    while not table or app.presenter.frames == drawn:
        before, drawn = time.perf_counter(), app.presenter.frames
        app.frame()
        longest, table = max(longest, time.perf_counter() - before), isinstance(app.scenes[-1], LunaTable)
        app.clock.tick(app.rate)
    return longest


def wander(app: Loop) -> Each:
    """Move the pointer in circles over the table."""

    def each(since: float) -> None:
        x = app.canvas.width * (0.5 + 0.4 * ((since * 0.2) % 1 - 0.5))
        y = app.canvas.height * (0.5 + 0.3 * ((since * 0.33) % 1 - 0.5))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(1, 1), buttons=(0, 0, 0), touch=False)
        )

    return each


def playing(app: Loop, pause: float) -> Each:
    """A turn every `pause` seconds, with all its animations."""
    chance, last = random.Random(7), -pause

    def each(since: float) -> None:
        nonlocal last
        scene = app.scenes[-1]
        if since - last >= pause and isinstance(scene, LunaTable) and not scene.link.busy:
            last = since
            turn = play_turn(scene.table.position, chance)
            if turn is not None:
                scene.link.submit(turn)

    return each


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--size", help="1920x1080 when nothing is said, and without --quick 3840x2160 as well")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--quick", action="store_true", help="three seconds of each, in lines to be compared")
    wanted = parser.parse_args()
    if not (wanted.size or wanted.quick):  # each in a separate process, because memory is also measured
        for size in ("1920x1080", "3840x2160"):
            said = ["--size", size, "--seconds", str(wanted.seconds)]
            subprocess.run([sys.executable, "-m", "tests.measure.frames", *said], check=True)
        return
    width, height = (int(part) for part in (wanted.size or "1920x1080").split("x"))
    if wanted.quick:
        quick(width, height)
    else:
        thorough(width, height, wanted.seconds)


def at_a_table(home: Path, width: int, height: int) -> tuple[Loop, Path]:
    """The program at its title, and a game that can be opened."""
    (home / NAME).write_text(f"window = [{width}, {height}]\nwelcomed = true\n", encoding="utf-8")
    os.environ["LUNA_HOME"] = str(home)
    app = program.start(home)
    app.saves = Saves(home / "saves")
    path = a_game(app.saves, 60)
    navigation.leave(app)
    app.frame()
    return app, path


def way() -> str:
    """How pictures get into the window: SDL's driver, and whether they are copied there or drawn as a texture."""
    driver, accelerated = pygame.display.get_driver(), os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") != "0"
    textured = (accelerated and driver in ("x11", "offscreen")) or driver in ("wayland", "KMSDRM", "cocoa")
    return f"{driver}, only what changed is painted, then {'a texture' if textured else 'copied'}"


def memory() -> str:
    """The resident and the private memory of the process in MB; empty where the system does not tell."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    except OSError:
        return ""
    held = {line.split(":")[0]: int(line.split()[1]) * 1024 / 1e6 for line in lines}
    own = held["Private_Clean"] + held["Private_Dirty"]
    return f"memory {held['Rss']:.0f} MB (PSS {held['Pss']:.0f}, USS {own:.0f})"


def quick(width: int, height: int) -> None:
    """Rest, pointing and playing for three seconds each, then single frames and memory."""
    with tempfile.TemporaryDirectory() as folder:
        app, path = at_a_table(Path(folder), width, height)
        before = time.perf_counter()
        navigation.open_save(app, path)
        longest = until_the_table(app)
        start = time.perf_counter() - before
        settled(app)
        measure(app, f"idle {width}x{height}", 3.0)
        measure(app, f"pointing {width}x{height}", 3.0, wander(app))
        frames = list[float]()
        measure(app, f"playing {width}x{height}", 6.0, timed(app, playing(app, 3.0), frames))
        frames.sort()
        print(f"frame while playing: p50 {1000 * frames[len(frames) // 2]:.1f} ms, ", end="")
        print(f"p99 {1000 * frames[len(frames) * 99 // 100]:.1f} ms, longest {1000 * frames[-1]:.1f} ms")
        print(f"({way()})")
        print(f"table start {start:.2f} s, longest frame {longest * 1000:.0f} ms; {memory()}")
        app.close()


def timed(app: Loop, each: Each, frames: list[float]) -> Each:
    """The same, with the wall-clock seconds of every frame."""
    frame = app.frame

    def counted() -> None:
        before = time.perf_counter()
        frame()
        frames.append(time.perf_counter() - before)

    app.frame = counted  # type: ignore[method-assign]  # the loop of `measure` calls it
    return each


def thorough(width: int, height: int, seconds: float) -> None:
    """Every state of title and table."""
    with tempfile.TemporaryDirectory() as folder:
        before = time.perf_counter()
        app, path = at_a_table(Path(folder), width, height)
        print(f"{way()}, {app.canvas.width}x{app.canvas.height}, {game.NAME}")
        print(f"start to title {time.perf_counter() - before:.2f} s")
        measure(app, "title at rest", seconds)
        app.settings.reduced_motion = True
        measure(app, "title at rest, reduced motion", seconds)
        app.settings.reduced_motion = False
        before = time.perf_counter()
        navigation.open_save(app, path)
        longest = until_the_table(app)
        print(f"title to table {time.perf_counter() - before:.2f} s, longest frame {longest * 1000:.0f} ms")
        settled(app)
        measure(app, "table at rest", seconds)
        app.focused = False
        measure(app, "table at rest, nobody looks", seconds)
        app.focused, app.settings.reduced_motion = True, True
        measure(app, "table at rest, reduced motion", seconds)
        app.settings.reduced_motion = False
        measure(app, "table, pointer moving", seconds, wander(app))
        measure(app, "table, a turn every 3 s", seconds, playing(app, 3.0))
        measure(app, "table, turns without a pause", seconds, playing(app, 0.0))
        print(memory())
        app.close()


if __name__ == "__main__":
    main()
