"""The top bar: sign, round, the way of the sun through six phases, the seat to move, goods and rank."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import PHASES, Pen
from luna.games.pangea.board.picture.tile import condition_picture
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.outlook import CONDITIONS
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import goods, rank, round_number
from luna.shell.board import sheets, topbar
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.layers import Part

_WORDS: Final = places.TABLE["phases"]
_LATER: Final = theme.rgb("#2A2250"), theme.rgb("#5A4F94")
_NOW: Final = theme.rgb("#7A5620"), theme.GOLD
_POINT: Final = 14  # u: the tip of a chip
_AIR: Final = (50, 46)  # u before its word; with pips behind it
_RIM = 5  # u: gold margins at both sides of the words of the last round
_TIP, _PIP = 14, 11  # u: from the last pip to the end of the chip, from pip to pip


def part(pen: Pen, row: bytearray, chrome: Chrome) -> Part:
    """The whole bar."""
    mine = row[at.TURN] if chrome.you is None else chrome.you
    hover = chrome.hover if chrome.hover in pen.layout.top.buttons else ""
    counts = [(goods(row, seat), rank(row, seat)) for seat in (mine, row[at.TURN])]
    when = round_number(row), row[at.LAST_ROUND], row[at.PHASE], row[at.MAGIC], row[at.DRAWING], row[at.TURN]
    key = when, counts, hover, chrome.names, chrome.you, chrome.acting, chrome.unsaved
    return Part(key, pen.layout.top.rect, partial(_draw, pen, row, chrome), solid=True)


def _draw(pen: Pen, row: bytearray, chrome: Chrome) -> None:
    top = pen.layout.top
    sheets.bar(pen, top.rect, hairline_below=True)
    pen.put_high("pangea/ui/logo-pangea", top.sign, 40)
    if top.name.width:
        pen.spaced("PANGEA", "heading", theme.now.MOONLIGHT, top.name.midleft, gap=1.6, size=29)
    _round(pen, row)
    for phase, rect in top.chips.items():
        _chip(pen, row, phase, rect)
    seat = None if row[at.PHASE] == at.OVER else row[at.TURN] if chrome.acting is None else chrome.acting
    topbar.draw_banner(pen, seat, "" if seat is None else chrome.looks[seat].emblem, chrome)
    mine = row[at.TURN] if chrome.you is None else chrome.you
    for name, rect, number in (
        ("pangea/amulets/goods", top.goods, goods(row, mine)),
        ("pangea/ui/icon-rank", top.rank, rank(row, mine)),
    ):
        pen.put_high(name, (rect.left + pen.px(16), rect.centery), 36)
        words = Rect(rect.left + pen.px(38), rect.y, rect.width - pen.px(38), rect.height)
        pen.words(str(number), "score", theme.GOLD, words)
    topbar.draw_buttons(pen, chrome, top.rank.right)


def _round(pen: Pen, row: bytearray) -> None:
    """The number of the round; the last one on a gold plate."""
    rect, number = pen.layout.top.round, round_number(row)
    if not number:
        return
    if row[at.LAST_ROUND]:
        _last(pen, rect, number)
        return
    words = pen.text("bar-round", number=number)
    if not pen.fits(words, "body_bold", rect.width):
        words = pen.text("round-short", number=number)
    pen.words(words, "body_bold", theme.now.MOONLIGHT, rect, "mid")


def _last(pen: Pen, rect: Rect, round_: int) -> None:
    """A golden plate: the last round, each word on its own line; the number where they do not fit."""
    pen.box(rect, theme.GOLD, 8)
    words = pen.text("pangea-last-round").split()
    inner = rect.inflate(-2 * pen.px(_RIM), 0)
    if not all(pen.fits(word, "label_bold", inner.width) for word in words):
        words = [pen.text("round-short", number=round_)]
    for number, word in enumerate(words):
        middle = rect.top + rect.height * (2 * number + 1) // (2 * len(words))
        line = Rect(inner.x, middle - pen.px(11), inner.width, pen.px(22))
        pen.words(word, "label_bold", theme.ABYSS, line, "mid")


def trigger(pen: Pen, row: bytearray) -> Part:
    """Below the plate of the last round: the condition that triggered it, and the peoples that meet it."""
    met = [condition(row, seat) for seat in range(row[at.PLAYERS])] if row[at.LAST_ROUND] else [0]
    best = max(met)
    peoples = tuple(PEOPLES[row[at.PEOPLE + seat]] for seat, one in enumerate(met) if best and one == best)
    return Part((best, peoples), pen.layout.top.trigger, partial(_trigger, pen, best, peoples))


def _trigger(pen: Pen, best: int, peoples: Sequence[str]) -> None:
    rect = pen.layout.top.trigger
    if not best or not rect.width:
        return
    pen.paint.well(pen.surface, rect)
    pen.put_high(condition_picture(CONDITIONS[-best]), (rect.x + pen.px(30), rect.centery), 32)
    step = min(pen.px(30), pen.px(46) // len(peoples))
    for number, people in enumerate(peoples):
        pen.put_high(f"pangea/peoples/badge-{people}", (rect.x + pen.px(76) + step * number, rect.centery), 28)


def phase_of(row: bytearray) -> str:
    """The phase that needs a decision now; empty while towers are placed, and at the end."""
    if row[at.PHASE] == at.MAGICAL:
        return "magic" if row[at.MAGIC] or row[at.DRAWING] else "move"
    return "buy" if row[at.PHASE] == at.BUYING else ""


def _chip(pen: Pen, row: bytearray, phase: str, rect: Rect) -> None:
    """One phase: gold if it is the present one, paler if it is over; magic with a pip for each action."""
    now = phase_of(row)
    lit = phase == now
    done = bool(now) and PHASES.index(phase) < PHASES.index(now)
    pen.surface.blit(ground(pen, rect.size, lit=lit), rect)
    icon = f"pangea/ui/icon-phase-{phase}"
    icon = icon if lit or not done else f"{icon}-off"
    if not pen.layout.top.full:
        pen.put_high(icon, rect.center, 30)
        return
    pen.put_high(icon, (rect.left + pen.px(32), rect.centery), 30)
    if done:
        pen.put_high("pangea/marks/done", (rect.right - pen.px(18), rect.top + pen.px(12)), 20)
    pips = _pips(row) if phase == "magic" and lit else ()
    columns = min(2, len(pips))
    air = _AIR[bool(pips)]
    words = Rect(rect.left + pen.px(air), rect.y, rect.width - pen.px(air + _TIP + _PIP * columns), rect.height)
    ink = theme.now.MOONLIGHT if lit else theme.now.MUTED if done else theme.now.SECONDARY
    pen.words(pen.text(_WORDS[phase]), "body_bold" if lit else "body", ink, words)
    lines = -(-len(pips) // 2)
    for number, used in enumerate(pips):
        line, column = divmod(number, 2)
        right = rect.right - pen.px(_TIP + _PIP * (columns - 1 - column))
        middle = right, rect.centery + round(pen.px(_PIP + 1) * (line - (lines - 1) / 2))
        pen.dot(middle, theme.GOLD_PALE, 4.5, 1.6 if used else 0)


def _pips(row: bytearray) -> tuple[bool, ...]:
    """A pip for each magic action, filled while it is unused."""
    most, left = max(1, rank(row, row[at.TURN])), row[at.MAGIC]
    return tuple(number < most - left for number in range(most))


def ground(pen: Pen, size: tuple[int, int], *, lit: bool) -> pygame.Surface:
    """The background of a chip, gold during its phase."""
    return pen.keep(("chip", size, lit), lambda: _arrow(pen, size, lit))


def _arrow(pen: Pen, size: tuple[int, int], lit: bool) -> pygame.Surface:
    """The arrow to the next chip, drawn larger and scaled down for a smooth edge."""
    (wide, high), tip = (size[0] * 3, size[1] * 3), pen.px(_POINT) * 3
    fill, edge = _NOW if lit else _LATER
    ground = pygame.Surface((wide, high), pygame.SRCALPHA)
    line = 3 * pen.px(1.4)
    shape = [
        (line, line),
        (wide - tip, line),
        (wide - line, high // 2),
        (wide - tip, high - line),
        (line, high - line),
        (tip, high // 2),
    ]
    pygame.draw.polygon(ground, fill, shape)
    pygame.draw.lines(ground, edge, True, shape, line)
    return pygame.transform.smoothscale(ground, size)
