"""How much one relay carries: real sockets, a real disk, every command durable before it is told. Linux.

    python -m tests.net.load --tables 1000 --seconds 60     # four clients at each table, one command a second of each
    python -m tests.net.load --hot                          # one table, as many commands as it takes
    python -m tests.net.load --quiet                        # one table, one command at a time

Relay and clients are two processes. A latency is the time from a client's submit to the last of the four that has it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, TypeVar, cast

from luna.log.records import CHAT, chat_body
from luna.net import wire
from luna.net.limits import Limits
from luna.net.server import Server, serve

HELLO: Final = wire.encode(wire.Hello(wire.PROTOCOL, "test", "luna", 1, b"12345678"))
MANY: Final = 1 << 30
LIMITS: Final = Limits(
    strangers=MANY, strangers_of_one=MANY, rooms_of_one=MANY, submits=1e9, burst=MANY, frames=1e9, frames_burst=MANY
)
T = TypeVar("T")
SEATS: Final = 4
_MARK: Final = b"\xc4\x36\x93\xc4\x08"  # before the eight bytes of a word's nonce: here, when it was sent
_WORD: Final = len(_MARK) + 8
_HOT_RECORDS: Final = 19_000  # a table may have 20,000


class Client(asyncio.Protocol):
    """One connection. Only as much of what it hears is read as is needed: the clients must not be the bottleneck."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.heard: asyncio.Queue[wire.Message] = asyncio.Queue()
        self.playing = False
        self._frames = wire.Frames(wire.HUGE)
        self._rest = b""  # of what was heard, if a word may begin in it
        word = wire.encode(wire.Submit(1, seat, -1, CHAT, chat_body(bytes(8), "", "x" * 40)))
        self._before, self._after = word.split(_MARK + bytes(8))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(HELLO)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        if not self.playing:
            for body in self._frames.feed(data):
                self.heard.put_nowait(wire.decode(body))
            return
        data = self._rest + data
        done = 0
        while (at := data.find(_MARK, done)) >= 0 and at + _WORD <= len(data):
            done = at + _WORD
            self.table.arrived(data[done - 8 : done])
        self._rest = data[max(done, len(data) - _WORD + 1) :]

    def connection_lost(self, error: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self.table.lost += 1

    def say(self, message: wire.Message) -> None:
        """One frame."""
        self.transport.write(wire.encode(message))

    async def hear(self, kind: type[T]) -> T:
        """The next message of that kind."""
        while True:
            message = await self.heard.get()
            if isinstance(message, kind):
                return message

    def submit(self) -> None:
        """A word with the time in it."""
        nonce = struct.pack("<Q", time.perf_counter_ns())
        self.table.due[nonce] = SEATS
        self.transport.write(b"".join((self._before, _MARK, nonce, self._after)))


class Table:
    """Four clients."""

    def __init__(self, latencies: list[int]) -> None:
        self.latencies = latencies
        self.due: dict[bytes, int] = {}  # by word: how many have not heard it
        self.done = asyncio.Event()
        self.lost = 0

    async def sit(self, port: int) -> None:
        """Through a room, as people do."""
        loop = asyncio.get_running_loop()
        self.clients = [Client(self, seat) for seat in range(SEATS)]
        for client in self.clients:
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
        host, *guests = self.clients
        host.say(wire.Open(b""))
        room = await host.hear(wire.Room)
        for guest in guests:
            guest.say(wire.Join(room.code, b""))
            room = await guest.hear(wire.Room)
        host.say(wire.Begin(os.urandom(16), tuple(range(1, SEATS + 1)), b"header", 0))
        for client in self.clients:
            seated = await client.hear(wire.Seated)
            client.say(wire.More(seated.seq))
            await client.hear(wire.Page)
            client.playing = True

    def arrived(self, nonce: bytes) -> None:
        """One client has it."""
        self.due[nonce] -= 1
        if not self.due[nonce]:
            del self.due[nonce]
            self.latencies.append(time.perf_counter_ns() - struct.unpack("<Q", nonce)[0])
            self.done.set()


class Process:
    """The relay's process, and what it uses."""

    def __init__(self, folder: str) -> None:
        words = [sys.executable, "-m", "tests.net.load", "--serve", folder]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    @property
    def worked(self) -> float:
        """Seconds of a core."""
        parts = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Resident MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) >> 10

    def end(self) -> None:
        """It is not needed any more."""
        self._process.kill()
        self._process.wait()


