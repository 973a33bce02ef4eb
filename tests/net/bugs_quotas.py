"""The relay before its bounds existed: a hostile client shows each missing one. See `test_removed_bounds`."""

from typing import Any, Final
from unittest.mock import patch

from luna.net import connection, handover, limits, requests, rooms, wire
from luna.net.connection import Waits
from luna.net.fleet import Fleet
from luna.net.hosted import Hosted
from luna.net.limits import Guesses, Quota
from luna.net.relay import Relay
from luna.net.rooms import Link, Rooms
from luna.net.server import Server
from luna.net.store import Store
from luna.net.tables import Shelf, Weights
from tests.net.bugs import Bug, bug, heard, wrapped

tables_are_forgotten_by_number_alone = bug(Shelf, "tidy", lambda self, tables: None)
one_address_may_bring_everything = bug(Hosted, "by", property(lambda self: "", lambda self, by: None), create=True)


@wrapped(Weights, "weigh")
def what_is_being_given_is_not_counted(weigh: Any, self: Weights, hosted: Hosted) -> None:
    if hosted.durable >= 0:
        weigh(self, hosted)


quotas_are_endless = bug(Quota, "take", lambda self, of, now, amount=1: True)
# A past bug: only uploaded logs were measured.
who_plays_adds_to_logs_without_end = Bug(patch.object(handover, "RECORD", -1 << 20), patch.object(requests, "EMPTY", 0))
a_small_record_that_is_handed_over_weighs_its_bytes = bug(requests, "RECORD", 0)
what_is_handed_over_lives_for_ever = bug(Shelf, "drop_unplayed", lambda self, tables, now: None)
a_record_weighs_its_bytes = bug(Hosted, "weight", property(lambda self: self.size))
everybody_may_fill_the_log = bug(Hosted, "takes", lambda self, seat, kind, limits: not self.full)


@wrapped(Relay, "connected")
def one_address_may_have_all_connections(connected: Any, self: Relay, link: Link) -> None:
    self._links_of.clear()
    connected(self, link)


@wrapped(Relay, "connected")
def an_undecided_client_keeps_its_place(connected: Any, self: Relay, link: Link) -> None:
    """A past bug: when all places were taken, every newcomer was refused, whatever its address."""
    many = sum(map(len, self._strangers.values())) >= self.limits.strangers
    connected(self, link)
    if many:
        self.refuse(link, "busy")


a_code_of_any_length_is_a_code = bug(rooms, "is_code", lambda text: True)
each_connection_says_as_much_as_one = bug(
    requests, "_in_time", lambda relay, link, message, size: link.frames.take(link.heard)
)
connections_take_all_files = bug(Server, "most", property(lambda self: 1 << 16, lambda self, most: None), create=True)
a_file_is_written_anew_only_at_a_start = bug(Store, "swollen", property(lambda self: False))


@wrapped(Store, "_change_over")
def a_file_written_anew_lacks_what_came_meanwhile(change_over: Any, self: Store) -> None:
    self._since = []
    change_over(self)


nobody_waits_before_he_comes_again = bug(Waits, "next", lambda self, lasted=0.0: 0.0)
a_greeting_is_a_connection_that_has_lasted = bug(connection, "_LASTED", 0.0)  # a past bug: no pause after it
wrong_codes_of_others_close_the_door = bug(
    Guesses, "allowed", lambda self, address, now: len(self._wrong) < self._limits.guesses
)
a_spectator_gets_the_code_of_this_relay = bug(Rooms, "code_of", lambda self, table: next(iter(self._rooms)))
the_directory_is_asked_before_a_proof = bug(Link, "proves", lambda self, table, signature: True)


@wrapped(Fleet, "_claim")
def the_directory_is_asked_without_end(claim: Any, self: Fleet, *said: Any) -> None:
    with quotas_are_endless:
        claim(self, *said)


@heard(wire.Hello)
def a_public_relay_wants_frequent_heartbeats(self: Relay, link: Link, hello: wire.Hello) -> None:
    self.limits = self.limits._replace(beats=5)
    requests._hello(self, link, hello)


a_site_has_as_many_guesses_as_networks = bug(limits, "site", lambda place: place)
# A past bug: a neighbour in a room made the relay send all cards to all members without a bound.
cards_in_a_room_cost_nobody = wrapped(Relay, "tell_room")(lambda tell, self, room, by="": tell(self, room))

SCRIPTED: Final = (
    tables_are_forgotten_by_number_alone,
    everybody_may_fill_the_log,
    an_undecided_client_keeps_its_place,
    a_code_of_any_length_is_a_code,
    who_plays_adds_to_logs_without_end,
    a_small_record_that_is_handed_over_weighs_its_bytes,
    connections_take_all_files,
    a_file_is_written_anew_only_at_a_start,
    a_file_written_anew_lacks_what_came_meanwhile,
    nobody_waits_before_he_comes_again,
    a_greeting_is_a_connection_that_has_lasted,
    a_spectator_gets_the_code_of_this_relay,
    the_directory_is_asked_before_a_proof,
    the_directory_is_asked_without_end,
    a_public_relay_wants_frequent_heartbeats,
    a_site_has_as_many_guesses_as_networks,
    cards_in_a_room_cost_nobody,
)
"""Those that no evening finds: `test_removed_bounds` does."""
