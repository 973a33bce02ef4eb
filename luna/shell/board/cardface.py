"""Layout and drawing of cards: a title, sections with pills, pictures and words, the sums at its foot."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from luna.shell.board.card import Card, CardLine, compact
from luna.shell.board.cardplace import Site, apart
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour
from luna.shell.drawing.vector import lines, rounded

WIDEST: Final = 430
_PAD: Final = 16
_ICON, _HEAD_ICON = 28, 42
_PILL_HIGH, _PILL_LEAST = 26, 40
_AIR: Final = 6  # under the title
_FIRST: Final = 3  # lines of a card that would hide its subject
_TOUCHES: Final = 24  # units: at a smaller distance no line joins them
_TALLEST: Final = 0.6  # share of the free height: the maximum for a card of a turn
_LARGEST: Final = 0.1
"""Maximum share of the free table for a card that explains a thing, if fewer words are possible."""
_PILLS: Final[dict[str, tuple[Colour, Colour]]] = {
    "gain": (theme.GAIN, theme.rgb("#17352F")),
    "loss": (theme.LOSS, theme.rgb("#3A2030")),
    "threat": (theme.BRIBE, theme.rgb("#3A2A1C")),
}
"""Edge and ground of a pill; its sign and place say the same without colour."""
_PLAIN_PILL: Final = theme.rgb("#1E2B50")


class _Row(NamedTuple):
    """One row: its section's name, then pieces; `words` comes after the last pill and picture."""

    when: str
    marks: tuple[CardLine, ...]
    words: str
    colour: Colour | None
    indent: int = 0  # of words continued from the previous row


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
    """Draw the card, `beside` the thing or on free water unless that is far away; returns its rectangle.

    It covers neither the thing nor the `taken` areas; beside the thing, or without one, not even the subject of the
    card (`meant`). Where large text would make a turn's card cover too much, its words are left out, and signs and
    numbers remain. `others`: cards that later take its place, which must fit there in full.
    """
    pen = pen.frame
    layout = pen.layout
    places = [layout.free, layout.card_home, *(panel.rect for panel in layout.panels), thing or (), *taken, (), *meant]
    key = card, [tuple(place) for place in places], beside, tuple(others), layout, pen.u
    site = Site(thing, taken, meant)
    shown, sheet, rect = pen.paint.last("card", key, lambda: _placed(pen, card, site, beside, others))
    if not rect:
        return rect
    if thing is not None and shown.told is not None:
        _join(pen, rect, thing)  # a card that only explains a thing names it
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


def high(pen: Pen, card: Card) -> int:
    """The height of the whole card in pixels."""
    return _lay_out(pen.frame, card).size[1]


def _placed(pen: Pen, card: Card, site: Site, beside: bool, others: Sequence[Card]) -> tuple[Card, _Sheet, Rect]:
    """The card laid out with as many words as fit, and its place; an empty place: there is nothing to show."""
    sizes = [_lay_out(pen, other).size for other in others]
    for shown in [card] if others else _shorter(pen, card):
        sheet = _lay_out(pen, shown)
        if not sheet.rows and not shown.title:
            return shown, sheet, Rect(0, 0, 0, 0)
        room = max(wide for wide, _ in (sheet.size, *sizes)), max(high for _, high in (sheet.size, *sizes))
        rect = site.place(pen, room, beside or not shown.lines)
        free, told = pen.layout.free, shown.told is not None
        small = told or site.thing is None or room[0] * room[1] <= _LARGEST * free.width * free.height
        if small and (told or site.shows(rect)) and not site.hides(rect):
            break
    else:  # an open panel is worth more than further details
        bare = _lay_out(pen, shown._replace(lines=()))
        if not others and shown.told is None and shown.title and all(one.colour != theme.LOSS for one in shown.lines):
            alone = site.place(pen, bare.size, beside=True)
            if site.hides(rect) and not site.hides(alone):
                return shown._replace(lines=()), bare, alone
    place = Rect(rect.topleft, sheet.size)
    if rect.centery > pen.layout.free.centery:  # in the room for larger ones, at the nearer edge of the window
        place.bottom = rect.bottom
    return shown, sheet, place


def _shorter(pen: Pen, shown: Card) -> Iterator[Card]:
    """Ever shorter versions of a card. That of a turn: signs and numbers, then only the sums.

    Any other card: only the first lines without details, finally only the reason against it.
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
    """Draw picture and title; returns their height."""
    (x, y), high = corner, pen.fonts.line("card_title")
    if shown.icon:
        pen.put_high(shown.icon, (x + pen.px(_ICON / 2), y + high // 2), _HEAD_ICON)
        x += pen.px(_ICON + 10)
    pen.fonts.draw(pen.surface, shown.title, "card_title", theme.now.MOONLIGHT, (x, y + high / 2))
    return high


def _rows(pen: Pen, lines: Sequence[CardLine], first: int) -> list[_Row]:
    """Long words continue in the next row; lines without words share one."""
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
    """Draw a number with its sign on a small plate; returns the right end."""
    size, (edge, ground) = _pill_size(pen, mark.sign), _PILLS.get(mark.kind, (theme.now.SECONDARY, _PLAIN_PILL))

    def make() -> pygame.Surface:
        made = rounded(size, 7 * pen.layout.u, (ground, ground), edge, 1.5 * pen.layout.u)
        middle = made.get_rect().center
        pen.fonts.draw(made, mark.sign, "label_bold", edge, middle, "mid")
        return made

    plate = pen.keep(("pill", mark.sign, mark.kind, size), make)
    return pen.surface.blit(plate, plate.get_rect(midleft=left)).right


def _sums(pen: Pen, shown: Card) -> tuple[str, str]:
    """Points and final, before and after."""
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


def _join(pen: Pen, card: Rect, thing: Rect) -> None:
    """A line from a distant card to the edge of its thing."""
    if apart(card, thing) <= pen.px(_TOUCHES):
        return
    start = min(max(thing.centerx, card.left), card.right), min(max(thing.centery, card.top), card.bottom)
    end = min(max(start[0], thing.left), thing.right), min(max(start[1], thing.top), thing.bottom)
    left, top = min(start[0], end[0]) - pen.px(8), min(start[1], end[1]) - pen.px(8)
    size = abs(start[0] - end[0]) + pen.px(16), abs(start[1] - end[1]) + pen.px(16)
    (x, y), way = (end[0] - left, end[1] - top), [(start[0] - left, start[1] - top), (end[0] - left, end[1] - top)]

    def make() -> pygame.Surface:
        line = [([way], theme.ABYSS, 6 * pen.u), ([way], theme.LEGAL, 3 * pen.u)]
        return lines(size, [*line, ([[(x, y), (x, y + 0.1)]], theme.LEGAL, 10 * pen.u)])

    pen.surface.blit(pen.keep(("join", size, tuple(way)), make), (left, top))
