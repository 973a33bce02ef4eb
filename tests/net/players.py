"""The players of the simulator: each a real session on a machine that can crash."""

from __future__ import annotations

import random
from collections import deque
from typing import TYPE_CHECKING, Final

from luna.log.bodies import After, chat_body, draw_body, turn_body
from luna.log.records import CHAT, DRAW, TURN, Record, encode
from luna.net import wire
from luna.net.hosted import held_by
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.replica import AnswerNews
from luna.net.rooms import Link
from luna.net.session import RecordNews, RefusedNews, Session
from tests.net.editions import EDITION

if TYPE_CHECKING:
    from tests.net.impostor import Thief
    from tests.net.relay_machine import Machine
    from tests.net.simulator import World

HELLO: Final = wire.Hello(wire.PROTOCOL, "test")
TABLE: Final = b"T" * 16
HEADER: Final = b"header of a table"
PLAYERS: Final = 4
IDENTITIES: Final = [Identity(bytes((number,)) * 32) for number in range(PLAYERS + 1)]
MANY: Final = 1 << 30
LIMITS: Final = Limits(
    submits=1e9,
    burst=MANY,
    frames=1e9,
    frames_of_one=1e9,
    frames_of_one_burst=MANY,
    frames_of_seated=1e9,
    frames_of_seated_burst=MANY,
    frames_burst=MANY,
    guesses_of_one=MANY,
    guesses=MANY,
    rooms_of_one=MANY,
    opens=1e9,
    opens_burst=MANY,
)
_AFTER: Final = After(b"d" * 8, 1, False)


class Wrong(AssertionError):
    """Something that must never happen did."""


class Cable(Link):
    """One connection: frames on their way in both directions."""

    def __init__(self, machine: Machine | Thief, player: Player) -> None:
        super().__init__(player.address, LIMITS, machine.name)
        self.machine, self.player = machine, player
        self.up: deque[bytes] = deque()
        self.down: deque[bytes | None] = deque()
        self.stopped = 0  # steps until its player reads again


