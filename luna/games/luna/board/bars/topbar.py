"""The top bar: round, guard, whose turn, candles, influence, three buttons."""

from __future__ import annotations

from typing import Final

import pygame

from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.picture.temple import draw_value
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.views import Forecast
from luna.shell import theme
from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Rect

_PIP: Final = 0.9
_BANNER: Final = 392  # the widest, u
_BANNER_LEAST: Final = 308  # as its picture is, u
_SMALL: Final = 21  # u: the smallest letters of the banner
_BELOW, _LINES = 18, 12  # u: the second line, and how far both are from the middle
_BANNER_END: Final = 60  # u of it that are never stretched


def draw_top(pen: Pen, shown: Shown, forecast: Forecast | None, chrome: Chrome) -> None:
    """The whole bar."""
    sheets.bar(pen, pen.layout.top.rect, hairline_below=True)
    _title(pen)
    _round(pen, shown)
    _guard(pen, shown, forecast)
    _banner(pen, shown, chrome)
    _candles(pen, shown)
    end = _influence(pen, shown, forecast, chrome)
    _buttons(pen, chrome)
    if chrome.unsaved:
        _mark_unsaved(pen, chrome.unsaved, end)


def _title(pen: Pen) -> None:
    top = pen.layout.top
    if top.moon is None:
        return
    pen.put_high("ui/icon-moon", top.moon, 41)
    pen.spaced("LUNA", "heading", theme.now.MOONLIGHT, (top.title.left, top.title.centery), gap=1.6, size=33)


def _round(pen: Pen, shown: Shown) -> None:
    top = pen.layout.top
    words = pen.text("bar-round", number=shown.round)
    if not pen.fits(words, "card_title", top.round.width):
        words = pen.text("round-short", number=shown.round)
    pen.words(words, "card_title", theme.now.MOONLIGHT, top.round)
    for number, at in enumerate(top.pips, 1):
        kind = "done" if number < shown.round else "now" if number == shown.round else "later"
        pen.put(f"ui/round-{kind}", at, _PIP)


def _guard(pen: Pen, shown: Shown, forecast: Forecast | None) -> None:
    """The value of a consecration now, and the next one when its words have room."""
    top = pen.layout.top
    pen.put("figures/guard", top.guard_figure, 55 / 85)
    rect = top.guard.copy()
    value = shown.guard_tiles[(shown.guard_tile or shown.round) - 1]
    plate, gap = pen.px(39), pen.px(9)
    left = rect.left
    if top.full:
        word = pen.text("bar-guard")
        left = pen.words(word, "body", theme.now.SECONDARY, _cut(rect, rect.width - 2 * gap - plate)).right + gap
    middle = left + plate // 2, rect.centery
    draw_value(pen, value, middle, (39, 36))
    left = middle[0] + plate // 2 + gap
    following = "" if forecast is None or forecast.guard is None else pen.text("bar-guard-next", points=forecast.guard)
    if pen.fits(following, "label", rect.right - left):
        pen.words(following, "label", theme.now.SECONDARY, Rect(left, rect.y, rect.right - left, rect.height))


