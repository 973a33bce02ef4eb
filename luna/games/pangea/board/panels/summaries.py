"""Panels over the table: the forecast, the markets, and the others' turns since your last one."""

from collections.abc import Iterable, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Turn
from luna.core.standings import ranking
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.picture.tile import amulet_picture, condition_picture
from luna.games.pangea.board.words.sentences import opening, place, turn_words
from luna.games.pangea.rules.board import PEOPLES, TILES
from luna.games.pangea.rules.events import Earned
from luna.games.pangea.rules.moves import END, STAY, kind_of
from luna.games.pangea.rules.outlook import CONDITIONS, at_rest, markets
from luna.games.pangea.rules.play import condition, places
from luna.games.pangea.rules.position import PEOPLE, PLAYERS, SQUARE, goods, rank
from luna.shell.board import pen as pens
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.panels import recappanel
from luna.shell.board.panels.recappanel import Line, Place
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.teller import Entry
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.text import Catalogue

_WIDE: Final = 376  # where it does not stand beside the world, u
_WHERE: Final = (880, 930)
"""Its centre and bottom on the stage, in u."""
_HEAD, _ROW, _LACKS = 40, 38, 30  # heights, u
_PAD, _GAP = 12, 6
_ICON: Final = 22
_ENDS: Final = (("A 5", 1, 0.0), ("B 4 10", 2, 0.25), ("C 3 20", 2, 0.62))
"""The missing goods and amulets for each ending, in words and pictures, and their place as a share of the width."""
_RANK: Final = "pangea/ui/icon-rank"
_AMULET: Final = amulet_picture(0, have=False)
_GOODS: Final = "pangea/amulets/goods"


class ForecastPanel(Panel):
    """A row for each player, best first, beside the world if there is room; a click closes it."""

    name = "forecast"

    def __init__(self, host: Host, display: PangeaDisplay) -> None:
        self._host, self._display, self._text = host, display, host.app.catalogue

    @override
    def said(self) -> Sequence[str]:
        text, then, names = self._text, at_rest(self._host.position), self._host.names
        held = [text("pangea-goods", count=goods(then, seat)) for seat in range(then[PLAYERS])]
        rows = [f"{names[seat]}. {held[seat]}. {lacking(text, then, seat)}" for seat in ranking(places(then))]
        return (text("pangea-forecast-title"), text("pangea-forecast-note"), *rows)

    @override
    def draw(self, pen: Pen) -> None:
        row, free, beside = self._host.position, pen.layout.free, self._display.layout.aside
        least, high = _column_size(pen.frame, row[PLAYERS])
        self.rect = Rect(0, 0, beside.width, high).move_to(bottomleft=beside.bottomleft)
        if least > beside.width or high > beside.height:
            self.rect.width, self.rect.midbottom = max(least, pen.frame.px(_WIDE)), pen.layout.at(*_WHERE)
            self.rect.clamp_ip(free)
        _draw_column(pen.frame, self.rect, self._text("pangea-forecast-title"), row, at_rest(row))


def _column_size(pen: Pen, players: int) -> tuple[int, int]:
    """The least width and the height that the column needs, in pixels."""
    wides = [pen.fonts.width(said, "label") + pictures * pen.px(_ICON + 2) for said, pictures, _ in _ENDS]
    starts = [share for _, _, share in _ENDS] + [1.0]
    least = max(wide / (starts[number + 1] - starts[number]) for number, wide in enumerate(wides))
    return round(least) + pen.px(2 * _PAD), pen.px(_HEAD + _GAP) + players * _pitch(pen)


def _pitch(pen: Pen) -> int:
    return max(pen.px(_ROW), pen.fonts.line("label_bold")) + max(pen.px(_LACKS), pen.fonts.line("label"))


