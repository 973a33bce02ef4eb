"""What the players of a table may do to each other: every rule of it is kept by the fold, whatever anybody sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from luna.log.bodies import (
    After,
    AskBody,
    ProposeBody,
    ask_body,
    body_of,
    chat_body,
    check_body,
    epoch_body,
    hold_body,
    propose_body,
    rewind_body,
    seat_body,
    take_body,
    turn_body,
    vote_body,
)
from luna.log.consent import CONSENT, FREE, LATE, OFF, PATIENCE, PAUSE, SLIP, Consent, Question
from luna.log.fold import Fold, Wrong, after
from luna.log.records import (
    ASK,
    BOT,
    CHAT,
    CHECK,
    EPOCH,
    HOLD,
    HUMAN,
    NO_SEAT,
    PROPOSE,
    REWIND,
    SEAT,
    TAKE,
    TURN,
    VOTE,
    Record,
    Seat,
)
from tests.log.helpers import PEBBLES, dealt

ORDERS: Final = ("red", "blue", "yellow", "white")
SEATS: Final = tuple(Seat(order, order.title(), HUMAN) for order in ORDERS)
BRAM: Final = SEATS[1]._replace(kind=BOT, bot="level 3 seed 7")


class Log:
    """A table of four people at four machines, folded as it grows; a second passes between two records."""

    def __init__(self, policy: str = CONSENT, seats: tuple[Seat, ...] = SEATS, machines: int = 4) -> None:
        self.fold = Fold(PEBBLES, dealt(PEBBLES), Consent(seats, policy))
        self.now = 0
        self.asked = 0
        for machine in range(machines):
            held = [seat for seat in range(4) if seat % machines == machine]
            assert self.add(NO_SEAT, HOLD, hold_body(held, self.token(machine))) is None

    def token(self, machine: int) -> bytes:
        return bytes([machine]) * 16

    def add(self, seat: int, kind: int, body: bytes, later: int = 1000) -> Wrong | None:
        self.now += later
        trouble = self.fold.apply(Record(self.fold.count, self.now, seat, kind, body))
        return trouble and trouble.wrong

    def turn(self) -> int:
        """Whoever is to move takes a pebble; the record's number."""
        seat = PEBBLES.to_move(bytearray(self.fold.node.position))
        assert seat is not None
        assert self.play(seat) is None
        return self.head

    def play(self, seat: int) -> Wrong | None:
        return self.add(seat, TURN, turn_body((1,), after(PEBBLES, self.fold.trial((1,)))))

    def rewind(self, seat: int, as_of: int, later: int = 1000) -> Wrong | None:
        return self.add(seat, REWIND, rewind_body(as_of, self.fold.at(as_of).after), later)

    def ask(self, seat: int, as_of: int) -> Wrong | None:
        self.asked += 1
        return self.add(seat, ASK, ask_body(self.asked.to_bytes(8, "big"), as_of))

    def propose(self, seat: int, away: int = 1, bot: Seat = BRAM, later: int = 1000) -> Wrong | None:
        self.asked += 1
        return self.add(seat, PROPOSE, propose_body(self.asked.to_bytes(8, "big"), away, bot), later)

    def vote(self, seat: int, yes: bool = True, later: int = 1000) -> Wrong | None:
        return self.add(seat, VOTE, vote_body(self.question.seq, yes), later)

    def take(self, by: int, *present: int, seat: int = 1) -> Wrong | None:
        return self.add(NO_SEAT, TAKE, take_body(seat, by, present))

    @property
    def question(self) -> Question:
        assert self.fold.consent.question is not None
        return self.fold.consent.question

    @property
    def head(self) -> int:
        return self.fold.count - 1

    @property
    def seats(self) -> list[Seat]:
        return self.fold.consent.seats


@pytest.fixture
def log() -> Log:
    """Red and Blue have moved, Yellow is to move."""
    log = Log()
    log.turn()
    log.turn()
    return log


# ---- taking back


def test_who_takes_back_what_others_have_answered_needs_them_all(log: Log) -> None:
    start = log.fold.node
    assert log.rewind(0, 4) is Wrong.REFUSED and log.fold.node is start
    assert log.ask(0, 4) is None
    assert log.rewind(0, 4) is Wrong.REFUSED  # nobody has said anything
    for seat in (1, 2):
        assert log.vote(seat) is None
        assert log.rewind(0, 4) is Wrong.REFUSED
    assert log.vote(3) is None
    assert log.rewind(1, 4) is Wrong.REFUSED  # he was not the one who asked
    assert log.rewind(0, 5) is Wrong.REFUSED  # nor for that
    assert log.rewind(0, 4) is None and log.fold.node.depth == 0
    assert log.rewind(0, 6) is Wrong.REFUSED  # a consent is used up


