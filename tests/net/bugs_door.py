"""Bugs at the host's door, each caught by the test of a hostile client. See `test_door`."""

from typing import Any, Final
from unittest.mock import patch

from luna.net import doorkeeper, handover, requests, wire
from luna.net.door import Door
from luna.net.hosted import Hosted
from luna.net.limits import Limits
from luna.net.relay import Place, Relay
from luna.net.rooms import Link
from luna.net.tables import Audience
from tests.net.bugs import bug, heard, wrapped

removed_ones_are_known_by_their_key_alone = bug(Door, "bar", lambda self, place: None)
removed_ones_are_known_by_their_address_alone = bug(Door, "is_out", lambda self, holder: False)
removed_ones_keep_their_seats = bug(Relay, "move_seats", lambda self, audience, seats, to: None)
the_door_is_not_in_the_log = bug(Relay, "keep_door", lambda self, hosted: None)
the_door_of_a_log_is_not_read = bug(Door, "read", lambda self, body: None)


@wrapped(Door, "why_not")
def a_lock_admits_newcomers(why_not: Any, self: Door, holder: bytes, place: str) -> str:
    return str(why_not(self, holder, place)).replace("locked", "")


a_lock_keeps_out_who_was_there = bug(Door, "let_in", lambda self, holder: None)


@heard(wire.Resume)
def a_longer_log_opens_a_locked_door(self: Relay, link: Any, message: Any) -> None:
    with patch.object(Door, "why_not", lambda self, holder, place: ""):
        requests._resume(self, link, message)


@heard(wire.Resume)
def claiming_a_longer_log_grants_a_look(self: Relay, link: Any, message: Any) -> None:
    """A past bug: a client that claimed a longer log could read the table's."""
    with patch.object(Hosted, "fresh", True, create=True):
        table = self.tables.get(message.table)
        fresh = table and table.hosted.__dict__.pop("fresh")
        requests._resume(self, link, message)
        if table:
            table.hosted.__dict__["fresh"] = fresh


a_key_that_is_only_said_opens_the_door = bug(doorkeeper, "known", lambda link, where: link.holder)
# A past bug: a client removed by its address alone could not be pardoned.
only_keys_are_pardoned = bug(Door, "removed", property(lambda self: len(self._out)))
everybody_is_the_host = bug(doorkeeper, "hosts", lambda link, where: True)


@wrapped(Relay, "owners_are_back")
def the_first_host_stays_host(back: Any, self: Relay, audience: Audience) -> None:
    with patch.object(audience.hosted, "opener", b"nobody"):
        back(self, audience)


one_address_takes_all_places = bug(Audience, "of_place", lambda self, place: 0)


@wrapped(Relay, "__init__")
def waiting_spectators_are_unbounded(
    init: Any, self: Relay, now: Any, entropy: Any, limits: Any = None, app: str = ""
) -> None:
    init(self, now, entropy, (limits or Limits())._replace(asking=1_000), app)


class _Told(dict[Any, None]):
    def __init__(self, relay: Relay) -> None:
        self.relay = relay

    def __setitem__(self, where: Any, nothing: None) -> None:
        self.relay.tell_host(where)


@wrapped(Relay, "__init__")
def the_host_is_told_of_each_arrival(init: Any, self: Relay, *given: Any) -> None:
    init(self, *given)
    self.changed = _Told(self)


@heard(wire.Hand)
def any_seat_may_be_given_away(relay: Relay, link: Link, message: wire.Hand) -> None:
    seats, link.seats = link.seats, tuple(sorted({*link.seats, message.seat}))
    doorkeeper.hand(relay, link, message)
    link.seats = tuple(seat for seat in link.seats if seat in seats)


@heard(wire.Remove)
def a_ban_closes_one_connection_only(relay: Relay, link: Link, message: wire.Remove) -> None:
    """A past bug: another connection of the removed client stayed."""
    others = link.table and relay.tables[link.table.id].links
    gone = [other for other in others or () if Audience.number_of(other) == message.number]
    twins = [other for other in others or () if other not in gone and other.holder in {it.holder for it in gone}]
    for other in twins:
        del others[other]  # type: ignore[union-attr]
    doorkeeper.remove(relay, link, message)
    for other in twins:
        others[other] = None  # type: ignore[index]


@wrapped(Relay, "__init__")
def a_seat_is_given_before_that_is_durable(init: Any, self: Relay, *given: Any) -> None:
    """A past bug: a client without a seat was told at once."""
    init(self, *given)

    def hasty(link: Link, hosted: Hosted, more: Any) -> None:
        self.reseat(link, hosted, tuple(sorted({*link.seats, *more})))

    self.commit.promise = hasty  # type: ignore[method-assign]


@wrapped(Relay, "tell_host")
def access_rules_are_confirmed_before_durable(tell: Any, self: Relay, where: Place) -> None:
    """A past bug: after a crash in these milliseconds the host believes that an open table is locked."""
    with patch.object(Hosted, "certain", property(lambda self: True)):
        tell(self, where)


@heard(wire.Resume)
def a_returning_player_gets_seats_before_durable(self: Relay, link: Link, message: wire.Resume) -> None:
    with patch.object(Hosted, "certain", property(lambda self: self.durable >= 0)):
        requests._resume(self, link, message)


@wrapped(handover, "_given")
def access_rules_enter_a_handed_over_log(given: Any, relay: Relay, link: Link, room: Any) -> None:
    """A past bug: another client had more of that log, which forked."""
    handed = link.giving
    given(relay, link, room)
    if handed is not None and handed[0].id in relay.tables and handed[0].given is not None and room.door.said:
        handed[0].door.host = handed[0].host
        relay.keep_door(handed[0])


what_was_said_in_the_room_is_forgotten = bug(Door, "said", property(lambda self: False))
the_next_room_forgets_who_was_removed = bug(Door, "follow", lambda self, other: None)
the_host_of_a_table_is_nobody = bug(Hosted, "host", property(lambda self: self.door.host))

SCRIPTED: Final = (
    access_rules_are_confirmed_before_durable,
    a_returning_player_gets_seats_before_durable,
    a_longer_log_opens_a_locked_door,
    waiting_spectators_are_unbounded,
    one_address_takes_all_places,
    the_first_host_stays_host,
    the_host_is_told_of_each_arrival,
    the_next_room_forgets_who_was_removed,
)
"""Those that no evening finds: `test_door` does."""
