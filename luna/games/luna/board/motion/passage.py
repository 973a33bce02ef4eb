"""The one slow beat of a round: the Priestess goes on while one night becomes the next, then the others, then all wake.

Each begins when the one before has arrived: Priestess, Builder, Apostate, Guard; sleepers wake round the ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board.motion.pieces import sets
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.films.film import Clip

STEPS: Final = 16
"""Pictures in which one night becomes the next."""
_WAKES: Final = 60  # milliseconds from the sleepers of one island to those of the next
_WALKERS: Final = ("priestess", "builder", "apostate")


def ordered(clips: Sequence[Clip], after: View | None) -> list[Clip]:
    """Put the clips of a round's end one after the other, in place; returns those of the sky.

    `after`: the position then, which knows the ring.
    """
    at = 0.0
    sky = list[Clip]()
    for figure in _WALKERS:
        for clip in clips:
            if isinstance(clip.event, ev.FigureMoved) and clip.event.by is None and clip.event.figure == figure:
                clip.start = at
                at = clip.end
                if figure == "priestess":
                    sky = _nightfall(clip)
    for clip in clips:
        if isinstance(clip.event, ev.GuardMoved | ev.RoundBegan):
            clip.start = at
    at = max((clip.end for clip in clips if isinstance(clip.event, ev.GuardMoved)), default=at)
    for clip in clips:
        if isinstance(clip.event, ev.Woken):
            clip.start = at + (_WAKES * after.ring.index(clip.event.island) if after is not None else 0)
    return sky


def _nightfall(clip: Clip) -> list[Clip]:
    """One night becomes the next while the Priestess is under way."""

    return [
        Clip(None, clip.start + clip.length * number / STEPS, 0, sets(nightfall=number / STEPS))
        for number in range(1, STEPS + 1)
    ]
