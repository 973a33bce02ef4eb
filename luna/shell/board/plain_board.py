"""A ready board for a small game: it writes a `Sketch`, a picture and the places that play a turn; the rest is here.

Every place is reached by pointer, keys and pad alike, and says what its turn does. There is no draft: one click, one
turn. One position fades into the next, unless the sketch has `clips` too. A game that wants more derives these classes,
or those of the kit: `display.Display`, `hand.Hand`, `board.Board`.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import pygame
from typing_extensions import override

from luna.core.game import Game, Position, Turn
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board import actionbar, cardface, rail, sheets, topbar
from luna.shell.board.board import Board
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.display import Display
from luna.shell.board.edges import Rows, Window
from luna.shell.board.films.film import Film
from luna.shell.board.frame import Content, Frame
from luna.shell.board.hand import Hand, command_words
from luna.shell.board.host import Host
from luna.shell.board.panel import kept_free
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.pointing import Button, Place, buttons
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.shell.drawing.paint import Paint
from luna.table.chronicle import Outcome
from luna.table.table import Table
from luna.text import Catalogue

_CONTENT: Final = Content({}, Rows({"name": 44}, ("name",)), ("hint", "log", "whatif", "rules"))


class Words(Protocol):
    """A game's words for its turns; a module with this function is one."""

    def told(self, text: Catalogue, position: Position, turn: Turn) -> str:
        """What a turn does, in a few words."""


class Sketch(Words, Protocol):
    """What a small game brings beside its rules for a plain board; a module with these functions is one."""

    def draw(self, pen: Pen, rect: Rect, position: Position) -> None:
        """Draw the position in this part of the window."""

    def spots(self, rect: Rect, position: Position) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn, all of them legal."""


class FramedDisplay(Display):
    """A picture in the usual frame, made once for each position, with films between them."""

    content: Content = _CONTENT
    verbs: Mapping[str, actionbar.VerbLook] = {}
    """The looks of the verbs of the content."""

    def __init__(self, app: App, game: Game, position: Position, tone: str = "") -> None:
        self._game = game
        self._still: tuple[object, Ground] | None = None
        super().__init__(app, position, tone)

    @override
    def resize(self, canvas: Canvas, position: Position) -> None:
        self.choreography.settle()
        app, text = self.app, self.app.catalogue
        paint = app.paint_for(canvas.bars)
        window = Window(*canvas.size, canvas.bars, canvas.big, actionbar.widths(paint.fonts, text, self.verbs))
        self.layout = self.lay_out(window, len(self._game.scores(self.shown)))
        frame = Pen(pygame.Surface((1, 1)), self.layout, paint, text)
        self.pen = Pen(pygame.Surface((1, 1)), self.layout, self.paint_of(canvas), text, other=frame)
        self._still = None

    def lay_out(self, window: Window, seats: int) -> Frame:
        """The layout of a window for so many seats."""
        return Frame(window, self.content, seats)

    def paint_of(self, canvas: Canvas) -> Paint:
        """The paint of the stage."""
        return self.app.paint_for(self.layout.u)

    @property
    @override
    def scores(self) -> tuple[int, ...]:
        return self._game.scores(self.shown)

    # ---- films

    @abstractmethod
    def film(self, before: bytearray, events: Sequence[Any], after: bytearray) -> Film | None:
        """The film of a turn; None: the picture fades."""

    def play(self, before: Position, events: Sequence[Any], after: Position) -> None:
        """Show a turn."""
        film = self.film(bytearray(before), events, bytearray(after))
        if film is None:
            self.jump(after)
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
        if self._still is None or self._still[0] != key:
            self.choreography.overlay.leave(None if self._still is None else self._still[1].surface)
            self._still = key, self.painted(chrome)
        lay(surface, self._still[1])
        self.choreography.overlay.draw_fade(surface)

    @property
    def key(self) -> object:
        """A value that differs for every picture of the table."""
        return bytes(self.shown)

    @abstractmethod
    def painted(self, chrome: Chrome) -> Ground:
        """Ground, position and frame."""


class PlainDisplay(FramedDisplay):
    """A picture by a sketch; the things that words name are turns."""

    def __init__(self, app: App, game: Game, sketch: Sketch, position: Position, tone: str = "") -> None:
        self._sketch = sketch
        super().__init__(app, game, position, tone)

    @property
    def spots(self) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn."""
        return [] if self._game.over(self.shown) else self._sketch.spots(self.layout.free, self.shown)

    @override
    def film(self, before: bytearray, events: Sequence[Any], after: bytearray) -> Film | None:
        clips = getattr(self._sketch, "clips", None)
        return None if clips is None else Film(self.layout, before, clips(before, events, after), after)

    @override
    def painted(self, chrome: Chrome) -> Ground:
        surface = pygame.Surface(self.app.canvas.size, 0, 32)
        pen, layout = self.pen.on(surface), self.layout
        surface.fill(theme.now.SEA[0])
        self._sketch.draw(pen, layout.free, self.shown)
        if self.tone:
            surface.blit(pygame.transform.grayscale(surface), (0, 0))
        pen, mover = pen.frame, self._game.to_move(self.shown)
        sheets.bar(pen, layout.top.rect, hairline_below=True)
        topbar.draw_banner(pen, mover, "" if mover is None else chrome.looks[mover].emblem, chrome)
        topbar.draw_buttons(pen, chrome, layout.top.banner.right)
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
        heading = pen.text("round-short", number=number) if number else ""
        for part in (*rail.parts(pen, heading, chrome), *actionbar.parts(pen, chrome, self.verbs)):
            part.paint()
        return Ground(surface)

    @override
    def place(self, thing: Any) -> Rect | None:
        return next((rect for rect, turn in self.spots if turn == thing), None)


