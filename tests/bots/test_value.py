"""The learned value: sums, cache, training, and the themes that explain a difference."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from luna.bots.evaluator import POINT, Variation
from luna.bots.linear_value import from_data
from luna.games.luna import rules as game
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator, features, value
from luna.games.luna.bot.evaluator import THEMES, LunaEvaluator
from luna.games.luna.bot.features import names
from luna.games.luna.bot.turns import after, candidates
from luna.games.luna.bot.value import DATA_FILE, Value, learned, margin
from luna.games.luna.rules import choose
from luna.games.luna.rules.position import BASE, CANDLES, PLAYERS, ROUND, ip
from tests.bots.helpers import analyse, at_random, sensible
from tests.games.luna import training as lessons
from tests.workshop import training


def plainly(row: bytearray, of: Value) -> list[int]:
    """The totals without any cache."""
    weights = of.weights[row[ROUND], row[CANDLES]]
    return [
        POINT * ip(row, BASE[seat])
        + sum(weights[name] * amount for name, amount in features.features(row, seat).items())
        for seat in range(row[PLAYERS])
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cached_values_equal_computed_ones(players: int) -> None:
    of = Value(learned(players).weights)
    rows = [row for seed in range(3) for row in at_random(players, seed)][::7]
    for row in rows:
        behind = [after(row, turn) for turn in candidates(row, of)][::5]
        for one in behind:
            if not luna.over(one):
                assert of.totals(one) == plainly(one, of)


def test_clearing_the_caches_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = list(at_random(2, 5))
    known = [learned(2).totals(row) for row in rows]
    monkeypatch.setattr(value, "REMEMBERED", 3)
    assert [Value(learned(2).weights).totals(row) for row in rows] == known


def test_a_finished_game_is_worth_its_points() -> None:
    *_, last = sensible(2, 1)
    ends = [end for turn in candidates(last, learned(2)) if luna.over(end := after(last, turn))]
    assert ends
    assert learned(2).totals(ends[0]) == [POINT * ip(ends[0], base) for base in BASE[:2]]


def test_margins_count_the_best_opponent_and_the_mean_of_all() -> None:
    row = next(iter(at_random(4, 1)))
    totals = [10, 20, 40, 0]
    assert [margin(totals, row, seat) for seat in range(4)] == [10 - (120 + 60) // 6, 20 - 170 // 6, 40 - 15, -31]
    assert margin([7, 7], row, 0) == -margin([7, 7], row, 1) != 0, "equal points are decided by the discs (E2)"


def test_the_weights_are_those_that_their_digest_names() -> None:
    data = json.loads(Path(DATA_FILE).read_text(encoding="utf-8"))
    assert tuple(data["names"]) == features.names()
    for players, table in data["tables"].items():
        weights = data["weights"][players]
        assert training.digest(weights) == table["digest"]
        candles = {"1": "0", "2": "123", "3": "1234", "4": "1234"}[players]
        assert {number: sorted(lists) for number, lists in weights.items()} == {
            str(number): list(candles) for number in range(1, 7)
        }
        assert all(type(weight) is int for lists in weights.values() for line in lists.values() for weight in line)
        if players != "1":
            assert table["match"]["interval"][0] > 0.5, "weights that do not beat the written value are no progress"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_training_samples_cover_every_round_and_add_up_to_the_result(players: int) -> None:
    samples = lessons.samples(5, players, None)
    assert {moment[0] for moment, _, _ in samples} == set(range(1, 7))
    assert all(set(found) <= set(names()) for _, found, _ in samples)
    assert lessons.samples(5, players, None) == samples
    last = samples[-1]
    assert -20_000 < last[2] < 60_000, "thousandths of points that are still to come"


def test_a_file_of_weights_keeps_the_other_tables() -> None:
    line = list(range(len(names())))
    weights = {(number, candles): line for number in range(1, 7) for candles in (1, 2, 3)}
    about = {"seed": 1, "generations": 2, "games": 3}
    data = training.with_weights(training.with_weights({}, names(), 2, weights, about), names(), 3, weights, about)
    read = json.loads(training.to_text(data))
    assert read == data
    assert set(read["weights"]) == set(read["tables"]) == {"2", "3"}
    assert from_data(read, 3)[6, 1] == dict(zip(names(), line, strict=True))
    other = training.with_weights({**read, "names": ["of", "another", "version"]}, names(), 4, weights, about)
    assert set(other["weights"]) == {"4"}, "weights of other features are of no use"


def test_training_without_numpy_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert training.run([]) == 1
    assert "numpy" in capsys.readouterr().err


def test_numbers_below_one_are_refused() -> None:
    with pytest.raises(SystemExit):
        training.run(["--games", "0"])


def test_a_game_or_a_table_without_lessons_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        training.run(["--game", "pebbles"])
    assert "pebbles have nothing to learn" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        training.run(["--players", "5"])
    assert "learned for 1, 2, 3, 4 players" in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="without numpy, of tests/requirements.txt")
def test_a_tiny_training_can_be_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def trained(file: Path) -> str:
        words = "--players 2 --generations 1 --games 4 --matches 2 --processes 1"
        assert training.run([*words.split(), "--out", str(file)]) == 0
        return file.read_text(encoding="utf-8")

    assert trained(tmp_path / "one.json") == trained(tmp_path / "two.json")
    assert "2 players, generation 1 of 1" in capsys.readouterr().out


@pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="without numpy, of tests/requirements.txt")
@pytest.mark.slow
def test_the_last_generations_are_played_by_a_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def trained(visits: int) -> Any:
        monkeypatch.setattr(lessons, "SEARCHES", {3: (1, visits)})
        file, words = tmp_path / "weights.json", "--players 3 --generations 1 --games 2 --matches 3 --processes 1"
        assert training.run([*words.split(), "--out", str(file)]) == 0
        return json.loads(file.read_text(encoding="utf-8"))["tables"]["3"]

    table = trained(4)
    assert (table["generations"], table["searched"], table["visits"]) == (1, 1, 4)
    assert "3 players, generation 2 of 2" in capsys.readouterr().out
    assert trained(4) == table
    assert trained(0)["digest"] != table["digest"]


def test_every_feature_has_a_theme_and_every_theme_a_feature() -> None:
    found = LunaEvaluator.theme_of
    assert set(found) == set(names())
    assert set(found.values()) == set(THEMES) - {"points", "others"}


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_themes_of_a_seat_add_up_to_its_value(players: int) -> None:
    for row in list(sensible(players, 1))[20::25]:
        for seat in range(players):
            parts = evaluator(row).by_theme(row, seat)
            assert sum(parts.values()) - parts["others"] == evaluator(row).totals(row)[seat]


def test_reasons_name_what_the_better_turn_has_more_of() -> None:
    said = 0
    for row in list(sensible(2, 2))[8::8]:
        seat = game.to_move(row)
        if seat is None:
            continue
        *_, last = analyse(row, 3)
        turn = last.lines[0].turn
        other = evaluator(row).rival(last.lines, turn)
        if other is None:
            continue
        mine, theirs = (evaluator(row).by_theme(after(row, one), seat) for one in (turn, other))
        for why in evaluator(row).reasons(row, turn, other):
            assert why.amount == mine[why.theme] - theirs[why.theme] > 0
            said += 1
    assert said


def test_the_rival_is_of_another_kind_if_possible() -> None:
    row = game.start(game.deal(choose(("red", "blue")), bytes(32)))
    *_, last = analyse(row, 3)
    best = last.lines[0]
    assert evaluator(row).rival([best], best.turn) is None
    assert evaluator(row).rival((best, Variation((1,), 0.0, 0.0)), best.turn) == (1,)
