"""The cost of one hostile neighbour: the latency of a quiet table during each of several attacks. Linux.

python -m tests.net.attack [NAME ...]

Each attack runs in its own process at another address. It alternates between a separate relay, which measures the
machine, and the relay of the table, which measures the attack. A log takes a limited number of messages from one seat,
so each attack gets a new table.
"""

import contextlib
import multiprocessing
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from luna.net import certificates, fields, wire
from luna.net.proof import Exchange
from tests import patience
from tests.net.editions import EDITION
from tests.net.load import HELLO, Clients, Relay, many_files

OTHER: Final = "127.0.0.2"  # the address of the attacker
_ROUNDS: Final = 3
_WORDS: Final = 80  # of a round, each until all have it
SAID: Final = 2 * _ROUNDS * _WORDS
"""Words that the four seats of one table say during one attack."""
_PAUSE: Final = 0.04  # seconds between two messages: the limit of a client
_PATIENCE: Final = patience.seconds(10)  # for one message to reach all
_PACE: Final = 180.0  # frames a second, just below the limit of an address


def _dialled(port: int, source: str = OTHER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=patience.seconds(5), source_address=(source, 0))


def _inside(port: int, source: str = OTHER) -> socket.socket:
    return certificates.client_context("127.0.0.1").wrap_socket(_dialled(port, source))


def _say(line: socket.socket, *messages: wire.Message) -> None:
    line.sendall(b"".join(map(wire.encode, messages)))


def connects(port: int, code: str) -> None:
    """Connections, as many as the relay accepts."""
    held = [_dialled(port) for _ in range(200)]
    for line in held:
        line.close()


def shakes_hands(port: int, code: str) -> None:
    """Only TLS handshakes."""
    _inside(port).close()


def begins_codes(port: int, code: str) -> None:
    """Unfinished SPAKE2 exchanges, each of which costs the relay milliseconds."""
    with _inside(port) as line:
        share = Exchange("AAAAAA", bytes(32), host=False).share
        _say(line, HELLO, wire.Prove(code[: fields.LOCATOR], share))
        line.recv(1 << 10)


def speaks(port: int, code: str) -> None:
    """Messages from one connection without a pause, even where none is allowed."""
    with _inside(port) as line:
        _say(line, HELLO, wire.Holder(bytes(32)), wire.Open(b"", EDITION))
        for _ in range(2_000):
            _say(line, wire.Profile(bytes(500)))


def sends_nonsense(port: int, code: str) -> None:
    """Bytes that are not TLS."""
    with _dialled(port) as line:
        line.sendall(bytes(1 << 16))


def draws(port: int, code: str) -> None:
    """A spectator at this very table requests the log again and again without reading it."""
    with _inside(port) as line:
        _say(line, HELLO, wire.Holder(bytes(32)), wire.Join(code, b"", (EDITION,)))
        for _ in range(2_000):
            _say(line, wire.More(0))


def guesses(port: int, code: str) -> None:
    """Wrong codes, each from another address, so that no quota of one address stops them."""
    source = ".".join(map(str, (127, *(random.randrange(3, 250) for _ in range(3)))))
    with _inside(port, source) as line:
        _say(line, HELLO, wire.Holder(bytes(32)), wire.Join("222222", b"", (EDITION,)))
        line.recv(1 << 10)


def redecorates(port: int, code: str) -> None:
    """A full room whose members change their cards: the relay sends every change to all, with all other cards."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(_inside(port)) for _ in range(14)]
        for number, line in enumerate(lines):
            _say(line, HELLO, wire.Holder(bytes((number,)) * 32))
        _say(lines[0], wire.Open(bytes(500), EDITION))
        room = _room(lines[0])
        for line in lines[1:]:
            _say(line, wire.Join(room.code, bytes(500), (EDITION,)))
        for line in lines:
            line.setblocking(False)
        for number in range(70):
            for line in lines:
                _say(line, wire.Profile(bytes((number,)) * 500))
                for other in lines:
                    with contextlib.suppress(BlockingIOError, OSError):
                        while other.recv(1 << 16):
                            pass
                time.sleep(1 / _PACE)


def _room(line: socket.socket) -> wire.Room:
    frames = fields.Frames(fields.HUGE)
    while data := line.recv(1 << 16):
        for message in map(wire.decode, frames.feed(data)):
            if isinstance(message, wire.Room):
                return message
    raise ConnectionError("refused")


Attack = Callable[[int, str], None]
ATTACKS: Final = connects, shakes_hands, begins_codes, speaks, sends_nonsense, draws, guesses, redecorates


def _attack(attack: Attack, port: int, code: str, over: Event) -> None:
    many_files()
    while not over.is_set():
        with contextlib.suppress(OSError):
            attack(port, code)


def speak(clients: Clients, others: Clients, words: int) -> None:
    """Send so many messages, each until all four seats have it. The other clients send heartbeats meanwhile."""
    (table,) = clients.tables
    for number in range(words):
        table.clients[number % len(table.clients)].submit()
        end = time.perf_counter() + _PATIENCE
        while table.due:
            clients.read(1.0)
            assert time.perf_counter() < end, "a word has not come to all"
        if number % len(table.clients) == 0 and number % 20 == 0:
            others.beat()
        time.sleep(_PAUSE)


def _median(clients: Clients, others: Clients, attack: Attack, port: int, code: str) -> float:
    """The median latency in milliseconds during an attack on a port. `code` leads to a table there.

    The hostile process may take ten seconds to stop. Meanwhile all clients send heartbeats: the relay cuts a connection
    that is silent for fifteen seconds.
    """
    over = multiprocessing.Event()
    hostile = multiprocessing.Process(target=_attack, args=(attack, port, code, over))
    hostile.start()
    clients.latencies.clear()
    try:
        time.sleep(0.5)
        speak(clients, others, _WORDS)
    finally:
        over.set()
        for _ in range(10):
            hostile.join(1)
            if not hostile.is_alive():
                break
            clients.beat()
            others.beat()
        hostile.kill()
    return statistics.median(clients.latencies) / 1e6


def _measure(relay: Relay, own: Relay, attack: Attack) -> str:
    """The line about one attack, at a new table of each relay."""
    with (
        contextlib.closing(Clients(relay.port, 1, clear=False)) as clients,
        contextlib.closing(Clients(own.port, 1, clear=False)) as others,
    ):
        places = [(own.port, others.tables[0].code), (relay.port, clients.tables[0].code)]
        pairs = [[_median(clients, others, attack, *place) for place in places] for _ in range(_ROUNDS)]
    shares = ", ".join(f"{there:.2f} / {elsewhere:.2f} ms" for elsewhere, there in pairs)
    ratio = statistics.median(there / elsewhere for elsewhere, there in pairs)
    return f"{attack.__name__:15} p50 {ratio:.2f} times; here / elsewhere: {shares}"


def main() -> None:
    """A line for each attack, or for the named ones."""
    many_files()
    wanted = [attack for attack in ATTACKS if len(sys.argv) < 2 or attack.__name__ in sys.argv[1:]]
    with tempfile.TemporaryDirectory(dir=Path.home()) as one, tempfile.TemporaryDirectory(dir=Path.home()) as two:
        relay, own = Relay(one, clear=False, strict=True), Relay(two, clear=False, strict=True)
        try:
            for attack in wanted:
                print(_measure(relay, own, attack), flush=True)
        finally:
            relay.end()
            own.end()


if __name__ == "__main__":
    main()
