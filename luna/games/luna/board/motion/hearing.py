"""Which sound belongs to what happened: one for each family of actions."""

from __future__ import annotations

from typing import Any

from luna.games.luna.board.motion.beats import Award
from luna.games.luna.rules import events as ev

_SOUNDS: dict[type[Any], str] = {
    ev.ShrinePlaced: "shrine",
    ev.PairsPlaced: "recruit",
    ev.TokenTaken: "favour",
    ev.TokenReturned: "spent",
    ev.Woken: "herbs",
    ev.Recruited: "recruit",
    ev.CouncilMoved: "council",
    ev.Appointed: "appoint",
    ev.Consecrated: "consecrate",
    ev.Evicted: "evict",
    ev.BookMoved: "book",
    ev.GuardMoved: "guard",
    ev.RoundBegan: "priestess",
}
_BEATS = {"priestess": "priestess", "apostate": "expel"}
_FIGURES = {"apostate": "expel", "priestess": "priestess"}
_VEHICLES = {"journey": "row", "tide": "tide", "sail": "sail"}


def sound_of(event: Any) -> str | None:
    """The name of the sound of an event; None for what is heard with another one."""
    if isinstance(event, ev.Moved):
        return _VEHICLES[event.vehicle]
    if isinstance(event, ev.FigureMoved):
        return _FIGURES.get(event.figure)
    if isinstance(event, ev.ScoringBeat):
        return _BEATS.get(event.beat)
    if isinstance(event, Award):
        return "points" if event.points > 0 else "spent"
    if isinstance(event, ev.CandleOut):
        return "candle" if event.left else "last-candle"
    return _SOUNDS.get(type(event))
