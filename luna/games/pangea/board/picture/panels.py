"""The panels: the players with everything they own, the neutral peoples, the distance to each condition."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from luna.games.pangea.board.layout.layout import Pen, PeoplePanel
from luna.games.pangea.board.picture.tile import ART, SHAPES, amulet_picture, condition_picture
from luna.games.pangea.rules import position
from luna.games.pangea.rules.board import HOMES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.choices import SEATS
from luna.games.pangea.rules.outlook import CONDITIONS, nearest
from luna.games.pangea.rules.play import producing
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.layers import Part
from luna.text.sentences import signed

_NOTHING: Final = "\u2013"
_COIN: Final = "pangea/amulets/goods"
LOOKS: Final = {PEOPLES.index(look.id): look for look in SEATS}
"""By people."""
_TRACK: Final = theme.rgb("#0F0B22")
_APART: Final = 1.2  # the maximum extra gap between the signs of amulets
_FILL: Final = theme.rgb("#C99A4A")


def players(pen: Pen, row: bytearray, chrome: Chrome) -> Iterator[Part]:
    """The panels of all seats."""
    for panel in pen.layout.panels:
        seat = panel.seat
        people = row[position.PEOPLE + seat]
        own = bytes(row[slice(*position.BLOCK[people])]), row[position.AMULETS + seat], row[position.BAN + seat]
        has = own, position.goods(row, seat), len(producing(row, people))
        told = chrome.names[seat], chrome.you == seat, chrome.thinking == seat, chrome.bots.get(seat)
        key = has, told, row[position.TURN] == seat, row[position.PHASE] == position.OVER
        yield Part(key, pen.paint.with_shadow(panel.rect), partial(_player, pen, panel, row, chrome))


def _player(pen: Pen, panel: PeoplePanel, row: bytearray, chrome: Chrome) -> None:
    seat = panel.seat
    people, look = row[position.PEOPLE + seat], chrome.looks[seat]
    active = row[position.PHASE] != position.OVER and row[position.TURN] == seat
    pen.paint.panel(pen.surface, panel.rect, "active" if active else "panel")
    _stripe(pen, panel.stripe, look.colour, look.dash)
    thinking = chrome.thinking == seat
    pen.put_high(f"{look.emblem}-dim" if thinking else look.emblem, panel.badge, 44)
    if thinking:
        pen.number_plate("…", (panel.badge[0] + pen.px(12), panel.badge[1] + pen.px(14)), theme.GOLD)
    _name(pen, panel, position.goods(row, seat), chrome)
    if "ladder" in panel.shown:
        _ladder(pen, panel, row)
    if "well" in panel.shown:
        _well(pen, panel, row, people)
    if "ending" in panel.shown:
        _ending(pen, panel, row, people)


def _stripe(pen: Pen, rect: Rect, colour: str, dash: tuple[float, ...]) -> None:
    """The bar of a people in its colour and its dash: colour is never the only sign."""
    ink, y, at = theme.rgb(colour), rect.top, 0
    if not dash:
        pygame.draw.rect(pen.surface, ink, rect, border_radius=rect.width // 2)
    while dash and y < rect.bottom:
        high = pen.px(dash[at % len(dash)])
        if at % 2 == 0:
            pen.surface.fill(ink, Rect(rect.x, y, rect.width, min(high, rect.bottom - y)))
        y, at = y + high, at + 1


def _name(pen: Pen, panel: PeoplePanel, have: int, chrome: Chrome) -> None:
    """Name, player or bot, goods; a long name is cut in favour of a bot's level."""
    row, gap, seat = panel.name, pen.px(8), panel.seat
    mine, bot = chrome.you == seat, seat in chrome.bots
    score = pen.words(str(have), "score", theme.GOLD if mine else theme.now.MOONLIGHT, row, "right")
    coin = score.left - pen.px(20)
    pen.put_high(_COIN, (coin, row.centery), 34)
    right = coin - pen.px(20)
    who = chrome.beside(pen.text, seat)
    beside = pen.fonts.width(who, "body_italic") + gap if bot else 0
    room = Rect(row.x, row.y, right - row.x - beside, row.height)
    left = pen.words(chrome.names[seat], "card_title", theme.now.MOONLIGHT, room).right + gap
    if bot or (who and left + pen.fonts.width(who, "body_italic") <= right):
        ink = theme.GOLD if mine else theme.now.SECONDARY
        pen.words(who, "body_italic", ink, Rect(left, row.y, right - left, row.height))


