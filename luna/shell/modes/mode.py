"""The mode of a table: its players, the rule for undo, the targets of its end and its menu."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

import pygame
from typing_extensions import override

from luna.core.game import Reason, Turn
from luna.learning.challenge import Challenge
from luna.net.remote import Remote
from luna.shell.access.node import Node, Role
from luna.shell.app import navigation
from luna.shell.app.scene import Stage
from luna.shell.board import banner
from luna.shell.board.chrome import Chrome
from luna.shell.board.draft import Draft
from luna.shell.board.host import TableMode
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen
from luna.shell.board.teller import Entry
from luna.shell.board.view import View
from luna.shell.drawing import theme
from luna.shell.modes.coach import CoachPanel
from luna.shell.modes.recap import remind
from luna.shell.modes.takeback import Takeback
from luna.shell.players.seats import seat_name
from luna.shell.records import achievements
from luna.shell.screens.table_menu import OverlayScene
from luna.table.chronicle import Outcome


class Mode(TableMode):
    """The strategy of a table. This one is the usual: a game on this machine, in which everybody plays here."""

    view: View
    coached = True
    """Whether the coach of the game speaks here."""
    coach: CoachPanel | None = None
    held: Callable[[], Collection[int]] | None = None
    """The seats played from this machine; None: all."""
    waits = False
    """Whether bots wait after the player's own turn until the player goes on; else the settings say how long."""
    branches = True
    """Whether the game may continue from an earlier moment."""

    def sit(self) -> None:
        """Make the parts that need the view, which exists now but is not complete."""

    @property
    def remote(self) -> Remote | None:
        """The connection to the other machines at the table, if it is shared."""
        return None

    @property
    def stage(self) -> Stage:
        """See `Scene.stage`. New when the coach's card appears or disappears."""
        coach = self.coach
        if coach is None or coach.away or coach not in self.view.stack.open:
            return Stage()
        return Stage((coach.advice, coach.report), 0.3)

    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [seat_name(self.view.text, seat) for seat in self.view.table.seats]

    def panels(self) -> Sequence[Panel]:
        """Further panels that can be opened here."""
        self.coach = CoachPanel(self.view) if self.coached else None
        return () if self.coach is None else (self.coach,)

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Commands with another meaning here."""
        return {}

    @override
    def since(self) -> Sequence[Entry]:
        """The others' turns since the last at this chair: of the only person, or of the seat to move."""
        view = self.view
        seat = view.table.to_move if view.company.you is None else view.company.you
        return () if seat is None else view.history.since(seat)

    # ---- as a scene on the stack

    def enter(self) -> None:
        """The table comes on top; after an interruption, the others' turns are replayed."""
        remind(self.view)
        if self.coach is not None:
            self.coach.look()

    def exit(self) -> None:
        """Make pending requests durable, then close the journal."""
        self.view.link.close()

    def resume(self) -> None:
        """The scene over the table is gone; settings may have restored tips."""
        if self.coach is not None:
            self.coach.resume()

    def beneath(self, dt: float) -> None:
        """Advance while another scene is over the table."""

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds, before the table; False when the table is left."""
        return True

    def settle(self, dt: float) -> None:
        """Advance by `dt` seconds, after the table."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event before the table; True when it was used."""
        return False

    def ended(self) -> None:
        """The game is over and its last animation has been seen."""
        navigation.finished(self.view.app, self.view.table)

    def leave(self) -> None:
        """Leave, by the menu's key or by Escape when nothing else can be closed: the menu over the table."""
        view = self.view
        view.app.push(OverlayScene(view.app, view.table, partial(view.link.undo_to, 0), view.link.set_player))

    # ---- turns

    def takes(self, turn: Turn) -> bool:
        """Whether a turn made here is played."""
        return True

    def takeback(self) -> Takeback:
        """The way of undo here."""
        return Takeback(self.view)

    def filter_result(self, result: Outcome | Reason) -> Outcome | Reason | None:
        """The table's answer to a request, before it is shown; None hides it."""
        return result

    def result_shown(self, result: Outcome | Reason) -> None:
        """Handle the result of an act, which is on show now."""

    def position_taken(self, draft: Draft | None) -> None:
        """Handle another position of the board; `draft` belonged to the previous one."""
        if self.coach is not None:
            self.coach.look()

    # ---- picture

    def dress(self, chrome: Chrome) -> Chrome:
        """The facts of the frame in this mode."""
        return chrome

    def nodes(self) -> Sequence[Node]:
        """Nodes for a screen reader beside the table: a question of the others, or of the puzzle."""
        return ()

    def draw(self, pen: Pen) -> None:
        """Draw the layer over everything."""


class ChallengeMode(Mode):
    """The usual mode with a sign."""

    def __init__(self, challenge: Challenge) -> None:
        self.challenge = challenge
        self._counted: tuple[bytes, Mapping[str, int]] = b"", {}  # for which position

    @property
    def _standing(self) -> Mapping[str, int]:
        """The facts of the challenge, for which the game is replayed."""
        table = self.view.table
        if self._counted[0] != table.position:
            self._counted = bytes(table.position), achievements.standing(table)
        return self._counted[1]

    @property
    def _said(self) -> str:
        return achievements.goals(self.view.text, self.challenge, self._standing)

    @override
    def nodes(self) -> Sequence[Node]:
        return (Node("goals", Role.LABEL, self._said),)

    @override
    def draw(self, pen: Pen) -> None:
        ink = theme.GOLD_PALE if self.challenge.met(self._standing) else theme.now.MOONLIGHT
        banner.ask(pen, self._said, "", "", ink, None)
