"""A tile with everything on it: bans, towers, tribes with their loads, the numbers of crowds."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.layout.places import Point, Stand
from luna.games.pangea.rules import position
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES
from luna.games.pangea.rules.outlook import Condition
from luna.games.pangea.rules.position import Tribe
from luna.shell.board.pen import Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.art import Sprite
from luna.shell.drawing.vector import rounded

ART: Final = tuple("grass" if name == "grassland" else name for name in LANDSCAPES)
"""The names of the landscapes in the picture files."""
SHAPES: Final = ("triangle", "circle", "square", "star", "crescent")
"""The names of the amulets in the picture files, by landscape."""
WATER_STONE: Final = 1.25  # the scale of a ban stone on the water
_RING: Final = 1.45
CARRIED: Final = 1.3  # the scale of an amulet over a head
_AMULET: Final = 31  # from its middle to that of a ban stone beside it
_AT_TOWER: Final = 2  # the place of a stone if a tower has its usual one
_BREAST: Final = -31  # from the foot of a figure in the back row, whose feet are hidden, to its count
_GROWS: Final = 0.06  # of its size, per amulet in a tower
_HELD, _STOREY = 25, 17  # u: the height of the lowest amulet in its picture, and the distance between two
_SIDE: Final = (-19, -12)  # from the foot of a tower to the middle of the lowest one
_DIM: Final = (204, 192, 208)  # on an overcrowded tile
_AWAY: Final = theme.rgb("#8C93AD")
_AROUND: Final = (98, 128, 206, 232)
"""The area that a tile and the pieces on it change: left and top from its centre, width and height."""


class Scene(NamedTuple):
    """The picture of a tile: equal scenes have equal pixels."""

    tile: int
    stands: tuple[Stand, ...] = ()
    bans: tuple[int, ...] = ()  # peoples
    towers: tuple[tuple[int, bool, int], ...] = ()  # peoples, whether each is to move, and the amulets held, as bits
    crowd: int = 0  # the number of tribes if it is too high


def scenes(row: bytearray) -> dict[int, Scene]:
    """The scene of every tile."""
    standing, banned = places.stands(row), bans(row)
    turn = -1 if row[position.PHASE] == position.OVER else row[position.PEOPLE + row[position.TURN]]
    towers: dict[int, list[tuple[int, bool, int]]] = {}
    held = {row[position.PEOPLE + seat]: row[position.AMULETS + seat] for seat in range(row[position.PLAYERS])}
    for people in range(len(PEOPLES)):
        tower = people, people == turn, held.get(people, 0)
        towers.setdefault(row[position.TOWER + people], []).append(tower)
    return {
        tile: Scene(
            tile,
            tuple(standing.get(tile, ())),
            tuple(banned.get(row[position.SQUARE + tile], ())),
            tuple(towers.get(tile, ())),
            row[position.CROWD + tile] if position.overcrowded(row, tile) else 0,
        )
        for tile in range(len(NUMBER))
    }


def bans(row: bytearray) -> dict[int, list[int]]:
    """The peoples whose ban lies on a square, by square."""
    found: dict[int, list[int]] = {}
    for seat in range(row[position.PLAYERS]):
        if row[position.BAN + seat]:
            found.setdefault(row[position.BAN + seat] - 1, []).append(row[position.PEOPLE + seat])
    return found


def picture(tile: int) -> str:
    """The picture of a bare tile."""
    return f"pangea/tiles/tile-{ART[tile // 3]}-{NUMBER[tile]}"


def amulet_picture(land: int, *, have: bool = True) -> str:
    """The picture of a landscape's amulet, or of its empty slot."""
    shape = SHAPES[land]
    return f"pangea/amulets/amulet-{shape}" if have else f"pangea/amulets/amulet-{shape}-slot"


def condition_picture(one: Condition, *, met: bool = True) -> str:
    """The sign of a condition of victory, pale where it is not met."""
    return f"pangea/ui/condition-{one.letter}" if met else f"pangea/ui/condition-{one.letter}-off"


