"""The truth of hints: `python -m tests.measure.hints [--hints 200] [--seed 5]`, for both games in all languages.

A hint's grounds decide if the turn is no better than its rival once their themes are taken away; the search's own gain
is a theme as well. Tests check that each theme is stated and the facts are true: `tests/bots/test_grounds.py` and
`tests/games/pangea`. A hint is hollow if it names a turn without any ground.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator

from luna.bots import compiled, levels, worker
from luna.bots.answers import Thought
from luna.bots.evaluator import LATER, POINT, Evaluator, evaluator_of, parted
from luna.core import registry
from luna.core.options import Options, checked
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.teller import GOAL, MOVE
from luna.shell.client import game_client
from luna.shell.client.choices import seat_word
from luna.shell.drawing import theme
from luna.text import Catalogue
from tests.workshop.matches import player

_PLAYER = "level-4"
_SHARE = 0.04
"""Of the decisions of a game."""
_EQUAL = 0.25
"""Points within which a search tells no turns apart."""


def positions(name: str, seed: int) -> Iterator[bytearray]:
    """Positions of endless games between bots."""
    game, chance = registry.load(name), random.Random(seed)
    while True:
        count, number = chance.choice(game.COUNTS), chance.randrange(1 << 30)
        options = Options(tuple(look.id for look in game.SEATS[:count]), checked(game.OPTIONS, {}, count), first=0)
        row, mind, turn = game.start(game.deal(options, number.to_bytes(8, "big"))), player(name, _PLAYER), 0
        while not game.over(row):
            if (draw := game.chance(row)) is not None:
                game.play(row, chance.choices(draw.outcomes, draw.weights)[0])
                continue
            if chance.random() < _SHARE and len(game.legal(row)) > 1:
                yield row[:]
            for move in mind(row, number + turn):
                game.play(row, move)
            turn += 1


def decides(evaluator: Evaluator, row: bytearray, thought: Thought) -> str:
    """The themes that decide between the choice and its rival."""
    assert thought.choice is not None
    *_, said = levels.analyse(evaluator, row, evaluator.advises)
    rival = evaluator.rival(said.lines, thought.choice)
    if rival is None:
        return "no other turn"
    if evaluator.opening(row):
        return "opening"
    searched = said.lines if said.total else ()
    whole = sum(why.amount for why in parted(evaluator, row, thought.choice, rival, searched))
    if whole <= 0:
        return "little: the rival is as good" if whole >= -_EQUAL * POINT else "the number of visits"
    if not thought.why:
        return "nothing named"
    if whole <= thought.why[0].amount:
        return "what follows" if thought.why[0].theme == LATER else "one ground"
    return "its grounds together" if whole <= sum(why.amount for why in thought.why) else "more than is named"


def measured(name: str, hints: int, seed: int) -> None:
    """Print the figures of a game."""
    found, hollow, teller = Counter[str](), Counter[str](), game_client.of(name).teller()
    catalogues = [Catalogue(language, game=name) for language in LANGUAGES]
    for row, _ in zip(positions(name, seed), range(hints), strict=False):
        evaluator = evaluator_of(name, row)
        task = worker.think(name, bytes(row), evaluator.advises, 0, None, hurried=False)
        thought = [said for said in task if isinstance(said, Thought)][-1]
        found[decides(evaluator, row, thought)] += 1
        for text in catalogues:
            names = [seat_word(text, look.id) for look in registry.load(name).SEATS]
            goal, move = (teller.hint(text, names, row, thought, depth) for depth in (GOAL, MOVE))
            told = [line.words for line in move if line not in goal]  # the turn, then its grounds
            hollow[text.language] += len(told) < 2 or not all(told)
    print(f"{name}: of {hints} hints decided by", ", ".join(f"{what} {count}" for what, count in found.most_common()))
    print(f"{name}: hollow", ", ".join(f"{language} {count}" for language, count in hollow.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    compiled.prepare()
    theme.wear(contrast=False)
    for each in ("luna", "pangea"):
        measured(each, asked.hints, asked.seed)
