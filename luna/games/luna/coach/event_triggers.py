"""Triggers of Luna's coach about recent events."""

from __future__ import annotations

from typing import Final

from luna.core.coaching import Advice
from luna.games.luna.coach.moment import Now, place
from luna.games.luna.rules import events as ev

_LAST: Final = 6


def welcome(now: Now) -> Advice | None:
    """The first round."""
    return Advice("welcome") if now.seen.round == 1 else None


def evicted(now: Now) -> Advice | None:
    """An own novice was evicted."""
    for event in now.happened(ev.Evicted):
        if event.seat == now.me.seat:
            return Advice("evicted", {"tile": event.tile}, ("jetty",))
    return None


def book_lost(now: Now) -> Advice | None:
    """A book was taken away from an own novice."""
    for event in now.happened(ev.BookMoved):
        if event.owner == now.me.seat != event.seat:
            return Advice("book-lost", {"tile": event.source}, (f"tile {event.source}",))
    return None


def apostate_came(now: Now) -> Advice | None:
    """Another player sent the Apostate to own novices."""
    for event in now.happened(ev.FigureMoved):
        here = event.figure == "apostate" and event.by not in (None, now.me.seat) and event.path[-1]
        if here == now.seen.apostate and now.near(here):
            return Advice("apostate-came", {"island": place(here), "points": now.near(here) + 1}, (f"island {here}",))
    return None


def new_round(now: Now) -> Advice | None:
    """A new round has begun."""
    if any(now.happened(ev.RoundBegan)):
        island = now.seen.priestess
        return Advice("new-round", {"island": place(island), "points": now.seen.guard}, ("figure priestess", "guard"))
    return None


def last_round(now: Now) -> Advice | None:
    """The last round."""
    return Advice("last-round", {"count": len(now.me.favours)}) if now.seen.round == _LAST else None
