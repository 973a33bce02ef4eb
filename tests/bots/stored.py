"""Games that the levels always play: `python -m tests.bots.stored` writes their digests again."""

from __future__ import annotations

import json
from pathlib import Path

from luna.bots.levels import choose
from luna.bots.turns import after
from luna.games import luna
from tests.bots.helpers import first_row

FILE = Path(__file__).with_name("stored.json")
GAMES = (
    *(f"level-{level} {seats} seats" for level in (1, 2, 3) for seats in (2, 3, 4)),
    "level-4 2 seats, 12 turns",
    "level-4 4 seats, 12 turns",
    "level-5 2 seats, 6 turns",
)


def play(name: str) -> str:
    """The position at the end of a game (or behind its first turns) as hexadecimal digits."""
    level, seats = int(name[6]), int(name[8])
    turns = int(name.split(", ")[1].split()[0]) if "," in name else 10_000
    row = first_row(seats, level)
    for number in range(turns):
        if luna.over(row):
            break
        row = after(row, choose(row, level, number))
    return luna.digest(row).hex()


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: play(name) for name in GAMES}, indent=1) + "\n", encoding="utf-8")
