"""The table under keys and pad: which things there are, which of them are legal, and which come next.

The things are those that the pointer finds: `picking` answers for a point, here they are listed. Pure.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.drafts import Aiming
from luna.games.luna.board.hand.handles import Handle
from luna.games.luna.board.hand.lights import Lights
from luna.games.luna.board.hand.picking import figure_hit, frame
from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.games.luna.board.targets import ASKER, CANDLE, SAIL_NOW, Target, island_of, steps_to, tile_of
from luna.shell.board.focus_keys import Place, nearest
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pixel, Rect

_ORDER: Final[list[type[Target]]] = [
    targets.Command,
    targets.Choice,
    targets.Stack,
    targets.Builder,
    targets.Recruit,
    targets.Tired,
    targets.Herbs,
    targets.Group,
    targets.Sail,
    targets.Chip,
    targets.Vehicle,
    targets.Island,
    targets.Tile,
    targets.Book,
    targets.Field,
    targets.Seat,
    targets.Apostate,
    targets.Steps,
    targets.Candle,
    targets.Token,
    targets.Verb,
]
"""In which order the next and the previous legal thing are found, by kind."""
_MEANT: Final = targets.Choice | targets.Vehicle | targets.Recruit | targets.Chip | targets.Herbs | targets.Sail
"""Chips, beside `commit`: they are only there when they would do something."""


def on_strip(target: Target) -> bool:
    """Whether it is where a draft is put together: no panel lies over that."""
    return isinstance(target, targets.Vehicle | targets.Choice) or target is SAIL_NOW


Focusable = Place[Target]
"""A thing of the board that can have the keyboard focus."""


def things(
    layout: Layout, shown: Shown, draft: Drafting, chips: Sequence[Handle], panels: Sequence[Panel] = ()
) -> list[Focusable]:
    """Focusable things: all that a pointer could mean now in one window, without what an open panel covers."""
    out = _places(layout, shown, draft, chips)
    found = [Focusable(target, rect, _middle(layout, target, rect)) for target, rect in out.items()]
    found = [thing for thing in found if not _covered(layout, thing, panels)]
    for panel in panels:
        spots = enumerate(panel.spots(layout))
        found += [Focusable(targets.Spot(panel.name, n), rect, rect.center) for n, rect in spots if rect]
    return found


def rect_of(
    target: Target, layout: Layout, shown: Shown, draft: Drafting, chips: Sequence[Handle], panels: Sequence[Panel]
) -> Rect | None:
    """The rectangle of one of the `things`, None when it is none of them."""
    if isinstance(target, targets.Spot):
        spots = next((panel.spots(layout) for panel in panels if panel.name == target.panel), [])
        return next((rect for number, rect in enumerate(spots) if rect and number == target.number), None)
    own = ((chip.target, chip.rect) for chip in chips)
    board = () if draft.over else chain(_temple(layout, shown), _islands(layout, shown, draft))
    rect = next((rect for found, rect in chain(own, frame(layout, shown), board) if found == target), None)
    if rect is None or _covered(layout, Focusable(target, rect, _middle(layout, target, rect)), panels):
        return None
    return rect


def _places(layout: Layout, shown: Shown, draft: Drafting, chips: Sequence[Handle]) -> dict[Target, Rect]:
    """All of the table that a pointer could mean, covered or not."""
    out: dict[Target, Rect] = {chip.target: chip.rect for chip in chips}
    if not draft.over:
        for target, rect in chain(_islands(layout, shown, draft), _temple(layout, shown)):
            out.setdefault(target, rect)
    for target, rect in frame(layout, shown):
        out.setdefault(target, rect)
    return out


def _covered(layout: Layout, thing: Focusable, panels: Sequence[Panel]) -> bool:
    return not on_strip(thing.what) and any(panel.covers(layout, thing.at) for panel in panels)


def hot(draft: Drafting, target: Target | None) -> str:
    """The island whose chips are open while a thing has the focus, `jetty`, or ""."""
    if target is None or draft.over:
        return ""
    if isinstance(target, targets.Steps) and draft.verb != "expel":
        return draft.seen.apostate
    return island_of(target)


def numbered(draft: Drafting, island: str) -> Target:
    """What the number of an island means: it as a goal, or those who can leave it."""
    if not draft.acting or draft.choices or draft.composer.hand:
        return targets.Island(island)
    if draft.verb == "expel":
        return targets.Steps(steps_to(draft.seen, island))
    if draft.verb is not None and not draft.composing:
        return targets.Island(island)
    isle = ISLANDS.index(island)
    if draft.composing and not draft.composer.there(isle, False) and draft.composer.there(isle, True):
        return targets.Tired(island)
    return targets.Group(island)


def resting(found: Sequence[Focusable], draft: Drafting, lost: Target, at: Pixel) -> Focusable | None:
    """The resting place of the focus when its thing is gone, a thing without effect. None: it rests unseen.

    In a panel it stays in the panel. The ground of an island is only looked at while nothing is drafted, except where
    islands are all there is.
    """
    panel = lost.panel if isinstance(lost, targets.Spot) else None
    same = [thing for thing in found if isinstance(thing.what, targets.Spot) and thing.what.panel == panel]
    if same:
        return nearest(same, at)
    if draft.busy or draft.seen.step != "action":
        return None
    grounds = [thing for thing in found if isinstance(thing.what, targets.Island)]
    home = island_of(lost)
    return next((thing for thing in grounds if island_of(thing.what) == home), None) or nearest(grounds, at)


def legal(found: Sequence[Focusable], draft: Drafting, lit: Lights, verbs: Collection[str]) -> list[Focusable]:
    """The things that a click would get something from, in the order of `next`. `verbs` are those that can be used."""
    if draft.over:
        return [thing for thing in found if isinstance(thing.what, targets.Rail | targets.Top)]
    wanted = set(lit) | {thing.what for thing in found if isinstance(thing.what, _MEANT) or thing.what is SAIL_NOW}
    if draft.composing and not draft.composer.hand:
        wanted |= _travellers(draft)
    elif not draft.busy and draft.acting:
        wanted |= {CANDLE} | {targets.Verb(verb) for verb in verbs}
        if {"journey", "tide", "sail"} & set(verbs):
            wanted |= {target for target in _travellers(draft) if isinstance(target, targets.Group)}

    def place(thing: Focusable) -> tuple[int, int, int, int]:
        target = thing.what
        kind = _ORDER.index(type(target)) if type(target) in _ORDER else len(_ORDER)
        number = target.number if isinstance(target, targets.Numbered | targets.Counted) else 0
        return kind, _place(draft, island_of(target)), tile_of(target), number

    return sorted((thing for thing in found if thing.what in wanted), key=place)


def _place(draft: Drafting, island: str) -> int:
    """Place of an island in the ring; the jetty comes last."""
    ring = draft.seen.ring
    return ring.index(island) if island in ring else len(ring)


def _travellers(draft: Drafting) -> set[Target]:
    """Groups of which somebody is still there."""
    out: set[Target] = {
        targets.Group(island) for isle, island in enumerate(ISLANDS) if draft.composer.there(isle, False)
    }
    out |= {targets.Tired(island) for isle, island in enumerate(ISLANDS) if draft.composer.there(isle, True)}
    return out | ({targets.Group("jetty")} if draft.me.jetty else set())


def after(
    found: Sequence[Focusable], draft: Drafting, lit: Lights, here: Target | None, at: Pixel, leaps: bool = True
) -> Focusable | None:
    """The next focus when a step has made it clear what comes next; None when it stays.

    A button that asks comes first. `leaps`: without one, the thing nearest to `at` that the next step could be.
    """
    by_target = {thing.what: thing for thing in found}
    if draft.over or not draft.busy:
        return None
    if draft.confirm:
        return by_target.get(ASKER)
    if draft.composer.busy and draft.ready is not None:
        return by_target.get(SAIL_NOW)
    if draft.choices:
        return by_target.get(targets.Choice(0))
    if isinstance(draft.begun, Aiming) and draft.begun.turn is not None:
        return by_target.get(targets.Verb(draft.begun.verb))
    if here in lit or not leaps:
        return None
    there = [by_target[target] for target in lit if target in by_target]
    return nearest(there, by_target[here].at if here in by_target else at)


# ---- where everything is


def _islands(layout: Layout, shown: Shown, draft: Drafting) -> Iterator[tuple[Target, Rect]]:
    for island in layout.ring:
        whole = layout.island(island).inflate(-layout.px(8), -layout.px(8))
        expel = draft.verb == "expel"
        steps = steps_to(draft.seen, island)
        place: Target = targets.Steps(steps) if expel else targets.Island(island)
        yield place, whole
        yield targets.Stack(island), layout.stack_hit(island)
        if shown.turn is not None:
            if awake := layout.active_hit(shown, island, shown.turn):
                yield targets.Group(island), awake
            if tired := layout.boat_hit(shown, island, shown.turn):
                yield targets.Tired(island), tired
    for figure, target in (
        ("apostate", targets.Apostate(draft.seen.apostate)),
        ("builder", targets.Builder(draft.seen.builder)),
    ):
        stands = shown.figures[figure]
        if stands:
            yield target, figure_hit(layout, shown, figure, stands)


def _temple(layout: Layout, shown: Shown) -> Iterator[tuple[Target, Rect]]:
    for tile in shown.path:
        yield targets.Tile(tile), layout.path_hit(tile)
    for tile, field in shown.fields.items():
        yield targets.Book(tile) if field.book else targets.Field(tile), layout.field_hit(tile)
    for seat in range(places.SEATS):
        yield targets.Seat(seat), layout.council_hit(seat)
    yield CANDLE, layout.candles
    yield targets.Group("jetty"), layout.jetty


def _middle(layout: Layout, target: Target, rect: Rect) -> Pixel:
    """Anchor for spatial navigation: low on islands and candles, whose middle belongs to pieces and chips."""
    shore = isinstance(target, targets.Steps) and rect.width > layout.px(200)
    if shore or isinstance(target, targets.Island | targets.Candle):
        return rect.centerx, rect.bottom - layout.px(24)
    return rect.center
