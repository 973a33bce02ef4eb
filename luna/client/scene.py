"""What a screen is to the loop, and the canvas it is drawn on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from luna.client.loop import App


class Canvas(NamedTuple):
    """The window in real pixels and the scale of everything in it."""

    width: int
    height: int

    @property
    def u(self) -> float:
        """Real pixels for one unit: the stage of 1920 x 1080 units always fits."""
        return min(self.width / 1920, self.height / 1080)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def stage(self) -> pygame.Rect:
        """The largest 16:9 rectangle in the middle of the window."""
        width, height = round(1920 * self.u), round(1080 * self.u)
        return pygame.Rect((self.width - width) // 2, (self.height - height) // 2, width, height)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the 1920 x 1080 stage in real pixels; neighbours in units are neighbours in pixels."""
        u, stage = self.u, self.stage
        left, top = stage.x + round(x * u), stage.y + round(y * u)
        return pygame.Rect(left, top, stage.x + round((x + width) * u) - left, stage.y + round((y + height) * u) - top)


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
        """The window has this size now, or the language changed: lay everything out anew."""
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """One event; True when it was used."""
        return False

    def update(self, dt: float) -> None:
        """One fixed step of logic, `dt` seconds. Runs for the top scene only."""

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture."""
