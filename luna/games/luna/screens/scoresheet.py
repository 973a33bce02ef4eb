"""The sheet of a scoring: a column for each beat, a row for each seat, and a footer about the next round.

It computes nothing: every number comes from the events.
"""

from collections.abc import Sequence
from typing import Any, Final

import pygame

from luna.core import data
from luna.games.luna.board.picture.table_frame import ORDERS
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import STYLES, Fonts
from luna.text.sentences import signed

BEATS: Final = 3
"""Beats of a page: Priestess, Apostate, temple; after the last round a second page has shrines, favours, Council."""
_PANEL: Final = (162, 98, 1596, 796)
_COLUMNS: Final = ((424, 345), (784, 335), (1134, 309))
_TOP, _BOTTOM = 209, 762
_ROWS: Final = 352, 750  # top and bottom of the rows
_STEP: Final = 100, 140  # height of a row: with four seats, and at most
_BESIDE: Final = 132  # the part of a column for its picture and margins
_RULES: Final = 294, 25  # first line and step
_PICTURES: Final = data.toml("luna", "icons.toml")["beats"]
"""The picture of each beat and its height."""
_GROWTH: Final = 1.5  # the maximum growth of text in the rows
_NAME_SIZE: Final = 19  # the smallest size of a name in its row, u
_NAME: Final = 130  # the maximum width of a name in the footer, u
_FOOTER: Final = 206.0, 1484.0
_LEAST: Final = 18  # the smallest size of the words on the button, u
_ABOVE_NAMES: Final = 216, 236
_ROOM_ABOVE: Final = 172
_MOST_PAWNS: Final = 3
_GO_ON: Final = (1500, 802, 222, 62)


