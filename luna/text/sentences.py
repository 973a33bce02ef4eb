"""Parts of sentences: signed numbers, lists, slots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from luna.text.catalogue import Catalogue, Slot

MINUS: Final = "\u2212"


def signed(points: int) -> str:
    """A number with its sign: +4, 0, or with a real minus."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


def worth(words: Catalogue, thousandths: float) -> str:
    """A bot's evaluation in points, with sign and one decimal. A value that rounds to zero has no sign."""
    rounded = round(thousandths / 1000, 1)
    sign = "+" if rounded > 0 else MINUS if rounded < 0 else ""
    return sign + words("hint-points", points=abs(rounded))


def listed(words: Catalogue, items: Sequence[str]) -> str:
    """A list of words: "one, two and three"."""
    if len(items) < 2:
        return "".join(items)
    return words("list-last", before=", ".join(items[:-1]), last=items[-1])


Kinds = Mapping[str, Callable[[Any], Slot | Mapping[str, Slot]]]
"""The form of a game's facts in sentences, by name: one word, or several slots with names of their own."""


def slots(facts: Mapping[str, Any], kinds: Kinds) -> dict[str, Slot]:
    """The slots of a sentence about these facts; words and numbers without a kind stay unchanged."""
    out: dict[str, Slot] = {}
    for name, fact in facts.items():
        said = kinds[name](fact) if name in kinds else fact
        if isinstance(said, Mapping):
            out.update(said)
        elif isinstance(said, str | int) and not isinstance(said, bool):
            out[name] = said
    return out


def event_key(event: Any, prefix: str = "event") -> str:
    """The key of an event's sentence: `event-candle-out` for `CandleOut`."""
    name = type(event).__name__
    return prefix + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
