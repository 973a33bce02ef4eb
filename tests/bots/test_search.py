"""The search tree counts and looks ahead; plans of whole turns are legal; turning points are found."""

import random
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import pytest
from typing_extensions import override

from luna.bots import levels
from luna.bots.evaluator import Evaluator, evaluator_of
from luna.bots.oneply import ranked, worth
from luna.bots.review import turning_points
from luna.bots.search import DEEPEST, WIDENING_OTHERS, Plan, SearchNode, Tree, planned, utility
from luna.core import registry
from luna.core.game import Draw, Position, Turn
from luna.core.options import Options
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot import evaluator as of_luna
from luna.games.luna.bot.endings import solved
from luna.games.luna.bot.turns import after, candidates, refined, single_moves, travels
from luna.games.luna.bot.value import learned
from luna.games.luna.rules.moves import JOURNEY, TIDE
from luna.games.luna.rules.position import ACTION, PHASE, ROUND, TURN
from luna.games.pangea import rules
from luna.games.pangea.rules import position as at
from tests.bots.helpers import at_random, judged, sensible
from tests.workshop.lent import noisy
from tests.workshop.matches import at_random as anything


def grown(row: bytearray, visits: int) -> Tree:
    tree = Tree(evaluator(row), row, ranked(evaluator(row), row))
    for _ in range(visits):
        tree.visit()
    return tree


def test_utility_rises_and_is_fair() -> None:
    wishes = [utility(ahead, 15) for ahead in range(-90_000, 90_001, 300)]
    assert wishes == sorted(wishes)
    assert utility(0, 15) == 0
    assert all(-1 <= wish <= 1 for wish in wishes)
    assert utility(4000, 15) == -utility(-4000, 15)


def test_every_visit_is_counted_once_at_the_root() -> None:
    row = next(row for row in sensible(2, 4) if row[ROUND] == 2)
    before = bytes(row)
    tree = grown(row, 80)
    assert tree.root.visits == 80
    assert bytes(row) == before
    assert {turn for _, _, turn in tree.best()} <= {turn for _, turn in ranked(evaluator(row), row)}


def test_turns_in_another_order_share_a_node() -> None:
    row = next(row for row in sensible(2, 4) if row[ROUND] == 2)
    tree = grown(row, 300)
    ways: dict[int, int] = {}
    for node in (tree.root, *tree.nodes.values()):
        for child in node.children:
            if child is not None:
                ways[id(child)] = ways.get(id(child), 0) + 1
    assert max(ways.values()) > 1


def test_with_more_seats_opponents_start_with_one_reply_and_widen_later() -> None:
    row = next(row for row in sensible(3, 4) if row[ROUND] == 2)
    tree = grown(row, 120)
    others = [node for node in tree.nodes.values() if node.position[TURN] != row[TURN] and not node.over]
    assert others and all(sum(child is not None for child in node.children) >= 1 for node in others)
    for node in others:
        opened = [number for number, child in enumerate(node.children) if child is not None]
        assert opened == list(range(len(opened))), "what looks best at once comes first"
        assert len(opened) <= 1 + node.visits // WIDENING_OTHERS
    assert any(node.children[1:2] not in ([], [None]) for node in others)


def test_every_seat_picks_what_is_best_for_itself() -> None:
    row = next(row for row in sensible(4, 4) if row[ROUND] == 2)
    tree = grown(row, 300)
    for node in tree.nodes.values():
        known = [child for child in node.children if child is not None]
        if node.visits < 60 or len(known) < 2:
            continue
        assert node.seat is not None
        means = [child.sums[node.seat] / child.visits for child in known]
        favourite = max(range(len(known)), key=lambda number: known[number].visits)
        assert means[favourite] > max(means) - 0.05


def test_near_the_end_the_tree_finds_the_exact_solution() -> None:
    checked = 0
    for seed in range(30):
        for row in list(at_random(2, seed))[-3:]:
            solution = solved(row, 2000)
            if solution is None or len(ranked(evaluator(row), row)) < 2:
                continue
            turn = grown(row, 300).best()[0][2]
            child = after(row, turn)
            rest = None if luna.over(child) else solved(child, 4000)
            if rest is None:
                continue
            mine = rest.margin if child[TURN] == row[TURN] else -rest.margin
            assert mine >= solution.margin - 1, "the tree missed more than a point"
            checked += 1
    assert checked >= 20


