"""The purchase on a tile: sellers, carriers, the ladder of the own tower, and what the purchase comes to."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import offers
from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.board.picture.tile import SHAPES, tribe_picture
from luna.games.pangea.board.words import consequences
from luna.games.pangea.board.words.sentences import opening
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES
from luna.games.pangea.rules.moves import buy_of
from luna.games.pangea.rules.position import AMULETS, NEUTRAL, PEOPLE, SEAT, SQUARE, TURN, goods, rank
from luna.shell.board import frame, sheets
from luna.shell.board import pen as pens
from luna.shell.board.card import CardLine, card_lines
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.text import Catalogue

_RUNG_STEP: Final = 84  # from one rung to the next, in units of its picture
_MOST: Final = 76  # the same on the stage, u
_MARGIN: Final = 14  # u: of the lowest rung below its step
_AMULET: Final = 0.62  # of a step
_FAINT: Final = 0.55  # what is not there yet


def _draw_ladder(pen: Pen, rect: Rect, row: bytearray, seat: int, land: int) -> None:
    """Fill `rect`; `land`: the amulet that is about to be bought, by its landscape."""
    have = [one for one in range(len(SHAPES)) if row[AMULETS + seat] >> one & 1]
    head = Rect(rect.x, rect.y, rect.width, pen.px(36))
    pen.words(pen.text("pangea-purchase-tower"), "label_bold", theme.now.SECONDARY, head, "mid")
    step = min(pen.px(_MOST), (rect.bottom - head.bottom - pen.px(_MARGIN)) // len(SHAPES))
    high, next_rung = step * _AMULET / pen.u, rank(row, seat)
    x = rect.centerx + pen.px(14)
    for rung in reversed(range(len(SHAPES))):
        point = x, head.bottom + step * (len(SHAPES) - rung) - round(step * 0.35)
        kind = "full" if rung < next_rung else "next" if rung == next_rung else "empty"
        pen.put(f"pangea/ui/rung-{kind}", point, step / pen.u / _RUNG_STEP)
        if rung < next_rung:
            pen.put_high(f"pangea/amulets/amulet-{SHAPES[have[rung]]}", point, high)
        elif rung == next_rung:
            pen.put_high(f"pangea/amulets/amulet-{SHAPES[land]}", point, high * 0.9, _FAINT)
        else:
            pen.put_high("pangea/amulets/goods", (point[0] - pen.px(12), point[1]), 22)
            pen.centred(str(rung + 1), "label_bold", theme.now.SECONDARY, (point[0] + pen.px(12), point[1]))
        ink = theme.GOLD if rung <= next_rung else theme.now.MUTED
        pen.centred(str(rung + 1), "label_bold", ink, (x - round(step * 0.72), point[1]))


_BOX: Final = (1248, 74, 568, 866)
_ASIDE: Final = 334  # its left edge where the tile lies in its place, u
_PAD: Final = 22
_HEAD: Final = 190
_ROW: Final = 84
_HOME: Final = 44  # the picture of a people
_FOOT: Final = 92
_LINE: Final = 30
_CARRIED: Final = 48  # from the foot of a tribe to what it carries, u of its picture
_TOWER: Final = 140  # the column of the ladder
_LEAST: Final = 14  # of its words, pixels
_SHARES: Final = (0.58, 0.42)  # of the two buttons
_INK: Final = {"gain": theme.GAIN, "loss": theme.LOSS, "threat": theme.GOLD}


class Choice(NamedTuple):
    """A row that chooses a purchase."""

    move: int
    icon: str
    words: str
    below: str
    good: bool | None  # None = neither
    amulet: str = ""
    """The picture of what the tribe in the icon would carry."""


class PurchasePanel(Panel):
    """Seller and carrier are chosen by a click each; a default stands, so that Enter alone buys."""

    name = "purchase"
    places: list[tuple[Rect, tuple[str, int | None]]]

    def __init__(
        self,
        draft: Callable[[], Drafting],
        layout: Callable[[], Layout],
        text: Catalogue,
        names: Callable[[], Sequence[str]],
        answer: Callable[[int | None], None],
        cap: Callable[[str], str],
    ) -> None:
        """`answer` is called with the purchase, None = not now; `cap`: the cap of a command."""
        self._cap = cap
        self._draft, self._layout, self._text, self._names, self._answer = draft, layout, text, names, answer
        self._chosen, self.places = 0, []

    @property
    def move(self) -> int:
        """The purchase that is chosen."""
        ways = self._ways
        return self._chosen if self._chosen in ways else ways[0]

    @property
    def _ways(self) -> list[int]:
        """The purchases on the tile; first from neutral sellers, and with carriers that do not produce."""
        row, tile = self._draft().row, self._draft().tile
        me = row[PEOPLE + row[TURN]]

        def cost(move: int) -> tuple[bool, bool]:
            land, home, seller = buy_of(move)
            return row[SEAT + seller] != NEUTRAL, HOMES[me][home] == land // 3

        return sorted(offers(row).get(-1 if tile is None else tile, []), key=cost)

    @override
    def said(self) -> Sequence[str]:
        row, tile = self._draft().row, self._draft().tile
        if tile is None or not self._ways:
            return ()
        lines = card_lines(consequences.card(self._text, self._names(), row, (self.move,)))
        return (self._text("pangea-purchase-title"), *lines)

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        row, text = self._draft().row, self._text
        if self._draft().tile is None or not self._ways:
            return ()
        price = rank(row, row[TURN]) + 1
        return (
            ("buy", text("pangea-purchase-buy", price=price), lambda: self._answer(self.move)),
            ("not", text("pangea-purchase-not"), lambda: self._answer(None)),
            *(
                (f"{key}-{one.move}", f"{text(f'pangea-purchase-{key}')}: {one.words}", partial(self._choose, one.move))
                for key, listed in (("seller", self._sellers(row)), ("carrier", self._carriers(row)))
                for one in listed
                if one.move != self.move
            ),
        )

    def _choose(self, move: int) -> None:
        self._chosen = move

    @override
    def click(self, layout: frame.Frame, point: Pixel) -> bool:
        """Choose, buy or decline; nothing else closes it."""
        key, move = self.meant(point) or ("", 0)
        if key in ("buy", "not"):
            self._answer(move)
        elif key:
            self._chosen = move
        return False

    # ---- the picture

    @override
    def draw(self, pen: pens.Pen) -> None:
        row, tile, layout, text = self._draft().row, self._draft().tile, self._layout(), self._text
        self.places = []
        if tile is None or not self._ways:
            self.rect = Rect(0, 0, 0, 0)
            return
        left, top, wide, high = _BOX
        self.rect = layout.box(left, top, wide, high)
        if layout.field(row[SQUARE + tile]).right > self.rect.left:
            self.rect = layout.box(_ASIDE, top, wide, high)
        pad = pen.px(_PAD)
        inner = self.rect.inflate(-2 * pad, 0)
        ground = self.rect.inflate(-pen.px(4), -pen.px(4))
        solid = pygame.draw.rect(pen.surface, theme.now.PANEL[1], ground, border_radius=pen.px(theme.R_PANEL))
        noted(pen.surface, solid)  # nothing shines through: what lies below has words of its own
        pen.paint.panel(pen.surface, self.rect, "active")
        self._head(pen, inner, row, tile)
        sellers, carriers = self._sellers(row), self._carriers(row)
        foot = Rect(inner.x, self.rect.bottom - pen.px(_FOOT), inner.width, pen.px(_FOOT))
        said = consequences.card(text, self._names(), row, (self.move,)).lines
        lines = pen.px(_LINE) * min(len(said), 5)
        rows, heading, y = len(sellers) + len(carriers), pen.px(44), self.rect.y + pen.px(_HEAD)
        tower = Rect(0, y, pen.px(_TOWER), foot.y - lines - pen.px(14) - y)
        tower.right = inner.right
        _draw_ladder(pen, tower, row, row[TURN], tile // 3)
        wide = tower.x - inner.x
        high = min(pen.px(_ROW), (foot.y - lines - pen.px(14) - 2 * heading - y) // rows)
        for key, listed in (("seller", sellers), ("carrier", carriers)):
            title = Rect(inner.x, y, wide, heading)
            pen.words(text(f"pangea-purchase-{key}"), "subheading", theme.GOLD, title)
            y += heading
            for one in listed:
                self._row(pen, Rect(inner.x, y, wide, high - pen.px(6)), key, one)
                y += high
        y = foot.y - lines - pen.px(4)
        pen.paint.hairline(pen.surface, Rect(inner.x, y - pen.px(6), inner.width, pen.px(theme.LINE_GOLD)), fading=True)
        for line in said[:5]:
            _line(pen, Rect(inner.x, y, inner.width, pen.px(_LINE)), line)
            y += pen.px(_LINE)
        self._buttons(pen, foot, rank(row, row[TURN]) + 1)

    def _head(self, pen: pens.Pen, inner: Rect, row: bytearray, tile: int) -> None:
        """The amulet, and its price in coins."""
        text, price = self._text, rank(row, row[TURN]) + 1
        title = Rect(inner.x, inner.y + pen.px(8), inner.width, pen.px(48))
        pen.words(text("pangea-purchase-title"), "heading", theme.now.MOONLIGHT, title, "mid")
        line = Rect(inner.x + inner.width // 6, title.bottom, inner.width * 2 // 3, pen.px(theme.LINE_GOLD))
        pen.paint.hairline(pen.surface, line, fading=True)
        place, y = Rect(inner.x, title.bottom + pen.px(10), pen.px(110), pen.px(110)), title.bottom + pen.px(10)
        pen.paint.well(pen.surface, place)
        pen.put_high(f"pangea/amulets/amulet-{SHAPES[tile // 3]}", place.center, 92)
        left = place.right + pen.px(20)
        room = Rect(left, y, inner.right - left, pen.px(36))
        amulet = opening(text(f"pangea-amulet-{LANDSCAPES[tile // 3]}"))
        pen.words(amulet, "card_title", theme.now.MOONLIGHT, room)
        said = text("pangea-purchase-price", square=SQUARES[row[SQUARE + tile]], rank=price - 1)
        pen.words(said, "label", theme.now.SECONDARY, room.move(0, pen.px(36)))
        for number in range(price):
            pen.put_high("pangea/amulets/goods", (left + pen.px(17 + 36 * number), y + pen.px(90)), 32)
        room = Rect(left + pen.px(36 * price + 10), y + pen.px(74), 0, pen.px(32))
        room.width = inner.right - room.x
        have = text("pangea-purchase-have", count=goods(row, row[TURN]))
        pen.words(have, "label", theme.now.SECONDARY, room)

    def _sellers(self, row: bytearray) -> list[Choice]:
        """A choice for each people that sells there, with the chosen carrier."""
        text, found = self._text, dict[int, Choice]()
        home = buy_of(self.move)[1]
        for move in sorted(self._ways, key=lambda one: buy_of(one)[1] != home):
            seller = buy_of(move)[2]
            if seller in found:
                continue
            seat, people = row[SEAT + seller], text(f"pangea-people-{PEOPLES[seller]}")
            icon = f"pangea/peoples/badge-{PEOPLES[seller]}"
            if seat == NEUTRAL:
                words = opening(text("pangea-purchase-neutral", people=people))
                found[seller] = Choice(move, icon, words, text("pangea-purchase-nobody"), True)
            else:
                have = goods(row, seat)
                below = text("pangea-purchase-gains", before=have, after=have + 1)
                found[seller] = Choice(move, icon, self._names()[seat], below, False)
        return sorted(found.values(), key=lambda one: self._ways.index(one.move))

    def _carriers(self, row: bytearray) -> list[Choice]:
        """A choice for each home with a tribe there, with the chosen seller."""
        text, me, found = self._text, row[PEOPLE + row[TURN]], list[Choice]()
        land, _, seller = buy_of(self.move)
        for move in self._ways:
            if buy_of(move)[2] == seller:
                home = HOMES[me][buy_of(move)[1]]
                at_home = home == land // 3
                below = text("pangea-purchase-stops" if at_home else "pangea-purchase-away")
                icon = tribe_picture(me, buy_of(move)[1], at_home=at_home)
                words = opening(text(f"pangea-tribe-{LANDSCAPES[home]}"))
                amulet = f"pangea/amulets/carried-{SHAPES[land // 3]}"
                found.append(Choice(move, icon, words, below, None if not at_home else False, amulet))
        return found

    def _row(self, pen: pens.Pen, rect: Rect, key: str, one: Choice) -> None:
        """A choice with its knob, lit when it is the present one."""
        on = one.move == self.move
        sheets.button(pen, rect, "hot" if on else "on", self.pointed == (key, one.move))
        knob = rect.x + pen.px(26), rect.centery
        drawn = pygame.draw.circle(pen.surface, theme.LEGAL if on else theme.now.MUTED, knob, pen.px(11), pen.px(2.4))
        noted(pen.surface, drawn)
        if on:
            noted(pen.surface, pygame.draw.circle(pen.surface, theme.LEGAL, knob, pen.px(5)))
        middle, size = (rect.x + pen.px(70), rect.centery), min(_HOME, rect.height / pen.u - 8)
        if one.amulet:
            foot, size = (middle[0], rect.bottom - pen.px(6)), (rect.height / pen.u - 10) / (_CARRIED + 30)
            pen.put(one.icon, foot, size)
            if on:
                pen.put(one.amulet, (foot[0], foot[1] - pen.px(_CARRIED * size)), size)
        else:
            pen.put_high(one.icon, middle, size)
        left = rect.x + pen.px(104)
        room = Rect(left, rect.y, rect.right - left - pen.px(14), rect.height)
        ink = theme.now.SECONDARY if one.good is None else theme.GAIN if one.good else theme.LOSS
        if rect.height >= pen.px(50):
            upper, lower = room.copy(), room.copy()
            upper.height = lower.height = rect.height // 2
            lower.bottom = rect.bottom - pen.px(3)
            upper.y += pen.px(3)
            _words(pen, one.words, "label_bold", theme.now.MOONLIGHT, upper)
            _words(pen, one.below, "label", ink, lower)
        else:
            half = Rect(room.x, room.y, room.width // 2, room.height)
            pen.words(one.words, "label_bold", theme.now.MOONLIGHT, half)
            pen.words(one.below, "label", ink, half.move(half.width, 0), "right")
        self.places.append((rect, (key, one.move)))

    def _buttons(self, pen: pens.Pen, foot: Rect, price: int) -> None:
        """Buy, or not now."""
        text, gap, high, left = self._text, pen.px(12), pen.px(62), foot.x
        keys = self._cap("do"), self._cap("back")
        said = (text("pangea-purchase-buy", price=price), text("pangea-purchase-not"))
        meant = (("buy", self.move), ("not", None))
        for number, (words, key, means) in enumerate(zip(said, keys, meant, strict=True)):
            rect = Rect(left, foot.bottom - high - pen.px(18), round((foot.width - gap) * _SHARES[number]), high)
            left = rect.right + gap
            pen.paint.button(pen.surface, rect, "primary" if number == 0 else "idle")
            if self.pointed == means:
                drawn = pygame.draw.rect(
                    pen.surface, theme.LEGAL, rect, pen.px(2), border_radius=pen.px(theme.R_BUTTON)
                )
                noted(pen.surface, drawn)
            room = Rect(rect.x + pen.px(18), rect.y, rect.width - pen.px(36), rect.height)
            if key and pen.fits(words, "body_bold", room.width - pen.paint.cap(key) - pen.px(16)):
                room.width = pen.paint.key(pen.surface, key, rect.right - pen.px(14), rect.centery).left
                room.width -= room.x + pen.px(8)
            _words(pen, words, "body_bold", theme.now.MOONLIGHT, room)
            self.places.append((rect, means))


def _words(pen: pens.Pen, said: str, style: str, ink: theme.Colour, room: Rect) -> None:
    """One line; before any of it is cut, larger text gets as small as any text may be."""
    size = pen.fonts.fitting(said, style, room.width, _LEAST / (pen.u * pen.fonts.growth))
    said = pen.fonts.fit(said, style, room.width, size)
    pen.fonts.draw(pen.surface, said, style, ink, room.midleft, "left", size)


def _line(pen: pens.Pen, rect: Rect, line: CardLine) -> None:
    """A consequence: its sign on a pill, its words."""
    ink = _INK.get(line.kind, theme.now.SECONDARY)
    left = rect.x
    if line.sign:
        pill = Rect(rect.x, rect.y + pen.px(1), pen.fonts.width(line.sign, "label_bold") + pen.px(18), 0)
        pill.height = rect.height - pen.px(2)
        noted(pen.surface, pygame.draw.rect(pen.surface, ink, pill, pen.px(1.4), border_radius=pen.px(theme.R_KEY)))
        pen.words(line.sign, "label_bold", ink, pill, "mid")
        left = pill.right + pen.px(10)
    _words(pen, line.words, "label", theme.now.MOONLIGHT, Rect(left, rect.y, rect.right - left, rect.height))
