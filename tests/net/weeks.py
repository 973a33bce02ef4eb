"""Weeks at a table by turn, in one thread: a relay that crashes, machines that sleep for days, clocks that are wrong.

python -m tests.net.weeks --seeds 2000

One seed is some weeks. Three players look in now and then, each for a few minutes: they follow the table without
sitting down, read on, play their turns, prepare turns without a connection, and decide conditional turns. A thief has
seen the log and poses as one of them. In the end all logs are equal, with every turn once and nothing that nobody
decided; nobody heard of a conditional turn before it was played, and the times of the records never go back and never
fall behind the calendar.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final

from luna.log import bodies
from luna.log.bodies import After, turn_body
from luna.log.consent import Consent
from luna.log.encoding import pack
from luna.log.records import (
    HOLD,
    HUMAN,
    MOTION,
    TURN,
    LogHeader,
    Record,
    Seat,
    authored,
    decode,
    encode,
    encode_header,
)  # fmt: skip
from luna.log.rhythm import DAY
from luna.net import logstore, store, watch_messages, wire
from luna.net.following import Followed, Following, Level, Orders
from luna.net.hosted import fingerprint
from luna.net.identity import Identity
from luna.net.relay import Relay
from luna.net.replica import AnswerNews, Replica
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.net.watch_messages import UNKNOWN
from luna.table.transport import Head
from tests.net import simulator
from tests.net.players import HELLO, LIMITS, Wrong

TABLE: Final = b"W" * 16
PEOPLE: Final = 3
CHOICES: Final = 2
"""Turns that a player may choose from, so that others can guess them."""
VISITS: Final = 90
NAME: Final = b"the certificate of the relay...."
START: Final = 1_700_000_000.0
KEYS: Final = [Identity(bytes((number + 1,)) * 32) for number in range(PEOPLE + 1)]
HEADER: Final = encode_header(
    LogHeader(
        "weeks", 1, b"12345678", tuple(Seat(str(n), str(n), HUMAN) for n in range(PEOPLE)),
        {"rhythm": "1d"}, {}, int(START),
    )
)  # fmt: skip


def body(count: int, choice: int) -> bytes:
    """The body of turn number `count`: a game that repeats one choice of several."""
    return turn_body((count, choice), After(count.to_bytes(8), 1, False))


class Machine:
    """The relay's machine: it crashes, stays off for hours, and has its own calendar."""

    def __init__(self, world: Weeks) -> None:
        self.world = world
        self.disk = store.MAGIC
        self.torn = b""
        self.skew = 0.0  # of its calendar
        self.start()

    def start(self) -> None:
        """Start with the content of the disk; the seconds of the machine begin at zero."""
        rng = self.world.rng
        tables, good, damaged = store.read(self.disk)
        if damaged:
            raise Wrong("a crash looks like damage")
        self.disk, zero = self.disk[:good], self.world.time - rng.random() * 1e5
        self.relay = Relay(
            lambda: self.world.time - zero, rng.randbytes, LIMITS, wall=lambda: self.world.time + self.skew
        )
        self.relay.load(tables)
        self.front = Requests(self.relay)

    def crash(self) -> None:
        """A beginning of the write in progress is there."""
        self.disk += self.torn[: self.world.rng.randrange(len(self.torn) + 1)] if self.torn else b""
        self.torn = b""
        for player in self.world.players:
            player.hang_up()
        self.start()

    def work(self) -> None:
        """Begin or end a write."""
        if self.torn:
            self.disk += self.torn
            self.torn = b""
            self.relay.synced()
        elif self.relay.commit.unsynced:
            self.torn = store._batch(self.relay.commit.begin())
        for link, frame in self.relay.take():
            if isinstance(link, Cable):
                link.down.append(frame)


class Cable(Link):
    """A connection of a machine that follows the table."""

    def __init__(self, player: Player) -> None:
        super().__init__(f"player {player.number}", LIMITS, NAME)
        self.player = player
        self.down: deque[bytes | None] = deque()


