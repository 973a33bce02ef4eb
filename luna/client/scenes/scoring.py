"""The end of a round: Priestess, Apostate, temple, one beat after the other, over the darkened table.

After the last round a second page follows in the same way: shrines, favours, Council. Space skips a beat, Esc all; once
a page is said any of them, or a click, goes on. A click on a number shows on the board where it comes from. At instant
speed all of a page is said at once. Nothing here counts: every number comes from the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from luna.client import motion, theme
from luna.client.fonts import STYLES, Fonts
from luna.client.loop import App
from luna.client.scene import Canvas, Scene
from luna.client.scenes.rules import RulesScene
from luna.client.tables.luna.display import Display
from luna.client.tables.luna.picture import banner, things
from luna.client.tables.luna.words.ledger import signed
from luna.games.luna import events as ev

_BEAT: Final = 0.9  # seconds
_UNATTENDED: Final = 3.0  # seconds until it goes on by itself where only bots play
_PANEL: Final = (162, 98, 1596, 796)
_COLUMNS: Final = ((424, 345), (784, 335), (1134, 309))
_TOP, _BOTTOM = 209, 762
_ROWS: Final = 352, 750  # where the seats stand
_STEP: Final = 100, 140  # of one seat: where they are four, and at most
_BEATS: Final = 3  # on a page
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
_MOST_PAWNS: Final = 3
_SIDES: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_GO_ON: Final = (1500, 802, 222, 62)


class ScoringScene(Scene):
    """Pushed over the table; goes by itself into nothing: the player ends it."""

    see_through = True

    def __init__(
        self,
        app: App,
        events: Sequence[Any],
        names: Sequence[str],
        orders: Sequence[str],
        prizes: Sequence[int],
        board: Display | None = None,
        unattended: bool = False,
    ) -> None:
        """`board`: the table behind, to point at. `unattended`: only bots play, so it goes on by itself."""
        super().__init__(app)
        self._board = board
        self._unattended = unattended
        self._behind: pygame.Surface | None = None
        self.looked_at: tuple[int, int | None] | None = None
        """The beat that is shown on the board, and whose number was clicked."""
        self.names, self.orders, self.prizes = names, orders, prizes
        beats = [event for event in events if isinstance(event, ev.ScoringBeat)]
        self.pages = [beats[first : first + _BEATS] for first in range(0, len(beats), _BEATS)]
        self.page = 0
        self.scored = next(event for event in events if isinstance(event, ev.RoundScored))
        self.ended = next((event for event in events if isinstance(event, ev.GameEnded)), None)
        self.coming = [event for event in events if isinstance(event, ev.FigureMoved | ev.GuardMoved | ev.RoundBegan)]
        self.waking = sum(event.novices for event in events if isinstance(event, ev.Woken))
        self.said = self._at_once()
        """Beats of the page that are to be seen."""
        self._time = 0.0
        self._backdrop: pygame.Surface | None = None
        self._hover = False

    @property
    def beats(self) -> list[ev.ScoringBeat]:
        """Those of the page."""
        return self.pages[self.page]

    @property
    def complete(self) -> bool:
        """Whether every beat of the page has been shown."""
        return self.said >= _BEATS

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`: the table below must show itself once more."""
        self._backdrop, self.see_through, self.looked_at = None, True, None
        self.dirty = True

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self.looked_at is not None:
            return
        if self.complete:
            self._time += dt * self.app.settings.speed if self._unattended else 0.0
            if self._time >= _UNATTENDED:
                self._go_on()
            return
        self._time += dt * self.app.settings.speed
        if self._time >= _BEAT:
            self._next()

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`."""
        if event.type == pygame.MOUSEMOTION:
            hover = self._button().collidepoint(event.pos)
            self.dirty, self._hover = self.dirty or hover != self._hover, hover
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            if self._look(event.pos):
                return True
            self._go_on() if self.complete or self._button().collidepoint(event.pos) else self._next()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.app.keys.command(event) == "rules":
            beat = self.beats[max(self.said - 1, 0)].beat
            self.app.push(RulesScene(self.app, "seats" if beat == "council" else beat))
        elif event.key in _SIDES and self.said:
            self._look_along(_SIDES[event.key])
        elif self.looked_at is not None:
            self.looked_at, self.dirty = None, True
        elif event.key == pygame.K_ESCAPE:
            self._end()
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
            self._go_on() if self.complete else self._next()
        else:
            return False
        return True

    def _look(self, point: tuple[int, int]) -> bool:
        """A click on a number shows the board, any click shows the table of numbers again."""
        before, self.looked_at = self.looked_at, None
        if before is None and self._board is not None:
            cells = ((number, seat) for number in range(min(self.said, _BEATS)) for seat in range(len(self.names)))
            self.looked_at = next((cell for cell in cells if self.cell(*cell).collidepoint(point)), None)
        self.dirty = True
        return before is not None or self.looked_at is not None

    def _look_along(self, by: int) -> None:
        """The board for one beat after the other, by the keys."""
        if self._board is None:
            return
        stops = [None, *range(min(self.said, _BEATS))]
        here = None if self.looked_at is None else self.looked_at[0]
        found = stops[(stops.index(here) + by) % len(stops)]
        self.looked_at, self.dirty = None if found is None else (found, None), True

    def cell(self, number: int, seat: int) -> pygame.Rect:
        """Where a number of a beat stands."""
        x, wide = _COLUMNS[number]
        return self.app.canvas.rect(x + wide - 104, self._middle(seat) - 27, 96, 54)

    def _middle(self, seat: int) -> float:
        """Of a seat's row: fewer seats share the room of four."""
        top, bottom = _ROWS
        return top + self._step * (seat + 0.5) + (bottom - top - self._step * len(self.names)) / 2

    @property
    def _step(self) -> float:
        return min(_STEP[1], (_ROWS[1] - _ROWS[0]) / len(self.names))

    @property
    def _fonts(self) -> Fonts:
        """Of what stands in the rows."""
        canvas = self.app.canvas
        return self.app.paint_for(canvas.u, min(max(canvas.type, self._larger), _GROWTH)).fonts

    @property
    def _larger(self) -> float:
        """How much larger a row is drawn than one of four."""
        return max(1.0, self._step / _STEP[0])

    def _next(self) -> None:
        self.said, self._time, self.dirty = self.said + 1, 0.0, True
        self.app.sound.play("points")

    def _go_on(self) -> None:
        """To the next page, or back to the table."""
        if self.page + 1 == len(self.pages):
            self._end()
            return
        self.page, self.said, self._time, self.dirty = self.page + 1, self._at_once(), 0.0, True

    def _end(self) -> None:
        self.page, self.said = len(self.pages) - 1, _BEATS
        self.app.pop(self)

    def _at_once(self) -> int:
        return _BEATS if self.app.settings.speed == motion.INSTANT else 0

    def _button(self) -> pygame.Rect:
        return self.app.canvas.rect(*_GO_ON)

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        if self._backdrop is None:
            self._behind = surface.copy()
            self._backdrop = self.app.paint.blurred(surface, 4, 0.5)
            self.see_through = False
        if self.looked_at is not None and self._behind is not None and self._board is not None:
            surface.blit(self._behind, (0, 0))
            self._draw_board(surface, self._board, *self.looked_at)
            return
        surface.blit(self._backdrop, (0, 0))
        paint, text, canvas = self.app.paint, self.app.catalogue, self.app.canvas
        panel = canvas.rect(*_PANEL)
        paint.panel(surface, panel, "overlay")
        title = text("scoring-final") if self.page else text("scoring-title", round=self.scored.round)
        paint.fonts.draw(
            surface, title, "display", theme.MOONLIGHT, (panel.centerx, canvas.rect(0, 148, 0, 0).y), "mid"
        )
        paint.hairline(surface, canvas.rect(580, 188, 760, 2), True)
        for number, beat in enumerate(self.beats):
            self._column(surface, number, beat)
        for seat in range(len(self.names)):
            self._seat(surface, seat)
        self._footer(surface)
        hint = canvas.rect(960, 928, 0, 0).topleft
        wide = paint.fonts.width(text("scoring-hint"), "label") + paint.px(48)
        plate = pygame.Rect(0, 0, wide, paint.px(40))
        plate.center = hint
        paint.well(surface, plate)
        paint.fonts.draw(surface, text("scoring-hint"), "label", theme.SECONDARY, hint, "mid")

    def _draw_board(self, surface: pygame.Surface, board: Display, number: int, seat: int | None) -> None:
        """The table, sharp, with a ring round what the beat is about and a line that says it."""
        beat, text, pen = self.beats[number], self.app.catalogue, board.picture.pen.on(surface)
        lit = list(things.about(beat))
        if seat is not None and beat.beat == "temple":
            held = [tile for tile, field in board.shown.fields.items() if field.owner == seat]
            lit = [things.Thing("tile", number=tile) for tile in held]
        if seat is not None:
            lit = [thing for thing in lit if thing.what != "panel"] + [things.Thing("panel", number=seat)]
        things.light(pen, board.shown, lit)
        words = text(f"scoring-{beat.beat}")
        if seat is not None:
            words = text("scoring-look", beat=words, name=self.names[seat], points=signed(beat.lines[seat].points))
        banner.draw(pen, words, text("scoring-look-back"), "", "", theme.GOLD, None)

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

    def _column(self, surface: pygame.Surface, number: int, beat: ev.ScoringBeat) -> None:
        app, text = self.app, self.app.catalogue
        x, wide = _COLUMNS[number]
        rect = app.canvas.rect(x, _TOP, wide, _BOTTOM - _TOP)
        app.paint.panel(surface, rect, "active" if number == self.said - 1 else "card")
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
        app.fonts.draw(surface, title, "subheading", theme.MOONLIGHT, self._at(x + 118, 258), "left", size)
        first, step = _RULES
        for line, part in enumerate(self.rules(beat)):
            self._write(surface, part, "label", theme.SECONDARY, x + 118, first + step * line)

    def room(self, number: int) -> int:
        """Pixels for words beside the picture of a column."""
        return self.app.paint.px(_COLUMNS[number][1] - _BESIDE)

    def rules(self, beat: ev.ScoringBeat) -> list[str]:
        """Where a beat scores and how, one line each; short enough for the room beside the picture."""
        text = self.app.catalogue
        where = [text(f"island-{beat.island}")] if beat.island else []
        if beat.beat == "priestess":
            return [*where, " / ".join(map(str, self.prizes))]
        return [*where, text(f"scoring-{beat.beat}-rule")]

    def _seat(self, surface: pygame.Surface, seat: int) -> None:
        app, text = self.app, self.app.catalogue
        y = self._middle(seat)
        if seat:
            pygame.draw.rect(surface, theme.BUTTON_OFF_EDGE, app.canvas.rect(186, y - self._step / 2, 1548, 1.6))
        badge = app.paint.px(54 * self._larger)
        app.paint.picture(surface, f"orders/badge-{self.orders[seat]}", self._at(226, y), badge)
        left, room = 238 + 26 * self._larger, 178 - 26 * self._larger
        fonts, wide = self._fonts, app.paint.px(room)
        size = fonts.fitting(self.names[seat], "card_title", wide, _NAME_SIZE / max(1.0, fonts.growth))
        name = fonts.fit(self.names[seat], "card_title", wide, size)
        fonts.draw(surface, name, "card_title", theme.MOONLIGHT, self._at(left, y), "left", size)
        for number, beat in enumerate(self.beats[: self.said]):
            line = beat.lines[seat]
            x, wide = _COLUMNS[number]
            words, second = self._counted(beat.beat, line)
            left = x + 20 + self._pawns(surface, beat.beat, line.counted, self.orders[seat], x + 20, y)
            beside = x + wide - 104
            aside = 18 * self._larger
            upper = self._at(left, y - (aside if second else 0))
            self._grown(surface, words, "label", theme.SECONDARY, upper, beside - left)
            if second:
                lower = self._at(x + 20, y + aside)
                self._grown(surface, second, "label_bold", theme.GOLD, lower, beside - x - 20)
            self._plate(surface, line.points, x + wide - 56, y)
        if not self.complete:
            return
        before, after = self.scored.before[seat], self.scored.after[seat]
        if self.page and self.ended:
            before, after = after, self.ended.ip[seat]
        self._plate(surface, after - before, 1514, y)
        self._grown(surface, str(before), "body", theme.SECONDARY, self._at(1636, y), 72, "right")
        app.paint.picture(surface, "ui/icon-continue", self._at(1658, y), app.paint.px(24))
        self._grown(surface, str(after), "score", theme.MOONLIGHT, self._at(1738, y), 62, "right")
        if seat == 0:
            for word, x in (("scoring-end" if self.page else "scoring-this-round", 1514), ("scoring-influence", 1664)):
                app.fonts.draw(surface, text(word), "label", theme.SECONDARY, self._at(x, 294), "mid")

    def _pawns(self, surface: pygame.Surface, beat: str, count: int, order: str, x: float, y: float) -> float:
        """The novices that count, one by one while there is room; the units they take."""
        if self.page or beat not in ("apostate", "temple") or not count or order not in theme.ORDERS:
            return 0
        drawn = count if count <= _MOST_PAWNS else 1
        for index in range(drawn):
            pawn = f"orders/novice-{order}-active"
            self.app.paint.picture(surface, pawn, self._at(x + 12 + 26 * index, y), self.app.paint.px(46))
        return 26 * drawn + 12

    def _counted(self, beat: str, line: ev.ScoreLine) -> tuple[str, str]:
        text = self.app.catalogue
        if beat == "priestess":
            words = text("scoring-counts", count=line.counted) if line.counted else text("scoring-none-awake")
            return words, text("council-rank", rank=line.place) if line.place else ""
        if self.page:
            each = beat == "shrines" and line.counted
            return (f"{line.counted} \u00d7 {line.points // line.counted}" if each else ""), ""
        if not line.counted:
            return (text(self._safe(line.seat)) if beat == "apostate" else ""), ""
        return text("scoring-novices", count=line.counted), ""

    def _safe(self, seat: int) -> str:
        """Why the Apostate takes nothing (V9)."""
        automaton = self._board is not None and self._board.shown.seats[seat].automaton
        return "solo-safe" if automaton else "scoring-safe"

    def _plate(self, surface: pygame.Surface, points: int, x: float, y: float) -> None:
        app = self.app
        if not points:
            self._grown(surface, "0", "body_bold", theme.MUTED, self._at(x, y), 84, "mid")
            return
        colour = theme.GAIN if points > 0 else theme.LOSS
        rect = app.canvas.rect(x - 42, y - 21, 84, 42)
        app.paint.well(surface, rect)
        pygame.draw.rect(surface, colour, rect, app.paint.px(2), app.paint.px(theme.R_PLATE))
        self._grown(surface, signed(points), "card_title", colour, rect.center, 74, "mid")

    def _footer(self, surface: pygame.Surface) -> None:
        app, text = self.app, self.app.catalogue
        rect = self._button()
        state = "primary-hover" if self._hover else "primary"
        app.paint.button(surface, rect, state)
        middle = rect.x + app.paint.px(24), rect.centery
        app.fonts.draw(surface, text("scoring-continue"), "body_bold", theme.MOONLIGHT, middle)
        app.paint.key(surface, text("key-space"), rect.right - app.paint.px(12), rect.centery)
        if not self.complete:
            return
        x, row = _FOOTER[0], self._next_round()
        wide = sum(app.fonts.width(words, style) / app.paint.u + (44 if icon else 0) for icon, words, style in row)
        gap = min(30.0, (_FOOTER[1] - x - wide) / max(1, len(row) - 1))
        for icon, words, style in row:
            if icon:
                app.paint.picture(surface, icon, self._at(x + 18, 832), app.paint.px(54))
                x += 44
            self._write(surface, words, style, theme.GOLD if style == "subheading" else theme.MOONLIGHT, x, 832)
            x += app.fonts.width(words, style) / app.paint.u + gap

    def _next_round(self) -> list[tuple[str, str, str]]:
        """What the new round brings, icon by icon."""
        text = self.app.catalogue
        out: list[tuple[str, str, str]] = []
        for event in self.coming:
            if isinstance(event, ev.GuardMoved):
                out.insert(0, ("figures/guard", text("scoring-guard", points=event.after), "label"))
            elif isinstance(event, ev.RoundBegan):
                out.insert(0, ("", text("scoring-next-round", round=event.round), "subheading"))
                name = self.app.fonts.fit(self.names[event.start], "label", self.app.paint.px(_NAME))
                out.append(("ui/icon-moon", text("scoring-starts", name=name), "label"))
            else:
                out.append((f"figures/{event.figure}", text(f"island-{event.path[-1]}"), "label"))
        if self.waking:
            out.append(("ui/icon-up", text("scoring-wake", count=self.waking), "label"))
        if self.page and self.ended:
            winner = self.ended.ranking[0]
            words = text("end-wins", name=self.names[winner])
            out.append((f"orders/badge-{self.orders[winner]}", words, "subheading"))
        elif not out:
            out.append(("", text("scoring-final"), "subheading"))
        return out
