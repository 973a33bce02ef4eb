"""Bugs at the host's door, each seen by the test of a hostile client. See `test_door`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from luna.net import doorkeeper
from luna.net.audience import Audience
from luna.net.door import Door
from luna.net.doorkeeper import Doorkeeper
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.limits import Limits
from luna.net.relay import Relay


def removed_ones_are_known_by_their_key_alone() -> Iterator[None]:
    with patch.object(Door, "bar", lambda self, place: None):
        yield


def removed_ones_are_known_by_their_address_alone() -> Iterator[None]:
    with patch.object(Door, "is_out", lambda self, holder: False):
        yield


def removed_ones_keep_their_seats() -> Iterator[None]:
    with patch.object(Ledger, "move_seats", lambda self, audience, seats, to: None):
        yield


def the_door_is_not_in_the_log() -> Iterator[None]:
    with patch.object(Ledger, "keep_door", lambda self, hosted: None):
        yield


def the_door_of_a_log_is_not_read() -> Iterator[None]:
    with patch.object(Door, "read", lambda self, body: None):
        yield


def a_lock_keeps_nobody_out() -> Iterator[None]:
    why_not = Door.why_not

    def open_door(self: Door, holder: bytes, place: str) -> str:
        return why_not(self, holder, place).replace("locked", "")

    with patch.object(Door, "why_not", open_door):
        yield


def a_lock_keeps_out_who_was_there() -> Iterator[None]:
    with patch.object(Door, "let_in", lambda self, holder: None):
        yield


def a_longer_log_opens_a_locked_door() -> Iterator[None]:
    resume = Relay._resume

    def trusting(self: Relay, link: Any, message: Any) -> None:
        with patch.object(Door, "why_not", lambda self, holder, place: ""):
            resume(self, link, message)

    with patch.dict("luna.net.relay._DEEDS", {_kind("Resume"): trusting}):
        yield


def everybody_is_the_host() -> Iterator[None]:
    with patch.object(doorkeeper, "_hosts", lambda link, where: True):
        yield


def the_first_host_is_it_for_ever() -> Iterator[None]:
    with patch.object(Doorkeeper, "opened", lambda self, audience: self.changed(audience)):
        yield


def one_address_takes_all_places() -> Iterator[None]:
    with patch.object(Audience, "of_place", lambda self, place: 0):
        yield


def any_number_may_ask_the_host() -> Iterator[None]:
    init = Ledger.__init__

    def boundless(self: Ledger, now: Any, entropy: Any, limits: Any = None, app: str = "") -> None:
        init(self, now, entropy, (limits or Limits())._replace(asking=1_000), app)

    with patch.object(Ledger, "__init__", boundless):
        yield


def the_host_hears_of_each_who_comes() -> Iterator[None]:
    with patch.object(Doorkeeper, "changed", Doorkeeper._tell):
        yield


def any_seat_may_be_given_away() -> Iterator[None]:
    from luna.net.rooms import Link

    with patch.object(Link, "owned", property(lambda self: set(range(4)) if self.seats else set())):
        yield


def what_was_said_in_the_room_is_forgotten() -> Iterator[None]:
    with patch.object(Door, "said", property(lambda self: False)):
        yield


def the_next_room_forgets_who_was_removed() -> Iterator[None]:
    with patch.object(Door, "follow", lambda self, other: None):
        yield


def the_host_of_a_table_is_nobody() -> Iterator[None]:
    with patch.object(Hosted, "host", property(lambda self: self.door.host)):
        yield


def _kind(name: str) -> type:
    from luna.net import wire

    kind: type = getattr(wire, name)
    return kind
