"""Squares by their names: a row and a column, typed one after the other, lead to one. Labels of squares are these."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.games.pangea.board.hand.targets import Field
from luna.games.pangea.rules.board import SQUARES
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.hand import Hand

COLUMNS: Final = "abcdef"
_ROWS: Final = "12345"
_OTHERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class SquareKeys:
    """What has been typed of a name. A number may come first; a letter that is a command's key needs Shift then."""

    def __init__(self) -> None:
        self._column = self._row = ""

    @property
    def begun(self) -> str:
        """The part of a name that was typed."""
        return self._column + self._row

    def forget(self) -> None:
        """Begin anew."""
        self._column = self._row = ""

    def typed(self, event: pygame.event.Event, bound: bool) -> bool:
        """Take a key; `bound`: it is a command's. False when it is none of a name."""
        key = pygame.key.name(event.key)
        letter = key in COLUMNS and (bool(self._row) or not bound or bool(event.mod & pygame.KMOD_SHIFT))
        if event.mod & _OTHERS or not key or not (letter or key in _ROWS):
            self.forget()
            return False
        if letter:
            self._column = key
        else:
            self._row = key
        return True

    def square(self) -> Field | None:
        """The square whose name is complete, once; None while it is not, or where there is none."""
        if not (self._column and self._row):
            return None
        name = self.begun
        self.forget()
        return Field(SQUARES.index(name)) if name in SQUARES else None


class SquareFocus(FocusKeys[Any]):
    """The focus of Pangea's board: the name of a square leads there at any time."""

    def __init__(self, hand: Hand[Any]) -> None:
        super().__init__(hand)
        self._squares = SquareKeys()

    @override
    def label(self, thing: Any) -> str | None:
        return SQUARES[thing.square] if isinstance(thing, Field) else ""

    @override
    def letters(self) -> Collection[str]:
        return COLUMNS

    @override
    def typed(self, event: pygame.event.Event) -> bool:
        hand = self.hand
        hand.clear()
        if super().typed(event):
            return True
        if not self._squares.typed(event, hand.host.app.keys.command(event) is not None):
            return False
        field = self._squares.square()
        if field is not None and hand.where(field) is not None:
            hand.lead(field)
        return True
