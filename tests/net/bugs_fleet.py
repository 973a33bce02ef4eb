"""Bugs of several relays with one store; the evenings of `fleet_world` find each of them. See `planted`."""

from typing import Any

from luna.net.fleet import Fleet
from luna.net.relay import Relay
from tests.net.bugs import bug, wrapped
from tests.net.fleet_world import Cloud, FleetMachine


@wrapped(Cloud, "append")
def the_store_has_no_fence(
    append: Any, self: Cloud, table: bytes, fence: Any, first: int, records: list[bytes]
) -> bool:
    log = self.logs.get(table, ())
    if first <= len(log):
        self.logs[table] = log[:first]
    return bool(append(self, table, self.fences.get(table, fence), first, records))


@wrapped(Cloud, "append")
def a_batch_that_was_sent_twice_is_there_twice(
    _: Any, self: Cloud, table: bytes, fence: Any, first: int, records: list[bytes]
) -> bool:
    if self.fences.get(table) != fence:
        return False
    self.logs[table] = (*self.logs.get(table, ()), *records)
    for record in records:
        self.ever += record
    return True


@wrapped(FleetMachine, "work")
def told_before_the_store_has_answered(work: Any, self: FleetMachine) -> None:
    if self.torn and not self.asleep and self.refused is None:
        self.refused = ()
    work(self)


a_refused_table_goes_on = wrapped(Relay, "synced")(lambda synced, self, refused=(): synced(self))
what_comes_from_a_store_that_forgets_is_taken_for_whole = wrapped(Relay, "load")(
    lambda load, self, tables, whole=False: load(self, tables, True)
)
a_relay_that_slept_calls_it_a_fork = bug(
    Fleet, "_doubt", lambda self, link, body, table: self._requests.received(link, body)
)


@wrapped(Fleet, "_claim")
def two_questions_for_one_table(claim: Any, self: Fleet, link: Any, body: bytes, table: bytes) -> None:
    others, self._claiming = self._claiming, {}
    claim(self, link, body, table)
    self._claiming = others | self._claiming


who_comes_while_a_table_begins_is_forgotten = bug(Fleet, "_fetch", lambda self, link, table: None)


@wrapped(Relay, "drop")
def promises_outlive_their_table(_: Any, self: Relay, table: bytes) -> None:
    audience = self.tables.pop(table, None)
    if audience is not None:
        self.rooms.forget(table)
        for link in list(audience.links):
            self.dismiss(link)