def _banner(pen: Pen, shown: Shown, chrome: Chrome) -> None:
    """Whose turn it is: the badge of the order and the words, in the golden trapezium."""
    seat = shown.turn if chrome.acting is None else chrome.acting
    order = "" if seat is None else shown.seats[seat].order
    top = pen.layout.top
    badge = pen.px(50) if order else 0
    room = (pen.px(_BANNER - 84) if top.full else top.banner.width - pen.px(70)) - badge
    words, below = _whose(pen, seat, chrome, room)
    style = "body_bold" if below else "banner"
    words, size = pen.fitted(words, style, room)
    wide = max(pen.fonts.width(words, style, size), pen.fonts.width(below, "label", _BELOW))
    least, air = (pen.px(_BANNER_LEAST), 84) if top.full else (top.banner.width - pen.px(24), 60)
    total = max(least, wide + badge + pen.px(air))
    surface = pen.keep(("banner", total), lambda: _stretched(pen, total))
    pen.surface.blit(surface, (top.banner.centerx - surface.get_width() // 2, top.banner.top - pen.px(4)))
    left = top.banner.centerx - (wide + badge) // 2
    middle = top.banner.centery - pen.px(0.5)
    if order:
        pen.put_high(f"orders/badge-{order}", (left + pen.px(19), middle), 38)
    first = middle - pen.px(_LINES) if below else middle
    pen.fonts.draw(pen.surface, words, style, theme.now.MOONLIGHT, (left + badge, first), "left", size)
    if below:
        at = left + badge, middle + pen.px(_LINES)
        pen.fonts.draw(pen.surface, below, "label", theme.now.SECONDARY, at, "left", _BELOW)


def _whose(pen: Pen, seat: int | None, chrome: Chrome, room: int) -> tuple[str, str]:
    """The words of the banner, and those below them: a long name has a line of its own rather than be cut."""
    if seat is None:
        return pen.text("turn-over").upper(), ""
    if seat == chrome.you:
        return pen.text("turn-yours").upper(), ""
    name = chrome.names[seat]
    words = pen.text("turn-other", name=name).upper()
    if pen.fonts.width(words, "banner", _SMALL) <= room:
        return words, ""
    return name, pen.text("turn-to-move")


def _stretched(pen: Pen, total: int) -> pygame.Surface:
    """The banner's picture with its middle drawn out, or pushed together."""
    whole = pen.art.at("ui/turn-banner", pen.u).surface
    end, height = pen.px(_BANNER_END), whole.get_height()
    extra = total - pen.px(_BANNER_LEAST)
    if not extra:
        return whole
    middle = whole.subsurface((end, 0, whole.get_width() - 2 * end, height))
    made = pygame.Surface((max(2 * end + 2, whole.get_width() + extra), height), pygame.SRCALPHA)
    made.blit(whole, (0, 0), (0, 0, end, height))
    made.blit(pygame.transform.smoothscale(middle, (made.get_width() - 2 * end, height)), (end, 0))
    made.blit(whole, (made.get_width() - end, 0), (whole.get_width() - end, 0, end, height))
    return made


def _candles(pen: Pen, shown: Shown) -> None:
    top = pen.layout.top
    if shown.solo:
        pen.words(pen.text("bar-solo", level=shown.solo), "body_bold", theme.now.MOONLIGHT, top.solo_words, "right")
        return
    spare = len(top.flames) - shown.candles_most
    for number in range(shown.candles_most):
        at = top.flames[number + spare]
        pen.put("temple/flame-lit" if number < shown.candles else "temple/flame-out", at)
    words = pen.text("bar-candles", count=shown.candles)
    if pen.fits(words, "body_bold", top.candle_words.width):
        pen.words(words, "body_bold", theme.now.MOONLIGHT, top.candle_words)


def _influence(pen: Pen, shown: Shown, forecast: Forecast | None, chrome: Chrome) -> int:
    """Of the seat at this chair, or of the one to move: now, and what the game would end with; where it ends."""
    seat, top = shown.turn if chrome.you is None else chrome.you, pen.layout.top
    if seat is None:
        return top.influence.right
    pen.put_high("ui/influence", top.star, 40)
    number = str(shown.seats[seat].ip)
    drawn = pen.words(number, "score", theme.GOLD, top.influence)
    if forecast is not None:
        final = pen.text("final-short", points=forecast.seats[seat].final)
        left = drawn.right + pen.px(12)
        rect = Rect(left, top.influence.y, top.influence.right - left, top.influence.height)
        drawn = pen.words(final, "body", theme.now.SECONDARY, rect)
    return drawn.right


def _buttons(pen: Pen, chrome: Chrome) -> None:
    for name, rect in pen.layout.top.buttons.items():
        sheets.button(pen, rect, "on", chrome.hover == name)
        pen.put_high(f"ui/icon-{name}", rect.center, 29)


def _mark_unsaved(pen: Pen, words: str, left: int) -> None:
    """On the way to the menu, which says more and offers a copy; the words where they have room."""
    menu, gap = pen.layout.top.buttons["menu"], pen.px(12)
    wide = pen.fonts.width(words, "label_bold") + gap
    if left + gap + wide <= menu.left - gap:
        pen.number_plate(words, (menu.left - gap - wide // 2, menu.centery), theme.LOSS, theme.LOSS)
    else:
        pen.number_plate("!", (menu.left + gap // 2, menu.top + gap), theme.LOSS, theme.LOSS)


def _cut(rect: Rect, width: int) -> Rect:
    return Rect(rect.x, rect.y, width, rect.height)
