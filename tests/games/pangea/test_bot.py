"""Computer players of Pangea play legal turns, end their games, and cannot look into the bags."""

from random import Random

import pytest

from luna.bots import levels, worker
from luna.bots.answers import Thought
from luna.bots.evaluator import LATER, POINT, Scored, evaluator_of, parted
from luna.bots.oneply import ranked, worth
from luna.core import data
from luna.core.game import Draw
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.bot.evaluator import LEVELS, PangeaEvaluator
from luna.games.pangea.bot.features import Value, names
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.moves import BUY, DRAW, NO_BAN, kind_of
from tests.bots.helpers import judged
from tests.games.pangea import training

FEW = 25
"""Turns of a game that are looked at."""
MOST_ROUNDS = 60
"""Rounds after which a game stands still."""


def a_game(seed: int, seats: tuple[str, ...], level: int, most: int) -> list[bytearray]:
    """The positions in which a bot of that level decided."""
    row, rng, found = rules.start(rules.deal(Options(seats), bytes([seed]))), Random(seed), list[bytearray]()
    while not rules.over(row) and len(found) < most:
        draw = rules.chance(row)
        if draw is not None:
            rules.play(row, rng.choices(draw.outcomes, draw.weights)[0])
            continue
        found.append(row[:])
        turn = levels.choose(evaluator_of("pangea", row), row, level, seed)
        assert rules.why_not(row, turn) is None
        for move in turn:
            rules.play(row, move)
    return found


@pytest.mark.parametrize("level", [0, 2, 6])
@pytest.mark.parametrize("seats", [("blue", "green"), ("purple", "orange", "yellow", "blue")])
def test_a_bot_always_plays_a_legal_turn(level: int, seats: tuple[str, ...]) -> None:
    assert len(a_game(3, seats, level, FEW)) == FEW


def test_four_bots_come_to_an_end() -> None:
    last = a_game(1, ("blue", "green", "orange", "yellow"), 6, 400)[-1]
    assert last[at.LAST_ROUND]


def test_a_search_plays_legal_turns_too() -> None:
    row = a_game(5, ("blue", "green"), 6, 12)[-1]
    turn = levels.choose(evaluator_of("pangea", row), row, 10, 1)
    assert rules.why_not(row, turn) is None


def test_no_game_stalls_for_ever() -> None:
    """In a position where every step loses something, the passing rounds make the bots move."""
    for seed in (1, 2):
        row, rng = rules.start(rules.deal(Options(("blue", "green"), first=0), bytes([seed]))), Random(seed)
        while not rules.over(row):
            assert rules.round_of(row) < MOST_ROUNDS
            draw, evaluator = rules.chance(row), evaluator_of("pangea", row)
            turn = (rng.choices(draw.outcomes, draw.weights)[0],) if draw else levels.choose(evaluator, row, 6)
            row = evaluator.after(row, turn)


def test_a_level_decides_by_the_position_and_the_seed_alone() -> None:
    row = a_game(4, ("blue", "green"), 4, 9)[-1]
    for level in LEVELS:
        assert len({levels.choose(evaluator_of("pangea", row.copy()), row.copy(), level, 7) for _ in range(2)}) == 1


class OtherShuffle(PangeaEvaluator):
    """The same player with every bag shuffled differently: a stamp meets the outcomes in another order."""

    def __init__(self, seen: Value) -> None:
        super().__init__(seen)
        self.chance = backwards


def backwards(position: bytearray) -> Draw | None:
    draw = rules.chance(position)
    return draw and Draw(draw.key, draw.outcomes[::-1], draw.weights[::-1])


@pytest.mark.parametrize("level", [0, 6, 10])
def test_a_later_draw_changes_no_decision(level: int) -> None:
    rows = a_game(6, ("blue", "green"), 6, 16)[-6:]
    looked = [row for row in rows if any(kind_of(move) == DRAW for move in rules.legal(row))]
    assert looked
    for row in looked:
        here = evaluator_of("pangea", row)
        assert isinstance(here, PangeaEvaluator)
        assert levels.choose(OtherShuffle(here.value), row, level, 3) == levels.choose(here, row, level, 3)


def _spread(scored: list[Scored]) -> int:
    return scored[0][0] - scored[-1][0]


