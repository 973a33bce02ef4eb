"""Pangea's puzzles: the solver against plain search over all moves, with chance counted both ways."""

from collections import Counter
from fractions import Fraction
from itertools import chain
from operator import mul
from typing import Final

import pytest

from luna.bots.proof import answer, decided, prove, value_without_luck, whole_turns
from luna.core import registry
from luna.core.game import Events, Position
from luna.core.teaching import Question, Value
from luna.games.pangea import puzzles
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules import moves, outlook
from luna.games.pangea.rules.events import Bought, Earned, HandedIn
from luna.games.pangea.rules.position import PHASE, PLACING, TURN
from luna.learning import pack
from luna.learning.puzzle import Puzzle
from tests.oracle import pangea as oracle

GAME: Final = registry.load("pangea")
KINDS: Final = registry.puzzles("pangea")
NAMES: Final = pack.names("pangea")


class TooLarge(Exception):
    """The position is too large for plain search."""


class Slow:
    """The value of every position by plain search over all legal moves, each position once."""

    def __init__(self, question: Question, limit: int) -> None:
        self.question, self.left, self.known = question, limit, dict[bytes, Value]()

    def value(self, row: Position) -> Value:
        key = bytes(row)
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            self.known[key] = self._best(row)
        return self.known[key]

    def _best(self, row: Position) -> Value:
        draw = GAME.chance(row)
        if draw is not None:
            values = [self.after(row, move) for move in draw.outcomes]
            if not self.question.averages:
                return min(values)
            return Fraction(sum(map(mul, values, draw.weights)), sum(draw.weights))
        choose = max if GAME.to_move(row) == self.question.seat else min
        return choose(self.after(row, move) for move in GAME.legal(row))

    def after(self, row: Position, move: int) -> Value:
        child = row[:]
        GAME.play(child, move)
        return self.question.value(row, move, child) if self.question.ended(child) else self.value(child)


def compared(puzzle: Puzzle, limit: int) -> tuple[Value, Value]:
    """The value by the solver, and by plain search; no bound on the way is wrong."""
    row = puzzle.position()
    question = KINDS[puzzle.kind].ask(row)
    plain = Slow(question, limit)
    slow = plain.value(row)
    for key, value in plain.known.items():
        least, most = question.bounds(bytearray(key))
        assert least <= value <= most
    return prove(GAME, row, question, 60_000).value, slow


SMALL: Final = ["1-10-bag", "1-12-home", "2-06-market", "2-04-home", "3-04-harvest", "3-12-market"]


@pytest.mark.parametrize("name", SMALL)
def test_the_solver_finds_what_plain_search_finds(name: str) -> None:
    fast, slow = compared(pack.load("pangea", name), 20_000)
    assert fast == slow


def test_a_solver_that_leaves_out_too_much_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    order = puzzles._goods_only
    monkeypatch.setattr(puzzles, "_goods_only", lambda row, found: order(row, found)[-1:])
    fast, slow = compared(pack.load("pangea", "3-04-harvest"), 20_000)
    assert fast < slow


def test_a_bound_that_is_too_low_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    most = outlook.most_produced
    monkeypatch.setattr(outlook, "most_produced", lambda row: max(0, most(row) - (row[PHASE] != 2)))
    with pytest.raises(AssertionError):
        compared(pack.load("pangea", "3-04-harvest"), 20_000)


def _bag() -> tuple[Puzzle, Question, Position]:
    puzzle = next(one for name in NAMES if (one := pack.load("pangea", name)).kind == "bag")
    row = puzzle.position()
    return puzzle, KINDS["bag"].ask(row), row


def test_an_average_is_a_fraction_and_a_line_for_the_table_ends_at_its_draw() -> None:
    puzzle, question, row = _bag()
    assert puzzle.claim is not None and isinstance(puzzle.claim.value, Fraction)
    value, line = answer(GAME, row, question, 60_000)
    assert value == puzzle.claim.value
    assert moves.kind_of(line[-1][-1]) == moves.DRAW


def test_luck_is_left_out_of_what_a_line_has_earned() -> None:
    """Whatever is drawn, best play earns the same; the raw results differ."""
    puzzle, question, row = _bag()
    assert puzzle.claim is not None
    _, opening = answer(GAME, row, question, 60_000)
    results, worths = set(), set()
    drawn = row[:]
    for turn in opening:
        for move in turn:
            GAME.play(drawn, move)
    draw = GAME.chance(drawn)
    assert draw is not None
    for outcome in draw.outcomes:
        after = drawn[:]
        GAME.play(after, outcome)
        turns = [*opening, (outcome,)]
        while True:  # the rest of the turn, draws with their first outcome
            rest = answer(GAME, after, question, 60_000)[1]
            turns += rest
            for turn in rest:
                for move in turn:
                    before = after[:]
                    GAME.play(after, move)
            more = GAME.chance(after)
            if more is None:
                break
            turns.append((more.outcomes[0],))
            GAME.play(after, more.outcomes[0])
        results.add(question.value(before, turns[-1][-1], after))
        worths.add(value_without_luck(GAME, row, turns, question, 60_000))
    assert worths == {puzzle.claim.value} and len(results) > 1


def test_a_turn_is_decided_up_to_its_draw() -> None:
    _, _, row = _bag()
    draw = next(move for move in GAME.legal(row) if moves.kind_of(move) == moves.DRAW)
    after = row[:]
    GAME.play(after, draw)
    chance = GAME.chance(after)
    assert chance is not None
    assert decided(GAME, row, (draw, chance.outcomes[0])) == (draw,)
    assert decided(GAME, row, (moves.NOBODY,)) == (moves.NOBODY,)


def test_first_turns_that_change_nothing_are_not_counted() -> None:
    puzzle = next(one for name in NAMES if (one := pack.load("pangea", name)).kind == "home")
    row = puzzle.position()
    counted = whole_turns(GAME, row, KINDS["home"].ask(row).order)
    assert puzzle.claim is not None and puzzle.claim.turns == len(counted) < len(whole_turns(GAME, row))


def test_bounds_of_a_turn_hold_from_each_of_its_positions() -> None:
    """Goods, amulets and purchases in the rest of turns that were played; each bound is also reached."""
    reached = Counter[tuple[str, bool]]()
    for text in oracle.sample(2, first=300):
        header, turns = pangea.from_text(text)
        row, begun, events = pangea.start(header), list[tuple[bytearray, int]](), Events()
        for move in chain.from_iterable(turns):
            begun.append((row[:], len(events)))
            seat = row[TURN]
            GAME.play(row, move, events)
            if row[TURN] == seat and not GAME.over(row):
                continue
            for past, count in begun:
                rest = [event for event in events[count:] if getattr(event, "seat", seat) == seat]
                made = sum(event.goods for event in rest if isinstance(event, Earned) and event.cause == "production")
                home = sum(isinstance(event, HandedIn) for event in rest)
                bought = any(isinstance(event, Bought) for event in rest)
                if past[PHASE] != PLACING:
                    assert outlook.most_produced(past) >= made and outlook.brought(past, seat) >= home
                    assert outlook.can_buy(past) or not bought
                    reached["goods", outlook.most_produced(past) == made] += 1
                    reached["amulets", outlook.brought(past, seat) == home] += 1
                    reached["purchases", outlook.can_buy(past) == bought] += 1
            begun.clear()
            events.clear()
    assert all(reached[name, True] > 50 for name in ("goods", "amulets", "purchases")), reached
