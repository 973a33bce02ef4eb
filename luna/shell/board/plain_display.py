"""A ready display for a small game: it writes a `Sketch`; ground, frame and panels are here.

One position fades into the next, unless the sketch has `clips` too: of a turn, from the rows around it and its events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

import pygame

from luna.core.game import Game, Position, Turn
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board import actionbar, cardface, rail, sheets, topbar
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.edges import Rows, Window
from luna.shell.board.films.choreography import Choreography, go
from luna.shell.board.films.film import Film
from luna.shell.board.frame import Content, Frame
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.table.table import Table
from luna.text import Catalogue

_CONTENT: Final = Content({}, Rows({"name": 44}, ("name",)), ("hint", "log", "whatif", "rules"))


class Sketch(Protocol):
    """What a small game brings beside its rules for a plain board; a module with these functions is one."""

    def draw(self, pen: Pen, rect: Rect, position: Position) -> None:
        """The position, in this part of the window."""

    def spots(self, rect: Rect, position: Position) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn, all of them legal."""

    def told(self, text: Catalogue, position: Position, turn: Turn) -> str:
        """What a turn does, in a few words."""


class PlainDisplay:
    """See `board.Display`: the things of a plain game that words name are its turns."""

    content: Content = _CONTENT
    verbs: Mapping[str, actionbar.VerbLook] = {}
    """The looks of the verbs of the content."""

    def __init__(self, app: App, game: Game, sketch: Sketch, position: Position, tone: str = "") -> None:
        self._app, self._game, self._sketch, self._tone = app, game, sketch, tone
        settings = app.settings
        self.choreography = Choreography(bytearray(position), settings.speed, settings.reduced_motion)
        self.choreography.on_start = app.sound.play
        self._still: tuple[object, Ground] | None = None
        self.resize(app.canvas, position)

    def resize(self, canvas: Canvas, position: Position) -> None:
        self.choreography.settle()
        app, text = self._app, self._app.catalogue
        paint = app.paint_for(canvas.bars)
        window = Window(*canvas.size, canvas.bars, canvas.big, actionbar.widths(paint.fonts, text, self.verbs))
        self.layout = Frame(window, self.content, len(self._game.scores(self.shown)))
        frame = Pen(pygame.Surface((1, 1)), self.layout, app.paint_for(canvas.bars), text)
        paint = app.paint_for(self.layout.u)
        self.pen = Pen(pygame.Surface((1, 1)), self.layout, paint, text, other=frame)
        self._still = None

    @property
    def shown(self) -> bytearray:
        """The position that is seen."""
        found: bytearray = self.choreography.shown
        return found

    @property
    def scores(self) -> tuple[int, ...]:
        return self._game.scores(self.shown)

    @property
    def busy(self) -> bool:
        return self.choreography.busy

    @property
    def spots(self) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn."""
        return [] if self._game.over(self.shown) else self._sketch.spots(self.layout.free, self.shown)

    def take(self, position: Position) -> None:
        """See `Display`."""

    def rest(self, position: Position) -> None:
        self.choreography.rest(bytearray(position))

    def jump(self, position: Position) -> None:
        self.choreography.jump(bytearray(position))

    def film(self, before: bytearray, events: Sequence[Any], after: bytearray) -> Film | None:
        """How a turn is seen; None: the picture fades. Sounds are named by the events of its clips."""
        clips = getattr(self._sketch, "clips", None)
        return None if clips is None else Film(self.layout, before, clips(before, events, after), after)

    def play(self, before: Position, events: Sequence[Any], after: Position) -> None:
        """Show a turn."""
        film = self.film(bytearray(before), events, bytearray(after))
        if film is None:
            self.jump(after)
        else:
            self.choreography.play(lambda: film)

    def forwards(self, table: Table, number: int) -> None:
        self.play(table.position_at(number - 1), table.events_of(number), table.position_at(number))

    def backwards(self, table: Table, number: int) -> None:
        self.go(table, number, number - 1)

    def go(self, table: Table, before: int, after: int) -> None:
        """The game went from one number of turns to another: undo, redo, another branch."""

        def film(number: int) -> Film:
            first, last = bytearray(table.position_at(number - 1)), bytearray(table.position_at(number))
            return self.film(first, table.events_of(number), last) or Film(None, first, (), last)

        go(self.choreography, table, before, after, film, bytearray)

    def skip(self) -> bool:
        self.choreography.skip()
        return False

    def pace(self, speed: float, reduced: bool) -> None:
        self.choreography.pace(speed, reduced)

    def update(self, dt: float) -> bool:
        return self.choreography.update(dt)

    def shimmer(self) -> Ground | None:
        """See `Scene.shimmer`: nothing lives here."""
        return None

    def compose(self, chrome: Chrome) -> Iterator[None]:
        """See `Display`: it is little work."""
        yield from ()

    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        key = bytes(self.shown), chrome
        if self._still is None or self._still[0] != key:
            self.choreography.overlay.leave(None if self._still is None else self._still[1].surface)
            still = pygame.Surface(self._app.canvas.size, 0, 32)
            self._paint(still, chrome)
            self._still = key, Ground(still)
        lay(surface, self._still[1])
        self.choreography.overlay.draw_fade(surface)

    def draw_moving(self, surface: pygame.Surface) -> None:
        self.choreography.draw(self.pen.on(surface), (self.layout.free,))

    def light(self, surface: pygame.Surface, things: Iterable[Any]) -> None:
        pen = self.pen.on(surface)
        for thing in things:
            if (rect := self.place(thing)) is not None:
                pen.paint.focus(surface, rect.inflate(pen.px(14), pen.px(14)))

    def place(self, thing: object) -> Rect | None:
        return next((rect for rect, turn in self.spots if turn == thing), None)

    def explain(self, surface: pygame.Surface, card: Card) -> None:
        cardface.draw(self.pen.on(surface), card._replace(told=None), None, ())

    def _paint(self, surface: pygame.Surface, chrome: Chrome) -> None:
        """Ground, position and frame."""
        pen, layout = self.pen.on(surface), self.layout
        surface.fill(theme.now.SEA[0])
        self._sketch.draw(pen, layout.free, self.shown)
        if self._tone:
            surface.blit(pygame.transform.grayscale(surface), (0, 0))
        pen, mover = pen.frame, self._game.to_move(self.shown)
        sheets.bar(pen, layout.top.rect, hairline_below=True)
        topbar.draw_banner(pen, mover, "" if mover is None else chrome.looks[mover].emblem, chrome)
        topbar.draw_buttons(pen, chrome)
        if chrome.unsaved:
            topbar.mark_unsaved(pen, chrome.unsaved, layout.top.banner.right)
        for panel in layout.panels:
            look, active = chrome.looks[panel.seat], panel.seat == mover
            pen.paint.panel(surface, panel.rect, "active" if active else "panel")
            surface.fill(theme.rgb(look.colour), panel.stripe)
            pen.put_high(look.emblem, panel.badge, 40, 0.5 if chrome.thinking == panel.seat else 1.0)
            points = Rect(panel.name.right - pen.px(50), panel.name.y, pen.px(50), panel.name.height)
            pen.words(str(self.scores[panel.seat]), "score", theme.GOLD, points, "right")
            name = Rect(panel.name.x, panel.name.y, points.x - panel.name.x, panel.name.height)
            pen.words(chrome.names[panel.seat], "card_title", theme.now.MOONLIGHT, name)
        number = self._game.round_of(self.shown)
        rail.draw_rail(pen, pen.text("round-short", number=number) if number else "", chrome)
        actionbar.draw_bar(pen, chrome, self.verbs)
