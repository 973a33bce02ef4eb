"""What the hand lays over the lands: what may be clicked, what is taken up, where it would go, what is drafted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import pygame

from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Field, Target, Tribe
from luna.games.pangea.board.layout import crowd, places, ways
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.board.picture import ways as lines
from luna.games.pangea.rules.board import PEOPLES, STEPS
from luna.games.pangea.rules.moves import part_of
from luna.games.pangea.rules.position import BUYING, LAND, NOWHERE, PHASE, SQUARE
from luna.shell import theme
from luna.shell.live import noted

_GHOST, _GONE, _SEAL = 0.8, 0.41, 0.6  # how much of what is not there yet, of who leaves, of a ban that might be
_CHOSEN: Final = 84  # from the foot of a tribe to the mark over its head
_FORBIDDEN: Final = (50, -50)


def draw(pen: Pen, now: Drafting, legal: Collection[Target], pointed: object) -> None:
    """All of it, over the picture of the draft. `legal`: what glows; `pointed`: the thing under the pointer."""
    row = now.seen if now.steps else now.row
    for target in legal:
        if isinstance(target, Field) and now.verb != "ban":  # which may lie anywhere: light everywhere says nothing
            _lit(pen, row, target.square)
    came = [_came(now, step) for step in now.steps]
    _feet(pen, row, legal, came, now.picked if isinstance(now.picked, Tribe) else None)
    for step in now.steps:
        _stepped(pen, now, row, step)
    if isinstance(now.picked, int):
        square = row[SQUARE + now.picked]
        pen.put("pangea/marks/own-tile", pen.layout.square(square))
        _forbidden(pen, row, square)
    if isinstance(pointed, Field):
        _pointed(pen, now, row, pointed.square, pointed in legal)


def _lit(pen: Pen, row: bytearray, square: int) -> None:
    middle = pen.layout.square(square)
    if row[LAND + square] == NOWHERE:
        pen.put("pangea/marks/target-glow", middle)
    pen.put("pangea/marks/legal-tile", middle)


def _feet(pen: Pen, row: bytearray, legal: Collection[Target], came: Collection[Tribe], picked: Tribe | None) -> None:
    """Rings about the feet of the tribes that can go somewhere, of those that came by the draft, of the chosen one."""
    rings = {target: "pangea/marks/ring-foot" for target in legal if isinstance(target, Tribe)}
    rings |= dict.fromkeys(came, "pangea/marks/ring-foot")
    if picked is not None:
        rings[picked] = "pangea/marks/ring-foot-chosen"
    scenes = tiles.scenes(row) if rings else {}
    for tile in {tribe.tile for tribe in rings}:
        tiles.standing(pen, scenes[tile], places.SQUARE[row[SQUARE + tile]], rings)
    if picked is not None:
        x, y = crowd.foot(row, picked)
        pen.put("pangea/marks/chosen", pen.layout.at(x, y - _CHOSEN))


def _came(now: Drafting, step: int) -> Tribe:
    """A tribe where a drafted step has brought it."""
    _, home, amulet, target = part_of(step)
    return Tribe(now.me, home, amulet, target)


def _stepped(pen: Pen, now: Drafting, row: bytearray, step: int) -> None:
    """A drafted step: a ghost where the tribe leaves, a line, an arrow to where it arrives."""
    tile, home, amulet, target = part_of(step)
    before, after = Tribe(now.me, home, amulet, tile), _came(now, step)
    start, end = crowd.foot(now.row, before), crowd.foot(row, after)
    name = tiles.tribe_picture(now.me, home, at_home=crowd.at_home(before))
    pen.put(name, pen.layout.at(*start), places.TRIBE_SIZE, _GONE)
    line = ways.legs(row[SQUARE + tile], row[SQUARE + target])
    if line and line[0].edge:
        lines.leg(pen, line[0])
    else:
        lines.line(pen, (start[0], start[1] - 14), (end[0], end[1] - 14))


def _forbidden(pen: Pen, row: bytearray, square: int) -> None:
    """Beside the tile that is taken up: water that a ban closes."""
    banned = tiles.bans(row)
    for other in STEPS[square]:
        if other in banned and row[LAND + other] == NOWHERE:
            pen.put("pangea/marks/forbidden", pen.layout.on(other, _FORBIDDEN))


def _pointed(pen: Pen, now: Drafting, row: bytearray, square: int, legal: bool) -> None:
    """Where the pointer is: the tile as it would lie there, the way of a tribe, the ban as it would be."""
    middle, at = pen.layout.square(square), places.SQUARE[square]
    if now.verb == "ban" and row[PHASE] == BUYING:
        people = PEOPLES[now.me]
        spot, size = tiles.ban_place(row, square)
        pen.put("pangea/marks/ban-corners", middle)
        pen.put(f"pangea/peoples/ban-{people}", pen.layout.on(square, spot), size, _SEAL)
    if not legal:
        return
    if isinstance(now.picked, int):
        scene = tiles.scenes(row)[now.picked]
        name = "alone", scene, middle
        ghost = pen.keep(name, lambda: _faint(pen, scene))
        pen.surface.blit(ghost, tiles.around(pen, at))
        pen.put("pangea/marks/draft-tile", middle)
        for leg in ways.legs(row[SQUARE + now.picked], square):
            lines.leg(pen, leg)
    elif isinstance(now.picked, Tribe):
        pen.put("pangea/marks/hover-tile", middle)
        line = ways.legs(row[SQUARE + now.picked.tile], square)
        if len(line) == 1:
            lines.leg(pen, line[0])
    else:
        pen.put("pangea/marks/hover-tile", middle)


def _faint(pen: Pen, scene: tiles.Scene) -> pygame.Surface:
    made = tiles.alone(pen, scene)
    made.fill((255, 255, 255, round(255 * _GHOST)), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def outline(pen: Pen, rect: pygame.Rect) -> None:
    """About a thing of the frame or a badge that may be clicked."""
    noted(pen.surface, pygame.draw.rect(pen.surface, theme.LEGAL, rect, pen.px(3), border_radius=pen.px(12)))
