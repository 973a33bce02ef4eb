"""The same game in two processes with different hash seeds: the same digest after every turn."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

# Deals, plays with every rule, and prints everything at every turn: position, legal moves, view, forecast, text.
SCRIPT = """
import hashlib, sys
from luna.games.luna import rules as luna
from tests.games.luna.games import KINDS_OF_GAMES, random_game, positions

print(luna.board_digest().hex())
for seed, options in enumerate(KINDS_OF_GAMES):
    played = random_game(seed, options)
    for row in positions(played):
        seen = f"{luna.legal(row)} {luna.view(row)} {luna.forecast(row)}"
        print(luna.digest(row).hex(), hashlib.blake2b(seen.encode(), digest_size=8).hexdigest())
    print(hashlib.blake2b(played.text().encode()).hexdigest())
print(len({"a", "b", "c", "d", "e", "f", "g", "h"}), list({"a", "b", "c", "d", "e", "f", "g", "h"}), file=sys.stderr)
"""


def run(hash_seed: str) -> tuple[str, str]:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout, done.stderr


def test_two_processes_with_different_hash_seeds_see_the_same_games() -> None:
    first, order = run("1")
    second, other_order = run("2")
    assert order != other_order  # the seeds do make a difference
    assert first.count("\n") > 800
    assert first == second
