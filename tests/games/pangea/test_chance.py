"""Draws: the weights are exact, a key occurs once a game, and a stamp affects only the outcome of its draw."""

from collections import Counter
from random import Random

import pytest

from luna.core.game import Draw
from luna.core.options import Options
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.play import play
from luna.log.fold import outcome
from tests.games.pangea.factories import rule
from tests.oracle.pangea.data import HOMES, LANDSCAPES

SEATS = ("blue", "green", "orange", "purple")


def bag(row: bytearray, people: str) -> dict[str, int]:
    found: dict[str, int] = pangea.state(row)["bags"][people]
    return found


def drawing(seed: int, players: int, deal: int = 0) -> list[tuple[bytearray, Draw, int]]:
    """Every chance node of a random game that draws as often as possible: position, draw, outcome."""
    rng = Random(seed)
    row = pangea.start(pangea.deal(Options(SEATS[:players], {}), bytes([deal])))
    found = []
    for _ in range(500):
        draw = pangea.chance(row)
        if draw:
            move = rng.choices(draw.outcomes, draw.weights)[0]
            found.append((row[:], draw, move))
        else:
            moves = legal(row)
            if not moves:
                break
            draws = [move for move in moves if move >> 12 == 1]
            move = rng.choice(draws or moves)
        play(row, move)
    return found


@rule("M6", "X1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_weights_are_what_is_in_the_bag(players: int) -> None:
    nodes = drawing(players, players)
    assert len(nodes) == 25  # every bag is emptied
    for row, draw, move in nodes:
        people = draw.key.split(" ")[0]
        assert sum(draw.weights) == sum(bag(row, people).values())
        for outcome_, weight in zip(draw.outcomes, draw.weights, strict=True):
            after = row[:]
            play(after, outcome_)
            (home,) = Counter(bag(row, people)) - Counter(bag(after, people))
            assert bag(row, people)[home] == weight
            assert pangea.chance(after) is None
        assert move in draw.outcomes


@rule("M2", "M4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_draws_from_the_bag_of_another_player(players: int) -> None:
    for row, draw, _ in drawing(players, players):
        people = draw.key.split(" ")[0]
        turn = pangea.state(row)["turn"]
        assert people == turn or people not in SEATS[:players]


@rule("X1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_key_comes_twice_in_a_game(players: int) -> None:
    keys = [draw.key for _, draw, _ in drawing(players, players)]
    assert len(set(keys)) == len(keys)
    assert set(keys) == {f"{people} bag {number}" for people in PEOPLES for number in range(4, 9)}


@rule("X1", "X2")
def test_a_key_has_the_same_odds_in_every_branch_in_which_the_same_was_drawn_before() -> None:
    """The odds of a bag depend only on the tribes drawn from it."""
    seen: dict[tuple[str, tuple[int, ...]], tuple[int, ...]] = {}
    again = 0
    for walk in range(30):
        before: dict[str, tuple[int, ...]] = dict.fromkeys(PEOPLES, ())
        for _, draw, move in drawing(walk, 2, deal=5):
            people = draw.key.split(" ")[0]
            known = draw.key, before[people]
            again += known in seen
            assert seen.setdefault(known, draw.weights) == draw.weights
            before[people] += (move,)
    assert again > 100


@rule("X1")
def test_another_stamp_changes_nothing_but_the_outcome() -> None:
    """The positions differ only in the drawn tribe."""
    for row, draw, _ in drawing(8, 2):
        people = draw.key.split(" ")[0]
        found = {}
        for stamp in range(40):
            after = row[:]
            move = outcome(draw, bytes([stamp]) * 32)
            play(after, move)
            found[move] = after
        assert set(found) == set(draw.outcomes)
        for after in found.values():
            state = pangea.state(after)
            (home,) = Counter(bag(row, people)) - Counter(bag(after, people))
            tower = state["towers"][people]
            state["bags"][people][home] = state["bags"][people].get(home, 0) + 1
            state["tribes"][tower][f"{people} {home}"] -= 1
            others = {name: number for name, number in state["tribes"].pop(tower).items() if number}
            plain = pangea.state(row)
            assert others == plain["tribes"].pop(tower, {})
            plain["bags"][people] = {home: plain["bags"][people].get(home, 0) for home in state["bags"][people]}
            assert state == plain


@rule("X1", "X2")
def test_stamps_can_be_swapped() -> None:
    """Draws from two bags: the order of the stamps decides the outcomes, not the possible outcomes or the odds."""
    nodes = {draw.key: draw for _, draw, _ in drawing(3, 2)}
    one, other = nodes["blue bag 4"], nodes["purple bag 4"]
    pairs = Counter((outcome(one, bytes([first]) * 32), outcome(other, bytes([second]) * 32))
                    for first in range(16) for second in range(16))  # fmt: skip
    assert {first for first, _ in pairs} == set(one.outcomes)
    assert {second for _, second in pairs} == set(other.outcomes)
    assert len(pairs) == len(one.outcomes) * len(other.outcomes)


@rule("M6")
def test_stamps_draw_by_the_odds() -> None:
    _, draw, _ = next(node for node in drawing(1, 2) if len(node[1].outcomes) == 3)
    drawn = Counter(outcome(draw, number.to_bytes(32)) for number in range(3000))
    for move, weight in zip(draw.outcomes, draw.weights, strict=True):
        assert abs(drawn[move] / 3000 - weight / sum(draw.weights)) < 0.04


def test_every_people_has_a_bag_of_eight() -> None:
    assert all(sum(homes.values()) == 8 and set(homes) <= set(LANDSCAPES) for homes in HOMES.values())
