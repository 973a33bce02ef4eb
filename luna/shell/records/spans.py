"""Spans of time in words."""

from luna.log.rhythm import DAY, HOUR
from luna.text import Catalogue

_MINUTE = 60_000


def span(words: Catalogue, ms: int) -> str:
    """A span in whole minutes, hours or days, whichever says most in few words."""
    if ms < 2 * HOUR:
        return words("span-minutes", count=max(1, ms // _MINUTE))
    if ms < 2 * DAY:
        return words("span-hours", count=ms // HOUR)
    return words("span-days", count=ms // DAY)
