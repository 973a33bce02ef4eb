"""The speech bubble of the lantern-bearer: its words, rows of buttons, height and drawing.

Figure and bubble stand clear of the subject of the words, and as near to home as possible.
"""

from collections.abc import Collection, Iterator, Sequence
from math import hypot, inf
from typing import Final, NamedTuple

from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour

_PAD: Final = 16  # u
_HIGH: Final = 48  # of a button, u
FIGURE: Final = (228, 214)  # u
AIR: Final = 10
"""Units of free space around the subject of the text."""
_SMALL: Final = 0.55  # scale of the figure where there is little room
_WIDE: Final = (300, 420, 560)  # of the bubble, u: narrow above the figure, else beside it
_STEP: Final = 96  # u between two places that are tried
_AREA: Final = 100  # square units that may be covered to stand one unit nearer home
_DEAR: Final = 2  # weight of areas to keep free against those that may be covered


class Says(NamedTuple):
    """The words of a bubble, ready to be read."""

    sentence: str
    below: str = ""
    title: str = ""
    note: str = ""  # the mistake, before all else
    buttons: Sequence[tuple[str, str]] = ()  # names and labels, the usual choice first
    leads: bool = True  # whether that choice continues; else the board does, and no button is gold


class Bubble(NamedTuple):
    """A bubble laid out."""

    lines: Sequence[tuple[str, str, Colour]]  # with style and colour
    rows: Sequence[Sequence[tuple[str, str]]]  # of buttons, with name and label
    high: int  # pixels


def lay_out(pen: Pen, says: Says, wide: int) -> Bubble:
    """Lay out a bubble `wide` pixels wide, with as many buttons in a row as fit."""
    parts = (
        (says.title, "label_bold", theme.GOLD),
        (says.note, "body_bold", theme.LOSS),
        (says.sentence, "body_bold", theme.now.MOONLIGHT),
        (says.below, "body", theme.now.MOONLIGHT),
    )
    pad, gap = pen.px(_PAD), pen.px(8)
    room = wide - 2 * pad
    lines = [(line, style, ink) for words, style, ink in parts if words for line in pen.fonts.wrap(words, style, room)]
    needs = [pen.fonts.width(label, "label_bold") + 2 * pad + gap for _, label in says.buttons]
    rows = [[says.buttons[number] for number in row] for row in sheets.rows(needs, room, 0)]
    high = sum(pen.fonts.line(style) for _, style, _ in lines) + 2 * pad
    return Bubble(lines, rows, high + len(rows) * (_row_height(pen) + gap) + (pen.px(4) if rows else 0))


def _row_height(pen: Pen) -> int:
    return max(pen.px(_HIGH), pen.fonts.line("label") + pen.px(_PAD))


def draw(pen: Pen, rect: Rect, says: Says, laid: Bubble, hover: str) -> dict[str, Rect]:
    """Draw the words and the buttons; returns the rectangles of the buttons by name."""
    pen.paint.panel(pen.surface, rect, "active")
    pad, gap, y = pen.px(_PAD), pen.px(8), rect.y + pen.px(_PAD)
    for words, style, ink in laid.lines:
        high = pen.fonts.line(style)
        pen.fonts.draw(pen.surface, words, style, ink, (rect.x + pad, y + high / 2))
        y += high
    placed: dict[str, Rect] = {}
    y += pen.px(4) + gap
    for row in laid.rows:
        needs = [pen.fonts.width(label, "label_bold") + 2 * pad for _, label in row]
        spare = (rect.width - 2 * pad - sum(needs) - gap * (len(row) - 1)) // len(row)
        left = rect.x + pad
        for (name, label), need in zip(row, needs, strict=True):
            box = placed[name] = Rect(left, y, need + spare, _row_height(pen))
            first = says.leads and name == says.buttons[0][0]
            if first:
                pen.paint.button(pen.surface, box, "primary-hover" if hover == name else "primary")
            else:
                sheets.button(pen, box, "on", hover == name)
            ink = theme.GOLD_PALE if first else theme.now.MOONLIGHT
            pen.fonts.draw(pen.surface, label, "label_bold", ink, box.center, "mid")
            left = box.right + gap
        y += _row_height(pen) + gap
    return placed


class Place(NamedTuple):
    """The rectangles of the figure and of the bubble."""

    figure: Rect
    bubble: Rect


