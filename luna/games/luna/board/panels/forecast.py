"""The forecast: points of every order if the round ended now, the next starting player, the ways of the figures.

Each of the three scorings has a column; the count at the Priestess stands beside her prize, which explains a tie.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import preview_lines
from luna.games.luna.board.words.preview import dangers
from luna.games.luna.board.words.sentences import Text, crowd, place
from luna.games.luna.rules.threats import next_race, race, stands
from luna.games.luna.rules.views import Forecast, SeatForecast, SeatView, forecast, view
from luna.shell.board.frame import Frame
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.text.sentences import signed

_WHERE: Final = (1068, 944)
"""Centre and bottom on the stage, in u: over Herb Island's place and the free water beside it."""
_COLUMNS: Final = (
    ("priestess", "ui/icon-moon", 130),
    ("apostate", "ui/icon-expel", 84),
    ("temple", "ui/icon-temple", 84),
)
_NAME, _SUM, _FINAL = 210, 132, 110
_WIDE: Final = _NAME + sum(wide for _, _, wide in _COLUMNS) + _SUM + _FINAL + 40
_ROW: Final = 38
_TALLEST: Final = 0.6
"""Share of the free height: with very large text the lines below the table are left out, so a card fits beside it."""
_PRIZE: Final = 0.4  # of the Priestess's column: the prize, then the count


