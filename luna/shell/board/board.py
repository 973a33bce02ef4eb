"""The board of one table: its display, the hand over it, the focus of the keys, its panels, commands and words.

The shell owns the window: routing of events, open panels, undo, the log, bots, network peers. A game derives its board
from `Board`. Neither knows how a turn travels; the shell knows no rules. A board reaches its table only through its
`Host`. A small game uses the ready board in `plain_board`.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from luna.shell.access.node import Facts
from luna.shell.board import actionbar
from luna.shell.board.chrome import Chrome
from luna.shell.board.display import Display
from luna.shell.board.draft import Draft
from luna.shell.board.films import sprites
from luna.shell.board.focus_keys import FocusKeys
from luna.shell.board.hand import Hand
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.table.chronicle import Outcome


class Board:
    """A display with a hand over it."""

    panels: Sequence[Panel] = ()
    """The game's own panels, opened and closed by a command of their name; `recap` shows the turns of the others."""
    marked: Sequence[tuple[Rect, int]] = ()
    """Rectangles on the board that mark the turns since this player's last one, with the numbers of these turns."""

    def __init__(self, host: Host, display: Display, hand: Hand[Any], focus: FocusKeys[Any] | None = None) -> None:
        self.host, self.text = host, host.app.catalogue
        self.display, self.hand, self.focus = display, hand, focus or FocusKeys(hand)

    @property
    def telling(self) -> object:
        """Whether a narration is on screen that must be read first."""
        return False

    @property
    def standing(self) -> Sequence[Panel]:
        """Panels that are open by themselves while there is a reason: a tip, the subject of a question."""
        return ()

    def facts(self) -> Facts:
        """The contents of the bars and panels in words, for screen readers."""
        return Facts()

    @abstractmethod
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """The game's own commands: `do` and `commit`, verbs."""

    # ---- events of the table

    def enter(self) -> None:
        """Handle the first appearance of the table."""

    def take(self, moved: bool = True) -> None:
        """Take another position and drop the draft. `moved` is False when perhaps only the mover has changed."""
        self.hand.let_go()

    def take_up(self, draft: Draft) -> None:
        """Continue a draft for the present position."""
        self.hand.draft = draft
        self.hand.refresh()

    @abstractmethod
    def show(self, outcome: Outcome) -> None:
        """Show a turn that was played."""

    def go(self, outcome: Outcome) -> None:
        """Show a jump of the game: undo, redo, another branch."""
        if outcome.position == self.host.position:
            self.display.go(self.host.table, outcome.before, outcome.after)
        else:  # and more has arrived since
            self.display.jump(bytearray(outcome.position))

    def hand_over(self, seat: int) -> None:
        """After all motion, the emblem of the next person at this screen sweeps across the top bar."""
        look = self.host.history.looks[seat]
        self.display.choreography.hand_over(sprites.sweep(look.emblem, theme.rgb(look.colour)))

    def refresh(self, can_redo: bool) -> None:
        """Handle a change of the draft, of the motion or of the possible commands."""
        self.hand.refresh()

    def resume(self) -> None:
        """Continue after another scene on top; the settings may have changed."""

    def update(self, dt: float) -> bool:
        """Advance hand and focus by one step; the display has its own. Returns whether to redraw."""
        led = self.focus.update(dt)
        return self.hand.update(dt) or led

    def skip(self) -> bool:
        """Skip one step of a story or a film; False when all is at rest."""
        busy = self.display.busy
        self.display.skip()
        return busy

    # ---- the picture

    @abstractmethod
    def dress(self, chrome: Chrome) -> Chrome:
        """The facts of the frame, completed with those of the hand: verbs, words of the draft."""

    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Any]) -> None:
        """Draw everything under the panels. `grace`: share of the ring of the undo, 0 = none; `lit`: see `light`."""
        self.display.draw(surface, chrome)
        pen = self.display.pen.on(surface)
        actionbar.draw_grace(pen, grace, chrome.keys.get("undo", ""))
        self.draw_signs(surface)
        self.display.light(surface, lit)
        self.display.draw_moving(surface)

    def draw_signs(self, surface: pygame.Surface) -> None:
        """Draw the signs of possible actions, over the pieces at rest."""

    @abstractmethod
    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw the layer over the panels: the strip, rings, the words of a story."""

    @abstractmethod
    def draw_card(self, surface: pygame.Surface) -> None:
        """Draw the card of the thing under the pointer."""