class Player:
    """A machine that follows the table, with its log on its disk. Number 3 is the thief."""

    def __init__(self, world: Weeks, number: int, log: Replica) -> None:
        self.world, self.number, self.key = world, number, KEYS[number]
        self.log = Replica(TABLE, HEADER)
        for data in log.data:
            self.log.append(data)
        self.cable: Cable | None = None
        self.plans: dict[bytes, bytes] = {}
        self.aside: list[bytes] = []  # no log is ever left behind
        self.prepared: tuple[int, bytes] | None = None

    @property
    def count(self) -> int:
        """The number of turns played, as far as it knows."""
        return sum(record.kind == TURN for record in self.log.records)

    def dial(self) -> None:
        """The program starts, or the machine wakes."""
        self.hang_up()
        owner = KEYS[0] if self.number == PEOPLE else self.key
        self.table = Followed(TABLE, owner, Head(self.log.last, self.log.chain), self.orders)
        self.following = Following(HELLO, [self.table])
        self.cable = Cable(self)
        self.world.machine.relay.connected(self.cable)
        self.following.connected(NAME if self.number < PEOPLE else b"another certificate............")

    def hang_up(self) -> None:
        """The program ends, or the machine falls asleep."""
        if self.cable is not None:
            self.world.machine.relay.gone(self.cable)
            self.cable = None

    @property
    def orders(self) -> tuple[Orders, ...]:
        """The conditional turns."""
        return (Orders(self.number % PEOPLE, tuple(self.plans.items())),) if self.plans else ()

    def act(self) -> None:
        """Decide something, with or without a connection."""
        rng, count = self.world.rng, self.count
        chance = rng.random()
        if self.number == PEOPLE:
            self.steal()
        elif count % PEOPLE == self.number and self.prepared is None and chance < 0.8:
            made = body(count, rng.randrange(CHOICES))
            self.prepared = self.log.last, made
            self.world.decided.setdefault(made, set()).add(self.number)
        elif (count + 1) % PEOPLE == self.number and chance < 0.7:
            answered, answer = body(count, rng.randrange(CHOICES)), body(count + 1, rng.randrange(CHOICES))
            self.plans = {fingerprint(count % PEOPLE, TURN, answered): answer}
            self.world.planned.setdefault(answer, []).append((self.number, answered))
            if self.cable is not None:
                self.following.plan(TABLE, self.orders)
        elif chance > 0.95 and self.cable is not None:
            self.take_a_day()
            self.cheat()

    def take_a_day(self) -> bytes:
        """Take a day off, which needs no turn."""
        said = pack(bodies.MotionBody(self.world.rng.randbytes(8), bodies.OFF, 1))
        self.world.said.add(said)
        self.following.deliver(TABLE, self.number, -1, MOTION, said)
        return said

    def cheat(self) -> None:
        """Try to decide ahead for another seat."""
        count = self.count
        if (count + 1) % PEOPLE == self.number:
            return
        marks = (fingerprint(count % PEOPLE, TURN, body(count, choice)) for choice in range(CHOICES))
        turns = tuple((mark, body(count + 1, 7)) for mark in marks)
        self.following._claim(self.table)
        self.following._tell(watch_messages.Plan(TABLE, (count + 1) % PEOPLE, turns))

    def steal(self) -> None:
        """The thief tries to play and to plan for the others."""
        if self.cable is not None and self.table.length not in (None, UNKNOWN):
            count = self.count
            self.following.deliver(TABLE, count % PEOPLE, self.log.last, TURN, body(count, 7))
            mark = fingerprint(count % PEOPLE, TURN, body(count, 0))
            self.following.plan(TABLE, [Orders((count + 1) % PEOPLE, ((mark, body(count + 1, 7)),))])

    def talk(self) -> None:
        """Frames travel in both directions; prepared turns go out once the log is level."""
        cable = self.cable
        if cable is None:
            return
        for frame in self.following.take():
            self.world.machine.front.received(cable, frame[4:])
        while cable.down and self.cable is cable:
            got = cable.down.popleft()
            if got is None:
                self.hang_up()
                return
            self.overhear(got)
            self.following.received(got[4:])
            for news in self.following.news():
                self.hear(news)

    def overhear(self, frame: bytes) -> None:
        """Nobody receives a conditional turn before it is durable in the log."""
        for made, by in self.world.planned.items():
            if made in frame and self.number not in {seat for seat, _ in by} and made not in self.world.machine.disk:
                raise Wrong("a decided turn was told before it was played")

    def hear(self, news: object) -> None:
        """Handle the news of the session."""
        if isinstance(news, watch_messages.Fetched):
            if self.number == PEOPLE:
                raise Wrong("the thief reads the log")
            if any(data not in self.world.machine.disk for data in news.records):
                raise Wrong("told before it was durable")
            before = self.log.last
            if self.log.take(news.first, news.records) is None:
                raise Wrong("another log")
            if any(record.kind == TURN for record in self.log.records[before:]):
                self.prepared = None  # in the log, or too late: its owner looks first
            self.following.kept(TABLE, Head(self.log.last, self.log.chain))
        elif isinstance(news, Level) and self.prepared is not None:
            self.following.deliver(TABLE, self.number, self.log.last, TURN, self.prepared[1])
        elif isinstance(news, AnswerNews | wire.Refusal):
            pass


