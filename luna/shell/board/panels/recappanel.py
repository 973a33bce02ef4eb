"""The recap: the others' turns since the last turn at this chair, one line each, on free water."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from typing_extensions import override

from luna.core.cast import Face
from luna.shell.board.frame import Frame
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.teller import Entry, Teller
from luna.shell.drawing import theme
from luna.shell.drawing.paint import TARGET
from luna.text import Catalogue
from luna.text.sentences import signed

_PAD, _HEAD = 16, 46


class Place(NamedTuple):
    """A place for a panel: its middle and bottom on the stage, its width and maximum height, u.

    If the height is too small, the oldest turns are left out, but not the one on show.
    """

    x: float
    bottom: float
    wide: float
    most: float
    share: float  # of the free height, at most


class Line(NamedTuple):
    """The recap of one turn."""

    sentences: Sequence[str]
    emblem: str
    icon: str = ""  # the picture at its end
    points: int = 0  # the number at its end
    quiet: bool = False  # whether the turn changed little


class Source(NamedTuple):
    """The turns of a recap, and the means to describe them."""

    entries: Callable[[], Sequence[Entry]]
    text: Catalogue
    names: Callable[[], Sequence[str]]
    faces: Callable[[], Sequence[Face | None]]  # by seat; empty where only emblems are shown
    show: Callable[[int], object]  # called with the number of the turn whose line was clicked
    fingers: Callable[[], bool] = lambda: False  # whether lines are as high as a finger needs


def since(host: Host) -> Source:
    """The turns of others since the last turn at this chair."""
    names, faces = lambda: host.names, lambda: host.company.faces
    return Source(host.mode.since, host.app.catalogue, names, faces, host.look_back, lambda: host.app.touched)


class RecapPanel(Panel):
    """The others' turns in a game's words (`line`). A click on a line shows that moment, one elsewhere closes it."""

    name = "recap"
    place: Place
    numbered = False
    """Whether turns are numbered, like the marks on the board."""

    def __init__(self, source: Source) -> None:
        self.entries, self.text, self.names, self.faces, self._show, self._fingers = source
        self.pointed: Entry | None = None

    @abstractmethod
    def line(self, entry: Entry) -> Line | None:
        """The line of a turn; None: no news."""

    @property
    @override
    def pointed_turn(self) -> int | None:
        return None if self.pointed is None else self.pointed.number

    @override
    def said(self) -> Sequence[str]:
        told = []
        for entry, line in self._lines():
            name, said = self.names()[entry.seat], ", ".join(line.sentences)
            told.append(said if said.startswith(name) else f"{name}: {said}")
        return (self.text("recap-title"), *(told or (self.text("recap-none"),)))

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        entry = self.meant(point)
        if entry is not None:
            self._show(entry.number)
        return entry is None

    def _lines(self) -> list[tuple[Entry, Line]]:
        return [(entry, line) for entry in self.entries() if (line := self.line(entry)) is not None]

    @override
    def draw(self, pen: Pen) -> None:
        where, pen = pen.layout.at(self.place.x, self.place.bottom), pen.frame
        free, pad, line, head = pen.layout.free, pen.px(_PAD), pen.fonts.line("label"), pen.px(_HEAD)
        wide, left = min(pen.px(self.place.wide), free.width), 54 if self.numbered else 38
        room = wide - 2 * pad - pen.px(left)

        def wrapped(one: Line) -> list[str]:
            beside = pen.px(62 if one.points else 38 if one.icon else 0)
            return [part for said in one.sentences for part in pen.fonts.wrap(said, "label", room - beside)]

        told = [(entry, one, wrapped(one)) for entry, one in self._lines()]
        least = TARGET if self._fingers() else 0
        heights = [max(least, line * len(parts) + pen.px(8)) for _, _, parts in told]
        while told and head + sum(heights) + pad > min(pen.px(self.place.most), round(self.place.share * free.height)):
            kept = slice(0, -1) if told[0][0].number == self.current else slice(1, None)
            told, heights = told[kept], heights[kept]
        rect = Rect(0, 0, wide, head + (sum(heights) or line + pad) + pad // 2).move_to(midbottom=where)
        self.rect = rect.clamp(free)
        pen.paint.panel(pen.surface, self.rect, "card")
        inner = Rect(self.rect.x + pad, self.rect.y, wide - 2 * pad, head)
        pen.words(self.text("recap-title"), "card_title", theme.GOLD, inner)
        inner.top, inner.height = inner.bottom, line
        seen = list[tuple[Rect, Entry]]()
        if not told:
            pen.words(self.text("recap-none"), "label", theme.now.SECONDARY, inner)
        for (entry, one, parts), high in zip(told, heights, strict=True):
            rect = Rect(self.rect.x + pen.px(6), inner.top, wide - pen.px(12), high)
            seen.append((rect, entry))
            top = inner.y + (high - line * len(parts)) // 2
            self._draw_line(pen, rect, Rect(inner.x, top, inner.width, line * len(parts)), entry, one)
            ink = theme.now.MUTED if one.quiet else theme.now.MOONLIGHT
            for index, part in enumerate(parts):
                at = inner.x + pen.px(left), top + line // 2 + index * line
                pen.fonts.draw(pen.surface, part, "label", ink, at)
            inner.top += high
        self.places = seen

    def _draw_line(self, pen: Pen, rect: Rect, inner: Rect, entry: Entry, one: Line) -> None:
        """Draw a line without its words."""
        if entry.number == self.current:
            pen.paint.button(pen.surface, rect, "chosen")
        elif entry is self.pointed:
            pen.surface.fill(theme.now.BUTTON, rect)
        middle, faces = inner.y + pen.fonts.line("label") // 2, self.faces()
        if self.numbered:
            number = str(entry.number - self.entries()[0].number + 1)
            pen.fonts.draw(pen.surface, number, "label_bold", theme.now.MOONLIGHT, (inner.x, middle))
        at = inner.x + pen.px(30 if self.numbered else 14), middle
        pen.put_player(faces[entry.seat] if faces else None, one.emblem, at, 26)
        if one.icon:
            pen.put_high(one.icon, (inner.right - pen.px(12), middle), 26)
        if one.points:
            right = Rect(inner.right - pen.px(60), inner.y, pen.px(60), inner.height)
            pen.words(signed(one.points), "label_bold", theme.GAIN, right, "right")


class PlainRecap(RecapPanel):
    """The recap in the words of the log."""

    place = Place(909, 900, 560, 420, 0.6)

    def __init__(self, source: Source, teller: Teller) -> None:
        super().__init__(source)
        self._teller = teller

    @override
    def line(self, entry: Entry) -> Line:
        rows = [*self._teller.rows(self.text, self.names(), entry, None)]
        return Line(
            [row.words for row in rows], self._teller.line(entry).emblem, points=sum(row.points for row in rows)
        )
