"""Words in which clips of Luna are declared: places of pieces on the table, and edits that lift and put them down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from luna.games.luna.board.shown import ISLANDS, Shown
from luna.shell.board.films.film import Clip, Edit, Place
from luna.shell.board.pen import Pixel


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


def isle_of(island: str) -> int:
    """Number of an island in name order."""
    return ISLANDS.index(island)


# ---- places


def path_tile(tile: int) -> Place:
    """A tile on the path."""
    return lambda stage: stage.layout.path_tile(tile)


def field(tile: int) -> Place:
    """A field of the temple."""
    return lambda stage: stage.layout.field(tile)


def stack(favour: str) -> Place:
    """The stack of a favour on its island."""
    return lambda stage: stage.layout.stack_middle(favour)


def slot(seat: int, favour: str) -> Place:
    """The place of a favour token in a panel."""
    return lambda stage: stage.layout.panels[seat].favour(isle_of(favour))


def reserve(seat: int) -> Place:
    """The chip of a panel that counts who stays at home."""
    return lambda stage: stage.layout.panels[seat].counts["reserve"].center


def points(seat: int) -> Place:
    """The influence of a panel."""
    return lambda stage: stage.layout.panels[seat].points


def awake(island: str, seat: int) -> Place:
    """Foot of the first awake novice of a group."""
    return lambda stage: stage.layout.active_foot(stage.shown, island, seat, 0)


def boat(island: str, seat: int) -> Place:
    """Foot of the boat of tired novices."""
    return lambda stage: stage.layout.boat_foot(stage.shown, island, seat)


def shrine(island: str, seat: int) -> Place:
    """Foot of a shrine."""
    return lambda stage: stage.layout.shrine_foot(stage.shown, island, seat)


def beside(place: Place, right: float, down: float) -> Place:
    """A point so many units from a place."""

    def found(stage: Any) -> Pixel:
        x, y = place(stage)
        return x + stage.layout.px(right), y + stage.layout.px(down)

    return found


# ---- edits


def adds(seat: int, island: str, awake: int = 0, tired: int = 0) -> Edit:
    """Novices of an order come to an island and into its boat; negative numbers leave."""

    def edit(shown: Shown) -> None:
        shown.seats[seat].active[isle_of(island)] += awake
        shown.seats[seat].inactive[isle_of(island)] += tired

    return edit


def counts(seat: int, **by: int) -> Edit:
    """The numbers of a seat, such as `supply` or `jetty`, change by so many."""

    def edit(shown: Shown) -> None:
        for name, count in by.items():
            setattr(shown.seats[seat], name, getattr(shown.seats[seat], name) + count)

    return edit


def both(*edits: Edit) -> Edit:
    """One edit after the other."""

    def edit(shown: Shown) -> None:
        for one in edits:
            one(shown)

    return edit


def sets(**facts: Any) -> Edit:
    """Facts of the whole table."""

    def edit(shown: Shown) -> None:
        for name, value in facts.items():
            setattr(shown, name, value)

    return edit


def fields(tile: int, **facts: Any) -> Edit:
    """Facts of a field of the temple."""

    def edit(shown: Shown) -> None:
        shown.fields[tile] = replace(shown.fields[tile], **facts)

    return edit


def tiles(tile: int, **facts: Any) -> Edit:
    """Facts of a tile on the path, if it still lies there."""

    def edit(shown: Shown) -> None:
        if tile in shown.path:
            shown.path[tile] = replace(shown.path[tile], **facts)

    return edit


def left(favour: str, by: int) -> Edit:
    """The stack of a favour grows or shrinks."""

    def edit(shown: Shown) -> None:
        shown.favours_left[isle_of(favour)] += by

    return edit


def stands(figure: str, island: str | None) -> Edit:
    """A figure is on an island; None: on its way."""

    def edit(shown: Shown) -> None:
        shown.figures[figure] = island

    return edit


def held(thing: tuple[str, int]) -> tuple[Edit, Edit]:
    """The two edits of a thing that is drawn by its clip: take it out of the picture at rest, put it back."""

    def lift(shown: Shown) -> None:
        shown.in_hand |= {thing}

    def land(shown: Shown) -> None:
        shown.in_hand -= {thing}

    return lift, land


Maker = Callable[[Any, Action], list[Clip]]
"""From an event to its clips."""
