"""Marks of the draft over the lands: legal targets, the picked piece and its ways, the drafted steps."""

from collections.abc import Collection, Mapping
from typing import Final

import pygame

from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Field, Target
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.picture import lands
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.rules.board import PEOPLES, STEPS
from luna.games.pangea.rules.moves import values_of
from luna.games.pangea.rules.position import BUYING, LAND, NOWHERE, PHASE, SQUARE, Tribe

_GHOST, _GONE, _SEAL = 0.8, 0.41, 0.6  # opacity of a tile in its new place, a leaving tribe, a possible ban
_LEGAL: Final = "pangea/marks/legal-tile"
_CHOSEN: Final = 84  # from the foot of a tribe to the mark over its head
_FORBIDDEN: Final = (50, -50)


def draw(pen: Pen, now: Drafting, legal: Collection[Target], pointed: object, spread: int | None = None) -> None:
    """Draw all marks. `legal`: the targets that glow; `pointed`: the thing under the pointer; `spread`: the tile whose
    crowd is spread.

    Frames are around a tile, below its tribes.
    """
    row = now.seen if now.steps else now.row
    frames = _frames(now, row, legal, pointed)
    for square, frame in frames.items():
        middle = pen.layout.square(square)
        if frame == _LEGAL and row[LAND + square] == NOWHERE:
            pen.put("pangea/marks/target-glow", middle)
        pen.put(frame, middle)
    banning = now.verb == "ban" and row[PHASE] == BUYING
    if banning and isinstance(pointed, Field):
        pen.put("pangea/marks/ban-corners", pen.layout.square(pointed.square))
    _standing(pen, row, frames, _rings(now, legal))
    for step in now.steps:
        _stepped(pen, now, row, step)
    if isinstance(now.picked, Tribe):
        x, y = places.foot(row, now.picked)
        pen.put("pangea/marks/chosen", pen.layout.at(x, y - _CHOSEN))
    elif isinstance(now.picked, int):
        _forbidden(pen, row, row[SQUARE + now.picked])
    if banning and isinstance(pointed, Field):
        spot, size = tiles.ban_place(row, pointed.square)
        pen.put(f"pangea/peoples/ban-{PEOPLES[now.me]}", pen.layout.on(pointed.square, spot), size, _SEAL)
    if isinstance(pointed, Field) and pointed in legal:
        _pointed(pen, now, row, pointed.square)
    if spread is not None:
        tiles.spread(pen, row, spread, _rings(now, legal))


def _frames(now: Drafting, row: bytearray, legal: Collection[Target], pointed: object) -> dict[int, str]:
    """The frame of each square that has one."""
    frames = dict[int, str]()
    if now.verb != "ban":  # a piece that may go anywhere: light everywhere would mean nothing
        frames |= {target.square: _LEGAL for target in legal if isinstance(target, Field)}
    if isinstance(now.picked, int):
        frames[row[SQUARE + now.picked]] = "pangea/marks/own-tile"
    elif isinstance(pointed, Field) and pointed in legal:
        frames[pointed.square] = "pangea/marks/hover-tile"
    return frames


def _rings(now: Drafting, legal: Collection[Target]) -> dict[Tribe, str]:
    """Rings around the feet of the tribes that can move, of those that the draft moved, and of the chosen one."""
    rings = {target: "pangea/marks/ring-foot" for target in legal if isinstance(target, Tribe)}
    rings |= dict.fromkeys((_came(now, step) for step in now.steps), "pangea/marks/ring-foot")
    if isinstance(now.picked, Tribe):
        rings[now.picked] = "pangea/marks/ring-foot-chosen"
    return rings


def _standing(pen: Pen, row: bytearray, frames: Collection[int], rings: Mapping[Tribe, str]) -> None:
    """Towers and tribes again, over frames and rings; over them the plates of the crowds, which towers overlap."""
    shown = ({row[LAND + square] for square in frames} | {tribe.tile for tribe in rings}) - {NOWHERE}
    scenes = tiles.scenes(row) if shown else {}
    for square in sorted(row[SQUARE + tile] for tile in shown):
        tiles.upon(pen, scenes[row[LAND + square]], places.SQUARE[square], rings)
    for tile, scene in scenes.items():
        lands.plate(pen, scene, row[SQUARE + tile]).paint()


def _came(now: Drafting, step: int) -> Tribe:
    """A tribe at the end of a drafted step."""
    _, home, amulet, target = values_of(step)
    return Tribe(now.me, home, amulet, target)


def _stepped(pen: Pen, now: Drafting, row: bytearray, step: int) -> None:
    """A drafted step: a ghost of the leaving tribe, a line, an arrow to its destination."""
    tile, home, amulet, target = values_of(step)
    before, after = Tribe(now.me, home, amulet, tile), _came(now, step)
    start, end = places.foot(now.row, before), places.foot(row, after)
    pen.put(tiles.tribe_picture(before), pen.layout.at(*start), places.TRIBE_SIZE, _GONE)
    line = places.legs(row[SQUARE + tile], row[SQUARE + target])
    if line and line[0].edge:
        lands.way_leg(pen, line[0])
    else:
        lands.way_line(pen, (start[0], start[1] - 14), (end[0], end[1] - 14))


def _forbidden(pen: Pen, row: bytearray, square: int) -> None:
    """Signs on the water squares beside the picked tile that a ban closes."""
    banned = tiles.bans(row)
    for other in STEPS[square]:
        if other in banned and row[LAND + other] == NOWHERE:
            pen.put("pangea/marks/forbidden", pen.layout.on(other, _FORBIDDEN))


def _pointed(pen: Pen, now: Drafting, row: bytearray, square: int) -> None:
    """The ghost of the picked tile under the pointer, or the way of the picked tribe."""
    if isinstance(now.picked, int):
        scene = tiles.scenes(row)[now.picked]
        ghost = pen.keep(("alone", scene, pen.layout.square(square)), lambda: _faint(pen, scene))
        pen.surface.blit(ghost, tiles.around(pen, places.SQUARE[square]))
        for leg in places.legs(row[SQUARE + now.picked], square):
            lands.way_leg(pen, leg)
    elif isinstance(now.picked, Tribe):
        line = places.legs(row[SQUARE + now.picked.tile], square)
        if len(line) == 1:
            lands.way_leg(pen, line[0])


def _faint(pen: Pen, scene: tiles.Scene) -> pygame.Surface:
    made = tiles.alone(pen, scene, "pangea/marks/draft-tile")
    made.fill((255, 255, 255, round(255 * _GHOST)), special_flags=pygame.BLEND_RGBA_MULT)
    return made
