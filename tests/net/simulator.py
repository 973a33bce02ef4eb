"""A whole network in one thread: the real relay and the real sessions, with time, chance, disks and cables made here.

    python -m tests.net.simulator --seeds 20000

One seed is one evening: four players act as they please and a stranger looks on, while cables are cut, frames doubled,
swapped and spoilt, readers stop, the relay and the players' machines crash (with torn ends of what was being written),
disks are lost or put back from an old copy, and clocks jump. On some evenings a second relay claims the table, on some
the others go on without somebody whose log is longer. Then the faults stop, and everybody must have the same log, with
everything in it exactly once that anybody was ever told, or kept aside with its owner's knowledge.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Collection
from itertools import chain
from typing import Final

from luna.log.records import CHAT, EPOCH, HOLD, NO_SEAT, TURN, decode
from luna.net import store, wire
from luna.net.audience import Audience
from luna.net.relay import Relay
from tests.net.players import LIMITS, PLAYERS, TABLE, Cable, Player, Wrong

STEPS: Final = 800
CALM: Final = 4000
"""Steps without faults at the end, in which all must come together."""


class Machine:
    """The relay's machine: a process that can crash, and a disk."""

    def __init__(self, world: World, disk: bytes = b"") -> None:
        self.world = world
        self.disk = self.copy = disk  # and an old copy of it
        self.torn = b""  # what is being written just now
        self.crashes = 0
        self.start()

    def start(self) -> None:
        """The relay starts with whatever its disk has."""
        tables, good, damaged = store.read(self.disk or store.MAGIC)
        if damaged:
            raise Wrong("a crash looks like damage")
        self.disk = (self.disk or store.MAGIC)[:good]
        self.relay = Relay(lambda: self.world.time, self.world.rng.randbytes, LIMITS)
        self.relay.load(tables)

    def crash(self) -> None:
        """Everybody's cable falls out; of what was being written some of the beginning may be there, or zeros."""
        self.crashes += 1
        for cable in [cable for cable in self.world.cables if cable.machine is self]:
            self.world.cut(cable, told=False)
        if self.torn:
            rng = self.world.rng
            kept = rng.randrange(len(self.torn) + 1)
            rest = b"\0" * rng.randrange(len(self.torn) - kept + 1) if rng.random() < 0.3 else b""
            self.disk += self.torn[:kept] + rest
            self.torn = b""
        self.start()

    def lose_disk(self, whole: bool) -> None:
        """The disk is empty, or is as it was some time ago."""
        self.crash()
        self.disk = b"" if whole else self.copy
        self.start()

    def work(self) -> None:
        """A write begins or ends."""
        if self.torn:
            self.disk += self.torn
            self.torn = b""
            self.relay.synced()
        elif self.relay.unsynced:
            self.torn = store._batch(self.relay.begin_sync())
        self.say()

    def say(self) -> None:
        """What the relay wants sent goes into the cables."""
        for link, frame in self.relay.take():
            assert isinstance(link, Cable)
            if link.player.cable is link:
                link.down.append(frame)

    @property
    def table(self) -> Audience | None:
        """The table of this evening."""
        return self.relay.tables.get(TABLE)


