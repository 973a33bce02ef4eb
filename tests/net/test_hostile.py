"""Hostile clients and broken machines at the relay never disturb the other clients."""

import random
from collections.abc import Iterator

import pytest

from luna.log.bodies import HoldBody, chat_body
from luna.log.encoding import pack
from luna.log.frames import MAX_RECORDS
from luna.log.records import CHAT, EPOCH, HOLD, TURN
from luna.net import wire
from luna.net.identity import Identity, fingerprint, statement
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.requests import Requests
from luna.net.rooms import Link
from tests.net.editions import EDITION
from tests.net.test_wire import FRAMES, HEADER, HELLO, TABLE, TURN_BODY, mutated


class Net:
    """A relay with a simulated clock, chance and disk."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.now = 0.0
        self.relay = Relay(lambda: self.now, random.Random(1).randbytes, limits, "1.0")
        self.inbox: dict[Link, list[wire.Message | None]] = {}
        self.identities: dict[Link, Identity] = {}

    def link(
        self, address: str = "10.0.0.1", hello: wire.Hello | None = HELLO, identity: Identity | None = None
    ) -> Link:
        """A connection that has greeted; with `hello` None, one that has not."""
        link = Link(address, self.relay.limits, b"this relay")
        self.inbox[link] = []
        self.identities[link] = identity or Identity(len(self.identities).to_bytes(32))
        self.relay.connected(link)
        if hello is not None:
            self.say(link, hello)
        if link.hello is not None:
            self.say(link, wire.Holder(self.identities[link].key))
        return link

    def resumed(
        self, identity: Identity, seq: int, chain: bytes, table: bytes = TABLE, address: str = "10.0.0.1"
    ) -> Link:
        """A seat owner reconnects, with this end of the log."""
        link = self.link(address, identity=identity)
        self.say(link, resume(link, identity, seq, chain, table))
        return link

    def say(self, link: Link, *messages: wire.Message) -> list[wire.Message | None]:
        """The frames to this link until everything is durable; None: it was cut."""
        return self.raw(link, *(wire.encode(message)[4:] for message in messages))

    def raw(self, link: Link, *frames: bytes) -> list[wire.Message | None]:
        before = len(self.inbox[link])
        for frame in frames:
            Requests(self.relay).received(link, frame)
        self.settle()
        return self.inbox[link][before:]

    def settle(self) -> None:
        while self.relay.commit.unsynced:
            self.relay.commit.begin()
            self.relay.synced()
        for link, frame in self.relay.take():
            self.inbox[link].append(None if frame is None else wire.decode(frame[4:]))

    def tick(self, seconds: float) -> None:
        self.now += seconds
        self.relay.tick()
        self.settle()

    def table(self, players: int = 2, table: bytes = TABLE, address: str = "10.0.0.1") -> list[Link]:
        """A table that has begun, with a link for each seat."""
        links = [self.link(f"{address}{number}") for number in range(players)]
        room = self.say(links[0], wire.Open(b"host", EDITION))[-1]
        assert isinstance(room, wire.Room)
        for link in links[1:]:
            self.say(link, wire.Join(room.code, b"guest", (EDITION,)))
        self.say(links[0], wire.Begin(table, tuple(range(1, players + 1)), HEADER, 0))
        for link in links:
            self.say(link, wire.More(0))
        return links

    def code(self, link: Link) -> str:
        return next(message.code for message in self.inbox[link] if isinstance(message, wire.Room))

    def refusal(self, link: Link) -> wire.Refusal:
        """The last message to a link that has been cut."""
        *_, said, end = self.inbox[link]
        assert end is None and isinstance(said, wire.Refusal)
        return said


def signed(link: Link, identity: Identity, table: bytes = TABLE) -> bytes:
    """The proof of a seat for this link and key."""
    return identity.sign(statement(table, link.nonce, link.binding))


def resume(link: Link, identity: Identity, seq: int, chain: bytes, table: bytes = TABLE) -> wire.Resume:
    return wire.Resume(table, signed(link, identity, table), identity.token, seq, chain)


@pytest.fixture
def net() -> Net:
    return Net()


@pytest.fixture
def calm(net: Net) -> Iterator[Net]:
    """A relay with a table that continues undisturbed afterwards."""
    players = net.table(address="10.0.1.")
    net.say(players[0], wire.Submit(1, 0, 2, TURN, TURN_BODY))
    before = [list(net.inbox[link]) for link in players]
    yield net
    assert [net.inbox[link] for link in players] == before
    for seat, link in enumerate(players):
        (page,) = net.say(link, wire.Submit(2, seat, 3 + seat, TURN, TURN_BODY))
        assert isinstance(page, wire.Page) and page.head == 4 + seat


def gone(net: Net, link: Link) -> bool:
    return link not in net.relay.links


def test_the_relay_survives_any_frames_from_anybody(net: Net) -> None:
    """Guests, spectators and strangers send mutated frames; a table of others continues."""
    rng = random.Random(11)
    players = net.table(address="10.0.2.")
    turns = 0
    for number in range(1_500):
        if number % 12 == 0:
            link = net.link(f"10.0.3.{number}")
            if number % 24 == 0:
                net.say(link, wire.Join(net.code(players[0]), b"spectator", (EDITION,)))
        net.raw(link, mutated(rng, rng.choice(FRAMES)))
        net.now += 0.1
        if number % 10 == 0:
            head = net.relay.tables[TABLE].hosted.last
            net.say(players[turns % 2], wire.Submit(turns, turns % 2, head, TURN, TURN_BODY))
            turns += 1
            assert net.relay.tables[TABLE].hosted.last == head + 1
        if number % 50 == 0:
            for player in players:
                net.say(player, wire.Beat())
            net.tick(0)
    assert net.relay.tables[TABLE].hosted.last == 2 + turns == 152


@pytest.mark.parametrize("kind", [HOLD, EPOCH, 0, 99, 255])
def test_clients_cannot_submit_relay_records_or_unknown_kinds(net: Net, kind: int) -> None:
    host, _ = net.table()
    net.say(host, wire.Submit(1, 0, -1, kind, b"x"))
    assert net.refusal(host).code == "malformed"
    assert net.relay.tables[TABLE].hosted.last == 2


# ---- greeting


def test_the_greeting_comes_first(calm: Net) -> None:
    for message in (
        wire.Open(b"", EDITION),
        wire.Join("ABCDEF", b"", (EDITION,)),
        wire.Beat(),
        wire.Submit(1, 0, -1, CHAT, b"x"),
    ):
        stranger = calm.link(hello=None)
        calm.say(stranger, message)
        assert calm.refusal(stranger).code == "malformed"


def test_a_silent_client_is_dismissed(net: Net) -> None:
    """A greeting byte by byte counts as silence: half a frame is nothing."""
    silent, polite, player = net.link(hello=None), net.link(), net.table()[0]
    net.tick(5.1)
    assert gone(net, silent) and not gone(net, polite)
    for _ in range(12):
        net.say(polite, wire.Beat())
        net.say(player, wire.Beat())
        net.tick(5)
    assert net.refusal(polite).code == "silent"  # it chose neither room nor table
    assert not gone(net, player)
    net.tick(15)
    assert net.refusal(player).code == "silent"


def test_a_version_refusal_names_both_versions(net: Net) -> None:
    old = net.link(hello=HELLO._replace(protocol=wire.PROTOCOL + 1, app="0.9"))
    assert net.refusal(old) == wire.Refusal("protocol", ("1.0", "0.9"))
    host = net.link()
    net.say(host, wire.Open(b"", EDITION))
    for others in ([EDITION._replace(rules=2)], [EDITION._replace(board=b"other!!!"), EDITION._replace(game="go")]):
        guest = net.link(hello=HELLO._replace(app="1.1"))
        net.say(guest, wire.Join(net.code(host), b"", tuple(others)))
        assert net.refusal(guest) == wire.Refusal("other-rules", ("1.0", "1.1"))
    for others in ([], [EDITION._replace(game="go")]):
        guest = net.link(hello=HELLO._replace(app="1.1"))
        net.say(guest, wire.Join(net.code(host), b"", tuple(others)))
        assert net.refusal(guest) == wire.Refusal("other-game", ("1.0", "1.1"))


def test_one_relay_has_rooms_of_several_games(net: Net) -> None:
    """A connection is bound to no game: a client of both games finds both."""
    editions = (EDITION, EDITION._replace(game="go", rules=7, board=b""))
    for edition in editions:
        host, guest = net.link(), net.link()
        net.say(host, wire.Open(b"", edition))
        room = net.say(guest, wire.Join(net.code(host), b"", editions))[-1]
        assert isinstance(room, wire.Room) and room.edition == edition


def test_a_flood_of_strangers_leaves_room_for_others(calm: Net) -> None:
    flood = [calm.link("6.6.6.6", None) for _ in range(200)]
    assert sum(not gone(calm, link) for link in flood) == calm.relay.limits.strangers_of_one
    friend = calm.link("7.7.7.7")
    assert isinstance(calm.say(friend, wire.Open(b"", EDITION))[-1], wire.Room)


def test_strangers_from_many_addresses_are_limited(calm: Net) -> None:
    flood = [calm.link(f"6.6.6.{number}", None) for number in range(200)]
    assert sum(not gone(calm, link) for link in flood) == calm.relay.limits.strangers


# ---- codes and rooms


def test_wrong_codes_are_limited(calm: Net) -> None:
    host = calm.link("8.8.8.8")
    calm.say(host, wire.Open(b"", EDITION))
    for number in range(8):
        guesser = calm.link("6.6.6.6")
        calm.say(guesser, wire.Join(f"WRONG{number}", b"", (EDITION,)))
        assert calm.refusal(guesser).code == ("no-room" if number < 5 else "slow-down")
    late = calm.link("6.6.6.6")
    calm.say(late, wire.Join(calm.code(host), b"", (EDITION,)))
    assert calm.refusal(late).code == "slow-down"  # not even the right one now
    assert isinstance(
        calm.say(calm.link("9.9.9.9"), wire.Join(calm.code(host).lower(), b"", (EDITION,)))[-1], wire.Room
    )


def test_wrong_codes_from_many_addresses_are_limited_and_expire(net: Net) -> None:
    for number in range(300):
        net.say(net.link(f"6.6.{number}.6"), wire.Join("WRONG2", b"", (EDITION,)))
    again = net.link("6.6.1.6")
    net.say(again, wire.Join("WRONG2", b"", (EDITION,)))
    assert net.refusal(again).code == "slow-down"
    host, friend = net.link("8.8.8.8"), net.link("9.9.9.9")
    net.say(host, wire.Open(b"", EDITION))
    assert isinstance(net.say(friend, wire.Join(net.code(host), b"", (EDITION,)))[-1], wire.Room)
    net.now += 61
    assert net.relay.guesses.allowed("6.6.1.6", net.now)
    assert not net.relay.guesses._wrong


def test_rooms_of_one_address_are_limited(calm: Net) -> None:
    hosts = [calm.link("6.6.6.6") for _ in range(9) if calm.now < 1]
    for host in hosts:
        calm.say(host, wire.Open(b"", EDITION))
    assert [gone(calm, host) for host in hosts] == [False] * 8 + [True]
    calm.relay.gone(hosts[0])
    assert isinstance(calm.say(calm.link("6.6.6.6"), wire.Open(b"", EDITION))[-1], wire.Room)


def test_guests_are_told_that_the_host_has_left(calm: Net) -> None:
    host, guest = calm.link(), calm.link()
    calm.say(host, wire.Open(b"", EDITION))
    calm.say(guest, wire.Join(calm.code(host), b"", (EDITION,)))
    calm.relay.gone(host)
    calm.settle()
    assert calm.refusal(guest).code == "host-left"
    assert not len(calm.relay.rooms) - 1  # the quiet table's


def test_a_guest_who_leaves_at_the_beginning_does_no_harm(net: Net) -> None:
    host, guest = net.link(), net.link()
    net.say(host, wire.Open(b"", EDITION))
    net.say(guest, wire.Join(net.code(host), b"", (EDITION,)))
    net.relay.gone(guest)
    answer = net.say(host, wire.Begin(TABLE, (1, 2), HEADER, 0))
    assert isinstance(answer[-1], wire.Room) and len(answer[-1].members) == 1
    assert not net.relay.tables
    net.say(host, wire.Begin(TABLE, (1, 1), HEADER, 0))
    assert TABLE in net.relay.tables


# ---- at the table


def test_only_the_owner_plays_for_a_seat(net: Net) -> None:
    host, guest = net.table()
    assert net.say(guest, wire.Submit(1, 0, 2, TURN, TURN_BODY)) == [wire.Denied(1, "seat")]
    spectator = net.link()
    net.say(spectator, wire.Join(net.code(host), b"", (EDITION,)))
    for message in (
        wire.Submit(1, 0, 2, TURN, TURN_BODY),
        wire.Take(0),
        wire.GoOn(),
        wire.Give((b"x",)),
        wire.Profile(b""),
    ):
        said = net.say(spectator, message)
        assert all(isinstance(answer, wire.Denied) for answer in said)
    assert spectator.seats == () and net.relay.tables[TABLE].hosted.last == 2


def test_the_newest_connection_of_a_holder_has_the_seats(net: Net) -> None:
    host, guest = net.table()
    hosted = net.relay.tables[TABLE].hosted
    again = net.resumed(net.identities[guest], 2, hosted.chains[2])
    assert net.refusal(guest).code == "elsewhere"
    assert again.seats == (1,)
    net.say(again, wire.More(2))
    assert isinstance(net.say(again, wire.Submit(1, 1, 2, TURN, TURN_BODY))[-1], wire.Page)
    assert not gone(net, host)


def test_a_connection_sits_at_one_table(net: Net) -> None:
    first = net.table()
    second = net.table(table=b"U" * 16, address="10.0.9.")
    hosted = net.relay.tables[b"U" * 16].hosted
    owner = net.identities[second[0]]
    spectator = net.link(identity=owner)
    net.say(spectator, wire.Join(net.code(first[0]), b"", (EDITION,)))
    net.say(spectator, resume(spectator, owner, 2, hosted.chains[2], b"U" * 16))
    assert net.refusal(spectator).code == "malformed"
    assert all(spectator not in audience.links for audience in net.relay.tables.values())


def test_a_return_with_another_key_or_log_is_refused(net: Net) -> None:
    host, _ = net.table()
    hosted = net.relay.tables[TABLE].hosted
    owner = net.identities[host]
    for identity, seq, chain, code in (
        (Identity(b"x" * 32), 2, hosted.chains[2], "no-seat"),
        (Identity(b"x" * 16), 2, hosted.chains[2], "no-seat"),
        (owner, 2, b"otherlog", "fork"),
        (owner, 3, hosted.chains[2], "fork"),
        (owner, MAX_RECORDS, b"otherlog", "fork"),
    ):
        link = net.resumed(identity, seq, chain)
        assert net.refusal(link).code == code


def test_submits_have_a_rate(net: Net) -> None:
    host, _ = net.table()
    words = [chat_body(bytes(7) + bytes((n,)), "", "x") for n in range(60)]
    answers = net.say(host, *(wire.Submit(n, 0, -1, CHAT, word) for n, word in enumerate(words)))
    denied = [answer for answer in answers if isinstance(answer, wire.Denied)]
    assert len(denied) == 20 and {answer.code for answer in denied} == {"slow-down"}
    assert net.relay.tables[TABLE].hosted.last == 2 + 40
    net.now += 1
    assert isinstance(net.say(host, wire.Submit(99, 0, 42, TURN, TURN_BODY))[-1], wire.Page)


def test_questions_have_a_rate_too(calm: Net) -> None:
    host, guest = calm.table(table=b"U" * 16)
    calm.say(guest, *(wire.More(0) for _ in range(500)))
    assert calm.refusal(guest).code == "slow-down"
    assert not gone(calm, host)


def test_a_log_that_does_not_continue_changes_nothing(net: Net) -> None:
    """A part of the given records is right, the rest is not: none of them may stay."""
    host, _ = net.table()
    hosted = net.relay.tables[TABLE].hosted
    lost = Net()
    lost.relay.load({TABLE: [HEADER, *hosted.records]})
    link = lost.resumed(net.identities[host], 4, b"whatever")
    good = pack([3, hosted.t_ms, 0, TURN, TURN_BODY])
    lost.say(link, wire.Give((good, b"\x91\x01")))
    assert lost.refusal(link).code == "fork"
    assert lost.relay.tables[TABLE].hosted.records == hosted.records


def test_giving_known_records_has_a_rate(net: Net) -> None:
    host, _ = net.table()
    hosted = net.relay.tables[TABLE].hosted
    lost = Net()
    lost.relay.load({TABLE: [HEADER, *hosted.records]})
    link = lost.resumed(net.identities[host], 9, b"whatever")
    lost.say(link, *(wire.Give(tuple(hosted.records)) for _ in range(500)))
    assert lost.refusal(link).code == "slow-down"
    guest = net.link()
    net.say(guest, wire.Open(b"", EDITION))
    again = wire.Give((hosted.records[0],))
    net.say(guest, wire.Begin(b"V" * 16, (), HEADER, 9), again, again)
    assert net.refusal(guest).code == "malformed"


def test_a_former_spectator_cannot_bring_a_log(net: Net) -> None:
    """After a loss a stranger with the table's number claims a longer log, with himself at every seat."""
    host, _ = net.table()
    net.say(host, wire.Submit(1, 0, 2, TURN, TURN_BODY))
    hosted = net.relay.tables[TABLE].hosted
    lost = Net()
    lost.relay.load({TABLE: [HEADER, *hosted.records]})
    thief = Identity(b"s" * 32)
    stranger = lost.resumed(thief, 4, b"whatever")
    forged = pack([4, hosted.t_ms, -1, HOLD, pack(HoldBody((0, 1), fingerprint(thief.key)))])
    lost.say(stranger, wire.Give((forged,)))
    assert lost.refusal(stranger).code == "no-seat"
    assert lost.relay.tables[TABLE].hosted.records == hosted.records


