"""A whole network in one thread: the real relay and the real sessions, with time, chance, disks and cables made here.

    python -m tests.net.simulator --seeds 1000000 --first 0

One seed is one evening: four players act as they please while cables are cut, frames doubled, swapped and spoilt, the
relay and the players' machines crash (with torn ends of what was being written), disks are lost or put back from an
old copy, and clocks jump. Then the faults stop, and everybody must have the same log, with everything in it exactly
once that anybody was ever told.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import deque
from typing import Final

from luna.log.records import CHAT, EPOCH, HOLD, NO_SEAT, TURN, After, Record, chat_body, decode, encode, turn_body
from luna.net import store, wire
from luna.net.hosted import digest, held_by
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.rooms import Link
from luna.net.session import AnswerNews, RecordNews, RefusedNews, RoomNews, SeatedNews, Session

HELLO: Final = wire.Hello(wire.PROTOCOL, "test", "pebbles", 1, b"12345678")
TABLE: Final = b"T" * 16
HEADER: Final = b"header of a table"
PLAYERS: Final = 4
STEPS: Final = 400
CALM: Final = 1200
"""Steps without faults at the end, in which all must come together."""
_AFTER: Final = After(b"d" * 8, 1, False)
LIMITS: Final = Limits(submits=1e9, burst=1 << 30, guesses_of_one=1 << 30, guesses=1 << 30, rooms_of_one=1 << 30)


class Wrong(AssertionError):
    """Something that must never happen did."""


class Cable:
    """One connection: frames on their way in both directions."""

    def __init__(self, world: World, player: Player) -> None:
        self.link = Link(player.name)
        self.up: deque[bytes] = deque()
        self.down: deque[bytes | None] = deque()
        self.player = player
        self.world = world


class Player:
    """One machine at the table: its session, and what of it is on its disk."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number, self.name = world, number, f"player {number}"
        self.session = Session(HELLO, wire.Open(b"host") if number == 0 else None)
        self.disk: list[bytes] = []  # records, durable here
        self.token = b""
        self.seats: tuple[int, ...] = ()
        self.cable: Cable | None = None
        self.asleep = 0
        self.gone = False  # refused for good
        self.count = 0
        self.turns: dict[int, bytes] = {}  # submits without an answer, by number
        self.rehosting = False

    def crash(self) -> None:
        """Back from what is on the disk; answers that were due will never be heard."""
        self.turns.clear()
        if self.token:
            self.session = Session.resumed(HELLO, TABLE, self.token, HEADER, self.disk)
        else:
            self.disk.clear()
            self.session = Session(HELLO, self.session.wish)
        self.rehosting = False

    def act(self, rng: random.Random) -> None:
        """Play a turn or say a word, if nothing is due."""
        if self.turns or not self.seats or self.gone:
            return
        self.count += 1
        mark = self.number * 1_000_000 + self.count
        seat = rng.choice(self.seats)
        if rng.random() < 0.7:
            body = turn_body([mark & 0xFFFF, mark >> 16], _AFTER)
            number = self.session.submit(seat, self.session.last, TURN, body)
        else:
            body = chat_body(mark.to_bytes(8, "little"), "", "hello")
            number = self.session.submit(seat, -1, CHAT, body)
        self.turns[number] = body
        self.world.asked.add(body)


