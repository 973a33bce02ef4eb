"""Layout and drawing of cards: a title, sections with pills, pictures and words, the sums at its foot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

import pygame

from luna.shell.board.card import Card, CardLine, compact
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import lines, rounded

WIDEST: Final = 430
_PAD: Final = 16
_ICON, _HEAD_ICON = 28, 42
_PILL_HIGH, _PILL_LEAST = 26, 40
_AIR: Final = 6  # under the title
FARTHEST: Final = 260
"""Units from a card beside a thing to its thing, at most, where that can be."""
_EDGE: Final = 0.2  # of a thing that may lie under the edge of a card
_STEP: Final = 24  # units from one place that is tried to the next
_FIRST: Final = 3  # lines of a card that would hide what it is about
_TOUCHES: Final = 24  # units: nearer than this nothing needs to join them
_TALLEST: Final = 0.6
"""Of the free height: a card of a turn is no taller."""
_PILLS: Final[dict[str, tuple[Colour, Colour]]] = {
    "gain": (theme.GAIN, theme.rgb("#17352F")),
    "loss": (theme.LOSS, theme.rgb("#3A2030")),
    "threat": (theme.BRIBE, theme.rgb("#3A2A1C")),
}
"""Edge and ground of a pill; its sign and place tell the same without colour."""
_PLAIN_PILL: Final = theme.rgb("#1E2B50")


class _Row(NamedTuple):
    """One row: its section's name, then pieces; `words` is what stands after the last pill and picture."""

    when: str
    marks: tuple[CardLine, ...]
    words: str
    colour: Colour | None
    indent: int = 0  # of words that go on from the row before


class _Sheet(NamedTuple):
    """A card laid out: its rows, the width of the column of sections, its size."""

    rows: list[_Row]
    first: int
    size: tuple[int, int]


