"""The menu over a table, and the page that changes the players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core.levels import LEVELS
from luna.log.records import AUTOMATON, Seat
from luna.shell.app import navigation
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.network.visitors import Visitors
from luna.shell.players.seats import level_of, newcomer, seat_name
from luna.shell.records import exchange
from luna.shell.screens.admission import DoorScene
from luna.shell.screens.menu import MenuScene, draw_heading
from luna.shell.screens.page import PageScene, Shape, lose
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.settings import SettingsScene
from luna.shell.widgets import Action, Column, MenuButton, Widget
from luna.table.table import Player, Table

_HEAD: Final = 140  # units above the entries
Seating = Callable[[int, Player], object]  # gives a seat to a player


class OverlayScene(MenuScene):
    """The menu over a table, which is blurred behind it. Nothing is lost by leaving."""

    blurs = True
    need = (800, 540)
    first = "continue"
    title_key = "menu-title"

    def __init__(
        self,
        app: App,
        table: Table,
        restart: Callable[[], object] | None = None,
        seat: Seating | None = None,
        visitors: Visitors | None = None,
        pace: Action | None = None,
    ) -> None:
        """`restart` takes the whole game back; `visitors` is for the host; `pace` opens that page.

        An entry without its callback is left out.
        """
        super().__init__(app)
        self.table = table
        self._seat, self._visitors, self._pace = seat, visitors, pace
        self._restart = restart if table.acts.can_undo else None

    @override
    def build(self) -> list[Widget]:
        paint, panel = self.paint, self.panel()
        top, side = panel.y + paint.px(_HEAD), panel.x + paint.px(60)
        window = pygame.Rect(side, top, panel.width - paint.px(120), panel.bottom - self._foot - top)
        column = self.scroll.open(paint, window)
        column.rows(self._entries(), 1, 12)
        return column.widgets

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel."""
        paint, entries = self.paint, self._entries()
        high = sum(one.high(paint, 0) for one in entries) + (len(entries) - 1) * paint.px(12)
        whole = (high + self._foot) / paint.u + _HEAD
        return self.canvas.middle(720 if paint.fonts.growth <= 1 else 1000, whole)

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel, paint, fonts = self.panel(), self.paint, self.paint.fonts
        paint.panel(surface, panel, "overlay")
        draw_heading(self, surface, panel)
        if not self.table.name:
            return  # a spectator saves nothing
        key = "menu-unsaved" if self.table.unsaved else "menu-unkept" if self.table.log.unkept else "menu-saved"
        said = fonts.fit(self.words(key), "label", panel.width - paint.px(60))
        ink = theme.LOSS if self.table.log.unkept else theme.now.SECONDARY
        middle = panel.bottom - paint.px(20) - fonts.line("label") // 2
        fonts.draw(surface, said, "label", ink, (panel.centerx, middle), "mid")

    @property
    def _foot(self) -> int:
        """Pixels below the entries."""
        return self.paint.fonts.line("label") + self.paint.px(44)

    def _entries(self) -> list[MenuButton]:
        app, table = self.app, self.table
        copies = table.unsaved or (table.read_only and not table.consent.relayed)  # the relay keeps a shared table
        players = self._seat and self.opens(PlayersScene, table.game.NAME, table.seats, self._seat, self)
        door = self._visitors and self.opens(DoorScene, self._visitors, self)
        entries: list[tuple[str, str, Action | None, object]] = [
            ("continue", "continue", self.back, True),
            ("copy", "branch", lambda: navigation.copy(app, table), copies),
            ("players", "reserve", players, self._seat),
            ("door", "reserve", door, self._visitors),
            ("pace", "moon", self._pace, True),
            ("rules", "rules", self.opens(RulesScene), True),
            ("settings", "gear", self.opens(SettingsScene, self), True),
            ("replay", "replay", lambda: navigation.watch(app, table), True),
            ("export", "log", lambda: exchange.export(app, table), True),
            ("restart", "round-back", self._start_again, self._restart),
            ("leave", "menu", self._leave, True),
            ("quit", "quit", app.quit, True),
        ]
        made = [
            MenuButton(name, self.words(f"menu-{name}"), action, icon=f"ui/icon-{icon}")
            for name, icon, action, offered in entries
            if action and offered
        ]
        made[0].primary, made[0].key = True, hint(self.app, "esc")
        return made

    def _leave(self) -> None:
        app = self.app
        if self.table.unsaved:
            app.push(lose(app, self, lambda: navigation.leave(app)))
        else:
            navigation.leave(app)

    def _start_again(self) -> None:
        assert self._restart is not None
        self._restart()
        self.back()
        self.app.toasts.say(self.words("menu-restarted"))


class PlayersScene(PageScene):
    """A person or a bot of some level takes over a seat in the middle of a game, when the page is left."""

    need = (800, 540)
    shape = Shape((1080, 700), columns=1)
    title_key = "players-title"

    def __init__(
        self, app: App, game: str, seats: Sequence[Seat], seat: Seating, over: MenuScene | None = None
    ) -> None:
        super().__init__(app, over)
        self.words, self._game = app.catalogue.of(game), game
        self._seats, self._seat = tuple(seats), seat
        self.levels = [level_of(one) for one in seats]  # chosen for each seat, None for a person

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("players-below", words("players-below"), gap=26)
        levels: dict[int | None, str] = {None: words("seat-person")}
        levels |= {level: words("seat-of-bot", level=level, name=words(f"level-{level}")) for level in LEVELS}
        for number, (seat, level) in enumerate(zip(self._seats, self.levels, strict=True)):
            if seat.kind != AUTOMATON:
                label, badge = seat_name(words, seat), choices.emblem(self._game, seat.order)
                choose = partial(self.levels.__setitem__, number)
                column.pick(f"seat-{number}", label, levels, level, choose, above=False, badge=badge, gap=20)

    @override
    def back(self) -> None:
        for number, (seat, level) in enumerate(zip(self._seats, self.levels, strict=True)):
            if level != level_of(seat):
                others = [one.name for one in self._seats if one is not seat]
                self._seat(number, newcomer(self.app.settings, self.words, seat.order, level, others))
        super().back()
