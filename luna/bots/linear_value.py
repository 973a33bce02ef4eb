"""Learned values: a linear function of features with integer weights for each moment of the game, from a data file.

A game describes its training in `bot.training` (see `Training`); `python -m luna train` runs it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from luna.bots.evaluator import Evaluator
from luna.core.game import Position

Moment = tuple[int, int]
"""A stage of the game and a case within it. Each moment has its own weights; cases of one stage have similar ones."""
Weights = Mapping[str, int]
"""By feature: thousandths of a point for each unit."""
Sample = tuple[Moment, dict[str, int], int]
"""A moment, the features of a seat, and the target value in thousandths of a point."""


class Training(Protocol):
    """How a game learns its value: features, sample games, and the file of the weights."""

    FILE: str
    """The file of the shipped weights."""
    LENGTH: Mapping[int, tuple[int, int]]
    """Generations and games per generation, by table size (1 = solo), of the shipped weights."""
    CHAMPION: str
    """The player that new weights have to beat in a match."""

    def names(self) -> Sequence[str]:
        """The features, in the order of the file."""

    def evaluator(self, weights: Mapping[Moment, Weights]) -> Evaluator:
        """The evaluator with these weights."""

    def table_size(self, position: Position) -> int:
        """The key of the weights for this position: the number of players, 1 for the solo game."""

    def samples(self, seed: int, players: int, value: Evaluator | None) -> list[Sample]:
        """The samples of one noisy game; without a value the seats use hand-written weights."""


def digest(weights: Any) -> str:
    """A digest of the weights, equal on every machine."""
    return hashlib.blake2b(json.dumps(weights, sort_keys=True).encode(), digest_size=8).hexdigest()


def from_data(data: Mapping[str, Any], players: int) -> dict[Moment, dict[str, int]]:
    """The weights of a table size from the parsed file."""
    names = data["names"]
    return {
        (int(stage), int(case)): dict(zip(names, line, strict=True))
        for stage, by_case in data["weights"][str(players)].items()
        for case, line in by_case.items()
    }
