"""The capacity of one relay: real sockets, a real disk, every command durable before its broadcast. Linux.

python -m tests.net.load --tables 1000 --seconds 60     # four clients at each table, one command a second of each
    python -m tests.net.load --hot                          # one table, as many commands as it takes
    python -m tests.net.load --quiet                        # one table, one command at a time
    python -m tests.net.load --clear ...                    # without TLS, as no relay is any more
    python -m tests.net.load --redis ...                    # its store is a Redis server that syncs each batch

Relay and clients are two processes. A latency is the time from a client's submit until the last of the four has it. The
clients are plain sockets in one loop that compares bytes, so they need less of the machine than the relay.
"""

from __future__ import annotations

import argparse
import os
import random
import select
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, TypeVar

from luna.log.bodies import chat_body
from luna.log.records import CHAT
from luna.net import certificates, fields, wire
from luna.net.limits import Limits
from luna.net.public_relay import PublicServer
from luna.net.redis_store import RedisStore, connect
from luna.net.server import Server, serve
from tests.net.editions import EDITION
from tests.net.redis_server import RedisServer

HELLO: Final = wire.Hello(wire.PROTOCOL, "test")
BEAT: Final = wire.encode(wire.Beat())
MANY: Final = 1 << 30
LIMITS: Final = Limits(
    strangers=MANY,
    strangers_of_one=MANY,
    links_of_one=MANY,
    rooms_of_one=MANY,
    tables_of_one=MANY,
    bytes_of_one=MANY,
    opens=1e9,
    opens_burst=MANY,
    drawn=1e9,
    wrapped=1e9,
    wrapped_burst=MANY,
    given=1e9,
    given_burst=MANY,
    handshakes=1e9,
    handshakes_burst=MANY,
    submits=1e9,
    burst=MANY,
    words=MANY,
    frames=1e9,
    frames_of_one=1e9,
    frames_of_one_burst=MANY,
    frames_of_seated=1e9,
    frames_of_seated_burst=MANY,
    frames_burst=MANY,
    silence=1e9,  # silence may be what is measured
    undecided=1e9,
)
T = TypeVar("T")
SEATS: Final = 4
_MARK: Final = b"\xc4\x36\x93\xc4\x08"  # before the eight bytes of a message's nonce: here, the time of sending
_WORD: Final = len(_MARK) + 8
_HOT_RECORDS: Final = 19_000  # a table may have 20,000
_ON_THEIR_WAY: Final = 32 * SEATS  # at a hot table
_PATIENCE: Final = 10.0  # seconds for the remaining messages at the end
_BEATS: Final = 5.0  # seconds between two messages of a client


class Client:
    """One connection. It reads only the necessary part of its input: the clients must not be the bottleneck."""

    def __init__(self, table: Table, seat: int, port: int, clear: bool) -> None:
        self.table = table
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if not clear:
            self.socket = certificates.client_context("127.0.0.1").wrap_socket(self.socket)
        self._frames = fields.Frames(fields.HUGE)
        self._heard: list[wire.Message] = []
        self._rest = b""  # of the input, if a message may begin in it
        word = wire.encode(wire.Submit(1, seat, -1, CHAT, chat_body(bytes(8), "", "x" * 40)))
        self._before, self._after = word.split(_MARK + bytes(8))
        self._before += _MARK
        self.say(HELLO)
        self.say(wire.Holder(bytes((seat + 1,)) * 32))  # one for each; nobody else has the host's

    def say(self, message: wire.Message) -> None:
        """One frame."""
        self.socket.sendall(wire.encode(message))

    def hear(self, kind: type[T]) -> T:
        """The next message of that kind; waits for it."""
        while True:
            while self._heard:
                message = self._heard.pop(0)
                if isinstance(message, kind):
                    return message
            data = self.socket.recv(1 << 16)
            assert data, f"sent away instead of hearing {kind.__name__}"
            self._heard += map(wire.decode, self._frames.feed(data))

    def submit(self) -> None:
        """Submit a chat message with the time in it."""
        nonce = struct.pack("<Q", time.perf_counter_ns())
        self.table.due[nonce] = SEATS
        self.socket.send(b"".join((self._before, nonce, self._after)))

    def read(self) -> None:
        """Read everything that has arrived."""
        try:
            data = self.socket.recv(1 << 16)
            while isinstance(self.socket, ssl.SSLSocket) and self.socket.pending():
                data += self.socket.recv(1 << 16)
        except ssl.SSLWantReadError:  # the beginning of a record
            return
        assert data, "a connection was lost"
        if self._rest:
            data = self._rest + data
        done = 0
        while (at := data.find(_MARK, done)) >= 0 and at + _WORD <= len(data):
            done = at + _WORD
            self.table.arrived(data[done - 8 : done])
        self._rest = data[max(done, len(data) - _WORD + 1) :]


class Table:
    """Four clients that sit down through a room, as people do."""

    def __init__(self, port: int, latencies: list[int], clear: bool) -> None:
        self.latencies = latencies
        self.due: dict[bytes, int] = {}  # by message: the number of clients that lack it
        self.clients = [Client(self, seat, port, clear) for seat in range(SEATS)]
        host, *guests = self.clients
        host.say(wire.Open(b"", EDITION))
        self.code = host.hear(wire.Room).code
        for guest in guests:
            guest.say(wire.Join(self.code, b"", (EDITION,)))
            guest.hear(wire.Room)
        host.say(wire.Begin(os.urandom(16), tuple(range(1, SEATS + 1)), b"header", 0))
        for client in self.clients:
            client.say(wire.More(client.hear(wire.Seated).seq))
            client.hear(wire.Page)
            client.socket.setblocking(False)

    def arrived(self, nonce: bytes) -> None:
        """One client has received it."""
        left = self.due[nonce] = self.due[nonce] - 1
        if not left:
            del self.due[nonce]
            self.latencies.append(time.perf_counter_ns() - struct.unpack("<Q", nonce)[0])


