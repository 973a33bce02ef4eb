"""The host's door: removing, locking, admitting and handing over seats, against hostile guests."""

from typing import Final
from unittest.mock import patch

import pytest

from luna.log.bodies import DoorBody, HoldBody, read_body
from luna.log.encoding import pack
from luna.log.frames import link as chain_of
from luna.log.records import DOOR, HOLD, NO_SEAT, TURN, Record, encode
from luna.net import wire
from luna.net.hosted import Hosted
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.requests import Requests
from luna.net.rooms import Link
from tests.net import bugs, bugs_door, planted
from tests.net.editions import EDITION
from tests.net.test_hostile import Net, gone, resume
from tests.net.test_seats import back, log, restarted
from tests.net.test_wire import TABLE, TURN_BODY

LOCKED = wire.Door(True, False, 0)


@pytest.fixture
def net() -> Net:
    return Net()


def room(net: Net, guests: int = 1) -> list[Link]:
    """A room with its host first."""
    links = [net.link(f"10.1.0.{number}") for number in range(guests + 1)]
    net.say(links[0], wire.Open(b"host", EDITION))
    for link in links[1:]:
        net.say(link, wire.Join(net.code(links[0]), b"guest", (EDITION,)))
    return links


def joins(net: Net, host: Link, address: str, identity: Identity | None = None) -> Link:
    """A client joins with the code."""
    link = net.link(address, identity=identity)
    net.say(link, wire.Join(net.code(host), b"late", (EDITION,)))
    return link


def doorway(net: Net, link: Link) -> wire.Doorway:
    """The last state of the door that a host received."""
    net.tick(1.0)
    return next(said for said in reversed(net.inbox[link]) if isinstance(said, wire.Doorway))


def removed_one_comes_back(net: Net, host: Link, guest: Link) -> None:
    """With the same key from elsewhere, and with another key and name from the same place."""
    assert net.refusal(guest).code == "removed"
    assert net.refusal(joins(net, host, "10.9.9.9", net.identities[guest])).code == "removed"
    assert net.refusal(joins(net, host, guest.address)).code == "removed"
    assert net.refusal(joins(net, host, guest.address, Identity(b"another".ljust(32)))).code == "removed"


def test_a_person_banned_from_a_room_cannot_return(net: Net) -> None:
    host, guest, friend = room(net, 2)
    net.say(host, wire.Remove(guest.number))
    assert doorway(net, host).removed == 1
    removed_one_comes_back(net, host, guest)
    assert friend in net.relay.links and joins(net, host, "10.1.0.77").room is host.room


def test_a_person_banned_from_a_table_cannot_return(net: Net) -> None:
    host, guest, friend = net.table(3)
    net.say(host, wire.Remove(1))
    removed_one_comes_back(net, host, guest)
    assert host.seats == (0, 1) and friend.seats == (2,)
    assert [record.kind for record in log(net)[-2:]] == [DOOR, HOLD]
    hosted = net.relay.tables[TABLE].hosted
    again = net.resumed(net.identities[guest], hosted.last, hosted.chains[hosted.last], address="10.9.9.9")
    assert net.refusal(again).code == "removed"
    (page,) = net.say(host, wire.Submit(1, 1, hosted.last, TURN, TURN_BODY))
    assert isinstance(page, wire.Page)  # the host plays the banned seat


def test_an_absent_player_is_banned_by_seat(net: Net) -> None:
    host, guest, _ = net.table(3)
    net.relay.gone(guest)
    net.say(host, wire.Remove(1))
    assert host.seats == (0, 1)
    assert net.refusal(back(net, net.identities[guest])).code == "removed"


def test_bans_hold_in_the_next_game(net: Net) -> None:
    host, guest, _ = net.table(3)
    net.say(host, wire.Remove(1))
    net.relay.gone(host)
    host = back(net, net.identities[host])
    net.relay.gone(host)
    asks = net.link(identity=net.identities[host])
    net.say(asks, wire.Again(TABLE, resume(asks, net.identities[host], 0, bytes(8)).signature, b"host", EDITION))
    assert net.refusal(joins(net, asks, "10.9.9.9", net.identities[guest])).code == "removed"


