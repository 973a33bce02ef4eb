"""Picking: what lies under the pointer, from the smallest thing to the largest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist

from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.handles import Handle
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.games.luna.board.targets import CANDLE, RESET, UNDO, Target, steps_to
from luna.shell.board.pen import Pixel, Rect


def hot_island(layout: Layout, point: Pixel, before: str) -> str:
    """The island whose chips are open: the one under the pointer, `jetty`, or ""."""
    jetty = layout.jetty
    if jetty.collidepoint(point) or (before == "jetty" and _with_badges(layout, jetty).collidepoint(point)):
        return "jetty"
    under = [island for island, box in layout.islands.items() if box.collidepoint(point)]
    return min(under, key=lambda island: dist(layout.islands[island].center, point), default="")


def pick(layout: Layout, shown: Shown, draft: Drafting, chips: Sequence[Handle], point: Pixel) -> Target | None:
    """The thing under the pointer, None on open water."""
    for handle in chips:
        if handle.rect.collidepoint(point):
            return handle.target
    found = _on_frame(layout, shown, point)
    if found or layout.bar.rect.collidepoint(point) or layout.top.rect.collidepoint(point):
        return found
    mine = shown.turn
    if layout.candles.collidepoint(point):
        return CANDLE
    seat = Rect(point, (1, 1)).collidelist(layout.council_hits)
    if seat >= 0:
        return targets.Seat(seat)
    tile = _nearest({tile: layout.path_tiles[tile] for tile in shown.path}, point, layout.px(32))
    if tile:
        return targets.Tile(tile)
    if mine is not None and layout.jetty.collidepoint(point):
        return targets.Group("jetty")
    tile = _nearest(layout.fields, point, layout.px(38))
    if tile:
        return targets.Book(tile) if shown.fields[tile].book else targets.Field(tile)
    island = hot_island(layout, point, "")
    return _on_island(layout, shown, draft, island, point) if island else None


def _on_island(layout: Layout, shown: Shown, draft: Drafting, island: str, point: Pixel) -> Target:
    mine = shown.turn
    if layout.stack_hit(island).collidepoint(point):
        return targets.Stack(island)
    if mine is not None:
        if layout.active_hit(shown, island, mine).collidepoint(point):
            return targets.Group(island)
        if layout.boat_hit(shown, island, mine).collidepoint(point):
            return targets.Tired(island)
    for figure, kind in (("apostate", targets.Apostate), ("builder", targets.Builder)):
        if shown.figures[figure] == island and figure_hit(layout, shown, figure, island).collidepoint(point):
            return kind(island)
    if draft.verb == "expel":
        return targets.Steps(steps_to(draft.seen, island))
    return targets.Island(island)


def figure_hit(layout: Layout, shown: Shown, figure: str, island: str) -> Rect:
    """Hit area of a figure."""
    x, y = layout.figure_foot(shown, figure, island)
    return layout.around((x, y - layout.px(46)), 50, 96)


def token_hit(layout: Layout, seat: int, favour: str) -> Rect:
    """Hit area of a favour's slot in a panel."""
    return layout.panels[seat].slot(ISLANDS.index(favour))


def frame(layout: Layout, shown: Shown) -> list[tuple[Target, Rect]]:
    """What is to be clicked round the table: buttons, the favours of the order to move, panels to be unfolded."""
    bar = layout.bar
    out: list[tuple[Target, Rect]] = [(targets.Verb(verb), rect) for verb, rect in bar.verbs.items()]
    out += [(UNDO, bar.undo_hit), (RESET, bar.reset)]
    out += [(targets.Rail(name), rect) for name, rect in layout.rail.buttons.items()]
    out += [(targets.Top(name), rect) for name, rect in layout.top.buttons.items()]
    if shown.round > 1:
        out.append((targets.Top("scoring"), layout.top.scoring))
    if shown.turn is not None:
        slots = layout.panels[shown.turn].slots
        out += [(targets.Token(name), slot) for name, slot in zip(ISLANDS, slots, strict=True)]
    return out + [(targets.Unfold(panel.seat), panel.rect) for panel in layout.panels if panel.folded]


def _on_frame(layout: Layout, shown: Shown, point: Pixel) -> Target | None:
    if layout.free.collidepoint(point):
        return None
    found = next((target for target, rect in frame(layout, shown) if rect.collidepoint(point)), None)
    on_log = layout.rail.log.collidepoint(point) or layout.rail.heading.collidepoint(point)
    return targets.Rail("log") if found is None and on_log else found


def _with_badges(layout: Layout, jetty: Rect) -> Rect:
    """The jetty and the sail badges above it."""
    return jetty.union(jetty.move(0, -layout.held(48)))


def _nearest(middles: Mapping[int, Pixel], point: Pixel, reach: int) -> int:
    """The key of the nearest middle within reach, 0 = none."""
    far = {key: dist(middle, point) for key, middle in middles.items()}
    best = min(far, key=far.__getitem__, default=0)
    return best if best and far[best] <= reach else 0
