"""A relay with watchers at rest: real sockets and TLS, slow tables on its disk, and a live table beside them. Linux.

python -m tests.net.resting --watchers 10000 --tables 2000 --seconds 60

Each watcher follows five tables over one connection and sends one heartbeat in two minutes. Relay and clients are two
processes of one machine.
"""

from __future__ import annotations

import argparse
import socket
import struct
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from luna.log.bodies import After, turn_body
from luna.log.records import TURN
from luna.net import certificates, fields
from luna.net.following import REST, Followed, Following
from luna.net.identity import Identity
from luna.net.logstore import entry
from luna.net.store import Store
from luna.table.transport import Head
from tests.measure.watchers import EACH, KEY, slow_table
from tests.net.load import HELLO, Clients, Relay, many_files, quiet

_AT_ONCE: Final = 32  # watchers that are connecting
_PORTION: Final = 500
_MANY: Final = 200
"""Tables of the watcher that is measured by itself."""


class Watcher:
    """One connection that follows tables: the client's real side, on a socket that counts its bytes."""

    def __init__(self, port: int, ends: list[tuple[bytes, Head]], identity: Identity = KEY) -> None:
        plain = socket.create_connection(("127.0.0.1", port))
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = certificates.client_context("127.0.0.1").wrap_socket(plain)
        self.following = Following(HELLO, [Followed(table, identity, end) for table, end in ends])
        self.following.connected(certificates.fingerprint(self.socket.getpeercert(True) or b""))
        self._frames = fields.Frames(fields.HUGE)
        while any(one.length is None for one in self.following.tables.values()):
            self.talk()

    def talk(self) -> None:
        """Send what is due, and read something."""
        self.socket.sendall(b"".join(self.following.take()))
        for body in self._frames.feed(self.socket.recv(1 << 16)):
            self.following.received(body)

    def beat(self) -> None:
        """A heartbeat, and its answer."""
        self.following.beat()
        self.talk()

    @property
    def traffic(self) -> tuple[int, int]:
        """Bytes up and down over TCP so far, with all of TLS."""
        up, down = struct.unpack_from("QQ", self.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 232), 120)
        return up, down


def grown(relay: Relay, watchers: list[Watcher], table: bytes) -> str:
    """The cost of a turn at a table: bytes to each follower, and the relay's core."""
    those = [one for one in watchers if table in one.following.tables]
    player, *others = those
    before, worked, turns = [one.traffic for one in others], relay.worked, 20
    for number in range(turns):
        seq = (player.following.tables[table].length or 0) + number
        body = turn_body((1000 + number,), After(bytes(8), 1, False))
        player.following.deliver(table, 0, seq, TURN, body)
        player.socket.sendall(b"".join(player.following.take()))
        for one in others:
            one.socket.recv(1 << 12)
        time.sleep(1.1)  # a table is announced once a second
    spent = 1e6 * (relay.worked - worked) / turns
    down = sum(one.traffic[1] - then[1] for one, then in zip(others, before, strict=True)) / turns / len(others)
    return f"{len(others)} watchers hear of a turn: {down:.0f} bytes each, {spent:.0f} us of the relay's core a turn"


def coming(port: int, ends: list[tuple[bytes, Head]], count: int) -> list[Watcher]:
    """Watchers that connect in groups: one by one they would measure the delays of a busy machine.

    Connected watchers send heartbeats meanwhile; otherwise a relay drops the first before the last has connected.
    """

    def come(number: int) -> Watcher:
        return Watcher(port, [ends[(number * EACH + one) % len(ends)] for one in range(EACH)])

    watchers, said = list[Watcher](), time.perf_counter()
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        for first in range(0, count, _PORTION):
            watchers += pool.map(come, range(first, min(first + _PORTION, count)))
            if time.perf_counter() - said > REST / 2:
                said = time.perf_counter()
                for one in watchers:
                    one.beat()
    return watchers


def resting(watchers: list[Watcher], seconds: float) -> None:
    """Every watcher sends a heartbeat in two minutes, spread evenly."""
    start, said = time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        while said < now * len(watchers) / REST:
            watchers[said % len(watchers)].beat()
            said += 1
        time.sleep(0.005)


def tails(port: int) -> str:
    """The latencies of a live table: 2,000 commands, one at a time."""
    clients = Clients(port, 1, clear=False)
    quiet(clients)
    took = sorted(clients.latencies)
    clients.close()
    return f"p50 {took[len(took) // 2] / 1e6:.2f} ms, p99 {took[int(len(took) * 0.99)] / 1e6:.2f} ms"


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser("resting")
    parser.add_argument("--watchers", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=60)
    wanted = parser.parse_args()
    many_files()
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        store, _, _ = Store.open(Path(folder))
        ends: list[tuple[bytes, Head]] = []
        for number in range(wanted.tables):
            table, log, end = slow_table(number)
            store.write(b"".join(entry(table, at, record) for at, record in enumerate(log)))
            ends.append((table, end))
        store.close()
        relay = Relay(folder, clear=False)
        try:
            print(
                f"{wanted.tables} slow tables: {relay.memory} MB; a live table alone: {tails(relay.port)}", flush=True
            )
            begin, worked = time.perf_counter(), relay.worked
            watchers = coming(relay.port, ends, wanted.watchers)
            took, spent = time.perf_counter() - begin, relay.worked - worked
            print(
                f"{len(watchers)} watchers came in {took:.0f} s, {spent:.1f} s of the relay's core; {relay.memory} MB"
            )
            up, down = watchers[0].traffic
            print(f"one of them: {up} bytes up, {down} down, with its handshake")
            worked = relay.worked
            resting(watchers, wanted.seconds)
            up, down = (now - then for now, then in zip(watchers[0].traffic, (up, down), strict=True))
            print(f"a sign of life: {up} bytes up, {down} down")
            share = 100 * (relay.worked - worked) / wanted.seconds
            print(f"at rest: {share:.1f} % of a core over {wanted.seconds:.0f} s; a live table beside them: ", end="")
            print(tails(relay.port), flush=True)
            print(grown(relay, watchers, ends[0][0]))
            worked = relay.worked
            many = [Watcher(relay.port, ends[:_MANY]) for _ in range(20)]
            spent, (up, down) = 1000 * (relay.worked - worked) / len(many), many[0].traffic
            print(f"a watcher of {_MANY} tables comes: {up} bytes up, {down} down, {spent:.1f} ms of the relay's core")
        finally:
            relay.end()


if __name__ == "__main__":
    main()