def _ladder(pen: Pen, panel: PeoplePanel, row: bytearray) -> None:
    """Rank, the five amulets (in the tower, on the way, not yet), the price of the next one."""
    seat = panel.seat
    pen.put_high("pangea/ui/icon-rank", panel.rank_sign, 34)
    pen.words(str(position.rank(row, seat)), "body_bold", theme.now.MOONLIGHT, panel.rank)
    have, either = row[position.AMULETS + seat], position.owned(row, seat)
    for land, at in enumerate(panel.amulets):
        if have >> land & 1:
            pen.put_high(amulet_picture(land), at, 42)
        else:
            carried = f"pangea/amulets/amulet-{SHAPES[land]}-way"
            pen.put_high(carried if either >> land & 1 else amulet_picture(land, have=False), at, 38)
    if position.rank(row, seat) < len(SHAPES):
        pen.paint.well(pen.surface, panel.price)
        pen.put_high(_COIN, (panel.price.left + pen.px(15), panel.price.centery), 24)
        number = panel.price.inflate(-pen.px(16), 0)
        pen.words(str(position.rank(row, seat) + 1), "label_bold", theme.now.MOONLIGHT, number, "right")


def _well(pen: Pen, panel: PeoplePanel, row: bytearray, people: int) -> None:
    """The tribes by home, on the board and in the bag; the yield of a turn, and the amount of magic."""
    pen.paint.well(pen.surface, panel.well)
    pen.put_high("pangea/ui/icon-board", panel.board, 30)
    _bag(pen, row, people, panel.bag)
    for home, (first, last) in enumerate(position.GROUPS[people]):
        pen.put_high(f"pangea/tiles/sign-{ART[HOMES[people][home]]}", panel.homes[home], 30)
        board = sum(place < position.IN_HAND for place in row[first:last])
        _number(pen, board, panel.on_board[home], theme.now.MOONLIGHT)
        _number(pen, row.count(position.IN_BAG, first, last), panel.in_bag[home], theme.now.SECONDARY)
    income = len(producing(row, people))
    pen.paint.well(pen.surface, panel.income)
    ink = theme.GAIN if income else theme.now.MUTED
    pen.words(signed(income) if income else _NOTHING, "body_bold", ink, panel.income, "mid")
    pen.put_high("pangea/ui/icon-phase-magic", panel.magic, 30)
    pen.words(str(max(1, position.rank(row, panel.seat))), "label_bold", theme.now.SECONDARY, panel.actions)


def _number(pen: Pen, number: int, rect: Rect, ink: theme.Colour, style: str = "label_bold") -> None:
    pen.words(str(number) if number else _NOTHING, style, ink if number else theme.now.MUTED, rect)


def _bag(pen: Pen, row: bytearray, people: int, at: tuple[int, int]) -> None:
    full = row.count(position.IN_BAG, *position.BLOCK[people])
    name = PEOPLES[people]
    pen.put_high(f"pangea/peoples/bag-{name}" if full else f"pangea/peoples/bag-{name}-empty", at, 32)


def _ending(pen: Pen, panel: PeoplePanel, row: bytearray, people: int) -> None:
    """The condition in reach, and the place of the ban."""
    seat, one = panel.seat, nearest(row, panel.seat)
    met = one.met(row, seat)
    pen.put_high(condition_picture(one, met=met), panel.condition, 30)
    ink = theme.GOLD if met else theme.now.SECONDARY
    pen.words(one.progress(row, seat), "label", ink, panel.progress)
    put = row[position.BAN + seat]
    pen.put_high(f"pangea/peoples/ban-{PEOPLES[people]}", panel.ban, 30, 1.0 if put else 0.45)
    where = SQUARES[put - 1] if put else _NOTHING
    pen.words(where, "label_bold", theme.now.MOONLIGHT if put else theme.now.MUTED, panel.banned, "right")


def neutrals(pen: Pen, row: bytearray) -> Iterator[Part]:
    """The neutral peoples: the contents of their bags, the places of their towers."""
    for number in range(len(PEOPLES) - row[position.PLAYERS]):
        people, rect = row[position.PEOPLE + row[position.PLAYERS] + number], pen.layout.neutral(number)
        key = people, bytes(row[slice(*position.BLOCK[people])]), _stands(row, people)
        yield Part(key, pen.paint.with_shadow(rect), partial(_neutral, pen, row, people, rect))


def _stands(row: bytearray, people: int) -> str:
    """The square of a tower."""
    tower = row[position.TOWER + people]
    return SQUARES[row[position.SQUARE + tower]] if tower < len(TILES) else _NOTHING


