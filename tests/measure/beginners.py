"""The results of beginners against a level: `python -m tests.measure.beginners [LEVEL] [--games N] [--seed S]`.

Every set-up is played from both seats; free and printed set-ups alternate in pairs.
"""

import argparse

from luna.core import standings
from luna.games.luna import rules
from tests.bots.beginners import PLAYERS
from tests.workshop import matches
from tests.workshop.matches import player


def won(name: str, level: str, games: int, seed: int, setup: str) -> tuple[float, float]:
    """The games that a beginner wins against a level with two seats, and the mean lead in points."""
    wins = ahead = 0.0
    for number in range(games):
        mine = number % 2
        seats = [PLAYERS[name] if seat == mine else player("luna", level) for seat in range(2)]
        row, _ = matches.play_game("luna", seats, seed * 1_000_000 + number // 2, setup)
        wins += standings.share(rules.places(row), mine)
        points = rules.scores(row)
        ahead += points[mine] - points[1 - mine]
    return wins, ahead / games


def main() -> None:
    """Print a line for each beginner and set-up."""
    parser = argparse.ArgumentParser()
    parser.add_argument("level", nargs="?", default="level-0")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()
    for name in PLAYERS:
        for setup in ("free", "preset"):
            wins, ahead = won(name, wanted.level, wanted.games, wanted.seed, setup)
            low, high = matches.wilson(wins, wanted.games)
            print(
                f"{name} against {wanted.level}, {setup}: {wins:g} of {wanted.games} ({low:.1%} to {high:.1%}), "
                f"{ahead:+.1f} points",
                flush=True,
            )


if __name__ == "__main__":
    main()
