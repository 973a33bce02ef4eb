"""What a player misses by not looking at every journey: `python -m tests.measure.regret [--positions N] [--samples N]`.

In positions of sensible games the best of many random journeys is compared, by the value one turn ahead, with the best
journey that a level thinks of: assembled from the islands (levels 1 to 3), and refined (levels 4 and 5).
"""

import argparse
import json
import random

from luna.bots.evaluator import POINT
from luna.bots.oneply import worth
from luna.core.game import Turn
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.turns import after, refined, travels
from luna.games.luna.bot.value import Value
from luna.games.luna.rules.position import ACTION, AFTER, BASE, PHASE, TIRED, TURN
from tests.bots.helpers import sensible


def a_journey(row: bytearray, rng: random.Random) -> bytearray:
    """The position behind a random journey: any number of each island, every way to arrive equally likely."""
    base = BASE[row[TURN]]
    while True:
        leave = [rng.randint(0, count) for count in row[base : base + TIRED]]
        total = sum(leave)
        if not total:
            continue
        bars = sorted(rng.sample(range(total + 6), 6))
        arrive = [high - low - 1 for low, high in zip([-1, *bars], [*bars, total + 6], strict=True)]
        if all(some + gone <= total for some, gone in zip(arrive, leave, strict=True)):
            break
    row = row[:]
    for isle in range(7):
        row[base + isle] -= leave[isle]
        row[base + TIRED + isle] += arrive[isle]
    row[TURN] = row[AFTER + row[TURN]]
    return row


def regrets(row: bytearray, value: Value, samples: int, rng: random.Random) -> tuple[float, float]:
    """Points that the best sample is better than the best assembled journey, and than the best refined one."""
    me = row[TURN]

    def score(turn: Turn) -> int:
        return worth(evaluator(row), after(row, turn), me)

    found = sorted((score(turn) for turn in travels(row, value)), reverse=True)
    best = sorted(travels(row, value), key=score, reverse=True)[:2]
    top = max(refined(row, turn, score)[0] for turn in best)
    sampled = max(worth(evaluator(row), a_journey(row, rng), me) for _ in range(samples))
    return max(0, sampled - found[0]) / POINT, max(0, sampled - top) / POINT


def main() -> None:
    """Prints one JSON object."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--samples", type=int, default=10_000)
    options = parser.parse_args()
    rng, seed = random.Random(1), 0
    rows: list[bytearray] = []
    while len(rows) < options.positions:
        seed += 1
        rows += [
            row
            for row in sensible(2 + seed % 3, seed)
            if row[PHASE] == ACTION and any(row[BASE[row[TURN]] : BASE[row[TURN]] + TIRED]) and rng.random() < 0.3
        ]
    results = [regrets(row, evaluator(row).value, options.samples, rng) for row in rows[: options.positions]]
    report: dict[str, object] = {"positions": options.positions, "samples": options.samples}
    for name, part in (("assembled", [one for one, _ in results]), ("refined", [two for _, two in results])):
        within = sum(regret <= 0.5 for regret in part) / len(part)
        report |= {name: {"within half a point": within, "worst": max(part), "mean": sum(part) / len(part)}}
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