def test_the_themes_of_a_turn_add_up_to_what_it_is_worth() -> None:
    row = a_game(8, ("blue", "green", "yellow"), 3, 30)[-1]
    evaluator = evaluator_of("pangea", row)
    assert isinstance(evaluator, PangeaEvaluator)
    for turn in evaluator.candidates(row):
        then = evaluator.after(row, turn)
        found = evaluator.by_theme(then, row[at.TURN])
        assert abs(sum(found.values()) - worth(evaluator, then, row[at.TURN])) <= len(found)
    row = max(a_game(8, ("blue", "green", "yellow"), 3, 30)[3:], key=lambda one: _spread(ranked(evaluator, one)))
    (_, good), *_, (_, bad) = ranked(evaluator, row)
    assert evaluator.reasons(row, good, bad)
    assert evaluator.price(row, bad, good) is not None


def test_effects_that_only_a_plan_sees_are_a_separate_reason() -> None:
    """The reasons add up to the value of the plan; a level that does not plan never names later parts of the turn."""
    later = 0
    for row in a_game(8, ("blue", "green", "yellow"), 3, 60):
        evaluator = evaluator_of("pangea", row)
        if evaluator.opening(row) or len(ranked(evaluator, row)) == 1:
            continue
        *_, said = levels.analyse(evaluator, row, 12)
        best, rival = said.lines[0], said.lines[1]
        whole = sum(why.amount for why in parted(evaluator, row, best.turn, rival.turn, said.lines))
        assert whole == round((best.margin - rival.margin) * POINT)
        for level, seen in ((12, True), (9, False)):
            *_, thought = worker.think("pangea", bytes(row), level, 1, None, hurried=False)
            assert isinstance(thought, Thought)
            named = LATER in {why.theme for why in thought.why}
            later += named
            assert seen or not named
    assert later


def test_a_purchase_is_not_charged_for_its_own_prospect() -> None:
    for row in a_game(8, ("blue", "green", "yellow"), 3, 60):
        bought = [move for move in rules.legal(row) if kind_of(move) == BUY]
        if bought:
            evaluator = evaluator_of("pangea", row)
            why = evaluator.reasons(row, (bought[0],), (NO_BAN,))
            assert why[0].theme == "carriers"
            price = evaluator.price(row, (bought[0],), (NO_BAN,))
            assert price is None or price.theme != "purchases"
            return
    raise AssertionError("nobody could buy")


def test_every_theme_has_words_in_every_language() -> None:
    for code in ("en", "de", "fr", "nl"):
        lines = data.octets("pangea", f"text/{code}/bots.ftl").decode().splitlines()
        written = {line.split(" = ")[0] for line in lines if line.startswith("theme-")}
        assert written == {f"theme-{theme}" for theme in (*PangeaEvaluator.themes, LATER)}


def test_a_turning_point_is_found_where_a_seat_gives_most_away() -> None:
    rows = a_game(9, ("blue", "green"), 3, 20)[3:]
    evaluator = evaluator_of("pangea", rows[0])
    row = max(rows, key=lambda one: _spread(ranked(evaluator, one)))
    scored = ranked(evaluator, row)
    said = judged(evaluator, row, 1, scored[-1][1])
    assert said.miss is not None and said.quality is not None
    assert said.miss.cost > 0 and said.quality < 100
    assert judged(evaluator, row, 1, said.miss.better)[1:] == (100, None)


def test_the_luck_of_a_draw_does_not_count_in_a_review() -> None:
    """Whatever is drawn, the turn that draws is judged by the expected outcome."""
    for row in a_game(9, ("blue", "green"), 3, 20)[3:]:
        evaluator = evaluator_of("pangea", row)
        for _, turn in ranked(evaluator, row):
            draw = evaluator.chance(evaluator.after(row, turn))
            if draw is not None and len(draw.outcomes) > 1:
                found = {judged(evaluator, row, 1, (*turn, outcome)) for outcome in draw.outcomes}
                assert found == {judged(evaluator, row, 1, turn)}
                return
    raise AssertionError("nobody could draw")


def test_a_game_teaches_features_by_name() -> None:
    found = training.samples(3, 2, None)
    assert found == training.samples(3, 2, None)
    assert all(set(sample) <= set(names()) for _, sample, _ in found)
    assert all(0 <= target <= training.GAME for _, _, target in found)
    assert set(training.LENGTH) == set(rules.COUNTS)
