"""The player's hand over a board of any game: its draft, cards and refusals, and the things that screen readers reach.

A game derives its hand from `Hand` and provides its things, the legal ones, the card of a thing, and the effect of a
click.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Final

from typing_extensions import TypeVar, override

from luna.core.game import Reason
from luna.shell.app import hints
from luna.shell.board.card import Card
from luna.shell.board.display import Display
from luna.shell.board.draft import Answer, Draft
from luna.shell.board.host import Host
from luna.shell.board.pen import Rect
from luna.shell.board.pointing import Pointing, T
from luna.shell.drawing import theme
from luna.shell.drawing.motion import INSTANT
from luna.text import Catalogue

REFUSED: Final = 4.0
"""Seconds that a refusal is shown."""
READS: Final = 0.5
"""Seconds that the pointer rests on a thing before its card appears."""


V = TypeVar("V")


class Made(dict[T, V]):
    """A cache of values by thing, each made on first use."""

    def __init__(self, make: Callable[[T], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, thing: T) -> V:
        made = self[thing] = self._make(thing)
        return made


class Hand(Pointing[T]):
    """The hand of the player at this machine: its draft, refusals, and the cards of the things under the pointer."""

    parts: Sequence[str] = ("board", "commands")
    """The groups of things for a screen reader, in reading order."""
    strip: Sequence[Rect] = ()
    """The prompt line with the draft; no panel covers it."""
    draft: Draft | None = None
    """The current draft, in a game that has drafts."""
    chosen: Collection[T] = ()
    """The things that are chosen already: a screen reader says so."""
    waits_to_refuse = False
    """Whether a card that plays no turn appears only where the pointer rests, because it covers the table."""

    def __init__(self, host: Host, display: Display) -> None:
        super().__init__(host, display)
        self.refused: Card | None = None
        """The visible refusal."""
        self.kindly = False
        """Whether it only names the step that comes first."""
        self.left = 0.0
        """The seconds for which it is still shown."""
        self._rested: tuple[object, float] = (None, 0.0)  # the thing under the pointer, and seconds since it got there
        self._about: Rect | None = None  # the subject of the refusal
        self.cards = Made[T, Card | None](self.tell)
        """The cards of things, cached for each state of the draft."""
        self.called = Made[T, tuple[str, str]](self.named)
        """The names of things, cached for each state of the draft, see `named`."""
        self._state: object = None  # the state that they were made for

    # ---- provided by a game

    @abstractmethod
    def tell(self, thing: T) -> Card | None:
        """Make the card of a thing; None where there is nothing to say."""

    @abstractmethod
    def named(self, thing: T) -> tuple[str, str]:
        """The part of the board that a thing belongs to, and its name; a thing without a name is not read aloud."""

    @property
    def topic(self) -> str:
        """The rule of the thing under the pointer; empty for the first page."""
        return ""

    def hint(self, key: str) -> str:
        """The words of a hint key: what to do first, where a click did nothing and no rule refuses."""
        return self.text(key)

    def refusal(self, words: str, thing: T | None, kindly: bool) -> Card:
        """The card of a refusal."""
        return Card(words)

    # ---- pointing

    def refresh(self) -> None:
        """Update everything after a change of the draft or the position."""
        self.forget()
        if not self.pointer.keyed:
            self.moved(self.pointer.point)

    def forget(self) -> None:
        """Rebuild the cards and the names if their facts may have changed."""
        host, rule = self.host, hints.named(self.host.app, "rules")
        state = bytes(host.position), host.table.length, self.drafted, tuple(host.names), rule, theme.now
        if state != self._state:
            self._state = state
            self.cards.clear()
            self.called.clear()

    @override
    def let_go(self) -> None:
        """Close the cards, and rebuild them at the next look, perhaps in another language or for another seat."""
        super().let_go()
        self._state = None

    # ---- the draft

    @property
    def begun(self) -> Draft | None:
        """The draft to be restored after an interruption (`Board.take_up`); None without a draft."""
        return self.draft if self.draft is not None and self.draft.busy else None

    @property
    def drafted(self) -> object:
        """A value of the draft that differs after every step; None without a draft."""
        return None if self.draft is None else self.draft.state

    @property
    def no_hint(self) -> str:
        """Why no hint is possible now, a key of the catalogue; empty when one is."""
        if self.host.table.game.over(self.host.position):
            return "hint-over"
        return "hint-not-now" if self.host.company.watching else ""

    def wheel(self, steps: int) -> bool:
        """Handle the wheel, or the keys for more and less; False when they have no effect now."""
        changed = self.draft is not None and self.draft.wheel(1 if steps > 0 else -1)
        if changed:
            self.refresh()
        return changed

    def back(self) -> bool:
        """Undo one step of the draft; False when there is none."""
        changed = self.draft is not None and self.draft.back()
        if changed:
            self.clear()
            self.refresh()
        return changed

    def answer(self, answer: Answer, thing: T) -> bool:
        """Handle the answer to a click: play its turn, or say why nothing happened. True when a turn is played."""
        if answer.reason is not None:
            self.host.app.sound.play("refuse")
            self.refuse(self.host.history.teller.refusal(self.text, answer.reason), thing, kindly=False)
        elif answer.turn is None and answer.hint is not None:
            self.refuse(self.hint(answer.hint), thing)
        self.refresh()
        return answer.turn is not None

    # ---- refusals and cards

    def deny(self, reason: Reason) -> None:
        """Show why the table refused a turn."""
        self.refuse(self.host.history.teller.refusal(self.text, reason), kindly=False)
        self.refresh()

    def refuse(self, words: str, thing: T | None = None, kindly: bool = True) -> None:
        """Say for a while why nothing happened; `kindly`: only what to do first."""
        self.refused, self.kindly, self.left = self.refusal(words, thing, kindly), kindly, REFUSED
        self._about = self.where(self.hover)

    @override
    def clear(self) -> None:
        """Remove the last refusal."""
        self.refused = None

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when a refusal has gone, or a card is to appear now."""
        self.left -= 0.0 if self.host.app.settings.unhurried else dt
        gone = self.refused is not None and self.left <= 0
        if gone:
            self.refused = None
        read, before = self.rests, self._rested
        self._rested = before[0], before[1] + dt
        if before[0] != self.under:
            self._rested = self.under, 0.0
        return gone or read != self.rests

    @property
    def under(self) -> object:
        """The thing under the pointer; while it stays the same, so does the card."""
        return self.hover

    @property
    def rests(self) -> bool:
        """Whether the pointer has rested on this thing long enough for its card."""
        wanted = 0.0 if self.host.app.settings.speed == INSTANT else READS
        return self.under is not None and self._rested[0] == self.under and self._rested[1] >= wanted

    def card(self) -> Card | None:
        """The card to show now: the last refusal, else that of the thing under the pointer."""
        if self.refused is not None:
            return self.refused
        return None if self.hover is None or self.display.busy else self.cards[self.hover]

    def pointed(self) -> Rect | None:
        """The rectangle of the card's subject."""
        return self._about if self.refused is not None else self.where(self.hover)


def command_words(text: Catalogue, name: str) -> str:
    """The name of a command, empty where it has none."""
    return text(f"command-{name}") if text.has(f"command-{name}") else ""
