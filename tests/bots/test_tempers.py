"""Tempers: characters of one level play differently, and no worse."""

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from luna.bots import levels
from luna.bots.evaluator import Evaluator, Scored, evaluator_of
from luna.bots.oneply import ranked
from luna.bots.search import utility
from luna.core import options, registry
from luna.core.game import Position, Turn
from luna.games.luna.bot.evaluator import TEMPERS, LunaEvaluator
from tests.workshop import matches
from tests.workshop.lent import Player
from tests.workshop.matches import player

LEVEL = "level-4"
GAMES = 40
SIGNS = {
    "acolyte": ("favour", 1.15),
    "elder": ("meditate", 1.04),
    "ferryman": ("travel", 1.1),
    "scholar": ("book", 1.15),
    "mason": ("travel", 0.93),
    "friend": ("priestess", None),
}
"""By character: how much more often a trait is seen than with opponents of the same level; None: they never show it."""


@cache
def played(role: str) -> tuple[Counter[str], Counter[str], int]:
    """The deeds of a character and of its opponent over all games; and the number of games it won."""
    deeds, won = (Counter[str](), Counter[str]()), 0

    def watched(who: Player, into: Counter[str]) -> Player:
        def turn(row: Position, seed: int) -> Turn:
            chosen, evaluator = who(row, seed), evaluator_of("luna", row)
            if not evaluator.opening(row):
                into.update(dict(evaluator.traits(row, chosen)))
            return chosen

        return turn

    with_temper, without = player("luna", f"{LEVEL}:{role}"), player("luna", LEVEL)
    for number in range(GAMES):
        seat = number % 2
        seats = [watched(without, deeds[1]), watched(without, deeds[1])]
        seats[seat] = watched(with_temper, deeds[0])
        row, _ = matches.play_game("luna", seats, 7000 + number // 2)
        won += registry.load("luna").places(row)[seat] == 1
    return *deeds, won


def shown(role: str, his: Mapping[str, int], others: Mapping[str, int]) -> bool:
    """Whether the counts reveal the character."""
    trait, ratio = SIGNS[role]
    if ratio is None:
        return his[trait] > 0 > others[trait]
    return his[trait] > ratio * others[trait] if ratio > 1 else his[trait] < ratio * others[trait]


@pytest.mark.parametrize("role", TEMPERS)
def test_a_character_can_be_recognised_by_its_turns(role: str) -> None:
    his, others, _ = played(role)
    assert shown(role, his, others), (his, others)


def test_characters_win_as_often_as_those_without_a_temper() -> None:
    won = [played(role)[2] for role in TEMPERS]
    assert sum(won) >= 0.45 * GAMES * len(TEMPERS), won


def test_without_preferences_no_character_is_recognisable(monkeypatch: pytest.MonkeyPatch) -> None:
    played.cache_clear()
    monkeypatch.setattr(LunaEvaluator, "tempers", {})
    first, *_ = TEMPERS
    his, others, _ = played(first)  # they all play these games then
    for role in TEMPERS:
        assert not shown(role, his, others), role
    played.cache_clear()


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_every_role_has_a_temper_and_every_preference_a_trait(game: str) -> None:
    rules, chance = registry.load(game), random.Random(1)
    row = begun(game)
    seen, roles = set[str](), registry.characters(game).roles
    evaluator = evaluator_of(game, row)
    assert set(evaluator.tempers) == set(roles)
    for _ in range(400):
        if rules.over(row):
            break
        if (draw := rules.chance(row)) is not None:
            rules.play(row, chance.choice(draw.outcomes))
            continue
        turns = evaluator.candidates(row)
        if not evaluator.opening(row):
            for turn in turns:
                seen |= {trait for trait, amount in evaluator.traits(row, turn).items() if amount}
        row = evaluator.after(row, chance.choice(turns))
    assert {trait for likings in evaluator.tempers.values() for trait in likings} <= seen


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_a_preference_changes_turns_at_almost_no_cost(game: str) -> None:
    rules, chance, changed = registry.load(game), random.Random(2), Counter[str]()
    row = begun(game)
    evaluator = evaluator_of(game, row)
    for _ in range(120):
        if rules.over(row):
            break
        if (draw := rules.chance(row)) is not None:
            rules.play(row, chance.choice(draw.outcomes))
            continue
        if evaluator.opening(row):
            row = evaluator.after(row, chance.choice(evaluator.candidates(row)))
            continue
        worth = {turn: value for value, turn in ranked(evaluator, row)}
        best = levels.choose(evaluator, row, 3 if not evaluator.levels[3].noise else 4)
        for role in evaluator.tempers:
            turn = levels.preferred(evaluator, row, ranked(evaluator, row), role)
            changed[role] += worth[turn] != max(worth.values())
            shares = [utility(value, evaluator.scale) / 2 for value in (max(worth.values()), worth[turn])]
            assert shares[0] - shares[1] <= levels.NEAR
        row = evaluator.after(row, best)
    assert min(changed[role] for role in evaluator.tempers) > 0, changed


def begun(game: str) -> Position:
    rules = registry.load(game)
    chosen = options.Options(tuple(look.id for look in rules.SEATS[:2]), options.checked(rules.OPTIONS, {}, 2), first=0)
    return rules.start(rules.deal(chosen, bytes(32)))


class Two(Evaluator):
    """Two turns, one of them preferred."""

    tempers = {"bold": {"fierce": 15}}  # noqa: RUF012

    def traits(self, position: Position, turn: Turn) -> dict[str, int]:
        """The second one is fierce."""
        return {"fierce": turn[0]}


@pytest.mark.parametrize(("behind", "chosen"), [(0, 1), (300, 1), (450, 0), (4000, 0)])
def test_a_preference_counts_only_among_nearly_equal_turns(behind: int, chosen: int) -> None:
    """A preference of 15 thousandths of a game is 450 thousandths of a point if fifteen points nearly decide a game."""
    evaluator = Two(registry.load("pebbles"))
    evaluator.opening = lambda position: False  # type: ignore[method-assign]  # a position is not needed
    seen: list[Scored] = [(0, (0,)), (-behind, (1,))]
    assert levels.preferred(evaluator, bytearray(), seen, "bold") == (chosen,)
    assert levels.preferred(evaluator, bytearray(), seen, None) == (0,)


def test_a_bot_has_the_temper_that_its_face_shows() -> None:
    cast = registry.characters("luna")
    for role in cast.roles:
        seed = cast.seed(123456789, role)
        assert cast.temper(seed) == cast.seeded("red", seed) == role
    pangea = registry.characters("pangea")
    assert {pangea.temper(seed) for seed in range(3)} == set(pangea.roles) and pangea.seeded("hillmen", 1) is None
