"""The main loop: events, one update per frame, and a picture when something has changed."""

import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pygame

from luna.bots.foresight import Foresight
from luna.bots.thinker import Thinker
from luna.core import registry
from luna.log.notices import Notice
from luna.log.saves import Saves, saves_folder
from luna.shell.access.bridge import Bridge
from luna.shell.access.node import Outline, with_message
from luna.shell.app import failures, navigation
from luna.shell.app.events import EventDispatcher
from luna.shell.app.pace import COMPOSING_RATE, Pace, RealClock, SpareTime
from luna.shell.app.presenter import Presenter
from luna.shell.app.press_guard import PressGuard
from luna.shell.app.scene import Clock, Scene
from luna.shell.app.scene_stack import Stack
from luna.shell.app.settings import Settings
from luna.shell.app.toasts import Toasts
from luna.shell.app.window import WindowSize, canvas_of, fill_display, fitting, leave_display, open_window, start_video
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.scenery import Scenery
from luna.shell.input import commands, pad
from luna.shell.input.keys import Keymap
from luna.shell.network import turn_alerts
from luna.shell.network.own_relay import Network
from luna.shell.network.tables import MyTables
from luna.shell.records.analyst import Analyst
from luna.shell.records.filming import Filming
from luna.shell.records.library import Library
from luna.shell.records.puzzle_files import Daily, OwnPuzzles
from luna.shell.sound.captions import Captions
from luna.shell.sound.playback import Sound
from luna.shell.voice.narrator import Narrator, Voice
from luna.text import Catalogue

_LOG: Final = logging.getLogger(__name__)


