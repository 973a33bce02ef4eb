"""A relay that takes nobody says so before TLS costs it anything; where nobody answers, that is another sentence."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import ExitStack, closing
from unittest.mock import patch

import pytest

from luna.net import server, wire
from luna.net.news import RefusedNews
from luna.net.quotas import Quota
from luna.net.remote import Remote
from luna.net.secured import BUSY, Secured
from luna.net.session import Session
from tests.net.editions import EDITION
from tests.net.live_relay import HELLO, Running
from tests.patience import seconds, until

pytestmark = pytest.mark.sockets


def told(port: int) -> str:
    """What somebody hears first who wants to open a table there."""
    with closing(Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", port)) as remote:
        news = remote.news.get(timeout=seconds(20))
        return news.code if isinstance(news, RefusedNews) else type(news).__name__


def strangers(relay: Running) -> None:
    """As many as may be there have not said what they want."""
    relay.server.relay.limits = relay.server.relay.limits._replace(strangers=0)


def connections(relay: Running) -> None:
    """The process has no more files."""
    relay.server.most = 0


def handshakes(relay: Running) -> None:
    """This address has had its handshakes."""
    relay.server._handshakes = Quota(1e-6, 0)


FULL = strangers, connections, handshakes


@pytest.mark.parametrize("full", FULL)
def test_a_full_relay_says_that_it_is_full(relay: Running, full: Callable[[Running], None]) -> None:
    assert told(relay.port) == "RoomNews"
    full(relay)
    assert [told(relay.port) for _ in range(5)] == ["busy"] * 5


def test_where_nobody_answers_is_another_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    assert told(port) == "unreachable"


@pytest.mark.parametrize("full", FULL)
def test_a_full_relay_that_hangs_up_is_seen(relay: Running, full: Callable[[Running], None]) -> None:
    """The bug that was: who came too much read that nobody answers."""
    silent = (
        patch.object(Secured, "turn_away", lambda self, said, wait: self.close()),
        patch.object(server, "BUSY", b""),
    )
    with silent[0], silent[1], pytest.raises(AssertionError):
        test_a_full_relay_says_that_it_is_full(relay, full)


def flood(relay: Running, limit: float = 20) -> None:
    """Clients that are turned away and stay silent are dropped soon, are few at a time, and get no handshake."""
    strangers(relay)
    made = 0

    def counted(*_: object, **__: object) -> None:
        nonlocal made
        made += 1

    with ExitStack() as stack, patch.object(Secured, "_take", counted):
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", relay.port))) for _ in range(300)]
        until(lambda: len(relay.server.sockets) <= 64, limit=limit)
        for line in lines:
            line.settimeout(seconds(10))
        assert all(line.recv(1 << 10) == BUSY for line in lines)
        until(lambda: not relay.server.sockets and relay.server.held == 0)
        assert not made


def test_a_flood_of_those_who_are_turned_away_holds_nothing(relay: Running) -> None:
    flood(relay)


def test_who_is_heard_out_without_end_is_seen(relay: Running) -> None:
    long = patch.object(server, "_MOST_HELD", 1_000), patch.object(server, "_HEARD_OUT", 1_000.0)
    with long[0], long[1], pytest.raises(AssertionError):
        flood(relay, limit=0.5)
