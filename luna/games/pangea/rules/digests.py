"""Digests: names of a position and of the board data, equal on every machine and in every process."""

from __future__ import annotations

import hashlib

from luna.games.pangea.rules.board import DATA


def digest(row: bytearray) -> bytes:
    """8 bytes that name the position."""
    return hashlib.blake2b(row, digest_size=8).digest()


def board_digest() -> bytes:
    """8 bytes over the values of the data file; its comments and spaces do not count, the order of its tables does."""
    return hashlib.blake2b(repr(DATA).encode(), digest_size=8).digest()