class World:
    """Everything, from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = 0.0
        self.asked: set[bytes] = set()
        self.told: dict[int, bytes] = {}  # record by number, as somebody was told
        self.answered: dict[bytes, int] = {}  # number of the record that a body became
        self.disk = b""  # of the relay
        self.copy = b""  # an old one
        self.torn = b""  # what is being written just now
        self.epochs = 0
        self.players = [Player(self, number) for number in range(PLAYERS)]
        self.cables: list[Cable] = []
        self.began = False
        self.acting = True
        self.code = ""
        self.start_relay()

    # ---- the relay's machine

    def start_relay(self) -> None:
        """The relay starts with whatever its disk has."""
        data = self.disk or store.MAGIC
        tables, good, damaged = store.read(data)
        if damaged:
            raise Wrong("a crash looks like damage")
        self.disk = data[:good]
        self.relay = Relay(lambda: self.time, self.rng.randbytes, LIMITS)
        self.relay.load(tables)

    def crash_relay(self) -> None:
        """Everybody's cable falls out; of what was being written some of the beginning may be there, or zeros."""
        for cable in list(self.cables):
            self.cut(cable, tell_relay=False)
        if self.torn:
            kept = self.rng.randrange(len(self.torn) + 1)
            rest = b"\0" * self.rng.randrange(len(self.torn) - kept + 1) if self.rng.random() < 0.3 else b""
            self.disk += self.torn[:kept] + rest
            self.torn = b""
        self.start_relay()

    def lose_disk(self) -> None:
        """The relay's disk is empty, or is as it was some time ago."""
        self.crash_relay()
        self.disk = self.copy if self.rng.random() < 0.5 else b""
        self.start_relay()

    # ---- cables

    def plug(self, player: Player) -> None:
        """A new connection."""
        cable = player.cable = Cable(self, player)
        self.cables.append(cable)
        self.relay.connected(cable.link)
        player.session.connected()

    def cut(self, cable: Cable, tell_relay: bool = True) -> None:
        """It falls out; what is on its way is lost."""
        if cable in self.cables:
            self.cables.remove(cable)
            if tell_relay:
                self.relay.gone(cable.link)
            cable.player.cable = None
            cable.player.session.lost()

    def carry(self) -> None:
        """What the relay and the players want sent goes into the cables."""
        by_link = {cable.link: cable for cable in self.cables}
        for link, frame in self.relay.take():
            if link in by_link:
                by_link[link].down.append(frame)
        for cable in self.cables:
            cable.up.extend(cable.player.session.take())

    # ---- one step

    def step(self, faults: bool) -> None:
        """Something happens somewhere."""
        rng = self.rng
        self.time += rng.random() * 0.02
        if faults:
            self.fault()
        for player in self.players:
            self.see_to(player)
        self.carry()
        if self.cables:
            cable = rng.choice(self.cables)
            self.deliver(cable, faults)
        if self.torn and rng.random() < 0.5:
            self.disk += self.torn
            self.torn = b""
            self.relay.synced()
        elif self.relay.unsynced and not self.torn:
            self.torn = store._batch(self.relay.begin_sync())
        if rng.random() < 0.05:
            self.relay.tick()
        self.carry()
        self.check_relay()

    def see_to(self, player: Player) -> None:
        if player.asleep:
            player.asleep -= 1
            return
        if player.cable is None and not player.gone and (player.session.wish or player.number == 0):
            if self.rng.random() < 0.3:
                self.plug(player)
        elif player.cable is not None and self.rng.random() < 0.02:
            player.session.beat()
        self.hear(player)
        if self.acting and player.cable is not None and self.rng.random() < 0.15:
            player.act(self.rng)

    def deliver(self, cable: Cable, faults: bool) -> None:
        """One frame arrives, perhaps not as it was sent."""
        rng = self.rng
        if cable.up and rng.random() < 0.6:
            frame = cable.up.popleft()
            if faults and rng.random() < 0.01:
                frame = frame[:4] + rng.randbytes(len(frame) - 4)
            self.relay.received(cable.link, frame[4:])
            if faults and rng.random() < 0.02 and _may_double(frame):
                self.relay.received(cable.link, frame[4:])
        elif cable.down:
            if faults and len(cable.down) > 1 and rng.random() < 0.05 and cable.down[0] and cable.down[1]:
                cable.down[0], cable.down[1] = cable.down[1], cable.down[0]
            down = cable.down.popleft()
            if down is None:
                self.cut(cable)
            else:
                cable.player.session.received(down[4:])
                if faults and rng.random() < 0.03 and cable.player.session.table:
                    cable.player.session.received(down[4:])

    def fault(self) -> None:
        """Now and then something breaks."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.012 and self.cables:
            self.cut(rng.choice(self.cables), tell_relay=rng.random() < 0.7)
        elif chance < 0.017:
            self.crash_relay()
        elif chance < 0.019 and self.began:
            self.lose_disk()
        elif chance < 0.026:
            player = rng.choice(self.players)
            if player.cable is not None:
                self.cut(player.cable)
            player.crash()
            player.asleep = rng.randrange(40)
        elif chance < 0.030:
            self.time += rng.choice((20.0, 3600.0))
        elif chance < 0.035:
            self.copy = self.disk

    # ---- what players do with their news

    def hear(self, player: Player) -> None:
        for news in player.session.news():
            if isinstance(news, RoomNews):
                self.room(player, news)
            elif isinstance(news, SeatedNews):
                self.began = True
                if news.token:
                    player.token, player.seats = news.token, news.seats
                if player.rehosting:
                    player.rehosting = False
                    player.session.token = player.token
                    player.session.resume()
            elif isinstance(news, RecordNews):
                for record in news.records:
                    self.heard(player, record)
            elif isinstance(news, AnswerNews):
                body = player.turns.pop(news.number, None)
                if body is not None and news.seq is not None:
                    self.answered[body] = news.seq
            elif isinstance(news, RefusedNews):
                self.refused(player, news)

    def room(self, player: Player, news: RoomNews) -> None:
        """The host waits for all, then begins; after a loss anybody begins with his own log."""
        if player.rehosting:
            player.session.begin(TABLE, (), HEADER, player.disk)
            return
        if player.number != 0 or self.began:
            return
        self.code = news.room.code
        for other in self.players[1:]:
            if other.session.wish is None or isinstance(other.session.wish, wire.Join):
                other.session.wish = wire.Join(self.code, b"guest")
        if len(news.room.members) == PLAYERS:
            player.session.begin(TABLE, tuple(number for number, _ in news.room.members), HEADER)

    def refused(self, player: Player, news: RefusedNews) -> None:
        if player.cable is not None:
            self.cut(player.cable)
        held = any(held_by(data, digest(player.token)) for data in player.disk)
        if news.code == "no-table" and player.token and held and self.rng.random() < 0.5:
            player.crash()
            player.rehosting = True
            player.session.wish = wire.Open(b"again")
        elif news.code == "no-table" and player.token:
            player.crash()
            if not any(held_by(data, digest(one.token)) for one in self.players for data in one.disk):
                player.gone = True  # all was lost before anybody's log had begun
        elif news.code == "table-known":
            player.crash()  # somebody else was quicker
        elif news.code == "no-seat" and not held:
            player.token, player.seats, player.gone = b"", (), True  # lost before anybody's log had it
        elif news.code in ("fork", "nonsense", "no-seat"):
            raise Wrong(f"{player.name} was told {news.code}")
        elif not player.token and news.code in ("no-room", "malformed", "full"):
            player.session = Session(HELLO, wire.Open(b"host") if player.number == 0 else None)
        elif player.token and not isinstance(player.session.wish, wire.Resume):
            player.crash()

    def heard(self, player: Player, record: Record) -> None:
        data = encode(record)
        if record.seq != len(player.disk) + 1:
            raise Wrong("a hole, or a record twice")
        player.disk.append(data)
        if player.token and self.told.setdefault(record.seq, data) != data:
            raise Wrong(f"two records with number {record.seq}")

    # ---- what must hold

    def go_on(self) -> None:
        """Somebody never heard that he had a seat: the others do not wait for ever."""
        for player in self.players:
            player.session.go_on()

    def settled(self) -> bool:
        """Whether nothing is on its way any more and everybody has everything."""
        hosted = self.relay.tables.get(TABLE)
        if hosted is None or hosted.waiting or self.torn or self.relay.unsynced:
            return False
        return all(
            player.disk == hosted.records and not player.turns
            for player in self.players
            if player.token and not player.gone
        )

    def check_relay(self) -> None:
        hosted = self.relay.tables.get(TABLE)
        if hosted is None or hosted.waiting:
            return
        if hosted.last < hosted.durable:
            raise Wrong("durable beyond the end")

    def check_end(self) -> None:
        """All have the same, and everything that anybody was told is in it once."""
        if not self.began:
            return
        hosted = self.relay.tables.get(TABLE)
        if hosted is None and all(player.gone or not player.token for player in self.players):
            return
        if hosted is None:
            raise Wrong("nobody has the table")
        log = hosted.records
        for player in self.players:
            if not player.token or player.gone:
                continue  # the evening was over before he sat down
            if player.disk != log:
                raise Wrong(f"{player.name} has {len(player.disk)} of {len(log)}")
            if player.turns:
                raise Wrong(f"{player.name} still waits for an answer")
        for seq, data in self.told.items():
            if seq > len(log) or log[seq - 1] != data:
                raise Wrong(f"record {seq} was told and is lost")
        records = [store_record(data, seq) for seq, data in enumerate(log, 1)]
        bodies = [record.body for record in records if record.kind in (TURN, CHAT)]
        if len(set(bodies)) != len(bodies):
            raise Wrong("something is in the log twice")
        if not set(bodies) <= self.asked:
            raise Wrong("something is in the log that nobody did")
        for body, seq in self.answered.items():
            if records[seq - 1].body != body:
                raise Wrong("an answer was wrong")
        for record in records:
            if (record.kind in (HOLD, EPOCH)) != (record.seat == NO_SEAT):
                raise Wrong("a foreign record")


def store_record(data: bytes, seq: int) -> Record:
    return decode(data, seq, 0)


def _may_double(frame: bytes) -> bool:
    return isinstance(wire.decode(frame[4:]), wire.Submit | wire.More | wire.Beat) if _whole(frame) else False


def _whole(frame: bytes) -> bool:
    try:
        wire.decode(frame[4:])
    except wire.Malformed:
        return False
    return True


def evening(seed: int) -> World:
    """Play one seed; `Wrong` when something must not be."""
    world = World(seed)
    for _ in range(STEPS):
        world.step(faults=True)
    world.acting = False
    for player in world.players:
        player.asleep = 0
    for step in range(CALM):
        world.step(faults=False)
        if step == CALM // 2:
            world.go_on()
        if world.settled():
            break
    world.check_end()
    return world


def main() -> None:
    """Many seeds, and how many a second."""
    parser = argparse.ArgumentParser("simulator")
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    begin = time.perf_counter()
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        try:
            evening(seed)
        except Exception as error:
            raise SystemExit(f"seed {seed}: {type(error).__name__}: {error}") from error
    spent = time.perf_counter() - begin
    print(f"{wanted.seeds} seeds, no fault, {spent:.1f} s, {wanted.seeds / spent:.0f} a second")


if __name__ == "__main__":
    main()
