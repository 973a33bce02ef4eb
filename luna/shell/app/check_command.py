"""The command `check`: test window, sounds, bots, a hint, a save and a network. Nothing is kept."""

import argparse
import contextlib
import importlib
import os
import queue
import secrets
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from luna.bots import worker
from luna.bots.evaluator import ADVICE
from luna.bots.thinker import Question
from luna.circle import letters
from luna.core import registry
from luna.core.options import Options
from luna.log.journal import new_table
from luna.log.records import encode_header
from luna.log.saves import Saves
from luna.net import wire
from luna.net.addresses import HERE
from luna.net.cards import Proposal
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.net.session import News, Session
from luna.notice import fail
from luna.shell.app import navigation, program
from luna.shell.app.loop import Loop
from luna.shell.board.table_view import TableView
from luna.shell.network.lobby import dealt_header
from luna.shell.network.own_relay import edition, hello
from luna.table.table import Table

_TURNS: Final = 4
Until = Callable[[str, Callable[[], object]], None]


def run(argv: list[str]) -> int:
    """Print a line for each part that works; 0 if all do."""
    parser = argparse.ArgumentParser("check", description="Test whether Luna works: window, bots, saves, network.")
    parser.add_argument("--seconds", type=float, default=180, help="how long each step may take (180)")
    wanted = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="luna-check-", ignore_cleanup_errors=True) as folder:
        os.environ["LUNA_HOME"] = folder
        app = program.start(Path(folder))
        try:
            _try(app, wanted.seconds)
        except TimeoutError as late:
            return fail(f"Luna does not work here: {late} took more than {wanted.seconds:g} seconds.", 1)
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
    hint = app.thinker.ask(Question(scene.table.game.NAME, bytes(scene.table.position), ADVICE, 0))
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
    """Leave the table and open its save; returns whether it has the same turns."""
    path, length = scene.table.path, scene.table.length
    assert path is not None
    navigation.leave(app)
    until("the table is left", lambda: scene not in app.scenes)
    navigation.open_save(app, path)
    until("its save, opened", lambda: isinstance(found := app.scenes[0], TableView) and found.table.length >= length)
    again = app.scenes[0]
    assert isinstance(again, TableView)
    until("the end of the game", lambda: again.table.over)


class Meeting:
    """Two clients at a relay of this machine. The first opens a room, the second joins it by its code."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._game = registry.load(registry.default())
        self._relay = OwnRelay(folder / "check-relay", 0)
        self._clients = [self._client(wire.Open(b"host", edition(self._game.NAME)))]
        self._tables: dict[Remote, Table] = {}

    def played(self) -> bool:
        """Advance by one step if possible; returns whether both clients have turns of both and agree."""
        for client in list(self._clients):
            with contextlib.suppress(queue.Empty):
                self._hear(client, client.news.get_nowait())
        tables = list(self._tables.values())
        for table in tables:
            table.follow()
        if len(tables) < 2 or tables[0].digest != tables[1].digest:
            return False
        if tables[0].length < _TURNS:
            table = next(one for client, one in self._tables.items() if one.to_move in client.session.seats)
            turn = next((move,) for move in self._game.legal(table.position) if table.why_not((move,)) is None)
            table.acts.submit(turn)
        return tables[1].length >= _TURNS

    def close(self) -> None:
        """End the clients, then the relay."""
        for client in self._clients:
            client.close()
        self._relay.close()

    def _client(self, wish: wire.Open | wire.Join) -> Remote:
        path = self._folder / f"check-{secrets.token_hex(4)}.luna"
        return Remote(Session(hello(), wish), HERE, self._relay.port, self._relay.trust, lambda: path)

    def _hear(self, client: Remote, news: News) -> None:
        if isinstance(news, wire.Seated):
            self._tables[client] = Table(self._game, client)
        elif isinstance(news, wire.Room) and len(self._clients) == 1:
            self._clients.append(self._client(wire.Join(news.code, b"guest", (edition(self._game.NAME),))))
        elif isinstance(news, wire.Room) and client is self._clients[0] and len(news.members) == len(self._clients):
            names = {look.id: look.id for look in self._game.SEATS[: len(news.members)]}
            header = encode_header(dealt_header(self._game, Proposal(self._game.NAME), names, {}, news.code))
            holders = [number for number, _ in news.members]
            client.ask(lambda session: session.begin(new_table(), holders, header))
