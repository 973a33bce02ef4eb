"""A hint on request: a goal in a sentence; on a second request the move, on a third the best turns in numbers."""

from collections.abc import Callable, Sequence
from functools import partial

from typing_extensions import override

from luna.bots.answers import Thought
from luna.shell.board import cardface
from luna.shell.board.card import Card, CardLine, card_lines
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.teller import DEPTHS, GOAL, MOVE, NUMBERS, Teller, Thing
from luna.shell.drawing import theme
from luna.shell.players.opponents import Adviser
from luna.text import Catalogue


class HintPanel(Panel):
    """The hint for one position. Another process searches; the window never waits for it."""

    name = "hint"
    gives_way = True

    def __init__(
        self,
        adviser: Adviser,
        teller: Teller,
        text: Catalogue,
        names: Callable[[], Sequence[str]],
        key: Callable[[str], str],
        place: Callable[[Thing], Rect | None],
    ) -> None:
        """`key`: the drawn key of a command; `place`: the rectangle of a thing that the card must not cover."""
        self.adviser, self._teller, self._text, self._names, self._key = adviser, teller, text, names, key
        self._place = place
        self.depth = GOAL
        self.drafted: Callable[[], object] = lambda: None
        """The draft of the hand, None = none."""
        self.taken: Callable[[], Sequence[Rect]] = tuple
        """The rectangles of that draft and of other open panels."""
        self._beside: object = None  # the draft at the time of the request
        self._row = bytearray()
        self._said: tuple[object, dict[int, tuple[CardLine, ...]], list[Thing]] | None = None

    def ask(self, row: bytearray) -> bool:
        """Ask for a hint, or for more of it, or unfold it; False: it already shows everything."""
        self.hidden = False
        folded, self._beside = self.away, self.drafted()
        if row != self._row or self.adviser.failed:
            self._row, self.depth = row, GOAL
            self.adviser.ask(bytes(row))
        elif self.adviser.ready is not None and not folded:
            self.depth += 1
        return self.depth <= NUMBERS

    def forget(self) -> None:
        """Drop the hint: the position has changed."""
        self._row = bytearray()
        self.adviser.forget()

    @property
    @override
    def away(self) -> bool:
        """Whether it is folded for a card, or for a draft that began after it; its things stay lit."""
        drafted = self.drafted()
        return self.hidden or (drafted is not None and drafted != self._beside)

    @property
    def things(self) -> list[Thing]:
        """The things of the move."""
        ready = self.adviser.ready
        if ready is None or ready.choice is None or self.depth < MOVE:
            return []
        return list(self._teller.things(self._row, ready.choice))

    @property
    def card(self) -> Card:
        """The card of the hint."""
        return self._card(self.depth)

    def _card(self, depth: int) -> Card:
        text, ready = self._text, self.adviser.ready
        if self.adviser.failed:
            lines: tuple[CardLine, ...] = (CardLine(text("hint-failed"), theme.LOSS),)
        elif ready is None:
            lines = (CardLine(text("hint-thinking", percent=round(100 * self.adviser.progress)), theme.now.SECONDARY),)
            if key := self._key("back"):
                lines += (CardLine(text("hint-stop", key=key), theme.now.MUTED),)
        else:
            lines = self._told(ready)[0][depth]
            if depth < NUMBERS:
                key = self._key("hint")
                lines += (CardLine(text("hint-more-key", key=key) if key else text("hint-more"), theme.now.MUTED),)
        return Card(text("hint-title"), lines, "ui/icon-hint")

    def _told(self, ready: Thought) -> tuple[dict[int, tuple[CardLine, ...]], list[Thing]]:
        """The lines of an answer at each depth, and all the things that it names; computed once."""
        text, names, row = self._text, self._names(), self._row
        key = ready, tuple(names), text("hint-title")
        if self._said is None or self._said[0] != key:
            told, turns = self._teller, self._teller.hinted(text, names, row, ready)
            named = [thing for turn in turns for thing in told.things(row, turn)]
            self._said = key, {depth: told.hint(text, names, row, ready, depth) for depth in DEPTHS}, named
        return self._said[1:]

    # ---- the panel

    @override
    def said(self) -> Sequence[str]:
        return () if self.away else card_lines(self.card)

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        more = self.adviser.ready is not None and self.depth < NUMBERS
        return [("more", self._text("hint-more"), lambda: self.ask(self._row))] if more else ()

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        """Show more, and close after the last depth; close at once during the search."""
        thinks = self.adviser.ready is None and not self.adviser.failed
        return thinks or not self.ask(self._row)

    @override
    def closed(self) -> None:
        """Stop the search; the next hint starts with the goal."""
        self.forget()

    @override
    def draw(self, pen: Pen) -> None:
        """Draw the card beside the things that it names, at the same place for all depths.

        It covers other panels only where there is no room beside them.
        """
        if self.away:
            return
        ready = self.adviser.ready
        named = [] if ready is None else self._told(ready)[1]
        meant = [rect for thing in named if (rect := self._place(thing)) is not None]
        others = [] if ready is None else [self._card(depth) for depth in DEPTHS]
        place = partial(cardface.draw, pen, self.card, None, meant=meant, others=others)
        self.rect = place(self.taken()) or place(())
        self.places = ((self.rect, "more"),)