def test_continuing_needs_all_connected_players(net: Net) -> None:
    links = net.table(3)
    hosted = net.relay.tables[TABLE].hosted
    lost = Net()
    lost.relay.load({TABLE: [HEADER, *hosted.records]})
    first, second = (lost.resumed(net.identities[player], 3, hosted.chains[3]) for player in links[:2])
    lost.say(first, wire.GoOn())
    assert lost.relay.tables[TABLE].hosted.waiting
    lost.say(second, wire.GoOn())
    assert not lost.relay.tables[TABLE].hosted.waiting
    assert lost.relay.tables[TABLE].hosted.last == 4  # the new epoch


def test_an_old_table_makes_room_for_a_new_one() -> None:
    net = Net(Limits(tables=1))
    for link in net.table():
        net.relay.gone(link)
    players = net.table(table=b"U" * 16, address="10.0.9.")
    assert list(net.relay.tables) == [b"U" * 16]
    stranger = net.link()
    net.say(stranger, wire.Open(b"", EDITION))
    assert net.refusal(stranger).code == "busy"  # a client is at the only table allowed
    assert not gone(net, players[0])


def test_a_failed_disk_is_reported_to_everybody(net: Net) -> None:
    players = net.table()
    Requests(net.relay).received(players[0], wire.encode(wire.Submit(1, 0, 2, TURN, TURN_BODY))[4:])
    net.relay.commit.begin()
    net.relay.disk_failed()
    net.settle()
    for link in players:
        assert net.refusal(link).code == "disk"
        assert not any(isinstance(said, wire.Page) and said.head == 3 for said in net.inbox[link])
