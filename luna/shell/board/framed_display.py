"""A display in the usual frame: bars, the panels of the seats, rail and action bar around the picture of a position."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.core.game import Game, Position
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board import actionbar, rail, sheets, topbar
from luna.shell.board.chrome import Chrome
from luna.shell.board.display import Display
from luna.shell.board.draft import Draft
from luna.shell.board.edges import SeatPanel, Window
from luna.shell.board.films.choreography import Caption
from luna.shell.board.films.film import Clip, Film, in_turn
from luna.shell.board.frame import Content, Frame
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.shell.drawing.layers import LayeredPicture, Part
from luna.shell.drawing.paint import Paint
from luna.table.table import Table

_CONTENT: Final = Content({})


class FramedDisplay(Display):
    """A row of the rules in the usual frame, with films between rows. Only parts that differ are repainted."""

    content: Content = _CONTENT
    verbs: Mapping[str, actionbar.VerbLook] = {}
    """The looks of the verbs of the content."""
    drafted: Draft | None = None
    """The hand's draft, shown in the picture."""

    def __init__(self, app: App, game: Game, position: Position, tone: str = "") -> None:
        self._game = game
        super().__init__(app, position, tone)

    @property
    def row(self) -> bytearray:
        """The row on show: the position, or the position after the draft."""
        found: bytearray = self.shown
        return found

    # ---- provided by a game

    def clips(self, event: Any, row: bytearray) -> Iterable[Clip]:
        """The clips of an event; `row` is the table as the events before leave it."""
        return ()

    def film(self, before: bytearray, events: Sequence[Any], after: bytearray) -> Film | None:
        """The film of a turn, event by event; None, a fade, where no event has a clip."""
        found = in_turn(before, (partial(self.clips, event) for event in events))
        return Film(self.layout, before, found, after) if found else None

    def draw_stage(self, pen: Pen) -> None:
        """Draw the row below the frame, on plain water. A large picture is a `stage` of several parts instead."""

    def stage(self, surface: pygame.Surface, chrome: Chrome) -> Iterator[Part]:
        """The parts of the picture below the frame, from back to front; always the same number."""
        yield Part(self.key, surface.get_rect(), partial(self._draw_whole, surface), solid=True)

    @property
    def key(self) -> object:
        """A value that differs for every picture of the table."""
        return bytes(self.row), None if self.drafted is None else self.drafted.state

    @property
    def places(self) -> Mapping[Any, Rect]:
        """The rectangles of the things of the board, topmost first."""
        return {}

    @override
    def place(self, thing: Any) -> Rect | None:
        return self.places.get(thing)

    @override
    def named(self, name: str, seat: int) -> Rect | None:
        """A thing by its `name`, `verb NAME` for a button of the action bar."""
        what, _, verb = name.partition(" ")
        if what == "verb":
            return self.layout.bar.verbs.get(verb)
        return next((rect for thing, rect in self.places.items() if getattr(thing, "name", None) == name), None)

    def bar(self, surface: pygame.Surface, chrome: Chrome) -> Iterator[Part]:
        """The top bar: the seat to move, and its buttons."""
        pen = self.pen.on(surface).frame
        key = self._game.to_move(self.row), chrome.hover, chrome.names, chrome.you, chrome.acting, chrome.unsaved
        yield Part(key, pen.layout.top.rect, partial(self._draw_bar, pen, chrome), solid=True)

    def seats(self, surface: pygame.Surface, chrome: Chrome) -> Iterator[Part]:
        """The panels of the seats: emblem, name, points."""
        pen, mover = self.pen.on(surface).frame, self._game.to_move(self.row)
        for panel, points in zip(pen.layout.panels, self.scores, strict=True):
            key = points, panel.seat == mover, chrome.names[panel.seat], chrome.thinking == panel.seat
            yield Part(key, pen.paint.with_shadow(panel.rect), partial(self.draw_seat, pen, panel, chrome))

    def draw_seat(self, pen: Pen, panel: SeatPanel, chrome: Chrome) -> None:
        """Draw the panel of a seat."""
        look, active = chrome.looks[panel.seat], panel.seat == self._game.to_move(self.row)
        pen.paint.panel(pen.surface, panel.rect, "active" if active else "panel")
        pen.surface.fill(theme.rgb(look.colour), panel.stripe)
        pen.put_high(look.emblem, panel.badge, 40, 0.5 if chrome.thinking == panel.seat else 1.0)
        points = Rect(panel.name.right - pen.px(50), panel.name.y, pen.px(50), panel.name.height)
        pen.words(str(self.scores[panel.seat]), "score", theme.GOLD, points, "right")
        name = Rect(panel.name.x, panel.name.y, points.x - panel.name.x, panel.name.height)
        pen.words(chrome.names[panel.seat], "card_title", theme.now.MOONLIGHT, name)

    # ---- layout

    @override
    def resize(self, canvas: Canvas, position: Position) -> None:
        self.choreography.settle()
        app, text = self.app, self.app.catalogue
        paint = app.paint_for(canvas.bars)
        window = Window(*canvas.size, canvas.bars, canvas.big, actionbar.widths(paint.fonts, text, self.verbs))
        self.layout = self.lay_out(window, len(self._game.scores(self.shown)))
        frame = Pen(pygame.Surface((1, 1)), self.layout, paint, text)
        self.pen = Pen(pygame.Surface((1, 1)), self.layout, self.paint_of(canvas), text, other=frame)
        self._picture = LayeredPicture(pygame.Surface(canvas.size, 0, 32))
        self._shown: tuple[object, Chrome] | None = None  # the contents of the picture

    def lay_out(self, window: Window, seats: int) -> Frame:
        """The layout of a window by its number of seats."""
        return Frame(window, self.content, seats)

    def paint_of(self, canvas: Canvas) -> Paint:
        """The paint of the stage."""
        return self.app.paint_for(self.layout.u)

    @property
    @override
    def scores(self) -> tuple[int, ...]:
        return self._game.scores(self.shown)

    # ---- films

    def play(self, before: Position, events: Sequence[Any], after: Position, caption: Caption | None = None) -> None:
        """Show a turn, perhaps with a caption."""
        film = self.film(bytearray(before), events, bytearray(after))
        if film is None:
            self.jump(after)
        elif caption is not None:
            self.choreography.hurry()
            self.choreography.tell(caption, lambda: film)
        else:
            self.choreography.play(lambda: film)

    @override
    def forwards(self, table: Table, number: int) -> None:
        self.play(table.position_at(number - 1), table.events_of(number), table.position_at(number))

    @override
    def film_of(self, table: Table, number: int) -> Film:
        first, last = bytearray(table.position_at(number - 1)), bytearray(table.position_at(number))
        return self.film(first, table.events_of(number), last) or Film(None, first, (), last)

    # ---- drawing

    @override
    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        key = self.key, chrome
        if self._shown != key:
            self.choreography.overlay.leave(None if self._shown is None else self._picture.surface)
            self._shown = key
            self._paint(chrome)
        lay(surface, self._picture.ground)
        self.choreography.overlay.draw_fade(surface)

    @override
    def relit(self) -> Ground | None:
        if self.ambient is None or self._shown is None or self._shown[0] != self.key:
            return None
        self._paint(self._shown[1])
        return self._picture.ground

    def _paint(self, chrome: Chrome) -> None:
        """Update stage and frame."""
        self.layout.unfold(self._game.to_move(self.row))
        surface = self._picture.surface
        pen, number = self.pen.on(surface).frame, self._game.round_of(self.row)
        heading = pen.text("round-short", number=number) if number else ""
        own = *self.stage(surface, chrome), *self.bar(surface, chrome), *self.seats(surface, chrome)
        self._picture.show([*own, *rail.parts(pen, heading, chrome), *actionbar.parts(pen, chrome, self.verbs)])

    def _draw_whole(self, surface: pygame.Surface) -> None:
        surface.fill(theme.now.SEA[0])
        self.draw_stage(self.pen.on(surface))
        if self.tone:
            surface.blit(pygame.transform.grayscale(surface), (0, 0))

    def _draw_bar(self, pen: Pen, chrome: Chrome) -> None:
        top, mover = pen.layout.top, self._game.to_move(self.row)
        sheets.bar(pen, top.rect, hairline_below=True)
        topbar.draw_banner(pen, mover, "" if mover is None else chrome.looks[mover].emblem, chrome)
        topbar.draw_buttons(pen, chrome, top.banner.right)