class Loop:
    """The running program. Scenes use it as an `App`, which describes the members without a description here."""

    def __init__(self, settings: Settings, catalogue: Catalogue, home: Path, clock: Clock | None = None) -> None:
        start_video()
        self.settings, self.catalogue, self.home = settings, catalogue, home
        self.clock: Clock = clock or RealClock()
        self.game = registry.FIRST
        self.client = game_client.of(self.game)
        self.fonts, self.art = Fonts(), Art()
        self.paint = Paint(self.fonts, self.art)
        self._paints: dict[tuple[float, float], Paint] = {}
        self.scenery = Scenery(self.paint, lambda: self.client.title_picture(self.paint))
        self.toasts = Toasts(self.paint)
        self.toasts.stay = lambda: settings.unhurried
        self.sound, self.takes = Sound(settings, self.game, self.client.music), Counter[Any]()
        self.captions = Captions(catalogue, settings)
        self.sound.began = self.captions.heard
        self.narrator = Narrator(catalogue, settings, Voice(), self.keep, self.toasts.say)
        self.pad = pad.Pad()
        self.keys = self._bound_keys()
        self.saves = Saves(saves_folder())
        self.library = Library(lambda: self.saves, home)
        self.library.look()
        self.network = Network(home / "relay")
        self.thinker = Thinker()
        self.tables = MyTables(self.library, self.network, home, lambda: settings.sign_results, self.thinker)
        self.foresight, self._spare = Foresight(self.thinker), SpareTime()
        self.daily = Daily(self.thinker, home, self.library)
        self.filming = Filming(home, self._filmed)
        self.own = OwnPuzzles(self.thinker, home, self.library)
        self.analyst = Analyst(self.thinker, self.library, self.own.want)
        self.playing: Path | None = None
        self.faults: set[str] = set()
        self.running = True
        self.hurried = False
        """Whether the system ends the program: then nobody is asked about unsaved games."""
        self._untold = False  # whether screen readers lack the last picture
        self.pointer = (-1, -1)
        self.touched, self.focused, self.spare = False, True, False
        self._stack = Stack(lambda: self.canvas)
        self.push: Callable[[Scene], None] = self._stack.push
        self.pop: Callable[[Scene], None] = self._stack.pop
        self.replace: Callable[[Scene], None] = self._stack.replace
        self.guard = PressGuard(self._stack)
        self._pace = Pace(self.clock.now())
        self._size = WindowSize(settings)
        wish, words = (settings.window, settings.full_screen), catalogue("start-moment")
        self.reader = Bridge(self.outline, lambda: catalogue.language)
        self.window = open_window(*wish, self.art, words, maximised=settings.maximised, hidden=self.reader.attach)
        self.presenter = Presenter(self.window, self.toasts, self.captions)
        self._rescale()
        self.events = EventDispatcher(self, self._stack, self.guard, self.presenter, self._size, self.resized)
        self.presenter.over = self.events.draw

    # --- scenes ---

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return tuple(self._stack.scenes)

    @property
    def unseen(self) -> bool:
        return self.guard.unseen

    # --- the player's changes ---

    def turn_to(self, game: str) -> None:
        """Make another game the current one. A new table is a table of this game, too."""
        self.settings.game = game
        if game != self.game:
            before, self.game, self.client = self.client.colours, game, game_client.of(game)
            self.catalogue.game = game
            self.scenery.forget()
            self.sound.turn_to(game, self.client.music)
            self.keys = self._bound_keys()
            if self.client.colours != before:
                self._rescale()
                self._lay_out()

    def speak(self, language: str) -> None:
        self.catalogue.switch(language)
        self.settings.language = language
        self.keys = self._bound_keys()
        self.keep()
        self._lay_out()

    def restyle(self) -> None:
        self.keep()
        self.keys = self._bound_keys()
        self._rescale()
        self._lay_out()

    def full_screen(self, wanted: bool) -> None:
        """Fill the display, or return to the previous window."""
        # The key's release may be lost while the window changes. Without this the key would repeat for ever.
        pygame.key.set_repeat()
        self.guard.forget_keys()
        self._size.note(self.window.size)
        self.settings.full_screen = wanted
        self.keep()
        if wanted:
            fill_display(self.window)
        else:
            leave_display(self.window, fitting(self.settings.window or self.window.size))
        self.resized()

    def resized(self) -> None:
        """The window has another size, or is on another display."""
        if not self.settings.full_screen and self.settings.window != self.window.size:
            self._size.changed()
        if canvas_of(self.window, self.settings) != self.canvas:
            self._rescale()
            self._lay_out()
        self.presenter.lose()

    def keep(self) -> None:
        self._size.note(self.window.size)
        self.tell(self.settings.save())

    def tell(self, *notices: Notice | None) -> None:
        for notice in filter(None, notices):
            _LOG.warning("%s %s", notice.code, notice.facts.get("error", notice.facts.get("fault", "")))
            self.toasts.say(self.catalogue(f"notice-{notice.code}", **notice.facts), trouble=True)

    def paint_for(self, u: float, growth: float = 1.0) -> Paint:
        key = round(u, 6), round(growth, 6)
        if key not in self._paints:
            self._paints[key] = Paint(Fonts(u, growth), self.art, u)
        return self._paints[key]

    # --- frames ---

    def run(self) -> None:
        """Run until the player quits."""
        while self.running:
            self.frame()
            self.sound.open()  # after the first picture
            self.pad.open()
            self.clock.tick(self.rate)

    @property
    def rate(self) -> int:
        """Frames a second from now on: fewer while nothing happens, fewest while the window is hidden."""
        if self.presenter.composing:
            return COMPOSING_RATE
        return self._pace.rate(self.clock.now(), self.presenter.shown)

    def frame(self) -> None:
        """Handle events, update by the elapsed time, and draw a picture if one is due."""
        self._apply()
        failures.listen(self)
        self.library.update()
        self.filming.update()
        self.analyst.update()
        self.own.update()
        for event in self.events.pending():
            self._pace.stir()
            self.events.take(event)
            self._apply()
        for act in self.reader.requests():
            self._pace.stir()
            act()
            self._apply()
        if dt := self._pace.advance(self.clock.now()):
            self._update(dt)
        visible = self._stack.visible()
        if self.presenter.due(visible):
            self._pace.stir()
            shown = self.presenter.present(visible, self.canvas)
            self._untold = True
        else:
            shown = True  # as it was drawn last
            self.presenter.shimmer(visible, self.canvas)
        if shown and self.guard.seen():
            self.pad.let_go()
        if shown and self.narrator.awake and (self._untold or self.narrator.waits):
            self.narrator.tell(self._stack.top, self.outline())
        if self._untold or not self.reader.settled:
            fresh, self._untold = self._untold, False
            self.reader.update(fresh)

    def outline(self) -> Outline:
        """The nodes of the scene on top, and the toast."""
        return with_message(self._stack.outline(), self.toasts.shown or "")

    def quit(self) -> None:
        if navigation.may_quit(self):
            self.end()

    def end(self) -> None:
        self.running = False

    def close(self) -> None:
        """Leave all scenes and close the window."""
        if self._size.open:
            self.keep()
        self._stack.close()
        voice = self.narrator.voice
        parts = (self.reader, self.tables, self.library, self.filming, self.network, self.thinker, self.foresight)
        for part in (*parts, self.sound, self.pad, voice):
            part.close()
        self.window.destroy()

    def recover(self) -> None:
        """Drop all scenes after a crash, without calling them."""
        self._stack.abandon()
        self.presenter.stale = True

    # --- inside ---

    def _update(self, dt: float) -> None:
        self._stack.update(dt)
        self.spare = self.settings.think_ahead and self._spare.there(self.clock.now(), self.presenter.shown)
        self.foresight.update(self.spare)
        self.tables.update(dt)
        turn_alerts.tell(self)
        self.guard.update(dt)
        if self.toasts.update(dt) | self.captions.update(dt) | self.events.update(dt):
            self.presenter.stale = True
        if self._size.rests(dt):
            self.keep()
        if button := self.pad.update(dt, self.settings.repeat_factor):
            self.events.press(button)
        self._apply()
        self.sound.update(dt)

    def _filmed(self, outcome: Path | Notice | None) -> None:
        """Tell the end of a film, on any screen."""
        if isinstance(outcome, Notice):
            self.tell(outcome)
        else:
            self.toasts.say(self.catalogue("film-saved" if outcome else "film-stopped", file=str(outcome)))

    def _rescale(self) -> None:
        """Draw at the scale of the window and in the colours of the settings from now on."""
        canvas = self.canvas = canvas_of(self.window, self.settings)
        theme.wear(contrast=self.settings.high_contrast, plain=self.client.colours)
        self.fonts.set_scale(canvas.u)
        self.paint.set_scale(canvas.u)
        self._paints = {(round(canvas.u, 6), 1.0): self.paint}
        self.scenery.forget()
        self.art.clear()
        self.toasts.paint = self.paint_for(canvas.u, canvas.type)

    def _lay_out(self) -> None:
        for scene in self._stack.scenes:
            scene.resize(self.canvas)
        self.presenter.stale = True

    def _apply(self) -> None:
        if self._stack.apply():
            self.presenter.stale = True

    def _bound_keys(self) -> Keymap:
        """Bind keys and pad according to the settings. A change of the maps changes the settings."""
        known = commands.by_name(commands.sections(self.client.commands))
        keys = Keymap(self.catalogue, known, self.settings.keys)
        self.pad.map = pad.Padmap(known, self.settings.pad)
        self.settings.keys, self.settings.pad = keys.changes, self.pad.map.changes
        return keys
