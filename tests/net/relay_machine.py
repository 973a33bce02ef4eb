"""The relay's machine in the simulator: the real relay on a disk that can be torn, lost, or restored from a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.net import store
from luna.net.proof import Front
from luna.net.relay import Relay
from luna.net.requests import Requests
from luna.net.tables import Audience
from tests.net.impostor import Spy
from tests.net.players import TABLE, Cable, Wrong

if TYPE_CHECKING:
    from tests.net.simulator import World


class Machine:
    """The relay's machine: a process that can crash, and a disk."""

    def __init__(self, world: World, disk: bytes = b"", name: bytes = b"the relay") -> None:
        self.world, self.name = world, name
        self.disk = self.copy = disk  # and an old copy of it
        self.torn = b""  # the write in progress
        self.crashes = 0
        self.clock = 0.0
        self.start()

    def start(self) -> None:
        """Start the relay with the present content of its disk."""
        tables, good, damaged = store.read(self.disk or store.MAGIC)
        if damaged:
            raise Wrong("a crash looks like damage")
        self.disk = (self.disk or store.MAGIC)[:good]
        self.clock = self.world.rng.random() * 1e6  # a restarted machine counts its seconds from zero
        self.relay = Relay(lambda: self.world.time + self.clock, self.world.entropy, self.world.limits)
        self.relay.load(tables)
        self.front: Front = Requests(self.relay)

    def crash(self) -> None:
        """All cables fall out; of the write in progress a beginning may be there, or zeros."""
        self.crashes += 1
        for cable in [cable for cable in self.world.cables if cable.machine is self]:
            self.world.cut(cable, told=False)
        if self.torn:
            rng = self.world.rng
            kept = rng.randrange(len(self.torn) + 1)
            missing = len(self.torn) - kept
            zeros = rng.choice((0, 0, missing, rng.randrange(missing + 1)))
            self.disk += self.torn[:kept] + bytes(zeros)
            self.torn = b""
        self.start()

    def set_back(self) -> None:
        """Its clock is put back while the relay runs."""
        self.clock -= 3600.0

    def lose_disk(self, whole: bool) -> None:
        """The disk is empty, or in a former state; a copy of a discarded disk never returns."""
        self.crash()
        self.disk = self.copy = b"" if whole else self.copy
        self.start()

    def work(self) -> None:
        """Begin or end a write."""
        if self.torn:
            self.disk += self.torn
            self.torn = b""
            self.relay.synced()
        elif self.relay.commit.unsynced:
            self.torn = store._batch(self.relay.commit.begin())
        self.say()

    def say(self) -> None:
        """Put the relay's frames into the cables."""
        for link, frame in self.relay.take():
            if isinstance(link, Spy) or (isinstance(link, Cable) and link.player.cable is link):
                link.down.append(frame)

    @property
    def table(self) -> Audience | None:
        """The table of this evening."""
        return self.relay.tables.get(TABLE)
