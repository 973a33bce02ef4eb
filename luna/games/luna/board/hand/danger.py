"""Danger marks in the temple: a shield, or a broken ring with an arrow from every tile that threatens.

A threatening tile is told by its number on a plate where it would lie: with its owner's badge when it can come at the
next turn, with a purse when it takes Bribery, muted while it lies in the dark or waits for a later round (V5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.temple import draw_field_plate
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.threats import Stand, Threat
from luna.shell.drawing import theme

_REACHES: Final = ("dark", "round", "bribable", "released", "next")
_EDGES: Final = {
    "next": theme.LOSS,
    "released": theme.BRIBE,
    "bribable": theme.BRIBE,
}


def draw(pen: Pen, shown: Shown, stands: Sequence[Stand]) -> None:
    """Draw the danger of these novices: rings and arrows first, the numbers over them."""
    hunters: dict[int, Threat] = {}
    for stand in stands:
        if not stand.threats:
            _shield(pen, stand.tile)
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
        _number(pen, shown, threat)


def _shield(pen: Pen, tile: int) -> None:
    x, y = pen.layout.field(tile)
    pen.put("temple/shield", (x - pen.px(25), y + pen.px(32)))


def _arrow(pen: Pen, hunter: int, prey: int) -> None:
    (ax, ay), (bx, by) = pen.layout.field(hunter), pen.layout.field(prey)

    def along(share: float) -> tuple[int, int]:
        return round(ax + (bx - ax) * share), round(ay + (by - ay) * share)

    marks.eviction_line(pen, [along(0.24), along(0.54)])


def _number(pen: Pen, shown: Shown, threat: Threat) -> None:
    x, y = pen.layout.field(threat.tile)
    ink = theme.now.MOONLIGHT if threat.reach not in ("dark", "round") else theme.now.SECONDARY
    pen.number_plate(str(threat.tile), (x, y), ink, _EDGES.get(threat.reach, theme.now.MUTED))
    if threat.reach == "next":
        pen.put_high(f"orders/badge-{shown.seats[threat.seats[0]].order}", (x + pen.px(21), y - pen.px(14)), 24)
    elif threat.reach == "bribable":
        pen.put_high("marks/purse", (x + pen.px(21), y - pen.px(14)), 24)
