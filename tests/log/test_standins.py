"""A bot plays for an absent player only if more than half of those present agree."""

from collections.abc import Callable
from typing import Final

import pytest

from luna.log.bodies import (
    AskBody,
    CheckBody,
    DoorBody,
    HoldBody,
    ProposeBody,
    SeatBody,
    body_of,
    chat_body,
    rewind_body,
)
from luna.log.consent import PAUSE
from luna.log.encoding import pack
from luna.log.fold import NoEffect
from luna.log.records import ASK, BOT, CHAT, CHECK, DOOR, HOLD, HUMAN, NO_SEAT, PROPOSE, REWIND, SEAT, Record
from tests.log.four import BRAM, SEATS, Log, moved
from tests.log.helpers import PEBBLES


@pytest.fixture
def log() -> Log:
    return moved()


def granted(log: Log) -> None:
    """Red has proposed a bot for Blue, Yellow agrees, White does not answer."""
    assert log.propose(0) is None
    assert log.vote(2) is None
    assert log.take(0, 0, 2, 3) is None


def test_a_bot_needs_more_than_half_of_those_present(log: Log) -> None:
    granted(log)
    assert log.seats[1] == BRAM and log.fold.consent.lent == {1: 0}
    assert log.fold.consent.question is None
    log.turn()
    log.turn()
    log.turn()
    assert PEBBLES.to_move(bytearray(log.fold.node.position)) == 1
    assert log.play(1) is None  # the bot, from Red's machine
    assert log.fold.consent.machine(1) == log.token(0)


def test_the_askers_machine_may_take_the_seat_for_a_bot() -> None:
    bot = SEATS[0]._replace(kind=BOT, bot="level 3 seed 9")
    log = Log(seats=(bot, *SEATS[1:]), machines=2)
    assert log.propose(2) is None
    assert log.take(0, 0, 2) is None and log.seats[1] == BRAM and not log.fold.consent.seized
    other = Log(seats=(bot, *SEATS[1:]), machines=2)
    assert other.propose(2) is None
    assert other.take(3, 0, 2, 3) is NoEffect.REFUSED and other.seats[1] == SEATS[1]


@pytest.mark.parametrize(
    ("present", "yes", "no", "taken"),
    [
        ((0,), (), (), True),  # nobody else is there
        ((0, 2), (), (), False),  # half is not more than half
        ((0, 2), (2,), (), True),
        ((0, 2, 3), (), (), False),
        ((0, 2, 3), (3,), (2,), True),
        ((0, 2, 3), (), (2, 3), False),
        ((0, 2), (3,), (), False),  # the player has left since
    ],
)
def test_only_present_players_vote_on_a_bot(
    log: Log, present: tuple[int, ...], yes: tuple[int, ...], no: tuple[int, ...], taken: bool
) -> None:
    assert log.propose(0) is None
    for seat in yes:
        assert log.vote(seat) is None
    for seat in no:
        assert log.vote(seat, False) is None
    assert log.question.granted(log.seats, present) == taken
    assert log.question.lost(log.seats, present) == (0 < len(no) >= len(present) / 2)
    assert log.take(0, *present) is (None if taken else NoEffect.REFUSED)
    assert (log.seats[1] == BRAM) == taken


def test_records_from_a_seat_taken_without_a_vote_do_not_count(log: Log) -> None:
    for _ in range(3):
        log.turn()
    assert log.take(0, 0, 2, 3) is NoEffect.REFUSED
    assert log.play(1) is NoEffect.REFUSED and log.add(1, CHAT, chat_body(b"12345678", "hello")) is NoEffect.REFUSED
    assert log.seats[1] == SEATS[1] and log.fold.consent.seized == {1: 0}
    assert log.add(NO_SEAT, HOLD, pack(HoldBody((1,), log.token(1)))) is None and not log.fold.consent.seized
    assert log.take(0, 0, 2, 3) is NoEffect.REFUSED and log.fold.consent.seized == {1: 0}
    # The others can still have a bot, and the owner returns to the seat.
    assert log.propose(2) is None and log.vote(3) is None and log.take(2, 0, 1, 2, 3) is None
    assert log.play(1) is None
    assert log.add(NO_SEAT, HOLD, pack(HoldBody((1,), log.token(1)))) is None
    assert log.add(1, SEAT, pack(SeatBody(1, SEATS[1]))) is None and log.seats[1] == SEATS[1]


