"""A circle whose programs sign and exchange automatically, with forks, liars, and one with the switch off.

`evening(seed)` plays games and lets machines meet in any order, and raises where a rule is broken.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

from luna.circle import entries, letters, seals
from luna.circle.agent import CircleAgent
from luna.circle.circle import Circle
from luna.circle.entries import Entry, Join, Result
from luna.circle.exchange import MOST_LETTERS, Exchange, Letter, _opened
from luna.circle.games import State, games, result_of
from luna.circle.sheet import of_game
from luna.circle.shelf import LocalCircle, Shelf
from luna.log import savefile
from luna.log.bodies import HoldBody, SealBody
from luna.log.encoding import pack
from luna.log.records import CHAT, HOLD, NO_SEAT, LogHeader, Record
from luna.log.replay import records_of
from luna.net.identity import Identity, fingerprint
from luna.net.watch_messages import LETTER
from luna.table.table import Player, new_header
from tests.log.helpers import PEBBLES, dealt, random_game

RELAY = b"certificate of the relay........"
Sent = tuple[bytes, bytes]


class Machine:
    """A member's computer. Its `on` is the switch."""

    def __init__(self, home: Path, name: str) -> None:
        self.name, self.home, self.on = name, home / name, True
        self.shelf = Shelf(self.home)
        self.agent = CircleAgent(self.shelf, lambda: self.on)
        self.holder = fingerprint(name.encode().ljust(32))
        self.mail = self.agent.mail(RELAY)
        self.letters = 0  # written so far

    @property
    def held(self) -> LocalCircle:
        """The circle on this machine."""
        found = self.shelf.all()
        assert len(found) == 1, "the file of the circle is spoilt"
        return found[0]


class GameTable:
    """A table at a relay whose seats belong to people, each with the log on disk."""

    def __init__(self, number: int, people: Sequence[Machine], at: int = 0) -> None:
        self.id = number.to_bytes(16)
        self.people = people
        header = dealt(PEBBLES, number, len(people))
        players = {order: Player(one.name) for order, one in zip(PEBBLES.seats(header), people, strict=True)}
        made = new_header(PEBBLES, header, players, {"code": "ABCDEF"})
        self.header: LogHeader = made._replace(created=1000 + number)
        self.turns = records_of(PEBBLES, header, random_game(PEBBLES, header, number + at))
        self.records: list[Record] = []
        for seat, one in enumerate(people):
            self.add(Record(0, 0, NO_SEAT, HOLD, pack(HoldBody((seat,), one.holder))))

    def add(self, record: Record) -> None:
        """The relay orders a record; it skips one that fits any place and is there already."""
        known = {(one.seat, one.kind, one.body) for one in self.records}
        if record.kind != CHAT or (record.seat, record.kind, record.body) not in known:
            self.records.append(record._replace(seq=len(self.records) + 1))

    def play(self) -> None:
        """Play the game to its end."""
        for turn in self.turns:
            self.add(turn)

    def path(self, one: Machine) -> Path:
        """The journal of a machine, up to the relay's end."""
        path = one.home / f"{self.id.hex()}.luna"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(savefile.journal_bytes(self.id, self.header, self.records))
        return path

    def introduce(self, seat: int) -> None:
        """A seat's program sees the table under way."""
        one = self.people[seat]
        one.agent.take_in()
        for number, body in one.agent.introduce(self.path(one), {seat}):
            assert number == seat
            self.add(Record(0, 0, number, CHAT, body))

    def attend(self, seat: int) -> bool:
        """A seat's program sees the finished table; returns whether it posted anything."""
        one, before = self.people[seat], len(self.records)
        attended = one.agent.attend(self.path(one), len(self.records).to_bytes(8), one.holder)
        for number, body in attended.words:
            assert number == seat, "a program speaks for its own seat alone"
            self.add(Record(0, 0, number, CHAT, body))
        return len(self.records) > before

    def sign(self, chance: random.Random) -> None:
        """Run all programs until none has anything to post."""
        seats, said = list(range(len(self.people))), True
        while said:
            chance.shuffle(seats)
            said = sum(map(self.attend, seats)) > 0


def friends(home: Path, names: Sequence[str]) -> list[Machine]:
    """Machines of one circle; all but the first have only the invitation."""
    machines = [Machine(home, name) for name in names]
    held = machines[0].shelf.found("Friends", names[0])
    for one in machines[1:]:
        one.shelf.accept(machines[0].shelf.invite(machines[0].held), one.name)
    assert held.circle.key == machines[-1].held.circle.key
    return machines


