"""The whole table of Luna in one picture, in three steps that can be cached: still ground, pieces, frame."""

from collections.abc import Iterator, Sequence
from concurrent.futures import wait
from functools import cache
from typing import Final

import pygame

from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.picture import table_frame
from luna.games.luna.board.picture.ambient import Ambient
from luna.games.luna.board.picture.backdrop import Backdrop, night_of
from luna.games.luna.board.picture.islands import draw_islands
from luna.games.luna.board.picture.spotlight import DARK, Spotlight, Veil, draw_outlines
from luna.games.luna.board.picture.temple import draw_temple
from luna.games.luna.board.targets import called, picture
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.views import Forecast, View, forecast, view
from luna.shell.app.scene import App
from luna.shell.board import actionbar, rail
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Text
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint

_MOST_ON_BOARD: Final = 1.25
"""The maximum growth of larger text among the pieces, which do not grow."""
_PIECES: Final = ("favours/", "figures/", "orders/", "temple/", "tiles/", "ui/")
_EFFECTS: Final = ("fx/", "marks/")
"""The things missing from the first picture."""
_PAPER: Final = (255, 222, 176)
_WARMTH: Final = (30, 22, 10)
_BREATH: Final = 60  # of 255: the saturation that remains


class Painting:
    """The picture of one game in a window of one size; make a new one after a resize."""

    def __init__(
        self, layout: Layout, view: View, paint: Paint, board: Paint, held: Paint, text: Text, tone: str = ""
    ) -> None:
        """`paint` draws the frame, `board` the stage, `held` the chips: all the same at the default size.

        `tone`: `sepia` paints the ground like old paper; the pieces keep their colours.
        """
        self.layout = layout
        self.frame = Pen(pygame.Surface((1, 1)), layout, paint, text)
        self.pen = self.frame
        if board is not paint:
            chips = Pen(pygame.Surface((1, 1)), layout, held, text)
            self.pen = Pen(pygame.Surface((1, 1)), layout, board, text, other=self.frame, chips=chips)
        self.backdrop = scenery(layout, view, paint.art)
        self._veil = Veil()
        self._tone = tone
        self._toned: tuple[pygame.Surface, pygame.Surface] | None = None  # the ground as it is, and in its tone

    def paint(self, surface: pygame.Surface, shown: ViewModel, forecast: Forecast | None, chrome: Chrome) -> Pen:
        """Paint everything; returns the pen for marks and moving pieces on top."""
        pen = self.paint_pieces(surface, shown, forecast)
        self.paint_frame(surface, shown, forecast, chrome)
        return pen

    def paint_pieces(
        self, surface: pygame.Surface, shown: ViewModel, forecast: Forecast | None, spot: Spotlight = DARK
    ) -> Pen:
        """Ground and pieces, below rings, arrows and moving pieces. Without a forecast no ghosts."""
        pen = self.pen.on(surface)
        surface.blit(self._ground(shown), (0, 0))
        draw_outlines(pen, spot)
        draw_temple(pen, shown)
        draw_islands(pen, shown, forecast)
        if spot.veiled:
            self._veil.lay(pen, spot)
        else:
            self._veil.forget()
        return pen

    def _ground(self, shown: ViewModel) -> pygame.Surface:
        ground = self.backdrop.picture(shown)
        if not self._tone:
            return ground
        if self._toned is None or self._toned[0] is not ground:
            self._toned = ground, sepia(ground)
        return self._toned[1]

    def paint_frame(self, surface: pygame.Surface, shown: ViewModel, forecast: Forecast | None, chrome: Chrome) -> None:
        """Bars, panels and rail."""
        for part in self.frame_parts(surface, shown, forecast, chrome):
            part.paint()

    def frame_parts(
        self, surface: pygame.Surface, shown: ViewModel, forecast: Forecast | None, chrome: Chrome
    ) -> Iterator[Part]:
        """The same in parts."""
        self.layout.sit(chrome.you)
        self.layout.unfold(shown.turn)
        pen = self.frame.on(surface)
        yield table_frame.top(pen, shown, forecast, chrome)
        yield from table_frame.parts(pen, shown, forecast, chrome)
        yield from rail.parts(pen, pen.text("round-short", number=shown.round), chrome)
        yield from actionbar.parts(pen, chrome, verb_looks(shown.solo))


@cache
def verb_looks(solo: int) -> dict[str, actionbar.VerbLook]:
    """The verbs in the action bar; `solo` is the level of a solo game."""
    names = {verb: called(verb, solo) for verb in VERBS}
    off = {verb: f"ui/icon-{verb}-off" if name == verb else "" for verb, name in names.items()}
    return {verb: actionbar.VerbLook(f"verb-{name}", picture(name), off[verb]) for verb, name in names.items()}


def sepia(picture: pygame.Surface) -> pygame.Surface:
    """A copy in the style of a drawing on old paper, with a trace of its colours."""
    made = pygame.transform.grayscale(picture)
    made.fill(_PAPER, special_flags=pygame.BLEND_RGB_MULT)
    made.fill(_WARMTH, special_flags=pygame.BLEND_RGB_ADD)
    breath = picture.copy()
    breath.set_alpha(_BREATH)
    made.blit(breath, (0, 0))
    return made


def painting_of(app: App, view: View, tone: str = "") -> Painting:
    """The picture of a game in the window as it is; `tone`: see `Painting`."""
    canvas, paint = app.canvas, app.paint_for(app.canvas.bars)
    words = actionbar.widths(paint.fonts, app.catalogue, verb_looks(view.solo))
    layout = Layout.of(*canvas.size, view, canvas.bars, canvas.big, words)
    board = app.paint_for(layout.u, min(app.canvas.text, _MOST_ON_BOARD))
    return Painting(
        layout, view, app.paint_for(app.canvas.bars), board, app.paint_for(layout.hand_u), app.catalogue, tone
    )


def prepare(app: App, row: bytearray, names: Sequence[str]) -> None:
    """Paint a game off screen, so that all its pictures are cached when it is shown; may run in any thread."""
    seen, art = view(row), app.art
    shown, painting = ViewModel.of(seen), painting_of(app, seen)
    rare = ("-mask", "-line-gold")
    usual = [name for name in art.names() if art.entry(name).position is None and not name.endswith(rare)]
    pieces = art.warm((name for name in usual if name.startswith(_PIECES)), painting.layout.u)
    art.idle([name for name in usual if name.startswith(_EFFECTS)], painting.layout.u)
    painting.backdrop.picture(shown)  # another thread draws the pieces meanwhile
    wait(pieces)
    Ambient(painting.layout, art).warm(shown)
    painting.paint(pygame.Surface(app.canvas.size, 0, 32), shown, forecast(row), Chrome(names))


def scenery(layout: Layout, view: View, art: Art) -> Backdrop:
    """The still picture of a game; the last one is cached, so another language or a rematch costs nothing."""
    boards = {field.tile: field.board for field in view.temple}
    which = layout.width, layout.height, tuple(layout.stage), theme.now.SEA, view.ring, tuple(boards.items())
    return art.whole("backdrop", which, lambda: Backdrop(layout, art, boards, night_of(ViewModel.of(view))))
