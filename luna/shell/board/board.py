"""One game's table in one window: what a game shows, and how it is played there.

The shell owns the window: who gets an event, the panels that lie open, undo, the log, bots, the others on a network. A
game brings a `Display`, its picture, and a `Board`, a display with a hand over it. Neither knows how a turn travels;
the shell knows no rule. What a board wants of the table it lies on, it asks its `Host`. A small game need not write
all this: see `plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import pygame

from luna.core.cast import Face
from luna.core.game import Position, Reason, Turn
from luna.shell.access.node import Node
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.focus_keys import Focus
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.pointer import Pointer
from luna.shell.board.teller import Entry
from luna.shell.drawing.dirty_rects import Ground
from luna.table.chronicle import Outcome
from luna.table.table import Table


class Display(Protocol):
    """A game as it is seen in one window: the picture of a position, and how one becomes the next.

    It shows what it was told to: `rest`, `jump`, `forwards` and `backwards` begin it, `update` goes on with it.
    """

    @property
    def layout(self) -> Frame:
        """The layout: where everything is."""

    @property
    def pen(self) -> Pen:
        """The hand that draws in this window."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, as they are shown now."""

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""

    def take(self, position: Position) -> None:
        """The game stands there now; what is to be seen of it is said by the others."""

    def rest(self, position: Position) -> None:
        """Show this position at once, nothing on its way."""

    def jump(self, position: Position) -> None:
        """Show a position far away: a fade."""

    def forwards(self, table: Table, number: int) -> None:
        """Show how turn `number` of the table (1 = the first) is played."""

    def backwards(self, table: Table, number: int) -> None:
        """Show how it is taken back."""

    def skip(self) -> bool:
        """What moves arrives; True when something of the game has to be seen first, as a scoring."""

    def pace(self, speed: float, reduced: bool) -> None:
        """How fast pieces move, 1 = as a rule; `reduced`: nothing travels."""

    def resize(self, canvas: Canvas, position: Position) -> None:
        """Lay out anew for another window, another language, other sizes."""

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether a new picture is due."""

    def shimmer(self) -> Ground | None:
        """See `Scene.shimmer`."""

    def compose(self, chrome: Chrome) -> Iterator[None]:
        """Make what `draw` shows, in pieces for one frame each."""

    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        """The whole table at rest with its frame."""

    def place(self, thing: object) -> Rect | None:
        """The rectangle of a thing that words name, None where a card may lie over it."""

    def draw_moving(self, surface: pygame.Surface) -> None:
        """What is on its way."""

    def light(self, surface: pygame.Surface, things: Iterable[Any]) -> None:
        """Rings about things of the board, as the words of this game name them (`Panel.things`)."""

    def explain(self, surface: pygame.Surface, card: Card) -> None:
        """A card about a turn that could have been played, and on the board what it is about."""


class Host(Protocol):
    """The table on which a board lies, for the board."""

    app: App
    table: Table
    position: Position
    names: Sequence[str]

    @property
    def faces(self) -> Sequence[Face | None]:
        """Who plays the seats, None where nobody has a face."""

    @property
    def entries(self) -> Sequence[Entry]:
        """The turns that count."""

    @property
    def automaton(self) -> int | None:
        """The seat that the game itself moves, if there is one."""

    @property
    def open(self) -> Sequence[Panel]:
        """What lies open, the topmost last; always the same list."""

    @property
    def tone(self) -> str:
        """How the ground is painted: `sepia` for a board on which nothing counts, else empty."""

    @property
    def mine(self) -> bool:
        """Whether a person at this machine is to move."""

    @property
    def people(self) -> Sequence[int]:
        """The seats of people that are played from this machine."""

    @property
    def watching(self) -> bool:
        """Whether a bot is to move, or somebody elsewhere, so that everybody here only looks on."""

    @property
    def alone(self) -> bool:
        """Whether no person plays: there is only looking on."""

    @property
    def forbidden(self) -> str:
        """A sentence why nothing can be played here now, empty when something can."""

    def play(self, turn: Turn) -> None:
        """The hand has made a turn."""

    def asked(self) -> None:
        """The hand has asked a question; a click that only repeats the last one does not answer it."""

    def do(self, command: str) -> bool:
        """A command of the table, as `undo` or `menu`; False when there is no such command."""

    def click(self, panel: str, spot: int) -> None:
        """A place of a panel that lies open."""

    def lay_open(self, panel: Panel) -> None:
        """Open one of the board's panels, unless it lies open."""

    def cover(self, scene: Scene) -> None:
        """Put a scene on top that has to be seen before the game goes on: a scoring."""

    def since(self) -> Sequence[Entry]:
        """What others have done since the last turn at this chair."""

    def look_back(self, number: int) -> None:
        """Show the table as it was after so many turns."""


