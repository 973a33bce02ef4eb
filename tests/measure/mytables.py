"""The cost of a real `watch` and of the page "My tables" with 200 tables of one person at one relay.

python -m tests.measure.mytables [--tables 200] [--minutes 4] [--turns 40]        # Linux

The relay is `main.py relay`, the watcher `main.py watch`; the window is the real loop on the present display. Bytes are
those of TCP, with all of TLS.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from luna.core import registry
from luna.core.game import Reason, play_all
from luna.core.options import Options
from luna.log import journal
from luna.log.bodies import HoldBody
from luna.log.encoding import pack
from luna.log.records import HOLD, TURN, Record, encode, encode_header
from luna.log.rhythm import KEY
from luna.net import certificates, tickets
from luna.net.identity import Identity
from luna.net.logstore import entry
from luna.net.store import Store
from luna.net.tickets import Ticket
from luna.shell.app import navigation, program
from luna.shell.app.loop import Loop
from luna.shell.app.settings import NAME
from luna.shell.screens.tables import TableRow, TablesScene
from luna.table.table import Player, Table, new_header
from luna.table.transport import LocalLog
from tests import ports
from tests.measure.frames import memory, settled
from tests.net.resting import Watcher
from tests.patience import until

ME, FRIEND = Identity(b"m" * 32), Identity(b"f" * 32)
GAMES: Final = ("luna", "pangea")
WAIT: Final = 10
"""One of so many tables waits for the watcher."""
TOLD: Final = 3
"""Turns of the friend that are waited for."""
WAYS: Final = "bytes_sent", "bytes_received"
REST: Final = 120.0  # seconds
GAP: Final = 61.0  # seconds between two messages of `watch`


class Made(NamedTuple):
    """A table in the middle of a game, and the friend's turn after which it waits; b"" for other tables."""

    log: LocalLog
    turn: bytes


def slow_table(number: int, turns: int) -> Made:
    """Table `number`: random turns of two people."""
    game, chance = registry.load(GAMES[number % len(GAMES)]), random.Random(number)
    seats = tuple(look.id for look in game.SEATS)[:2]
    players = {seat: Player(name) for seat, name in zip(seats, ("Anna", f"Friend {number}"), strict=True)}
    header = new_header(game, game.deal(Options(seats), number.to_bytes(32)), players, {"code": "ABCDEF", KEY: "7d"})
    holds = [Record(seat + 1, 0, -1, HOLD, pack(HoldBody((seat,), (ME, FRIEND)[seat].holder))) for seat in (0, 1)]
    board = Table(game, log := LocalLog(header, holds, table=number.to_bytes(16)))

    def any_turn() -> list[int]:
        row, turn = board.position, [chance.choice(game.legal(board.position))]
        while board.why_not(turn) is not None:
            game.play(row, turn[-1])
            turn.append(chance.choice(game.legal(row)))
        return turn

    mover = number % WAIT > 0  # the seat that is to move
    while not board.over and (board.length < turns or (board.to_move != mover and board.length < turns + 6)):
        board.acts.submit(any_turn())
    turn = b""
    if board.to_move == 1 and not board.over:
        row, written = board.position, board.acts.written(own := any_turn())
        if not isinstance(written, Reason) and written[1] == TURN and game.to_move(play_all(game, row, own)) == 0:
            turn = written[2]
    return Made(log, turn)


def program_of(home: Path, *words: str) -> subprocess.Popen[str]:
    """Start `main.py` with a separate data folder."""
    environ = {**os.environ, "LUNA_HOME": str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-m", "luna", *words]
    return subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)


def worked(process: int) -> float:
    """Core seconds of a process."""
    parts = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def traffic(process: int, port: int) -> tuple[int, int]:
    """Bytes up and down of a process's connections to a port."""
    said = subprocess.run(["ss", "-tinpHO", "dport", "=", f":{port}"], capture_output=True, text=True, check=True)
    mine = [line for line in said.stdout.splitlines() if f"pid={process}," in line]
    up, down = ([int(found) for line in mine for found in re.findall(rf"{way}:(\d+)", line)] for way in WAYS)
    return sum(up), sum(down)


def watching(home: Path, relay: int, port: int, made: dict[bytes, Made], minutes: float) -> None:
    """The cost of `watch`, and the time until it reports a turn."""
    told = home / "told"
    watch = program_of(home, "watch", "--all", "--run", f"touch {told}")
    try:
        watched(told, watch.pid, relay, port, made, minutes)
    finally:
        watch.terminate()
        watch.wait()


