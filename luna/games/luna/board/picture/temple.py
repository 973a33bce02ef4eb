"""The pieces on Temple Island: path, Guard, fields, council, jetty, candles."""

from typing import Final

import pygame

from luna.games.luna.board.layout import crowd, places
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture.backdrop import GLAZE
from luna.games.luna.board.picture.islands import draw_number, draw_pawns
from luna.games.luna.board.view_model import BIDDING, ViewModel
from luna.games.luna.rules.views import PathTile, TempleField
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.vector import rounded

LIGHT: Final = {"released": "lit", "bribable": "dim", "dark": "dark"}
TILE_INK: Final = {"released": theme.rgb("#1B1A30"), "bribable": theme.rgb("#070B1A"), "dark": theme.rgb("#C4CDE8")}
_FIELD_INK, _PLATE_EDGE = (
    {board: theme.rgb(ink) for board, ink in places.TABLE[name].items()} for name in ("numbers", "edges")
)
"""By temple board: the ink of a number, and the edge of its plate."""
VALUE_PLATE: Final = theme.rgb("#6E451E")
_VALUE_EDGE: Final = theme.rgb("#C8943F")
_PAWN_ON_PATH: Final = 47 / 49
_PAWN_ON_FIELD: Final = 46 / 49
_PAWN_ON_JETTY: Final = 44 / 49
_BY_TILE: Final = (17, 18)  # from the middle of a tile to its number
_SYMBOL: Final = 1.28  # smaller would be illegible at 720p
_GUARD_TILE: Final = 72 / 50  # size of the Guard's tile against a bare one


def draw_temple(pen: Pen, shown: ViewModel) -> None:
    """Everything on Temple Island, from back to front."""
    for field in shown.fields.values():
        draw_field(pen, shown, field)
    _council(pen, shown)
    _candles(pen, shown)
    for name in ("temple/jetty-mirrored", "temple/jetty-mirrored-glow"):
        pen.put(name, pen.layout.at(*places.JETTY))
    _path(pen, shown)
    for spot in crowd.evicted(shown):
        feet = [pen.layout.at(*foot) for foot in spot.feet]
        draw_pawns(pen, shown.seats[spot.seat].order, feet, 0, _PAWN_ON_JETTY)
    for spot in crowd.evicted(shown):
        draw_number(pen, [pen.layout.at(*foot) for foot in spot.feet], spot.number)
    draw_guard(pen, shown)


def draw_field(pen: Pen, shown: ViewModel, field: TempleField) -> None:
    """One hexagon: an open number, a novice on its tile, or a closed tile."""
    centre = pen.layout.fields[field.tile]
    if field.state == "empty":
        pen.put("temple/hex-open-shade", centre)
        pen.outlined(str(field.tile), "label_bold", _FIELD_INK[field.board], centre, 22)
        return
    on_tile = pen.off(centre, 0, 1)
    if field.state == "closed":
        pen.put(f"tiles/tile-{GLAZE[field.board]}-dark", on_tile)
        pen.put("marks/closed-cross", on_tile)
    else:
        pen.put("temple/field-glow", centre)
        pen.put(f"tiles/tile-{GLAZE[field.board]}-held", on_tile)
        if field.owner is not None:
            foot = field_foot(pen, field.tile)
            pen.put(f"orders/novice-{shown.seats[field.owner].order}-active", foot, _PAWN_ON_FIELD)
        if field.book:
            pen.put("temple/book", book_foot(pen, field.tile))
    draw_field_plate(pen, field)


def draw_field_plate(pen: Pen, field: TempleField) -> None:
    """The number of a field that is not open: to be redrawn over a ring."""
    edge = _PLATE_EDGE[field.board] if field.state == "held" else None
    pen.number_plate(str(field.tile), pen.off(pen.layout.fields[field.tile], *_BY_TILE), edge=edge)


def field_foot(pen: Pen, tile: int) -> Pixel:
    """Foot of the novice on a field."""
    return pen.off(pen.layout.fields[tile], -8, 19)


def book_foot(pen: Pen, tile: int) -> Pixel:
    """Foot of the book beside the novice on a field."""
    return pen.off(pen.layout.fields[tile], 18, 2)


def draw_shield(pen: Pen, tile: int) -> None:
    """The sign that a field's novice would be safe."""
    pen.put("temple/shield", pen.off(pen.layout.fields[tile], -25, 32))


def tile_foot(pen: Pen, tile: int) -> Pixel:
    """Foot of the novice on a path tile."""
    return pen.off(pen.layout.path_tiles[tile], -7, 17)


