"""The grounds of a turn in sentences: why it was played, and the goal that a hint names before it tells the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.luna.bot.turn_case import Ground
from luna.text import Catalogue
from luna.text.sentences import listed

_GOALS: Final = {
    "points-round": "round-end",
    "points-game": "round-end",
    "tempo-ends": "round-end",
    "tempo-starts": "round-end",
    "temple-prey": "tile",
    "temple-claims": "tile",
    "temple-bribed": "tile",
    "prepared-tile": "prepared-cheap",
    "others-tile": "tile",
    "temple-book": "book",
    "others-book": "book",
    "temple-opens": "way",
    "temple-ready": "way",
    "temple-next": "way",
    "priestess-scored": "priestess-now",
    "priestess-lead": "priestess-now",
    "priestess-held": "priestess-kept",
    "others-priestess": "priestess-now",
    "apostate-less": "apostate",
    "apostate-next": "apostate",
    "shrines-opens": "shrines-next",
    "favours-use": "favours-taken",
    "favours-opens": "favours-next",
    "council-up": "council",
    "council-passes": "council",
    "novices-woken": "novices-awake",
    "novices-sailed": "novices-awake",
    "novices-cheap": "novices-kept",
    "tempo-candle": "tempo",
    "tempo-more": "tempo",
    "solo-waits": "deactivate",
    "solo-priestess": "deactivate",
    "solo-builder": "deactivate",
    "solo-stays": "deactivate",
    "solo-enters": "deactivate",
}
"""Grounds that share a goal; the others have one of their own name."""


def said(text: Catalogue, names: Sequence[str], ground: Ground) -> str:
    """A ground in words; `names` by seat."""
    if ground.name == "favours-use":  # in the words of the rules
        favour = str(ground.facts["favour"])
        return text("rule-novice-token-short" if favour == "novice" else f"rule-{favour}-short")
    slots: dict[str, str | int] = {}
    for name, fact in ground.facts.items():
        if isinstance(fact, tuple):
            slots["count"] = len(fact)
            slots["list"] = listed(text, [text("preview-evicted", name=names[seat], tile=tile) for seat, tile in fact])
            slots["tiles"] = listed(text, [str(tile) for _, tile in fact])
        elif name == "causes":
            slots["list"] = listed(text, [text(f"cause-{cause}") for cause in str(fact).split()])
        elif name == "seat":
            slots["name"] = names[int(fact)]
        elif name == "island":
            slots[name] = text(f"place-{fact}")
        elif name in ("favour", "first", "second"):
            slots[name] = text(f"favour-{fact}")
        else:
            slots[name] = fact
    return text(f"ground-{ground.name}", **slots)


def goal(text: Catalogue, ground: Ground) -> str:
    """What to go for, without the turn that does it."""
    name = ground.name.removeprefix("opponent-")
    return text(f"goal-{_GOALS.get(name, name)}")
