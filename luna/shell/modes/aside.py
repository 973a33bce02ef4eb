"""A table in memory beside the games: to try things out, or to solve a puzzle. Nothing of it is sent or saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame
from typing_extensions import override

from luna.shell.board.table_view import TableView
from luna.shell.modes.mode import Mode


class Aside(Mode):
    """A mode under a sign whose button leads back, as does the key of the menu."""

    view: TableView
    coached = False
    back = pygame.Rect(0, 0, 0, 0)
    """Where that button was drawn."""

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"menu": self.leave}

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        used = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.back.collidepoint(event.pos)
        if used:
            self.leave()
        return used

    @override
    def ended(self) -> None:
        """A game that ends here is none: the board stays as it is."""

    @override
    def leave(self) -> None:
        """Back to where it was opened."""
        self.view.app.pop(self.view)
