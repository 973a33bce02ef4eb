"""`python -m tests.workshop.training`: learn a value by self-play: noisy games, and weights fitted by ridge regression.

Features and targets are integers, so their sums do not depend on the order, and the weights are rounded to thousandths:
a run with the same seeds gives the same file. Needs numpy, unlike the games.
"""

import argparse
import hashlib
import importlib.util
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from luna.bots.linear_value import Moment
from luna.core import registry
from luna.core.game import GameError
from luna.notice import fail
from tests.workshop import match, matches
from tests.workshop.lent import Training, training_of
from tests.workshop.matches import refuse_game

SCRIPT: Final = 1
"""Version of this script, written into the weights."""
KEPT: Final = 0.75
"""The share of earlier generations' sums that counts in the next one."""
RIDGE: Final = 30.0
RIDGE_CASES: Final = 300.0
AVERAGED: Final = 3
"""The number of last generations to average."""
CHUNK: Final = 20
"""Games in one piece of work."""
Sums = dict[Moment, tuple[Any, Any]]
"""By moment: products of features with features, and with targets."""


def lessons(game: str) -> Training:
    """The training of a game that has one."""
    found = training_of(game)
    assert found is not None, "nothing to learn"
    return found


def chunk(work: tuple[str, int, int, int, Any, int]) -> Sums:
    """The sums of a few games: game, first seed, number of games, players, weights (or None), visits."""
    import numpy as np

    name, seed, games, players, weights, visits = work
    training = lessons(name)
    place = {feature: number for number, feature in enumerate(training.names())}
    value = training.evaluator(weights) if weights else None
    rows: dict[Moment, list[tuple[Any, int]]] = {}
    for number in range(games):
        for moment, found, target in training.samples(seed + number, players, value, visits):
            line = np.zeros(len(place))
            for feature, amount in found.items():
                line[place[feature]] = amount
            rows.setdefault(moment, []).append((line, target))
    sums: Sums = {}
    for moment, samples in rows.items():
        lines = np.array([line for line, _ in samples])
        targets = np.array([float(target) for _, target in samples])
        sums[moment] = lines.T @ lines, lines.T @ targets
    return sums


def fitted(sums: Sums) -> dict[Moment, Any]:
    """The weights: shared ones for each stage, then the difference for each case."""
    import numpy as np

    out: dict[Moment, Any] = {}
    for stage in sorted({moment[0] for moment in sums}):
        mine = {moment: pair for moment, pair in sums.items() if moment[0] == stage}
        squares, products = (sum(parts) for parts in zip(*mine.values(), strict=True))
        eye = np.eye(len(products))
        shared = np.linalg.solve(squares + RIDGE * eye, products)
        for moment, (square, product) in mine.items():
            change = np.linalg.solve(square + RIDGE_CASES * eye, product - square @ shared)
            out[moment] = shared + change
    return out


def train(
    game: str, players: int, generations: int, games: int, seed: int, processes: int, tell: Callable[[str], None]
) -> dict[Moment, list[int]]:
    """The weights of one table size."""
    names = lessons(game).names()
    searches, visits = lessons(game).SEARCHES.get(players, (0, 0))
    sums: Sums = {}
    fits: list[dict[Moment, Any]] = []
    weights: dict[Moment, dict[str, int]] | None = None
    with get_context("spawn").Pool(processes) as pool:
        for generation in range(generations + searches):
            if generation == generations:  # from here on a search plays: only its games count
                weights, sums, fits = _averaged(fits[-AVERAGED:], names), {}, []
            first = ((seed * 10 + players) * 1000 + generation) * 1_000_000
            deep = visits if generation >= generations else 0
            work = [(game, first + at, min(CHUNK, games - at), players, weights, deep) for at in range(0, games, CHUNK)]
            sums = {moment: (square * KEPT, product * KEPT) for moment, (square, product) in sums.items()}
            for part in pool.imap(chunk, work):
                for moment, (square, product) in part.items():
                    known = sums.get(moment)
                    sums[moment] = (known[0] + square, known[1] + product) if known else (square, product)
            fits.append(fitted(sums))
            weights = _averaged(fits[-1:], names)
            tell(f"{players} players, generation {generation + 1} of {generations + searches}")
    return {moment: list(named.values()) for moment, named in _averaged(fits[-AVERAGED:], names).items()}