def test_a_no_and_silence_are_no_consent(log: Log) -> None:
    assert log.ask(0, 4) is None
    assert log.vote(1, False) is None
    assert log.vote(1) is Wrong.REFUSED  # the first word counts
    assert log.fold.consent.open_at(log.now) is None
    assert log.ask(0, 4) is None
    assert [log.vote(seat) for seat in (1, 2)] == [None, None]
    assert log.vote(3, later=PATIENCE) is Wrong.REFUSED  # too late
    assert log.rewind(0, 4) is Wrong.REFUSED


def test_nobody_agrees_with_himself_or_to_another_question(log: Log) -> None:
    assert log.ask(0, 4) is None
    assert log.vote(0) is Wrong.REFUSED
    assert log.add(1, VOTE, vote_body(log.question.seq - 1, True)) is Wrong.REFUSED
    assert log.question.yes == frozenset()


def test_only_a_turn_that_counts_cancels_a_question(log: Log) -> None:
    assert log.ask(0, 4) is None
    assert log.play(3) is Wrong.ILLEGAL and log.fold.consent.question  # not his turn
    log.turn()
    assert log.fold.consent.question is None


def test_one_at_a_time_and_not_again_and_again(log: Log) -> None:
    for _ in range(2):
        assert log.ask(0, 4) is None
        assert log.ask(1, 5) is Wrong.REFUSED and log.question.seat == 0
        assert log.vote(3, False) is None
    assert log.ask(0, 4) is Wrong.REFUSED
    assert log.ask(1, 5) is None and log.vote(0, False) is None
    log.turn()
    assert log.ask(0, 4) is None


def test_a_slip_of_ones_own_is_free_for_a_moment(log: Log) -> None:
    assert log.rewind(0, 5) is Wrong.REFUSED  # it was Blue's
    assert log.rewind(1, 4) is Wrong.REFUSED  # more than the slip
    assert log.rewind(1, 5) is None and log.fold.node.depth == 1
    assert log.rewind(0, 4) is Wrong.REFUSED  # no turn was the last thing that happened
    log.turn()
    assert log.rewind(1, 5, later=SLIP + LATE + 1) is Wrong.REFUSED
    assert log.fold.node.depth == 2


def test_words_between_do_not_lengthen_a_slip(log: Log) -> None:
    assert log.add(2, CHAT, chat_body(b"12345678", "", "hm"), SLIP) is None
    assert log.rewind(1, 5, later=LATE) is None


@pytest.mark.parametrize(("policy", "slip", "far"), [(FREE, None, None), (OFF, Wrong.REFUSED, Wrong.REFUSED)])
def test_the_tables_own_rule(policy: str, slip: Wrong | None, far: Wrong | None) -> None:
    log = Log(policy)
    log.turn()
    log.turn()
    assert log.rewind(1, 5) is slip
    assert log.rewind(3, 4) is far
    assert log.ask(3, 4) is (Wrong.REFUSED if policy == OFF else None)


def test_who_plays_alone_at_his_machine_asks_nobody() -> None:
    alone = Log(seats=tuple(seat._replace(kind=HUMAN if n % 2 else BOT) for n, seat in enumerate(SEATS)), machines=2)
    alone.turn()
    alone.turn()
    assert alone.rewind(3, 2, later=60_000) is None  # both people sit at one machine
    together = Log(machines=2)
    first = together.head
    together.turn()
    together.turn()
    assert together.rewind(3, first, later=60_000) is Wrong.REFUSED


def test_a_log_of_one_machine_knows_no_consent() -> None:
    fold = Fold(PEBBLES, dealt(PEBBLES), Consent(SEATS, CONSENT))
    for number in (1, 2):
        seat = PEBBLES.to_move(bytearray(fold.node.position))
        assert seat is not None
        assert fold.apply(Record(number, 0, seat, TURN, turn_body((1,), after(PEBBLES, fold.trial((1,)))))) is None
    assert fold.apply(Record(3, 99_999, 0, REWIND, rewind_body(0, fold.at(0).after))) is None
    assert fold.apply(Record(4, 99_999, 0, SEAT, seat_body(1, BRAM))) is None and fold.consent.seats[1] == BRAM


def test_an_unknown_rule_is_the_careful_one() -> None:
    assert Consent.of(SEATS, {"undo": "whenever I like"}).policy == CONSENT
    assert Consent.of(SEATS, {}).policy == CONSENT and Consent.of(SEATS, {"undo": FREE}).policy == FREE


# ---- seats


