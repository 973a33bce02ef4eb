"""The session of one client: its reactions to the relay, and its pauses before it reconnects."""

import contextlib
import itertools
import random
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.log.bodies import After, chat_body, turn_body
from luna.log.records import CHAT, TURN, Record, encode
from luna.net import connection, fields, wire
from luna.net import remote as remote_module
from luna.net.connection import SocketConnection, Waits
from luna.net.identity import Identity
from luna.net.remote import Remote
from luna.net.replica import Replica
from luna.net.session import RefusedNews, Session, Wish
from luna.table.transport import Accepted
from tests import patience, ports
from tests.net.editions import EDITION
from tests.net.live_relay import CREDENTIALS, HELLO, Running, all_have, expect, header, sit

LOG = [encode(Record(number, number, 0, TURN, turn_body((1,), After(bytes(8), 1, False)))) for number in (1, 2)]


def seated() -> Session:
    """Back at a table of two records."""
    table, head = header()
    session = Session.resumed(HELLO, table, Identity(b"k" * 32), head, LOG)
    session.connected()
    hear(session, wire.Welcome(wire.PROTOCOL, "relay", bytes(16), 5))
    hear(session, wire.Seated(table, "ABCDEF", (0,), session.last, session.log.chain, head))
    assert session.seated and session.news()
    return session


def hear(session: Session, message: wire.Message) -> None:
    (body,) = fields.Frames(fields.HUGE).feed(wire.encode(message))
    session.received(body)


def test_an_equal_log_is_not_a_fork() -> None:
    session = seated()
    hear(session, wire.Here(2, session.log.chain, (0, 1), 0, True, 5))
    assert [type(news) for news in session.news()] == [wire.Here]


def test_submits_without_connection_or_table_are_not_sent() -> None:
    """It waits until there is a table to send it to."""
    at_a_table, early = seated(), Session(HELLO, wire.Open(b"", EDITION))
    early.connected()
    hear(early, wire.Welcome(wire.PROTOCOL, "relay", bytes(16), 5))
    assert early.online
    at_a_table.lost()
    for session in (at_a_table, early):
        session.take()
        session.submit(0, 2, TURN, turn_body((1,), After(bytes(8), 1, False)))
        assert not session.take() and session.submits.pending


@pytest.mark.parametrize("seq", [1, 2])
def test_another_log_is_a_fork_whatever_presence_messages_say(seq: int) -> None:
    """Also without a turn: presence messages contain the end of the relay's log."""
    session = seated()
    hear(session, wire.Here(seq, b"otherwis", (0, 1), 0, True, 5))
    assert session.news() == [RefusedNews("fork", (), True)]


def test_a_connection_that_never_came_is_closed_without_an_error(caplog: pytest.LogCaptureFixture) -> None:
    remote = Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", ports.unused())
    remote.close()
    assert not [record for record in caplog.records if record.name == "asyncio" and record.exc_info]


def test_waits_double_and_end_at_five_seconds() -> None:
    waits = Waits(lambda least, most: most)
    assert [waits.next() for _ in range(7)] == [0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]
    assert waits.next(lasted=4.9) == 5.0
    assert [waits.next(lasted=5.0), waits.next(), waits.next(lasted=0.1)] == [0.2, 0.4, 0.8]


def test_waits_have_jitter() -> None:
    """Otherwise all return at the same moment to a relay that has just restarted."""
    ours, theirs = Waits(random.Random(1).uniform), Waits(random.Random(2).uniform)
    for most in (0.2, 0.4, 0.8):
        one, other = ours.next(), theirs.next()
        assert one != other and most / 2 <= min(one, other) <= max(one, other) <= most
    assert len({Waits().next() for _ in range(20)}) > 1


@pytest.fixture
def rude() -> Iterator[tuple[int, list[int]]]:
    """A relay that greets and hangs up; its port and its connections."""
    server = socket.create_server(("127.0.0.1", 0))
    came: list[int] = []

    def run() -> None:
        while True:
            try:
                connection, _ = server.accept()
            except OSError:
                return
            came.append(len(came))
            with contextlib.suppress(OSError), CREDENTIALS.context.wrap_socket(connection, server_side=True) as secured:
                secured.sendall(wire.encode(wire.Welcome(wire.PROTOCOL, "rude", bytes(16), 5)))
                secured.shutdown(socket.SHUT_WR)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    yield server.getsockname()[1], came
    server.shutdown(socket.SHUT_RDWR)
    server.close()
    thread.join()


