"""The player's hand over a board of any game: pointing, cards, refusals, and what keys and screen readers reach.

A *thing* is whatever a pointer can mean: a place of the board, a button, a place of an open panel. A game derives its
hand from `Hand`: it says which things there are, which are legal, what a card says of one, and what a click does.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from math import dist
from typing import Final, Generic, NamedTuple

from typing_extensions import TypeVar, override

from luna.core.game import Reason
from luna.shell.board.card import Card
from luna.shell.board.display import Display
from luna.shell.board.draft import Answer, Draft
from luna.shell.board.frame import Frame
from luna.shell.board.host import Host
from luna.shell.board.pen import Pixel, Rect
from luna.shell.drawing.motion import INSTANT
from luna.text import Catalogue

REFUSED: Final = 4.0
"""Seconds that a refusal is shown."""
READS: Final = 0.5
"""Seconds that the pointer rests on a thing before more than its lights is wanted."""

T = TypeVar("T")


@dataclass(slots=True)
class Pointer:
    """The pointer of one table; its `Steering` says which device leads, its hand where the pointer is."""

    point: Pixel = (0, 0)
    keyed: bool = False
    """Keys or pad spoke last: a press means the focus, not what lies under the pointer."""
    padded: bool = False
    """It was the pad."""


class Place(NamedTuple, Generic[T]):
    """Where a thing is."""

    what: T
    rect: Rect  # the ring goes round it
    at: Pixel  # where arrows start from and lead to


@dataclass(frozen=True)
class Button:
    """A button of the frame, by its command."""

    name: str


@dataclass(frozen=True)
class Spot:
    """A place of an open panel."""

    panel: str
    number: int


def _within(rect: Rect, point: Pixel, reach: int) -> bool:
    """Whether a point lies in a rectangle that is at least twice as wide and high as `reach`."""
    return rect.inflate(max(0, 2 * reach - rect.width), max(0, 2 * reach - rect.height)).collidepoint(point)


def spots(host: Host, layout: Frame) -> Iterator[Place[Spot]]:
    """The places of all open panels."""
    for panel in host.open:
        for number, rect in enumerate(panel.spots(layout)):
            if rect:
                yield Place(Spot(panel.name, number), rect, rect.center)


def buttons(layout: Frame) -> Iterator[Place[Button]]:
    """The buttons of rail and top bar, and undo."""
    for name, rect in {**layout.rail.buttons, **layout.top.buttons, "undo": layout.bar.undo_hit}.items():
        yield Place(Button(name), rect, rect.center)


class Pointing(Generic[T]):
    """The things of a board under the pointer or the focus of the keys."""

    def __init__(self, host: Host, display: Display) -> None:
        self.host, self.display, self.text = host, display, host.app.catalogue
        self.pointer = Pointer()
        self.hover: T | None = None
        """The thing that is pointed at, or has the focus of the keys."""
        self.at: Pixel = display.layout.free.center
        """Where the focus was last."""
        self.clicked: Callable[[T], object] = self.click
        """Told of every click; a game whose clicks have a controller of their own puts it here."""
        self.pressed: T | None = None
        """The thing on which the button went down last."""

    # ---- what a game says

    @abstractmethod
    def things(self) -> Sequence[Place[T]]:
        """All things that can be pointed at, what lies on top first."""

    @abstractmethod
    def legal(self) -> Sequence[T]:
        """The things with which something can be done now, in the order of next and previous."""

    @abstractmethod
    def click(self, thing: T) -> None:
        """Do what a click on a thing means."""

    def possible(self) -> Collection[T]:
        """The things of which a screen reader says that something can be done with them."""
        return self.legal()

    drags = False
    """Whether things can be dragged."""

    def drop(self, point: Pixel) -> bool:
        """The button is released; True when that says more than the click: a drag."""
        return False

    def aim(self, point: Pixel, reach: int) -> Pixel:
        """The point that a finger means: a legal thing that lies within `reach` pixels, unless it is on one."""
        legal = set(self.legal())
        if self.pick(point) in legal:
            return point
        near = [place for place in self.things() if place.what in legal and _within(place.rect, point, reach)]
        near = [place for place in near if self.pick(place.rect.center) == place.what]
        closest = min(near, key=lambda place: dist(place.rect.center, point), default=None)
        return point if closest is None else closest.rect.center

    # ---- the same for every game

    def pick(self, point: Pixel) -> T | None:
        """The thing under a point."""
        return next((place.what for place in self.things() if place.rect.collidepoint(point)), None)

    def where(self, thing: T | None) -> Rect | None:
        """The rectangle of a thing, None where there is no such thing now."""
        return next((place.rect for place in self.things() if place.what == thing), None)

    def moved(self, point: Pixel) -> bool:
        """The pointer is there; True when something else is to be seen."""
        before, self.pointer.point = self.hover, point
        self.hover = self.pick(point)
        return before != self.hover

    def leave(self, point: Pixel) -> bool:
        """The pointer is on something that lies over the table; True when it was on a thing."""
        before, self.pointer.point, self.hover = self.hover, point, None
        return before is not None

    def press(self, point: Pixel) -> None:
        """The button goes down."""
        self.moved(point)
        self.pressed = self.hover
        if self.hover is not None:
            self.clicked(self.hover)

    def lead(self, thing: T) -> None:
        """Bring the focus of the keys to a thing."""
        self.pointer.keyed, self.hover = True, thing
        if (rect := self.where(thing)) is not None:
            self.at = rect.center

    def let_go(self) -> None:
        """Something comes on top: no card stays open."""
        self.hover = None


class Hand(Pointing[T]):
    """The hand of the player at this machine: its draft, the cards of what it points at, and refusals."""

    parts: Sequence[str] = ("board", "commands")
    """The groups of things for a screen reader, in reading order."""
    strip: Sequence[Rect] = ()
    """The prompt line, where a draft is put together; no panel lies over it."""
    draft: Draft | None = None
    """The turn that is being put together, in a game that has drafts."""

    def __init__(self, host: Host, display: Display) -> None:
        super().__init__(host, display)
        self.refused: Card | None = None
        """The refusal that is shown now."""
        self.kindly = False
        """It only says what comes first."""
        self.left = 0.0
        """Seconds that it stays."""
        self._rested: tuple[object, float] = (None, 0.0)  # the thing under the pointer, and for how many seconds
        self._about: Rect | None = None  # what it is about
        self._cards: dict[T, Card | None] = {}  # of the present draft
        self._state: object = None  # that the names were made for
        self._names: dict[T, tuple[str, str]] = {}  # of the present draft, see `named`

    # ---- what a game says

    @abstractmethod
    def tell(self, thing: T) -> Card | None:
        """Make the card of a thing; None where there is nothing to say."""

    @abstractmethod
    def named(self, thing: T) -> tuple[str, str]:
        """The part of the board that a thing belongs to, and its name; a thing without a name is not read out."""

    @property
    def topic(self) -> str:
        """The rule of the thing that is pointed at; empty for the first page."""
        return ""

    def hint(self, key: str) -> str:
        """What comes first, in words, where a click did nothing and no rule has a say."""
        return self.text(key)

    def refusal(self, words: str, thing: T | None, kindly: bool) -> Card:
        """The card of a refusal."""
        return Card(words)

    # ---- pointing

    @override
    def press(self, point: Pixel) -> None:
        self.clear()
        super().press(point)

    @override
    def let_go(self) -> None:
        super().let_go()
        self.clear()

    def refresh(self) -> None:
        """The draft, the position or what may be done has changed."""
        self.forget()
        if not self.pointer.keyed:
            self.moved(self.pointer.point)

    def forget(self) -> None:
        """Make the cards anew, and the names if the position or the draft has changed."""
        self._cards.clear()
        state = bytes(self.host.position), self.drafted, self.text.language, tuple(self.host.names)
        if state != self._state:
            self._state = state
            self._names.clear()

    # ---- the draft

    @property
    def begun(self) -> Draft | None:
        """The draft, to be taken up again after an interruption (`Board.take_up`); None while nothing is drafted."""
        return self.draft if self.draft is not None and self.draft.busy else None

    @property
    def drafted(self) -> object:
        """A value of the draft that differs after every step; None without a draft."""
        return None if self.draft is None else self.draft.state

    @property
    def no_hint(self) -> str:
        """Why there can be no hint now, a key of the catalogue; empty when there can."""
        if self.host.table.game.over(self.host.position):
            return "hint-over"
        return "hint-not-now" if self.host.company.watching else ""

    def wheel(self, steps: int) -> bool:
        """Take the wheel, or the keys for more and less; False when they mean nothing now."""
        changed = self.draft is not None and self.draft.wheel(1 if steps > 0 else -1)
        if changed:
            self.refresh()
        return changed

    def back(self) -> bool:
        """Take one step of the draft back; False when there is none."""
        changed = self.draft is not None and self.draft.back()
        if changed:
            self.clear()
            self.refresh()
        return changed

    def answer(self, answer: Answer, thing: T) -> bool:
        """Take the answer to a click: play its turn, or say why nothing happened. True when a turn is played."""
        if answer.reason is not None:
            self.host.app.sound.play("refuse")
            self.refuse(self.host.history.teller.refusal(self.text, answer.reason), thing, kindly=False)
        elif answer.turn is None and answer.hint is not None:
            self.refuse(self.hint(answer.hint), thing)
        self.refresh()
        return answer.turn is not None

    # ---- refusals and cards

    def deny(self, reason: Reason) -> None:
        """The table refused a turn."""
        self.refuse(self.host.history.teller.refusal(self.text, reason), kindly=False)
        self.refresh()

    def refuse(self, words: str, thing: T | None = None, kindly: bool = True) -> None:
        """Say for a while why nothing happened; `kindly`: only what comes first."""
        self.refused, self.kindly, self.left = self.refusal(words, thing, kindly), kindly, REFUSED
        self._about = self.where(self.hover)

    def clear(self) -> None:
        """Take the last refusal away."""
        self.refused = None

    def update(self, dt: float) -> bool:
        """One step of `dt` seconds; True when a refusal has gone, or a card is to be read now."""
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
        """What the pointer is on, as cards tell it apart."""
        return self.hover

    @property
    def rests(self) -> bool:
        """Whether the pointer has stayed on this thing long enough to read about it."""
        wanted = 0.0 if self.host.app.settings.speed == INSTANT else READS
        return self.under is not None and self._rested[0] == self.under and self._rested[1] >= wanted

    def shows(self, told: Card) -> bool:
        """Whether a card is shown before the pointer rests."""
        return True

    def card(self) -> Card | None:
        """The card that is shown now: the last refusal, else that of the thing pointed at."""
        if self.refused is not None:
            return self.refused
        return None if self.hover is None or self.display.busy else self.card_of(self.hover)

    def card_of(self, thing: T) -> Card | None:
        """The card of a thing, made once for each state of the draft."""
        if thing not in self._cards:
            self._cards[thing] = self.tell(thing)
        return self._cards[thing]

    def known(self, thing: T) -> bool:
        """Whether the card of a thing has been made for this draft."""
        return thing in self._cards

    def called(self, thing: T) -> tuple[str, str]:
        """See `named`; asked once for each state of the draft."""
        if thing not in self._names:
            self._names[thing] = self.named(thing)
        return self._names[thing]

    def pointed(self) -> Rect | None:
        """The rectangle that the card is about."""
        return self._about if self.refused is not None else self.where(self.hover)


def command_words(text: Catalogue, name: str) -> str:
    """The name of a command, empty where it has none."""
    return text(f"command-{name}") if text.has(f"command-{name}") else ""
