"""The topics of the rules of Luna: what each tells, its picture, its neighbours, and which thing it is about.

They are listed in `assets/games/luna/rules/topics.toml`; the words are in the catalogue: `rule-<name>`,
`rule-<name>-short` and `rule-<name>-long`.
"""

from __future__ import annotations

import tomllib
from typing import Final, NamedTuple

from luna.games.luna.board.hand.targets import Target
from luna.shell.fonts import ASSETS


class Topic(NamedTuple):
    """One page."""

    name: str
    rules: tuple[str, ...]  # ids of the rules that it tells
    art: str
    see: tuple[str, ...] = ()  # names of other topics


def _read() -> tuple[int, dict[str, tuple[Topic, ...]]]:
    found = tomllib.loads((ASSETS / "games" / "luna" / "rules" / "topics.toml").read_text("utf-8"))
    learn = found.pop("learn")
    return learn, {
        section: tuple(
            Topic(name, tuple(facts["rules"].split()), facts["art"], tuple(facts["see"].split()))
            for name, facts in topics.items()
        )
        for section, topics in found.items()
    }


_LEARN, SECTIONS = _read()
"""All topics by section in the order in which they are read."""

TOPICS: Final = {topic.name: topic for topics in SECTIONS.values() for topic in topics}
PATH: Final = tuple(topic.name for topics in list(SECTIONS.values())[:_LEARN] for topic in topics)
"""The topics that teach the game, in order; the others are there to look things up."""
SECTION_OF: Final = {topic.name: section for section, topics in SECTIONS.items() for topic in topics}
FIRST: Final = PATH[0]

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
        return target.name if target.name in TOPICS else FIRST
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
