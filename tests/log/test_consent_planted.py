"""Planted bugs in the rules of consent: a rule counts as tested only if a test finds its bug."""

from collections.abc import Callable
from typing import Final

import pytest

from luna.log.bodies import TakeBody
from luna.log.consent import Consent, Question
from luna.log.fold import DigestChecks
from luna.log.records import TURN, Record
from tests.log import test_consent as consent
from tests.log import test_fold as checks
from tests.log import test_standins as standins
from tests.log.four import BRAM, Log, moved


def _half(self: Question, seats: object, present: object) -> bool:
    return not self.no


def _trusting(self: Consent, record: Record, body: TakeBody) -> None:
    self.seats[body.seat] = BRAM


PLANTED: Final[dict[str, tuple[type, str, object, Callable[[Log], None]]]] = {
    "everybody takes back freely": (
        Consent,
        "free",
        lambda self, seat, t_ms, one_back, late=0: True,
        consent.test_an_undo_past_others_turns_needs_everybodys_consent,
    ),
    "a slip lasts for ever": (
        Consent,
        "free",
        lambda self, seat, t_ms, one_back, late=0: one_back and self._last.seat == seat and self._last.kind == TURN,
        consent.test_undoing_ones_own_slip_is_free_for_a_moment,
    ),
    "silence is a yes": (
        Question,
        "granted",
        _half,
        consent.test_an_undo_past_others_turns_needs_everybodys_consent,
    ),
    "a question never ends": (
        Consent,
        "open_at",
        lambda self, t_ms: self.question,
        consent.test_neither_a_no_nor_silence_is_consent,
    ),
    "anybody gives a seat away": (
        Consent,
        "_why_not_sit",
        lambda *_: None,
        consent.test_only_its_owner_gives_a_seat_away,
    ),
    "anybody asks as often as he likes": (
        Consent,
        "why_not_ask",
        lambda *_: None,
        consent.test_one_question_at_a_time_and_no_repeated_asking,
    ),
    "whoever takes a seat has it": (
        Consent,
        "_taken",
        _trusting,
        standins.test_records_from_a_seat_taken_without_a_vote_do_not_count,
    ),
    "the author is always right": (
        DigestChecks,
        "_holds",
        lambda self, seq, machine: self._claims[seq],
        checks.test_an_author_that_another_machine_contradicts_differs,
    ),
    "this machine is always right": (
        DigestChecks,
        "_holds",
        lambda self, seq, machine: self._mine[seq],
        checks.test_a_machine_alone_with_its_digest_is_the_one_that_differs,
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, method, wrong, test = PLANTED[name]
    monkeypatch.setattr(kind, method, wrong)
    with pytest.raises(AssertionError):
        test(moved())
