"""Two real programs without a window at a real relay: they sign a game played there, and exchange the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from luna.circle import letters
from luna.circle.games import State, games
from luna.circle.shelf import Shelf
from luna.log import savefile
from luna.log.records import CHAT, encode_header
from luna.net import tickets, wire
from luna.net.remote import Remote
from luna.net.session import Session
from luna.net.tickets import Ticket
from luna.places import PROGRAM
from luna.table.table import Player, Table, new_header
from tests import patience
from tests.log.helpers import PEBBLES, dealt, random_game
from tests.net.live_relay import HELLO, Running, expect

EDITION = wire.Edition(PEBBLES.NAME, PEBBLES.RULES_REVISION, PEBBLES.board_digest())


def sit(relay: Running, homes: list[Path]) -> list[Remote]:
    """Two machines at a table of a real game; each has its journal and its ticket."""
    places = [home / "saves" / "table.luna" for home in homes]
    for place in places:
        place.parent.mkdir(parents=True, exist_ok=True)
    host = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, None, lambda: places[0])
    room = expect(host, wire.Room)
    session = Session(HELLO, wire.Join(room.code, b"guest", (EDITION,)))
    guest = Remote(session, "127.0.0.1", relay.port, None, partial(Path, places[1]))
    room = expect(host, wire.Room, lambda news: len(news.members) == 2)
    deal = dealt(PEBBLES, 1, 2)
    players = dict(zip(PEBBLES.seats(deal), (Player("Anna"), Player("Ben")), strict=True))
    head = encode_header(new_header(PEBBLES, deal, players, {"code": room.code, "rhythm": "1d"}))
    host.ask(lambda one: one.begin(b"T" * 16, [number for number, _ in room.members], head))
    for remote, place in ((host, places[0]), (guest, places[1])):
        expect(remote, wire.Seated)
        patience.until(place.exists, limit=6)
        secret, proof = remote.session.identity.secret, relay.server.binding[:16]
        tickets.keep(place, Ticket(b"T" * 16, secret, "127.0.0.1", relay.port, room.code, proof))
    return [host, guest]


def program(home: Path, *more: str) -> subprocess.Popen[bytes]:
    """Another program: `luna-cli watch`."""
    environ = {**os.environ, "LUNA_HOME": str(home), "LUNA_GAMES": "all", "PYTHONPATH": PROGRAM}
    with (home / "said").open("ab") as said:
        return subprocess.Popen([sys.executable, "-m", "luna", "watch", *more], env=environ, stdout=said, stderr=said)


def end(programs: list[subprocess.Popen[bytes]]) -> None:
    """End the started programs."""
    for one in programs:
        one.terminate()
    for one in programs:
        one.wait()


def test_two_programs_sign_and_exchange_by_themselves(relay: Running, tmp_path: Path) -> None:
    homes = [tmp_path / "anna", tmp_path / "ben"]
    remotes = sit(relay, homes)
    shelves = [Shelf(home) for home in homes]
    link = shelves[0].invite(shelves[0].found("Friends", "Anna"))
    shelves[1].accept(link, "Ben")  # nothing of it has reached Anna's machine
    programs = [program(home) for home in homes]
    try:
        patience.until(lambda: all(len(one.all()[0].circle.present) == 2 for one in shelves), limit=60)
        words = partial(savefile.read, remotes[0].path or Path())
        patience.until(lambda: sum(one.kind == CHAT for one in words().records) == 2, limit=60)
        table, other = (Table(PEBBLES, remote) for remote in remotes)
        for turn in random_game(PEBBLES, dealt(PEBBLES, 1, 2), 1):
            board = table if table.to_move == 0 else other
            board.acts.submit(turn)
            for one, remote in ((table, remotes[0]), (other, remotes[1])):
                patience.until(lambda r=remote: r.head().seq == max(x.head().seq for x in remotes), limit=10)  # type: ignore[misc]
                one.follow()
        assert table.over and other.over
        for remote in remotes:
            remote.close()
        end(programs)  # a look each minute is too long for a test; they are restarted
        programs = [program(home) for home in homes]

        def signed() -> bool:
            found = [games(one.all()[0].circle) for one in shelves]
            return all(len(one) == 1 and one[0].state is State.COUNTS and not one[0].missing for one in found)

        patience.until(signed, limit=90)
        patience.until(lambda: len({letters.write(one.all()[0].circle) for one in shelves}) == 1, limit=30)
    finally:
        end(programs)