Plain = Button | tuple[int, ...]
"""The things of a plain board: buttons, and turns at the places that play them."""


class PlainHand(Hand[Plain]):
    """The hand over a plain board."""

    display: PlainDisplay

    def __init__(self, host: Host, display: PlainDisplay, game: Game, sketch: Sketch) -> None:
        super().__init__(host, display)
        self._game, self._sketch = game, sketch

    @override
    def things(self) -> Sequence[Place[Plain]]:
        places: list[Place[Plain]] = [Place(turn, rect, rect.center) for rect, turn in self.display.spots]
        return places + [Place(*place) for place in buttons(self.display.layout)]

    @override
    def legal(self) -> Sequence[Plain]:
        return [turn for _, turn in self.display.spots]

    @override
    def click(self, thing: Plain) -> None:
        if isinstance(thing, Button):
            self.host.do(thing.name)
        elif self.host.company.watching:
            self.refuse(self.host.mode.forbidden or self.text("bots-watching"))
        else:
            self.hover = None
            self.host.play(thing)

    @override
    def tell(self, thing: Plain) -> Card | None:
        return None if isinstance(thing, Button) else Card(self._sketch.told(self.text, self.display.shown, thing))

    @override
    def named(self, thing: Plain) -> tuple[str, str]:
        if isinstance(thing, Button):
            return "commands", command_words(self.text, thing.name)
        return "board", self._sketch.told(self.text, self.display.shown, thing)


class PlainBoard(Board):
    """The board of a small game."""

    display: PlainDisplay

    def __init__(self, host: Host, display: PlainDisplay, game: Game, sketch: Sketch) -> None:
        super().__init__(host, display, PlainHand(host, display, game, sketch))
        self._game = game

    @override
    def named(self, name: str, seat: int) -> Rect | None:
        """The place that plays that turn, in the notation."""
        say = self._game.turn_text
        return next((rect for rect, turn in self.display.spots if say(self.host.position, turn) == name), None)

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"do": self._do, "commit": self._do}

    def _do(self) -> None:
        if self.hand.hover is not None:
            self.hand.click(self.hand.hover)

    @override
    def show(self, outcome: Outcome) -> None:
        self.display.play(self.host.table.position_at(outcome.before), outcome.events, bytearray(outcome.position))

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        hover, over = self.hand.hover, self._game.over(self.host.position)
        title = self.text("turn-over") if over else self.text("bar-point")
        return replace(chrome, hover=hover.name if isinstance(hover, Button) else "", draft_title=title)

    @override
    def draw_signs(self, surface: pygame.Surface) -> None:
        if not (self.display.busy or self.host.company.watching):
            for rect, _ in self.display.spots:
                self.display.pen.on(surface).box(rect, theme.LEGAL, 12, 3)

    @override
    def draw_over(self, surface: pygame.Surface) -> None:
        self.focus.draw_labels(self.display.pen.on(surface).frame)
        hand = self.hand
        if (hand.pointer.keyed or not isinstance(hand.hover, Button)) and (rect := hand.where(hand.hover)) is not None:
            self.display.pen.paint.focus(surface, rect)

    @override
    def draw_card(self, surface: pygame.Surface) -> None:
        if (card := self.hand.card()) is not None:
            taken = [*(rect for rect, _ in self.display.spots), *kept_free(self.host.open)]
            cardface.draw(self.display.pen.on(surface), card, self.hand.pointed(), taken)
