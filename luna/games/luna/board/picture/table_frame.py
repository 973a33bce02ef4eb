"""The frame of Luna: the panels of the orders with everything they own, and the top bar."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from luna.games.luna.board.layout.bars import COUNTS, OrderPanel
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture.temple import draw_value
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules.choices import SEATS
from luna.games.luna.rules.views import Forecast, SeatForecast, SeatView
from luna.shell.board import counter, sheets, topbar
from luna.shell.board import pen as pens
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.layers import Part
from luna.shell.drawing.vector import Polyline, lines, rounded
from luna.text.sentences import signed

LOOKS: Final = {look.id: look for look in SEATS}
ORDERS: Final = tuple(LOOKS)
FILL: Final = {order: theme.rgb(look.colour) for order, look in LOOKS.items()}


def stripe(pen: pens.Pen, rect: Rect, order: str) -> None:
    """The bar in an order's colour and pattern at the edge of its panel; the badge beside it carries the emblem."""

    def make() -> pygame.Surface:
        look = LOOKS[order]
        fill = tuple(map(theme.rgb, (look.light, look.colour, look.shade)))
        made = rounded(rect.size, rect.width / 2, fill)
        pattern, thick = _pattern(order, rect.width, rect.height, pen.layout.u)
        made.blit(lines(rect.size, [(pattern, theme.ABYSS, thick * pen.layout.u)]), (0, 0))
        return made

    pen.surface.blit(pen.keep(("stripe", rect.size, order), make), rect)


def _pattern(order: str, width: int, height: int, u: float) -> tuple[list[Polyline], float]:
    """The pattern of an order (colour is never the only sign), and its thickness in units."""
    edge, middle, step = 1.5 * u, width / 2, 9 * u
    if order == "white":
        return [[(middle, step), (middle, height - step)]], 1.8
    rows = [step + step * row for row in range(int((height - 1.5 * step) / step))]
    if order == "yellow":
        return [[(middle, y), (middle, y + 0.1)] for y in rows], 4.2
    if order == "red":
        return [[(edge, y + step / 2), (width - edge, y - step / 2)] for y in rows], 1.8
    wave = (0, -1, 0, 1, 0)
    across = (width - 2 * edge) / (len(wave) - 1)
    return [[(edge + across * i, y + 2 * u * rise) for i, rise in enumerate(wave)] for y in rows], 1.8


_FORECAST_ICONS: Final = {"priestess": "moon", "apostate": "expel", "temple": "temple"}
_DIVIDER: Final = theme.rgb("#36447A")
_ICON: Final = 26
_NOTHING: Final = "\u2013"
_BADGE: Final = {"rows": 44, "own": 78, "other": 52}
_FACE: Final = {"rows": 42, "own": 80, "other": 56}  # the width of the disc behind a portrait
_THINKING: Final = 0.55
_SMALL_FAVOUR: Final = 0.72  # where they share their row with the forecast


def parts(pen: Pen, shown: ViewModel, forecast: Forecast | None, chrome: Chrome) -> Iterator[Part]:
    """The panels of all seats."""
    for panel in pen.layout.panels:
        seat = panel.seat
        future = None if forecast is None else forecast.seats[seat]
        key = (
            panel,
            shown.seats[seat],
            shown.turn == seat,
            shown.start == seat,
            ("ip", seat) in shown.in_hand,
            chrome.names[seat],
            chrome.you == seat,
            chrome.thinking == seat,
            chrome.bots.get(seat),
            future,
            chrome.face(seat),
        )
        yield pen.paint.shadowed(pen.surface, panel.rect)
        yield Part(key, panel.rect, partial(_draw_panel, pen, panel, shown, future, chrome))


def _draw_panel(pen: Pen, panel: OrderPanel, shown: ViewModel, forecast: SeatForecast | None, chrome: Chrome) -> None:
    """One seat, without its shadow. Gold: the turn of a player at this screen; silver: another turn."""
    one = shown.seats[panel.seat]
    kind = "panel" if shown.turn != panel.seat else "lit" if panel.form == "other" else "active"
    pen.paint.face(pen.surface, panel.rect, kind)
    stripe(pen, panel.stripe, one.order)
    thinking = chrome.thinking == panel.seat
    face = chrome.face(panel.seat)
    if face is not None:
        pen.put_face(face, panel.badge, _FACE[panel.form], _THINKING if thinking else None)
    else:
        badge = f"orders/badge-{one.order}-dim" if thinking else f"orders/badge-{one.order}"
        pen.put_high(badge, panel.badge, _BADGE[panel.form])
    if thinking:
        pen.number_plate("…", (panel.badge[0] + pen.px(12), panel.badge[1] + pen.px(14)), theme.MOON)
    _name(pen, panel, one, shown, chrome)
    if "council" in panel.shown:
        _council(pen, panel, one, forecast)
    if "counts" in panel.shown:
        _counts(pen, panel, one)
    if forecast is not None and "forecast" in panel.shown:
        _FORECASTS[panel.form](pen, panel, forecast)
    if "favours" in panel.shown:
        small = _SMALL_FAVOUR if panel.form == "other" else 1.0
        for favour, at in enumerate(panel.favours):
            name = ISLANDS[favour]
            if name in one.favours:
                pen.put_high(f"favours/favour-{name}", at, 44 * small)
            else:
                pen.put(f"favours/favour-{name}-slot", at, small)


