"""The ladder of the own tower in the panel of a purchase: what has come home, where the next one goes, its price."""

from __future__ import annotations

from typing import Final

from luna.games.pangea.board.picture.tile import SHAPES
from luna.games.pangea.rules.position import AMULETS, rank
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme

_STEP: Final = 84  # from one rung to the next, in units of its picture
_MOST: Final = 76  # the same on the stage, u
_MARGIN: Final = 14  # u: of the lowest rung below its step
_AMULET: Final = 0.62  # of a step
_FAINT: Final = 0.55  # what is not there yet


def draw(pen: Pen, rect: Rect, row: bytearray, seat: int, land: int) -> None:
    """Fill `rect`; `land`: the amulet that is about to be bought, by its landscape."""
    have = [one for one in range(len(SHAPES)) if row[AMULETS + seat] >> one & 1]
    head = Rect(rect.x, rect.y, rect.width, pen.px(36))
    pen.words(pen.text("pangea-purchase-tower"), "label_bold", theme.now.SECONDARY, head, "mid")
    step = min(pen.px(_MOST), (rect.bottom - head.bottom - pen.px(_MARGIN)) // len(SHAPES))
    high, next_rung = step * _AMULET / pen.u, rank(row, seat)
    x = rect.centerx + pen.px(14)
    for rung in reversed(range(len(SHAPES))):
        point = x, head.bottom + step * (len(SHAPES) - rung) - round(step * 0.35)
        kind = "full" if rung < next_rung else "next" if rung == next_rung else "empty"
        pen.put(f"pangea/ui/rung-{kind}", point, step / pen.u / _STEP)
        if rung < next_rung:
            pen.put_high(f"pangea/amulets/amulet-{SHAPES[have[rung]]}", point, high)
        elif rung == next_rung:
            pen.put_high(f"pangea/amulets/amulet-{SHAPES[land]}", point, high * 0.9, _FAINT)
        else:
            pen.put_high("pangea/amulets/goods", (point[0] - pen.px(12), point[1]), 22)
            pen.centred(str(rung + 1), "label_bold", theme.now.SECONDARY, (point[0] + pen.px(12), point[1]))
        ink = theme.GOLD if rung <= next_rung else theme.now.MUTED
        pen.centred(str(rung + 1), "label_bold", ink, (x - round(step * 0.72), point[1]))
