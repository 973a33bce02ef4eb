"""The stack of scenes."""

import contextlib
from collections.abc import Callable

from luna.shell.access.node import NOTHING, Outline
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import Scene


class Stack:
    """Changes are requested at any time and applied between two events, so that no scene is removed while it runs."""

    def __init__(self, canvas: Callable[[], Canvas]) -> None:
        """`canvas` returns the canvas for the layout of a new scene."""
        self._canvas = canvas
        self.scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def visible(self) -> list[Scene]:
        """The visible scenes, from the lowest one on."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].see_through:
            first -= 1
        return self.scenes[max(first, 0) :]

    def outline(self) -> Outline:
        """The outline of the scene on top."""
        return NOTHING if self.top is None else self.top.outline()

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._changes.append(lambda: self._push(scene))

    def pop(self, scene: Scene) -> None:
        """Remove a scene and all above it."""
        self._changes.append(lambda: self._pop_to(scene))

    def replace(self, scene: Scene) -> None:
        """Remove all scenes and show this one."""
        self._changes.append(self._drop_all)
        self.push(scene)

    def apply(self) -> bool:
        """Apply the requested changes, also those that they request in turn; returns whether there were any."""
        changed = bool(self._changes)
        while self._changes:
            self._changes.pop(0)()
        return changed

    def close(self) -> None:
        """Remove all scenes and drop the requested changes."""
        self._changes.clear()
        self._drop_all()

    def abandon(self) -> None:
        """Remove all scenes after a crash. A scene may fail to exit."""
        self._changes.clear()
        while self.scenes:
            with contextlib.suppress(Exception):
                self.scenes.pop().exit()

    def update(self, dt: float) -> None:
        """Advance all scenes by `dt` seconds."""
        for scene in self.scenes[:-1]:
            scene.beneath(dt)
        if self.top is not None:
            self.top.update(dt)

    def _push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].pause()
        self.scenes.append(scene)
        scene.resize(self._canvas())
        scene.enter()

    def _pop_to(self, scene: Scene) -> None:
        if scene not in self.scenes:
            return
        while self.scenes[-1] is not scene:
            self.scenes.pop().exit()
        self.scenes.pop().exit()
        if self.scenes:
            self.scenes[-1].resume()

    def _drop_all(self) -> None:
        while self.scenes:
            self.scenes.pop().exit()