def _name(pen: Pen, panel: OrderPanel, one: SeatView, shown: ViewModel, chrome: Chrome) -> None:
    """Name, you, start token and influence in one row; when space is short, the star goes, then the name is cut."""
    row, gap = panel.name, pen.px(8)
    hidden = ("ip", panel.seat) in shown.in_hand
    mine, style = chrome.you == panel.seat, "heading" if panel.form == "own" else "card_title"
    score = counter.draw(pen, one.ip, panel.points, theme.IVORY, hidden, panel.score)
    starts = shown.start == panel.seat and not shown.solo  # where the opponent always starts, to no effect (V2)
    bot = panel.seat in chrome.bots
    who = chrome.beside(pen.text, panel.seat)
    wanted = pen.fonts.width(chrome.names[panel.seat], style)
    # the strength of a bot must stay visible: its name is cut
    beside = (pen.px(26) if starts else 0) + (pen.fonts.width(who, "body_italic") + gap if bot else 0)
    star = score.left - pen.px(23), panel.points[1]
    right = star[0] - pen.px(17)
    if panel.form != "other" and wanted + beside <= right - row.x:
        pen.put_high("ui/influence", star, 29)
    else:
        right = score.left - gap
    room = right - row.x - beside
    if style == "heading" and wanted > room:
        style = "card_title"
    name = pen.words(chrome.names[panel.seat], style, theme.now.MOONLIGHT, Rect(row.x, row.y, room, row.height))
    left = name.right
    if starts:
        pen.put_high("ui/start-token", (left + pen.px(17), row.centery), 31)
        left += pen.px(28)
    if bot or (who and panel.form == "rows" and left + gap + pen.fonts.width(who, "body_italic") <= right):
        ink = theme.GOLD if mine else theme.now.SECONDARY
        pen.words(who, "body_italic", ink, Rect(left + gap, row.y, row.right - left, row.height))


def _council(pen: Pen, panel: OrderPanel, one: SeatView, forecast: SeatForecast | None) -> None:
    row, gap = panel.council, pen.px(9)
    pen.put_high(f"orders/disc-{one.order}", panel.disc, 26)
    right = row.right
    if forecast is not None:
        final = pen.text("final", points=forecast.final) if panel.form == "rows" else f"~{forecast.final}"
        right = pen.words(final, "label", theme.now.SECONDARY, row, "right").left - gap
    rank = pen.text("council-rank", rank=one.council_rank)
    wide = pen.fonts.width(rank, "body_bold")
    place, room = pen.text("panel-council", seat=one.council_seat), right - row.x - wide - gap
    if pen.fonts.width(place, "label") > room:
        place = str(one.council_seat)  # the disc before it labels the number
    words = pen.words(place, "label", theme.now.SECONDARY, Rect(row.x, row.y, room, row.height))
    pen.words(rank, "body_bold", theme.MOON, Rect(words.right + gap, row.y, wide + 1, row.height))


def counts(one: SeatView) -> dict[str, int]:
    """The numbers of a panel's row."""
    return {
        "active": sum(one.active),
        "inactive": sum(one.inactive),
        "reserve": one.supply,
        "temple": one.in_temple,
        "jetty": one.jetty,
        "shrines": one.shrines_left,
    }


def _counts(pen: Pen, panel: OrderPanel, one: SeatView) -> None:
    numbers = counts(one)
    for name, rect in panel.counts.items():
        number = numbers[name]
        wide = number > 9  # two digits take the room of one and a half: a smaller picture, closer to the left
        ink = theme.now.MOONLIGHT if number else theme.now.DISABLED
        at = rect.right - pen.px(1), rect.centery
        pen.fonts.draw(pen.surface, str(number), "label_bold" if wide else "body_bold", ink, at, "right")
        middle = rect.left + pen.px(10 if wide else 14), rect.centery
        _icon(pen, COUNTS[name]["icon"], middle, number, 21 if wide else _ICON)
    for rect in panel.dividers:
        pen.surface.fill(_DIVIDER, rect)


