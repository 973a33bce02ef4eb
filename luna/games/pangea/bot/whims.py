"""A beginner's play: by likings, not by chance alone.

What brings a thing is liked and done; what only prepares it, or hinders others, is put off. And for a round at a time
one kind of action seems better than it is, another worse: that looks like a plan, because it is one, if not a good one.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Final

from luna.bots.evaluator import Scored
from luna.bots.oneply import bell
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, LEAD, MOVE, SHIFT, STAY, kind_of
from luna.games.pangea.rules.position import TURN, round_number

HABITS: Final[Mapping[int, int]] = {BUY: 1500, DRAW: 1000, MOVE: 500, STAY: -500, BAN: -500, LEAD: -1000, SHIFT: -1500}
"""How much better a kind of action seems than it is, in thousandths of a point."""
_KINDS: Final = 11


def liked(scored: Sequence[Scored], row: bytearray, seed: int, whim: int) -> list[Scored]:
    """What the turns seem to be worth to a beginner; `whim` = the error by kinds of action that lasts for a round."""
    key = seed.to_bytes(16, "big", signed=True) + round_number(row).to_bytes(3) + bytes((row[TURN],))
    rng = random.Random(int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "big"))
    moods = [bell(rng, whim) for _ in range(_KINDS)]
    return [(worth + HABITS.get(kind, 0) + moods[kind], turn) for worth, turn in scored for kind in [kind_of(turn[0])]]
