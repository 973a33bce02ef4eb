"""The hand over Pangea's board: it turns clicks and commands into drafts, and drafts into turns.

The name of a square can be typed, row and column in either order.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Badge, Field, Offer, Target, tile_of
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.places import PITCH
from luna.games.pangea.board.panels.purchase import PurchasePanel
from luna.games.pangea.board.words import cards
from luna.games.pangea.board.words.sentences import ways
from luna.games.pangea.rules.board import SQUARES
from luna.games.pangea.rules.moves import DRAW, NO_BAN, kind_of
from luna.games.pangea.rules.position import BUYING, MAGICAL, OVER, PHASE, PLACING, TURN, Tribe
from luna.log.records import HUMAN
from luna.shell.board import actionbar
from luna.shell.board.card import Card
from luna.shell.board.draft_board import DraftHand
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.hand import Hand
from luna.shell.board.host import Host
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.pointing import Button, Spot, Verb

Thing = Target | Spot | Button  # the hit targets
_STONE: Final = Button("ban")  # the ban in the player's panel: it can be dragged onto the board


class PangeaHand(DraftHand):
    """The hand of the seat to move."""

    display: PangeaDisplay
    draft: Drafting

    def __init__(self, host: Host, display: PangeaDisplay) -> None:
        self.purchase = PurchasePanel(host, display, lambda: self.draft, self._decide)
        self._ending = False  # the player asked to end the turn before the movement
        super().__init__(host, display)

    # ---- the draft

    @override
    def begin(self) -> Drafting:
        return Drafting(bytearray(self.host.position))

    @override
    def refresh(self) -> None:
        self.display.draft(self.draft.seen if self.draft.steps else None)
        super().refresh()

    def phase(self) -> bool:
        """End the phase; False when this hand may not end it now."""
        if not self.host.company.mine or self.draft.row[PHASE] == PLACING:
            return False
        self.say(Verb("phase"))
        return True

    @override
    def commit(self) -> None:
        """Play the thing in focus; without one, the purchase or the steps."""
        if self.draft.tile is not None or (self.hover is not None and not isinstance(self.hover, Button | Verb)):
            self.do()
        else:
            super().commit()

    @override
    def do(self) -> None:
        thing = self.hover
        asked = self.draft.tile is not None and self.pointer.keyed
        if asked and (thing is None or tile_of(self.draft.row, thing) == self.draft.tile):
            self._decide(self.purchase.move)
        elif thing is None:
            super().commit()
        else:
            self.click(thing)

    def _decide(self, move: int | None) -> None:
        """Take the decision about the purchase; None = not now."""
        if move is None:
            self.back()
        else:
            self.say(Offer(move))

    # ---- clicks

    @override
    def click(self, thing: Thing) -> None:
        if thing == Button("draft"):
            super().commit()
        else:
            super().click(Verb("ban") if thing == _STONE else thing)

    @override
    def say(self, thing: Target) -> None:
        self._ending = thing == Verb("end") and self.draft.row[PHASE] == MAGICAL
        super().say(Verb("phase") if self._ending else thing)

    @override
    def update(self, dt: float) -> bool:
        if self._ending and self.host.company.mine and not self.display.busy and self.draft.row[PHASE] == BUYING:
            self._ending = False
            self.host.play((NO_BAN,))
        return super().update(dt)

    drags = True

    @override
    def drop(self, point: Pixel) -> bool:
        """Drop a tribe, a tile or the player's ban on the place under the pointer."""
        before, self.pressed = self.pressed, None
        rect, dragged = self.where(before), before == _STONE or self.draft.picked is not None
        if rect is None or not dragged or rect.collidepoint(point):
            return False
        self.moved(point)
        if not isinstance(self.hover, Field | Tribe):
            return False
        self.click(self.hover)
        return True

    # ---- things

    @property
    def spread(self) -> int | None:
        """The tile whose crowd is spread: the one under the pointer, where figures stand for several kinds."""
        hover = None if self.display.busy or isinstance(self.hover, Badge) else self.hover
        tile = tile_of(self.display.row, hover)
        return tile if tile is not None and places.apart(self.display.row, tile) else None

    @override
    def places(self) -> Mapping[Thing, Rect]:
        layout = self.display.layout
        mine = layout.panels[self.draft.row[TURN]]
        found: dict[Thing, Rect] = {_STONE: layout.around(mine.ban, 40)} if "ending" in mine.shown else {}
        found.update(layout.places(self.display.row, self.spread).items())
        return found

    @property
    @override
    def lines(self) -> tuple[int, int]:
        return self.display.layout.field(0).top, self.display.layout.px(PITCH)

    @override
    def steps(self) -> Sequence[str]:
        return [ways(self.text, self.draft.row, (step,)) for step in self.draft.steps]

    # ---- words

    @override
    def prompt(self) -> tuple[str, str]:
        now, text, row = self.draft, self.text, self.draft.row
        if self.host.company.watching:
            other = text("pangea-ask-other", name=self.host.names[row[TURN]])
            return cards.prompt(text, now) if row[PHASE] == OVER else other, ""
        return cards.prompt(text, now, chips=bool(self.chips())), cards.hint(text, now)

    @override
    def tell(self, thing: Thing) -> Card | None:
        if thing == Button("undo") and (said := self.drawn_since()):
            return Card(said)
        if isinstance(thing, Button) and thing.name.startswith(actionbar.CHIP):
            return Card(self.text("pangea-step-back"))
        return super().tell(Verb("ban") if thing == _STONE else thing)

    @override
    def about(self, thing: Target) -> Card:
        if self.host.company.watching and not isinstance(thing, Verb):
            return cards.about(self.text, self.draft.seen, thing)
        return cards.card(self.text, self.host.names, self.draft, thing)

    def drawn_since(self) -> str:
        """A note about an undo past a draw; empty for others."""
        table, entries = self.host.table, self.host.history.entries
        own = next((entry.number for entry in reversed(entries) if table.seats[entry.seat].kind == HUMAN), None)
        if own is None or not any(kind_of(entry.turn[0]) == DRAW for entry in entries if entry.number >= own):
            return ""
        return self.text("pangea-undo-draw" if table.consent.relayed else "pangea-undo-draw-alone")

    @override
    def named(self, thing: Thing) -> tuple[str, str]:
        part, words = super().named(thing)
        if thing == _STONE or not words:
            return part, ""
        return part, cards.named(self.text, self.draft.row, thing, words)


