"""A shared table of four people at four machines, as its log tells it."""

from typing import Final

from luna.log.bodies import AskBody, HoldBody, ProposeBody, TakeBody, VoteBody, rewind_body, turn_body
from luna.log.consent import CONSENT, Consent, Question
from luna.log.encoding import pack
from luna.log.fold import Fold, NoEffect, after
from luna.log.records import ASK, BOT, HOLD, HUMAN, NO_SEAT, PROPOSE, REWIND, TAKE, TURN, VOTE, Record, Seat
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
            assert self.add(NO_SEAT, HOLD, pack(HoldBody(tuple(held), self.token(machine)))) is None

    def token(self, machine: int) -> bytes:
        return bytes([machine]) * 16

    def add(self, seat: int, kind: int, body: bytes, later: int = 1000) -> NoEffect | None:
        self.now += later
        trouble = self.fold.apply(Record(self.fold.count, self.now, seat, kind, body))
        return trouble and trouble.wrong

    def turn(self) -> int:
        """The player to move takes a pebble; returns the record's number."""
        seat = PEBBLES.to_move(bytearray(self.fold.node.position))
        assert seat is not None
        assert self.play(seat) is None
        return self.head

    def play(self, seat: int) -> NoEffect | None:
        return self.add(seat, TURN, turn_body((1,), after(PEBBLES, self.fold.trial((1,)))))

    def rewind(self, seat: int, as_of: int, later: int = 1000) -> NoEffect | None:
        return self.add(seat, REWIND, rewind_body(as_of, self.fold.at(as_of).after), later)

    def ask(self, seat: int, as_of: int) -> NoEffect | None:
        self.asked += 1
        return self.add(seat, ASK, pack(AskBody(self.asked.to_bytes(8, "big"), as_of)))

    def propose(self, seat: int, away: int = 1, bot: Seat = BRAM, later: int = 1000) -> NoEffect | None:
        self.asked += 1
        return self.add(seat, PROPOSE, pack(ProposeBody(self.asked.to_bytes(8, "big"), away, bot)), later)

    def vote(self, seat: int, yes: bool = True, later: int = 1000) -> NoEffect | None:
        return self.add(seat, VOTE, pack(VoteBody(self.question.seq, yes)), later)

    def take(self, by: int, *present: int, seat: int = 1) -> NoEffect | None:
        return self.add(NO_SEAT, TAKE, pack(TakeBody(seat, by, tuple(present))))

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


def moved() -> Log:
    """Red and Blue have moved, Yellow is to move."""
    log = Log()
    log.turn()
    log.turn()
    return log
