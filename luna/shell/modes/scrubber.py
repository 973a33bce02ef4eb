"""The bar of the replay in place of the action bar: transport, the track with rounds and score graph, filters.

`place` makes the controls once, each with its rectangle and command; `draw` and the hit test both use them.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from luna.bots.answers import Miss
from luna.shell.board import sheets
from luna.shell.board.frame import Frame
from luna.shell.board.history import History
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.client import game_client
from luna.shell.drawing import theme, vector
from luna.shell.modes.playhead import Playhead
from luna.table.table import Table
from luna.text import Catalogue

_HIGH: Final = 130  # u of the bar
_TRANSPORT: Final = ("round-back", "turn-back", "play", "turn-on", "round-on")
_TRACK_LEFT, _TRACK_WIDE, _TRACK_TOP = 548, 720, 42
_GRAPH_TOP, _GRAPH_HIGH = 56, 62
_RIGHT: Final = 1306  # u of the left edge of filters and ways out


Way = tuple[str, str, str]
"""A button with words: its command, words and key."""


class Control(NamedTuple):
    """A button of the bar."""

    command: str
    rect: Rect
    words: str = ""
    icon: str = ""
    state: str = "on"  # on | off | hot
    key: str = ""
    hint: str = ""  # the meaning of an icon, shown while the pointer is on it


class Scrubber:
    """The scrub bar of the replay with its buttons."""

    def __init__(self, table: Table, history: History, text: Catalogue) -> None:
        self.table, self.history, self.text = table, history, text
        self.controls: list[Control] = []
        """The buttons as last drawn."""
        self.focus = ""
        """The command of the control with the focus."""
        self._points: Sequence[Miss] = ()
        self._course: Sequence[tuple[int, ...]] = ()

    def mark(self, points: Sequence[Miss], course: Sequence[tuple[int, ...]]) -> None:
        """Show turning points, and the values of an analysis instead of the points; without a course the points."""
        self._points, self._course = points, course

    def focus_on(self, by: int) -> None:
        """Move the focus to the next control, or the one before."""
        able = [control.command for control in self.controls if control.state != "off"]
        if able:
            here = able.index(self.focus) if self.focus in able else -1 if by > 0 else 0
            self.focus = able[(here + by) % len(able)]

    # ---- places

    def box(self, layout: Frame, x: float, y: float, wide: float, high: float) -> Rect:
        """A rectangle in units of the bar, from the left edge of its 1920 units."""
        bar = layout.bar.rect
        unit = self._unit(layout)
        left, top = bar.x + (bar.width - 1920 * unit) / 2 + x * unit, bar.y + y * unit
        return Rect(round(left), round(top), round(wide * unit), round(high * unit))

    def _unit(self, layout: Frame) -> float:
        """Real pixels for one unit of the bar."""
        return min(layout.bar.rect.height / _HIGH, layout.width / 1920)

    def covers(self, layout: Frame, point: Pixel) -> bool:
        """Whether a click at a point selects a moment: on the track or its graph, or just beside their ends."""
        return self.track(layout).inflate(24 * self._unit(layout), 0).collidepoint(point)

    def track(self, layout: Frame) -> Rect:
        """The rectangle of the track and its graph."""
        return self.box(layout, _TRACK_LEFT, 30, _TRACK_WIDE, _HIGH - 36)

    def x(self, layout: Frame, number: int) -> int:
        """The x of a moment on the track, in pixels."""
        track = self.track(layout)
        return track.x + round(track.width * number / max(1, self.table.length))

    def moment(self, layout: Frame, x: int) -> int:
        """The moment nearest to an x on the track."""
        track = self.track(layout)
        return round(min(max((x - track.x) / max(1, track.width), 0.0), 1.0) * self.table.length)

    def place(self, pen: Pen, names: Sequence[str], head: Playhead, onward: Sequence[Way], ways: Sequence[Way]) -> None:
        """Make the controls. `onward`: the buttons beside the filters; `ways`: the row of ways out below."""
        number, playing, speed = head.number, head.playing, head.speed
        pen, layout, text, last = pen.frame, pen.layout, self.text, self.table.length
        made: list[Control] = []
        for index, name in enumerate(_TRANSPORT):
            able = number < last if name in ("turn-on", "round-on") else number > 0 or name == "play"
            shown = "pause" if playing and name == "play" else name
            icon, rect = "continue" if shown == "play" else shown, self.box(layout, 19 + 78 * index, 34, 72, 60)
            state, hint = "on" if able else "off", text(f"replay-{shown}")
            made.append(Control(name, rect, icon=f"ui/icon-{icon}", state=state, hint=hint))
        made.append(Control("faster", self.box(layout, 414, 34, 104, 60), text("replay-speed", factor=speed)))
        left = float(_RIGHT)
        for seat, look in enumerate(self.history.looks):
            if all(entry.seat != seat for entry in self.history.entries):
                continue
            rect, hint = self.box(layout, left, 8, 56, 44), text("replay-filter", name=names[seat])
            state = "hot" if head.only == seat else "on"
            made.append(Control(f"only-{seat}", rect, icon=look.emblem, state=state, hint=hint))
            left += 62
        self.controls = made + self._ways(pen, onward, left + 10, 8, 44) + self._ways(pen, ways, _RIGHT, 62, 56)

    def _ways(self, pen: Pen, ways: Sequence[Way], left: float, top: int, high: int) -> list[Control]:
        """The ways as buttons as wide as their words; all shrink if they are too wide together."""
        unit = self._unit(pen.layout)

        def needed(words: str, key: str) -> float:
            cap = pen.paint.cap(key) / unit + 10 if key else 0
            return pen.fonts.width(words, "label_bold") / unit + 32 + cap

        wide = [needed(words, key) for _, words, key in ways]
        gap, room = 8.0, 1904.0 - left
        shrink = min(1.0, (room - gap * (len(ways) - 1)) / max(1.0, sum(wide)))
        made = []
        for (command, words, key), one in zip(ways, wide, strict=True):
            made.append(Control(command, self.box(pen.layout, left, top, one * shrink, high), words, key=key))
            left += one * shrink + gap
        return made

    # ---- drawing

    def draw(self, pen: Pen, head: Playhead, point: Pixel | None, title: Callable[[int], str]) -> None:
        """Draw the whole bar. `title`: the name of a moment."""
        number = head.number
        pen, layout = pen.frame, pen.layout
        sheets.bar(pen, layout.bar.rect, hairline_below=False)
        track = self.track(layout)
        over = point is not None and self.covers(layout, point)
        at = self.moment(layout, point[0]) if over and point is not None else number
        said = title(at)
        for control in self.controls:
            hot = control.command == self.focus or (point is not None and control.rect.collidepoint(point))
            if hot and control.hint:
                said = control.hint
            _button(pen, control, hot)
            if control.command == self.focus:
                pen.paint.focus(pen.surface, control.rect)
        ink, place = theme.GOLD if said == title(number) else theme.LEGAL, self.box(layout, 19, 3, 520, 28)
        while " · " in said and not pen.fits(said, "label_bold", place.width):
            said = said.partition(" · ")[2]  # the round is above the track, too
        pen.words(said, "label_bold", ink, place)
        self._rounds(pen, track)
        graph = self.box(layout, _TRACK_LEFT, _GRAPH_TOP, _TRACK_WIDE, _GRAPH_HIGH)
        key = "score-graph", graph.size, len(self._course), *(entry.seq for entry in self.history.entries)
        picture = pen.keep(key, lambda: self._graph(pen, graph))
        pen.surface.blit(picture, graph)
        self._track(pen, track, number, head.only)
        if over:
            x = self.x(layout, at)
            pygame.draw.line(pen.surface, theme.LEGAL, (x, track.y), (x, track.bottom), pen.px(2))

    def _rounds(self, pen: Pen, track: Rect) -> None:
        starts = [entry for entry in self.history.entries if self.history.opens_round(entry)]
        edges = [self.x(pen.layout, entry.number - 1) for entry in starts] + [track.right]
        for entry, left, right in zip(starts, edges, edges[1:], strict=False):
            pygame.draw.line(pen.surface, theme.now.BUTTON_EDGE, (left, track.y), (left, track.bottom), pen.px(1.4))
            words = str(entry.round) if entry.round else "·"
            row = self.box(pen.layout, 0, 3, 0, 28)
            if right - left > pen.px(18):
                pen.centred(words, "label_bold", theme.now.SECONDARY, ((left + right) // 2, row.centery))
        pygame.draw.line(pen.surface, theme.now.BUTTON_EDGE, (track.right, track.y), track.bottomright, pen.px(1.4))

    def _track(self, pen: Pen, track: Rect, number: int, only: int | None) -> None:
        line = self.box(pen.layout, _TRACK_LEFT, _TRACK_TOP - 4, _TRACK_WIDE, 8)
        knob = self.x(pen.layout, number)
        pygame.draw.rect(pen.surface, theme.now.WELL, line, border_radius=line.height // 2)
        done = Rect(line.x, line.y, max(1, knob - line.x), line.height)
        pygame.draw.rect(pen.surface, theme.GOLD, done, border_radius=line.height // 2)
        if only is not None:
            for entry in self.history.entries:
                if entry.seat == only:
                    at = self.x(pen.layout, entry.number), line.centery
                    pen.surface.fill(theme.LEGAL, Rect(0, 0, pen.px(3), pen.px(16)).move_to(center=at))
        for miss in self._points:
            middle = self.x(pen.layout, miss.number), line.centery
            pygame.draw.circle(pen.surface, theme.ABYSS, middle, pen.px(9))
            pygame.draw.circle(pen.surface, theme.LOSS, middle, pen.px(6.5))
        pygame.draw.line(pen.surface, theme.GOLD, (knob, track.y), (knob, track.bottom), pen.px(2))
        pygame.draw.circle(pen.surface, theme.ABYSS, (knob, line.centery), pen.px(12))
        pygame.draw.circle(pen.surface, theme.GOLD, (knob, line.centery), pen.px(9))

    # ---- the graph

    def scores(self) -> Sequence[tuple[int, ...]]:
        """Value or points of every seat at every moment, 0 = the start."""
        if self._course:
            return self._course
        points = game_client.of(self.table.game.NAME).points
        return [points(self.table.position_at(number)) for number in range(self.table.length + 1)]

    def _graph(self, pen: Pen, rect: Rect) -> pygame.Surface:
        scores = self.scores()
        least = min(map(min, scores)) if self._course else 0
        most = max(1, max(map(max, scores)) - least)
        last, picture = max(1, len(scores) - 1), pygame.Surface(rect.size, pygame.SRCALPHA)
        for seat, look in enumerate(self.history.looks):
            line = [
                (rect.width * number / last, rect.height * (0.95 - 0.9 * (values[seat] - least) / most))
                for number, values in enumerate(scores)
            ]
            layers = [([line], theme.ABYSS, 5 * pen.u), ([line], theme.rgb(look.colour), 3 * pen.u)]
            picture.blit(vector.lines(rect.size, layers, [length * pen.u for length in look.dash]), (0, 0))
        return picture


def _button(pen: Pen, control: Control, hover: bool) -> None:
    rect = control.rect
    sheets.button(pen, rect, control.state, hover and control.state != "off")
    if control.icon:
        high = 40 if control.icon.startswith("ui/") else 34
        pen.put_high(control.icon, rect.center, high, 0.4 if control.state == "off" else 1.0)
        return
    words = rect.inflate(-pen.px(24), 0)
    if control.key:
        cap = pen.paint.key(pen.surface, control.key, rect.right - pen.px(8), rect.centery)
        words.width = cap.left - pen.px(8) - words.x
    pen.words(control.words, "label_bold", theme.now.MOONLIGHT, words, "mid" if not control.key else "left")