def meet(machines: Sequence[Machine], chance: random.Random, loss: float = 0.0, more: Sequence[Sent] = ()) -> int:
    """Let programs meet at a relay until all is exchanged; `more`: letters of a liar. Returns the number of letters."""
    count = 0
    for _ in range(40):
        under_way: list[tuple[Machine | None, Sent]] = [(None, one) for one in more]
        given: set[tuple[str, bytes]] = set()
        for one in machines:
            one.agent.take_in()
            under_way += [(one, letter) for letter in one.mail.greet()]
        rounds = 0
        while under_way:
            sender, letter = under_way.pop(chance.randrange(len(under_way)))
            count, rounds = count + 1, rounds + 1
            assert rounds < 60 * len(machines) ** 2 + 40, "programs talk without end"
            for one in machines:
                if one is not sender and chance.random() >= loss:
                    answers = one.mail.took(*letter)
                    assert len(answers) <= MOST_LETTERS
                    for answer in answers:
                        opened = _opened(machines[0].held.circle.key, *answer)
                        assert opened is not None and len(answer[1]) <= LETTER
                        told = {(one.name, data) for data in opened.entries}
                        assert not told & given, "the same is given twice"
                        given |= told
                    under_way += [(one, answer) for answer in answers]
        if not sum(one.agent.take_in() for one in machines) and not loss:
            return count
    assert loss, "the sets never come to rest"
    return count


def same(machines: Sequence[Machine]) -> None:
    """All have the same set, to the byte."""
    assert len({letters.write(one.held.circle) for one in machines}) == 1, "members have different sets"


def forged(circle: Circle, liar: LocalCircle, known: Entry) -> list[Sent]:
    """Letters of a member with a changed program: unsigned entries, others' entries, and those of another circle."""
    exchange = Exchange(RELAY, lambda: [circle], id, b"liar")
    exchange.greet()
    about = exchange.about(circle.key)
    other = Identity.new()
    assert isinstance(known.body, Result)
    false = known.body._replace(created=known.body.created + 1)
    said = [
        Entry(circle.key, known.author, false, known.signature).data,
        entries.sign(other.key, liar.me, false).data if liar.me.key in false.players else b"\x00",
        b"\x95" + bytes(40),
    ]
    sent = [exchange._sealed(about, Letter(b"liar", entries=(one,))) for one in said]
    sent.append(exchange._sealed(about, Letter(b"liar", sheets=(b"no sheet",))))
    sent.append(exchange._sealed(about, Letter(b"liar", b"", lists=((0, bytes(80)),))))
    return [*sent, (about, b"nothing"), (about, bytes(200)), (bytes(16), sent[0][1])]


def strangers(circle: Circle, count: int) -> list[Sent]:
    """Entries of people without an invitation, which could fill the circle."""
    exchange = Exchange(RELAY, lambda: [circle], id, b"many")
    exchange.greet()
    about, made = exchange.about(circle.key), list[bytes]()
    for number in range(count):
        guest, me = Identity.new(), Identity.new()
        body = Join(f"Stranger {number}", guest.key, entries.invited(circle.key, guest, me.key))
        made.append(entries.sign(circle.key, me, body).data)
    return [exchange._sealed(about, Letter(b"many", entries=tuple(made[at : at + 20]))) for at in range(0, count, 20)]


def evening(seed: int) -> None:
    """Games of a circle with a liar, a fork, an old program or one with the switch off. Raises where a rule breaks."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        machines = friends(Path(folder), ("Anna", "Ben", "Cleo", "Dora"))
        anna, ben, cleo, dora = machines
        meet(machines, chance, loss=0.3)
        meet(machines, chance)
        same(machines)
        assert len(anna.held.circle.present) == 4
        _honest_game(machines, chance)
        _without_the_switch([anna, ben, dora], chance)
        _liar_at_the_table([anna, ben, cleo], chance)
        _late_word([ben, cleo], chance)
        _thief_of_a_name([anna, ben, dora], cleo, chance)
        _fork([anna, cleo], chance)
        known = next(entry for entry, _ in anna.held.circle.all(Result))
        before = len(anna.held.circle.entries)
        meet(machines, chance)
        meet(machines, chance, more=forged(anna.held.circle, ben.held, known))
        meet(machines, chance, more=strangers(anna.held.circle, 120))
        same(machines)
        assert len(anna.held.circle.waiting) <= 64 and len(anna.held.circle.entries) >= before
        for one in machines:
            for entry in one.held.circle.entries.values():
                assert entries.read(entry.data).circle == one.held.circle.key
            states = [game.state for game in games(one.held.circle)]
            assert states.count(State.COUNTS) == 3 and states.count(State.TWO_LOGS) == 2, states
            assert all(game.checked for game in games(one.held.circle)), "a sheet has not come along"
        assert meet(machines, chance) == len(machines), "programs with equal sets say no more than their digests"


def _honest_game(machines: Sequence[Machine], chance: random.Random) -> None:
    """Every program names its member, then signs; each collects the others' signatures from the table."""
    table = GameTable(1, machines)
    for seat in chance.sample(range(4), 4):
        table.introduce(seat)
        table.introduce(seat)
    assert len(table.records) == 8, "each says it once"
    for one in machines:
        assert not any(
            one.name.encode() in record.body or one.held.me.key[:8] in record.body for record in table.records
        )
    table.play()
    table.sign(chance)
    for one in machines:
        (game,) = [game for game in games(one.held.circle) if game.result.table == table.id]
        assert game.state is State.COUNTS and not game.missing and game.checked
    assert not any(table.attend(seat) for seat in range(4)), "nothing is said twice"


