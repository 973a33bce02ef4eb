"""The lantern-bearer: who teaches at a table. His words stand in a bubble, his beam leads to what they are about.

He stands where neither he nor his words cover what he speaks of, as near to his home as that can be. Whoever uses him
says where things are; he knows no board. A game may have its own figure in his place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import atan2, degrees, hypot, inf
from typing import Final, NamedTuple

import pygame

from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.art import strips
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.theme import Colour

_LAMPS: Final = {"idle": (41, -46), "left": (-65, -60), "right": (65, -60), "raise": (37, -136), "content": (0, -34)}
"""The flame of the lantern by pose, in units of the file from the foot."""
POSES: Final = tuple(_LAMPS)

_FIGURE: Final = (228, 214)  # u
_FOOT: Final = (114, 199)  # in it
_SMALL: Final = 0.55
"""Of his size, where there is little room."""
_WIDE: Final = (300, 420, 560)  # of the bubble, u: narrow above the figure, else beside it
_PAD: Final = 16
_HIGH: Final = 48  # of a button
_STEP: Final = 96  # between two places that are tried
_AREA: Final = 100
"""Square units that may be covered to stand one unit nearer home."""
_DEAR: Final = 4
"""So many times that of what should stay free."""
_AIR: Final = 10  # round what is spoken of
_LARGE: Final = 130
_SHADE: Final = (117, 125, 148)
"""45 per cent of light, as a colour to be multiplied with."""


class Says(NamedTuple):
    """What is said, in words that are ready to be read."""

    sentence: str
    below: str = ""
    title: str = ""
    note: str = ""
    """What was wrong, before all else."""
    buttons: Sequence[tuple[str, str]] = ()
    """Names and labels; the first is the one that most people want."""


class _Place(NamedTuple):
    """Where he stands, and his words."""

    figure: Rect
    bubble: Rect


class _Text(NamedTuple):
    """The words of a bubble: lines with style and colour, rows of buttons with name and label."""

    lines: Sequence[tuple[str, str, Colour]]
    rows: Sequence[Sequence[tuple[str, str]]]


class Bearer:
    """The lantern-bearer at one table; he stays where he is as long as he says the same."""

    def __init__(self, guide: str) -> None:
        """`guide`: see `GameClient.guide`."""
        self._guide = guide
        self.buttons: dict[str, Rect] = {}
        """Where each button of the bubble was drawn last."""
        self.place = _Place(Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))
        self._key: object = None
        self._home: _Place | None = None  # where he stood first; he comes back as long as that covers nothing
        self._scale: object = None  # the size of the window and of a unit for which that holds
        self._ray: object = None  # what his beam was made for
        self._strips: Sequence[tuple[Pixel, pygame.Surface]] = ()

    @property
    def rect(self) -> Rect:
        """The rectangle of all of him."""
        return self.place.figure.union(self.place.bubble)

    def button(self, point: Pixel | None) -> str:
        """The button at a point, or empty."""
        if point is None:
            return ""
        return next((name for name, rect in self.buttons.items() if rect.collidepoint(point)), "")

    def covers(self, point: Pixel) -> bool:
        """Whether a point lies on his words."""
        return self.place.bubble.collidepoint(point)

    def draw(
        self,
        pen: Pen,
        says: Says,
        near: Sequence[Rect] = (),
        clear: Collection[Rect] = (),
        home: Pixel | None = None,
        *,
        spare: Collection[Rect] = (),
        shines: bool = True,
        pose: str = "",
        hover: str = "",
    ) -> None:
        """Draw him, his beam and his words.

        `near`: what it is about, the beam leads to the first; `clear`: what else should stay free, and `spare` what
        rather should; `home`: where his foot is when nothing is in the way, else the lower left; `shines`: whether
        there is a beam; `pose`: one of `POSES`, else he turns to what he shows; `hover`: the button that is pointed at.
        """
        frame = pen.frame
        key = says, *map(tuple, near), *map(tuple, clear), *map(tuple, spare), home, frame.u, frame.layout.window.size
        if key != self._key:
            self._key = key
            if self._scale != (scale := (frame.u, frame.layout.window.size)):
                self._scale, self._home = scale, None
            at_home = self._home and _again(frame, says, self._home, [*near, *clear])
            self.place = at_home or _placed(frame, says, (near, clear, spare), home)
            self._home = self._home or self.place
        figure, bubble = self.place
        aim = near[0].center if near and shines else None
        turned = "idle" if aim is None else "left" if aim[0] < figure.centerx else "right"
        pose = pose or turned
        if aim is not None:
            x, y = _LAMPS[pose]
            self._beam(frame, _in(frame, figure, (_FOOT[0] + x, _FOOT[1] + y)), aim)
        frame.put(f"{self._guide}-{pose}", _in(frame, figure, _FOOT), figure.height / frame.px(_FIGURE[1]))
        laid = frame.paint.last("bubble", (says, bubble.width, frame.layout), lambda: _text(frame, says, bubble.width))
        self.buttons = _bubble(frame, bubble, says, laid, hover)

    def _beam(self, pen: Pen, lamp: Pixel, aim: Pixel) -> None:
        """The beam from the lamp to a point."""
        dx, dy = aim[0] - lamp[0], aim[1] - lamp[1]
        length = hypot(dx, dy)
        if length < pen.px(40):
            return
        if self._ray != (dx, dy, pen.u):
            ray = pen.art.soft("learn/beam", length / pen.art.entry("learn/beam").width).surface
            ray = pygame.transform.rotate(ray, -degrees(atan2(dy, dx)))
            left, top = -(ray.width // 2), -(ray.height // 2)
            self._ray = dx, dy, pen.u
            self._strips = [((left + rect.x, top + rect.y), ray.subsurface(rect).copy()) for rect in strips(ray)]
        x, y = lamp[0] + dx // 2, lamp[1] + dy // 2
        for (left, top), strip in self._strips:
            pen.surface.blit(strip, (x + left, y + top), special_flags=pygame.BLEND_RGB_ADD)


def shade(pen: Pen, lit: Collection[Rect]) -> None:
    """Dim everything between the bars but what is lit: what has to be read, as the panels of the seats, is lit too."""
    free = _between(pen)
    holes = [rect.inflate(2 * pen.px(_AIR), 2 * pen.px(_AIR)).clip(free) for rect in lit]

    def make() -> pygame.Surface:
        small = 6  # a soft picture needs no more
        size = max(1, free.width // small), max(1, free.height // small)
        made = pygame.Surface(size, 0, 32)
        made.fill(_SHADE)
        for hole in holes:
            rect = hole.move(-free.x, -free.y)
            at = Rect(rect.x // small, rect.y // small, rect.width // small, rect.height // small)
            pygame.draw.rect(made, "white", at, border_radius=min(at.width, at.height, 60) // 3)
        made = pygame.transform.box_blur(made, max(1, pen.px(9) // small))
        return pygame.transform.smoothscale(made, free.size)

    key = ("shade", free.size, free.topleft, *map(tuple, holes))
    pen.surface.blit(pen.art.whole(key, make), free, special_flags=pygame.BLEND_RGB_MULT)


def pool(pen: Pen, lit: Collection[Rect]) -> None:
    """Lay the light of the lantern on what is lit; what is large is bright enough."""
    entry = pen.art.entry("learn/pool")
    for rect in (rect for rect in lit if max(rect.size) < pen.px(_LARGE)):
        size = round(rect.width * 1.3), round(rect.height * 1.3)

        def make(size: Pixel = size) -> pygame.Surface:
            sprite = pen.art.soft("learn/pool", max(size) / entry.width).surface
            return pygame.transform.smoothscale(sprite, size)

        light = pen.keep(("pool", size), make)
        pen.surface.blit(light, light.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)


def ghost(pen: Pen, at: Pixel) -> None:
    """Draw the ghost of a pointer that shows the very click."""
    pen.put("learn/hint-pointer", at, size=1.4)


def frame_of(pen: Pen, rect: Rect, colour: Colour = theme.GOLD) -> None:
    """Draw a ring about a thing, for who cannot tell the light."""
    rect = rect.inflate(2 * pen.px(_AIR), 2 * pen.px(_AIR))
    radius = min(pen.px(40), min(rect.size) // 3)
    dark = rect.inflate(pen.px(4), pen.px(4))
    noted(pen.surface, pygame.draw.rect(pen.surface, theme.ABYSS, dark, pen.px(7), border_radius=radius))
    noted(pen.surface, pygame.draw.rect(pen.surface, colour, rect, pen.px(3), border_radius=radius))


def _in(pen: Pen, figure: Rect, point: tuple[float, float]) -> Pixel:
    """A point of his picture."""
    scale = figure.height / pen.px(_FIGURE[1])
    return figure.x + pen.px(point[0] * scale), figure.y + pen.px(point[1] * scale)


def _placed(pen: Pen, says: Says, free: Sequence[Collection[Rect]], home: Pixel | None) -> _Place:
    """The place that covers nothing of what is spoken of, nor the bars; then little is covered, and he is near home."""
    room, rail = _between(pen).inflate(-2 * pen.px(_AIR), -2 * pen.px(_AIR)), pen.layout.rail.rect
    at = home or room.bottomleft

    near, clear, spare = free
    best, least = _Place(Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)), (inf, True, inf)
    for place in _places(pen, says, room, at):
        outside = not all(room.contains(part) for part in place)
        far = hypot(place.figure.centerx - at[0], place.figure.bottom - at[1]) / pen.u
        hides = _common(place, near)
        if (hides, outside, far) >= least:
            continue  # whatever else it covers, it is no better
        covered = _DEAR * _common(place, [*clear, rail]) + _common(place, spare)
        if (cost := (hides, outside, covered / _AREA / pen.u**2 + far)) < least:
            best, least = place, cost
    return best


def _again(pen: Pen, says: Says, home: _Place, free: Collection[Rect]) -> _Place | None:
    """Other words at the same place, their buttons where they were; None where they cover what has to stay free."""
    bubble = Rect(home.bubble.x, 0, home.bubble.width, _high(pen, says, home.bubble.width))
    bubble.bottom = home.bubble.bottom
    place = _Place(home.figure, bubble)
    fits = _between(pen).contains(bubble) and not _common(place, [*free, pen.layout.rail.rect])
    return place if fits else None


def _between(pen: Pen) -> Rect:
    """All that lies between the bars."""
    layout = pen.layout
    top = layout.top.rect.bottom
    return Rect(0, top, layout.width, layout.bar.rect.top - top)


def _common(place: _Place, rects: Collection[Rect]) -> int:
    """Pixels of these that he would cover."""
    shared = (part.clip(rect) for part in place for rect in rects)
    return sum(part.width * part.height for part in shared)


def _places(pen: Pen, says: Says, room: Rect, home: Pixel) -> Iterator[_Place]:
    """Below his words, smaller where that is all the room, or beside them."""
    step, gap = max(8, pen.px(_STEP)), pen.px(6)
    narrow, *wider = (min(pen.px(units), room.width) for units in _WIDE)
    for scale in (1.0, _SMALL):
        figure = Rect(0, 0, pen.px(_FIGURE[0] * scale), pen.px(_FIGURE[1] * scale))
        bubble = Rect(0, 0, narrow, _high(pen, says, narrow))
        whole = Rect(0, 0, max(narrow, figure.width), bubble.height + figure.height)
        whole.midbottom = home
        for place in _grid(room, whole, step):
            yield _Place(_at(figure, midbottom=place.midbottom), _at(bubble, midtop=place.midtop))
    figure = Rect(0, 0, pen.px(_FIGURE[0]), pen.px(_FIGURE[1]))
    for wide in wider:
        bubble = Rect(0, 0, wide, _high(pen, says, wide))
        whole = Rect(0, 0, wide + gap + figure.width, max(bubble.height, figure.height))
        whole.bottomleft = home[0] - figure.width // 2, home[1]
        for place in _grid(room, whole, step):
            yield _Place(_at(figure, bottomleft=place.bottomleft), _at(bubble, bottomright=place.bottomright))
        whole.bottomright = home[0] + figure.width // 2, home[1]
        for place in _grid(room, whole, step):
            yield _Place(_at(figure, bottomright=place.bottomright), _at(bubble, bottomleft=place.bottomleft))


def _grid(room: Rect, whole: Rect, step: int) -> Iterator[Rect]:
    """Where it is as far as there is room, then places that are tried all over it, those at the far edges too."""
    yield whole.clamp(room)
    last = max(room.left, room.right - whole.width), max(room.top, room.bottom - whole.height)
    for y in (*range(room.top, last[1], step), last[1]):
        for x in (*range(room.left, last[0], step), last[0]):
            yield Rect((x, y), whole.size)


def _at(rect: Rect, **corner: Pixel) -> Rect:
    moved = rect.copy()
    for name, point in corner.items():
        setattr(moved, name, point)
    return moved


def _lines(pen: Pen, says: Says, wide: int) -> list[tuple[str, str, Colour]]:
    """The lines of the bubble with style and colour."""
    parts = (
        (says.title, "label_bold", theme.GOLD),
        (says.note, "body_bold", theme.LOSS),
        (says.sentence, "body_bold", theme.now.MOONLIGHT),
        (says.below, "body", theme.now.MOONLIGHT),
    )
    room = wide - 2 * pen.px(_PAD)
    return [(line, style, ink) for words, style, ink in parts if words for line in pen.fonts.wrap(words, style, room)]


def _rows(pen: Pen, says: Says, wide: int) -> list[list[tuple[str, str]]]:
    """The buttons, as many in a row as there is room for."""
    rows: list[list[tuple[str, str]]] = []
    left = 0
    for name, label in says.buttons:
        need = pen.fonts.width(label, "label_bold") + 2 * pen.px(_PAD) + pen.px(8)
        if not rows or need > left:
            rows.append([])
            left = wide - 2 * pen.px(_PAD)
        rows[-1].append((name, label))
        left -= need
    return rows


def _high(pen: Pen, says: Says, wide: int) -> int:
    words = sum(pen.fonts.line(style) for _, style, _ in _lines(pen, says, wide))
    rows = len(_rows(pen, says, wide))
    return words + rows * (_row_height(pen) + pen.px(8)) + 2 * pen.px(_PAD) + (pen.px(4) if rows else 0)


def _row_height(pen: Pen) -> int:
    return max(pen.px(_HIGH), pen.fonts.line("label") + pen.px(_PAD))


def _text(pen: Pen, says: Says, wide: int) -> _Text:
    """The lines and the rows of buttons of a bubble of this width."""
    return _Text(_lines(pen, says, wide), _rows(pen, says, wide))


def _bubble(pen: Pen, rect: Rect, says: Says, text: _Text, hover: str) -> dict[str, Rect]:
    """Draw the words; returns where the buttons are."""
    pen.paint.panel(pen.surface, rect, "active")
    pad, gap, y = pen.px(_PAD), pen.px(8), rect.y + pen.px(_PAD)
    for words, style, ink in text.lines:
        high = pen.fonts.line(style)
        pen.fonts.draw(pen.surface, words, style, ink, (rect.x + pad, y + high / 2))
        y += high
    placed: dict[str, Rect] = {}
    y += pen.px(4) + gap
    for row in text.rows:
        needs = [pen.fonts.width(label, "label_bold") + 2 * pad for _, label in row]
        spare = (rect.width - 2 * pad - sum(needs) - gap * (len(row) - 1)) // len(row)
        left = rect.x + pad
        for (name, label), need in zip(row, needs, strict=True):
            box = placed[name] = Rect(left, y, need + spare, _row_height(pen))
            first = name == says.buttons[0][0]
            if first:
                pen.paint.button(pen.surface, box, "primary-hover" if hover == name else "primary")
            else:
                sheets.button(pen, box, "on", hover == name)
            ink = theme.GOLD_PALE if first else theme.now.MOONLIGHT
            pen.fonts.draw(pen.surface, label, "label_bold", ink, box.center, "mid")
            left = box.right + gap
        y += _row_height(pen) + gap
    return placed
