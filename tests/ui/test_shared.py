"""A shared table without a relay: votes of two people at one machine, and the frequency of requests."""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from typing import Any, cast
from unittest.mock import patch

from luna.log.bodies import AskBody, HoldBody, VoteBody, body_of, chat_body
from luna.log.encoding import pack
from luna.log.records import ASK, BOT, CHAT, HOLD, NO_SEAT, VOTE, Record
from luna.net import wire
from luna.net.remote import Remote
from luna.net.session import News
from luna.shell.network.relay_table import Shared
from luna.table.table import Table
from luna.table.transport import Head, LocalLog
from tests.log.helpers import PEBBLES, new_table

HERE = (1, 2)
"""The seats of this machine."""


class Relay:
    """Replaces the connection: records what is sent, and has the log."""

    online = caught_up = True
    holds = False
    seats = HERE
    wish = None

    def __init__(self, log: LocalLog) -> None:
        self.log = log
        self.news: queue.SimpleQueue[News] = queue.SimpleQueue()
        self.votes: list[tuple[int, VoteBody]] = []
        self.wanted: list[int] = []

    @property
    def session(self) -> Relay:
        return self

    def ask(self, wish: Callable[[Any], object]) -> None:
        wish(self)

    def say(self, *words: Any) -> None:
        if len(words) == 3 and words[1] == VOTE:
            seat, kind, body = words
            self.votes.append((seat, cast(VoteBody, body_of(Record(99, 0, seat, kind, body)))))

    def tell(self, message: wire.Message) -> None:
        if isinstance(message, wire.Take):
            self.wanted.append(message.seat)

    def read(self, after: int) -> Sequence[Record]:
        return self.log.read(after)

    def head(self) -> Head:
        return self.log.head()


class Clock:
    """A clock in seconds."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def at_a_table(first: str = "human") -> tuple[Shared, Relay, LocalLog, Clock]:
    """Seats 1 and 2 are people at this machine; 0 and 3 are at others."""
    clock = Clock()
    header = new_table(PEBBLES).header
    seats = (header.seats[0]._replace(kind=first), *header.seats[1:])
    log = LocalLog(header._replace(seats=seats), clock=clock)
    for number, held in enumerate(((0,), HERE, (3,))):
        log.submit(NO_SEAT, None, HOLD, pack(HoldBody(tuple(held), bytes([number]) * 16)))
    relay = Relay(log)
    return Shared(cast(Remote, relay), Table(PEBBLES, log), clock), relay, log, clock


def asked() -> tuple[Shared, Relay]:
    shared, relay, log, _ = at_a_table()
    log.submit(0, None, ASK, pack(AskBody(bytes(8), 0)))
    shared.table.follow()
    shared.poll()
    assert shared.ballot.asked is not None
    return shared, relay


def test_a_yes_counts_for_everybody_at_this_machine() -> None:
    """One vote alone would not do: the question waits for all, and the other can no longer be asked."""
    shared, relay = asked()
    shared.ballot.vote(True)
    assert [(seat, vote.yes) for seat, vote in relay.votes] == [(1, True), (2, True)]
    assert shared.ballot.asked is None


def test_one_no_is_enough() -> None:
    shared, relay = asked()
    shared.ballot.vote(False)
    assert [(seat, vote.yes) for seat, vote in relay.votes] == [(1, False)]


def test_a_seat_is_requested_every_two_seconds() -> None:
    shared, relay, log, clock = at_a_table(BOT)
    # the bot's machine is not there
    relay.news.put(wire.Here(0, bytes(8), (1, 2, 3), 0, True, log.read(0)[-1].t_ms))
    for step in range(301):
        clock.now = step / 60
        shared.poll()
    assert relay.wanted == [0, 0, 0]  # at once, after two seconds, and after four


def test_invalid_seat_numbers_of_a_host_are_ignored() -> None:
    shared, relay, log, _ = at_a_table()
    relay.news.put(wire.Seated(bytes(16), "", (1, 7), 0, bytes(8), b""))
    relay.news.put(wire.Here(0, bytes(8), (1, 6), 0, True, 5))
    log.submit(7, None, CHAT, chat_body(bytes(8), "", "hello"))
    shared.table.follow()
    shared.poll()
    assert shared.seats == (1,) and shared.here == {1} and shared.people == [1] and not shared.words


def test_an_endlessly_talking_host_does_not_block_the_window() -> None:
    """Messages that arrive while the news are read wait for the next step."""
    shared, relay, _, _ = at_a_table()

    def talk(news: object) -> None:
        relay.news.put(wire.Here(0, bytes(8), (1,), 0, True, 5))

    relay.news.put(wire.Here(0, bytes(8), (1,), 0, True, 5))
    with patch.object(shared, "_take", talk):
        shared.poll()
        shared.poll()
    assert relay.news.qsize() == 1
