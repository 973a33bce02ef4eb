"""Shuffling of our own over a BLAKE2b counter stream: the same entropy deals the same on every Python."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

_Thing = TypeVar("_Thing")


class Lot:
    """The random source of a set-up: all its chance."""

    def __init__(self, entropy: bytes) -> None:
        self._entropy = entropy
        self._count = 0

    def below(self, bound: int) -> int:
        """A fair draw from 0..bound-1."""
        limit = (1 << 64) // bound * bound
        while True:
            block = hashlib.blake2b(self._count.to_bytes(8, "big"), key=self._entropy[:64], digest_size=8).digest()
            self._count += 1
            value = int.from_bytes(block, "big")
            if value < limit:
                return value % bound

    def shuffled(self, things: Sequence[_Thing]) -> tuple[_Thing, ...]:
        """Fisher-Yates."""
        out = list(things)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return tuple(out)
