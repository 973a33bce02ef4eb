"""A fleet under fire: a real Redis server, three relay processes, many tables; all of them are killed again and again.

python -m tests.net.fleet --tables 300 --seconds 120

Simulated clients (real sessions on plain sockets, one loop) play at every table. Relays and the server are killed with
-9 at random and started again. In the end every record that any client received is in the server's log, in its place,
and no client has waited longer than 15 seconds for an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from luna.log.bodies import chat_body
from luna.log.records import CHAT, encode
from luna.net import certificates, fields, redis_store, wire
from luna.net.replica import AnswerNews
from luna.net.session import RecordNews, RefusedNews, Session
from tests.net.editions import EDITION
from tests.net.load import many_files
from tests.net.redis_server import RedisServer

HELLO: Final = wire.Hello(wire.PROTOCOL, "test")
SEATS: Final = 4
RELAYS: Final = 3
LONGEST: Final = 15.0  # the maximum wait in seconds
_PACE: Final = 4.0  # seconds between two messages of a client
_LIMITS: Final = (
    "strangers",
    "strangers_of_one",
    "rooms_of_one",
    "links_of_one",
    "opens_burst",
    "tables_of_one",
    "handshakes_burst",
    "frames_of_seated",
    "wrapped_burst",
    "given",
    "given_burst",
)


async def _open(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to a relay, encrypted."""
    context = certificates.client_context("127.0.0.1")
    return await asyncio.open_connection("127.0.0.1", port, ssl=context, server_hostname="")


