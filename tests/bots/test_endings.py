"""The endgame solver agrees with an exhaustive search, and is used at the right moments."""

import random
from pathlib import Path

import pytest

from luna.bots.levels import circling
from luna.games.luna import rules as luna
from luna.games.luna.bot import endings
from luna.games.luna.bot.endings import relevant, solved
from luna.games.luna.bot.turns import after, giving_way
from luna.games.luna.rules.board import HERBS_ISLE, NOVICE_ISLE
from luna.games.luna.rules.position import BASE, CANDLES, DISC, FAVOUR, ROUND, SHRINE, SUPPLY, TURN, ip
from tests.bots.helpers import at_random, choose

ENDLESS = Path(__file__).with_name("endless-ending.luna")
"""A game in which both wait for the other to turn the candle, and could do so for ever."""
FAR = 1 << 20


def late(seeds: range) -> list[bytearray]:
    """Positions near the end of random games for two."""
    return [row for seed in seeds for row in list(at_random(2, seed))[-4:] if row[ROUND] == 6]


def waiting(seeds: range) -> list[bytearray]:
    """Endings in which both seats can wait for ever: Novice token, then Herbs, which wakes the novices again."""
    found = []
    for seed in seeds:
        rng = random.Random(seed)
        rows = [row for row in at_random(2, seed) if row[ROUND] == 6]
        for last in rows[:: max(1, len(rows) // 4)]:
            row = last[:]
            for base in BASE[:2]:
                away = [rng.randrange(7) for _ in range(rng.choice((0, 0, 1)))]
                row[base + SUPPLY] += sum(row[base : base + SHRINE]) - 2 - len(away)
                row[base : base + SHRINE] = bytes(SHRINE)
                for isle in (NOVICE_ISLE, NOVICE_ISLE, *away):
                    row[base + isle] += 1
                row[base + SHRINE + HERBS_ISLE] = 1
                row[base + FAVOUR : base + SUPPLY] = bytes(7)
            row[CANDLES] = rng.choice((2, 3))
            found.append(row)
    return found


def by_line(row: bytearray, line: set[bytes], low: int, high: int, budget: list[int]) -> int:
    """The same search without a transposition table: a position on the current line is skipped."""
    budget[0] -= 1
    if budget[0] < 0:
        raise RecursionError
    line.add(bytes(row))
    top = -FAR
    for turn in relevant(row):
        child = after(row, turn)
        if luna.over(child):
            mine, theirs = BASE[row[TURN]], BASE[1 - row[TURN]]
            found = 4 * (ip(child, mine) - ip(child, theirs)) + (1 if child[mine + DISC] > child[theirs + DISC] else -1)
        elif bytes(child) in line:
            budget[1] += 1
            continue
        elif child[TURN] == row[TURN]:
            found = by_line(child, line, max(low, top), high, budget)
        else:
            found = -by_line(child, line, -high, -max(low, top), budget)
        top = max(top, found)
        if top >= high:
            break
    line.discard(bytes(row))
    return top


def everything(row: bytearray, seat: int, budget: list[int]) -> int:
    """Four times the margin of a seat with best play, by trying all relevant turns without pruning."""
    if luna.over(row):
        mine, theirs = BASE[seat], BASE[1 - seat]
        return 4 * (ip(row, mine) - ip(row, theirs)) + (1 if row[mine + DISC] > row[theirs + DISC] else -1)
    budget[0] -= 1
    if budget[0] < 0:
        raise RecursionError
    ends = [everything(after(row, turn), seat, budget) for turn in relevant(row)]
    return max(ends) if row[TURN] == seat else min(ends)


def test_the_solution_is_optimal() -> None:
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
    rows = [row for row in at_random(2, seed) if row[ROUND] == 6]
    assert rows
    for row in rows:
        assert all(luna.why_not(row, turn) is None for turn in relevant(row))


def test_the_solver_gives_up_at_its_limit_and_before_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = list(at_random(2, 1))
    assert solved(rows[0], 10_000) is None, "round 1"
    assert all(solved(row, 10_000) is None for row in list(at_random(3, 1))[-3:]), "three players"
    monkeypatch.setattr(endings, "ACTIVE", 99)
    first_of_six = next(row for row in rows if row[ROUND] == 6)
    before = bytes(first_of_six)
    assert solved(first_of_six, 1) is None
    assert bytes(first_of_six) == before


def endless() -> bytearray:
    header, turns = luna.from_text(ENDLESS.read_text(encoding="utf-8"))
    row = luna.start(header)
    for turn in turns:
        row = after(row, turn)
    return row


@pytest.mark.parametrize("level", (4, 5))
def test_an_ending_that_could_go_on_for_ever_is_played(level: int) -> None:
    row, before = endless(), list[bytearray]()
    while not luna.over(row):
        turn = giving_way(row) if circling(row, before) else choose(row, level)
        assert luna.why_not(row, turn) is None
        before.append(row)
        assert len(before) < 100
        row = after(row, turn)


def test_circular_turns_are_not_a_solution() -> None:
    """In endings with cycles: no stack overflow, and exact values where they are small enough."""
    checked = circular = 0
    for row in waiting(range(8)):
        before = bytes(row)
        solution = solved(row, 3000)
        assert bytes(row) == before
        if solution is None:
            continue
        budget = [20_000, 0]
        try:
            best = by_line(row, set(), -FAR, FAR, budget)
        except RecursionError:
            continue
        assert solution.margin == (best + 2) // 4
        checked, circular = checked + 1, circular + bool(budget[1])
    assert checked >= 10 and circular >= 2, (checked, circular)


def test_a_line_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the deepest line stays far from the limit of the stack."""
    monkeypatch.setattr(endings, "DEEPEST", 6)
    assert solved(endless(), 1_000_000) is None

    def deep(search: object, row: bytearray, low: int, high: int) -> int:
        return deep(search, row, low, high)

    monkeypatch.setattr(endings._Search, "best", deep)
    assert solved(endless(), 1_000_000) is None


def test_bots_that_wait_for_each_other_end_their_game() -> None:
    """Every search says that each does better by waiting: at the third time one moves anyway."""
    gave_way = 0
    for first in waiting(range(6, 9)):
        row, before = first, list[bytearray]()
        while not luna.over(row):
            turn = giving_way(row) if circling(row, before) else choose(row, 7)
            gave_way += circling(row, before)
            before.append(row)
            assert len(before) < 100
            row = after(row, turn)
    assert gave_way