def tribe_picture(one: Tribe) -> str:
    """The picture of a tribe."""
    land = ART[HOMES[one.people][one.home]]
    return f"pangea/peoples/tribe-{PEOPLES[one.people]}-{land}-{'home' if one.at_home else 'away'}"


def draw(pen: Pen, scene: Scene, at: Point, frame: str = "") -> None:
    """Draw a scene around a point of the stage, with a frame if one is named."""

    def on(spot: Point) -> Pixel:
        return pen.layout.at(at[0] + spot[0], at[1] + spot[1])

    middle, crowded = on((0, 0)), bool(scene.crowd)
    pen.put(picture(scene.tile), middle)
    if crowded:
        pen.put("pangea/marks/crowded-tile", middle)
    if scene.bans:
        pen.put("pangea/marks/ban-corners", middle)
        stones(pen, at, ban_foot(scene), scene.bans, 1.0)
    if frame:
        pen.put(frame, middle)
    if any(lit for _, lit, _ in scene.towers):
        pen.put("pangea/marks/tower-glow", on(places.TOWER))
    upon(pen, scene, at)


def upon(pen: Pen, scene: Scene, at: Point, rings: Mapping[Tribe, str] = MappingProxyType({})) -> None:
    """Towers and tribes alone, to be drawn over a frame around the tile; `rings` as for `standing`."""
    for people, _, held in scene.towers:
        foot = pen.layout.at(at[0] + places.TOWER[0], at[1] + places.TOWER[1])
        has = [land for land in range(len(LANDSCAPES)) if held >> land & 1]
        size = 1 + _GROWS * len(has)
        pen.put(f"pangea/peoples/tower-{PEOPLES[people]}", foot, size)
        for number, land in enumerate(has):
            pen.put_high(amulet_picture(land), pen.off(foot, _SIDE[0] * size, _SIDE[1] - _STOREY * number), _HELD)
    standing(pen, scene, at, rings)


def standing(pen: Pen, scene: Scene, at: Point, rings: Mapping[Tribe, str] = MappingProxyType({})) -> None:
    """All the tribes of a tile. `rings`: pictures of rings around the feet of some."""

    def on(foot: Point, down: float = 0) -> Pixel:
        return pen.layout.at(at[0] + foot[0], at[1] + foot[1] + down)

    for stand in scene.stands:
        ring = next((rings[tribe] for tribe, _ in stand.tribes if tribe in rings), None)
        if ring is not None:
            pen.put(ring, on(stand.foot, 1), _RING)
        figure(pen, on(stand.foot), stand, bool(scene.crowd))
    for stand in scene.stands:
        if stand.many(home=True) + stand.many(home=False) > 1:
            _count(pen, on(stand.foot, 4 if stand.foot[1] > 0 else _BREAST), stand)


def spread(pen: Pen, row: bytearray, tile: int, rings: Mapping[Tribe, str]) -> None:
    """A crowd spread on a plate: each kind of tribe with its number."""
    kinds = places.apart(row, tile)
    whole, *cells = pen.layout.spread(row[position.SQUARE + tile], len(kinds))
    pen.paint.panel(pen.surface, whole, "active")
    for stand, cell in zip(kinds, cells, strict=True):
        foot = cell.centerx, cell.bottom - pen.px(13)
        if stand.tribe in rings:
            pen.put(rings[stand.tribe], (foot[0], foot[1] + pen.px(1)), _RING)
        figure(pen, foot, stand, crowded=True)
        if stand.tribes[0][1] > 1:
            _count(pen, (foot[0], foot[1] + pen.px(4)), stand)


def around(pen: Pen, at: Point) -> Rect:
    """The rectangle that a tile with this middle can change."""
    left, above, wide, high = _AROUND
    return pen.layout.box(at[0] - left, at[1] - above, wide, high)


