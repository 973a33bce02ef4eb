"""Bugs in recovery, in the noticing of forks, and in who may play for which seat. See `planted`."""

from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

from luna.log.records import HOLD, decode
from luna.net import relay, replica, rooms, session, wire
from luna.net.handover import Handover
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.relay import _DEEDS, Relay
from luna.net.replica import Replica
from luna.net.tables import Audience


def _deed(kind: type, deed: Any) -> Any:
    return patch.dict(_DEEDS, {kind: deed})


# ---- recovery and forks


def nobody_is_waited_for_after_a_restart() -> Iterator[None]:
    load = Ledger.load

    def bold(self: Relay, tables: Any) -> None:
        load(self, tables)
        for audience in self.tables.values():
            audience.hosted.waiting.clear()

    with patch.object(Ledger, "load", bold):
        yield


def one_log_is_enough_after_a_restart() -> Iterator[None]:
    with patch.object(Hosted, "shown", lambda self, proof: self.waiting.clear()):
        yield


def forks_go_unnoticed() -> Iterator[None]:
    take = Replica.take

    def blind(self: Replica, first: int, records: Sequence[bytes]) -> Any:
        skip = self.last + 1 - first
        return take(self, self.last + 1, records[skip:]) if skip > 0 else take(self, first, records)

    with (
        patch.object(Hosted, "knows", lambda self, seq, chain: seq <= self.last),
        patch.object(Replica, "take", blind),
        patch.object(Replica, "parts_from", lambda self, seq, chain: False),
    ):
        yield


def recovered_records_are_not_kept() -> Iterator[None]:
    recovered = Handover._recovered

    def forgetful(self: Handover, link: Any, message: wire.Give) -> None:
        with patch.object(Ledger, "keep", lambda self, hosted, number, data: None):
            recovered(self, link, message)

    with patch.object(Handover, "_recovered", forgetful):
        yield


def a_log_is_given_from_its_start_only() -> Iterator[None]:
    with patch.object(session, "portions", lambda records: replica.portions(records[1:])):
        yield


# ---- seats


def seats_are_not_restored() -> Iterator[None]:
    adopt = Hosted.adopt

    def forgetful(self: Hosted, data: bytes, now: float) -> None:
        holders = dict(self.holders)
        adopt(self, data, now)
        if decode(data, self.last, 0).kind == HOLD:
            self.holders = holders

    with patch.object(Hosted, "adopt", forgetful):
        yield


def anybody_may_play_for_any_seat() -> Iterator[None]:
    def open_handed(self: Relay, link: Any, message: wire.Submit) -> None:
        seats, link.seats = link.seats, (message.seat,)
        Relay._submit(self, link, message)
        link.seats = seats

    with _deed(wire.Submit, open_handed):
        yield


def any_key_opens_any_seat() -> Iterator[None]:
    with patch.object(Hosted, "seats_of", lambda self, proof: tuple(sorted(self.holders))):
        yield


def all_holders_are_the_same() -> Iterator[None]:
    with patch.object(relay, "fingerprint", lambda key: b"z" * 16):
        yield


def a_proof_is_not_looked_at() -> Iterator[None]:
    with patch.object(rooms, "verified", lambda key, signature, said: True):
        yield


def every_connection_has_the_same_nonce() -> Iterator[None]:
    hello = Relay._hello

    def lazy(self: Relay, link: Any, message: wire.Hello) -> None:
        with patch.object(self, "entropy", lambda size: b"z" * size):
            hello(self, link, message)

    with _deed(wire.Hello, lazy):
        yield


def a_proof_may_be_carried_on_by_another_relay() -> Iterator[None]:
    def loose(table: bytes, nonce: bytes, binding: bytes) -> bytes:
        return table + nonce

    with patch.object(rooms, "statement", loose), patch.object(session, "statement", loose):
        yield


def a_seat_is_only_where_its_owner_was() -> Iterator[None]:
    """Whoever comes from another address is taken for somebody else."""
    places: dict[bytes, str] = {}
    seats_of = Hosted.seats_of

    def resume(self: Relay, link: Any, message: wire.Resume) -> None:
        there = places.setdefault(link.holder, link.address) == link.address
        with patch.object(Hosted, "seats_of", seats_of if there else lambda self, holder: ()):
            Relay._resume(self, link, message)

    with _deed(wire.Resume, resume):
        yield


def what_the_log_keeps_passes_as_a_token() -> Iterator[None]:
    with patch.object(relay, "digest", lambda token: token):
        yield


def nobody_gives_way_to_the_owner_of_a_seat() -> Iterator[None]:
    with patch.object(Relay, "give_way", lambda self, audience, link, seats: None):
        yield


def a_seat_that_is_played_may_be_taken() -> Iterator[None]:
    def greedy(self: Relay, link: Any, message: wire.Take) -> None:
        if link.table is not None and link.seats and not link.table.waiting:
            link.taken.add(message.seat)
            self.reseat(link, link.table, tuple(sorted({*link.seats, message.seat})))

    with _deed(wire.Take, greedy):
        yield


def who_looks_on_may_take_a_seat() -> Iterator[None]:
    def open_handed(self: Relay, link: Any, message: wire.Take) -> None:
        if link.table is not None and message.seat not in self.tables[link.table.id].seats:
            self.reseat(link, link.table, tuple(sorted({*link.seats, message.seat})))

    with _deed(wire.Take, open_handed):
        yield


def new_records_go_to_players_only() -> Iterator[None]:
    news = Audience.news

    def choosy(self: Audience) -> Any:
        for link in self.links:
            link.live = link.live and bool(link.seats)
        return news(self)

    with patch.object(Audience, "news", choosy), _deed(wire.Beat, lambda *_: None):
        yield
