"""May this be taken back? Questions and answers between the players of a table, read from its log.

Everything is a pure function of the records, so all machines agree, and a replay shows it. One question is open at a
time; it ends with the first no, with a yes from everybody else, with any turn or rewind, or after a while. Nothing
happens by itself: whoever asked does what all agreed to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.games.face import Reason
from luna.log.notices import refusal
from luna.log.records import HUMAN, REWIND, TURN, AskBody, Record, Seat, VoteBody, body_of

FREE: Final = "free"
CONSENT: Final = "consent"
OFF: Final = "off"
POLICIES: Final = (CONSENT, FREE, OFF)
PATIENCE: Final = 20_000
"""Milliseconds until silence is a no."""
MOST_REFUSED: Final = 2
"""Questions of one seat that may be refused before somebody plays on."""


class Question(NamedTuple):
    """Somebody would like the game to be as it was just after record `as_of`."""

    seq: int  # of the record that asks
    seat: int
    as_of: int
    t_ms: int
    yes: frozenset[int]  # seats that agreed
    no: frozenset[int]

    def asked(self, seats: Sequence[Seat]) -> frozenset[int]:
        """The seats that have a say: everybody else who is a person."""
        return frozenset(n for n, seat in enumerate(seats) if seat.kind == HUMAN and n != self.seat)

    def agreed(self, seats: Sequence[Seat]) -> bool:
        """Whether all have said yes."""
        return not self.no and self.asked(seats) <= self.yes


def questions(records: Sequence[Record]) -> list[Question]:
    """All questions since the last turn or rewind, with the answers so far."""
    found: list[Question] = []
    for record in records:
        if record.kind in (TURN, REWIND):
            found.clear()
            continue
        body = body_of(record)
        if isinstance(body, AskBody):
            found.append(Question(record.seq, record.seat, body.as_of, record.t_ms, frozenset(), frozenset()))
        elif isinstance(body, VoteBody) and found and found[-1].seq == body.ask and record.seat != found[-1].seat:
            last = found[-1]
            if record.seat in last.yes | last.no or record.t_ms - last.t_ms > PATIENCE:
                continue  # the first word counts, and not one too late
            voted = frozenset({record.seat})
            found[-1] = last._replace(yes=last.yes | voted) if body.yes else last._replace(no=last.no | voted)
    return found


def open_question(records: Sequence[Record], now_ms: int) -> Question | None:
    """The question that waits for answers, or for being acted upon."""
    found = questions(records)
    last = found[-1] if found else None
    return last if last is not None and not last.no and now_ms - last.t_ms <= PATIENCE else None


def why_not_ask(records: Sequence[Record], seat: int, policy: str, now_ms: int) -> Reason | None:
    """Why a seat cannot ask now; None when it can."""
    if policy == OFF:
        return refusal("table-undo-off")
    if open_question(records, now_ms) is not None:
        return refusal("table-asked-already")
    if sum(one.seat == seat for one in questions(records)) >= MOST_REFUSED:
        return refusal("table-asked-enough")
    return None
