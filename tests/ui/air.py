"""Relays and connections in memory: no thread, no socket, no clock, and always in the same order.

The relay's core and the client's session are the real ones (`luna.net.relay`, `luna.net.session`); between them frames
are passed on at once, in the sender's thread, until all are silent. So the relay's answer is there when a call returns,
and time advances only with the frames of the windows.
"""

import random
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

import pytest

from luna.log.files import Disk
from luna.net import lan, wire
from luna.net.addresses import HERE
from luna.net.browser import Browser
from luna.net.hosting import OwnRelay, give_up
from luna.net.relay import Relay
from luna.net.remote import Remote
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.net.store import Store

TICK: Final = 1 / 120  # seconds of a frame of one of two windows
_AGAIN: Final = 0.2  # seconds until the next try to connect
_BEAT: Final = 5.0
_FIRST_PORT: Final = 17_000


class Quick(Disk):
    """A disk that claims to have synced before it has."""

    def sync(self, descriptor: int) -> None:
        """See `Disk`."""


class Air:
    """The medium between all machines of a test."""

    def __init__(self) -> None:
        self.lock = threading.RLock()  # a table's worker thread sends, too
        self.time = 0.0
        self.houses: dict[int, AirHouse] = {}
        self.lines: list[AirLine] = []
        self.chance = random.Random(14)
        self._carrying = False

    def tick(self) -> None:
        """A frame of one of the windows."""
        with self.lock:
            self.time += TICK
            for house in list(self.houses.values()):
                house.tick()
            for line in list(self.lines):
                line.tick()
            self.carry()

    def carry(self) -> None:
        """Carry frames until all are silent."""
        if self._carrying:
            return
        self._carrying = True
        try:
            while sum(house.work() for house in list(self.houses.values())):
                pass  # each works before it is asked whether it sent anything
        finally:
            self._carrying = False


class AirHouse(OwnRelay):
    """Replaces the program's `House`: the relay of its machine, on a real folder."""

    air: ClassVar[Air]

    def __init__(self, folder: Path, port: int = wire.PORT, kind: str = lan.KIND) -> None:
        self.store, tables, _ = Store.open(folder, Quick())
        self.port = port or _FIRST_PORT
        while self.port in self.air.houses:
            self.port += 1
        self.open = False
        self.addresses = ["192.0.2.10"]
        self.asleep = False
        """Whether the machine sleeps: nothing is heard and nothing said."""
        self.lines: dict[Link, AirLine] = {}
        self._core = Relay(lambda: self.air.time, self.air.chance.randbytes)
        self._core.load(tables)
        self._wanted, self._ticked, self._salt = port, 0.0, bytes(lan.SALT)
        self.air.houses[self.port] = self

    @property
    def trouble(self) -> OSError | None:
        """See `House`."""
        return None

    @property
    def relay(self) -> Relay:
        """See `House`."""
        return self._core

    @property
    def fingerprint(self) -> bytes:
        """See `House`: of nothing, because frames travel in the clear here."""
        return b""

    def give_up(self, table: bytes) -> None:
        """See `House`."""
        give_up(self.relay, table)

    def let_in(self) -> None:
        """Others reach it anyway."""
        self.open = True

    def close(self) -> None:
        """Cut all connections."""
        with self.air.lock:
            if self.air.houses.pop(self.port, None) is self:
                for line in list(self.lines.values()):
                    line.lost()
                self.store.close()

    def tick(self) -> None:
        """Tick the relay once a second."""
        if self.air.time - self._ticked >= 1 and not self.asleep:
            self._ticked = self.air.time
            self.relay.tick()

    def work(self) -> bool:
        """Receive, store, send; returns whether anything was sent."""
        if self.asleep:
            return False
        said = False
        for link, line in list(self.lines.items()):
            while line.out and line.link is link:
                said = True
                Requests(self.relay).received(link, line.out.popleft()[4:])
        if self.relay.commit.unsynced:
            self.store.write(self.relay.commit.begin())
            self.relay.synced()
        for link, frame in self.relay.take():
            said, other = True, self.lines.get(link)
            if other is not None and frame is None:
                other.lost()
            elif other is not None and frame is not None:
                other.remote.received(frame[4:])
        return said


class AirLine:
    """Replaces the `SocketConnection` of a `Remote`."""

    air: ClassVar[Air]
    encrypted = False

    def __init__(self, remote: Remote | Browser) -> None:
        self.remote = remote
        self.alive = True
        self.link: Link | None = None
        self.house: AirHouse | None = None
        self.out: deque[bytes] = deque()
        self._due = 0.0  # the next try, or the next heartbeat

    def start(self) -> None:
        """Connect at once."""
        with self.air.lock:
            self.air.lines.append(self)
            self._connect()

    def ask(self, do: Callable[[], None]) -> None:
        """Call it at once."""
        with self.air.lock:
            if self.alive:
                do()
                self.air.carry()

    def send(self, frame: bytes) -> None:
        """Send to the relay, if it listens."""
        if self.link is not None:
            self.out.append(frame)

    def cut(self) -> None:
        """The connection ends."""
        with self.air.lock:
            self.lost()
            self.air.carry()

    def close(self) -> None:
        """Close for good."""
        with self.air.lock:
            self.lost()
            self._end()
            self.air.carry()

    def tick(self) -> None:
        """Try again, or send a heartbeat, when one is due."""
        if self.air.time < self._due:
            return
        if self.link is None:
            self._connect()
        else:
            self._due = self.air.time + _BEAT
            self.remote.beat()

    def lost(self) -> None:
        """There is no connection any more."""
        if self.link is None or self.house is None:
            return
        self.house.lines.pop(self.link, None)
        self.house.relay.gone(self.link)
        self.link, self.house = None, None
        self.out.clear()
        self._offline("cut")

    def _connect(self) -> None:
        house = self.air.houses.get(self.remote.route.port)
        if house is None or self.remote.route.host not in (HERE, *house.addresses):
            self._offline("unreachable")
            return
        self.house, self.link = house, Link(HERE)
        self._due = self.air.time + _BEAT
        house.lines[self.link] = self
        house.relay.connected(self.link)
        self.remote.connected(self.link.binding)
        self.air.carry()

    def _offline(self, code: str) -> None:
        self._due = self.air.time + _AGAIN
        self.remote.lost(code)
        if self.remote.closed:
            self._end()

    def _end(self) -> None:
        self.alive = False
        if self in self.air.lines:
            self.air.lines.remove(self)
        self.remote.settled.set()


@contextmanager
def aired() -> Iterator[Air]:
    """From now on programs connect in memory."""
    air = Air()
    with pytest.MonkeyPatch.context() as patch:  # its own patch: a test may undo its changes
        patch.setattr(AirHouse, "air", air, raising=False)
        patch.setattr(AirLine, "air", air, raising=False)
        patch.setattr("luna.net.remote.SocketConnection", AirLine)
        patch.setattr("luna.net.remote.DISK", Quick())
        patch.setattr("luna.net.browser.SocketConnection", AirLine)
        patch.setattr("luna.shell.network.own_relay.OwnRelay", AirHouse)
        patch.setattr("tests.ui.driver.Driver.beat", air.tick)
        yield air
        for house in list(air.houses.values()):
            house.close()