def _without_the_switch(people: Sequence[Machine], chance: random.Random) -> None:
    """One member has switched it off: the program posts nothing, and nobody signs a result without that member."""
    people[1].on = False
    table = GameTable(2, people)
    for seat in range(3):
        table.introduce(seat)
    assert all(record.seat != 1 for record in table.records), "a program without the switch speaks"
    table.play()
    table.sign(chance)
    people[1].on = True
    table.sign(chance)
    for one in people:
        assert not [game for game in games(one.held.circle) if game.result.table == table.id]


def _liar_at_the_table(people: Sequence[Machine], chance: random.Random) -> None:
    """A program posts signatures of others, and a false result of its own; only those that fit the log are kept."""
    table = GameTable(3, people)
    liar, circle = people[2], people[0].held.circle
    for seat in (0, 1, 2):
        table.introduce(seat)
    table.play()
    log = seals.read(table.path(liar))
    found = seals.players(liar.held.circle, log)
    assert found is not None
    node = log.fold.node
    sheet = of_game(log.header, log.header.seats, [one.turn for one in node.path()], node.after.digest)
    true = result_of(sheet, table.id, [found[seat] for seat in range(3)])
    false = true._replace(points=tuple(reversed(true.points)), places=tuple(reversed(true.places)))
    own = seals.mark(circle.key, liar.held.me.key, table.id)
    others = seals.mark(circle.key, people[0].held.me.key, table.id)
    for body in (
        SealBody(own, entries.sign(circle.key, liar.held.me, false._replace(created=1)).signature),
        SealBody(others, entries.sign(circle.key, liar.held.me, true).signature),
        SealBody(own, bytes(64)),
    ):
        table.add(Record(0, 0, 2, CHAT, pack(body)))
    table.sign(chance)
    for one in people:
        (game,) = [game for game in games(one.held.circle) if game.result.table == table.id]
        assert game.state is State.COUNTS and game.result == true


def _late_word(people: Sequence[Machine], chance: random.Random) -> None:
    """A member that speaks up after the end was not at the table for the circle: that would be another result."""
    table = GameTable(4, people)
    table.introduce(0)
    table.play()
    word = seals.introduction(people[1].held.circle.key, people[1].held.me, table.id, 1)
    table.add(Record(0, 0, 1, CHAT, pack(word)))
    table.sign(chance)
    assert all(game.result.table != table.id for one in people for game in games(one.held.circle))


def _thief_of_a_name(people: Sequence[Machine], absent: Machine, chance: random.Random) -> None:
    """A member plays under the name of an absent one: nobody signs, so the absent one has not lost."""
    for number, word in (
        (7, SealBody(seals.mark(absent.held.circle.key, absent.held.me.key, (7).to_bytes(16)), b"")),
        (8, seals.introduction(absent.held.circle.key, absent.held.me, (8).to_bytes(16), 0)),  # copied from seat 0
    ):
        table = GameTable(number, people)
        assert table.id == number.to_bytes(16)
        for seat in (0, 1):
            table.introduce(seat)
        table.add(Record(0, 0, 2, CHAT, pack(word)))
        table.play()
        table.sign(chance)
        assert all(game.result.table != table.id for one in people for game in games(one.held.circle))


def _fork(people: Sequence[Machine], chance: random.Random) -> None:
    """Two logs of one game: each signs what its own shows; both are shown, and none counts."""
    for number, at in ((5, 0), (6, 0)):
        one, other = GameTable(number, people, at), GameTable(number, people, at + 100)
        for table in (one, other):
            table.introduce(0)
            table.introduce(1)
            table.play()
        if number == 6:  # the same log for both: the game counts
            one.sign(chance)
            other.attend(0)  # a machine does not sign automatically against its earlier signature
            continue
        one.attend(0)
        other.attend(1)