class World:
    """Everything, from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = 0.0
        self.asked: set[bytes] = set()
        self.stale: set[bytes] = set()  # bodies that came too late
        self.told: dict[int, dict[bytes, None]] = {}  # records by number, as a player was told
        self.answered: dict[bytes, int] = {}  # number of the record that a body became
        self.cables: list[Cable] = []
        self.machines = [Machine(self)]
        self.dealt = 0  # how often the relay had crashed when the host began the table
        self.began = False  # and somebody knows
        self.acting = True
        self.code = ""
        self.split = seed % 8 == 3  # a second relay comes up with a copy of the table
        self.absent = seed % 8 == 5  # somebody is away when the others decide to go on
        self.forks = self.split or self.absent
        self.players = [Player(self, number) for number in range(PLAYERS + 1)]

    # ---- cables

    def plug(self, player: Player) -> None:
        """A new connection."""
        machine = self.rng.choice(self.machines)
        cable = player.cable = Cable(machine, player)
        self.cables.append(cable)
        machine.relay.connected(cable)
        player.session.connected()
        machine.say()

    def cut(self, cable: Cable, told: bool = True) -> None:
        """It falls out; what is on its way is lost."""
        if cable.player.cable is cable:
            self.cables.remove(cable)
            cable.player.cable = None
            cable.player.session.lost()
            if told:
                cable.machine.relay.gone(cable)
                cable.machine.say()

    # ---- one step

    def step(self, faults: bool) -> None:
        """Something happens somewhere."""
        rng = self.rng
        self.time += rng.random() * 0.01
        if faults and rng.random() < 0.015:
            self.fault()
        self.see_to(self.players[int(rng.random() * len(self.players))])
        if self.cables:
            self.deliver(self.cables[int(rng.random() * len(self.cables))], faults)
        for machine in self.machines:
            if rng.random() < 0.4:
                machine.work()
        if rng.random() < 0.02:
            for machine in self.machines:
                machine.relay.tick()
                machine.say()

    def see_to(self, player: Player) -> None:
        """He does what he does, and his session sends what it wants."""
        rng, session = self.rng, player.session
        if player.asleep:
            player.asleep -= 1
        elif player.cable is None:
            if session.wish is None and self.code and (self.began or player.number < PLAYERS):
                session.wish = wire.Join(self.code, b"guest")
            if session.wish is not None and not player.gone and rng.random() < 0.3:
                self.plug(player)
        else:
            chance = rng.random()
            if chance < 0.03:
                session.beat()
            elif self.acting and chance < 0.5:
                player.act(rng)
        if player.cable is not None:
            player.cable.up.extend(player.session.take())

    def deliver(self, cable: Cable, faults: bool) -> None:
        """A few frames arrive, perhaps not as they were sent."""
        rng, relay, player = self.rng, cable.machine.relay, cable.player
        for _ in range(self.some(cable.up)):
            frame = cable.up.popleft()
            if faults and rng.random() < 0.01:
                frame = frame[:4] + rng.randbytes(len(frame) - 4)
            relay.received(cable, frame[4:])
            if faults and rng.random() < 0.02 and _may_double(frame):
                relay.received(cable, frame[4:])
        cable.machine.say()
        self.check_table(cable.machine)
        if cable.stopped:
            cable.stopped -= 1
            return
        for _ in range(self.some(cable.down)):
            if player.cable is not cable:
                return
            down = cable.down
            if faults and len(down) > 1 and rng.random() < 0.05 and down[0] and down[1]:
                down[0], down[1] = down[1], down[0]
            got = down.popleft()
            if got is None:
                self.cut(cable)
                return
            if faults and rng.random() < 0.01 and got[5:10] == b"\xa4page":
                continue  # records may even be lost on the way
            for _ in range(2 if faults and rng.random() < 0.03 and player.session.table else 1):
                player.session.received(got[4:])
            player.hear()
        if player.cable is cable:
            cable.up.extend(player.session.take())

    def some(self, frames: Collection[object]) -> int:
        """How many of them arrive now."""
        return min(int(self.rng.random() * 6), len(frames))

    def fault(self) -> None:
        """Something breaks."""
        rng = self.rng
        chance = rng.random()
        machine = rng.choice(self.machines)
        if self.split and self.began and len(self.machines) == 1 and chance < 0.2:
            self.machines.append(Machine(self, machine.disk))
        elif chance < 0.30 and self.cables:
            self.cut(rng.choice(self.cables), told=rng.random() < 0.7)
        elif chance < 0.45:
            machine.crash()
        elif chance < 0.50 and self.began:
            machine.lose_disk(rng.random() < 0.5)
        elif chance < 0.70:
            player = rng.choice(self.players)
            if player.cable is not None:
                self.cut(player.cable)
            player.come_back()
            player.asleep = rng.randrange(20)
        elif chance < 0.80:
            self.time += rng.choice((20.0, 3600.0))
        elif chance < 0.90:
            machine.copy = machine.disk
        elif self.cables:
            rng.choice(self.cables).stopped = rng.randrange(60)

    # ---- the end of the evening

    def calm(self) -> None:
        """The faults stop; who is away comes back; everything comes together."""
        for machine in self.machines[1:]:
            machine.crash()
        del self.machines[1:]
        for player in self.players:
            player.asleep = 0
        for cable in self.cables:
            cable.stopped = 0
        away = self.players[self.rng.randrange(PLAYERS)] if self.absent else None
        if away is not None:
            self.machines[0].copy = self.machines[0].disk
            for cable in self.cables:
                cable.stopped = 0 if cable.player is away else CALM
            for _ in range(200):
                self.step(faults=False)  # only he hears what goes on
            if away.cable is not None:
                self.cut(away.cable)
            away.asleep = CALM
            self.machines[0].lose_disk(whole=False)
        self.acting = away is not None
        for step in range(CALM):
            self.step(faults=False)
            if step == CALM // 2:
                self.acting = False
                if away is not None:
                    away.asleep = 0
            if step % 400 == 300 and (step > CALM // 2 or away is not None):
                for player in self.players:
                    if player.cable is not None:
                        player.session.go_on()  # somebody does not come, or never heard that he had a seat
            if step % 16 == 0 and self.settled():
                break

    def settled(self) -> bool:
        """Whether nothing is on its way any more and everybody has everything."""
        table, machine = self.machines[0].table, self.machines[0]
        if table is None or table.hosted.waiting or machine.torn or machine.relay.unsynced or self.acting:
            return False
        if not self.began and self.dealt == machine.crashes:
            return False  # they are just being told
        last = table.hosted.last
        players = [player for player in self.players if player.at_table]
        watching = [player for player in self.players if player.cable is not None and player.session.table]
        end = table.hosted.records[last - 1 :]
        return all(
            len(player.disk) == last and player.disk[-1:] == end and not player.turns
            for player in chain(players, watching)
        )

    # ---- what must hold

    def check_table(self, machine: Machine) -> None:
        """At every moment."""
        table = machine.table
        if table is None:
            return
        if table.hosted.last < table.hosted.durable:
            raise Wrong("durable beyond the end")
        if sum(len(link.seats) for link in table.links) > len(table.seats):
            raise Wrong("two play for one seat")

    def check_end(self) -> None:
        """All have the same, and everything that anybody was told is in it once."""
        table = self.machines[0].table
        players = [player for player in self.players if player.at_table]
        if table is None or not self.began:
            # A relay that crashed in time may have a table that nobody was told of.
            if players or (table is not None and self.dealt == self.machines[0].crashes):
                raise Wrong("nobody has the table, or nobody was told of it")
            return
        log = table.hosted.records
        for player in self.players:
            if (player.at_table or (player.cable and player.session.table)) and player.disk != log:
                raise Wrong(f"{player.name} has {len(player.disk)} of {len(log)}")
            if player.at_table and player.turns:
                raise Wrong(f"{player.name} still waits for an answer")
        aside = {data for player in self.players for kept in player.aside for data in kept}
        for seq, told in self.told.items():
            for data in told:
                if (seq > len(log) or log[seq - 1] != data) and data not in aside:
                    raise Wrong(f"record {seq} was told and is lost")
        records = [decode(data, seq, 0) for seq, data in enumerate(log, 1)]
        bodies = [record.body for record in records if record.kind in (TURN, CHAT)]
        if len(set(bodies)) != len(bodies):
            raise Wrong("something is in the log twice")
        if not self.asked.issuperset(bodies):
            raise Wrong("something is in the log that nobody did")
        if not self.forks and not self.stale.isdisjoint(bodies):
            raise Wrong("something is in the log that was too late")
        for body, seq in self.answered.items():
            if not aside and records[seq - 1].body != body:
                raise Wrong("an answer was wrong")
        for record in records:
            if (record.kind in (HOLD, EPOCH)) != (record.seat == NO_SEAT):
                raise Wrong("a foreign record")


def _may_double(frame: bytes) -> bool:
    try:
        return isinstance(wire.decode(frame[4:]), wire.Submit | wire.More | wire.Beat)
    except wire.Malformed:
        return False


def evening(seed: int) -> World:
    """Play one seed; `Wrong` when something must not be."""
    world = World(seed)
    for _ in range(STEPS):
        world.step(faults=True)
    world.calm()
    world.check_end()
    return world


def main() -> None:
    """Many seeds, and how many a second."""
    parser = argparse.ArgumentParser("simulator")
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    begin, worked = time.perf_counter(), time.process_time()
    records = forks = 0
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        try:
            world = evening(seed)
        except Exception as error:
            raise SystemExit(f"seed {seed}: {type(error).__name__}: {error}") from error
        records += len(world.told)
        forks += any(player.aside for player in world.players)
    spent, worked = time.perf_counter() - begin, time.process_time() - worked
    print(f"{wanted.seeds} seeds, no fault: {records} records, {forks} forks found and kept aside")
    print(f"{spent:.0f} s ({worked:.0f} s of a core), {wanted.seeds / spent:.0f} seeds a second")


if __name__ == "__main__":
    main()