def test_access_rules_move_with_the_table(net: Net) -> None:
    host, guest, friend = net.table(3)
    net.say(host, wire.Door(True, True, 2), wire.Remove(1))
    again = restarted(net)
    door = again.relay.tables[TABLE].hosted.door
    assert door.rules == (True, True, 2) and door.is_out(net.identities[guest].holder)
    assert again.refusal(back(again, net.identities[guest])).code == "removed"
    # A friend hosts it elsewhere, with another copy of the log.
    elsewhere = Net()
    hosted = net.relay.tables[TABLE].hosted
    new = elsewhere.link("10.0.0.12", identity=net.identities[friend])
    elsewhere.say(new, wire.Open(b"x", EDITION))
    elsewhere.say(new, wire.Begin(TABLE, (0, 0, 0), hosted.header, hosted.last), wire.Give(tuple(hosted.records)))
    elsewhere.say(new, resume(new, net.identities[friend], hosted.last, hosted.chains[hosted.last]))
    assert elsewhere.refusal(back(elsewhere, net.identities[guest])).code == "removed"
    old = back(elsewhere, net.identities[host])
    assert old.seats == (0, 1)
    body = read_body(log(elsewhere)[-1])
    assert isinstance(body, DoorBody) and body[:4] == (net.identities[friend].holder, True, True, 2)
    assert doorway(elsewhere, new).locked  # the new host has the door
    before = log(elsewhere)
    elsewhere.say(old, wire.Door(False, False, 0), wire.Remove(2))
    assert log(elsewhere) == before and new in elsewhere.relay.links


def test_a_locked_table_admits_nobody_new(net: Net) -> None:
    host, guest = room(net)
    net.say(host, LOCKED)
    assert net.refusal(joins(net, host, "10.1.0.77")).code == "locked"
    net.relay.gone(guest)
    assert joins(net, host, "10.1.0.1", net.identities[guest]).room is host.room  # this player was there before


def test_a_locked_table_is_not_entered_with_a_forged_hold() -> None:
    """A former spectator brings the log with one more record when the relay has lost its end."""
    net = Net()
    host, *_ = net.table(2)
    net.say(host, LOCKED)
    again = restarted(net)
    hosted = again.relay.tables[TABLE].hosted
    thief = Identity(b"thief".ljust(32))
    forged = encode(Record(hosted.last + 1, hosted.t_ms, NO_SEAT, HOLD, pack(HoldBody((1,), thief.holder))))
    chain = chain_of(hosted.chains[-1], forged)
    link = again.resumed(thief, hosted.last + 1, chain, address="10.9.9.9")
    again.say(link, wire.Give((forged,)))
    assert again.refusal(link).code == "locked"
    assert hosted.holders[1] != thief.holder and hosted.waiting
    assert not any(isinstance(said, wire.Page) for said in again.inbox[link])  # and the client has read nothing


def test_claiming_a_longer_log_reveals_no_records(net: Net) -> None:
    """A restarted relay waits only for the longer logs of seat owners."""
    host, _ = net.table(2)
    net.say(
        host, wire.Door(False, False, 2), wire.Submit(1, 0, net.relay.tables[TABLE].hosted.last + 1, TURN, TURN_BODY)
    )
    again = restarted(net)
    hosted = again.relay.tables[TABLE].hosted
    assert hosted.waiting and not hosted.fresh
    link = again.resumed(Identity(b"liar".ljust(32)), hosted.last + 1, bytes(8), address="10.9.9.9")
    assert again.refusal(link).code == "no-seat"
    assert not any(isinstance(said, wire.Page | wire.Seated) for said in again.inbox[link])


@pytest.mark.parametrize("door", [LOCKED, wire.Door(False, False, 1), wire.Door(False, False, 2)])
def test_a_claimed_key_without_proof_admits_nobody(net: Net, door: wire.Door) -> None:
    """A host vouches for its table with its key, so every guest knows the key; a seat owner must prove it."""
    host, guest, _ = net.table(3)
    net.say(host, door)
    liar = joins(net, host, "10.9.9.9", net.identities[host])
    assert liar.table is None and not any(isinstance(said, wire.Seated) for said in net.inbox[liar])
    net.say(host, wire.Door(False, False, 0), wire.Remove(1))
    assert net.refusal(joins(net, host, guest.address, net.identities[host])).code == "removed"


