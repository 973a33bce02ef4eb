"""The lands on the sea: gates and echoes, bans, tiles with all that stands on them, fords, prices."""

from __future__ import annotations

from typing import Final

import pygame

from luna.games.pangea.board.layout import crowd, places
from luna.games.pangea.board.layout.crowd import Stand
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, STEPS
from luna.games.pangea.rules.position import (
    BAN,
    CROWD,
    LAND,
    NOWHERE,
    OVER,
    PEOPLE,
    PHASE,
    PLAYERS,
    SQUARE,
    TOWER,
    TURN,
    overcrowded,
    rank,
)
from luna.shell import theme
from luna.shell.art import Sprite
from luna.shell.board.pen import Pixel, Rect
from luna.shell.vector import rounded

ART: Final = tuple("grass" if name == "grassland" else name for name in LANDSCAPES)
"""The landscapes as the pictures are named."""
SHAPES: Final = ("triangle", "circle", "square", "star", "crescent")
"""The amulets as the pictures are named, by landscape."""
_DIM: Final = (204, 192, 208)  # on an overcrowded tile
_HEAD: Final = 48  # from the foot of a tribe to the foot of what it carries
_AWAY: Final = theme.rgb("#8C93AD")
_NEAR, _FAR = 0.82, 0.08  # how much of an echo is seen at the square, and outside
_FORDS: Final = {(1, 0): (74, 4, 0), (0, 1): (-16, 77, 90)}


def draw(pen: Pen, row: bytearray) -> None:
    """All of it, from the back to the front."""
    _gates(pen)
    for square in range(len(SQUARES)):
        _echoes(pen, row, square)
    bans = _bans(row)
    for square, peoples in bans.items():
        if row[LAND + square] == NOWHERE:
            pen.put("pangea/sea/square-banned", pen.layout.square(square))
            pen.put("pangea/marks/ban-corners", pen.layout.square(square))
            _stones(pen, square, places.BAN_ON_WATER, peoples, 1.25)
    standing = crowd.stands(row)
    for square in range(len(SQUARES)):
        if row[LAND + square] != NOWHERE:
            tile = row[LAND + square]
            _tile(pen, row, tile, bans.get(square, []), standing.get(tile, []))
    _fords(pen, row)
    for tile in range(len(NUMBER)):
        if overcrowded(row, tile):
            _plate(pen, pen.layout.on(row[SQUARE + tile], places.PLATE), f"{row[CROWD + tile]}/{NUMBER[tile]}")


def draw_prices(pen: Pen, row: bytearray, where: dict[int, Rect]) -> None:
    """What can be bought, by tile."""
    for tile, rect in where.items():
        middle, price = rect.center, str(rank(row, row[TURN]) + 1)
        pill = Rect(0, 0, rect.width, rect.height * 38 // 48)
        pill.center = middle
        pen.paint.panel(pen.surface, pill, "active")
        pen.put_high(f"pangea/amulets/amulet-{SHAPES[tile // 3]}", (pill.left + pen.px(19), middle[1]), 38)
        pen.centred(price, "card_title", theme.GOLD, (pill.right - pen.px(20), middle[1]))


def tribe_picture(people: int, home: int, *, at_home: bool) -> str:
    """The picture of a tribe."""
    land = ART[HOMES[people][home]]
    return f"pangea/peoples/tribe-{PEOPLES[people]}-{land}-{'home' if at_home else 'away'}"


def _bans(row: bytearray) -> dict[int, list[int]]:
    """By square the peoples whose ban lies there."""
    found: dict[int, list[int]] = {}
    for seat in range(row[PLAYERS]):
        if row[BAN + seat]:
            found.setdefault(row[BAN + seat] - 1, []).append(row[PEOPLE + seat])
    return found


# ---- the round world


def _gates(pen: Pen) -> None:
    """Letters and numbers at both ends of each column and row."""
    across, down = places.GATE
    for square, name in enumerate(SQUARES):
        up, left, right, below = STEPS[square]
        x, y = places.SQUARE[square]
        ends = {
            (-across, 0): (name[1], places.SQUARE[left][0] > x),
            (across, 0): (name[1], places.SQUARE[right][0] < x),
            (0, -down): (name[0], places.SQUARE[up][1] > y),
            (0, down): (name[0], places.SQUARE[below][1] < y),
        }
        for (dx, dy), (sign, outer) in ends.items():
            if outer:
                pen.outlined(sign, "label_bold", theme.IVORY, pen.layout.at(x + dx, y + dy))


def _echoes(pen: Pen, row: bytearray, square: int) -> None:
    """Beyond an outer square: the edge of the tile that lies at the other end."""
    x, y = places.SQUARE[square]
    for other, (dx, dy) in zip(STEPS[square], ((0, -1), (-1, 0), (1, 0), (0, 1)), strict=True):
        there, tile = places.SQUARE[other], row[LAND + other]
        if tile != NOWHERE and (there[0] - x) * dx + (there[1] - y) * dy < 0:
            _echo(pen, tile, (x, y), dx, dy)


def _echo(pen: Pen, tile: int, at: tuple[float, float], dx: int, dy: int) -> None:
    deep, half = places.ECHO[0 if dx else 1], places.PITCH / 2
    name = f"pangea/tiles/tile-{ART[tile // 3]}-{NUMBER[tile]}"
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
    """White that gets thinner away from the square."""
    veil, steps = pygame.Surface(size, pygame.SRCALPHA), size[0] if dx else size[1]
    for step in range(steps):
        away = step / max(1, steps - 1)
        share = away if dx + dy > 0 else 1 - away
        alpha = round(255 * (_NEAR + (_FAR - _NEAR) * share))
        line = Rect(step, 0, 1, size[1]) if dx else Rect(0, step, size[0], 1)
        veil.fill((255, 255, 255, alpha), line)
    return veil


# ---- a tile


def _tile(pen: Pen, row: bytearray, tile: int, bans: list[int], standing: list[Stand]) -> None:
    square = row[SQUARE + tile]
    middle, crowded = pen.layout.square(square), overcrowded(row, tile)
    pen.put(f"pangea/tiles/tile-{ART[tile // 3]}-{NUMBER[tile]}", middle)
    if crowded:
        pen.put("pangea/marks/crowded-tile", middle)
    if bans:
        pen.put("pangea/marks/ban-corners", middle)
        _stones(pen, square, places.BAN, bans, 1.0)
    for people in (people for people in range(len(PEOPLES)) if row[TOWER + people] == tile):
        foot = pen.layout.on(square, places.TOWER)
        if row[PHASE] != OVER and row[PEOPLE + row[TURN]] == people:
            pen.put("pangea/marks/tower-glow", foot)
        pen.put(f"pangea/peoples/tower-{PEOPLES[people]}", foot)
    for stand in standing:
        _figure(pen, pen.layout.on(square, stand.foot), stand, crowded)
    for stand in standing:
        if stand.many(home=True) + stand.many(home=False) > 1:
            _count(pen, pen.layout.on(square, (stand.foot[0], stand.foot[1] + 4)), stand)


def _stones(pen: Pen, square: int, foot: tuple[float, float], peoples: list[int], size: float) -> None:
    for number, people in enumerate(peoples):
        aside = (0, 1, -1, 2)[number] * places.BAN_ASIDE * size
        pen.put(f"pangea/peoples/ban-{PEOPLES[people]}", pen.layout.on(square, (foot[0] + aside, foot[1])), size)


def _figure(pen: Pen, foot: Pixel, stand: Stand, crowded: bool) -> None:
    """A tribe: bright when it produces, dimmed in a crowd, pale when away."""
    tribe, home = stand.tribe, crowd.at_home(stand.tribe)
    _put(pen, tribe_picture(tribe.people, tribe.home, at_home=home), foot, 1.0, crowded)
    if tribe.amulet:
        over = foot[0], foot[1] - pen.px(_HEAD)
        _put(pen, f"pangea/amulets/carried-{SHAPES[tribe.amulet - 1]}", over, 1.18, crowded)
    elif home and not crowded:
        pen.put("pangea/marks/producing", (foot[0] + pen.px(11), foot[1] - pen.px(1)), 0.86)


def _put(pen: Pen, name: str, point: Pixel, size: float, dimmed: bool) -> None:
    if not dimmed:
        pen.put(name, point, size)
        return
    sprite: Sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.u)

    def make() -> pygame.Surface:
        made = sprite.surface.copy()
        made.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
        return made

    dark = pen.keep(("dimmed", name, sprite.surface.get_size()), make)
    pen.surface.blit(dark, (point[0] - sprite.ax, point[1] - sprite.ay))