def _forecast(pen: Pen, panel: OrderPanel, forecast: SeatForecast) -> None:
    """The forecast of the end of the round: prize of the Priestess, loss by the Apostate, novices in the temple.

    The numbers have columns, and a long one pushes to the left; the words are cut.
    """
    pen.paint.well(pen.surface, panel.well)
    row, icon, gap = panel.forecast, pen.px(25), pen.px(3)
    right = row.right
    for name, number in reversed(_points(forecast).items()):
        sign, ink = _sign(number), _ink(number)
        left = min(panel.forecast_from[name], right - icon - pen.fonts.width(sign, "label_bold"))
        _icon(pen, _FORECAST_ICONS[name], (left + pen.px(12), row.centery), number, _ICON)
        pen.fonts.draw(pen.surface, sign, "label_bold", ink, (left + icon, row.centery))
        right = left - gap
    words = pen.text("panel-round-end")
    if pen.fonts.width(words, "label") <= right - row.left:
        pen.words(words, "label", theme.now.MUTED, Rect(row.left, row.top, right - row.left, row.height))


def _own_forecast(pen: Pen, panel: OrderPanel, forecast: SeatForecast) -> None:
    """The same in large: words, the sum, its three parts below each other."""
    pen.paint.well(pen.surface, panel.well)
    row, points = panel.forecast, _points(forecast)
    total, column = sum(points.values()), panel.forecast_from["priestess"]
    for line, (name, number) in enumerate(points.items()):
        middle = row.top + round((2 * line + 1) * row.height / 6)
        _icon(pen, _FORECAST_ICONS[name], (column + pen.px(12), middle), number, 23)
        pen.fonts.draw(pen.surface, _sign(number), "label_bold", _ink(number), (row.right, middle), "right")
    sign = _sign(total)
    left = column - pen.px(14) - pen.fonts.width(sign, "forecast")
    pen.fonts.draw(pen.surface, sign, "forecast", _ink(total), (left, row.centery))
    words = pen.fonts.wrap(pen.text("panel-if-now"), "label", left - row.left - pen.px(8))
    line = min(pen.fonts.line("label"), row.height // max(1, len(words)))
    for number, part in enumerate(words):
        middle = row.centery + round((number - (len(words) - 1) / 2) * line)
        place = Rect(row.left, middle - line // 2, left - row.left - pen.px(8), line)
        pen.words(part, "label", theme.now.SECONDARY, place)


def _other_forecast(pen: Pen, panel: OrderPanel, forecast: SeatForecast) -> None:
    """The sum alone."""
    pen.paint.well(pen.surface, panel.well)
    total = sum(_points(forecast).values())
    pen.words(_sign(total), "forecast_other", _ink(total), panel.well, "mid")


def _points(forecast: SeatForecast) -> dict[str, int]:
    return {"priestess": forecast.priestess, "apostate": -forecast.apostate, "temple": forecast.temple}


def _sign(number: int) -> str:
    return signed(number) if number else _NOTHING


def _ink(number: int) -> theme.Colour:
    return theme.GAIN if number > 0 else theme.LOSS if number < 0 else theme.now.MUTED


_FORECASTS: Final = {"rows": _forecast, "own": _own_forecast, "other": _other_forecast}


def _icon(pen: Pen, icon: str, at: Pixel, number: int, height: float) -> None:
    """An icon before a number; grey when the number is none."""
    if number:
        pen.put_high(f"ui/icon-{icon}", at, height, 0.85)
    else:
        pen.tinted(f"ui/icon-{icon}", at, height, theme.now.DISABLED_ART)


# ---- the top bar: round, guard, seat to move, candles, buttons


_PRESENT, _OTHER = 44, 28  # height of the moon of this round and of the others, u
_TO_COME: Final = 0.5


def top(pen: Pen, shown: ViewModel, forecast: Forecast | None, chrome: Chrome) -> Part:
    """The whole bar."""
    hover = chrome.hover if chrome.hover in pen.layout.top.buttons else ""
    told = forecast, hover, chrome.names, chrome.you, chrome.acting, chrome.banner, chrome.unsaved
    key = told, shown.turn, shown.round, shown.phase, shown.guard_tile, shown.candles
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
    """The value of a consecration now, and the next one where its words fit."""
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
    """The flames that are left and their number; returns the right edge."""
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
