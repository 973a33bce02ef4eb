"""Bugs planted into relay and session, each found by the simulator: a test of faults counts only if bugs make it fail.

python -m tests.net.planted --most 1000          # the first seed that finds each
"""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final
from unittest.mock import patch

from luna.log.records import HOLD, decode
from luna.net import hosted as hosted_module
from luna.net import store, wire
from luna.net.audience import Audience
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.relay import _DEEDS, Relay
from luna.net.session import AnswerNews, RecordNews, Session
from tests.net.simulator import evening

Plant = Callable[[], Any]
"""Makes a context in which the bug is there."""
BUGS: Final[dict[str, Plant]] = {}


def _bug(plant: Plant) -> Plant:
    BUGS[plant.__name__.replace("_", " ")] = contextlib.contextmanager(plant)
    return plant


def _deed(kind: type, deed: Any) -> Any:
    return patch.dict(_DEEDS, {kind: deed})


# ---- durable before told


@_bug
def told_before_it_is_durable() -> Iterator[None]:
    keep = Ledger._keep

    def hasty(self: Relay, hosted: Hosted, number: int, data: bytes) -> None:
        keep(self, hosted, number, data)
        hosted.durable = number
        self._effects += self.tables[hosted.id].news()

    with patch.object(Ledger, "_keep", hasty):
        yield


@_bug
def seats_promised_before_they_are_durable() -> Iterator[None]:
    begin = Relay._given

    def hasty(self: Relay, link: Any, room: Any) -> None:
        begin(self, link, room)
        promises, self._promises = self._promises, []
        for other, message in promises:
            self._seat(other, message)

    with patch.object(Relay, "_given", hasty):
        yield


@_bug
def pages_go_beyond_what_is_durable() -> Iterator[None]:
    with patch.object(Hosted, "page", lambda self, after, most: tuple(self.records[after : after + 256])):
        yield


@_bug
def a_sync_counts_for_what_came_during_it() -> Iterator[None]:
    synced = Ledger.synced

    def generous(self: Relay) -> None:
        assert self._syncing is not None
        lasts, promises = self._syncing
        self._syncing = {table: self.tables[table].hosted.last for table in lasts}, promises
        synced(self)

    with patch.object(Ledger, "synced", generous):
        yield


@_bug
def what_came_during_a_sync_is_forgotten() -> Iterator[None]:
    synced = Ledger.synced

    def forgetful(self: Relay) -> None:
        synced(self)
        self._batch.clear()

    with patch.object(Ledger, "synced", forgetful):
        yield


@_bug
def promises_are_forgotten() -> Iterator[None]:
    begin = Ledger.begin_sync

    def forgetful(self: Relay) -> bytes:
        self._promises.clear()
        return begin(self)

    with patch.object(Ledger, "begin_sync", forgetful):
        yield


@_bug
def a_batch_is_written_backwards() -> Iterator[None]:
    begin = Ledger.begin_sync

    def backwards(self: Relay) -> bytes:
        self._batch.reverse()
        return begin(self)

    with patch.object(Ledger, "begin_sync", backwards):
        yield


@_bug
def a_torn_end_is_believed() -> Iterator[None]:
    with patch.object(store, "_crc", lambda entries: 0):
        yield


# ---- order, once and only once


@_bug
def a_stale_base_is_taken() -> Iterator[None]:
    def blind(self: Relay, link: Any, message: wire.Submit) -> None:
        if link.table is not None and message.base >= 0:
            message = message._replace(base=link.table.last)
        Relay._submit(self, link, message)

    with _deed(wire.Submit, blind):
        yield


@_bug
def doubles_are_taken() -> Iterator[None]:
    with patch.object(Hosted, "has", lambda self, seat, kind, body: False):
        yield


@_bug
def doubles_are_known_by_their_author_alone() -> Iterator[None]:
    with patch.object(hosted_module, "fingerprint", lambda seat, kind, body: bytes((seat & 255, kind))):
        yield


@_bug
def doubles_are_not_known_after_a_restart() -> Iterator[None]:
    adopt = Hosted.adopt

    def forgetful(self: Hosted, data: bytes, now: float) -> None:
        free = set(self.free)
        adopt(self, data, now)
        self.free = free

    with patch.object(Hosted, "adopt", forgetful):
        yield