# ---- names


COLUMNS: Final = "abcdef"
_ROWS: Final = "12345"
_OTHERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class SquareFocus(FocusKeys[Any]):
    """The focus of Pangea's board: typing the name of a square, in either order, leads there at any time."""

    def __init__(self, hand: Hand[Any]) -> None:
        super().__init__(hand)
        self._column = self._row = ""

    @override
    def label(self, thing: Any) -> str | None:
        return SQUARES[thing.square] if isinstance(thing, Field) else ""

    @override
    def letters(self) -> Collection[str]:
        return COLUMNS

    @override
    def typed(self, event: pygame.event.Event) -> bool:
        """Handle a key of a name; a letter that is a command's key must follow the number, or be typed with Shift."""
        self.hand.clear()
        if super().typed(event):
            return True
        key, bound = pygame.key.name(event.key), self.hand.host.app.keys.command(event) is not None
        letter = key in COLUMNS and (bool(self._row) or not bound or bool(event.mod & pygame.KMOD_SHIFT))
        if event.mod & _OTHERS or not key or not (letter or key in _ROWS):
            self._column = self._row = ""
            return False
        self._column, self._row = (key, self._row) if letter else (self._column, key)
        if self._column and self._row:
            name, self._column, self._row = self._column + self._row, "", ""
            if name in SQUARES and self.hand.where(Field(SQUARES.index(name))) is not None:
                self.hand.lead(Field(SQUARES.index(name)))
        return True
