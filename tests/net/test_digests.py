"""Every turn carries the digest of the position after it: who comes to another one says so, and the others go on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.log.bodies import check_body, turn_body
from luna.log.fold import after
from luna.log.records import CHECK, TURN, encode_header
from luna.net import wire
from luna.net.news import RoomNews, SeatedNews
from luna.net.remote import Remote
from luna.net.session import Session
from luna.table.table import Table
from luna.table.transport import Accepted
from tests.log.helpers import PEBBLES, new_table, random_turn
from tests.net.editions import EDITION
from tests.net.live_relay import HELLO, Running, all_have, expect

HEADER = new_table(PEBBLES).header


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[list[tuple[Remote, Table]]]:
    """Two machines at one table, each with two of the four seats."""
    relay = Running(tmp_path / "relay")
    host = Remote(
        Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, None, lambda: tmp_path / "0.luna"
    )
    code = expect(host, RoomNews).room.code
    guest = Remote(
        Session(HELLO, wire.Join(code, b"guest", (EDITION,))),
        "127.0.0.1",
        relay.port,
        None,
        lambda: tmp_path / "1.luna",
    )
    expect(guest, RoomNews)
    host.ask(lambda session: session.begin(b"T" * 16, [1, 2, 1, 2], encode_header(HEADER)))
    for remote in (host, guest):
        expect(remote, SeatedNews)
    all_have([host, guest], 2)
    yield [(remote, Table(PEBBLES, remote)) for remote in (host, guest)]
    host.close()
    guest.close()
    relay.stop()


def play(remote: Remote, table: Table, claim: bytes | None = None) -> None:
    """A legal turn of whoever is to move, as a machine says it that comes to this digest."""
    table.follow()
    turn = random_turn(PEBBLES, table.position, random.Random(table.head))
    position = bytearray(table.position)
    for move in turn:
        PEBBLES.play(position, move)
    came = after(PEBBLES, position)
    seat = table.to_move
    assert seat is not None
    body = turn_body(turn, came._replace(digest=claim or came.digest))
    assert isinstance(remote.submit(seat, table.head, TURN, body), Accepted)


def test_equal_machines_go_on(tables: list[tuple[Remote, Table]]) -> None:
    remotes = [remote for remote, _ in tables]
    for number in range(8):
        remote, table = tables[number % 4 % 2]
        play(remote, table)
        all_have(remotes, 3 + number)
    for _, table in tables:
        table.follow()
        assert not table.read_only and table.length == 8
    assert tables[0][1].digest == tables[1][1].digest


def test_a_machine_that_differs_does_not_stop_the_other(tables: list[tuple[Remote, Table]]) -> None:
    """One bit of the position is another one there: here it goes on, and the other is told."""
    remotes = [remote for remote, _ in tables]
    play(*tables[0])
    all_have(remotes, 3)
    play(*tables[1], claim=b"another!")
    all_have(remotes, 4)
    for remote, table in tables:
        table.machine = remote.session.holder
        table.follow()
        assert not table.read_only and table.length == 2
    (seq,) = tables[0][1].due
    tables[0][0].say(0, CHECK, check_body(seq, tables[0][1].digest))
    all_have(remotes, 5)
    for _, table in tables:
        table.follow()
        assert not table.due.keys() - {seq} and not table.read_only
    play(*tables[0])
    all_have(remotes, 6)