def test_a_seat_is_its_owners_to_give(log: Log) -> None:
    assert log.add(0, SEAT, seat_body(1, BRAM)) is Wrong.REFUSED
    assert log.add(1, SEAT, seat_body(1, BRAM._replace(name="Red"))) is Wrong.REFUSED  # under his own name
    assert log.add(1, SEAT, seat_body(1, BRAM._replace(kind="automaton"))) is Wrong.REFUSED
    assert log.seats[1] == SEATS[1]
    assert log.add(1, SEAT, seat_body(1, BRAM)) is None and log.seats[1] == BRAM
    assert log.add(1, SEAT, seat_body(1, SEATS[1])) is None and log.seats[1] == SEATS[1]


RELAYS: Final[list[tuple[int, bytes]]] = [
    (HOLD, hold_body([1], b"x" * 16)),
    (TAKE, take_body(1, 0, [0, 2, 3])),
    (EPOCH, epoch_body(b"12345678")),
]


@pytest.mark.parametrize(("kind", "body"), RELAYS)
def test_nobody_speaks_for_the_relay_nor_it_for_anybody(log: Log, kind: int, body: bytes) -> None:
    assert log.add(0, kind, body) is Wrong.REFUSED
    assert log.fold.consent.machine(1) == log.token(1) and not log.fold.consent.seized
    assert log.add(NO_SEAT, REWIND, rewind_body(4, log.fold.at(4).after)) is Wrong.REFUSED


# ---- a bot for somebody who is away


def granted(log: Log) -> None:
    """Red has proposed a bot for Blue, Yellow agrees, White is asked in vain."""
    assert log.propose(0) is None
    assert log.vote(2) is None
    assert log.take(0, 0, 2, 3) is None


def test_more_than_half_of_those_who_are_there_let_a_bot_play(log: Log) -> None:
    granted(log)
    assert log.seats[1] == BRAM and log.fold.consent.lent == {1: 0}
    assert log.fold.consent.question is None
    log.turn()
    log.turn()
    log.turn()
    assert PEBBLES.to_move(bytearray(log.fold.node.position)) == 1
    assert log.play(1) is None  # the bot, from Red's machine
    assert log.fold.consent.machine(1) == log.token(0)


@pytest.mark.parametrize(
    ("present", "yes", "no", "taken"),
    [
        ((0,), (), (), True),  # nobody else is there
        ((0, 2), (), (), False),  # half is not more than half
        ((0, 2), (2,), (), True),
        ((0, 2, 3), (), (), False),
        ((0, 2, 3), (3,), (2,), True),
        ((0, 2, 3), (), (2, 3), False),
        ((0, 2), (3,), (), False),  # he has gone since
    ],
)
def test_who_is_there_decides(
    log: Log, present: tuple[int, ...], yes: tuple[int, ...], no: tuple[int, ...], taken: bool
) -> None:
    assert log.propose(0) is None
    for seat in yes:
        assert log.vote(seat) is None
    for seat in no:
        assert log.vote(seat, False) is None
    assert log.question.granted(log.seats, present) == taken
    assert log.question.lost(log.seats, present) == (0 < len(no) >= len(present) / 2)
    assert log.take(0, *present) is (None if taken else Wrong.REFUSED)
    assert (log.seats[1] == BRAM) == taken


def test_what_is_done_in_a_seat_taken_without_a_vote_does_not_count(log: Log) -> None:
    for _ in range(3):
        log.turn()
    assert log.take(0, 0, 2, 3) is Wrong.REFUSED
    assert log.play(1) is Wrong.REFUSED and log.add(1, CHAT, chat_body(b"12345678", "hello")) is Wrong.REFUSED
    assert log.seats[1] == SEATS[1] and log.fold.consent.seized == {1: 0}
    # The others can have a bot all the same, and the owner comes back to his seat.
    assert log.propose(2) is None and log.vote(3) is None and log.take(2, 0, 1, 2, 3) is None
    assert log.play(1) is None
    assert log.add(NO_SEAT, HOLD, hold_body([1], log.token(1))) is None
    assert log.add(1, SEAT, seat_body(1, SEATS[1])) is None and log.seats[1] == SEATS[1]


CHEATS: Final[list[Callable[[Log], Wrong | None]]] = [
    lambda log: log.take(3, 0, 2, 3),  # he was not the one who asked
    lambda log: log.take(0, 0, 2, 3, seat=2),
    lambda log: log.take(0, 0, 2, 3, seat=7),
]


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_vote_is_for_one_seat_and_one_machine(log: Log, cheat: Callable[[Log], Wrong | None]) -> None:
    assert log.propose(0) is None and log.vote(2) is None
    assert cheat(log) is Wrong.REFUSED
    assert all(seat.kind == HUMAN for seat in log.seats)


