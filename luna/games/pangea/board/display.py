"""The display of Pangea (`shell.board.board`): its picture, and the draft that is seen instead of the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Game, Position
from luna.games.pangea import rules
from luna.games.pangea.board import sketch
from luna.games.pangea.board.hand.targets import Badge, Offer, Target, about
from luna.games.pangea.board.layout.bars import CONTENT
from luna.games.pangea.board.layout.layout import Layout, Pen
from luna.games.pangea.board.picture import board, panels, topbar, world
from luna.games.pangea.board.words.consequences import offer
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.position import TURN
from luna.shell import theme
from luna.shell.board import actionbar, rail
from luna.shell.board.actionbar import VerbLook
from luna.shell.board.chrome import Chrome
from luna.shell.board.edges import Window
from luna.shell.board.pen import Rect
from luna.shell.board.plain import PlainDisplay
from luna.shell.canvas import Canvas
from luna.shell.scene import App

_ICONS: Final = {
    "draw": "draw",
    "shift": "shift",
    "neutral": "draw-neutral",
    "lead": "lead",
    "step": "step",
    "buy": "buy",
    "ban": "ban",
    "phase": "skip",
    "end": "sun",
}
_MOST_ON_BOARD: Final = 1.25
"""How much larger text gets among the pieces, which do not grow with it."""
_GAME: Game = rules


class PangeaDisplay(PlainDisplay):
    """The round world with everything on it; a position fades into the next."""

    content = CONTENT
    verbs: Mapping[str, VerbLook] = {
        verb: VerbLook(f"pangea-verb-{verb}", f"pangea/ui/icon-{icon}", f"pangea/ui/icon-{icon}-off")
        for verb, icon in _ICONS.items()
    }
    layout: Layout
    pen: Pen

    def __init__(self, app: App, position: Position, tone: str = "") -> None:
        self._row: bytearray | None = None  # as the draft would make it
        self._tile: int | None = None  # the one whose offers are open
        self._lands: tuple[object, pygame.Surface] | None = None  # the world and all that lies on it
        super().__init__(app, _GAME, sketch, position, tone)

    @property
    def row(self) -> bytearray:
        """What is seen: the position, or the draft that is made of it."""
        return self._row or self.shown

    @property
    def scores(self) -> tuple[int, ...]:
        """Goods by seat."""
        return sketch.score(self.shown)

    def draft(self, row: bytearray | None, tile: int | None) -> None:
        """Show this draft, None = none; `tile`: the one whose offers are open."""
        self._row, self._tile, self._still = row, tile, None

    @property
    def places(self) -> Mapping[Target, Rect]:
        """Where everything is that can be clicked, what lies on top first."""
        return self.layout.places(self.row, self._tile)

    @override
    def place(self, thing: object) -> Rect | None:
        """A thing of the board; of a turn, the things that it is about."""
        where = self.places
        if isinstance(thing, tuple):
            return next((where[one] for one in about(self.shown, thing) if one in where), None)
        return next((rect for one, rect in where.items() if one == thing), None)

    @override
    def resize(self, canvas: Canvas, position: Position) -> None:
        app, text = self._app, self._app.catalogue
        paint = app.paint_for(canvas.bars)
        words = actionbar.widths(paint.fonts, text, self.verbs)
        window = Window(*canvas.size, canvas.bars, canvas.big, words)
        self.layout = Layout(window, len(self.scores))
        frame = Pen(pygame.Surface((1, 1)), self.layout, paint, text)
        stage = app.paint_for(self.layout.u, min(canvas.text, _MOST_ON_BOARD))
        self.pen = Pen(pygame.Surface((1, 1)), self.layout, stage, text, other=frame)
        self._still = self._before = self._lands = None

    @override
    def _paint(self, surface: pygame.Surface, chrome: Chrome) -> None:
        row = self.row
        surface.blit(self._painted(row), (0, 0))
        self.layout.unfold(_GAME.to_move(row))
        pen = self.pen.on(surface)
        panels.draw_ending(pen, row, row[TURN] if chrome.you is None else chrome.you)
        for target, rect in self.places.items():
            if isinstance(target, Offer):
                pen.paint.panel(surface, rect, "card")
                said = offer(pen.text, row, target.move)
                pen.words(said, "label_bold", theme.now.MOONLIGHT, rect.inflate(-pen.px(20), 0))
        looks = {PEOPLES.index(look.id): look for look in rules.SEATS}
        told = {people: (look.colour, look.dash, pen.text(look.name)) for people, look in looks.items()}
        panels.draw_neutrals(pen if self.layout.beside else pen.frame, row, told)
        pen = pen.frame
        topbar.draw_top(pen, row, chrome)
        panels.draw_players(pen, row, chrome)
        number = rules.round_of(row)
        rail.draw_rail(pen, pen.text("round-short", number=number) if number else "", chrome)
        actionbar.draw_bar(pen, chrome, self.verbs)

    def _painted(self, row: bytearray) -> pygame.Surface:
        """World and lands, painted anew only when something on them changed."""
        key = bytes(row)
        if self._lands is None or self._lands[0] != key:
            made = self._lands[1] if self._lands else pygame.Surface(self._app.canvas.size, 0, 32)
            ground = world.world(self.layout, self._app.art)
            made.blit(pygame.transform.grayscale(ground) if self._tone else ground, (0, 0))
            pen = self.pen.on(made)
            board.draw(pen, row)
            prices = {one.tile: rect for one, rect in self.places.items() if isinstance(one, Badge)}
            board.draw_prices(pen, row, prices)
            self._lands = key, made
        return self._lands[1]
