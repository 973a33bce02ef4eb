"""A sketch of the table: squares, tiles and who stands on them, bags, prices, and the standing of everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from luna.core.game import Turn
from luna.games.pangea.board.hand.targets import Badge, Bag, Field, Offer, Target, Tribe, offers, tribes
from luna.games.pangea.board.words.consequences import income, offer
from luna.games.pangea.board.words.sentences import told
from luna.games.pangea.rules import SEATS
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import (
    AMULETS,
    BAN,
    CROWD,
    GROUPS,
    IN_BAG,
    LAND,
    NOWHERE,
    PEOPLE,
    PLAYERS,
    SQUARE,
    TOWER,
    TURN,
    goods,
    rank,
)
from luna.shell import theme
from luna.shell.board.pen import Pen, Rect

__all__ = ["draw", "places", "score", "spots", "told"]

_GROUND: Final = tuple(theme.rgb(colour) for colour in ("#57496B", "#2C6A46", "#767E95", "#CB9A55", "#86A545"))
_LIGHT: Final = tuple(theme.rgb(colour) for colour in ("#7B6C90", "#4C955F", "#A4ADC2", "#EDC98A", "#B5CF6C"))
_SEA: Final = theme.rgb("#17909E")
_PEOPLE: Final = {look.id: (theme.rgb(look.colour), look.emblem) for look in SEATS}
_IN_A_ROW: Final = 4
_WEST: Final = 62
"""Of a hundred: the share of the board; the rest has bags and prices."""


def spots(rect: Rect, position: bytearray) -> Sequence[tuple[Rect, Turn]]:
    """No place plays a turn by itself: see `places`."""
    return ()


def places(rect: Rect, position: bytearray, tile: int | None = None) -> Mapping[Target, Rect]:
    """Where everything is that can be clicked, what lies on top first; `tile`: the one whose offers are open."""
    squares = _squares(rect)
    found: dict[Target, Rect] = {}
    left, side = rect.x + rect.width * _WEST // 100, squares[0].width
    wide, high = rect.right - left - side // 8, rect.height // 12
    sales = offers(position)
    for number, move in enumerate(sales.get(tile, []) if tile is not None else []):
        found[Offer(move)] = Rect(left, rect.y + high * (6 + number), wide, high - 6)
    for one in sales:
        square = squares[position[SQUARE + one]]
        found[Badge(one)] = Rect(square.centerx - side // 4, square.y + side // 40, side // 2, side // 5)
    stacks: dict[int, int] = {}
    for tribe in tribes(position):
        square, number = squares[position[SQUARE + tribe.tile]], stacks.get(tribe.tile, 0)
        stacks[tribe.tile] = number + 1
        across, down = number % _IN_A_ROW, number // _IN_A_ROW
        step = square.width // _IN_A_ROW
        found[tribe] = Rect(square.x + step * across, square.y + side // 4 + step * down, step, step)
    for people in range(len(PEOPLES)):
        found[Bag(people)] = Rect(left, rect.y + high * people, wide, high - 6)
    return found | {Field(number): square for number, square in enumerate(squares)}


def _squares(rect: Rect) -> list[Rect]:
    side = min(rect.width * _WEST // 600, rect.height // 5)
    gap = max(2, side // 40)
    return [
        Rect(rect.x + "abcdef".index(name[0]) * side, rect.y + (int(name[1]) - 1) * side, side - gap, side - gap)
        for name in SQUARES
    ]


def draw(pen: Pen, rect: Rect, position: bytearray, tile: int | None = None) -> None:
    """The position in this part of the window."""
    where = places(rect, position, tile)
    for square, name in enumerate(SQUARES):
        _draw_square(pen, where[Field(square)], position, square, name)
    alike = tribes(position)
    for thing, place in reversed(list(where.items())):
        if isinstance(thing, Tribe):
            _draw_tribe(pen, place, thing, alike[thing], position)
        elif isinstance(thing, Bag):
            _draw_bag(pen, place, position, thing.people)
        elif isinstance(thing, Badge):
            pen.paint.panel(pen.surface, place, "card")
            pen.centred(str(rank(position, position[TURN]) + 1), "label_bold", theme.GOLD, place.center)
        elif isinstance(thing, Offer):
            pen.paint.panel(pen.surface, place, "card")
            said = offer(pen.text, position, thing.move)
            pen.words(said, "label_bold", theme.now.MOONLIGHT, place.inflate(-pen.px(20), 0))


def _draw_square(pen: Pen, place: Rect, position: bytearray, square: int, name: str) -> None:
    """Water or a tile with its number, its tower, and the chain of a ban."""
    tile = position[LAND + square]
    ground = _SEA if tile == NOWHERE else _GROUND[tile // 3]
    pygame.draw.rect(pen.surface, ground, place, border_radius=pen.px(14))
    if any(position[BAN + seat] == square + 1 for seat in range(position[PLAYERS])):
        pygame.draw.rect(pen.surface, theme.LOSS, place, pen.px(5), border_radius=pen.px(14))
        pen.put_high("pangea/ui/icon-ban", (place.right - pen.px(24), place.bottom - pen.px(24)), 40)
    corner = Rect(place.x + pen.px(8), place.bottom - pen.px(30), place.width - pen.px(16), pen.px(26))
    pen.words(name, "label", theme.now.MOONLIGHT, corner)
    if tile == NOWHERE:
        return
    crowd, room = position[CROWD + tile], NUMBER[tile]
    if crowd > room:
        pygame.draw.rect(pen.surface, theme.LOSS, place, pen.px(3), border_radius=pen.px(14))
    top = Rect(place.x + pen.px(8), place.y + pen.px(4), place.width - pen.px(16), pen.px(30))
    ink = theme.LOSS if crowd > room else theme.now.MOONLIGHT
    pen.words(f"{crowd}/{room}", "label_bold", ink, top, "right")
    for people in (people for people in range(len(PEOPLES)) if position[TOWER + people] == tile):
        pen.put_high(_PEOPLE[PEOPLES[people]][1], (place.x + pen.px(24), place.y + pen.px(22)), 40)


def _draw_tribe(pen: Pen, place: Rect, tribe: Tribe, count: int, position: bytearray) -> None:
    """A counter: its people, its home, whether it is at home, produces, or carries."""
    home = HOMES[tribe.people][tribe.home]
    at_home = tribe.tile // 3 == home
    middle, radius = place.center, place.width * 42 // 100
    pygame.draw.circle(pen.surface, _PEOPLE[PEOPLES[tribe.people]][0], middle, radius)
    pygame.draw.circle(pen.surface, _LIGHT[home], middle, radius * 6 // 10)
    pygame.draw.circle(pen.surface, theme.ABYSS, middle, radius, max(1, pen.px(1.5)))
    pen.put_high(_PEOPLE[PEOPLES[tribe.people]][1], middle, 22, 1.0 if at_home else 0.6)
    if tribe.amulet:
        pygame.draw.circle(pen.surface, theme.GOLD, middle, radius, pen.px(4))
    elif at_home and position[CROWD + tribe.tile] <= NUMBER[tribe.tile]:
        pygame.draw.circle(
            pen.surface, theme.GOLD, (middle[0] + radius * 7 // 10, middle[1] + radius * 7 // 10), pen.px(5)
        )
    if count > 1:
        pen.number_plate(str(count), (place.right - pen.px(8), place.y + pen.px(8)))


def _draw_bag(pen: Pen, place: Rect, position: bytearray, people: int) -> None:
    """What a bag still holds, by home; a player's standing beside it."""
    colour, emblem = _PEOPLE[PEOPLES[people]]
    pen.paint.panel(pen.surface, place, "panel")
    pen.put_high(emblem, (place.x + pen.px(34), place.centery), 40)
    left = place.x + pen.px(70)
    for home, (first, last) in zip(HOMES[people], GROUPS[people], strict=True):
        pygame.draw.circle(pen.surface, _LIGHT[home], (left, place.centery), pen.px(10))
        number = Rect(left + pen.px(14), place.y, pen.px(30), place.height)
        pen.words(str(position[first:last].count(IN_BAG)), "label_bold", theme.now.MOONLIGHT, number)
        left += pen.px(50)
    rest = Rect(left, place.y, place.right - left - pen.px(12), place.height)
    seats = [seat for seat in range(position[PLAYERS]) if position[PEOPLE + seat] == people]
    said = _standing(pen, position, seats[0]) if seats else pen.text("pangea-neutral")
    pen.words(said, "label", theme.now.SECONDARY, rest, "right")
    pygame.draw.rect(pen.surface, colour, Rect(place.x, place.y + pen.px(8), pen.px(6), place.height - pen.px(16)))


def _standing(pen: Pen, position: bytearray, seat: int) -> str:
    """Amulets in the tower by landscape, and what the tribes produce now."""
    amulets = [
        pen.text(f"pangea-land-{land}")
        for number, land in enumerate(LANDSCAPES)
        if position[AMULETS + seat] >> number & 1
    ]
    met = condition(position, seat)
    words = [*amulets, *([pen.text(f"pangea-condition-{met}")] if met else []), income(position, seat)]
    return " · ".join(words)


def score(position: bytearray) -> tuple[int, ...]:
    """Goods by seat: the number on the panels."""
    return tuple(goods(position, seat) for seat in range(position[PLAYERS]))
