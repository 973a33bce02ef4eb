"""The display of Pangea: its picture, which shows a draft in place of the position."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import wait
from functools import partial
from math import inf
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.core.game import Game, Position
from luna.games.pangea import rules
from luna.games.pangea.board.hand.targets import Badge, Target, about
from luna.games.pangea.board.layout.layout import CONTENT, Layout, Pen, named
from luna.games.pangea.board.layout.places import VERBS
from luna.games.pangea.board.motion.clips import film
from luna.games.pangea.board.motion.glows import glows
from luna.games.pangea.board.picture import lands, panels, topbar, world
from luna.games.pangea.board.picture.world import Ambient
from luna.games.pangea.rules.events import Moved
from luna.games.pangea.rules.position import PEOPLE, PLAYERS, TURN, goods, tribes
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board.actionbar import VerbLook
from luna.shell.board.chrome import Chrome
from luna.shell.board.edges import Window
from luna.shell.board.films.choreography import Caption
from luna.shell.board.films.film import Film
from luna.shell.board.framed_display import FramedDisplay
from luna.shell.board.pen import Rect
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint

_MOST_ON_BOARD: Final = 1.25  # the scale of text among the pieces, which do not grow with it
_PIECES: Final = tuple(f"pangea/{folder}/" for folder in ("amulets", "marks", "peoples", "tiles", "ui"))
_GAME: Game = rules
_GROUND: Final = 2  # the parts of the lands that the light animates: sea and gates


class PangeaDisplay(FramedDisplay):
    """The round world with everything on it; see `motion` for its films."""

    content = CONTENT
    verbs: Mapping[str, VerbLook] = {
        verb: VerbLook(f"pangea-verb-{verb}", f"pangea/ui/icon-{look['icon']}", f"pangea/ui/icon-{look['icon']}-off")
        for verb, look in VERBS.items()
    }
    layout: Layout
    pen: Pen
    ambient: Ambient

    def __init__(self, app: App, position: Position, tone: str = "") -> None:
        self._row: bytearray | None = None  # the position after the draft
        self._made: bytearray | None = None  # the same for the last draft shown
        self._lands: tuple[bytes, list[Part]] | None = None  # the things on the world, and their row
        self._ground: pygame.Surface | None = None
        super().__init__(app, _GAME, position, tone)
        self.choreography.glows = glows

    @property
    @override
    def row(self) -> bytearray:
        """The row on show: the position, or the position after the draft."""
        return self._row or self.shown

    @property
    def scores(self) -> tuple[int, ...]:
        """Goods by seat."""
        return tuple(goods(self.shown, seat) for seat in range(self.shown[PLAYERS]))

    def draft(self, row: bytearray | None) -> None:
        """Show this draft; None = no draft."""
        self._made = row or self._row or self._made
        self._row = row

    # ---- the state on show

    @override
    def film(self, before: bytearray, events: Sequence[Any], after: bytearray) -> Film:
        return film(before, events, after)

    @override
    def play(self, before: Position, events: Sequence[Any], after: Position, caption: Caption | None = None) -> None:
        """Show a turn; steps that the draft has already shown are not walked again."""
        made, self._made = self._made, None
        first, stepped = bytearray(before), [event for event in events if isinstance(event, Moved)]
        if made is not None and stepped:
            done = film(first, stepped, made).at(inf)
            if tribes(done) == tribes(made):
                first, events = done, [event for event in events if not isinstance(event, Moved)]
        super().play(first, events, after, caption)

    # ---- places

    @property
    def places(self) -> Mapping[Target, Rect]:
        """The places of all clickable things, topmost first."""
        return self.layout.places(self.row)

    @override
    def place(self, thing: object) -> Rect | None:
        """The rectangle of a thing of the board; for a turn, of the things that it is about."""
        where = self.places
        if isinstance(thing, tuple):
            return next((where[one] for one in about(self.shown, thing) if one in where), None)
        return next((rect for one, rect in where.items() if one == thing), None)

    @override
    def named(self, name: str, seat: int) -> Rect | None:
        return named(self.layout, self.row, name)

    @override
    def lay_out(self, window: Window, seats: int) -> Layout:
        return Layout(window, seats)

    @override
    def paint_of(self, canvas: Canvas) -> Paint:
        return self.app.paint_for(self.layout.u, min(canvas.text, _MOST_ON_BOARD))

    @override
    def resize(self, canvas: Canvas, position: Position) -> None:
        super().resize(canvas, position)
        self.ambient = Ambient(self.layout, self.app.art)
        self._ground = self._lands = None

    # ---- drawing

    def prepare(self, names: Sequence[str]) -> None:
        """Make every picture at its display size."""
        art, size = self.app.art, self.app.canvas.size
        pieces = (name for name in art.names() if name.startswith(_PIECES) and art.entry(name).position is None)
        wait(art.warm(pieces, self.layout.u))
        seats = [panels.LOOKS[self.shown[PEOPLE + seat]] for seat in range(len(names))]
        self.draw(pygame.Surface(size, 0, 32), Chrome(names, looks=seats))

    @override
    def stage(self, surface: pygame.Surface, chrome: Chrome) -> Iterator[Part]:
        """World, lands and the panels of the right column; the light is drawn between world and lands."""
        row, pen = self.row, self.pen.on(surface)
        if self._lands is None or self._lands[0] != row:
            self._lands = bytes(row), list(self.lands(surface))
        ambient, lands = self.ambient, self._lands[1]
        yield from (*lands[:_GROUND], *ambient.clouds(surface), *ambient.sea(surface, row), *lands[_GROUND:])
        yield ambient.tower(surface, row)
        yield panels.ending(pen, row, row[TURN] if chrome.you is None else chrome.you)
        yield from panels.neutrals(pen if self.layout.beside else pen.frame, row)

    @override
    def bar(self, surface: pygame.Surface, chrome: Chrome) -> Iterator[Part]:
        pen = self.pen.on(surface).frame
        yield topbar.part(pen, self.row, chrome)
        yield topbar.trigger(pen, self.row)

    @override
    def seats(self, surface: pygame.Surface, chrome: Chrome) -> Iterator[Part]:
        return panels.players(self.pen.on(surface).frame, self.row, chrome)

    def lands(self, surface: pygame.Surface) -> Iterator[Part]:
        """The world and everything on it."""
        row, pen = self.row, self.pen.on(surface)
        if self._ground is None:
            ground = world.world(self.layout, self.app.art)
            self._ground = pygame.transform.grayscale(ground) if self.tone else ground
        yield Part(None, surface.get_rect(), partial(surface.blit, self._ground, (0, 0)), solid=True)
        yield Part(None, surface.get_rect(), partial(lands.gates, pen))
        yield from lands.parts(
            pen, row, {one.tile: rect for one, rect in self.places.items() if isinstance(one, Badge)}
        )
