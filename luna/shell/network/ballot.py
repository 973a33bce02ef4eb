"""The questions at a shared table: an undo, a bot for an absent player, the end or a rest of the table."""

import secrets
from collections.abc import Callable
from typing import Final

from luna.core.game import Reason
from luna.log import bodies
from luna.log.consent import Question
from luna.log.encoding import pack
from luna.log.records import ASK, BOT, HUMAN, MOTION, PROPOSE, VOTE, Seat
from luna.net import wire
from luna.net.remote import Remote
from luna.table.table import Table

NONCE: Final = 8
_AGAIN: Final = 2_000  # milliseconds until a seat is requested again


class Ballot:
    """Asks and votes for the seats of this machine. The rules of consent are in `luna.log.consent`."""

    def __init__(
        self,
        remote: Remote,
        table: Table,
        now_ms: Callable[[], int],
        here: Callable[[], frozenset[int]],
        own: Callable[[], list[int]],
    ) -> None:
        """`now_ms`: the time of the table; `here`: seats with a player present; `own`: seats of this machine.

        At a table by turn every player votes, present or not.
        """
        self._remote, self._table, self._now_ms, self._here, self._own = remote, table, now_ms, here, own
        self._voted = 0  # the last question that was answered here
        self._taken_ms = -_AGAIN  # when a seat was requested

    @property
    def question(self) -> Question | None:
        """The open question. Its author must be present, to act on the answer."""
        question, here = self._table.consent.open_at(self._now_ms()), self._voters
        if question is None or question.seat not in here or question.lost(self._table.seats, here):
            return None
        return question

    @property
    def asked(self) -> Question | None:
        """The open question if a player here must answer it."""
        question = self.question
        if question is None or question.seat in self._own() or not self._silent(question):
            return None
        return question

    @property
    def granted(self) -> Question | None:
        """The question of a player here, if it is granted."""
        question = self.question
        mine = question is not None and question.seat in self._own()
        return question if mine and question and question.granted(self._table.seats, self._voters) else None

    def vote(self, yes: bool) -> None:
        """Answer for everybody here; one no is enough."""
        question = self.asked
        if question is not None:
            silent = self._silent(question)
            proposed = isinstance(question.wish, bodies.ProposeBody)
            self._vote(question, silent if yes or proposed else silent[:1], yes)

    @property
    def _voters(self) -> frozenset[int]:
        return frozenset(range(len(self._table.seats))) if self._table.consent.pace.limit else self._here()

    def answer_for_own(self) -> None:
        """Agree on behalf of the players at the author's machine, who can answer in person."""
        question = self.question
        if question is not None and question.seat in self._own() and (silent := self._silent(question)):
            self._vote(question, silent, True)

    def _vote(self, question: Question, seats: list[int], yes: bool) -> None:
        for seat in seats:
            self._remote.say(seat, VOTE, pack(bodies.VoteBody(question.seq, yes)))
        self._voted = question.seq

    def _silent(self, question: Question) -> list[int]:
        """Seats here that have not answered."""
        if question.seq == self._voted:
            return []
        waited = question.asked(self._table.seats) - question.yes - question.no
        return sorted(waited & set(self._own()))

    def ask(self, seat: int, as_of: int) -> Reason | None:
        """Ask everybody to go back to a record; returns the reason if that is refused."""
        reason = self._table.consent.why_not_ask(seat, self._now_ms())
        return self._sent(seat, reason, ASK, bodies.AskBody(secrets.token_bytes(NONCE), as_of))

    def propose(self, away: int, bot: Seat) -> Reason | None:
        """Propose that a bot plays for an absent player; returns the reason if that is refused."""
        if (seat := self._author) is None:
            return None
        reason = self._table.consent.why_not_propose(seat, away, self._now_ms(), bot)
        return self._sent(seat, reason, PROPOSE, bodies.ProposeBody(secrets.token_bytes(NONCE), away, bot))

    def move(self, what: int, days: int = 0) -> Reason | None:
        """Move that the table ends or rests, or take days off; returns the reason if that is refused."""
        if (seat := self._author) is None:
            return None
        reason = self._table.consent.why_not_move(seat, what, days, self._now_ms())
        return self._sent(seat, reason, MOTION, bodies.MotionBody(secrets.token_bytes(NONCE), what, days))

    def alone(self, what: int) -> bool:
        """Whether a motion from here needs no vote from another machine, so that it takes effect at once."""
        seat, pace, wish = self._author, self._table.consent.pace, bodies.MotionBody(bytes(NONCE), what, 0)
        if seat is None:
            return False
        asked = Question(0, seat, 0, wish, late=pace.late(self._now_ms())).asked(self._table.seats)
        return asked <= set(self._own())

    @property
    def _author(self) -> int | None:
        """The seat of the first person here."""
        return next((seat for seat in self._own() if self._table.seats[seat].kind == HUMAN), None)

    def _sent(self, seat: int, reason: Reason | None, kind: int, body: tuple[object, ...]) -> Reason | None:
        """Send a question unless there is a reason against it; returns that reason."""
        if reason is None:
            self._remote.say(seat, kind, pack(body))
        return reason

    def take_seats(self, away: list[int]) -> None:
        """Take a seat that a bot plays, or may play now, if no machine or the wrong one plays it."""
        wanted = self._to_be_taken(away)
        if wanted is not None and self._now_ms() - self._taken_ms >= _AGAIN:
            self._taken_ms = self._now_ms()
            self._remote.ask(lambda session: session.tell(wire.Take(wanted)))

    def _to_be_taken(self, away: list[int]) -> int | None:
        consent, seat, own, granted = self._table.consent, self._table.to_move, self._own(), self.granted
        if granted is not None and isinstance(granted.wish, bodies.ProposeBody):
            return granted.wish.seat
        for lent, by in consent.lent.items():
            if by in own and lent in consent.seized:
                return lent
        if seat is None or seat not in away or self._table.seats[seat].kind != BOT:
            return None
        first = min(self._here() - consent.lent.keys(), default=-1)  # one of the machines, and not all of them
        return seat if first in own else None


def wishes_back(question: Question | None) -> int | None:
    """The record to which an undo would return the game; None for other questions."""
    return question.wish.as_of if question is not None and isinstance(question.wish, bodies.AskBody) else None