def _count(pen: Pen, middle: Pixel, stand: Stand) -> None:
    """How many tribes a figure stands for: gold at home, grey away; both beside each other for a whole people."""
    counts = [(stand.many(home=True), theme.GOLD), (stand.many(home=False), _AWAY)]
    counts = [(count, ink) for count, ink in counts if count]
    wide, high = pen.px(20), pen.px(22)
    plate = Rect(0, 0, wide * len(counts), high)
    plate.center = middle
    ground = pen.keep(
        ("count", plate.size), lambda: rounded(plate.size, 7 * pen.u, (theme.ABYSS, theme.ABYSS), _AWAY, 1)
    )
    pen.surface.blit(ground, plate)
    for number, (count, ink) in enumerate(counts):
        pen.centred(str(count), "label_bold", ink, (plate.x + wide * number + wide // 2, plate.centery), 19)


def _fords(pen: Pen, row: bytearray) -> None:
    """Stepping stones between two lands side by side; over the edge of the world there are none."""
    for square in range(len(SQUARES)):
        x, y = places.SQUARE[square]
        for other, (dx, dy) in ((STEPS[square][2], (1, 0)), (STEPS[square][3], (0, 1))):
            beside = places.SQUARE[other] == (x + dx * places.PITCH, y + dy * places.PITCH)
            if beside and row[LAND + square] != NOWHERE and row[LAND + other] != NOWHERE:
                aside, down, turn = _FORDS[dx, dy]
                _ford(pen, pen.layout.on(square, (aside, down)), turn)


def _ford(pen: Pen, middle: Pixel, turn: int) -> None:
    sprite = pen.art.at("pangea/sea/ford", pen.u)
    made = pen.keep(("ford", turn, sprite.surface.get_size()), lambda: pygame.transform.rotate(sprite.surface, turn))
    pen.surface.blit(made, made.get_rect(center=middle))


def _plate(pen: Pen, middle: Pixel, words: str) -> None:
    """How many of how many, in red: overcrowded."""
    plate = Rect(0, 0, pen.px(82), pen.px(30))
    plate.center = middle
    fill = theme.rgb("#5A1620"), theme.rgb("#3A0E18")
    ground = pen.keep(("crowd", plate.size), lambda: rounded(plate.size, 9 * pen.u, fill, theme.LOSS, 1.6 * pen.u))
    pen.surface.blit(ground, plate)
    pen.put_high("pangea/marks/crowd", (middle[0] - pen.px(24), middle[1]), 26)
    pen.words(
        words, "label_bold", theme.now.MOONLIGHT, Rect(plate.x + pen.px(32), plate.y, pen.px(46), plate.height), "mid"
    )
