"""A sketch of the board: squares, tiles and who stands on them, and a place for each turn beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from luna.core.game import Turn
from luna.games.pangea.board.words.sentences import told
from luna.games.pangea.rules import SEATS, intents
from luna.games.pangea.rules.board import HOMES, NUMBER, PEOPLES, SQUARES
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, END, LEAD, MOVE, PLACE, SHIFT, STAY, kind_of
from luna.games.pangea.rules.position import BAN as BAN_AT
from luna.games.pangea.rules.position import BLOCK, CROWD, HOME_OF, LAND, MOVED, NOWHERE, TOWER
from luna.shell import theme
from luna.shell.board.pen import Pen, Rect

_GROUND: Final = tuple(theme.rgb(colour) for colour in ("#57496B", "#2C6A46", "#767E95", "#CB9A55", "#86A545"))
_SEA: Final = theme.rgb("#17909E")
_LETTER: Final = {PLACE: "P", DRAW: "D", SHIFT: "S", LEAD: "L", MOVE: "M", STAY: "=", BUY: "B", BAN: "X", END: "E"}
_ACROSS: Final = 8

__all__ = ["draw", "spots", "told"]


def squares(rect: Rect) -> list[Rect]:
    """Where the squares are."""
    side = min(rect.width * 6 // 10 // 6, rect.height // 5)
    return [
        Rect(rect.x + "abcdef".index(name[0]) * side, rect.y + (int(name[1]) - 1) * side, side - 4, side - 4)
        for name in SQUARES
    ]


def draw(pen: Pen, rect: Rect, position: bytearray) -> None:
    """Tiles, towers, tribes and bans."""
    colours = {look.id: theme.rgb(look.colour) for look in SEATS}
    bans = [ban - 1 for ban in position[BAN_AT : BAN_AT + 4] if ban]
    for square, place in enumerate(squares(rect)):
        tile = position[LAND + square]
        pygame.draw.rect(pen.surface, _SEA if tile == NOWHERE else _GROUND[tile // 3], place, border_radius=pen.px(14))
        if square in bans:
            pygame.draw.rect(pen.surface, theme.LOSS, place, pen.px(5), border_radius=pen.px(14))
        if tile == NOWHERE:
            continue
        said = f"{position[CROWD + tile]}/{NUMBER[tile]}"
        pen.centred(said, "label_bold", theme.now.MOONLIGHT, (place.right - pen.px(30), place.y + pen.px(20)))
        here = [
            (people, home, at)
            for people in range(5)
            for home, at in zip(HOME_OF[people], position[slice(*BLOCK[people])], strict=True)
            if at < MOVED and at // 6 == tile
        ]
        for people in (people for people in range(5) if position[TOWER + people] == tile):
            tower = Rect(place.x + pen.px(10), place.y + pen.px(8), pen.px(22), pen.px(30))
            pygame.draw.rect(pen.surface, colours[PEOPLES[people]], tower)
        for number, (people, home, at) in enumerate(here):
            across, down = number % 4, number // 4
            point = place.x + place.width * (2 * across + 1) // 8, place.y + pen.px(60 + 34 * down)
            pygame.draw.circle(pen.surface, colours[PEOPLES[people]], point, pen.px(15))
            pygame.draw.circle(pen.surface, _GROUND[HOMES[people][home]], point, pen.px(7))
            if at % 6:
                pygame.draw.circle(pen.surface, theme.GOLD, point, pen.px(16), pen.px(3))
    for place, turn in spots(rect, position):
        pen.centred(_LETTER.get(kind_of(turn[0]), "?"), "label", theme.now.MOONLIGHT, place.center)


def spots(rect: Rect, position: bytearray) -> Sequence[tuple[Rect, Turn]]:
    """A small place for each turn at the right of the board."""
    turns = [turn for goal in intents(position).values() for turn in goal]
    left = rect.x + rect.width * 62 // 100
    wide, rows = (rect.right - left) // _ACROSS, max(12, -(-len(turns) // _ACROSS))
    high = min(wide, rect.height // rows)
    return [
        (Rect(left + wide * (number % _ACROSS), rect.y + high * (number // _ACROSS), wide - 4, high - 4), turn)
        for number, turn in enumerate(turns)
    ]
