"""The answers of a table: a turn comes back as an outcome, and the board shows it."""

from math import inf

from luna.core.game import Reason
from luna.log.records import HUMAN, PLAYS, SEAT
from luna.shell.board.timers import Debounce
from luna.shell.board.view import View
from luna.shell.modes.mode import Mode
from luna.shell.records.statistics import count
from luna.table.chronicle import Outcome


class Answers:
    """Receives the results of turns and commands for one view."""

    def __init__(self, view: View, mode: Mode, debounce: Debounce) -> None:
        self._view, self._mode, self._debounce = view, mode, debounce
        self.missed = False
        """Whether other players moved while the window was in the background: their turns are shown again."""
        self._bell = False  # the next turn begins as soon as all motion has ended

    def take(self, result: Outcome | Reason) -> None:
        """Take the answer to a request."""
        heard = self._mode.filter_result(result)
        if heard is not None:
            self._show(heard)
            self._mode.result_shown(heard)

    def _show(self, result: Outcome | Reason) -> None:
        view = self._view
        view.dirty = True
        if isinstance(result, Reason):
            view.board.hand.deny(result)
            return
        if result.notice is not None:
            view.app.tell(result.notice)
            view.app.playing = view.table.path
        view.history.follow()
        if view.table.over and result.kind != SEAT:
            count(view.app, view.table)
        self.take_position()
        view.grace.end()
        if result.kind in PLAYS:
            if view.table.seats[result.seat].kind == HUMAN:
                view.grace.begin(inf if self._mode.waits else view.app.settings.grace_seconds)
            self._show_turn(result)
        elif result.kind != SEAT:
            view.app.sound.play("undo")
            view.board.go(result)
        view.refresh()

    def take_position(self) -> None:
        """Show the table as it is now."""
        view = self._view
        draft = view.board.hand.begun
        view.position, view.names = view.table.position, self._mode.names()
        view.company.moved_on()
        view.stack.lay(view.company.hints, False)
        view.board.take()
        view.stack.stand()
        self._mode.position_taken(draft)

    def _show_turn(self, result: Outcome) -> None:
        """Show one turn, and announce the next player at the same screen."""
        view, people = self._view, self._view.company.people
        view.board.show(result)
        seat = view.table.to_move
        self.missed = self.missed or not (view.app.focused or result.seat in people)
        self._bell = seat in people and seat != result.seat
        if seat is not None and self._bell and len(people) > 1:
            self._debounce.hand_over()
            view.board.hand_over(seat)

    def arrived(self) -> None:
        """Begin the next player's turn: all motion has ended."""
        if self._bell:
            self._bell = False
            self._view.app.sound.play("your-turn")
