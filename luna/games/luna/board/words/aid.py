"""The player aid: all that brings influence, with its points as the board has them.

The words are in the catalogue: `aid-<part>` and `aid-<row>`.
"""

from __future__ import annotations

from typing import Final

from luna.games.luna.rules.board import GUARD_IP, PRIZES, SEAT_IP
from luna.games.luna.rules.scoring import SHRINE_IP

MINUS: Final = "−"
AID: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "round": (
        ("consecrate", f"{min(GUARD_IP[1:])}–{max(GUARD_IP)}"),
        ("eviction", "1"),
        ("book", "1"),
        ("candle", "1"),
    ),
    "scoring": (
        ("priestess", " / ".join(map(str, PRIZES[4]))),
        ("priestess-few", " / ".join(map(str, PRIZES[2]))),
        ("apostate", MINUS),
        ("temple", "1"),
    ),
    "end": (
        ("shrine", str(SHRINE_IP)),
        ("favour", "1"),
        ("council", f"{SEAT_IP[0]}–{SEAT_IP[-1]}"),
    ),
}
"""When, what for, and how much."""
