"""What a screen is to the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.shell.canvas import Canvas

if TYPE_CHECKING:
    from luna.shell.loop import App


class Scene:
    """One screen. Scenes lie on a stack: the top one gets the events, a see-through one shows those below it.

    `draw` is called only when some visible scene is `dirty` (or the loop itself needs a new picture), and must then
    draw the whole window. Mouse positions in events are already real pixels of the canvas.
    """

    see_through = False
    """Whether the scene below is drawn first."""

    messages = (960.0, 934.0, "mid")
    """Where short messages stand, in units: their bottom, and whether that is their middle or their right corner."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True

    def enter(self) -> None:
        """It was put on the stack; the canvas is known, `resize` comes first."""

    def exit(self) -> None:
        """It was taken from the stack."""

    def pause(self) -> None:
        """Another scene was put on top."""

    def resume(self) -> None:
        """It is on top again."""
        self.dirty = True

    def resize(self, canvas: Canvas) -> None:
        """The window, the language, a size or the colours changed: lay everything out anew."""
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """One event; True when it was used."""
        return False

    def update(self, dt: float) -> None:
        """One fixed step of logic, `dt` seconds. Runs for the top scene only."""

    def beneath(self, dt: float) -> None:
        """The same while others lie on top: what does not wait for the player. It is neither seen nor heard."""

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture."""
