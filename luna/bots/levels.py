"""The levels: what each one thinks, and the two questions that everybody asks, `choose` and `analyse`.

A level is an error in what it sees or a number of simulations, never a time: it plays the same on every machine. The
answer depends on the position, the level and the seed alone.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Generator
from typing import Final, NamedTuple

from luna.bots.oneply import Scored, near, noisy, ranked, worth
from luna.bots.search import SCALE, Tree
from luna.core.game import Turn
from luna.games.luna.bot.alone import LONGEST, Plan, plans
from luna.games.luna.bot.circles import giving_way
from luna.games.luna.bot.endings import solved
from luna.games.luna.bot.travels import refined
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import POINT, Value, learned
from luna.games.luna.bot.whims import liked
from luna.games.luna.rules import why_not
from luna.games.luna.rules.moves import JOURNEY, TIDE
from luna.games.luna.rules.position import ACTION, PHASE, PLACE_PAIRS, PLACE_SHRINES, PLAYERS, SOLO, TURN


class Level(NamedTuple):
    """One level."""

    name: str
    noise: int = 0  # error of the value, thousandths of a point
    drop: int = 0  # turns worse than the best by more than this are never played
    whim: int = 0  # error of the value of a kind of action, for a whole round; with the likings of a beginner
    visits: tuple[int, int] = (0, 0)  # simulations at a table of two, and at a bigger one
    ending: int = 0  # positions of the last turns of a game for two that are looked at to solve it
    lines: int = 0  # of a round of the solo game, pursued side by side


LEVELS: Final[dict[int, Level]] = {
    0: Level("beginner", noise=4500, drop=15000, whim=5000),
    1: Level("novice", noise=2500, drop=8000),
    2: Level("acolyte", noise=1000, drop=8000),
    3: Level("priest"),
    4: Level("high-priest", visits=(60, 8), ending=1000, lines=12),
    5: Level("moon-priestess", visits=(2000, 350), ending=12000, lines=120),
}
AT_SIGHT: Final = 3
"""The level that looks one turn ahead and makes no errors."""
PROGRESS: Final = 50
"""Simulations between two words of `analyse`."""
REFINED: Final = 2
"""Journeys or tides that a searching level improves before it starts."""


class Line(NamedTuple):
    """One turn and what is thought of it."""

    turn: Turn
    margin: float  # points that the seat will be ahead of the others; in the preparation: beside the best turn
    share: float  # of the thought, 0..1


class Analysis(NamedTuple):
    """What is known after a part of the thought."""

    done: int  # simulations, or steps ahead in the solo game
    total: int
    lines: tuple[Line, ...]  # best first


def choose(row: bytearray, level: int, seed: int = 0) -> Turn:
    """The turn that a level plays; the position is not changed."""
    thought = LEVELS[level]
    if not thought.noise:
        *_, last = analyse(row, level, seed)
        return last.lines[0].turn
    scored, drop = ranked(row, value_for(row)), thought.drop
    if thought.whim:
        scored, drop = liked(near(scored, drop), row, seed, thought.whim), 1 << 30
    return noisy(scored, thought.noise, drop, _random(row, level, seed))


def at_first_sight(row: bytearray) -> Analysis:
    """What one turn ahead says. A legal turn whatever fails: whoever asks here has seen a search fail already."""
    try:
        *_, said = analyse(row, AT_SIGHT)
        if why_not(row, said.lines[0].turn) is None:
            return said
    except Exception:
        pass
    return Analysis(0, 0, (Line(giving_way(row), 0.0, 0.0),))


def analyse(row: bytearray, level: int, seed: int = 0) -> Generator[Analysis, None, None]:
    """The best turns, again and again while a level thinks; the last word is what it would play without error."""
    value = value_for(row)
    visits = LEVELS[level].visits[0 if row[PLAYERS] == 2 else 1]
    scored = ranked(row, value)
    if row[PHASE] in (PLACE_SHRINES, PLACE_PAIRS):  # nobody else is on the table yet: there is nothing to search
        yield Analysis(0, 0, tuple(Line(turn, (total - scored[0][0]) / POINT, 0.0) for total, turn in scored))
        return
    if row[SOLO]:
        yield from _alone(row, value, LEVELS[level].lines, scored)
        return
    if visits and len(scored) > 1:
        if solution := solved(row, LEVELS[level].ending):
            yield Analysis(0, 0, (Line(solution.turn, solution.margin, 1.0),))
            return
        if row[PHASE] == ACTION:
            scored = _with_refined(row, value, scored)
    first = tuple(Line(turn, margin / POINT, 0.0) for margin, turn in scored)
    yield Analysis(0, visits, first)
    if not visits or len(scored) == 1:
        return
    tree = Tree(row, value, scored)
    for done in range(1, visits + 1):
        tree.visit()
        if done % PROGRESS == 0 or done == visits:
            lines = [
                Line(turn, math.atanh(max(-0.999, min(0.999, mean))) * SCALE, count / done)
                for count, mean, turn in tree.best()
            ]
            yield Analysis(done, visits, tuple(lines))


def _alone(row: bytearray, value: Value, lines: int, scored: list[Scored]) -> Generator[Analysis, None, None]:
    """The solo game: the round is planned, by a level that looks ahead."""
    at_once = tuple(Line(turn, margin / POINT, 0.0) for margin, turn in scored)
    looks = lines and len(scored) > 1
    yield Analysis(0, LONGEST if looks else 0, at_once)
    if not looks:
        return
    known: list[Plan] = []
    for step, known in enumerate(plans(row, value, lines), 1):
        if known and step < LONGEST:
            yield Analysis(step, LONGEST, _lines(known))
    yield Analysis(LONGEST, LONGEST, _lines(known) or at_once)


def _lines(known: list[Plan]) -> tuple[Line, ...]:
    total = sum(plan.found for plan in known)
    return tuple(Line(plan.turn, plan.worth / POINT, plan.found / total) for plan in known)


def value_for(row: bytearray) -> Value:
    """The learned value of this table size."""
    return learned(1 if row[SOLO] else row[PLAYERS])


def _with_refined(row: bytearray, value: Value, scored: list[Scored]) -> list[Scored]:
    """The best journeys and tides in the form that the whole value likes best."""
    me = row[TURN]

    def score(turn: Turn) -> int:
        return worth(after(row, turn), me, value)

    travels = [turn for _, turn in scored if JOURNEY <= turn[0] >> 8 & 15 <= TIDE][:REFINED]
    better = {turn: margin for margin, turn in scored}
    for travel in travels:
        margin, turn = refined(row, travel, score)
        better[turn] = margin
    return sorted(((margin, turn) for turn, margin in better.items()), key=lambda one: (-one[0], one[1]))


def _random(row: bytearray, level: int, seed: int) -> random.Random:
    """Chance that only the question decides."""
    text = bytes(row) + level.to_bytes(1, "big") + seed.to_bytes(16, "big", signed=True)
    return random.Random(int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big"))
