"""The parts of a game in the workshop: the module `tests/games/NAME/training.py`, if there is one.

It may have `partner(name) -> Player | None` and `NAMES` (players for matches beside the levels), `MATCHES` (pairs that
the ladder plays beside its rungs), `SPEED` (goals of `bench`), and the names of `Training` where bots learn a value.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from luna.bots.evaluator import Evaluator, Scored
from luna.bots.linear_value import Moment, Weights
from luna.bots.oneply import blurred, near
from luna.core.game import Position, Turn

Player = Callable[[Position, int], Turn]
"""A player of a match: maps a position and a seed to a turn."""
Sample = tuple[Moment, dict[str, int], int]
"""A moment, the features of a seat, and the target value in thousandths of a point."""


class Training(Protocol):
    """How a game learns its value: features, sample games, and the file of the weights."""

    FILE: str
    """The file of the shipped weights."""
    LENGTH: Mapping[int, tuple[int, int]]
    """Generations and games per generation, by table size (1 = solo), of the shipped weights."""
    SEARCHES: Mapping[int, tuple[int, int]]
    """Further generations that a search plays, and its visits, by table size; none for a size that is not there."""
    CHAMPION: str
    """The player that new weights have to beat in a match."""

    def names(self) -> Sequence[str]:
        """The features, in the order of the file."""

    def evaluator(self, weights: Mapping[Moment, Weights]) -> Evaluator:
        """The evaluator with these weights."""

    def table_size(self, position: Position) -> int:
        """The key of the weights for this position: the number of players, 1 for the solo game."""

    def samples(self, seed: int, players: int, value: Evaluator | None, visits: int = 0) -> list[Sample]:
        """The samples of one noisy game; without a value the seats use hand-written weights.

        `visits`: simulations of the search that plays; 0: the seats look one turn ahead.
        """


def lent(game: str) -> Any:
    """The module of a game; None without one."""
    name = f"tests.games.{game}"
    return import_module(f"{name}.training") if find_spec(name) and find_spec(f"{name}.training") else None


def training_of(game: str) -> Training | None:
    """The training of a game; None for a game without a learned value."""
    found = lent(game)
    return found if hasattr(found, "samples") else None


def noisy(scored: list[Scored], noise: int, drop: int, rng: random.Random) -> Turn:
    """The best turn by `blurred` values, the first among equals; turns more than `drop` below the best are left out."""
    return max(blurred(near(scored, drop), noise, rng), key=lambda one: one[0])[1]
