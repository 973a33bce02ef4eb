"""Bugs in what many relays and one store do together, each found by the evenings of `fleet_world`. See `planted`."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from luna.net.fleet import Fleet
from luna.net.ledger import Ledger
from tests.net.fleet_world import Cloud, FleetMachine


def the_store_has_no_fence() -> Iterator[None]:
    append = Cloud.append

    def unfenced(self: Cloud, table: bytes, fence: Any, first: int, records: list[bytes]) -> bool:
        log = self.logs.get(table, ())
        if first <= len(log):
            self.logs[table] = log[:first]
        return append(self, table, self.fences.get(table, fence), first, records)

    with patch.object(Cloud, "append", unfenced):
        yield


def a_batch_that_was_sent_twice_is_there_twice() -> Iterator[None]:
    def doubled(self: Cloud, table: bytes, fence: Any, first: int, records: list[bytes]) -> bool:
        if self.fences.get(table) != fence:
            return False
        self.logs[table] = (*self.logs.get(table, ()), *records)
        for record in records:
            self.ever += record
        return True

    with patch.object(Cloud, "append", doubled):
        yield


def told_before_the_store_has_answered() -> Iterator[None]:
    work = FleetMachine.work

    def hasty(self: FleetMachine) -> None:
        if self.torn and not self.asleep and self.refused is None:
            self.refused = ()
        work(self)

    with patch.object(FleetMachine, "work", hasty):
        yield


def a_refused_table_goes_on() -> Iterator[None]:
    synced = Ledger.synced
    with patch.object(Ledger, "synced", lambda self, refused=(): synced(self)):
        yield


def what_comes_from_a_store_that_forgets_is_taken_for_whole() -> Iterator[None]:
    load = Ledger.load
    with patch.object(Ledger, "load", lambda self, tables, whole=False: load(self, tables, True)):
        yield


def a_relay_that_slept_calls_it_a_fork() -> Iterator[None]:
    with patch.object(Fleet, "_doubt", lambda self, link, body, table: self.relay.received(link, body)):
        yield


def two_questions_for_one_table() -> Iterator[None]:
    claim = Fleet._claim

    def twice(self: Fleet, link: Any, body: bytes, table: bytes) -> None:
        others, self._claiming = self._claiming, {}
        claim(self, link, body, table)
        self._claiming = others | self._claiming

    with patch.object(Fleet, "_claim", twice):
        yield


def who_comes_while_a_table_begins_is_forgotten() -> Iterator[None]:
    with patch.object(Fleet, "_fetch", lambda self, link, table: None):
        yield


def promises_outlive_their_table() -> Iterator[None]:
    def forgetful(self: Ledger, table: bytes) -> None:
        audience = self.tables.pop(table, None)
        if audience is not None:
            self.rooms.forget(table)
            for link in list(audience.links):
                self.dismiss(link)

    with patch.object(Ledger, "drop", forgetful):
        yield
