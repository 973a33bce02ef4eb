"""The opening of a game: its idea in twenty seconds, on its own table; shown once to a newcomer.

A game brings `opening.toml` in its assets: a game in notation, and scenes, each with a turn to show, a message, and its
things, which stay bright. Any press ends it.
"""

import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.core import data, registry
from luna.log.replay import read_game
from luna.shell.access.node import Node, Outline, Role, heading
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene, Stage
from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pen
from luna.shell.client import game_client
from luna.shell.drawing import motion, theme
from luna.shell.input import pad
from luna.shell.modes import lantern
from luna.shell.players import faces
from luna.shell.players.seats import looks, seat_name
from luna.shell.sound.score import Evening
from luna.table.table import Table
from luna.table.transport import LocalLog

_BEFORE: Final = 0.9  # seconds of a scene before its turn is played
_LASTS: Final = 4.0  # seconds of a scene, at least
_PAUSE: Final = 0.5  # seconds in which a press was meant for the previous page
_FRAME: Final = (84, 88, 104)  # the light of bars and panels, as a colour to be multiplied with: nobody knows them yet


class Part(NamedTuple):
    """A scene: the number of its turn, its message, and its bright things (`Display.named`)."""

    turn: int
    words: str
    light: Sequence[str] = ()  # nothing: the whole board


def _script(game: str) -> tuple[Table, tuple[Part, ...]] | None:
    path = Path(data.place(game, "opening.toml"))
    if not path.exists():
        return None
    found = tomllib.loads(path.read_text("utf-8"))
    header, records = read_game(found["game"].encode(), path.name, game)
    return Table(registry.load(game), LocalLog(header, records)), tuple(Part(**part) for part in found["scenes"])


def show(app: App) -> None:
    """Show the opening of the present game, unless it was seen or there is none."""
    seen, settings = f"opening-{app.game}", app.settings
    if seen in settings.tips_seen or not settings.tips or settings.speed == motion.INSTANT:
        return
    script = _script(app.game)
    if script is not None:
        settings.tips_seen = (*settings.tips_seen, seen)
        app.keep()
        app.push(OpeningScene(app, *script))


class SelfPlayingScene(Scene):
    """A table that plays by itself. Any input (`ends`) ends it and has no other effect."""

    ends: Collection[int] = (
        pygame.KEYDOWN,
        pygame.MOUSEBUTTONDOWN,
        pygame.FINGERDOWN,
        pad.PRESSED,
    )  # the events that count as input

    def __init__(self, app: App, table: Table, turns: int, speed: float, *, reduced: bool) -> None:
        """It starts after `turns` turns of the table."""
        super().__init__(app)
        self.table, self.turns = table, turns
        self.display = game_client.of(table.game.NAME).display(app, table.position_at(turns))
        self.display.choreography.pace(speed, reduced=reduced)

    @override
    def exit(self) -> None:
        self.table.close()

    @override
    def resize(self, canvas: Canvas) -> None:
        self.display.resize(canvas, self.table.position_at(self.turns))
        self.dirty = True

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in self.ends:
            self.app.pop(self)
        return event.type in self.ends

    def play(self) -> None:
        """Show the next turn of the table."""
        self.turns += 1
        self.display.take(self.table.position_at(self.turns))
        self.display.forwards(self.table, self.turns)

    def draw_table(self, surface: pygame.Surface) -> None:
        """Draw the table without words in its bar."""
        app, table = self.app, self.table
        names = [seat_name(app.catalogue, seat) for seat in table.seats]
        shown = faces.of(table.game.NAME, table.seats, app.settings.faces)
        self.display.draw(surface, Chrome(names, looks=looks(table.game, table.seats), faces=shown))
        self.display.draw_moving(surface)

    def draw_bar(self, surface: pygame.Surface) -> Pen:
        """Draw the empty bar in place of the verbs; returns the pen for its words."""
        pen = self.display.pen.frame.on(surface)
        sheets.bar(pen, pen.layout.bar.rect, hairline_below=False)
        return pen


class OpeningScene(SelfPlayingScene):
    """The scenes, one after the other."""

    def __init__(self, app: App, table: Table, parts: tuple[Part, ...]) -> None:
        super().__init__(app, table, parts[0].turn - 1, 0.75, reduced=app.settings.reduced_motion)
        self.parts = parts
        self.number = 0  # of the scene on show
        self._time, self._played = 0.0, False

    @override
    def enter(self) -> None:
        self.app.sound.music(Evening(2))

    @override
    def exit(self) -> None:
        super().exit()
        self.app.sound.music()

    @property
    @override
    def stage(self) -> Stage:
        return Stage("opening", _PAUSE)

    @property
    def part(self) -> Part:
        """The scene on show."""
        return self.parts[self.number]

    @override
    def update(self, dt: float) -> None:
        self.dirty = self.display.update(dt) or self.dirty
        self._time += dt
        if not self._played and self._time >= _BEFORE:
            self._played = True
            self.play()
        elif self._time >= _LASTS and not self.display.busy:
            self._next()

    def _next(self) -> None:
        if self.number + 1 == len(self.parts):
            self.app.pop(self)
            return
        self.number, self._time, self._played, self.dirty = self.number + 1, 0.0, False, True
        self.turns = self.part.turn - 1
        before = self.table.position_at(self.turns)
        self.display.take(before)
        self.display.jump(before)

    @property
    def _said(self) -> str:
        return self.app.catalogue(self.part.words)

    @override
    def outline(self) -> Outline:
        text = self.app.catalogue
        skip = Node("skip", Role.BUTTON, text("opening-skip"), press=lambda: self.app.pop(self))
        return Outline((heading(text("game-name")), heading(self._said)._replace(live=True), skip), ("skip",))

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table in the light of the scene, and the words in place of the verbs."""
        self.draw_table(surface)
        pen = self.draw_bar(surface)
        self._shade(pen)
        bar, fonts = pen.layout.bar.rect, pen.fonts
        room, middle = bar.width - pen.px(80), bar.y + bar.height * 2 // 5
        fonts.squeeze(surface, self._said, "heading_plain", theme.now.MOONLIGHT, (bar.centerx, middle), room, "mid")
        step, low = pen.px(26), bar.bottom - pen.px(26)
        for number in range(len(self.parts)):
            x = bar.centerx + step * number - step * (len(self.parts) - 1) // 2
            ink = theme.GOLD if number <= self.number else theme.now.DISABLED
            surface.fill(ink, pygame.Rect(x - pen.px(9), low - pen.px(2), pen.px(18), pen.px(4)))
        at = bar.right - pen.px(24), low
        fonts.draw(surface, self.app.catalogue("opening-skip"), "label", theme.now.SECONDARY, at, "right")

    def _shade(self, pen: Pen) -> None:
        """Dim everything except the scene's things, the frame most."""
        layout, display = pen.layout, self.display
        found = [display.named(name, 0) for name in self.part.light]
        lit = [rect for rect in found if rect is not None]
        if lit:
            lantern.shade(pen, lit)
        for rect in (layout.top.rect, layout.rail.rect, *layout.read):
            if rect not in lit:
                pen.surface.fill(_FRAME, rect, pygame.BLEND_RGB_MULT)
