"""The signs of a draft on the table: rings around clickable things, and the pieces picked up so far.

A novice with a destination is taken off the island it leaves (`lifted`) and drawn as a ghost at its destination. So no
novice is drawn twice.
"""

from collections.abc import Sequence
from math import dist
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.candidates import Lights, travellers
from luna.games.luna.board.hand.chips import Handle
from luna.games.luna.board.hand.composer import Composing, Leg, Pick
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.places import figure_hit, group_hit, spot
from luna.games.luna.board.layout import crowd, lanes, places
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.motion.pieces import adds, counts
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.spotlight import Outline, Spotlight
from luna.games.luna.board.picture.temple import draw_tile_plate
from luna.games.luna.board.targets import Target, island_of
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import HERBS_ISLE
from luna.games.luna.rules.moves import JETTY
from luna.games.luna.rules.threats import routes
from luna.shell.board.films.film import along
from luna.shell.board.pen import Pixel, Rect
from luna.shell.drawing import theme

_WITHOUT_VERB: Final = ("favour", "shrine", "herbs", "appoint", "consecrate")
"""Verbs whose things are lit while none is chosen; the other verbs have chips, or too many things."""
_MANY: Final = 5  # from this many islands on, most outlines are quiet
_WANTED: Final = ("priestess", "builder")
"""Figures whose islands are worth a journey: they stand out among many islands."""


def lights(draft: Drafting) -> Lights:
    """The clickable things now, narrowed by the chosen verb or the draft."""
    if draft.over:
        return {}
    begun = draft.begun
    if isinstance(begun, Composing):
        return _composing(begun)
    if draft.begun.taught or draft.seen.step == "pairs":
        return dict.fromkeys(begun.next, "legal")
    if not draft.acting:  # islands of the preparation, or of a solo round's start
        return {targets.Island(ISLANDS[isle]): "legal" for isle in sorted({goal.isle for goal in draft.asked.intents})}
    if begun.busy:
        return dict(draft.asked.lit(begun.verb)) if begun.said else {}
    plain = [draft.asked.lit(verb) for verb in _WITHOUT_VERB]
    return {target: kind for found in plain for target, kind in found.items()}


def _composing(move: Composing) -> Lights:
    """Lights of a journey or tide: the destinations of the hand; for an empty hand, the novices that could travel."""
    if move.hand:
        return {targets.Island(ISLANDS[isle]): "legal" for isle in move.destinations()}
    if move.legs or not move.said or move.wanted is None:
        return {}
    return dict.fromkeys(travellers(move.asked, move.wanted), "legal")


def draw(pen: Pen, shown: ViewModel, draft: Drafting, lit: Lights, hover: Target | None, warm: float = 1.0) -> None:
    """Draw all signs over the pieces; `warm`: the glow of the thing under the pointer, 0..1."""
    layout = pen.layout
    for target, kind in lit.items():
        hot = target == hover
        match target:
            case targets.Thing("stack", island):
                marks.legal_ring(pen, layout.on_island(island, places.STACK_MIDDLE), marks.RING_STACK, warm * hot)
            case targets.Thing("tile", number=tile):
                ring = marks.bribery_ring if kind == "bribe" else marks.legal_ring
                ring(pen, layout.path_tiles[tile], hover=warm * hot)
                if shown.path[tile].owner is not None:
                    draw_tile_plate(pen, shown.path[tile])
            case targets.Thing("space" | "book", number=tile):
                marks.legal_hex(pen, tile, hot)
            case targets.Thing("builder", island):
                marks.legal_rect(pen, figure_hit(layout, shown, "builder", island), hot)
            case targets.Thing("tired" | "group") if shown.turn is not None:
                marks.legal_rect(pen, group_hit(layout, shown, target, shown.turn), hot)
            case targets.Thing("council", number=number):
                marks.legal_rect(pen, layout.council_hits[number], hot)
            case targets.Thing("steps", number=number):
                ring_at = layout.ring[(layout.ring.index(draft.seen.apostate) + number) % 7]
                foot = layout.on_island(ring_at, (222, 174))
                pen.put("marks/ghost-apostate", foot)
                pen.number_plate(str(number), foot)
                if hot:
                    marks.legal_ring(pen, (foot[0], foot[1] - pen.px(44)), hover=True)
    if not draft.over and draft.verb in ("favour", "herbs"):
        _barred(pen, shown, draft, lit)
    _drafted(pen, shown, draft)


def _barred(pen: Pen, shown: ViewModel, draft: Drafting, lit: Lights) -> None:
    """Draw where the chosen verb cannot be used: a lock on stacks, the leaf crossed out on Herb Island."""
    layout = pen.layout
    for island in layout.ring if draft.verb == "favour" else ():
        if targets.Stack(island) not in lit:
            pen.put_high("ui/icon-lock", layout.on_island(island, places.STACK_MIDDLE), 34)
    if draft.verb == "herbs" and draft.me.inactive[HERBS_ISLE]:
        x, y = layout.boat_foot(shown, ISLANDS[HERBS_ISLE], draft.me.seat)
        at = x, y - pen.px(24)
        pen.put_high("ui/icon-herbs-off", at, 40)
        pen.put("marks/closed-cross", at)


