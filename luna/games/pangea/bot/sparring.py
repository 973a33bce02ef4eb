"""Partners for matches: a value that a person wrote down, and weights out of a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from luna.bots.evaluator import Player
from luna.bots.linear_value import from_data
from luna.bots.oneply import ranked
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from luna.games.pangea.bot.value import Value, written
from luna.games.pangea.rules import position as at

NAMES: Final = "written, weights:FILE"
"""What `partner` knows."""
MATCHES: Final = (("level-3", "written"),)
"""What the ladder measures beside the levels."""


def partner(name: str) -> Player | None:
    """The player of that name for a match; None when there is none."""
    kind, _, rest = name.partition(":")
    if name == "written":
        plain = PangeaEvaluator(written())
        return lambda row, seed: ranked(plain, row)[0][1]
    if kind == "weights" and Path(rest).is_file():
        content = json.loads(Path(rest).read_text(encoding="utf-8"))
        known = {int(seats): PangeaEvaluator(Value(from_data(content, int(seats)))) for seats in content["weights"]}
        return lambda row, seed: ranked(known[row[at.PLAYERS]], row)[0][1]
    return None
