"""The sheet of a scoring: a column for each beat, a row for each seat, and below what the next round brings.

Nothing here counts: every number comes from the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from luna.games.luna.board.picture.seat_panels import ORDERS
from luna.games.luna.rules import events as ev
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import STYLES, Fonts
from luna.text.sentences import signed

BEATS: Final = 3
"""On a page: Priestess, Apostate, temple; after the last round also shrines, favours, Council."""
_PANEL: Final = (162, 98, 1596, 796)
_COLUMNS: Final = ((424, 345), (784, 335), (1134, 309))
_TOP, _BOTTOM = 209, 762
_ROWS: Final = 352, 750  # where the seats stand
_STEP: Final = 100, 140  # of one seat: where they are four, and at most
_BESIDE: Final = 132  # of a column, for its picture and the air
_RULES: Final = 294, 25  # first line and step
_PICTURES: Final = {
    "priestess": ("figures/priestess", 122),
    "apostate": ("figures/apostate", 122),
    "temple": ("tiles/tile-jade-held", 84),
    "shrines": ("ui/icon-shrine", 76),
    "favours": ("ui/icon-favour", 76),
    "council": ("ui/icon-council", 76),
}
"""Of each beat, and how high it is."""
_GROWTH: Final = 1.5  # as far as text can grow in the rows
_NAME_SIZE: Final = 19  # the smallest of a name in its row, u
_NAME: Final = 130  # the longest in the footer
_FOOTER: Final = 206.0, 1484.0
_LEAST: Final = 18  # u, of the word on the button
_ABOVE_NAMES: Final = 216, 236
_ROOM_ABOVE: Final = 172
_MOST_PAWNS: Final = 3
_GO_ON: Final = (1500, 802, 222, 62)


class ScoreSheet:
    """The sheet of a scoring: all its numbers are there from the start, `draw` shows those that have been said."""

    def __init__(
        self,
        app: App,
        events: Sequence[Any],
        names: Sequence[str],
        orders: Sequence[str],
        prizes: Sequence[int],
        automaton: int | None = None,
    ) -> None:
        """`automaton`: the seat of the opponent in the solo game."""
        self.app, self.automaton = app, automaton
        self.names, self.orders, self.prizes = names, orders, prizes
        beats = [event for event in events if isinstance(event, ev.ScoringBeat)]
        self.pages = [beats[first : first + BEATS] for first in range(0, len(beats), BEATS)]
        self.scored = next(event for event in events if isinstance(event, ev.RoundScored))
        self.ended = next((event for event in events if isinstance(event, ev.GameEnded)), None)
        self.coming = [event for event in events if isinstance(event, ev.FigureMoved | ev.GuardMoved | ev.RoundBegan)]
        self.built = [event for event in events if isinstance(event, ev.ShrinePlaced)]
        """What the opponent of the solo game builds before the scoring (V8)."""
        self.waking = sum(event.novices for event in events if isinstance(event, ev.Woken))

    @property
    def panel(self) -> pygame.Rect:
        """The whole sheet."""
        return self.app.canvas.rect(*_PANEL)

    @property
    def button(self) -> pygame.Rect:
        """The button that goes on."""
        return self.app.canvas.rect(*_GO_ON)

    def cell(self, number: int, seat: int) -> pygame.Rect:
        """The rectangle of a number in a seat's row; `number`: of the beat."""
        x, wide = _COLUMNS[number]
        return self.app.canvas.rect(x + wide - 104, self._middle(seat) - 27, 96, 54)

    def _middle(self, seat: int) -> float:
        """The middle of a seat's row; fewer seats share the room of four."""
        top, bottom = _ROWS
        return top + self._step * (seat + 0.5) + (bottom - top - self._step * len(self.names)) / 2

    @property
    def _step(self) -> float:
        return min(_STEP[1], (_ROWS[1] - _ROWS[0]) / len(self.names))

    @property
    def _fonts(self) -> Fonts:
        """The fonts of what stands in the rows."""
        canvas = self.app.canvas
        return self.app.paint_for(canvas.u, min(max(canvas.type, self._larger), _GROWTH)).fonts

    @property
    def _larger(self) -> float:
        """How much larger a row is drawn than one of four."""
        return max(1.0, self._step / _STEP[0])

    def draw(self, surface: pygame.Surface, page: int, said: int, hover: bool, below: str) -> None:
        """Draw `said` beats of a page; `hover`: the pointer is on the button. `below`: what a click does."""
        paint, text, canvas = self.app.paint, self.app.catalogue, self.app.canvas
        panel = self.panel
        paint.panel(surface, panel, "overlay")
        title = text("scoring-final") if page else text("scoring-title", round=self.scored.round)
        paint.fonts.draw(
            surface, title, "display", theme.now.MOONLIGHT, (panel.centerx, canvas.rect(0, 148, 0, 0).y), "mid"
        )
        paint.hairline(surface, canvas.rect(580, 188, 760, 2), True)
        for number, beat in enumerate(self.pages[page]):
            self._column(surface, number, beat, number == said - 1)
        for seat in range(len(self.names)):
            self._seat(surface, seat, page, said)
        if not page:
            self._before(surface)
        self._footer(surface, page, said, hover)
        hint = canvas.rect(960, 928, 0, 0).topleft
        wide = paint.fonts.width(below, "label") + paint.px(48)
        plate = pygame.Rect(0, 0, wide, paint.px(40))
        plate.center = hint
        paint.well(surface, plate)
        paint.fonts.draw(surface, below, "label", theme.now.SECONDARY, hint, "mid")

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
        """Words at the player's size of text, as far as `room` units let them grow."""
        fonts = self._fonts
        size = fonts.fitting(words, style, self.app.paint.px(room), STYLES[style].size / max(1.0, fonts.growth))
        fonts.draw(surface, words, style, colour, at, anchor, size)

    def _column(self, surface: pygame.Surface, number: int, beat: ev.ScoringBeat, newest: bool) -> None:
        app, text = self.app, self.app.catalogue
        x, wide = _COLUMNS[number]
        rect = app.canvas.rect(x, _TOP, wide, _BOTTOM - _TOP)
        app.paint.panel(surface, rect, "active" if newest else "card")
        picture, high = _PICTURES[beat.beat]
        app.paint.picture(surface, picture, self._at(x + 62, 272), app.paint.px(high))
        if beat.beat == "temple":
            pawn = f"orders/novice-{self.orders[0]}-active"
            app.paint.picture(surface, pawn, self._at(x + 62, 268), app.paint.px(62))
        room = self.room(number)
        title = text(f"scoring-{beat.beat}")
        size = 26.0
        while app.fonts.width(title, "subheading", size) > room and size > 18:
            size -= 1
        app.fonts.draw(surface, title, "subheading", theme.now.MOONLIGHT, self._at(x + 118, 258), "left", size)
        first, step = _RULES
        for line, part in enumerate(self.rules(beat)):
            self._write(surface, part, "label", theme.now.SECONDARY, x + 118, first + step * line)

    def room(self, number: int) -> int:
        """Pixels for words beside the picture of a column."""
        return self.app.paint.px(_COLUMNS[number][1] - _BESIDE)

    def rules(self, beat: ev.ScoringBeat) -> list[str]:
        """The rule of a beat, one line each for where and how it scores; short enough for the room by the picture."""
        text = self.app.catalogue
        where = [text(f"island-{beat.island}")] if beat.island else []
        if beat.beat == "priestess":
            return [*where, " / ".join(map(str, self.prizes))]
        return [*where, text(f"scoring-{beat.beat}-rule")]

    def _seat(self, surface: pygame.Surface, seat: int, page: int, said: int) -> None:
        app, text = self.app, self.app.catalogue
        y = self._middle(seat)
        if seat:
            pygame.draw.rect(surface, theme.now.BUTTON_OFF_EDGE, app.canvas.rect(186, y - self._step / 2, 1548, 1.6))
        badge = app.paint.px(54 * self._larger)
        app.paint.picture(surface, f"orders/badge-{self.orders[seat]}", self._at(226, y), badge)
        left, room = 238 + 26 * self._larger, 178 - 26 * self._larger
        fonts, wide = self._fonts, app.paint.px(room)
        size = fonts.fitting(self.names[seat], "card_title", wide, _NAME_SIZE / max(1.0, fonts.growth))
        name = fonts.fit(self.names[seat], "card_title", wide, size)
        fonts.draw(surface, name, "card_title", theme.now.MOONLIGHT, self._at(left, y), "left", size)
        for number, beat in enumerate(self.pages[page][:said]):
            line = beat.lines[seat]
            x, wide = _COLUMNS[number]
            words, second = self.counted(beat, line, page)
            left = x + 20 + self._pawns(surface, beat.beat, line.counted, self.orders[seat], x + 20, y)
            beside = x + wide - 104
            aside = 18 * self._larger
            upper = self._at(left, y - (aside if second else 0))
            self._grown(surface, words, "label", theme.now.SECONDARY, upper, beside - left)
            if second:
                lower = self._at(x + 20, y + aside)
                self._grown(surface, second, "label_bold", theme.GOLD, lower, beside - x - 20)
            self._plate(surface, line.points, x + wide - 56, y)
        if said < BEATS:
            return
        before, after = self.scored.before[seat], self.scored.after[seat]
        if page and self.ended:
            before, after = after, self.ended.ip[seat]
        self._plate(surface, after - before, 1514, y)
        self._grown(surface, str(before), "body", theme.now.SECONDARY, self._at(1636, y), 72, "right")
        app.paint.picture(surface, "ui/icon-continue", self._at(1658, y), app.paint.px(24))
        self._grown(surface, str(after), "score", theme.now.MOONLIGHT, self._at(1738, y), 62, "right")
        if seat == 0:
            for word, x in (("scoring-end" if page else "scoring-this-round", 1514), ("scoring-influence", 1664)):
                app.fonts.draw(surface, text(word), "label", theme.now.SECONDARY, self._at(x, 294), "mid")

    def _pawns(self, surface: pygame.Surface, beat: str, count: int, order: str, x: float, y: float) -> float:
        """The novices that count, one by one while there is room; the units they take."""
        if beat not in ("apostate", "temple") or not count or order not in ORDERS:
            return 0
        drawn = count if count <= _MOST_PAWNS else 1
        for index in range(drawn):
            pawn = f"orders/novice-{order}-active"
            self.app.paint.picture(surface, pawn, self._at(x + 12 + 26 * index, y), self.app.paint.px(46))
        return 26 * drawn + 12

    def counted(self, beat: ev.ScoringBeat, line: ev.ScoreLine, page: int) -> tuple[str, str]:
        """What the points of a line come from, in at most two lines of words."""
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
            return (text(self._safe(line.seat)) if beat.beat == "apostate" else ""), ""
        return text("scoring-novices", count=line.counted), ""

    def _prize(self, beat: ev.ScoringBeat, line: ev.ScoreLine) -> str:
        """Which prize of the Priestess; among equals the Council decides (R2)."""
        text, equals = self.app.catalogue, [one for one in beat.lines if one.counted == line.counted]
        if line.place:
            place = text("council-rank", rank=line.place)
            return place if len(equals) == 1 else text("scoring-by-council", place=place)
        return text("scoring-behind" if any(one.place for one in equals) else "scoring-no-prize")

    def _safe(self, seat: int) -> str:
        """Why the Apostate takes nothing (V9)."""
        return "solo-safe" if seat == self.automaton else "scoring-safe"

    def _plate(self, surface: pygame.Surface, points: int, x: float, y: float) -> None:
        app = self.app
        if not points:
            self._grown(surface, "0", "body_bold", theme.now.MUTED, self._at(x, y), 84, "mid")
            return
        colour = theme.GAIN if points > 0 else theme.LOSS
        rect = app.canvas.rect(x - 42, y - 21, 84, 42)
        app.paint.well(surface, rect)
        pygame.draw.rect(surface, colour, rect, app.paint.px(2), app.paint.px(theme.R_PLATE))
        self._grown(surface, signed(points), "card_title", colour, rect.center, 74, "mid")

    def _footer(self, surface: pygame.Surface, page: int, said: int, hover: bool) -> None:
        app, text = self.app, self.app.catalogue
        rect = self.button
        state = "primary-hover" if hover else "primary"
        app.paint.button(surface, rect, state)
        key = app.paint.key(surface, text("key-space"), rect.right - app.paint.px(12), rect.centery)
        at, said_on = (rect.x + app.paint.px(20), rect.centery), text("scoring-continue")
        size = app.fonts.fitting(said_on, "body_bold", key.left - app.paint.px(8) - at[0], _LEAST)
        app.fonts.draw(surface, said_on, "body_bold", theme.now.MOONLIGHT, at, size=size)
        if said < BEATS:
            return
        x, row = _FOOTER[0], self._next_round(page)
        wide = sum(app.fonts.width(words, style) / app.paint.u + (44 if icon else 0) for icon, words, style in row)
        gap = min(30.0, (_FOOTER[1] - x - wide) / max(1, len(row) - 1))
        for icon, words, style in row:
            if icon:
                app.paint.picture(surface, icon, self._at(x + 18, 832), app.paint.px(54))
                x += 44
            self._write(surface, words, style, theme.GOLD if style == "subheading" else theme.now.MOONLIGHT, x, 832)
            x += app.fonts.width(words, style) / app.paint.u + gap

    def _before(self, surface: pygame.Surface) -> None:
        """What happened before the scoring, above the names: it may count at the Moon Priestess already."""
        (x, y), text, paint = _ABOVE_NAMES, self.app.catalogue, self.app.paint
        for event in self.built:
            said = text("solo-builds", island=text(f"place-{event.island}"))
            paint.picture(surface, f"orders/shrine-{self.orders[event.seat]}", self._at(x, y + 12), paint.px(54))
            for part in paint.fonts.wrap(said, "label", paint.px(_ROOM_ABOVE)):
                self._write(surface, part, "label", theme.now.SECONDARY, x + 32, y)
                y += _RULES[1]

    def _next_round(self, page: int) -> list[tuple[str, str, str]]:
        """What the new round brings, icon by icon."""
        text = self.app.catalogue
        out: list[tuple[str, str, str]] = []
        for event in self.coming:
            if isinstance(event, ev.GuardMoved):
                out.insert(0, ("figures/guard", text("scoring-guard", points=event.after), "label"))
            elif isinstance(event, ev.RoundBegan):
                out.insert(0, ("", text("scoring-next-round", round=event.round), "subheading"))
                if self.automaton is None:  # in the solo game nobody starts
                    name = self.app.fonts.fit(self.names[event.start], "label", self.app.paint.px(_NAME))
                    out.append(("ui/icon-moon", text("scoring-starts", name=name), "label"))
            else:
                out.append((f"figures/{event.figure}", text(f"island-{event.path[-1]}"), "label"))
        if self.waking:
            out.append(("ui/icon-up", text("scoring-wake", count=self.waking), "label"))
        if page and self.ended:
            winner = self.ended.ranking[0]
            words = text("end-wins", name=self.names[winner])
            out.append((f"orders/badge-{self.orders[winner]}", words, "subheading"))
        elif not out:
            out.append(("", text("scoring-final"), "subheading"))
        return out
