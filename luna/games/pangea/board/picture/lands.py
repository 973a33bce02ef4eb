"""The lands on the sea in parts: gates, bans on the water, tiles, fords, crowds, prices; and the ways between them."""

from collections.abc import Iterator, Mapping
from functools import partial
from math import atan2, degrees, hypot
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.layout.places import WAYS, Leg, Point
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.board.picture.tile import Scene, amulet_picture
from luna.games.pangea.rules.board import NUMBER, SQUARES, STEPS, over_the_edge
from luna.games.pangea.rules.position import LAND, NOWHERE, SQUARE, TURN, rank
from luna.shell.board.films import sprites
from luna.shell.board.films.film import nothing
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.layers import Part
from luna.shell.drawing.vector import rounded

_DARK, _LIGHT = 10, 4.5  # u: the way_line and its edge
_BEND: Final = 0.12  # the bulge of a way_line as a share of its length
_FROM, _RIM, _TO = 40, 142, 60  # u from the middle of a square: where a way_line begins, leaves the world, ends
_TURN: Final = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}
_PLATE: Final = {True: (0.0, 44.0), False: (66.0, 4.0)}  # from the gate: at the sides, above and below


def way_line(pen: Pen, start: Point, end: Point) -> None:
    """A line with a head, a little bent."""
    (ax, ay), (bx, by) = pen.layout.at(*start), pen.layout.at(*end)
    mx, my = (ax + bx) / 2 + (by - ay) * _BEND, (ay + by) / 2 - (bx - ax) * _BEND
    many = max(8, round(hypot(bx - ax, by - ay) / max(1.0, pen.px(2))))
    shares = [step / many for step in range(many + 1)]
    dots = [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in shares
    ]
    for ink, wide in ((theme.ABYSS, _DARK), (theme.LEGAL, _LIGHT)):
        for dot in dots:
            noted(pen.surface, pygame.draw.circle(pen.surface, ink, dot, pen.u * wide / 2))
    turn = degrees(atan2(my - by, bx - mx))
    sprites.rotated(pen, "pangea/marks/arrowhead-legal", (bx, by), 5 * round(turn / 5))


def way_leg(pen: Pen, step: Leg) -> None:
    """The way from one square to the next; over the edge of the world by its gates."""
    (ax, ay), (bx, by) = places.SQUARE[step.origin], places.SQUARE[step.target]
    dx, dy = step.towards
    if not step.edge:
        way_line(pen, (ax + dx * _FROM, ay + dy * _FROM), (bx - dx * _FROM, by - dy * _FROM))
        return
    way_line(pen, (ax + dx * _TO, ay + dy * _TO), (ax + dx * _RIM, ay + dy * _RIM))
    way_line(pen, (bx - dx * _RIM, by - dy * _RIM), (bx - dx * _TO, by - dy * _TO))
    open_gates(pen, step)


def open_gates(pen: Pen, step: Leg) -> None:
    """The two gates of a way over the edge, open, with words at both ends."""
    dx, dy = step.towards
    across, down = places.GATE
    text = pen.text
    for square, side, words in (
        (step.origin, 1, text("pangea-gate-to", square=SQUARES[step.target])),
        (step.target, -1, text("pangea-gate-from", square=SQUARES[step.origin])),
    ):
        x, y = places.SQUARE[square]
        at = x + side * dx * across, y + side * dy * down
        sprites.rotated(pen, "pangea/marks/gate-on", pen.layout.at(*at), _TURN[step.towards])
        aside = _PLATE[bool(dx)]
        wide = pen.fonts.width(words, "label_bold") + pen.px(16)
        rect = Rect(0, 0, wide, pen.px(28)).move_to(center=pen.layout.at(at[0] + aside[0], at[1] + aside[1]))
        rect.clamp_ip(pen.layout.free)
        pen.box(rect, theme.ABYSS, 8)
        pen.box(rect, theme.LEGAL, 8, 1.6)
        pen.words(words, "label_bold", theme.now.MOONLIGHT, rect, "mid")


_NEAR, _FAR = 0.82, 0.08  # the opacity of an echo at the square, and outside
_COUNT: Final = 19  # the smallest size of the numbers on a red plate, u
_FORDS: Final = ((2, 74, 4, 0), (3, -16, 77, 90))  # the image, its place, its rotation


def parts(pen: Pen, row: bytearray, prices: Mapping[int, Rect]) -> Iterator[Part]:
    """All parts from back to front. `prices`: the badges of the purchases, by tile."""
    scenes, banned = tiles.scenes(row), tiles.bans(row)
    for square in range(len(SQUARES)):
        yield _water(pen, row, square, tuple(banned.get(square, ())))
    for square in range(len(SQUARES)):
        scene, at = scenes.get(row[LAND + square]), places.SQUARE[square]
        yield Part(scene, tiles.around(pen, at), nothing if scene is None else partial(tiles.draw, pen, scene, at))
    for square in range(len(SQUARES)):
        yield from _fords(pen, row, square)
        yield plate(pen, scenes.get(row[LAND + square]), square)
    price = str(rank(row, row[TURN]) + 1)
    by_square = {row[SQUARE + tile]: tile for tile in prices}
    for square in range(len(SQUARES)):
        sold = by_square.get(square)
        key, rect = None if sold is None else (price, sold), pen.layout.badge(square)
        paint = nothing if sold is None else partial(_price, pen, rect, price, sold)
        yield Part(key, pen.paint.with_shadow(rect), paint)


