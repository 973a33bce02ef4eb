"""The scenes on top of each other: what lies where, what of it can be seen, and for which of them a press was meant."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from luna.shell.access.node import NOTHING, Outline

if TYPE_CHECKING:
    from luna.shell.app.canvas import Canvas
    from luna.shell.app.scene import Scene

_PRESSES: Final = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


class Stack:
    """Changes are asked for at any time and made between two events: no scene goes while it is being called."""

    def __init__(self, canvas: Callable[[], Canvas]) -> None:
        """`canvas`: what a scene that is put on top is laid out on."""
        self._canvas = canvas
        self.scenes: list[Scene] = []
        """From the bottom to the top."""
        self.unseen = True
        """Whether the scene on top has not been drawn yet."""
        self._changes: list[Callable[[], None]] = []
        self._down: set[int] = set()  # keys
        self._deaf: set[int] = set()  # keys that were down already when the scene on top was seen first

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def visible(self) -> list[Scene]:
        """The scenes that can be seen, from the lowest one on."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].see_through:
            first -= 1
        return self.scenes[max(first, 0) :]

    def outline(self) -> Outline:
        """The scene on top, as screen readers are told of it."""
        return NOTHING if self.top is None else self.top.outline()

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._changes.append(lambda: self._push(scene))

    def pop(self, scene: Scene) -> None:
        """Take a scene and all above it away."""
        self._changes.append(lambda: self._pop_to(scene))

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""
        self._changes.append(self._drop_all)
        self.push(scene)

    def apply(self) -> bool:
        """Make the changes that were asked for; entering a scene may ask for more. Whether there were any."""
        changed = bool(self._changes)
        while self._changes:
            self._changes.pop(0)()
        return changed

    def close(self) -> None:
        """Leave all scenes, whatever else was asked for."""
        self._changes.clear()
        self._drop_all()

    def abandon(self) -> None:
        """Drop all scenes after a crash, when a scene may fail to leave as well."""
        self._changes.clear()
        while self.scenes:
            with contextlib.suppress(Exception):
                self.scenes.pop().exit()

    def update(self, dt: float) -> None:
        """One step of logic for all."""
        for scene in self.scenes[:-1]:
            scene.beneath(dt)
        if self.top is not None:
            self.top.update(dt)

    def seen(self) -> None:
        """The scene on top was drawn: from now on what is pressed is meant for it."""
        if self.unseen:
            self.unseen = False
            self.turned()

    def turned(self) -> None:
        """The scene on top shows other buttons: a key that is down was meant for those before, until it is released."""
        self._deaf = set(self._down)

    def forget_keys(self) -> None:
        """Releases may have been lost: no key counts as down."""
        self._down.clear()

    def early(self, event: pygame.event.Event) -> bool:
        """Whether it was pressed before the scene on top could be seen: then it was meant for the one before.

        The same goes for a key that is still down since then and repeats.
        """
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            self._deaf.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            self._down.add(event.key)
            return self.unseen or event.key in self._deaf
        return self.unseen and event.type in _PRESSES

    def _push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].pause()
        self.scenes.append(scene)
        scene.resize(self._canvas())
        scene.enter()
        self.unseen = True

    def _pop_to(self, scene: Scene) -> None:
        if scene not in self.scenes:
            return
        while self.scenes[-1] is not scene:
            self.scenes.pop().exit()
        self.scenes.pop().exit()
        if self.scenes:
            self.scenes[-1].resume()
        self.unseen = True

    def _drop_all(self) -> None:
        while self.scenes:
            self.scenes.pop().exit()
