"""Packing of an island's pieces beside each other: spots in table units (`u`) from the island's top left."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.view_model import FIGURES, ISLANDS, ViewModel

MOST_DRAWN: Final = 3  # novices of one order drawn one by one; a number stands for more
_STEP, _LOWER, _GAP, _WIDEST, _PAWN = 21.4, 3, 49, 190, 36
_NUMBERED_STEP: Final = 52
_FIRST_BOAT: Final = 103  # farther left its crew would hide the number of favours
_SHRINES: Final = {
    1: ((76.0,), 1.0),
    2: ((76.0, 226.0), 1.0),
    3: ((66.0, 108.0, 150.0), 50 / 58),
    4: ((62.0, 100.0, 138.0, 176.0), 50 / 58),
}
"""By number of shrines: their places and their size."""
_FIGURE_SMALL: Final = 86 / 104


class Spot(NamedTuple):
    """A group of one order: the foot of each drawn piece; `number` on a plate, 0 = no plate."""

    seat: int
    feet: tuple[Point, ...]
    number: int


class Placement(NamedTuple):
    """The place of a shrine or figure: its foot and its scale, 1.0 = normal."""

    foot: Point
    size: float


def active_row(counts: Sequence[tuple[int, int]]) -> list[Spot]:
    """Awake novices, from (seat, count) in drawing order."""
    groups = [(seat, count) for seat, count in counts if count > 0]
    steps: list[float] = []
    for number, (_, count) in enumerate(groups):
        if number:
            steps.append(_GAP)
        steps += [_STEP] * (min(count, MOST_DRAWN) - 1)
    if sum(steps) + _PAWN > _WIDEST:
        return _one_each(groups, _NUMBERED_STEP, places.ACTIVE_Y, 1)
    spots, x, at = [], places.ISLAND_ANCHOR[0] - sum(steps) / 2, 0
    for seat, count in groups:
        feet = []
        for i in range(min(count, MOST_DRAWN)):
            feet.append((x, places.ACTIVE_Y + _LOWER * (i % 2)))
            x += steps[at] if at < len(steps) else 0
            at += 1
        spots.append(Spot(seat, tuple(feet), count if count > MOST_DRAWN else 0))
    return spots


def boat_row(counts: Sequence[tuple[int, int]]) -> list[Spot]:
    """The boats of tired novices, one for each order, from (seat, count) in drawing order."""
    groups = [(seat, count) for seat, count in counts if count > 0]
    return _one_each(groups, 58 if len(groups) > 3 else 70, places.BOAT_Y, MOST_DRAWN, _FIRST_BOAT)


def _one_each(groups: Sequence[tuple[int, int]], step: float, y: float, most: int, first: float = 0) -> list[Spot]:
    """One piece for each group, no farther left than `first`; a number stands for more than `most`."""
    left = max(first, places.ISLAND_ANCHOR[0] - step * (len(groups) - 1) / 2)
    return [Spot(seat, ((left + step * i, y),), count if count > most else 0) for i, (seat, count) in enumerate(groups)]


def shrine_row(count: int, crowded: bool) -> list[Placement]:
    """Shrines from the left; `crowded` when figures need the right half."""
    row, size = _SHRINES[3 if crowded and count == 2 else max(1, count)]
    return [Placement((x, places.SHRINE_Y), size) for x in row[:count]]


def figure_row(count: int, island: str, ghosts: bool) -> list[Placement]:
    """The great figures from the left; a figure alone leaves room for the shadow of the next one."""
    if count == 1:
        return [Placement((222 if ghosts or island == "herbs" else 240, places.FIGURE_Y), 1)]
    row, size = ([194, 262], 0.94) if count == 2 else ([186, 232, 278], _FIGURE_SMALL)
    return [Placement((x, places.FIGURE_Y), size) for x in row[:count]]


def ghost_row(count: int, island: str) -> list[Point]:
    """Feet of next round's figures at the right shore."""
    x = 257 if island == "bribery" else places.GHOST[0]  # the barrel of the treasury is in the way
    step = 36 if count > 2 else 30
    return [(x - step * (count - 1 - i), places.GHOST[1]) for i in range(count)]


def actives(shown: ViewModel, island: str) -> list[Spot]:
    """The awake groups of an island."""
    isle = ISLANDS.index(island)
    return active_row([(one.seat, one.active[isle]) for one in shown.by_order()])


def boats(shown: ViewModel, island: str) -> list[Spot]:
    """The tired groups of an island."""
    isle = ISLANDS.index(island)
    return boat_row([(one.seat, one.inactive[isle]) for one in shown.by_order()])


def evicted(shown: ViewModel) -> list[Spot]:
    """The evicted groups on the jetty, in stage units."""
    groups = [(one.seat, one.jetty) for one in shown.by_order() if one.jetty > 0]
    one_by_one = sum(count for _, count in groups) <= 3
    drawn = [count if one_by_one else 1 for _, count in groups]
    spots, index = [], -(sum(drawn) - 1) / 2
    for (seat, count), here in zip(groups, drawn, strict=True):
        (x, y), (across, down) = places.JETTY_MIDDLE, places.JETTY_STEP if one_by_one else places.JETTY_STEP_NUMBERED
        feet = tuple((x + across * (index + i), y + down * (index + i)) for i in range(here))
        index += here
        spots.append(Spot(seat, feet, 0 if one_by_one or count == 1 else count))
    return spots


def shrines(shown: ViewModel, island: str) -> list[tuple[int, Placement]]:
    """(seat, stand) of each shrine of an island."""
    isle = ISLANDS.index(island)
    owners = [one.seat for one in shown.by_order() if one.shrines[isle]]
    return list(zip(owners, shrine_row(len(owners), bool(figures_on(shown, island))), strict=True))


def figures_on(shown: ViewModel, island: str) -> list[str]:
    """Figures on an island, from the left."""
    return [name for name in FIGURES if shown.figures[name] == island]
