"""Names of things: squares that are typed, a row and a column one after the other, and the names in lessons."""

from collections.abc import Collection
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.games.pangea.board.hand.targets import Badge, Field, Target
from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.rules.board import PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.position import SQUARE, TOWER
from luna.games.pangea.rules.tribes import called
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.hand import Hand
from luna.shell.board.pen import Rect

COLUMNS: Final = "abcdef"
_ROWS: Final = "12345"
_OTHERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class SquareFocus(FocusKeys[Any]):
    """The focus of Pangea's board: the name of a square, typed in any order, leads there at any time."""

    def __init__(self, hand: Hand[Any]) -> None:
        super().__init__(hand)
        self._column = self._row = ""

    @override
    def label(self, thing: Any) -> str | None:
        return SQUARES[thing.square] if isinstance(thing, Field) else ""

    @override
    def letters(self) -> Collection[str]:
        return COLUMNS

    @override
    def typed(self, event: pygame.event.Event) -> bool:
        """Take a key of a name; a letter that is a command's key comes after the number, or with Shift."""
        self.hand.clear()
        if super().typed(event):
            return True
        key, bound = pygame.key.name(event.key), self.hand.host.app.keys.command(event) is not None
        letter = key in COLUMNS and (bool(self._row) or not bound or bool(event.mod & pygame.KMOD_SHIFT))
        if event.mod & _OTHERS or not key or not (letter or key in _ROWS):
            self._column = self._row = ""
            return False
        self._column, self._row = (key, self._row) if letter else (self._column, key)
        if self._column and self._row:
            name, self._column, self._row = self._column + self._row, "", ""
            if name in SQUARES and self.hand.where(Field(SQUARES.index(name))) is not None:
                self.hand.lead(Field(SQUARES.index(name)))
        return True


def named(layout: Layout, row: bytearray, name: str) -> Rect | None:
    """The rectangle of a thing by its name in lessons; None when it is not there now.

    | name | thing |
    | --- | --- |
    | `tile swamp4`, `square b3` | a tile wherever it lies, a square of the sea |
    | `tower blue` | the tile of that people's tower |
    | `tribe blue forest+desert@swamp4` | tribes that are alike: people, home, amulet, tile |
    | `badge swamp4` | the price at a tile |
    | `panel 0` | the panel of a seat |
    | `verb shift` | a button |
    """
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
        return called(people, home, amulet, tile)
    named = TILES.index(which)
    return Badge(named) if what == "badge" else Field(row[SQUARE + named])
