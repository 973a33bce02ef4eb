"""Stored games of the levels: `python -m tests.bots.stored` writes their digests again."""

import json
from pathlib import Path

from luna.games.luna import rules as luna
from luna.games.luna.bot.turns import after
from tests.bots.helpers import choose, first_row

FILE = Path(__file__).with_name("stored.json")
WHOLE = 10_000
GAMES = {
    f"level {level}, {seats} seats, {turns} turns": (level, seats, turns)
    for level, seats, turns in (
        *((level, seats, WHOLE) for level in (0, 1, 3, 4) for seats in (2, 3, 4)),
        (8, 2, 12),
        (8, 4, 12),
        (10, 2, 6),
    )
}


def play(level: int, seats: int, turns: int) -> str:
    """The position at the end of a game, or after its first turns, as hexadecimal digits."""
    row = first_row(seats, level)
    for number in range(turns):
        if luna.over(row):
            break
        row = after(row, choose(row, level, number))
    return luna.digest(row).hex()


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: play(*game) for name, game in GAMES.items()}, indent=1) + "\n", encoding="utf-8")