@_bug
def time_goes_back_after_a_restart() -> Iterator[None]:
    adopt = Hosted.adopt

    def timeless(self: Hosted, data: bytes, now: float) -> None:
        adopt(self, data, now)
        self._zero = now
        self.t_ms = 0

    with patch.object(Hosted, "adopt", timeless):
        yield


@_bug
def pages_begin_one_too_late() -> Iterator[None]:
    page = Hosted.page
    with patch.object(Hosted, "page", lambda self, after, most: page(self, after + 1, most)):
        yield


@_bug
def holes_are_not_noticed() -> Iterator[None]:
    page = Session._page

    def careless(self: Session, message: wire.Page) -> None:
        page(self, message._replace(first=min(message.first, self.last + 1)))

    with patch.object(Session, "_page", careless):
        yield


@_bug
def what_came_twice_is_taken_twice() -> Iterator[None]:
    page = Session._page

    def greedy(self: Session, message: wire.Page) -> None:
        before = self.last
        page(self, message)
        if before == self.last and message.records and message.first <= self.last:
            self._news.append(RecordNews((self.records[message.first - 1],)))

    with patch.object(Session, "_page", greedy):
        yield


@_bug
def neither_the_head_nor_a_stale_answer_is_heeded() -> Iterator[None]:
    received = Session.received

    def deaf(self: Session, body: bytes) -> None:
        message = wire.decode(body)
        if isinstance(message, wire.Stale):
            return
        if isinstance(message, wire.Here):
            body = wire.encode(message._replace(seq=0, chain=self._chains[0] if self._chains else b"12345678"))[4:]
        received(self, body)

    with patch.object(Session, "received", deaf):
        yield


@_bug
def submits_are_not_repeated_after_a_cut() -> Iterator[None]:
    connected = Session.connected

    def forgetful(self: Session) -> None:
        self._pending.clear()
        connected(self)

    with patch.object(Session, "connected", forgetful):
        yield


@_bug
def turns_are_repeated_without_their_base() -> Iterator[None]:
    connected = Session.connected

    def eager(self: Session) -> None:
        for number, submit in self._pending.items():
            self._pending[number] = submit._replace(base=-1)
        connected(self)

    with patch.object(Session, "connected", eager):
        yield


@_bug
def what_had_to_wait_is_never_sent() -> Iterator[None]:
    here = Session._here

    def forgetful(self: Session, message: wire.Here) -> None:
        self._later.clear()
        here(self, message)

    with patch.object(Session, "_here", forgetful):
        yield


@_bug
def any_record_answers_a_submit() -> Iterator[None]:
    def hasty(self: Session, records: Any) -> None:
        for number in list(self._pending):
            if records:
                del self._pending[number]
                self._news.append(AnswerNews(number, records[-1].seq))

    with patch.object(Session, "_settle", hasty):
        yield


@_bug
def a_late_turn_counts_as_accepted() -> Iterator[None]:
    answer = Session._answer

    def rosy(self: Session, number: int, seq: int | None, code: str = "") -> None:
        answer(self, number, self.last if code == "stale" else seq)

    with patch.object(Session, "_answer", rosy):
        yield


@_bug
def a_player_comes_back_without_his_last_record() -> Iterator[None]:
    resumed = Session.resumed.__func__  # type: ignore[attr-defined]

    def short(cls: Any, hello: Any, table: bytes, token: bytes, header: bytes, log: list[bytes]) -> Session:
        session: Session = resumed(cls, hello, table, token, header, log[:-1])
        return session

    with patch.object(Session, "resumed", classmethod(short)):
        yield


# ---- recovery and forks


@_bug
def nobody_is_waited_for_after_a_restart() -> Iterator[None]:
    load = Ledger.load

    def bold(self: Relay, tables: Any) -> None:
        load(self, tables)
        for audience in self.tables.values():
            audience.hosted.waiting.clear()

    with patch.object(Ledger, "load", bold):
        yield


@_bug
def one_log_is_enough_after_a_restart() -> Iterator[None]:
    with patch.object(Hosted, "shown", lambda self, proof: self.waiting.clear()):
        yield


@_bug
def forks_go_unnoticed() -> Iterator[None]:
    page, here, seated = Session._page, Session._here, Session._seated

    def blind(self: Session, message: wire.Page) -> None:
        skip = self.last + 1 - message.first
        page(self, message._replace(first=self.last + 1, records=message.records[skip:]) if skip > 0 else message)

    def trusting(self: Session, message: Any) -> None:
        if self._chains and message.seq <= self.last:
            message = message._replace(chain=self._chains[message.seq])
        (here if isinstance(message, wire.Here) else seated)(self, message)

    with (
        patch.object(Hosted, "knows", lambda self, seq, chain: seq <= self.last),
        patch.object(Session, "_page", blind),
        patch.object(Session, "_here", trusting),
        patch.object(Session, "_seated", trusting),
    ):
        yield


