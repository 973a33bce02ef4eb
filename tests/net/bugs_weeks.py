"""Bugs at a table by turn: in the messages to absent players, in conditional turns, in time. See `planted`."""

from typing import Any
from unittest.mock import patch

from luna.log import rhythm
from luna.log.consent import Consent
from luna.net import following, watch_messages, watching
from luna.net.hosted import Hosted
from luna.net.relay import Relay
from luna.net.tables import Watchers
from tests.net.bugs import Bug, bug, heard, wrapped

# ---- turns that are decided ahead


def _any(self: Hosted, seat: int, mark: bytes) -> Any:
    return next(
        ((other, body) for other, plans in self.ahead.items() for body in plans.values() if other != seat), None
    )


a_decided_turn_answers_whatever_is_played = bug(Hosted, "planned", _any)


@heard(watch_messages.Plan)
def plans_are_revealed_to_followers(relay: Relay, link: Any, message: watch_messages.Plan) -> None:
    watching.plan(relay, link, message)
    for other in relay.links:
        if other is not link and other.watched:
            relay.tell(other, message)


anybody_decides_for_any_seat = bug(watching, "_seats", lambda link, hosted: set(hosted.holders))


# ---- reading and playing from afar

a_claim_is_not_looked_at = bug(watching, "verified", lambda key, signature, said: True)
a_claim_may_be_carried_on_by_another_relay = Bug(
    *(patch.object(module, "statement", lambda table, nonce, binding: table) for module in (watching, following))
)


@heard(watch_messages.Deliver)
def a_late_delivery_is_taken(relay: Relay, link: Any, message: watch_messages.Deliver) -> None:
    audience = relay.tables.get(message.table)
    if audience is not None and message.base >= 0:
        message = message._replace(base=audience.hosted.last)
    watching.deliver(relay, link, message)


@heard(watch_messages.Fetch)
def what_is_not_durable_is_fetched(relay: Relay, link: Any, message: watch_messages.Fetch) -> None:
    audience = relay.tables.get(message.table)
    if audience is None:
        return
    durable, audience.hosted.durable = audience.hosted.durable, audience.hosted.last
    watching.fetch(relay, link, message)
    audience.hosted.durable = durable


growth_is_told_to_nobody = bug(Watchers, "grown", lambda self, table: None)


@wrapped(Watchers, "due")
def growth_is_reported_to_the_first_follower(due: Any, self: Watchers, tables: Any) -> Any:
    return due(self, tables)[:1]


# ---- time

time_stands_still_while_the_relay_is_off = bug(Hosted, "pass_time", lambda self, now, wall: None)


def _back(self: Hosted, now: float, wall: float) -> None:
    if self.slow:
        self._zero = now - (wall - self._created)
        self.t_ms = 0


a_calendar_that_is_set_back_is_believed = bug(Hosted, "pass_time", _back)
days_off_count_as_time_of_a_turn = bug(rhythm.DaysOff, "within", lambda self, since, until: 0)
a_turn_begins_with_any_record = wrapped(Consent, "take")(
    lambda take, self, record, body: (take(self, record, body), self.pace.begin(record.t_ms))[0]
)

# ---- after a restart


@wrapped(Relay, "load")
def a_table_by_turn_waits_for_everybody(load: Any, self: Relay, tables: Any, whole: bool = False) -> None:
    load(self, tables, whole)
    for audience in self.tables.values():
        audience.hosted.waiting = set(audience.hosted.holders.values())
