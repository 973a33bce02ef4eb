"""The levels of computer players, and a bot as a log describes it."""

from __future__ import annotations

from typing import Final, NamedTuple

LEVELS: Final = tuple(range(13))
"""The levels of every game, from a beginner to the strongest; each game defines what they do (`bots.Evaluator`)."""
USUAL_LEVEL: Final = 4
_FORMER: Final = (0, 2, 3, 4, 7, 10)  # the levels of today that are nearest to the six of versions 0.1 and 0.2


class Character(NamedTuple):
    """A bot: its level and the seed of its errors. As text: `rung 7 seed 1234`."""

    level: int
    seed: int

    def __str__(self) -> str:
        return f"rung {self.level} seed {self.seed}"

    @classmethod
    def of(cls, description: str) -> Character:
        """The bot of a log; the usual one for unknown text. Versions 0.1 and 0.2 wrote `level`, one of six."""
        words = description.split()
        try:
            number, seed = int(words[1]), int(words[3])
        except (IndexError, ValueError):
            return cls(USUAL_LEVEL, 0)
        known = LEVELS if words[0] == "rung" else _FORMER
        return cls(known[number] if 0 <= number < len(known) else USUAL_LEVEL, seed & 0xFFFF_FFFF)


def former(level: int) -> int:
    """The present level for one of versions 0.1 and 0.2; `ValueError` for an unknown number."""
    if not 0 <= level < len(_FORMER):
        raise ValueError(f"there was no level {level}")
    return _FORMER[level]