class ForecastPanel(Panel):
    """A table of seats and scorings; a click on it closes it."""

    name = "forecast"

    def __init__(self, host: Host, position: Callable[[], bytearray]) -> None:
        self._host, self._position = host, position
        self._written: tuple[object, pygame.Surface] | None = None
        self._share = 1.0  # of the columns' widths that fits

    @override
    def said(self) -> Sequence[str]:
        row, text, names = self._position(), self._host.app.catalogue, self._host.names
        told, then, end = forecast(row), text("forecast-sum"), text("forecast-final")
        rows = [f"{names[one.seat]}. {then} {one.ip_after}, {end} {one.final}" for one in told.seats]
        return (text("forecast-title"), *rows, *self._after(text, row, told))

    @override
    def draw(self, pen: Pen) -> None:
        pen = pen.frame
        key = bytes(self._position()), tuple(self._host.names), pen.u, pen.layout.free.size, pen.text("forecast-title")
        if self._written is None or self._written[0] != key:
            self._written = key, self._write(pen)
        words = self._written[1]
        self.rect = words.get_rect(midbottom=pen.layout.at(*_WHERE)).clamp(pen.layout.free)
        pen.paint.panel(pen.surface, self.rect, "card")
        pen.surface.blit(words, self.rect)

    def _write(self, pen: Pen) -> pygame.Surface:
        """Write the whole panel on a surface."""
        row = self._position()
        told, seats = forecast(row), view(row).seats
        pad, line, high, head = pen.px(18), pen.fonts.line("label"), pen.px(_ROW), pen.px(46)
        wide = min(pen.px(_WIDE), pen.layout.free.width)
        table = head + line + high * len(seats) + pen.px(26)
        room, after = (round(_TALLEST * pen.layout.free.height) - table) // line, list[str]()
        for words in self._after(pen.text, row, told):
            parts = pen.fonts.wrap(words, "label", wide - 2 * pad)
            if len(after) + len(parts) > room:
                break
            after += parts
        size = wide, table + line * len(after)
        pen = pen.on(pygame.Surface(size, pygame.SRCALPHA))
        self._share = min(1.0, (wide - 2 * pad) / pen.px(_WIDE - 40))
        pen.put_high("ui/icon-forecast", (pad + pen.px(14), head // 2), 34)
        title = Rect(pad + pen.px(38), 0, wide - 2 * pad - pen.px(38), head)
        pen.words(pen.text("forecast-title"), "card_title", theme.GOLD, title)
        y = head + line // 2
        self._head(pen, pad, y)
        y += line // 2
        best, counts = max(one.final for one in told.seats), race(row).counts
        for one, seat in zip(told.seats, seats, strict=True):
            self._seat(pen, Rect(pad, y, wide - 2 * pad, high), one, seat, counts[seat.seat], one.final == best)
            y += high
        y += pen.px(8)
        pen.lines(after, "label", theme.now.SECONDARY, (pad, y))
        return pen.surface

    def _after(self, text: Text, row: bytearray, told: Forecast) -> list[str]:
        """The lines about the next round."""
        then = next_race(row)
        if then is None or told.start is None or told.priestess is None:
            return [text("final-means"), text("forecast-last")]
        where = {figure: place(text, getattr(told, figure)) for figure in ("priestess", "builder", "apostate")}
        seen = view(row)
        stays = told.apostate == seen.apostate
        key = "solo-forecast-next" if seen.solo else "forecast-next"  # nobody starts there
        return [
            text("final-means"),
            text(key, name=self._host.names[told.start], points=told.guard or 0),
            text("forecast-stays" if stays else "forecast-figures", **where),
            text("preview-mirror", island=where["priestess"], list=crowd(text, self._host.names, then.counts)),
        ]

    def _columns(self, pen: Pen, row: Rect) -> Iterator[Rect]:
        """The cells of a row beside the name, from left to right."""
        x = row.x + self._share * pen.px(_NAME)
        for wide in (*(wide for _, _, wide in _COLUMNS), _SUM, _FINAL):
            left, x = x, x + self._share * pen.px(wide)
            yield Rect(round(left), row.y, round(x - left), row.height)

    def _head(self, pen: Pen, left: int, y: int) -> None:
        row = Rect(left, y - pen.px(14), 0, pen.px(28))
        cells = self._columns(pen, row)
        for (_, icon, _), cell in zip(_COLUMNS, cells, strict=False):
            pen.put_high(icon, cell.center, 28)
        for words, cell in zip(("forecast-sum", "forecast-final"), cells, strict=True):
            pen.words(pen.text(words), "label", theme.now.MUTED, cell, "mid")

    def _seat(self, pen: Pen, row: Rect, one: SeatForecast, seat: SeatView, counted: int, leads: bool) -> None:
        pen.surface.fill(theme.now.WELL, Rect(row.x - pen.px(8), row.y + 1, row.width + pen.px(16), row.height - 2))
        pen.put_high(f"orders/badge-{seat.order}", (row.x + pen.px(16), row.centery), 30)
        name = Rect(row.x + pen.px(38), row.y, round(self._share * pen.px(_NAME)) - pen.px(44), row.height)
        pen.words(self._host.names[seat.seat], "label_bold", theme.now.MOONLIGHT, name)
        cells = self._columns(pen, row)
        points = {"priestess": one.priestess, "apostate": -one.apostate, "temple": one.temple}
        for (column, _, _), cell in zip(_COLUMNS, cells, strict=False):
            place = cell
            if column == "priestess":
                place = Rect(cell.x, cell.y, round(cell.width * _PRIZE), cell.height)
                self._counted(
                    pen, Rect(place.right, cell.y, cell.right - place.right - pen.px(6), cell.height), counted
                )
            gained = points[column]
            ink = theme.GAIN if gained > 0 else theme.LOSS if gained < 0 else theme.now.MUTED
            pen.words(signed(gained) if gained else "\u2013", "label_bold", ink, place, "mid")
        total, final = cells
        words = pen.text("preview-influence", before=seat.ip, after=one.ip_after)
        pen.words(words, "label_bold", theme.GOLD, total, "mid")
        pen.words(f"~{one.final}", "label_bold", theme.now.MOONLIGHT, final, "mid")
        if leads:
            pen.put_high("ui/influence", (final.right - pen.px(10), row.centery), 24)

    def _counted(self, pen: Pen, room: Rect, count: int) -> None:
        """The number of novices at the Priestess; the number alone where words do not fit."""
        words = pen.text("forecast-counted", count=count)
        pen.words(
            words if pen.fits(words, "label", room.width) else f"({count})", "label", theme.now.MUTED, room, "right"
        )


class AskedForecast(ForecastPanel):
    """The forecast beside the question whether the round should end, shown while the question is pending."""

    name = "asked"

    def __init__(self, host: Host, position: Callable[[], bytearray], display: LunaDisplay) -> None:
        super().__init__(host, position)
        self._display = display

    @override
    def covers(self, layout: Frame, point: Pixel) -> bool:
        """Whether a point is covered; where large text pushes the panel over the candles, they stay clickable."""
        return super().covers(layout, point) and not self._display.layout.candles.collidepoint(point)

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        """The answer is given where the question was asked."""
        return False


class ThreatsPanel(Panel):
    """All threats in the temple; the panel lies over the fields and lets every click through."""

    name = "threats"

    def __init__(self, host: Host, display: LunaDisplay) -> None:
        self._host, self._display = host, display

    @override
    def said(self) -> Sequence[str]:
        text, host = self._host.app.catalogue, self._host
        return (text("command-threats"), *dangers(text, host.names, stands(host.position)))

    @override
    def draw(self, pen: Pen) -> None:
        preview_lines.draw_danger(self._display.pen.on(pen.surface), self._display.shown, stands(self._host.position))