def spotlight(
    layout: Layout, shown: ViewModel, draft: Drafting, lit: Lights, hover: Target | None, chips: Sequence[Handle]
) -> Spotlight:
    """Outlines for islands that a click would choose, and a veil over the rest while a verb is chosen."""
    taken = () if draft.over else draft.composer.hand
    origins = {ISLANDS[pick.origin] for pick in taken if pick.origin != moves.JETTY}
    pointed = island_of(hover)
    isles = [target.name for target in lit if targets.of(target, "island")]
    busy = {shown.figures.get(figure) for figure in _WANTED} if len(isles) > _MANY else set(isles)
    kinds = {island: "lit" if island in busy else "quiet" for island in isles} | {pointed: "hot"}
    outlines = [Outline(island, kinds[island]) for island in isles if island not in origins]
    outlines += [Outline(island, "taken") for island in sorted(origins)]
    feet = [foot for pick in taken for foot in _feet(layout, shown, pick)]
    if draft.over or draft.verb is None or not (lit or taken):
        return Spotlight(tuple(outlines), tuple(feet))
    places = (spot(layout, shown, chips, target) for target in lit if island_of(target) not in ISLANDS)
    free = {*origins, *(island for target in lit if (island := island_of(target)) in ISLANDS)}
    holes = [(rect.x, rect.y, rect.width, rect.height) for rect in places if rect is not None]
    return Spotlight(tuple(outlines), tuple(feet), tuple(sorted(free)), tuple(holes), veiled=True)


# ---- pieces picked up


_ALONG: Final = (0.5, 0.36, 0.64, 0.24, 0.76)
"""Where a leg's number may stand on its line; the first free place is used."""
_ARRIVE: Final = (160, 245)  # in an island's box: the ghost of the arriving piece


def lifted(shown: ViewModel, seat: int, legs: Sequence[Leg], pairs: Sequence[int] = ()) -> ViewModel:
    """A table without the novices of a seat that are on their way, and with the pairs put down on islands."""
    left = shown.copy()
    for leg in legs:
        if leg.origin == JETTY:
            counts(seat, jetty=-leg.novices)(left)
        else:
            adds(seat, ISLANDS[leg.origin], -leg.novices * (not leg.tired), -leg.novices * leg.tired)(left)
    for isle in pairs:
        adds(seat, ISLANDS[isle], 2)(left)
    counts(seat, supply=-2 * len(pairs))(left)
    return left


def _drafted(pen: Pen, shown: ViewModel, draft: Drafting) -> None:
    """Draw the pieces that the draft has picked up. `shown` is the table without those on their way."""
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
    """Draw Priestess and Builder on their islands of the round after the next; their shadows show the next round."""
    for place, (figure, route) in enumerate(routes(draft.row, 3).items()):
        foot = pen.layout.on_island(route[-1], (206 + 44 * place, 128))
        pen.put(f"marks/ghost-{figure}", foot, 0.9)
        pen.number_plate(pen.text("round-short", number=draft.seen.round + 2), foot, theme.MOON)


def _held(pen: Pen, shown: ViewModel, pick: Pick, there: int) -> None:
    """A group in the hand: a frame where it has no ring, the numbers that go and stay."""
    rect = _group(pen, shown, pick)
    if not rect:
        return
    if not _feet(pen.layout, shown, pick):
        marks.legal_rect(pen, rect, True)
    stay = there - pick.novices
    pen.number_plate(str(pick.novices), rect.midtop, theme.LEGAL)
    if stay:
        pen.number_plate(str(stay), rect.midbottom, theme.now.SECONDARY)


def _feet(layout: Layout, shown: ViewModel, pick: Pick) -> list[Pixel]:
    """The feet of the novices of a pick; none on the jetty, where single novices are not drawn."""
    if pick.origin == JETTY or shown.turn is None:
        return []
    island = ISLANDS[pick.origin]
    groups = crowd.boats(shown, island) if pick.tired else crowd.actives(shown, island)
    there = [foot for group in groups if group.seat == shown.turn for foot in group.feet]
    return [layout.on_island(island, foot) for foot in there[-pick.novices :]]


def _group(pen: Pen, shown: ViewModel, pick: Pick) -> Rect:
    assert shown.turn is not None
    if pick.origin == JETTY:
        return pen.layout.jetty
    hit = pen.layout.boat_hit if pick.tired else pen.layout.active_hit
    return hit(shown, ISLANDS[pick.origin], shown.turn)


def _legs(pen: Pen, draft: Drafting) -> None:
    """An arc for each leg, then ghosts with the number arriving, then the leg's number where no other number stands."""
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
    """From the novices around the temple to their destination."""
    layout, home = pen.layout, leg.origin == JETTY
    origin = lanes.JETTY if home else layout.ring.index(ISLANDS[leg.origin])
    return [layout.at(*point) for point in lanes.bow(origin, layout.ring.index(ISLANDS[leg.destination]))]


def _free(place: Pixel, taken: Sequence[Pixel], apart: int) -> bool:
    return all(dist(place, other) >= apart for other in taken)
