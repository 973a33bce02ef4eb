"""Chance after the deal: computer players average over the exact odds and cannot see future draws.

Proven on Pebbles with its bag; each proof must also catch a bot that peeks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from types import SimpleNamespace
from typing import Any, cast

import pytest

from luna.bots.evaluator import Evaluator, evaluator_of
from luna.bots.levels import analyse, choose
from luna.bots.oneply import ranked, worth
from luna.bots.search import SearchNode, Tree
from luna.core.game import Draw, Game, Position
from luna.core.levels import LEVELS
from luna.core.options import Options
from luna.games.pebbles import rules
from luna.games.pebbles.rules import REACH
from tests.bots.helpers import judged
from tests.workshop.matches import match

SEATS = ("red", "blue", "yellow")


def first(seed: int, seats: int = 2, heap: int = 9) -> Position:
    """A heap of that size with a full bag."""
    header = rules.deal(Options(SEATS[:seats], {"bag": True}, 0), bytes([seed] * 8))
    return rules.start(rules.with_state(header, {**rules.state(rules.start(header)), "pebbles": heap}))


def positions(seats: int = 2) -> Iterator[Position]:
    """Small heaps with possible contents of the bag."""
    for heap in range(3, 12, 4):
        for bag in ((3, 2, 2), (1, 0, 2), (0, 4, 1), (1, 1, 1)):
            row = first(1, seats, heap)
            row[3:6] = bytes(bag)
            yield row


def levels(number: int) -> Sequence[int]:
    """A third of the levels for each position: each is asked at several of them."""
    return LEVELS[number % 3 :: 3]


def shuffled(position: Position) -> Draw | None:
    """The same draw with its outcomes in another order."""
    draw = rules.chance(position)
    return None if draw is None else Draw(draw.key, draw.outcomes[::-1], draw.weights[::-1])


class Points(Evaluator):
    """Values that can be computed by hand: the pebbles taken, minus those of the seat to move."""

    scale = 1

    def totals(self, position: Position) -> list[int]:
        rest = position[0] % 4
        return [1000 * rest if seat == position[1] else 0 for seat in range(position[11])]


class Peeking(Points):
    """The planted bug: takes the first listed outcome for the real one."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.chance = lambda position: self._peek(game.chance(position))

    @staticmethod
    def _peek(draw: Draw | None) -> Draw | None:
        return draw and Draw(draw.key, draw.outcomes[:1], draw.weights[:1])


def told_otherwise() -> Game:
    """Pebbles whose draws list their outcomes in another order."""
    return cast(Game, SimpleNamespace(**{**vars(rules), "chance": shuffled}))


def wrong_odds(bot: type[Evaluator]) -> list[str]:
    """Positions in which the value of reaching into the bag is not its expectation."""
    wrong = []
    evaluator = bot(cast(Game, rules))
    for row in positions():
        reached = evaluator.after(row, (REACH,))
        draw = rules.chance(reached)
        assert draw is not None
        whole = sum(draw.weights)
        ends = [evaluator.after(reached, (outcome,)) for outcome in draw.outcomes]
        ahead = [evaluator.margin(evaluator.totals(end), end, 0) for end in ends]
        mean = sum(Fraction(weight, whole) * one for weight, one in zip(draw.weights, ahead, strict=True))
        if worth(evaluator, reached, 0) != mean.numerator // mean.denominator:
            wrong.append(str(rules.state(row)))
        tree = Tree(evaluator, row, ranked(evaluator, row))
        for _ in range(120):
            tree.visit()
        (number,) = (number for number, turn in enumerate(tree.root.turns) if turn == (REACH,))
        node = tree.root.children[number]
        if node is None or node.visits < 2:
            continue
        drawn = dict(zip(node.turns, node.drawn, strict=True))
        odds = {
            (outcome,): Fraction(weight, whole) for outcome, weight in zip(draw.outcomes, draw.weights, strict=True)
        }
        visits = sum(node.drawn)
        if any(abs(drawn.get(turn, 0) - visits * share) > 1 for turn, share in odds.items()):
            wrong.append(f"{drawn} of {visits} visits with odds {odds}")
    return wrong