class Weeks:
    """Everything, from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = START
        self.decided: dict[bytes, set[int]] = {}  # turns that a player prepared
        self.planned: dict[bytes, list[tuple[int, bytes]]] = {}  # conditional turns: by whom, and for which turn
        self.said: set[bytes] = set()
        self.last = b""
        self.told: dict[int, bytes] = {}
        self.players: list[Player] = []
        self.machine = Machine(self)
        log = Replica(TABLE, HEADER)
        for seat in range(PEOPLE):
            hold = pack(bodies.HoldBody((seat,), KEYS[seat].holder))
            log.append(encode(Record(log.last + 1, 0, -1, HOLD, hold)))
        self.machine.disk += store._batch(
            b"".join(logstore.entry(TABLE, number, data) for number, data in enumerate((HEADER, *log.data)))
        )
        self.machine.start()
        self.players = [Player(self, number, log) for number in range(PEOPLE + 1)]

    def visit(self) -> None:
        """Hours pass; a player looks in for a while, and a fault may happen."""
        rng, machine = self.rng, self.machine
        self.time += rng.choice((60.0, 3600.0, 6 * 3600.0, 20 * 3600.0))
        if rng.random() < 0.2:
            machine.skew = rng.choice((0.0, -2 * 86400.0, -3600.0, 3 * 86400.0))
            machine.crash()
        here = [player for player in self.players if rng.random() < 0.5]
        for player in self.players:
            if player in here and (player.cable is None or rng.random() < 0.3):
                player.dial()
            elif player not in here and rng.random() < 0.7:
                player.hang_up()
            if rng.random() < 0.5:
                player.act()  # also without a connection
        for _ in range(rng.randrange(4, 30)):
            player = rng.choice(self.players)
            if player.cable is not None and rng.random() < 0.2:
                player.act()
            player.talk()
            if rng.random() < 0.6:
                machine.work()
            if rng.random() < 0.3:
                self.time += 1.0
                machine.front.tick()

    def calm(self) -> None:
        """All players come, without faults."""
        for player in self.players[:PEOPLE]:
            player.prepared = None
            player.dial()
        for step in range(90):
            if step == 45:
                self.last = self.players[0].take_a_day()  # the others hear of it while they are there
            for player in self.players[:PEOPLE]:
                player.talk()
            self.machine.work()
            self.time += 1.0
            self.machine.front.tick()

    def check_end(self) -> None:
        """All logs are equal, and everything in them was decided by its seat."""
        hosted = self.machine.relay.tables[TABLE].hosted
        for player in self.players[:PEOPLE]:
            if player.log.data != hosted.records:
                raise Wrong(f"player {player.number} has {player.log.last} of {hosted.last}")
        records = [decode(data, seq, 0) for seq, data in enumerate(hosted.records, 1)]
        turns = [record for record in records if record.kind == TURN]
        before = b""
        for count, record in enumerate(turns):
            if record.body not in (body(count, 0), body(count, 1)) or record.seat != count % PEOPLE:
                raise Wrong("a turn is twice in the log, or none of this game")
            ahead = (record.seat, before) in self.planned.get(record.body, [])
            if record.seat not in self.decided.get(record.body, ()) and not ahead:
                raise Wrong("a turn that nobody decided")
            before = record.body
        if self.last not in [authored(record) for record in records]:
            raise Wrong("what was said last is not in the log")
        if any(record.kind == MOTION and authored(record) not in self.said for record in records):
            raise Wrong("something that nobody said")
        times = [record.t_ms for record in records]
        if times != sorted(times):
            raise Wrong("the time of the table went back")
        passed = hosted.time(self.machine.relay.now()) / 1000
        if self.machine.skew >= 0 and passed < self.time - START - 1.0:
            raise Wrong("the time of the table stood still")
        self.told = dict(enumerate(hosted.records, 1))
        self._fold(records)

    def _fold(self, records: list[Record]) -> None:
        """The late seats by the times of the records, counted a second time."""
        seats = [Seat(str(number), str(number), HUMAN) for number in range(PEOPLE)]
        consent = Consent.of(seats, {"rhythm": "1d"})
        consent.pace.mover = since = count = 0
        off: dict[int, list[int]] = {}
        for record in records:
            said = bodies.read_body(record)
            late = record.t_ms - since - _overlap(off.get(count % PEOPLE, []), since, record.t_ms) > DAY
            if count and (consent.pace.late(record.t_ms) is not None) != late:
                raise Wrong("the fold counts another time")
            counts = consent.why_not(record, said) is None
            if counts:
                consent.take(record, said)
            if record.kind == TURN:
                since, count = record.t_ms, count + 1
                consent.pace.mover = count % PEOPLE
            if isinstance(said, bodies.MotionBody) and counts:
                off.setdefault(record.seat, []).append(
                    max([record.t_ms, *(one + DAY for one in off.get(record.seat, []))])
                )


def _overlap(begins: list[int], since: int, until: int) -> int:
    """Milliseconds of days off, each a day from its beginning, within a turn."""
    return sum(max(0, min(begin + DAY, until) - max(begin, since)) for begin in begins)


def evening(seed: int) -> Weeks:
    """Play one seed; `Wrong` if a check fails."""
    world = Weeks(seed)
    for _ in range(VISITS):
        world.visit()
    world.machine.skew = max(world.machine.skew, 0.0)
    world.machine.crash()
    world.calm()
    world.check_end()
    return world


if __name__ == "__main__":
    simulator.main(evening)  # type: ignore[arg-type]  # a world of its own