@_bug
def recovered_records_are_not_kept() -> Iterator[None]:
    recovered = Relay._recovered

    def forgetful(self: Relay, link: Any, message: wire.Give) -> None:
        with patch.object(Ledger, "_keep", lambda self, hosted, number, data: self._dirty.update({hosted.id: None})):
            recovered(self, link, message)

    with patch.object(Relay, "_recovered", forgetful):
        yield


@_bug
def a_log_is_given_from_its_start_only() -> Iterator[None]:
    give = Session._give
    with patch.object(Session, "_give", lambda self, after, one=False: give(self, after + 1, one)):
        yield


# ---- seats


@_bug
def seats_are_not_restored() -> Iterator[None]:
    adopt = Hosted.adopt

    def forgetful(self: Hosted, data: bytes, now: float) -> None:
        holders = dict(self.holders)
        adopt(self, data, now)
        if decode(data, self.last, 0).kind == HOLD:
            self.holders = holders

    with patch.object(Hosted, "adopt", forgetful):
        yield


@_bug
def anybody_may_play_for_any_seat() -> Iterator[None]:
    def open_handed(self: Relay, link: Any, message: wire.Submit) -> None:
        seats, link.seats = link.seats, (message.seat,)
        Relay._submit(self, link, message)
        link.seats = seats

    with _deed(wire.Submit, open_handed):
        yield


@_bug
def any_token_opens_any_seat() -> Iterator[None]:
    with patch.object(Hosted, "seats_of", lambda self, proof: tuple(sorted(self.holders))):
        yield


@_bug
def all_tokens_are_the_same() -> Iterator[None]:
    given = Relay._given

    def lazy(self: Relay, link: Any, room: Any) -> None:
        with patch.object(self, "entropy", lambda size: b"z" * size):
            given(self, link, room)

    with patch.object(Relay, "_given", lazy):
        yield


@_bug
def nobody_gives_way_to_the_owner_of_a_seat() -> Iterator[None]:
    with patch.object(Relay, "_give_way", lambda self, audience, link, seats: None):
        yield


@_bug
def a_seat_that_is_played_may_be_taken() -> Iterator[None]:
    def greedy(self: Relay, link: Any, message: wire.Take) -> None:
        if link.table is not None and link.seats and not link.table.waiting:
            self._reseat(link, link.table, tuple(sorted({*link.seats, message.seat})))

    with _deed(wire.Take, greedy):
        yield


@_bug
def who_looks_on_may_take_a_seat() -> Iterator[None]:
    def open_handed(self: Relay, link: Any, message: wire.Take) -> None:
        if link.table is not None and message.seat not in self.tables[link.table.id].seats:
            self._reseat(link, link.table, tuple(sorted({*link.seats, message.seat})))

    with _deed(wire.Take, open_handed):
        yield


@_bug
def new_records_go_to_players_only() -> Iterator[None]:
    news = Audience.news

    def choosy(self: Audience) -> Any:
        for link in self.links:
            link.live = link.live and bool(link.seats)
        return news(self)

    with patch.object(Audience, "news", choosy), _deed(wire.Beat, lambda *_: None):
        yield


def first_seed(name: str, most: int, first: int = 0) -> int | None:
    """The first seed that finds a bug; None when none of so many does."""
    with BUGS[name]():
        for seed in range(first, first + most):
            try:
                evening(seed)
            except Exception:  # whatever falls over has noticed
                return seed
    return None


def main() -> None:
    """The first seed for each bug."""
    parser = argparse.ArgumentParser("planted")
    parser.add_argument("--most", type=int, default=1000, help="seeds for each bug")
    wanted = parser.parse_args()
    seeds = {name: first_seed(name, wanted.most) for name in BUGS}
    for name, seed in seeds.items():
        print(f"{name:55} {'not found' if seed is None else f'seed {seed}'}", flush=True)
    found = sum(seed is not None for seed in seeds.values())
    print(f"{found} of {len(seeds)} found within {wanted.most} seeds")
    raise SystemExit(found < len(seeds))


if __name__ == "__main__":
    main()
