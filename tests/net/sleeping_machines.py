"""Evenings on a network where machines fall asleep or move: each has its own relay, and one hosts the table.

python -m tests.net.sleeping_machines --seeds 2000

A machine that is cut off long enough may host the table again, several at once. Sleepers wake with their old state, and
a machine that changes from cable to wireless gets another address, known only from its next announcement. In the end
all are awake, there is no more input, and all must be at one running table, with every record that any machine ever
received. The relays, the sessions, the offers and the search are real; time is simulated.
"""

from __future__ import annotations

import argparse
import random
from typing import Final

from luna.log.bodies import After, turn_body
from luna.log.records import TURN, encode, encode_header
from luna.net import cards, hosting, wire
from luna.net.cards import MemberCard
from luna.net.lan import Offer
from luna.net.relay import Relay
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.net.search import Game, Search
from luna.net.session import RecordNews, RefusedNews, Session
from tests.net.editions import EDITION
from tests.net.players import HELLO, IDENTITIES, LIMITS, TABLE, Wrong
from tests.net.test_seats import PEBBLES

HEADER: Final = encode_header(PEBBLES)
MACHINES: Final = 3
STEP: Final = 0.5  # seconds
EVENING: Final = 500  # steps
CALM: Final = 240  # steps in which all must come together
_SILENCE: Final = 15.0  # seconds after which a client considers its relay dead
_BEAT: Final = 10  # steps
_AFTER: Final = After(b"d" * 8, 1, False)


class Wire(Link):
    """A connection, and the frames on their way to the player."""

    def __init__(self, there: int) -> None:
        super().__init__(f"machine {there}", LIMITS)
        self.down: list[bytes | None] = []
        self.dead = False  # one of its ends has moved


class Sleeper:
    """A machine: a player with a session, and a relay that may have the table."""

    def __init__(self, network: Network, number: int) -> None:
        self.network, self.number = network, number
        self.relay = Relay(lambda: network.time, network.rng.randbytes, LIMITS)
        self.relay.sleeps = True
        self.session = Session(HELLO, wire.Open(b"", EDITION) if number == 0 else None, IDENTITIES[number])
        self.search = Search(network.rng.random)
        self.log: list[bytes] = []
        self.moves = 0  # the number of its moves: its address
        self.at = 0  # the machine whose relay it is connected to, or tries
        self.at_moves = 0  # the address that it knows
        self.link: Wire | None = None
        self.heard = 0.0
        self.cut_since = 0.0
        self.sleeps = 0  # steps
        self.here: wire.Here | None = None
        self.rehosting = False

    @property
    def game(self) -> Game:
        """The state of the game as seen here."""
        session, here = self.session, self.here
        online = session.online and session.seated and here is not None
        if not online and self.at == self.number and (home := Game.at_home(self.relay, TABLE)):
            return home
        others = here is not None and set(here.seats) - set(session.seats)
        missing = here is not None and len(here.seats) < MACHINES
        return Game(online, here is not None and here.open, missing and not others)

    def step(self, calm: bool) -> None:
        """Advance by half a second."""
        network, session, rng = self.network, self.session, self.network.rng
        self._connect()
        if self.at != self.number and self.game.online:
            hosting.give_up(self.relay, TABLE)
        if self.link is not None and network.steps % _BEAT == self.number:
            session.beat()
        game = self.game
        if self.search.due(game, STEP):
            offers = [offer for one in network.machines for offer in one.offers() if not self._here(one)]
            found = self.search.choice(game, TABLE, offers)
            if found is not None:
                self.search.begin_anew()
                self.go(found.port - 1, network.machines[found.port - 1].moves)
        if not game.online and not calm and network.time - self.cut_since > 20 and rng.random() < 0.02:
            self.host_again()
        if game.goes_on and not session.submits.pending and rng.random() < 0.2:
            session.submit(session.seats[0], session.last, TURN, turn_body([network.made(), 0], _AFTER))
        self._exchange()

    def offers(self) -> list[Offer]:
        """The offers that the others hear."""
        if self.sleeps:
            return []
        told = hosting.offers_of(self.relay, self.number + 1, b"saltsalt")
        return [offer._replace(host=f"machine {self.number}") for offer in told]

    def _here(self, other: Sleeper) -> bool:
        """Whether that is the place of its connection."""
        return self.at == other.number and (self is other or self.at_moves == other.moves)

    def go(self, at: int, moves: int = 0) -> None:
        """Connect to another relay, at that address."""
        self.hang_up()
        self.at, self.at_moves = at, moves

    def move(self) -> None:
        """Get another address: its connections in both directions are dead, without notice to anyone."""
        self.moves += 1
        for one in self.network.machines:
            if one.link is not None and (one is self) != (one.at == self.number):
                one.link.dead = True

    def host_again(self) -> None:
        """The player does not want to wait any longer."""
        self.go(self.number)
        if TABLE not in self.relay.tables:
            self.rehosting, self.session.wish = True, wire.Open(b"", EDITION)

    def hang_up(self) -> None:
        """The connection ends; its relay hears of it unless it sleeps."""
        if self.link is not None:
            relay = self.network.machines[self.at]
            if not relay.sleeps:
                relay.relay.gone(self.link)
            self.link, self.here = None, None
            self.cut_since = self.network.time
            self.session.lost()
        if self.session.table:
            self.rehosting = False
            self.session.wish = self.session.log.resume()

    def settle(self) -> None:
        """Let the relay write and send."""
        relay = self.relay
        while relay.commit.unsynced:
            relay.commit.begin()
            relay.synced()
        for link, frame in relay.take():
            assert isinstance(link, Wire)
            link.down.append(frame)

    def _connect(self) -> None:
        network, there = self.network, self.network.machines[self.at]
        if self.link is not None and network.time - self.heard > _SILENCE:
            self.hang_up()
        reached = not there.sleeps and self._here(there)
        if self.link is None and reached and self.session.wish is not None and network.rng.random() < 0.5:
            self.link, self.heard = Wire(self.number), network.time
            there.relay.connected(self.link)
            self.session.connected()

    def _exchange(self) -> None:
        there = self.network.machines[self.at]
        for _ in range(8):
            link = self.link
            if link is None or link.dead or there.sleeps:
                return
            for sent in self.session.take():
                Requests(there.relay).received(link, sent[4:])
            there.settle()
            told, link.down = link.down, []
            for frame in told:
                if frame is None:
                    self.hang_up()
                    return
                self.heard = self.network.time
                self.session.received(frame[4:])
                self._hear()
                if self.link is not link:
                    return

    def _hear(self) -> None:
        session = self.session
        for news in session.news():
            if isinstance(news, RecordNews):
                for record in news.records:
                    data = encode(record)
                    self.log.append(data)
                    self.network.told.setdefault(record.seq, set()).add(data)
            elif isinstance(news, wire.Here):
                self.here = news
            elif isinstance(news, wire.Seated):
                if self.rehosting:
                    self.rehosting = False
                    session.resume()
                session.say(cards.write(MemberCard(f"{self.number}", round=1)))
            elif isinstance(news, wire.Room) and self.rehosting:
                session.begin(TABLE, (), HEADER, self.log)
            elif isinstance(news, wire.Room) and self.number == 0 and not session.table:
                self.network.code = news.code
                if len(news.members) == MACHINES:
                    session.begin(TABLE, [number for number, _ in news.members], HEADER)
            elif isinstance(news, RefusedNews) and news.code not in ("no-table", "table-known", "busy", "silent"):
                raise Wrong(f"machine {self.number} was told {news.code}")


