"""The solved endings: against a search that looks at everything, and in what they are asked."""

from __future__ import annotations

import pytest

from luna.bots import endings
from luna.bots.endings import relevant, solved
from luna.bots.turns import after
from luna.games import luna
from luna.games.luna.position import BASE, DISC, ROUND, TURN, ip
from tests.bots.helpers import at_random


def late(seeds: range) -> list[bytearray]:
    """Positions near the end of random games for two."""
    return [row for seed in seeds for row in list(at_random(2, seed))[-4:] if row[ROUND] == 6]


def everything(row: bytearray, seat: int, budget: list[int]) -> int:
    """Four times the margin of a seat with best play, by trying all relevant turns without any cut."""
    if luna.over(row):
        mine, theirs = BASE[seat], BASE[1 - seat]
        return 4 * (ip(row, mine) - ip(row, theirs)) + (1 if row[mine + DISC] > row[theirs + DISC] else -1)
    budget[0] -= 1
    if budget[0] < 0:
        raise RecursionError
    ends = [everything(after(row, turn), seat, budget) for turn in relevant(row)]
    return max(ends) if row[TURN] == seat else min(ends)


def test_the_solution_is_the_best_that_there_is() -> None:
    checked = 0
    for row in late(range(40)):
        solution = solved(row, 3000)
        if solution is None:
            continue
        try:
            best = everything(row, row[TURN], [4000])
        except RecursionError:
            continue
        assert solution.margin == (best + 2) // 4
        assert everything(after(row, solution.turn), row[TURN], [4000]) == best
        checked += 1
    assert checked >= 10


@pytest.mark.parametrize("seed", range(6))
def test_every_relevant_turn_is_legal(seed: int) -> None:
    for row in at_random(2, seed):
        if row[ROUND] == 6:
            assert all(luna.why_not(row, turn) is None for turn in relevant(row))


def test_it_gives_up_within_its_limit_and_outside_its_field(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = list(at_random(2, 1))
    assert solved(rows[0], 10_000) is None, "round 1"
    assert all(solved(row, 10_000) is None for row in list(at_random(3, 1))[-3:]), "three players"
    monkeypatch.setattr(endings, "ACTIVE", 99)
    first_of_six = next(row for row in rows if row[ROUND] == 6)
    before = bytes(first_of_six)
    assert solved(first_of_six, 1) is None
    assert bytes(first_of_six) == before
