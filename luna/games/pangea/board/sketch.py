"""What the plain board and the plain teller want of a game (`plain_display.Sketch`); the picture is the display's."""

from collections.abc import Sequence

from luna.core.game import Turn
from luna.games.pangea.board.words.sentences import told
from luna.games.pangea.rules.position import PLAYERS, goods
from luna.shell.board.pen import Pen, Rect

__all__ = ["draw", "score", "spots", "told"]


def spots(rect: Rect, position: bytearray) -> Sequence[tuple[Rect, Turn]]:
    """No place plays a turn by itself: see `PangeaDisplay.places`."""
    return ()


def draw(pen: Pen, rect: Rect, position: bytearray) -> None:
    """Nothing: see `PangeaDisplay`."""


def score(position: bytearray) -> tuple[int, ...]:
    """Goods by seat: the number on the panels."""
    return tuple(goods(position, seat) for seat in range(position[PLAYERS]))
