"""Bugs in what is durable before it is told, and in what is in the log once and in order. See `planted`."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from luna.log.records import STAMP
from luna.net import hosted as hosted_module
from luna.net import relay as relay_module
from luna.net import store, wire
from luna.net.handover import Handover
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.relay import _DEEDS, Relay
from luna.net.replica import AnswerNews, Submits
from luna.net.session import RecordNews, Session
from luna.net.tables import GroupCommit


def _deed(kind: type, deed: Any) -> Any:
    return patch.dict(_DEEDS, {kind: deed})


# ---- stamps


def a_stamp_is_used_again() -> Iterator[None]:
    init = Relay.__init__

    def frugal(self: Relay, now: Any, entropy: Any, *more: Any) -> None:
        kept: dict[int, bytes] = {}
        init(self, now, lambda size: kept.setdefault(size, entropy(size)) if size == STAMP else entropy(size), *more)

    with patch.object(Relay, "__init__", frugal):
        yield


def the_author_chooses_the_stamp() -> Iterator[None]:
    with patch.object(relay_module, "STAMPED", frozenset()):
        yield


# ---- durable before told


def told_before_it_is_durable() -> Iterator[None]:
    keep = Ledger.keep

    def hasty(self: Relay, hosted: Hosted, number: int, data: bytes) -> None:
        keep(self, hosted, number, data)
        hosted.durable = number
        self._effects += self.tables[hosted.id].news()

    with patch.object(Ledger, "keep", hasty):
        yield


def seats_promised_before_they_are_durable() -> Iterator[None]:
    begin = Handover._given

    def hasty(self: Handover, link: Any, room: Any) -> None:
        begin(self, link, room)
        commit = self._relay.commit
        promises, commit.promises = commit.promises, []
        for other, message in promises:
            self._relay.seat(other, message)

    with patch.object(Handover, "_given", hasty):
        yield


def pages_go_beyond_what_is_durable() -> Iterator[None]:
    with patch.object(Hosted, "page", lambda self, after, most: tuple(self.records[after : after + 256])):
        yield


def a_sync_counts_for_what_came_during_it() -> Iterator[None]:
    synced = Ledger.synced

    def generous(self: Relay) -> None:
        assert self.commit.syncing is not None
        lasts, promises = self.commit.syncing
        self.commit.syncing = [(hosted, hosted.last) for hosted, _ in lasts], promises
        synced(self)

    with patch.object(Ledger, "synced", generous):
        yield


def what_came_during_a_sync_is_forgotten() -> Iterator[None]:
    synced = Ledger.synced

    def forgetful(self: Relay) -> None:
        synced(self)
        self.commit.batch.clear()

    with patch.object(Ledger, "synced", forgetful):
        yield


def promises_are_forgotten() -> Iterator[None]:
    begin = GroupCommit.begin

    def forgetful(self: GroupCommit) -> bytes:
        self.promises.clear()
        return begin(self)

    with patch.object(GroupCommit, "begin", forgetful):
        yield


def a_batch_is_written_backwards() -> Iterator[None]:
    begin = GroupCommit.begin

    def backwards(self: GroupCommit) -> bytes:
        self.batch.reverse()
        return begin(self)

    with patch.object(GroupCommit, "begin", backwards):
        yield


def a_torn_end_is_believed() -> Iterator[None]:
    with patch.object(store, "_crc", lambda entries: 0):
        yield


# ---- order, once and only once


def a_stale_base_is_taken() -> Iterator[None]:
    def blind(self: Relay, link: Any, message: wire.Submit) -> None:
        if link.table is not None and message.base >= 0:
            message = message._replace(base=link.table.last)
        Relay._submit(self, link, message)

    with _deed(wire.Submit, blind):
        yield


def doubles_are_taken() -> Iterator[None]:
    with patch.object(Hosted, "knew", lambda self, seat, kind, body: False):
        yield


def doubles_are_known_by_their_author_alone() -> Iterator[None]:
    with patch.object(hosted_module, "fingerprint", lambda seat, kind, body: bytes((seat & 255, kind))):
        yield


def doubles_are_not_known_after_a_restart() -> Iterator[None]:
    adopt = Hosted.adopt

    def forgetful(self: Hosted, data: bytes, now: float) -> None:
        free = set(self.free)
        adopt(self, data, now)
        self.free = free

    with patch.object(Hosted, "adopt", forgetful):
        yield


def time_goes_back_after_a_restart() -> Iterator[None]:
    adopt = Hosted.adopt

    def timeless(self: Hosted, data: bytes, now: float) -> None:
        adopt(self, data, now)
        self._zero = now
        self.t_ms = 0

    with patch.object(Hosted, "adopt", timeless):
        yield


def a_clock_that_is_set_back_is_believed() -> Iterator[None]:
    with patch.object(Hosted, "time", lambda self, now: max(0, int((now - self._zero) * 1000))):
        yield


def pages_begin_one_too_late() -> Iterator[None]:
    page = Hosted.page
    with patch.object(Hosted, "page", lambda self, after, most: page(self, after + 1, most)):
        yield


def holes_are_not_noticed() -> Iterator[None]:
    page = Session._page

    def careless(self: Session, message: wire.Page) -> None:
        page(self, message._replace(first=min(message.first, self.last + 1)))

    with patch.object(Session, "_page", careless):
        yield


def what_came_twice_is_taken_twice() -> Iterator[None]:
    page = Session._page

    def greedy(self: Session, message: wire.Page) -> None:
        before = self.last
        page(self, message)
        if before == self.last and message.records and message.first <= self.last:
            self._news.append(RecordNews((self.log.records[message.first - 1],)))

    with patch.object(Session, "_page", greedy):
        yield


def neither_the_head_nor_a_stale_answer_is_heeded() -> Iterator[None]:
    received = Session.received

    def deaf(self: Session, body: bytes) -> None:
        message = wire.decode(body)
        if isinstance(message, wire.Outdated):
            return
        if isinstance(message, wire.Here):
            body = wire.encode(message._replace(seq=0, chain=self.log._chains[0] if self.table else b"12345678"))[4:]
        received(self, body)

    with patch.object(Session, "received", deaf):
        yield


def submits_are_not_repeated_after_a_cut() -> Iterator[None]:
    connected = Session.connected

    def forgetful(self: Session) -> None:
        self.submits.pending.clear()
        connected(self)

    with patch.object(Session, "connected", forgetful):
        yield


def turns_are_repeated_without_their_base() -> Iterator[None]:
    connected = Session.connected

    def eager(self: Session) -> None:
        for number, submit in self.submits.pending.items():
            self.submits.pending[number] = submit._replace(base=-1)
        connected(self)

    with patch.object(Session, "connected", eager):
        yield


def what_had_to_wait_is_never_sent() -> Iterator[None]:
    here = Session._here

    def forgetful(self: Session, message: wire.Here) -> None:
        self.submits._later.clear()
        here(self, message)

    with patch.object(Session, "_here", forgetful):
        yield


def any_record_answers_a_submit() -> Iterator[None]:
    def hasty(self: Submits, records: Any) -> None:
        for number in list(self.pending):
            if records:
                del self.pending[number]
                self.answers.append(AnswerNews(number, records[-1].seq))

    with patch.object(Submits, "settle", hasty):
        yield


def a_late_turn_counts_as_accepted() -> Iterator[None]:
    answer = Submits._answer

    def rosy(self: Submits, number: int, seq: int | None, code: str = "") -> None:
        base = self.pending[number].base
        answer(self, number, base + 1 if code == "stale" else seq)

    with patch.object(Submits, "_answer", rosy):
        yield


def a_player_comes_back_without_his_last_record() -> Iterator[None]:
    resumed = Session.resumed.__func__  # type: ignore[attr-defined]

    def short(cls: Any, hello: Any, table: bytes, identity: Any, header: bytes, log: list[bytes]) -> Session:
        session: Session = resumed(cls, hello, table, identity, header, log[:-1])
        return session

    with patch.object(Session, "resumed", classmethod(short)):
        yield
