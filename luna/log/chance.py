"""Chance after the deal: from a record's stamp to what was drawn. Whole numbers only, the same on every machine.

A stamp is random bytes that whoever orders a record puts behind its body. Each draw has a key, and the first stamp that
a key meets decides it for ever, so taking a turn back and doing it again draws the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count

from luna.core.game import Draw, Move
from luna.log.records import STAMP

_BITS = 64


def outcome(draw: Draw, stamp: bytes) -> Move:
    """What that stamp draws. Two draws by one stamp are independent, for their keys differ."""
    value = hashlib.blake2b(draw.key.encode(), digest_size=_BITS // 8, key=stamp).digest()
    return draw.outcomes[index(draw.weights, int.from_bytes(value), _BITS)]


def index(weights: Sequence[int], value: int, bits: int) -> int:
    """Which of the weights a number of so many bits falls on: each as often as its share, to the nearest number."""
    at = value * sum(weights) >> bits
    for number, weight in enumerate(weights):
        if at < weight:
            return number
        at -= weight
    raise ValueError("a number has more bits than it should")


def stamp_for(draws: Sequence[tuple[Draw, Move]]) -> bytes:
    """A stamp that draws just this, always the same: for games that come as text, where only the outcomes are told."""
    for number in count():
        stamp = number.to_bytes(STAMP)
        if all(outcome(draw, stamp) == move for draw, move in draws):
            return stamp
    raise AssertionError
