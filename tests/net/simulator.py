"""A whole network in one thread: the real relay and the real sessions, with simulated time, chance, disks and cables.

python -m tests.net.simulator --seeds 20000

One seed is one evening: four players act at random and a stranger watches, while cables are cut, frames doubled,
swapped and damaged, readers stop, the relay and the players' machines crash (with torn writes), disks are lost or
restored from an old copy, clocks jump and are set back, addresses change, and a thief listens and poses as the relay.
On some evenings a second relay claims the table, on some the others continue without a player whose log is longer, on
some strangers knock and the host decides who enters (`street`). Then the faults stop, and all must have the same log.
It contains every record that any client ever received exactly once, unless its owner knows that it is kept aside.
"""

import argparse
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Collection
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from luna.log.encoding import Malformed
from luna.log.records import CHAT, NO_SEAT, PLAYS, RELAYS, STAMP, STAMPED, authored, decode
from luna.net import wire
from tests.net.editions import EDITION
from tests.net.flood import TIGHT, Flood
from tests.net.impostor import Thief
from tests.net.players import LIMITS, PLAYERS, Cable, Player, Wrong
from tests.net.relay_machine import Machine
from tests.net.strangers import Street

STEPS: Final = 300  # of an evening; one in 32 is four times as long
FAULTS: Final = 0.04  # of them with faults, a third of that before there is a table
CALM: Final = 1200
"""Steps without faults at the end, in which all must come together."""


