"""Consent: the permissions of players at a shared table and their agreements, folded from the log alone.

The relay orders records without understanding them, and a player may run a changed program. Therefore every machine
judges every record by the same rules, and an illegal record has no effect on any machine or in any replay:

- A turn is taken back freely, with the consent of all other people, or never, as the table was made. All players may
take back their own last turn within a few seconds, or anything when nobody else plays at another machine. - Absent
players keep their seats. A bot plays such a seat when more than half of the people present agree, until its owner
returns. - Only its owner gives a seat to a bot or takes it back. - At a table by turn nobody waits at the board. A bot
for the seat to move can be proposed when its turn is late by the times of the records; more than half of all others
must agree, and votes may take days (`luna.log.rhythm`). The table rests or ends when all others agree; a player whose
turn is late has no vote on the end.

One question is open at a time. A missing vote counts as no after a while. Nothing happens automatically: the seat that
asked executes the agreement. A log without a relay belongs to one machine, where everything is allowed.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from luna.core.game import Reason
from luna.log import bodies
from luna.log.notices import refusal
from luna.log.records import BOT, HUMAN, NO_SEAT, PLAYS, RELAYS, Record, Seat
from luna.log.rhythm import Pace, limit_of

FREE: Final = "free"
CONSENT: Final = "consent"
OFF: Final = "off"
POLICIES: Final = (CONSENT, FREE, OFF)
PATIENCE: Final = 20_000
"""Milliseconds until a missing vote on an undo counts as no."""
MOST_REFUSED: Final = 2
"""Undo requests of one seat that may be refused before the next turn."""
PAUSE: Final = 60_000
"""Milliseconds until a missing vote on a bot counts as no, and until a seat may propose another one."""
SLIP: Final = 6_000
"""Milliseconds in which a turn can be taken back as a slip."""
LATE: Final = 4_000
"""Milliseconds that a record may need to reach the relay."""


class Question(NamedTuple):
    """A question to vote on: an undo, a bot for an absent player, or the end or a rest of the table."""

    seq: int  # of the question's record
    seat: int
    t_ms: int
    wish: bodies.AskBody | bodies.ProposeBody | bodies.MotionBody
    yes: frozenset[int] = frozenset()  # seats that agreed
    no: frozenset[int] = frozenset()
    slow: int = 0  # milliseconds for the votes at a table by turn, where nobody has to be present
    late: int | None = None  # the seat whose turn was late

    @property
    def patience(self) -> int:
        """Milliseconds until a missing vote counts as no."""
        return self.slow or (PATIENCE if isinstance(self.wish, bodies.AskBody) else PAUSE)

    def asked(self, seats: Sequence[Seat]) -> frozenset[int]:
        """The seats that vote: all other people. A late player does not vote about the end."""
        away = self.wish.seat if isinstance(self.wish, bodies.ProposeBody) else None
        if isinstance(self.wish, bodies.MotionBody) and self.wish.what == bodies.END:
            away = self.late
        people = (number for number, seat in enumerate(seats) if seat.kind == HUMAN)
        return frozenset(number for number in people if number not in (self.seat, away))

    def granted(self, seats: Sequence[Seat], present: Collection[int]) -> bool:
        """Whether it is granted: everybody has agreed, or for a bot more than half of those present."""
        asked = self.asked(seats)
        if not isinstance(self.wish, bodies.ProposeBody):
            return not self.no and asked <= self.yes
        there = asked if self.slow else asked & set(present)
        return 1 + len(there & self.yes) > (1 + len(there)) / 2

    def lost(self, seats: Sequence[Seat], present: Collection[int]) -> bool:
        """Whether no further vote can grant it."""
        if not isinstance(self.wish, bodies.ProposeBody):
            return bool(self.no)
        rest = (self.asked(seats) if self.slow else self.asked(seats) & set(present)) - self.no
        return not self._replace(yes=self.yes | rest).granted(seats, present)


class Consent:
    """The fold of seats and permissions, beside the fold of the game."""

    def __init__(
        self, seats: Sequence[Seat] = (), policy: str = FREE, past_draws: bool = False, limit: int = 0
    ) -> None:
        self.seats = list(seats)
        """The present players."""
        self.pace = Pace(limit)
        """How long turns take at a table by turn."""
        self.past_draws = past_draws
        """Whether draws may be taken back at a shared table; they would come out the same again."""
        self.policy = policy if policy in POLICIES else CONSENT
        self.relayed = False
        """Whether the log came through a relay, where anybody may send anything."""
        self.question: Question | None = None
        """The last question; see `open_at` for whether it is still open."""
        self.lent: dict[int, int] = {}
        """Lent seats of absent owners, and the seat whose player lets a bot play each."""
        self.seized: dict[int, int] = {}
        """Seats that were taken without a proposal, by the taker's seat: their turns do not count."""
        self.inherited: set[int] = set()
        """Seats of banned people, as long as they are the host's."""
        self._holders: dict[int, bytes] = {}
        self._out: frozenset[bytes] = frozenset()
        self._asked: list[int] = []  # seats that asked for an undo since the last turn
        self._proposed: dict[int, int] = {}  # when a seat proposed a bot
        self._last: Record | None = None  # the last turn or rewind

    @classmethod
    def of(cls, seats: Sequence[Seat], options: Mapping[str, Any]) -> Consent:
        """The state at the start of a table with these options."""
        past_draws = options.get("past_draws") is True
        return cls(seats, str(options.get("undo", CONSENT)), past_draws, limit_of(options))

    def snapshot(self) -> Consent:
        """A snapshot that later records do not change."""
        return copy.deepcopy(self)

    def machine(self, seat: int) -> bytes:
        """The machine that plays a seat; b"" when it is unknown."""
        return self.owner(self.lent.get(seat, seat))

    def owner(self, seat: int) -> bytes:
        """The machine that owns a seat, even while another one plays it; b"" when it is unknown."""
        return self._holders.get(seat, b"")

    def open_at(self, t_ms: int) -> Question | None:
        """The question that waits for votes or for its execution."""
        question = self.question
        if question is None or t_ms - question.t_ms > question.patience:
            return None
        return question if isinstance(question.wish, bodies.ProposeBody) or not question.no else None

    # ---- which records count

    def why_not(self, record: Record, body: bodies.Body, one_back: bool = False, drawn: bool = False) -> Reason | None:
        """Why a record that takes back exactly the last turn (`one_back`) or a draw (`drawn`) has no consent."""
        if isinstance(body, bodies.SeatBody) and body.seat >= len(self.seats):
            return refusal("table-not-agreed")
        if not self.relayed:
            return None
        if record.kind in RELAYS or record.seat == NO_SEAT:
            return None if record.kind in RELAYS and record.seat == NO_SEAT else refusal("table-not-agreed")
        if record.seat in self.seized or (
            record.seat in self.lent and not isinstance(body, bodies.TurnBody | bodies.DrawBody)
        ):
            return refusal("table-not-your-seat")
        if self.pace.ended and not isinstance(body, bodies.ChatBody | bodies.CheckBody | bodies.SealBody):
            return refusal("table-ended")
        match body:
            case bodies.RewindBody() if drawn and not self.past_draws:
                return refusal("table-drawn")
            case bodies.RewindBody():
                return self._why_not_rewind(record, body, one_back)
            case bodies.SeatBody():
                return self._why_not_sit(record, body)
            case bodies.AskBody():
                return self.why_not_ask(record.seat, record.t_ms)
            case bodies.ProposeBody():
                return self.why_not_propose(record.seat, body.seat, record.t_ms, body.player)
            case bodies.MotionBody():
                return self.why_not_move(record.seat, body.what, body.days, record.t_ms)
            case bodies.VoteBody():
                question = self.open_at(record.t_ms)
                if question is None or question.seq != body.ask or record.seat not in question.asked(self.seats):
                    return refusal("table-not-asked")
                if record.seat in question.yes | question.no:
                    return refusal("table-not-asked")  # the first vote counts
        return None

    def why_not_ask(self, seat: int, t_ms: int) -> Reason | None:
        """The reason against an undo request of a seat now; None when it may ask."""
        if self.policy == OFF:
            return refusal("table-undo-off")
        if self.open_at(t_ms) is not None:
            return refusal("table-asked-already")
        if self._asked.count(seat) >= MOST_REFUSED:
            return refusal("table-asked-enough")
        return None

    def why_not_propose(self, seat: int, away: int, t_ms: int, player: Seat | None = None) -> Reason | None:
        """The reason against the proposal of a bot (`player`) now; None when the seat may propose it."""
        if away >= len(self.seats) or away == seat or self.seats[away].kind != HUMAN:
            return refusal("table-not-agreed")
        if player is not None and (player.kind != BOT or not _same(player, self.seats[away])):
            return refusal("table-not-agreed")
        if self.pace.limit and self.pace.late(t_ms) != away:
            return refusal("table-not-late")
        return self._why_not_question(seat, t_ms)

    def why_not_move(self, seat: int, what: int, days: int, t_ms: int) -> Reason | None:
        """The reason against a motion of a seat now; None when it may be moved."""
        if not self.pace.limit or (what == bodies.REST and self.pace.resting):
            return refusal("table-not-agreed")
        if what == bodies.OFF:
            return None if 0 < days <= self.pace.days_left(seat, t_ms) else refusal("table-no-days")
        return self._why_not_question(seat, t_ms)

    def _why_not_question(self, seat: int, t_ms: int) -> Reason | None:
        if self.open_at(t_ms) is not None:
            return refusal("table-asked-already")
        if t_ms - self._proposed.get(seat, -PAUSE) < PAUSE:
            return refusal("table-proposed-enough")
        return None

    def free(self, seat: int, t_ms: int, one_back: bool, late: int = 0) -> bool:
        """Whether a seat may take back without asking: by the table's rule, as a slip, or without other players."""
        if not self.relayed or self.policy == FREE:
            return True
        last = self._last
        if self.policy == OFF:
            return False
        own = last is not None and last.kind in PLAYS and last.seat == seat
        slip = own and last is not None and one_back and t_ms - last.t_ms <= SLIP + late
        people = [number for number, one in enumerate(self.seats) if one.kind == HUMAN]
        return slip or all(self.machine(number) == self.machine(seat) for number in people)

    def _why_not_rewind(self, record: Record, body: bodies.RewindBody, one_back: bool) -> Reason | None:
        if self.free(record.seat, record.t_ms, one_back, LATE):
            return None
        match self.question:
            case Question(seat=record.seat, wish=bodies.AskBody(as_of=body.as_of)) as asked:
                if asked.granted(self.seats, ()):
                    return None
        return refusal("table-undo-off" if self.policy == OFF else "table-not-agreed")

    def _why_not_sit(self, record: Record, body: bodies.SeatBody) -> Reason | None:
        own = record.seat == body.seat and _same(body.player, self.seats[body.seat])
        return None if own and body.player.kind in (HUMAN, BOT) else refusal("table-not-your-seat")

    # ---- their effects

    def take(self, record: Record, body: bodies.Body) -> Reason | None:
        """Fold a record that counts. Returns a reason for a turn of a seat that was taken without a proposal."""
        self._keep_pace(record, body)
        match body:
            case bodies.TurnBody() | bodies.DrawBody() | bodies.RewindBody():
                self._last = record
                self._asked.clear()
                if self.question is not None and isinstance(self.question.wish, bodies.AskBody):
                    self.question = None
            case bodies.SeatBody():
                self.seats[body.seat] = body.player
            case bodies.AskBody() | bodies.ProposeBody() | bodies.MotionBody():
                if isinstance(body, bodies.MotionBody) and body.what == bodies.OFF:
                    return None
                late, slow = self.pace.late(record.t_ms), self.pace.patience
                self.question = Question(record.seq, record.seat, record.t_ms, body, slow=slow, late=late)
                self._move()
                if isinstance(body, bodies.AskBody):
                    self._asked.append(record.seat)
                else:
                    self._proposed[record.seat] = record.t_ms
            case bodies.VoteBody() if self.question is not None:
                question, voted = self.question, frozenset({record.seat})
                yes, no = (question.yes | voted, question.no) if body.yes else (question.yes, question.no | voted)
                self.question = question._replace(yes=yes, no=no)
                self._move()
            case bodies.HoldBody():
                self.relayed = True
                for seat in body.seats:
                    before, self._holders[seat] = self._holders.get(seat), body.holder
                    if before != body.holder:
                        (self.inherited.add if before in self._out else self.inherited.discard)(seat)
                    self.lent.pop(seat, None)
                    self.seized.pop(seat, None)
            case bodies.DoorBody():
                self._out = frozenset(body.out)
            case bodies.TakeBody():
                return self._taken(record, body)
        return None

    def _move(self) -> None:
        """Carry out a motion that all have agreed to. It needs no further record of its author."""
        question = self.question
        if question is not None and isinstance(question.wish, bodies.MotionBody) and question.granted(self.seats, ()):
            self.question = None
            self.pace.ended = question.wish.what == bodies.END
            self.pace.resting = question.wish.what == bodies.REST

    def _keep_pace(self, record: Record, body: bodies.Body) -> None:
        """The time of a turn restarts when somebody plays, or when another player or its owner takes the seat."""
        match body:
            case bodies.TurnBody() | bodies.DrawBody() | bodies.RewindBody():
                self.pace.begin(record.t_ms)
            case bodies.SeatBody(seat, _) if seat == self.pace.mover:
                self.pace.begin(record.t_ms)
            case bodies.HoldBody(seats, _) if self._last is None or self.pace.mover in seats:
                self.pace.begin(record.t_ms)
            case bodies.MotionBody(_, bodies.OFF, days):
                self.pace.off[record.seat].take(record.t_ms, days)

    def _taken(self, record: Record, body: bodies.TakeBody) -> Reason | None:
        """A relay lent the seat of an absent owner. That counts if a bot plays it, or a granted bot is about to."""
        if body.seat >= len(self.seats):
            return refusal("table-not-agreed")
        bot = self._proposed_bot(record, body) if self.seats[body.seat].kind == HUMAN else self.seats[body.seat]
        before = self.lent.get(body.seat, body.by)
        stays = before != body.by and before in body.present  # with the player that lets the bot play
        if bot is None or stays:
            self.seized[body.seat] = body.by
            return refusal("table-not-your-seat")
        if self.seats[body.seat] != bot:
            self.seats[body.seat], self.question = bot, None
        self.seized.pop(body.seat, None)
        self.lent[body.seat] = body.by
        if body.seat == self.pace.mover:
            self.pace.begin(record.t_ms)
        return None

    def _proposed_bot(self, record: Record, body: bodies.TakeBody) -> Seat | None:
        """The bot that the people present want in a seat, if the machine that takes it has asked them."""
        question = self.open_at(record.t_ms)
        if question is None or not isinstance(question.wish, bodies.ProposeBody):
            return None
        if question.seat != body.by and self.owner(question.seat) != self.owner(body.by):
            return None  # its machine may also play a bot's seat
        fits = question.wish.seat == body.seat and question.granted(self.seats, body.present)
        return question.wish.player if fits else None


def _same(player: Seat, seat: Seat) -> bool:
    """Whether a player keeps the order and the name of the seat."""
    return (player.order, player.name) == (seat.order, seat.name)