async def steady(port: int, tables: int, seconds: float, latencies: list[int], relay: Process) -> float:
    """One command a second of every client, spread evenly; the relay's share of a core while they play."""
    all_tables = [Table(latencies) for _ in range(tables)]
    for begin in range(0, tables, 50):
        await asyncio.gather(*(table.sit(port) for table in all_tables[begin : begin + 50]))
    clients = [client for table in all_tables for client in table.clients]
    random.Random(1).shuffle(clients)
    start, worked, sent = time.perf_counter(), relay.worked, 0
    while (now := time.perf_counter() - start) < seconds:
        for client in (clients[n % len(clients)] for n in range(sent, int(now * len(clients)))):
            client.submit()
            sent += 1
            if sent % len(clients) % 5 == 0:
                client.say(wire.Beat())
        await asyncio.sleep(0.001)
    share = (relay.worked - worked) / (time.perf_counter() - start)
    own = time.process_time() / (time.perf_counter() - start)
    print(f"the clients used {own:.0%} of a core", file=sys.stderr)
    end = time.perf_counter() + 10
    while any(table.due for table in all_tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)
    missing, lost = sum(len(table.due) for table in all_tables), sum(table.lost for table in all_tables)
    assert not missing and not lost, f"{missing} commands have not come to all, {lost} connections were lost"
    return share


async def hot(port: int, latencies: list[int], relay: Process) -> float:
    """As many as it takes, 32 of each client on their way; commands a second."""
    table = Table(latencies)
    await table.sit(port)
    start = time.perf_counter()
    sent = 0
    while len(latencies) < _HOT_RECORDS:
        table.done.clear()
        while len(table.due) < 32 * SEATS and sent < _HOT_RECORDS:
            table.clients[sent % SEATS].submit()
            sent += 1
        await table.done.wait()
    return _HOT_RECORDS / (time.perf_counter() - start)


async def quiet(port: int, latencies: list[int], relay: Process) -> float:
    """One at a time."""
    table = Table(latencies)
    await table.sit(port)
    for number in range(2_000):
        table.done.clear()
        table.clients[number % SEATS].submit()
        await table.done.wait()
        await asyncio.sleep(0.002)
    return 0.0


def main() -> None:
    """Measure, and print one line."""
    parser = argparse.ArgumentParser("load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--hot", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if wanted.serve:
        serve(Server(wanted.serve, limits=LIMITS), "127.0.0.1", 0, lambda port: print(port, flush=True))
        return
    latencies: list[int] = []
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:  # where temporary files are there may be no disk
        relay = Process(folder)
        try:
            if wanted.hot:
                rate = asyncio.run(hot(relay.port, latencies, relay))
                about = f"one hot table: {rate:.0f} commands/s"
            elif wanted.quiet:
                asyncio.run(quiet(relay.port, latencies, relay))
                about = "one quiet table"
            else:
                share = asyncio.run(steady(relay.port, wanted.tables, wanted.seconds, latencies, relay))
                about = f"{wanted.tables} tables, {wanted.seconds:.0f} s: {share:.0%} of a core"
            about += f", {relay.memory} MB"
        finally:
            relay.end()
    latencies.sort()
    at = {share: latencies[int(len(latencies) * share)] / 1e6 for share in (0.5, 0.99, 0.999)}
    print(f"{about}; {len(latencies)} commands, p50 {at[0.5]:.2f} ms, p99 {at[0.99]:.1f} ms, p99.9 {at[0.999]:.1f} ms")


if __name__ == "__main__":
    main()