class Player:
    """One machine at the table: its session, and the part of it on the disk. Number 0 is the host, 4 is a spectator."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.name = self.address = f"player {number}"
        self.identity = IDENTITIES[number]
        self.session = Session(HELLO, wire.Open(b"host", EDITION) if number == 0 else None, self.identity)
        self.disk: list[bytes] = []  # records, durable here
        self.aside: list[list[bytes]] = []  # logs that the others did not continue
        self.holds = False  # seats, as far as this player knows
        self.seats: tuple[int, ...] = ()
        self.own: set[int] = set()  # seats that this player was given or has requested
        self.there: tuple[int, ...] = ()  # seats in play, as far as this player knows
        self.cable: Cable | None = None
        self.asleep = 0
        self.gone = False  # refused for good
        self.count = 0
        self.turns: dict[int, bytes] = {}  # submits without an answer, by number
        self.rehosting = False

    @property
    def at_table(self) -> bool:
        """Whether the player still has a seat."""
        return self.holds and not self.gone

    def come_back(self) -> None:
        """Restart from the disk; pending answers never arrive."""
        self.turns.clear()
        if self.holds:
            self.session = Session.resumed(HELLO, TABLE, self.identity, HEADER, self.disk)
        else:
            self.disk.clear()
            self.session = Session(HELLO, self.session.wish, self.identity)
        self.rehosting = False

    def move(self) -> None:
        """Change from cable to wireless: another address, and the relay does not learn that the old one is dead."""
        self.address = f"{self.name} at {self.world.rng.randrange(100)}"
        if self.cable is not None:
            self.world.cut(self.cable, told=False)

    def act(self, rng: random.Random) -> None:
        """Play a turn, chat, take an absent player's seat; or try something forbidden."""
        if self.gone or not self.session.online:
            return
        self.count += 1
        mark = self.number * 1_000_000 + self.count
        chance = rng.random()
        if self.number == PLAYERS:  # a spectator may try, but without effect
            seat = rng.randrange(PLAYERS)
            self.session.tell(wire.Submit(0, seat, -1, CHAT, b"not allowed"))
            self.session.tell(wire.Give((encode(Record(self.session.last + 1, 0, 0, TURN, b"forged")),)))
            self.session.tell(wire.Take(seat))
            self.session.tell(wire.GoOn())
            return
        if self.turns or not self.seats:
            return
        if chance < 0.03 and self.there:
            seat = rng.randrange(PLAYERS)
            self.session.tell(wire.Take(seat))
            self.own.add(seat)
            return
        seat = rng.choice(self.seats)
        if chance < 0.15:
            body = draw_body([mark & 0xFFFF, mark >> 16])
            number = self.session.submit(seat, self.session.last, DRAW, body)
        elif chance < 0.7:
            body = turn_body([mark & 0xFFFF, mark >> 16], _AFTER)
            number = self.session.submit(seat, self.session.last, TURN, body)
        else:
            body = chat_body(mark.to_bytes(8, "little"), "", "hello")
            number = self.session.submit(seat, -1, CHAT, body)
        self.turns[number] = body
        self.world.asked.add(body)

    # ---- news

    def hear(self) -> None:
        """Handle the news of the session."""
        session = self.session
        for news in session.news():
            if session is not self.session:
                break  # a new one has begun
            if isinstance(news, RecordNews):
                for record in news.records:
                    self._heard(record)
            elif isinstance(news, AnswerNews):
                self._answered(news)
            elif isinstance(news, wire.Here):
                self.there = news.seats
            elif isinstance(news, wire.Seated):
                self._seated(news)
            elif isinstance(news, wire.Room):
                self._room(news)
            elif isinstance(news, RefusedNews):
                self._refused(news)

    def _heard(self, record: Record) -> None:
        data = encode(record)
        if record.seq != len(self.disk) + 1:
            raise Wrong("a hole, or a record twice")
        self.disk.append(data)
        if self.cable is None or data not in self.cable.machine.disk:
            raise Wrong("told before it was durable")
        if self.holds:
            told = self.world.told.setdefault(record.seq, {})
            told[data] = None
            if len(told) > 1 and not self.world.forks:
                raise Wrong(f"two records with number {record.seq}")

    def _answered(self, news: AnswerNews) -> None:
        body = self.turns.pop(news.number, None)
        if body is None:
            return
        if news.seq is not None:
            self.world.answered[body] = news.seq
        elif news.code == "stale":
            self.world.stale.add(body)

    def _seated(self, news: wire.Seated) -> None:
        self.world.began = True
        if news.seats and not self.holds:
            if self.cable is None or self.identity.holder not in self.cable.machine.disk:
                raise Wrong("seats were promised before that was durable")
            self.own = set(news.seats)
        if (
            self.cable is not None and self.cable.machine.table is not None
        ):  # this player may have been in the room twice
            holders = self.cable.machine.table.hosted.holders
            self.own |= {seat for seat in holders if holders[seat] == self.identity.holder}
        if self.world.street is not None:
            self.own |= {seat for seat in news.seats if (seat, self.identity.holder) in self.world.street.given}
        if not self.own.issuperset(news.seats):
            raise Wrong("a seat came without having been asked for")
        if news.seats:
            self.holds, self.seats = True, news.seats
        if self.rehosting:
            self.rehosting = False
            self.session.resume()

    def _room(self, news: wire.Room) -> None:
        """The host waits for all, then begins; after a loss any player begins with its own log."""
        if self.rehosting:
            self.session.begin(TABLE, (), HEADER, self.disk)
        elif self.number == 0 and not self.world.began:
            self.world.code = news.code
            if len(news.members) == PLAYERS:
                if self.world.machines[0].table is None:
                    self.world.dealt = self.world.machines[0].crashes
                self.session.begin(TABLE, tuple(number for number, _ in news.members), HEADER)

    def _refused(self, news: RefusedNews) -> None:
        world = self.world
        if self.cable is not None:
            world.cut(self.cable)
        held = any(held_by(data, self.identity.holder) for data in self.disk)
        if not self.holds:
            self.gone = self.number == PLAYERS and news.code in ("fork", "no-room")
            if not self.gone and news.code in ("no-room", "malformed", "full", "host-left"):
                self.session.wish = wire.Open(b"host", EDITION) if self.number == 0 else None
                self.come_back()
        elif news.code == "no-table":
            self.come_back()
            if held and world.rng.random() < 0.5:
                self.rehosting = True
                self.session.wish = wire.Open(b"again", EDITION)
            elif not any(held_by(data, one.identity.holder) for one in world.players for data in one.disk):
                self.gone = True  # all was lost before any log had begun
        elif world.street is not None and world.street.sent_away(self.identity.holder, news.code):
            self.gone = True
        elif news.code == "no-seat" and not held:
            self.holds, self.seats, self.gone = False, (), True  # lost before any log had it
        elif news.code == "fork" and world.forks:
            self.aside.append(self.disk)  # the others continued without this
            self.disk = []
            self.come_back()
        elif news.code in ("fork", "nonsense", "no-seat"):
            raise Wrong(f"{self.name} was told {news.code}")
        elif not isinstance(self.session.wish, wire.Resume):
            self.come_back()  # another player was quicker