def find_place(pen: Pen, says: Says, free: Sequence[Collection[Rect]], home: Pixel | None) -> Place:
    """The place that covers neither `free[0]` nor the bars; among those the one that covers little and is near `home`.

    `free`: the subjects of the words, areas to keep free, and areas that may be covered if necessary. `home`: the foot
    of the figure when nothing is in the way; None: the lower left.
    """
    room, rail = between_bars(pen).inflate(-2 * pen.px(AIR), -2 * pen.px(AIR)), pen.layout.rail.rect
    at = home or room.bottomleft

    near, clear, spare = map(list, free)
    clear.append(rail)
    best, least = Place(Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)), (inf, True, inf)
    for place in _places(pen, says, room, at):
        outside = not all(room.contains(part) for part in place)
        far = hypot(place.figure.centerx - at[0], place.figure.bottom - at[1]) / pen.u
        hides = _common(place, near)
        if (hides, outside, far) >= least:
            continue  # however much else it covers, it is no better
        covered = _DEAR * _common(place, clear) + _common(place, spare)
        if (cost := (hides, outside, covered / _AREA / pen.u**2 + far)) < least:
            best, least = place, cost
    return best


def same_home(pen: Pen, says: Says, home: Place, free: Collection[Rect]) -> Place | None:
    """The place for other words with figure and buttons unchanged; None where it covers any of `free`."""
    bubble = Rect(0, 0, home.bubble.width, lay_out(pen, says, home.bubble.width).high)
    place = Place(home.figure, bubble := bubble.move_to(bottomleft=home.bubble.bottomleft))
    fits = between_bars(pen).contains(bubble) and not _common(place, [*free, pen.layout.rail.rect])
    return place if fits else None


def between_bars(pen: Pen) -> Rect:
    """The rectangle between the bars."""
    layout = pen.layout
    top = layout.top.rect.bottom
    return Rect(0, top, layout.width, layout.bar.rect.top - top)


def _common(place: Place, rects: Sequence[Rect]) -> int:
    """Pixels of these rectangles that a place covers."""
    shared = (part.clip(rects[number]) for part in place for number in part.collidelistall(rects))
    return sum(part.width * part.height for part in shared)


def _places(pen: Pen, says: Says, room: Rect, home: Pixel) -> Iterator[Place]:
    """Places to try: the figure under the bubble at two sizes, then beside it on either side."""
    step, gap = max(8, pen.px(_STEP)), pen.px(6)
    narrow, *wider = (min(pen.px(units), room.width) for units in _WIDE)
    for scale in (1.0, _SMALL):
        figure = Rect(0, 0, pen.px(FIGURE[0] * scale), pen.px(FIGURE[1] * scale))
        bubble = Rect(0, 0, narrow, lay_out(pen, says, narrow).high)
        whole = Rect(0, 0, max(narrow, figure.width), bubble.height + figure.height).move_to(midbottom=home)
        for place in _grid(room, whole, step):
            yield Place(figure.move_to(midbottom=place.midbottom), bubble.move_to(midtop=place.midtop))
    figure = Rect(0, 0, pen.px(FIGURE[0]), pen.px(FIGURE[1]))
    for wide in wider:
        bubble = Rect(0, 0, wide, lay_out(pen, says, wide).high)
        whole = Rect(0, 0, wide + gap + figure.width, max(bubble.height, figure.height))
        whole.bottomleft = home[0] - figure.width // 2, home[1]
        for place in _grid(room, whole, step):
            yield Place(figure.move_to(bottomleft=place.bottomleft), bubble.move_to(bottomright=place.bottomright))
        whole.bottomright = home[0] + figure.width // 2, home[1]
        for place in _grid(room, whole, step):
            yield Place(figure.move_to(bottomright=place.bottomright), bubble.move_to(bottomleft=place.bottomleft))


def _grid(room: Rect, whole: Rect, step: int) -> Iterator[Rect]:
    """The rectangle itself, moved into the room, then a grid over the room that reaches its far edges."""
    yield whole.clamp(room)
    last = max(room.left, room.right - whole.width), max(room.top, room.bottom - whole.height)
    for y in (*range(room.top, last[1], step), last[1]):
        for x in (*range(room.left, last[0], step), last[0]):
            yield Rect((x, y), whole.size)
