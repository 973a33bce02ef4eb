"""The what-if board: a copy of a position on which anybody may play every side. Nothing of it is sent or saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.board import banner
from luna.shell.drawing import theme
from luna.shell.modes.aside import Aside

_INK: Final = theme.rgb("#F0C98A")


class WhatIf(Aside):
    """A table in memory (`Table.what_if`), on old paper."""

    tone = "sepia"

    def __init__(self, names: Sequence[str]) -> None:
        """`names` are those of the real table: whoever plays a side here, it is still theirs."""
        self._names = list(names)

    @override
    def names(self) -> list[str]:
        return self._names

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {**super().commands(), "whatif": self.leave}

    @override
    def draw(self, surface: pygame.Surface) -> None:
        view = self.view
        title, below, back = (view.text(f"whatif-{part}") for part in ("title", "below", "back"))
        pen, key = view.board.display.pen.on(surface), view.app.keys.key("whatif")
        self.back = banner.draw(pen, title, below, back, key, _INK, view.board.hand.pointer.point)