def _averaged(fits: list[dict[Moment, Any]], names: Sequence[str]) -> dict[Moment, dict[str, int]]:
    """Averages in whole thousandths. A moment that one generation lacks is averaged over the others."""
    out = {}
    for moment in sorted(fits[-1]):
        known = [fit[moment] for fit in fits if moment in fit]
        out[moment] = {
            name: round(float(sum(fit[number] for fit in known)) / len(known)) for number, name in enumerate(names)
        }
    return out


def with_weights(
    data: Mapping[str, Any],
    names: Sequence[str],
    players: int,
    weights: Mapping[Moment, list[int]],
    about: Mapping[str, int],
) -> dict[str, Any]:
    """The data of a weights file with those of one table size; `about` has the parameters of the training."""
    if list(data.get("names", ())) != list(names):
        data = {}
    by_stage: dict[str, dict[str, list[int]]] = {}
    for (stage, case), line in sorted(weights.items()):
        by_stage.setdefault(str(stage), {})[str(case)] = line
    table = {"script": SCRIPT, **about, "digest": digest(by_stage)}
    return {
        "names": list(names),
        "tables": {**data.get("tables", {}), str(players): table},
        "weights": {**data.get("weights", {}), str(players): by_stage},
    }


def digest(weights: Any) -> str:
    """A digest of the weights, equal on every machine."""
    return hashlib.blake2b(json.dumps(weights, sort_keys=True).encode(), digest_size=8).hexdigest()


def to_text(data: Mapping[str, Any]) -> str:
    """The data as JSON, with one line for the weights of a moment."""
    lines = ["{", f'"names": {json.dumps(data["names"])},', f'"tables": {json.dumps(data["tables"], indent=1)},']
    tables = []
    for players, by_stage in data["weights"].items():
        moments = [
            f'"{stage}": {{\n' + ",\n".join(f'"{case}": {json.dumps(line)}' for case, line in cases.items()) + "}"
            for stage, cases in by_stage.items()
        ]
        tables.append(f'"{players}": {{\n' + ",\n".join(moments) + "}")
    return "\n".join([*lines, '"weights": {', ",\n".join(tables), "}}", ""])


def run(argv: list[str]) -> int:
    """Train, play the matches that justify the weights, and write them."""
    parser = argparse.ArgumentParser(prog="train", description="Learn the weights of the computer players.")
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    parser.add_argument("--players", type=int, nargs="+", metavar="N", help="table sizes (1 = alone; default: all)")
    parser.add_argument("--generations", type=int, metavar="N", help="rounds of self-play (default: as shipped)")
    parser.add_argument("--games", type=int, metavar="N", help="games of each (default: as shipped)")
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="games of each match afterwards")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--processes", type=int, default=2, metavar="P")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: what is shipped")
    options = parser.parse_args(argv)
    numbers = (options.generations or 1, options.games or 1, options.matches, options.processes)
    if 0 in (options.generations, options.games) or min(numbers) < 1 or options.seed < 0:
        parser.error("the numbers are at least 1, and a seed is not negative")
    course = training_of(options.game)
    if course is None:
        parser.error(f"the computer players of {options.game} have nothing to learn")
    sizes, file = options.players or course.LENGTH, options.out or Path(course.FILE)
    if not set(sizes) <= set(course.LENGTH):
        parser.error(f"{options.game} is learned for {', '.join(map(str, sorted(course.LENGTH)))} players")
    try:
        refuse_game(file)
    except GameError as error:
        return fail(error)
    if importlib.util.find_spec("numpy") is None:
        return fail(f"The training needs numpy: please install it with “{sys.executable} -m pip install numpy”.", 1)
    try:
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for players in sizes:
            generations, games = course.LENGTH[players]
            about = {
                "seed": options.seed,
                "generations": options.generations or generations,
                "games": options.games or games,
            }
            trained = train(
                options.game, players, **about, processes=options.processes, tell=lambda text: print(text, flush=True)
            )
            searched = dict(zip(("searched", "visits"), course.SEARCHES.get(players, ()), strict=False))
            known = with_weights(known, course.names(), players, trained, about | searched)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(to_text(known), encoding="utf-8")
            if players == 1:
                continue
            result = matches.match(
                f"weights:{file}",
                course.CHAMPION,
                players,
                options.matches,
                options.seed,
                options.processes,
                game=options.game,
            )
            print(match.line(result), flush=True)
            if result["games"] < options.matches:
                break  # Ctrl-C
            known["tables"][str(players)]["match"] = {
                key: result[key] for key in ("champion", "games", "wins", "interval", "seed")
            }
            file.write_text(to_text(known), encoding="utf-8")
    except OSError as error:
        return fail(f"The weights could not be written to {file}: {error.strerror}.", 1)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