def watched(told: Path, watch: int, relay: int, port: int, made: dict[bytes, Made], minutes: float) -> None:
    """Print the costs of the two processes. `watch` has just started, and touches the file `told`."""
    began, at_relay = time.monotonic(), worked(relay)
    until(told.exists, limit=60, pause=0.02)
    print(f"watch: its first message {time.monotonic() - began:.1f} s after its start", end="; ")
    time.sleep(5.0)
    up, down = traffic(watch, port)
    spent, theirs = worked(watch), worked(relay) - at_relay
    print(f"until then {spent:.2f} s of its core, {theirs:.2f} s of the relay's, {up} B up, {down} B down", flush=True)
    at_relay += theirs
    time.sleep(60 * minutes)
    more_up, more_down = traffic(watch, port)
    share, theirs = (100 * used / (60 * minutes) for used in (worked(watch) - spent, worked(relay) - at_relay))
    print(f"at rest for {minutes:g} min: {share:.2f} % of its core, {theirs:.2f} % of the relay's, ", end="")
    print(f"{more_up - up} B up, {more_down - down} B down; {rss(watch)} MB")
    tables = [(table, one.log.head()) for table, one in made.items() if one.turn][:TOLD]
    friend = Watcher(port, tables, FRIEND)
    for table, head in tables:
        time.sleep(GAP)
        told.unlink()
        up, down = traffic(watch, port)
        friend.following.deliver(table, 1, head.seq, TURN, made[table].turn)
        began = time.monotonic()
        friend.socket.sendall(b"".join(friend.following.take()))
        until(told.exists, limit=60, pause=0.01)
        took = time.monotonic() - began
        more_up, more_down = traffic(watch, port)
        print(f"a turn is told after {took:.1f} s; {more_up - up} B up, {more_down - down} B down", flush=True)


def rss(process: int) -> int:
    """Resident MB."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) >> 10


def run(app: Loop, ready: Callable[[], bool]) -> float:
    """Run the loop until a condition holds; returns the longest frame in seconds."""
    longest = 0.0
    while not ready():
        before = time.perf_counter()
        app.frame()
        longest = max(longest, time.perf_counter() - before)
        app.clock.tick(app.rate)
    return longest


def whole(pictures: Sequence[Callable[[], object]]) -> bool:
    """Whether all pictures have been made."""
    return all(one() for one in pictures)


def in_the_window(home: Path, port: int) -> None:
    """The cost of the page: opening it, its pictures, and at rest."""
    (home / NAME).write_text("window = [1920, 1080]\nwelcomed = true\n", encoding="utf-8")
    began, me = time.perf_counter(), os.getpid()
    app = program.start(home)
    navigation.leave(app)
    run(app, lambda: bool(app.tables.tables))
    print(f"window: {len(app.tables.tables)} tables are known {time.perf_counter() - began:.1f} s after its start")
    settled(app)
    drawn, began = app.presenter.frames, time.perf_counter()
    app.push(page := TablesScene(app))
    longest = run(app, lambda: app.presenter.frames > drawn)
    print(f"My tables: first picture after {1000 * (time.perf_counter() - began):.0f} ms", end="; ")
    for turned in (False, True):
        began, spent = time.perf_counter(), time.process_time()
        if turned:
            page.turn(1)
        run(app, lambda: app.presenter.frames > drawn)
        pictures = [one.picture for one in page.ring.widgets if isinstance(one, TableRow) and one.picture]
        longest = max(longest, run(app, partial(whole, pictures)))
        took, spent = time.perf_counter() - began, time.process_time() - spent
        print(f"{len(pictures)} rows with all pictures after {took:.1f} s, {spent:.1f} s of a core", end="; ")
    print(f"longest frame {1000 * longest:.0f} ms")
    settled(app)
    spent, began, drawn, before = time.process_time(), time.perf_counter(), app.presenter.frames, traffic(me, port)
    run(app, lambda: time.perf_counter() - began > REST)
    share, (up, down) = 100 * (time.process_time() - spent) / REST, traffic(me, port)
    print(f"the page at rest for {REST:.0f} s: {share:.2f} % of a core", end=", ")
    print(f"{(app.presenter.frames - drawn) / REST:.1f} pictures a second", end=", ")
    print(f"{up - before[0]} B up, {down - before[1]} B down; {memory()}")
    app.close()


def main() -> None:
    """Make the tables, and measure."""
    parser = argparse.ArgumentParser("mytables")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--window", nargs=2, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.window:
        return in_the_window(Path(wanted.window[0]), int(wanted.window[1]))
    with tempfile.TemporaryDirectory(prefix="luna-mytables-") as name:
        folder, port = Path(name), ports.unused()
        home, there = folder / "me", folder / "relay"
        (home / "saves").mkdir(parents=True)
        made = {number.to_bytes(16): slow_table(number, wanted.turns) for number in range(1, wanted.tables + 1)}
        store, _, _ = Store.open(there)
        proof = certificates.stored(there / certificates.FILE).fingerprint[: certificates.PROOF]
        for number, (table, one) in enumerate(made.items()):
            log = [encode_header(one.log.header), *map(encode, one.log.read(0))]
            store.write(b"".join(entry(table, at, data) for at, data in enumerate(log)))
            path = home / "saves" / f"table{number}.luna"
            journal.create(path, table, one.log.header, one.log.read(0)).close()
            tickets.keep(path, Ticket(table, ME.secret, "127.0.0.1", port, "ABCDEF", proof))
        store.close()
        relay = program_of(folder, "relay", "--hidden", "--port", str(port), "--folder", str(there))
        assert relay.stdout is not None
        relay.stdout.readline()
        try:
            print(f"{wanted.tables} tables of {wanted.turns} turns at a relay: {rss(relay.pid)} MB", flush=True)
            watching(home, relay.pid, port, made, wanted.minutes)
            window = [sys.executable, "-m", "tests.measure.mytables", "--window", str(home), str(port)]
            subprocess.run(window, env={**os.environ, "LUNA_HOME": str(home)}, check=True)
        finally:
            relay.kill()
            relay.wait()


if __name__ == "__main__":
    main()
