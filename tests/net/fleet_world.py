"""A fleet in the simulator: three relays and one store, which answers late or not at all, fails over and forgets.

python -m tests.net.fleet_world --seeds 20000

One seed is one evening as in `simulator`, at relays that crash, sleep while others take their tables, and lose their
leases. On odd evenings the store fails over to a copy that lacks the end; on even ones it loses nothing.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection
from typing import TypeVar

from luna.net import wire
from luna.net.fleet import Claim, Directory, Elsewhere, Fleet, Mine
from luna.net.logstore import split
from luna.net.relay import Relay
from tests.net import simulator
from tests.net.players import LIMITS, PLAYERS, Cable, Player
from tests.net.relay_machine import Machine
from tests.net.simulator import World

RELAYS = 3
LEASE = 1.5  # seconds of an evening, which are few
EVERY = 0.3
T = TypeVar("T")


class Cloud:
    """The state of `redis_store` on its server, changed in single steps."""

    def __init__(self) -> None:
        self.logs: dict[bytes, tuple[bytes, ...]] = {}
        self.fences: dict[bytes, tuple[str, int]] = {}  # name of a relay, number of its claim
        self.leases: dict[str, tuple[int, float]] = {}  # number of a relay's machine, until when
        self.codes: dict[str, str | bytes] = {}
        self.open: dict[str, bytes] = {}  # the open tables of each relay
        self.ever = bytearray()  # everything that was ever durable

    def append(self, table: bytes, fence: tuple[str, int], first: int, records: list[bytes]) -> bool:
        """Append like the script."""
        log = self.logs.get(table, ())
        if self.fences.get(table) != fence or first > len(log):
            return False
        known = log[first : first + len(records)]
        if known != tuple(records[: len(known)]):
            return False
        if len(log) < first + len(records):
            self.logs[table] = log[:first] + tuple(records)
        for record in records:
            self.ever += record
        return True

    def copy(self) -> Cloud:
        """A replica of this moment."""
        other = Cloud()
        other.logs, other.fences = dict(self.logs), dict(self.fences)
        other.leases, other.codes, other.ever = dict(self.leases), dict(self.codes), self.ever
        return other


class Place:
    """A relay's place at the store: a `Directory`."""

    def __init__(self, world: FleetWorld, number: int) -> None:
        self.world, self.number = world, number
        self.name = f"relay {world.count()}"
        self.fences: dict[bytes, tuple[str, int]] = {}
        self.claims = 0

    @property
    def cloud(self) -> Cloud:
        return self.world.cloud

    def lives(self, name: str) -> bool:
        """Whether that relay has a lease."""
        return name in self.cloud.leases and self.cloud.leases[name][1] > self.world.time

    def write(self, entries: bytes) -> Collection[bytes]:
        runs: dict[bytes, tuple[int, list[bytes]]] = {}
        for table, number, record in split(entries) or ():
            runs.setdefault(table, (number, []))[1].append(record)
        return {
            table for table, run in runs.items() if not self.cloud.append(table, self.fences.get(table, ("", 0)), *run)
        }

    def claim(self, table: bytes, begin: bool) -> Claim:
        self.claims += 1
        fence = self.name, self.claims
        owner = self.cloud.fences.get(table, ("", 0))[0]
        if owner != self.name and self.lives(owner) and self.cloud.leases[owner][0] != self.number:
            return Elsewhere("", self.cloud.leases[owner][0] + 1)
        if (table in self.cloud.logs) == begin:
            return None
        self.cloud.fences[table] = self.fences[table] = fence
        return Mine([] if begin else list(self.cloud.logs[table]))

    def mine(self, table: bytes) -> bool:
        return table in self.fences and self.cloud.fences.get(table) == self.fences[table]

    def find(self, code: str) -> bytes | Elsewhere | None:
        there = self.cloud.codes.get(code)
        if isinstance(there, str):
            alive = there != self.name and self.lives(there)
            return Elsewhere("", self.cloud.leases[there][0] + 1) if alive else None
        return there

    def lead(self, code: str, table: bytes = b"") -> bool:
        there = self.cloud.codes.setdefault(code, table or self.name)
        if table and there == self.name:
            self.cloud.codes[code] = table
        return there in (self.name, table)

    def renew(self) -> list[bytes]:
        alive = self.lives(self.name)
        self.cloud.leases[self.name] = self.number, self.world.time + LEASE
        return [] if alive else [table for table in self.fences if self.cloud.fences.get(table) != self.fences[table]]

    def share(self, tables: bytes) -> list[bytes]:
        self.cloud.open[self.name] = tables
        return [told for name, told in self.cloud.open.items() if name != self.name and self.lives(name)]

    def exchange(self, letters: bytes) -> list[bytes]:
        return []

    def leave(self) -> None:
        self.cloud.leases.pop(self.name, None)


class CountedRelay(Relay):
    """The relay; a table that it drops counts as a crash."""

    world: FleetWorld

    def drop(self, table: bytes) -> None:
        self.world.crashes += table in self.tables
        super().drop(table)