def test_a_relay_that_greets_and_hangs_up_is_retried_with_pauses(
    rude: tuple[int, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, came = rude
    waited: list[float] = []

    class Noted(Waits):
        def next(self, lasted: float = 0.0) -> float:
            waited.append(super().next(lasted))
            return waited[-1]

    monkeypatch.setattr(connection, "Waits", Noted)
    there = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", port)
    try:
        patience.until(lambda: len(came) >= 3)
    finally:
        there.close()
    assert len(waited) >= len(came) - 1
    assert 0.1 <= waited[0] <= 0.2 <= waited[1] <= 0.4


# ---- malicious hosts


def test_records_of_another_table_are_not_appended() -> None:
    """The journal on this machine is of one game: a host cannot damage it."""
    session = seated()
    _, head = header()
    other = Replica(b"U" * 16, head)
    hear(session, wire.Seated(b"U" * 16, "", (0,), 1, other.chain, head))
    assert session.news() == [RefusedNews("nonsense", (), True)]
    assert session.table == b"T" * 16 and session.last == 2


@pytest.mark.parametrize("head", [b"x", b"\x80", header()[1][:-1]])
def test_a_table_with_a_malformed_header_is_refused(relay: Running, tmp_path: Path, head: bytes) -> None:
    """A relay carries it; at the guests, every use of the game would fail, in the window too."""

    def remote(wish: Wish, name: str) -> Remote:
        return Remote(Session(HELLO, wish), "127.0.0.1", relay.port, relay.trust, lambda: tmp_path / name)

    host = remote(wire.Open(b"", EDITION), "host.luna")
    code = expect(host, wire.Room).code
    guest = remote(wire.Join(code, b"", (EDITION,)), "guest.luna")
    expect(host, wire.Room, lambda news: len(news.members) == 2)
    host.ask(lambda session: session.begin(b"U" * 16, (1, 2), head))
    assert expect(guest, RefusedNews) == RefusedNews("nonsense", (), True)
    assert guest.closed and guest.path is None
    for one in (host, guest):
        one.close()


def test_a_host_that_asks_endlessly_and_does_not_read_fills_no_memory(relay: Running, tmp_path: Path) -> None:
    """A request of ten bytes has an answer of some kilobytes."""
    host, guest = remotes = sit(relay, tmp_path)
    for number in range(40):
        assert isinstance(host.submit(0, None, CHAT, chat_body(number.to_bytes(8, "big"), "", "x" * 200)), Accepted)
    all_have(remotes, 42)
    carrier, held = guest._connection, list[int]()
    assert isinstance(carrier, SocketConnection) and carrier._socket is not None
    first, want = carrier._socket, wire.encode(wire.Want(0))[4:]

    def asks(session: Session) -> None:
        for _ in range(10_000):
            guest.received(want)
            held.append(first.transport.get_write_buffer_size())

    guest.ask(asks)  # all of it in one turn of the loop: nothing is sent meanwhile
    patience.until(lambda: len(held) == 10_000)
    assert max(held) < 2 * connection._UNREAD
    patience.until(lambda: guest.online and carrier._socket not in (None, first))  # it comes again


@pytest.mark.parametrize("first", [3, 9])
def test_a_page_is_requested_once(first: int) -> None:
    """Pages without records that announce more: each would request the next one, as fast as the line allows."""
    session = seated()
    session.take()
    for _ in range(10):
        hear(session, wire.Page(first, (), 9))
    assert session.take() == [wire.encode(wire.More(2))]
    hear(session, wire.Here(9, b"whatever", (0, 1), 0, True, 5))
    assert session.take() == [wire.encode(wire.More(2))]  # again with each heartbeat


def test_a_host_that_talks_endlessly_fills_no_memory(relay: Running, tmp_path: Path) -> None:
    guest = sit(relay, tmp_path)[1]
    word = wire.encode(wire.Aside(bytes(200)))

    def talk() -> None:
        core = relay.server.relay
        for link in core.links:
            core._effects += [(link, word)] * (500 if link.seats == (1,) else 0)
        relay.server.flush()
        relay.loop.call_later(0.001, talk)

    relay.server.relay.limits = relay.server.relay.limits._replace(unread=1 << 30)  # such a host cuts nobody off
    relay.loop.call_soon_threadsafe(talk)
    patience.until(lambda: guest.news.qsize() >= remote_module._UNHEARD)
    words = itertools.count()
    patience.until(lambda: next(words) > 50)  # it goes on
    assert guest.news.qsize() < 2 * remote_module._UNHEARD


def test_a_window_that_fell_behind_reconnects_and_plays_on(relay: Running, tmp_path: Path) -> None:
    host, guest = remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    for _ in range(2 * remote_module._UNHEARD):
        guest.news.put(wire.Aside(b""))
    for number in range(3):
        assert isinstance(host.submit(0, 2 + number, TURN, turn_body([number], After(bytes(8), 1, False))), Accepted)
    guest.ask(lambda session: session.beat())
    all_have(remotes, 5)
    patience.until(lambda: guest._missed)
    while not guest.news.empty():
        guest.news.get()
    guest.ask(lambda session: session.beat())
    assert expect(guest, wire.Seated).seats == (1,) and expect(guest, wire.Here)
