"""Chance after the deal: from a record's stamp to the outcome of a draw, in integers, the same on every machine.

A stamp is random bytes that the orderer of a record appends. Each draw has a key, and the first stamp for a key decides
the draw for ever, so undoing and repeating a turn draws the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count

from luna.core.game import Draw, Move
from luna.log.records import STAMP

_BITS = 64


def outcome(draw: Draw, stamp: bytes) -> Move:
    """The outcome of a draw by a stamp. Draws with different keys are independent."""
    value = hashlib.blake2b(draw.key.encode(), digest_size=_BITS // 8, key=stamp).digest()
    return draw.outcomes[index(draw.weights, int.from_bytes(value), _BITS)]


def index(weights: Sequence[int], value: int, bits: int) -> int:
    """The weight that a number of so many bits falls on, in proportion to the weights."""
    at = value * sum(weights) >> bits
    for number, weight in enumerate(weights):
        if at < weight:
            return number
        at -= weight
    raise ValueError("a number has more bits than it should")


def stamp_for(draws: Sequence[tuple[Draw, Move]]) -> bytes:
    """A stamp with just these outcomes, always the same one: for games from text, which has outcomes only."""
    for number in count():
        stamp = number.to_bytes(STAMP)
        if all(outcome(draw, stamp) == move for draw, move in draws):
            return stamp
    raise AssertionError
