"""Layout of Luna in real pixels: the virtual table of `places` on the stage of a frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from typing_extensions import override

from luna.games.luna.board.layout import bars, crowd, places
from luna.games.luna.board.layout.bars import OrderPanel, seated
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.views import View
from luna.shell.board import pen
from luna.shell.board.edges import Rect, Window
from luna.shell.board.frame import Frame, Pixel


class Layout(Frame):
    """Geometry of one window and one game; of the position it knows only the `ViewModel`."""

    top: bars.LunaTopBar
    panels: tuple[OrderPanel, ...]
    you: int | None = None  # the seat at this chair, whose panel comes first

    def __init__(self, frame: Window, ring: Sequence[str], fields: Sequence[tuple[int, int, int]], seats: int) -> None:
        """`fields`: (tile, column, row) of every hexagon in play."""
        super().__init__(frame, bars.CONTENT, seats)
        self.ring = tuple(ring)
        self.boards = len(fields) // 7
        self._fields = {tile: places.field(column, row, self.boards) for tile, column, row in fields}
        size = self.boards
        path = [tile for tile in sorted(self._fields) if tile > 4]  # tiles 1..4 start in the temple
        self.slots = {tile: places.tile_slot(i // size, i % size, size) for i, tile in enumerate(path)}
        # looked up for every move of the pointer
        self.islands = {island: self.box(*at, *places.ISLAND) for island, at in zip(ring, places.ORIGINS, strict=True)}
        """Boxes of the islands: their hit areas."""
        self.lands = {island: self._land(island) for island in ring}
        """The land of the islands with the pieces on it: the boxes without the surrounding water."""
        self.stack_hits = {island: self.around(self.on_island(island, places.STACK_MIDDLE), 66) for island in ring}
        self.path_tiles = {tile: self.slot(slot) for tile, slot in self.slots.items()}
        """Centres of the temple tiles on the path."""
        self.path_hits = {tile: self.around(middle, 61) for tile, middle in self.path_tiles.items()}
        self.fields = {tile: self.at(*middle) for tile, middle in self._fields.items()}
        """Centres of the hexagons."""
        self.field_hits = {tile: self.around(middle, 60, 70) for tile, middle in self.fields.items()}
        """Hit areas of the fields; neighbouring boxes overlap at the corners: take the nearest centre."""
        hexagons = [self.around(middle, 80) for middle in self.fields.values()]
        self.temple = hexagons[0].unionall(hexagons[1:])
        """All hexagons."""
        self.council_hits = [self.around(self.at(*places.council_seat(seat)), 58, 60) for seat in range(places.SEATS)]
        """Hit areas of the seats of the Council."""
        self.jetty = self.box(places.JETTY[0], places.JETTY[1] - 6, 144, 92)
        """The jetty of evicted novices: its hit area."""
        self.candles = self.box(1272, 250, 122, 256)
        """The candle chamber: its hit area."""

    @staticmethod
    def of(
        width: int,
        height: int,
        view: View,
        bars: float | None = None,
        big: bool = False,
        words: Mapping[str, int] | None = None,
    ) -> Layout:
        """The layout of the game a view belongs to; `bars`: real pixels for one unit of the frame."""
        fields = [(field.tile, field.column, field.row) for field in view.temple]
        unit = min(width / 1920, height / 1080) if bars is None else bars
        return Layout(Window(width, height, unit, big, words or {}), view.ring, fields, len(view.seats))

    def sit(self, you: int | None) -> None:
        """Put the panel of this seat first; None: treat all alike."""
        if you != self.you:
            self.you = you
            self._stack()

    @override
    def _stack(self) -> None:
        super()._stack()
        if self.you is not None:
            found = seated(self.frame, self.content.rows, self.players, self.you, self.bar.rect.top)
            self.panels = found or self.panels

    @property
    def desk(self) -> Rect:
        """The rectangle of the prompt line: free water, or over the temple where large text needs it."""
        desk = self.over(*places.DESK)
        if self.box(*places.WATER).contains(desk):
            return desk
        x, y = self.box(*places.HALL).midbottom
        desk.midbottom = x, y
        return desk.clamp(self.free)

    @property
    @override
    def played(self) -> list[Rect]:
        return [*self.lands.values(), self.box(*places.HALL)]

    @property
    @override
    def teaches(self) -> Pixel:
        return self.box(*places.WATER).midbottom

    # Islands

    def _land(self, island: str) -> Rect:
        x, y = self.on_island(island, places.LAND[:2])
        return Rect(x, y, self.px(places.LAND[2]), self.px(places.LAND[3]))

    def on_island(self, island: str, spot: Point) -> Pixel:
        """A spot inside an island's box."""
        x, y = places.ORIGINS[self.ring.index(island)]
        return self.at(x + spot[0], y + spot[1])

    def active_foot(self, shown: ViewModel, island: str, seat: int, index: int) -> Pixel:
        """Foot of an awake novice, drawn or to be drawn: an index past the drawn ones means the last one."""
        return self._foot(crowd.actives(shown, island), island, seat, index, (160, places.ACTIVE_Y))

    def boat_foot(self, shown: ViewModel, island: str, seat: int) -> Pixel:
        """Waterline of the boat of tired novices, or of the place where the first one would land."""
        return self._foot(crowd.boats(shown, island), island, seat, 0, (160, places.BOAT_Y))

    def shrine_foot(self, shown: ViewModel, island: str, seat: int) -> Pixel:
        """Foot of a seat's shrine on an island, or of the first place for one."""
        feet = {owner: stand.foot for owner, stand in crowd.shrines(shown, island)}
        return self.on_island(island, feet.get(seat, (76, places.SHRINE_Y)))

    def figure_foot(self, shown: ViewModel, figure: str, island: str) -> Pixel:
        """Foot of a figure on an island; of an absent one, as if it stood alone."""
        here = crowd.figures_on(shown, island)
        if figure not in here:
            return self.on_island(island, crowd.figure_row(1, island, False)[0].foot)
        return self.on_island(island, crowd.figure_row(len(here), island, False)[here.index(figure)].foot)

    def active_hit(self, shown: ViewModel, island: str, seat: int) -> Rect:
        """Hit area of a group of awake novices; empty when there is none."""
        return self._group_hit(crowd.actives(shown, island), island, seat, 40, 56)

    def boat_hit(self, shown: ViewModel, island: str, seat: int) -> Rect:
        """Hit area of a boat; empty when there is none."""
        return self._group_hit(crowd.boats(shown, island), island, seat, *places.BOAT)

    def _foot(self, spots: Sequence[Spot], island: str, seat: int, index: int, default: Point) -> Pixel:
        for spot in spots:
            if spot.seat == seat:
                return self.on_island(island, spot.feet[min(index, len(spot.feet) - 1)])
        return self.on_island(island, default)

    def _group_hit(self, spots: Sequence[Spot], island: str, seat: int, width: float, height: float) -> Rect:
        hit = Rect(0, 0, 0, 0)
        for spot in spots:
            if spot.seat == seat:
                for x, y in spot.feet:
                    one = self.around(self.on_island(island, (x, y - height / 2 + 4)), width, height)
                    hit = one if not hit else hit.union(one)
        return hit

    # Temple

    def slot(self, slot: float) -> Pixel:
        """A point of the path, 0 at the gate to 29 at the jetty."""
        return self.at(*places.on_path(slot))

    def guard_foot(self, round_number: int) -> Pixel:
        """Foot of the Guard on the guard tile of a round."""
        x, y = places.on_path(places.guard_slot(round_number))
        return self.at(x + 4 + places.guard_aside(round_number), y + 28)

    def hexagon(self, tile: int, radius: float) -> list[Pixel]:
        """Corners of a hexagon of this radius about the middle of a tile."""
        x, y = self._fields[tile]
        return [self.at(x + radius * cos(k * pi / 3), y + radius * sin(k * pi / 3)) for k in range(6)]

    def jetty_foot(self, shown: ViewModel, seat: int, index: int) -> Pixel:
        """Foot of an evicted novice, drawn or to be drawn."""
        for spot in crowd.evicted(shown):
            if spot.seat == seat:
                return self.at(*spot.feet[min(index, len(spot.feet) - 1)])
        return self.at(*places.JETTY_MIDDLE)

    def disc_foot(self, council_seat: int, height: int) -> Pixel:
        """Foot of a disc on a council seat, `height` 0 the lowest."""
        x, y = places.council_seat(council_seat)
        return self.at(x, y - 4 - places.DISC_RISE[height])

    def disc(self, shown: ViewModel, seat: int) -> Pixel:
        """Foot of a seat's disc where it lies now."""
        for number, stack in enumerate(shown.council):
            if seat in stack:
                return self.disc_foot(number, stack.index(seat))
        return self.disc_foot(shown.seats[seat].council_seat, 0)

    def candle(self, number: int, most: int = 4) -> Pixel:
        """Place of a candle; the third of three is in the middle."""
        x, y = places.CANDLES[number]
        return self.at((places.CANDLES[2][0] + places.CANDLES[3][0]) / 2 if most == 3 and number == 2 else x, y)


Pen = pen.Pen[Layout]
