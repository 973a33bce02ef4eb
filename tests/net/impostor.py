"""A thief in the simulator: a false relay, a listener and a stranger with the log. The thief never gets a seat."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from luna.log.encoding import Malformed
from luna.net import wire
from luna.net.identity import Identity, statement
from luna.net.requests import Requests
from luna.net.rooms import Link
from tests.net.players import HELLO, LIMITS, TABLE, Cable, Wrong

if TYPE_CHECKING:
    from tests.net.relay_machine import Machine
    from tests.net.simulator import World

_OWN = Identity(b"the thief's own secret, 32 bytes")


class Spy(Link):
    """The thief's connection to the true relay."""

    def __init__(self, machine: Machine, address: str = "thief") -> None:
        super().__init__(address, LIMITS, machine.name)
        self.machine = machine
        self.down: deque[bytes | None] = deque()
        machine.relay.connected(self)
        self.says(wire.encode(HELLO)[4:])

    def says(self, body: bytes) -> None:
        """Send one frame to the true relay, which must not seat the thief for it."""
        Requests(self.machine.relay).received(self, body)
        self.machine.say()
        if self.seats:
            raise Wrong("a thief sits at the table")

    def leave(self) -> None:
        """The connection ends."""
        self.machine.relay.gone(self)
        self.machine.say()


class Thief:
    """A relay, `Machine` and `Relay` in one, for the clients whose cables lead to the thief."""

    name = b"a false relay"
    disk = b""
    table = None

    def __init__(self, world: World) -> None:
        self.world, self.relay, self.front = world, self, self
        self.keys: dict[Cable, bytes] = {}  # overheard frames with public keys
        self.loot: list[tuple[bytes, bytes]] = []  # frames of a key and of a proof
        self._spies: dict[Cable, Spy] = {}

    # ---- a false relay, which forwards the proofs

    def connected(self, cable: Cable) -> None:
        """A victim connects."""

    def received(self, cable: Cable, body: bytes) -> None:
        """The victim proves itself to the true relay, through the thief."""
        try:
            message = wire.decode(body)
        except Malformed:
            message = None
        if isinstance(message, wire.Hello) and cable not in self._spies:
            spy = self._spies[cable] = Spy(self.world.machines[0])
            cable.down.extend(spy.down)
            return
        carried = self._spies.get(cable)
        if carried is not None and isinstance(message, wire.Holder | wire.Resume):
            carried.says(body)
            self.overhear(cable, body)
            if isinstance(message, wire.Holder):
                return
        self.gone(cable)
        cable.down.append(None)

    def gone(self, cable: Cable) -> None:
        """The victim has left."""
        spy = self._spies.pop(cable, None)
        if spy is not None:
            spy.leave()

    def say(self) -> None:
        """See `Machine`: all frames are sent."""

    # ---- a listener

    def overhear(self, cable: Cable, body: bytes) -> None:
        """A frame on its way to any relay."""
        if body[1:8] == b"\xa6holder":
            self.keys[cable] = body
        elif body[1:8] == b"\xa6resume" and cable in self.keys:
            self.loot.append((self.keys[cable], body))

    def strike(self) -> None:
        """Try the overheard frames, and the public facts of the log."""
        machine, rng = self.world.machines[0], self.world.rng
        if machine.table is None:
            return
        hosted = machine.table.hosted
        if self.loot and rng.random() < 0.5:
            frames = self.loot[-1 - rng.randrange(min(4, len(self.loot)))]
            spy = Spy(machine)
        else:
            spy = Spy(machine)
            proof = _OWN.sign(statement(TABLE, spy.nonce, spy.binding))
            token = rng.choice([b"", *hosted.holders.values()])
            resume = wire.Resume(TABLE, proof, token, hosted.last, hosted.chains[hosted.last])
            frames = wire.encode(wire.Holder(_OWN.key))[4:], wire.encode(resume)[4:]
        for body in frames:
            spy.says(body)
        spy.leave()
