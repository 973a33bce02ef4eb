"""How a level fares in the solo game: `python -m tests.measure.solo [--level L] [--games N] [--first SETUP]`."""

import argparse
import time

from luna.games.luna import rules as luna
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import BASE, ip
from tests.bots.helpers import choose

SOLO_LEVELS = (1, 2, 3)


def played(solo: int, level: int, setup: int) -> tuple[int, list[float]]:
    """Points ahead of the opponent at the end, and the processor time of each turn."""
    row = luna.start(luna.deal(luna.choose(("yellow",), "free", solo=solo), setup.to_bytes(8, "big")))
    spent: list[float] = []
    while luna.to_move(row) is not None:
        began = time.process_time()
        turn = choose(row, level, len(spent))
        spent.append(time.process_time() - began)
        row = after(row, turn)
    opponent, person = (ip(row, base) for base in BASE[:2])
    return person - opponent, spent


def main() -> None:
    """Prints a line for each level of the solo game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--first", type=int, default=900)
    parser.add_argument("--solo", type=int, choices=SOLO_LEVELS)
    wanted = parser.parse_args()
    for solo in SOLO_LEVELS if wanted.solo is None else (wanted.solo,):
        games = [played(solo, wanted.level, setup) for setup in range(wanted.first, wanted.first + wanted.games)]
        ahead = sorted(margin for margin, _ in games)
        spent = sorted(1000 * turn for _, turns in games for turn in turns)
        mean, won = sum(ahead) / len(ahead), sum(margin > 0 for margin in ahead)
        pace = f"{sum(spent) / len(spent):.0f} ms a turn, p99 {spent[len(spent) * 99 // 100]:.0f}"
        print(f"solo level {solo}: {mean:+.1f} points, {won} of {len(ahead)} won {ahead}, {pace}", flush=True)


if __name__ == "__main__":
    main()
