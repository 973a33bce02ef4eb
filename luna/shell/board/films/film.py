"""A film: the timeline of a turn, made of declared clips, one for each piece that moves.

A game turns events into clips. A clip lifts a piece off the table, draws it on its way and puts it down again. A film
is built once, before it plays, and can be asked for any time from 0 to its length. So it plays forwards, backwards and
at any speed, and both ends are exact.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import hypot, inf, pi, sin
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, cast

from luna.shell.app.canvas import STAGE
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import STD, Curve

P = ParamSpec("P")
ViewModel = Any
"""The table as a game draws it: a row of its rules or a view model of its own. It has a `copy`."""
Edit = Callable[[ViewModel], object]
"""Changes the table in place."""
_APART: Final = 60  # milliseconds between two audible sounds of a kind


class Stage(NamedTuple):
    """The table at one moment, and the game's layout."""

    layout: Any
    shown: ViewModel


Place = Callable[[Stage], Pixel]
"""The place of a thing at that moment."""
Route = Callable[[Stage, Stage], Sequence[Pixel]]
"""The stops of a path, from the table before the piece is lifted and the table after it is put down."""


def nothing(*_: object) -> None:
    """No edit, no look."""


def nowhere(_: Stage, __: Stage) -> Sequence[Pixel]:
    """An empty route."""
    return ()


def way(start: Place, *then: Place) -> Route:
    """The route from a place on the table before to places on the table afterwards."""
    return lambda first, last: (start(first), *(place(last) for place in then))


def badge(seat: int) -> Place:
    """The emblem in the panel of a seat."""
    return lambda stage: cast(Pixel, stage.layout.panels[seat].badge)


def middle(where: Callable[[Any, Any], Any], thing: Any) -> Place:
    """The middle of a thing; `where(layout, shown)` gives the rectangles of all."""
    return lambda stage: cast(Pixel, where(stage.layout, stage.shown)[thing].center)


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece between two places: its stops, and the tables at both ends of its way."""

    clip: Clip
    stops: tuple[Pixel, ...]
    before: ViewModel
    after: ViewModel

    @property
    def length(self) -> float:
        """Pixels of the whole route."""
        return sum(_legs(self.stops))

    def at(self, share: float) -> Pixel:
        """The point at a share of the route, at constant speed."""
        return along(self.stops, share)

    def hop(self, share: float) -> tuple[Pixel, float]:
        """The point when every leg takes the same time, and the share of the leg, 0..1."""
        if len(self.stops) == 1:
            return self.stops[0], 1.0
        place = min(max(share, 0.0), 0.9999) * (len(self.stops) - 1)
        leg = int(place)
        return _between(self.stops[leg], self.stops[leg + 1], place - leg), place - leg

    def arc(self, pen: Any, share: float) -> Pixel:
        """The point of a throw: up and down again by the clip's height."""
        x, y = self.at(share)
        return x, y - round(self.clip.arc * pen.layout.u * sin(pi * min(max(share, 0.0), 1.0)))


def along(stops: tuple[Pixel, ...], share: float) -> Pixel:
    """The point at a share of a route, at constant speed."""
    if len(stops) == 1:
        return stops[0]
    legs = _legs(stops)
    rest = min(max(share, 0.0), 1.0) * sum(legs)
    for (start, end), leg in zip(pairwise(stops), legs, strict=True):
        if rest <= leg:
            return _between(start, end, rest / leg if leg else 1.0)
        rest -= leg
    return stops[-1]


def _between(start: Pixel, end: Pixel, share: float) -> Pixel:
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


@lru_cache(maxsize=64)
def _legs(stops: tuple[Pixel, ...]) -> list[float]:
    """Pixels from each stop to the next, cached: every piece of a wake asks for them in every frame."""
    return [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(stops)]


Look = Callable[[Any, Flight, float], object]
"""Draws a flight with a pen at a share 0..1 of its time; the easing is up to the look."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A passing effect that delays nothing: a wake, a ring, a glow. Times are milliseconds from lifting."""

    start: float
    length: float
    look: Look
    over: bool = False  # see `Clip.over`; the effect of a clip that flies over the frame does so too


def edit(change: Callable[Concatenate[Any, P], object]) -> Callable[P, Edit]:
    """Declare an edit: a function of the table whose other arguments come from the clip."""

    def declared(*args: P.args, **kwargs: P.kwargs) -> Edit:
        return lambda shown: change(shown, *args, **kwargs)

    return declared


def look(draw: Callable[Concatenate[Any, Flight, float, P], object]) -> Callable[P, Look]:
    """Declare a look: a function of pen, flight and share of the time whose other arguments come from the clip."""

    def declared(*args: P.args, **kwargs: P.kwargs) -> Look:
        return lambda pen, flight, time: draw(pen, flight, time, *args, **kwargs)

    return declared


def effect(
    length: float,
) -> Callable[[Callable[Concatenate[Any, Flight, float, P], object]], Callable[Concatenate[float, P], Effect]]:
    """Declare an effect with its length in milliseconds: like a look, but the clip gives start and arguments."""

    def declare(draw: Callable[Concatenate[Any, Flight, float, P], object]) -> Callable[Concatenate[float, P], Effect]:
        def declared(start: float, /, *args: P.args, **kwargs: P.kwargs) -> Effect:
            return Effect(start, length, lambda pen, flight, time: draw(pen, flight, time, *args, **kwargs))

        return declared

    return declare


