"""Which rule a pointer asks for: things that cannot be clicked have one too, and a tile has that of its moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.picking import figure_hit
from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.shown import FIGURES, ISLANDS, Shown
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words.topics import topic_of
from luna.games.luna.rules.views import Forecast
from luna.shell.board.pen import Pixel, Rect

_COUNTS: Final = {
    "active": "novices",
    "inactive": "novices",
    "reserve": "novices",
    "temple": "temple",
    "jetty": "jetty",
    "shrines": "shrines",
}
"""Of a panel's row of numbers."""
_FLAME: Final = 40
_SHRINE: Final = 52
_FIGURE: Final = (50, 92)
_GHOST: Final = (46, 92)


def topic_at(
    layout: Layout, shown: Shown, target: Target | None, point: Pixel, foreseen: Forecast | None = None
) -> str:
    """The name of the topic about what is at a point; `target` is what a click there would mean.

    `foreseen`: where the figures go next, for their shadows.
    """
    if target is None or isinstance(target, targets.Island):
        for figure, rect in ghosts(layout, shown, foreseen) if foreseen is not None else ():
            if rect.collidepoint(point):
                return figure
        for topic, rect in _still(layout, shown):
            if rect.collidepoint(point):
                return topic
    if isinstance(target, targets.Tile):
        return _of_tile(shown, target.tile)
    topic = topic_of(target)
    return "solo" if shown.solo and topic in ("meditate", "candle") else topic  # no candles burn there (V1, V6)


def _of_tile(shown: Shown, number: int) -> str:
    """What can be done about a tile on the path."""
    tile = shown.path.get(number)
    if tile is None or (tile.owner is not None and tile.owner != shown.turn):
        return "path"
    if tile.owner is not None:
        return "consecrate"
    return {"released": "appoint", "bribable": "bribery"}.get(tile.state, "path")


def _still(layout: Layout, shown: Shown) -> Sequence[tuple[str, Rect]]:
    """What no click means anything to, the smaller things first."""
    top, out = layout.top, list[tuple[str, Rect]]()
    if (island := shown.figures["priestess"]) is not None:
        out.append(("priestess", figure_hit(layout, shown, "priestess", island)))
    if shown.guard_tile is not None:
        x, y = layout.guard_foot(shown.guard_tile)
        out.append(("guard", layout.guard_hit(shown.guard_tile)))
        out.append(("guard", layout.around((x, y - layout.px(_FIGURE[1] / 2)), *_FIGURE)))
    for seat in shown.seats:
        for isle, built in zip(ISLANDS, seat.shrines, strict=True):
            if built:
                x, y = layout.shrine_foot(shown, isle, seat.seat)
                out.append(("shrines", layout.around((x, y - layout.px(_SHRINE / 2)), _SHRINE)))
    out += [("guard", top.guard), ("round", top.round)]
    out += [("candle", layout.around(flame, _FLAME)) for flame in top.flames]
    for panel in layout.panels:
        out += [(_COUNTS[name], rect) for name, rect in panel.counts.items()]
        out += [("favours", slot) for slot in panel.slots]
        if "council" in panel.shown:
            out.append(("seats", panel.council))
        if "forecast" in panel.shown:
            out.append(("scoring", panel.forecast))
    return [*out, ("temple", layout.temple)]


def ghosts(layout: Layout, shown: Shown, foreseen: Forecast) -> Iterator[tuple[str, Rect]]:
    """The shadows of the next round's figures."""
    coming = {"priestess": foreseen.priestess, "builder": foreseen.builder, "apostate": foreseen.apostate}
    for island in layout.ring:
        here = [name for name in FIGURES if coming[name] == island and shown.figures[name] != island]
        for figure, foot in zip(here, crowd.ghost_row(len(here), island), strict=True):
            x, y = layout.on_island(island, foot)
            yield figure, layout.around((x, y - layout.px(_GHOST[1] / 2)), *_GHOST)
