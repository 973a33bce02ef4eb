"""The first screen: the temple by night, the way back into the last game, and everything else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna import __version__
from luna.core import registry
from luna.learning import course, pack
from luna.learning.course import Attendance
from luna.log.summaries import newest_unfinished
from luna.net import tickets
from luna.shell.access.node import Node, heading
from luna.shell.app import failures
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.client import choices, covers, game_client
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.shell.drawing.glints import Ticker
from luna.shell.records import captions
from luna.shell.records.library import A_MOMENT
from luna.shell.screens.attract import Attraction
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.games import GamesScene
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.puzzles import PuzzlesScene
from luna.shell.screens.records import RecordsScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.saves import SavesScene
from luna.shell.screens.settings import SettingsScene, languages
from luna.shell.widgets import Action, Chip, Column, MenuButton, Widget

_LEFT: Final = 84
_WIDE: Final = 638
_TOP: Final = 319
_GAP: Final = 10
_PUZZLES_IN: Final = 0.5
"""Seconds until the puzzle of the day is made: the title comes first."""
_SELDOM: Final = ("records", "rules", "settings", "games", "quit")
_LEAST: Final = 0.8
"""Of the usual height of an entry."""

Entry = tuple[str, str, Action]
"""Name, picture and action of what can be chosen."""


class TitleScene(MenuScene):
    """Title and main menu."""

    need = (960, 540)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._clock = Ticker()
        self._puzzles_in = _PUZZLES_IN if pack.names(app.game) else math.inf
        self._shimmers = False  # the light on the water has changed
        self._attraction = Attraction(app)
        app.library.look()
        app.library.wait(A_MOMENT)
        self._find_last()

    @override
    def enter(self) -> None:
        self.app.sound.music()

    @override
    def resume(self) -> None:
        """Saved games may have come or gone."""
        self.app.library.look()
        self.app.library.wait(A_MOMENT)
        self._find_last()
        self._attraction.stir()
        super().resume()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        self._attraction.stir()
        return super().handle(event)

    @override
    def update(self, dt: float) -> None:
        """The sea lives, and the last game may have been found."""
        super().update(dt)
        self._attraction.update(dt)
        self._puzzles_in -= dt
        if self._puzzles_in <= 0:
            self.app.daily.want(self.app.game)
            failures.listen(self.app)
        if self.app.library.found is not self._found:
            before = self.last
            self._find_last()
            if self.last != before:
                self.rebuild()
                if not self.ring.shown:  # nobody is walking there yet
                    self.ring.to(self.ring.named(self.first))
        if self.app.focused and self._living and self._clock.update(dt):
            self._shimmers = True

    @override
    def shimmer(self) -> Ground | None:
        shimmers, self._shimmers = self._shimmers, False
        return self.app.scenery.alive(self.canvas, self._clock.time) if shimmers else None

    @property
    def _living(self) -> bool:
        """Whether light plays on the water: not for those who want less motion, or a plain sea."""
        return not self.app.settings.reduced_motion and not self.app.settings.high_contrast

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """The key stands on the first entry as long as that is what it does."""
        first = self.ring.named(self.first)
        assert isinstance(first, MenuButton)
        first.key = self.words("key-enter") if self.ring.focused is first else ""
        super().draw(surface)

    @override
    def exit(self) -> None:
        super().exit()
        self._attraction.close()
        self.app.scenery.rest()

    def back(self) -> None:
        """Behind the title there is only the choice between games."""
        if len(registry.listed()) > 1:
            self._choose()

    @override
    def resize(self, canvas: Canvas) -> None:
        """The name keeps its size, whatever the player's is."""
        self._plain = canvas._replace(ui=1.0, text=1.0)
        super().resize(canvas)

    @override
    def build(self) -> list[Widget]:
        paint, left = self.paint, self._plain.rect(_LEFT, _TOP, 0, 0).topleft
        wide = self._plain.width - 2 * left[0]
        chips = self._languages(left[0], wide)
        bottom = chips[0].rect.y - paint.px(24)
        entries = self._entries()
        gap, high = paint.px(_GAP), MenuButton.high(paint)
        room = bottom - left[1] - (MenuButton.high(paint, below=True) + gap if self.last else 0)
        # Many entries stand closer together rather than over the temple.
        full = round(paint.px(_WIDE) * max(1.0, paint.fonts.growth))
        rows = self._rows(entries, (min(full, wide) - gap) // 2)
        close = max(round(_LEAST * high), min(high, (room + gap) // len(rows) - gap))
        beside = len(rows) * (close + gap) - gap > room
        if beside:
            rows = [entries[first : first + 2] for first in range(0, len(entries), 2)]
        high = high if beside else close
        column = self.column(pygame.Rect(left[0], left[1], wide, bottom - left[1]))
        one = min(full, (wide - gap) // (2 if beside else 1))
        if self.last:
            place = column.take(MenuButton.high(paint, below=True))
            place.width = one
            entry = self._entry(
                place, "continue", "ui/icon-continue", self._continue, captions.resumes(self.words, self.last)
            )
            entry.words = self.words("network-rejoin") if tickets.find(self.last.path) else entry.words
            column.add(entry)
            column.gap(_GAP)
        for row in rows:
            line, each = column.take(high), one if beside or len(row) == 1 else (one - gap) // 2
            for number, (name, icon, action) in enumerate(row):
                place = pygame.Rect(line.x + (each + gap) * number, line.y, each, high)
                column.add(self._entry(place, name, icon, action))
            if row is not rows[-1]:
                column.gap(_GAP)
        return [*column.widgets, *chips]

    @override
    def said(self) -> Sequence[Node]:
        return (heading(self.words("game-name")),)

    def content(self, surface: pygame.Surface) -> None:
        """Name, subtitle, divider and the small print."""
        paint, words, plain = self.app.paint_for(self._plain.u), self.words, self._plain
        at = plain.rect(40, 62, 0, 0).topleft
        if cover := covers.of(self.app.game):
            sign = paint.art.at(cover.sign, plain.u)
            surface.blit(sign.surface, (at[0] - sign.ax, at[1] - sign.ay))
        name = plain.rect(226, 152, 0, 0).topleft
        paint.soft_text(surface, words("game-name").upper(), "title", theme.IVORY, name)
        below = plain.rect(229, 248, 0, 0).topleft
        if words.has("title-subtitle"):
            paint.soft_text(surface, words("title-subtitle"), "subtitle", theme.now.MOONLIGHT, below)
        line = paint.art.at("title/divider", plain.u)
        place = plain.rect(80, 286, 0, 0).topleft
        surface.blit(line.surface, (place[0] - line.ax, place[1] - line.ay))
        self._small_print(surface)

    @override
    def background(self, surface: pygame.Surface) -> None:
        if self._living:
            lay(surface, self.app.scenery.alive(self.canvas, self._clock.time))
        else:
            surface.blit(self.app.scenery.sharp(self.canvas), (0, 0))

    def _entries(self) -> list[Entry]:
        """What can be chosen besides going on."""
        app = self.app
        begin: list[Entry] = [("new", "ui/icon-new", lambda: app.push(NewGameScene(app)))]
        if course.names(app.game):
            begin.append(("learn", "ui/icon-hint", lambda: app.push(LearnScene(app))))
        return [
            *(reversed(begin) if self.first == "learn" else begin),
            *((entry.name, entry.icon, partial(entry.choose, app)) for entry in game_client.of(app.game).menu),
            *([("puzzles", "ui/icon-moon", lambda: app.push(PuzzlesScene(app)))] if pack.names(app.game) else []),
            ("network", "ui/icon-reserve", lambda: app.push(NetworkScene(app))),
            ("saves", "ui/icon-log", lambda: app.push(SavesScene(app))),
            ("records", "ui/icon-council", lambda: app.push(RecordsScene(app))),
            ("rules", "ui/icon-rules", lambda: app.push(RulesScene(app))),
            ("settings", "ui/icon-gear", lambda: app.push(SettingsScene(app))),
            *([("games", "ui/icon-spark", self._choose)] if len(registry.listed()) > 1 else []),
            ("quit", "ui/icon-quit", app.quit),
        ]

    def _rows(self, entries: list[Entry], half: int) -> list[list[Entry]]:
        """One below the other; what is wanted seldom stands in pairs where its words have room in half a row."""
        rows = list[list[Entry]]()
        for entry in entries:
            small = entry[0] in _SELDOM and MenuButton.across(self.paint, self.words(f"title-{entry[0]}")) <= half
            if small and rows and len(rows[-1]) == 1 and rows[-1][0][0] in _SELDOM:
                rows[-1].append(entry)
            else:
                rows.append([entry])
        return rows

    def _entry(self, place: pygame.Rect, name: str, icon: str, action: Action, below: str = "") -> MenuButton:
        words, primary = self.words, name == self.first
        said = words(f"title-{name}")
        return MenuButton(place, name, said, action, icon=icon, below=below, primary=primary)

    def _languages(self, left: int, wide: int) -> list[Widget]:
        """At the foot, in as many lines as they need, and who made all this."""
        foot = self._plain.rect(0, 992, 0, 50).bottom
        said = self.words("title-credits")
        show = lambda: self.app.push(CreditsScene(self.app))  # noqa: E731
        chip = lambda place: Chip(place, "credits", said, show, icon="ui/icon-help")  # noqa: E731
        more = [(Chip.wide(self.paint, said), chip)]
        measured = Column(self.paint, pygame.Rect(left, 0, wide, foot))
        languages(self, measured, more)
        column = Column(self.paint, pygame.Rect(left, foot - measured.high, wide, measured.high))
        languages(self, column, more)
        self._foot = max(widget.rect.right for widget in column.widgets)
        return column.widgets

    def _small_print(self, surface: pygame.Surface) -> None:
        """Draw the small print where it has room beside the languages."""
        paint, words = self.paint, self.words
        right, bottom = self.canvas.width - paint.px(36), self.canvas.height
        lines = [words("title-full-screen"), words("title-version", version=__version__)]
        if self._foot + paint.px(30) + max(paint.fonts.width(said, "label") for said in lines) > right:
            return
        for number, said in enumerate(reversed(lines)):
            y = bottom - paint.px(30) - round(number * paint.px(32) * paint.fonts.growth)
            paint.soft_text(surface, said, "label", theme.now.MOONLIGHT, (right, y), "right")

    def _find_last(self) -> None:
        """The game that goes on comes first, if there is one."""
        self._found = self.app.library.found
        self.last = newest_unfinished(one for one in self._found.games if choices.beside(self.app.game, one.game))
        game = self.app.game
        played = any(one.game == game for one in self._found.games) or Attendance(self.app.home).begun(game)
        newcomer = course.names(game) and not played
        self.first = "continue" if self.last else "learn" if newcomer else "new"

    def _choose(self) -> None:
        self.app.replace(GamesScene(self.app))

    def _continue(self) -> None:
        assert self.last is not None
        if not self.app.ways.open_save(self.app, self.last.path):
            self.resume()