def _price(pen: Pen, rect: Rect, price: str, tile: int) -> None:
    """The badge of a purchase."""
    pill = Rect(0, 0, rect.width, rect.height * 38 // 48).move_to(center=rect.center)
    pen.paint.panel(pen.surface, pill, "active")
    pen.put_high(amulet_picture(tile // 3), (pill.left + pen.px(19), rect.centery), 38)
    pen.centred(price, "card_title", theme.GOLD, (pill.right - pen.px(20), rect.centery))


# ---- the round world


def gates(pen: Pen) -> None:
    """Letters and numbers at both ends of each column and row."""
    across, down = places.GATE
    for square, name in enumerate(SQUARES):
        x, y = places.SQUARE[square]
        for number, (dx, dy) in enumerate(WAYS):
            if over_the_edge(square, STEPS[square][number]):
                sign = name[1] if dx else name[0]
                pen.outlined(sign, "label_bold", theme.IVORY, pen.layout.at(x + dx * across, y + dy * down))


def _water(pen: Pen, row: bytearray, square: int, peoples: tuple[int, ...]) -> Part:
    """A ban on the water, and beyond an outer square the edge of the tile at the other end."""
    dry = row[LAND + square] != NOWHERE
    far = tuple(row[LAND + other] if over_the_edge(square, other) else NOWHERE for other in STEPS[square])
    key = () if dry else peoples, far
    x, y = places.SQUARE[square]
    side = places.PITCH / 2 + max(places.ECHO)
    rect = pen.layout.box(x - side, y - side, 2 * side, 2 * side)

    def paint() -> None:
        for tile, (dx, dy) in zip(far, WAYS, strict=True):
            if tile != NOWHERE:
                _echo(pen, tile, (x, y), dx, dy)
        if key[0]:
            pen.put("pangea/sea/square-banned", pen.layout.square(square))
            pen.put("pangea/marks/ban-corners", pen.layout.square(square))
            tiles.stones(pen, (x, y), places.BAN_ON_WATER, peoples, tiles.WATER_STONE)

    return Part(key, rect, paint)


def _echo(pen: Pen, tile: int, at: Point, dx: int, dy: int) -> None:
    deep, half = places.ECHO[0 if dx else 1], places.PITCH / 2
    name = tiles.picture(tile)
    whole = pen.art.at(name, pen.layout.u)
    middle = pen.layout.at(at[0] + dx * places.PITCH, at[1] + dy * places.PITCH)
    left = at[0] + (half if dx > 0 else -half - deep if dx < 0 else -half)
    top = at[1] + (half if dy > 0 else -half - deep if dy < 0 else -half)
    strip = pen.layout.box(left, top, deep if dx else 2 * half, deep if dy else 2 * half)

    def make() -> pygame.Surface:
        made = pygame.Surface(strip.size, pygame.SRCALPHA)
        made.blit(whole.surface, (middle[0] - whole.ax - strip.x, middle[1] - whole.ay - strip.y))
        made.blit(_fading(strip.size, dx, dy), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    pen.surface.blit(pen.keep(("echo", name, strip.size, dx, dy), make), strip)


def _fading(size: tuple[int, int], dx: int, dy: int) -> pygame.Surface:
    """White that fades away from the square."""
    veil, steps = pygame.Surface(size, pygame.SRCALPHA), size[0] if dx else size[1]
    for step in range(steps):
        away = step / max(1, steps - 1)
        share = away if dx + dy > 0 else 1 - away
        alpha = round(255 * (_NEAR + (_FAR - _NEAR) * share))
        line = Rect(step, 0, 1, size[1]) if dx else Rect(0, step, size[0], 1)
        veil.fill((255, 255, 255, alpha), line)
    return veil


# ---- over the tiles


def _fords(pen: Pen, row: bytearray, square: int) -> Iterator[Part]:
    """Stepping stones to the lands beside and below, except over the edge of the world."""
    for way, aside, down, turn in _FORDS:
        other = STEPS[square][way]
        both = row[LAND + square] != NOWHERE and row[LAND + other] != NOWHERE
        if not over_the_edge(square, other):
            middle = pen.layout.on(square, (aside, down))
            sprite = pen.art.at("pangea/sea/ford", pen.u)
            side = max(sprite.surface.get_size())
            rect = Rect(0, 0, side, side).move_to(center=middle)
            ford = partial(sprites.rotated, pen, "pangea/sea/ford", middle, turn)
            yield Part(both, rect, ford if both else nothing)


def plate(pen: Pen, scene: Scene | None, square: int) -> Part:
    """The count of an overcrowded tile, in red."""
    rect = Rect(0, 0, pen.px(82), pen.px(30)).move_to(center=pen.layout.on(square, places.PLATE))
    said = "" if scene is None or not scene.crowd else f"{scene.crowd}/{NUMBER[scene.tile]}"
    return Part(said, rect, partial(_red, pen, rect, said) if said else nothing)


def _red(pen: Pen, plate: Rect, said: str) -> None:
    fill = theme.rgb("#5A1620"), theme.rgb("#3A0E18")
    ground = pen.keep(("crowd", plate.size), lambda: rounded(plate.size, 9 * pen.u, fill, theme.LOSS, 1.6 * pen.u))
    pen.surface.blit(ground, plate)
    pen.put_high("pangea/marks/crowd", (plate.centerx - pen.px(24), plate.centery), 26)
    words = Rect(plate.x + pen.px(32), plate.y, pen.px(46), plate.height)
    size = pen.fonts.fitting(said, "label_bold", words.width, _COUNT / pen.fonts.growth)
    pen.centred(said, "label_bold", theme.now.MOONLIGHT, words.center, size)
