"""Hostile clients against the relay's resources: one address uses up its share, and the others never notice."""

import random
import tracemalloc
from typing import Any

from luna.log.bodies import chat_body
from luna.log.frames import MAX_RECORDS
from luna.log.records import CHAT, TURN, VOTE, Record, encode, encode_header
from luna.net import wire
from luna.net.hosted import Hosted
from luna.net.limits import Limits, Quota, place
from luna.net.rooms import Link
from tests.net.editions import EDITION
from tests.net.test_hostile import Net, gone
from tests.net.test_seats import PEBBLES
from tests.net.test_wire import HEADER, TABLE, TURN_BODY

SMALL = Limits(bytes=1 << 20, bytes_of_one=1 << 18, given_burst=1 << 22, opens_burst=1 << 10)


def handed_over(net: Net, address: str, table: bytes, records: int = 40) -> Link | None:
    """A client opens a room and uploads a long log that nobody plays; None if it is refused."""
    link = net.link(address)
    room = None if gone(net, link) else net.say(link, wire.Open(b"", EDITION))[-1]
    if not isinstance(room, wire.Room):
        return None
    log = [encode(Record(seq, 0, 0, CHAT, bytes(1000))) for seq in range(1, records + 1)]
    gifts = [wire.Give(tuple(log[at : at + 10])) for at in range(0, records, 10)]
    net.say(link, wire.Begin(table, (1,), HEADER, records), *gifts)
    return None if gone(net, link) else link


def opens(net: Net, address: str) -> bool:
    """Whether a client from there gets a room."""
    return isinstance(net.say(net.link(address), wire.Open(b"", EDITION))[-1], wire.Room)


def plays(net: Net, link: Link, seat: int = 0) -> bool:
    """Whether a turn of a player gets into the log."""
    return isinstance(
        net.say(link, wire.Submit(1, seat, net.relay.tables[TABLE].hosted.last, TURN, TURN_BODY))[-1], wire.Page
    )


def test_one_address_cannot_fill_the_relay() -> None:
    net = Net(SMALL)
    host, _ = net.table(address="10.0.1.")
    for number in range(100):
        link = handed_over(net, "6.6.6.6", number.to_bytes(16, "big"))
        if link is not None:
            net.relay.gone(link)
    brought = [one.hosted.weight for table, one in net.relay.tables.items() if table != TABLE]
    assert sum(brought) <= SMALL.bytes_of_one + (1 << 16)
    assert opens(net, "7.7.7.7")
    assert plays(net, host)


def test_a_relay_filled_from_everywhere_recovers_by_itself() -> None:
    """Unplayed tables go first, then those played the longest ago; a table with a client stays."""
    net = Net(SMALL)
    there = net.table(address="10.0.1.")
    left = net.table(table=b"L" * 16, address="10.0.2.")
    net.say(left[0], wire.Submit(1, 0, 2, TURN, TURN_BODY))
    for link in left:
        net.relay.gone(link)
    for number in range(100):
        giver = handed_over(net, f"6.6.{number}.6", number.to_bytes(16, "big"))
        assert giver is not None
        net.relay.gone(giver)
        net.now += 0.1
    assert opens(net, "7.7.7.7")
    assert plays(net, there[0])
    assert b"L" * 16 in net.relay.tables
    assert net.relay.weights.total < SMALL.bytes


def talks(net: Net, link: Link) -> set[str]:
    """A client chats as much as a log takes; the last answer to it."""
    for number in range(200):
        net.now += 0.1
        word = chat_body(bytes(4) + number.to_bytes(4, "big"), "", "x" * 150)
        said = net.say(link, wire.Submit(number, link.seats[0], -1, CHAT, word))
    return {answer.code for answer in said if isinstance(answer, wire.Denied)}


def test_one_address_at_many_tables_delays_nobody() -> None:
    """An occupied table is not forgotten: a client fills the tables that it opened, and stays."""
    net = Net(Limits(bytes=1 << 19, bytes_of_one=1 << 17, words=1 << 16))
    host, guest = net.table(address="10.0.1.")
    for number in range(12):
        link = net.link("6.6.6.6")
        room = None if gone(net, link) else net.say(link, wire.Open(b"", EDITION))[-1]
        if isinstance(room, wire.Room):
            net.say(link, wire.Begin(number.to_bytes(16, "big"), (1,), HEADER, 0))
            assert "full" in talks(net, link)
    assert net.relay.weights.of["6.6.6.6"] < net.relay.limits.bytes_of_one + (1 << 11)
    assert plays(net, host) and plays(net, guest, 1)


