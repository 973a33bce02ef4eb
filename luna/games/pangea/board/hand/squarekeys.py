"""Squares by their names: a row and a column, typed one after the other, lead to one."""

from __future__ import annotations

from typing import Final

import pygame

from luna.games.pangea.board.hand.targets import Field
from luna.games.pangea.rules.board import SQUARES

_COLUMNS: Final = "abcdef"
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
        letter = key in _COLUMNS and (bool(self._row) or not bound or bool(event.mod & pygame.KMOD_SHIFT))
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
