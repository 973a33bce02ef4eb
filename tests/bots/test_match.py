"""The measurements themselves: intervals, the sequential test, fairness of the seats, and a small ladder."""

import json
import math
from pathlib import Path

import pytest

from luna.games.luna import rules as luna
from luna.games.luna.bot.value import DATA_FILE
from tests.workshop import match as command
from tests.workshop import matches
from tests.workshop.matches import decided, wilson


def test_wilson_against_known_values() -> None:
    low, high = wilson(92, 100)
    assert (round(low, 4), round(high, 4)) == (0.85, 0.9589)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(20, 20)
    assert round(low, 4) == 0.8389
    assert math.isclose(high, 1)


def test_the_sequential_test_waits_until_it_is_sure() -> None:
    assert decided(3, 4, 0.5, 0.6) == ""
    assert decided(70, 100, 0.5, 0.6) == "high"
    assert decided(45, 100, 0.5, 0.6) == "low"


def test_every_set_up_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    works: list[matches.Work] = []

    def noted(work: matches.Work) -> matches.GameResult:
        works.append(work)
        return matches.GameResult(work.seat, work.seat == 0, (30, 20, 10), (0.5,))

    monkeypatch.setattr(matches, "_one", noted)
    result = matches.match("level-1", "random", 3, 4, 5)
    assert [(work.seed, work.seat) for work in works] == [
        (seed, seat) for seed in (5_000_000, 5_000_001) for seat in range(3)
    ], "whole set-ups, although four games were asked for"
    assert (result["games"], result["wins"], result["points"], result["margin"]) == (6, 2, 20, 0)


def test_a_match_is_the_same_with_two_processes() -> None:
    def facts(processes: int) -> dict[str, object]:
        result = matches.match("level-1", "written", 2, 6, 3, processes)
        return {key: value for key, value in result.items() if not key.startswith("turn_")}

    assert facts(1) == facts(2)


def test_a_level_plays_with_the_weights_of_a_file(tmp_path: Path) -> None:
    shipped = json.loads(Path(DATA_FILE).read_text(encoding="utf-8"))
    of_two = {
        stage: {case: [0] * len(line) for case, line in cases.items()}
        for stage, cases in shipped["weights"]["2"].items()
    }
    blind = tmp_path / "blind.json"
    blind.write_text(json.dumps(shipped | {"weights": {"2": of_two}}), encoding="utf-8")

    def points(*names: str) -> tuple[int, ...]:
        return luna.scores(matches.play_game("luna", [matches.player("luna", name) for name in names], 7)[0])

    assert points("level-6", f"level-5:{DATA_FILE}") == points("level-6", "level-5")
    seeing, seen = points(f"level-5:{DATA_FILE}", f"level-5:{blind}")
    assert seeing > seen + 20, "without any weight only points at once are seen"


def test_an_interrupted_match_reports_complete_set_ups_only(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = matches.match("level-1", "random", 2, 4, seed=3)
    left = [5]

    def one(work: matches.Work) -> matches.GameResult:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt
        return played(work)

    played = matches._one
    monkeypatch.setattr(matches, "_one", one)
    result = matches.match("level-1", "random", 2, 10, seed=3)
    timed = ("turn_ms", "turn_p99_ms")
    assert {key: result[key] for key in result if key not in timed} == {k: whole[k] for k in whole if k not in timed}
    left[0] = 1
    with pytest.raises(KeyboardInterrupt):
        matches.match("level-1", "random", 2, 10, seed=3)


def test_a_match_stops_when_it_is_decided() -> None:
    result = matches.match("written", "random", 2, 100, 1, bounds=(0.5, 0.8))
    assert result["verdict"] == "high"
    assert result["games"] < 40


@pytest.mark.parametrize(
    ("challenger", "champion", "seats", "games", "least"),
    [
        ("level-1", "random", 2, 10, 10),
        ("level-4", "level-2", 2, 20, 14),
        ("level-4", "written", 2, 20, 13),
        ("level-8", "level-4", 2, 4, 3),
        ("level-4", "level-2", 4, 8, 4),
    ],
)
def test_a_small_ladder(challenger: str, champion: str, seats: int, games: int, least: int) -> None:
    assert matches.match(challenger, champion, seats, games, 11)["wins"] >= least


def test_an_endless_game_counts_by_its_present_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LONGEST", 40)
    result = matches.match("random", "random", 2, 2, 5, game="pangea")
    assert (result["games"], result["unended"]) == (2, 2)
    assert "2 without an end" in command.line(result)
    monkeypatch.undo()
    result = matches.match("level-3", "level-3", 2, 2, 5, game="pangea")
    assert result["unended"] == 0
    assert "without an end" not in command.line(result)


def test_the_command_writes_what_it_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    assert command.run(["level-1", "random", "--games", "2", "--json", str(file)]) == 0
    (result,) = json.loads(file.read_text(encoding="utf-8"))
    assert result["challenger"] == "level-1"
    assert f"{result['wins']:g} of 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["level-13", "random"],
        ["plan:nothing", "random"],
        ["weights:nowhere.json", "random"],
        ["level-4:nowhere.json", "random"],
        ["random", "random", "--json", "nowhere/at/all.json", "--games", "1"],
    ],
)
def test_unknown_arguments_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(words) in (1, 2)
    assert capsys.readouterr().err.strip().count("\n") == 0


@pytest.mark.parametrize(
    "words", [[], ["level-1"], ["--ladder", "level-1", "random"], ["a", "b", "--sprt", "0.6", "0.5"]]
)
def test_bad_options_end_with_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.run(words)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err