def test_a_bot_in_a_lent_seat_plays_and_does_nothing_else(log: Log) -> None:
    granted(log)
    seq = log.fold.count - 1
    said = [
        (SEAT, seat_body(1, SEATS[1])),
        (ASK, ask_body(b"12345678", 4)),
        (REWIND, rewind_body(4, log.fold.at(4).after)),
        (CHECK, check_body(seq, b"12345678")),
        (CHAT, chat_body(b"12345678", "hello")),
    ]
    assert {log.add(1, kind, body) for kind, body in said} == {Wrong.REFUSED}


def test_whoever_is_there_lets_the_bot_play_on_when_its_machine_goes(log: Log) -> None:
    granted(log)
    assert log.take(3, 0, 2, 3) is Wrong.REFUSED  # Red is there
    assert log.play(1) is Wrong.REFUSED
    assert log.take(0, 0, 2, 3) is None
    assert log.take(3, 2, 3) is None and log.fold.consent.lent == {1: 3}
    assert log.seats[1] == BRAM


def test_proposals_have_their_limits(log: Log) -> None:
    wrong = [BRAM._replace(kind=HUMAN), BRAM._replace(name="Red"), BRAM._replace(order="white")]
    assert {log.propose(0, bot=bot) for bot in wrong} == {Wrong.REFUSED}
    assert log.propose(1) is Wrong.REFUSED and log.propose(0, away=7) is Wrong.REFUSED
    assert log.propose(0) is None
    assert log.propose(2) is Wrong.REFUSED  # one at a time
    assert log.vote(2, False) is None and log.fold.consent.open_at(log.now) is not None  # who is there, nobody knows
    assert log.propose(0, later=PAUSE - 3000) is Wrong.REFUSED
    assert log.propose(2, later=1001) is None
    assert log.propose(0, later=PAUSE + 1) is None
    assert isinstance(log.question.wish, ProposeBody)


def test_a_turn_does_not_end_a_proposal(log: Log) -> None:
    assert log.propose(0) is None
    log.turn()
    assert log.vote(2) is None and log.take(0, 0, 2, 3) is None


def test_the_bodies_of_both_questions_are_told_apart() -> None:
    ask = body_of(Record(3, 0, 0, ASK, ask_body(b"12345678", 1)))
    propose = body_of(Record(3, 0, 0, PROPOSE, propose_body(b"12345678", 1, BRAM)))
    assert ask == AskBody(b"12345678", 1) and propose == ProposeBody(b"12345678", 1, BRAM)


# ---- which position came of it


def test_a_wrong_digest_is_its_authors_trouble(log: Log) -> None:
    came = after(PEBBLES, log.fold.trial((1,)))
    assert log.add(2, TURN, turn_body((1,), came._replace(digest=b"another!"))) is None
    seq, checks = log.head, log.fold.checks
    assert log.fold.node.after == came and list(checks.contested) == [seq]
    assert checks.odd(log.token(0)) is None and checks.due(log.token(0)) == {seq: came.digest}
    assert log.add(0, CHECK, check_body(seq, came.digest)) is None
    assert checks.due(log.token(0)) == {} and checks.odd(log.token(0)) is None
    log.turn()  # White goes on
    assert log.fold.node.depth == 4


def test_who_alone_finds_another_position_is_the_one_who_differs(log: Log) -> None:
    """Here the machine of Red is the one that is wrong: the others say what they came to."""
    came = after(PEBBLES, log.fold.trial((1,)))
    theirs = b"of three"
    assert log.add(2, TURN, turn_body((1,), After(theirs, came.round, came.over))) is None
    seq, checks = log.head, log.fold.checks
    assert log.add(0, CHECK, check_body(seq, came.digest)) is None
    assert checks.odd(log.token(0)) is None  # one against one
    for seat in (1, 3):
        assert log.add(seat, CHECK, check_body(seq, theirs)) is None
    assert checks.odd(log.token(0)) == seq


def test_an_author_whom_somebody_contradicts_is_the_one_who_differs(log: Log) -> None:
    seq = log.turn()
    assert log.fold.checks.odd(log.token(2)) is None
    assert log.add(1, CHECK, check_body(seq, b"another!")) is None
    assert log.fold.checks.odd(log.token(2)) == seq
    assert log.fold.checks.due(log.token(3)) == {seq: log.fold.node.after.digest}
    assert log.add(3, CHECK, check_body(seq, log.fold.node.after.digest)) is None
    assert log.fold.checks.odd(log.token(2)) is None  # two against one


def test_what_has_no_effect_proves_nothing(log: Log) -> None:
    assert log.rewind(0, 4) is Wrong.REFUSED
    assert not log.fold.checks.contested
    assert log.add(0, CHECK, check_body(log.head, b"another!")) is None
    assert not log.fold.checks.contested
