"""The player panels: everything an order owns, at one glance, always in the same place."""

from __future__ import annotations

from typing import Final

from luna.client import theme
from luna.client.tables.luna import sheets
from luna.client.tables.luna.chrome import Chrome
from luna.client.tables.luna.frame import Panel
from luna.client.tables.luna.pen import Pen, Pixel, Rect
from luna.client.tables.luna.shown import ISLANDS, Shown, ShownSeat
from luna.games.luna.view import Forecast, SeatForecast

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
_MINUS, _NOTHING = "\u2212", "\u2013"


def draw_panels(pen: Pen, shown: Shown, forecast: Forecast | None, chrome: Chrome) -> None:
    """All seats."""
    for panel in pen.layout.panels:
        draw_panel(pen, panel, shown, None if forecast is None else forecast.seats[panel.seat], chrome)


def draw_panel(pen: Pen, panel: Panel, shown: Shown, forecast: SeatForecast | None, chrome: Chrome) -> None:
    """One seat."""
    one = shown.seats[panel.seat]
    pen.paint.panel(pen.surface, panel.rect, "active" if shown.turn == panel.seat else "panel")
    sheets.stripe(pen, panel.stripe, one.order)
    dim = "-dim" if chrome.thinking == panel.seat else ""
    pen.put_high(f"orders/badge-{one.order}{dim}", panel.badge, 44)
    _name(pen, panel, one, shown, chrome)
    _council(pen, panel, one, forecast)
    _counts(pen, panel, one)
    if forecast is not None:
        _forecast(pen, panel, forecast)
    for favour, at in enumerate(panel.favours):
        name = ISLANDS[favour]
        if name in one.favours:
            pen.put_high(f"favours/favour-{name}", at, 44)
        else:
            pen.put(f"favours/favour-{name}-slot", at)


def _name(pen: Pen, panel: Panel, one: ShownSeat, shown: Shown, chrome: Chrome) -> None:
    """Name, you, start token and influence in one row; the name gives way."""
    row, gap = panel.name, pen.px(8)
    mine = chrome.you == panel.seat
    score = pen.words(str(one.ip), "score", theme.GOLD if mine else theme.MOONLIGHT, row, "right")
    star = score.left - pen.px(23), row.centery
    pen.put_high("ui/influence", star, 29)
    right = star[0] - pen.px(17)
    starts = shown.start == panel.seat
    if starts:
        right -= pen.px(26)
    wanted = pen.fonts.width(chrome.names[panel.seat], "card_title")
    name = pen.words(
        chrome.names[panel.seat], "card_title", theme.MOONLIGHT, Rect(row.x, row.y, right - row.x, row.height)
    )
    left = name.right
    if starts:
        pen.put_high("ui/start-token", (left + pen.px(17), row.centery), 31)
        left += pen.px(28)
    you = pen.text("panel-you")
    if mine and wanted + gap + pen.fonts.width(you, "body_italic") <= right - row.x:
        pen.words(you, "body_italic", theme.GOLD, Rect(left + gap, row.y, row.right - left, row.height))


def _council(pen: Pen, panel: Panel, one: ShownSeat, forecast: SeatForecast | None) -> None:
    row, gap = panel.council, pen.px(9)
    pen.put_high(f"orders/disc-{one.order}", panel.disc, 26)
    right = row.right
    if forecast is not None:
        right = pen.words(pen.text("final", points=forecast.final), "label", theme.SECONDARY, row, "right").left - gap
    rank = pen.text("council-rank", rank=one.council_rank)
    wide = pen.fonts.width(rank, "body_bold")
    place, room = pen.text("panel-council", seat=one.council_seat), right - row.x - wide - gap
    if pen.fonts.width(place, "label") > room:
        place = str(one.council_seat)  # the disc before it says what the number is
    words = pen.words(place, "label", theme.SECONDARY, Rect(row.x, row.y, room, row.height))
    pen.words(rank, "body_bold", _RANK, Rect(words.right + gap, row.y, wide + 1, row.height))


def _counts(pen: Pen, panel: Panel, one: ShownSeat) -> None:
    numbers = {
        "active": sum(one.active),
        "inactive": sum(one.inactive),
        "reserve": one.supply,
        "temple": one.in_temple,
        "jetty": one.jetty,
        "shrines": one.shrines_left,
    }
    for name, rect in panel.counts.items():
        number = numbers[name]
        ink = theme.MOONLIGHT if number else theme.DISABLED
        at = rect.right - pen.px(1), rect.centery
        drawn = pen.fonts.draw(pen.surface, str(number), "body_bold", ink, at, "right")
        middle = min(rect.left + pen.px(14), drawn.left - pen.px(13))  # two digits push it aside
        _icon(pen, _COUNT_ICONS[name], (middle, rect.centery), number)
    for rect in panel.dividers:
        pen.surface.fill(_DIVIDER, rect)


def _forecast(pen: Pen, panel: Panel, forecast: SeatForecast) -> None:
    """What the end of the round would bring: prize of the Priestess, loss by the Apostate, novices in the temple."""
    pen.paint.well(pen.surface, panel.well)
    pen.words(pen.text("panel-round-end"), "label", theme.MUTED, panel.well_label)
    points = {"priestess": forecast.priestess, "apostate": -forecast.apostate, "temple": forecast.temple}
    for name, rect in panel.forecast.items():
        number = points[name]
        _icon(pen, _FORECAST_ICONS[name], (rect.left + pen.px(12), rect.centery), number)
        sign = f"+{number}" if number > 0 else f"{_MINUS}{-number}" if number < 0 else _NOTHING
        ink = theme.GAIN if number > 0 else theme.LOSS if number < 0 else theme.MUTED
        at = rect.left + pen.px(25), rect.centery
        pen.fonts.draw(pen.surface, sign, "label_bold", ink, at)


def _icon(pen: Pen, icon: str, at: Pixel, number: int) -> None:
    """An icon before a number; grey when there is nothing to tell."""
    if number:
        pen.put_high(f"ui/icon-{icon}", at, _ICON, 0.85)
    else:
        pen.tinted(f"ui/icon-{icon}", at, _ICON, theme.DISABLED_ART)
