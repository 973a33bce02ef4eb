"""The draft on the table: who is in the hand, who is on his way and where to, and how many stay.

Whoever has a destination is taken off the place he leaves (`without`) and stands as a ghost where he will arrive:
nobody is seen twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from luna.client import theme
from luna.client.tables.luna.hand.composer import Leg, Pick
from luna.client.tables.luna.hand.drafting import Drafting
from luna.client.tables.luna.hand.picking import token_hit
from luna.client.tables.luna.picture import marks
from luna.client.tables.luna.picture.pen import Pen, Pixel, Rect
from luna.client.tables.luna.picture.shown import ISLANDS, Shown
from luna.games.luna.moves import JETTY
from luna.games.luna.threats import routes

_ALONG: Final = (0.5, 0.36, 0.64, 0.24, 0.76)
"""Where on its line a leg's number may stand; the first that is free."""


def without(shown: Shown, seat: int, legs: Sequence[Leg]) -> Shown:
    """The same table without the novices of a seat who are on their way."""
    left = shown.copy()
    one = left.seats[seat]
    for leg in legs:
        if leg.origin == JETTY:
            one.jetty -= leg.novices
        else:
            (one.inactive if leg.tired else one.active)[leg.origin] -= leg.novices
    return left


def draw(pen: Pen, shown: Shown, draft: Drafting) -> None:
    """All that the draft has taken up already. `shown` is the table without those on their way."""
    if draft.over or shown.turn is None:
        return
    for pick in draft.composer.hand:
        _held(pen, shown, pick, draft.composer.there(pick.origin, pick.tired))
    _legs(pen, draft)
    if draft.seen.step in ("shrine", "pairs"):
        _routes(pen, draft)
    for isle in draft.pairs:
        foot = pen.layout.on_island(ISLANDS[isle], (160, 190))
        for aside in (-11, 11):
            pen.put(f"orders/novice-{draft.me.order}-active", (foot[0] + pen.px(aside), foot[1]))
    tile = draft.book or draft.pupil
    if tile:
        marks.focus_ring(pen, pen.layout.field(tile))
    if draft.armed:
        marks.legal_rect(pen, token_hit(pen.layout, shown.turn, "novice"), True, radius=8)


def _routes(pen: Pen, draft: Drafting) -> None:
    """Where Priestess and Builder come in the round after the next: the next one has its shades already."""
    for place, (figure, route) in enumerate(routes(draft.row, 3).items()):
        foot = pen.layout.on_island(route[-1], (206 + 44 * place, 128))
        pen.put(f"figures/{figure}-ghost", foot, 0.9)
        pen.number_plate(pen.text("round-short", number=draft.seen.round + 2), foot, theme.MOON)


def _held(pen: Pen, shown: Shown, pick: Pick, there: int) -> None:
    """A group in the hand: a frame, how many go, how many would stay."""
    rect = _group(pen, shown, pick)
    if not rect:
        return
    marks.legal_rect(pen, rect, True)
    stay = there - pick.novices
    pen.number_plate(str(pick.novices), rect.midtop, theme.LEGAL)
    if stay:
        pen.number_plate(str(stay), rect.midbottom, theme.SECONDARY)


def _group(pen: Pen, shown: Shown, pick: Pick) -> Rect:
    assert shown.turn is not None
    if pick.origin == JETTY:
        return pen.layout.jetty
    hit = pen.layout.boat_hit if pick.tired else pen.layout.active_hit
    return hit(shown, ISLANDS[pick.origin], shown.turn)


def _legs(pen: Pen, draft: Drafting) -> None:
    """Lines, then ghosts with how many arrive, then the number of each leg where no other number stands."""
    legs = draft.composer.legs
    ways = [(leg, *_ends(pen, leg)) for leg in legs]
    for _, first, last in ways:
        marks.glide_line(pen, [first, last])
    arrive: dict[Pixel, int] = {}
    for leg, _, last in ways:
        arrive[last] = arrive.get(last, 0) + leg.novices
    taken: list[Pixel] = []
    for last, count in arrive.items():
        marks.ghost_novice(pen, draft.me.order, last)
        at = last[0] + pen.px(20), last[1] - pen.px(10)
        pen.number_plate(f"+{count}", at, theme.LEGAL)
        taken.append(at)
    for leg, first, last in ways:
        places = [_between(first, last, share) for share in _ALONG]
        at = next((place for place in places if _free(place, taken, pen.px(34))), places[0])
        pen.number_plate(str(leg.novices), at)
        taken.append(at)


def _ends(pen: Pen, leg: Leg) -> tuple[Pixel, Pixel]:
    layout = pen.layout
    first = layout.jetty.center if leg.origin == JETTY else layout.on_island(ISLANDS[leg.origin], (160, 230))
    return first, layout.on_island(ISLANDS[leg.destination], (160, 245))


def _between(first: Pixel, last: Pixel, share: float) -> Pixel:
    return round(first[0] + (last[0] - first[0]) * share), round(first[1] + (last[1] - first[1]) * share)


def _free(place: Pixel, taken: Sequence[Pixel], apart: int) -> bool:
    return all(hypot(place[0] - x, place[1] - y) >= apart for x, y in taken)
