"""The players of a match, by name."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from luna.bots import levels
from luna.bots.evaluator import LEVELS, Player, evaluator_of
from luna.bots.linear_value import Training, from_data
from luna.bots.oneply import noisy, ranked
from luna.bots.search import Tree
from luna.core import registry
from luna.core.game import Position, Turn

NAMES: Final = (
    "random, level-0 to level-5, level-0:TEMPER to level-5:TEMPER, noise:THOUSANDTHS, tree:VISITS, weights:FILE"
)
"""Players of every game; a game may add its own (`NAMES` and `partner` of its bot)."""


def names(game: str) -> str:
    """The names of all players of that game, for a message."""
    own = getattr(registry.bot(game), "NAMES", "")
    return f"{NAMES}, {own}" if own else NAMES


def player(game: str, name: str) -> Player:
    """The player of that name; `ValueError` with one sentence for an unknown name."""
    kind, _, rest = name.partition(":")
    if name == "random":
        return lambda row, seed: at_random(game, row, seed)
    if kind in {f"level-{level}" for level in LEVELS} and rest in ("", *registry.characters(game).roles):
        return lambda row, seed: _of_level(game, row, int(kind[-1]), seed, rest or None)
    if kind == "noise" and rest.isdecimal():
        return lambda row, seed: noisy(ranked(evaluator_of(game, row), row), int(rest), 1 << 30, random.Random(seed))
    if kind == "tree" and rest.isdecimal():
        return lambda row, seed: _searched(game, row, int(rest))
    if kind == "weights" and Path(rest).is_file() and hasattr(registry.bot(game), "training"):
        return _of_file(registry.bot(game).training, Path(rest))
    partner: Callable[[str], Player | None] | None = getattr(registry.bot(game), "partner", None)
    found = None if partner is None else partner(name)
    if found is None:
        raise ValueError(f"Nobody is called “{name}”; there are {names(game)}.")
    return found


def _of_file(training: Training, file: Path) -> Player:
    data = json.loads(file.read_text(encoding="utf-8"))
    known = {int(size): training.evaluator(from_data(data, int(size))) for size in data["weights"]}
    return lambda row, seed: ranked(known[training.table_size(row)], row)[0][1]


def at_random(game: str, position: Position, seed: int) -> Turn:
    """A turn of random legal moves."""
    rng, rules = random.Random(seed), registry.load(game)
    row, turn = position[:], list[int]()
    while True:
        move = rng.choice(rules.legal(row))
        turn.append(move)
        rules.play(row, move)
        if rules.why_not(position, turn) is None:
            return tuple(turn)


def _of_level(game: str, position: Position, level: int, seed: int, temper: str | None) -> Turn:
    """The turn of a level. A level with slips gets one seed per game, as at a table, the others one per turn."""
    evaluator = evaluator_of(game, position)
    return levels.choose(evaluator, position, level, seed >> 12 if evaluator.levels[level].slips else seed, temper)


def _searched(game: str, position: Position, visits: int) -> Turn:
    evaluator = evaluator_of(game, position)
    scored = ranked(evaluator, position)
    if len(scored) == 1 or evaluator.opening(position):
        return scored[0][1]
    tree = Tree(evaluator, position, scored)
    for _ in range(visits):
        tree.visit()
    return tree.best()[0][2]
