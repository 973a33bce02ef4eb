"""The end of a game: the winner, the sources and the course of the points, and the next steps.

The rows of a sheet arrive one by one, the last place first.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, heading, labels
from luna.shell.app import navigation
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Stage
from luna.shell.client import game_client
from luna.shell.client.tally import Cause
from luna.shell.drawing import motion, theme
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.shell.records import exchange
from luna.shell.screens.charts import draw_graph, draw_rounds
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.page import Foot, buttons
from luna.shell.screens.review import EveningScene, TurningScene, is_guided
from luna.shell.screens.story import StoryPanel
from luna.shell.widgets import Chip, Widget
from luna.table.table import Table
from luna.text.sentences import MINUS

_FIRST_ROW, _ROW = 309, 45.4
_BOTH: Final = 1.12  # larger text leaves no room for points and rounds side by side
_LEAST: Final = 15  # u of the names over the columns
_QUIET: Final = 0.8
"""Seconds before anything can be pressed: earlier presses were meant for the scoring."""
BEAT, WINNER = 0.7, 0.4
"""Seconds from one arriving row to the next, and seconds in which the first place turns gold."""
_COMES: Final = 0.35
_BELOW: Final = 0.4  # share of its height: where a row starts to rise


class Arrival:
    """Rows of a table that arrive one by one, the last place first, over the picture without them."""

    def __init__(self, count: int, speed: float, *, reduced: bool) -> None:
        """`speed` as in the settings; `reduced`: the rows fade in together and do not rise."""
        self._count, self._speed, self._reduced = count, speed, reduced
        self._time = 0.0

    @property
    def length(self) -> float:
        """Seconds until all rows have arrived, at the usual speed."""
        return motion.REDUCED if self._reduced else BEAT * (self._count - 1) + WINNER

    @property
    def over(self) -> bool:
        """Whether all rows have arrived."""
        return self._speed == motion.INSTANT or self._time >= self.length

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether anything moved."""
        moved = not self.over
        self._time += dt * (1.0 if self._reduced or self.over else self._speed)
        return moved

    def skip(self) -> bool:
        """Show all rows; returns whether any was missing."""
        skipped = not self.over
        self._time = self.length
        return skipped

    def draw(self, surface: pygame.Surface, whole: pygame.Surface, rows: Sequence[pygame.Rect]) -> None:
        """Draw the rows as they are now. `whole`: the picture with all of them; `rows`: their places, by rank."""
        for rank, row in enumerate(rows):
            begins = 0.0 if self._reduced else BEAT * (len(rows) - 1 - rank)
            length = motion.REDUCED if self._reduced else _COMES if rank else WINNER
            share = motion.OUT((self._time - begins) / length)
            if share > 0:
                part = whole.subsurface(row).copy()
                part.set_alpha(round(255 * share))
                surface.blit(part, row.move(0, 0 if self._reduced else round(_BELOW * row.height * (1 - share))))


