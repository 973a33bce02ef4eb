"""A separate program that merges circle files in the given order, and prints what follows from them.

python -m tests.circle.merging FILE...
"""

from __future__ import annotations

import sys
from functools import reduce
from itertools import chain
from pathlib import Path

from luna.circle import letters
from luna.circle.circle import Circle
from luna.circle.entries import Tournament
from luna.circle.games import counted, games
from luna.circle.league import league
from luna.circle.tournament import course


def follows(circle: Circle) -> str:
    """The league with its ratings, and each tournament with its pairings and its table, to the byte."""
    played = games(circle)
    cups = [course(body, circle.orders(one), played) for one, body in circle.all(Tournament)]
    drawn = [[(table.players, table.played and table.played.result) for table in chain(*cup.rounds)] for cup in cups]
    scores = [(cup.scores, cup.winner) for cup in cups]
    ranked = league(counted(played))
    standings = ranked.games, ranked.rows, sorted(ranked.met.items())
    return f"{letters.write(circle).hex()}\n{standings}\n{drawn}\n{scores}\n"


if __name__ == "__main__":
    reader = letters.Reader()
    found = [reader.circle(Path(name).read_bytes(), name) for name in sys.argv[1:]]
    sys.stdout.write(follows(reduce(Circle.merged, found)))
