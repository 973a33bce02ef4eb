"""What lies open over the table: the forecast, the markets, and what others did since your last turn."""

from collections.abc import Iterable, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Turn
from luna.core.standings import ranking
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.panels import column
from luna.games.pangea.board.picture.tile import SHAPES, amulet_picture, condition_picture
from luna.games.pangea.board.words.sentences import opening, place, told
from luna.games.pangea.rules.board import PEOPLES, TILES
from luna.games.pangea.rules.events import Earned
from luna.games.pangea.rules.moves import END, STAY, kind_of
from luna.games.pangea.rules.outlook import CONDITIONS, at_rest, markets
from luna.games.pangea.rules.play import places
from luna.games.pangea.rules.position import AMULETS, PEOPLE, PLAYERS, SQUARE, goods, rank
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

_WIDE: Final = 760
_ROW, _LACKS = 64, 30  # heights of a row: seat, and what it lacks
_PAD: Final = 20
_LEAST: Final = 16
_NONE: Final = "\u2013"
_WHERE: Final = (880, 930)  # middle and bottom on the stage, u


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
        return (text("pangea-forecast-title"), *rows)

    @override
    def draw(self, pen: Pen) -> None:
        place, pen, text = pen.layout.at(*_WHERE), pen.frame, self._text
        beside, (least, high) = self._display.layout.aside, column.size(pen, self._host.position[PLAYERS])
        if least <= beside.width and high <= beside.height:
            self.rect = Rect(beside.x, beside.bottom - high, beside.width, high)
            column.draw(
                pen, self.rect, text("pangea-forecast-title"), self._host.position, at_rest(self._host.position)
            )
            return
        row, free = self._host.position, pen.layout.free
        then, pad, line = at_rest(row), pen.px(_PAD), pen.fonts.line("label")
        wide, high, head = min(pen.px(_WIDE), free.width), pen.px(_ROW + _LACKS), pen.fonts.line("card_title") + pad
        note = pen.fonts.wrap(text("pangea-forecast-note"), "label", wide - 2 * pad)
        high = min(high, (free.height - head - pad) // row[PLAYERS])  # with the largest words
        rows = head + high * row[PLAYERS] + pad
        if rows + line * len(note) > free.height:
            note = []
        rect = Rect(0, 0, wide, rows + line * len(note))
        rect.midbottom = place
        self.rect = rect.clamp(free)
        left, y = self.rect.x + pad, self.rect.y
        pen.paint.panel(pen.surface, self.rect, "card")
        pen.put_high("ui/icon-forecast", (left + pen.px(15), y + head // 2), 34)
        title = Rect(left + pen.px(40), y, wide - 2 * pad - pen.px(40), head)
        pen.words(text("pangea-forecast-title"), "card_title", theme.GOLD, title)
        y += head
        order = places(then)
        for seat in ranking(order):
            self._seat(pen, Rect(left, y, wide - 2 * pad, high - pen.px(6)), row, then, seat, order[seat])
            y += high
        for part in note:
            pen.fonts.draw(pen.surface, part, "label", theme.now.SECONDARY, (left, y + line // 2))
            y += line

    def _seat(self, pen: Pen, rect: Rect, row: bytearray, then: bytearray, seat: int, place: int) -> None:
        """Place, name, amulets, goods now and then, the condition; below them what is missing for each condition."""
        pen.box(rect, theme.now.WELL, theme.R_PLATE)
        below = Rect(rect.x + pen.px(12), rect.bottom - pen.px(_LACKS + 4), rect.width - pen.px(24), pen.px(_LACKS))
        lacks = lacking(self._text, then, seat)
        pen.fonts.squeeze(pen.surface, lacks, "label", theme.now.SECONDARY, below.midleft, below.width, least=_LEAST)
        rect.height -= below.height
        ink, middle = theme.GOLD if place == 1 else theme.now.MOONLIGHT, rect.centery
        met = next((one for one in CONDITIONS if one.met(then, seat)), None)
        right = rect.right - pen.px(12)
        letter = met.letter.upper() if met else _NONE
        right = pen.words(letter, "score", ink, Rect(right - pen.px(34), rect.y, pen.px(34), rect.height), "mid").left
        right -= pen.px(34)
        pen.put_high(
            condition_picture(met) if met else condition_picture(CONDITIONS[-1], met=False), (right, middle), 40
        )
        before, after = goods(row, seat), goods(then, seat)
        said = str(after) if before == after else f"{before} › {after}"
        room = Rect(right - pen.px(148), rect.y, pen.px(110), rect.height)
        pen.words(said, "label_bold", theme.GAIN if after > before else ink, room, "right")
        right = room.left
        pen.put_high("pangea/amulets/goods", (right, middle), 30)
        for land in reversed(range(len(SHAPES))):
            right -= pen.px(36)
            have = bool(then[AMULETS + seat] >> land & 1)
            pen.put_high(amulet_picture(land, have=have), (right, middle), 36 if have else 32)
        first = pen.words(str(place), "label_bold", ink, Rect(rect.x + pen.px(12), rect.y, pen.px(24), rect.height))
        badge = first.right + pen.px(28)
        pen.put_high(f"pangea/peoples/badge-{PEOPLES[then[PEOPLE + seat]]}", (badge, middle), 38)
        name_room = Rect(badge + pen.px(26), rect.y, right - badge - pen.px(54), rect.height)
        gained = rank(then, seat) - rank(row, seat)
        name = f"{self._host.names[seat]} +{gained}" if gained else self._host.names[seat]
        pen.words(name, "label_bold", theme.now.MOONLIGHT, name_room)


def lacking(text: Catalogue, row: bytearray, seat: int) -> str:
    """What a seat lacks for each condition, in words."""
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
    """It lies on the tiles and lets every click through; a legend says what its plates mean."""

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
    rect = Rect(0, 0, pen.px(_STEP * len(names) + 8), pen.px(_HIGH))
    rect.midtop = middle
    pen.box(rect, theme.ABYSS, theme.R_PLATE)
    pen.box(rect, theme.GOLD if can else theme.LOSS, theme.R_PLATE, 2)
    for number, name in enumerate(names):
        pen.put_high(name, (rect.x + pen.px(4 + _STEP // 2 + _STEP * number), rect.centery), 26)
    return rect


class RecapPanel(recappanel.RecapPanel):
    """The others' turns in words, over the lower edge of the world."""

    place = Place(880, 936, 700, 1080)

    @property
    @override
    def things(self) -> Sequence[Turn]:
        return [self.pointed.turn] if self.pointed else []

    @override
    def line(self, entry: Entry) -> Line | None:
        """No news is that nobody moved, or that nothing was put."""
        made = sum(event.goods for event in entry.events if isinstance(event, Earned) and event.seat == entry.seat)
        if kind_of(entry.turn[0]) in (STAY, END) and not made:
            return None
        emblem = f"pangea/peoples/badge-{PEOPLES[entry.position[PEOPLE + entry.seat]]}"
        return Line((told(self.text, entry.position, entry.turn),), emblem, points=made)
