"""The main loop: events, one update per frame, and a picture when something has changed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from luna.bots.thinker import Thinker
from luna.core import registry
from luna.log.folders import saves_folder
from luna.log.notices import Notice
from luna.log.saves import Saves
from luna.shell.access.bridge import Bridge
from luna.shell.access.node import NOTHING, Outline, with_message
from luna.shell.app.canvas import Canvas
from luna.shell.app.clock import RealClock
from luna.shell.app.presenter import Presenter
from luna.shell.app.scene import Clock, Scene, Ways
from luna.shell.app.scene_stack import Stack
from luna.shell.app.settings import Settings
from luna.shell.app.toasts import Toasts
from luna.shell.app.window import fill_display, fitting, leave_display, open_window, start_video
from luna.shell.app.window_size import LastSize
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.scenery import Scenery
from luna.shell.input import commands, pad
from luna.shell.input.keys import Keymap, wants_full_screen
from luna.shell.network.local import Network
from luna.shell.records.daily import Daily
from luna.shell.records.library import Library
from luna.shell.sound.playback import Sound
from luna.text import Catalogue
from luna.text.sentences import said

_LOG: Final = logging.getLogger(__name__)

STEP: Final = 1 / 60
MOST_STEPS: Final = 5
"""Steps of one update at most: after a long stall the game continues from where it was."""
RATE: Final = 60  # frames a second
RESTING_RATE: Final = 30
"""When nothing happens: three to a picture of the water, and nobody feels how much later the next click is seen."""
HIDDEN_RATE: Final = 10
STIRRED: Final = 0.5  # seconds that something has happened lately
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_RESIZED: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_FOCUS: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
_LARGEST: Final = (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
_STALE: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED)


class Loop:
    """The running program, as its scenes know it an `App`."""

    def __init__(
        self, settings: Settings, catalogue: Catalogue, home: Path, ways: Ways, clock: Clock | None = None
    ) -> None:
        start_video()
        self.settings = settings
        self.catalogue = catalogue
        self.home = home
        self.ways = ways
        self.clock: Clock = clock or RealClock()
        self.fonts = Fonts()
        self.art = Art()
        self.paint = Paint(self.fonts, self.art)
        self.toasts = Toasts(self.paint)
        self.game = registry.FIRST
        """The game that the player has before him: its words, its keys, its pages."""
        self.client = game_client.of(self.game)
        self.scenery = Scenery(self.paint, lambda: self.client.title_picture(self.paint))
        self.sound = Sound(settings, self.game, self.client.music)
        self.pad = pad.Pad()
        self.learn_keys()
        self.saves = Saves(saves_folder())
        self.library = Library(lambda: self.saves, home)
        self.library.look()
        self.network = Network(home / "relay")
        self.thinker = Thinker()
        """The process that thinks for computer players, hints and explanations, of every table."""
        self.daily = Daily(self.thinker, home, self.library)
        self.playing: Path | None = None
        """The save of the game on the table, to go on with after a crash."""
        self.faults: set[str] = set()
        """What failed in the processes that think and was told already."""
        self.running = True
        self.hurried = False
        """Whether it ends because the system says so: nobody was asked what is to become of unsaved games."""
        self.pointer = (-1, -1)
        """Where the mouse was seen last, in real pixels of the canvas."""
        self.focused = True
        """Whether the player looks at this window: what only adorns stands still otherwise."""
        self._stack = Stack(lambda: self.canvas)
        self._spare = 0.0  # seconds
        self._last = self._stirred = self.clock.now()
        self._size = LastSize(settings)
        wish, said = (settings.window, settings.full_screen), catalogue("start-moment")
        self.window = open_window(*wish, self.art, said, maximised=settings.maximised)
        self._presenter = Presenter(self.window, self.toasts)
        self._paints: dict[tuple[float, float], Paint] = {}
        self.canvas = self._canvas()
        self._scale()
        self.reader = Bridge(self.window, self._outline)
        """What screen readers hear of this window, and what they want done."""

    # --- scenes ---

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes on the stack, from the bottom to the top."""
        return tuple(self._stack.scenes)

    @property
    def frames(self) -> int:
        """Pictures drawn since the start."""
        return self._presenter.frames

    @property
    def composing(self) -> bool:
        """Whether the first picture of the scene on top is still being made, see `Scene.ready`."""
        return self._presenter.composing

    @property
    def unseen(self) -> bool:
        """Whether the scene on top has not been drawn yet."""
        return self._stack.unseen

    def push(self, scene: Scene) -> None:
        """Put a scene on top, at the end of this frame."""
        self._stack.push(scene)

    def pop(self, scene: Scene) -> None:
        """Take a scene and all above it away, at the end of this frame."""
        self._stack.pop(scene)

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""
        self._stack.replace(scene)

    def turn_to(self, game: str) -> None:
        """Bring another game before the player: a new table is of that one, too."""
        self.settings.game = game
        if game != self.game:
            before, self.game, self.client = self.client.colours, game, game_client.of(game)
            self.catalogue.game = game
            self.scenery.forget()
            self.sound.turn_to(game, self.client.music)
            self.learn_keys()
            if self.client.colours != before:
                self._scale()
                self._lay_out()

    def turned(self) -> None:
        """The scene on top shows other buttons: keys that are down are not meant for them."""
        self._stack.turned()

    def quit(self) -> None:
        """End the program after this frame, unless the player is asked first."""
        if self.ways.may_quit(self):
            self.end()

    def end(self) -> None:
        """Stop the main loop without confirmation."""
        self.running = False

    def end_now(self) -> None:
        """The system wants the program to end, and waits for no answer."""
        self.hurried = True
        self.end()

    def speak(self, language: str) -> None:
        """Switch the language, at once and everywhere."""
        self.catalogue.switch(language)
        self.settings.language = language
        self.learn_keys()
        self.keep()
        self._lay_out()

    def tell(self, notice: Notice) -> None:
        """Show what the log, the table or the settings have to say."""
        _LOG.warning("%s %s", notice.code, notice.facts.get("error", ""))
        self.toasts.say(said(self.catalogue, f"notice-{notice.code}", notice.facts), trouble=True)

    def keep(self) -> None:
        """Write the settings; the player hears when that fails."""
        self._size.note(self.window.size)
        if problem := self.settings.save():
            self.tell(problem)

    def restyle(self) -> None:
        """A size or the colours changed in the settings: everything is made anew, at once."""
        self.keep()
        self.learn_keys()
        self.canvas = self._canvas()
        self._scale()
        self._lay_out()

    def full_screen(self, wanted: bool) -> None:
        """Fill the display, or return to a window as it was before."""
        # The release of the key may be lost while the window changes: it must not repeat for ever.
        pygame.key.set_repeat()
        self._stack.forget_keys()
        self._size.note(self.window.size)
        self.settings.full_screen = wanted
        self.keep()
        if wanted:
            fill_display(self.window)
        else:
            leave_display(self.window, fitting(self.settings.window or self.window.size))
        self._resized()

    def learn_keys(self) -> None:
        """Keys and buttons as the settings have them; what is changed from now on is changed there."""
        known = commands.by_name(commands.sections(self.client.commands))
        self.keys = Keymap(self.catalogue, known, self.settings.keys)
        self.pad.map = pad.Padmap(known, self.settings.pad)
        self.settings.keys, self.settings.pad = self.keys.changes, self.pad.map.changes

    def paint_for(self, u: float, growth: float = 1.0) -> Paint:
        """The paint box for `u` real pixels a unit and text `growth` times as large; shared by all who ask for it."""
        key = round(u, 6), round(growth, 6)
        if key not in self._paints:
            self._paints[key] = Paint(Fonts(u, growth), self.art, u)
        return self._paints[key]

    # --- the heart beat ---

    def run(self) -> None:
        """Until the player leaves."""
        while self.running:
            self.frame()
            self.sound.open()  # after there is something to see
            self.pad.open()
            self.clock.tick(self.rate)

    @property
    def rate(self) -> int:
        """Frames a second from now on: fewer when nothing has happened for a while, fewest when nobody can see them."""
        if not self._presenter.shown:
            return HIDDEN_RATE
        return RATE if self.clock.now() - self._stirred < STIRRED else RESTING_RATE

    def frame(self) -> None:
        """Handle events, advance by the whole steps of time that have passed, and present a picture if one is due."""
        self._apply()
        self.library.update()
        for event in self._events():
            self._stirred = self._last
            self._dispatch(event)
            self._apply()
        for deed in self.reader.requests():
            self._stirred = self._last
            deed()
            self._apply()
        now = self.clock.now()
        self._spare += min(now - self._last, 0.25)
        self._last = now
        steps = int(self._spare / STEP)
        self._spare = self._spare - steps * STEP if steps < MOST_STEPS else 0.0
        if steps:
            self._update(min(steps, MOST_STEPS) * STEP)
        visible = self._stack.visible()
        if self._presenter.due(visible):
            self._stirred = now
            if self._presenter.present(visible, self.canvas):
                self._stack.seen()
        else:
            self._presenter.shimmer(visible, self.canvas)
        self.reader.update()

    def _update(self, dt: float) -> None:
        """Advance everything by `dt` seconds."""
        self._stack.update(dt)
        if self.toasts.update(dt):
            self._presenter.stale = True
        if self._size.rests(dt):
            self.keep()
        if button := self.pad.update(dt):
            self._button(button)
        self._apply()
        self.sound.update(dt)

    def close(self) -> None:
        """Leave all scenes and the window."""
        if self._size.open:
            self.keep()
        self._stack.close()
        self.reader.close()
        self.library.close()
        self.network.close()
        self.thinker.close()
        self.sound.close()
        self.pad.close()
        self.window.destroy()

    def recover(self) -> None:
        """Recover from a crash: leave all scenes without asking them for anything more than that."""
        self._stack.abandon()
        self._presenter.stale = True

    # --- inside ---

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
        if event.type in _MOUSE:
            self.pointer = event.pos
        early, top = self._stack.early(event), self._stack.top
        if event.type in _FOCUS:
            self.focused = self.sound.focused = event.type == pygame.WINDOWFOCUSGAINED
            self.reader.focus(self.focused)
        if event.type in _LARGEST:
            self._size.changed(event.type == pygame.WINDOWMAXIMIZED)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type in _RESIZED:
            self._resized()
        elif event.type in _STALE:
            self._presenter.expose()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            if getattr(event, "window", self.window) is self.window:  # one that is gone is hidden, too
                self._presenter.shown = False
        elif event.type in pad.EVENTS:
            if button := self.pad.take(event):
                self._button(button)
        elif event.type == pygame.DROPFILE:
            self.ways.take_in(self, Path(event.file))
        elif event.type == pygame.KEYDOWN and wants_full_screen(event):
            self.full_screen(not self.settings.full_screen)
        elif self.toasts.handle(event):
            self._presenter.stale = True
        elif top is not None and not early:
            top.handle(event)

    def _button(self, button: str) -> None:
        """A button of the pad; a screen that knows no commands gets the key that says the same."""
        top = self._stack.top
        if top is None or self._stack.unseen:
            self.pad.let_go()
            return
        command = self.pad.map.owner(button) or ""
        if top.handle(pygame.event.Event(pad.PRESSED, button=button, command=command)):
            return
        if command in pad.KEYS:
            key, mod = pad.KEYS[command]
            top.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def _resized(self) -> None:
        canvas = self._canvas()
        if not self.settings.full_screen and self.settings.window != self.window.size:
            self._size.changed()
        if canvas != self.canvas:
            self.canvas = canvas
            self._scale()
            self._lay_out()
        self._presenter.lose()

    def _canvas(self) -> Canvas:
        settings = self.settings
        size = self.window.get_surface().get_size()
        return Canvas(*size, settings.ui_size / 100, settings.text_size / 100, settings.big_board)

    def _scale(self) -> None:
        theme.wear(contrast=self.settings.high_contrast, plain=self.client.colours)
        self.fonts.set_scale(self.canvas.u)
        self.paint.set_scale(self.canvas.u)
        self._paints = {(round(self.canvas.u, 6), 1.0): self.paint}
        self.toasts.paint = self.paint_for(self.canvas.u, self.canvas.type)
        self.scenery.forget()
        self.art.clear()

    def _lay_out(self) -> None:
        for scene in self._stack.scenes:
            scene.resize(self.canvas)
        self._presenter.stale = True

    def _outline(self) -> Outline:
        """What screen readers are told: the scene on top, and the message over it."""
        return with_message(self._stack.top.outline() if self._stack.top else NOTHING, self.toasts.shown or "")

    def _apply(self) -> None:
        """Changes of the stack that were asked for."""
        if self._stack.apply():
            self._presenter.stale = True
