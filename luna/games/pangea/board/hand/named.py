"""The things of the board by the names that lessons have for them.

| name | thing |
| --- | --- |
| `tile swamp4`, `square b3` | a tile wherever it lies, a square of the sea |
| `tower blue` | the tile of that people's tower |
| `tribe blue forest+desert@swamp4` | tribes that are alike: people, home, amulet, tile |
| `badge swamp4` | the price at a tile |
| `panel 0` | the panel of a seat |
| `verb shift` | a button |
"""

from __future__ import annotations

from luna.games.pangea.board.hand.targets import Badge, Field, Target, Tribe
from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.position import SQUARE, TOWER
from luna.shell.board.pen import Rect


def place(layout: Layout, row: bytearray, name: str) -> Rect | None:
    """Its rectangle; None when it is not there now."""
    what, _, which = name.partition(" ")
    match what:
        case "panel":
            return layout.panels[int(which)].rect
        case "verb":
            return layout.bar.verbs.get(which)
        case "tower":
            return layout.field(row[SQUARE + row[TOWER + PEOPLES.index(which)]])
    return layout.places(row).get(_target(row, what, which))


def _target(row: bytearray, what: str, which: str) -> Target:
    if what == "square":
        return Field(SQUARES.index(which))
    if what == "tribe":
        people, _, rest = which.partition(" ")
        kind, _, tile = rest.partition("@")
        home, _, amulet = kind.partition("+")
        number = PEOPLES.index(people)
        carried = LANDSCAPES.index(amulet) + 1 if amulet else 0
        return Tribe(number, HOMES[number].index(LANDSCAPES.index(home)), carried, TILES.index(tile))
    named = TILES.index(which)
    return Badge(named) if what == "badge" else Field(row[SQUARE + named])
