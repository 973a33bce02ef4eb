"""Which tables are there on this network: a question to everybody, and an answer from each host that lets others in.

A question is one small packet to all machines, asked again every half second; an answer goes to the asker alone. There
is no service in the background: nobody is heard of who does not host, and nobody is asked about who does not search.
"""

from __future__ import annotations

import contextlib
import ipaddress
import selectors
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from luna.log.strict import Malformed, pack, unpack
from luna.net import wire

ASK_EVERY: Final = 0.5  # seconds
_FORGOTTEN: Final = 5.0  # seconds after the last word
_MAGIC: Final = b"luna?1"
_PACKET: Final = 1_200  # bytes, less than any network cuts
_MOST: Final = 64  # answers that are kept
_NAMES: Final = 8
_ID: Final = 16


class Offer(NamedTuple):
    """A table on the network."""

    name: str  # of the host
    players: tuple[str, ...]
    free: int  # seats
    round: int  # 0 = has not begun
    code: str
    port: int
    app: str
    tables: tuple[bytes, ...] = ()  # that can be come back to
    host: str = ""  # address, known by the packet


def write(offer: Offer) -> bytes:
    """An answer."""
    return pack([*offer[:1], list(offer.players), *offer[2:7], list(offer.tables[:16])])


def read(data: bytes, host: str) -> Offer | None:
    """The offer in a packet from that address; None when there is none."""
    try:
        value = unpack(data, _PACKET)
    except Malformed:
        return None
    if type(value) is not list or tuple(map(type, value)) != (str, list, int, int, str, int, str, list):
        return None
    name, players, free, round, code, port, app, tables = value
    texts = [name, code, app, *players]
    sane = (
        len(players) <= _NAMES
        and all(type(text) is str and len(text) <= 40 and text.isprintable() for text in texts)
        and all(type(table) is bytes and len(table) == _ID for table in tables)
        and 0 <= free <= _NAMES
        and 0 <= round <= 99
        and 0 < port < 1 << 16
    )
    return Offer(name, tuple(players), free, round, code, port, app, tuple(tables), host) if sane else None


class Answerer:
    """Says what is offered here to whoever asks. `offer` is called in a thread and gives None for silence."""

    def __init__(self, offer: Callable[[], Offer | None], port: int = wire.PORT) -> None:
        """`OSError` when the port cannot be had: then this machine is not found, only reached by its address."""
        self._offer = offer
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._socket.bind(("", port))
        except OSError:
            self._socket.close()
            raise
        self._socket.settimeout(0.2)
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="luna-lan", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """No more answers."""
        self._closed = True
        self._thread.join()
        self._socket.close()

    def _run(self) -> None:
        while not self._closed:
            try:
                data, asker = self._socket.recvfrom(_PACKET)
            except OSError:
                continue  # nobody asked
            offer = self._offer() if data == _MAGIC else None
            if offer is not None:
                with contextlib.suppress(OSError):
                    self._socket.sendto(write(offer), asker)


class Searcher:
    """Asks until it is closed; `offers` are those that answer, the newest word of each."""

    def __init__(self, port: int = wire.PORT) -> None:
        self._port = port
        self._offers: dict[tuple[str, int], tuple[Offer, float]] = {}  # and when it was said
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="luna-search", daemon=True)
        self._thread.start()

    @property
    def offers(self) -> list[Offer]:
        """What was heard of, by the host's name; one that is reached in several ways stands there once."""
        now = time.monotonic()
        found = [offer for offer, said in list(self._offers.values()) if now - said < _FORGOTTEN]
        shown = {(offer.name, offer.code, offer.port, offer.tables): offer for offer in found}
        return sorted(shown.values(), key=lambda offer: (offer.name, offer.host))

    def close(self) -> None:
        """Enough."""
        self._closed.set()

    def _run(self) -> None:
        sockets = _asking()
        with selectors.DefaultSelector() as ready:
            for one in sockets:
                ready.register(one, selectors.EVENT_READ)
            while not self._closed.is_set():
                for one in sockets:
                    self._ask(one)
                for key, _ in ready.select(ASK_EVERY) if sockets else []:
                    self._hear(key.fileobj)
                self._closed.wait(0.1 if sockets else ASK_EVERY)
        for one in sockets:
            one.close()

    def _ask(self, one: socket.socket) -> None:
        own = one.getsockname()[0]
        near = str(ipaddress.ip_network(f"{own}/24", strict=False).broadcast_address)
        for address in {"127.0.0.1"} if own == "127.0.0.1" else {"255.255.255.255", near}:
            with contextlib.suppress(OSError):  # a network that has gone, or will not have broadcasts
                one.sendto(_MAGIC, (address, self._port))

    def _hear(self, one: Any) -> None:
        with contextlib.suppress(OSError):
            while True:
                data, (host, *_) = one.recvfrom(_PACKET)
                offer = read(data, host)
                if offer is not None and (len(self._offers) < _MOST or (host, offer.port) in self._offers):
                    self._offers[host, offer.port] = offer, time.monotonic()


def own_addresses() -> list[str]:
    """The addresses of this machine on its networks, the likeliest first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: only the way there is looked up
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def _asking() -> list[socket.socket]:
    """A socket for each of our addresses: only so does a question go out on every network, also beside a VPN."""
    made: list[socket.socket] = []
    for address in ["127.0.0.1", *own_addresses()]:
        one = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            one.bind((address, 0))
        except OSError:
            one.close()
            continue
        one.setblocking(False)
        made.append(one)
    return made
