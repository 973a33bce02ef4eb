"""Learned values: a linear function of a game's features, whole-number weights by moment, kept in a file of its data.

A game whose value is learned says how in its bot (`training`, a `Training`); `python -m luna train` does the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from luna.bots.evaluator import Evaluator

Moment = tuple[int, int]
"""A stage of the game and a case of it: what has weights of its own. The cases of a stage resemble each other."""
Weights = Mapping[str, int]
"""By feature: thousandths of a point for one of it."""
Sample = tuple[Moment, dict[str, int], int]
"""The features of a seat in a position, and the thousandths of points that the features should explain."""


class Training(Protocol):
    """How the value of a game is learned: its features, games that are worth learning from, where the weights are."""

    FILE: str
    """Where the weights are kept that are shipped."""
    LENGTH: Mapping[int, tuple[int, int]]
    """Generations, and games of each, by table size (1 = alone): what the shipped weights were trained with."""
    CHAMPION: str
    """Who is to be beaten by them in a match."""

    def names(self) -> Sequence[str]:
        """The features, in the order of the file."""

    def evaluator(self, weights: Mapping[Moment, Weights]) -> Evaluator:
        """The game as these weights see it."""

    def samples(self, seed: int, players: int, value: Evaluator | None) -> list[Sample]:
        """What one noisy game teaches; without a value the seats follow one that a person wrote down."""


def digest(weights: Any) -> str:
    """Names a set of weights on every machine."""
    return hashlib.blake2b(json.dumps(weights, sort_keys=True).encode(), digest_size=8).hexdigest()


def from_data(data: Mapping[str, Any], players: int) -> dict[Moment, dict[str, int]]:
    """The weights of a table size from the content of a file."""
    names = data["names"]
    return {
        (int(stage), int(case)): dict(zip(names, line, strict=True))
        for stage, by_case in data["weights"][str(players)].items()
        for case, line in by_case.items()
    }