class Draft(Protocol):
    """A turn that is being put together."""

    row: Position
    """The position it is for."""


class Hand(Protocol):
    """The player's hand over a display: it points, drafts a turn and says why something cannot be."""

    pointer: Pointer

    @property
    def begun(self) -> Draft | None:
        """The draft, to be taken up again after an interruption (`Board.take_up`); None while nothing is drafted."""

    @property
    def drafted(self) -> object:
        """A value of the draft that is another after every step; None without a draft."""

    @property
    def strip(self) -> Sequence[Rect]:
        """The prompt line, where a draft is put together; no panel lies over it."""

    @property
    def refused(self) -> object:
        """The refusal that is shown now; None or empty when there is none."""

    @property
    def no_hint(self) -> str:
        """Why there can be no hint now, a key of the catalogue; empty when there can."""

    @property
    def topic(self) -> str:
        """The rule of the thing that is pointed at; empty for the first page."""

    def deny(self, reason: Reason) -> None:
        """The table refused a turn."""

    def refuse(self, words: str) -> None:
        """Say for a while why nothing happened, or what comes first."""

    def clear(self) -> None:
        """Take the last refusal away: a command comes."""

    def let_go(self) -> None:
        """Let go, as something comes on top: no card stays open."""

    def moved(self, point: Pixel) -> bool:
        """The pointer is there; True when something else is to be seen."""

    def leave(self, point: Pixel) -> bool:
        """The pointer is there, on what lies over the table; the same."""

    def press(self, point: Pixel) -> None:
        """A click."""

    def drop(self, point: Pixel) -> bool:
        """The button was let go; True when that said something more than the click: a drag."""

    def wheel(self, steps: int) -> bool:
        """The wheel turned, or more and less were pressed; False when that means nothing now."""

    def back(self) -> bool:
        """One step of the draft back; False when there is none."""


class Board(Protocol):
    """A game's table: its display, the hand over it, the focus of the keys, its panels, commands and words."""

    panels: Sequence[Panel]
    """Its own, opened and closed by a command of their name; one called `recap` tells what the others did."""

    @property
    def display(self) -> Display:
        """The picture."""

    @property
    def hand(self) -> Hand:
        """The hand of the player at this machine."""

    @property
    def focus(self) -> Focus:
        """The focus of keys and pad; its commands let the pieces go on."""

    # ---- how it stands

    @property
    def telling(self) -> object:
        """Whether something is told that is read before anything else is done."""

    @property
    def standing(self) -> Sequence[Panel]:
        """Panels that lie open by themselves as long as there is a reason: a tip, what a question is about."""

    def named(self, name: str, seat: int) -> Rect | None:
        """Where the thing is that a lesson of this game calls so, of a seat's own where it is one; None: not here."""

    @property
    def marked(self) -> Sequence[tuple[Rect, int]]:
        """Rectangles where the board tells of turns since the last one at this chair, with the turns' numbers."""

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """The game's own commands: `do` and `commit`, verbs."""

    # ---- the table speaks

    def enter(self) -> None:
        """The table is seen."""

    def take(self, moved: bool = True) -> None:
        """The host has another position: the draft is gone. `moved` is False when only the mover may be another."""

    def take_up(self, draft: Draft) -> None:
        """Go on with this draft, which is for the present position."""

    def show(self, outcome: Outcome) -> None:
        """A turn was played."""

    def go(self, outcome: Outcome) -> None:
        """The game went elsewhere: undo, redo, another branch."""

    def hand_over(self, seat: int) -> None:
        """Announce that another person at this screen is to move when all has arrived."""

    def refresh(self, can_redo: bool) -> None:
        """The draft, what moves or what may be done has changed."""

    def resume(self) -> None:
        """What lay over the table is gone; the settings may be others."""

    def update(self, dt: float) -> bool:
        """One step of hand and focus; the display has its own. True when something else is to be seen."""

    def skip(self) -> bool:
        """One step on with what is told or moves; False when all is at rest."""

    # ---- for screen readers

    def nodes(self) -> Sequence[Node]:
        """The board in nodes, group by group: what stands there, and what can be pressed."""

    @property
    def focus_path(self) -> tuple[str, ...]:
        """The path to the node that has the focus of the keys."""

    # ---- the picture

    def dress(self, chrome: Chrome) -> Chrome:
        """The facts of the frame with those that the hand knows: verbs, words of the draft."""

    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Any]) -> None:
        """Draw all that lies under the panels. `grace`: share of the ring of the undo, 0 = none; `lit`: see `light`."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies over the panels: the strip, rings, what is told."""

    def draw_card(self, surface: pygame.Surface) -> None:
        """The card of what is pointed at."""
