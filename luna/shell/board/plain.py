"""A ready board for a small game: it writes a `Sketch`, a picture and the places that play a turn; the rest is here.

Every place is reached by pointer, keys and pad alike, and says what its turn does. There is no draft: one click, one
turn. A game that wants more writes its own `board.Display` and `board.Board`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from luna.core.game import Game, Reason, Turn
from luna.shell.access.node import Node, Role, group
from luna.shell.board import actionbar, cardface
from luna.shell.board.board import Draft, Host
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.focus_keys import FocusKeys, Place
from luna.shell.board.panel import Panel, kept_free
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.plain_display import PlainDisplay, Sketch
from luna.shell.board.pointer import Pointer
from luna.shell.board.spoken import possible
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.table.chronicle import Outcome

_REFUSED: Final = 4.0  # seconds a refusal stays
_TURN: Final = "turn"


class Thing(NamedTuple):
    """What a pointer or the focus can be on: a place that plays a turn, or a button of the frame."""

    rect: Rect
    name: str  # `turn`, or the command
    turn: Turn = ()
    what: object = None  # of a board that has more than turns: the thing itself


class PlainBoard:
    """See `board.Board`; it is its own hand."""

    panels: Sequence[Panel] = ()
    telling = False
    begun: Draft | None = None
    drafted: object = None
    strip: Sequence[Rect] = ()
    standing: Sequence[Panel] = ()
    marked: Sequence[tuple[Rect, int]] = ()
    topic = ""

    def __init__(self, host: Host, display: PlainDisplay, game: Game, sketch: Sketch) -> None:
        self.host, self.display, self._game, self._sketch = host, display, game, sketch
        self.text = host.app.catalogue
        self.pointer = Pointer()
        self.hover: Thing | None = None
        self.focus: FocusKeys[Thing] = FocusKeys(self)
        self._said = ""  # why nothing happened
        self._left = 0.0  # seconds that it stays

    # ---- how it stands

    @property
    def hand(self) -> PlainBoard:
        """See `Board`."""
        return self

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
        return {"do": self._do, "commit": self._do}

    def _things(self) -> list[Thing]:
        layout = self.display.layout
        things = [Thing(rect, _TURN, turn) for rect, turn in self.display.spots]
        buttons = {**layout.rail.buttons, **layout.top.buttons, "undo": layout.bar.undo_hit}
        return things + [Thing(rect, name) for name, rect in buttons.items()]

    # ---- the table speaks

    def enter(self) -> None:
        """See `Board`."""

    def take(self, moved: bool = True) -> None:
        self.hover, self._said = None, ""

    def take_up(self, draft: Draft) -> None:
        """See `Board`: there is none."""

    def show(self, outcome: Outcome) -> None:
        self.display.play(self.host.table.position_at(outcome.before), outcome.events, bytearray(outcome.position))

    def go(self, outcome: Outcome) -> None:
        if outcome.position == self.host.position:
            self.display.go(self.host.table, outcome.before, outcome.after)
        else:  # and more has come since
            self.display.jump(bytearray(outcome.position))

    def hand_over(self, seat: int) -> None:
        """See `Board`."""

    def refresh(self, can_redo: bool) -> None:
        if not self.pointer.keyed:
            self.moved(self.pointer.point)

    def deny(self, reason: Reason) -> None:
        self.refuse(self.text(f"reason-{reason.code}", **reason.facts))

    def refuse(self, words: str) -> None:
        self._said, self._left = words, _REFUSED

    def resume(self) -> None:
        """See `Board`."""

    def let_go(self) -> None:
        self.hover, self._said = None, ""

    def update(self, dt: float) -> bool:
        led = self.focus.update(dt)
        self._left -= dt
        ended = bool(self._said) and self._left <= 0
        if ended:
            self._said = ""
        return ended or led

    # ---- the player

    def moved(self, point: Pixel) -> bool:
        before, self.pointer.point = self.hover, point
        self.hover = next((thing for thing in self._things() if thing.rect.collidepoint(point)), None)
        return before != self.hover

    def leave(self, point: Pixel) -> bool:
        before, self.pointer.point, self.hover = self.hover, point, None
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

    def clear(self) -> None:
        self._said = ""

    def skip(self) -> bool:
        busy = self.display.busy
        self.display.skip()
        return busy

    def _do(self) -> None:
        """What is pointed at, or has the focus."""
        thing = self.hover
        if thing is None:
            return
        if thing.name != _TURN:
            self.host.do(thing.name)
        elif self.host.watching:
            self.refuse(self.host.forbidden or self.text("bots-watching"))
        else:
            self.hover = None
            self.host.play(thing.turn)

    # ---- the focus, see `focus_keys.Focused`

    @property
    def at(self) -> Pixel:
        return self.hover.rect.center if self.hover else self.display.layout.free.center

    def things(self) -> Sequence[Place[Thing]]:
        return [Place(thing, thing.rect, thing.rect.center) for thing in self._things()]

    def legal(self) -> Sequence[Thing]:
        return [thing for thing in self._things() if thing.name == _TURN]

    def label(self, thing: Thing) -> str | None:
        return ""

    def letters(self) -> Collection[str]:
        return ()

    def lead(self, thing: Thing) -> None:
        self.pointer.keyed, self.hover = True, thing

    # ---- for screen readers

    def nodes(self) -> Sequence[Node]:
        parts: dict[str, list[Node]] = {"board": [], "commands": []}
        busy = self.display.busy or self.host.watching
        for thing, key in self._keys():
            if words := self._words(thing):
                deed, lead = partial(self._press, thing), partial(self.lead, thing)
                about = self._about() if thing == self.hover else ""
                about = possible(self.text, about) if not busy and self._able(thing) else about
                node = Node(key, Role.BUTTON, words, thing.rect, about, press=deed, lead=lead)
                parts[self._part(thing)].append(node)
        return tuple(group(part, self.text(f"access-{part}"), nodes) for part, nodes in parts.items())

    @property
    def focus_path(self) -> tuple[str, ...]:
        return next(((self._part(thing), key) for thing, key in self._keys() if thing == self.hover), ())

    @staticmethod
    def _part(thing: Thing) -> str:
        """Where a thing is found: on the board, or among the buttons of the frame."""
        return "board" if thing.name == _TURN or thing.what is not None else "commands"

    def _keys(self) -> Iterator[tuple[Thing, str]]:
        """Everything that can have the focus, each with a name that no other thing has."""
        seen = set[str]()
        for thing in self._things():
            key = f"{thing.name} {thing.what or thing.turn or ''}"
            if key not in seen:
                seen.add(key)
                yield thing, key

    def _able(self, thing: Thing) -> bool:
        """Whether a press would do something now."""
        return thing.name == _TURN

    def _press(self, thing: Thing) -> None:
        """A screen reader presses it."""
        self.lead(thing)
        self._do()

    def _about(self) -> str:
        """What is to be known about the thing that has the focus, besides its name."""
        return ""

    def _words(self, thing: Thing) -> str:
        """What a thing is called; empty where it has no name."""
        if thing.name == _TURN:
            return self._sketch.told(self.text, self.display.shown, thing.turn)
        return self.text(f"command-{thing.name}") if self.text.has(f"command-{thing.name}") else ""

    # ---- the picture

    def dress(self, chrome: Chrome) -> Chrome:
        over = self._game.over(self.host.position)
        title = self.text("turn-over") if over else self.text("bar-point")
        return replace(chrome, hover="" if self.hover is None else self.hover.name, draft_title=title)

    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Any]) -> None:
        self.display.draw(surface, chrome)
        pen = self.display.pen.on(surface)
        actionbar.draw_grace(pen, grace, self.host.app.keys.key("undo"))
        if not (self.display.busy or self.host.watching):
            for rect, _ in self.display.spots:
                noted(surface, pygame.draw.rect(surface, theme.LEGAL, rect, pen.px(3), border_radius=pen.px(12)))
        self.display.light(surface, lit)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.focus.draw_labels(self.display.pen.on(surface).frame)
        if self.hover is not None and (self.pointer.keyed or self.hover.name == _TURN):
            self.display.pen.paint.focus(surface, self.hover.rect)

    def draw_card(self, surface: pygame.Surface) -> None:
        thing, pen = self.hover, self.display.pen.on(surface)
        if self._said:
            cardface.draw(pen, Card(self._said), thing.rect if thing else None, kept_free(self.host.open))
        elif thing is not None and thing.name == _TURN and not self.display.busy:
            said = self._sketch.told(self.text, self.display.shown, thing.turn)
            cardface.draw(
                pen, Card(said), thing.rect, [*(rect for rect, _ in self.display.spots), *kept_free(self.host.open)]
            )
