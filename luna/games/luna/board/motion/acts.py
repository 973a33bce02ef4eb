"""A turn of Luna in acts that are seen one after the other, as the rules do them: from its events to films."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, Protocol

from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.motion.clips import clips
from luna.games.luna.board.motion.rows import make_room
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.films.captions import Caption, Curtain, Told
from luna.shell.board.films.choreography import Choreography
from luna.shell.board.films.film import Clip, Film
from luna.shell.drawing import motion

LONGEST: Final = 1600  # milliseconds of one action at speed 1
PASSAGE: Final = 6400  # and of the one slow beat of a round, in which all go on
BEAT: Final = 4000  # and of a beat of the scoring
COSTS: Final = (ev.TokenReturned, ev.Tired, ev.Points)
"""What no action is about."""
_BEGINS: Final = (ev.FigureMoved, ev.GuardMoved)
"""What has a part of its own when a round ends (R5); what follows it belongs to it."""


class Table(Protocol):
    """The display on which films are shown."""

    @property
    def choreography(self) -> Choreography:
        """What plays them."""

    @property
    def layout(self) -> Layout:
        """The layout of this moment."""


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


def film(layout: Layout, before: Shown, events: Sequence[Any], after: View | None) -> Film:
    """The film of these events; `after` is the position after them, None when more follows."""
    return _film(layout, before, clips(events, before, after), after)


def _film(layout: Layout, before: Shown, made: Sequence[Clip], after: View | None = None) -> Film:
    longest = max((_longest(clip.event) for clip in made), default=LONGEST)
    return make_room(Film(layout, before, made, None if after is None else Shown.of(after), longest))


def _longest(event: Any) -> int:
    match event:
        case ev.GuardMoved() | ev.FigureMoved(figure="priestess"):
            return PASSAGE
        case ev.ScoringBeat():
            return BEAT
    return LONGEST


def act(table: Table, events: Sequence[Any], after: View | None) -> None:
    """Queue the film of these events over the table as it is then."""
    table.choreography.add(lambda: film(table.layout, table.choreography.shown, events, after))


def play(
    table: Table,
    events: Sequence[Any],
    after: View,
    score: Callable[[Sequence[Any]], None],
    scenes: Sequence[Caption] = (),
    beats: Sequence[Caption] = (),
    passage: Caption | None = None,
) -> None:
    """Queue a turn; the scoring stands between the last candle and the new round. What still moves arrives before.

    `scenes`: its first events are played in so many parts, each with time to be read. `beats`: so is its scoring.
    `passage`: what is said while the new round comes.
    """
    choreography, turn = table.choreography, events
    choreography.hurry()
    for scene in scenes:
        _tell(table, scene, events[: scene.events])
        events = events[scene.events :]
    scored = next((n for n, event in enumerate(events) if isinstance(event, ev.ScoringBeat)), None)
    if scored is None:
        act(table, events, after)
        return
    act(table, events[:scored], None)
    if beats:
        choreography.queue.add(Curtain())
    for beat in beats:
        _tell(table, beat, ())
    choreography.gate(partial(score, turn))
    if passage is not None:
        choreography.queue.add(motion.Call(passage.begin))
    act(table, events[next(n for n, event in enumerate(events) if isinstance(event, ev.RoundScored)) :], after)
    if passage is not None:
        choreography.queue.add(Told(passage.end))


def _tell(table: Table, scene: Caption, events: Sequence[Any]) -> None:
    def made() -> Film:
        shown = table.choreography.shown
        return _film(table.layout, shown, clips(events, shown, None) if scene.clips is None else scene.clips(shown))

    table.choreography.tell(scene, made)
