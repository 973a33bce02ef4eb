"""A beginner's play: by likings, not by chance alone.

What brings a thing is liked and done, what only prepares is put off: tokens are taken and lie idle, candles are left
burning, journeys are a bother. And for a round at a time one kind of action seems better than it is, another worse;
that looks like a plan, because it is one, if not a good one.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Final

from luna.bots.evaluator import Scored
from luna.bots.oneply import bell
from luna.games.luna.rules import moves
from luna.games.luna.rules.position import ROUND, TURN

HABITS: Final[Mapping[int, int]] = {
    moves.FAVOUR: 2500,
    moves.CONSECRATE: 2000,
    moves.BUILD: 1000,
    moves.APPOINT: 500,
    moves.BOOK: -1000,
    moves.HERBS: -2000,
    moves.EXPEL: -2000,
    moves.JOURNEY: -2000,
    moves.SAIL: -2500,
    moves.MEDITATE: -2500,
    moves.TIDE: -3500,
}
"""How much better a kind of action seems than it is, in thousandths of a point."""
_KINDS: Final = 16


def liked(scored: Sequence[Scored], row: bytearray, seed: int, whim: int) -> list[Scored]:
    """What the turns seem to be worth to a beginner; `whim` = the error by kinds of action that lasts for a round."""
    key = seed.to_bytes(16, "big", signed=True) + bytes((row[ROUND], row[TURN]))
    rng = random.Random(int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "big"))
    moods = [bell(rng, whim) for _ in range(_KINDS)]
    return [
        (worth + HABITS.get(kind, 0) + moods[kind], turn) for worth, turn in scored for kind in [moves.kind_of(turn[0])]
    ]