def alone(pen: Pen, scene: Scene, frame: str = "") -> pygame.Surface:
    """A picture of the tile alone, or framed, without its tower's light: light cannot be added to transparency."""
    still = scene._replace(towers=tuple((people, False, held) for people, _, held in scene.towers))
    return _apart(pen, lambda pen, at: draw(pen, still, at, frame))


def upright(pen: Pen, scene: Scene) -> pygame.Surface:
    """A picture as large as `alone` of the standing pieces."""
    return _apart(pen, lambda pen, at: upon(pen, scene, at))


def _apart(pen: Pen, paint: Callable[[Pen, Point], None]) -> pygame.Surface:
    x, y = pen.layout.at(0, 0)
    left, above, _, _ = _AROUND
    made = pygame.Surface(around(pen, (0, 0)).size, pygame.SRCALPHA)
    paint(pen.on(made), (left - x / pen.layout.u, above - y / pen.layout.u))
    return made


def stones(pen: Pen, at: Point, foot: Point, peoples: Sequence[int], size: float) -> None:
    """The stones of a ban, the second and third at the sides of the first."""
    for number, people in enumerate(peoples):
        aside = (0, 1, -1, 2)[number] * places.BAN_ASIDE * size
        point = pen.layout.at(at[0] + foot[0] + aside, at[1] + foot[1])
        pen.put(f"pangea/peoples/ban-{PEOPLES[people]}", point, size)


def ban_foot(scene: Scene) -> Point:
    """The foot of the first stone on a tile, where no amulet covers it."""
    carried = [stand.foot[0] for stand in scene.stands if stand.tribe.amulet]
    free = [spot for number, spot in enumerate(places.BAN) if number != _AT_TOWER or not scene.towers]
    return next((spot for spot in free if all(abs(x - spot[0]) >= _AMULET for x in carried)), free[-1])


def ban_place(row: bytearray, square: int) -> tuple[Point, float]:
    """The place of the first stone of a ban on a square, on land or water, and its size."""
    if row[position.LAND + square] == position.NOWHERE:
        return places.BAN_ON_WATER, WATER_STONE
    return ban_foot(scenes(row)[row[position.LAND + square]]), 1.0


def figure(pen: Pen, foot: Pixel, stand: Stand, crowded: bool) -> None:
    """A tribe: bright when it produces, dim in a crowd, pale when away."""
    tribe = stand.tribe
    _put(pen, tribe_picture(tribe), foot, places.TRIBE_SIZE, crowded)
    if tribe.amulet:
        over = foot[0], foot[1] - pen.px(places.HEAD)
        _put(pen, f"pangea/amulets/carried-{SHAPES[tribe.amulet - 1]}", over, CARRIED, crowded)
    elif tribe.at_home and not crowded:
        pen.put("pangea/marks/producing", (foot[0] + pen.px(12), foot[1] - pen.px(1)), 0.86)


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
    """The number of tribes behind a figure: gold at home, dark away; for a whole people two plates side by side.

    Both together are no wider than the distance of figures in a great crowd, so they never overlap the next one's.
    """
    counts = [(stand.many(home=True), theme.GOLD, theme.ABYSS), (stand.many(home=False), theme.ABYSS, _AWAY)]
    counts = [one for one in counts if one[0]]
    plate = Rect(0, 0, pen.px(20 if len(counts) == 1 else 13), pen.px(22)).move_to(center=middle)
    plate.left -= plate.width * (len(counts) - 1) // 2
    for count, ground, ink in counts:
        pen.surface.blit(_plate(pen, plate.size, ground), plate)
        pen.centred(str(count), "label_bold", ink, plate.center, 19)
        plate.left = plate.right


def _plate(pen: Pen, size: tuple[int, int], ground: theme.Colour) -> pygame.Surface:
    """The plate of a number, with a rim that separates it from the next one."""
    return pen.keep(("count", size, ground), lambda: rounded(size, 5 * pen.u, (ground, ground), _AWAY, 1))