def test_a_line_that_leads_back_to_itself_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Favours that feed each other can repeat a position."""
    row = next(row for row in sensible(2, 4) if row[ROUND] == 2)
    tree = Tree(evaluator(row), row, ranked(evaluator(row), row))
    tree.root.children = [tree.root] * len(tree.root.children)
    picked = []

    def pick(node: SearchNode) -> int:
        picked.append(node)
        assert len(picked) < 1000
        return 0

    monkeypatch.setattr(tree, "_pick", pick)
    tree.visit()
    assert len(picked) == DEEPEST - 1


def decisions(seed: int, count: int) -> Iterator[Position]:
    """Positions of a game of Pangea played with some error, after the set-up."""
    row, rng = rules.start(rules.deal(Options(("blue", "green", "orange")), bytes([seed]))), Random(seed)
    while count:
        draw, evaluator = rules.chance(row), evaluator_of("pangea", row)
        if draw is not None:
            row = evaluator.after(row, (rng.choices(draw.outcomes, draw.weights)[0],))
            continue
        scored = ranked(evaluator, row)
        if not evaluator.opening(row) and len(scored) > 1:
            count -= 1
            yield row
        row = evaluator.after(row, noisy(scored, 1500, 8000, rng))


class Digits(Evaluator):
    """A game of five decisions of one seat, with a draw after the second; the value is a hash of the digits."""

    def __init__(self) -> None:
        super().__init__(registry.load("pebbles"))
        self.to_move = lambda position: None if len(position) == 2 else int(len(position) == 6)
        self.chance = lambda position: Draw("digit", (4, 5), (3, 1)) if len(position) == 2 else None

    @override
    def after(self, position: Position, turn: Turn) -> Position:
        return position + bytes(turn)

    @override
    def candidates(self, position: Position) -> list[Turn]:
        return [(digit,) for digit in range(5)]

    @override
    def totals(self, position: Position) -> list[int]:
        return [int.from_bytes(blake2b(position, digest_size=2).digest(), "big"), 0]


def by_all_ways(evaluator: Evaluator, row: Position, seat: int, widths: list[int]) -> float:
    """The value of a plan, computed slowly and without a cache."""
    if (draw := evaluator.chance(row)) is not None:
        found = [by_all_ways(evaluator, evaluator.after(row, (one,)), seat, widths) for one in draw.outcomes]
        return sum(weight * one for weight, one in zip(draw.weights, found, strict=True)) / sum(draw.weights)
    if evaluator.to_move(row) != seat:
        return worth(evaluator, row, seat)
    few = ranked(evaluator, row)[: widths[0]]
    return max(by_all_ways(evaluator, evaluator.after(row, turn), seat, widths[1:] or widths) for _, turn in few)


@pytest.mark.parametrize("widths", [(1,), (3, 1), (4, 3, 2)])
def test_a_plan_is_worth_its_best_line(widths: tuple[int, ...]) -> None:
    digits = Digits()
    for first in range(5):
        row = bytearray([first])
        assert abs(Plan(digits, 0, widths).worth(row) - by_all_ways(digits, row, 0, list(widths))) <= 1


def test_a_plan_ends_at_another_seats_decision() -> None:
    further = 0
    for row in decisions(3, 5):
        evaluator, seat = evaluator_of("pangea", row), row[at.TURN]
        plan = Plan(evaluator, seat, (2, 1))
        for _, turn in ranked(evaluator, row)[::9]:
            then = evaluator.after(row, turn)
            assert abs(plan.worth(then) - by_all_ways(evaluator, then, seat, [2, 1])) <= 5
            further += evaluator.to_move(then) == seat
    assert further > 3


def test_a_plan_sees_what_one_ply_does_not() -> None:
    """Somewhere in a game, the best immediate move is not the best start of the turn."""
    others = 0
    for row in decisions(3, 12):
        evaluator = evaluator_of("pangea", row)
        scored = ranked(evaluator, row)
        *_, better = planned(evaluator, row, scored, (1,))
        assert sorted(turn for _, turn in better) == sorted(turn for _, turn in scored)
        assert [margin for margin, _ in better] == sorted((margin for margin, _ in better), reverse=True)
        others += better[0][1] != scored[0][1]
    assert others


def test_a_plan_equals_one_ply_if_every_decision_ends_the_turn() -> None:
    row = next(row for row in sensible(2, 4) if row[ROUND] == 2)
    evaluator = of_luna(row)
    seat = evaluator.to_move(row)
    scored = [one for one in ranked(evaluator, row) if evaluator.to_move(evaluator.after(row, one[1])) != seat]
    assert scored
    *_, better = planned(evaluator, row, scored, (3, 2, 1))
    assert better == scored


def test_an_analysis_yields_progress_and_ends_with_the_choice() -> None:
    """First the one-ply result, then the candidates in the order in which they are planned."""
    row = max(decisions(5, 9), key=lambda one: len(ranked(evaluator_of("pangea", one), one)))
    evaluator, before = evaluator_of("pangea", row), bytes(row)
    first, *words = levels.analyse(evaluator, row, 12)
    total = len(first.lines)
    assert [line.turn for line in first.lines] == [turn for _, turn in ranked(evaluator, row)]
    assert [word.done for word in words] == [*range(levels.THOUGHT_THROUGH, total, levels.THOUGHT_THROUGH), total]
    assert {word.total for word in words} == {total}
    assert {len(word.lines) for word in words} == {total}
    assert words[-1].lines[0].turn == levels.choose(evaluator, row, 12)
    assert bytes(row) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_candidate_is_legal(players: int) -> None:
    kinds = set()
    for seed in range(4):
        for row in at_random(players, seed):
            turns = candidates(row, learned(players))
            assert len(set(turns)) == len(turns)
            for turn in turns:
                assert luna.why_not(row, turn) is None
                kinds.add(turn[0] >> 8 & 15)
    assert kinds >= set(range(13)), "a kind of move was never thought of"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_candidate_of_the_solo_game_is_legal(level: int) -> None:
    for seed in range(6):
        row = luna.start(luna.deal(luna.choose(("red",), solo=level), bytes([seed])))
        rng = random.Random(seed)
        while not luna.over(row):
            turns = candidates(row, learned(1))
            for turn in turns:
                assert luna.why_not(row, turn) is None
            row = after(row, rng.choice(turns))


def test_single_moves_are_all_moves_but_journeys() -> None:
    for row in at_random(3, 2):
        assert {move for (move,) in single_moves(row)} == {
            move for move in luna.legal(row) if move >> 8 & 15 not in (JOURNEY, TIDE)
        }


def test_a_refined_journey_is_legal_and_never_worse() -> None:
    value = learned(2)
    for row in list(at_random(2, 3))[::6]:
        me = row[TURN]

        def score(turn: Turn, row: bytearray = row, me: int = me) -> int:
            return worth(evaluator(row), after(row, turn), me)

        for travel in travels(row, value)[:1] + travels(row, value)[-1:]:
            top, better = refined(row, travel, score)
            assert luna.why_not(row, better) is None
            assert top == score(better) >= score(travel)


def test_no_random_journey_is_much_better_than_the_refined_one() -> None:
    """The regret on a small scale; `tests/measure/bots.md` has a large one."""
    value, rng = learned(2), random.Random(1)
    short = 0
    rows = rng.sample([row for seed in range(3) for row in at_random(2, seed) if travels(row, value)], 20)
    for number, row in enumerate(rows):

        def score(turn: Turn, row: bytearray = row) -> int:
            return worth(evaluator(row), after(row, turn), row[TURN])

        best = max(refined(row, travel, score)[0] for travel in travels(row, value))
        turns = [anything(luna.NAME, row, number * 1000 + seed) for seed in range(300)]
        sampled = [turn for turn in turns if turn[0] >> 8 & 15 in (11, 12)]
        short += any(score(turn) > best + 500 for turn in sampled)
    assert short <= 1


def test_the_better_turn_of_a_review_is_better_by_the_stated_cost() -> None:
    for row in list(sensible(2, 3))[10::12]:
        if row[PHASE] != ACTION:
            continue
        scored = ranked(evaluator(row), row)
        if len(scored) == 1:
            continue
        worst = scored[-1][1]
        said = judged(evaluator(row), row, 5, worst)
        miss = said.miss
        assert miss is not None and miss.number == 5 and miss.seat == row[TURN] and miss.cost > 0
        assert miss.line[0] == miss.better != worst == miss.played and said.quality is not None and said.quality < 100
        then = row
        for turn in miss.line:
            assert luna.why_not(then, turn) is None
            then = after(then, turn)
        assert judged(evaluator(row), row, 5, worst) == said
        assert judged(evaluator(row), row, 5, miss.better)[1:] == (100, None)
        return
    raise AssertionError("no choice")


def test_a_planted_blunder_is_a_turning_point() -> None:
    rows = [row for row in sensible(2, 4) if row[PHASE] == ACTION][6:18]
    turns = [(row, max(ranked(evaluator(row), row))[1]) for row in rows]
    row = rows[5]
    turns[5] = row, ranked(evaluator(row), row)[-1][1]
    found = turning_points([judged(evaluator(row), row, n, turn) for n, (row, turn) in enumerate(turns, 1)], (0, 1))
    assert 6 in [miss.number for miss in found]
    assert [miss.number for miss in found] == sorted(miss.number for miss in found)
    assert next(miss.seat for miss in found if miss.number == 6) == row[TURN]
