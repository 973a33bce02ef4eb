"""Strangers at the door of a room, in the simulator: they knock, and the host decides who enters.

The expected answers are computed here from the log and the observed events, not by the relay's door.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from luna.log.bodies import DoorBody, HoldBody, read_body
from luna.log.records import DOOR, HOLD, decode, number_of
from luna.net import cards, hosting, wire
from luna.net.cards import MemberCard
from luna.net.door import EVERYBODY, LET_IN, NOBODY
from luna.net.hosted import Hosted
from luna.net.identity import Identity, statement
from luna.net.requests import Requests
from luna.net.rooms import HOST, Link, Room
from luna.net.tables import Audience
from tests.net.editions import EDITION
from tests.net.impostor import Spy
from tests.net.players import IDENTITIES, PLAYERS, TABLE, Cable, Wrong

if TYPE_CHECKING:
    from tests.net.relay_machine import Machine
    from tests.net.simulator import World

STRANGERS: Final = [Identity(bytes((200 + number,)) * 32) for number in range(5)]
_PLACES: Final = ["a street", "another street", *(f"player {number}" for number in range(PLAYERS))]
_CARD: Final = cards.write(MemberCard("somebody", round=1))
_Said = wire.Door | wire.Remove | wire.Admit | wire.Hand | wire.Pardon


class Stranger(Spy):
    """A client without a seat, at some address."""

    def __init__(self, machine: Machine, identity: Identity, address: str) -> None:
        super().__init__(machine, address)
        self.identity = identity
        self.says(wire.encode(wire.Holder(identity.key))[4:])

    def says(self, body: bytes) -> None:
        """Send one frame. A seat from the host is announced only when it is durable."""
        Requests(self.machine.relay).received(self, body)
        self.machine.say()

    def promised(self) -> set[int]:
        """The seats announced to this stranger since the last call."""
        told = [wire.decode(frame[4:]) for frame in self.down if frame and frame[5:12] == b"\xa6seated"]
        self.down.clear()
        return {seat for said in told if isinstance(said, wire.Seated) for seat in said.seats}

    def answer(self, message: wire.Message) -> str:
        """The answer: the code of a refusal, `asked`, `in`; "" when there is no answer yet."""
        self.down.clear()
        self.says(wire.encode(message)[4:])
        for frame in self.down:
            said = wire.decode(frame[4:]) if frame else None
            if isinstance(said, wire.Refusal):
                return said.code
            if isinstance(said, wire.Asked | wire.Seated):
                return "asked" if isinstance(said, wire.Asked) else "in"
        return ""


class Street:
    """The strangers, the host's decisions, and their consequences."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.removed = False  # a former player, who received records
        self.knocks = self.words = 0
        self.given: set[tuple[int, bytes]] = set()  # seats and to whom, by any log
        self._rules_of: dict[Room, tuple[bool, bool, int]] = {}
        self._look(None)

    # ---- the content of the log

    def _look(self, hosted: Hosted | None) -> None:
        """Start over with a table: rules outside a log hold only at this relay, until it ends."""
        self.hosted = hosted
        self.door = DoorBody(b"", False, False, EVERYBODY, ())
        self.holders: dict[int, bytes] = {}
        self.since: dict[int, int] = {}  # the number of that record
        self.known: set[bytes] = set()  # admitted people
        self.barred: set[str] = set()
        self._read = 0

    def follow(self, hosted: Hosted) -> None:
        """Read what has been added to the log."""
        if hosted is not self.hosted:
            self._look(hosted)
        for data in hosted.records[self._read :]:
            self._read += 1
            record = decode(data, self._read, 0)
            body = read_body(record) if record.kind in (DOOR, HOLD) else None
            if isinstance(body, DoorBody):
                self.door = body
            elif isinstance(body, HoldBody):
                self.holders.update(dict.fromkeys(body.seats, body.holder))
                self.since.update(dict.fromkeys(body.seats, record.seq))
                self.given |= {(seat, body.holder) for seat in body.seats}

    @property
    def host(self) -> bytes:
        """The host's holder according to the log."""
        return self.door.host or next(iter(self.holders.values()), b"")

    def check(self, table: Audience) -> None:
        """At every moment: no removed client is present, and no client has a seat that the log gives to another."""
        self.follow(table.hosted)
        for link in table.links:
            if isinstance(link, Stranger) and any(self.since[one] > table.hosted.durable for one in link.promised()):
                raise Wrong("a seat was promised to a stranger before that was durable")
            if link.holder in self.door.out:
                raise Wrong("who was removed is there")
            if any(self.holders[seat] != link.holder for seat in link.owned):
                raise Wrong("a seat is another's by the log")

    def sent_away(self, holder: bytes, code: str) -> bool:
        """Whether the refusal of a former seat owner is right: it was removed, and perhaps pardoned since."""
        return code == "removed" or (code in ("locked", "no-seat") and holder not in self.holders.values())

    # ---- events

    def step(self) -> None:
        """A stranger knocks, or the host gives a command."""
        machine, rng = self.world.machines[0], self.world.rng
        table = machine.table
        if table is None:
            self._in_the_room(machine)
        elif table.hosted.durable >= 0:
            if table.hosted is not self.hosted and table.hosted.given is None and table.hosted.opener:
                self._as_was_said(machine, table)
            self.check(table)
            chance = rng.random()
            if chance < 0.4:
                self._host_speaks(machine, table)
            elif chance < 0.5:
                self._somebody_pretends(machine, table)
            elif chance < 0.55:
                self._removed_one_comes_back(machine)
            elif chance < 0.6:
                self._somebody_claims_more(machine, table.hosted)
            else:
                self._knock(machine, table)
            self.check(table)
            self._announced(machine, table)

    def _in_the_room(self, machine: Machine) -> None:
        host = next((link for link in machine.relay.links if link.room and link.number == HOST), None)
        if host is not None and host.room is not None and host.room.table is None:
            rules = False, self.world.rng.random() < 0.5, self.world.rng.randrange(3)
            self._rules_of[host.room] = rules
            self._hear(machine, host, wire.Door(*rules))

    def _as_was_said(self, machine: Machine, table: Audience) -> None:
        """A table that has begun here has the door of its room."""
        room = machine.relay.rooms.by_code(machine.relay.rooms.code_of(TABLE))
        self.follow(table.hosted)
        first = next((one for one in map(_door, table.hosted.records) if one), self.door)
        if room in self._rules_of and first[1:4] != self._rules_of[room]:
            raise Wrong("what the host had said in the room is forgotten")

    def _announced(self, machine: Machine, table: Audience) -> None:
        """A search reveals no more than the host allows."""
        _, locked, hidden, looking, _ = self.door
        for link in table.players[:1]:
            link.card = _CARD  # as every player tells it
        for offer in hosting.offers_of(machine.relay, 1, b"saltsalt"):
            if offer.leads_to(TABLE) and (offer.code or offer.name) and (locked or hidden or looking == NOBODY):
                raise Wrong("a hidden table is announced")

    # ---- the host

    def _host_speaks(self, machine: Machine, table: Audience) -> None:
        rng, hosted = self.world.rng, table.hosted
        host = next((link for link in table.players if self._hosts(link)), None)
        if host is None:
            return
        said = self._word(table, host.owned)
        deaf = bool(hosted.waiting) or hosted.full
        gone = self._meant(table, host, said) if isinstance(said, wire.Remove) else {}
        if isinstance(said, wire.Hand) and any(link.player.number == PLAYERS for link in _cables(table, said.number)):
            return  # or nobody would be a spectator any more
        if any(isinstance(link, Cable) for links in gone.values() for link in links) and rng.random() < 0.7:
            return  # or nobody would play any more
        holders, owned = dict(self.holders), host.owned
        self._hear(machine, host, said)
        self.follow(hosted)
        if deaf:
            return
        self.words += 1
        if isinstance(said, wire.Door) and self.door[1:4] != said:
            raise Wrong("what the host says of the door is not in the log")
        if isinstance(said, wire.Pardon):
            self.barred.clear()
            if self.door.out:
                raise Wrong("who was pardoned is still out")
        if isinstance(said, wire.Remove):
            self._went(host, holders, gone)
            barred = {link.address for links in gone.values() for link in links} - {host.address}
            if barred and not table.door.removed:
                raise Wrong("somebody is out, and there is nobody to pardon")
        if isinstance(said, wire.Hand) and self.holders != holders and (said.seat not in owned or len(owned) < 2):
            raise Wrong("a seat was given away that is not the host's")
        self.known |= {link.holder for link in table.links}

    def _word(self, table: Audience, spare: Collection[int] = ()) -> _Said:
        rng = self.world.rng
        chance = rng.random() if len(spare) < 2 else rng.choice((0.7, rng.random()))
        somebody = rng.choice([*map(table.number_of, table.everybody), rng.randrange(PLAYERS)])
        if chance < 0.4:
            return wire.Door(rng.random() < 0.4, rng.random() < 0.3, rng.randrange(3))
        if chance < 0.65:
            return wire.Remove(somebody)
        if chance < 0.75:
            near = [table.number_of(link) for link in table.links if isinstance(link, Stranger)]
            return wire.Hand(rng.choice([*spare, rng.randrange(PLAYERS)]), rng.choice([somebody, *near]))
        if chance < 0.85:
            return wire.Pardon()
        return wire.Admit(next(map(table.number_of, table.asking), somebody))

    def _meant(self, table: Audience, host: Link, said: wire.Remove) -> dict[bytes, list[Link]]:
        """The people that the host removes by that number: holders; b"" for a merely claimed key."""
        others = [link for link in table.everybody if link is not host]
        named = [link for link in others if table.number_of(link) == said.number]
        meant = {link.holder for link in named if link.seats or link.holder not in self.holders.values()}
        meant |= {self.holders[said.number]} if said.number in self.holders else set()
        gone = {one: [link for link in others if link.holder == one] for one in meant - {host.holder}}
        lying = [link for link in named if not link.seats and link.holder in self.holders.values()]
        return gone | ({b"": lying} if lying else {})

    def _went(self, host: Link, before: dict[int, bytes], gone: dict[bytes, list[Link]]) -> None:
        for holder, links in gone.items():
            if holder and (holder not in self.door.out or holder in self.holders.values()):
                raise Wrong("who was removed is not out, or keeps a seat")
            if any(self.holders[seat] != host.holder for seat in before if before[seat] == holder):
                raise Wrong("the seats of who was removed are not the host's")
            self.known.discard(holder)
            self.removed = self.removed or holder in {one.holder for one in IDENTITIES}
            self.barred |= {link.address for link in links} - {host.address}

    # ---- strangers

    def _somebody_pretends(self, machine: Machine, table: Audience) -> None:
        """A guest sends the commands of a host."""
        others = [link for link in table.everybody if not self._hosts(link)]
        if others:
            before = table.hosted.last, list(table.everybody), dict(table.hosted.holders)
            self._hear(machine, self.world.rng.choice(others), self._word(table))
            if before != (table.hosted.last, list(table.everybody), dict(table.hosted.holders)):
                raise Wrong("who is not the host is heard as if he were")

    def _removed_one_comes_back(self, machine: Machine) -> None:
        """With its key and a valid proof, from another address."""
        assert self.hosted is not None
        out = [one for one in IDENTITIES if one.holder in self.door.out]
        if out:
            one = self.world.rng.choice(out)
            link = Stranger(machine, one, "far away")
            proof = one.sign(statement(TABLE, link.nonce, link.binding))
            last = self.hosted.last
            if link.answer(wire.Resume(TABLE, proof, b"", last, self.hosted.chains[last])) != "removed":
                raise Wrong("who was removed comes back to his seat")

    def _somebody_claims_more(self, machine: Machine, hosted: Hosted) -> None:
        """A client without a seat claims a longer log, where a relay may lack its end: it must read nothing."""
        one = self.world.rng.choice([one for one in STRANGERS if one.holder not in self.holders.values()])
        link = Stranger(machine, one, "a liar's")
        proof = one.sign(statement(TABLE, link.nonce, link.binding))
        if link.answer(wire.Resume(TABLE, proof, b"", hosted.last + 1, bytes(8))) == "in":
            if not hosted.fresh:
                raise Wrong("who says that he has more looks on without having been let in")
            self.known.add(one.holder)  # a table without rules is open to everybody
        link.leave()

    def _knock(self, machine: Machine, table: Audience) -> None:
        rng = self.world.rng
        self.knocks += 1
        strangers = [link for link in table.everybody if isinstance(link, Stranger)]
        if strangers and (len(strangers) > 3 or rng.random() < 0.3):
            rng.choice(strangers).leave()
            return
        seated = [one for one in IDENTITIES if one.holder in self.holders.values()]
        liar = rng.choice(seated or STRANGERS)  # a key is only claimed here
        identity, address = rng.choice([*STRANGERS, liar]), rng.choice(_PLACES)
        must = self._answer(table, identity.holder, address)
        link = Stranger(machine, identity, address)
        code = machine.relay.rooms.code_of(TABLE)
        if not code:
            link.leave()
            return
        answer = link.answer(wire.Join(code, _CARD, (EDITION,)))
        if answer not in must:
            raise Wrong(f"a stranger at the door was told {answer!r} and not {must}")
        if answer == "in":
            self.known.add(identity.holder)

    def _answer(self, table: Audience, holder: bytes, address: str) -> tuple[str, ...]:
        """The possible answers to a stranger."""
        _, locked, _, looking, out = self.door
        known = holder in self.known and holder not in self.holders.values()  # a seat owner comes with a proof
        if holder in out or (address in self.barred and not known):
            return ("removed",)
        if locked and not known:
            return ("locked",)
        if known or looking == EVERYBODY:
            return ("in",)
        if looking == LET_IN:
            return ("asked",) if any(map(self._hosts, table.links)) else ("no-spectators",)
        return ("no-spectators",)

    # ---- inside

    def _hosts(self, link: Link) -> bool:
        return any(self.holders.get(seat) == self.host for seat in link.owned)

    @staticmethod
    def _hear(machine: Machine, link: Link, said: wire.Message) -> None:
        machine.front.received(link, wire.encode(said)[4:])
        machine.say()


def _cables(table: Audience, number: int) -> list[Cable]:
    return [link for link in table.links if isinstance(link, Cable) and table.number_of(link) == number]


def _door(data: bytes) -> DoorBody | None:
    record = decode(data, number_of(data), 0)
    body = read_body(record) if record.kind == DOOR else None
    return body if isinstance(body, DoorBody) else None
