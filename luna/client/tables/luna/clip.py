"""One piece on its way: what is lifted, carried and put down. The table of them by event is in `clips`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from luna.client.motion import STD, Curve
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.pen import Pixel
from luna.client.tables.luna.shown import ISLANDS, Shown, ShownSeat

Picture = tuple[str, float, float]  # name, units down from the point, size


@dataclass(slots=True)
class Stage:
    """The table and where its things are."""

    layout: Layout
    shown: Shown

    def seat(self, seat: int) -> ShownSeat:
        """One order's pieces."""
        return self.shown.seats[seat]


Edit = Callable[[Stage], None]
Route = Callable[[Stage], Sequence[Pixel]]


def _nothing(_: Stage) -> None:
    pass


def _nowhere(_: Stage) -> Sequence[Pixel]:
    return ()


@dataclass(slots=True)
class Clip:
    """One piece on its way."""

    start: float
    length: float
    curve: Curve = STD
    lift: Edit = _nothing
    land: Edit = _nothing
    route: Route = _nowhere
    pictures: Sequence[Picture] = field(default_factory=tuple)
    words: str = ""
    arc: float = 0
    grows: bool = False


def isle_of(island: str) -> int:
    return ISLANDS.index(island)


def slot_of(stage: Stage, seat: int, favour: str) -> Pixel:
    return stage.layout.panels[seat].favour(isle_of(favour))


def count_of(stage: Stage, seat: int, name: str) -> Pixel:
    return stage.layout.panels[seat].counts[name].center


def add(stage: Stage, seat: int, island: str, active: int = 0, inactive: int = 0) -> None:
    stage.seat(seat).active[isle_of(island)] += active
    stage.seat(seat).inactive[isle_of(island)] += inactive


def awake_of(stage: Stage, island: str, seat: int) -> Pixel:
    return stage.layout.active_foot(stage.shown, island, seat, 0)


def boat_of(stage: Stage, island: str, seat: int) -> Pixel:
    return stage.layout.boat_foot(stage.shown, island, seat)


def novice(clip: Clip, seat: int, state: str = "active") -> Clip:
    inner = clip.lift

    def lift(stage: Stage) -> None:
        inner(stage)
        clip.pictures = [(f"orders/novice-{stage.seat(seat).order}-{state}", 0, 1.0)]

    clip.lift = lift
    return clip
