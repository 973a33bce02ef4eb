"""The what-if board: a copy of a position on which anybody may play every side. Nothing of it is sent or saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.shell import theme
from luna.shell.board import banner
from luna.shell.board.mode import Mode
from luna.shell.board.table_view import TableView

_INK: Final = theme.rgb("#F0C98A")


class WhatIf(Mode):
    """A table in memory (`Table.what_if`), on old paper."""

    view: TableView
    tone = "sepia"

    def __init__(self, names: Sequence[str]) -> None:
        """`names` are those of the real table: whoever plays a side here, it is still theirs."""
        self._names = list(names)
        self._back = pygame.Rect(0, 0, 0, 0)

    @override
    def names(self) -> list[str]:
        return self._names

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"whatif": self.leave, "menu": self.leave}

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        back = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._back.collidepoint(event.pos)
        if back:
            self.leave()
        return back

    def ended(self) -> None:
        """A game that ends here is none: the board stays as it is."""

    def leave(self) -> None:
        """Back to the real table."""
        self.view.app.pop(self.view)

    @override
    def draw(self, surface: pygame.Surface) -> None:
        view = self.view
        title, below, back = (view.text(f"whatif-{part}") for part in ("title", "below", "back"))
        pen, key = view.board.display.pen.on(surface), view.app.keys.key("whatif")
        self._back = banner.draw(pen, title, below, back, key, _INK, view.board.point)
