"""The lowest level errs like people: every turn that is not the best has a named slip, none is random."""

from collections import Counter, defaultdict
from functools import cache
from typing import NamedTuple

import pytest

from luna.bots import levels
from luna.bots.answers import Slip, Thought
from luna.bots.evaluator import Variation, evaluator_of
from luna.bots.oneply import ranked
from luna.core import options, registry
from luna.core.game import Turn
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.evaluator import LEVELS, SLIPS, island
from luna.games.luna.bot.turns import after
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.shell.drawing import theme
from luna.text import Catalogue
from tests.bots.beginners import greedy
from tests.bots.helpers import first_row
from tests.measure.beginners import won
from tests.workshop import matches


class Played(NamedTuple):
    """A turn of the lowest level."""

    row: bytearray
    turn: Turn
    best: Turn
    cost: int
    slip: Slip | None
    seed: int


@cache
def games(count: int = 14) -> tuple[Played, ...]:
    """Every turn of some games of the lowest level against a greedy player."""
    found = []
    for seed in range(count):
        row, number = first_row(2, seed), 0
        while not luna.over(row):
            if row[at.TURN]:
                row, number = after(row, greedy(row, seed << 12 | number)), number + 1
                continue
            known, turn = ranked(evaluator(row), row), levels.choose(evaluator(row), row, 0, seed)
            worth = {one: value for value, one in known}
            best = known[0][1]
            slip = levels.deciding_slip(evaluator(row), row, best, turn, seed, LEVELS[0].slips)
            found.append(Played(row, turn, best, known[0][0] - worth[turn], slip, seed))
            row, number = after(row, turn), number + 1
    return tuple(found)


def test_a_turn_is_the_best_one_or_a_slip_explains_it() -> None:
    for played in games():
        assert (played.turn == played.best) == (played.slip is None)
        assert played.cost <= LEVELS[0].drop


def test_without_its_slips_the_level_plays_the_best_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no other error: nothing is random."""
    monkeypatch.setattr(type(evaluator(games()[0].row)), "slips", {})
    for played in games():
        assert levels.choose(evaluator(played.row), played.row, 0, played.seed) == played.best


def test_every_slip_decides_turns_and_many_turns_are_good() -> None:
    blamed = Counter(played.slip.name for played in games() if played.slip)
    assert set(blamed) == set(SLIPS), blamed
    assert sum(played.slip is None for played in games()) / len(games()) > 0.2


def test_a_slip_lasts_for_a_round_and_is_about_the_same_island() -> None:
    """So an opponent can notice and use it."""
    about = defaultdict(set)
    for played in games():
        if played.slip and played.slip.name in ("island", "stack"):
            about[played.seed, played.row[at.ROUND], played.slip.name].add(island(played.slip.about))
    assert all(len(islands) == 1 for islands in about.values())
    assert len({isle for islands in about.values() for isle in islands}) > 3


def test_a_forgotten_stack_stays_and_a_favourite_island_fills() -> None:
    """The effect of the slips is visible on the board."""
    stayed = gathered = 0
    for played in games():
        made = levels.slips_of(evaluator(played.row), played.row, played.seed, LEVELS[0].slips)
        mine = at.BASE[0]
        if played.row[at.PHASE] != at.ACTION or played.turn == played.best or played.slip is None:
            continue
        then, isle = after(played.row, played.turn), island(played.slip.about)
        if played.slip.name == "stack" and then[at.ROUND] == played.row[at.ROUND]:
            assert then[mine + isle] >= played.row[mine + isle]
            assert after(played.row, played.best)[mine + isle] < played.row[mine + isle]
            stayed += 1
        if played.slip.name == "island" and "stack" not in made:
            there = [one[mine + isle] + one[mine + at.TIRED + isle] for one in (played.row, then)]
            gathered += there[1] > there[0]
        if played.slip.name == "tile":
            assert moves.kind_of(played.best[0]) == moves.CONSECRATE != moves.kind_of(played.turn[0])
        if played.slip.name == "candle":
            assert played.turn == (moves.MEDITATION,)
    assert stayed and gathered


def test_a_solo_game_of_the_lowest_level_comes_to_an_end() -> None:
    """No slip prevents the end of a round, although there are no candles."""
    row, before = luna.start(luna.deal(luna.choose(("red",), solo=2), b"solo")), list[bytearray]()
    while not luna.over(row):
        turn = levels.choose(evaluator(row), row, 0, 3)
        if levels.circling(row, before):
            turn = evaluator(row).giving_way(row)
        assert luna.why_not(row, turn) is None
        before.append(row)
        row = after(row, turn)
        assert len(before) < 200


@pytest.mark.parametrize("game", ["luna", "pangea"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_bot_names_its_slip_when_asked(game: str, language: str) -> None:
    theme.wear(contrast=False)
    words, rules = Catalogue(language, game=game), registry.load(game)
    row = rules.start(rules.deal(options.Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32)))
    knows = evaluator_of(game, row)
    turn, best = (line for _, line in ranked(knows, row)[:2])
    thought = Thought(1, 1, (Variation(best, 1.0, 0.0), Variation(turn, 0.0, 0.0)), turn)
    plain = len(registry.client(game).teller().why(words, ("A", "B"), row, thought).lines)
    said = set()
    for name in knows.slips:
        lines = registry.client(game).teller().why(words, ("A", "B"), row, thought._replace(slip=Slip(name, 3))).lines
        assert len(lines) == plain + 1
        said |= {line.words for line in lines}
    assert len(said) == plain + len(knows.slips)
    assert not words.missing and not words.faulty


def test_beginners_win_about_half_of_their_first_games() -> None:
    """`tests/measure/bots.md` has the figures of 200 games each."""
    assert 0.4 <= won("greedy", "level-0", 20, 21, "free")[0] / 20 <= 0.65
    assert 0.4 <= won("graduate", "level-0", 20, 21, "preset")[0] / 20 <= 0.65
    assert matches.match("level-1", "level-0", 2, 16, 11)["share"] > 0.5
    assert matches.match("level-0", "random", 2, 6, 11)["share"] > 0.9
