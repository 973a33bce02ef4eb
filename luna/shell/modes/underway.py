"""A turn that is on its way to the relay: quick ones are not noticed, slow ones are waited for in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from luna.shell.board.steering import RELEASED
from luna.shell.input import pad

if TYPE_CHECKING:  # the mode of a shared table is made before its view
    from luna.shell.board.table_view import TableView

_OPEN: Final = ("back", "menu", "chat", "yes", "no")
"""Commands that do not wait for it."""
_SLOW: Final = 0.5  # seconds after which it is waited for in sight


class UnderWay:
    """How long the last turn has been on its way, and what may be done meanwhile."""

    def __init__(self, view: Callable[[], TableView]) -> None:
        self._view = view
        self._seconds = 0.0

    @property
    def slow(self) -> bool:
        """Whether it takes so long that it is said."""
        return self._view().link.busy and self._seconds > _SLOW

    def update(self, dt: float) -> bool:
        """One step; True at the one after which it is slow."""
        view, before = self._view(), self.slow
        self._seconds = self._seconds + dt if view.link.busy else 0.0
        if self.slow:  # nobody plays the next turn by having been impatient with this one
            view.steering.later = [event for event in view.steering.later if event.type in RELEASED]
            view.dirty = True
        return self.slow and not before

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event while nobody answers: only the way out and what is asked are open."""
        if not self.slow or event.type in RELEASED:
            return False
        view = self._view()
        command = event.command if event.type == pad.PRESSED else None
        if event.type == pygame.KEYDOWN:
            command = view.app.keys.command(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            buttons = view.board.display.layout.top.buttons.items()
            command = next((name for name, rect in buttons if rect.collidepoint(event.pos)), None)
        if command in _OPEN:
            view.do("menu" if command == "back" else command)
        return True
