"""The things of Luna's board: their places in a window, which of them take clicks, and their order.

Pointing, keys, rings, cards, lessons and screen readers find them here.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import dist
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.candidates import Lights, travellers
from luna.games.luna.board.hand.chips import Handle
from luna.games.luna.board.hand.composer import Composing
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout import crowd, places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.picture import islands
from luna.games.luna.board.targets import ASKER, CANDLE, RESET, SAIL_NOW, UNDO, Target, island_of, steps_to, tile_of
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules.views import Forecast
from luna.shell.board.focus_keys import nearest
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.pointing import Button, Place, Spot

_GHOST = (46, 92)  # u


def where(layout: Layout, shown: ViewModel, target: Target, ringed: bool = False) -> Rect | None:
    """The rectangle of a thing of the table, None while it is not there; `ringed`: including the ring around it."""
    rect: Rect | None = None
    match target:
        case targets.Thing("stack", island):
            rect = layout.stack_hits[island]
        case targets.Thing("group" | "tired"):
            rect = None if shown.turn is None else group_hit(layout, shown, target, shown.turn)
        case targets.Thing("tile", number=tile) if tile in shown.path:
            rect = layout.around(layout.path_tiles[tile], 80) if ringed else layout.path_hits[tile]
        case targets.Thing("tile" | "space" | "book", number=tile):
            rect = layout.around(layout.fields[tile], 92) if ringed else layout.field_hits[tile]
        case targets.Thing("council", number=number):
            rect = layout.council_hits[number]
        case targets.Thing("builder" | "apostate" as figure):
            stands = shown.figures[figure]
            rect = figure_hit(layout, shown, figure, stands) if stands else None
        case targets.Thing("candles"):
            rect = layout.candles
        case targets.Thing("island", island):
            rect = layout.islands[island]
        case _:
            rect = dict(frame(layout, shown)).get(target)
    return rect or None


def spot(layout: Layout, shown: ViewModel, chips: Sequence[Handle], target: Target) -> Rect | None:
    """The rectangle that a card about a thing must not cover: its chip, the thing with its ring, or its island."""
    chip = next((handle.rect for handle in chips if handle.target == target), None)
    if chip is not None or shown.turn is None:
        return chip
    lies = island_of(target)
    return where(layout, shown, target, ringed=True) or (layout.islands[lies] if lies in ISLANDS else None)


def figure_hit(layout: Layout, shown: ViewModel, figure: str, island: str) -> Rect:
    """Hit area of a figure."""
    x, y = layout.figure_foot(shown, figure, island)
    return layout.around((x, y - layout.px(46)), 50, 96)


def group_hit(layout: Layout, shown: ViewModel, target: targets.Thing, seat: int) -> Rect:
    """Hit area of the novices of a seat, or of their boats."""
    if targets.of(target, "tired"):
        return layout.boat_hit(shown, target.name, seat)
    return layout.jetty if target.name == "jetty" else layout.active_hit(shown, target.name, seat)


def ghosts(layout: Layout, shown: ViewModel, foreseen: Forecast) -> Iterator[tuple[str, Rect]]:
    """The shadows of the next round's figures."""
    for island in layout.ring:
        here = islands.ghosts(shown, foreseen, island)
        for figure, foot in zip(here, crowd.ghost_row(len(here), island), strict=True):
            x, y = layout.on_island(island, foot)
            yield figure, layout.around((x, y - layout.px(_GHOST[1] / 2)), *_GHOST)


def frame(layout: Layout, shown: ViewModel) -> list[tuple[Target, Rect]]:
    """The clickable things around the table: buttons, the favours of the order to move, folded panels."""
    bar = layout.bar
    out: list[tuple[Target, Rect]] = [(targets.Verb(verb), rect) for verb, rect in bar.verbs.items()]
    out += [(UNDO, bar.undo_hit), (RESET, bar.reset)]
    out += [(Button(name), rect) for name, rect in {**layout.rail.buttons, **layout.top.buttons}.items()]
    if shown.round > 1:
        out.append((Button("scoring"), layout.top.scoring))
    if shown.turn is not None:
        slots = layout.panels[shown.turn].slots
        out += [(targets.Token(name), slot) for name, slot in zip(ISLANDS, slots, strict=True)]
    return out + [(targets.Panel(panel.seat), panel.rect) for panel in layout.panels if panel.folded]


def _table(shown: ViewModel, draft: Drafting, layout: Layout) -> Iterator[Target]:
    """The things between the bars."""
    for island in layout.ring:
        yield targets.Steps(steps_to(draft.seen, island)) if draft.verb == "expel" else targets.Island(island)
        yield from (targets.Stack(island), targets.Group(island), targets.Tired(island))
    yield from (targets.Apostate(draft.seen.apostate), targets.Builder(draft.seen.builder))
    yield from map(targets.Tile, shown.path)
    for tile, field in shown.fields.items():
        yield targets.Book(tile) if field.book else targets.Space(tile)
    yield from map(targets.Council, range(places.SEATS))
    yield from (CANDLE, targets.Group("jetty"))


