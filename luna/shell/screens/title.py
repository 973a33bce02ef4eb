"""The title of a game: its picture and the main menu, with rarely used entries behind "More"."""

from functools import partial
from pathlib import Path
from typing import Final

import pygame
from typing_extensions import override

from luna import __version__
from luna.core import registry
from luna.learning import course, pack
from luna.log.summaries import Summary, newest_unfinished
from luna.net import tickets
from luna.shell.app import navigation
from luna.shell.app.canvas import Canvas
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.client import choices, covers, game_client
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.shell.drawing.glints import Ticker
from luna.shell.records import captions
from luna.shell.screens.attract import Attraction
from luna.shell.screens.circles import CirclesScene
from luna.shell.screens.games import GamesScene, invites
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.menu import MenuScene, open_save
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.page import languages
from luna.shell.screens.puzzles import PuzzlesScene
from luna.shell.screens.records import RecordsScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.saves import SavesScene
from luna.shell.screens.settings import SettingsScene
from luna.shell.screens.tables import TablesScene
from luna.shell.widgets import Action, Chip, Column, MenuButton, Widget

_GAP: Final = 10
_PUZZLES_IN: Final = 0.5  # seconds until the puzzle of the day is made: the title is shown first
_REHEARSED_IN: Final = 1.0  # seconds until the table of the last game is painted