def test_a_table_from_the_disk_is_charged_to_the_first_that_returns() -> None:
    net = Net()
    links = net.table(address="10.0.1.")
    owner, hosted = net.identities[links[0]], net.relay.tables[TABLE].hosted
    again = Net(Limits(bytes_of_one=hosted.weight + 1_000))
    again.relay.load({TABLE: [HEADER, *hosted.records]}, whole=True)
    back = again.resumed(owner, hosted.last, hosted.chains[-1], address="6.6.6.6")
    assert again.relay.weights.of == {"6.6.6.6": again.relay.tables[TABLE].hosted.weight}, "before anything is said"
    assert "full" in talks(again, back)
    assert again.relay.weights.of == {"6.6.6.6": again.relay.tables[TABLE].hosted.weight}


def test_taking_a_seat_back_and_forth_does_not_fill_the_log() -> None:
    """The relay's own records for them have a share too; a game without room for turns cannot be finished."""
    net = Net(Limits(plays=1 << 16))
    one, other, away = net.table(3)
    net.relay.gone(away)
    for _ in range(400):
        net.now += 0.1
        for link in (one, other):
            net.say(link, wire.Beat(), wire.Take(2))
    assert net.relay.tables[TABLE].hosted.last < 200
    assert plays(net, one) and plays(net, other, 1)


def test_a_page_of_a_long_log_costs_no_more_than_of_a_short_one() -> None:
    """Also one that is not sent, because its place has read enough: it is requested a hundred times a second."""

    class Counted(list[bytes]):
        copied = 0

        def __getitem__(self, key: Any) -> Any:
            found = super().__getitem__(key)
            self.copied += len(found) if isinstance(key, slice) else 0
            return found

    hosted = Hosted(TABLE, HEADER, 0.0)
    for number in range(1, 2_001):
        hosted.adopt(encode(Record(number, 0, 0, CHAT, b"x")), 0.0)
    hosted.durable, hosted.records = hosted.last, Counted(hosted.records)
    assert len(hosted.page(0, 1 << 16)) == 256 and hosted.records.copied == 256
    assert len(hosted.page(1_990, 1 << 16)) == 10


def test_a_log_being_handed_over_is_charged() -> None:
    net = Net(SMALL._replace(rooms_of_one=100))
    for number in range(20):
        link = net.link("6.6.6.6")
        if net.say(link, wire.Open(b"", EDITION)) and not gone(net, link):
            net.say(link, wire.Begin(number.to_bytes(16, "big"), (1,), HEADER, 2000))
            log = [encode(Record(seq, 0, 0, CHAT, bytes(1000))) for seq in range(1, 51)]
            net.say(link, *(wire.Give(tuple(log[at : at + 10])) for at in range(0, 50, 10)))
    given = sum(link.giving[0].weight for link in net.relay.links if link.giving is not None)
    assert given <= SMALL.bytes_of_one + (1 << 14) and net.relay.weights.total == given
    for link in list(net.relay.links):
        net.relay.gone(link)
    assert net.relay.weights.total == 0 == len(net.relay.weights.of)


def test_handovers_have_a_rate() -> None:
    net = Net(Limits(given=1 << 10, given_burst=1 << 16))
    assert handed_over(net, "6.6.6.6", b"A" * 16) is not None
    assert handed_over(net, "6.6.6.6", b"B" * 16) is None
    assert handed_over(net, "7.7.7.7", b"C" * 16) is not None
    net.now += 60
    assert handed_over(net, "6.6.6.6", b"D" * 16) is not None


def test_an_unplayed_handover_expires() -> None:
    net = Net()
    for table, played in ((b"A" * 16, False), (b"B" * 16, True)):
        link = handed_over(net, "6.6.6.6", table)
        assert link is not None
        if played:
            net.say(link, wire.Submit(1, 0, net.relay.tables[table].hosted.last, TURN, TURN_BODY))
        net.relay.gone(link)
    for link in net.table(address="10.0.1."):
        net.relay.gone(link)
    net.tick(net.relay.limits.unplayed - 1)
    assert len(net.relay.tables) == 3
    net.tick(2)
    assert set(net.relay.tables) == {b"B" * 16, TABLE}


