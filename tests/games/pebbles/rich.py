"""The worked example of `docs/adding-a-game.md`: Pebbles with a picture, a film, a draft with cards, and a lesson.

It uses the kit of `luna.shell.board` and nothing else. Pebbles are picked up one by one, the wheel takes more or fewer,
the plate below the heap plays the draft. A taken pebble flies to the panel of its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.core.game import Position
from luna.games.pebbles import board as sketch
from luna.games.pebbles import rules
from luna.shell.board import cardface
from luna.shell.board.board import Board
from luna.shell.board.card import Card, CardLine
from luna.shell.board.chrome import Chrome
from luna.shell.board.draft import DRAFTED, Answer, Draft
from luna.shell.board.films.film import Clip, Film, Flight, Stage, edit, glide, way
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.hand import Hand, command_words
from luna.shell.board.host import Host
from luna.shell.board.panel import kept_free
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.plain_board import PlainDisplay
from luna.shell.board.pointing import Button, Place, buttons
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground, noted
from luna.table.chronicle import Outcome

_ROW: Final = 10  # pebbles
_FLIES, _NEXT = 450, 90  # milliseconds of a pebble in the air, and until the next one follows

LESSON: Final = """lesson pebbles
others 1

look heap
light heap
do take
teaches P1
light pebble 8; plate
play 2
try task
aim heap 4
within 2
play 2

