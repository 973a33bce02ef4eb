"""The player panels: everything an order owns, at one glance, always in the same place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from luna.games.luna.board.layout.bars import OrderPanel
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.picture import orders
from luna.games.luna.board.shown import ISLANDS, Shown, ShownSeat
from luna.games.luna.rules.views import Forecast, SeatForecast
from luna.shell import theme
from luna.shell.board import counter
from luna.shell.board.chrome import Chrome
from luna.shell.board.parts import Part
from luna.shell.board.pen import Pixel, Rect
from luna.text.sentences import signed

_COUNT_ICONS: Final = {
    "active": "up",
    "inactive": "down",
    "reserve": "reserve",
    "temple": "temple",
    "jetty": "jetty",
    "shrines": "shrine",
}
_FORECAST_ICONS: Final = {"priestess": "moon", "apostate": "expel", "temple": "temple"}
_RANK: Final = theme.rgb("#DDBE7C")
_DIVIDER: Final = theme.rgb("#36447A")
_ICON: Final = 26
_NOTHING: Final = "\u2013"


def parts(pen: Pen, shown: Shown, forecast: Forecast | None, chrome: Chrome) -> Iterator[Part]:
    """All seats; what they show of `shown` is not in their keys."""
    for panel in pen.layout.panels:
        seat = panel.seat
        future = None if forecast is None else forecast.seats[seat]
        key = chrome.names[seat], chrome.you == seat, chrome.thinking == seat, chrome.bots.get(seat), future
        yield Part(key, pen.paint.with_shadow(panel.rect), partial(draw_panel, pen, panel, shown, future, chrome))


def draw_panel(pen: Pen, panel: OrderPanel, shown: Shown, forecast: SeatForecast | None, chrome: Chrome) -> None:
    """One seat."""
    one = shown.seats[panel.seat]
    pen.paint.panel(pen.surface, panel.rect, "active" if shown.turn == panel.seat else "panel")
    orders.stripe(pen, panel.stripe, one.order)
    thinking = chrome.thinking == panel.seat
    pen.put_high(f"orders/badge-{one.order}-dim" if thinking else f"orders/badge-{one.order}", panel.badge, 44)
    if thinking:
        pen.number_plate("…", (panel.badge[0] + pen.px(12), panel.badge[1] + pen.px(14)), theme.GOLD)
    _name(pen, panel, one, shown, chrome)
    if "council" in panel.shown:
        _council(pen, panel, one, forecast)
    if "counts" in panel.shown:
        _counts(pen, panel, one)
    if forecast is not None and "forecast" in panel.shown:
        _forecast(pen, panel, forecast)
    if "favours" in panel.shown:
        _favours(pen, panel, one)


def _favours(pen: Pen, panel: OrderPanel, one: ShownSeat) -> None:
    for favour, at in enumerate(panel.favours):
        name = ISLANDS[favour]
        if name in one.favours:
            pen.put_high(f"favours/favour-{name}", at, 44)
        else:
            pen.put(f"favours/favour-{name}-slot", at)


def _name(pen: Pen, panel: OrderPanel, one: ShownSeat, shown: Shown, chrome: Chrome) -> None:
    """Name, you, start token and influence in one row; the star gives way to the name, then the name itself."""
    row, gap = panel.name, pen.px(8)
    hidden = ("ip", panel.seat) in shown.in_hand
    mine = chrome.you == panel.seat
    score = counter.draw(pen, one.ip, row.midright, theme.GOLD if mine else theme.now.MOONLIGHT, hidden)
    starts = shown.start == panel.seat and not shown.solo  # where the opponent always does, to no effect (V2)
    level = chrome.bots.get(panel.seat)
    bot = level is not None
    who = pen.text("panel-you") if mine else pen.text("panel-bot", level=level) if bot else ""
    wanted = pen.fonts.width(chrome.names[panel.seat], "card_title")
    # How strong a bot is must be seen: its name gives way.
    beside = (pen.px(26) if starts else 0) + (pen.fonts.width(who, "body_italic") + gap if bot else 0)
    star = score.left - pen.px(23), row.centery
    right = star[0] - pen.px(17)
    if wanted + beside <= right - row.x:
        pen.put_high("ui/influence", star, 29)
    else:
        right = score.left - gap
    room = right - row.x - beside
    name = pen.words(chrome.names[panel.seat], "card_title", theme.now.MOONLIGHT, Rect(row.x, row.y, room, row.height))
    left = name.right
    if starts:
        pen.put_high("ui/start-token", (left + pen.px(17), row.centery), 31)
        left += pen.px(28)
    if bot or (who and left + gap + pen.fonts.width(who, "body_italic") <= right):
        ink = theme.GOLD if mine else theme.now.SECONDARY
        pen.words(who, "body_italic", ink, Rect(left + gap, row.y, row.right - left, row.height))


def _council(pen: Pen, panel: OrderPanel, one: ShownSeat, forecast: SeatForecast | None) -> None:
    row, gap = panel.council, pen.px(9)
    pen.put_high(f"orders/disc-{one.order}", panel.disc, 26)
    right = row.right
    if forecast is not None:
        final = pen.text("final", points=forecast.final)
        right = pen.words(final, "label", theme.now.SECONDARY, row, "right").left - gap
    rank = pen.text("council-rank", rank=one.council_rank)
    wide = pen.fonts.width(rank, "body_bold")
    place, room = pen.text("panel-council", seat=one.council_seat), right - row.x - wide - gap
    if pen.fonts.width(place, "label") > room:
        place = str(one.council_seat)  # the disc before it says what the number is
    words = pen.words(place, "label", theme.now.SECONDARY, Rect(row.x, row.y, room, row.height))
    pen.words(rank, "body_bold", _RANK, Rect(words.right + gap, row.y, wide + 1, row.height))


def _counts(pen: Pen, panel: OrderPanel, one: ShownSeat) -> None:
    numbers = one.counts
    for name, rect in panel.counts.items():
        number = numbers[name]
        wide = number > 9  # two digits need the room of one and a half: a smaller picture, closer to the left
        ink = theme.now.MOONLIGHT if number else theme.now.DISABLED
        at = rect.right - pen.px(1), rect.centery
        pen.fonts.draw(pen.surface, str(number), "label_bold" if wide else "body_bold", ink, at, "right")
        middle = rect.left + pen.px(10 if wide else 14), rect.centery
        _icon(pen, _COUNT_ICONS[name], middle, number, 21 if wide else _ICON)
    for rect in panel.dividers:
        pen.surface.fill(_DIVIDER, rect)


def _forecast(pen: Pen, panel: OrderPanel, forecast: SeatForecast) -> None:
    """What the end of the round would bring: prize of the Priestess, loss by the Apostate, novices in the temple.

    The numbers have their columns and push to the left when one is long; the words give way.
    """
    pen.paint.well(pen.surface, panel.well)
    row, icon, gap = panel.forecast, pen.px(25), pen.px(3)
    points = {"priestess": forecast.priestess, "apostate": -forecast.apostate, "temple": forecast.temple}
    right = row.right
    for name, number in reversed(points.items()):
        sign = signed(number) if number else _NOTHING
        ink = theme.GAIN if number > 0 else theme.LOSS if number < 0 else theme.now.MUTED
        left = min(panel.forecast_from[name], right - icon - pen.fonts.width(sign, "label_bold"))
        _icon(pen, _FORECAST_ICONS[name], (left + pen.px(12), row.centery), number, _ICON)
        pen.fonts.draw(pen.surface, sign, "label_bold", ink, (left + icon, row.centery))
        right = left - gap
    words = pen.text("panel-round-end")
    if pen.fonts.width(words, "label") <= right - row.left:
        pen.words(words, "label", theme.now.MUTED, Rect(row.left, row.top, right - row.left, row.height))


def _icon(pen: Pen, icon: str, at: Pixel, number: int, height: float) -> None:
    """An icon before a number; grey when there is nothing to tell."""
    if number:
        pen.put_high(f"ui/icon-{icon}", at, height, 0.85)
    else:
        pen.tinted(f"ui/icon-{icon}", at, height, theme.now.DISABLED_ART)