def _neutral(pen: Pen, row: bytearray, people: int, rect: Rect) -> None:
    look = LOOKS[people]
    pen.paint.panel(pen.surface, rect)
    third, tall = rect.height // 4, pen.layout.tall
    style = "label_bold" if tall == 1 else "heading_plain"
    stripe = Rect(rect.x + pen.px(5), rect.y + pen.px(8), pen.px(6), rect.height - pen.px(16))
    _stripe(pen, stripe, look.colour, look.dash or (10, 6))
    badge = f"pangea/peoples/badge-{PEOPLES[people]}"
    pen.put_high(badge, (rect.x + pen.px(40), rect.y + third), 34)
    line = Rect(rect.x + pen.px(64), rect.y, rect.width - pen.px(78), 2 * third)
    right = pen.words(_stands(row, people), "label", theme.now.SECONDARY, line, "right")
    room = Rect(line.x, line.y, right.left - line.x - pen.px(70), line.height)
    after = pen.words(pen.text(look.name), "card_title", theme.now.MOONLIGHT, room)
    said = Rect(after.right + pen.px(8), line.y, right.left - after.right - pen.px(14), line.height)
    pen.words(pen.text("pangea-neutral"), "body_italic", theme.now.SECONDARY, said)
    y = rect.bottom - third - pen.px(2)
    _bag(pen, row, people, (rect.x + pen.px(40), y))
    step = (rect.width - pen.px(72)) // 4
    for home, (first, last) in enumerate(position.GROUPS[people]):
        x = rect.x + pen.px(80) + step * home
        pen.put_high(f"pangea/tiles/sign-{ART[HOMES[people][home]]}", (x, y), 26 * tall)
        count = Rect(x + pen.px(18 * tall), y - pen.px(14), step - pen.px(34), pen.px(28))
        _number(pen, row.count(position.IN_BAG, first, last), count, theme.now.MOONLIGHT, style)
    x = rect.x + pen.px(80) + step * 3
    pen.put_high("pangea/ui/icon-board", (x, y), 28 * tall)
    board = sum(place < position.IN_HAND for place in row[slice(*position.BLOCK[people])])
    _number(pen, board, Rect(x + pen.px(20 * tall), y - pen.px(14), pen.px(30), pen.px(28)), theme.now.MOONLIGHT, style)


def ending(pen: Pen, row: bytearray, seat: int) -> Part:
    """The distance of a seat to each condition."""
    key, rect = (position.rank(row, seat), position.goods(row, seat)), pen.layout.ending
    return Part(key, pen.paint.with_shadow(rect), partial(_conditions, pen, row, seat, rect))


def _conditions(pen: Pen, row: bytearray, seat: int, rect: Rect) -> None:
    pen.paint.panel(pen.surface, rect)
    tall = pen.layout.tall
    title = Rect(rect.x + pen.px(16), rect.y + pen.px(8), rect.width - pen.px(32), pen.px(32 * tall))
    pen.words(pen.text("pangea-end-title"), "subheading" if tall == 1 else "heading", theme.GOLD, title)
    high = (rect.height - title.height - pen.px(16)) // len(CONDITIONS)
    have, left, right = position.goods(row, seat), rect.x + pen.px(238), rect.right - pen.px(10)
    track = Rect(left, 0, pen.px(54), pen.px(12))
    beside = right - track.right - pen.px(6)
    style, sign = ("label_bold", "body_bold") if tall == 1 else ("heading_plain", "heading_plain")
    barred = tall == 1 and all(pen.fits(f"{have}/{one.goods}", style, beside) for one in CONDITIONS if one.goods)
    for number, one in enumerate(CONDITIONS):
        y = title.bottom + pen.px(2) + high * number + high // 2
        pen.put_high(condition_picture(one, met=one.met(row, seat)), (rect.x + pen.px(54), y), 42 * tall)
        pen.centred(one.letter.upper(), sign, theme.now.MOONLIGHT, (rect.x + pen.px(92 + 14 * tall), y))
        for step in range(one.amulets):
            at = rect.x + pen.px(112 + 22 * tall + 22 * step * min(tall, _APART)), y
            full = step < position.rank(row, seat)
            ink = theme.GOLD if full else theme.now.MUTED
            pygame.draw.circle(pen.surface, ink, at, pen.px(7 * tall), 0 if full else 2)
        if one.goods:
            if barred:  # large text takes the room of the bar
                track.centery = y
                _filled(pen, track, have, one.goods)
            words = Rect(left, y - pen.px(15), right - left, pen.px(30))
            pen.words(f"{have}/{one.goods}", style, theme.now.MOONLIGHT, words, "right")


def _filled(pen: Pen, track: Rect, have: int, need: int) -> None:
    """A bar filled to a share."""
    pen.box(track, _TRACK, 6)
    part = Rect(track.x, track.y, track.width * min(have, need) // need, track.height)
    if part.width:
        pen.box(part, _FILL, 6)
    pen.box(track, theme.now.EDGE, 6, 1.4)