def test_banning_a_spectator_with_the_hosts_key_does_not_ban_the_host(net: Net) -> None:
    host, *_ = net.table(3)
    liar = joins(net, host, "10.9.9.9", net.identities[host])
    assert liar.table is not None  # anybody may watch here
    net.say(host, wire.Remove(liar.person))
    assert net.refusal(liar).code == "removed"
    assert host in net.relay.links and host.seats == (0,)
    assert back(net, net.identities[host]).seats == (0,)
    assert net.refusal(joins(net, host, "10.9.9.9")).code == "removed"


def test_a_ban_without_a_proved_key_can_be_pardoned(net: Net) -> None:
    """Removed by address alone: the host is told of it, and can pardon."""
    host, *_ = net.table(3)
    net.say(host, wire.Remove(joins(net, host, "10.9.9.9", net.identities[host]).person))
    assert [said.removed for said in net.inbox[host] if isinstance(said, wire.Doorway)][-1] == 1
    net.say(host, wire.Pardon())
    assert [said.removed for said in net.inbox[host] if isinstance(said, wire.Doorway)][-1] == 0
    assert joins(net, host, "10.9.9.9").table is not None


def test_claiming_the_hosts_key_makes_nobody_host(net: Net) -> None:
    """A seat of that key could remove everyone: neither a room nor a handed-over seat gives it."""
    host, _ = room(net)
    assert net.refusal(joins(net, host, "10.9.9.9", net.identities[host])).code == "malformed"
    other = Net()
    host, *_ = other.table(3)
    other.say(host, wire.Remove(1))
    liar = joins(other, host, "10.9.9.9", other.identities[host])
    other.say(host, wire.Hand(1, liar.person))
    assert host.seats == (0, 1) and not liar.seats


def test_a_forged_door_record_admits_nobody(net: Net) -> None:
    """It is one of the relay's own records: no client submits one."""
    host, guest = net.table(2)
    net.say(host, LOCKED)
    body = pack(DoorBody(net.identities[guest].holder, False, False, 0, ()))
    net.raw(guest, wire.encode(wire.Submit(1, 1, 3, DOOR, body))[4:])
    assert net.refusal(guest).code == "malformed"
    assert net.relay.tables[TABLE].hosted.door.locked


@pytest.mark.parametrize(
    "said",
    [LOCKED, wire.Door(False, True, 2), wire.Remove(1), wire.Remove(0), wire.Admit(9), wire.Hand(0, 1), wire.Pardon()],
)
def test_host_requests_of_a_guest_have_no_effect(net: Net, said: wire.Message) -> None:
    host, guest, other = net.table(3)
    looks = joins(net, host, "10.1.0.50")
    net.say(host, wire.Door(False, False, 1))
    asks = joins(net, host, "10.1.0.51")
    net.say(host, wire.Remove(2))
    before = log(net), net.relay.tables[TABLE].hosted.door.rules, host.seats
    for link in (guest, looks, asks):
        net.say(link, said)
    assert (log(net), net.relay.tables[TABLE].hosted.door.rules, host.seats) == before
    assert {host, guest, looks, asks} <= set(net.relay.links) and other not in net.relay.links


def test_host_requests_of_a_guest_in_a_room_have_no_effect(net: Net) -> None:
    host, guest = room(net)
    net.say(guest, LOCKED, wire.Remove(1), wire.Pardon(), wire.Hand(0, 1), wire.Admit(1))
    assert host.room is not None and host.room is guest.room
    assert joins(net, host, "10.1.0.77").room is host.room
    assert not any(isinstance(said, wire.Doorway) for said in net.inbox[guest])


