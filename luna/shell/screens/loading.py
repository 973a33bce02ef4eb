"""The transition to a screen prepared in a thread: the old one darkens, and a moon shows the progress."""

from collections.abc import Callable
from threading import Thread
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.app.scene import App, Scene
from luna.shell.drawing import theme

_FALL: Final = 0.25  # seconds until the old screen is dark
_LEVELS: Final = 5  # of darkness: every frame drawn here takes time from the work
_DIMMED: Final = round(255 * 0.75)  # the light that a level leaves
_SIGN_AFTER: Final = 0.4  # seconds until the moon is shown: most machines are ready earlier
_PHASES: Final = 12


class LoadingScene(Scene):
    """Continues to the next screen by itself. It ignores input."""

    def __init__(
        self, app: App, work: Callable[[], None], then: Callable[[], None], otherwise: Callable[[], None]
    ) -> None:
        """`work` makes pictures in a thread, then `then` runs in the window's thread.

        `otherwise` is called instead if the player leaves before.
        """
        super().__init__(app)
        self._work, self._then, self._otherwise = work, then, otherwise
        self._behind = app.window.get_surface().copy()
        self._thread = Thread(target=self._make, name="loading", daemon=True)
        self._trouble: Exception | None = None
        self._over = False
        self._time = 0.0
        self._most = 1  # pictures to come
        self._fallen = 0  # levels
        self._drawn: tuple[int, int] | None = None

    @override
    def enter(self) -> None:
        self.app.paint.forget()
        self._thread.start()

    @override
    def exit(self) -> None:
        """Wait for the work. No thread may draw when the program ends."""
        self.wait()
        if not self._over:
            self._otherwise()

    def wait(self) -> None:
        """Wait until the work is done."""
        self._thread.join()

    @override
    def update(self, dt: float) -> None:
        self._time += dt
        self.dirty = self._drawn != (self._level, self._phase)
        if self._thread.is_alive() or self._over:
            return
        if self._trouble is not None:
            raise self._trouble
        self._over = True
        self._then()

    @override
    def draw(self, surface: pygame.Surface) -> None:
        self._drawn = self._level, self._phase
        if self._behind.get_size() != surface.get_size():
            surface.fill(theme.ABYSS)
        while self._fallen < self._level:
            self._fallen += 1
            self._behind.fill((_DIMMED,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(self._behind, self._behind.get_rect(center=surface.get_rect().center))
        if self._phase:
            moon = _moon(self.app.paint.px(44), self._phase / _PHASES)
            surface.blit(moon, moon.get_rect(center=surface.get_rect().center))

    @property
    def _level(self) -> int:
        return round(_LEVELS * min(1.0, self._time / _FALL))

    @property
    def _phase(self) -> int:
        """The phase of the moon, 0 before it is shown."""
        if self._time < _SIGN_AFTER:
            return 0
        self._most = max(self._most, self.app.art.awaited)
        return max(1, round(_PHASES * (1 - self.app.art.awaited / self._most)))

    def _make(self) -> None:
        try:
            self._work()
        except Exception as error:
            self._trouble = error  # raised in the window's thread, where a crash is reported


def _moon(radius: int, share: float) -> pygame.Surface:
    """A waxing moon; its shadow leaves to the left."""
    large = radius * 4
    disc = pygame.Surface((2 * large, 2 * large), pygame.SRCALPHA)
    pygame.draw.circle(disc, (*theme.GOLD_PALE, 255), (large, large), large)
    pygame.draw.circle(disc, (*theme.now.PANEL[0], 255), (round(large * (1 - 2.2 * share)), large), large)
    form = pygame.Surface(disc.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(form, "white", (large, large), large)
    disc.blit(form, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(disc, (2 * radius, 2 * radius))
