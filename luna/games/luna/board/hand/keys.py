"""Luna's own ways of the focus, besides those of any board: through the temple, along the verbs; and its ring."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.games.luna.board import targets
from luna.games.luna.board.hand import focus
from luna.games.luna.board.hand.hand import LunaHand
from luna.games.luna.board.hand.places import on_strip
from luna.games.luna.board.layout.bars import FAMILIES, VERBS
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import spotlight
from luna.games.luna.board.targets import CANDLE, UNDO, Target
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.hand import Spot
from luna.shell.board.pen import Rect

_TEMPLE: Final = targets.Tile | targets.Field | targets.Book | targets.Seat


class LunaFocus(FocusKeys[Target]):
    """What leads the focus of one hand."""

    hand: LunaHand

    def __init__(self, hand: LunaHand) -> None:
        ways: dict[str, Callable[[], object]] = {
            "temple": self.temple,
            "verb-next": partial(self.verb, 1),
            "verb-previous": partial(self.verb, -1),
            "family-next": partial(self.family, 1),
            "family-previous": partial(self.family, -1),
        }
        super().__init__(hand, ways)

    def temple(self) -> None:
        """Focus something legal in the temple, once more: the next; the candles when there is nothing."""
        if any(isinstance(target, _TEMPLE) for target in self.hand.legal()):
            self.step(1, lambda target: isinstance(target, _TEMPLE))
        else:
            self.hand.lead(CANDLE)

    def verb(self, by: int) -> None:
        """The next or the previous verb that can be used."""
        if self.hand.draft.busy:
            self._among(self._verbs(), by)
        else:
            self.step(by, lambda target: isinstance(target, targets.Verb))

    def family(self, by: int) -> None:
        """The first verb of the next or the previous family."""
        able = self._verbs()
        firsts = [next((verb for verb in verbs if verb in able), "") for verbs in FAMILIES.values()]
        self._among([first for first in firsts if first], by)

    def follow(self, leaps: bool = True) -> None:
        """A step of the draft was made by key or pad: the focus goes where the next one is, when that is clear.

        `leaps`: also to the nearest of several things.
        """
        hand = self.hand
        there = focus.after(hand.things(), hand.draft, hand.lit, hand.hover, hand.at, leaps)
        if there is not None:
            hand.lead(there.what, quiet=True)

    @override
    def label(self, thing: Target) -> str | None:
        """An island has its own number, a verb the key that stands on its button."""
        if isinstance(thing, targets.Island):
            return str(self.hand.display.layout.ring.index(thing.island) + 1)
        return None if isinstance(thing, targets.Verb) else ""

    @override
    def letters(self) -> Collection[str]:
        return {self.hand.host.app.keys.first(verb) for verb in self.hand.verbs}

    def draw_ring(self, pen: Pen, over: bool) -> None:
        """The ring about what is meant, by whatever means.

        `over`: what lies on top, places of panels and the strip; else all below. Of what cannot be seen there is none.
        """
        meant = self._meant()
        if meant is None or over != (on_strip(meant) or isinstance(meant, Spot)):
            return
        if isinstance(meant, targets.Island) and meant.island in pen.layout.ring:
            display = self.hand.display
            spotlight.draw_shore(pen, display.shown, meant.island, spotlight.focus(), display.foreseen)
            return
        rect = self.hand.where(meant)
        if rect is not None:
            draw_ring(pen, meant, rect)

    def _meant(self) -> Target | None:
        """The thing in focus or under the pointer; the ground of an island is only for those who cannot point."""
        hand = self.hand
        if hand.pointer.keyed:
            return hand.hover
        ground = hand.hover is None or isinstance(hand.hover, targets.Island)
        return None if ground or hand.display.busy else hand.hover

    def _verbs(self) -> list[str]:
        return [verb for verb in VERBS if verb in self.hand.verbs]

    def _among(self, verbs: Sequence[str], by: int) -> None:
        """Along these verbs from the one in focus, or from the first."""
        if not verbs:
            return
        hover = self.hand.hover
        ahead = list(verbs)
        if isinstance(hover, targets.Verb):
            here = VERBS.index(hover.name)
            ahead = [verb for verb in verbs if (VERBS.index(verb) - here) * by > 0] or ahead
        self.hand.lead(targets.Verb(ahead[0 if by > 0 else -1]))


def draw_ring(pen: Pen, target: Target, rect: Rect) -> None:
    """The focus: thin, moonlight on dark, the same for all that can have it."""
    if not (isinstance(target, targets.Tile | targets.Stack) or target is UNDO):
        pen.paint.focus(pen.surface, rect)
        return
    side = max(rect.size)
    rect = rect.inflate(side - rect.width, side - rect.height)
    pen.paint.focus(pen.surface, rect, radius=side / 2 / pen.u)