def test_rooms_have_a_rate() -> None:
    net = Net(Limits(opens=0.1, opens_burst=3))
    got = []
    for _ in range(5):
        link = net.link("6.6.6.6")
        got.append(isinstance(net.say(link, wire.Open(b"", EDITION))[-1], wire.Room))
        net.relay.gone(link)
    assert got == [True, True, True, False, False]
    net.now += 11
    assert opens(net, "6.6.6.6")


def test_the_memory_of_small_records_is_counted() -> None:
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    hosted = Hosted(TABLE, HEADER, 0.0)
    for number in range(MAX_RECORDS // 4):
        body = number.to_bytes(4, "big")
        hosted.knew(0, VOTE, body)
        hosted.add(0.0, 0, VOTE, body)
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert used / 1.5 < hosted.weight < used * 1.5


def test_endless_chat_of_one_seat_displaces_no_turn() -> None:
    net = Net(Limits(words=1 << 14))
    host, guest = net.table()
    denied = []
    for number in range(200):
        net.now += 0.1
        said = net.say(guest, wire.Submit(number, 1, -1, CHAT, chat_body(number.to_bytes(8, "big"), "", "x" * 150)))
        denied += [answer for answer in said if isinstance(answer, wire.Denied)]
    assert {answer.code for answer in denied} == {"full"} and len(denied) > 100
    assert isinstance(net.say(host, wire.Submit(1, 0, -1, CHAT, chat_body(bytes(8), "", "x")))[-1], wire.Page)
    assert isinstance(
        net.say(guest, wire.Submit(999, 1, -1, VOTE, b"yes"))[-1], wire.Page
    )  # the host is heard when asked
    assert plays(net, host) and plays(net, guest, 1)


def test_junk_turns_of_one_seat_leave_room_for_the_others() -> None:
    net = Net(Limits(plays=1 << 14))
    host, guest = net.table()
    for _ in range(100):
        net.now += 0.1
        plays(net, guest, 1)
    assert not plays(net, guest, 1)
    assert plays(net, host)


def test_chat_is_still_charged_after_a_restart() -> None:
    net = Net(Limits(words=1 << 12))
    _, guest = net.table()
    for number in range(30):
        net.now += 0.1
        net.say(guest, wire.Submit(number, 1, -1, CHAT, chat_body(number.to_bytes(8, "big"), "", "x")))
    hosted = net.relay.tables[TABLE].hosted
    again = Net(Limits(words=1 << 12))
    again.relay.load({TABLE: [HEADER, *hosted.records]})
    assert again.relay.tables[TABLE].hosted.spent == hosted.spent
    assert again.relay.weights.total == hosted.weight


def test_many_connections_of_one_address_share_a_rate() -> None:
    limits = Limits(frames_of_one=10.0, frames_of_one_burst=100)
    net = Net(limits)
    host, _ = net.table()
    code, heard = net.code(host), 0
    for _ in range(20):
        link = net.link("6.6.6.6")
        net.say(link, wire.Join(code, b"", (EDITION,)))
        for _ in range(100):
            heard += any(isinstance(said, wire.Here) for said in net.say(link, wire.Beat()))
        net.relay.gone(link)
    assert 0 < heard <= limits.frames_of_one_burst
    assert plays(net, host)
    friend = net.link("7.7.7.7")
    assert net.say(friend, wire.Join(code, b"", (EDITION,)))
    net.now += 60
    again = net.link("6.6.6.6")
    assert any(isinstance(said, wire.Seated) for said in net.say(again, wire.Join(code, b"", (EDITION,))))


def test_many_seats_of_one_address_share_a_rate() -> None:
    limits = Limits(frames_of_seated=10.0, frames_of_seated_burst=100)
    net = Net(limits)
    host, _ = net.table()
    heard = 0
    for number in range(5):
        link = net.link("6.6.6.6")
        net.say(link, wire.Open(b"", EDITION))
        net.say(link, wire.Begin(number.to_bytes(16, "big"), (1,), HEADER, 0))
        assert link.seats
        for _ in range(100):
            heard += any(isinstance(said, wire.Here) for said in net.say(link, wire.Beat()))
    assert 0 < heard <= limits.frames_of_seated_burst
    assert plays(net, host)


def test_what_one_address_adds_to_logs_is_bounded() -> None:
    """By playing at many small tables: a fleet's server keeps them all for a month."""
    limits = Limits(given=1 << 8, given_burst=1 << 16, rooms_of_one=1 << 10, opens_burst=1 << 10)
    net = Net(limits)
    host, _ = net.table(address="10.0.1.")
    added = 0
    for number in range(40):
        link = net.link("6.6.6.6")
        table = number.to_bytes(16, "big")
        net.say(link, wire.Open(b"", EDITION))
        net.say(link, wire.Begin(table, (1,), HEADER, 0))
        for _ in range(10):
            net.say(link, wire.Submit(1, 0, link.table.last if link.table else 0, TURN, bytes(500)))
        added += link.table.size if link.table else 0
        net.relay.gone(link)
    assert 0 < added <= limits.given_burst
    assert opens(net, "7.7.7.7") and plays(net, host)
    net.now += 60
    assert opens(net, "6.6.6.6")


def test_handed_over_small_records_are_charged_their_memory() -> None:
    net = Net(Limits(given=1.0, given_burst=1 << 17))
    log = [encode(Record(seq, 0, 0, VOTE, b"")) for seq in range(1, 1001)]
    link = net.link("6.6.6.6")
    net.say(link, wire.Open(b"", EDITION), wire.Begin(TABLE, (1,), HEADER, len(log)))
    net.say(link, *(wire.Give(tuple(log[at : at + 200])) for at in range(0, 1000, 200)))
    assert net.refusal(link).code == "slow-down" and TABLE not in net.relay.tables


def test_bytes_sent_for_one_address_are_bounded() -> None:
    limits = Limits(drawn=1 << 14, drawn_burst=1 << 18)
    net = Net(limits)
    host, _ = net.table()
    hosted = net.relay.tables[TABLE].hosted
    for _ in range(60):
        net.now += 0.1
        net.say(host, wire.Submit(1, 0, hosted.last, TURN, bytes(2000)))
    code = net.code(host)
    watchers = [net.link("6.6.6.6") for _ in range(10)]
    for link in watchers:
        net.say(link, wire.Join(code, b"", (EDITION,)))
    drawn = 0
    for _ in range(50):
        for link in watchers:
            drawn += sum(len(wire.encode(said)) for said in net.say(link, wire.More(0)) if isinstance(said, wire.Page))
    assert drawn <= limits.drawn_burst * 1.1
    friend = net.link("7.7.7.7")
    net.say(friend, wire.Join(code, b"", (EDITION,)))
    assert isinstance(net.say(friend, wire.More(0))[-1], wire.Page)
    assert plays(net, host)
    net.now += 10
    (here,) = net.say(watchers[0], wire.Beat())
    assert isinstance(here, wire.Here) and here.seq == hosted.last  # there is more: it is requested again
    assert isinstance(net.say(watchers[0], wire.More(0))[-1], wire.Page)


def test_connections_of_one_address_are_few() -> None:
    net = Net(Limits(links_of_one=20))
    host, _ = net.table(address="10.0.1.")
    code = net.code(host)
    watchers = [net.link("6.6.6.6") for _ in range(1)]
    for _ in range(30):
        link = net.link("6.6.6.6")
        if not gone(net, link):
            net.say(link, wire.Join(code, b"", (EDITION,)))
            watchers.append(link)
    assert sum(not gone(net, link) for link in watchers) == 20
    assert opens(net, "7.7.7.7")


def test_a_full_relay_keeps_places_for_quiet_addresses() -> None:
    """Four addresses hold all places of undecided clients, and take each that becomes free."""
    net = Net()
    limits = net.relay.limits
    flood = [net.link(f"6.6.6.{number % 4}", None) for number in range(limits.strangers)]
    assert not any(gone(net, link) for link in flood)
    slow, rng = net.link("7.7.7.7", None), random.Random(1)
    flood += [net.link(f"6.6.6.{rng.randrange(4)}", None) for _ in range(200)]
    friend = net.link("8.8.8.8")
    assert not gone(net, slow) and not gone(net, friend)
    assert sum(link in net.relay.links for link in (*flood, slow, friend)) == limits.strangers
    assert isinstance(net.say(friend, wire.Open(b"", EDITION))[-1], wire.Room)


def test_a_network_of_addresses_is_one_place() -> None:
    assert place("2001:db8:1:2:3::4") == place("2001:db8:1:2::9%eth0") != place("2001:db8:1:3::4")
    assert place("::ffff:10.0.0.1") == place("10.0.0.1") == "10.0.0.1"
    assert place("nowhere:at all") == "nowhere:at all"
    net = Net()
    flood = [net.link(f"2001:db8::{number:x}", None) for number in range(1, 50)]
    assert sum(not gone(net, link) for link in flood) == net.relay.limits.strangers_of_one


def test_a_quota_forgets_recovered_places() -> None:
    quota, rng = Quota(1.0, 2), random.Random(1)
    for number in range(20_000):
        quota.take(rng.randbytes(4).hex(), number * 1e-6)
    assert len(quota) <= 4096
    assert quota.take("late", 1.0) and quota.take("late", 1.0) and not quota.take("late", 1.0)
    assert quota.take("late", 2.5)


def test_a_spectator_learns_a_code_that_holds_at_every_relay() -> None:
    """The room of a table that is hosted again has its own code, which no other relay knows."""
    net = Net()
    host, spectator = net.link(), net.link("10.0.9.9")
    net.say(host, wire.Open(b"", EDITION))
    header = encode_header(PEBBLES._replace(options={**PEBBLES.options, "code": "K7Q2MP"}))
    net.say(host, wire.Begin(TABLE, (1,), header, 0))
    assert net.code(host) != "K7Q2MP"
    said = net.say(spectator, wire.Join(net.code(host), b"", (EDITION,)))
    assert next(message for message in said if isinstance(message, wire.Seated)).code == "K7Q2MP"


def test_the_networks_of_a_site_share_their_guesses() -> None:
    """An IPv6 site (/48) has 65,536 networks (/64), each a separate place. Other sites still find their table."""
    net = Net()
    host, _ = net.table(address="10.0.1.")
    refused = [guess(net, f"2001:db8:6:{number:x}::1", "AAAAAA") for number in range(2_000)]
    assert refused.count("no-room") == net.relay.limits.guesses_of_site
    assert guess(net, "2001:db8:6:ffff::1", net.code(host)) == "slow-down"
    assert guess(net, "2001:db8:7::1", net.code(host)) == ""
    net.now += 61
    assert guess(net, "2001:db8:6:ffff::1", net.code(host)) == ""


def guess(net: Net, address: str, code: str) -> str:
    """Join with that code from there; returns the code of the refusal, "" when admitted."""
    link = net.link(address)
    net.say(link, wire.Join(code, b"", (EDITION,)))
    return net.refusal(link).code if gone(net, link) else ""


def test_card_changes_are_charged_to_their_author() -> None:
    """Each card goes to every member with all the other cards: one neighbour in a room could flood all of them."""
    limits = Limits(drawn=float(16 << 10), drawn_burst=256 << 10)
    net = Net(limits)
    host = net.link("10.0.1.1")
    net.say(host, wire.Open(b"host", EDITION))
    hostile = [net.link("6.6.6.6") for _ in range(12)]
    for link in hostile:
        net.say(link, wire.Join(net.code(host), bytes(500), (EDITION,)))
    seconds, told = 20, 0
    for number in range(seconds * 10):
        net.inbox[host].clear()
        for link in hostile:
            net.say(link, wire.Profile(bytes([number % 256]) * 500))
        told += sum(len(wire.encode(said)) for said in net.inbox[host] if said is not None)
        net.tick(0.1) if number % 10 == 9 else setattr(net, "now", net.now + 0.1)
        if number % 40 == 0:
            net.say(host, wire.Beat())
    one = 13 * 520  # bytes of the room in one frame
    assert told <= (limits.drawn_burst + limits.drawn * seconds) / 13 + seconds * one
    net.say(hostile[0], wire.Profile(b"the last"))
    net.tick(1)
    rooms = [said for said in net.inbox[host] if isinstance(said, wire.Room)]
    assert dict(rooms[-1].members)[2] == b"the last" and not gone(net, host)


def test_a_hosts_card_is_sent_although_a_neighbour_floods() -> None:
    net = Net(Limits(drawn=1.0, drawn_burst=1 << 12))
    host, guest, hostile = net.link("10.0.1.1"), net.link("10.0.1.2"), net.link("6.6.6.6")
    net.say(host, wire.Open(b"host", EDITION))
    for link in (guest, hostile):
        net.say(link, wire.Join(net.code(host), bytes(500), (EDITION,)))
    for _ in range(30):
        net.say(hostile, wire.Profile(bytes(500)))
    net.say(host, wire.Profile(b"new"))
    room = net.inbox[guest][-1]
    assert isinstance(room, wire.Room) and dict(room.members)[1] == b"new"
