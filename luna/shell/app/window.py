"""The window: its size now and at the next start, and the fastest way to present a picture in it."""

import contextlib
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.app.settings import Settings
from luna.shell.drawing import caches, theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts

SMALLEST: Final = (1280, 720)
_USUAL: Final = ((2560, 1440), (1920, 1080), (1600, 900), SMALLEST)
_LEAST: Final = (1024, 576)  # smaller than `SMALLEST` only where the display is
_USABLE: Final = 0.95
"""The usable share of a display's height: the rest is for the bars of the desktop and of the window."""
_NO_DISPLAY: Final = ("dummy", "offscreen")
_SLOW_FLIP: Final = 0.004  # seconds
_SWITCH: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_CARDS: Final = ("/dev/dri", "/dev/nvidiactl", "/dev/dxg")
"""Device files of graphics cards on Linux: kernel drivers, NVIDIA's driver, that of a Windows host."""
_REST: Final = 1.0  # seconds from the last change of the size until it is written


def start_video() -> None:
    """Start SDL's video. Call it before anything else about windows."""
    # Without this Windows stretches a small picture. SDL reads it when the video starts.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")  # fingers are handled separately
    caches.give_back()
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in _NO_DISPLAY or (
        driver == "x11" and sys.platform == "linux" and not any(Path(card).exists() for card in _CARDS)
    ):
        # Otherwise SDL pushes every picture through a simulated graphics card, which takes 70 MB.
        os.environ.setdefault(_SWITCH, "0")


def open_window(
    size: tuple[int, int] | None,
    full_screen: bool,
    art: Art,
    said: str,
    *,
    maximised: bool = False,
    hidden: Callable[[pygame.Window], object] = lambda _: None,
) -> pygame.Window:
    """A window of this size, or the largest usual one that fits the desktop; it shows `said` at first.

    `hidden` is called with a new window before it is shown.
    """
    size = fitting(size) if size else _first_size()
    window = _make(size, full_screen, art, said, hidden)
    undecided = sys.platform == "linux" and _SWITCH not in os.environ and pygame.display.get_driver() == "x11"
    if undecided and _flip_time(window) > _SLOW_FLIP:
        # The card of a server draws nothing itself: SDL pushes every picture through a simulated one. SDL decides that
        # once, when the video starts, so a new window alone would change nothing.
        os.environ[_SWITCH] = "0"
        window.destroy()
        pygame.display.quit()
        _restart_video()
        pygame.event.clear()
        window = _make(size, full_screen, art, said, hidden)
    if maximised and not full_screen:
        window.maximize()
    return window


def _make(
    size: tuple[int, int], full_screen: bool, art: Art, said: str, hidden: Callable[[pygame.Window], object]
) -> pygame.Window:
    window = pygame.Window("Luna", size, resizable=True, allow_high_dpi=True, hidden=True)
    window.minimum_size = fitting(SMALLEST)
    hidden(window)
    window.show()
    _greet(window, said)
    # A window has one icon. Windows shows it small, other systems scale a large one.
    window.set_icon(art.raster("title/icon-small" if sys.platform == "win32" else "title/icon", 1.0).surface)
    if full_screen:
        fill_display(window)
        _greet(window, said)
    return window


def _greet(window: pygame.Window, said: str) -> None:
    """Show a first picture at once: on a busy machine the first screen takes seconds."""
    surface = window.get_surface()
    fonts, middle = Fonts(surface.get_height() / 1080), surface.get_width() / 2
    surface.fill(theme.ABYSS)
    fonts.draw(surface, "LUNA", "title", theme.GOLD, (middle, surface.get_height() * 0.44), "mid")
    fonts.draw(surface, said, "body", theme.GOLD_PALE, (middle, surface.get_height() * 0.57), "mid")
    window.flip()


def canvas_of(window: pygame.Window, settings: Settings) -> Canvas:
    """The canvas of a window at the player's sizes."""
    size = window.get_surface().get_size()
    return Canvas(*size, settings.ui_size / 100, settings.text_size / 100, settings.big_board)


def fitting(size: tuple[int, int]) -> tuple[int, int]:
    """A size cut to the room beside the display's bars: it may come from a larger display."""
    if pygame.display.get_driver() in _NO_DISPLAY:
        return size
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(size[0], max(width, _LEAST[0])), min(size[1], max(round(height * _USABLE), _LEAST[1]))


def fill_display(window: pygame.Window) -> None:
    """Fill the display. Without a window manager an X server leaves the window at its size."""
    if _alone():
        window.position, window.size = (0, 0), pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(True)


def leave_display(window: pygame.Window, size: tuple[int, int]) -> None:
    """Return to a window of that size."""
    window.set_windowed()
    if _alone():
        window.size, window.position = size, pygame.WINDOWPOS_CENTERED


def _alone() -> bool:
    """Whether an X server has one display only, so that its origin is known."""
    return pygame.display.get_driver() == "x11" and pygame.display.get_num_displays() == 1


def _restart_video() -> None:
    """Restart the X11 driver. A server that has just lost its only window may need a moment."""
    os.environ["SDL_VIDEODRIVER"] = "x11"
    for _ in range(20):
        with contextlib.suppress(pygame.error):
            pygame.display.init()
            return
        time.sleep(0.05)
    del os.environ["SDL_VIDEODRIVER"]
    pygame.display.init()


def _first_size() -> tuple[int, int]:
    """The largest usual size that leaves room for the desktop's bars."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return fitting(next((size for size in _USUAL if size[0] < width and size[1] < height * _USABLE), SMALLEST))


def _flip_time(window: pygame.Window) -> float:
    """Seconds of a usual flip. The first one allocates buffers and does not count."""
    times: list[float] = []
    window.flip()
    for _ in range(3):
        before = time.perf_counter()
        window.flip()
        times.append(time.perf_counter() - before)
    return statistics.median(times)


class WindowSize:
    """Keeps `Settings.window` and `Settings.maximised` up to date, except while the window fills the display."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._maximised = settings.maximised
        self._largest: tuple[int, int] | None = None  # size of the maximised window
        self._left = 0.0  # seconds until the size is written

    @property
    def open(self) -> bool:
        """Whether a change has not been written yet."""
        return self._left > 0

    def changed(self, maximised: bool | None = None) -> None:
        """The window has another size, or was maximised or restored."""
        self._left = _REST
        if maximised is not None:
            self._maximised = maximised

    def rests(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether to write the size now."""
        if self._left <= dt:
            return self.open
        self._left -= dt
        return False

    def note(self, size: tuple[int, int]) -> None:
        """Write the size of the window to the settings."""
        if not self.open:
            return
        self._left = 0.0
        if self._settings.full_screen:
            return
        if self._maximised:
            self._largest = size
        # a minimised window that returns maximised does not report that again
        self._settings.maximised = size == self._largest
        if not self._settings.maximised:
            self._settings.window = size
