"""The open log: by round and turn a sentence for every event, the newest at the bottom.

Pointing at a line lights its things, a click shows the table at that time. Only the visible turns are laid out, so a
long game opens as fast as a short one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.core.options import SeatLook
from luna.shell.board.frame import Frame
from luna.shell.board.history import History
from luna.shell.board.panel import Panel
from luna.shell.board.panels.branchlist import BranchList
from luna.shell.board.panels.log_layout import BAR, HEAD, SCORES, LogScroll, Places, places
from luna.shell.board.panels.recappanel import Source
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.teller import Entry, Row, Thing
from luna.shell.drawing import theme
from luna.shell.drawing.paint import TARGET
from luna.text.sentences import signed


class _Look(NamedTuple):
    """The style of a row."""

    style: str
    colour: Callable[[], theme.Colour]
    indent: float  # u
    above: float  # u of padding


_LOOKS: Final = {
    "round": _Look("subheading", lambda: theme.GOLD, 0, 16),
    "turn": _Look("label_bold", lambda: theme.now.MOONLIGHT, 36, 12),
    "deed": _Look("label", lambda: theme.now.MOONLIGHT, 36, 3),
    "cost": _Look("label", lambda: theme.now.SECONDARY, 36, 3),
    "after": _Look("label", lambda: theme.now.SECONDARY, 36, 3),
    "talk": _Look("label", lambda: theme.GOLD_PALE, 36, 8),
}
_CHIP: Final = 50  # u reserved for points
_SIGN: Final = 34  # u reserved for the picture of a turn, beside the name
_FIGURE: Final = 0.34  # of the size on the board
_NOTCH: Final = 72  # u for one notch of the wheel
_PAGE: Final = 700  # u for a page


class _Wrapped(NamedTuple):
    """A row of the log wrapped into lines; `top`: pixels from the top of its block, `air`: above and below."""

    row: Row
    parts: Sequence[str]
    top: int
    high: int
    air: int


class _Block(NamedTuple):
    """One turn, laid out."""

    entry: Entry
    lines: Sequence[_Wrapped]
    high: int


class _Told(NamedTuple):
    """The meaning of a visible line."""

    number: int  # of its turn
    row: Row


class LogPanel(Panel):
    """The log, opened. `places` are the visible lines."""

    name = "log"
    places: Sequence[tuple[Rect, _Told]] = ()
    pointed: _Told | None = None
    """The line under the pointer, whose subject is lit on the board."""

    def __init__(
        self,
        history: History,
        source: Source,
        scores: Callable[[], Sequence[int]],
        rewind: Callable[[int], object] | None = None,
    ) -> None:
        """`source`: the texts, and the effect of a click; `scores`: by seat, as shown; `rewind`: see `BranchList`."""
        self.history, self._scores = history, scores
        _, self.text, self.names, self._faces, self.show, self._fingers = source
        self.branches = BranchList(history, self.text, rewind)
        self._at: Pixel | None = None
        self.scroll = LogScroll()
        self._made_for: object = None
        self._blocks: dict[int, _Block] = {}
        self._drawn: tuple[object, pygame.Surface] | None = None  # the picture, and its key
        self._grip: int | None = None  # where in the thumb it is held

    # ---- for the scene

    @property
    def things(self) -> Sequence[Thing]:
        """The things of the line under the pointer."""
        return self.pointed.row.things if self.pointed is not None else ()

    @property
    @override
    def pointed_turn(self) -> int | None:
        told: _Told | None = self.meant(self._at)
        return None if told is None else told.number

    @property
    @override
    def held(self) -> bool:
        return self._grip is not None

    @override
    def covers(self, layout: Frame, point: Pixel) -> bool:
        return places(layout).box.collidepoint(point)

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        lines = [] if self.branches.open else super().spots(layout)
        return [*lines, *self.branches.spots, places(layout).cross]

    @override
    def wheel(self, steps: int) -> None:
        self.scroll.by(steps * _NOTCH)

    @override
    def page(self, steps: int) -> bool:
        self.scroll.by(round(steps * _PAGE))
        return True

    def reveal(self, number: int) -> None:
        """Scroll so that this turn is the last visible one, unless it is already visible."""
        if number not in self._in_sight:
            self.stand_at(number)

    def stand_at(self, number: int) -> None:
        """Scroll so that this turn is the last visible one."""
        self.scroll.stand_at(max(1, number))

    def stand_like(self, other: LogPanel) -> None:
        """Take over the contents and the place of another log."""
        self.scroll.stand_at(other.scroll.end)
        self.scroll.hidden, self.places = other.scroll.hidden, other.places

    @override
    def moved(self, layout: Frame, point: Pixel | None) -> bool:
        before = self.pointed, self._hot(layout)
        self._at = point
        if self._grip is not None and point is not None:
            self._drag(layout, point)
            return True
        self.pointed = self.meant(point)
        listed = self.branches.moved(layout, point)
        return listed or before != (self.pointed, self._hot(layout))

    def _hot(self, layout: Frame) -> str:
        """The handle under the pointer."""
        at, where = self._at or (-1, -1), places(layout)
        bar = where.track.inflate(layout.frame.px(14), 0)
        return "cross" if where.cross.collidepoint(at) else "bar" if bar.collidepoint(at) else ""

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        """Handle a click: a line shows that moment, the bar scrolls, the cross closes."""
        where = places(layout)
        if where.cross.collidepoint(point):
            return True
        if self.branches.click(layout, point):
            return False
        thumb = self.thumb(layout)
        if thumb is not None and where.track.inflate(layout.frame.px(14), 0).collidepoint(point):
            inside = thumb.top <= point[1] < thumb.bottom
            self._grip = point[1] - thumb.top if inside else thumb.height // 2
            self._drag(layout, point)
            return False
        if (told := self.meant(point)) is not None:
            self.show(told.number)
        return False

    @override
    def drop(self) -> None:
        self._grip = None

    # ---- scrolling

    def _drag(self, layout: Frame, point: Pixel) -> None:
        thumb, full = self.thumb(layout), len(self._in_sight)
        if thumb is not None and self._grip is not None:
            top = point[1] - self._grip
            self.scroll.drag(places(layout).track, thumb, top, full, len(self.history.entries))

    @property
    def _in_sight(self) -> set[int]:
        """The turns that were visible at the last drawing."""
        return {told.number for _, told in self.places}

    def thumb(self, layout: Frame) -> Rect | None:
        """The scroll bar's thumb; None when everything is visible."""
        full, count = len(self._in_sight), len(self.history.entries)
        return self.scroll.thumb(places(layout).track, layout.frame.px(44), full, count)

    # ---- laying out and drawing

    def _block(self, pen: Pen, number: int) -> _Block:
        """One turn, laid out once per width, language and players' names."""
        entry, found = self.history.entries[number - 1], self._blocks.get(number)
        if found is not None and found.entry is entry:
            return found
        lines: list[_Wrapped] = []
        top = 0
        wide = places(pen.layout).lines.width
        for row in self.history.rows(self.text, self.names(), entry):
            look = _LOOKS[row.kind]
            top += pen.px(look.above)
            room = wide - pen.px(look.indent) - pen.px(_CHIP if row.points else _SIGN if row.kind == "turn" else 0)
            parts = pen.fonts.wrap(row.words, look.style, room)
            high = pen.fonts.line(look.style) * len(parts)
            air = max(0, (TARGET - high + 1) // 2) if self._fingers() and row.kind != "round" else 0
            lines.append(_Wrapped(row, parts, top + air, high, air))
            top += high + 2 * air
        made = self._blocks[number] = _Block(entry, lines, top)
        return made

    @override
    def draw(self, pen: Pen) -> None:
        pen = pen.frame
        made_for = self.text.language, tuple(self.names()), pen.layout.width, pen.layout.height, pen.u, self._fingers()
        if made_for != self._made_for:
            self._made_for = made_for
            self._blocks.clear()
        where = places(pen.layout)
        box, view = where.box, where.lines
        inside = box.inflate(-pen.px(6), -pen.px(6))
        if not self.branches.open:
            self.scroll.move(pen, view.height, len(self.history.entries), lambda number: self._block(pen, number).high)
        if self._drawn is not None and self._drawn[0] == self._looks(pen.layout):
            pen.paint.panel(pen.surface, box, "card")
            pen.surface.blit(self._drawn[1], inside)
            return
        pen.surface.fill(theme.now.CARD[1], inside)  # opaque over the panels
        pen.paint.panel(pen.surface, box, "card")
        self._draw(pen, where)
        whole = pen.surface.get_rect().contains(inside)  # not where it is only prepared
        kept = pen.surface.subsurface(inside).copy() if whole and not self.branches.open else None
        self._drawn = (self._looks(pen.layout), kept) if kept is not None else None

    def _looks(self, layout: Frame) -> object:
        """The key of the cached picture; it stays the same while only the water moves."""
        newest = self.history.entries[-1] if self.history.entries else None
        last = newest and (newest.seq, len(newest.after))
        seats, place = (tuple(self._scores()), tuple(self._faces())), places(layout).box.topleft
        stands = theme.now, self.scroll.end, self.scroll.hidden, len(self.history.entries), last, self.current
        handles = self._hot(layout), self._grip is not None, self.branches.open, self.branches.looks
        return seats, self._made_for, place, stands, self.meant(self._at), handles

    def _draw(self, pen: Pen, where: Places) -> None:
        box, view = where.box, where.lines
        button = where.branches if self.branches.branches else where.cross
        heading = Rect(view.x, box.y, button.x - pen.px(8) - view.x, pen.px(HEAD))
        pen.words(self.text("table-log"), "heading", theme.GOLD, heading)
        if where.hides_panels:
            row = Rect(view.x, heading.bottom - pen.px(4), box.width, pen.px(SCORES))
            _draw_scores(pen, row, self.history.looks, self._scores())
        lit = 1.0 if self._hot(pen.layout) == "cross" else 0.7
        pen.put_high("ui/icon-close", where.cross.center, 30, lit)
        self.branches.draw(pen, where.branches)
        if self.branches.open:
            self.places = ()
            self.branches.draw_list(pen, view)
            return
        self._lines(pen, view)
        thumb = self.thumb(pen.layout)
        if thumb is not None:
            pen.surface.fill(theme.now.WELL, where.track)
            hot = self._grip is not None or self._hot(pen.layout) == "bar"
            pen.surface.fill(theme.LEGAL if hot else theme.now.BUTTON_EDGE, thumb)

    def _lines(self, pen: Pen, view: Rect) -> None:
        seen = list[tuple[Rect, _Told]]()
        clip = pen.surface.get_clip()
        pen.surface.set_clip(view)
        bottom, number = view.bottom + self.scroll.hidden, self.scroll.end or len(self.history.entries)
        while number and bottom > view.top:
            block = self._block(pen, number)
            bottom -= block.high
            if number == self.current:
                rect = Rect(view.x - pen.px(8), bottom + pen.px(6), view.width + pen.px(16), block.high)
                pen.surface.set_clip(rect.clip(view.inflate(pen.px(16), pen.px(14))))
                pen.paint.button(pen.surface, rect, "chosen")
                pen.surface.set_clip(view)
            for line in block.lines:
                rect = Rect(view.x, bottom + line.top, view.width, line.high)
                self._line(pen, rect, line, block.entry)
                if line.row.kind != "round" and (in_sight := self._hit(pen, rect, line).clip(view)):
                    seen.append((in_sight, _Told(number, line.row)))
            number -= 1
        pen.surface.set_clip(clip)
        self.places = seen[::-1]
        self.moved(pen.layout, self._at)

    @staticmethod
    def _hit(pen: Pen, rect: Rect, line: _Wrapped) -> Rect:
        """The part of the panel where lines can be pointed at."""
        return rect.inflate(pen.px(8), 2 * line.air or pen.px(4)).clip(places(pen.layout).box)

    def _line(self, pen: Pen, rect: Rect, line: _Wrapped, entry: Entry) -> None:
        row, look = line.row, _LOOKS[line.row.kind]
        step = rect.height // len(line.parts)
        hit = self._hit(pen, rect, line)
        if row.kind != "round" and self._at is not None and hit.collidepoint(self._at):
            pen.surface.fill(theme.now.BUTTON, hit)
        left = rect.x + pen.px(look.indent)
        for index, part in enumerate(line.parts):
            pen.fonts.draw(pen.surface, part, look.style, look.colour(), (left, rect.y + step * (index + 0.5)))
        middle = rect.y + step // 2
        if row.icon:
            at = rect.x + pen.px(15), middle
            if row.kind == "turn":
                pen.put_player(self._faces()[entry.seat], row.icon, at, 28)
            elif row.standing:
                pen.put(row.icon, (at[0], middle + pen.px(15)), _FIGURE)
            else:
                pen.put_high(row.icon, at, 25)
        if row.kind == "turn":
            icon = self.history.teller.icon(entry.turn)
            pen.put_high(icon, (rect.right - pen.px(14), middle), 27)
        if row.points:
            ink = theme.GAIN if row.points > 0 else theme.LOSS
            pen.number_plate(signed(row.points), (rect.right - pen.px(20), middle), ink, ink)


def _draw_scores(pen: Pen, row: Rect, looks: Sequence[SeatLook], scores: Sequence[int]) -> None:
    pitch = (row.width - pen.px(BAR)) // len(scores)
    for number, (look, points) in enumerate(zip(looks, scores, strict=True)):
        middle = row.x + pitch * number + pen.px(14)
        pen.put_high(look.emblem, (middle, row.centery), 28)
        room = Rect(middle + pen.px(18), row.y, pitch - pen.px(34), row.height)
        pen.words(str(points), "card_title", theme.now.MOONLIGHT, room)
