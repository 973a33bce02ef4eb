"""The layout of Pangea: the frame of a table, with the round world and the right column on its stage."""

from collections.abc import Iterable, Sequence
from typing import Final

from typing_extensions import override

from luna.games.pangea.board.hand.targets import Badge, Bag, Field, Target, offers
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.places import Point
from luna.games.pangea.rules.board import PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.position import PEOPLE, SQUARE, TOWER, called
from luna.shell.board import edges, pen
from luna.shell.board.edges import Rect, Window
from luna.shell.board.frame import Content, Frame, Pixel

PHASES: Final = tuple(places.TABLE["phases"])
_PANEL_ROWS: Final = edges.Rows(
    {"name": 44, "ladder": 45, "well": 72, "ending": 38}, ("name", "ladder", "well", "ending")
)
_SPREAD, _KIND = 6, (46, 86)  # a spread crowd: the maximum of kinds in a row; width and height of a kind
_CHIP, _CHIP_LEAST = 40, 980  # u: a phase without its word; a window narrower than this has no phases


class PangeaTopBar(edges.TopBar):
    """Sign and name, round, the six phases around the banner, goods and rank. A place without room is empty."""

    def __init__(self, window: Window, buttons: Sequence[str]) -> None:
        super().__init__(window, buttons)
        left, right = self.left, self.right
        self.sign = left.at(34, 30)
        self.chips: dict[str, Rect] = {}
        if self.full:
            self.name = left.box(62, 8, 160, 46)
            self.round = left.box(236, 8, 104, 46)
            for number, phase in enumerate(PHASES):
                at = 340 + 147 * number if number < 3 else 1136 + 150 * (number - 3)
                here = left if number < 3 else right
                self.chips[phase] = here.box(at, 8, 145 if number < 3 else 148, 46)
            self.trigger = left.box(328, 66, 108, 40)
            self.goods, self.rank = right.box(1592, 8, 76, 46), right.box(1676, 8, 66, 46)
            return
        self.name = self.trigger = Rect(0, 0, 0, 0)
        self.round = left.box(62, 8, 50, 46)
        end = 1905 - 58 * len(buttons)
        self.goods, self.rank = right.box(end - 160, 8, 76, 46), right.box(end - 80, 8, 66, 46)
        wide = window.units[0]
        if wide >= _CHIP_LEAST:
            self.chips = {phase: left.box(120 + _CHIP * n, 8, _CHIP - 2, 46) for n, phase in enumerate(PHASES)}
        first = max([chip.right for chip in self.chips.values()], default=self.round.right)
        free = self.goods.left - first
        least = min(window.px(308), free - window.px(16))
        self.banner = Rect(first + (free - least) // 2, self.banner.y, least, self.banner.height)


class PeoplePanel(edges.SeatPanel):
    """The panel of a player: amulets, tribes on the board and in the bag, the nearest condition, the ban."""

    def __init__(self, window: Window, content: edges.Rows, seat: int, top: float, rows: int) -> None:
        super().__init__(window, content, seat, top, rows)
        here, tops = self.corner, self.tops
        self.stripe.width = window.px(6)
        middle = tops["ladder"] + 22
        self.rank_sign, self.rank = here.at(34, middle), here.box(52, middle - 16, 24, 32)
        self.amulets = tuple(here.at(92 + 34 * step, middle) for step in range(5))
        self.price = here.box(250, middle - 15, 56, 30)
        first = tops["well"]
        self.well = here.box(18, first, 286, 68)
        self.board, self.bag = here.at(37, first + 17), here.at(37, first + 51)
        self.homes = tuple(here.at(78 + 60 * home, first + 34) for home in range(3))
        self.on_board = tuple(here.box(92 + 60 * home, first + 2, 26, 30) for home in range(3))
        self.in_bag = tuple(here.box(92 + 60 * home, first + 36, 26, 30) for home in range(3))
        self.income = here.box(246, first + 3, 50, 29)
        self.magic, self.actions = here.at(258, first + 50), here.box(272, first + 35, 28, 30)
        row = tops["ending"]
        self.condition, self.progress = here.at(42, row + 17), here.box(70, row + 2, 160, 30)
        self.ban, self.banned = here.at(246, row + 17), here.box(262, row + 2, 36, 30)

    @property
    def hit(self) -> Rect:
        """The hit area of the bag: the well, or the badge where the well is folded away."""
        if "well" in self.shown:
            return self.well
        return Rect(0, 0, self.window.px(48), self.window.px(44)).move_to(center=self.badge)


CONTENT: Final = Content(
    places.TABLE["verbs"],
    _PANEL_ROWS,
    ("hint", "forecast", "threats", "log", "recap", "whatif", "rules"),
    card=places.CARD,
    top=PangeaTopBar,
    panel=PeoplePanel,
)
"""The content of the frame."""


_GAP = 10  # between panels, u
_TALL, _SMALL = 1.5, 1.25
_LOW = 86  # height of a neutral panel in the right column when there are several, u


class Layout(Frame):
    """Geometry of one window and number of players; facts about the position come from the caller."""

    top: PangeaTopBar
    panels: tuple[PeoplePanel, ...]

    def __init__(self, window: Window, seats: int) -> None:
        super().__init__(window, CONTENT, seats)

    def _stack(self) -> None:
        super()._stack()
        need = (len(PEOPLES) - self.players) * (places.NEUTRAL_HIGH + _GAP) * self.frame.u
        self.beside = self.players == 4 or self.panels[-1].rect.bottom + need > self.bar.rect.top
        """Whether the neutral peoples stand in the right column: four players leave no room below."""

    @property
    def tall(self) -> float:
        """The factor by which large text makes the panels of the right column higher."""
        return min(_TALL, max(1.0, self.frame.u / self.u / _SMALL)) if self.beside else 1.0

    # The world

    def square(self, square: int) -> Pixel:
        """The middle of a square."""
        return self.at(*places.SQUARE[square])

    def on(self, square: int, spot: Point) -> Pixel:
        """A spot of a square, by its offset from the middle."""
        x, y = places.SQUARE[square]
        return self.at(x + spot[0], y + spot[1])

    def field(self, square: int) -> Rect:
        """The whole of a square: squares lie side by side."""
        x, y = places.SQUARE[square]
        return self.box(x - places.PITCH / 2, y - places.PITCH / 2, places.PITCH, places.PITCH)

    def figure(self, square: int, stand: places.Stand, beside: Iterable[places.Stand]) -> Rect:
        """Hit area of a figure: as wide as the figures beside and before it allow."""
        x, y = places.SQUARE[square]
        wide, high = places.TRIBE
        left = right = wide / 2
        if not stand.behind:
            gaps = [one.foot[0] - stand.foot[0] for one in beside if not one.behind]
            left = min([-gap / 2 for gap in gaps if gap < 0] + [places.WIDEST / 2])
            right = min([gap / 2 for gap in gaps if gap > 0] + [places.WIDEST / 2])
        seen = high if stand.foot[1] > places.BEHIND[0][1] else places.OVER_HEADS  # of those in the back row
        return self.box(x + stand.foot[0] - left, y + stand.foot[1] - high + 5, left + right, seen)

    def spread(self, square: int, many: int) -> list[Rect]:
        """The plate of a crowd that is spread over its tile, and the places of its kinds in rows."""
        high, (x, y) = -(-many // _SPREAD), places.SQUARE[square]
        wide = -(-many // high)
        whole = self.box(x - wide * _KIND[0] / 2, y - high * _KIND[1] / 2, wide * _KIND[0], high * _KIND[1])
        whole = whole.inflate(self.px(14), self.px(10)).clamp(self.scenery)
        left, top, (across, down) = whole.x + self.px(7), whole.y + self.px(5), map(self.px, _KIND)
        cells = (divmod(number, wide) for number in range(many))
        return [whole, *(Rect(left + across * at, top + down * line, across, down) for line, at in cells)]

    def badge(self, square: int) -> Rect:
        """The price at a tile."""
        (x, y), (dx, dy, wide, high) = places.SQUARE[square], places.BADGE
        rect = self.box(x + dx - wide / 2, y + dy - high / 2, wide, high)
        return rect.clamp(self.free)

    @property
    def scenery(self) -> Rect:
        """The world, without the column of cards beside it."""
        return Rect(self.free.topleft, (self.ending.left - self.free.left, self.free.height))

    # Panels

    def neutral(self, number: int) -> Rect:
        """The panel of a neutral people, by name order."""
        if not self.beside:
            under = edges.Corner(self.frame, 10 * self.frame.u, self.panels[-1].rect.bottom)
            return under.box(0, _GAP + (places.NEUTRAL_HIGH + _GAP) * number, 312, places.NEUTRAL_HIGH)
        (left, wide), many = places.COLUMN, len(PEOPLES) - self.players
        if many == 1:
            return self.box(left, places.NEUTRAL_TOP, wide, places.NEUTRAL_HIGH * self.tall)
        pitch = _LOW + 6
        return self.box(left, places.ENDING_TOP - pitch * (many - number), wide, _LOW)

    @property
    def ending(self) -> Rect:
        """The card of the conditions."""
        left, wide = places.COLUMN
        top: float = places.ENDING_TOP if self.beside else places.NEUTRAL_TOP
        if self.beside and len(PEOPLES) - self.players == 1:  # it extends downwards
            top += places.NEUTRAL_HIGH * (self.tall - 1)
        return self.box(left, top, wide, places.ENDING_HIGH * self.tall)

    @property
    def aside(self) -> Rect:
        """The free area below that card, beside the world."""
        top, right = self.ending.bottom + self.frame.px(8), self.free.right - self.frame.px(6)
        return Rect(
            self.ending.left, top, max(0, right - self.ending.left), max(0, self.free.bottom - top - self.frame.px(6))
        )

    @property
    @override
    def read(self) -> list[Rect]:
        many = len(PEOPLES) - self.players
        return [*super().read, *map(self.neutral, range(many)), self.ending]

    @property
    @override
    def played(self) -> list[Rect]:
        squares = list(map(self.field, range(len(SQUARES))))
        return [squares[0].unionall(squares)]

    @property
    @override
    def teaches(self) -> Pixel:
        return self.ending.centerx, self.bar.rect.top

    # The destinations of things that fly to a panel: the badge, where their place is folded away

    def purse(self, seat: int) -> Pixel:
        """The goods of a seat."""
        name = self.panels[seat].name
        return name.right - self.frame.px(44), name.centery

    def rung(self, seat: int, land: int) -> Pixel:
        """The place of an amulet."""
        panel = self.panels[seat]
        return panel.amulets[land] if "ladder" in panel.shown else panel.badge

    def stone(self, seat: int) -> Pixel:
        """The place of the ban."""
        panel = self.panels[seat]
        return panel.ban if "ending" in panel.shown else panel.badge

    def bag(self, row: bytearray, people: int) -> Pixel:
        """The bag of a people."""
        seat = list(row[PEOPLE : PEOPLE + len(PEOPLES)]).index(people)
        if seat < self.players:
            panel = self.panels[seat]
            return panel.bag if "well" in panel.shown else panel.badge
        rect = self.neutral(seat - self.players)
        return rect.x + self.frame.px(40), rect.bottom - rect.height // 4

    # Things

    def places(self, row: bytearray, spread: int | None = None) -> dict[Target, Rect]:
        """The places of all clickable things, the top ones first; `spread`: a tile whose crowd is spread."""
        found: dict[Target, Rect] = {Badge(one): self.badge(row[SQUARE + one]) for one in offers(row)}
        if spread is not None:
            kinds = places.apart(row, spread)
            whole, *cells = self.spread(row[SQUARE + spread], len(kinds))
            found |= {stand.tribe: cell for stand, cell in zip(kinds, cells, strict=True)}
            found[Field(row[SQUARE + spread])] = whole.union(self.field(row[SQUARE + spread]))
        found = {**found, **{one: rect for one, rect in self._tribes(row).items() if one not in found}}
        for seat, panel in enumerate(self.panels):
            found[Bag(row[PEOPLE + seat])] = panel.hit
        for number in range(len(PEOPLES) - self.players):
            found[Bag(row[PEOPLE + self.players + number])] = self.neutral(number)
        for square in range(len(SQUARES)):
            found.setdefault(Field(square), self.field(square))
        return found

    def _tribes(self, row: bytearray) -> dict[Target, Rect]:
        """Each kind of tribe: its figures on the pads, or else the first one behind."""
        found: dict[Target, Rect] = {}
        for tile, stands in places.stands(row).items():
            for stand in sorted(stands, key=lambda one: one.behind):
                rect = self.figure(row[SQUARE + tile], stand, stands)
                for tribe, _ in stand.tribes:
                    if tribe not in found:
                        found[tribe] = rect
                    elif not stand.behind:
                        found[tribe] = found[tribe].union(rect)
        return found


Pen = pen.Pen[Layout]  # the pen of Pangea, with Pangea's layout


def named(layout: Layout, row: bytearray, name: str) -> Rect | None:
    """The rectangle of a thing by its name in lessons; None when it is not there now.

    | name | thing |
    | --- | --- |
    | `tile swamp4`, `square b3` | a tile wherever it lies, a square of the sea |
    | `tower blue` | the tile of that people's tower |
    | `tribe blue forest+desert@swamp4` | tribes that are alike: people, home, amulet, tile |
    | `badge swamp4` | the price at a tile |
    | `panel 0` | the panel of a seat |
    | `verb shift` | a button |
    """
    what, _, which = name.partition(" ")
    match what:
        case "panel":
            return layout.panels[int(which)].rect
        case "verb":
            return layout.bar.verbs.get(which)
        case "tower":
            return layout.field(row[SQUARE + row[TOWER + PEOPLES.index(which)]])
    return layout.places(row).get(_target(row, what, which))


def _target(row: bytearray, what: str, which: str) -> Target:
    if what == "square":
        return Field(SQUARES.index(which))
    if what == "tribe":
        people, _, rest = which.partition(" ")
        kind, _, tile = rest.partition("@")
        home, _, amulet = kind.partition("+")
        return called(people, home, amulet, tile)
    named = TILES.index(which)
    return Badge(named) if what == "badge" else Field(row[SQUARE + named])
