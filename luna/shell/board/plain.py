"""A ready board for a small game: it writes a `Sketch`, a picture and the places that play a turn; the rest is here.

A position fades into the next. Every place is reached by pointer, keys and pad alike, and says what its turn does.
There is no draft: one click, one turn. A game that wants more writes its own `board.Display` and `board.Board`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import hypot, inf
from typing import Any, Final, NamedTuple, Protocol

import pygame

from luna.core.game import Game, Position, Reason, Turn
from luna.shell import motion, theme
from luna.shell.board import actionbar, cardface, rail, sheets, topbar
from luna.shell.board.board import Draft, Host
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.edges import Rows, Window
from luna.shell.board.frame import Content, Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.canvas import Canvas
from luna.shell.live import Ground, lay, noted
from luna.shell.scene import App
from luna.table.chronicle import Outcome
from luna.table.table import Table
from luna.text import Catalogue

JUMP: Final = 0.3
"""Seconds of the fade from one position to another, at speed 1."""
_REFUSED: Final = 4.0  # seconds a refusal stays
_CONTENT: Final = Content({}, Rows({"name": 44}, ("name",)), ("hint", "log", "whatif", "rules"))
_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_TURN: Final = "turn"


class Sketch(Protocol):
    """What a small game brings beside its rules for a plain board; a module with these functions is one."""

    def draw(self, pen: Pen, rect: Rect, position: Position) -> None:
        """The position, in this part of the window."""

    def spots(self, rect: Rect, position: Position) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn, all of them legal."""

    def told(self, text: Catalogue, position: Position, turn: Turn) -> str:
        """What a turn does, in a few words."""


class PlainDisplay:
    """See `board.Display`: the things of a plain game that words name are its turns."""

    content: Content = _CONTENT
    verbs: Mapping[str, actionbar.VerbLook] = {}
    """The looks of the verbs of the content."""

    def __init__(self, app: App, game: Game, sketch: Sketch, position: Position, tone: str = "") -> None:
        self._app, self._game, self._sketch, self._tone = app, game, sketch, tone
        self.shown = position[:]
        """The position that is seen."""
        self._left, self._whole = 0.0, JUMP  # seconds of the fade: left, and all
        self._before: pygame.Surface | None = None
        self._still: tuple[object, Ground] | None = None
        self._speed = app.settings.speed
        self.resize(app.canvas, position)

    def resize(self, canvas: Canvas, position: Position) -> None:
        app, text = self._app, self._app.catalogue
        paint = app.paint_for(canvas.bars)
        window = Window(*canvas.size, canvas.bars, canvas.big, actionbar.widths(paint.fonts, text, self.verbs))
        self.layout = Frame(window, self.content, len(self._game.scores(self.shown)))
        frame = Pen(pygame.Surface((1, 1)), self.layout, app.paint_for(canvas.bars), text)
        paint = app.paint_for(self.layout.u)
        self.pen = Pen(pygame.Surface((1, 1)), self.layout, paint, text, other=frame)
        self._still = self._before = None

    @property
    def scores(self) -> tuple[int, ...]:
        return self._game.scores(self.shown)

    @property
    def busy(self) -> bool:
        return self._left > 0

    @property
    def spots(self) -> Sequence[tuple[Rect, Turn]]:
        """The places that play a turn."""
        return [] if self._game.over(self.shown) else self._sketch.spots(self.layout.free, self.shown)

    def take(self, position: Position) -> None:
        """See `Display`."""

    def rest(self, position: Position) -> None:
        self.shown, self._left, self._before = position[:], 0.0, None

    def jump(self, position: Position) -> None:
        before = None if self._still is None else self._still[1].surface.copy()
        self.rest(position)
        if self._speed != motion.INSTANT and before is not None:
            self._before, self._left, self._whole = before, JUMP, JUMP

    def forwards(self, table: Table, number: int) -> None:
        self.jump(table.position_at(number))

    def backwards(self, table: Table, number: int) -> None:
        self.jump(table.position_at(number - 1))

    def skip(self) -> bool:
        self._left, self._before = 0.0, None
        return False

    def pace(self, speed: float, reduced: bool) -> None:
        """See `Display`: a fade is no motion."""
        self._speed = speed

    def update(self, dt: float) -> bool:
        fading = self.busy
        self._left = max(0.0, self._left - dt * self._speed)
        return fading

    def shimmer(self) -> Ground | None:
        """See `Scene.shimmer`: nothing lives here."""
        return None

    def compose(self, chrome: Chrome) -> Iterator[None]:
        """See `Display`: it is little work."""
        yield from ()

    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        key = bytes(self.shown), chrome
        if self._still is None or self._still[0] != key:
            still = pygame.Surface(self._app.canvas.size, 0, 32)
            self._paint(still, chrome)
            self._still = key, Ground(still)
        lay(surface, self._still[1])
        self._fade(surface)

    def _fade(self, surface: pygame.Surface) -> None:
        """What is left of the picture of before."""
        if self._before is not None and self.busy:
            self._before.set_alpha(round(255 * self._left / self._whole))
            surface.blit(self._before, (0, 0))

    def draw_moving(self, surface: pygame.Surface) -> None:
        """See `Display`: nothing travels."""

    def light(self, surface: pygame.Surface, things: Iterable[Any]) -> None:
        pen = self.pen.on(surface)
        for thing in things:
            if (rect := self.place(thing)) is not None:
                pen.paint.focus(surface, rect.inflate(pen.px(14), pen.px(14)))

    def place(self, thing: object) -> Rect | None:
        return next((rect for rect, turn in self.spots if turn == thing), None)

    def explain(self, surface: pygame.Surface, card: Card) -> None:
        cardface.draw(self.pen.on(surface), card._replace(told=None), None, ())

    def _paint(self, surface: pygame.Surface, chrome: Chrome) -> None:
        """Ground, position and frame."""
        pen, layout = self.pen.on(surface), self.layout
        surface.fill(theme.now.SEA[0])
        self._sketch.draw(pen, layout.free, self.shown)
        if self._tone:
            surface.blit(pygame.transform.grayscale(surface), (0, 0))
        pen, mover = pen.frame, self._game.to_move(self.shown)
        sheets.bar(pen, layout.top.rect, hairline_below=True)
        topbar.draw_banner(pen, mover, "" if mover is None else chrome.looks[mover].emblem, chrome)
        topbar.draw_buttons(pen, chrome)
        if chrome.unsaved:
            topbar.mark_unsaved(pen, chrome.unsaved, layout.top.banner.right)
        for panel in layout.panels:
            look, active = chrome.looks[panel.seat], panel.seat == mover
            pen.paint.panel(surface, panel.rect, "active" if active else "panel")
            surface.fill(theme.rgb(look.colour), panel.stripe)
            pen.put_high(look.emblem, panel.badge, 40, 0.5 if chrome.thinking == panel.seat else 1.0)
            points = Rect(panel.name.right - pen.px(50), panel.name.y, pen.px(50), panel.name.height)
            pen.words(str(self.scores[panel.seat]), "score", theme.GOLD, points, "right")
            name = Rect(panel.name.x, panel.name.y, points.x - panel.name.x, panel.name.height)
            pen.words(chrome.names[panel.seat], "card_title", theme.now.MOONLIGHT, name)
        number = self._game.round_of(self.shown)
        rail.draw_rail(pen, pen.text("round-short", number=number) if number else "", chrome)
        actionbar.draw_bar(pen, chrome, self.verbs)


