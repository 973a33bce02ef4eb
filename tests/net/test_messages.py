"""Digests, heartbeats, and messages that the relay passes on without keeping them."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.commands.relay import PUBLIC
from luna.log.bodies import CheckBody, turn_body
from luna.log.encoding import pack
from luna.log.fold import after
from luna.log.records import CHAT, CHECK, TURN, encode_header
from luna.net import cards, requests, wire
from luna.net.cards import Word
from luna.net.connection import Heartbeats
from luna.net.fields import QUICK
from luna.net.relay import Relay
from luna.net.remote import Remote
from luna.net.rooms import Link
from luna.net.session import Session
from luna.table.table import Table
from luna.table.transport import Accepted
from tests.log.helpers import PEBBLES, new_table, random_turn
from tests.net.editions import EDITION
from tests.net.live_relay import HELLO, Running, all_have, expect
from tests.net.players import TABLE
from tests.net.test_hostile import Net

HEADER = new_table(PEBBLES).header


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[list[tuple[Remote, Table]]]:
    """Two machines at one table, each with two of the four seats."""
    relay = Running(tmp_path / "relay")
    host = Remote(
        Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, None, lambda: tmp_path / "0.luna"
    )
    code = expect(host, wire.Room).code
    guest = Remote(
        Session(HELLO, wire.Join(code, b"guest", (EDITION,))),
        "127.0.0.1",
        relay.port,
        None,
        lambda: tmp_path / "1.luna",
    )
    expect(guest, wire.Room)
    host.ask(lambda session: session.begin(b"T" * 16, [1, 2, 1, 2], encode_header(HEADER)))
    for remote in (host, guest):
        expect(remote, wire.Seated)
    all_have([host, guest], 2)
    yield [(remote, Table(PEBBLES, remote)) for remote in (host, guest)]
    host.close()
    guest.close()
    relay.stop()


def play(remote: Remote, table: Table, claim: bytes | None = None) -> None:
    """A legal turn of the player to move, with this digest of the position after it."""
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


def test_machines_with_equal_positions_continue(tables: list[tuple[Remote, Table]]) -> None:
    remotes = [remote for remote, _ in tables]
    for number in range(8):
        remote, table = tables[number % 4 % 2]
        play(remote, table)
        all_have(remotes, 3 + number)
    for _, table in tables:
        table.follow()
        assert not table.read_only and table.length == 8
    assert tables[0][1].digest == tables[1][1].digest


def due(table: Table) -> dict[int, bytes]:
    """The digests that a machine has to report about contested records."""
    return table.chronicle.fold.checks.due(table.chronicle.machine)


def test_a_machine_that_differs_does_not_stop_the_other(tables: list[tuple[Remote, Table]]) -> None:
    """One bit of its position differs: the game continues here, and the other machine is told."""
    remotes = [remote for remote, _ in tables]
    play(*tables[0])
    all_have(remotes, 3)
    play(*tables[1], claim=b"another!")
    all_have(remotes, 4)
    for remote, table in tables:
        table.chronicle.machine = remote.session.holder
        table.follow()
        assert not table.read_only and table.length == 2
    (seq,) = due(tables[0][1])
    tables[0][0].say(0, CHECK, pack(CheckBody(seq, tables[0][1].digest)))
    all_have(remotes, 5)
    for _, table in tables:
        table.follow()
        assert not due(table).keys() - {seq} and not table.read_only
    play(*tables[0])
    all_have(remotes, 6)


def beats(rest: float, seconds: int, answered: bool = True) -> tuple[list[int], int | None]:
    """The times of heartbeats, checked every five seconds, and the time when the other side counts as dead."""
    pulse = Heartbeats(0.0)
    sent: list[int] = []
    for now in range(5, seconds + 1, 5):
        if pulse.dead(now):
            return sent, now
        if pulse.due(now, rest - 2.5):
            sent.append(now)
            if answered:
                pulse.heard()
    return sent, None


def test_a_heartbeat_is_due_after_the_allowed_rest() -> None:
    assert beats(30, 100) == ([30, 60, 90], None)
    assert beats(QUICK, 20) == ([5, 10, 15, 20], None)


def test_an_unresponsive_relay_is_given_up_soon() -> None:
    assert beats(QUICK, 60, answered=False) == ([5, 10, 15], 20)
    assert beats(30, 100, answered=False) == ([30], 45)


def test_heartbeats_are_frequent_while_an_answer_is_due() -> None:
    session = Session(HELLO)
    session.connected()
    session.received(wire.encode(wire.Welcome(wire.PROTOCOL, "1.0", bytes(16), 30))[4:])
    assert session.rest == 30
    session.submit(0, -1, CHAT, b"x")
    assert session.rest == QUICK
    session.lost()
    assert session.rest == QUICK


def test_a_public_relay_allows_longer_rests() -> None:
    net = Net(PUBLIC)
    links = net.table(2)
    welcome = next(said for said in net.inbox[links[0]] if isinstance(said, wire.Welcome))
    assert welcome.rest == 30
    for _ in range(10):
        net.tick(welcome.rest + 5)
        for link in links:
            net.say(link, wire.Beat())
    assert all(link in net.relay.links for link in links)
    net.say(links[0], wire.Beat())
    net.tick(91)
    assert links[0] not in net.relay.links
    assert Net().relay.limits.beats == QUICK


WORD = wire.Aside(cards.write_word(Word("Ilse", "hello", "")))


def heard(net: Net, link: Link) -> int:
    return sum(isinstance(message, wire.Aside) for message in net.inbox[link])


def a_room(net: Net, address: str) -> list[Link]:
    links = [net.link(f"{address}{number}") for number in range(3)]
    net.say(links[0], wire.Open(b"host", EDITION))
    for link in links[1:]:
        net.say(link, wire.Join(net.code(links[0]), b"guest", (EDITION,)))
    return links


def test_an_aside_in_a_room_reaches_the_other_members() -> None:
    net = Net()
    room, elsewhere = a_room(net, "10.0.0."), a_room(net, "10.0.1.")
    net.say(room[1], WORD)
    assert [heard(net, link) for link in room] == [1, 0, 1]
    assert not any(heard(net, link) for link in elsewhere)
    assert not net.relay.commit.unsynced and not net.relay.tables


def test_asides_at_a_table_reach_spectators_only() -> None:
    net = Net()
    players = net.table()
    watching = [net.link(f"10.0.2.{number}") for number in range(2)]
    for link in watching:
        net.say(link, wire.Join(net.code(players[0]), b"", (EDITION,)))
    kept = net.relay.tables[TABLE].hosted.last
    net.say(watching[0], WORD)
    net.say(players[0], WORD)
    assert [heard(net, link) for link in (*players, *watching)] == [0, 0, 0, 1]
    assert net.relay.tables[TABLE].hosted.last == kept


def test_a_stranger_cannot_send_asides() -> None:
    net = Net()
    room, stranger = a_room(net, "10.0.0."), net.link("10.0.3.1")
    net.say(stranger, WORD)
    assert not any(heard(net, link) for link in room)


def test_asides_have_a_rate() -> None:
    net = Net()
    room = a_room(net, "10.0.0.")
    for _ in range(50):
        net.say(room[1], WORD)
    assert heard(net, room[0]) == net.relay.limits.asides_burst
    net.tick(10)
    net.say(room[1], WORD)
    assert heard(net, room[0]) == net.relay.limits.asides_burst + 1


def test_planted_asides_to_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def aside(relay: Relay, link: Link, message: wire.Aside) -> None:
        for other in relay.links:
            relay.tell(other, message)

    monkeypatch.setitem(requests.HANDLERS, wire.Aside, aside)
    for test in (
        test_an_aside_in_a_room_reaches_the_other_members,
        test_asides_at_a_table_reach_spectators_only,
        test_a_stranger_cannot_send_asides,
        test_asides_have_a_rate,
    ):
        with pytest.raises(AssertionError):
            test()
