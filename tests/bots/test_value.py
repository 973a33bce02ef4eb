"""The learned value: what it sums, what it remembers and where its weights come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from luna.bots.evaluator import POINT
from luna.bots.linear_value import digest
from luna.games.luna import rules as luna
from luna.games.luna.bot import features, value
from luna.games.luna.bot.turns import after, candidates
from luna.games.luna.bot.value import DATA_FILE, Value, learned, margin
from luna.games.luna.rules.position import BASE, CANDLES, PLAYERS, ROUND, ip
from tests.bots.helpers import at_random, sensible


def plainly(row: bytearray, of: Value) -> list[int]:
    """The totals without any memory."""
    weights = of.weights[row[ROUND], row[CANDLES]]
    return [
        POINT * ip(row, BASE[seat])
        + sum(weights[name] * amount for name, amount in features.features(row, seat).items())
        for seat in range(row[PLAYERS])
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_is_what_would_be_summed(players: int) -> None:
    of = Value(learned(players).weights)
    rows = [row for seed in range(3) for row in at_random(players, seed)][::7]
    for row in rows:
        behind = [after(row, turn) for turn in candidates(row, of)][::5]
        for one in behind:
            if not luna.over(one):
                assert of.totals(one) == plainly(one, of)


def test_forgetting_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = list(at_random(2, 5))
    known = [learned(2).totals(row) for row in rows]
    monkeypatch.setattr(value, "REMEMBERED", 3)
    assert [Value(learned(2).weights).totals(row) for row in rows] == known


def test_a_finished_game_is_worth_its_points() -> None:
    *_, last = sensible(2, 1)
    ends = [end for turn in candidates(last, learned(2)) if luna.over(end := after(last, turn))]
    assert ends
    assert learned(2).totals(ends[0]) == [POINT * ip(ends[0], base) for base in BASE[:2]]


def test_margins_look_at_the_best_and_at_all() -> None:
    row = next(iter(at_random(4, 1)))
    totals = [10, 20, 40, 0]
    assert [margin(totals, row, seat) for seat in range(4)] == [10 - (120 + 60) // 6, 20 - 170 // 6, 40 - 15, -31]
    assert margin([7, 7], row, 0) == -margin([7, 7], row, 1) != 0, "equal points are decided by the discs (E2)"


def test_the_weights_are_those_that_their_digest_names() -> None:
    data = json.loads(Path(DATA_FILE).read_text(encoding="utf-8"))
    assert tuple(data["names"]) == features.names()
    for players, table in data["tables"].items():
        weights = data["weights"][players]
        assert digest(weights) == table["digest"]
        candles = {"1": "0", "2": "123", "3": "1234", "4": "1234"}[players]
        assert {number: sorted(lists) for number, lists in weights.items()} == {
            str(number): list(candles) for number in range(1, 7)
        }
        assert all(type(weight) is int for lists in weights.values() for line in lists.values() for weight in line)
        if players != "1":
            assert table["match"]["interval"][0] > 0.5, "weights that do not beat the written value are no progress"
