"""The strip over the action bar: another player's last turn in a sentence, with a face and a remark."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.core.cast import GLAD, Face
from luna.shell.app import hints
from luna.shell.board import sheets
from luna.shell.board.host import Host
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.motion import INSTANT
from luna.table.chronicle import Outcome
from luna.text.sentences import signed

MOST: Final = 3
"""Remarks in a round."""
VARIANTS: Final = 2
"""The usual number of variants of a remark, which take turns."""
_FACE: Final = 60  # u
_BELOW: Final = ("reading", "label")  # styles of the second line, the first in which everything fits
_LINES: Final = 2  # of a sentence too long for one line
_SMALLER: Final = ("card_title", "body_bold", "label_bold")  # their styles, the first in which everything fits
_LARGE: Final = 0.25  # of the strip: the maximum for the button with its key
_GAP: Final = 28  # u between the parts of one line


class Telling(NamedTuple):
    """The sentence of a turn of another player."""

    sentence: str
    reason: str = ""
    """The meaning for the reader, may be empty."""
    remark: str = ""
    """The remark of the player, may be empty."""
    points: int = 0
    """Points that it scored at once."""
    loud: bool = False
    """Whether it costs the reader something."""
    events: int = 0
    """The number of the turn's own events; the later ones concern everyone."""

    @property
    def seconds(self) -> float:
        """The reading time in seconds."""
        words = len(self.sentence.split()) + len(self.remark.split())
        return 0.5 + 0.22 * words + (1.2 if self.points else 0.0)


class Remarks:
    """Counts the remarks of a round, so that bots do not talk too much."""

    def __init__(self) -> None:
        self._round, self._said, self._all = 0, 0, 0

    def next(self, now: int) -> int | None:
        """The number of the next remark in this round; None after enough of them."""
        if now != self._round:
            self._round, self._said = now, 0
        if self._said >= MOST:
            return None
        self._said, self._all = self._said + 1, self._all + 1
        return self._all


class Gain(NamedTuple):
    """The points that a seat wins or loses."""

    face: Face | None
    emblem: str  # where there is no face
    points: int  # 0: only the seats concerned are shown