class RelayProcess:
    """`luna relay --redis` in a process, always at the same port."""

    def __init__(self, url: str, port: int, folder: Path) -> None:
        self.port = port
        limits = [word for name in _LIMITS for word in ("--limit", f"{name}=1000000000")]
        self._words = [sys.executable, "-m", "luna", "relay", "--host", "127.0.0.1", "--port", str(port), "--hidden"]
        self._words += ["--redis", url, "--reached-at", f"127.0.0.1:{port}", "--folder", str(folder), *limits]
        certificates.stored(certificate := folder / "fleet.pem")  # one for the whole fleet
        self._words += ["--certificate", str(certificate), "--key", str(certificate)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process, which listens some time later."""
        self.process = subprocess.Popen(self._words, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        """Kill the process at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class Client:
    """One player, who reconnects to any relay that is alive."""

    def __init__(self, run: Run, table: bytes, seat: int) -> None:
        self.run, self.table, self.seat = run, table, seat
        self.session = Session(HELLO, wire.Open(b"", EDITION) if seat == 0 else None)
        self.told: list[bytes] = []
        self.asked: dict[int, float] = {}  # the times by number
        self.code = ""
        self.target = 0
        self.seated = asyncio.Event()
        self.marks = itertools.count()

    async def live(self) -> None:
        """Connect, and again after every cut."""
        while not self.run.over:
            while self.session.wish is None:
                host = self.run.host_of(self.table)
                if host.code:
                    self.session.wish = wire.Join(host.code, b"", (EDITION,))
                await asyncio.sleep(0.05)
            port, self.target = self.target or self.run.rng.choice(self.run.relays).port, 0
            try:
                reader, writer = await asyncio.wait_for(_open(port), 4)
            except (OSError, TimeoutError):
                await asyncio.sleep(self.run.rng.uniform(0.1, 0.4))
                continue
            with contextlib.suppress(OSError):
                await self._listen(reader, writer)
            self.session.lost()
            writer.close()
            await asyncio.sleep(0 if self.target else self.run.rng.uniform(0.1, 0.4))

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        frames = fields.Frames(fields.HUGE)
        seen = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        self.session.connected(certificates.fingerprint(seen))
        due = time.monotonic() + self.run.rng.uniform(0, _PACE)
        beaten = heard = time.monotonic()
        while not self.run.over:
            for frame in self.session.take():
                writer.write(frame)
            now = time.monotonic()
            if now > due and self.session.seats and self.run.playing:
                self._say(now)
                due = now + self.run.rng.uniform(0.5, 1.5) * _PACE
            if now > beaten + 5:
                self.session.beat()
                beaten = now
            for frame in self.session.take():
                writer.write(frame)
            try:
                data = await asyncio.wait_for(reader.read(1 << 16), max(0.05, min(due, beaten + 5) - now))
            except TimeoutError:
                if time.monotonic() > heard + LONGEST:
                    return
                continue
            if not data:
                return
            heard = time.monotonic()
            for body in frames.feed(data):
                self.session.received(body)
            self._hear()
            if self.target:
                return

    def _say(self, now: float) -> None:
        mark = self.seat.to_bytes(1, "little") + next(self.marks).to_bytes(7, "little")
        self.asked[self.session.submit(self.seat, -1, CHAT, chat_body(mark, "", "word"))] = now

    def _hear(self) -> None:
        for news in self.session.news():
            if isinstance(news, wire.Room):
                self.code = news.code
                if self.seat == 0 and len(news.members) == SEATS and not self.session.table:
                    self.session.begin(self.table, [number for number, _ in news.members], b"header")
            elif isinstance(news, wire.Seated):
                if news.seats:
                    self.seat = news.seats[0]
                self.seated.set()
            elif isinstance(news, RecordNews):
                self.told += map(encode, news.records)
                self.run.records += len(news.records)
            elif isinstance(news, AnswerNews):
                waited = time.monotonic() - self.asked.pop(news.number)
                self.run.waits.append(waited)
            elif isinstance(news, wire.Moved):
                self.target = news.port
                self.run.moves += 1
            elif isinstance(news, RefusedNews):
                self.run.refusals[news.code] = self.run.refusals.get(news.code, 0) + 1


class Run:
    """Everything of one run."""

    tasks: list[asyncio.Task[None]]

    def __init__(self, seed: int, relays: list[RelayProcess]) -> None:
        self.rng = random.Random(seed)
        self.relays = relays
        self.playing = self.over = False
        self.waits: list[float] = []
        self.refusals: dict[str, int] = {}
        self.moves = self.records = 0
        self.clients: dict[bytes, list[Client]] = {}

    def host_of(self, table: bytes) -> Client:
        """The client that opened the room of that table."""
        return self.clients[table][0]

    async def sit(self, tables: int) -> None:
        """Seat all clients, some tables at a time."""
        self.tasks = []
        for _ in range(tables):
            table = os.urandom(16)
            self.clients[table] = [Client(self, table, seat) for seat in range(SEATS)]
            self.tasks += [asyncio.create_task(client.live()) for client in self.clients[table]]
            if len(self.clients) % 10 == 0:
                await asyncio.gather(*(client.seated.wait() for client in self.clients[table]))
        await asyncio.gather(*(one.seated.wait() for table in self.clients.values() for one in table))

    async def fire(self, server: RedisServer, seconds: float) -> dict[str, int]:
        """Kill, and restart a moment later; returns the number of kills."""
        kills = {"relay": 0, "redis": 0}
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(self.rng.uniform(2, 8))
            if self.rng.random() < 0.25:
                kills["redis"] += 1
                server.kill()
                await asyncio.sleep(self.rng.uniform(0, 1))
                await asyncio.to_thread(server.start)
            else:
                kills["relay"] += 1
                relay = self.rng.choice(self.relays)
                relay.kill()
                await asyncio.sleep(self.rng.uniform(0, 2))
                relay.start()
        return kills

    @property
    def waiting(self) -> list[float]:
        """The waiting times of clients without an answer."""
        now = time.monotonic()
        return [now - at for table in self.clients.values() for one in table for at in one.asked.values()]


async def play(wanted: argparse.Namespace, server: RedisServer, relays: list[RelayProcess]) -> None:
    """Play the run; returns its results."""
    run = Run(wanted.seed, relays)
    begin = time.monotonic()
    await run.sit(wanted.tables)
    print(f"{wanted.tables} tables sit after {time.monotonic() - begin:.1f} s, {run.moves} were sent on", flush=True)
    run.playing = True
    kills = await run.fire(server, wanted.seconds)
    run.playing = False
    end = time.monotonic() + 2 * LONGEST
    while run.waiting and time.monotonic() < end:
        await asyncio.sleep(0.1)
    longest = max(run.waits + run.waiting)
    await asyncio.sleep(1)
    run.over = True
    client = server.connect()
    lost = 0
    for table, clients in run.clients.items():
        entries = client.execute_command("XRANGE", redis_store._keys(table)[1], "1-1", "+")
        log = [fields[b"r"] for _, fields in entries]
        lost += sum(one.told != log[: len(one.told)] for one in clients)
    waits = sorted(run.waits)
    print(f"killed: {kills['relay']} relays, the Redis server {kills['redis']} times; sent on: {run.moves}")
    print(f"{len(waits)} words answered, {run.records} records told; refused: {run.refusals}")
    print(f"waited: p50 {waits[len(waits) // 2] * 1000:.0f} ms, p99 {waits[int(len(waits) * 0.99)]:.1f} s, ", end="")
    print(f"longest {longest:.1f} s; without an answer: {len(run.waiting)}; logs that differ from the server's: {lost}")
    for task in run.tasks:
        task.cancel()
    await asyncio.gather(*run.tasks, return_exceptions=True)
    if lost or run.waiting or longest > LONGEST:
        raise SystemExit("something was lost, or somebody waited too long")


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser("fleet")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--port", type=int, default=17_786)
    wanted = parser.parse_args()
    many_files()
    with tempfile.TemporaryDirectory(prefix="luna") as name:
        server = RedisServer(Path(name))
        relays = [RelayProcess(server.url, wanted.port + number, Path(name)) for number in range(RELAYS)]
        try:
            for relay in relays:
                relay.start()
            asyncio.run(play(wanted, server, relays))
        finally:
            for relay in relays:
                relay.kill()
            server.kill()


if __name__ == "__main__":
    main()
