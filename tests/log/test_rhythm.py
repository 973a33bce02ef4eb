"""The rhythm of a table: late turns by the times of the records alone, and what the others may then decide."""

from __future__ import annotations

import pytest

from luna.log import bodies
from luna.log.consent import Consent
from luna.log.records import BOT, HOLD, HUMAN, MOTION, NO_SEAT, PROPOSE, TAKE, TURN, VOTE, Record, Seat
from luna.log.rhythm import DAY, DAYS_OFF, HOUR, LIMITS, YEAR, DaysOff, Pace, limit_of

SEATS = [Seat(order, order, HUMAN) for order in ("red", "blue", "white", "yellow")]
ROBOT = Seat("red", "red", BOT, "bot")
AFTER = bodies.After(bytes(8), 1, False)


class Table:
    """A fold of consent with handwritten records; seat 0 is to move."""

    def __init__(self, rhythm: str = "1d", people: int = 3) -> None:
        self.consent = Consent.of(SEATS[:people], {"rhythm": rhythm})
        self.consent.pace.mover = 0
        self.seq = 0
        for seat in range(people):
            self.say(0, NO_SEAT, HOLD, bodies.HoldBody((seat,), bytes([seat]) * 16))

    def say(self, t_ms: int, seat: int, kind: int, body: bodies.Body) -> str:
        """Fold a record; returns the reason why it does not count."""
        self.seq += 1
        record = Record(self.seq, t_ms, seat, kind, b"")
        reason = self.consent.why_not(record, body) or self.consent.take(record, body)
        return reason.code if reason is not None else ""

    def play(self, t_ms: int, seat: int = 0, then: int = 0) -> str:
        said = self.say(t_ms, seat, TURN, bodies.TurnBody((1,), AFTER))
        self.consent.pace.mover = then
        return said

    def propose(self, t_ms: int, seat: int = 1, away: int = 0) -> str:
        return self.say(t_ms, seat, PROPOSE, bodies.ProposeBody(bytes(8), away, ROBOT))

    def move(self, t_ms: int, seat: int, what: int, days: int = 0) -> str:
        return self.say(t_ms, seat, MOTION, bodies.MotionBody(bytes(8), what, days))

    def vote(self, t_ms: int, seat: int, yes: bool = True) -> str:
        assert self.consent.question is not None
        return self.say(t_ms, seat, VOTE, bodies.VoteBody(self.consent.question.seq, yes))

    @property
    def ended(self) -> bool:
        return self.consent.pace.ended


@pytest.mark.parametrize("value", [None, 3, "", "2d", True, [], "live"])
def test_only_known_rhythms_have_a_limit(value: object) -> None:
    assert limit_of({"rhythm": value}) == limit_of({}) == 0
    assert limit_of({"rhythm": "none"}) == 30 * DAY


def test_nobody_is_late_before_the_limit_nor_at_a_live_table() -> None:
    table = Table("12h")
    table.play(HOUR)
    assert table.consent.pace.late(13 * HOUR) is None and table.consent.pace.late(13 * HOUR + 1) == 0
    assert Pace(0).late(YEAR) is None


def test_a_bot_is_proposed_only_for_a_late_turn_and_needs_more_than_half_of_all_others() -> None:
    table = Table()
    assert table.propose(DAY) == "table-not-late"
    assert table.propose(DAY + 1, away=2) == "table-not-agreed"  # not a bot for this seat
    assert table.propose(DAY + 1) == ""
    assert table.say(DAY + 2, NO_SEAT, TAKE, bodies.TakeBody(0, 1, (1,))) == "table-not-your-seat"
    table = Table()
    assert (table.propose(DAY + 1), table.vote(2 * DAY, 2)) == ("", "")
    assert table.say(2 * DAY, NO_SEAT, TAKE, bodies.TakeBody(0, 1, ())) == ""
    assert table.consent.seats[0].kind == BOT and table.consent.pace.since == 2 * DAY


def test_with_two_players_the_other_decides_after_the_limit() -> None:
    table = Table("7d", people=2)
    assert table.propose(6 * DAY) == "table-not-late"
    assert table.propose(7 * DAY + 1) == ""
    assert table.say(7 * DAY + 2, NO_SEAT, TAKE, bodies.TakeBody(0, 1, (1,))) == ""


def test_a_table_ends_when_all_who_are_not_late_agree() -> None:
    table = Table()
    assert table.move(HOUR, 1, bodies.END) == "" and not table.ended
    table.vote(HOUR, 2)
    assert not table.ended  # the player to move is not late and is asked, too
    table.vote(2 * HOUR, 0)
    assert table.ended and table.play(3 * HOUR) == "table-ended"
    table = Table()
    table.move(2 * DAY, 1, bodies.END)
    table.vote(2 * DAY, 2)
    assert table.ended
    alone = Table(people=2)
    alone.move(DAY, 1, bodies.END)
    assert not alone.ended
    alone = Table(people=2)
    alone.move(DAY + 1, 1, bodies.END)
    assert alone.ended


