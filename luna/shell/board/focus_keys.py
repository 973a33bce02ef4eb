"""The focus of keys and pad on any board: arrows, next and previous, and labels that lead anywhere at once.

A game lists its things; this module decides where the focus goes. Labels appear while Alt is held, or stay after a tap
of it, so nothing ever has to be held down.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from math import hypot, inf
from string import ascii_lowercase
from typing import Final, Generic

import pygame
from typing_extensions import TypeVar

from luna.shell.board.hand import Hand
from luna.shell.board.pen import Pen, Pixel
from luna.shell.board.pointing import Place
from luna.shell.input.keys import chords

WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_BESIDE: Final = 1e6  # nothing outside the quarter ahead is nearer than anything inside
_TAP: Final = 0.4  # seconds: a shorter press of the key keeps the labels
_FIRST, _NEXT = 0.4, 0.12  # seconds until a held arrow repeats
_KEYS: Final = (pygame.K_LALT, pygame.K_RALT)

T = TypeVar("T")


class FocusKeys(Generic[T]):
    """The commands that move the focus of one hand, and the labels."""

    def __init__(self, hand: Hand[T], more: Mapping[str, Callable[[], object]] | None = None) -> None:
        """`more`: a game's further commands that only move the focus."""
        self.hand, self._more = hand, more or {}
        self.labels: dict[str, T] = {}
        """The labels on the things: what to press -> where it leads. Empty = no labels."""
        self._typed = ""
        self._held = -1.0  # seconds since the key of the labels went down, -1 = it is up
        self._way = ""  # of the arrow that is held
        self._again = 0.0  # seconds until it repeats

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """See `Focus`."""
        ways = {way: partial(self.walk, way) for way in WAYS}
        steps = {"next": partial(self.step, 1), "previous": partial(self.step, -1)}
        return {**ways, **steps, "reveal": self.reveal, **self._more}

    def walk(self, way: str) -> None:
        """Focus the nearest thing in that direction."""
        found = self.hand.things()
        here = next((thing for thing in found if thing.what == self.hand.hover), None)
        there = walk(found, here, way) if here is not None else nearest(found, self.hand.at)
        if there is not None:
            self.hand.lead(there.what)

    def step(self, by: int, wanted: Callable[[T], bool] | None = None) -> None:
        """Focus the next or the previous thing, cyclically; only `wanted` ones."""
        hand = self.hand
        legal = [thing for thing in hand.cycle() if wanted is None or wanted(thing)]
        if legal:
            place = legal.index(hand.hover) + by if hand.hover in legal else 0 if by > 0 else -1
            hand.lead(legal[place % len(legal)])

    def hold(self, command: str) -> None:
        """A key went down: an arrow repeats while it is held, every other key stops that."""
        self._way, self._again = command if command in WAYS else "", _FIRST

    # ---- labels

    def label(self, thing: T) -> str | None:
        """The label of a thing; empty: any letter, None: it has none."""
        return ""

    def letters(self) -> Collection[str]:
        """Letters that remain commands while labels are shown."""
        return ()

    def reveal(self) -> None:
        """Show or hide the labels."""
        if not self.hide():
            self._held = 0.0
            own = [(thing, self.label(thing)) for thing in self.hand.legal()]
            self.labels = label(own, self.letters())

    def hide(self) -> bool:
        """Hide the labels; False when there were none."""
        shown, self.labels, self._typed = bool(self.labels), {}, ""
        return shown

    def typed(self, event: pygame.event.Event) -> bool:
        """A key went down while labels are shown: True when it belongs to one."""
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
        return bool(letters) and not set(self.letters()) & set(letters)  # a slip, not a command

    def released(self, event: pygame.event.Event) -> bool:
        """A key went up, or the window lost the keyboard; True when the labels disappeared with it."""
        self._way = ""
        if event.type == pygame.WINDOWFOCUSLOST:
            return self.let_go()
        if event.key not in _KEYS or self._held < 0:
            return False
        tapped, self._held = self._held < _TAP, -1.0
        return not tapped and self.hide()

    def let_go(self) -> bool:
        """Release all held keys; True when the labels disappeared."""
        self._way, self._held = "", -1.0
        return self.hide()

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the focus moved."""
        slower = self.hand.host.app.settings.repeat_factor
        if self._held >= 0:
            self._held += dt
        self._again -= dt / slower
        if not self._way or self._again > 0:
            return False
        self._again += _NEXT
        self.walk(self._way)
        return True

    def draw_labels(self, pen: Pen) -> None:
        """Draw the labels."""
        found, wide = self.hand.things() if self.labels else (), pen.px(34)
        for name, thing in self.labels.items():
            rect = next((place.rect for place in found if place.what == thing), None)
            if rect is not None and name.startswith(self._typed):
                left = min(max(rect.left - wide // 3, 0), pen.layout.width - wide)
                middle = min(max(rect.top + pen.px(4), wide // 2), pen.layout.height - wide // 2)
                pen.paint.key(pen.surface, name.upper(), left + wide, middle)


def walk(found: Sequence[Place[T]], here: Place[T], way: str) -> Place[T] | None:
    """The nearest thing in that direction: in the quarter ahead if there is one, else anywhere ahead."""
    across, down = WAYS[way]

    def far(there: Place[T]) -> float:
        dx, dy = there.at[0] - here.at[0], there.at[1] - here.at[1]
        along, aside = dx * across + dy * down, abs(dx * down) + abs(dy * across)
        if along <= 0:
            return inf
        return hypot(along, aside) if aside <= along else _BESIDE + along + 3 * aside

    best = min((thing for thing in found if thing.what != here.what), key=far, default=None)
    return best if best is not None and far(best) < inf else None


def nearest(found: Sequence[Place[T]], at: Pixel) -> Place[T] | None:
    """The thing nearest to a point."""
    return min(found, key=lambda thing: hypot(thing.at[0] - at[0], thing.at[1] - at[1]), default=None)


def label(things: Sequence[tuple[T, str | None]], taken: Collection[str]) -> dict[str, T]:
    """The label to press for each: its own, else one or two letters not `taken`; no label begins another."""
    out = {own: thing for thing, own in things if own}
    rest = [thing for thing, own in things if own == ""]
    letters = [letter for letter in ascii_lowercase if letter not in taken]
    double = max(0, -(-(len(rest) - len(letters)) // max(1, len(letters) - 1)))  # letters that begin two-letter labels
    single = len(letters) - double
    words = letters[:single] + [first + second for first in letters[single:] for second in letters]
    return out | dict(zip(words, rest, strict=False))