class Clients:
    """All connections of this process."""

    def __init__(self, port: int, tables: int, clear: bool) -> None:
        self.latencies: list[int] = []
        self.tables: list[Table] = []
        beaten = time.perf_counter()
        for _ in range(tables):
            self.tables.append(Table(port, self.latencies, clear))
            if time.perf_counter() - beaten > _BEATS:  # nobody falls silent while the others sit down
                beaten = time.perf_counter()
                self.beat()
        self._by_number = {client.socket.fileno(): client for client in self.all}
        self._ready = select.epoll()
        for number in self._by_number:
            self._ready.register(number, select.EPOLLIN)

    def beat(self) -> None:
        """Send a heartbeat from every client."""
        for client in self.all:
            client.socket.send(BEAT)

    def close(self) -> None:
        """Leave the relay."""
        self._ready.close()
        for client in self.all:
            client.socket.close()

    @property
    def all(self) -> list[Client]:
        """Seat the clients, table after table."""
        return [client for table in self.tables for client in table.clients]

    @property
    def due(self) -> int:
        """The number of messages that have not reached all."""
        return sum(len(table.due) for table in self.tables)

    def read(self, seconds: float) -> None:
        """Read everything that has arrived, or arrives within that time."""
        for number, _ in self._ready.poll(seconds):
            self._by_number[number].read()


class Relay:
    """The relay's process, and its load."""

    def __init__(self, folder: str, clear: bool, redis: str = "", *, strict: bool = False) -> None:
        """`redis`: the address of a Redis server, in place of a file in the `folder`. `strict`: with all its bounds."""
        words = [sys.executable, "-m", "tests.net.load", "--serve", folder]
        words += [
            *(["--clear"] if clear else []),
            *(["--redis", redis] if redis else []),
            *(["--strict"] if strict else []),
        ]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def worked(self) -> float:
        """Core seconds."""
        parts = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Resident MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) >> 10

    def end(self) -> None:
        """Stop the relay."""
        self._process.kill()
        self._process.wait()


def steady(clients: Clients, seconds: float) -> None:
    """One command a second from every client, spread evenly, and a heartbeat every five."""
    turn = clients.all
    random.Random(1).shuffle(turn)
    start, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        while sent < int(now * len(turn)):
            client = turn[sent % len(turn)]
            client.submit()
            if (sent + sent // len(turn)) % int(_BEATS) == 0:
                client.socket.send(BEAT)
            sent += 1
        clients.read(0.001)


def hot(clients: Clients) -> None:
    """As many commands as the table takes."""
    sent = 0
    (table,) = clients.tables
    while sent < _HOT_RECORDS or table.due:
        while len(table.due) < _ON_THEIR_WAY and sent < _HOT_RECORDS:
            table.clients[sent % SEATS].submit()
            sent += 1
        clients.read(_PATIENCE)


def quiet(clients: Clients) -> None:
    """One command at a time."""
    (table,) = clients.tables
    for number in range(2_000):
        table.clients[number % SEATS].submit()
        while table.due:
            clients.read(_PATIENCE)
        time.sleep(0.002)


def many_files() -> None:
    """A connection is a file, but on Windows: allow as many as the system permits."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Measure, and print one line."""
    parser = argparse.ArgumentParser("load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--hot", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--clear", action="store_true", help="without TLS")
    parser.add_argument("--redis", nargs="?", const="here", help="keep the tables at a server that syncs each batch")
    parser.add_argument("--strict", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    many_files()
    if wanted.serve:
        limits = Limits() if wanted.strict else LIMITS
        if not wanted.redis:
            server = Server(wanted.serve, limits=limits)
        else:
            store = RedisStore(connect(wanted.redis), "127.0.0.1", 1)
            server = PublicServer(wanted.serve, limits=limits, redis=store)
        if not wanted.clear:
            server.secure(certificates.temporary())
        serve(server, "127.0.0.1", 0, lambda port: print(port, flush=True))
        return
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:  # temporary files may not be on a disk
        redis = RedisServer(Path(folder)) if wanted.redis else None
        relay = Relay(folder, wanted.clear, redis.url if redis else "")
        try:
            clients = Clients(relay.port, 1 if wanted.hot or wanted.quiet else wanted.tables, wanted.clear)
            start, worked, own = time.perf_counter(), relay.worked, time.process_time()
            if wanted.hot:
                hot(clients)
            elif wanted.quiet:
                quiet(clients)
            else:
                steady(clients, wanted.seconds)
            spent, worked, own = time.perf_counter() - start, relay.worked - worked, time.process_time() - own
            end = time.perf_counter() + _PATIENCE
            while clients.due and time.perf_counter() < end:
                clients.read(0.01)
            assert not clients.due, f"{clients.due} commands have not come to all"
            memory = relay.memory
        finally:
            relay.end()
            if redis is not None:
                redis.kill()
    latencies = sorted(clients.latencies)
    count = len(latencies)
    at = {share: latencies[int(count * share)] / 1e6 for share in (0.5, 0.99, 0.999)}
    print(f"{len(clients.tables)} tables, {spent:.0f} s, {count} commands, {count / spent:.0f} a second")
    print(f"p50 {at[0.5]:.2f} ms, p99 {at[0.99]:.1f} ms, p99.9 {at[0.999]:.1f} ms")
    print(f"relay: {worked / spent:.0%} of a core, {worked / count * 1e6:.0f} us a command, {memory} MB; ", end="")
    print(f"clients: {own / spent:.0%} of a core")


if __name__ == "__main__":
    main()
