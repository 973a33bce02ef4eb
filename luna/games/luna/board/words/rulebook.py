"""The rules of Luna for the reader: topics, and tables of points taken from the board."""

from collections.abc import Mapping
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.targets import Target
from luna.games.luna.rules.board import GUARD_IP, ISLANDS, PRIZES, SEAT_IP, SYMBOL
from luna.games.luna.rules.scoring import SHRINE_IP
from luna.shell.board.pointing import Button
from luna.shell.client.rulebook import Aid, Rulebook, read_topics
from luna.shell.drawing.fonts import ASSETS
from luna.text.catalogue import Catalogue, Slot
from luna.text.sentences import MINUS, listed

FOLDER: Final = ASSETS / "games" / "luna" / "rules"
_AID: Final[Aid] = {
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
    "end": (("shrine", str(SHRINE_IP)), ("favour", "1"), ("council", f"{SEAT_IP[0]}–{SEAT_IP[-1]}")),
}


def _facts(words: Catalogue, topic: str) -> Mapping[str, Slot]:
    """The numbers of an island's tiles come from the board."""
    island = topic.removeprefix("island-")
    if island == topic:
        return {}
    tiles = [str(tile) for tile, symbol in enumerate(SYMBOL) if symbol == ISLANDS.index(island)]
    return {"tiles": listed(words, tiles)}


BOOK: Final = Rulebook(
    *read_topics(FOLDER / "topics.toml"),
    paper=ASSETS.parent / "docs" / "rules-luna.md",
    aid=_AID,
    aid_topic="influence",
    facts=_facts,
)
FIRST: Final = BOOK.first
_OF_ITS_OWN: Final[dict[Target, str]] = {
    targets.Token("novice"): "novice-token",
    targets.SAIL_NOW: "journey",
    Button("scoring"): "scoring",
    **{kind("jetty"): "jetty" for kind in (targets.Island, targets.Group, targets.Tired)},
}
"""Things whose topic differs from that of their kind."""


def topic_of(target: Target | None) -> str:
    """The topic about a thing; the first topic for things without a rule."""
    if target is None:
        return FIRST
    thing = targets.meant(target)
    name = thing.name if isinstance(thing, targets.Thing) else ""
    topic = _OF_ITS_OWN.get(thing) or targets.about(thing).topic.format(name=name)
    return topic if topic in BOOK.topics else FIRST
