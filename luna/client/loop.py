"""The window and the heart beat: 60 steps of logic a second, a picture when something changed, a stack of scenes."""

from __future__ import annotations

import contextlib
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

import pygame

from luna.client import pad, theme
from luna.client.art import Art
from luna.client.fonts import ASSETS, Fonts
from luna.client.keys import Keymap
from luna.client.network import Network
from luna.client.paint import Paint
from luna.client.scene import Canvas, Scene
from luna.client.seascape import Seascape
from luna.client.settings import Settings
from luna.client.sound import Sound
from luna.client.toasts import Toasts
from luna.log.notices import Notice
from luna.log.saves import Saves, saves_folder
from luna.text import Catalogue
from luna.text.sentences import said

STEP: Final = 1 / 60
MOST_STEPS: Final = 5
"""In one frame: after a long stall the game goes on from where it was instead of running to catch up."""
HIDDEN_RATE: Final = 10
SMALLEST: Final = (1280, 720)
USUAL: Final = ((2560, 1440), (1920, 1080), (1600, 900), SMALLEST)
_KEEP_SIZE: Final = 1.0
"""Seconds after the last change of the window's size until it is written."""
_SLOW_FLIP: Final = 0.004
_SWITCH: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_RESIZED: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_FOCUS: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
_PRESSES: Final = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
_STALE: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED)


class Clock(Protocol):
    """Time as the loop sees it; tests bring their own."""

    def now(self) -> float:
        """Seconds that never go back."""

    def tick(self, rate: int) -> None:
        """Sleep so that there are at most `rate` frames a second."""


