"""A relay on real sockets, and machines at it."""

import asyncio
import contextlib
import queue
import socket
import ssl
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from luna.log.bodies import After
from luna.log.records import HUMAN, LogHeader, Seat, encode_header
from luna.net import certificates, wire
from luna.net.certificates import Credentials, Trust
from luna.net.limits import Limits
from luna.net.remote import Remote
from luna.net.server import Server
from luna.net.session import News, Session
from tests import patience, ports
from tests.net.editions import EDITION

CREDENTIALS = certificates.temporary()
HELLO = wire.Hello(wire.PROTOCOL, "test")
AFTER = After(b"d" * 8, 1, False)
T = TypeVar("T")


class Running:
    """A relay in its own thread."""

    def __init__(self, folder: Path, port: int = 0, credentials: Credentials | None = CREDENTIALS) -> None:
        """`credentials` None: one without TLS, as no relay is any more."""
        self.folder = folder
        started = threading.Event()

        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            self.server = Server(folder, limits=Limits(greeting=60.0))  # a busy machine is not a silent stranger
            if credentials is not None:
                self.server.secure(credentials)
            self.port = await self.server.start("127.0.0.1", port or ports.unused())
            started.set()
            await self.server.wait()

        self.thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
        self.thread.start()
        assert started.wait(patience.seconds(10))

    @property
    def trust(self) -> Trust:
        """The trust of a client that knows this relay."""
        return Trust([self.server.binding])

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.server.stop)
        self.thread.join()


def expect(remote: Remote, kind: type[T], fits: Callable[[T], bool] = lambda news: True) -> T:
    """The next news of that kind."""
    found: list[T] = []

    def look() -> bool:
        with contextlib.suppress(queue.Empty):
            news: News = remote.news.get_nowait()
            if isinstance(news, kind) and fits(news):
                found.append(news)
        return bool(found)

    patience.until(look, limit=6, told=lambda: f"no {kind.__name__}")
    return found[0]


def header() -> tuple[bytes, bytes]:
    seats = tuple(Seat(order, "", HUMAN) for order in ("red", "blue", "white"))
    return b"T" * 16, encode_header(LogHeader("luna", 1, b"12345678", seats, {}, {}, 0))


def sit(relay: Running, tmp_path: Path, players: int = 2) -> list[Remote]:
    """A table that has begun, with a seat for each client."""
    host = Remote(
        Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, None, lambda: tmp_path / "host.luna"
    )
    room = expect(host, wire.Room)
    remotes = [host]
    for number in range(1, players):
        guest = Session(HELLO, wire.Join(room.code.lower(), b"guest", (EDITION,)))
        remotes.append(Remote(guest, "127.0.0.1", relay.port, None, partial(tmp_path.joinpath, f"guest{number}.luna")))
        while len(room.members) <= number:
            room = expect(host, wire.Room)
    table, head = header()
    host.ask(lambda session: session.begin(table, [number for number, _ in room.members], head))
    for seat, remote in enumerate(remotes):
        assert expect(remote, wire.Seated).seats == (seat,)
    return remotes


def all_have(remotes: list[Remote], seq: int) -> None:
    patience.until(lambda: all(remote.head().seq >= seq for remote in remotes), limit=6)
    heads = {remote.head() for remote in remotes}
    assert len(heads) == 1 and heads.pop().seq == seq


def dialled(relay: Running, bare: socket.socket | None = None) -> ssl.SSLSocket:
    """A bare connection inside TLS."""
    bare = bare or socket.create_connection(("127.0.0.1", relay.port), timeout=patience.seconds(10))
    return certificates.client_context("127.0.0.1").wrap_socket(bare)


def greeted(relay: Running) -> ssl.SSLSocket:
    """A bare connection that has greeted."""
    bare = dialled(relay)
    bare.sendall(wire.encode(HELLO))
    bare.recv(100)
    bare.sendall(wire.encode(wire.Holder(bytes(32))))
    return bare
