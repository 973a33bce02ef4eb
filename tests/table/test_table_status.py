"""Standings of tables, their seen marks, and the times of reminders: from files and numbers alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from luna.core import registry
from luna.core.game import Reason
from luna.core.options import Options, checked
from luna.log import journal
from luna.log.bodies import HoldBody, MotionBody, SeatBody, VoteBody, chat_body
from luna.log.encoding import pack
from luna.log.records import BOT, CHAT, HOLD, MOTION, SEAT, TURN, VOTE, Record, Seat
from luna.log.rhythm import DAY, HOUR
from luna.log.summaries import summary
from luna.shell.network.tables import NAME, Seen
from luna.table import reminders
from luna.table.reminders import MOST, Quiet, Reminders
from luna.table.table import Player, Table, new_header
from luna.table.table_status import Standing, standing
from luna.table.transport import Head, LocalLog

OWNERS = [bytes([number]) * 16 for number in (1, 2)]


def table(tmp_path: Path, name: str, turns: list[int], more: list[Record] | None = None, rhythm: str = "1d") -> Path:
    """A journal of a shared table: turns at these hours, and more records at their times."""
    game = registry.load(name)
    seats = tuple(look.id for look in game.SEATS)[:2]
    dealt = game.deal(Options(seats, checked(game.OPTIONS, {}, 2)), bytes(32))
    players = {seat: Player(called) for seat, called in zip(seats, ("Anna", "Ben"), strict=True)}
    header = new_header(game, dealt, players, {"code": "ABCDEF", "rhythm": rhythm})
    records = [Record(seat + 1, 0, -1, HOLD, pack(HoldBody((seat,), OWNERS[seat]))) for seat in (0, 1)]
    for hour in turns:
        board = Table(game, LocalLog(header, records))
        turn = [game.legal(board.position)[0]]
        row = board.position
        while board.why_not(turn) is not None:
            game.play(row, turn[-1])
            turn.append(game.legal(row)[0])
        written = board.acts.written(turn)
        assert not isinstance(written, Reason)
        seat, kind, body = written
        assert kind == TURN
        records.append(Record(len(records) + 1, hour * HOUR, seat, kind, body))
    for one in more or []:
        records.append(one._replace(seq=len(records) + 1))
    made = journal.create(tmp_path / f"{name}.luna", bytes(16), header, records)
    made.close()
    return made.path


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_a_standing_says_whose_turn_it_is_and_what_is_new(tmp_path: Path, game: str) -> None:
    talk = Record(0, 30 * HOUR, 1, CHAT, chat_body(bytes(8), "hello"))
    path = table(tmp_path, game, [1, 5], [talk])
    found = standing(path, OWNERS[0], 2, written=1_000_000.0)
    mover = found.mover
    assert found.mine == {0} and mover is not None and found.waits == (mover == 0)
    assert found.turns == 1
    assert found.unread == 1 and found.head.seq == 5
    assert found.since == 1_000_000.0 - 25 * 3600 and found.left == DAY - 25 * HOUR
    assert found.left_at(1_000_010.0) == found.left - 10_000
    assert standing(path, OWNERS[0], None, 0.0).turns == standing(path, OWNERS[0], 5, 0.0).unread == 0


@pytest.mark.parametrize(
    ("rhythm", "owner", "moves"), [("1d", 1, True), ("live", 1, False), ("1d", 0, False), ("12h", 1, True)]
)
def test_a_bot_of_this_machine_is_to_move_at_a_table_by_turn(
    tmp_path: Path, rhythm: str, owner: int, moves: bool
) -> None:
    bot = Record(
        0, 2 * HOUR, 1, SEAT, pack(SeatBody(1, Seat(registry.load("luna").SEATS[1].id, "Ben", BOT, "rung 2 seed 1")))
    )
    path = table(tmp_path, "luna", [1], [bot], rhythm)
    one = standing(path, OWNERS[owner], None, 1e9)
    assert one.mover == 1 and one.bot_moves == moves and not one.waits
    assert not standing(path, b"", None, 1e9).bot_moves


def test_a_motion_of_another_waits_for_an_answer(tmp_path: Path) -> None:
    ask = Record(0, 2 * HOUR, 1, MOTION, pack(MotionBody(bytes(8), 0, 0)))
    found = standing(table(tmp_path, "luna", [1], [ask]), OWNERS[0], 3, 0.0)
    assert found.asked and found.waits
    assert not standing(tmp_path / "luna.luna", OWNERS[1], 3, 0.0).asked


def test_a_table_without_limit_has_no_time_left_to_show(tmp_path: Path) -> None:
    assert standing(table(tmp_path, "luna", [1], rhythm="none"), OWNERS[0], 3, 0.0).left is None


# ---- seen


def test_the_furthest_mark_of_two_programs_counts(tmp_path: Path) -> None:
    one, two = Seen(tmp_path), Seen(tmp_path)
    one.note(b"a" * 16, 5)
    two.note(b"b" * 16, 3)
    two.note(b"a" * 16, 4)
    assert one.read() == {b"a" * 16: 5, b"b" * 16: 3}
    (tmp_path / NAME).write_bytes(b"spoilt")
    assert one.read() == {}


# ---- reminders


def waiting(number: int, turn: int = 1, waits: bool = True) -> Standing:
    found = Standing(
        Path("x"), bytes([number]) * 16, "luna", "1d", (), frozenset({0}), 0 if waits else 1, False, False, False,
        1, (), 0.0, None, 0.0, 0, 0, Head(1, b""), turn, b"",
    )  # fmt: skip
    assert found.waits == waits
    return found


def test_a_turn_is_reported_three_times() -> None:
    reminders, now = Reminders(again=100.0), 1e9
    told = 0
    for _ in range(50):
        due = reminders.due([waiting(1), waiting(2, waits=False)], now)
        if due:
            reminders.note(due, now)
            told += len(due)
        now += 70.0
    assert told == MOST
    assert reminders.due([waiting(1, turn=2)], now) == [waiting(1, turn=2)]


def test_reminders_within_a_minute_are_merged() -> None:
    reminders = Reminders()
    reminders.note(reminders.due([waiting(1)], 1e9), 1e9)
    five = [waiting(number) for number in range(1, 6)]
    assert reminders.due(five, 1e9 + 30) == []
    assert reminders.due(five, 1e9 + 61) == five[1:]


def test_no_reminder_in_quiet_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    monkeypatch.setattr(time, "localtime", time.gmtime)
    night, day = 23 * 3600.0, 12 * 3600.0
    quiet = Quiet(22, 7)
    assert [quiet.at(hour * 3600.0) for hour in (21, 22, 3, 6, 7)] == [False, True, True, True, False]
    assert Quiet(12, 14).at(day) and not Quiet(12, 14).at(night) and not Quiet().at(night)
    reminders = Reminders(quiet=quiet)
    assert not reminders.due([waiting(1)], night) and reminders.due([waiting(1)], day)


def test_winter_time_moves_quiet_hours_and_repeats_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    midnight = 1_792_879_200.0  # 25 October 2026 in Berlin; at three o'clock it is two again
    told = Reminders(quiet=Quiet(2, 3))
    due = [bool(told.due([waiting(1)], midnight + hour * 3600)) for hour in range(5)]
    assert due == [True, True, False, False, True]
    told.note([waiting(1)], midnight + 3600)
    assert not any(told.due([waiting(1)], midnight + 3600 + minute * 60) for minute in range(24 * 60))
    monkeypatch.undo()
    time.tzset()


def test_planted_bugs_in_reminders_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, wrong, test in (
        ("MOST", 99, test_a_turn_is_reported_three_times),
        ("GAP", 0.0, test_reminders_within_a_minute_are_merged),
    ):
        with monkeypatch.context() as patch, pytest.raises(AssertionError):
            patch.setattr(reminders, name, wrong)
            test()
    with monkeypatch.context() as patch, pytest.raises(AssertionError):
        patch.setattr(Quiet, "at", lambda self, now: False)
        test_no_reminder_in_quiet_hours(patch)


def test_setting_the_clock_back_suppresses_no_reminder() -> None:
    reminders = Reminders(again=100.0)
    reminders.note([waiting(1)], 2e9)
    assert reminders.due([waiting(1)], 1e9) == [waiting(1)]
    reminders.forget([])
    assert not reminders.told


def test_a_game_that_its_players_have_ended_is_finished(tmp_path: Path) -> None:
    ask = Record(0, 26 * HOUR, 1, MOTION, pack(MotionBody(bytes(8), 0, 0)))
    path = table(tmp_path, "luna", [1], [ask])
    found = standing(path, OWNERS[0], 0, 0.0)
    late = found.mover == 0  # a late player is not asked
    assert found.over == summary(path, 0.0).finished == late
    path.unlink()
    vote = Record(0, 27 * HOUR, 0, VOTE, pack(VoteBody(4, True)))
    path = table(tmp_path, "luna", [1], [ask, vote])
    assert standing(path, OWNERS[0], 0, 0.0).over and summary(path, 0.0).finished