class Thing(NamedTuple):
    """What a pointer or the focus can be on: a place that plays a turn, or a button of the frame."""

    rect: Rect
    name: str  # `turn`, or the command
    turn: Turn = ()
    what: object = None  # of a board that has more than turns: the thing itself


class PlainBoard:
    """See `board.Board`."""

    panels: Sequence[Panel] = ()
    drafting, telling = False, False
    draft: Draft | None = None
    drafted: object = None
    strip: Sequence[Rect] = ()
    standing: Sequence[Panel] = ()
    marked: Sequence[tuple[Rect, int]] = ()
    topic = ""

    def __init__(self, host: Host, display: PlainDisplay, game: Game, sketch: Sketch) -> None:
        self.host, self.display, self._game, self._sketch = host, display, game, sketch
        self.text = host.app.catalogue
        self.keyed = self.padded = False
        self.point: Pixel = (0, 0)
        self._hover: Thing | None = None
        self._said = ""  # why nothing happened
        self._left = 0.0  # seconds that it stays

    # ---- how it stands

    @property
    def refused(self) -> bool:
        return bool(self._said)

    @property
    def no_hint(self) -> str:
        if self._game.over(self.host.position):
            return "hint-over"
        return "hint-not-now" if self.host.watching else ""

    def named(self, name: str, seat: int) -> Rect | None:
        """See `Board`: the place that plays that turn, in the notation."""
        say = self._game.turn_text
        return next((rect for rect, turn in self.display.spots if say(self.host.position, turn) == name), None)

    def commands(self) -> Mapping[str, Callable[[], object]]:
        ways = {way: partial(self._walk, *by) for way, by in _WAYS.items()}
        steps = {"next": partial(self._step, 1), "previous": partial(self._step, -1)}
        return {**ways, **steps, "do": self._do, "commit": self._do}

    @property
    def quiet(self) -> Collection[str]:
        return (*_WAYS, "next", "previous")

    def _things(self) -> list[Thing]:
        layout = self.display.layout
        things = [Thing(rect, _TURN, turn) for rect, turn in self.display.spots]
        buttons = {**layout.rail.buttons, **layout.top.buttons, "undo": layout.bar.undo_hit}
        return things + [Thing(rect, name) for name, rect in buttons.items()]

    # ---- the table speaks

    def enter(self) -> None:
        """See `Board`."""

    def take(self, moved: bool = True) -> None:
        self._hover, self._said = None, ""

    def take_up(self, draft: Draft) -> None:
        """See `Board`: there is none."""

    def show(self, outcome: Outcome) -> None:
        self.display.jump(bytearray(outcome.position))

    def go(self, outcome: Outcome) -> None:
        self.display.jump(bytearray(outcome.position))

    def hand_over(self, seat: int) -> None:
        """See `Board`."""

    def refresh(self, can_redo: bool) -> None:
        if not self.keyed:
            self.moved(self.point)

    def deny(self, reason: Reason) -> None:
        self.refuse(self.text(f"reason-{reason.code}", **reason.facts))

    def refuse(self, words: str) -> None:
        self._said, self._left = words, _REFUSED

    def resume(self) -> None:
        """See `Board`."""

    def let_go(self) -> None:
        self._hover, self._said = None, ""

    def resize(self, canvas: Canvas) -> None:
        self.display.resize(canvas, self.host.position)

    def update(self, dt: float) -> bool:
        self._left -= dt
        ended = bool(self._said) and self._left <= 0
        if ended:
            self._said = ""
        return ended

    # ---- the player

    def moved(self, point: Pixel) -> bool:
        before, self.point = self._hover, point
        self._hover = next((thing for thing in self._things() if thing.rect.collidepoint(point)), None)
        return before != self._hover

    def leave(self, point: Pixel) -> bool:
        before, self.point, self._hover = self._hover, point, None
        return before is not None

    def press(self, point: Pixel) -> None:
        self._said = ""
        self.moved(point)
        self._do()

    def drop(self, point: Pixel) -> bool:
        return False

    def wheel(self, steps: int) -> bool:
        return False

    def back(self) -> bool:
        return False

    def hide(self) -> bool:
        return False

    def clear(self) -> None:
        self._said = ""

    def typed(self, event: pygame.event.Event) -> bool:
        return False

    def hold(self, command: str) -> None:
        """See `Board`."""

    def released(self, event: pygame.event.Event) -> bool:
        return False

    def skip(self) -> bool:
        busy = self.display.busy
        self.display.skip()
        return busy

    def _do(self) -> None:
        """What is pointed at, or has the focus."""
        thing = self._hover
        if thing is None:
            return
        if thing.name != _TURN:
            self.host.do(thing.name)
        elif self.host.watching:
            self.refuse(self.host.forbidden or self.text("bots-watching"))
        else:
            self._hover = None
            self.host.play(thing.turn)

    def _lead(self, thing: Thing) -> None:
        self.keyed, self._hover = True, thing

    def _step(self, by: int) -> None:
        """The next or the previous place, round and round."""
        things = [thing for thing in self._things() if thing.name == _TURN]
        if things:
            place = things.index(self._hover) + by if self._hover in things else 0 if by > 0 else -1
            self._lead(things[place % len(things)])

    def _walk(self, across: int, down: int) -> None:
        """The nearest thing that way."""
        x, y = self._hover.rect.center if self._hover else self.display.layout.free.center

        def far(thing: Thing) -> float:
            dx, dy = thing.rect.centerx - x, thing.rect.centery - y
            along, aside = dx * across + dy * down, abs(dx * down) + abs(dy * across)
            return hypot(along, 2 * aside) if along > 0 else inf

        best = min(self._things(), key=far)
        if far(best) < inf:
            self._lead(best)

    # ---- the picture

    def dress(self, chrome: Chrome) -> Chrome:
        over = self._game.over(self.host.position)
        title = self.text("turn-over") if over else self.text("bar-point")
        return replace(chrome, hover="" if self._hover is None else self._hover.name, draft_title=title)

    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Any]) -> None:
        self.display.draw(surface, chrome)
        pen = self.display.pen.on(surface)
        actionbar.draw_grace(pen, grace, self.host.app.keys.key("undo"))
        if not (self.display.busy or self.host.watching):
            for rect, _ in self.display.spots:
                noted(surface, pygame.draw.rect(surface, theme.LEGAL, rect, pen.px(3), border_radius=pen.px(12)))
        self.display.light(surface, lit)

    def draw_over(self, surface: pygame.Surface) -> None:
        if self._hover is not None and (self.keyed or self._hover.name == _TURN):
            self.display.pen.paint.focus(surface, self._hover.rect)

    def draw_card(self, surface: pygame.Surface) -> None:
        thing, pen = self._hover, self.display.pen.on(surface)
        if self._said:
            cardface.draw(pen, Card(self._said), thing.rect if thing else None, ())
        elif thing is not None and thing.name == _TURN and not self.display.busy:
            said = self._sketch.told(self.text, self.display.shown, thing.turn)
            cardface.draw(pen, Card(said), thing.rect, [rect for rect, _ in self.display.spots])
