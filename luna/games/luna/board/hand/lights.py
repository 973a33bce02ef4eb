"""Which things are legal now, and the signs for them: rings round what a click would get."""

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand import drafted
from luna.games.luna.board.hand.chips import Handle
from luna.games.luna.board.hand.composer import Composing
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.places import figure_hit, group_hit, spot
from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.spotlight import Outline, Spotlight
from luna.games.luna.board.picture.temple import draw_tile_plate
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.games.luna.board.targets import KIND, Target, island_of
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import HERBS_ISLE

Lights = dict[Target, str]
"""Things lit up: `legal`, or `bribe` when it costs Bribery."""
_WITHOUT_VERB: Final = ("favour", "shrine", "herbs", "appoint", "consecrate")
"""Verbs of which the things are lit while none is chosen; the others have chips, or are too many."""
_MANY: Final = 5  # islands at once of which most are outlined quietly
_WANTED: Final = ("priestess", "builder")
"""Figures whose islands are worth the way: of many islands these stand out."""


def lights(draft: Drafting) -> Lights:
    """What a click on each thing would get now, narrowed by the verb chosen or the draft begun."""
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
        return draft.asked.lit(begun.verb) if begun.said else {}
    plain = [draft.asked.lit(verb) for verb in _WITHOUT_VERB]
    return {target: kind for found in plain for target, kind in found.items()}


def _composing(move: Composing) -> Lights:
    """Lights of a journey or tide: where the hand could go; with empty hands, which novices could travel."""
    if move.hand:
        return {targets.Island(ISLANDS[isle]): "legal" for isle in move.destinations()}
    if move.legs or not move.said or move.wanted is None:
        return {}
    out: Lights = {}
    for turn in move.asked.of_kind(KIND[move.wanted]):
        origin, tired, _, _ = moves.part_of(turn[0])
        island = "jetty" if origin == moves.JETTY else ISLANDS[origin]
        out[targets.Tired(island) if tired else targets.Group(island)] = "legal"
    return out


def draw(pen: Pen, shown: Shown, draft: Drafting, lit: Lights, hover: Target | None, warm: float = 1.0) -> None:
    """Draw all signs over the pieces; `warm`: how far the pointer has warmed the thing under it, 0..1."""
    layout = pen.layout
    for target, kind in lit.items():
        hot = target == hover
        match target:
            case targets.Stack(island):
                marks.legal_ring(pen, layout.on_island(island, places.STACK_MIDDLE), marks.RING_STACK, warm * hot)
            case targets.Tile(tile):
                ring = marks.bribery_ring if kind == "bribe" else marks.legal_ring
                ring(pen, layout.path_tiles[tile], hover=warm * hot)
                if shown.path[tile].owner is not None:
                    draw_tile_plate(pen, shown.path[tile])
            case targets.Field(tile) | targets.Book(tile):
                marks.legal_hex(pen, tile, hot)
            case targets.Builder(island):
                marks.legal_rect(pen, figure_hit(layout, shown, "builder", island), hot)
            case targets.Tired() | targets.Group() if shown.turn is not None:
                marks.legal_rect(pen, group_hit(layout, shown, target, shown.turn), hot)
            case targets.Seat(number):
                marks.legal_rect(pen, layout.council_hits[number], hot)
            case targets.Steps(number):
                ring_at = layout.ring[(layout.ring.index(draft.seen.apostate) + number) % 7]
                _ghost(pen, layout, ring_at, number, hot)
    if not draft.over and draft.verb in ("favour", "herbs"):
        _barred(pen, shown, draft, lit)
    drafted.draw(pen, shown, draft)


def _barred(pen: Pen, shown: Shown, draft: Drafting, lit: Lights) -> None:
    """Draw where the verb chosen cannot be used: a lock on stacks, the leaf crossed out on Herb Island."""
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
    layout: Layout, shown: Shown, draft: Drafting, lit: Lights, hover: Target | None, chips: Sequence[Handle]
) -> Spotlight:
    """Outlines for islands that a click would choose, and a veil over the rest while a verb is chosen."""
    taken = () if draft.over else draft.composer.hand
    origins = {ISLANDS[pick.origin] for pick in taken if pick.origin != moves.JETTY}
    pointed = island_of(hover)
    isles = [target.island for target in lit if isinstance(target, targets.Island)]
    busy = {shown.figures.get(figure) for figure in _WANTED} if len(isles) > _MANY else set(isles)
    kinds = {island: "lit" if island in busy else "quiet" for island in isles} | {pointed: "hot"}
    outlines = [Outline(island, kinds[island]) for island in isles if island not in origins]
    outlines += [Outline(island, "taken") for island in sorted(origins)]
    feet = [foot for pick in taken for foot in drafted.feet(layout, shown, pick)]
    if draft.over or draft.verb is None or not (lit or taken):
        return Spotlight(tuple(outlines), tuple(feet))
    places = (spot(layout, shown, chips, target) for target in lit if island_of(target) not in ISLANDS)
    free = {*origins, *(island for target in lit if (island := island_of(target)) in ISLANDS)}
    holes = [(rect.x, rect.y, rect.width, rect.height) for rect in places if rect is not None]
    return Spotlight(tuple(outlines), tuple(feet), tuple(sorted(free)), tuple(holes), veiled=True)


def _ghost(pen: Pen, layout: Layout, island: str, number: int, hot: bool) -> None:
    foot = layout.on_island(island, (222, 174))
    pen.put("marks/ghost-apostate", foot)
    pen.number_plate(str(number), foot)
    if hot:
        marks.legal_ring(pen, (foot[0], foot[1] - pen.px(44)), hover=True)
