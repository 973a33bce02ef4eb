"""Bugs in recovery, in the detection of forks, and in the ownership of seats. See `planted`."""

from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

from luna.log.records import HOLD, decode
from luna.net import fields, handover, requests, rooms, session, wire
from luna.net.hosted import Hosted
from luna.net.relay import Relay
from luna.net.replica import Replica
from luna.net.requests import HANDLERS
from luna.net.tables import Audience
from tests.net.bugs import Bug, bug, heard, wrapped

# ---- recovery and forks


@wrapped(Relay, "load")
def a_restart_waits_for_nobody(load: Any, self: Relay, tables: Any) -> None:
    load(self, tables)
    for audience in self.tables.values():
        audience.hosted.waiting.clear()


one_log_is_enough_after_a_restart = bug(Hosted, "shown", lambda self, proof: self.waiting.clear())
_TAKE = Replica.take


def _blind(self: Replica, first: int, records: Sequence[bytes]) -> Any:
    skip = self.last + 1 - first
    return _TAKE(self, self.last + 1, records[skip:]) if skip > 0 else _TAKE(self, first, records)


forks_go_unnoticed = Bug(
    patch.object(Hosted, "knows", lambda self, seq, chain: seq <= self.last),
    patch.object(Replica, "take", _blind),
    patch.object(Replica, "parts_from", lambda self, seq, chain: False),
)


@wrapped(handover, "_recovered")
def recovered_records_are_not_kept(recovered: Any, relay: Relay, link: Any, message: wire.Give) -> None:
    with patch.object(Relay, "keep", lambda self, hosted, number, data: None):
        recovered(relay, link, message)


a_log_is_given_from_its_start_only = bug(session, "portions", lambda records: fields.portions(records[1:]))

# ---- seats


@wrapped(Hosted, "adopt")
def seats_are_not_restored(adopt: Any, self: Hosted, data: bytes, now: float) -> None:
    holders = dict(self.holders)
    adopt(self, data, now)
    if decode(data, self.last, 0).kind == HOLD:
        self.holders = holders


@heard(wire.Submit)
def anybody_may_play_for_any_seat(self: Relay, link: Any, message: wire.Submit) -> None:
    seats, link.seats = link.seats, (message.seat,)
    requests._submit(self, link, message)
    link.seats = seats


any_key_opens_any_seat = bug(Hosted, "seats_of", lambda self, proof: tuple(sorted(self.holders)))
all_holders_are_the_same = bug(requests, "fingerprint", lambda key: b"z" * 16)
a_proof_is_not_looked_at = bug(rooms, "verified", lambda key, signature, said: True)


@heard(wire.Hello)
def every_connection_has_the_same_nonce(self: Relay, link: Any, message: wire.Hello) -> None:
    with patch.object(self, "entropy", lambda size: b"z" * size):
        requests._hello(self, link, message)


a_proof_may_be_carried_on_by_another_relay = Bug(
    *(patch.object(module, "statement", lambda table, nonce, binding: table + nonce) for module in (rooms, session))
)
_PLACES: dict[bytes, str] = {}
_SEATS_OF = Hosted.seats_of


@heard(wire.Resume)
def a_seat_is_only_where_its_owner_was(self: Relay, link: Any, message: wire.Resume) -> None:
    """A client from another address counts as another player."""
    there = _PLACES.setdefault(link.holder, link.address) == link.address
    with patch.object(Hosted, "seats_of", _SEATS_OF if there else lambda self, holder: ()):
        requests._resume(self, link, message)


what_the_log_keeps_passes_as_a_token = bug(requests, "digest", lambda token: token)
nobody_gives_way_to_the_owner_of_a_seat = bug(Relay, "give_way", lambda self, audience, link, seats: None)


@heard(wire.Take)
def a_seat_that_is_played_may_be_taken(self: Relay, link: Any, message: wire.Take) -> None:
    if link.table is not None and link.seats and not link.table.waiting:
        link.taken.add(message.seat)
        self.reseat(link, link.table, tuple(sorted({*link.seats, message.seat})))


@heard(wire.Take)
def a_spectator_may_take_a_seat(self: Relay, link: Any, message: wire.Take) -> None:
    if link.table is not None and message.seat not in self.tables[link.table.id].seats:
        self.reseat(link, link.table, tuple(sorted({*link.seats, message.seat})))


_NEWS = Audience.news


def _choosy(self: Audience) -> Any:
    for link in self.links:
        link.live = link.live and bool(link.seats)
    return _NEWS(self)


new_records_go_to_players_only = Bug(
    patch.object(Audience, "news", _choosy), patch.dict(HANDLERS, {wire.Beat: lambda *_: None})
)
