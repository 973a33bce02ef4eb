"""A hint on request: a goal in a sentence, asked again the move, asked again the best turns in numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.bots.worker import Thought
from luna.client import theme
from luna.client.adviser import Adviser
from luna.client.tables.luna.layout.layout import Layout
from luna.client.tables.luna.panel import Panel
from luna.client.tables.luna.picture import things
from luna.client.tables.luna.picture.pen import Pen, Pixel, Rect
from luna.client.tables.luna.picture.things import Thing
from luna.client.tables.luna.shown import Shown
from luna.client.tables.luna.words import cardface, counsel
from luna.client.tables.luna.words.card import Card
from luna.client.tables.luna.words.preview import Line
from luna.text import Catalogue


class HintPanel(Panel):
    """The hint for one position; made anew for the next. It is thought out elsewhere and never waited for."""

    name = "hint"

    def __init__(
        self,
        adviser: Adviser,
        text: Catalogue,
        names: Callable[[], Sequence[str]],
        key: Callable[[str], str],
        shown: Callable[[], Shown],
    ) -> None:
        """`key`: the key of a command as it is drawn."""
        self.adviser, self._text, self._names, self._key, self._shown = adviser, text, names, key, shown
        self.depth = counsel.GOAL
        self._row = bytearray()
        self._said: tuple[object, tuple[Line, ...], list[Thing]] | None = None

    def ask(self, row: bytearray) -> bool:
        """A hint for this position, or the same one deeper; False when it says all already."""
        if row != self._row or self.adviser.failed:
            self._row, self.depth = row, counsel.GOAL
            self.adviser.ask(bytes(row))
        elif self.adviser.ready is not None:
            self.depth += 1
        return self.depth <= counsel.NUMBERS

    def forget(self) -> None:
        """The table is elsewhere."""
        self._row = bytearray()
        self.adviser.forget()

    @property
    def things(self) -> list[Thing]:
        """What the move is about."""
        ready = self.adviser.ready
        if ready is None or ready.choice is None or self.depth < counsel.MOVE:
            return []
        return counsel.things(self._row, ready.choice)

    @property
    def card(self) -> Card:
        """What it says."""
        text, ready = self._text, self.adviser.ready
        if self.adviser.failed:
            lines: tuple[Line, ...] = (Line(text("hint-failed"), theme.LOSS),)
        elif ready is None:
            lines = (Line(text("hint-thinking", percent=round(100 * self.adviser.progress)), theme.now.SECONDARY),)
            if key := self._key("back"):
                lines += (Line(text("hint-stop", key=key), theme.now.MUTED),)
        else:
            lines, _ = self._told(ready)
            if self.depth < counsel.NUMBERS:
                key = self._key("hint")
                lines += (Line(text("hint-more-key", key=key) if key else text("hint-more"), theme.now.MUTED),)
        return Card(text("hint-title"), lines, "ui/icon-hint")

    def _told(self, ready: Thought) -> tuple[tuple[Line, ...], list[Thing]]:
        """What it says of an answer, and the things on the board that this names; worked out once."""
        text, names, row = self._text, self._names(), self._row
        key = ready, self.depth, tuple(names), text("hint-title")
        if self._said is None or self._said[0] != key:
            turns = [ready.choice]
            if self.depth == counsel.NUMBERS:
                turns = [ready.lines[number].turn for number in counsel.compared(text, names, row, ready).values()]
            named = [thing for turn in turns if turn is not None for thing in counsel.things(row, turn)]
            self._said = key, counsel.hint(text, names, row, ready, self.depth), named
        return self._said[1:]

    # ---- the panel

    def spots(self, layout: Layout) -> list[Rect]:
        """See `Panel`."""
        return [self.rect]

    def click(self, layout: Layout, point: Pixel) -> bool:
        """See `Panel`: deeper, and after the last depth away; away at once while it is still thought about."""
        thinks = self.adviser.ready is None and not self.adviser.failed
        return thinks or not self.ask(self._row)

    def closed(self) -> None:
        """See `Panel`: nothing more is thought about, and the next question begins with the goal."""
        self.forget()

    def draw(self, pen: Pen) -> None:
        """See `Panel`: over nothing that it names."""
        ready = self.adviser.ready
        named = [] if ready is None or self.depth < counsel.MOVE else self._told(ready)[1]
        meant = [things.place(pen, self._shown(), thing) for thing in named if thing.what not in things.OFF_BOARD]
        self.rect = cardface.draw(pen, self.card, None, (), meant)
