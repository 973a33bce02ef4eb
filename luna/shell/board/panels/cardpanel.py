"""A panel that is a card: a title and rows of facts, as a forecast has them. A click closes it."""

from collections.abc import Callable, Sequence

from typing_extensions import override

from luna.shell.board import cardface
from luna.shell.board.card import Card, card_lines
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Rect


class CardPanel(Panel):
    """A panel with a card that `card` makes of the present table."""

    def __init__(self, name: str, card: Callable[[], Card]) -> None:
        """`name`: the command."""
        self.name, self._card = name, card

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        """The whole panel: keys and pad can close it, too."""
        return [self.rect]

    @override
    def said(self) -> Sequence[str]:
        return card_lines(self._card())

    @override
    def draw(self, pen: Pen) -> None:
        self.rect = cardface.draw(pen, self._card(), None, ())
