"""The draft on the table: the novices in the hand, those on their way, and how many stay.

A novice with a destination is taken off the island it leaves (`lifted`) and stands as a ghost where it arrives. So no
novice is seen twice.
"""

from collections.abc import Sequence
from math import dist
from typing import Final

from luna.games.luna.board.hand.composer import Leg, Pick
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout import crowd, lanes
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.picture import marks
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.games.luna.rules.moves import JETTY
from luna.games.luna.rules.threats import routes
from luna.shell.board.films.film import along
from luna.shell.board.pen import Pixel, Rect
from luna.shell.drawing import theme

_ALONG: Final = (0.5, 0.36, 0.64, 0.24, 0.76)
"""Where on its line a leg's number may stand; the first that is free."""
_ARRIVE: Final = (160, 245)  # in an island's box: the ghost of the arriving piece


def lifted(shown: Shown, seat: int, legs: Sequence[Leg], pairs: Sequence[int] = ()) -> Shown:
    """A table without the novices of a seat that are on their way, and with the pairs put down on islands."""
    left = shown.copy()
    one = left.seats[seat]
    for leg in legs:
        if leg.origin == JETTY:
            one.jetty -= leg.novices
        else:
            (one.inactive if leg.tired else one.active)[leg.origin] -= leg.novices
    for isle in pairs:
        one.active[isle] += 2
        one.supply -= 2
    return left


def draw(pen: Pen, shown: Shown, draft: Drafting) -> None:
    """Draw what the draft has taken up already. `shown` is the table without those on their way."""
    if draft.over or shown.turn is None:
        return
    for pick in draft.composer.hand:
        _held(pen, shown, pick, draft.composer.there(pick.origin, pick.tired))
    _legs(pen, draft)
    if draft.seen.step in ("shrine", "pairs"):
        _routes(pen, draft)
    if draft.begun.taught:
        marks.focus_ring(pen, pen.layout.fields[draft.begun.taught])
    if draft.armed:
        marks.legal_rect(pen, pen.layout.panels[shown.turn].slots[ISLANDS.index("novice")], True, radius=8)


def _routes(pen: Pen, draft: Drafting) -> None:
    """Draw Priestess and Builder where they come in the round after the next; the next has its shades already."""
    for place, (figure, route) in enumerate(routes(draft.row, 3).items()):
        foot = pen.layout.on_island(route[-1], (206 + 44 * place, 128))
        pen.put(f"marks/ghost-{figure}", foot, 0.9)
        pen.number_plate(pen.text("round-short", number=draft.seen.round + 2), foot, theme.MOON)


def _held(pen: Pen, shown: Shown, pick: Pick, there: int) -> None:
    """A group in the hand: a frame where no ring lies under it, how many go, how many would stay."""
    rect = _group(pen, shown, pick)
    if not rect:
        return
    if not feet(pen.layout, shown, pick):
        marks.legal_rect(pen, rect, True)
    stay = there - pick.novices
    pen.number_plate(str(pick.novices), rect.midtop, theme.LEGAL)
    if stay:
        pen.number_plate(str(stay), rect.midbottom, theme.now.SECONDARY)


def feet(layout: Layout, shown: Shown, pick: Pick) -> list[Pixel]:
    """The feet of the novices of a pick; none on the jetty, where they are not seen one by one."""
    if pick.origin == JETTY or shown.turn is None:
        return []
    island = ISLANDS[pick.origin]
    groups = crowd.boats(shown, island) if pick.tired else crowd.actives(shown, island)
    there = [foot for group in groups if group.seat == shown.turn for foot in group.feet]
    return [layout.on_island(island, foot) for foot in there[-pick.novices :]]


def _group(pen: Pen, shown: Shown, pick: Pick) -> Rect:
    assert shown.turn is not None
    if pick.origin == JETTY:
        return pen.layout.jetty
    hit = pen.layout.boat_hit if pick.tired else pen.layout.active_hit
    return hit(shown, ISLANDS[pick.origin], shown.turn)


def _legs(pen: Pen, draft: Drafting) -> None:
    """A bow for each, then ghosts with how many arrive, then the number of each leg where no other number stands."""
    ways = [(leg, _way(pen, leg)) for leg in draft.composer.legs]
    for _, way in ways:
        marks.glide_line(pen, way)
    arrive: dict[int, int] = {}
    for leg in draft.composer.legs:
        arrive[leg.destination] = arrive.get(leg.destination, 0) + leg.novices
    taken = list[Pixel]()
    for isle, count in arrive.items():
        foot = pen.layout.on_island(ISLANDS[isle], _ARRIVE)
        marks.ghost_novice(pen, draft.me.order, foot)
        at = foot[0] + pen.px(20), foot[1] - pen.px(10)
        pen.number_plate(f"+{count}", at, theme.LEGAL)
        taken.append(at)
    for leg, way in ways:
        places = [along(tuple(way), share) for share in _ALONG]
        at = next((place for place in places if _free(place, taken, pen.px(34))), way[0])
        pen.number_plate(str(leg.novices), at)
        taken.append(at)


def _way(pen: Pen, leg: Leg) -> list[Pixel]:
    """From the novices round the temple to where they arrive."""
    layout, home = pen.layout, leg.origin == JETTY
    origin = lanes.JETTY if home else layout.ring.index(ISLANDS[leg.origin])
    return [layout.at(*point) for point in lanes.bow(origin, layout.ring.index(ISLANDS[leg.destination]))]


def _free(place: Pixel, taken: Sequence[Pixel], apart: int) -> bool:
    return all(dist(place, other) >= apart for other in taken)
