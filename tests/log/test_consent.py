"""Consent: the fold enforces the players' rights, whatever a client sends."""

from typing import Final

import pytest

from luna.log.bodies import EpochBody, HoldBody, SeatBody, TakeBody, VoteBody, chat_body, rewind_body, turn_body
from luna.log.consent import CONSENT, FREE, LATE, OFF, PATIENCE, SLIP, Consent
from luna.log.encoding import pack
from luna.log.fold import Fold, NoEffect, after
from luna.log.records import BOT, CHAT, EPOCH, HOLD, HUMAN, NO_SEAT, REWIND, SEAT, TAKE, TURN, VOTE, Record
from tests.log.four import BRAM, SEATS, Log, moved
from tests.log.helpers import PEBBLES, dealt


@pytest.fixture
def log() -> Log:
    return moved()


# ---- taking back


def test_an_undo_past_others_turns_needs_everybodys_consent(log: Log) -> None:
    start = log.fold.node
    assert log.rewind(0, 4) is NoEffect.REFUSED and log.fold.node is start
    assert log.ask(0, 4) is None
    assert log.rewind(0, 4) is NoEffect.REFUSED  # nobody has said anything
    for seat in (1, 2):
        assert log.vote(seat) is None
        assert log.rewind(0, 4) is NoEffect.REFUSED
    assert log.vote(3) is None
    assert log.rewind(1, 4) is NoEffect.REFUSED  # this seat has not asked
    assert log.rewind(0, 5) is NoEffect.REFUSED  # nor for that
    assert log.rewind(0, 4) is None and log.fold.node.depth == 0
    assert log.rewind(0, 6) is NoEffect.REFUSED  # a consent is used up


def test_neither_a_no_nor_silence_is_consent(log: Log) -> None:
    assert log.ask(0, 4) is None
    assert log.vote(1, False) is None
    assert log.vote(1) is NoEffect.REFUSED  # the first vote counts
    assert log.fold.consent.open_at(log.now) is None
    assert log.ask(0, 4) is None
    assert [log.vote(seat) for seat in (1, 2)] == [None, None]
    assert log.vote(3, later=PATIENCE) is NoEffect.REFUSED  # too late
    assert log.rewind(0, 4) is NoEffect.REFUSED


def test_votes_by_the_asker_or_on_another_question_do_not_count(log: Log) -> None:
    assert log.ask(0, 4) is None
    assert log.vote(0) is NoEffect.REFUSED
    assert log.add(1, VOTE, pack(VoteBody(log.question.seq - 1, True))) is NoEffect.REFUSED
    assert log.question.yes == frozenset()


def test_only_a_turn_that_counts_cancels_a_question(log: Log) -> None:
    assert log.ask(0, 4) is None
    assert log.play(3) is NoEffect.ILLEGAL and log.fold.consent.question  # not this seat's turn
    log.turn()
    assert log.fold.consent.question is None


def test_one_question_at_a_time_and_no_repeated_asking(log: Log) -> None:
    for _ in range(2):
        assert log.ask(0, 4) is None
        assert log.ask(1, 5) is NoEffect.REFUSED and log.question.seat == 0
        assert log.vote(3, False) is None
    assert log.ask(0, 4) is NoEffect.REFUSED
    assert log.ask(1, 5) is None and log.vote(0, False) is None
    log.turn()
    assert log.ask(0, 4) is None


def test_undoing_ones_own_slip_is_free_for_a_moment(log: Log) -> None:
    assert log.rewind(0, 5) is NoEffect.REFUSED  # it was Blue's
    assert log.rewind(1, 4) is NoEffect.REFUSED  # more than the slip
    assert log.rewind(1, 5) is None and log.fold.node.depth == 1
    assert log.rewind(0, 4) is NoEffect.REFUSED  # the last record was not a turn
    log.turn()
    assert log.rewind(1, 5, later=SLIP + LATE + 1) is NoEffect.REFUSED
    assert log.fold.node.depth == 2


@pytest.mark.parametrize(("after", "free"), [(5_999, True), (10_000, True), (10_001, False), (59_000, False)])
def test_a_slip_lasts_six_seconds_and_four_more_on_its_way(log: Log, after: int, free: bool) -> None:
    assert log.rewind(1, 5, later=after) is (None if free else NoEffect.REFUSED)
    assert moved().fold.consent.free(1, moved().now + min(after, 6_000), True)
    assert not moved().fold.consent.free(1, moved().now + 6_001, True)