class World:
    """Everything, from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = 0.0
        self.asked: set[bytes] = set()
        self.stale: set[bytes] = set()  # bodies that came too late
        self.told: dict[int, dict[bytes, None]] = {}  # records by number, as a player received them
        self.answered: dict[bytes, int] = {}  # number of the record that a body became
        self.made: set[bytes] = set()  # random bytes of a stamp's size, as given to relays
        self.cables: list[Cable] = []
        self.flood = Flood(self) if seed % 8 == 7 else None  # greedy strangers, and a relay with tight limits
        self.limits = TIGHT if self.flood is not None else LIMITS
        self.machines = [Machine(self)]
        self.dealt = 0  # the crashes of the relay before the host began the table
        self.began = False  # and a player knows
        self.acting = True
        self.code = ""
        self.split = seed % 8 == 3  # a second relay starts with a copy of the table
        self.absent = seed % 8 == 5  # a player is away when the others decide to go on
        self.forks = self.split or self.absent
        self.street = Street(self) if seed % 8 == 6 else None  # strangers knock, and the host decides who enters
        self.thief = Thief(self)
        self.players = [Player(self, number) for number in range(PLAYERS + 1)]

    def entropy(self, size: int) -> bytes:
        """Unpredictable bytes."""
        made = self.rng.randbytes(size)
        if size == STAMP:
            self.made.add(made)
        return made

    # ---- cables

    def plug(self, player: Player, faults: bool) -> None:
        """A new connection; now and then a thief poses as the relay."""
        lured = faults and self.began and self.rng.random() < 0.1
        machine = self.thief if lured else self.rng.choice(self.machines)
        cable = player.cable = Cable(machine, player)
        self.cables.append(cable)
        machine.relay.connected(cable)
        player.session.connected(machine.name)
        machine.say()

    def cut(self, cable: Cable, told: bool = True) -> None:
        """Cut a cable; frames on their way are lost."""
        if cable.player.cable is cable:
            self.cables.remove(cable)
            cable.player.cable = None
            cable.player.session.lost()
            if told:
                cable.machine.relay.gone(cable)
                cable.machine.say()

    # ---- one step

    def step(self, faults: bool) -> None:
        """One random event."""
        rng = self.rng
        self.time += rng.random() * 0.01
        if faults and rng.random() < (FAULTS if self.began else FAULTS / 3):
            self.fault()
        if faults and self.street is not None and rng.random() < 0.1 + 0.2 * (self.machines[0].table is None):
            self.street.step()
        if faults and self.flood is not None and rng.random() < 0.05:
            self.flood.step()
        self.see_to(self.players[int(rng.random() * len(self.players))], faults)
        if self.cables:
            self.deliver(self.cables[int(rng.random() * len(self.cables))], faults)
        for machine in self.machines:
            if rng.random() < 0.4:
                machine.work()
        if rng.random() < 0.02:
            for machine in self.machines:
                machine.front.tick()
                machine.say()

    def see_to(self, player: Player, faults: bool) -> None:
        """The player acts, and its session sends its frames."""
        rng, session = self.rng, player.session
        if player.asleep:
            player.asleep -= 1
        elif player.cable is None:
            if session.wish is None and self.code and (self.began or player.number < PLAYERS):
                session.wish = wire.Join(self.code, b"guest", (EDITION,))
            if session.wish is not None and not player.gone and rng.random() < 0.3:
                self.plug(player, faults)
        else:
            chance = rng.random()
            if chance < 0.03:
                session.beat()
            elif self.acting and chance < 0.5:
                player.act(rng)
        if player.cable is not None:
            player.cable.up.extend(player.session.take())

    def deliver(self, cable: Cable, faults: bool) -> None:
        """A few frames arrive."""
        if cable.up:
            self.carry_up(cable, faults)
        if cable.stopped:
            cable.stopped -= 1
        elif cable.down:
            self.carry_down(cable, faults)

    def carry_up(self, cable: Cable, faults: bool) -> None:
        """Frames from the player to the relay, perhaps altered."""
        rng, relay = self.rng, cable.machine.front
        for _ in range(self.some(cable.up)):
            frame = cable.up.popleft()
            if faults and rng.random() < 0.01:
                frame = frame[:4] + rng.randbytes(len(frame) - 4)
            self.thief.overhear(cable, frame[4:])
            relay.received(cable, frame[4:])
            if faults and rng.random() < 0.02 and _may_double(frame):
                relay.received(cable, frame[4:])
        cable.machine.say()
        self.check_table(cable.machine)

    def carry_down(self, cable: Cable, faults: bool) -> None:
        """From the relay to the player, perhaps not in order, and not all."""
        rng, player, down = self.rng, cable.player, cable.down
        for _ in range(self.some(down)):
            if player.cable is not cable:
                return
            if faults and len(down) > 1 and rng.random() < 0.05 and down[0] and down[1]:
                down[0], down[1] = down[1], down[0]
            got = down.popleft()
            if got is None:
                self.cut(cable)
                return
            if faults and rng.random() < 0.04 and got[5:10] == b"\xa4page":
                continue  # records may even be lost on the way
            for _ in range(2 if faults and rng.random() < 0.03 and player.session.table else 1):
                player.session.received(got[4:])
            player.hear()
        if player.cable is cable:
            cable.up.extend(player.session.take())

    def some(self, frames: Collection[object]) -> int:
        """The number of frames that arrive now."""
        return min(int(self.rng.random() * 6), len(frames))

    def fault(self) -> None:
        """One fault."""
        rng = self.rng
        chance = rng.random()
        machine = rng.choice(self.machines)
        if self.split and self.began and len(self.machines) == 1 and chance < 0.2:
            self.machines.append(Machine(self, machine.disk, b"another relay"))
        elif chance < 0.30 and self.cables:
            self.cut(rng.choice(self.cables), told=rng.random() < 0.7)
        elif chance < 0.45:
            machine.crash()
        elif chance < 0.50 and self.began and not (self.street and self.street.removed):  # the player has received it
            machine.lose_disk(rng.random() < 0.5)
        elif chance < 0.70:
            player = rng.choice(self.players)
            if player.cable is not None:
                self.cut(player.cable)
            player.come_back()
            player.asleep = rng.randrange(20)
        elif chance < 0.80:
            self.time += rng.choice((20.0, 3600.0))
        elif chance < 0.82:
            machine.set_back()
        elif chance < 0.85:
            self.thief.strike()
        elif chance < 0.88:
            machine.copy = machine.disk
        elif chance < 0.92:
            rng.choice(self.players).move()
        elif self.cables:
            rng.choice(self.cables).stopped = rng.randrange(60)

    # ---- the end of the evening

    def calm(self) -> None:
        """The faults stop; absent players return; all logs converge."""
        if self.flood is not None:
            self.time += 60.0  # a client that has tried the code of a closed room too often may try again
        for machine in self.machines[1:]:
            machine.crash()
        del self.machines[1:]
        for player in self.players:
            player.asleep = 0
        for cable in list(self.cables):
            cable.stopped = 0
            if cable.machine is self.thief:
                self.cut(cable)
        for link in list(self.machines[0].relay.links):
            if link not in self.cables:
                self.machines[0].relay.gone(link)  # it was cut long ago
        away = self.players[self.rng.randrange(PLAYERS)] if self.absent else None
        if away is not None:
            self.machines[0].copy = self.machines[0].disk
            for cable in self.cables:
                cable.stopped = 0 if cable.player is away else CALM
            for _ in range(200):
                self.step(faults=False)  # only this player receives the traffic
            if away.cable is not None:
                self.cut(away.cable)
            away.asleep = CALM
            self.machines[0].lose_disk(whole=False)
        self.acting = away is not None
        for step in range(CALM):
            self.step(faults=False)
            if step % 150 == 149:
                for player in self.players:
                    player.session.beat()  # as every few seconds: at random, one in 1,500 would have no heartbeat
            if step == CALM // 2:
                self.acting = False
                if away is not None:
                    away.asleep = 0
            if step % 100 == 99 and ((away is not None and 200 < step < CALM // 2) or self.all_there()):
                for player in self.players:
                    if player.cable is not None:
                        player.session.tell(wire.GoOn())  # a player does not come, or never heard of the seat
            if step % 16 == 0 and self.settled():
                break

    def all_there(self) -> bool:
        """Whether every seat owner has shown its log."""
        cables = [player.cable for player in self.players if player.at_table]
        return all(cable is not None and cable.table is not None and cable.wanted is None for cable in cables)

    def settled(self) -> bool:
        """Whether nothing is under way and all have everything."""
        table, machine = self.machines[0].table, self.machines[0]
        watching = [player for player in self.players if player.cable is not None and player.session.table]
        if not any(player.at_table for player in self.players) and self.dealt != machine.crashes:
            # All was lost before anyone had a seat; a spectator still sees the relay's log.
            seen = table is None or all(player.disk == table.hosted.records for player in watching)
            return seen and (self.began or table is not None)
        if table is None or table.hosted.waiting or machine.torn or machine.relay.commit.unsynced or self.acting:
            return False
        if not self.began and self.dealt == machine.crashes:
            return False  # they are being informed
        last = table.hosted.last
        players = [player for player in self.players if player.at_table]
        end = table.hosted.records[last - 1 :]
        return all(
            len(player.disk) == last and player.disk[-1:] == end and not player.turns
            for player in chain(players, watching)
        )

    # ---- invariants

    def check_table(self, machine: Machine | Thief) -> None:
        """The invariants of every moment."""
        table = machine.table
        if table is None:
            return
        if table.hosted.last < table.hosted.durable:
            raise Wrong("durable beyond the end")
        seats = [seat for link in table.links for seat in link.seats]
        if len(seats) > len(set(seats)):
            raise Wrong("two play for one seat")
        if self.street is not None:
            self.street.check(table)

    def check_end(self) -> None:
        """All have the same log, with everything that anyone received once."""
        table = self.machines[0].table
        players = [player for player in self.players if player.at_table]
        if table is None or not self.began:
            # A relay that crashed early may have a table that no client knows.
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
        bodies = [authored(record) for record in records if record.kind in (*PLAYS, CHAT)]
        if len(set(bodies)) != len(bodies):
            raise Wrong("something is in the log twice")
        if not self.asked.issuperset(bodies):
            raise Wrong("something is in the log that nobody did")
        if not self.forks and not self.stale.isdisjoint(bodies):
            raise Wrong("something is in the log that was too late")
        for body, seq in self.answered.items():
            if not aside and authored(records[seq - 1]) != body:
                raise Wrong("an answer was wrong")
        stamps = [record.body[-STAMP:] for record in records if record.kind in STAMPED]
        if len(set(stamps)) != len(stamps):
            raise Wrong("two records with one stamp")
        if not self.made.issuperset(stamps):
            raise Wrong("a stamp that no relay made")
        for record in records:
            if (record.kind in RELAYS) != (record.seat == NO_SEAT):
                raise Wrong("a foreign record")


def _may_double(frame: bytes) -> bool:
    try:
        return isinstance(wire.decode(frame[4:]), wire.Submit | wire.More | wire.Beat)
    except Malformed:
        return False


def evening(seed: int) -> World:
    """Play one seed; `Wrong` if a check fails."""
    world = World(seed)
    for _ in range(4 * STEPS if seed % 32 == 1 else STEPS):
        world.step(faults=True)
    world.calm()
    world.check_end()
    return world


class Played(NamedTuple):
    """The result of one seed."""

    seed: int
    records: int
    fork: bool  # found, and kept aside
    trouble: str  # "" if all checks passed


def played(evening: Callable[[int], World], seed: int) -> Played:
    """One evening, in any process."""
    try:
        world = evening(seed)
    except Exception as error:  # any exception is a finding
        return Played(seed, 0, False, f"{type(error).__name__}: {error}")
    return Played(seed, len(world.told), any(player.aside for player in world.players), "")


def main(evening: Callable[[int], World] = evening) -> None:
    """Play many seeds, and print the number per second."""
    parser = argparse.ArgumentParser("simulator")
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    begin, records, forks = time.perf_counter(), 0, 0
    with multiprocessing.Pool(wanted.processes) as pool:
        seeds = range(wanted.first, wanted.first + wanted.seeds)
        for one in pool.imap_unordered(partial(played, evening), seeds, chunksize=20):
            if one.trouble:
                raise SystemExit(f"seed {one.seed}: {one.trouble}")
            records += one.records
            forks += one.fork
    spent, worked = time.perf_counter() - begin, os.times().children_user + os.times().children_system
    print(f"{wanted.seeds} seeds, no fault: {records} records, {forks} forks found and kept aside")
    print(f"{spent:.0f} s with {wanted.processes} processes, {worked:.0f} s of a core")


if __name__ == "__main__":
    main()
