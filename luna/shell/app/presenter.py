"""The presenter: draws the visible scenes into the window when they have changed and are visible."""

from collections.abc import Callable, Sequence

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import Scene
from luna.shell.app.toasts import Toasts
from luna.shell.drawing.dirty_rects import TrackedSurface
from luna.shell.sound.captions import Captions


class Presenter:
    """Draws into one window, and keeps its dirty rectangles."""

    def __init__(self, window: pygame.Window, toasts: Toasts, captions: Captions) -> None:
        self.window, self.toasts, self.captions = window, toasts, captions
        self._picture = TrackedSurface((1, 1))
        self.over: Callable[[pygame.Surface], object] = id
        """Draws the layer above everything."""
        self.frames = 0
        """Pictures drawn since the start."""
        self.composing = False
        """Whether the scene on top is still preparing its first picture, see `Scene.ready`."""
        self.stale = True
        """Whether the whole window has to be redrawn."""
        self.shown = True
        """Whether the window can be seen."""

    def due(self, visible: Sequence[Scene]) -> bool:
        """Whether to redraw."""
        return bool(self.shown and visible and (self.stale or any(scene.dirty or scene.moved for scene in visible)))

    def present(self, visible: Sequence[Scene], canvas: Canvas) -> bool:
        """Draw the scenes, from the lowest one up; False while the topmost still prepares its first picture."""
        self.composing = not visible[-1].ready()
        self.stale = self.stale or self.composing
        if not self.composing:
            self.draw(visible, canvas)
        return not self.composing

    def shimmer(self, visible: Sequence[Scene], canvas: Canvas) -> None:
        """Update the animated ground of the scene while nothing else has changed."""
        ground = visible[0].shimmer() if self.shown and len(visible) == 1 else None
        if ground is None:
            return
        if self._picture.shimmer(ground, self.window.get_surface()):
            self.window.flip()
            self.frames += 1
        else:
            self.draw(visible, canvas)

    def _move(self, scene: Scene, shown: pygame.Surface) -> bool:
        """Draw only what moves; False: where it moves other things are drawn, too."""
        scene.moved = False
        scene.shimmer()
        return self._picture.again(scene.draw_moving, shown)

    def lose(self) -> None:
        """Handle the loss of the window's contents. Even at the same size it is black again."""
        self.stale = True
        self._picture.forget()

    def draw(self, visible: Sequence[Scene], canvas: Canvas) -> None:
        """Draw the scenes and the message over them, and show the window."""
        picture, shown = self._picture, self.window.get_surface()
        if picture.get_size() != shown.get_size():
            picture = self._picture = TrackedSurface(shown.get_size())
        whole = self.stale or any(scene.dirty for scene in visible) or not visible[-1].moved
        self.stale = False
        if whole or not self._move(visible[-1], shown):
            picture.begin()
            for scene in visible:
                # before drawing: a scene that animates sets `dirty` again while it draws
                scene.dirty = scene.moved = False
                scene.draw(picture)
            self.toasts.draw(picture, canvas, visible[-1].messages)
            self.captions.draw(picture, canvas, self.toasts.paint)
            self.over(picture)
            picture.finish(shown, tracked=len(visible) == 1)
        self.window.flip()
        self.frames += 1
