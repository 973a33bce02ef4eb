"""The recap of the others' turns since your last one: numbered marks on the board, and a few lines."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from typing_extensions import override

from luna.games.luna.board.layout import crowd, places
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import table_frame, things
from luna.games.luna.board.picture.islands import BY_BOAT, BY_PAWN, BY_STACK
from luna.games.luna.board.picture.things import about
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.board.words import sentences
from luna.games.luna.board.words.sentences import brief, deeds
from luna.games.luna.rules import events as ev
from luna.shell.board.panels import recappanel
from luna.shell.board.panels.recappanel import Line
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.teller import Entry
from luna.shell.drawing import theme
from luna.shell.drawing.vector import rounded

_ASIDE: Final = ((0, 0), (-0.4, 0), (0, -0.7), (0, 0.7), (-0.4, -0.7), (0.5, -0.7), (-0.8, 0), (1.05, 0), (0, -1.1))
"""The maximum distance of a mark from its place, in its own widths and heights."""


class RecapMark(NamedTuple):
    """A numbered mark on the board at the result of a turn. `seat`: the owner of the pieces there."""

    number: int  # of the turn, 1 = the first since
    order: str  # the seat that played it
    thing: Thing
    seat: int
    event: Any
    turn: int  # its number in the game


def marks(entries: Iterable[Entry]) -> list[RecapMark]:
    """The marks, one for every changed place; the scoring explains the end of a round."""
    found: list[RecapMark] = []
    for number, entry in enumerate(entries, 1):
        for event in deeds(entry):
            goals = about(event) if isinstance(event, ev.PairsPlaced) else about(event)[-1:]
            if isinstance(event, ev.Evicted):
                goals = about(event)  # the field is empty, and the novice stands elsewhere
            seat = getattr(event, "seat", entry.seat)
            found += [RecapMark(number, entry.order, thing, seat, event, entry.number) for thing in goals]
    return found


def anchor(pen: Pen, shown: ViewModel, mark: RecapMark) -> Pixel:
    """The anchor of a mark: the piece that arrived, else the corner of its thing."""
    layout, event, thing = pen.layout, mark.event, mark.thing
    if thing == things.CANDLES:
        return layout.candle(min(event.left, 3), max(1, shown.candles_most))
    if thing.kind == "island":
        island = thing.name
        match event:
            case ev.ShrinePlaced():
                x, y = layout.shrine_foot(shown, island, mark.seat)
                return x, y - pen.px(52)
            case ev.FigureMoved():
                x, y = layout.figure_foot(shown, event.figure, island)
                return x, y - pen.px(96)
            case ev.Woken() | ev.PairsPlaced() | ev.Moved(vehicle="sail"):
                x, y = layout.active_foot(shown, island, mark.seat, 0)
                return x, y - pen.px(56)
        x, y = layout.boat_foot(shown, island, mark.seat)
        return x - pen.px(12), y - pen.px(20)
    if thing.kind == "token":
        return layout.panels[thing.number].rect.midtop  # over its slot it would hide the numbers of the card
    rect = things.place(pen, shown, thing)
    return (rect.centerx, rect.top + pen.px(4)) if thing.kind == "tile" else rect.midtop


def draw_marks(pen: Pen, shown: ViewModel, found: Sequence[RecapMark]) -> list[tuple[Rect, int]]:
    """Draw the badge of the seat and the number of the turn, beside the numbers of the board; passes are small.

    Returns their places, each with its turn's number in the game.
    """
    if not found:
        return []
    key = shown, tuple(found), pen.layout, [tuple(panel.rect) for panel in pen.layout.panels]
    places = pen.paint.last("recap", key, lambda: [*_places(pen, shown, found)])
    for mark, rect, badge in places:
        _plate(pen, rect, mark, badge)
    return [(rect, mark.turn) for mark, rect, _ in places]


def _places(pen: Pen, shown: ViewModel, found: Sequence[RecapMark]) -> Iterator[tuple[RecapMark, Rect, int]]:
    """Each mark with its rectangle and the size of its badge."""
    taken = list(_numbers(pen, shown))
    for mark in found:
        small = mark.thing == things.CANDLES
        high = pen.px(24 if small else 30)
        badge = high - pen.px(6)
        wide = badge + pen.fonts.width(str(mark.number), "label_bold") + pen.px(14)
        rect = Rect(0, 0, wide, high)
        x, y = rect.center = anchor(pen, shown, mark)
        for aside, down in _ASIDE:
            rect.center = x + round(aside * wide), y + round(down * high)
            if rect.collidelist(taken) < 0:
                break
        while rect.collidelist(taken) >= 0:
            rect.x += wide + 1
        taken.append(rect.inflate(2, 2))
        yield mark, rect, badge


def _numbers(pen: Pen, shown: ViewModel) -> Iterator[Rect]:
    """The rectangles of the board's own numbers: groups, boats and stacks of favours."""
    layout = pen.layout
    for island in layout.ring:
        for crowds, (aside, up) in ((crowd.actives, BY_PAWN), (crowd.boats, BY_BOAT)):
            for spot in crowds(shown, island):
                if spot.number:
                    x, y = layout.on_island(island, spot.feet[-1])
                    yield layout.around((x + pen.px(aside), y + pen.px(up)), 30, 27)
        x, y = layout.on_island(island, places.STACK)
        yield layout.around((x + pen.px(BY_STACK[0]), y + pen.px(BY_STACK[1])), 24, 27)


def _plate(pen: Pen, rect: Rect, mark: RecapMark, badge: int) -> None:
    u = pen.u
    plate = pen.keep(
        ("recap", rect.size, mark.order),
        lambda: rounded(
            rect.size, rect.height / 2, (theme.ABYSS, theme.ABYSS), table_frame.FILL.get(mark.order), 2.4 * u
        ),
    )
    pen.surface.blit(plate, rect)
    middle = rect.x + badge // 2 + pen.px(4), rect.centery
    if mark.order in table_frame.ORDERS:
        pen.put_high(f"orders/badge-{mark.order}", middle, badge / u)
    left = rect.x + badge + pen.px(6)
    pen.fonts.draw(pen.surface, str(mark.number), "label_bold", theme.now.MOONLIGHT, (left, rect.centery))


class RecapPanel(recappanel.RecapPanel):
    """The others' turns in words, on free water, numbered like the marks on the board."""

    place, numbered = recappanel.Place(1300, 944, 380, 460, 0.62), True

    @property
    @override
    def things(self) -> Sequence[Thing]:
        """The things of the line under the pointer."""
        return [thing for event in deeds(self.pointed) for thing in about(event)] if self.pointed else []

    @override
    def line(self, entry: Entry) -> Line | None:
        said = [brief(self.text, event, self.names()) for event in deeds(entry)]
        passed = isinstance(entry.events[0], ev.CandleOut)
        icon = f"ui/icon-{sentences.deed(entry.turn)}"
        return Line(said, f"orders/badge-{entry.order}", icon, quiet=passed) if said else None
