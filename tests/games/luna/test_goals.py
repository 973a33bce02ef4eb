"""The legal list inverted: nothing legal is lost, nothing illegal is lit, and whole travels follow from their parts."""

import random

import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.lights import lights
from luna.games.luna.board.targets import Target
from luna.games.luna.rules import goals
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.goals import Goal, allows, goal_of
from luna.games.luna.rules.moves import (
    BOOK,
    CLOSE,
    FAVOUR,
    JETTY,
    JOURNEY,
    TIDE,
    book_tiles,
    encode,
    encode_part,
    kind_of,
)
from luna.games.luna.rules.views import view
from tests.games.luna.games import sampled_positions
from tests.ui.clicks import random_turn

VERBS = ("favour", "recruit", "herbs", "appoint", "consecrate", "book", "council", "expel")
"""Verbs that are said first, then a thing."""


def test_every_legal_move_is_in_one_goal_and_nothing_else_is() -> None:
    for row in sampled_positions(22, 9):
        found = game.intents(row)
        assert sorted(turn[0] for turns in found.values() for turn in turns) == game.legal(row)
        assert all(turns and all(goal_of(row, turn[0]) == goal for turn in turns) for goal, turns in found.items())


def test_the_cheapest_turn_of_a_goal_comes_first() -> None:
    """A4: without the token before with it."""
    for row in sampled_positions(22, 9):
        for goal, turns in game.intents(row).items():
            assert turns == sorted(turns), goal


def check_whole_turns(row: bytearray, chance: random.Random) -> tuple[int, int]:
    """Legal travels, and others composed or random: the numbers of allowed and refused ones."""
    moves, counts = frozenset(game.legal(row)), [0, 0]
    for _ in range(30):
        turn = random_turn(row, chance)
        if kind_of(turn[0]) in (JOURNEY, TIDE) and chance.random() < 0.5:
            turn = (turn[0] + chance.choice((1, 2)), *turn[1:])
        elif chance.random() < 0.5:
            kind = chance.choice((JOURNEY, TIDE))
            parts = {
                (isle, chance.random() < 0.3 and kind == TIDE, chance.choice([to for to in range(7) if to != isle]))
                for isle in chance.sample(range(JETTY + (kind == TIDE)), 2)
            }
            parts = {(isle, tired and isle != JETTY, to) for isle, tired, to in parts}
            turn = (*sorted(encode_part(kind, *part, chance.randint(1, 2)) for part in parts), CLOSE)
        legal = game.why_not(row, turn) is None
        assert allows(moves, turn) == legal, turn
        counts[legal] += 1
    return counts[1], counts[0]


def test_whole_travels_are_allowed_exactly_where_no_refusal_is() -> None:
    chance, allowed, refused = random.Random(3), 0, 0
    for row in sampled_positions(22, 9):
        if view(row).step == "action":
            yes, no = check_whole_turns(row, chance)
            allowed, refused = allowed + yes, refused + no
    assert allowed > 300 and refused > 300


def plays_legally(row: bytearray, target: Target, verb: str | None) -> bool:
    """Whether a lit thing can be clicked, and the result is legal."""
    draft = Drafting(row, careful=False)
    if verb is not None:
        assert draft.press(verb).reason is None
    answer = draft.click(target)
    if answer.turn is not None:
        return game.why_not(row, answer.turn) is None
    return answer.reason is None and draft.busy


def check_lights(row: bytearray) -> int:
    """All lit things, without a verb and with each; returns their number."""
    seen = 0
    verbs: list[str | None] = [None]
    plain = Drafting(row)
    if plain.acting:
        verbs += [verb for verb in VERBS if plain.asked.can(verb)]
    for verb in verbs:
        draft = Drafting(row)
        if verb is not None:
            draft.press(verb)
        lit = lights(draft)
        assert lit or verb is None
        for target in lit:
            assert plays_legally(row, target, verb), (verb, target)
            seen += 1
    return seen


def test_nothing_lit_is_illegal() -> None:
    assert sum(check_lights(row) for row in sampled_positions(22, 9)) > 1000


def test_the_goals_of_a_book_are_the_novices_that_can_get_it() -> None:
    met = 0
    for row in sampled_positions(44, 4):
        found = [
            book_tiles(turn[0]) for goal, turns in game.intents(row).items() if goal.kind == BOOK for turn in turns
        ]
        for source in {source for source, _ in found}:
            draft = Drafting(row)
            draft.click(targets.Book(source))
            assert set(lights(draft)) == {targets.Space(to) for one, to in found if one == source}
            met += 1
    assert met


# ---- the tests can fail


def some_favour() -> bytearray:
    """A position in which one token can be taken, and another cannot."""
    for row in sampled_positions(22, 9):
        isles = {goal.isle for goal in game.intents(row) if goal.kind == FAVOUR}
        if isles and len(isles) < len(ISLANDS):
            return row
    raise AssertionError


def test_a_planted_illegal_goal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    row = some_favour()
    isle = next(isle for isle in range(7) if Goal(FAVOUR, isle) not in game.intents(row))
    wrong = {**game.intents(row), Goal(FAVOUR, isle): [(encode(isle, FAVOUR),)]}
    monkeypatch.setattr("luna.games.luna.board.hand.candidates.intents", lambda row: wrong)
    with pytest.raises(AssertionError):
        check_lights(row)


def test_planted_checks_of_single_parts_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def singly(moves: frozenset[int], turn: tuple[int, ...]) -> bool:
        return all(move in moves for move in turn if move != CLOSE)

    monkeypatch.setitem(globals(), "allows", singly)
    with pytest.raises(AssertionError):
        for row in sampled_positions(22, 9):
            if view(row).step == "action":
                for seed in range(3):
                    check_whole_turns(row, random.Random(seed))


def test_a_planted_missing_goal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goals, "legal", lambda row: game.legal(row)[1:])
    with pytest.raises(AssertionError):
        test_every_legal_move_is_in_one_goal_and_nothing_else_is()
