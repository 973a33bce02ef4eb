"""Going about the table without a pointer: arrows, next and previous, and the labels that lead anywhere at once.

The hand holds the focus; here it is decided where it goes. Labels come while Alt is held, or stay after a tap of it, so
that nothing ever has to be held down.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from string import ascii_lowercase
from types import UnionType
from typing import Final

import pygame

from luna.games.luna.board import targets
from luna.games.luna.board.hand import focus
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.layout.bars import FAMILIES, VERBS
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.picture import shores
from luna.games.luna.board.targets import CANDLE, UNDO, Target
from luna.shell.board.pen import Rect
from luna.shell.input.keys import chords

_TAP: Final = 0.4  # seconds: a shorter press of the key leaves the labels there
_FIRST, _NEXT = 0.4, 0.12  # seconds until an arrow that is held goes on
_TEMPLE: Final = targets.Tile | targets.Field | targets.Book | targets.Seat
_KEYS: Final = (pygame.K_LALT, pygame.K_RALT)


class FocusKeys:
    """The commands that move the focus, and the labels."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.labels: dict[str, Target] = {}
        """What is written on things now: what to press -> where it leads. Empty = no labels."""
        self._typed = ""
        self._held = -1.0  # seconds since the key of the labels went down, -1 = it is up
        self._way = ""  # of the arrow that is held
        self._again = 0.0  # seconds until it goes on

    def commands(self) -> dict[str, Callable[[], object]]:
        """What keys and buttons can ask for; nothing of it changes the draft."""
        return {
            **{way: partial(self.walk, way) for way in focus.WAYS},
            "next": partial(self.step, 1),
            "previous": partial(self.step, -1),
            "temple": self.temple,
            "reveal": self.reveal,
            "verb-next": partial(self.verb, 1),
            "verb-previous": partial(self.verb, -1),
            "family-next": partial(self.family, 1),
            "family-previous": partial(self.family, -1),
        }

    # ---- moving the focus

    def walk(self, way: str) -> None:
        """The nearest thing that way."""
        found = self.hand.things()
        here = self._here(found)
        there = focus.walk(found, here, way) if here is not None else focus.nearest(found, self.hand.at)
        if there is not None:
            self.hand.lead(there.target)

    def hold(self, command: str) -> None:
        """A key went down: an arrow goes on while it is held, everything else stops that."""
        self._way, self._again = command if command in focus.WAYS else "", _FIRST

    def step(self, by: int, kinds: UnionType | type[Target] | None = None) -> None:
        """The next or the previous legal thing, round and round; of these kinds only."""
        legal = self._legal()
        if kinds is not None:
            legal = [target for target in legal if isinstance(target, kinds)]
        if not legal:
            return
        hover = self.hand.hover
        place = legal.index(hover) + by if hover in legal else 0 if by > 0 else -1
        self.hand.lead(legal[place % len(legal)])

    def temple(self) -> None:
        """Focus something legal in the temple, once more: the next; the candles when there is nothing."""
        if any(isinstance(target, _TEMPLE) for target in self._legal()):
            self.step(1, _TEMPLE)
        else:
            self.hand.lead(CANDLE)

    def verb(self, by: int) -> None:
        """The next or the previous verb that can be used."""
        self.step(by, targets.Verb) if not self.hand.draft.busy else self._among(self._verbs(), by)

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
            hand.lead(there.target, quiet=True)

    # ---- labels

    def reveal(self) -> None:
        """Show the labels, or take them away."""
        if self.labels:
            self.hide()
            return
        self._held, self._typed = 0.0, ""
        things = [target for target in self._legal() if not isinstance(target, targets.Verb)]
        self.labels = label(things, self.hand.display.layout.ring, self._verb_keys())

    def hide(self) -> bool:
        """Take the labels away; False when there were none."""
        shown, self.labels, self._typed = bool(self.labels), {}, ""
        return shown

    def typed(self, event: pygame.event.Event) -> bool:
        """A key went down while there are labels: True when it belongs to one."""
        if not self.labels:
            return False
        for chord in chords(event):
            word = self._typed + chord
            if word in self.labels:
                self.hand.lead(self.labels[word])
                self._held = -1.0
                self.hide()
                return True
            if any(name.startswith(word) for name in self.labels):
                self._typed = word
                return True
        self._typed = ""
        letters = [chord for chord in chords(event) if len(chord) == 1 and chord.isalpha()]
        return bool(letters) and not self._verb_keys() & set(letters)  # a slip, not a command

    def released(self, event: pygame.event.Event) -> bool:
        """A key went up, or the window lost the keyboard; True when the labels went with it."""
        self._way = ""
        if event.type == pygame.WINDOWFOCUSLOST:
            return self.let_go()
        if event.key not in _KEYS or self._held < 0:
            return False
        tapped, self._held = self._held < _TAP, -1.0
        return not tapped and self.hide()

    def let_go(self) -> bool:
        """Nothing is held any more; True when labels went with it."""
        self._way, self._held = "", -1.0
        return self.hide()

    def update(self, dt: float) -> bool:
        """One step of `dt` seconds; True when the focus went on."""
        if self._held >= 0:
            self._held += dt
        if not self._way:
            return False
        self._again -= dt
        if self._again > 0:
            return False
        self._again += _NEXT
        self.walk(self._way)
        return True

    # ---- picture

    def draw_ring(self, pen: Pen, over: bool) -> None:
        """The ring about what is meant, by whatever means.

        `over`: what lies on top, places of panels and the strip; else all below. Of what cannot be seen there is none.
        """
        meant = self._meant()
        if meant is None or over != (focus.on_strip(meant) or isinstance(meant, targets.Spot)):
            return
        if isinstance(meant, targets.Island) and meant.island in pen.layout.ring:
            display = self.hand.display
            shores.draw(pen, display.shown, meant.island, shores.focus(), display.foreseen)
            return
        rect = self.hand.rect_of(meant)
        if rect is not None:
            draw_ring(pen, meant, rect)

    def draw_labels(self, pen: Pen) -> None:
        """The letters that lead anywhere."""
        if not self.labels:
            return
        rects = {thing.target: thing.rect for thing in self.hand.things()}
        for name, target in self.labels.items():
            if target in rects and name.startswith(self._typed):
                rect = rects[target]
                wide = pen.px(34)
                left = min(max(rect.left - wide // 3, 0), pen.layout.width - wide)
                middle = min(max(rect.top + pen.px(4), wide // 2), pen.layout.height - wide // 2)
                pen.paint.key(pen.surface, name.upper(), left + wide, middle)

    # ---- inside

    def _meant(self) -> Target | None:
        """The thing in focus or under the pointer; the ground of an island is only for those who cannot point."""
        hand = self.hand
        if hand.pointer.keyed:
            return hand.hover
        ground = hand.hover is None or isinstance(hand.hover, targets.Island)
        return None if ground or hand.display.busy else hand.hover

    def _verb_keys(self) -> set[str]:
        """Letters that go on meaning a verb: they stand on its button."""
        keys = self.hand.display.app.keys
        return {keys.first(verb) for verb in self._verbs()}

    def _here(self, found: Sequence[focus.Focusable]) -> focus.Focusable | None:
        return next((thing for thing in found if thing.target == self.hand.hover), None)

    def _legal(self) -> list[Target]:
        hand = self.hand
        return [thing.target for thing in focus.legal(hand.things(), hand.draft, hand.lit, hand.verbs)]

    def _verbs(self) -> list[str]:
        return [verb for verb in VERBS if verb in self.hand.verbs]

    def _among(self, verbs: Sequence[str], by: int) -> None:
        """Along these verbs from the one in focus, or from the first."""
        if not verbs:
            return
        hover = self.hand.hover
        if not isinstance(hover, targets.Verb):
            self.hand.lead(targets.Verb(verbs[0 if by > 0 else -1]))
            return
        here = VERBS.index(hover.name)
        ahead = [verb for verb in verbs if (VERBS.index(verb) - here) * by > 0]
        if not ahead:
            ahead = list(verbs)
        self.hand.lead(targets.Verb(ahead[0 if by > 0 else -1]))


def label(things: Sequence[Target], ring: Sequence[str], taken: Collection[str]) -> dict[str, Target]:
    """What to press for each: an island's own number, else one or two letters not `taken`; no word begins another."""
    out: dict[str, Target] = {}
    rest = []
    for target in things:
        if isinstance(target, targets.Island):
            out[str(ring.index(target.island) + 1)] = target
        else:
            rest.append(target)
    letters = [letter for letter in ascii_lowercase if letter not in taken]
    double = max(0, -(-(len(rest) - len(letters)) // max(1, len(letters) - 1)))  # letters that begin two
    single = len(letters) - double
    words = letters[:single] + [first + second for first in letters[single:] for second in letters]
    return out | dict(zip(words, rest, strict=False))


def draw_ring(pen: Pen, target: Target, rect: Rect) -> None:
    """The focus: thin, moonlight on dark, the same for all that can have it."""
    if not (isinstance(target, targets.Tile | targets.Stack) or target is UNDO):
        pen.paint.focus(pen.surface, rect)
        return
    side = max(rect.size)
    rect = rect.inflate(side - rect.width, side - rect.height)
    pen.paint.focus(pen.surface, rect, radius=side / 2 / pen.u)