class FleetMachine(Machine):
    """One relay of the fleet, which keeps nothing on a disk of its own."""

    def __init__(self, world: FleetWorld, number: int) -> None:
        self.fleet, self.number = world, number
        super().__init__(world)

    def start(self) -> None:
        """The relay starts with nothing."""
        self.torn = b""
        self.refused: Collection[bytes] | None = None  # the store's answer, on its way
        self.asleep = 0
        self.questions: list[Callable[[], None]] = []
        self.place = Place(self.fleet, self.number)
        self.relay = CountedRelay(lambda: self.world.time, self.world.entropy, LIMITS)
        self.relay.world = self.fleet
        self.front = Fleet(self.relay, self.ask, self.fleet.whole, EVERY)
        self.place.renew()

    def ask(self, question: Callable[[Directory], T], then: Callable[[T | OSError], None]) -> None:
        """The question reaches the store some time later, and the answer returns some time later, or one is lost."""
        rng = self.world.rng

        def asked() -> None:
            lost = self.fleet.faulty and rng.random() < 0.1
            if lost and rng.random() < 0.5:
                self.questions.append(lambda: then(OSError("the question was lost")))
                return
            answer = question(self.place)
            self.questions.append(lambda: then(OSError("the answer was lost") if lost else answer))

        self.questions.append(asked)

    def work(self) -> None:
        """Advance the write and the questions: one begins, arrives, or is answered."""
        rng = self.world.rng
        if self.asleep:
            self.asleep -= 1
            return
        while self.questions and rng.random() < 0.6:
            self.questions.pop(rng.randrange(len(self.questions)))()
        if self.torn and rng.random() < 0.7:
            if self.refused is None or (self.fleet.faulty and rng.random() < 0.1):  # the answer was lost: again
                self.refused = self.place.write(self.torn)
            else:
                self.torn, refused, self.refused = b"", self.refused, None
                self.relay.synced(refused)
        elif not self.torn and self.relay.commit.unsynced:
            self.torn = self.relay.commit.begin()
        self.say()

    def crash(self) -> None:
        """The process ends; a write on its way to the store may still arrive."""
        self.fleet.crashes += 1
        for cable in [cable for cable in self.world.cables if cable.machine is self]:
            self.world.cut(cable, told=False)
        if self.torn and self.world.rng.random() < 0.5:
            self.place.write(self.torn)
        self.start()

    @property
    def disk(self) -> bytes:
        """Everything that was ever durable."""
        return self.fleet.cloud.ever  # type: ignore[return-value]  # good enough for reading

    @disk.setter
    def disk(self, data: bytes) -> None:
        pass

    @property
    def crashes(self) -> int:
        """The crashes of all relays together."""
        return self.fleet.crashes

    @crashes.setter
    def crashes(self, number: int) -> None:
        pass


class FleetPlayer(Player):
    """A player who follows a relay's redirection."""

    target: int | None = None

    def hear(self) -> None:
        for news in self.session._news:
            if isinstance(news, wire.Moved):
                self.target = news.port - 1
        super().hear()


class FleetWorld(World):
    """Everything, from one seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.split = self.absent = self.forks = False
        self.street = self.flood = None
        self.whole = seed % 2 == 0
        self.faulty = True
        self.crashes = 0
        self.count = itertools.count().__next__
        self.cloud = self.replica = Cloud()
        self.machines = [FleetMachine(self, number) for number in range(RELAYS)]
        self.players = [FleetPlayer(self, number) for number in range(PLAYERS + 1)]

    def plug(self, player: Player, faults: bool) -> None:
        """Connect to the relay of the redirection, else to any; the simulator handles the thief."""
        assert isinstance(player, FleetPlayer)
        machines, target, player.target = self.machines, player.target, None
        if target is not None and target < len(machines):
            self.machines = [machines[target]]
        super().plug(player, False)
        self.machines = machines

    def deliver(self, cable: Cable, faults: bool) -> None:
        if not (isinstance(cable.machine, FleetMachine) and cable.machine.asleep):
            super().deliver(cable, faults)

    def fault(self) -> None:
        rng = self.rng
        chance = rng.random()
        machine = rng.choice(self.machines)
        assert isinstance(machine, FleetMachine)
        if chance < 0.12:
            machine.crash()
        elif chance < 0.24:
            machine.asleep = rng.randrange(400)
        elif chance < 0.30:
            self.cloud.leases.clear()
        elif chance < 0.36:
            self.replica = self.cloud.copy()
        elif chance < 0.42 and not self.whole:
            self.cloud = self.replica.copy()  # it fails over, and loses what the replica lacks
        elif chance < 0.48:
            self.cloud = self.cloud.copy()  # it fails over without loss
        elif chance < 0.60:
            self.time += LEASE
        elif chance < 0.80 and self.cables:
            self.cut(rng.choice(self.cables), told=rng.random() < 0.7)
        elif chance < 0.90:
            player = rng.choice(self.players)
            if player.cable is not None:
                self.cut(player.cable)
            player.come_back()
            player.asleep = rng.randrange(20)
        elif self.cables:
            rng.choice(self.cables).stopped = rng.randrange(60)

    def calm(self) -> None:
        self.faulty = False
        for machine in self.machines:
            assert isinstance(machine, FleetMachine)
            machine.asleep = 0
        self.machines[1:], gone = [], self.machines[1:]
        for machine in gone:
            machine.crash()
        for _ in range(simulator.CALM // 2):  # until the leases of the gone relays have lapsed
            self.step(faults=False)
        super().calm()


def evening(seed: int) -> FleetWorld:
    """Play one seed; `Wrong` if a check fails."""
    world = FleetWorld(seed)
    for _ in range(4 * simulator.STEPS if seed % 8 == 1 else 2 * simulator.STEPS):
        world.step(faults=True)
    world.calm()
    world.check_end()
    return world


if __name__ == "__main__":
    simulator.main(evening)
