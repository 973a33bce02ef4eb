"""The command `check`: try window, sounds, computer players, a hint, a save and a network. Nothing is kept."""

import argparse
import contextlib
import importlib
import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from luna.bots import worker
from luna.bots.evaluator import ADVICE
from luna.circle import letters
from luna.core import registry
from luna.core.options import Options
from luna.log.saves import Saves
from luna.notice import fail
from luna.shell.app import navigation, program
from luna.shell.app.check_network import Meeting
from luna.shell.app.loop import Loop
from luna.shell.board.table_view import TableView

_TURNS: Final = 4
Until = Callable[[str, Callable[[], object]], None]


def run(argv: list[str]) -> int:
    """Print a line for each part that works; 0 if all do."""
    parser = argparse.ArgumentParser("check", description="Try whether Luna works: window, bots, saves, network.")
    parser.add_argument("--seconds", type=float, default=180, help="how long each step may take (180)")
    wanted = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="luna-check-", ignore_cleanup_errors=True) as folder:
        os.environ["LUNA_HOME"] = folder
        app = program.start(Path(folder))
        try:
            _try(app, wanted.seconds)
        except TimeoutError as late:
            return fail(f"Luna does not work here: {late} did not come in {wanted.seconds:g} seconds.", 1)
        finally:
            app.close()
    return 0


def _try(app: Loop, seconds: float) -> None:
    def until(what: str, happens: Callable[[], object]) -> None:
        begin = time.monotonic()
        while not happens():
            if time.monotonic() - begin > seconds:
                raise TimeoutError(what)
            app.frame()
            app.clock.tick(60)
        print(f"{what}: {time.monotonic() - begin:.1f} s", flush=True)

    app.settings.animation_speed = "instant"
    app.saves = Saves(Path(app.home) / "saves")
    navigation.leave(app)
    driver, (wide, high) = pygame.display.get_driver(), app.window.size
    until(f"the title ({driver}, {wide} x {high})", lambda: app.presenter.frames)
    navigation.follow(app, letters.LINK + "x")
    until("a page to write on", lambda: len(app.scenes) > 1)
    navigation.leave(app)
    app.sound.open()
    game = registry.load(registry.default())
    seats = tuple(look.id for look in game.SEATS)[: game.COUNTS[0]]
    navigation.begin(app, game, Options(seats), {}, dict.fromkeys(seats, 1))
    until("the table", lambda: app.scenes and isinstance(app.scenes[0], TableView))
    scene = app.scenes[0]
    assert isinstance(scene, TableView)
    until("the search on the network", lambda: importlib.import_module("zeroconf"))
    until(f"{_TURNS} turns of computer players", lambda: scene.table.length >= _TURNS)
    hint = app.thinker.ask(scene.table.game.NAME, bytes(scene.table.position), ADVICE, 0)
    until("a hint", lambda: hint.ready)
    _reopened(app, scene, until)
    for name in registry.listed():
        game = registry.load(name)
        row = game.start(game.deal(Options(tuple(look.id for look in game.SEATS)[: game.COUNTS[0]]), bytes(32)))
        told = app.thinker.do(partial(worker.speed, name, bytes(row)))
        until(f"the computer players of {name}", lambda: told.ready or told.failed)  # noqa: B023 (called at once)
        print(f"  they think in: {told.known}", flush=True)
    with contextlib.closing(Meeting(Path(app.home))) as meeting:
        until("a relay and two clients", meeting.played)


def _reopened(app: Loop, scene: TableView, until: Until) -> None:
    """Leave the table and open its save: the turns are there again."""
    path, length = scene.table.path, scene.table.length
    assert path is not None
    navigation.leave(app)
    until("the table is left", lambda: scene not in app.scenes)
    navigation.open_save(app, path)
    until("its save, opened", lambda: isinstance(found := app.scenes[0], TableView) and found.table.length >= length)
