"""The record of solved lessons and puzzles: candles, days in a row, and its file."""

from datetime import date
from pathlib import Path

import pytest

from luna.learning import progress
from luna.learning.course import CourseProgress
from luna.learning.progress import NAME, Progress, Write, of_day, run
from luna.log.notices import Notice


def test_candles_tell_the_best_from_the_nearly_best() -> None:
    assert [progress.candles(value, 8) for value in (8, 7, 6, 5, 0)] == [3, 2, 2, 1, 1]
    assert [progress.candles(value, 1) for value in (1, 0)] == [3, 1]


def test_a_hint_costs_a_candle_and_trying_is_always_worth_one() -> None:
    assert [progress.candles(8, 8, hints) for hints in range(4)] == [3, 2, 1, 1]
    assert progress.candles(7, 8, 1) == 1


def test_days_in_a_row_end_today_or_yesterday() -> None:
    won = {of_day("luna", date(2026, 11, day)): 1 for day in (1, 2, 4, 5, 6)}
    won |= {of_day("pebbles", date(2026, 11, 7)): 3}
    assert [run(won, "luna", date(2026, 11, day)) for day in range(1, 10)] == [1, 2, 2, 1, 2, 3, 3, 0, 0]


def test_setting_the_clock_back_loses_no_progress() -> None:
    won = {of_day("luna", date(2026, 11, day)): 1 for day in (20, 21, 22)}
    assert run(won, "luna", date(2026, 11, 21)) == 2
    assert run(won, "luna", date(2019, 1, 1)) == 0
    assert run(won, "luna", date(2026, 11, 23)) == 3


@pytest.mark.parametrize("spoilt", [b"\xff\x00", b"a 4", b"a true\nb -1\n 2", b"a 2" * 10, b"\n\n", b"a \xd9\xa3"])
def test_malformed_lines_are_skipped(tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / NAME).write_bytes(spoilt)
    kept = Progress(tmp_path)
    kept.win("c", 2)
    kept.win("c", 1)
    assert {name: won for name, won in Progress(tmp_path).won.items() if name == "c"} == {"c": 2}
    assert (tmp_path / NAME).read_bytes().startswith(spoilt)


def test_a_torn_line_damages_no_other(tmp_path: Path) -> None:
    kept = Progress(tmp_path)
    kept.win("a", 3)
    whole = (tmp_path / NAME).read_bytes()
    for cut in range(len(whole)):
        (tmp_path / NAME).write_bytes(whole[:cut])
        Progress(tmp_path).win("b", 2)
        assert Progress(tmp_path).won.get("b") == 2


def test_two_programs_lose_nothing(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.win("a", 3)
    other.win("b", 2)
    other.win("a", 1)
    assert Progress(tmp_path).won == {"a": 3, "b": 2}


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    kept = Progress(tmp_path / "nowhere")
    kept.win("a", 3)
    assert kept.won == {"a": 3}


def test_an_unwritten_result_is_reported_and_kept_in_memory(tmp_path: Path) -> None:
    home, told = tmp_path / "file", list[Notice | None]()
    home.touch()

    def beside(work: Write) -> None:
        told.append(work())

    won, attendance = Progress(home, beside), CourseProgress(home, told.append)
    won.win("luna/one", 3)
    attendance.note("luna/moon", 3, (), 61.4)
    assert [notice and notice.facts["file"] for notice in told] == ["won.txt", "lessons.json"]
    assert won.won == {"luna/one": 3} and attendance.of("luna/moon").step == 3
