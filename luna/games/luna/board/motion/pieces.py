"""The vocabulary of Luna's clips: places of pieces on the table, and edits that lift pieces and put them down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from luna.games.luna.board.layout import places
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.shell.board.films.film import Clip, Edit, Place, Stage, edit
from luna.shell.board.pen import Pixel


@dataclass(slots=True)
class Action:
    """The facts that the clips of one action share."""

    entered: float = 0  # when the newcomer has arrived in the temple
    field: int = 0  # the field that the newcomer has entered
    spot: int = 0  # the tile of the action
    evicted: int = 0
    woken: int = 0
    moved: int = 0
    taken: int = 0


Maker = Callable[[Any, Action], list[Clip]]
"""Makes the clips of an event."""


def isle_of(island: str) -> int:
    """Number of an island in name order."""
    return ISLANDS.index(island)


# ---- places


def path_tile(tile: int) -> Place:
    """A tile on the path."""
    return lambda stage: stage.layout.path_tiles[tile]


def field(tile: int) -> Place:
    """A field of the temple."""
    return lambda stage: stage.layout.fields[tile]


def stack(favour: str) -> Place:
    """The stack of a favour on its island."""
    return lambda stage: stage.layout.on_island(favour, places.STACK_MIDDLE)


def slot(seat: int, favour: str) -> Place:
    """The place of a favour token in a panel."""
    return lambda stage: stage.layout.panels[seat].favours[isle_of(favour)]


def reserve(seat: int) -> Place:
    """The chip of a panel that counts the novices in the reserve."""
    return lambda stage: stage.layout.panels[seat].counts["reserve"].center


def awake(island: str, seat: int) -> Place:
    """Foot of the first awake novice of a group."""
    return lambda stage: stage.layout.active_foot(stage.shown, island, seat, 0)


def boat(island: str, seat: int) -> Place:
    """Foot of the boat of tired novices."""
    return lambda stage: stage.layout.boat_foot(stage.shown, island, seat)


def beside(place: Place, right: float, down: float) -> Place:
    """A point at an offset, in units, from a place."""

    def found(stage: Stage) -> Pixel:
        x, y = place(stage)
        return x + stage.layout.px(right), y + stage.layout.px(down)

    return found


# ---- edits


def _more(row: Sequence[int], isle: int, by: int) -> tuple[int, ...]:
    return (*row[:isle], row[isle] + by, *row[isle + 1 :])


@edit
def adds(shown: ViewModel, seat: int, island: str, awake: int = 0, tired: int = 0) -> None:
    """Novices of an order arrive on an island or in its boat; negative numbers leave."""
    one, isle = shown.seats[seat], isle_of(island)
    active, inactive = _more(one.active, isle, awake), _more(one.inactive, isle, tired)
    shown.seats[seat] = one._replace(active=active, inactive=inactive)


@edit
def counts(shown: ViewModel, /, seat: int, **by: int) -> None:
    """The numbers of a seat, such as `supply` or `jetty`, change by the given amounts."""
    one = shown.seats[seat]
    shown.seats[seat] = one._replace(**{name: getattr(one, name) + count for name, count in by.items()})


@edit
def both(shown: ViewModel, *edits: Edit) -> None:
    """One edit after the other."""
    for one in edits:
        one(shown)


@edit
def sets(shown: ViewModel, /, **facts: Any) -> None:
    """Facts of the whole table."""
    for name, value in facts.items():
        setattr(shown, name, value)


@edit
def fields(shown: ViewModel, /, tile: int, **facts: Any) -> None:
    """Facts of a field of the temple."""
    shown.fields[tile] = shown.fields[tile]._replace(**facts)


@edit
def tiles(shown: ViewModel, /, tile: int, **facts: Any) -> None:
    """Facts of a tile on the path, if it still lies there."""
    if tile in shown.path:
        shown.path[tile] = shown.path[tile]._replace(**facts)


@edit
def holds(shown: ViewModel, seat: int, favour: str, now: bool) -> None:
    """An order gains or loses a favour."""
    one = shown.seats[seat]
    held = {*one.favours, favour} if now else {*one.favours} - {favour}
    shown.seats[seat] = one._replace(favours=tuple(name for name in ISLANDS if name in held))


@edit
def left(shown: ViewModel, favour: str, by: int) -> None:
    """The stack of a favour grows or shrinks."""
    shown.favours_left[isle_of(favour)] += by


@edit
def stands(shown: ViewModel, figure: str, island: str | None) -> None:
    """A figure stands on an island; None: on its way."""
    shown.figures[figure] = island


@edit
def _held(shown: ViewModel, thing: tuple[str, int], now: bool) -> None:
    shown.in_hand = shown.in_hand | {thing} if now else shown.in_hand - {thing}


def held(thing: tuple[str, int]) -> tuple[Edit, Edit]:
    """The two edits of a thing that is drawn by its clip: take it out of the picture at rest, put it back."""
    return _held(thing, True), _held(thing, False)
