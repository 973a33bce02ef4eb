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
        consent.test_who_takes_back_what_others_have_answered_needs_them_all,
    ),
    "a slip lasts for ever": (
        Consent,
        "free",
        lambda self, seat, t_ms, one_back, late=0: one_back and self._last.seat == seat and self._last.kind == TURN,
        consent.test_a_slip_of_ones_own_is_free_for_a_moment,
    ),
    "silence is a yes": (
        Question,
        "granted",
        _half,
        consent.test_who_takes_back_what_others_have_answered_needs_them_all,
    ),
    "a question never ends": (
        Consent,
        "open_at",
        lambda self, t_ms: self.question,
        consent.test_a_no_and_silence_are_no_consent,
    ),
    "anybody gives a seat away": (Consent, "_why_not_sit", lambda *_: None, consent.test_a_seat_is_its_owners_to_give),
    "anybody asks as often as he likes": (
        Consent,
        "why_not_ask",
        lambda *_: None,
        consent.test_one_at_a_time_and_not_again_and_again,
    ),
    "whoever takes a seat has it": (
        Consent,
        "_taken",
        _trusting,
        standins.test_what_is_done_in_a_seat_taken_without_a_vote_does_not_count,
    ),
    "the author is always right": (
        DigestChecks,
        "_holds",
        lambda self, seq, machine: self._claims[seq],
        checks.test_an_author_whom_somebody_contradicts_is_the_one_who_differs,
    ),
    "this machine is always right": (
        DigestChecks,
        "_holds",
        lambda self, seq, machine: self._mine[seq],
        checks.test_who_alone_finds_another_position_is_the_one_who_differs,
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, method, wrong, test = PLANTED[name]
    monkeypatch.setattr(kind, method, wrong)
    with pytest.raises(AssertionError):
        test(moved())