def test_one_no_keeps_the_table_open() -> None:
    table = Table()
    table.move(2 * DAY, 1, bodies.END)
    table.vote(2 * DAY, 2, yes=False)
    assert not table.ended and table.play(2 * DAY + 1) == ""


def test_votes_have_days_and_then_count_as_no() -> None:
    table = Table("12h")
    table.move(13 * HOUR, 1, bodies.END)
    assert table.vote(13 * HOUR + DAY + 1, 2) == "table-not-asked" and not table.ended


def test_a_table_at_rest_is_never_late_until_somebody_plays() -> None:
    table = Table()
    table.move(0, 1, bodies.REST)
    table.vote(1, 2), table.vote(2, 0)
    assert table.consent.pace.resting and table.consent.pace.late(YEAR) is None
    table.play(YEAR, then=1)
    assert table.consent.pace.late(YEAR + DAY + 1) == 1


def test_days_off_do_not_count_and_are_few() -> None:
    table = Table()
    assert table.move(HOUR, 0, bodies.OFF, 3) == ""
    assert table.propose(4 * DAY) == "table-not-late"
    assert table.consent.pace.late(4 * DAY + 1) == 0
    assert [table.move(5 * DAY, 0, bodies.OFF, days) for days in (15, 0, 14, 11, 1)] == [
        "table-no-days", "table-no-days", "", "", "table-no-days",
    ]  # fmt: skip
    assert table.move(5 * DAY + YEAR, 0, bodies.OFF, 1) == ""


def test_days_off_stop_only_the_owners_clock() -> None:
    table = Table()
    table.move(0, 1, bodies.OFF, 14)
    assert table.consent.pace.late(DAY + 1) == 0


def test_days_off_follow_one_another() -> None:
    off = DaysOff()
    off.take(0, 2)
    off.take(DAY, 3)
    assert off.until(DAY) == 5 * DAY and off.within(0, 10 * DAY) == 5 * DAY and off.left(DAY) == DAYS_OFF - 5


def test_motions_have_no_effect_at_a_live_table() -> None:
    table = Table("live")
    assert [table.move(0, 1, what, 1) for what in (bodies.END, bodies.REST, bodies.OFF)] == ["table-not-agreed"] * 3


def test_a_returning_owner_gets_a_whole_turn() -> None:
    table = Table(people=2)
    table.propose(2 * DAY)
    table.say(2 * DAY, NO_SEAT, TAKE, bodies.TakeBody(0, 1, (1,)))
    table.say(3 * DAY, NO_SEAT, HOLD, bodies.HoldBody((0,), bytes(16)))
    assert table.consent.pace.late(4 * DAY) is None and LIMITS["1d"] == DAY


def test_a_vanished_guest_stops_nobody_at_a_table_of_four() -> None:
    """Round after round a bot plays for the guest when two of three agree; the three end the game without the guest."""
    table = Table(people=4)
    now = 0
    table.consent.pace.mover = 0
    assert table.propose(now + DAY + 1) == ""
    assert table.say(now + DAY + 2, NO_SEAT, TAKE, bodies.TakeBody(0, 1, (1, 2, 3))) == "table-not-your-seat"
    table = Table(people=4)
    assert (table.propose(DAY + 1), table.vote(2 * DAY, 2)) == ("", ""), "two of the three others"
    assert table.say(2 * DAY, NO_SEAT, TAKE, bodies.TakeBody(0, 1, (1, 2))) == ""
    assert table.consent.seats[0].kind == BOT
    for turns in range(40):  # weeks pass; nobody has to be asked again
        now = 2 * DAY + turns * DAY // 2
        seat = turns % 4
        assert table.play(now, seat, (seat + 1) % 4) == "", "the seat of the guest is played, too"
        assert table.consent.pace.late(now + HOUR) is None
    assert table.move(now + 1, 1, bodies.END) == ""
    votes = [table.vote(now + 2, 2), table.vote(now + 3, 3)]
    assert votes == ["", ""] and table.ended, "who is played by a bot is not asked"


def test_a_vanished_player_cannot_veto_the_end() -> None:
    table = Table(people=4)
    assert table.move(DAY + 1, 1, bodies.END) == ""
    assert table.vote(DAY + 2, 2) == "" and not table.ended
    assert table.vote(DAY + 3, 0) == "table-not-asked"
    assert table.vote(DAY + 4, 3) == "" and table.ended
