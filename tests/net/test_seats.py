"""Seats of absent owners and codes of tables survive a restart of the relay."""

import random

import pytest

from luna.log.bodies import HoldBody, TakeBody, chat_body, read_body
from luna.log.encoding import unpack
from luna.log.records import CHAT, HOLD, MAX_TIME, NO_SEAT, TAKE, Record, decode, encode, encode_header, read_header
from luna.net import wire
from luna.net.identity import Identity
from luna.net.relay import Relay
from luna.net.rooms import Link
from tests.log.helpers import PEBBLES as GAME
from tests.log.helpers import new_table
from tests.net.editions import EDITION
from tests.net.players import HEADER, TABLE
from tests.net.test_hostile import Net

PEBBLES = new_table(GAME).header


def log(net: Net) -> list[Record]:
    return [decode(data, number, 0) for number, data in enumerate(net.relay.tables[TABLE].hosted.records, 1)]


def back(net: Net, identity: Identity) -> Link:
    """A player returns with the whole log."""
    hosted = net.relay.tables[TABLE].hosted
    return net.resumed(identity, hosted.last, hosted.chains[hosted.last])


def restarted(net: Net) -> Net:
    """Another relay with the disk of this one."""
    again = Net()
    again.relay.load({TABLE: [net.relay.tables[TABLE].hosted.header, *net.relay.tables[TABLE].hosted.records]})
    return again


@pytest.fixture
def net() -> Net:
    return Net()


def test_a_taken_seat_returns_to_its_owner(net: Net) -> None:
    links = net.table(3)
    owner = net.identities[links[1]]
    net.relay.gone(links[1])
    net.say(links[0], wire.Take(1))
    assert links[0].taken == {1} and set(links[0].seats) == {0, 1}
    assert log(net)[-1].kind == TAKE and log(net)[-1].seat == NO_SEAT
    assert read_body(log(net)[-1]) == TakeBody(1, 0, (0, 2))
    again = back(net, owner)
    assert again.seats == (1,) and links[0].seats == (0,) and not links[0].taken
    assert read_body(log(net)[-1]) == HoldBody((1,), owner.holder)
    before = len(log(net))
    net.relay.gone(again)
    back(net, owner)
    assert len(log(net)) == before  # nobody had it meanwhile


def test_the_seat_of_a_present_owner_cannot_be_taken(net: Net) -> None:
    links = net.table(3)
    for seat in (0, 1, 7):
        net.say(links[0], wire.Take(seat))
    assert links[0].seats == (0,) and [record.kind for record in log(net)] == [HOLD] * 3


def test_any_other_player_can_take_over_a_taken_seat(net: Net) -> None:
    """The table decides who may have a seat; no client can keep it from the others for ever."""
    links = net.table(3)
    net.relay.gone(links[1])
    net.say(links[0], wire.Take(1))
    net.say(links[2], wire.Take(1))
    assert (links[0].seats, links[2].seats) == ((0,), (1, 2))
    assert read_body(log(net)[-1]) == TakeBody(1, 2, (0, 2))


def test_a_restart_keeps_seats_taken_but_not_by_whom(net: Net) -> None:
    links = net.table(2)
    owners = [net.identities[link] for link in links]
    net.relay.gone(links[1])
    net.say(links[0], wire.Take(1))
    net = restarted(net)
    assert net.relay.tables[TABLE].hosted.lent == {1}
    host = back(net, owners[0])
    assert host.seats == (0,) and log(net)[-1].kind == TAKE  # all players are awaited, so the log does not grow
    guest = back(net, owners[1])
    assert guest.seats == (1,) and read_body(log(net)[-1]) == HoldBody((1,), owners[1].holder)
    assert net.relay.tables[TABLE].hosted.lent == set()


def test_a_taken_seat_gives_no_rights_of_an_owner(net: Net) -> None:
    """A client sits down elsewhere: borrowed seats do not keep its old connection."""
    links = net.table(3)
    net.relay.gone(links[1])
    net.say(links[0], wire.Take(1))
    back(net, net.identities[links[0]])
    assert net.refusal(links[0]).code == "elsewhere"


FITS = wire.Hello(wire.PROTOCOL, "1.0")
PLAYED = wire.Edition(PEBBLES.game, PEBBLES.rules, PEBBLES.board)


