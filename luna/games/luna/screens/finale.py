"""The end of a game as a scene: dawn, the temple in the winner's colours, every seat on its block, the reason.

It comes between the last scoring and the final table. Any key completes it at once, the next key closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin
from random import Random
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.core import data
from luna.core.cast import GLAD, Face
from luna.games.luna.rules import round_of
from luna.games.luna.screens.dawn import FALLS, RISES, Daybreak, Morning, foresee
from luna.shell.access.node import Node, Outline, Role, heading, labels
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene, Stage
from luna.shell.board.pen import Pen
from luna.shell.client.tally import Tally
from luna.shell.drawing import motion, theme
from luna.shell.drawing.glints import Ticker
from luna.shell.drawing.motion import OUT, linear
from luna.shell.drawing.stage import LayerStage
from luna.table.table import Table
from luna.text.sentences import signed


class Block(NamedTuple):
    """The block of a place: the positions of its parts, in units."""

    foot: tuple[float, float]
    high: float  # of the figure
    emblem: tuple[float, float]
    name: tuple[float, float]
    points: tuple[float, float]
    place: tuple[float, float]


_TABLE: Final = data.toml("luna", "finale.toml")
_BLOCKS: Final = [Block(**facts) for facts in _TABLE["blocks"]]
_DAY: Final = FALLS + RISES
_FADES: Final = 1.0  # seconds from the table at dawn to the temple
_FIRST, _APART = _DAY + _FADES + 0.2, 0.45  # seconds until the last block appears, and between two blocks
_NAMED, _TOLD, _LEFT = 0.4, 0.8, 1.3  # seconds from the winner's banners to the name, the reason and the button
_PAUSE: Final = 0.4  # seconds in which the scene, or its button, ignores presses
_UNATTENDED: Final = 4.5  # seconds that the complete scene stays when only bots played
_PETALS, _LANTERNS, _GULLS = 26, 7, 4
_BUTTON: Final = (74, 930, 318, 64)


class FinaleScene(Scene):
    """The scene that is pushed over the table after the last scoring."""

    see_through = True

    def __init__(
        self,
        app: App,
        tally: Tally,
        names: Sequence[str],
        faces: Sequence[Face | None],
        pen: Callable[[], Pen],
        unattended: bool = False,
    ) -> None:
        """`pen`: returns the pen of this window. `unattended`: only bots played, so the scene closes by itself."""
        super().__init__(app)
        self._tally, self._names, self._faces = tally, names, faces
        self._pen, self._unattended = pen, unattended
        self._calm = app.settings.reduced_motion
        self._time, self._age = (self._whole, 0.0) if self._calm else (0.0, 0.0)
        self._heard = False  # the fanfare was
        self._clock = Ticker()
        self._daybreak: Daybreak | None = None
        self._morning: Morning | None = None

    @property
    def _won(self) -> float:
        """The time at which the winner stands on the first block, and the banners unroll."""
        return _FIRST + _APART * len(self._tally.ranking)

    @property
    def _whole(self) -> float:
        """The time at which everything is visible."""
        return self._won + _LEFT

    @property
    def complete(self) -> bool:
        """Whether everything is visible."""
        return self._time >= self._whole

    @property
    def why(self) -> str:
        """The largest lead of the winner over the second, in one sentence; "" without one, or in a tie."""
        tally, text = self._tally, self.app.catalogue
        first, second, *_ = tally.ranking
        best = max(tally.causes, key=lambda one: one.points[first] - one.points[second], default=None)
        if best is None or best.points[first] <= best.points[second] or tally.points[first] == tally.points[second]:
            return ""
        ours, theirs = (signed(won) if won < 0 else str(won) for won in (best.points[first], best.points[second]))
        return text("finale-why", cause=text(f"end-{best.name}"), mine=ours, theirs=theirs, second=self._names[second])

    @property
    def _where(self) -> LayerStage:
        """The rectangle of the scene in the window; the rest stays dark."""
        return LayerStage.fitted(self.app.art, self.app.canvas.size)

    @property
    @override
    def stage(self) -> Stage:
        return Stage(self.complete, _PAUSE)

    @override
    def resize(self, canvas: Canvas) -> None:
        self._daybreak = self._morning = None
        self.see_through = True
        self.dirty = True

    @override
    def update(self, dt: float) -> None:
        self._age += dt
        before, self._time = self._time, self._time + dt * min(self.app.settings.speed, 4.0)
        if not self._heard and self._time >= self._won:
            self._heard = True
            self.app.sound.play("victory")
        due = self._clock.update(dt) and not self._calm
        self.dirty = self.dirty or due or before < self._whole
        if self._unattended and self._age > self._whole + _UNATTENDED:
            self.app.pop(self)

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self._on()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            pressed = not self.complete or self._where.rect(*_BUTTON).collidepoint(event.pos)
            if event.button == 1 and pressed:
                self._on()
            return True
        return event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)

    def _on(self) -> None:
        """Complete the scene; if it is complete, close it."""
        if self.complete:
            self.app.pop(self)
        else:
            self._time, self.dirty = self._whole, True

    @override
    def outline(self) -> Outline:
        text, count = self.app.catalogue, self._tally
        result, below = count.outcome(text, self._names)
        ranked = (f"{self._names[seat]}: {count.points[seat]}" for seat in count.ranking)
        said = tuple(line._replace(live=True) for line in labels((below, self.why, *ranked)))
        return Outline((heading(result), *said, Node("on", Role.BUTTON, text("finale-table"), press=self._on)), ("on",))

    @override
    def draw(self, surface: pygame.Surface) -> None:
        art, stage = self.app.art, self._where
        if self._time >= _DAY + _FADES:
            self._daybreak = None  # three pictures as large as the window
        elif self._daybreak is None:
            self._daybreak = Daybreak(art, surface.copy())
            foresee(stage)
        self.see_through = False
        if self._daybreak is not None and self._time < _DAY:
            self._daybreak.draw(surface, self._time)
            return
        if self._morning is None:
            self._morning = Morning(stage, self.app.canvas.size)
        drift = 0.0 if self._calm else self._clock.time
        surface.blit(self._morning.at(self._time - _DAY, drift), (0, 0))
        self._scene(_Painter(self._pen().frame.on(surface), stage))
        if self._daybreak is not None:
            self._daybreak.draw(surface, self._time, 1 - (self._time - _DAY) / _FADES)

    def _scene(self, on: _Painter) -> None:
        """Flying things, banners, crowd, blocks and words."""
        ranking, time = self._tally.ranking, self._time
        order, won = self._tally.seats[ranking[0]].id, linear((time - self._won) / 0.4)
        if not self._calm:
            self._fly(on)
        if won:
            for point in _TABLE["banners"]:
                on.unrolled(f"end/banner-{order}", point, OUT(won))
            for point in _TABLE["bunting"]:
                on.put(f"end/bunting-{order}", point, won)
            for number, (x, y, pose) in enumerate(_TABLE["crowd"]):
                late = linear((time - self._won - 0.16 * (number % 3)) / 0.3)
                hop = 0.0 if self._calm else abs(sin(2 * pi * (self._clock.time * 0.8 + 0.29 * number)))
                if late:
                    on.put(f"fx/novice-{order}-{pose}", (x, y - 7 * hop * late), late)
        for late, place in enumerate(reversed(range(len(ranking)))):
            if came := linear((time - _FIRST - _APART * late) / 0.35):
                self._block(on, place, came)
        self._words(on, time - self._won)

    def _block(self, on: _Painter, place: int, came: float) -> None:
        tally, seat = self._tally, self._tally.ranking[place]
        order, first = tally.seats[seat].id, place == 0
        on.layer(f"end/block-{place + 1}", came)
        block = _BLOCKS[place]
        x, y = block.foot
        rise = 40 * sin(pi * came) if came < 1 else 0.0
        figure = f"fx/novice-{order}-cheer" if first else f"orders/novice-{order}-active"
        on.high(figure, (x, y - rise), block.high * (1.25 if first else 1.0))
        emblem = block.emblem
        if first:
            on.put(f"end/wreath-{order}", emblem, came)
        if (face := self._faces[seat]) is not None:
            disc, mood = on.stage.scale * (58 if first else 46), GLAD if first else ""
            on.pen.paint.portrait(on.pen.surface, face._replace(mood=mood), on.stage.at(*emblem), disc)
        else:
            on.high(f"orders/badge-{order}", emblem, 66 if first else 48)
        on.words(self._names[seat], "card_title", theme.IVORY, block.name, 28 if first else 22, 150 if first else 110)
        on.words(str(tally.points[seat]), "score_own", theme.IVORY, block.points, 52 if first else 38)
        ink = theme.GOLD_PALE if first else theme.now.SECONDARY
        on.words(self.app.catalogue("end-place", place=place + 1), "body_bold", ink, block.place, 24 if first else 22)

    def _fly(self, on: _Painter) -> None:
        """Rising lanterns, falling petals and passing gulls."""
        time, chance = self._clock.time + self._time, Random(11)
        for _ in range(_LANTERNS):
            x, y = chance.uniform(560, 1500), (chance.uniform(0, 700) - 12 * time) % 700
            on.put("end/sky-lantern", (x + 8 * sin(time + x), y), 0.9)
        for number in range(_PETALS):
            x, y, fall = chance.uniform(0, 1920), chance.uniform(0, 1080), chance.uniform(18, 40)
            at = (x + 30 * sin(0.7 * time + number)) % 1920, (y + fall * time) % 1080
            on.put(f"end/petal-{number % 3 + 1}", at, 0.9)
        for number in range(_GULLS):
            x, y = chance.uniform(0, 1920), chance.uniform(120, 320)
            flap = 1 + int(time * 3 + number) % 2
            on.put(f"end/gull-{flap}", ((x + 26 * time) % 2000 - 40, y + 6 * sin(time + number)), 0.9)

    def _words(self, on: _Painter, since: float) -> None:
        """The winner's name, the reason, the button; `since`: seconds since the banners began to unroll."""
        if since < _NAMED:
            return
        text = self.app.catalogue
        title, sentence = self._tally.outcome(text, self._names)
        on.words(title, "display", theme.IVORY, (74, 128), 92, 780, "left")
        if since < _TOLD:
            return
        on.words(sentence, "body_bold", theme.IVORY, (74, 214), 29, 700, "left")
        on.words(self.why, "reading", theme.IVORY, (74, 262), 27, 700, "left")
        if self.complete:
            on.pen.paint.button(on.pen.surface, on.stage.rect(*_BUTTON), "primary")
            left, top, wide, high = _BUTTON
            middle = left + wide / 2, top + high / 2
            on.words(text("finale-table"), "body_bold", theme.GOLD_PALE, middle, 25, wide - 30)
            on.words(text("opening-skip"), "label", theme.now.SECONDARY, (1846, 1034), 24, 500, "right")