def test_the_host_admits_a_spectator(net: Net) -> None:
    host, _ = net.table(2)
    net.say(host, wire.Door(False, False, 1))
    one, two = joins(net, host, "10.1.0.50"), joins(net, host, "10.1.0.51")
    assert net.inbox[one][-1] == wire.Asked() and one.table is None
    asking = [person for person in doorway(net, host).people if person[3]]
    assert [person[2] for person in asking] == [b"late", b"late"]
    net.say(host, wire.Admit(asking[0][0]), wire.Remove(asking[1][0]))
    assert one.table is net.relay.tables[TABLE].hosted and net.refusal(two).code == "removed"
    net.relay.gone(one)
    assert joins(net, host, "10.1.0.50", net.identities[one]).table is not None  # the client is no longer a stranger
    net.say(host, wire.Door(False, False, 2))
    assert net.refusal(joins(net, host, "10.1.0.52")).code == "no-spectators"


def test_a_spectator_is_refused_when_the_host_is_away(net: Net) -> None:
    host, _ = net.table(2)
    net.say(host, wire.Door(False, False, 1))
    net.relay.gone(host)
    assert net.refusal(joins(net, host, "10.1.0.50")).code == "no-spectators"


def test_a_waiting_spectator_is_admitted_when_watching_becomes_free(net: Net) -> None:
    host, _ = net.table(2)
    net.say(host, wire.Door(False, False, 1))
    one = joins(net, host, "10.1.0.50")
    net.say(host, wire.Door(False, False, 0))
    assert one.table is net.relay.tables[TABLE].hosted and not net.relay.tables[TABLE].asking


def test_a_flood_of_spectators_leaves_room_for_others() -> None:
    net = Net(Limits(spectators_of_one=3, asking=4))
    host, _ = net.table(2)
    assert [joins(net, host, "10.6.6.6").table is not None for _ in range(5)] == [True] * 3 + [False] * 2
    assert joins(net, host, "10.6.6.7").table is not None
    net.say(host, wire.Door(False, False, 1))
    asking = [joins(net, host, f"10.7.7.{number}") for number in range(9)]
    assert [link.asks is not None for link in asking] == [True] * 4 + [False] * 5
    before = len(net.inbox[host])
    net.tick(1.0)
    assert sum(isinstance(said, wire.Doorway) for said in net.inbox[host][before:]) == 1
    for link in asking:
        net.relay.gone(link)
    assert not net.relay.tables[TABLE].asking


def test_the_seat_of_a_banned_player_can_be_given_away(net: Net) -> None:
    host, guest, friend = net.table(3)
    looks = joins(net, host, "10.1.0.50")
    net.say(host, wire.Remove(1), wire.Hand(1, looks.person))
    assert looks.seats == (1,) and host.seats == (0,)
    assert read_body(log(net)[-1]) == HoldBody((1,), net.identities[looks].holder)
    assert back(restarted(net), net.identities[looks]).seats == (1,)
    net.say(host, wire.Hand(0, looks.person))
    assert host.seats == (0,)  # the host keeps one seat, or there would be no host
    net.say(host, wire.Hand(2, 1))
    assert friend.seats == (2,)  # and cannot give away another's seat
    assert guest not in net.relay.links


def test_all_bans_can_be_lifted(net: Net) -> None:
    host, guest = room(net)
    net.say(host, wire.Remove(guest.number), wire.Pardon())
    assert doorway(net, host).removed == 0
    assert joins(net, host, guest.address, net.identities[guest]).room is host.room


def test_unchanged_access_rules_are_not_logged(net: Net) -> None:
    host, _ = net.table(2)
    net.say(host, wire.Door(False, False, 0), wire.Pardon())
    assert all(record.kind == HOLD for record in log(net))


def test_access_rules_of_the_room_hold_at_the_table(net: Net) -> None:
    host, guest, other = room(net, 2)
    net.say(host, wire.Door(True, True, 2), wire.Remove(other.number))
    net.say(host, wire.Begin(TABLE, (1, 2), b"header", 0))
    hosted: Hosted = net.relay.tables[TABLE].hosted
    assert log(net)[-1].kind == DOOR and hosted.door.rules == (True, True, 2) and hosted.door.removed == 1
    assert net.refusal(joins(net, host, "10.1.0.77")).code == "locked"
    assert guest.seats == (1,)