def swayed(bot: type[Evaluator]) -> Iterator[str]:
    """Positions in which a decision depends on the order of the outcomes."""
    for number, row in enumerate(positions()):
        for level in levels(number):
            told, otherwise = bot(cast(Game, rules)), bot(told_otherwise())
            if level > 3 and list(analyse(told, row, level)) != list(analyse(otherwise, row, level)):
                yield f"level {level} in {rules.state(row)}"
            if choose(told, row, level, 3) != choose(otherwise, row, level, 3):
                yield f"level {level} plays otherwise in {rules.state(row)}"


def test_the_odds_are_exact() -> None:
    assert not wrong_odds(Points)
    assert wrong_odds(Peeking)


def test_the_order_of_what_is_undrawn_changes_no_decision() -> None:
    assert not list(swayed(Points))
    assert not list(swayed(Evaluator))
    assert any(swayed(Peeking))


def test_a_later_draw_changes_no_earlier_decision() -> None:
    """The same position with another outcome: a player sees only the position."""
    for number, row in enumerate(positions(3)):
        evaluator, before = evaluator_of("pebbles", row), bytes(row)
        decided = {level: choose(evaluator, row, level, 1) for level in levels(number)}
        reached = evaluator.after(row, (REACH,))
        draw = rules.chance(reached)
        assert draw is not None
        for outcome in draw.outcomes:
            evaluator.after(reached, (outcome,))
            fresh = type(evaluator)(cast(Game, rules))
            assert {level: choose(fresh, row, level, 1) for level in decided} == decided
        assert bytes(row) == before


def test_a_certain_outcome_is_seen_through_a_draw() -> None:
    """Three pebbles and a bag of threes: reaching wins as surely as taking three; a bag of ones does not."""
    evaluator = evaluator_of("pebbles", first(1))
    for bag, sure in (((0, 0, 2), True), ((2, 0, 0), False)):
        row = first(1, heap=3)
        row[2], row[3:6] = 3, bytes(bag)  # without giving back
        values = {turn: value for value, turn in ranked(evaluator, row)}
        assert (values[(REACH,)] == values[(3,)] == 1000) is sure


def test_a_game_without_bot_code_has_searching_bots() -> None:
    """Without bag and giving back, leaving a multiple of four wins; the search finds that, and wins."""
    evaluator = Evaluator(cast(Game, rules))
    for heap in (5, 6, 7):
        row = first(1, heap=heap)
        row[2], row[3:6] = 3, bytes(3)
        assert choose(evaluator, row, 5) == (heap % 4,)
    assert match("level-10", "random", 2, 12, 1, game="pebbles")["share"] > 0.8
    assert match("level-10", "level-1", 3, 24, 1, game="pebbles")["share"] > 0.45


def test_every_level_plays_a_whole_legal_game_of_pebbles_and_its_misses_are_reviewed() -> None:
    for level in LEVELS:
        row, number, stones = first(level, 3, 13), 0, Counter[int]()
        while not rules.over(row):
            evaluator = evaluator_of("pebbles", row)
            draw = rules.chance(row)
            if draw is not None:
                stones[draw.outcomes[-1]] += 1
                row = evaluator.after(row, draw.outcomes[-1:])
                continue
            turn = choose(evaluator, row, level, 5)
            assert rules.why_not(row, turn) is None
            missed = judged(evaluator, row, number, turn).miss
            assert missed is None or (missed.cost > 0 and rules.why_not(row, missed.better) is None)
            row, number = evaluator.after(row, turn), number + 1
            assert number < 200


@pytest.mark.parametrize("wish", ["random", "level-0", "noise:100", "tree:20"])
def test_everybody_plays_pebbles_in_a_match(wish: str) -> None:
    assert match(wish, "random", 2, 4, 2, game="pebbles")["games"] == 4


def test_an_unknown_strategy_for_pebbles_is_refused() -> None:
    with pytest.raises(ValueError, match="Nobody is called “greedy”; there are random, level-0 to level-12"):
        match("greedy", "random", 2, 2, 1, game="pebbles")


def test_a_missing_game_is_refused() -> None:
    bad: Any = "no-such-game"
    with pytest.raises(ValueError, match="no game 'no-such-game'"):
        evaluator_of(bad, bytearray(12))


def test_the_likelier_outcome_is_looked_at_first_and_each_as_often_as_it_is_likely() -> None:
    node = SearchNode(bytearray(), None, Draw("bag", (4, 5), (1, 3)), [0.0, 0.0])
    node.turns, node.drawn = [(4,), (5,)], [0, 0]
    assert [Tree._draw(node) for _ in range(8)] == [1, 0, 1, 1, 1, 0, 1, 1]
