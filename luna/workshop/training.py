"""Learning the value by self-play: `train` plays generations of noisy games and fits each round's weights to them.

Every position of a game is a sample: the features of a seat, and the points that it still got. Features and points
are whole numbers, so that their sums do not depend on the order, and the weights are rounded to thousandths: a run
with the same seeds gives the same file. Needs numpy, which the game does not.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from typing import Any, Final

from luna.bots.evaluator import POINT
from luna.bots.oneply import noisy, ranked
from luna.games.luna import rules as luna
from luna.games.luna.bot import sparring
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.bot.features import features, names
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import Value, digest
from luna.games.luna.rules.position import ACTION, BASE, PHASE, PLAYERS, ROUND, SOLO, TURN, ip
from luna.games.luna.rules.position import CANDLES as CANDLES_AT

SCRIPT: Final = 1
"""Version of this script, written into the weights."""

LENGTH: Final = {1: (5, 300), 2: (8, 500), 3: (6, 500), 4: (8, 500)}
"""Generations, and games of each, by table size: what the shipped weights were trained with."""

ORDERS: Final = ("yellow", "red", "blue", "white")
KEPT: Final = 0.75
"""How much of the sums of the generations before counts in the next."""
RIDGE: Final = 30.0
RIDGE_CANDLES: Final = 300.0
RANDOM: Final = 0.03
"""Share of moves that are random, so that odd positions are seen."""
PARTNERS: Final = 0.2
"""Share of games with one scripted seat."""
PRINTED: Final = 0.2
"""Share of games with the printed set-up."""
BOOTSTRAPPED: Final = 0.5
"""How much of a sample is what the value of the generation before says at the start of the next round, and not the
outcome of the game: less noise for less truth."""
AVERAGED: Final = 3
"""Generations whose weights are averaged in the end."""
CHUNK: Final = 20
"""Games of one piece of work."""

Moment = tuple[int, int]
"""Round and candles burning: what has weights of its own."""
Sample = tuple[Moment, dict[str, int], int]
"""The features of a seat and the thousandths of points that it still got."""
Sums = dict[Moment, tuple[Any, Any]]
"""By moment: features times features, features times points."""


def game(seed: int, players: int, value: LunaEvaluator | None) -> list[Sample]:
    """One noisy game and its samples; without a value the seats follow the written one."""
    rng = random.Random(seed)
    setup = "preset" if rng.random() < PRINTED else "free"
    options = luna.choose(ORDERS[:players], setup, solo=rng.randint(1, 3) if players == 1 else 0)
    row = luna.start(luna.deal(options, seed.to_bytes(8, "big")))
    learners = [1] if players == 1 else range(players)
    script = rng.choice(list(sparring.PLANS)) if rng.random() < PARTNERS else ""
    stranger = rng.choice(learners) if script and players > 1 else -1
    noise = rng.choice((300, 700, 1000, 1500))
    anything = rng.random() < 0.3  # a preparation far from the usual
    horizon: list[list[int]] = []  # by round: what the seats were thought to have at its end
    seen: list[tuple[int, Moment, dict[str, int], int]] = []
    while not luna.over(row):
        if row[TURN] == stranger:
            turn = sparring.scripted(row, script)
        else:
            scored = ranked(value or sparring.written(), row)
            loose = rng.random() < RANDOM or (anything and row[PHASE] != ACTION)
            turn = rng.choice(scored)[1] if loose else noisy(scored, noise, 1 << 30, rng)
        number = row[ROUND]
        row = after(row, turn)
        if row[ROUND] != number and value:
            horizon.append([0, value.margin(value.totals(row), row, 1)] if row[SOLO] else value.totals(row))
        if row[PHASE] == ACTION:
            moment = row[ROUND], row[CANDLES_AT]
            seen += [(seat, moment, features(row, seat), _points(row)[seat]) for seat in learners if seat != stranger]
    final = _points(row)
    horizon += [final] * (6 - len(horizon))
    return [
        (
            moment,
            found,
            round((1 - BOOTSTRAPPED) * final[seat] + BOOTSTRAPPED * horizon[moment[0] - 1][seat]) - points,
        )
        for seat, moment, found, points in seen
    ]


def _points(row: bytearray) -> list[int]:
    """The points that the solo player is ahead."""
    points = [ip(row, base) * POINT for base in BASE[: row[PLAYERS]]]
    return [0, points[1] - points[0]] if row[SOLO] else points


def chunk(work: tuple[int, int, int, Any]) -> Sums:
    """The sums of a few games: seed of the first, how many, players, weights (or None)."""
    import numpy as np  # noqa: PLC0415  a tool of the developers, not of the game

    seed, games, players, weights = work
    place = {name: number for number, name in enumerate(names())}
    value = LunaEvaluator(Value(weights)) if weights else None
    rows: dict[Moment, list[tuple[Any, int]]] = {}
    for number in range(games):
        for moment, found, points in game(seed + number, players, value):
            line = np.zeros(len(place))
            for name, amount in found.items():
                line[place[name]] = amount
            rows.setdefault(moment, []).append((line, points))
    sums: Sums = {}
    for moment, samples in rows.items():
        lines = np.array([line for line, _ in samples])
        points = np.array([float(point) for _, point in samples])
        sums[moment] = lines.T @ lines, lines.T @ points
    return sums


def fitted(sums: Sums) -> dict[Moment, Any]:
    """The weights: first for each round, then what its candles change of them."""
    import numpy as np  # noqa: PLC0415

    size = len(names())
    out: dict[Moment, Any] = {}
    for number in range(1, 7):
        mine = {moment: pair for moment, pair in sums.items() if moment[0] == number}
        squares = sum((pair[0] for pair in mine.values()), np.zeros((size, size)))
        products = sum((pair[1] for pair in mine.values()), np.zeros(size))
        shared = np.linalg.solve(squares + RIDGE * np.eye(size), products)
        for moment, (square, product) in mine.items():
            change = np.linalg.solve(square + RIDGE_CANDLES * np.eye(size), product - square @ shared)
            out[moment] = shared + change
    return out


def train(
    players: int, generations: int, games: int, seed: int, processes: int, tell: Callable[[str], None]
) -> dict[Moment, list[int]]:
    """The weights of one table size."""
    sums: Sums = {}
    fits: list[dict[Moment, Any]] = []
    weights: dict[Moment, dict[str, int]] | None = None
    with get_context("spawn").Pool(processes) as pool:
        for generation in range(generations):
            first = ((seed * 10 + players) * 1000 + generation) * 1_000_000
            work = [(first + begin, min(CHUNK, games - begin), players, weights) for begin in range(0, games, CHUNK)]
            sums = {moment: (square * KEPT, product * KEPT) for moment, (square, product) in sums.items()}
            for part in pool.imap(chunk, work):
                for moment, (square, product) in part.items():
                    known = sums.get(moment)
                    sums[moment] = (known[0] + square, known[1] + product) if known else (square, product)
            fits.append(fitted(sums))
            weights = _averaged(fits[-1:])
            tell(f"{players} players, generation {generation + 1} of {generations}")
    return {moment: list(named.values()) for moment, named in _averaged(fits[-AVERAGED:]).items()}


def _averaged(fits: list[dict[Moment, Any]]) -> dict[Moment, dict[str, int]]:
    """Whole thousandths."""
    return {
        moment: {
            name: round(float(sum(fit[moment][number] for fit in fits)) / len(fits))
            for number, name in enumerate(names())
        }
        for moment in sorted(fits[-1])
    }


def with_weights(
    data: Mapping[str, Any], players: int, weights: Mapping[Moment, list[int]], about: Mapping[str, int]
) -> dict[str, Any]:
    """The content of a weights file with the weights of one table size put in; `about` says how they were trained."""
    if list(data.get("names", ())) != list(names()):
        data = {}
    by_round: dict[str, dict[str, list[int]]] = {}
    for (number, candles), line in sorted(weights.items()):
        by_round.setdefault(str(number), {})[str(candles)] = line
    table = {"script": SCRIPT, **about, "digest": digest(by_round)}
    return {
        "names": list(names()),
        "tables": {**data.get("tables", {}), str(players): table},
        "weights": {**data.get("weights", {}), str(players): by_round},
    }


def to_text(data: Mapping[str, Any]) -> str:
    """The content as JSON with one line for the weights of a moment."""
    lines = ["{", f'"names": {json.dumps(data["names"])},', f'"tables": {json.dumps(data["tables"], indent=1)},']
    tables = []
    for players, by_round in data["weights"].items():
        moments = [
            f'"{number}": {{\n'
            + ",\n".join(f'"{candles}": {json.dumps(line)}' for candles, line in lists.items())
            + "}"
            for number, lists in by_round.items()
        ]
        tables.append(f'"{players}": {{\n' + ",\n".join(moments) + "}")
    return "\n".join([*lines, '"weights": {', ",\n".join(tables), "}}", ""])