def test_simulated_evenings_with_bans_lose_nothing() -> None:
    streets = [world.street for world in map(planted.at_the_door, range(60)) if world.street is not None]
    assert sum(street.knocks for street in streets) > 200 and sum(street.words for street in streets) > 100
    assert sum(street.removed for street in streets) > 3


def test_planted_access_rules_told_before_durable_are_found() -> None:
    def hasty(self: Relay, hosted: Hosted) -> None:
        hosted.keep_door(self.now())

    with patch.object(Relay, "keep_door", hasty), pytest.raises(Exception):  # noqa: B017  # whoever notices
        for seed in range(100):
            planted.at_the_door(seed)


def test_a_ban_closes_all_connections_of_a_person(net: Net) -> None:
    host, _ = net.table(2)
    one = joins(net, host, "10.1.0.50")
    two, three = (joins(net, host, f"10.1.0.{number}", net.identities[one]) for number in (51, 52))
    net.say(host, wire.Remove(two.person))
    assert {net.refusal(link).code for link in (one, two, three)} == {"removed"}


def test_access_rules_are_not_written_into_a_handed_over_log(net: Net) -> None:
    """Another player may have a longer log: a record of the room's rules would fork it."""
    _, guest = net.table(2)
    hosted = net.relay.tables[TABLE].hosted
    elsewhere = Net()
    again = elsewhere.link(identity=net.identities[guest])
    elsewhere.say(again, wire.Open(b"x", EDITION), wire.Door(False, True, 2))
    elsewhere.say(again, wire.Begin(TABLE, (0, 0), hosted.header, hosted.last), wire.Give(tuple(hosted.records)))
    assert log(elsewhere) == log(net) and elsewhere.relay.tables[TABLE].hosted.waiting


def test_a_given_seat_is_announced_when_durable(net: Net) -> None:
    host, _ = net.table(2)
    looks = joins(net, host, "10.1.0.50")
    net.say(host, wire.Remove(1))
    Requests(net.relay).received(host, wire.encode(wire.Hand(1, looks.person))[4:])
    told = [frame for link, frame in net.relay.take() if link is looks and frame]
    assert not any(isinstance(wire.decode(frame[4:]), wire.Seated) for frame in told)
    net.say(host)
    assert any(isinstance(said, wire.Seated) and said.seats == (1,) for said in net.inbox[looks])


def heard(net: Net, link: Link) -> list[wire.Message]:
    """The relay's frames for a client before anything more is durable."""
    return [wire.decode(frame[4:]) for other, frame in net.relay.take() if other is link and frame]


def test_access_rules_are_confirmed_when_durable(net: Net) -> None:
    """Also with a heartbeat, and when a client arrives meanwhile: a crash would open the door again."""
    host, _ = net.table(2)
    net.tick(1.0)
    for said in (LOCKED, wire.Door(False, True, 2), wire.Remove(1), wire.Pardon()):
        net.now += 1.0
        Requests(net.relay).received(host, wire.encode(said)[4:])
        net.relay.commit.begin()
        Requests(net.relay).received(host, wire.encode(wire.Beat())[4:])
        net.relay.tick()
        assert not any(isinstance(word, wire.Doorway) for word in heard(net, host))
        net.relay.synced()
        answer = [word for word in heard(net, host) if isinstance(word, wire.Doorway)]
        hosted = net.relay.tables[TABLE].hosted
        assert len(answer) == 1 and answer[0][:4] == (*hosted.door.rules, hosted.door.removed)
        net.settle()


def test_a_returning_player_gets_seats_when_durable(net: Net) -> None:
    """A guest gets another's seat, and meanwhile reconnects from another machine."""
    host, guest, third = net.table(3)
    net.say(host, wire.Remove(2))
    hosted = net.relay.tables[TABLE].hosted
    again = net.link(identity=net.identities[guest])
    Requests(net.relay).received(host, wire.encode(wire.Hand(2, 1))[4:])
    net.relay.commit.begin()
    Requests(net.relay).received(again, wire.encode(resume(again, net.identities[guest], 1, hosted.chains[1]))[4:])
    told = heard(net, again)
    assert told == [wire.Refusal("busy", ())]
    net.relay.synced()
    late = net.resumed(net.identities[guest], 1, hosted.chains[1])
    assert late.seats == (1, 2) and gone(net, third)


