"""Which topic of the rules is about a thing of the board. The topics are listed in `assets/games/luna/rules`."""

from __future__ import annotations

from typing import Final

from luna.games.luna.board.targets import Target
from luna.games.luna.board.words.rulebook import BOOK

FIRST: Final = BOOK.first

_OF_WHAT: Final = {
    "stack": "favour",
    "recruit": "recruit",
    "group": "novices",
    "tired": "novices",
    "chip": "council",
    "herbs": "herbs",
    "sail": "sail",
    "build": "shrine",
    "tile": "path",
    "field": "space",
    "book": "wisdom",
    "seat": "seats",
    "choice": "council",
    "candle": "candle",
    "commit": "journey",
    "guard": "guard",
    "priestess": "priestess",
}


def topic_of(target: Target | None) -> str:
    """The name of the topic about a thing; the first one for what has no rule."""
    if target is None:
        return FIRST
    if target.what in ("token", "act") and target.name == "novice":
        return "novice-token"
    if target.what in ("verb", "vehicle", "act"):
        return target.name if target.name in BOOK.topics else FIRST
    if target.what == "token":
        return target.name
    if target.what == "apostate":
        return "expel" if target.number else "apostate"
    if target.island == "jetty" and target.what in ("group", "tired", "island"):
        return "jetty"
    if target.what == "island":
        return f"island-{target.island}"
    if target == Target("top", name="scoring"):
        return "scoring"
    return _OF_WHAT.get(target.what, FIRST)
