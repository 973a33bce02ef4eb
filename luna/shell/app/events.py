"""Event dispatch: SDL's events go to the window, to the program or to the scene on top."""

from collections.abc import Callable, Iterator
from functools import partial
from math import pi
from pathlib import Path
from typing import Final

import pygame

from luna.shell.app import navigation
from luna.shell.app.hints import leader
from luna.shell.app.presenter import Presenter
from luna.shell.app.press_guard import PressGuard
from luna.shell.app.scene import App
from luna.shell.app.scene_stack import Stack
from luna.shell.app.settings import SIZES
from luna.shell.app.window import WindowSize
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.input import pad, touch
from luna.shell.input.keys import is_paste, wants_full_screen
from luna.shell.input.touch import BUTTON, Holding
from luna.shell.network import links
from luna.shell.records import exchange

_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_RESIZED: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_HIDDEN: Final = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_FOCUS: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
_LARGEST: Final = (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
_STALE: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED)


class EventDispatcher:
    """Sends each event to the part of the program that handles it."""

    def __init__(
        self,
        app: App,
        stack: Stack,
        guard: PressGuard,
        presenter: Presenter,
        size: WindowSize,
        resized: Callable[[], None],
    ) -> None:
        """`resized` is called when the window has another size or is on another display."""
        self._app, self._stack, self._guard, self._presenter = app, stack, guard, presenter
        self._size, self._resized = size, resized
        self.touch = touch.Touch(touch.Hands(self.dispatch, self._gesture, self._aim, self._under, self._drags))
        self.holding = Holding()
        self._button = False  # of the mouse is down

    def pending(self) -> Iterator[pygame.event.Event]:
        """The queued events, with mouse positions in real pixels. Of successive motions only the last one counts."""
        app, events = self._app, pygame.event.get()
        across = app.canvas.width / max(1, app.window.size[0])
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

    def take(self, event: pygame.event.Event) -> None:
        """Handle one event of the queue: fingers become a mouse, and a press that must be held waits."""
        settings, top = self._app.settings, self._stack.top
        self._app.pad.chosen = settings.pad_kind
        self.holding.wanted = self.touch.hold = settings.hold_seconds
        if event.type in touch.EVENTS:
            self.touch.take(event, self._app.canvas.size, blocked=self._button)
        elif not touch.doubled(event):
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
                self._button = event.type == pygame.MOUSEBUTTONDOWN
            writing = top is not None and top.writing
            if not self.holding.takes(event, partial(self.dispatch, event), writing=writing):
                self.dispatch(event)

    def update(self, dt: float) -> bool:
        """Advance held keys and buttons by `dt` seconds; returns whether to redraw."""
        self.touch.update(dt)
        return self.holding.update(dt)

    def draw(self, target: pygame.Surface) -> None:
        """Draw a ring at the pointer that fills while a press is held."""
        share, radius = self.holding.share, self._app.paint.px(30)
        if share:
            x, y = self._app.pointer if target.get_rect().collidepoint(self._app.pointer) else target.get_rect().center
            noted(target, pygame.draw.aacircle(target, theme.ABYSS, (x, y), radius, self._app.paint.px(8)))
            box = pygame.Rect(x - radius, y - radius, 2 * radius, 2 * radius)
            start, width = pi / 2 - 2 * pi * share, self._app.paint.px(6)
            noted(target, pygame.draw.arc(target, theme.GOLD, box, start, pi / 2, width))

    def dispatch(self, event: pygame.event.Event) -> None:
        """Route an event to its handler."""
        app = self._app
        if event.type in _MOUSE:
            app.pointer = event.pos
        self._lead(event)
        taken, top = self._guard.takes(event), self._stack.top
        if event.type in _FOCUS:
            self._app.focused = self._app.sound.focused = event.type == pygame.WINDOWFOCUSGAINED
            self._app.reader.focus(self._app.focused)
            self.touch.let_go()
        if event.type in _LARGEST:
            self._size.changed(event.type == pygame.WINDOWMAXIMIZED)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            app.quit()
        elif event.type in _RESIZED:
            self._resized()
        elif event.type in _STALE:
            self._presenter.shown = True
            self._presenter.lose()
        elif event.type in _HIDDEN:
            if getattr(event, "window", app.window) is app.window:  # a window that was destroyed is hidden, too
                self._presenter.shown = False
        elif event.type in pad.EVENTS:
            self._take_pad(event)
        elif event.type in (pygame.DROPFILE, pygame.DROPTEXT):
            what = event.text if event.type == pygame.DROPTEXT else event.file  # or macOS has opened it
            if links.is_link(what):
                navigation.follow(app, what)
            else:
                exchange.take_in(app, Path(what))
        elif event.type == pygame.KEYDOWN and wants_full_screen(event):
            app.full_screen(not app.settings.full_screen)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            exchange.take_picture(app)
        elif app.narrator.take(event):
            self._presenter.stale = True
        elif app.toasts.handle(event):
            self._guard.spent()
            self._presenter.stale = True
        elif top is not None and taken and not top.handle(event) and is_paste(event):
            exchange.paste_anywhere(app)

    def _lead(self, event: pygame.event.Event) -> None:
        """Choose the leading device: a pad leads from its first press until a key, a finger or the mouse presses."""
        before = leader(self._app)
        leads = event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION)
        # A tablet's volume keys write and command nothing, so they do not change the leading device.
        written = bool(getattr(event, "unicode", ""))
        keyed = event.type == pygame.KEYDOWN and (written or self._app.keys.command(event) is not None)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._app.touched = getattr(event, "finger", False)
        elif keyed:
            self._app.touched = False
        if leads != self._app.pad.leads and (leads or keyed or event.type == pygame.MOUSEBUTTONDOWN):
            self._app.pad.leads = leads
        if leader(self._app) != before:
            self._presenter.stale = True

    def _take_pad(self, event: pygame.event.Event) -> None:
        app, led = self._app, self._app.pad.leads
        button = app.pad.take(event)
        if led and not app.pad.leads:
            app.toasts.say(app.catalogue("pad-gone"))
        if button is None:
            if event.type == pygame.CONTROLLERBUTTONUP:
                self.holding.release(BUTTON)
        elif app.pad.map.owner(button) != "do" or not self.holding.begin(BUTTON, partial(self.press, button)):
            self.press(button)

    def press(self, button: str) -> None:
        """Send a pad button to the scene on top."""
        self._command(self._app.pad.map.owner(button) or "", button)

    def _command(self, command: str, button: str = "") -> None:
        """Send a command to the scene on top. A scene without commands gets the equivalent key."""
        app, top = self._app, self._stack.top
        app.narrator.hush()
        if top is None or not self._guard.press():
            app.pad.let_go()
            return
        if top.handle(pygame.event.Event(pad.PRESSED, button=button, command=command)):
            return
        if command in pad.KEYS:
            key, mod = pad.KEYS[command]
            top.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    # ---- fingers

    def _gesture(self, name: str) -> None:
        if name == touch.BACK:
            self._command("back")
            return
        settings = self._app.settings
        index = SIZES.index(settings.text_size) + (1 if name == touch.LARGER else -1)
        if 0 <= index < len(SIZES):
            settings.text_size = SIZES[index]
            self._app.restyle()
        size = self._app.catalogue("settings-percent", value=settings.text_size)
        self._app.toasts.say(f"{self._app.catalogue('settings-text-size')}: {size}")

    def _aim(self, at: tuple[int, int]) -> tuple[int, int]:
        return at if self._stack.top is None else self._stack.top.aim(at)

    def _under(self, at: tuple[int, int]) -> object:
        return None if self._stack.top is None else self._stack.top.under(at)

    def _drags(self, at: tuple[int, int]) -> bool:
        return self._stack.top is not None and self._stack.top.drags(at)