class FinalScene(MenuScene):
    """The table of points and their course, with the next steps at the foot."""

    first = "watch"
    topic = "final"
    messages = (1872, 952, "right")  # over the row of buttons

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.tally = game_client.of(app.game).tally(app, table)
        self.names = [seat_name(app.catalogue, seat) for seat in table.seats]
        self.faces = faces.of(table.game.NAME, table.seats, app.settings.faces)
        self.story = StoryPanel(app, table, lambda: self.names)
        self.shown = ""
        """The view of the game: `story`, or the rounds as `numbers` or `graph`; `points` if neither fits."""
        self._still: pygame.Surface | None = None
        self._bare: pygame.Surface | None = None  # the background of heading and rows while rows arrive
        self.arrival = Arrival(len(self.names), app.settings.speed, reduced=app.settings.reduced_motion)
        """The rows of a sheet, the last of which names the winner."""

    @override
    def enter(self) -> None:
        self.app.sound.music()
        if not (self._arriving or self.tally.told):
            self.app.sound.play("victory")

    @override
    def exit(self) -> None:
        self.table.close()

    @override
    def back(self) -> None:
        navigation.leave(self.app)

    @property
    @override
    def stage(self) -> Stage:
        """Presses meant for the last scoring have no effect here."""
        return Stage(self._arriving, _QUIET)

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        arrives = self.tally.sheet is not None and self.arrival.update(dt)
        if arrives and self.arrival.over:
            self._arrived()
        self.dirty = arrives or (not self._arriving and self.story.update()) or self.dirty

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """A press shows the rows that have not arrived yet."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._arriving:
            self.arrival.skip()
            self._arrived()
            return True
        return super().handle(event)

    def _arrived(self) -> None:
        """All rows have arrived: now the fanfare and the story may reveal the winner."""
        self.app.sound.play("victory")
        self._still, self.dirty = None, True
        self.rebuild()

    @override
    def resize(self, canvas: Canvas) -> None:
        self._still = self._bare = None
        self.story.resize()
        self.names = [seat_name(self.app.catalogue, seat) for seat in self.table.seats]
        super().resize(canvas)

    def again(self) -> None:
        """Start a rematch. After a game on the network, the network page finds the others."""
        if self.table.consent.relayed:
            self.app.push(NetworkScene(self.app))
        else:
            navigation.rematch(self.app, self.table)

    def entries(self) -> list[Foot]:
        """The buttons at the foot."""
        app, words, table = self.app, self.words, self.table
        learned = "guided-learned" if is_guided(table) else ""
        look = EveningScene if learned else TurningScene
        rematch = words("network-end-rematch" if table.consent.relayed else "end-rematch")
        turning = words(learned or "end-turning"), self.opens(look, table)
        foot = partial(Foot, primary=False, left=True)
        return [
            foot("rematch", rematch, self.again, icon="ui/icon-new", primary=not learned),
            foot("watch", words("end-watch"), lambda: navigation.watch(app, table), icon="ui/icon-replay"),
            foot("turning", *turning, icon="ui/icon-spark", primary=learned != ""),
            foot("export", words("end-export"), lambda: exchange.export(app, table), icon="ui/icon-log"),
            foot("leave", words("end-leave"), self.back, icon="ui/icon-menu"),
        ]

    @override
    def build(self) -> list[Widget]:
        words, paint, rect, widgets = self.words, self.paint, self.canvas.rect, list[Widget]()
        if self.shown in ("", "points"):
            self.shown = "points" if self._wide else "story" if self.story.told else "graph"
        widgets += buttons(paint, rect(60, 968, 1800, 72), self.entries())
        ways = [*(["points"] if self._wide else ()), *(["story"] if self.story.told else ()), "graph", "numbers"]
        pitch = min(216, 668 / len(ways))  # up to the columns of the seats
        for number, name in enumerate(ways if self._wide else reversed(ways)):
            x, broad = (84 + pitch * number, pitch - 8) if self._wide else (1710 - 132 * number, 126)
            place = rect(x, 214, broad, 0).inflate(0, paint.target(64 if self._wide else 48))
            said = words(self.tally.table if name == "points" else f"end-as-{name}")
            chosen = self.shown == name
            show = partial(self.put, shown=name, _still=None)
            widgets.append(Chip(f"as-{name}", said, show, chosen=chosen).at(place))
        if self.shown == "story" and not self._arriving:
            room = rect(84, 268, 1752, 652) if self._wide else rect(1044, 258, 792, 662)
            widgets += self.story.widgets(paint, room)
        return widgets

    @override
    def said(self) -> Sequence[Node]:
        count, words, names = self.tally, self.words, self.names
        result, below = count.outcome(words, names)
        places = [
            f"{name}: {count.points[seat]}, {words('end-place', place=count.places[seat])}"
            for seat, name in enumerate(names)
        ]
        for cause in count.causes if not count.sheet else ():
            points = ", ".join(f"{name} {points}" for name, points in zip(names, cause.points, strict=True))
            places.append(f"{words(f'end-{cause.name}')}: {points}")
        return (heading(result), *labels((below, *self.story.said(), *places)))

    @property
    def _arriving(self) -> bool:
        return self.tally.sheet is not None and not self.arrival.over

    @property
    def _panel(self) -> pygame.Rect:
        """The panel of the points."""
        return self.canvas.rect(60, 171, 1800 if self._wide else 929, 767)

    @property
    def _wide(self) -> bool:
        """Whether the text is so large that points and rounds take turns."""
        return self.paint.fonts.growth > _BOTH

    @override
    def background(self, surface: pygame.Surface) -> None:
        """Draw everything but the buttons, cached."""
        if self._still is None:
            self._still = self.app.scenery.soft(self.canvas).copy()
            self._head(self._still)
            if not self._wide or self.shown == "points":
                self._table(self._still)
            if not self._wide or self.shown != "points":
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

    def _head(self, surface: pygame.Surface) -> None:
        count, paint, rect = self.tally, self.paint, self.canvas.rect
        x, y = rect(960, 73, 0, 0).topleft
        said, below = count.outcome(self.words, self.names)
        place = paint.soft_text(surface, said, "display", theme.now.MOONLIGHT, (x, y), "mid")
        gap, high, sign = paint.px(62), paint.px(76), paint.art.entry(count.sign)
        paint.picture(surface, count.seats[count.winners[0]].emblem, (place.left - gap, y), high)
        spare = high * max(0.0, sign.width / sign.height - 1) / 2  # of a sign that is wider than high
        paint.picture(surface, count.sign, (place.right + gap + spare, y), high)
        paint.soft_text(surface, below, "body", theme.now.MOONLIGHT, rect(960, 132, 0, 0).topleft, "mid")

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
            face, column = self.faces[seat], self.order_column(seat)
            middle = x, _ = column.centerx, rect(0, 218, 0, 0).y
            if face is not None:
                paint.portrait(surface, face, middle, paint.px(44))
            else:
                paint.picture(surface, look.emblem, middle, paint.px(46))
            room = column.width - paint.px(4)
            name = self.names[seat]
            parts = [name] if self._wide else fonts.wrap(name, "label_bold", room)[:2]  # large words have one line
            size = min(fonts.fitting(part, "label_bold", room, _LEAST) for part in parts)
            for part, y in zip(parts, (263,) if len(parts) == 1 else (254, 279), strict=True):
                said, at = fonts.fit(part, "label_bold", room, size), (x, rect(0, y, 0, 0).y)
                fonts.draw(surface, said, "label_bold", theme.now.MOONLIGHT, at, "mid", size)
        self._row(surface, 0, words("end-start"), count.course[0])
        for row, cause in enumerate(count.causes, start=1):
            self._row(surface, row, words(f"end-{cause.name}"), cause.points, cause)
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
        self, surface: pygame.Surface, row: int, said: str, points: tuple[int, ...], cause: Cause | None = None
    ) -> None:
        """A row of the table: the start, or a cause of points."""
        paint, fonts = self.paint, self.paint.fonts
        x, y = self.canvas.rect(143, _FIRST_ROW + _ROW * row, 0, 0).topleft
        colour = theme.now.SECONDARY
        if cause is not None and cause.icon:
            colour = theme.now.MOONLIGHT
            paint.picture(surface, cause.icon, (self.canvas.rect(108, 0, 0, 0).x, y), paint.px(32))
        fonts.squeeze(surface, said, "body", colour, (x, y), paint.px(600 if self._wide else 276), least=21)
        if cause is not None and cause.shown:
            for seat, picture in enumerate(cause.shown):
                paint.picture(surface, picture, (self.order_column(seat).centerx, y), paint.px(38))
            return
        best, worst = max(points), min(points)
        for seat, value in enumerate(points):
            number = f"{MINUS}{-value}" if value < 0 else str(value)
            shines = value == best > worst
            colour = theme.GOLD if shines else theme.LOSS if value < 0 else theme.now.MOONLIGHT
            at, style = (self.order_column(seat).centerx, y), "body_bold" if shines else "body"
            fonts.draw(surface, number, style, colour, at, "mid")

    def _graph(self, surface: pygame.Surface) -> None:
        paint, rect = self.paint, self.canvas.rect
        paint.panel(surface, rect(60, 171, 1800, 767) if self._wide else rect(1020, 171, 840, 767))
        fonts, foot = paint.fonts, self.story.foot
        if self.shown == "story" and self._arriving:
            return
        if self.shown == "story":
            lines, high = fonts.wrap(self.words("story-hint"), "label", foot.width), fonts.line("label")
            for number, line in enumerate(lines):
                y = foot.centery + round((number - (len(lines) - 1) / 2) * high)
                fonts.draw(surface, line, "label", theme.now.SECONDARY, (foot.x, y))
            return
        heading, room = rect(1000 if self._wide else 1052, 214, 0, 0).topleft, paint.px(800 if self._wide else 380)
        fonts.squeeze(surface, self.words(self.tally.by_round), "subheading", theme.now.MOONLIGHT, heading, room)
        draw = draw_rounds if self.shown == "numbers" else draw_graph
        place = rect(108, 284, 1704, 628) if self._wide else rect(1052, 268, 784, 644)
        draw(surface, place, paint, self.words, self.tally)
