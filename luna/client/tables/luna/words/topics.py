"""The topics of the rules of Luna: what each tells, its picture, its neighbours, and which thing it is about.

The words are in the catalogue: `rule-<name>`, `rule-<name>-short` and `rule-<name>-long`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.client.tables.luna.hand.targets import Target
from luna.games.luna.board import ISLANDS


class Topic(NamedTuple):
    """One page."""

    name: str
    rules: tuple[str, ...]  # ids of the rules that it tells
    art: str
    see: tuple[str, ...] = ()  # names of other topics


def _topic(name: str, rules: str, art: str, see: str = "") -> Topic:
    return Topic(name, tuple(rules.split()), art, tuple(see.split()))


SECTIONS: Final[dict[str, tuple[Topic, ...]]] = {
    "game": (
        _topic("game", "S1 E2", "ui/icon-moon", "tips round scoring final"),
        _topic("tips", "", "temple/lantern-lit", "shrine appoint recruit favour tide council"),
    ),
    "phases": (
        _topic(
            "setup", "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10", "islands/isle-book", "first-game preparation two-players solo"
        ),
        _topic("first-game", "S9 S10 S13", "islands/isle-sail", "setup tips"),
        _topic("preparation", "S11 S12 S13 S14", "islands/isle-herbs", "setup rulings two-players"),
        _topic("round", "A1 A2 A17", "ui/icon-flag", "meditate candle novices scoring"),
        _topic("scoring", "R1 R2 R3 R4", "ui/influence", "priestess apostate temple next-round"),
        _topic("next-round", "R5 R6", "ui/round-now", "priestess builder apostate guard"),
        _topic("final", "E1 E2", "ui/star", "tie seats shrines favours"),
        _topic("tie", "R2 E2 S7 A10", "orders/disc-yellow", "seats council priestess final"),
    ),
    "island": (
        _topic("favour", "A5 A5.1 A3 A4", "ui/icon-favour", "favours shrines novice-token"),
        _topic("recruit", "A6", "ui/icon-recruit", "novices novice-token"),
        _topic("shrine", "A7", "ui/icon-shrine", "shrines builder island-shrine novice-token"),
        _topic("herbs", "A8", "ui/icon-herbs", "novices island-herbs"),
    ),
    "moving": (
        _topic("journey", "A9", "ui/icon-journey", "tide sail next-round"),
        _topic("tide", "A11", "ui/icon-tide", "journey sail jetty island-tide"),
        _topic("sail", "A12", "ui/icon-sail", "journey tide jetty island-sail"),
    ),
    "temple": (
        _topic("appoint", "A14 A14.1 A14.2 A14.3", "ui/icon-appoint", "consecrate path bribery novice-token"),
        _topic("consecrate", "A15 A18 R6", "ui/icon-consecrate", "eviction guard temple bribery"),
        _topic("eviction", "A15.2 A15.3", "marks/eviction-cross", "space wisdom jetty consecrate"),
        _topic("bribery", "A14.4 A15.1", "marks/purse", "appoint consecrate guard island-bribery"),
        _topic("book", "A16", "ui/icon-book", "wisdom eviction island-book"),
        _topic("council", "A10", "ui/icon-council", "seats tie novice-token"),
    ),
    "other": (
        _topic("expel", "A13", "ui/icon-expel", "apostate novice-token"),
        _topic("novice-token", "A4", "favours/favour-novice", "island-novice favour appoint council"),
        _topic("meditate", "A17 A17.1 A17.2", "ui/icon-meditate", "candle round scoring"),
    ),
    "islands": tuple(
        _topic(f"island-{island}", "C1 C3 A5 A14", f"islands/isle-{island}", see)
        for island, see in zip(
            ISLANDS,
            (
                "book wisdom favour appoint",
                "bribery favour appoint",
                "novice-token favour appoint",
                "sail favour appoint",
                "herbs favour appoint",
                "shrine shrines favour appoint",
                "tide favour appoint",
            ),
            strict=True,
        )
    ),
    "things": (
        _topic("novices", "C6 A2 A18", "orders/novice-yellow-active", "round recruit next-round jetty"),
        _topic("favours", "C4 A3 S9 E1", "favours/favour-tide", "favour final"),
        _topic("shrines", "C6 A5.1 A7 A14.1 R2 R3 E1", "orders/shrine-yellow", "shrine builder priestess"),
        _topic("priestess", "C5 S10 R2 R5", "figures/priestess", "scoring tie shrines next-round"),
        _topic("builder", "C5 A7 R5", "figures/builder", "shrine shrines next-round"),
        _topic("apostate", "C5 R3 R5", "figures/apostate", "expel scoring next-round"),
        _topic("guard", "C4 C5 S5 R5 R6 A14.3", "figures/guard", "consecrate path bribery"),
        _topic("path", "C2 C3 S4 A14.3 A18 R6", "tiles/tile-lapis-lit", "appoint consecrate bribery guard"),
        _topic("temple", "C2 C3 S2 R4 A15", "ui/icon-temple", "consecrate space eviction wisdom"),
        _topic("space", "C3 A15.2 A15.3", "temple/hex-lapis", "eviction consecrate wisdom reconstruction"),
        _topic("wisdom", "C4 S3 A16", "temple/book", "book eviction"),
        _topic("seats", "C7 S7 A10 R2 E1", "orders/disc-red", "council tie final"),
        _topic("candle", "C4 S6 A17", "temple/candle-lit", "meditate round"),
        _topic("jetty", "C2 A11 A12 A15.2 A18", "temple/jetty", "eviction tide sail"),
    ),
    "variants": (
        _topic("two-players", "S6 S10 S11 A16 A17.2", "orders/badge-yellow", "fixed-start book candle"),
        _topic("live-scoring", "O1", "ui/icon-forecast", "final"),
        _topic("fixed-start", "O2", "ui/start-token", "two-players meditate"),
        _topic("solo", "V1 V2 V3 V6 V13", "ui/icon-solo", "solo-opponent solo-levels rulings-solo"),
        _topic("solo-opponent", "V4 V5 V7 V8 V9", "orders/badge-white", "solo rulings-solo"),
        _topic("solo-levels", "V10 V11 V12", "figures/apostate", "solo rulings-solo expel"),
    ),
    "notes": (
        _topic("rulings", "S12 A9 A10 A11 A13 A14.2 A15.3 R1", "ui/icon-rules", "rulings-solo reconstruction"),
        _topic("rulings-solo", "V5 V8 V12 V13", "ui/icon-rules", "solo rulings"),
        _topic("reconstruction", "C3 C7", "ui/icon-rules", "rulings path space seats first-game"),
    ),
}
"""All topics in reading order: the game, its phases, the four families of actions, things, variants, notes."""

TOPICS: Final = {topic.name: topic for topics in SECTIONS.values() for topic in topics}
FIRST: Final = "game"

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
    return _OF_WHAT.get(target.what, FIRST)