class Network:
    """All machines, from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time, self.steps, self._made = 0.0, 0, 0
        self.code = ""
        self.told: dict[int, set[bytes]] = {}
        self.rehosted = 0
        self.tired = 0.03 if seed % 2 else 0.008  # the chance to fall asleep, each step
        self.machines = [Sleeper(self, number) for number in range(MACHINES)]

    def made(self) -> int:
        """A number that no other turn has."""
        self._made += 1
        return self._made

    def step(self, calm: bool) -> None:
        """Every machine acts once, in random order."""
        self.time += STEP
        self.steps += 1
        for machine in self.rng.sample(self.machines, MACHINES):
            if machine.sleeps:
                machine.sleeps -= 1
                continue
            machine.relay.tick()  # first: a machine that wakes finds that the others have gone
            machine.settle()
            machine.step(calm)
            if not calm and machine.session.table and self.rng.random() < self.tired:
                machine.sleeps = self.rng.randrange(20, 200)
            if not calm and machine.session.table and self.rng.random() < self.tired / 4:
                machine.move()

    def begin(self) -> None:
        """The players sit down."""
        for _ in range(60):
            self.step(calm=True)
            for machine in self.machines[1:]:
                if self.code and machine.session.wish is None:
                    machine.session.wish = wire.Join(self.code, b"", (EDITION,))

    @property
    def together(self) -> bool:
        """Whether all are at one running table, have all of it, and no other relay has it any more."""
        places = {machine.at for machine in self.machines}
        on = all(
            machine.game.goes_on and len(machine.here.seats) == MACHINES for machine in self.machines if machine.here
        )
        there = all(machine.here for machine in self.machines)
        alone = all((TABLE in machine.relay.tables) == (machine.number in places) for machine in self.machines)
        return (
            len(places) == 1 and alone and there and on and len({tuple(machine.log) for machine in self.machines}) == 1
        )


def evening(seed: int) -> Network:
    """Play one seed; `Wrong` when something must not be."""
    network = Network(seed)
    network.begin()
    for _ in range(EVENING):
        network.step(calm=False)
    for machine in network.machines:
        machine.sleeps = 0
    network.rehosted = sum(TABLE in machine.relay.tables for machine in network.machines)
    for _ in range(CALM):
        network.step(calm=True)
        if network.together:
            break
    else:
        raise Wrong("they do not come together")
    for seq, told in network.told.items():
        if len(told) > 1:
            raise Wrong(f"two records with number {seq}")
        if seq > len(network.machines[0].log) or network.machines[0].log[seq - 1] not in told:
            raise Wrong(f"record {seq} was told and is lost")
    return network


def main() -> None:
    """Many seeds."""
    parser = argparse.ArgumentParser("sleepers")
    parser.add_argument("--seeds", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    rehosted = records = 0
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        try:
            network = evening(seed)
        except Exception as error:  # whatever falls over has found something
            raise SystemExit(f"seed {seed}: {type(error).__name__}: {error}") from error
        rehosted += network.rehosted > 1
        records += len(network.told)
    print(f"{wanted.seeds} seeds, no fault: {records} records, {rehosted} evenings with several hosts")


if __name__ == "__main__":
    main()