def draw_path_tile(pen: Pen, shown: ViewModel, tile: PathTile) -> None:
    """One temple tile on the path, with its novice."""
    middle = pen.off(pen.layout.path_tiles[tile.tile], 0, 1)
    glaze = GLAZE[tile.board]
    if tile.owner is None:
        light = LIGHT[tile.state]
        pen.put(f"tiles/tile-{glaze}-{light}", middle)
        pen.put(f"tiles/symbol-{tile.symbol}-{light}", pen.off(middle, 0, -11), _SYMBOL)
        pen.centred(str(tile.tile), "label_bold", TILE_INK[tile.state], pen.off(middle, 0, 8.5), 21)
    else:
        pen.put(f"tiles/tile-{glaze}-held", middle)
        foot = tile_foot(pen, tile.tile)
        pen.put(f"orders/novice-{shown.seats[tile.owner].order}-active", foot, _PAWN_ON_PATH)
        draw_tile_plate(pen, tile)


def draw_tile_plate(pen: Pen, tile: PathTile) -> None:
    """The number of a claimed tile: to be redrawn over a ring."""
    at = pen.off(pen.layout.path_tiles[tile.tile], *_BY_TILE)
    pen.number_plate(str(tile.tile), at, edge=_PLATE_EDGE[tile.board])


def draw_guard(pen: Pen, shown: ViewModel) -> None:
    """The lit guard tile, the Guard and the value of a consecration."""
    number = shown.guard_tile
    if number is None:
        return
    here = pen.off(pen.layout.slot(places.guard_slot(number)), places.guard_aside(number), 0)
    foot = pen.layout.guard_foot(number)
    pen.put("figures/guard-glow", foot)
    pen.put("tiles/guard-lit", pen.off(here, 2, 22), _GUARD_TILE)
    pen.put("figures/guard-bids" if BIDDING in shown.in_hand else "figures/guard", foot)
    below = any(_under(pen, here, pen.layout.path_tiles[tile]) for tile in shown.path)
    draw_value(pen, shown.guard_tiles[number - 1], pen.off(here, *((44, 22) if below else (2, 40))))


def _under(pen: Pen, guard: Pixel, tile: Pixel) -> bool:
    """Whether the plate below the guard tile would lie on this tile: then it goes to its side."""
    return abs(tile[0] - guard[0]) < pen.px(30) and 0 < tile[1] - guard[1] < pen.px(90)


def draw_value(pen: Pen, value: int, point: Pixel, size: tuple[float, float] = (45, 31)) -> None:
    """The plate with the points of a consecration."""

    def make() -> pygame.Surface:
        u, outer = pen.layout.u, (pen.px(size[0]), pen.px(size[1]))
        ground = rounded(outer, theme.R_PLATE * u, (theme.ABYSS, theme.ABYSS))
        inner = outer[0] - 2 * pen.px(1), outer[1] - 2 * pen.px(1)
        face = rounded(inner, (theme.R_PLATE - 1) * u, (VALUE_PLATE, VALUE_PLATE), _VALUE_EDGE, 1.6 * u)
        ground.blit(face, (pen.px(1), pen.px(1)))
        return ground

    pen.stamp(("value", size), make, point)
    pen.outlined(str(value), "card_title", theme.IVORY, point)


def _path(pen: Pen, shown: ViewModel) -> None:
    lit_from = places.guard_slot(shown.guard_tile or shown.round)
    for tile, slot in pen.layout.slots.items():
        there = shown.path.get(tile)
        if there is None:
            pen.put(
                "tiles/slot-empty-warm" if slot > lit_from else "tiles/slot-empty-cold", pen.layout.path_tiles[tile]
            )
        else:
            draw_path_tile(pen, shown, there)
    for number in range(shown.round + 1, len(shown.guard_tiles) + 1):
        middle = pen.layout.slot(places.guard_slot(number))
        next_one = number == shown.round + 1
        pen.put("tiles/guard-dim" if next_one else "tiles/guard-dark", middle)
        ink = theme.now.MOONLIGHT if next_one else theme.now.SECONDARY
        pen.outlined(str(shown.guard_tiles[number - 1]), "card_title", ink, middle)


def _council(pen: Pen, shown: ViewModel) -> None:
    for number, stack in enumerate(shown.council):
        last = number == places.SEATS - 1
        middle = pen.off(pen.layout.at(*places.council_seat(number)), 0, 5 if stack else -4)
        ink = theme.IVORY if last else theme.now.MOONLIGHT if stack else theme.now.SECONDARY
        pen.outlined(str(number), "label_bold", ink, middle)
        for height, seat in enumerate(stack):
            pen.put(f"orders/disc-{shown.seats[seat].order}", pen.layout.disc_foot(number, height))


def _candles(pen: Pen, shown: ViewModel) -> None:
    if not shown.candles_most:
        foot = pen.layout.at(*places.ALTAR)
        pen.put("figures/priestess-glow", foot)
        pen.put("temple/moon-altar", foot)
    for number in range(shown.candles_most):
        at = pen.layout.candle(number, shown.candles_most)
        pen.put("temple/candle-shadow", pen.off(at, 0, 3))
        if ("candle", number) in shown.in_hand:
            continue
        if number < shown.candles:
            pen.put("temple/candle-glow", at)
        pen.put("temple/candle-lit" if number < shown.candles else "temple/candle-out", pen.off(at, 0, 12))
