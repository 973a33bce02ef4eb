"""The grounds of a hint are decisive: without them the turn is no better than its rival."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from luna.bots import levels, worker
from luna.bots.answers import Thought
from luna.bots.evaluator import LATER, POINT, Level, Variation, evaluator_of, parted
from luna.core import registry
from luna.core.options import Options, checked
from luna.games.luna.board.words.arguments import ground_words, grounds_of
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.bot.grounds import argument, grounds
from luna.games.luna.bot.turn_case import Step
from luna.games.luna.rules.position import TURN
from luna.games.pangea.board.words.teller import PangeaTeller
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.teller import MOVE
from luna.text import Catalogue
from tests.bots.helpers import judged
from tests.workshop.matches import player

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
SEARCHES: Final = {"luna": 7, "pangea": 12}
"""The level that is asked: it searches, and soon."""


class Hint(NamedTuple):
    """A hint's reasons for a turn, and the turn's lead over its rival."""

    row: bytearray
    thought: Thought
    whole: int  # thousandths of a point


@cache
def hints(name: str) -> tuple[Hint, ...]:
    """The hints of a level in some positions with a choice, with two to four seats."""
    return tuple(_asked(name))


def _asked(name: str) -> Iterator[Hint]:
    game, level, rng = registry.load(name), SEARCHES[name], random.Random(name)
    for count in (2, 3, 4):
        options = Options(tuple(look.id for look in game.SEATS[:count]), checked(game.OPTIONS, {}, count), first=0)
        row, mind = game.start(game.deal(options, bytes(8))), player(name, "level-3")
        for number in range(50):
            evaluator, draw = evaluator_of(name, row), game.chance(row)
            if game.over(row):
                break
            if draw is None and not evaluator.opening(row) and rng.random() < 0.2:
                *_, thought = worker.think(name, bytes(row), level, 0, None, hurried=False)
                assert isinstance(thought, Thought) and thought.choice is not None
                *_, said = levels.analyse(evaluator, row, level)
                if (rival := evaluator.rival(said.lines, thought.choice)) and said.total:
                    whole = sum(why.amount for why in parted(evaluator, row, thought.choice, rival, said.lines))
                    yield Hint(row[:], thought, whole)
            for move in mind(row, number) if draw is None else rng.choices(draw.outcomes, draw.weights):
                game.play(row, move)


@pytest.mark.parametrize("name", SEARCHES)
def test_the_reasons_of_a_turn_are_sufficient_and_none_is_superfluous(name: str) -> None:
    """The last reason is needed as well: without it the others would not be enough."""
    together = later = 0
    for hint in hints(name):
        amounts = [why.amount for why in hint.thought.why]
        if hint.whole > POINT // 10:
            assert sum(amounts) >= hint.whole - POINT // 5, hint
            assert sum(amounts[:-1]) < hint.whole, hint
            together += len(amounts) > 1
            later += LATER in {why.theme for why in hint.thought.why}
    assert together and later


def test_every_reason_is_a_ground_of_luna_and_its_continuation_is_legal() -> None:
    game, words = registry.load("luna"), {language: Catalogue(language, game="luna") for language in LANGUAGES}
    seen = set()
    for row, thought, _ in hints("luna"):
        assert thought.choice is not None
        found = argument(row, thought.choice, thought.why, thought.line)
        for why in thought.why:
            weighed = [one.facts for one in found if one.name == "weighed"]
            if why.theme == LATER:
                assert any(one.name.startswith("later") for one in found)
            elif {"theme": why.theme, "amount": why.amount} not in weighed:
                assert {one.name for one in grounds(row, thought.choice, [why.theme])} & {one.name for one in found}
        for one in grounds_of(row, thought):
            seen.add(one.name)
            steps = [fact for fact in one.facts.values() if isinstance(fact, Step)]
            then = row[:]
            for turn in thought.line if steps else ():
                if steps and bytes(then) == steps[0].row:
                    assert turn == steps[0].turn and game.why_not(then, turn) is None
                    assert (then[TURN] == row[TURN]) == (steps[0] == one.facts.get("then"))
                    assert then[TURN] == one.facts.get("seat", row[TURN]) or "answer" in one.facts
                    steps.pop(0)
                for move in turn:
                    game.play(then, move)
            assert not steps, "a turn of the line"
            for text in words.values():
                assert ground_words(text, NAMES, one).endswith((".", ")"))
                assert not text.missing and not text.faulty
    assert {"later", "weighed"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_named_by_a_hint_of_pangea(language: str) -> None:
    text, teller = Catalogue(language, game="pangea"), PangeaTeller()
    for row, thought, _ in hints("pangea"):
        said = " ".join(line.words for line in teller.hint(text, NAMES, row, thought, MOVE))
        for why in thought.why:
            assert text(f"theme-{why.theme}") in said


def test_a_turning_point_names_what_only_the_search_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reasons are those of the cost that it states."""
    monkeypatch.setattr(LunaEvaluator, "examined", Level(visits=(40, 40)))
    later = 0
    for row, thought, _ in hints("luna")[::3]:
        evaluator = evaluator_of("luna", row)
        worst = thought.lines[-1].turn
        if miss := judged(evaluator, row, 1, worst).miss:
            lines = Variation(miss.better, miss.cost / POINT, 1.0), Variation(worst, 0.0, 1.0)
            assert list(miss.why) == evaluator.reasons(row, miss.better, worst, lines)
            later += LATER in {why.theme for why in miss.why}
    assert later
