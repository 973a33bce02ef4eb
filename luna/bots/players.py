"""Everybody who can sit at the table of a match, by name."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from luna.bots import levels
from luna.bots.oneply import noisy, ranked
from luna.bots.search import Tree
from luna.core.game import Turn
from luna.games.luna.bot import sparring
from luna.games.luna.bot.value import from_data
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import ACTION, DRAFT, PHASE, PLAYERS

Player = Callable[[bytearray, int], Turn]
"""Position and seed to turn."""

NAMES = (
    "random, greedy, written, level-0 to level-5, plan:NAME, noise:THOUSANDTHS, tree:VISITS, weights:FILE; "
    f"plans: {', '.join(sparring.PLANS)}"
)


def player(name: str) -> Player:
    """`ValueError` with one sentence for a name that nobody has."""
    kind, _, rest = name.partition(":")
    if name == "random":
        return _at_random
    if name == "greedy":
        return sparring.greedy
    if name == "written":
        return lambda row, seed: ranked(row, sparring.written())[0][1]
    if kind == "plan" and rest in sparring.PLANS:
        return lambda row, seed: sparring.scripted(row, rest)
    if name in {f"level-{level}" for level in levels.LEVELS}:
        return _of_level(int(name[-1]))
    if kind == "noise" and rest.isdecimal():
        return lambda row, seed: _noisy(row, int(rest), seed)
    if kind == "tree" and rest.isdecimal():
        return lambda row, seed: _searched(row, int(rest))
    if kind == "weights" and Path(rest).is_file():
        return _of_file(Path(rest))
    raise ValueError(f"Nobody is called “{name}”; there are {NAMES}.")


def _at_random(row: bytearray, seed: int) -> Turn:
    rng = random.Random(seed)
    row, turn = row[:], []
    while True:
        move = rng.choice(legal(row))
        turn.append(move)
        play(row, move)
        if not row[DRAFT]:
            return tuple(turn)


def _of_level(level: int) -> Player:
    """A bot has one seed for a game; of the levels that do not know whims, matches have always given it one a turn."""
    if levels.LEVELS[level].whim:
        return lambda row, seed: levels.choose(row, level, seed >> 12)
    return lambda row, seed: levels.choose(row, level, seed)


def _noisy(row: bytearray, noise: int, seed: int) -> Turn:
    return noisy(ranked(row, levels.value_for(row)), noise, 1 << 30, random.Random(seed))


def _searched(row: bytearray, visits: int) -> Turn:
    value = levels.value_for(row)
    scored = ranked(row, value)
    if len(scored) == 1 or row[PHASE] != ACTION:
        return scored[0][1]
    tree = Tree(row, value, scored)
    for _ in range(visits):
        tree.visit()
    return tree.best()[0][2]


def _of_file(file: Path) -> Player:
    data = json.loads(file.read_text(encoding="utf-8"))
    values = {int(players): from_data(data, int(players)) for players in data["weights"]}
    return lambda row, seed: ranked(row, values[row[PLAYERS]])[0][1]