class ScoreSheet:
    """The sheet with all numbers of a scoring; `draw` shows the beats said so far."""

    def __init__(self, app: App, events: Sequence[Any], names: Sequence[str], seen: View) -> None:
        """`seen`: the table, for its orders and prizes."""
        self.app, self.names, self.prizes = app, names, seen.prizes
        self.orders = [seat.order for seat in seen.seats]
        self.automaton = next((seat.seat for seat in seen.seats if seat.automaton), None)
        beats = [event for event in events if isinstance(event, ev.ScoringBeat)]
        self.pages = [beats[first : first + BEATS] for first in range(0, len(beats), BEATS)]
        self.scored = next(event for event in events if isinstance(event, ev.RoundScored))
        self.names_winner = True
        """Whether no later scene names the winner."""
        self.ended = next((event for event in events if isinstance(event, ev.GameEnded)), None)
        self.coming = [event for event in events if isinstance(event, ev.FigureMoved | ev.GuardMoved | ev.RoundBegan)]
        self.built = [event for event in events if isinstance(event, ev.ShrinePlaced)]
        """Shrines that the opponent of the solo game builds before the scoring (V8)."""
        self.waking = sum(event.novices for event in events if isinstance(event, ev.Woken))

    @property
    def panel(self) -> pygame.Rect:
        """The whole sheet."""
        return self.app.canvas.rect(*_PANEL)

    @property
    def button(self) -> pygame.Rect:
        """The button for continuing."""
        return self.app.canvas.rect(*_GO_ON)

    def cell(self, number: int, seat: int) -> pygame.Rect:
        """The rectangle of the points of a seat for beat `number`."""
        x, wide = _COLUMNS[number]
        return self.app.canvas.rect(x + wide - 104, self._middle(seat) - 27, 96, 54)

    def _middle(self, seat: int) -> float:
        """The middle of a seat's row; the rows are centred."""
        top, bottom = _ROWS
        return top + self._step * (seat + 0.5) + (bottom - top - self._step * len(self.names)) / 2

    @property
    def _step(self) -> float:
        return min(_STEP[1], (_ROWS[1] - _ROWS[0]) / len(self.names))

    @property
    def _larger(self) -> float:
        """The scale of a row, relative to one of four seats."""
        return max(1.0, self._step / _STEP[0])

    @property
    def _fonts(self) -> Fonts:
        """The fonts of the rows."""
        canvas = self.app.canvas
        return self.app.paint_for(canvas.u, min(max(canvas.type, self._larger), _GROWTH)).fonts

    def draw(self, surface: pygame.Surface, page: int, said: int, hover: bool, below: str) -> None:
        """Draw the first `said` beats of a page; `hover`: the pointer is on the button. `below`: what a click does."""
        paint, panel = self.app.paint, self.panel
        paint.panel(surface, panel, "overlay")
        at = panel.centerx, self._at(0, 148)[1]
        paint.fonts.draw(surface, self.title(page), "display", theme.now.MOONLIGHT, at, "mid")
        paint.hairline(surface, self.app.canvas.rect(580, 188, 760, 2), True)
        for number, beat in enumerate(self.pages[page]):
            self._column(surface, number, beat, number == said - 1)
        for seat in range(len(self.names)):
            self._seat(surface, seat, page, said)
        if not page:
            self._before(surface)
        self._footer(surface, page, said, hover)
        if not below:
            return
        plate = pygame.Rect(0, 0, paint.fonts.width(below, "label") + paint.px(48), paint.px(40))
        plate.center = hint = self._at(960, 928)
        paint.well(surface, plate)
        paint.fonts.draw(surface, below, "label", theme.now.SECONDARY, hint, "mid")

    def title(self, page: int) -> str:
        """The title of a page."""
        text = self.app.catalogue
        return text("scoring-final") if page else text("scoring-title", round=self.scored.round)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return self.app.canvas.rect(x, y, 0, 0).topleft

    def _write(self, surface: pygame.Surface, words: str, style: str, colour: theme.Colour, x: float, y: float) -> None:
        self.app.fonts.draw(surface, words, style, colour, self._at(x, y))

    def _grown(
        self,
        surface: pygame.Surface,
        words: str,
        style: str,
        colour: theme.Colour,
        at: tuple[int, int],
        room: float,
        anchor: str = "left",
    ) -> None:
        """Draw words at the player's size of text, smaller if they exceed `room` units."""
        fonts = self._fonts
        size = fonts.fitting(words, style, self.app.paint.px(room), STYLES[style].size / max(1.0, fonts.growth))
        fonts.draw(surface, words, style, colour, at, anchor, size)

    def _column(self, surface: pygame.Surface, number: int, beat: ev.ScoringBeat, newest: bool) -> None:
        paint, (x, wide) = self.app.paint, _COLUMNS[number]
        paint.panel(surface, self.app.canvas.rect(x, _TOP, wide, _BOTTOM - _TOP), "active" if newest else "card")
        picture, high = _PICTURES[beat.beat]
        paint.picture(surface, picture, self._at(x + 62, 272), paint.px(high))
        if beat.beat == "temple":
            paint.picture(surface, f"orders/novice-{self.orders[0]}-active", self._at(x + 62, 268), paint.px(62))
        title, size, ink = self.app.catalogue(f"scoring-{beat.beat}"), 26.0, theme.now.MOONLIGHT
        while paint.fonts.width(title, "subheading", size) > self.room(number) and size > 18:
            size -= 1
        paint.fonts.draw(surface, title, "subheading", ink, self._at(x + 118, 258), "left", size)
        first, step = _RULES
        for line, part in enumerate(self.rules(beat)):
            self._write(surface, part, "label", theme.now.SECONDARY, x + 118, first + step * line)

    def room(self, number: int) -> int:
        """Pixels for words beside the picture of a column."""
        return self.app.paint.px(_COLUMNS[number][1] - _BESIDE)

    def rules(self, beat: ev.ScoringBeat) -> list[str]:
        """The place and the rule of a beat, one short line each."""
        text = self.app.catalogue
        where = [text(f"island-{beat.island}")] if beat.island else []
        prizes = " / ".join(map(str, self.prizes))
        return [*where, prizes if beat.beat == "priestess" else text(f"scoring-{beat.beat}-rule")]

    def _seat(self, surface: pygame.Surface, seat: int, page: int, said: int) -> None:
        app, paint, larger, y = self.app, self.app.paint, self._larger, self._middle(seat)
        if seat:
            pygame.draw.rect(surface, theme.now.BUTTON_OFF_EDGE, app.canvas.rect(186, y - self._step / 2, 1548, 1.6))
        paint.picture(surface, f"orders/badge-{self.orders[seat]}", self._at(226, y), paint.px(54 * larger))
        left, room, fonts = 238 + 26 * larger, paint.px(178 - 26 * larger), self._fonts
        size = fonts.fitting(self.names[seat], "card_title", room, _NAME_SIZE / max(1.0, fonts.growth))
        name = fonts.fit(self.names[seat], "card_title", room, size)
        fonts.draw(surface, name, "card_title", theme.now.MOONLIGHT, self._at(left, y), "left", size)
        for number, beat in enumerate(self.pages[page][:said]):
            line, (x, wide) = beat.lines[seat], _COLUMNS[number]
            words, second = self.counted(beat, line, page)
            left, end = x + 20 + self._pawns(surface, beat.beat, line.counted, self.orders[seat], x + 20, y), x + wide
            aside = 18 * larger if second else 0
            self._grown(surface, words, "label", theme.now.SECONDARY, self._at(left, y - aside), end - 104 - left)
            if second:
                self._grown(surface, second, "label_bold", theme.GOLD, self._at(x + 20, y + aside), wide - 124)
            self._plate(surface, line.points, end - 56, y)
        if said < BEATS:
            return
        before, after = self.scored.before[seat], self.scored.after[seat]
        if page and self.ended:
            before, after = after, self.ended.ip[seat]
        self._plate(surface, after - before, 1514, y)
        self._grown(surface, str(before), "body", theme.now.SECONDARY, self._at(1636, y), 72, "right")
        paint.picture(surface, "ui/icon-continue", self._at(1658, y), paint.px(24))
        self._grown(surface, str(after), "score", theme.now.MOONLIGHT, self._at(1738, y), 62, "right")
        if seat == 0:
            for word, x in (("scoring-end" if page else "scoring-this-round", 1514), ("scoring-influence", 1664)):
                at = self._at(x, 294)
                paint.fonts.draw(surface, app.catalogue(word), "label", theme.now.SECONDARY, at, "mid")

    def _pawns(self, surface: pygame.Surface, beat: str, count: int, order: str, x: float, y: float) -> float:
        """Draw the counted novices, or one of them for many; returns their width in units."""
        if beat not in ("apostate", "temple") or not count or order not in ORDERS:
            return 0
        drawn, paint = count if count <= _MOST_PAWNS else 1, self.app.paint
        for index in range(drawn):
            at = self._at(x + 12 + 26 * index, y)
            paint.picture(surface, f"orders/novice-{order}-active", at, paint.px(46))
        return 26 * drawn + 12

    def counted(self, beat: ev.ScoringBeat, line: ev.ScoreLine, page: int) -> tuple[str, str]:
        """The source of the points of a line, in at most two lines of words."""
        text = self.app.catalogue
        if beat.beat == "priestess":
            if not line.counted:
                return text("scoring-none-awake"), ""
            words = text("scoring-counts", active=line.counted - line.shrines, shrines=line.shrines)
            return words, self._prize(beat, line)
        if page:
            each = beat.beat == "shrines" and line.counted
            return (f"{line.counted} \u00d7 {line.points // line.counted}" if each else ""), ""
        if not line.counted:
            safe = "solo-safe" if line.seat == self.automaton else "scoring-safe"  # V9
            return (text(safe) if beat.beat == "apostate" else ""), ""
        return text("scoring-novices", count=line.counted), ""

    def _prize(self, beat: ev.ScoringBeat, line: ev.ScoreLine) -> str:
        """The prize of the Priestess; in a tie the Council decides (R2)."""
        text, equals = self.app.catalogue, [one for one in beat.lines if one.counted == line.counted]
        if line.place:
            place = text("council-rank", rank=line.place)
            return place if len(equals) == 1 else text("scoring-by-council", place=place)
        return text("scoring-behind" if any(one.place for one in equals) else "scoring-no-prize")

    def _plate(self, surface: pygame.Surface, points: int, x: float, y: float) -> None:
        paint = self.app.paint
        if not points:
            self._grown(surface, "0", "body_bold", theme.now.MUTED, self._at(x, y), 84, "mid")
            return
        colour, rect = theme.GAIN if points > 0 else theme.LOSS, self.app.canvas.rect(x - 42, y - 21, 84, 42)
        paint.well(surface, rect)
        pygame.draw.rect(surface, colour, rect, paint.px(2), paint.px(theme.R_PLATE))
        self._grown(surface, signed(points), "card_title", colour, rect.center, 74, "mid")

    def _footer(self, surface: pygame.Surface, page: int, said: int, hover: bool) -> None:
        app, paint, rect = self.app, self.app.paint, self.button
        paint.button(surface, rect, "primary-hover" if hover else "primary")
        key = paint.key(surface, hint(app, "space"), rect.right - paint.px(12), rect.centery)
        at, words = (rect.x + paint.px(20), rect.centery), app.catalogue("scoring-continue")
        size = app.fonts.fitting(words, "body_bold", key.left - paint.px(8) - at[0], _LEAST)
        app.fonts.draw(surface, words, "body_bold", theme.now.MOONLIGHT, at, size=size)
        if said < BEATS:
            return
        x, row = _FOOTER[0], self._next_round(page)
        wide = sum(app.fonts.width(words, style) / paint.u + (44 if icon else 0) for icon, words, style in row)
        gap = min(30.0, (_FOOTER[1] - x - wide) / max(1, len(row) - 1))
        for icon, words, style in row:
            if icon:
                paint.picture(surface, icon, self._at(x + 18, 832), paint.px(54))
                x += 44
            self._write(surface, words, style, theme.GOLD if style == "subheading" else theme.now.MOONLIGHT, x, 832)
            x += app.fonts.width(words, style) / paint.u + gap

    def _before(self, surface: pygame.Surface) -> None:
        """Events before the scoring, above the names: they may count at the Moon Priestess already."""
        (x, y), text, paint = _ABOVE_NAMES, self.app.catalogue, self.app.paint
        for event in self.built:
            said = text("solo-builds", island=text(f"place-{event.island}"))
            paint.picture(surface, f"orders/shrine-{self.orders[event.seat]}", self._at(x, y + 12), paint.px(54))
            for part in paint.fonts.wrap(said, "label", paint.px(_ROOM_ABOVE)):
                self._write(surface, part, "label", theme.now.SECONDARY, x + 32, y)
                y += _RULES[1]

    def _next_round(self, page: int) -> list[tuple[str, str, str]]:
        """The facts of the new round: icon, words and style."""
        text = self.app.catalogue
        out: list[tuple[str, str, str]] = []
        for event in self.coming:
            if isinstance(event, ev.GuardMoved):
                out.insert(0, ("figures/guard", text("scoring-guard", points=event.after), "label"))
            elif isinstance(event, ev.RoundBegan):
                out.insert(0, ("", text("scoring-next-round", round=event.round), "subheading"))
                if self.automaton is None:  # the solo game has no start player
                    name = self.app.fonts.fit(self.names[event.start], "label", self.app.paint.px(_NAME))
                    out.append(("ui/icon-moon", text("scoring-starts", name=name), "label"))
            else:
                out.append((f"figures/{event.figure}", text(f"island-{event.path[-1]}"), "label"))
        if self.waking:
            out.append(("ui/icon-up", text("scoring-wake", count=self.waking), "label"))
        if page and self.ended and self.names_winner:
            winner = self.ended.ranking[0]
            words = text("end-wins", name=self.names[winner])
            out.append((f"orders/badge-{self.orders[winner]}", words, "subheading"))
        elif not out and not page:
            out.append(("", text("scoring-final"), "subheading"))
        return out