def test_new_keys_fill_no_memory(net: Net) -> None:
    host, _ = net.table(2)
    door = net.relay.tables[TABLE].hosted.door
    for number in range(3000):
        door.let_in(number.to_bytes(16, "big"))
    assert len(door._known) <= 1024
    net.say(host, LOCKED)
    assert not door.why_not((2999).to_bytes(16, "big"), "10.1.0.1") and door.why_not(bytes(16), "10.1.0.1") == "locked"


_SEEN_BY: Final = {
    bugs_door.removed_ones_are_known_by_their_key_alone: test_a_person_banned_from_a_table_cannot_return,
    bugs_door.removed_ones_are_known_by_their_address_alone: test_a_person_banned_from_a_room_cannot_return,
    bugs_door.removed_ones_keep_their_seats: test_a_person_banned_from_a_table_cannot_return,
    bugs_door.the_door_is_not_in_the_log: test_access_rules_move_with_the_table,
    bugs_door.the_door_of_a_log_is_not_read: test_access_rules_move_with_the_table,
    bugs_door.the_first_host_stays_host: test_access_rules_move_with_the_table,
    bugs_door.a_lock_admits_newcomers: test_a_locked_table_admits_nobody_new,
    bugs_door.a_lock_keeps_out_who_was_there: test_a_locked_table_admits_nobody_new,
    bugs_door.a_key_that_is_only_said_opens_the_door: test_claiming_the_hosts_key_makes_nobody_host,
    bugs_door.only_keys_are_pardoned: test_a_ban_without_a_proved_key_can_be_pardoned,
    bugs_door.everybody_is_the_host: test_host_requests_of_a_guest_in_a_room_have_no_effect,
    bugs_door.the_host_of_a_table_is_nobody: test_the_host_admits_a_spectator,
    bugs_door.any_seat_may_be_given_away: test_the_seat_of_a_banned_player_can_be_given_away,
    bugs_door.what_was_said_in_the_room_is_forgotten: test_access_rules_of_the_room_hold_at_the_table,
    bugs_door.a_ban_closes_one_connection_only: test_a_ban_closes_all_connections_of_a_person,
    bugs_door.a_seat_is_given_before_that_is_durable: test_a_given_seat_is_announced_when_durable,
    bugs_door.access_rules_are_confirmed_before_durable: (test_access_rules_are_confirmed_when_durable),
    bugs_door.a_returning_player_gets_seats_before_durable: (test_a_returning_player_gets_seats_when_durable),
    bugs_door.access_rules_enter_a_handed_over_log: (test_access_rules_are_not_written_into_a_handed_over_log),
    bugs_door.claiming_a_longer_log_grants_a_look: test_claiming_a_longer_log_reveals_no_records,
    bugs_door.the_next_room_forgets_who_was_removed: test_bans_hold_in_the_next_game,
}
_ALONE: Final = {
    bugs_door.a_longer_log_opens_a_locked_door: test_a_locked_table_is_not_entered_with_a_forged_hold,
    bugs_door.one_address_takes_all_places: test_a_flood_of_spectators_leaves_room_for_others,
    bugs_door.waiting_spectators_are_unbounded: test_a_flood_of_spectators_leaves_room_for_others,
    bugs_door.the_host_is_told_of_each_arrival: test_a_flood_of_spectators_leaves_room_for_others,
}
"""Bugs and the tests that see them; the latter make their own relay."""


@pytest.mark.parametrize("bug", [*_SEEN_BY, *_ALONE], ids=bugs.names(bugs_door).get)
def test_planted_bugs_in_access_rules_are_found(bug: bugs.Bug) -> None:
    with bug, pytest.raises((AssertionError, LookupError, StopIteration, IndexError)):
        _ALONE[bug]() if bug in _ALONE else _SEEN_BY[bug](Net())
