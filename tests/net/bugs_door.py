"""Bugs at the host's door, each seen by the test of a hostile client. See `test_door`."""

from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import patch

from luna.net import doorkeeper, wire
from luna.net.door import Door
from luna.net.doorkeeper import Doorkeeper
from luna.net.handover import Handover
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.rooms import Link
from luna.net.tables import Audience


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

    with patch.dict("luna.net.relay._DEEDS", {wire.Resume: trusting}):
        yield


def who_says_that_he_has_more_looks_on() -> Iterator[None]:
    """The bug that was: a log that is longer, as he says, was reason enough to show him what there is."""
    resume = Relay._resume

    def trusting(self: Relay, link: Any, message: Any) -> None:
        with patch.object(Hosted, "fresh", True, create=True):
            table = self.tables.get(message.table)
            fresh = table and table.hosted.__dict__.pop("fresh")
            resume(self, link, message)
            if table:
                table.hosted.__dict__["fresh"] = fresh

    with patch.dict("luna.net.relay._DEEDS", {wire.Resume: trusting}):
        yield


def a_key_that_is_only_said_opens_the_door() -> Iterator[None]:
    with patch.object(Doorkeeper, "_known", staticmethod(lambda link, where: link.holder)):
        yield


def only_keys_are_pardoned() -> Iterator[None]:
    """The bug that was: where only an address was out, there was nobody to pardon."""
    with patch.object(Door, "removed", property(lambda self: len(self._out))):
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
    hand = Doorkeeper.hand

    def open_handed(self: Doorkeeper, link: Link, message: wire.Hand) -> None:
        seats, link.seats = link.seats, tuple(sorted({*link.seats, message.seat}))
        hand(self, link, message)
        link.seats = tuple(seat for seat in link.seats if seat in seats)

    with patch.object(Doorkeeper, "hand", open_handed):
        yield


def who_is_removed_leaves_by_one_door_alone() -> Iterator[None]:
    """The bug that was: another connection of his stayed."""
    remove = Doorkeeper.remove

    def one(self: Doorkeeper, link: Link, message: wire.Remove) -> None:
        others = link.table and self._house.tables[link.table.id].links
        gone = [other for other in others or () if Audience.number_of(other) == message.number]
        twins = [other for other in others or () if other not in gone and other.holder in {it.holder for it in gone}]
        for other in twins:
            del others[other]  # type: ignore[union-attr]
        remove(self, link, message)
        for other in twins:
            others[other] = None  # type: ignore[index]

    with patch.object(Doorkeeper, "remove", one):
        yield


def a_seat_is_given_before_that_is_durable() -> Iterator[None]:
    """The bug that was: who had no seat before was told at once."""

    init = Ledger.__init__

    def eager(self: Ledger, *given: Any) -> None:
        init(self, *given)

        def hasty(link: Link, hosted: Hosted, more: Any) -> None:
            self.reseat(link, hosted, tuple(sorted({*link.seats, *more})))

        self.commit.promise = hasty  # type: ignore[method-assign]

    with patch.object(Ledger, "__init__", eager):
        yield


def a_host_hears_how_the_door_is_before_that_is_durable() -> Iterator[None]:
    """The bug that was: a crash in these milliseconds, and he takes a table for locked that is open."""
    tell = Doorkeeper._tell

    def hasty(self: Doorkeeper, where: doorkeeper.Where) -> None:
        with patch.object(Hosted, "certain", property(lambda self: True)):
            tell(self, where)

    with patch.object(Doorkeeper, "_tell", hasty):
        yield


def who_comes_back_hears_of_a_seat_before_that_is_durable() -> Iterator[None]:
    resume = Relay._resume

    def hasty(self: Relay, link: Link, message: wire.Resume) -> None:
        with patch.object(Hosted, "certain", property(lambda self: self.durable >= 0)):
            resume(self, link, message)

    with patch.dict("luna.net.relay._DEEDS", {wire.Resume: hasty}):
        yield


def a_room_has_its_door_written_into_a_log_that_came_from_elsewhere() -> Iterator[None]:
    """The bug that was: somebody had more of that log, and so it parted."""
    given = Handover._given

    def forward(self: Handover, link: Link, room: Any) -> None:
        handed = link.giving
        given(self, link, room)
        if handed is not None and handed[0].id in self._relay.tables and handed[0].given is not None and room.door.said:
            handed[0].door.host = handed[0].host
            self._relay.keep_door(handed[0])

    with patch.object(Handover, "_given", forward):
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


SCRIPTED: Final = (
    a_host_hears_how_the_door_is_before_that_is_durable,
    who_comes_back_hears_of_a_seat_before_that_is_durable,
    a_longer_log_opens_a_locked_door,
    any_number_may_ask_the_host,
    one_address_takes_all_places,
    the_first_host_is_it_for_ever,
    the_host_hears_of_each_who_comes,
    the_next_room_forgets_who_was_removed,
)
"""Those that no evening finds: `test_door` does."""
