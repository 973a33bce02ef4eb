"""Greedy clients in the simulator: they upload tables, guess codes, connect and chat without end.

Their limits are computed here from the traffic and the relay's memory, not by its own quotas.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from luna.log.frames import OVERHEAD
from luna.log.records import CHAT, Record, encode
from luna.net import wire
from luna.net.hosted import RECORD, Hosted
from luna.net.relay import Relay
from luna.net.rooms import is_code
from tests.net.editions import EDITION
from tests.net.players import HEADER, LIMITS, TABLE, Wrong
from tests.net.strangers import STRANGERS, Stranger

if TYPE_CHECKING:
    from tests.net.relay_machine import Machine
    from tests.net.simulator import World

TIGHT: Final = LIMITS._replace(
    bytes=128 << 10,
    bytes_of_one=40 << 10,
    tables=12,
    tables_of_one=3,
    rooms_of_one=3,
    links_of_one=24,
    strangers_of_one=32,
    strangers=256,
    frames_of_one=50.0,
    frames_of_one_burst=100,
    guesses_of_one=5,
    guesses=20,
    unplayed=30.0,
)
"""The limits of a relay on such an evening: small, so that they are reached."""
_LOG: Final = tuple(encode(Record(seq, 0, 0, CHAT, bytes(4000))) for seq in range(1, 5))
_FRAME: Final = 2 * 4000  # bytes over the limit that are tolerated


class Flood:
    """The greedy clients, their uploads, and the limits to check."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.words = self.knocks = 0  # their actions, and the refused ones
        self._relay: Relay | None = None
        self._links: list[Stranger] = []
        self._brought: dict[bytes, str] = {}  # by table: its origin
        self._count = 0

    def step(self) -> None:
        """One greedy action."""
        machine, rng = self.world.machines[0], self.world.rng
        if machine.relay is not self._relay:  # it has restarted, and does not know the uploaders
            self._relay, self._links = machine.relay, []
            self._brought.clear()
        machine.front.tick()
        machine.say()
        there = _safe(machine)
        chance = rng.random()
        if chance < 0.5:
            self._bring(machine)
        elif chance < 0.6:
            self._guess(machine)
        elif chance < 0.7:
            self._connect(machine)
        elif chance < 0.8:
            self._talk(machine)
        elif self._links:
            self._links.pop(rng.randrange(len(self._links))).leave()
        if there and machine.table is None:
            raise Wrong("a table that is played is driven out")
        self._check(machine)

    def _come(self, machine: Machine, address: str) -> Stranger:
        link = Stranger(machine, self.world.rng.choice(STRANGERS), address)
        if link in machine.relay.links:
            self._links.append(link)
        return link

    # ---- greedy actions

    def _bring(self, machine: Machine) -> None:
        """Upload a table that nobody plays, or half of it."""
        rng = self.world.rng
        self._count += 1
        address, table = f"greedy {rng.randrange(3)}", self._count.to_bytes(16, "big")
        link = self._come(machine, address)
        self._brought[table] = address
        self.words += 1
        if link.answer(wire.Open(b"", EDITION)):
            self.knocks += 1
            return
        link.says(wire.encode(wire.Begin(table, (1,), HEADER, len(_LOG)))[4:])
        for data in _LOG[: rng.choice((2, 4, 4))]:
            link.says(wire.encode(wire.Give((data,)))[4:])

    def _guess(self, machine: Machine) -> None:
        """Wrong codes from everywhere; the right one still opens the room."""
        for number in range(30):
            link = Stranger(machine, STRANGERS[0], f"guesses {number // 6}")
            link.answer(wire.Join("222222", b"", (EDITION,)))
            link.leave()
        code = machine.relay.rooms.code_of(TABLE)
        if is_code(code) and machine.table is not None and machine.table.hosted.durable >= 0:
            link = Stranger(machine, STRANGERS[1], "a friend")
            answer = link.answer(wire.Join(code, b"", (EDITION,)))
            link.leave()
            if answer == "slow-down":
                raise Wrong("wrong codes of others close the door")

    def _connect(self, machine: Machine) -> None:
        for _ in range(8):
            self._come(machine, "connects")

    def _talk(self, machine: Machine) -> None:
        """Several connections send at once messages that need answers."""
        told = 0
        for _ in range(3):
            link = self._come(machine, "talks")
            for _ in range(50):
                if link not in machine.relay.links:
                    break
                link.says(wire.encode(wire.Beat())[4:])
            told += len(link.down)
            link.leave()
        if told > TIGHT.frames_of_one_burst + 20:
            raise Wrong("an address says more with several connections")

    # ---- invariants

    def _check(self, machine: Machine) -> None:
        relay, limits = machine.relay, TIGHT
        tables = [audience.hosted for audience in relay.tables.values()]
        given = [link.giving[0] for link in relay.links if link.giving is not None]
        if relay.weights.total != sum(map(_weight, [*tables, *given])):
            raise Wrong("not all memory is counted")
        if relay.weights.total > limits.bytes + _FRAME or len(tables) > limits.tables:
            raise Wrong("a relay has more than it may have")
        bytes_of, tables_of = Counter[str](), Counter[str]()
        for hosted in [*tables, *given]:
            if (address := self._brought.get(hosted.id)) is not None:
                bytes_of[address] += _weight(hosted)
                tables_of[address] += hosted.durable >= 0
        if max(bytes_of.values(), default=0) > limits.bytes_of_one + _FRAME:
            raise Wrong("an address has brought more bytes than it may")
        if max(tables_of.values(), default=0) > limits.tables_of_one:
            raise Wrong("an address has brought more tables than it may")
        if max(Counter(link.address for link in relay.links).values(), default=0) > limits.links_of_one:
            raise Wrong("an address has more connections than it may")
        for audience in relay.tables.values():
            hosted = audience.hosted
            since = None if audience.links or hosted.durable < hosted.last or hosted.played else hosted.given
            if since is not None and relay.now() - since > limits.unplayed:
                raise Wrong("what nobody plays lives for ever")


def _weight(hosted: Hosted) -> int:
    """Approximate bytes of memory."""
    return (
        len(hosted.header) + sum(len(data) + OVERHEAD for data in hosted.records) + RECORD * (len(hosted.records) + 1)
    )


def _safe(machine: Machine) -> bool:
    """Whether nothing may displace the table: a client is there, or it was played and no other one was."""
    table = machine.table
    return table is not None and (bool(table.links) or (machine.crashes == 0 and table.hosted.played is not None))