class RealClock:
    """The machine's time. Sleeping in `tick` keeps the game idle: waiting for events would poll every millisecond."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        """See `Clock`."""
        return time.perf_counter()

    def tick(self, rate: int) -> None:
        """See `Clock`."""
        self._clock.tick(rate)


class App:
    """The running program: what every scene may use."""

    def __init__(self, settings: Settings, catalogue: Catalogue, home: Path, clock: Clock | None = None) -> None:
        # Windows would stretch a small picture; asked before the video starts.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        self.settings = settings
        self.catalogue = catalogue
        self.home = home
        self.clock: Clock = clock or RealClock()
        self.fonts = Fonts()
        self.art = Art(ASSETS / "art")
        self.paint = Paint(self.fonts, self.art)
        self.toasts = Toasts(self.paint)
        self.seascape = Seascape(self.paint)
        self.sound = Sound(settings)
        self.pad = pad.Pad()
        self.learn_keys()
        self.saves = Saves(saves_folder())
        self.network = Network(home / "relay")
        self.playing: Path | None = None
        """The save of the game on the table, to go on with after a crash."""
        self.frames = 0
        """Pictures drawn since the start."""
        self.running = True
        self.focused = True
        """Whether the player looks at this window: what only adorns stands still otherwise."""
        self._scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []
        self._spare = 0.0
        self._last = self.clock.now()
        self._stale = True
        self._shown = True
        self._unseen = True  # the scene on top has not been drawn yet
        self._down: set[int] = set()  # keys
        self._deaf: set[int] = set()  # keys that were down already when the scene on top was seen first
        self._keep_in = 0.0  # seconds until the size of the window is written
        self.window = self._open(settings.window or _first_size())
        self._paints: dict[tuple[float, float], Paint] = {}
        self.canvas = self._canvas()
        self._scale()

    # --- scenes ---

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From the bottom to the top."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top, at the end of this frame."""
        self._changes.append(lambda: self._push(scene))

    def pop(self, scene: Scene) -> None:
        """Take a scene and all above it away, at the end of this frame."""
        self._changes.append(lambda: self._pop_to(scene))

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""

        def change() -> None:
            self._drop_all()
            self._push(scene)

        self._changes.append(change)

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    def speak(self, language: str) -> None:
        """Another language, at once and everywhere."""
        self.catalogue.switch(language)
        self.settings.language = language
        self.learn_keys()
        self.keep()
        self._lay_out()

    def tell(self, notice: Notice) -> None:
        """Show what the log, the table or the settings have to say."""
        self.toasts.say(said(self.catalogue, f"notice-{notice.code}", notice.facts), trouble=True)

    def keep(self) -> None:
        """Write the settings; the player hears when that fails."""
        self._keep_in = 0.0
        if problem := self.settings.save():
            self.tell(problem)

    def restyle(self) -> None:
        """A size or the colours changed in the settings: everything is made anew, at once."""
        self.keep()
        self.learn_keys()
        self.canvas = self._canvas()
        self._scale()
        self._lay_out()

    def learn_keys(self) -> None:
        """Keys and buttons as the settings have them; what is changed from now on is changed there."""
        self.keys, self.pad.map = Keymap(self.catalogue, self.settings.keys), pad.Padmap(self.settings.pad)
        self.settings.keys, self.settings.pad = self.keys.changes, self.pad.map.changes

    def paint_for(self, u: float, growth: float = 1.0) -> Paint:
        """The paint box for `u` real pixels a unit and text `growth` times as large; shared by all who ask for it."""
        key = round(u, 6), round(growth, 6)
        if key not in self._paints:
            self._paints[key] = Paint(Fonts(u, growth), self.art, u)
        return self._paints[key]

    def redraw(self) -> None:
        """Show a new picture although no scene says so."""
        self._stale = True

    # --- the heart beat ---

    def run(self) -> None:
        """Until the player leaves."""
        while self.running:
            self.frame()
            self.sound.open()  # after there is something to see
            self.pad.open()
            self.clock.tick(60 if self._shown else HIDDEN_RATE)

    def frame(self) -> None:
        """Events, as many steps as time has passed for, and a picture if there is something new to see."""
        self._apply()
        for event in self._events():
            self._dispatch(event)
            self._apply()
        now = self.clock.now()
        self._spare += min(now - self._last, 0.25)
        self._last = now
        steps = 0
        while self._spare >= STEP and steps < MOST_STEPS:
            self._spare -= STEP
            steps += 1
            if self._scenes:
                self._scenes[-1].update(STEP)
            if self.toasts.update(STEP):
                self._stale = True
            if self._keep_in > 0:
                self._keep_in -= STEP
                if self._keep_in <= 0:
                    self.keep()
            if button := self.pad.update(STEP):
                self._button(button)
            self._apply()
        self.sound.update(steps * STEP)
        if steps == MOST_STEPS:
            self._spare = 0.0
        visible = self._visible()
        if self._shown and visible and (self._stale or any(scene.dirty for scene in visible)):
            self._stale = False
            self._picture(visible)

    def close(self) -> None:
        """Leave all scenes and the window."""
        if self._keep_in > 0:
            self.keep()
        self._changes.clear()
        self._drop_all()
        self.network.close()
        self.sound.close()
        self.pad.close()
        self.window.destroy()

    def recover(self) -> None:
        """After a crash: leave all scenes without asking them for anything more than that."""
        self._changes.clear()
        for scene in reversed(self._scenes):
            with contextlib.suppress(Exception):
                scene.exit()
        self._scenes.clear()
        self._stale = True

    # --- inside ---

    def _picture(self, visible: list[Scene]) -> None:
        surface = self.window.get_surface()
        for scene in visible:
            # Before drawing: a scene that animates says "dirty" again while it draws.
            scene.dirty = False
            scene.draw(surface)
        self.toasts.draw(surface, self.canvas, visible[-1].messages)
        self.window.flip()
        self.frames += 1
        if self._unseen:
            self._unseen = False
            self._deaf = set(self._down)

    def _visible(self) -> list[Scene]:
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return self._scenes[max(first, 0) :]

    def _events(self) -> Iterator[pygame.event.Event]:
        """What happened, with mouse positions in real pixels and only the last of several mouse motions."""
        events = pygame.event.get()
        across = self.canvas.width / max(1, self.window.size[0])
        for index, event in enumerate(events):
            following = events[index + 1] if index + 1 < len(events) else None
            if event.type == pygame.MOUSEMOTION and following is not None and following.type == pygame.MOUSEMOTION:
                continue
            if event.type in _MOUSE and across != 1.0:
                facts = dict(event.dict)
                facts["pos"] = round(event.pos[0] * across), round(event.pos[1] * across)
                yield pygame.event.Event(event.type, facts)
            else:
                yield event

    def _dispatch(self, event: pygame.event.Event) -> None:
        early = self._early(event)
        if event.type in _FOCUS:
            self.focused = self.sound.focused = event.type == pygame.WINDOWFOCUSGAINED
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type in _RESIZED:
            self._resized()
        elif event.type in _STALE:
            self._shown, self._stale = True, True
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._shown = False
        elif event.type in pad.EVENTS:
            if button := self.pad.take(event):
                self._button(button)
        elif event.type == pygame.KEYDOWN and _wants_full_screen(event):
            self.full_screen(not self.settings.full_screen)
        elif self.toasts.handle(event):
            self._stale = True
        elif self._scenes and not early:
            self._scenes[-1].handle(event)

    def _button(self, button: str) -> None:
        """A button of the pad; a screen that knows no commands gets the key that says the same."""
        if self._unseen or not self._scenes:
            self.pad.let_go()
            return
        command = self.pad.map.owner(button) or ""
        if self._scenes[-1].handle(pygame.event.Event(pad.PRESSED, button=button, command=command)):
            return
        if command in pad.KEYS:
            key, mod = pad.KEYS[command]
            self._scenes[-1].handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def _early(self, event: pygame.event.Event) -> bool:
        """Whether it was pressed before the scene on top could be seen: then it was meant for the one before.

        The same goes for a key that is still down since then and repeats.
        """
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            self._deaf.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            self._down.add(event.key)
            return self._unseen or event.key in self._deaf
        return self._unseen and event.type in _PRESSES

    def full_screen(self, wanted: bool) -> None:
        """All of the display, or a window as it was before."""
        # The release of the key may be lost while the window changes: it must not repeat for ever.
        pygame.key.set_repeat()
        self._down.clear()
        self.settings.full_screen = wanted
        self.keep()
        if wanted:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self._resized()

    def _resized(self) -> None:
        canvas = self._canvas()
        if not self.settings.full_screen and self.settings.window != self.window.size:
            self.settings.window = self.window.size
            self._keep_in = _KEEP_SIZE
        if canvas != self.canvas:
            self.canvas = canvas
            self._scale()
            self._lay_out()
        self._stale = True

    def _canvas(self) -> Canvas:
        settings = self.settings
        size = self.window.get_surface().get_size()
        return Canvas(*size, settings.ui_size / 100, settings.text_size / 100, settings.big_board)

    def _scale(self) -> None:
        theme.wear(contrast=self.settings.high_contrast)
        self.fonts.set_scale(self.canvas.u)
        self.paint.set_scale(self.canvas.u)
        self._paints = {(round(self.canvas.u, 6), 1.0): self.paint}
        self.toasts.paint = self.paint_for(self.canvas.u, self.canvas.type)
        self.seascape.forget()
        self.art.clear()

    def _lay_out(self) -> None:
        for scene in self._scenes:
            scene.resize(self.canvas)
        self._stale = True

    def _apply(self) -> None:
        """Changes of the stack that were asked for; entering a scene may ask for more."""
        while self._changes:
            self._changes.pop(0)()

    def _push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        scene.resize(self.canvas)
        scene.enter()
        self._stale = self._unseen = True

    def _pop_to(self, scene: Scene) -> None:
        if scene not in self._scenes:
            return
        while self._scenes[-1] is not scene:
            self._scenes.pop().exit()
        self._scenes.pop().exit()
        if self._scenes:
            self._scenes[-1].resume()
        self._stale = self._unseen = True

    def _drop_all(self) -> None:
        while self._scenes:
            self._scenes.pop().exit()

    def _open(self, size: tuple[int, int]) -> pygame.Window:
        window = self._make(size)
        undecided = sys.platform == "linux" and _SWITCH not in os.environ and pygame.display.get_driver() == "x11"
        if undecided and _flip_time(window) > _SLOW_FLIP:
            # Without a graphics card SDL would push every picture through a simulated one. It decides that once,
            # when the video starts: a new window alone would change nothing.
            os.environ[_SWITCH] = "0"
            window.destroy()
            pygame.display.quit()
            _restart_video()
            pygame.event.clear()
            window = self._make(size)
        return window

    def _make(self, size: tuple[int, int]) -> pygame.Window:
        window = pygame.Window("Luna", size, resizable=True, allow_high_dpi=True)
        window.minimum_size = SMALLEST
        # A window has one icon. Windows shows it small, others take what they need from a large one.
        window.set_icon(self.art.raster("title/icon-small" if sys.platform == "win32" else "title/icon", 1.0).surface)
        window.get_surface()
        if self.settings.full_screen:
            window.set_fullscreen(True)
        return window


def _restart_video() -> None:
    """The same driver again. A server that has just lost its only window may need a moment; left to itself, SDL would
    go on without any window then."""
    os.environ["SDL_VIDEODRIVER"] = "x11"
    for _ in range(20):
        with contextlib.suppress(pygame.error):
            pygame.display.init()
            return
        time.sleep(0.05)
    del os.environ["SDL_VIDEODRIVER"]
    pygame.display.init()


def _wants_full_screen(event: pygame.event.Event) -> bool:
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))


def _first_size() -> tuple[int, int]:
    """The largest usual window that leaves room for the desktop's bars."""
    desktop = pygame.display.get_desktop_sizes()[0]
    return next((size for size in USUAL if size[0] < desktop[0] and size[1] < desktop[1] * 0.95), SMALLEST)


def _flip_time(window: pygame.Window) -> float:
    """Seconds of a usual flip; the first one makes buffers and does not count."""
    times: list[float] = []
    window.flip()
    for _ in range(3):
        before = time.perf_counter()
        window.flip()
        times.append(time.perf_counter() - before)
    return statistics.median(times)
