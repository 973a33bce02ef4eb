"""Spans of time in words."""

from luna.log.rhythm import DAY, HOUR
from luna.text import Catalogue

_MINUTE = 60_000


def span(words: Catalogue, ms: int) -> str:
    """A span in minutes, hours or days, whichever says most in few words; rounded."""
    if ms < 2 * HOUR:
        return words("span-minutes", count=max(1, round(ms / _MINUTE)))
    if ms < 2 * DAY:
        return words("span-hours", count=round(ms / HOUR))
    return words("span-days", count=round(ms / DAY))
