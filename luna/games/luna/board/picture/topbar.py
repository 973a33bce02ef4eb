"""The top bar: round, guard, whose turn, candles, buttons."""

from functools import partial
from typing import Final

from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture.temple import draw_value
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.views import Forecast
from luna.shell.board import sheets, topbar
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.layers import Part

_PRESENT, _OTHER = 44, 28  # height of the moon of this round and of the others, u
_TO_COME: Final = 0.5


def part(pen: Pen, shown: ViewModel, forecast: Forecast | None, chrome: Chrome) -> Part:
    """The whole bar; its key leaves out `shown`."""
    hover = chrome.hover if chrome.hover in pen.layout.top.buttons else ""
    key = forecast, hover, chrome.names, chrome.you, chrome.acting, chrome.banner, chrome.unsaved
    return Part(key, pen.layout.top.rect, partial(draw_top, pen, shown, forecast, chrome), solid=True)


def draw_top(pen: Pen, shown: ViewModel, forecast: Forecast | None, chrome: Chrome) -> None:
    """The whole bar."""
    top = pen.layout.top
    sheets.bar(pen, top.rect, hairline_below=True)
    if top.moon is not None:
        pen.put_high("ui/icon-moon", top.moon, 41)
        pen.spaced("LUNA", "heading", theme.now.MOONLIGHT, (top.title.left, top.title.centery), gap=1.6, size=33)
    _round(pen, shown)
    _guard(pen, shown, forecast)
    seat = shown.turn if chrome.acting is None else chrome.acting
    emblem = "" if seat is None or chrome.banner else f"orders/badge-{shown.seats[seat].order}"
    topbar.draw_banner(pen, seat, emblem, chrome)
    end = _candles(pen, shown)
    topbar.draw_buttons(pen, chrome, end)


def _round(pen: Pen, shown: ViewModel) -> None:
    top = pen.layout.top
    words = pen.text("bar-round", number=shown.round)
    if not pen.fits(words, "card_title", top.round.width):
        words = pen.text("round-short", number=shown.round)
    pen.words(words, "card_title", theme.now.MOONLIGHT, top.round)
    for number, at in enumerate(top.pips, 1):
        here = number == shown.round
        phase = "dawn" if here and shown.phase == "over" else number
        alpha = _TO_COME if number > shown.round else None
        pen.put_high(f"sky/phase-{phase}", at, _PRESENT if here else _OTHER, alpha)


def _guard(pen: Pen, shown: ViewModel, forecast: Forecast | None) -> None:
    """The value of a consecration now, and the next one when its words have room."""
    top = pen.layout.top
    pen.put("figures/guard", top.guard_figure, 55 / 85)
    rect = top.guard.copy()
    value = shown.guard_tiles[(shown.guard_tile or shown.round) - 1]
    plate, gap = pen.px(39), pen.px(9)
    left = rect.left
    if top.full:
        word, room = pen.text("bar-guard"), Rect(rect.x, rect.y, rect.width - 2 * gap - plate, rect.height)
        left = pen.words(word, "body", theme.now.SECONDARY, room).right + gap
    middle = left + plate // 2, rect.centery
    draw_value(pen, value, middle, (39, 36))
    left = middle[0] + plate // 2 + gap
    following = "" if forecast is None or forecast.guard is None else pen.text("bar-guard-next", points=forecast.guard)
    if pen.fits(following, "label", rect.right - left):
        pen.words(following, "label", theme.now.SECONDARY, Rect(left, rect.y, rect.right - left, rect.height))


def _candles(pen: Pen, shown: ViewModel) -> int:
    """The flames that are left and their number; its right edge."""
    top = pen.layout.top
    if shown.solo:
        words = pen.text("bar-solo", level=shown.solo)
        return pen.words(words, "body_bold", theme.now.MOONLIGHT, top.solo_words, "right").right
    spare = len(top.flames) - shown.candles_most
    for number in range(shown.candles_most):
        at = top.flames[number + spare]
        pen.put("temple/flame-lit" if number < shown.candles else "temple/flame-out", at)
    words = pen.text("bar-candles", count=shown.candles)
    if not pen.fits(words, "body_bold", top.candle_words.width):
        return top.flames[-1][0] + pen.px(20)
    return pen.words(words, "body_bold", theme.now.MOONLIGHT, top.candle_words).right