@pytest.mark.parametrize(("after", "open"), [(20_000, True), (20_001, False)])
def test_silence_is_a_no_after_twenty_seconds(log: Log, after: int, open: bool) -> None:
    log.ask(0, 4)
    assert (log.fold.consent.open_at(log.now + after) is not None) == open


def test_chat_does_not_prolong_the_time_of_a_slip(log: Log) -> None:
    assert log.add(2, CHAT, chat_body(b"12345678", "", "hm"), SLIP) is None
    assert log.rewind(1, 5, later=LATE) is None


@pytest.mark.parametrize(("policy", "slip", "far"), [(FREE, None, None), (OFF, NoEffect.REFUSED, NoEffect.REFUSED)])
def test_a_table_may_allow_or_forbid_every_undo(policy: str, slip: NoEffect | None, far: NoEffect | None) -> None:
    log = Log(policy)
    log.turn()
    log.turn()
    assert log.rewind(1, 5) is slip
    assert log.rewind(3, 4) is far
    assert log.ask(3, 4) is (NoEffect.REFUSED if policy == OFF else None)


def test_nobody_is_asked_when_all_play_at_one_machine() -> None:
    alone = Log(seats=tuple(seat._replace(kind=HUMAN if n % 2 else BOT) for n, seat in enumerate(SEATS)), machines=2)
    alone.turn()
    alone.turn()
    assert alone.rewind(3, 2, later=60_000) is None  # both people sit at one machine
    together = Log(machines=2)
    first = together.head
    together.turn()
    together.turn()
    assert together.rewind(3, first, later=60_000) is NoEffect.REFUSED


def test_a_local_log_needs_no_consent() -> None:
    fold = Fold(PEBBLES, dealt(PEBBLES), Consent(SEATS, CONSENT))
    for number in (1, 2):
        seat = PEBBLES.to_move(bytearray(fold.node.position))
        assert seat is not None
        assert fold.apply(Record(number, 0, seat, TURN, turn_body((1,), after(PEBBLES, fold.trial((1,)))))) is None
    assert fold.apply(Record(3, 99_999, 0, REWIND, rewind_body(0, fold.at(0).after))) is None
    assert fold.apply(Record(4, 99_999, 0, SEAT, pack(SeatBody(1, BRAM)))) is None and fold.consent.seats[1] == BRAM


def test_an_unknown_undo_rule_counts_as_consent() -> None:
    assert Consent.of(SEATS, {"undo": "whenever I like"}).policy == CONSENT
    assert Consent.of(SEATS, {}).policy == CONSENT and Consent.of(SEATS, {"undo": FREE}).policy == FREE


# ---- seats


def test_only_its_owner_gives_a_seat_away(log: Log) -> None:
    assert log.add(0, SEAT, pack(SeatBody(1, BRAM))) is NoEffect.REFUSED
    assert (
        log.add(1, SEAT, pack(SeatBody(1, BRAM._replace(name="Red")))) is NoEffect.REFUSED
    )  # under the voter's own name
    assert log.add(1, SEAT, pack(SeatBody(1, BRAM._replace(kind="automaton")))) is NoEffect.REFUSED
    assert log.seats[1] == SEATS[1]
    assert log.add(1, SEAT, pack(SeatBody(1, BRAM))) is None and log.seats[1] == BRAM
    assert log.add(1, SEAT, pack(SeatBody(1, SEATS[1]))) is None and log.seats[1] == SEATS[1]


RELAYS: Final[list[tuple[int, bytes]]] = [
    (HOLD, pack(HoldBody((1,), b"x" * 16))),
    (TAKE, pack(TakeBody(1, 0, (0, 2, 3)))),
    (EPOCH, pack(EpochBody(b"12345678"))),
]


@pytest.mark.parametrize(("kind", "body"), RELAYS)
def test_neither_players_nor_the_relay_can_forge_each_others_records(log: Log, kind: int, body: bytes) -> None:
    assert log.add(0, kind, body) is NoEffect.REFUSED
    assert log.fold.consent.machine(1) == log.token(1) and not log.fold.consent.seized
    assert log.add(NO_SEAT, REWIND, rewind_body(4, log.fold.at(4).after)) is NoEffect.REFUSED