def things(layout: Layout, shown: ViewModel, draft: Drafting, chips: Sequence[Handle]) -> list[Place[Target]]:
    """All things that can be pointed at now, as if no panel were open (see `uncovered`)."""
    out: dict[Target, Rect] = {chip.target: chip.rect for chip in chips}
    for target in () if draft.over else _table(shown, draft, layout):
        if targets.of(target, "island", "steps"):
            ring, island = layout.ring, island_of(target)
            if targets.of(target, "steps"):
                island = ring[(ring.index(draft.seen.apostate) + target.number) % len(ring)]
            out.setdefault(target, layout.islands[island].inflate(-layout.px(8), -layout.px(8)))
        elif (rect := where(layout, shown, target)) is not None:
            out.setdefault(target, rect)
    for target, rect in frame(layout, shown):
        out.setdefault(target, rect)
    return [Place(target, rect, _middle(layout, target, rect)) for target, rect in out.items()]


def uncovered(layout: Layout, found: list[Place[Target]], panels: Sequence[Panel]) -> list[Place[Target]]:
    """The things that no open panel covers."""
    if not panels:
        return found
    return [
        place for place in found if not any(panel.covers(layout, place.at) for panel in panels) or on_strip(place.what)
    ]


def on_strip(target: Target) -> bool:
    """Whether a thing lies on the strip or the action bar, which no panel covers."""
    return targets.of(target, "vehicle", "choice") or target == targets.SAIL_NOW


def _middle(layout: Layout, target: Target, rect: Rect) -> Pixel:
    """Anchor for arrows: low on islands and candles, whose middle is full of pieces and chips."""
    shore = targets.of(target, "steps") and rect.width > layout.px(200)
    if shore or targets.of(target, "island", "candles"):
        return rect.centerx, rect.bottom - layout.px(24)
    return rect.center


# ---- hit test


def hot_island(layout: Layout, point: Pixel, before: str) -> str:
    """The island whose chips are open: the one under the pointer, `jetty`, or ""."""
    jetty = layout.jetty
    badges = jetty.union(jetty.move(0, -layout.held(48)))  # the sail badges above it
    if jetty.collidepoint(point) or (before == "jetty" and badges.collidepoint(point)):
        return "jetty"
    under = [island for island, box in layout.islands.items() if box.collidepoint(point)]
    return min(under, key=lambda island: dist(layout.islands[island].center, point), default="")


def pick(layout: Layout, shown: ViewModel, draft: Drafting, chips: Sequence[Handle], point: Pixel) -> Target | None:
    """The thing under the pointer, from the smallest to the largest; None on open water."""
    for handle in chips:
        if handle.rect.collidepoint(point):
            return handle.target
    if not layout.free.collidepoint(point):
        found = next((target for target, rect in frame(layout, shown) if rect.collidepoint(point)), None)
        on_log = layout.rail.log.collidepoint(point) or layout.rail.heading.collidepoint(point)
        found = Button("log") if found is None and on_log else found
        if found or layout.bar.rect.collidepoint(point) or layout.top.rect.collidepoint(point):
            return found
    if layout.candles.collidepoint(point):
        return CANDLE
    seat = Rect(point, (1, 1)).collidelist(layout.council_hits)
    if seat >= 0:
        return targets.Council(seat)
    tile = _nearest({tile: layout.path_tiles[tile] for tile in shown.path}, point, layout.px(32))
    if tile:
        return targets.Tile(tile)
    if shown.turn is not None and layout.jetty.collidepoint(point):
        return targets.Group("jetty")
    tile = _nearest(layout.fields, point, layout.px(38))
    if tile:
        return targets.Book(tile) if shown.fields[tile].book else targets.Space(tile)
    island = hot_island(layout, point, "")
    return _on_island(layout, shown, draft, island, point) if island else None


def _on_island(layout: Layout, shown: ViewModel, draft: Drafting, island: str, point: Pixel) -> Target:
    small: list[Target] = [targets.Stack(island), targets.Group(island), targets.Tired(island)]
    figures = (("apostate", targets.Apostate(island)), ("builder", targets.Builder(island)))
    small += [target for figure, target in figures if shown.figures[figure] == island]
    for target in small:
        rect = where(layout, shown, target)
        if rect is not None and rect.collidepoint(point):
            return target
    return targets.Steps(steps_to(draft.seen, island)) if draft.verb == "expel" else targets.Island(island)


def _nearest(middles: Mapping[int, Pixel], point: Pixel, reach: int) -> int:
    """The key of the nearest middle within reach, 0 = none."""
    far = {key: dist(middle, point) for key, middle in middles.items()}
    best = min(far, key=far.__getitem__, default=0)
    return best if best and far[best] <= reach else 0


# ---- the order of things for the keys


