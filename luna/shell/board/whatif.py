"""The what-if board: a copy of a position on which anybody may play every side. Nothing of it is sent or saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from luna.shell import theme
from luna.shell.board import banner
from luna.shell.board.table import TableScene
from luna.shell.loop import App
from luna.table.link import TableLink
from luna.table.table import Table

_INK: Final = theme.rgb("#F0C98A")


class WhatIfScene(TableScene):
    """A table like any other, on a table in memory (`Table.what_if`) and on old paper."""

    tone = "sepia"

    def __init__(self, app: App, table: Table, names: Sequence[str]) -> None:
        """`names` are those of the real table: whoever plays a side here, it is still theirs."""
        self._theirs = list(names)
        super().__init__(app, TableLink(table))
        self._back = pygame.Rect(0, 0, 0, 0)

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        return {**super()._all_commands(), "whatif": self._return, "menu": self._return}

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._back.collidepoint(event.pos):
            self._return()
            return True
        return super().handle(event)

    def _names(self) -> list[str]:
        return self._theirs

    def _ended(self) -> None:
        """A game that ends here is none: the board stays as it is."""

    def _leave(self) -> None:
        self._return()

    def _return(self) -> None:
        self.app.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        super().draw(surface)
        pen = self.display.picture.pen.on(surface)
        title, below, back = (self.text(f"whatif-{part}") for part in ("title", "below", "back"))
        self._back = banner.draw(pen, title, below, back, self.app.keys.key("whatif"), _INK, self.hand.point)