def glide(draw: Callable[[Any, Flight, Pixel, float], object], curve: Curve = STD) -> Look:
    """The look of a piece that moves along a curve; `draw` gets the point and the share of the way."""

    def glided(pen: Any, flight: Flight, time: float) -> None:
        share = curve(time)
        draw(pen, flight, flight.arc(pen, share), share)

    return glided


def still(drawn: Look) -> tuple[Effect]:
    """A mark that stands for a while when motion is reduced."""
    return (Effect(0, 2000, drawn),)


@dataclass(slots=True)
class Clip:
    """The tween of one piece. Times are milliseconds from the beginning of the film, at speed 1."""

    event: Any  # the event whose sound starts with the clip; None: no sound
    start: float
    length: float
    lift: Edit = nothing
    land: Edit = nothing
    route: Route = nowhere
    look: Look = nothing
    arc: float = 0
    over: bool = False
    """Whether it flies over the frame too, to a panel; other flights stay on the table, below the frame."""
    effects: Sequence[Effect] = ()
    marks: Sequence[Effect] = ()  # the still marks in place of all motion when motion is reduced
    heard: float = 0  # milliseconds from lifting to its sound: when it lands, falls or goes out
    across: float = STAGE[0] / 2
    """The place of its sound, in u from the left of the stage. A clip with a route sounds at the route's end."""
    fade: float = 0
    """Milliseconds in which the picture at rest changes after lifting: the sea darkens, lanterns are lit."""

    @property
    def end(self) -> float:
        """The moment of landing."""
        return self.start + self.length


def in_turn(before: ViewModel, makers: Iterable[Callable[[ViewModel], Iterable[Clip]]], pause: float = 0) -> list[Clip]:
    """The clips of makers one after the other, `pause` milliseconds apart.

    Each maker gets the table as the clips before it leave it.
    """
    table, found, start = before.copy(), list[Clip](), 0.0
    for make in makers:
        made = sorted(make(table.copy()), key=lambda clip: clip.end)
        for change in (*(clip.lift for clip in made), *(clip.land for clip in made)):
            change(table)
        found += [replace(clip, start=clip.start + start) for clip in made]
        start = max((clip.end + pause for clip in found), default=0.0)
    return found


class Playing(NamedTuple):
    """A flight and when it is in the air, in seconds of the film."""

    flight: Flight
    start: float
    end: float


class Cue(NamedTuple):
    """A trigger at a time of the film, in seconds."""

    at: float
    what: Any
    across: float = 0.0  # position of a sound: -1 at the left of the window, 1 at the right


class Film:
    """The clips of one turn over the table at its start."""

    def __init__(
        self, layout: Any, before: ViewModel, clips: Sequence[Clip], after: ViewModel = None, longest: float = inf
    ) -> None:
        """`after`: the table at the end, where the rules change more than clips show. `longest`: milliseconds."""
        span = max((clip.end for clip in clips), default=0.0)
        scale = (longest / span if span > longest else 1.0) / 1000
        self.length = span * scale
        """Seconds at speed 1."""
        self.first = before
        self.times, self.stills = [0.0], [before]
        """The times of the stills: the tables without the flying pieces."""
        lifted, landed = dict[int, ViewModel](), dict[int, ViewModel]()
        edits = [(clip.end, 0 if clip.length else 2, number) for number, clip in enumerate(clips)]
        edits += [(clip.start, 1, number) for number, clip in enumerate(clips)]
        for at, kind, number in sorted(edits):  # at one moment pieces land before others are lifted
            shown, change = self.stills[-1], clips[number].lift if kind == 1 else clips[number].land
            if kind == 1:
                lifted[number] = shown
            if change is not nothing:
                shown = shown.copy()
                change(shown)
                self.times.append(at * scale)
                self.stills.append(shown)
            if kind != 1:
                landed[number] = shown
        self.last = self.stills[-1] if after is None else after
        self.moment: Any = None
        """The kind of its great moment, see `moments`; None: it has none."""
        self.flights: list[Playing] = []
        self.effects: list[tuple[float, Effect, Flight]] = []
        for number, clip in enumerate(clips):
            first, last = lifted[number], landed[number]
            stops = tuple(clip.route(Stage(layout, first), Stage(layout, last)))
            flight = Flight(clip, stops, first, last)
            self.flights.append(Playing(flight, clip.start * scale, clip.end * scale))
            self.effects += [((clip.start + one.start) * scale, one, flight) for one in clip.effects]
        self.fades = [Cue(clip.start * scale, clip.fade / 1000) for clip in clips if clip.fade]
        self.sounds, heard = list[Cue](), dict[object, float]()
        for clip, playing in zip(clips, self.flights, strict=True):
            # several of a kind at nearly the same time sound as one
            kind_ = clip.event if isinstance(clip.event, str) else type(clip.event)
            if clip.event is not None and clip.start - heard.get(kind_, -_APART) >= _APART:
                heard[kind_] = clip.start
                stops = playing.flight.stops
                across = stops[-1][0] / layout.width if stops else clip.across / STAGE[0]
                self.sounds.append(Cue((clip.start + clip.heard) * scale, clip.event, 2 * across - 1))

    def at(self, time: float) -> ViewModel:
        """The table at rest at that time."""
        return self.stills[bisect_right(self.times, time) - 1]

    def flying(self, time: float) -> list[tuple[Flight, float]]:
        """Every flight in the air at that time, and the share of its time that has passed."""
        return [(flight, (time - start) / (end - start)) for flight, start, end in self.flights if start <= time < end]
