"""Clips, the tweens of single pieces: what is lifted, carried and put down, how it looks, what echoes for a while.

Clips are data. The table of them by event is in `clips`, their looks are in `movers` and `echoes`, a `Film` puts those
of one action together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot, pi, sin
from typing import Any

from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.shown import ISLANDS, Shown, ShownSeat
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import STD, Curve


@dataclass(slots=True)
class Stage:
    """The table at one moment and where its things are."""

    layout: Layout
    shown: Shown

    def seat(self, seat: int) -> ShownSeat:
        """One order's pieces."""
        return self.shown.seats[seat]


Edit = Callable[[Stage], None]
Route = Callable[[Stage, Stage], Sequence[Pixel]]
"""From the table before the piece is lifted and the table after it was put down."""


def _nothing(_: Stage) -> None:
    pass


def _nowhere(_: Stage, __: Stage) -> Sequence[Pixel]:
    return ()


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece between two places: its stops and the tables at both ends of its way."""

    clip: Clip
    stops: tuple[Pixel, ...]
    before: Shown
    after: Shown

    @property
    def length(self) -> float:
        """Pixels of the whole way."""
        return sum(_legs(self.stops))

    def at(self, share: float) -> Pixel:
        """The point at a share of the way, at an even pace; with an arc it flies."""
        if len(self.stops) == 1:
            return self.stops[0]
        legs = _legs(self.stops)
        rest = min(max(share, 0.0), 1.0) * sum(legs)
        for ((ax, ay), (bx, by)), leg in zip(pairwise(self.stops), legs, strict=True):
            if rest <= leg:
                part = rest / leg if leg else 1.0
                return round(ax + (bx - ax) * part), round(ay + (by - ay) * part)
            rest -= leg
        return self.stops[-1]

    def hop(self, share: float) -> tuple[Pixel, float]:
        """The point when every leg takes the same time, and how far the leg has come, 0..1."""
        if len(self.stops) == 1:
            return self.stops[0], 1.0
        place = min(max(share, 0.0), 0.9999) * (len(self.stops) - 1)
        leg = int(place)
        part = place - leg
        (ax, ay), (bx, by) = self.stops[leg], self.stops[leg + 1]
        return (round(ax + (bx - ax) * part), round(ay + (by - ay) * part)), part

    def arc(self, pen: Pen, share: float) -> Pixel:
        """The point of a throw: up and down again by the clip's height."""
        x, y = self.at(share)
        return x, y - round(self.clip.arc * pen.layout.u * sin(pi * min(max(share, 0.0), 1.0)))


@lru_cache(maxsize=64)
def _legs(stops: tuple[Pixel, ...]) -> list[float]:
    """Pixels from each stop to the next: every piece of a wake asks for them, picture after picture."""
    return [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(stops)]


Look = Callable[[Pen, Flight, float], None]
"""Draws a flight at a share 0..1 of its time; curves are the look's own business."""


def _unseen(_: Pen, __: Flight, ___: float) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Echo:
    """A passing effect that holds nothing up: a wake, a splash, a ring. Milliseconds from lifting."""

    start: float
    length: float
    look: Look


@dataclass(slots=True)
class Clip:
    """The tween of one piece. Times are milliseconds from the beginning of the action, at speed 1."""

    event: Any
    start: float
    length: float
    lift: Edit = _nothing
    land: Edit = _nothing
    route: Route = _nowhere
    look: Look = _unseen
    arc: float = 0
    over: bool = False
    """Flies over the frame too (to a panel); all others stay on the table, under it."""
    echoes: Sequence[Echo] = ()
    marks: Sequence[Echo] = ()
    """What stands still for a while instead of all that when motion is reduced."""
    heard: float = 0
    """Milliseconds from lifting to its sound: when it lands, falls or goes out."""
    fade: float = 0
    """Milliseconds in which the picture at rest changes after lifting: the sea darkens, lanterns are lit."""

    @property
    def end(self) -> float:
        """The moment of landing, in milliseconds from the start of the action."""
        return self.start + self.length


@dataclass(slots=True)
class Action:
    """What the clips of one action know of each other."""

    entered: float = 0  # when the newcomer has arrived in the temple
    field: int = 0  # that he has entered
    spot: int = 0  # the tile it is about
    evicted: int = 0
    woken: int = 0
    moved: int = 0
    taken: int = 0


def glide(draw: Callable[[Pen, Flight, Pixel, float], None], curve: Curve = STD) -> Look:
    """The look of a piece that goes its way along a curve; `draw` gets the point and the share of the way."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        share = curve(time)
        draw(pen, flight, flight.arc(pen, share), share)

    return look


def isle_of(island: str) -> int:
    """Number of an island in name order."""
    return ISLANDS.index(island)


def add(stage: Stage, seat: int, island: str, active: int = 0, inactive: int = 0) -> None:
    """Add novices of an order on an island and in its boat."""
    stage.seat(seat).active[isle_of(island)] += active
    stage.seat(seat).inactive[isle_of(island)] += inactive


def slot_of(stage: Stage, seat: int, favour: str) -> Pixel:
    """The place of a favour token in a panel."""
    return stage.layout.panels[seat].favour(isle_of(favour))


def reserve_of(stage: Stage, seat: int) -> Pixel:
    """The chip of a panel that counts who stays at home."""
    return stage.layout.panels[seat].counts["reserve"].center


def awake_of(stage: Stage, island: str, seat: int) -> Pixel:
    """Foot of the first awake novice of a group."""
    return stage.layout.active_foot(stage.shown, island, seat, 0)


def boat_of(stage: Stage, island: str, seat: int) -> Pixel:
    """Foot of the boat of tired novices."""
    return stage.layout.boat_foot(stage.shown, island, seat)
