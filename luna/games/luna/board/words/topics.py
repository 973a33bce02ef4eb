"""Which topic of the rules is about a thing of the board. The topics are listed in `assets/games/luna/rules`."""

from __future__ import annotations

from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words.rulebook import BOOK

FIRST: Final = BOOK.first

_TOPICS: Final[dict[type[Target], str]] = {
    targets.Stack: "favour",
    targets.Recruit: "recruit",
    targets.Group: "novices",
    targets.Tired: "novices",
    targets.Chip: "council",
    targets.Herbs: "herbs",
    targets.Sail: "sail",
    targets.Builder: "shrine",
    targets.Apostate: "apostate",
    targets.Steps: "expel",
    targets.Tile: "path",
    targets.Field: "space",
    targets.Book: "wisdom",
    targets.Seat: "seats",
    targets.Choice: "council",
    targets.Candle: "candle",
}


def topic_of(target: Target | None) -> str:
    """The name of the topic about a thing; the first one for what has no rule."""
    match target:
        case None:
            return FIRST
        case targets.Token("novice") | targets.Act("novice"):
            return "novice-token"
        case targets.Verb(name) | targets.Vehicle(name) | targets.Act(name):
            return name if name in BOOK.topics else FIRST
        case targets.Token(favour):
            return favour
        case targets.Group("jetty") | targets.Tired("jetty") | targets.Island("jetty"):
            return "jetty"
        case targets.Island(island):
            return f"island-{island}"
        case targets.Top("scoring"):
            return "scoring"
        case targets.Command.COMMIT:
            return "journey"
    return _TOPICS.get(type(target), FIRST)
