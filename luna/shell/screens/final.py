"""The end of a game: who won, where the points came from, how it went, and what now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, heading, labels
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Stage
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.shell.records import exchange
from luna.shell.screens.arrival import Arrival
from luna.shell.screens.evening import EveningScene, guided
from luna.shell.screens.graph import draw_graph
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.rounds import draw_rounds
from luna.shell.screens.turning import TurningScene
from luna.shell.widgets import Action, Button, Chip, Widget
from luna.table.table import Table
from luna.text.sentences import MINUS

_FIRST_ROW: Final = 309
_ROW: Final = 45.4
_BOTH: Final = 1.12
"""Text larger than so many times its usual size leaves no room for points and rounds beside each other."""
_QUIET: Final = 0.8
"""Seconds of rest before anything can be pressed: who still hurries through the scoring does not mean this table."""


class FinalEntry(NamedTuple):
    """A button at the foot."""

    name: str
    words: str
    icon: str
    action: Action


class FinalScene(MenuScene):
    """Final table."""

    first = "watch"
    topic = "final"
    messages = (1872, 952, "right")  # over the row of buttons

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.tally = game_client.of(app.game).tally(app, table)
        self.names = [seat_name(app.catalogue, seat) for seat in table.seats]
        self.faces = faces.of(table.game.NAME, table.seats, app.settings.faces)
        self.numbers = False
        """Whether the rounds are shown as numbers instead of lines."""
        self.rounds = False
        """Whether they are shown instead of the points, where not both have room."""
        self._still: pygame.Surface | None = None
        self._bare: pygame.Surface | None = None  # what lies below heading and rows, as long as these come
        settings = app.settings
        self.arrival = Arrival(len(self.names), settings.speed, reduced=settings.reduced_motion)
        """The rows of a sheet; until they stand nobody reads who has won."""

    @override
    def enter(self) -> None:
        self.app.sound.music()
        self.app.sound.play("victory")

    @override
    def exit(self) -> None:
        self.table.close()

    def back(self) -> None:
        """Escape leads to the title."""
        self.app.ways.leave(self.app)

    @property
    @override
    def stage(self) -> Stage:
        """Presses of the last scoring are not meant for this table."""
        return Stage(self._arriving, _QUIET)

    @override
    def update(self, dt: float) -> None:
        if self.tally.sheet is not None and self.arrival.update(dt):
            self.dirty = True

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """A press brings the rows that are still to come."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._arriving:
            self.dirty = self.arrival.skip() or self.dirty
            return True
        return super().handle(event)

    @override
    def resize(self, canvas: Canvas) -> None:
        self._still = self._bare = None
        self.names = [seat_name(self.app.catalogue, seat) for seat in self.table.seats]
        super().resize(canvas)

    def again(self) -> None:
        """A rematch with the same players; who comes to a game on a network later looks for them there."""
        if self.table.relayed:
            self.app.push(NetworkScene(self.app))
        else:
            self.app.ways.rematch(self.app, self.table)

    def entries(self) -> list[FinalEntry]:
        """The buttons at the foot."""
        app, words = self.app, self.words
        learned = "guided-learned" if guided(self.table) else ""
        look = EveningScene if learned else TurningScene
        rematch = words("network-end-rematch" if self.table.relayed else "end-rematch")
        return [
            FinalEntry("rematch", rematch, "new", self.again),
            FinalEntry("watch", words("end-watch"), "replay", lambda: app.ways.watch(app, self.table)),
            FinalEntry("turning", words(learned or "end-turning"), "spark", lambda: app.push(look(app, self.table))),
            FinalEntry("export", words("end-export"), "log", lambda: exchange.export(app, self.table)),
            FinalEntry("leave", words("end-leave"), "menu", self.back),
        ]

    @override
    def build(self) -> list[Widget]:
        words, widgets = self.words, list[Widget]()
        left, top, most, high = self.canvas.rect(60, 968, 1800, 72)
        entries = self.entries()
        room = most - (len(entries) - 1) * self.paint.px(18)
        wanted = [Button.wide(self.paint, entry.words, icon=True) + self.paint.px(10) for entry in entries]
        share = min(1.0, room / sum(wanted))
        for entry, wide in zip(entries, wanted, strict=True):
            place = pygame.Rect(left, top, int(wide * share), high)
            icon, primary = f"ui/icon-{entry.icon}", entry.name == ("turning" if guided(self.table) else "rematch")
            widgets.append(Button(place, entry.name, entry.words, entry.action, icon=icon, primary=primary))
            left = place.right + self.paint.px(18)
        ways = [("points", False, False), ("numbers", True, True), ("graph", True, False)]
        for place_, (name, rounds, numbers) in enumerate(ways if self._wide else ways[:0:-1]):
            chosen = self.numbers == numbers and (rounds == self.rounds or not self._wide)
            chip = (
                self.canvas.rect(84 + 216 * place_, 186, 208, 64)
                if self._wide
                else self.canvas.rect(1578 + 132 * place_, 190, 126, 48)
            )
            said = words(self.tally.table if name == "points" else f"end-as-{name}")
            widgets.append(Chip(chip, f"as-{name}", said, partial(self._show_as, rounds, numbers), chosen=chosen))
        return widgets

    @override
    def said(self) -> Sequence[Node]:
        count, words = self.tally, self.words
        result, below = count.outcome(words, self.names)
        places = (
            f"{name}: {count.points[seat]}, {words('end-place', place=count.places[seat])}"
            for seat, name in enumerate(self.names)
        )
        causes = (
            f"{words(f'end-{cause.name}')}: "
            + ", ".join(f"{name} {points}" for name, points in zip(self.names, cause.points, strict=True))
            for cause in count.causes
        )
        return (heading(result), *labels((below, *places, *(() if count.sheet else causes))))

    @property
    def _arriving(self) -> bool:
        return self.tally.sheet is not None and not self.arrival.over

    @property
    def _panel(self) -> pygame.Rect:
        """The table's."""
        return self.canvas.rect(60, 171, 1800 if self._wide else 929, 767)

    @property
    def _wide(self) -> bool:
        """Whether points and rounds need the whole width, one at a time, for words this large."""
        return self.paint.fonts.growth > _BOTH

    def _show_as(self, rounds: bool, numbers: bool) -> None:
        """Shows the rounds as numbers, or as lines, or the points."""
        self.rounds, self.numbers, self._still = rounds, numbers, None
        self.rebuild()

    @override
    def background(self, surface: pygame.Surface) -> None:
        """Everything but the buttons stands still."""
        if self._still is None:
            self._still = self.app.scenery.soft(self.canvas).copy()
            self._head(self._still)
            if not (self._wide and self.rounds):
                self._table(self._still)
            if not self._wide or self.rounds:
                self._graph(self._still)
        surface.blit(self._still, (0, 0))
        if self._arriving and self.tally.sheet is not None:
            rows = self.tally.sheet.rows(self._panel, self.paint)
            if self._bare is None:
                self._bare = self.app.scenery.soft(self.canvas).copy()
                self.paint.panel(self._bare, self._panel)
            for hidden in (self.canvas.rect(0, 0, 1920, 165), *rows):
                surface.blit(self._bare, hidden, hidden)
            self.arrival.draw(surface, self._still, rows)

    # --- the parts ---

    def _head(self, surface: pygame.Surface) -> None:
        count = self.tally
        middle = self.canvas.rect(960, 73, 0, 0).topleft
        said, below = count.outcome(self.words, self.names)
        place = self.paint.soft_text(surface, said, "display", theme.now.MOONLIGHT, middle, "mid")
        gap = self.paint.px(62)
        emblem = count.seats[count.winners[0]].emblem
        self.paint.picture(surface, emblem, (place.left - gap, middle[1]), self.paint.px(76))
        high, sign = self.paint.px(76), self.paint.art.entry(count.sign)
        spare = high * max(0.0, sign.width / sign.height - 1) / 2  # of a sign that is wider than high
        self.paint.picture(surface, count.sign, (place.right + gap + spare, middle[1]), high)
        at = self.canvas.rect(960, 132, 0, 0).topleft
        self.paint.soft_text(surface, below, "body", theme.now.MOONLIGHT, at, "mid")

    def order_column(self, seat: int) -> pygame.Rect:
        """The column of a seat's numbers."""
        left, whole = (760, 1080) if self._wide else (424, 528)
        pitch = whole / len(self.names)
        wide = min(pitch - 6, 340 if self._wide else 200)
        return self.canvas.rect(left + pitch * (seat + 0.5) - wide / 2, 177, wide, 755)

    def _table(self, surface: pygame.Surface) -> None:
        paint, words, count, rect = self.paint, self.words, self.tally, self.canvas.rect
        fonts = paint.fonts
        whole = 1800 if self._wide else 929
        paint.panel(surface, self._panel)
        if count.sheet is not None:
            count.sheet(surface, self._panel, paint, words, self.names)
            return
        for seat in count.winners:
            paint.column(surface, self.order_column(seat))
        for seat, look in enumerate(count.seats):
            column = self.order_column(seat)
            x = column.centerx
            face, middle = self.faces[seat], (x, rect(0, 218, 0, 0).y)
            if face is not None:
                paint.portrait(surface, face, middle, paint.px(44))
            else:
                paint.picture(surface, look.emblem, middle, paint.px(46))
            room = column.width - paint.px(4)
            name = self.names[seat]
            parts = [name] if self._wide else fonts.wrap(name, "label_bold", room)[:2]  # large words have one line
            for part, y in zip(parts, (263,) if len(parts) == 1 else (254, 279), strict=True):
                said = fonts.fit(part, "label_bold", room)
                fonts.draw(surface, said, "label_bold", theme.now.MOONLIGHT, (x, rect(0, y, 0, 0).y), "mid")
        self._row(surface, 0, words("end-start"), count.course[0], "")
        for row, cause in enumerate(count.causes, start=1):
            self._row(surface, row, words(f"end-{cause.name}"), cause.points, cause.icon, cause.shown)
        for after in {0.5, sum(not cause.at_end for cause in count.causes) + 0.5}:
            line = rect(84, _FIRST_ROW + _ROW * after, whole - 48, 1.6)
            pygame.draw.rect(surface, theme.now.BUTTON_OFF_EDGE, line)
        line = rect(84, _FIRST_ROW + _ROW * (len(count.causes) + 0.62), whole - 48, theme.LINE_GOLD)
        paint.hairline(surface, line)
        middle = rect(108, 850, 0, 0).topleft
        fonts.draw(surface, words(count.unit), "heading", theme.now.MOONLIGHT, middle)
        for seat, points in enumerate(count.points):
            x, won = self.order_column(seat).centerx, seat in count.winners
            colour = theme.GOLD if won else theme.now.MOONLIGHT
            fonts.draw(surface, str(points), "score_end", colour, (x, middle[1]), "mid")
            place = words("end-place", place=count.places[seat])
            colour = theme.GOLD_PALE if won else theme.now.SECONDARY
            fonts.draw(surface, place, "label_bold", colour, (x, rect(0, 900, 0, 0).y), "mid")

    def _row(
        self,
        surface: pygame.Surface,
        row: int,
        said: str,
        points: tuple[int, ...],
        icon: str,
        shown: tuple[str, ...] = (),
    ) -> None:
        y = self.canvas.rect(0, _FIRST_ROW + _ROW * row, 0, 0).y
        left = self.canvas.rect(143, 0, 0, 0).x
        if icon:
            self.paint.picture(surface, icon, (self.canvas.rect(108, 0, 0, 0).x, y), self.paint.px(32))
        colour = theme.now.MOONLIGHT if icon else theme.now.SECONDARY
        fonts = self.paint.fonts
        room = self.paint.px(600 if self._wide else 276)
        size = fonts.fitting(said, "body", room, 21)
        fonts.draw(surface, fonts.fit(said, "body", room, size), "body", colour, (left, y), size=size)
        for seat, picture in enumerate(shown):
            self.paint.picture(surface, picture, (self.order_column(seat).centerx, y), self.paint.px(38))
        best = max(points)
        for seat, value in enumerate(() if shown else points):
            number = f"{MINUS}{-value}" if value < 0 else str(value)
            shines = value == best and min(points) < best
            style = "body_bold" if shines else "body"
            colour = theme.GOLD if shines else theme.LOSS if value < 0 else theme.now.MOONLIGHT
            fonts.draw(surface, number, style, colour, (self.order_column(seat).centerx, y), "mid")

    def _graph(self, surface: pygame.Surface) -> None:
        paint, rect = self.paint, self.canvas.rect
        paint.panel(surface, rect(60, 171, 1800, 767) if self._wide else rect(1020, 171, 840, 767))
        heading = rect(760 if self._wide else 1052, 214, 0, 0).topleft
        paint.fonts.draw(surface, self.words(self.tally.by_round), "subheading", theme.now.MOONLIGHT, heading)
        draw = draw_rounds if self.numbers else draw_graph
        place = rect(108, 284, 1704, 628) if self._wide else rect(1052, 268, 784, 644)
        draw(surface, place, paint, self.words, self.tally)
