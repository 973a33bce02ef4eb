"""A relay with watchers at rest: real sockets and TLS, slow tables on its disk, and a live table beside them. Linux.

    python -m tests.net.resting --watchers 10000 --tables 2000 --seconds 60

Each watcher follows five tables over one connection and says one sign of life in two minutes. Relay and clients are two
processes of one machine.
"""

from __future__ import annotations

import argparse
import socket
import tempfile
import time
from pathlib import Path
from typing import Final

from luna.net import absent, certificates, fields, wire
from luna.net.following import REST, End
from luna.net.logstore import entry
from luna.net.store import Store
from tests.measure.watchers import EACH, slow_table
from tests.net.load import BEAT, HELLO, Clients, Relay, many_files, quiet

_KEY: Final = bytes(32)


class Watcher:
    """One connection that follows tables; what it hears is counted and not read."""

    def __init__(self, port: int, ends: list[tuple[bytes, End]]) -> None:
        plain = socket.create_connection(("127.0.0.1", port))
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = certificates.client_context("127.0.0.1").wrap_socket(plain)
        watch = absent.Watch(tuple((table, end.seq, end.chain) for table, end in ends))
        self.socket.sendall(wire.encode(HELLO) + wire.encode(wire.Holder(_KEY)) + wire.encode(watch))
        frames, heard = fields.Frames(fields.HUGE), list[wire.Message]()
        while not any(isinstance(message, absent.Heads) for message in heard):
            heard += map(wire.decode, frames.feed(self.socket.recv(1 << 16)))
        assert all(length > 0 for one in heard if isinstance(one, absent.Heads) for _, length in one.lengths)

    def beat(self) -> None:
        """A sign of life, and its answer."""
        self.socket.sendall(BEAT)
        self.socket.recv(1 << 10)


def resting(watchers: list[Watcher], seconds: float) -> None:
    """Everybody says a sign of life in two minutes, spread evenly."""
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
        ends: list[tuple[bytes, End]] = []
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
            watchers = [
                Watcher(relay.port, [ends[(number * EACH + one) % len(ends)] for one in range(EACH)])
                for number in range(wanted.watchers)
            ]
            took, spent = time.perf_counter() - begin, relay.worked - worked
            print(
                f"{len(watchers)} watchers came in {took:.0f} s, {spent:.1f} s of the relay's core; {relay.memory} MB"
            )
            worked = relay.worked
            resting(watchers, wanted.seconds)
            share = 100 * (relay.worked - worked) / wanted.seconds
            print(f"at rest: {share:.1f} % of a core over {wanted.seconds:.0f} s; a live table beside them: ", end="")
            print(tails(relay.port), flush=True)
        finally:
            relay.end()


if __name__ == "__main__":
    main()
