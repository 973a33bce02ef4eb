"""The things of a board under the pointer, under the focus of keys, or under a finger.

A *thing* is a hit target: a place of the board, a button, a place of an open panel.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from math import dist
from typing import Generic, NamedTuple

from typing_extensions import TypeVar

from luna.shell.board.display import Display
from luna.shell.board.frame import Frame
from luna.shell.board.host import Host
from luna.shell.board.pen import Pixel, Rect
from luna.shell.input.touch import reached

T = TypeVar("T")


@dataclass(slots=True)
class Pointer:
    """The pointer of one table; its `Steering` sets the leading device, its hand the point."""

    point: Pixel = (0, 0)
    keyed: bool = False  # keys or pad were used last: a press means the focus, not the thing under the pointer
    padded: bool = False  # it was the pad


class Place(NamedTuple, Generic[T]):
    """Where a thing is."""

    what: T
    rect: Rect  # the rectangle of the ring
    at: Pixel  # the anchor for arrows


@dataclass(frozen=True)
class Button:
    """A button of the frame, by its command."""

    name: str


@dataclass(frozen=True)
class Verb:
    """A verb of the action bar."""

    name: str


@dataclass(frozen=True)
class Spot:
    """A place of an open panel."""

    panel: str
    number: int


def spots(host: Host, layout: Frame) -> Iterator[Place[Spot]]:
    """The places of all open panels."""
    for panel in host.open:
        for number, rect in enumerate(panel.spots(layout)):
            if rect:
                yield Place(Spot(panel.name, number), rect, rect.center)


def button_of(host: Host, spot: Spot) -> tuple[str, str]:
    """The name and the words of the button at a place of a panel; empty where that is not a button."""
    panel = next((one for one in host.open if one.name == spot.panel), None)
    if panel is None or spot.number >= len(panel.places):
        return "", ""
    what = panel.places[spot.number][1]
    return next(((name, words) for name, words, _ in panel.deeds() if name == what), ("", ""))


def buttons(layout: Frame) -> Iterator[Place[Button | Verb]]:
    """The buttons of the frame: verbs, rail, top bar, the box of the draft, reset and undo."""
    bar = layout.bar
    for verb, rect in bar.verbs.items():
        yield Place(Verb(verb), rect, rect.center)
    taking_back = {"undo": bar.undo_hit, "reset": bar.reset, "draft": bar.draft}
    for name, rect in {**layout.rail.buttons, **layout.top.buttons, **taking_back}.items():
        yield Place(Button(name), rect, rect.center)


class Pointing(Generic[T]):
    """The things of a board under the pointer or in the focus of the keys."""

    def __init__(self, host: Host, display: Display) -> None:
        self.host, self.display, self.text = host, display, host.app.catalogue
        self.pointer = Pointer()
        self.hover: T | None = None
        """The thing under the pointer, or with the focus of the keys."""
        self.at: Pixel = display.layout.free.center
        """The last position of the focus."""
        self.clicked: Callable[[T], object] = self.click
        """Called with every click; a game with its own controller for clicks sets it."""
        self.pressed: T | None = None
        """The thing on which the button was last pressed."""

    # ---- provided by a game

    @abstractmethod
    def things(self) -> Sequence[Place[T]]:
        """All things that can be pointed at, topmost first."""

    @abstractmethod
    def legal(self) -> Sequence[T]:
        """The usable things now, in the order of next and previous."""

    @abstractmethod
    def click(self, thing: T) -> None:
        """Carry out a click on a thing."""

    def possible(self) -> Collection[T]:
        """The things that a screen reader calls usable."""
        return self.legal()

    def cycle(self) -> Sequence[T]:
        """The order of next and previous: legal things, then the buttons of open panels."""
        spots = [place.what for place in self.things() if isinstance(place.what, Spot)]
        legal = self.legal()
        return [*legal, *(spot for spot in spots if spot not in legal and all(button_of(self.host, spot)))]

    drags = False
    """Whether things can be dragged."""

    def drop(self, point: Pixel) -> bool:
        """Handle the release of the button; True when it ends a drag."""
        return False

    def aim(self, point: Pixel, reach: int) -> Pixel:
        """The point that a finger means: a button or a legal thing within `reach` pixels, unless it is on one."""
        things, legal = self.things(), set(self.legal())
        able = {place.what for place in things if place.what in legal or isinstance(place.what, Button)}
        if self.pick(point) in able:
            return point
        near = [place for place in things if place.what in able and reached(place.rect, point, reach)]
        near = [place for place in near if self.pick(place.rect.center) == place.what]
        closest = min(near, key=lambda place: dist(place.rect.center, point), default=None)
        return point if closest is None else closest.rect.center

    # ---- the same for every game

    def clear(self) -> None:
        """Remove the effects of the last press."""

    def pick(self, point: Pixel) -> T | None:
        """The thing under a point."""
        return next((place.what for place in self.things() if place.rect.collidepoint(point)), None)

    def where(self, thing: T | None) -> Rect | None:
        """The rectangle of a thing, None where there is no such thing now."""
        return next((place.rect for place in self.things() if place.what == thing), None)

    def moved(self, point: Pixel) -> bool:
        """Note where the pointer is; True when the picture changes."""
        before, self.pointer.point = self.hover, point
        self.hover = self.pick(point)
        return before != self.hover

    def leave(self, point: Pixel) -> bool:
        """Note that the pointer is on something over the table; True when it was on a thing."""
        before, self.pointer.point, self.hover = self.hover, point, None
        return before is not None

    def press(self, point: Pixel) -> None:
        """Handle a press of the button at a point."""
        self.clear()
        self.moved(point)
        self.pressed = self.hover
        if self.hover is not None:
            self.clicked(self.hover)

    def lead(self, thing: T) -> None:
        """Move the focus of the keys to a thing."""
        self.pointer.keyed, self.hover = True, thing
        if (rect := self.where(thing)) is not None:
            self.at = rect.center

    def let_go(self) -> None:
        """Close every card: a scene comes on top."""
        self.clear()
        self.hover = None
