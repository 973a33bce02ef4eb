"""Taking back by consent: one question, the first no ends it, a turn ends it, nobody can be nagged."""

from __future__ import annotations

from luna.log.records import (
    ASK,
    BOT,
    CHAT,
    HUMAN,
    REWIND,
    TURN,
    VOTE,
    After,
    Record,
    Seat,
    ask_body,
    chat_body,
    rewind_body,
    turn_body,
    vote_body,
)
from luna.table.consent import CONSENT, OFF, PATIENCE, open_question, questions, why_not_ask

SEATS = [Seat("red", "", HUMAN), Seat("blue", "", HUMAN), Seat("white", "", BOT), Seat("yellow", "", HUMAN)]
AFTER = After(b"d" * 8, 1, False)


class Log:
    """Records, a second apart."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.add(0, TURN, turn_body([1], AFTER))

    def add(self, seat: int, kind: int, body: bytes, after: int = 1000) -> int:
        seq = len(self.records) + 1
        since = self.records[-1].t_ms if self.records else 0
        self.records.append(Record(seq, since + after, seat, kind, body))
        return seq

    def ask(self, seat: int = 0, after: int = 1000) -> int:
        return self.add(seat, ASK, ask_body(len(self.records).to_bytes(8, "big"), 0), after)

    @property
    def now(self) -> int:
        return self.records[-1].t_ms


def test_everybody_else_who_is_a_person_has_to_agree() -> None:
    log = Log()
    ask = log.ask()
    log.add(1, VOTE, vote_body(ask, True))
    question = open_question(log.records, log.now)
    assert question is not None and question.asked(SEATS) == {1, 3} and not question.agreed(SEATS)
    log.add(2, CHAT, chat_body(b"12345678", "", "no idea"))
    log.add(3, VOTE, vote_body(ask, True))
    question = open_question(log.records, log.now)
    assert question is not None and question.agreed(SEATS)


def test_the_first_no_ends_it_and_the_first_word_of_a_seat_counts() -> None:
    log = Log()
    ask = log.ask()
    log.add(1, VOTE, vote_body(ask, False))
    log.add(1, VOTE, vote_body(ask, True))
    assert open_question(log.records, log.now) is None
    assert questions(log.records)[-1].no == {1}


def test_nobody_agrees_with_himself_or_to_another_question() -> None:
    log = Log()
    ask = log.ask()
    log.add(0, VOTE, vote_body(ask, True))
    log.add(1, VOTE, vote_body(ask - 1, True))
    assert questions(log.records)[-1].yes == frozenset()


def test_a_turn_or_a_rewind_cancels_it() -> None:
    for kind, body in ((TURN, turn_body([2], AFTER)), (REWIND, rewind_body(0, AFTER))):
        log = Log()
        log.ask()
        log.add(1, kind, body)
        assert open_question(log.records, log.now) is None


def test_silence_is_a_no_after_a_while() -> None:
    log = Log()
    ask = log.ask()
    assert open_question(log.records, log.now + PATIENCE) is not None
    assert open_question(log.records, log.now + PATIENCE + 1) is None
    log.add(1, VOTE, vote_body(ask, True), after=PATIENCE + 1)
    assert questions(log.records)[-1].yes == frozenset()


def test_one_at_a_time_and_not_again_and_again() -> None:
    log = Log()
    assert why_not_ask(log.records, 0, CONSENT, log.now) is None
    for _ in range(2):
        ask = log.ask()
        reason = why_not_ask(log.records, 1, CONSENT, log.now)
        assert reason is not None and reason.code == "table-asked-already"
        log.add(3, VOTE, vote_body(ask, False))
    reason = why_not_ask(log.records, 0, CONSENT, log.now)
    assert reason is not None and reason.code == "table-asked-enough"
    assert why_not_ask(log.records, 1, CONSENT, log.now) is None
    log.add(0, TURN, turn_body([3], AFTER))
    assert why_not_ask(log.records, 0, CONSENT, log.now) is None
    reason = why_not_ask(log.records, 0, OFF, log.now)
    assert reason is not None and reason.code == "table-undo-off"
