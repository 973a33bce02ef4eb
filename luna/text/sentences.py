"""Parts of sentences: signed numbers, lists, notices with their facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from luna.text.catalogue import Catalogue

MINUS: Final = "\u2212"


def signed(points: int) -> str:
    """A number with its sign: +4, 0, or with a real minus."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


def worth(words: Catalogue, thousandths: float) -> str:
    """A bot's evaluation in points, with sign and one decimal. A value that rounds to zero has no sign."""
    rounded = round(thousandths / 1000, 1)
    sign = "+" if rounded > 0 else MINUS if rounded < 0 else ""
    return sign + words("hint-points", points=abs(rounded))


def said(words: Catalogue, key: str, facts: Mapping[str, str | int]) -> str:
    """A notice: `notice-torn` with its facts."""
    return words(key, **facts)


def listed(words: Catalogue, items: Sequence[str]) -> str:
    """A list of words: "one, two and three"."""
    if len(items) < 2:
        return "".join(items)
    return words("list-last", before=", ".join(items[:-1]), last=items[-1])
