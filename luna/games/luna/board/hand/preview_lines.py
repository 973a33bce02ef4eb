"""Preview of a turn on the table: lines to where pieces would go, and their ghosts.

The rules compute the consequences; this module only draws them, and never while pieces move.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

import pygame

from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.picture import marks, things
from luna.games.luna.board.picture.temple import book_foot, draw_field_plate, draw_shield, field_foot, tile_foot
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.consequences import Consequence
from luna.games.luna.rules.threats import Stand, Threat, stands
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.text.sentences import MINUS

_UNDER_THE_FIELDS: Final = 515
_BEFORE_THE_FIELDS: Final = 724
"""The gaps around the fields, in u of the table: evicted novices go along them."""

_REACHES: Final = ("dark", "round", "bribable", "released", "next")
_EDGES: Final = {"next": theme.LOSS, "released": theme.BRIBE, "bribable": theme.BRIBE}
_WAY: Final = 24  # u from one point of a way to the next


def draw(pen: Pen, shown: ViewModel, told: Consequence) -> None:
    """Draw everything that the turn would move."""
    seat = told.seat if told.acting or not told.events else told.events[0].seat  # the automaton moves by itself
    order = shown.seats[seat].order
    for event in told.events:
        if isinstance(event, ev.Appointed):
            _appointed(pen, shown, event, order)
        elif isinstance(event, ev.Consecrated):
            _consecrated(pen, event.tile, order)
        elif isinstance(event, ev.Evicted):
            _evicted(pen, shown, event.tile)
        elif isinstance(event, ev.BookMoved):
            marks.glide_line(pen, [pen.layout.fields[event.source], pen.layout.fields[event.target]])
            pen.put("temple/book", book_foot(pen, event.target), 1, 0.8)
        elif isinstance(event, ev.FigureMoved):
            layout = pen.layout
            feet = [layout.figure_foot(shown, event.figure, island) for island in event.path]
            marks.leader_line(pen, feet)
            pen.put(f"marks/ghost-{event.figure}", feet[-1])
        elif isinstance(event, ev.CouncilMoved) and event.seat == seat:
            _advanced(pen, shown, event, order)
        elif isinstance(event, ev.TokenTaken) and event.seat == seat:
            slot = pen.layout.panels[seat].favours[ISLANDS.index(event.favour)]
            pen.put_high(f"favours/favour-{event.favour}", slot, 34, 0.75)
        elif isinstance(event, ev.Tired) and event.seat == seat:
            _tired(pen, shown, event, order)
        elif isinstance(event, ev.Woken) and event.seat == seat:
            _woken(pen, shown, event, order)
        elif isinstance(event, ev.ShrinePlaced):
            foot = pen.layout.shrine_foot(shown, event.island, event.seat)
            pen.put(f"orders/shrine-{order}", foot, 1, 0.6)
    draw_danger(pen, shown, told.stands)
    for _, tile in told.prey:
        marks.eviction_cross(pen, _body(pen, tile), 0.55)


def pointed(pen: Pen, shown: ViewModel, row: bytearray, tile: int) -> None:
    """Draw the tiles that could evict the novice on a field, if one stands there."""
    draw_danger(pen, shown, [stand for stand in stands(row) if stand.tile == tile])


def crossed(pen: Pen, shown: ViewModel, told: Consequence) -> Iterator[pygame.Rect]:
    """Parts of the picture that a card about a turn must not cover: the pieces it moves, and points of their ways."""
    for stand in told.stands:
        for tile in (stand.tile, *(threat.tile for threat in stand.threats)):
            yield pen.layout.field_hits[tile]
    for event in told.events:
        on_board = [thing for thing in things.about(event) if not things.off_board(thing)]
        stops = [things.place(pen, shown, thing) for thing in on_board]
        yield from stops
        for first, last in pairwise(stops):
            (x, y), (to_x, to_y) = first.center, last.center
            steps = max(1, round(hypot(to_x - x, to_y - y) / pen.px(_WAY)))
            for step in range(steps):
                yield pen.layout.around((x + (to_x - x) * step // steps, y + (to_y - y) * step // steps), 8)


def _tired(pen: Pen, shown: ViewModel, event: ev.Tired, order: str) -> None:
    """Draw used novices that step down to the shore."""
    layout = pen.layout
    first = layout.active_foot(shown, event.island, event.seat, 0)
    boat = layout.boat_foot(shown, event.island, event.seat)
    marks.leader_line(pen, [first, boat])
    marks.ghost_novice(pen, order, boat, 0.8)
    pen.number_plate(f"{MINUS}{event.novices}", (first[0] - pen.px(24), first[1] - pen.px(44)), theme.LOSS)


def _woken(pen: Pen, shown: ViewModel, event: ev.Woken, order: str) -> None:
    """Draw woken novices that step up from the shore."""
    layout = pen.layout
    boat = layout.boat_foot(shown, event.island, event.seat)
    last = layout.active_foot(shown, event.island, event.seat, event.novices + 2)
    marks.leader_line(pen, [boat, last])
    marks.ghost_novice(pen, order, (last[0] + pen.px(22), last[1]))
    pen.number_plate(f"+{event.novices}", (last[0] + pen.px(24), last[1] - pen.px(44)), theme.GAIN)


def _appointed(pen: Pen, shown: ViewModel, event: ev.Appointed, order: str) -> None:
    """From the island to the tile, and on to its place in the temple."""
    layout = pen.layout
    tile = layout.path_tiles[event.tile]
    marks.leader_line(pen, [layout.active_foot(shown, event.island, event.seat, 0), tile])
    marks.leader_line(pen, [tile, layout.fields[event.tile]])
    marks.legal_hex(pen, event.tile)
    marks.ghost_novice(pen, order, tile_foot(pen, event.tile))


def _consecrated(pen: Pen, tile: int, order: str) -> None:
    layout = pen.layout
    start, field = layout.path_tiles[tile], layout.fields[tile]
    marks.glide_line(pen, [start, _between(layout, start, field), field])
    marks.legal_hex(pen, tile, hover=True)
    marks.ghost_novice(pen, order, field_foot(pen, tile))


def _between(layout: Layout, start: Pixel, field: Pixel) -> Pixel:
    """A bend beside the straight way, so that the line stands out from the edges of the fields."""
    bend = layout.px(26)
    across = abs(field[0] - start[0]) > abs(field[1] - start[1])
    middle = (start[0] + field[0]) // 2, (start[1] + field[1]) // 2
    return (middle[0], middle[1] - bend) if across else (middle[0] + bend, middle[1])


def _evicted(pen: Pen, shown: ViewModel, tile: int) -> None:
    """A cross over the novice, and its way to the jetty along the gap under the fields."""
    layout = pen.layout
    x, y = layout.fields[tile]
    gap, left = layout.at(_BEFORE_THE_FIELDS, _UNDER_THE_FIELDS)[1], layout.at(_BEFORE_THE_FIELDS, 0)[0]
    beside = x + layout.px(30)
    marks.eviction_line(pen, [(beside, y + layout.px(14)), (beside, gap), (left, gap), layout.at(*places.JETTY_MIDDLE)])
    marks.eviction_cross(pen, _body(pen, tile))
    draw_field_plate(pen, shown.fields[tile])


def _body(pen: Pen, tile: int) -> Pixel:
    x, y = field_foot(pen, tile)
    return x, y - pen.px(20)


def _advanced(pen: Pen, shown: ViewModel, event: ev.CouncilMoved, order: str) -> None:
    layout = pen.layout
    foot = layout.disc_foot(event.after, min(event.height, 3))
    start = layout.disc(shown, event.seat)
    marks.glide_line(pen, [start, ((start[0] + foot[0]) // 2, min(start[1], foot[1]) - layout.px(24)), foot])
    pen.put(f"orders/disc-{order}", foot, 1, 0.75)


# ---- danger in the temple


def draw_danger(pen: Pen, shown: ViewModel, stands: Sequence[Stand]) -> None:
    """Draw the danger of novices in the temple: a shield, or a broken ring and an arrow from each tile that threatens.

    A plate with the number of a threatening tile marks its place: with its owner's badge when it can come at the next
    turn, with a purse when it takes Bribery, muted while it is dark or waits for a later round (V5). Rings and arrows
    come first, the numbers over them.
    """
    hunters: dict[int, Threat] = {}
    for stand in stands:
        if not stand.threats:
            draw_shield(pen, stand.tile)
            continue
        marks.broken_hex(pen, stand.tile)
        for threat in stand.threats:
            known = hunters.get(threat.tile)
            if known is None or _REACHES.index(threat.reach) > _REACHES.index(known.reach):
                hunters[threat.tile] = threat
            _arrow(pen, threat.tile, stand.tile)
        if shown.fields[stand.tile].state == "held":
            draw_field_plate(pen, shown.fields[stand.tile])
    for threat in hunters.values():
        x, y = pen.layout.fields[threat.tile]
        ink = theme.now.MOONLIGHT if threat.reach not in ("dark", "round") else theme.now.SECONDARY
        pen.number_plate(str(threat.tile), (x, y), ink, _EDGES.get(threat.reach, theme.now.MUTED))
        if threat.reach == "next":
            pen.put_high(f"orders/badge-{shown.seats[threat.seats[0]].order}", (x + pen.px(21), y - pen.px(14)), 24)
        elif threat.reach == "bribable":
            pen.put_high("marks/purse", (x + pen.px(21), y - pen.px(14)), 24)


def _arrow(pen: Pen, hunter: int, prey: int) -> None:
    (ax, ay), (bx, by) = pen.layout.fields[hunter], pen.layout.fields[prey]

    def along(share: float) -> tuple[int, int]:
        return round(ax + (bx - ax) * share), round(ay + (by - ay) * share)

    marks.eviction_line(pen, [along(0.24), along(0.54)])