def _draw_column(pen: Pen, rect: Rect, title: str, row: bytearray, then: bytearray) -> None:
    """Draw the column into `rect`: the table now, `row`, and at the end of the round, `then`."""
    pen.paint.panel(pen.surface, rect, "card")
    head, left, right = pen.px(_HEAD), rect.x + pen.px(_PAD), rect.right - pen.px(_PAD)
    pen.put_high("ui/icon-forecast", (left + pen.px(12), rect.y + head // 2), 28)
    at = left + pen.px(32), rect.y + head // 2
    pen.fonts.squeeze(pen.surface, title, "label_bold", theme.GOLD, at, right - at[0])
    order, pitch, y = places(then), _pitch(pen), rect.y + head
    for seat in ranking(order):
        whole = Rect(left - pen.px(_GAP), y, right - left + pen.px(2 * _GAP), pitch - pen.px(_GAP))
        pen.paint.well(pen.surface, whole)
        _seat(pen, Rect(left, y, right - left, pitch - pen.px(_GAP)), row, then, seat, order[seat])
        y += pitch


def _seat(pen: Pen, rect: Rect, row: bytearray, then: bytearray, seat: int, place: int) -> None:
    """Place, emblem, amulets, goods now and then, the condition met; below, the gap to each condition."""
    ink, half = theme.GOLD if place == 1 else theme.now.MOONLIGHT, rect.height // 2
    upper, lower = rect.y + half // 2 + pen.px(2), rect.bottom - half // 2
    x = pen.fonts.draw(pen.surface, str(place), "label_bold", ink, (rect.x, upper)).right + pen.px(20)
    pen.put_high(f"pangea/peoples/badge-{PEOPLES[then[PEOPLE + seat]]}", (x, upper), 32)
    x = _figure(pen, (x + pen.px(28), upper), str(rank(then, seat)), _RANK)
    before, after = goods(row, seat), goods(then, seat)
    said = str(after) if before == after else f"{before} › {after}"
    _figure(pen, (x + pen.px(10), upper), said, _GOODS)
    if met := condition(then, seat):
        pen.put_high(condition_picture(CONDITIONS[-met]), (rect.right - pen.px(18), upper), 36)
    for one, (_, _, share) in zip(CONDITIONS, _ENDS, strict=True):
        amulets, missing = one.lacks(then, seat)
        at = rect.x + round(share * rect.width), lower
        colour = theme.now.SECONDARY if amulets or missing else theme.GAIN
        x = pen.fonts.draw(pen.surface, one.letter.upper(), "label_bold", colour, at).right + pen.px(4)
        if amulets:
            x = _figure(pen, (x, lower), str(amulets), _AMULET)
        if missing:
            _figure(pen, (x, lower), str(missing), _GOODS)


def _figure(pen: Pen, at: tuple[int, int], said: str, picture: str) -> int:
    """Draw a number followed by its picture; returns the right end."""
    right = pen.fonts.draw(pen.surface, said, "label", theme.now.MOONLIGHT, at).right
    pen.put_high(picture, (right + pen.px(_ICON // 2 + 1), at[1]), _ICON)
    return right + pen.px(_ICON + 2)


def lacking(text: Catalogue, row: bytearray, seat: int) -> str:
    """The amulets and goods that a seat lacks for each condition, in words."""
    said = []
    for one in CONDITIONS:
        amulets, missing = one.lacks(row, seat)
        parts = [text("pangea-lacks-amulets", count=amulets)] if amulets else []
        parts += [text("pangea-goods", count=missing)] if missing else []
        lacks = ", ".join(parts) or text("pangea-lacks-nothing")
        said.append(text("pangea-lacks", letter=one.letter.upper(), lacks=lacks))
    return " · ".join(said)


_HIGH: Final = 34
_STEP: Final = 32
_BELOW: Final = 4  # of the middle of a tile, u


class ThreatsPanel(Panel):
    """A panel over the tiles that lets every click through; a legend explains its plates."""

    name = "threats"

    def __init__(self, host: Host, display: PangeaDisplay) -> None:
        self._host, self._display, self._text = host, display, host.app.catalogue

    @override
    def said(self) -> Sequence[str]:
        text, names, found = self._text, self._host.names, markets(self._host.position)
        rows = list[str]()
        for tile, market in found.items():
            for key, seats in (("can", market.buyers), ("blocked", market.blocked)):
                who = ", ".join(names[seat] for seat in sorted(seats))
                rows += [f"{opening(place(text, TILES[tile]))}, {who}. {text(f'pangea-threats-{key}')}"] if who else []
        return (text("command-threats"), *(rows or [text("pangea-threats-none")]))

    @override
    def draw(self, pen: pens.Pen) -> None:
        row, layout = self._host.position, self._display.layout
        found = markets(row)
        for tile, market in found.items():
            x, y = layout.square(row[SQUARE + tile])
            for seats, can in ((market.buyers, True), (market.blocked, False)):
                if seats:
                    y += pen.px(_BELOW)
                    y = _badges(pen, (x, y), [PEOPLES[row[PEOPLE + seat]] for seat in sorted(seats)], can).bottom
        self._legend(pen.frame, any(market.blocked for market in found.values()), bool(found))

    def _legend(self, pen: pens.Pen, blocked: bool, any_: bool) -> None:
        text, free, line = self._text, pen.layout.free, pen.fonts.line("label") + pen.px(6)
        lines = [("pangea-threats-can" if any_ else "pangea-threats-none", theme.GOLD)]
        lines += [("pangea-threats-blocked", theme.LOSS)] if blocked else []
        wide = max(pen.fonts.width(text(key), "label") for key, _ in lines) + pen.px(60)
        rect = Rect(0, 0, min(wide, free.width), line * len(lines) + pen.px(16))
        rect.midbottom = free.centerx, free.bottom - pen.px(8)
        pen.paint.panel(pen.surface, rect, "card")
        for number, (key, ink) in enumerate(lines):
            y = rect.y + pen.px(8) + line * number + line // 2
            drawn = pygame.draw.rect(
                pen.surface, ink, Rect(rect.x + pen.px(14), y - pen.px(9), pen.px(18), pen.px(18)), 2
            )
            noted(pen.surface, drawn)
            room = Rect(rect.x + pen.px(42), y - line // 2, rect.width - pen.px(54), line)
            pen.words(text(key), "label", theme.now.MOONLIGHT, room)


def _badges(pen: pens.Pen, middle: tuple[int, int], peoples: Iterable[str], can: bool) -> Rect:
    """Badges of the buyers with a coin; badges of the seats that a crowd blocks, with a lock."""
    names = [f"pangea/peoples/badge-{people}" for people in peoples]
    names = ["pangea/amulets/goods" if can else "ui/icon-lock", *names]
    rect = Rect(0, 0, pen.px(_STEP * len(names) + 8), pen.px(_HIGH)).move_to(midtop=middle)
    pen.box(rect, theme.ABYSS, theme.R_PLATE)
    pen.box(rect, theme.GOLD if can else theme.LOSS, theme.R_PLATE, 2)
    for number, name in enumerate(names):
        pen.put_high(name, (rect.x + pen.px(4 + _STEP // 2 + _STEP * number), rect.centery), 26)
    return rect


class RecapPanel(recappanel.RecapPanel):
    """The others' turns in words, in the column beside the world, where they happen."""

    place = Place(1626, 940, 376, 1080, 0.82)

    @property
    @override
    def things(self) -> Sequence[Turn]:
        return [self.pointed.turn] if self.pointed else []

    @override
    def line(self, entry: Entry) -> Line | None:
        """A turn without movement or purchase is not reported."""
        made = sum(event.goods for event in entry.events if isinstance(event, Earned) and event.seat == entry.seat)
        if kind_of(entry.turn[0]) in (STAY, END) and not made:
            return None
        emblem = f"pangea/peoples/badge-{PEOPLES[entry.position[PEOPLE + entry.seat]]}"
        return Line((turn_words(self.text, entry.position, entry.turn),), emblem, points=made)
