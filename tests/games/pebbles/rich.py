"""The worked example of `docs/adding-a-game.md`: Pebbles with a picture, a film, a draft with cards, and a lesson.

It uses the kit of `luna.shell.board` and nothing else. Pebbles are picked up one by one, the wheel takes more or fewer,
the plate below the heap plays the draft. A taken pebble flies to the panel of its seat. It has its own client, too.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Turn
from luna.games.pebbles import board as sketch
from luna.games.pebbles import rules
from luna.shell.board.card import Card, CardLine, turn_card
from luna.shell.board.draft import DRAFTED, Answer, StepDraft
from luna.shell.board.draft_board import DraftHand
from luna.shell.board.films.film import Clip, Flight, badge, edit, glide, middle, way
from luna.shell.board.frame import Content, Frame
from luna.shell.board.framed_display import FramedDisplay
from luna.shell.board.host import Host
from luna.shell.board.panels.cardpanel import CardPanel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.client.plain_client import PlainClient
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted

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

    @property
    def name(self) -> str:
        """The name in lessons."""
        return f"pebble {self.number}"


@dataclass(frozen=True)
class Plate:
    """The plate that plays the draft."""

    name = "plate"  # the name in lessons


@dataclass(frozen=True)
class Other:
    """A button that plays another turn: giving back, reaching into the bag."""

    turn: Turn


Thing = Pebble | Plate | Other


def where(frame: Frame, row: bytearray) -> dict[Thing, Rect]:
    """The rectangles of all things of the board: for pointer, keys, rings, cards, lessons and screen readers."""
    layout, found = frame.free, dict[Thing, Rect]()
    step = min(layout.width // 14, layout.height // 12)
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


# ---- the draft: what a click does to it


@dataclass
class Taking(StepDraft):
    """A number of pebbles in the hand."""

    row: bytearray
    count: int = 0

    @property
    @override
    def state(self) -> object:
        return self.count or None

    @override
    def back(self) -> bool:
        return self.wheel(-1)

    @override
    def wheel(self, steps: int) -> bool:
        """Take more or fewer, as far as the rules allow."""
        count = self.count + steps
        fits = count == 0 or (0 < count <= 3 and rules.why_not(self.row, (count,)) is None)
        self.count = count if fits else self.count
        return fits

    @override
    def targets(self) -> Sequence[Thing]:
        others = [Other(turn) for goal in rules.intents(self.row).values() for turn in goal if turn[0] > 3]
        return [*map(Pebble, range(self.row[0])), *([Plate()] if self.count else others)]

    @override
    def click(self, target: Thing) -> Answer:
        """Pick a pebble up; the plate, or another button, plays."""
        if isinstance(target, Other):
            return Answer(target.turn)
        if isinstance(target, Plate):
            return self.commit()
        return DRAFTED if self.wheel(1) else Answer(reason=rules.why_not(self.row, (self.count + 9,)))

    @override
    def commit(self) -> Answer:
        return Answer((self.count,)) if self.count else super().commit()


# ---- the display: a picture with the draft in it, and films


@edit
def lifted(row: bytearray, number: int) -> None:
    """Take one pebble off the heap, or put it back."""
    row[0] += number


def falls(pen: Pen, flight: Flight, point: Pixel, share: float) -> None:
    """Draw a flying pebble."""
    draw_pebble(pen, Rect(0, 0, pen.px(44), pen.px(36)).move(point[0] - pen.px(22), point[1] - pen.px(18)), 0)


def draw_pebble(pen: Pen, rect: Rect, number: int, rim: int = 0) -> None:
    """Draw one pebble, or the rim of one that is taken."""
    ink = theme.GOLD if rim else theme.rgb(("#9AA7C7", "#C7B79A", "#8FA89C")[number % 3])
    noted(pen.surface, pygame.draw.ellipse(pen.surface, ink, rect, rim))


class PebblesDisplay(FramedDisplay):
    """The heap."""

    content = Content({}, rail=("hint", "log", "recap", "forecast", "whatif", "rules"))
    drafted: Taking | None

    @property
    @override
    def places(self) -> dict[Thing, Rect]:
        return where(self.layout, self.row)

    @override
    def place(self, thing: Turn) -> Rect | None:
        """The place of a hint: the plate."""
        return self.places[Plate()]

    @override
    def named(self, name: str, seat: int) -> Rect | None:
        """A thing by name, including the whole `heap` in lessons."""
        rects = [rect for thing, rect in self.places.items() if name == "heap" and isinstance(thing, Pebble)]
        return rects[0].unionall(rects[1:]) if rects else super().named(name, seat)

    @override
    def draw_stage(self, pen: Pen) -> None:
        left = self.row[0] - (self.drafted.count if self.drafted is not None else 0)
        for thing, rect in self.places.items():
            if isinstance(thing, Pebble):
                draw_pebble(pen, rect, thing.number)
                if thing.number >= left:
                    draw_pebble(pen, rect, thing.number, pen.px(3))
                continue
            turn = thing.turn if isinstance(thing, Other) else ()
            sign = f"+{turn.count(rules.GIVE)}" if rules.GIVE in turn else "?" if turn else str(left)
            pen.paint.panel(pen.surface, rect, "card")
            pen.centred(sign, "heading" if turn else "display", theme.GOLD, rect.center)

    @override
    def clips(self, event: rules.Taken, row: bytearray) -> Iterator[Clip]:
        for number in range(max(0, event.pebbles)):
            route = way(middle(where, Pebble(row[0] - 1 - number)), badge(event.seat))
            look, start = glide(falls), number * _NEXT
            yield Clip(None, start, _FLIES, lifted(-1), route=route, look=look, arc=80, over=True)


# ---- the hand: its things and their cards


class PebblesHand(DraftHand):
    """The hand over the heap."""

    display: PebblesDisplay
    draft: Taking

    @override
    def begin(self) -> Taking:
        return Taking(bytearray(self.host.position))

    @override
    def about(self, thing: Thing) -> Card:
        """The result of the draft after this click."""
        row, busy = self.display.row, self.draft.busy
        turn = thing.turn if isinstance(thing, Other) else (max(1, self.draft.count),)

        def line(event: rules.Taken) -> CardLine | None:
            left, sign = row[0] - event.pebbles, f"\u2212{event.pebbles}"
            return CardLine(str(left), theme.GAIN if left % 4 == 0 else None, sign=sign, kind="loss") if busy else None

        return turn_card(rules, row, turn, sketch.turn_words(self.text, row, turn), line)

    @override
    def prompt(self) -> tuple[str, str]:
        count = self.draft.count
        return (sketch.turn_words(self.text, self.display.row, (count,)), "") if count else super().prompt()


# ---- a panel and the client: everything together


def forecast(host: Host) -> CardPanel:
    """A good number of pebbles for the seat to move."""

    def card() -> Card:
        text, row = host.app.catalogue, host.position
        said = sketch.turn_words(text, row, (row[0] % 4 or 1,))
        return Card(text("command-forecast"), (CardLine(said, sign=str(row[0])),))

    return CardPanel("forecast", card)


CLIENT: Final = PlainClient(rules, sketch, PebblesDisplay, PebblesHand, [forecast])
"""The client; of the sketch it keeps the words."""
