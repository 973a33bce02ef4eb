"""Slips: the human errors of the lowest level, such as forgetting a figure or favouring one island.

A level with slips is a one-ply search with distorted values. A slip lasts for a stretch of the game, usually a round,
so an opponent can notice it and use it. It makes some turns seem better or worse than they are, and the turn with the
best perceived value is played. Without further noise a slip explains every turn that is not the best one.

A game declares its slips with their frequencies (`Evaluator.slips`) and their effects (`Evaluator.misjudged`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from luna.bots.evaluator import Evaluator, Scored
from luna.core.game import Position, Turn

_WHOLE = 100
_KINDS = 1 << 16


class Slip(NamedTuple):
    """A slip that decided a turn."""

    name: str
    about: int  # see `Evaluator.misjudged`


def made(evaluator: Evaluator, position: Position, seed: int) -> Mapping[str, int]:
    """The slips that the seat to move makes in this stretch of the game, each with a random number."""
    seat = evaluator.to_move(position)
    assert seat is not None, "nobody is to move"
    found: dict[str, int] = {}
    for name, chance in evaluator.slips.items():
        text = f"{seed} {evaluator.stretch(position)} {seat} {name}".encode()
        number = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
        if number % _WHOLE < chance:
            found[name] = number // _WHOLE % _KINDS
    return found


def seen(evaluator: Evaluator, position: Position, scored: Sequence[Scored], seed: int) -> list[Scored]:
    """The turns with the values that they seem to have."""
    slips = made(evaluator, position, seed)
    return [(worth + sum(evaluator.misjudged(position, turn, slips).values()), turn) for worth, turn in scored]


def blamed(evaluator: Evaluator, position: Position, best: Turn, played: Turn, seed: int) -> Slip | None:
    """The slip that speaks most for the turn that was played instead of the best one; None when no slip does."""
    slips = made(evaluator, position, seed)
    wrong, right = (evaluator.misjudged(position, turn, slips) for turn in (played, best))
    amount, name = max(((wrong.get(name, 0) - right.get(name, 0), name) for name in slips), default=(0, ""))
    return Slip(name, slips[name]) if amount > 0 else None
