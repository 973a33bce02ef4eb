"""Scratch tables: a table in memory to try things out on. Nothing of it is sent or saved."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.core.game import Game, Reason, Turn
from luna.shell.access.node import Node, Role, paragraph
from luna.shell.app import hints
from luna.shell.board import banner
from luna.shell.board.pen import Pen
from luna.shell.board.table_view import TableView
from luna.shell.drawing import theme
from luna.shell.modes.mode import Mode
from luna.table.chronicle import Outcome
from luna.table.table import Player, Table


class ScratchMode(Mode):
    """A mode under a sign, whose button leads back, as does the key of the menu."""

    view: TableView
    coached = False
    back = pygame.Rect(0, 0, 0, 0)
    """The rectangle of that button."""

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
        """Show no final page: the board stays as it is."""

    @override
    def leave(self) -> None:
        """Return to the scene that opened the table."""
        self.view.app.pop(self.view)


_INK: Final = theme.rgb("#F0C98A")


class WhatIf(ScratchMode):
    """What if: a copy of a position (`Table.what_if`) on old paper; anybody may play every side."""

    tone = "sepia"

    def __init__(
        self, names: Sequence[str], then: Callable[[Table], None] | None = None, line: Sequence[Turn] = ()
    ) -> None:
        """`names`: of the real table; `line`: turns played first; `then` gets the table in the end."""
        self._names, self._then, self._line = list(names), then, deque(line)

    @property
    @override
    def forbidden(self) -> str:
        return self.view.text("whatif-line") if self._line else ""

    @override
    def result_shown(self, result: Outcome | Reason) -> None:
        """Continue the line only after its own turn: a player undoes a turn in order to play another."""
        line = self._line
        if line and not isinstance(result, Reason) and result.turn[: len(line[0])] == line[0]:
            line.popleft()
        else:
            line.clear()

    @override
    def settle(self, dt: float) -> None:
        view = self.view
        if self._line and not (view.link.busy or view.board.display.busy or view.covered):
            view.link.submit(self._line[0])

    @override
    def names(self) -> list[str]:
        return self._names

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {**super().commands(), "whatif": self.leave}

    @override
    def leave(self) -> None:
        super().leave()
        if self._then is not None:
            self._then(self.view.table)

    @property
    def _said(self) -> tuple[str, str, str]:
        """The words of the sign: title, explanation, button."""
        title, below, back = (self.view.text(f"whatif-{part}") for part in ("title", "below", "back"))
        return title, self.forbidden or below, back

    @override
    def nodes(self) -> Sequence[Node]:
        title, below, back = self._said
        said = Node("sign", Role.STATUS, paragraph((title, below)), live=True)
        return said, Node("sign-back", Role.BUTTON, back, press=self.leave)

    @override
    def draw(self, pen: Pen) -> None:
        key, at = hints.cap(self.view.app, "whatif"), self.view.board.hand.pointer.point
        self.back = banner.draw(pen, *self._said, key, _INK, at)


def practice_table(rules: Game, dealt: Any) -> Table:
    """A table in memory at which this machine plays every seat."""
    return Table.new(rules, dealt, {seat: Player() for seat in rules.seats(dealt)})
