"""Bugs in durability before an answer, and in the order of the log. See `planted`."""

from typing import Any
from unittest.mock import patch

from luna.log.records import STAMP
from luna.net import handover, requests, store, wire
from luna.net import hosted as hosted_module
from luna.net.hosted import Hosted
from luna.net.relay import Relay
from luna.net.replica import AnswerNews, Submits
from luna.net.session import RecordNews, Session
from luna.net.tables import GroupCommit
from tests.net.bugs import Bug, bug, heard, wrapped

# ---- stamps


@wrapped(Relay, "__init__")
def a_stamp_is_used_again(init: Any, self: Relay, now: Any, entropy: Any, *more: Any) -> None:
    kept: dict[int, bytes] = {}
    init(self, now, lambda size: kept.setdefault(size, entropy(size)) if size == STAMP else entropy(size), *more)


the_author_chooses_the_stamp = bug(handover, "STAMPED", frozenset())

# ---- durable before told


@wrapped(Relay, "keep")
def told_before_it_is_durable(keep: Any, self: Relay, hosted: Hosted, number: int, data: bytes) -> None:
    keep(self, hosted, number, data)
    hosted.durable = number
    self._effects += self.tables[hosted.id].news()


@wrapped(handover, "_given")
def seats_promised_before_they_are_durable(begin: Any, relay: Relay, link: Any, room: Any) -> None:
    begin(relay, link, room)
    commit = relay.commit
    promises, commit.promises = commit.promises, []
    for other, message in promises:
        relay.seat(other, message)


pages_go_beyond_what_is_durable = bug(
    Hosted, "page", lambda self, after, most: tuple(self.records[after : after + 256])
)


@wrapped(Relay, "synced")
def a_sync_counts_for_what_came_during_it(synced: Any, self: Relay) -> None:
    assert self.commit.syncing is not None
    lasts, promises = self.commit.syncing
    self.commit.syncing = [(hosted, hosted.last) for hosted, _ in lasts], promises
    synced(self)


@wrapped(Relay, "synced")
def what_came_during_a_sync_is_forgotten(synced: Any, self: Relay) -> None:
    synced(self)
    self.commit.batch.clear()


@wrapped(GroupCommit, "begin")
def promises_are_forgotten(begin: Any, self: GroupCommit) -> bytes:
    self.promises.clear()
    return bytes(begin(self))


@wrapped(GroupCommit, "begin")
def a_batch_is_written_backwards(begin: Any, self: GroupCommit) -> bytes:
    self.batch.reverse()
    return bytes(begin(self))


a_torn_end_is_believed = bug(store, "_crc", lambda entries: 0)

# ---- order, once and only once


@heard(wire.Submit)
def a_stale_base_is_taken(self: Relay, link: Any, message: wire.Submit) -> None:
    if link.table is not None and message.base >= 0:
        message = message._replace(base=link.table.last)
    requests._submit(self, link, message)


doubles_are_taken = bug(Hosted, "knew", lambda self, seat, kind, body: False)
doubles_are_known_by_their_author_alone = bug(
    hosted_module, "fingerprint", lambda seat, kind, body: bytes((seat & 255, kind))
)


@wrapped(Hosted, "adopt")
def doubles_are_not_known_after_a_restart(adopt: Any, self: Hosted, data: bytes, now: float) -> None:
    free = set(self.free)
    adopt(self, data, now)
    self.free = free


@wrapped(Hosted, "adopt")
def time_goes_back_after_a_restart(adopt: Any, self: Hosted, data: bytes, now: float) -> None:
    adopt(self, data, now)
    self._zero = now
    self.t_ms = 0


a_clock_that_is_set_back_is_believed = bug(Hosted, "time", lambda self, now: max(0, int((now - self._zero) * 1000)))
pages_begin_one_too_late = wrapped(Hosted, "page")(lambda page, self, after, most: page(self, after + 1, most))


@wrapped(Session, "_page")
def holes_are_not_noticed(page: Any, self: Session, message: wire.Page) -> None:
    page(self, message._replace(first=min(message.first, self.last + 1)))


@wrapped(Session, "_page")
def what_came_twice_is_taken_twice(page: Any, self: Session, message: wire.Page) -> None:
    before = self.last
    page(self, message)
    if before == self.last and message.records and message.first <= self.last:
        self._news.append(RecordNews((self.log.records[message.first - 1],)))


@wrapped(Session, "received")
def neither_the_head_nor_a_stale_answer_is_heeded(received: Any, self: Session, body: bytes) -> None:
    message = wire.decode(body)
    if isinstance(message, wire.Outdated):
        return
    if isinstance(message, wire.Here):
        body = wire.encode(message._replace(seq=0, chain=self.log._chains[0] if self.table else b"12345678"))[4:]
    received(self, body)


@wrapped(Session, "connected")
def submits_are_not_repeated_after_a_cut(connected: Any, self: Session) -> None:
    self.submits.pending.clear()
    connected(self)


@wrapped(Session, "connected")
def turns_are_repeated_without_their_base(connected: Any, self: Session) -> None:
    for number, submit in self.submits.pending.items():
        self.submits.pending[number] = submit._replace(base=-1)
    connected(self)


@wrapped(Session, "_here")
def what_had_to_wait_is_never_sent(here: Any, self: Session, message: wire.Here) -> None:
    self.submits._later.clear()
    here(self, message)


@wrapped(Submits, "settle")
def any_record_answers_a_submit(_: Any, self: Submits, records: Any) -> None:
    for number in list(self.pending):
        if records:
            del self.pending[number]
            self.answers.append(AnswerNews(number, records[-1].seq))


@wrapped(Submits, "_answer")
def a_late_turn_counts_as_accepted(answer: Any, self: Submits, number: int, seq: int | None, code: str = "") -> None:
    base = self.pending[number].base
    answer(self, number, base + 1 if code == "stale" else seq)


_RESUMED: Any = Session.resumed.__func__  # type: ignore[attr-defined]
a_player_comes_back_without_his_last_record = Bug(
    patch.object(Session, "resumed", classmethod(lambda cls, *given: _RESUMED(cls, *given[:-1], given[-1][:-1])))
)