_NUMBERED: Final = ("council", "steps", "choice", "panel", "chip", "herbs", "sail")
_MEANT: Final = ("choice", "vehicle", "recruit", "chip", "herbs", "sail")
"""Chips, beside `commit`, that appear only when a click on them does something."""


def hot(draft: Drafting, target: Target | None) -> str:
    """The island whose chips are open while a thing has the focus, `jetty`, or ""."""
    if target is None or draft.over:
        return ""
    if targets.of(target, "steps") and draft.verb != "expel":
        return draft.seen.apostate
    return island_of(target)


def numbered(draft: Drafting, island: str) -> Target:
    """The target of an island's number: the island as a goal, or the novices who can leave it."""
    if not draft.acting or draft.begun.choices or draft.composer.hand:
        return targets.Island(island)
    if draft.verb == "expel":
        return targets.Steps(steps_to(draft.seen, island))
    if draft.verb is not None and not draft.composing:
        return targets.Island(island)
    isle = ISLANDS.index(island)
    if draft.composing and not draft.composer.there(isle, False) and draft.composer.there(isle, True):
        return targets.Tired(island)
    return targets.Group(island)


def resting(found: Sequence[Place[Target]], draft: Drafting, lost: Target, at: Pixel) -> Place[Target] | None:
    """The resting place of the focus when its thing is gone, a thing without effect. None: the focus is invisible.

    In a panel it stays in the panel. The ground of an island counts only without a draft, or where there are only
    islands.
    """
    panel = lost.panel if isinstance(lost, Spot) else None
    same = [thing for thing in found if isinstance(thing.what, Spot) and thing.what.panel == panel]
    if same:
        return nearest(same, at)
    if draft.busy or draft.seen.step != "action":
        return None
    grounds = [thing for thing in found if targets.of(thing.what, "island")]
    home = island_of(lost)
    return next((thing for thing in grounds if island_of(thing.what) == home), None) or nearest(grounds, at)


def legal(found: Sequence[Place[Target]], draft: Drafting, lit: Lights, verbs: Collection[str]) -> list[Target]:
    """The clickable things, in the order of `next`. `verbs` are those that can be used."""
    if draft.over:
        return [thing.what for thing in found if isinstance(thing.what, Button)]
    wanted = set(lit) | {thing.what for thing in found if targets.of(thing.what, *_MEANT) or thing.what == SAIL_NOW}
    if draft.composing and not draft.composer.hand:
        wanted |= _travellers(draft)
    elif not draft.busy and draft.acting:
        wanted |= {CANDLE} | {targets.Verb(verb) for verb in verbs}
        if {"journey", "tide", "sail"} & set(verbs):
            wanted |= {target for target in _travellers(draft) if targets.of(target, "group")}

    def place(thing: Place[Target]) -> tuple[int, int, int, int]:
        target = thing.what
        number = target.number if targets.of(target, *_NUMBERED) else 0
        island, ring = island_of(target), draft.seen.ring
        there = ring.index(island) if island in ring else len(ring)  # the jetty comes last
        return targets.rank(target), there, tile_of(target), number

    return [thing.what for thing in sorted((thing for thing in found if thing.what in wanted), key=place)]


def _travellers(draft: Drafting) -> set[Target]:
    """The groups on islands and on the jetty from which novices can leave now."""
    move, groups = draft.composer, travellers(draft.asked, *targets.VEHICLES)
    return {
        group
        for group, (isle, tired) in groups.items()
        if not draft.composing or (move.there(isle, tired) and isinstance(move.pick(isle, tired), Composing))
    }


def after(
    found: Sequence[Place[Target]], draft: Drafting, lit: Lights, here: Target | None, at: Pixel, leaps: bool = True
) -> Place[Target] | None:
    """The next focus when only one next step is left; None to stay.

    A button with a pending question comes first. `leaps`: without one, the thing nearest to `at` that the next step
    could be.
    """
    by_target = {thing.what: thing for thing in found}
    if draft.over or not draft.busy:
        return None
    if draft.confirm:
        return by_target.get(ASKER)
    if draft.composer.busy and draft.begun.turn is not None:
        return by_target.get(SAIL_NOW)
    if draft.begun.choices:
        return by_target.get(targets.Choice(0))
    if draft.verb is not None and draft.begun.turn is not None:
        return by_target.get(targets.Verb(draft.verb))
    if here in lit or not leaps:
        return None
    there = [by_target[target] for target in lit if target in by_target]
    return nearest(there, by_target[here].at if here in by_target else at)


def goal(draft: Drafting, hover: Target | None, lit: Lights) -> Target | None:
    """The goal of the chosen verb without another word: the thing pointed at, or the only possible one."""
    if draft.verb is None or draft.composing or draft.begun.turn is not None:
        return None
    if hover is not None and not targets.of(hover, "verb") and draft.offer(hover)[0].turn is not None:
        return hover
    return next(iter(lit)) if len(lit) == 1 else None