CHEATS: Final[list[Callable[[Log], NoEffect | None]]] = [
    lambda log: log.take(3, 0, 2, 3),  # this player did not ask
    lambda log: log.take(0, 0, 2, 3, seat=2),
    lambda log: log.take(0, 0, 2, 3, seat=7),
]


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_vote_is_for_one_seat_and_one_machine(log: Log, cheat: Callable[[Log], NoEffect | None]) -> None:
    assert log.propose(0) is None and log.vote(2) is None
    assert cheat(log) is NoEffect.REFUSED
    assert all(seat.kind == HUMAN for seat in log.seats)


def test_a_bot_in_a_lent_seat_only_plays(log: Log) -> None:
    granted(log)
    seq = log.fold.count - 1
    said = [
        (SEAT, pack(SeatBody(1, SEATS[1]))),
        (ASK, pack(AskBody(b"12345678", 4))),
        (REWIND, rewind_body(4, log.fold.at(4).after)),
        (CHECK, pack(CheckBody(seq, b"12345678"))),
        (CHAT, chat_body(b"12345678", "hello")),
    ]
    assert {log.add(1, kind, body) for kind, body in said} == {NoEffect.REFUSED}


def test_any_player_can_continue_a_bot_whose_machine_left(log: Log) -> None:
    granted(log)
    assert log.take(3, 0, 2, 3) is NoEffect.REFUSED  # Red is there
    assert log.play(1) is NoEffect.REFUSED
    assert log.take(0, 0, 2, 3) is None
    assert log.take(3, 2, 3) is None and log.fold.consent.lent == {1: 3}
    assert log.seats[1] == BRAM


def test_proposals_have_their_limits(log: Log) -> None:
    wrong = [BRAM._replace(kind=HUMAN), BRAM._replace(name="Red"), BRAM._replace(order="white")]
    assert {log.propose(0, bot=bot) for bot in wrong} == {NoEffect.REFUSED}
    assert log.propose(1) is NoEffect.REFUSED and log.propose(0, away=7) is NoEffect.REFUSED
    assert log.propose(0) is None
    assert log.propose(2) is NoEffect.REFUSED  # one at a time
    assert log.vote(2, False) is None and log.fold.consent.open_at(log.now) is not None  # presence is unknown
    assert log.propose(0, later=PAUSE - 3000) is NoEffect.REFUSED
    assert log.propose(2, later=1001) is None
    assert log.propose(0, later=PAUSE + 1) is None
    assert isinstance(log.question.wish, ProposeBody)


def test_a_turn_does_not_end_a_proposal(log: Log) -> None:
    assert log.propose(0) is None
    log.turn()
    assert log.vote(2) is None and log.take(0, 0, 2, 3) is None


def test_undo_and_bot_questions_have_distinct_bodies() -> None:
    ask = body_of(Record(3, 0, 0, ASK, pack(AskBody(b"12345678", 1))))
    propose = body_of(Record(3, 0, 0, PROPOSE, pack(ProposeBody(b"12345678", 1, BRAM))))
    assert ask == AskBody(b"12345678", 1) and propose == ProposeBody(b"12345678", 1, BRAM)


def test_the_seat_of_a_removed_owner_is_inherited_until_it_changes_hands_again(log: Log) -> None:
    def hold(machine: int) -> set[int]:
        assert log.add(NO_SEAT, HOLD, pack(HoldBody((1,), log.token(machine)))) is None
        return log.fold.consent.inherited

    assert hold(4) == set()  # its owner has another machine
    assert log.add(NO_SEAT, DOOR, pack(DoorBody(log.token(0), False, False, 0, (log.token(4),)))) is None
    assert hold(0) == {1}
    assert hold(0) == {1}  # the same owner returns
    assert hold(2) == set()
