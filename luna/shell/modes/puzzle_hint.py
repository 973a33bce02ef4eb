"""Hints in a puzzle, at a candle each: first the idea of the answer, then its proved next move."""

from collections.abc import Callable, Sequence
from typing import Final

from typing_extensions import override

from luna.bots.answers import Solution, Thought
from luna.bots.evaluator import Variation
from luna.bots.thinker import Pending
from luna.core.game import Turn
from luna.shell.board import cardface
from luna.shell.board.card import Card, CardLine, card_lines
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen
from luna.shell.board.table_view import TableView
from luna.shell.board.teller import GOAL, MOVE
from luna.shell.drawing import theme

MOST: Final = 2


class PuzzleHint(Panel):
    """The paid hints for the position on the table."""

    name = "hint"

    def __init__(self, view: TableView, idea: str, ask: Callable[[], Pending[Solution]]) -> None:
        """`idea`: the first hint, "" for the goal of the answer; `ask`: the answer for the position on the table."""
        self._view, self._idea, self._ask = view, idea, ask
        self.paid = 0
        """The number of hints that have cost a candle."""
        self._shown = False  # whether the move shows
        self._asked: Pending[Solution] | None = None
        self._known: Solution | None = None
        self._row = bytearray()

    def deeper(self) -> None:
        """Show one more hint for this position. A paid hint costs nothing again."""
        view = self._view
        why = view.mode.forbidden or (view.text(view.board.hand.no_hint) if view.board.hand.no_hint else "")
        if why:
            view.board.hand.refuse(why)
            return
        if self._shown and self in view.open:
            return
        self._shown = self in view.open or self.paid == MOST
        if (self._shown or not self._idea) and self._asked is None and self._known is None:
            self._row, self._asked = view.position, self._ask()
        self.paid = max(self.paid, 1 + self._shown)
        view.lay_open(self)

    def spent(self) -> None:
        """Mark all hints as paid: the answer was shown."""
        self.paid = MOST

    def moved_on(self) -> None:
        """Close: the position has changed."""
        self.closed()
        self._view.stack.lay(self, False)

    def listen(self) -> bool:
        """Take the proof when it is ready; True when it arrived just now."""
        if self._asked is None or not (self._asked.ready or self._asked.failed):
            return False
        self._known, self._asked = self._asked.known or Solution(None, ()), None
        return True

    @property
    def card(self) -> Card:
        """The card with the hints."""
        text, answer = self._view.text, self._answer()
        if self._idea:  # the answer adds its move only: the reason is the proof
            lines = [CardLine(text(self._idea)), *(line for line in answer if line.icon or not self._turn)]
        else:
            lines = answer
        if not self._shown:
            lines.append(CardLine(text("puzzle-hint-more"), theme.now.MUTED))
        return Card(text("hint-title"), tuple(lines), "ui/icon-hint")

    @property
    def _turn(self) -> Turn:
        """The move, once it is known and may be shown; else ()."""
        return self._known.line[0] if self._shown and self._known is not None and self._known.line else ()

    def _answer(self) -> list[CardLine]:
        """The answer so far: its goal, then its move."""
        view, known = self._view, self._known
        if not self._shown and self._idea:
            return []
        if known is None or not known.line:
            return [CardLine(view.text("puzzle-hint-comes" if known is None else "puzzle-no-proof"))]
        thought = Thought(1, 1, (Variation(known.line[0], 0.0, 1.0),), known.line[0], known.why)
        return list(view.history.teller.hint(view.text, view.names, self._row, thought, MOVE if self._shown else GOAL))

    @override
    def said(self) -> Sequence[str]:
        return card_lines(self.card)

    @property
    @override
    def things(self) -> Sequence[object]:
        return self._view.history.teller.things(self._row, self._turn) if self._turn else ()

    @override
    def closed(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self._asked, self._known, self._shown = None, None, False

    @override
    def draw(self, pen: Pen) -> None:
        meant = [rect for thing in self.things if (rect := self._view.board.display.place(thing)) is not None]
        self.rect = cardface.draw(pen, self.card, None, self._view.board.hand.strip, meant)
