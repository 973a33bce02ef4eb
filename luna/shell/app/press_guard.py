"""The press guard: a press counts only for the scene that was on the screen when it was made.

A press is dropped if it was meant for something else:

- The scene on top, or its stage, has not been drawn yet.
- The stage is new, and asks for a pause (`Stage.pause`). Each press within it may begin it anew (`Stage.renews`).
- The key went down before the stage was drawn, and is still held.
- It is the second click of a double click whose first click changed the stage.
"""

from math import dist
from typing import Final

import pygame

from luna.shell.app.scene_stack import Stack

_DOUBLE: Final = 0.4  # seconds between the two clicks of a double click
_NEAR: Final = 8.0  # pixels between them
_LATE: Final = (pygame.TEXTINPUT, pygame.MOUSEWHEEL)


class PressGuard:
    """Decides which presses reach the scene on top."""

    def __init__(self, stack: Stack) -> None:
        self._stack = stack
        self._drawn: object = None  # the last scene drawn, and its stage
        self._left = 0.0  # seconds of the stage's pause
        self._again = 0.0  # seconds added by each early press; 0: none
        self._down: set[int] = set()  # keys
        self._deaf: set[int] = set()  # keys that are down and were meant for something else
        self._click = (-100, -100)
        self._since = 0.0  # seconds since that click
        self._changed = False  # the stage has changed since that click

    @property
    def unseen(self) -> bool:
        """Whether the scene on top, or its stage, has not been drawn yet."""
        return self._state() != self._drawn

    @property
    def open(self) -> bool:
        """Whether a press counts now."""
        return self._left <= 0 and not self.unseen

    def seen(self) -> bool:
        """Note that the picture is up to date; returns whether it shows another stage."""
        state, top = self._state(), self._stack.top
        if state == self._drawn or top is None:
            return False
        self._drawn, self._deaf, self._changed = state, set(self._down), True
        self._left = top.stage.pause
        self._again = top.stage.pause if top.stage.renews else 0.0
        return True

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._left -= dt
        self._since += dt

    def forget_keys(self) -> None:
        """No key counts as down: releases may have been lost."""
        self._down.clear()
        self._deaf.clear()

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether an event reaches the scene on top."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            self._deaf.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.forget_keys()
        elif event.type == pygame.KEYDOWN:
            self._down.add(event.key)
            if event.key in self._deaf or not self.open:
                self._deaf.add(event.key)
                self._renew()
                return False
        elif event.type == pygame.MOUSEBUTTONDOWN:
            doubled = self.doubles(event.pos)
            self._click, self._since, self._changed = event.pos, 0.0, False  # a third click is a new one
            return self.press() and not doubled
        return event.type not in _LATE or not self.unseen

    def press(self) -> bool:
        """Whether a press of any device counts now. One that does not count may restart the pause."""
        if not self.open:
            self._renew()
            return False
        return True

    def doubles(self, at: tuple[int, int]) -> bool:
        """Whether a click there is the second one of a double click whose first one changed the stage."""
        return self._changed and self._since < _DOUBLE and dist(at, self._click) < _NEAR

    def spent(self) -> None:
        """The last click was used up, so the second click of a double click does not count."""
        self._changed = True

    def _renew(self) -> None:
        self._left = max(self._left, self._again)

    def _state(self) -> object:
        top = self._stack.top
        return None if top is None else (top, top.stage.key)
