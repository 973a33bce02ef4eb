"""A turn in parts that are seen one after the other, as the rules do them: pure cutting of its events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from luna.games.luna.rules import events as ev

_BEGINS: Final = (ev.FigureMoved, ev.GuardMoved)
"""What has a part of its own when a round ends (R5); what follows it belongs to it."""


def acts(events: Sequence[Any], told: Sequence[int] = ()) -> list[Sequence[Any]]:
    """The events cut where one thing has to be over before the next: never empty, and nothing is left out.

    `told`: of how many events each step of the automaton consists (V4, V5, V8); they come first.
    """
    cuts, at = list[int](), 0
    for count in told:
        at += count
        cuts.append(at)
    scored = next((place for place, event in enumerate(events) if isinstance(event, ev.ScoringBeat)), None)
    if scored is not None:
        cuts.append(scored)
        cuts += [place for place, event in enumerate(events) if place > scored and isinstance(event, _BEGINS)]
    edges = sorted({0, *cuts, len(events)})
    return [events[first:last] for first, last in pairwise(edges)] or [events]
