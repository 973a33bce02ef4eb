"""The tree: what it counts, and that it sees what one turn ahead cannot be seen."""

from __future__ import annotations

import pytest

from luna.bots.oneply import ranked
from luna.bots.search import DEEPEST, WIDENING_OTHERS, SearchNode, Tree, utility
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.endings import solved
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import ROUND, TURN
from tests.bots.helpers import at_random, sensible


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


def test_with_more_seats_the_others_answer_at_once_and_later_think_again() -> None:
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
        means = [child.sums[node.seat] / child.visits for child in known]
        favourite = max(range(len(known)), key=lambda number: known[number].visits)
        assert means[favourite] > max(means) - 0.05


def test_near_the_end_the_tree_finds_what_the_solution_says() -> None:
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
    """Where favours feed each other, a position can come again."""
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
