"""A ready board for a small game, which writes a `Sketch`: a picture and the places that play a turn.

Every place is reached by pointer, keys and pad alike, and has a card about its turn. One click is one turn. One
position fades into the next, unless the sketch also has `clips`. A larger game derives `draft_board.DraftHand` and
`draft_board.DraftBoard` over a `FramedDisplay`, or the parts of the kit: `display.Display`, `hand.Hand`, `board.Board`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from typing_extensions import override

from luna.core.game import Game, Position, Turn
from luna.shell.app.scene import App
from luna.shell.board.card import Card
from luna.shell.board.draft import Way, WaysDraft
from luna.shell.board.draft_board import DraftHand
from luna.shell.board.films.film import Clip
from luna.shell.board.framed_display import FramedDisplay
from luna.shell.board.pen import Pen, Rect
from luna.text import Catalogue


class Words(Protocol):
    """A game's words for its turns; a module with this function satisfies it."""

    def turn_words(self, text: Catalogue, position: Position, turn: Turn) -> str:
        """The effect of a turn, in a few words.

        A module with `kinds(text, names)`, the wording of facts, gets log and recap event by event; one with
        `things(position, turn)` gets rings around the things of a hint.
        """


class Sketch(Words, Protocol):
    """The interface of a small game's plain board; a module with these functions satisfies it."""

    def draw(self, pen: Pen, rect: Rect, position: Position) -> None:
        """Draw the position in this part of the window."""

    def spots(self, rect: Rect, position: Position) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn, all of them legal."""


class PlainDisplay(FramedDisplay):
    """A picture by a sketch; the things that words name are turns."""

    def __init__(self, app: App, game: Game, position: Position, tone: str = "", *, sketch: Sketch) -> None:
        self.sketch = sketch
        super().__init__(app, game, position, tone)

    @property
    def spots(self) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn."""
        return [] if self._game.over(self.row) else self.sketch.spots(self.layout.free, self.row)

    @override
    def clips(self, event: Any, row: bytearray) -> Iterable[Clip]:
        made: Callable[[Any, bytearray], Iterable[Clip]] | None = getattr(self.sketch, "clips", None)
        return () if made is None else made(event, row)

    @override
    def draw_stage(self, pen: Pen) -> None:
        self.sketch.draw(pen, self.layout.free, self.row)

    @property
    @override
    def places(self) -> Mapping[Turn, Rect]:
        return {turn: rect for rect, turn in self.spots}

    @override
    def named(self, name: str, seat: int) -> Rect | None:
        """The place that plays that turn, in the notation."""
        return next((rect for rect, turn in self.spots if self._game.turn_text(self.row, turn) == name), None)


class PlainHand(DraftHand):
    """The hand over a plain board: its things are the turns that they play."""

    display: PlainDisplay

    @override
    def begin(self) -> WaysDraft:
        row = self.host.position
        over = self.host.table.game.over(row)
        turns = () if over else (turn for _, turn in self.display.sketch.spots(self.display.layout.free, row))
        return WaysDraft(row, {"": [Way(turn, (turn,)) for turn in turns]})

    @override
    def about(self, thing: Turn) -> Card:
        return Card(self.display.sketch.turn_words(self.text, self.display.row, thing))