def draw(
    pen: Pen,
    card: Card,
    thing: Rect | None,
    taken: Sequence[Rect],
    meant: Sequence[Rect] = (),
    beside: bool = True,
    others: Sequence[Card] = (),
) -> Rect:
    """At a side of the thing if it is to be `beside` it, else on free water unless that is far away; where it is.

    It lies over neither the thing nor what is `taken`; beside the thing, or where there is none, not even over what the
    card is about (`meant`).
    Where words are so large that a turn's card would hide the table, or what it may not lie over, its signs and numbers
    do without them. `others`: cards that take its place later: it stands where each of them has room.
    """
    pen = pen.frame
    layout = pen.layout
    places = [layout.free, layout.card_home, *(panel.rect for panel in layout.panels), thing or (), *taken, (), *meant]
    key = card, [tuple(place) for place in places], beside, tuple(others), layout, pen.u
    shown, sheet, rect = pen.paint.last("card", key, lambda: _placed(pen, card, thing, taken, meant, beside, others))
    if not rect:
        return rect
    if thing is not None:
        _join(pen, rect, thing)
    pad, line = pen.px(_PAD), _line(pen)
    pen.paint.panel(pen.surface, rect, "card")
    x, y = rect.x + pad, rect.y + round(0.7 * pad)
    if shown.title:
        y += _draw_title(pen, shown, (x, y)) + (pen.px(_AIR) if sheet.rows else 0)
    for row in sheet.rows:
        _draw_row(pen, row, (x, y + line // 2), sheet.first)
        y += line
    if shown.points:
        well = rect.inflate(-pen.px(20), 0)
        well.height = pen.px(36)
        well.bottom = rect.bottom - pen.px(10)
        _draw_foot(pen, shown, well)
    return rect


def _placed(
    pen: Pen,
    card: Card,
    thing: Rect | None,
    taken: Sequence[Rect],
    meant: Sequence[Rect],
    beside: bool,
    others: Sequence[Card],
) -> tuple[Card, _Sheet, Rect]:
    """The card with as many words as have room, laid out, and its place; an empty place: there is nothing to show."""
    for shown in _shorter(pen, card):
        sheet = _lay_out(pen, shown)
        if not sheet.rows and not shown.title:
            return shown, sheet, Rect(0, 0, 0, 0)
        room = _room(sheet.size, [_lay_out(pen, other).size for other in others])
        rect = _put(pen, room, thing, taken, meant, beside or not shown.lines)
        if shown.told is None and not all(_seen(one, rect) for one in meant):
            continue
        if not _hides(rect, taken if thing is None else (thing, *taken)):
            break
    return shown, sheet, _inside(pen, rect, sheet.size)


def _shorter(pen: Pen, shown: Card) -> Iterator[Card]:
    """The card, and that of a turn with fewer and fewer words: signs and numbers, then only the sums.

    Any other says only the first, without what else there is to know; at last only what stands in the way.
    """
    if shown.told is None:
        yield shown
        if len(shown.lines) > _FIRST:
            yield shown._replace(lines=shown.lines[:_FIRST])
        if len(shown.lines) > 1:
            yield shown._replace(
                lines=(next((one for one in shown.lines if one.colour == theme.LOSS), shown.lines[0]),)
            )
        return
    brief = shown._replace(lines=compact(shown.lines))
    if _lay_out(pen, shown).size[1] <= _TALLEST * pen.layout.free.height:
        yield shown
    yield brief
    if brief.points:
        yield brief._replace(lines=())


def _room(size: tuple[int, int], others: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The size in which all of them fit."""
    return max(size[0], *(wide for wide, _ in others), 0), max(size[1], *(high for _, high in others), 0)


def _inside(pen: Pen, room: Rect, size: tuple[int, int]) -> Rect:
    """The place of a card in the room for larger ones: at the edge of the window that is nearer."""
    rect = Rect(room.topleft, size)
    if room.centery > pen.layout.free.centery:
        rect.bottom = room.bottom
    return rect


def _lay_out(pen: Pen, shown: Card) -> _Sheet:
    pad, fonts = pen.px(_PAD), pen.fonts
    first = max((fonts.width(line.when, "label") + pad // 2 for line in shown.lines if line.when), default=0)
    rows = _rows(pen, shown.lines, first)
    head = fonts.line("card_title") if shown.title else 0
    foot = pen.px(44) if shown.points else 0
    wide = max([_row_width(pen, row, first) for row in rows] + [_title_width(pen, shown), _foot_width(pen, shown)])
    high = head + (pen.px(_AIR) if rows and head else 0) + _line(pen) * len(rows) + foot + round(1.4 * pad)
    return _Sheet(rows, first, (wide + 2 * pad, high))


def _line(pen: Pen) -> int:
    return max(pen.fonts.line("label"), pen.px(_PILL_HIGH + 2))


def _draw_title(pen: Pen, shown: Card, corner: tuple[int, int]) -> int:
    """Picture and title; their height."""
    (x, y), high = corner, pen.fonts.line("card_title")
    if shown.icon:
        pen.put_high(shown.icon, (x + pen.px(_ICON / 2), y + high // 2), _HEAD_ICON)
        x += pen.px(_ICON + 10)
    pen.fonts.draw(pen.surface, shown.title, "card_title", theme.now.MOONLIGHT, (x, y + high / 2))
    return high


def _rows(pen: Pen, lines: Sequence[CardLine], first: int) -> list[_Row]:
    """Words too long go on in the next row; lines without words share one."""
    rows: list[_Row] = []
    said = ""
    for line in lines:
        when = "" if line.when == said else line.when
        said = line.when
        if not line.words and not when and rows:
            last = rows[-1]
            rows[-1] = last._replace(marks=(*last.marks, line))
            continue
        marks = _marks_width(pen, (line,))
        room = pen.px(WIDEST) - 2 * pen.px(_PAD) - first - marks
        parts = pen.fonts.wrap(line.words, "label", room) if line.words else [""]
        rows.append(_Row(when, (line,), parts[0], line.colour))
        rows += [_Row("", (), part, line.colour, marks) for part in parts[1:]]
    return rows


def _marks_width(pen: Pen, marks: Sequence[CardLine]) -> int:
    wide = 0
    for mark in marks:
        wide += _pill_size(pen, mark.sign)[0] + pen.px(6) if mark.sign else 0
        wide += pen.px(_ICON + 4) if mark.icon else 0
    return wide


def _row_width(pen: Pen, row: _Row, first: int) -> int:
    return first + row.indent + _marks_width(pen, row.marks) + pen.fonts.width(row.words, "label")


def _title_width(pen: Pen, shown: Card) -> int:
    return pen.fonts.width(shown.title, "card_title") + (pen.px(_ICON + 10) if shown.icon else 0)


def _foot_width(pen: Pen, shown: Card) -> int:
    if not shown.points:
        return 0
    words = _sums(pen, shown)
    return pen.px(34) + sum(pen.fonts.width(word, "label_bold") for word in words) + pen.px(30)


def _pill_size(pen: Pen, sign: str) -> tuple[int, int]:
    return max(pen.px(_PILL_LEAST), pen.fonts.width(sign, "label_bold") + pen.px(14)), pen.px(_PILL_HIGH)


def _draw_row(pen: Pen, row: _Row, left: tuple[int, int], first: int) -> None:
    x, y = left
    if row.when:
        pen.fonts.draw(pen.surface, row.when, "label", theme.now.SECONDARY, (x, y))
    x += first + row.indent
    for mark in row.marks:
        if mark.sign:
            x = _pill(pen, mark, (x, y)) + pen.px(6)
        if mark.icon:
            pen.put_high(mark.icon, (x + pen.px(_ICON / 2), y), _ICON)
            x += pen.px(_ICON + 4)
    pen.fonts.draw(pen.surface, row.words, "label", row.colour or theme.now.MOONLIGHT, (x, y))


def _pill(pen: Pen, mark: CardLine, left: tuple[int, int]) -> int:
    """A number with its sign on a small plate; its right end."""
    size, (edge, ground) = _pill_size(pen, mark.sign), _PILLS.get(mark.kind, (theme.now.SECONDARY, _PLAIN_PILL))

    def make() -> pygame.Surface:
        made = rounded(size, 7 * pen.layout.u, (ground, ground), edge, 1.5 * pen.layout.u)
        middle = made.get_rect().center
        pen.fonts.draw(made, mark.sign, "label_bold", edge, middle, "mid")
        return made

    plate = pen.keep(("pill", mark.sign, mark.kind, size), make)
    return pen.surface.blit(plate, plate.get_rect(midleft=left)).right


def _sums(pen: Pen, shown: Card) -> tuple[str, str]:
    """Points and final, with what they become."""
    before, after = shown.points or (0, 0)
    now = str(after) if before == after else pen.text("preview-influence", before=before, after=after)
    if shown.final is None:
        return now, ""
    before, after = shown.final
    same = pen.text("final", points=after)
    return now, same if before == after else pen.text("preview-final", before=before, after=after)


def _draw_foot(pen: Pen, shown: Card, well: Rect) -> None:
    pen.paint.well(pen.surface, well)
    now, final = _sums(pen, shown)
    pen.put_high("ui/influence", (well.left + pen.px(18), well.centery), 26)
    pen.fonts.draw(pen.surface, now, "label_bold", theme.GOLD, (well.left + pen.px(36), well.centery))
    pen.fonts.draw(
        pen.surface, final, "label_bold", theme.now.MOONLIGHT, (well.right - pen.px(10), well.centery), "right"
    )


def _put(
    pen: Pen, size: tuple[int, int], thing: Rect | None, taken: Sequence[Rect], meant: Sequence[Rect], beside: bool
) -> Rect:
    """The place of a card of this size: a side of the thing, or its home on free water."""
    window, gap = pen.layout.free.inflate(-pen.px(12), -pen.px(12)), pen.px(10)
    home = Rect((0, 0), size)
    home.midbottom = pen.layout.card_home.midbottom
    for rect in taken:
        if home.colliderect(rect):
            home.bottom = rect.top - gap
    home.clamp_ip(window)
    if thing is None:
        return min((home, *_corners(size, window)), key=lambda place: _hides(place, (*taken, *meant)))
    sides = [side.clamp(window) for side in _sides(size, thing, gap)]
    first = [side for side in sides if side.collidelist([thing, *taken, *meant]) < 0] if beside else []
    if first:
        return first[0]
    reach = pen.px(FARTHEST)
    if not beside and (apart(home, thing) > reach or not all(_seen(one, home) for one in meant)):
        return _put(pen, size, thing, taken, meant, beside=True)
    if beside:  # a little farther away, but never so far that the eye loses it
        near = _near(size, thing, window, reach, pen.px(_STEP))
        open_ = [place for place in near if place.collidelist([thing, *taken]) < 0]
        free = next(
            (place for place in open_ if all(_seen(meant[one], place) for one in place.collidelistall(meant))), None
        )
        if free is not None:
            return free
        whole = Rect(0, window.top, pen.layout.width, window.height)  # the panels of the seats give way
        sides += [*open_, *_near(size, thing, whole, reach, pen.px(_STEP))]
    places = [home, *sides, *_corners(size, window)]
    return min(
        places,
        key=lambda place: (
            _hides(place, (thing, *taken)),
            max(0, apart(place, thing) - reach),
            sum(max(0, _share(place, one) - _EDGE) for one in meant),
            _hides(place, [panel.rect for panel in pen.layout.panels]),
            apart(place, thing),
        ),
    )


def apart(card: Rect, thing: Rect) -> float:
    """Pixels from the nearest edge of one to that of the other."""
    across = max(thing.left - card.right, card.left - thing.right, 0)
    down = max(thing.top - card.bottom, card.top - thing.bottom, 0)
    return hypot(across, down)


def _join(pen: Pen, card: Rect, thing: Rect) -> None:
    """A line from a card that stands away from its thing to the thing's edge."""
    if apart(card, thing) <= pen.px(_TOUCHES):
        return
    start = min(max(thing.centerx, card.left), card.right), min(max(thing.centery, card.top), card.bottom)
    end = min(max(start[0], thing.left), thing.right), min(max(start[1], thing.top), thing.bottom)
    left, top = min(start[0], end[0]) - pen.px(8), min(start[1], end[1]) - pen.px(8)
    size = abs(start[0] - end[0]) + pen.px(16), abs(start[1] - end[1]) + pen.px(16)
    way = [(start[0] - left, start[1] - top), (end[0] - left, end[1] - top)]

    def make() -> pygame.Surface:
        return lines(size, [([way], theme.ABYSS, 6 * pen.u), ([way], theme.LEGAL, 3 * pen.u)])

    pen.surface.blit(pen.keep(("join", size, tuple(way)), make), (left, top))
    noted(pen.surface, pygame.draw.circle(pen.surface, theme.LEGAL, end, pen.px(5)))


def _near(size: tuple[int, int], thing: Rect, window: Rect, reach: int, step: int) -> list[Rect]:
    """All places within reach of a thing, those first that are nearest to it."""
    wide, high = size
    across = range(max(window.left, thing.left - reach - wide), min(window.right - wide, thing.right + reach) + 1, step)
    down = range(max(window.top, thing.top - reach - high), min(window.bottom - high, thing.bottom + reach) + 1, step)
    places = [(apart(place, thing), place) for x in across for y in down if (place := Rect(x, y, wide, high))]
    return [place for far, place in sorted(places, key=lambda one: one[0]) if far <= reach]


def _corners(size: tuple[int, int], window: Rect) -> Iterator[Rect]:
    """Other places for a card without a thing: the corners, as the middle of the table stays free."""
    for corner in ("bottomright", "bottomleft", "topright", "topleft"):
        place = Rect((0, 0), size)
        setattr(place, corner, getattr(window, corner))
        yield place


def _seen(thing: Rect, place: Rect) -> bool:
    """Whether a thing is still to be told under the edge of a card."""
    return _share(place, thing) <= _EDGE


def _share(place: Rect, thing: Rect) -> float:
    """How much of a thing lies under a card, 0..1."""
    part = thing.clip(place)
    return part.width * part.height / max(1, thing.width * thing.height)


def _hides(place: Rect, others: Iterable[Rect]) -> int:
    """Pixels of the others under a card."""
    covered = (place.clip(other) for other in others)
    return sum(part.width * part.height for part in covered)


def _sides(size: tuple[int, int], thing: Rect, gap: int) -> Iterator[Rect]:
    """Beside a thing, the nearest places first: in the middle of a side, then along it."""
    middle, low, high = Rect((0, 0), size), Rect((0, 0), size), Rect((0, 0), size)
    for left in (thing.right + gap, thing.left - gap - size[0]):
        middle.midleft, low.topleft, high.bottomleft = (left, thing.centery), (left, thing.top), (left, thing.bottom)
        yield from (middle.copy(), low.copy(), high.copy())
        yield from (low.move(0, thing.height + gap), high.move(0, -thing.height - gap))
    for top in (thing.bottom + gap, thing.top - gap - size[1]):
        middle.midtop, low.topleft, high.topright = (thing.centerx, top), (thing.left, top), (thing.right, top)
        yield from (middle.copy(), low.copy(), high.copy())