def with_code(code: object) -> bytes:
    return encode_header(PEBBLES._replace(options={"code": code}))


def begun(net: Net, header: bytes = b"") -> str:
    """A table that began with the code of its room, or with that header; returns the code for its players."""
    link = net.link(hello=FITS)
    room = net.say(link, wire.Open(b"host", PLAYED))[-1]
    assert isinstance(room, wire.Room)
    net.say(link, wire.Begin(TABLE, (1,), header or with_code(room.code), 0))
    return next(message.code for message in net.inbox[link] if isinstance(message, wire.Seated))


def looks_on(net: Net, code: str) -> bool:
    link = net.link("10.0.7.1", FITS)
    return any(isinstance(message, wire.Seated) for message in net.say(link, wire.Join(code, b"", (PLAYED,))))


def test_a_code_leads_to_its_table_after_a_restart() -> None:
    net = Net()
    code = begun(net)
    assert read_header(unpack(net.relay.tables[TABLE].hosted.header)).options["code"] == code
    again = restarted(net)
    assert again.relay.rooms.code_of(TABLE) == code
    assert looks_on(again, code) and looks_on(again, code.lower())
    stranger = again.link(hello=FITS._replace(app="9.9"))
    again.say(stranger, wire.Join(code, b"", (PLAYED._replace(rules=PEBBLES.rules + 1),)))
    assert again.refusal(stranger).code == "other-rules"
    again.relay.rooms.forget(TABLE)
    assert not looks_on(again, code) and len(again.relay.rooms) == 0


def test_a_table_that_is_hosted_again_keeps_its_code() -> None:
    net = Net()
    assert begun(net, with_code("ABCDEF")) == "ABCDEF"
    room = next(iter(net.relay.rooms._rooms))
    assert room != "ABCDEF" and looks_on(net, room) and looks_on(net, "ABCDEF")
    net.relay.rooms.forget(TABLE)
    assert len(net.relay.rooms) == 0


@pytest.mark.parametrize("code", ["ABCDE", "ABCDE0", "abcdef", 7, None, ["ABCDEF"], "ABCDEFG"])
def test_an_invalid_code_leads_nowhere(code: object) -> None:
    net = Net()
    told = begun(net, with_code(code))
    assert told != code and looks_on(net, told)
    assert restarted(net).relay.rooms.code_of(TABLE) == ""


def test_a_table_cannot_have_the_code_of_another_one() -> None:
    net = Net()
    other = net.link()
    room = net.say(other, wire.Open(b"other", EDITION))[-1]
    assert isinstance(room, wire.Room)
    assert begun(net, with_code(room.code)) != room.code
    found = net.relay.rooms.by_code(room.code)
    assert found is not None and found.table is None


def test_a_malformed_header_is_passed_on_to_the_players() -> None:
    rng = random.Random(5)
    for _ in range(200):
        data = bytearray(with_code("ABCDEF"))
        data[rng.randrange(len(data))] = rng.randrange(256)
        relay = Relay(lambda: 0.0, rng.randbytes)
        relay.load({TABLE: [bytes(data)], b"U" * 16: [HEADER]})
        assert len(relay.tables) == 2


def test_chat_leaves_room_in_a_full_log_for_taking_a_seat(net: Net) -> None:
    """A full table gives no seats either: nothing may make it longer than a log may be."""
    links = net.table(3)
    net.relay.gone(links[1])
    hosted = net.relay.tables[TABLE].hosted
    hosted.size = 1 << 30
    said = net.say(links[0], wire.Submit(1, 0, -1, CHAT, chat_body(b"12345678", "hello")), wire.Take(1))
    assert links[0].seats == (0,) and said[-1] == wire.Denied(1, "full") and hosted.last == 3


def test_the_time_of_a_table_stays_in_its_range(net: Net) -> None:
    """An uploaded log may claim an endless duration; the relay's own records can still be read."""
    links = net.table(2)
    hosted = net.relay.tables[TABLE].hosted
    last = Record(hosted.last + 1, MAX_TIME, 0, CHAT, chat_body(bytes(8), "", "late"))
    assert hosted.extended_by([encode(last)])
    hosted.add(1e9, 0, CHAT, chat_body(bytes(7) + b"x", "", "later"))
    assert log(net)[-1].t_ms == MAX_TIME and links