class TitleScene(MenuScene):
    """The title with the main menu, which has two levels."""

    need = (960, 540)
    title_key = "game-name"
    lists_saves = True
    last: Summary | None = None  # the newest unfinished game

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._clock = Ticker()
        self._stood = 0.0  # seconds
        self._rehearsed: object = None  # the game whose table is painted, and its window
        self._shimmers = False  # the light on the water has changed
        self._deep = False  # the second level of the menu is open
        self._attraction = Attraction(app)

    @override
    def enter(self) -> None:
        self.app.sound.music()
        self.app.scenery.foresee(self.canvas, self.app.library.do)

    @override
    def resume(self) -> None:
        self._attraction.stir()
        super().resume()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        self._attraction.stir()
        return super().handle(event)

    @override
    def update(self, dt: float) -> None:
        """Animate the water, and look for the last game."""
        last = self.last
        super().update(dt)
        if self.last != last and not self.ring.shown:  # no figures walk there yet
            self.ring.to(self.ring.named(self.first))
        self._attraction.update(dt)
        self._stood += dt
        if self._stood >= _PUZZLES_IN and pack.names(self.app.game):
            self.app.daily.want(self.app.game)
        if self._stood >= _REHEARSED_IN and self.app.spare and self.last:
            self._rehearse(self.last.path)
        if self.app.focused and self._living and self._clock.update(dt):
            self._shimmers = True

    def _rehearse(self, path: Path) -> None:
        """Have the table painted that is one press away."""
        if self._rehearsed != (path, self.canvas):
            self._rehearsed = path, self.canvas
            self.app.library.do(partial(navigation.rehearse, self.app, path), lambda _: None)

    @override
    def news(self) -> object:
        return self.app.tables.tables, self.app.library.found

    @override
    def shimmer(self) -> Ground | None:
        shimmers, self._shimmers = self._shimmers, False
        return self.app.scenery.alive(self.canvas, self._clock.time) if shimmers else None

    @property
    def _living(self) -> bool:
        """Whether the water is animated: not with reduced motion or high contrast."""
        return not self.app.settings.reduced_motion and not self.app.settings.high_contrast

    @override
    def exit(self) -> None:
        super().exit()
        self.app.scenery.rest()

    @override
    def back(self) -> None:
        """Go from the second level to the first, and from there to the choice of games."""
        if self._deep:
            self._turn(deep=False)
        elif len(registry.listed()) > 1:
            self._choose()

    @override
    def resize(self, canvas: Canvas) -> None:
        """The name of the game keeps its size at any size of the interface."""
        self._plain = canvas._replace(ui=1.0, text=1.0)
        super().resize(canvas)

    @override
    def build(self) -> list[Widget]:
        games = self.app.library.found.games
        self.last = newest_unfinished(one for one in games if choices.beside(self.app.game, one.game))
        newcomer = "learn" if invites(self.app, self.app.game) else "new"
        self.first = "saves" if self._deep else "continue" if self.last else newcomer
        paint, left = self.paint, self._plain.rect(84, 319, 0, 0).topleft
        wide = self._plain.width - 2 * left[0]
        chips = self._chips(left[0], wide)
        bottom = chips[0].rect.y - paint.px(24)
        column = self.scroll.open(self.paint, pygame.Rect(left[0], left[1], wide, bottom - left[1]))
        entries, gap, last = self._entries(), paint.px(_GAP), self._last()
        high, room = entries[0].high(paint, wide), bottom - left[1] - sum(one.high(paint, wide) + gap for one in last)
        # in large text the entries are in two columns
        each = 1 if len(entries) * (high + gap) - gap <= room else 2
        one = min(round(paint.px(638) * max(1.0, paint.fonts.growth)), (wide - gap * (each - 1)) // each)
        column.rows(last, 1, _GAP, one)
        column.gap(_GAP if last else 0).rows(entries, each, _GAP, one)
        return [*column.widgets, *chips]

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Draw name, subtitle, divider and small print."""
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
        paint, right = self.paint, self.canvas.width - self.paint.px(36)
        lines = [words("title-full-screen"), words("title-version", version=__version__)]
        if self._foot + paint.px(30) + max(paint.fonts.width(said, "label") for said in lines) > right:
            return  # the small print does not fit beside the languages
        for number, said in enumerate(reversed(lines)):
            y = self.canvas.height - paint.px(30) - round(number * paint.px(32) * paint.fonts.growth)
            paint.soft_text(surface, said, "label", theme.now.MOONLIGHT, (right, y), "right")

    @override
    def background(self, surface: pygame.Surface) -> None:
        if self._living:
            lay(surface, self.app.scenery.alive(self.canvas, self._clock.time))
        else:
            surface.blit(self.app.scenery.sharp(self.canvas), (0, 0))

    def _last(self) -> list[MenuButton]:
        """The entry that continues the last game, if it is on the open level."""
        last = self.last
        if last is None or self._deep:
            return []
        go_on = partial(open_save, self, last.path)
        entry = self._entry("continue", "ui/icon-continue", go_on, captions.resumes(self.words, last))
        entry.words = self.words("network-rejoin") if tickets.find(last.path) else entry.words
        return [entry]

    def _entries(self) -> list[MenuButton]:
        """The entries of the open level except "continue"."""
        app, game, entry = self.app, self.app.game, self._entry
        shared = any(table.ticket is not None for table in app.tables.tables)
        teaches, several = bool(course.names(game)), len(registry.listed()) > 1
        new = entry("new", "ui/icon-new", self.opens(NewGameScene))
        tables = entry("tables", "ui/icon-round-on", self.opens(TablesScene))
        learn = [entry("learn", "ui/icon-hint", self.opens(LearnScene))] if teaches else []
        below = learn if shared and self.last else []  # the first level has at most six entries
        if not self._deep:
            return [
                *([*learn, new] if self.first == "learn" else [new, *([] if below else learn)]),
                entry("network", "ui/icon-reserve", self.opens(NetworkScene)),
                *([tables] if shared else []),
                entry("more", "ui/icon-menu", lambda: self._turn(deep=True)),
                entry("quit", "ui/icon-quit", app.quit),
            ]
        return [
            entry("saves", "ui/icon-log", self.opens(SavesScene)),
            *below,
            *([] if shared else [tables]),
            *(entry(own.name, own.icon, partial(own.choose, app)) for own in game_client.of(game).menu),
            *([entry("puzzles", "ui/icon-moon", self.opens(PuzzlesScene))] if pack.names(game) else []),
            entry("records", "ui/icon-council", self.opens(RecordsScene)),
            entry("circles", "ui/icon-flag", self.opens(CirclesScene)),
            entry("rules", "ui/icon-rules", self.opens(RulesScene)),
            *([entry("games", "ui/icon-spark", self._choose)] if several else []),
            entry("back", "ui/icon-undo", self.back),
        ]

    def _turn(self, *, deep: bool) -> None:
        """Open the other level of the menu."""
        self.put(_deep=deep)
        self.ring.to(self.ring.named(self.first if deep else "more"))

    def _entry(self, name: str, icon: str, action: Action, below: str = "") -> MenuButton:
        """An entry. The first one has the cap of its key while it has the focus."""
        key = hint(self.app, "enter") if name == self.first else ""
        said = self.words("back" if name == "back" else f"title-{name}")
        primary = name == self.first and not self._deep
        badge = self.app.tables.waiting if name == "tables" else 0
        entry = MenuButton(name, said, action, icon=icon, told=below, primary=primary, badge=badge, key=key)
        entry.shy = True
        return entry

    def _chips(self, left: int, wide: int) -> list[Widget]:
        """The languages and the settings at the foot, in as many rows as needed."""
        foot = self._plain.rect(0, 992, 0, 50).bottom
        settings = self.opens(SettingsScene)
        more = Chip("settings", self.words("title-settings"), settings, icon="ui/icon-gear")
        measured = Column(self.paint, pygame.Rect(left, 0, wide, foot))
        languages(self, measured, more)
        column = Column(self.paint, pygame.Rect(left, foot - measured.high, wide, measured.high))
        languages(self, column, more)
        self._foot = max(widget.rect.right for widget in column.widgets)
        return column.widgets

    def _choose(self) -> None:
        self.app.replace(GamesScene(self.app))
