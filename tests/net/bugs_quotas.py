"""The relay as it was before its bounds: each that is gone is seen by a hostile client. See `test_removed_bounds`."""

from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import patch

from luna.net import connection, relay, wire
from luna.net.connection import Waits
from luna.net.fleet import Fleet
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.limits import Guesses, Quota
from luna.net.rooms import Link
from luna.net.server import Server
from luna.net.store import Store
from luna.net.tables import Shelf, Weights


def tables_are_forgotten_by_number_alone() -> Iterator[None]:
    with patch.object(Shelf, "tidy", lambda self, tables: None):
        yield


def one_address_may_bring_everything() -> Iterator[None]:
    with patch.object(Hosted, "by", property(lambda self: "", lambda self, by: None), create=True):
        yield


def what_is_being_given_is_not_counted() -> Iterator[None]:
    weigh = Weights.weigh

    def blind(self: Weights, hosted: Hosted) -> None:
        if hosted.durable >= 0:
            weigh(self, hosted)

    with patch.object(Weights, "weigh", blind):
        yield


def quotas_are_endless() -> Iterator[None]:
    with patch.object(Quota, "take", lambda self, of, now, amount=1: True):
        yield


def who_plays_adds_to_logs_without_end() -> Iterator[None]:
    """The bug that was: only what was handed over was measured."""
    with patch.object(relay, "RECORD", -1 << 20), patch.object(relay, "EMPTY", 0):
        yield


def a_small_record_that_is_handed_over_weighs_its_bytes() -> Iterator[None]:
    with patch.object(relay, "RECORD", 0):
        yield


def what_is_handed_over_lives_for_ever() -> Iterator[None]:
    with patch.object(Shelf, "drop_unplayed", lambda self, tables, now: None):
        yield


def a_record_weighs_its_bytes() -> Iterator[None]:
    with patch.object(Hosted, "weight", property(lambda self: self.size)):
        yield


def everybody_may_fill_the_log() -> Iterator[None]:
    with patch.object(Hosted, "takes", lambda self, seat, kind, limits: not self.full):
        yield


def one_address_may_have_all_connections() -> Iterator[None]:
    connected = Ledger.connected

    def forgetful(self: Ledger, link: Link) -> None:
        self._links_of.clear()
        connected(self, link)

    with patch.object(Ledger, "connected", forgetful):
        yield


def who_has_not_chosen_keeps_his_place_from_everybody() -> Iterator[None]:
    """The bug that was: where all places were taken, the newcomer was sent away, wherever he came from."""
    connected = Ledger.connected

    def full(self: Ledger, link: Link) -> None:
        many = sum(map(len, self._strangers.values())) >= self.limits.strangers
        connected(self, link)
        if many:
            self.refuse(link, "busy")

    with patch.object(Ledger, "connected", full):
        yield


def a_code_of_any_length_is_a_code() -> Iterator[None]:
    with patch("luna.net.rooms.is_code", lambda text: True):
        yield


def each_connection_says_as_much_as_one() -> Iterator[None]:
    with patch.object(relay.Relay, "_in_time", lambda self, link, kind, size, now: link.frames.take(now)):
        yield


def connections_take_all_files() -> Iterator[None]:
    with patch.object(Server, "most", property(lambda self: 1 << 16, lambda self, most: None), create=True):
        yield


def a_file_is_written_anew_only_at_a_start() -> Iterator[None]:
    with patch.object(Store, "swollen", property(lambda self: False)):
        yield


def a_file_written_anew_lacks_what_came_meanwhile() -> Iterator[None]:
    change_over = Store._change_over

    def hasty(self: Store) -> None:
        self._since = []
        change_over(self)

    with patch.object(Store, "_change_over", hasty):
        yield


def nobody_waits_before_he_comes_again() -> Iterator[None]:
    with patch.object(Waits, "next", lambda self, lasted=0.0: 0.0):
        yield


def a_greeting_is_a_connection_that_has_lasted() -> Iterator[None]:
    """The bug that was: no pause after a welcome."""
    with patch.object(connection, "_LASTED", 0.0):
        yield


def wrong_codes_of_others_close_the_door() -> Iterator[None]:
    with patch.object(Guesses, "allowed", lambda self, address, now: len(self._wrong) < self._limits.guesses):
        yield


def a_spectator_gets_the_code_of_this_relay() -> Iterator[None]:
    with patch("luna.net.rooms.Rooms.code_of", lambda self, table: next(iter(self._rooms))):
        yield


def the_directory_is_asked_before_a_proof() -> Iterator[None]:
    with patch.object(Link, "proves", lambda self, table, signature: True):
        yield


def the_directory_is_asked_without_end() -> Iterator[None]:
    claim = Fleet._claim

    def eager(self: Fleet, *said: Any) -> None:
        with patch.object(Quota, "take", lambda self, of, now, amount=1: True):
            claim(self, *said)

    with patch.object(Fleet, "_claim", eager):
        yield


def a_public_relay_wants_to_hear_everybody_all_the_time() -> Iterator[None]:
    with patch.dict(relay._DEEDS, {wire.Hello: _hurried}):
        yield


def _hurried(self: relay.Relay, link: Link, hello: wire.Hello) -> None:
    self.limits = self.limits._replace(beats=5)
    relay.Relay._hello(self, link, hello)


def a_site_has_as_many_guesses_as_networks() -> Iterator[None]:
    with patch("luna.net.limits.site", lambda place: place):
        yield


def cards_in_a_room_cost_nobody() -> Iterator[None]:
    """The bug that was: a neighbour in a room made the relay send all cards to all members without a bound."""
    tell_room = Ledger.tell_room
    with patch.object(Ledger, "tell_room", lambda self, room, by="": tell_room(self, room)):
        yield


SCRIPTED: Final = (
    tables_are_forgotten_by_number_alone,
    everybody_may_fill_the_log,
    who_has_not_chosen_keeps_his_place_from_everybody,
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
    a_public_relay_wants_to_hear_everybody_all_the_time,
    a_site_has_as_many_guesses_as_networks,
    cards_in_a_room_cost_nobody,
)
"""Those that no evening finds: `test_removed_bounds` does."""
