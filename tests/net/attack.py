"""What one hostile address costs the others: a quiet table's latency while somebody does all that he can. Linux.

    python -m tests.net.attack

The hostile process is there all the time and works as hard; in turns it works at a relay of its own, which measures the
machine, and at the relay of the table, which measures the attack.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import socket
import statistics
import tempfile
import time
from collections.abc import Callable
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from luna.net import shapes, tls, wire
from luna.net.pake import Exchange
from tests.net.editions import EDITION
from tests.net.load import HELLO, Clients, Relay, many_files

OTHER: Final = "127.0.0.2"  # the hostile one's address
_ROUNDS: Final = 3
_WORDS: Final = 80  # of a round, each until all have it
_PAUSE: Final = 0.04  # seconds between two: more than that no client may say


def _dialled(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(OTHER, 0))


def _inside(port: int) -> socket.socket:
    return tls.client_context("127.0.0.1").wrap_socket(_dialled(port))


def connects(port: int, code: str) -> None:
    """Connections, as many as it takes."""
    held = [_dialled(port) for _ in range(200)]
    for line in held:
        line.close()


def shakes_hands(port: int, code: str) -> None:
    """Handshakes, and nothing after them."""
    _inside(port).close()


def begins_codes(port: int, code: str) -> None:
    """Exchanges that nobody finishes, each of which costs the relay milliseconds."""
    with _inside(port) as line:
        share = Exchange("AAAAAA", bytes(32), host=False).share
        line.sendall(wire.encode(HELLO) + wire.encode(wire.Prove(code[: shapes.LOCATOR], share)))
        line.recv(1 << 10)


def speaks(port: int, code: str) -> None:
    """Words from one connection without a pause, also where none is allowed."""
    with _inside(port) as line:
        line.sendall(wire.encode(HELLO) + wire.encode(wire.Holder(bytes(32))) + wire.encode(wire.Open(b"", EDITION)))
        card = wire.encode(wire.Profile(bytes(500)))
        for _ in range(2_000):
            line.sendall(card)


def sends_nonsense(port: int, code: str) -> None:
    """Bytes that are no TLS."""
    with _dialled(port) as line:
        line.sendall(bytes(1 << 16))


def draws(port: int, code: str) -> None:
    """Looks on, and asks for the log again and again without reading it."""
    with _inside(port) as line:
        said: list[wire.Message] = [HELLO, wire.Holder(bytes(32)), wire.Join(code, b"", (EDITION,))]
        for message in (*said, *[wire.More(0)] * 2_000):
            line.sendall(wire.encode(message))


Attack = Callable[[int, str], None]
ATTACKS: Final = connects, shakes_hands, begins_codes, speaks, sends_nonsense, draws


def _attack(attack: Attack, port: int, code: str, over: Event) -> None:
    many_files()
    while not over.is_set():
        with contextlib.suppress(OSError):
            attack(port, code)


def _quiet(clients: Clients) -> None:
    (table,) = clients.tables
    for number in range(_WORDS):
        table.clients[number % len(table.clients)].submit()
        while table.due:
            clients.read(10.0)
        time.sleep(_PAUSE)


def _median(clients: Clients, others: Clients, attack: Attack, port: int, code: str) -> float:
    """Milliseconds of half the words, while that goes on at a port, where the code leads to a table.

    The hostile process takes up to ten seconds to stop. Meanwhile everybody gives signs of life: a relay takes whoever
    is silent for fifteen seconds for dead, and cuts the connection.
    """
    over = multiprocessing.Event()
    hostile = multiprocessing.Process(target=_attack, args=(attack, port, code, over))
    hostile.start()
    clients.latencies.clear()
    try:
        time.sleep(0.5)
        _quiet(clients)
    finally:
        over.set()
        for _ in range(10):
            if not hostile.is_alive():
                break
            hostile.join(1)
            clients.beat()
            others.beat()
        hostile.kill()
    return statistics.median(clients.latencies) / 1e6


def main() -> None:
    """A line for each attack."""
    many_files()
    with tempfile.TemporaryDirectory(dir=Path.home()) as one, tempfile.TemporaryDirectory(dir=Path.home()) as two:
        relay, own = Relay(one, clear=False, strict=True), Relay(two, clear=False, strict=True)
        try:
            clients, others = Clients(relay.port, 1, clear=False), Clients(own.port, 1, clear=False)
            places = [(own.port, others.tables[0].code), (relay.port, clients.tables[0].code)]
            for attack in ATTACKS:
                pairs = [[_median(clients, others, attack, *place) for place in places] for _ in range(_ROUNDS)]
                shares = ", ".join(f"{there:.2f} / {elsewhere:.2f} ms" for elsewhere, there in pairs)
                ratio = statistics.median(there / elsewhere for elsewhere, there in pairs)
                print(f"{attack.__name__:15} p50 {ratio:.2f} times; here / elsewhere: {shares}", flush=True)
        finally:
            relay.end()
            own.end()


if __name__ == "__main__":
    main()