class _Painter:
    """A pen in the units of the stage."""

    def __init__(self, pen: Pen, stage: LayerStage) -> None:
        self.pen, self.stage, self._scale = pen, stage, stage.scale

    def _blit(self, name: str, point: tuple[float, float], scale: float, alpha: float = 1.0) -> None:
        sprite = self.pen.art.sprite(name, scale, round(16 * alpha) / 16)
        x, y = self.stage.at(*point)
        self.pen.surface.blit(sprite.surface, (x - sprite.ax, y - sprite.ay))

    def put(self, name: str, point: tuple[float, float], alpha: float = 1.0) -> None:
        """A picture at its size, with its anchor on a point."""
        self._blit(name, point, self.pen.art.entry(name).scale * self._scale, alpha)

    def layer(self, name: str, alpha: float) -> None:
        """A picture at its own place."""
        self._blit(name, self.pen.art.entry(name).position or (0, 0), self._scale, alpha)

    def high(self, name: str, point: tuple[float, float], height: float) -> None:
        """A picture `height` units high."""
        self._blit(name, point, height / self.pen.art.entry(name).height * self._scale)

    def unrolled(self, name: str, point: tuple[float, float], share: float) -> None:
        """A banner, unrolled to that share of its height."""
        sprite = self.pen.art.sprite(name, self.pen.art.entry(name).scale * self._scale)
        (x, y), high = self.stage.at(*point), max(1, round(sprite.height * share))
        self.pen.surface.blit(sprite.surface, (x - sprite.ax, y - sprite.ay), (0, 0, sprite.width, high))

    def words(
        self,
        said: str,
        style: str,
        ink: theme.Colour,
        point: tuple[float, float],
        size: float,
        most: float = 900,
        anchor: str = "mid",
    ) -> None:
        """One line with a soft dark edge, no wider than `most`."""
        pen, wanted, (x, y) = self.pen, size * self._scale / self.pen.u, self.stage.at(*point)
        while wanted > 15 and pen.fonts.width(said, style, wanted) > most * self._scale:
            wanted -= 1
        said = pen.fonts.fit(said, style, most * self._scale, wanted)
        for dx, dy, colour in ((2, 2, theme.ABYSS), (-1, 1, theme.ABYSS), (1, -1, theme.ABYSS), (0, 0, ink)):
            pen.fonts.draw(pen.surface, said, style, colour, (x + dx, y + dy), anchor, wanted)


def wanted(app: App, table: Table) -> bool:
    """Whether the scene is shown: not at instant speed, and only after a whole game."""
    return app.settings.speed != motion.INSTANT and round_of(table.position_at(0)) <= 1
