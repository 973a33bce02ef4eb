"""The purchase on a tile: sellers, carriers, the ladder of the buyer's tower, and the outcome."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from typing_extensions import override

from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import offers
from luna.games.pangea.board.picture.tile import SHAPES, amulet_picture, tribe_picture
from luna.games.pangea.board.words import consequences
from luna.games.pangea.board.words.sentences import opening
from luna.games.pangea.rules.board import LANDSCAPES, PEOPLES, SQUARES
from luna.games.pangea.rules.moves import values_of
from luna.games.pangea.rules.position import AMULETS, NEUTRAL, SEAT, SQUARE, TURN, Tribe, goods, rank
from luna.shell.app import hints
from luna.shell.board import frame, sheets
from luna.shell.board import pen as pens
from luna.shell.board.card import Card, CardLine, card_lines
from luna.shell.board.films.film import nothing
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme

_RUNG_STEP: Final = 84  # from one rung to the next, in units of its picture
_MOST: Final = 76  # the same on the stage, u
_MARGIN: Final = 14  # u: the offset of the lowest rung below its step
_AMULET: Final = 0.62  # of a step
_FAINT: Final = 0.55  # absent things


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
            pen.put_high(amulet_picture(have[rung]), point, high)
        elif rung == next_rung:
            pen.put_high(amulet_picture(land), point, high * 0.9, _FAINT)
        else:
            pen.put_high("pangea/amulets/goods", (point[0] - pen.px(12), point[1]), 22)
            pen.centred(str(rung + 1), "label_bold", theme.now.SECONDARY, (point[0] + pen.px(12), point[1]))
        ink = theme.GOLD if rung <= next_rung else theme.now.MUTED
        pen.centred(str(rung + 1), "label_bold", ink, (x - round(step * 0.72), point[1]))


_BOX: Final = (1248, 74, 568, 866)
_ASIDE: Final = 334  # its left edge where the tile lies at its place, u
_PAD: Final = 22
_HEAD: Final = 190
_ROW: Final = 84
_HOME: Final = 44  # the picture of a people
_FOOT: Final = 92
_LINE: Final = 30
_CARRIED: Final = 48  # from the foot of a tribe to its load, u of its picture
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
    amulet: str = ""  # the picture of the load of the tribe in the icon


class PurchasePanel(Panel):
    """Seller and carrier are chosen by a click each; a default is preset, so that Enter alone buys."""

    name = "purchase"
    places: list[tuple[Rect, str]]

    def __init__(
        self, host: Host, display: PangeaDisplay, draft: Callable[[], Drafting], answer: Callable[[int | None], None]
    ) -> None:
        """`answer` is called with the purchase, None = not now."""
        self._host, self._display, self._draft, self._answer = host, display, draft, answer
        self._text = host.app.catalogue
        self._chosen, self.places = 0, []

    @property
    def move(self) -> int:
        """The purchase that is chosen."""
        ways = self._ways
        return self._chosen if self._chosen in ways else ways[0]

    @property
    def _ways(self) -> list[int]:
        """The purchases on the tile; neutral sellers and unproductive carriers first."""
        row, tile = self._draft().row, self._draft().tile

        def cost(move: int) -> tuple[bool, bool]:
            return row[SEAT + values_of(move)[2]] != NEUTRAL, self._carrier(move).at_home

        return [] if tile is None else sorted(offers(row).get(tile, []), key=cost)

    def _carrier(self, move: int) -> Tribe:
        """The buyer's tribe that carries the amulet."""
        tile, home, _ = values_of(move)
        return Tribe(self._draft().me, home, 0, tile)

    @property
    def _consequences(self) -> Card:
        """The outcome of the chosen purchase."""
        return consequences.card(self._text, self._host.names, self._draft().row, (self.move,))

    @property
    def _choices(self) -> Mapping[str, Sequence[Choice]]:
        """The rows by the word of their heading."""
        return {"seller": self._sellers(), "carrier": self._carriers()}

    def _sellers(self) -> list[Choice]:
        """A choice for each people that sells there, with the chosen carrier."""
        text, row, found = self._text, self._draft().row, dict[int, Choice]()
        home, ways = values_of(self.move)[1], self._ways
        for move in sorted(ways, key=lambda one: values_of(one)[1] != home):
            seller = values_of(move)[2]
            seat, icon = row[SEAT + seller], f"pangea/peoples/badge-{PEOPLES[seller]}"
            words, below = text("pangea-purchase-neutral", people=text(f"pangea-people-{PEOPLES[seller]}")), ""
            if seat != NEUTRAL:
                have = goods(row, seat)
                words, below = self._host.names[seat], text("pangea-purchase-gains", before=have, after=have + 1)
            below = below or text("pangea-purchase-nobody")
            found.setdefault(seller, Choice(move, icon, opening(words), below, seat == NEUTRAL))
        return sorted(found.values(), key=lambda one: ways.index(one.move))

    def _carriers(self) -> list[Choice]:
        """A choice for each home with a tribe there, with the chosen seller."""
        text, found, (tile, _, seller) = self._text, list[Choice](), values_of(self.move)
        for move in self._ways:
            if values_of(move)[2] == seller:
                one = self._carrier(move)
                below = text("pangea-purchase-stops" if one.at_home else "pangea-purchase-away")
                words, good = opening(text(f"pangea-tribe-{one.land}")), False if one.at_home else None
                amulet = f"pangea/amulets/carried-{SHAPES[tile // 3]}"
                found.append(Choice(move, tribe_picture(one), words, below, good, amulet))
        return found

    # ---- words and clicks

    @override
    def said(self) -> Sequence[str]:
        return (self._text("pangea-purchase-title"), *card_lines(self._consequences)) if self._ways else ()

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Buy, not now, then the choices."""
        if not self._ways:
            return ()
        row, text, found = self._draft().row, self._text, list[tuple[str, str, Callable[[], object]]]()
        buy = text("pangea-purchase-buy", price=rank(row, row[TURN]) + 1)
        for key, choices in self._choices.items():
            for one in (one for one in choices if one.move != self.move):
                said = f"{text(f'pangea-purchase-{key}')}: {one.words}"
                found.append((f"{key}-{one.move}", said, partial(setattr, self, "_chosen", one.move)))
        decline = "not", text("pangea-purchase-not"), partial(self._answer, None)
        return (("buy", buy, partial(self._answer, self.move)), decline, *found)

    @override
    def click(self, layout: frame.Frame, point: Pixel) -> bool:
        """Choose, buy or decline; nothing else closes the panel."""
        wanted = self.meant(point)
        next((deed for name, _, deed in self.deeds() if name == wanted), nothing)()
        return False

    # ---- the picture

    @override
    def draw(self, pen: pens.Pen) -> None:
        row, tile, layout = self._draft().row, self._draft().tile, self._display.layout
        self.places = []
        if tile is None or not self._ways:
            self.rect = Rect(0, 0, 0, 0)
            return
        left, top, wide, high = _BOX
        self.rect = layout.box(left, top, wide, high)
        if layout.field(row[SQUARE + tile]).right > self.rect.left:
            self.rect = layout.box(_ASIDE, top, wide, high)
        ground = self.rect.inflate(-pen.px(4), -pen.px(4))
        pen.box(ground, theme.now.PANEL[1], theme.R_PANEL)  # opaque: things below have words of their own
        pen.paint.panel(pen.surface, self.rect, "active")
        inner = self.rect.inflate(-2 * pen.px(_PAD), 0)
        self._head(pen, inner, row, tile)
        foot = Rect(inner.x, self.rect.bottom - pen.px(_FOOT), inner.width, pen.px(_FOOT))
        listed, said = self._choices, self._consequences.lines[:5]
        heading, y, end = pen.px(44), self.rect.y + pen.px(_HEAD), foot.y - pen.px(_LINE) * len(said)
        tower = Rect(0, y, pen.px(_TOWER), end - pen.px(14) - y)
        tower.right = inner.right
        _draw_ladder(pen, tower, row, row[TURN], tile // 3)
        wide, rows = tower.x - inner.x, sum(map(len, listed.values()))
        high = min(pen.px(_ROW), (end - pen.px(14) - 2 * heading - y) // rows)
        for key, choices in listed.items():
            title = Rect(inner.x, y, wide, heading)
            pen.words(self._text(f"pangea-purchase-{key}"), "subheading", theme.GOLD, title)
            y += heading
            for one in choices:
                self._row(pen, Rect(inner.x, y, wide, high - pen.px(6)), f"{key}-{one.move}", one)
                y += high
        y = end - pen.px(4)
        pen.paint.hairline(pen.surface, Rect(inner.x, y - pen.px(6), inner.width, pen.px(theme.LINE_GOLD)), fading=True)
        for line in said:
            _line(pen, Rect(inner.x, y, inner.width, pen.px(_LINE)), line)
            y += pen.px(_LINE)
        self._draw_buttons(pen, foot)

    def _head(self, pen: pens.Pen, inner: Rect, row: bytearray, tile: int) -> None:
        """The amulet, and its price in coins."""
        text, price = self._text, rank(row, row[TURN]) + 1
        title = Rect(inner.x, inner.y + pen.px(8), inner.width, pen.px(48))
        pen.words(text("pangea-purchase-title"), "heading", theme.now.MOONLIGHT, title, "mid")
        line = Rect(inner.x + inner.width // 6, title.bottom, inner.width * 2 // 3, pen.px(theme.LINE_GOLD))
        pen.paint.hairline(pen.surface, line, fading=True)
        y = title.bottom + pen.px(10)
        place = Rect(inner.x, y, pen.px(110), pen.px(110))
        pen.paint.well(pen.surface, place)
        pen.put_high(amulet_picture(tile // 3), place.center, 92)
        left = place.right + pen.px(20)
        room = Rect(left, y, inner.right - left, pen.px(36))
        amulet = opening(text(f"pangea-amulet-{LANDSCAPES[tile // 3]}"))
        pen.words(amulet, "card_title", theme.now.MOONLIGHT, room)
        said = text("pangea-purchase-price", square=SQUARES[row[SQUARE + tile]], rank=price - 1)
        pen.words(said, "label", theme.now.SECONDARY, room.move(0, pen.px(36)))
        for number in range(price):
            pen.put_high("pangea/amulets/goods", (left + pen.px(17 + 36 * number), y + pen.px(90)), 32)
        beside = left + pen.px(36 * price + 10)
        have = text("pangea-purchase-have", count=goods(row, row[TURN]))
        room = Rect(beside, y + pen.px(74), inner.right - beside, pen.px(32))
        pen.words(have, "label", theme.now.SECONDARY, room)

    def _row(self, pen: pens.Pen, rect: Rect, name: str, one: Choice) -> None:
        """A choice with its knob, lit when it is selected."""
        on = one.move == self.move
        sheets.button(pen, rect, "hot" if on else "on", self.pointed == name)
        knob = rect.x + pen.px(26), rect.centery
        pen.dot(knob, theme.LEGAL if on else theme.now.MUTED, 11, 2.4)
        if on:
            pen.dot(knob, theme.LEGAL, 5)
        middle = rect.x + pen.px(70)
        if one.amulet:
            foot, size = (middle, rect.bottom - pen.px(6)), (rect.height / pen.u - 10) / (_CARRIED + 30)
            pen.put(one.icon, foot, size)
            if on:
                pen.put(one.amulet, (foot[0], foot[1] - pen.px(_CARRIED * size)), size)
        else:
            pen.put_high(one.icon, (middle, rect.centery), min(_HOME, rect.height / pen.u - 8))
        left = rect.x + pen.px(104)
        room = Rect(left, rect.y, rect.right - left - pen.px(14), rect.height)
        ink = theme.now.SECONDARY if one.good is None else theme.GAIN if one.good else theme.LOSS
        if rect.height >= pen.px(50):
            half = rect.height // 2
            _words(pen, one.words, "label_bold", theme.now.MOONLIGHT, Rect(left, rect.y + pen.px(3), room.width, half))
            _words(pen, one.below, "label", ink, Rect(left, rect.bottom - pen.px(3) - half, room.width, half))
        else:
            room.width //= 2
            pen.words(one.words, "label_bold", theme.now.MOONLIGHT, room)
            pen.words(one.below, "label", ink, room.move(room.width, 0), "right")
        self.places.append((rect, name))

    def _draw_buttons(self, pen: pens.Pen, foot: Rect) -> None:
        gap, high, left = pen.px(12), pen.px(62), foot.x
        for (name, words, _), command, share in zip(self.deeds(), ("do", "back"), _SHARES, strict=False):
            key = hints.cap(self._host.app, command)
            rect = Rect(left, foot.bottom - high - pen.px(18), round((foot.width - gap) * share), high)
            left = rect.right + gap
            pen.paint.button(pen.surface, rect, "primary" if name == "buy" else "idle")
            if self.pointed == name:
                pen.box(rect, theme.LEGAL, theme.R_BUTTON, 2)
            room = pen.within(rect, 18, 36)
            if key and pen.fits(words, "body_bold", room.width - pen.paint.cap(key) - pen.px(16)):
                room.width = pen.paint.key(pen.surface, key, rect.right - pen.px(14), rect.centery).left
                room.width -= room.x + pen.px(8)
            _words(pen, words, "body_bold", theme.now.MOONLIGHT, room)
            self.places.append((rect, name))


def _words(pen: pens.Pen, said: str, style: str, ink: theme.Colour, room: Rect) -> None:
    """One line; large text shrinks to the minimum size before it is cut."""
    least = _LEAST / (pen.u * pen.fonts.growth)
    pen.fonts.squeeze(pen.surface, said, style, ink, room.midleft, room.width, least=least)


def _line(pen: pens.Pen, rect: Rect, line: CardLine) -> None:
    """A consequence: its sign on a pill, its words."""
    ink, left = _INK.get(line.kind, theme.now.SECONDARY), rect.x
    if line.sign:
        wide = pen.fonts.width(line.sign, "label_bold") + pen.px(18)
        pill = Rect(rect.x, rect.y + pen.px(1), wide, rect.height - pen.px(2))
        pen.box(pill, ink, theme.R_KEY, 1.4)
        pen.words(line.sign, "label_bold", ink, pill, "mid")
        left = pill.right + pen.px(10)
    _words(pen, line.words, "label", theme.now.MOONLIGHT, Rect(left, rect.y, rect.right - left, rect.height))