class Strip:
    """The strip: the sentence of this moment, and the seat that plays."""

    high = 88  # of the picture beside the words, u

    def __init__(self, host: Host) -> None:
        self._host = host
        self._remarks = Remarks()
        self.current: Telling | None = None
        self.seat: int | None = None
        """The seat of the current turn; None: an event of all seats."""
        self.picture = ""
        """The picture beside the words of an event of all seats."""
        self.banner = ""
        """The name of an event of all seats."""
        self._gains: Sequence[Gain] = ()

    def tells(self, outcome: Outcome) -> bool:
        """Whether a turn of this seat is told: not that of a player here, which the others have watched."""
        company, settings = self._host.company, self._host.app.settings
        own = outcome.seat in company.people or company.alone
        return not own and settings.recap != "off" and settings.speed != INSTANT

    def remark(self, moment: str, who: str, now: int, variants: int = VARIANTS) -> str:
        """The remark of a bot at a turning point in round `now`; "" after enough of them, or if unwanted."""
        number = self._remarks.next(now) if self._host.app.settings.remarks else None
        if number is None:
            return ""
        key = f"remark-{moment}-{who}" if variants == 1 else f"remark-{moment}-{who}-{number % variants + 1}"
        return self._host.app.catalogue(key)

    def say(self, found: Telling, banner: str, picture: str, gains: Sequence[Gain] = ()) -> None:
        """Report an event of all seats: its name, the picture beside it, and the points of each seat."""
        self.banner = banner
        self.current, self.seat, self.picture, self._gains = found, None, picture, gains

    def end(self) -> None:
        """Clear the strip."""
        self.current, self.seat, self.banner = None, None, ""

    def tell(self, found: Telling, seat: int, gains: Sequence[Gain] = ()) -> None:
        """Report a turn of a seat."""
        self.current, self.seat, self.banner, self._gains = found, seat, "", gains

    def draw(self, pen: Pen, emblem: str, face: Face | None, area: Rect | None = None, *, waits: bool = True) -> None:
        """Draw the player (the face, or else the emblem), the sentence, its points, and the key to continue.

        `area`: the part of the bar to use, None: all; `waits`: whether it waits for a key.
        """
        if self.current is None:
            return
        pen, told, text = pen.frame, self.current, self._host.app.catalogue
        bar, fonts = area or pen.layout.bar.rect, pen.fonts
        sheets.bar(pen, bar, hairline_below=False)
        low = bar.height < pen.px(120)
        key = hints.cap(self._host.app, "skip")
        go, pad = text("told-go-on"), pen.px(20)
        cap = fonts.width(go, "body_bold") + 2 * pad
        if key and cap + pen.paint.cap(key) > _LARGE * bar.width:  # the sentence needs the room
            key = ""
        cap += pen.paint.cap(key) + pen.px(16) if key else 0
        left = bar.left + pen.px(70 if low else 104) // 2 + pen.px(40 if low else 98)
        plate = Rect(left, bar.top + pen.px(10), bar.right - cap - 2 * pad - left, bar.height - pen.px(20))
        at = plate.left - pen.px(20 if low else 52), bar.centery
        pen.paint.panel(pen.surface, plate, "loud" if told.loud else "lit")
        if face is not None:
            face = face._replace(mood=face.mood or (GLAD if told.remark else ""))
            pen.put_face(face, at, 60 if low else 92)
        else:
            pen.put_high(emblem, at, self.high * (0.8 if low else 1))
        inside = Rect(plate.left, plate.top, plate.width - pad, plate.height)
        right = self._draw_gains(pen, inside)
        if told.points:
            ink = theme.GAIN if told.points > 0 else theme.LOSS
            right = pen.words(signed(told.points), "score_own", ink, inside, "right").left - pad
        left = plate.left + pen.px(40 if low else 56)
        rows, style = self._below(pen, told, right - left), "card_title" if low else "heading_plain"
        said = [told.sentence]
        if fonts.width(told.sentence, style) > right - left:
            style = next(
                (one for one in _SMALLER if len(fonts.wrap(told.sentence, one, right - left)) <= _LINES), style
            )
            said = fonts.wrap(told.sentence, style, right - left)[:_LINES]
        many = len(said) + len(rows)
        step = plate.height // (many + 1 if many > 1 else 1)
        room = Rect(left, plate.centery - many * step // 2, right - left, step)
        for line in said:
            pen.words(line, style, theme.now.MOONLIGHT, room)
            room = Rect(left, room.bottom, right - left, step)
        for row, size in rows:
            for words, ink in row:
                end = pen.words(words, size, ink, room).right + pen.px(_GAP)
                room = Rect(end, room.top, right - end, step)
            room = Rect(left, room.bottom, right - left, step)
        if not waits:
            return
        button = Rect(0, 0, cap, pen.px(60)).move_to(midright=(bar.right - pad, bar.centery))
        sheets.button(pen, button, "on")
        fonts.draw(pen.surface, go, "body_bold", theme.now.MOONLIGHT, (button.left + pad, button.centery))
        if key:
            pen.paint.key(pen.surface, key, button.right - pad, button.centery)

    def _below(self, pen: Pen, told: Telling, width: int) -> list[tuple[list[tuple[str, theme.Colour]], str]]:
        """The reason and the remark as rows with their style: one row if they fit."""
        ink = theme.CORAL[-1] if told.loud else theme.now.SECONDARY
        row = [(told.reason, ink)] if told.reason else []
        if told.remark:
            row.append((self._host.app.catalogue("told-says", words=told.remark), theme.now.MOONLIGHT))
        if told.reason and not (told.loud or told.remark or pen.fits(told.reason, _BELOW[0], width)):
            parts = pen.fonts.wrap(told.reason, _BELOW[-1], width)  # left out rather than cut
            return [([(part, ink)], _BELOW[-1]) for part in parts] if len(parts) <= _LINES else []
        if len(row) < 2:
            return [(row, _BELOW[0])] if row else []
        for style in _BELOW:
            if sum(pen.fonts.width(words, style) for words, _ in row) + pen.px(_GAP) <= width:
                return [(row, style)]
        return [([part], _BELOW[-1]) for part in row]

    def _draw_gains(self, pen: Pen, inside: Rect) -> int:
        """The points of each seat, from the right; returns their left end."""
        right = inside.right
        high = min(_FACE, inside.height / pen.u - 24)
        for gain in reversed(self._gains):
            ink, room = theme.GAIN if gain.points > 0 else theme.LOSS, Rect(inside)
            room.width = right - room.left
            left = pen.words(signed(gain.points), "score", ink, room, "right").left if gain.points else right
            at = left - pen.px(high / 2 + 10), inside.centery
            if gain.face is not None:
                pen.put_face(gain.face, at, high)
            else:
                pen.put_high(gain.emblem, at, high)
            right = at[0] - pen.px(high / 2 + 18)
        return right