pebbles {"seats": ["red", "blue"], "pebbles": 9}
"""


# ---- things: dataclasses that can be compared; the frame's own are `Button` and `Spot`


@dataclass(frozen=True)
class Pebble:
    """A pebble of the heap, 0 = the lowest."""

    number: int


@dataclass(frozen=True)
class Plate:
    """The plate that plays the draft."""


@dataclass(frozen=True)
class Other:
    """A button that plays another turn: giving back, reaching into the bag."""

    turn: tuple[int, ...]


Thing = Pebble | Plate | Other | Button


def where(layout: Rect, row: bytearray) -> dict[Thing, Rect]:
    """The rectangles of all things of the board: for pointer, keys, rings, cards, lessons and screen readers."""
    step, found = min(layout.width // 14, layout.height // 12), dict[Thing, Rect]()
    for number in range(row[0]):
        rect = Rect(0, 0, round(step * 0.86), round(step * 0.7))
        across, up = number % _ROW, number // _ROW
        rect.center = layout.centerx + round((across - (_ROW - 1) / 2) * step), layout.top + (7 - up) * step
        found[Pebble(number)] = rect
    found[Plate()] = Rect(layout.centerx - step, layout.top + 8 * step, 2 * step, step)
    for rect, turn in sketch.spots(layout, row):
        if turn[0] in (rules.GIVE, rules.REACH):
            found[Other(turn)] = rect
    return found


# ---- the draft: what `Draft` wants, and what a click does to it


@dataclass
class Taking:
    """So many pebbles in the hand."""

    row: Position
    count: int = 0

    @property
    def busy(self) -> bool:
        return self.count > 0

    @property
    def state(self) -> object:
        return self.count or None

    def back(self) -> bool:
        return self.wheel(-1)

    def wheel(self, steps: int) -> bool:
        """More or fewer, as long as the rules allow it."""
        count = self.count + steps
        fits = count == 0 or (0 < count <= 3 and rules.why_not(bytearray(self.row), (count,)) is None)
        self.count = count if fits else self.count
        return fits

    def click(self, thing: Thing) -> Answer:
        """A pebble is picked up; the plate, or another button, plays."""
        if isinstance(thing, Other):
            return Answer(thing.turn)
        if isinstance(thing, Plate):
            return Answer((self.count,)) if self.count else Answer(hint="bar-point")
        return DRAFTED if self.wheel(1) else Answer(reason=rules.why_not(bytearray(self.row), (self.count + 9,)))


# ---- the display: a picture with the draft in it, and films


@edit
def lifted(row: bytearray, number: int) -> None:
    """Take one pebble off the heap, or put it back."""
    row[0] += number


def falls(pen: Pen, flight: Flight, point: Pixel, share: float) -> None:
    """Draw a pebble on its way."""
    draw_pebble(pen, Rect(0, 0, pen.px(44), pen.px(36)).move(point[0] - pen.px(22), point[1] - pen.px(18)), 0)


def draw_pebble(pen: Pen, rect: Rect, number: int) -> None:
    """Draw one pebble."""
    noted(pen.surface, pygame.draw.ellipse(pen.surface, theme.rgb(("#9AA7C7", "#C7B79A", "#8FA89C")[number % 3]), rect))


class Picture:
    """The picture in the middle of the frame, a `plain.Sketch`. No place plays a turn by itself."""

    told = staticmethod(sketch.told)

    def draw(self, pen: Pen, rect: Rect, position: Position) -> None:
        """Draw pebbles, plate and buttons."""
        for thing, place in where(rect, bytearray(position)).items():
            if isinstance(thing, Pebble):
                draw_pebble(pen, place, thing.number)
            elif isinstance(thing, Other):
                pen.paint.panel(pen.surface, place, "card")
                giving = thing.turn[0] == rules.GIVE
                sign = f"+{thing.turn.count(rules.GIVE)}" if giving else "?"
                pen.centred(sign, "heading", theme.now.MOONLIGHT, place.center)

    def spots(self, rect: Rect, position: Position) -> Sequence[tuple[Rect, tuple[int, ...]]]:
        """None: turns are drafted."""
        return ()


class PebblesDisplay(PlainDisplay):
    """The heap."""

    def __init__(self, host: Host) -> None:
        self.taken = 0  # pebbles that a draft has picked up
        super().__init__(host.app, rules, Picture(), host.position, host.mode.tone)

    @override
    def film(self, before: bytearray, events: Sequence[Any], after: bytearray) -> Film:
        clips = []
        for event in events:
            heap = where(self.layout.free, before)
            for number in range(max(0, event.pebbles)):
                top = heap[Pebble(before[0] - 1 - number)].center
                start, panel = number * _NEXT, event.seat
                route = way(partial(_at, top), partial(_badge, panel))
                clips.append(Clip(None, start, _FLIES, lifted(-1), route=route, look=glide(falls), arc=80, over=True))
        return Film(self.layout, before, clips, after)

    @property
    @override
    def key(self) -> object:
        return bytes(self.shown), self.taken

    @override
    def painted(self, chrome: Chrome) -> Ground:
        ground = super().painted(chrome)
        pen, row = self.pen.on(ground.surface), self.shown
        plate, wide = self.places[Plate()], pen.px(3)
        for number in range(row[0] - self.taken, row[0]):
            pygame.draw.ellipse(ground.surface, theme.GOLD, self.places[Pebble(number)], wide)
        pen.paint.panel(pen.surface, plate, "card")
        pen.centred(str(row[0] - self.taken), "display", theme.GOLD, plate.center)
        return ground

    @property
    def places(self) -> dict[Thing, Rect]:
        """Where everything is now."""
        return where(self.layout.free, self.shown)


def _at(point: Pixel, _: Stage) -> Pixel:
    return point


def _badge(seat: int, stage: Stage) -> Pixel:
    badge: Pixel = stage.layout.panels[seat].badge
    return badge


# ---- the hand: which things there are, what a card says of them, what a click does


class PebblesHand(Hand[Thing]):
    """The hand over the heap."""

    display: PebblesDisplay
    draft: Taking

    def __init__(self, host: Host, display: PebblesDisplay) -> None:
        super().__init__(host, display)
        self.draft = Taking(host.position)

    @override
    def refresh(self) -> None:
        self.display.taken = self.draft.count
        super().refresh()

    @override
    def things(self) -> Sequence[Place[Thing]]:
        places = [Place(thing, rect, rect.center) for thing, rect in self.display.places.items()]
        return places + [Place(*place) for place in buttons(self.display.layout)]

    @override
    def legal(self) -> Sequence[Thing]:
        if self.host.company.watching:
            return ()
        return [thing for thing in self.display.places if not isinstance(thing, Plate) or self.draft.busy]

    @override
    def click(self, thing: Thing) -> None:
        if isinstance(thing, Button):
            self.host.do(thing.name)
            return
        answer = self.draft.click(thing)
        if self.answer(answer, thing):
            self.host.play(answer.turn or ())

    @override
    def tell(self, thing: Thing) -> Card | None:
        """What the draft would come to with this click."""
        if isinstance(thing, Button):
            return None
        turn = thing.turn if isinstance(thing, Other) else (max(1, self.draft.count),)
        left = self.display.shown[0] - self.draft.count
        line = CardLine(str(left), theme.GAIN if left % 4 == 0 else None, sign=f"\u2212{self.draft.count}", kind="loss")
        return Card(sketch.told(self.text, self.display.shown, turn), (line,) if self.draft.busy else ())

    @override
    def named(self, thing: Thing) -> tuple[str, str]:
        if isinstance(thing, Button):
            return "commands", command_words(self.text, thing.name)
        card = self.cards[thing]
        return "board", card.title if card else ""


# ---- the board: everything together


class PebblesBoard(Board):
    """The heap, the hand over it and the keys."""

    display: PebblesDisplay
    hand: PebblesHand

    def __init__(self, host: Host) -> None:
        display = PebblesDisplay(host)
        hand = PebblesHand(host, display)
        super().__init__(host, display, hand, FocusKeys(hand))

    @override
    def named(self, name: str, seat: int) -> Rect | None:
        """`heap`, `plate` and `pebble N` in lessons."""
        what, _, number = name.partition(" ")
        places = self.display.places
        if what == "heap":
            rects = [rect for thing, rect in places.items() if isinstance(thing, Pebble)]
            return rects[0].unionall(rects[1:]) if rects else None
        return places.get(Plate() if what == "plate" else Pebble(int(number)))

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"do": self._do, "commit": partial(self.hand.click, Plate()), "reset": self._reset}

    def _do(self) -> None:
        self.hand.click(self.hand.hover or Plate())

    def _reset(self) -> None:
        self.hand.draft = Taking(self.host.position)
        self.hand.refresh()

    @override
    def take(self, moved: bool = True) -> None:
        super().take(moved)
        self._reset()

    @override
    def take_up(self, draft: Draft) -> None:
        assert isinstance(draft, Taking)
        self.hand.draft = draft
        self.hand.refresh()

    @override
    def show(self, outcome: Outcome) -> None:
        self.display.play(self.host.table.position_at(outcome.before), outcome.events, bytearray(outcome.position))

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        hover, count = self.hand.hover, self.hand.draft.count
        title = sketch.told(self.text, self.display.shown, (count,)) if count else self.text("bar-point")
        return replace(chrome, hover=hover.name if isinstance(hover, Button) else "", draft_title=title)

    @override
    def draw_over(self, surface: pygame.Surface) -> None:
        pen, hand = self.display.pen.on(surface), self.hand
        self.focus.draw_labels(pen.frame)
        if (rect := hand.where(hand.hover)) is not None:
            pen.paint.focus(surface, rect)

    @override
    def draw_card(self, surface: pygame.Surface) -> None:
        if (card := self.hand.card()) is not None:
            rects = list(self.display.places.values())
            taken = [rects[0].unionall(rects[1:]), *kept_free(self.host.open)]
            cardface.draw(self.display.pen.on(surface), card, self.hand.pointed(), taken)
