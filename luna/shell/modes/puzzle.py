"""The table of a puzzle: one seat is the player's, the proof answers for the others."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence

import pygame
from typing_extensions import override

from luna.bots.answers import Solution
from luna.bots.proof import decided
from luna.bots.thinker import Pending
from luna.core.game import Reason, Turn, play_all
from luna.core.teaching import Value
from luna.learning import progress
from luna.learning.puzzle import Puzzle
from luna.log.records import PLAYS
from luna.shell.access.node import Node, Role
from luna.shell.app import hints
from luna.shell.app.scene import App, Stage
from luna.shell.board import banner
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen
from luna.shell.board.table_view import TableView
from luna.shell.client.choices import seat_word
from luna.shell.drawing import theme
from luna.shell.modes.puzzle_hint import PuzzleHint
from luna.shell.modes.takeback import StepTakeback
from luna.shell.modes.whatif import ScratchMode, practice_table
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.widgets import Column
from luna.table.chronicle import Outcome
from luna.table.link import TableLink


class PuzzleMode(ScratchMode):
    """A table in memory that starts with the puzzle's position and ends with its answer."""

    def __init__(self, puzzle: Puzzle, won: Callable[[int], object], onward: Callable[[], object] | None) -> None:
        """`won`: takes the number of candles; `onward`: opens the next puzzle, None after the last."""
        assert puzzle.claim is not None
        self.puzzle, self.claim, self._won = puzzle, puzzle.claim, won
        self.onward = onward
        self._begin = puzzle.position()
        self._question = puzzle.what.ask(self._begin)
        self.held = lambda: (self._question.seat,)
        self._asked: Pending[Solution] | None = None
        self._weighed: Pending[Solution] | None = None  # the value of a finished line without its luck
        self._line: deque[Turn] | None = None  # the rest of the best line while it is shown
        self._value: Value | None = None  # of a finished line
        self._told = False
        self.shown = False
        """Whether the last finished line was shown instead of played."""
        self.drew = False
        """Whether the last finished line contained a draw of chance."""
        self._over = False  # the game has ended and its last scoring was shown

    @property
    @override
    def forbidden(self) -> str:
        if self._line is not None:
            return self.view.text("puzzle-shown")
        return self.view.text("puzzle-answered") if self._value is not None else ""

    @override
    def names(self) -> list[str]:
        words, seats = self.view.text, self.view.table.seats
        own = words("puzzle-you")
        return [own if n == self._question.seat else seat_word(words, seat.order) for n, seat in enumerate(seats)]

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {**super().commands(), "hint": self.hint.deeper}

    @override
    def panels(self) -> Sequence[Panel]:
        idea = "" if self.puzzle.what.searched else f"puzzle-teaches-{self.puzzle.teaches}"
        self.hint = PuzzleHint(self.view, idea, self._prove)
        return (self.hint,)

    @override
    def ended(self) -> None:
        """Show no final page: `settle` gives the verdict wherever the line ends."""
        self.view.covered = False
        self._over = True

    @override
    def exit(self) -> None:
        self._forget()
        self.hint.closed()
        super().exit()

    @override
    def takeback(self) -> StepTakeback:
        return StepTakeback(self.view, self._undo)

    def _undo(self) -> None:
        """Take back the player's last turn together with the answers to it."""
        table, seat = self.view.table, self._question.seat
        own = [number for number, played in enumerate(table.history) if played.seat == seat]
        if own and self._line is None:
            self.view.link.undo_to(own[-1])

    def again(self) -> None:
        """Start the puzzle again."""
        self._line = None
        self.view.link.undo_to(0)

    def show(self) -> None:
        """Play the best line on the board; further hints cost nothing after that."""
        self._line = deque()
        self.hint.spent()
        self.view.link.undo_to(0)

    @override
    def result_shown(self, result: Outcome | Reason) -> None:
        self._forget()
        self.hint.moved_on()
        if isinstance(result, Reason):
            return
        self._value, self._told, self._over = None, False, False
        after = bytearray(result.position)
        if result.kind in PLAYS and self._question.ended(after):
            before = play_all(self.puzzle.rules, self.view.table.position_at(result.before), result.turn[:-1])
            self._value = self._question.value(before, result.turn[-1], after)
            searched = self.puzzle.what.searched
            turns = [played.turn for played in self.view.table.history]
            self.drew = not searched and any(
                decided(self.puzzle.rules, self.view.table.position_at(number), turn) != turn
                for number, turn in enumerate(turns)
            )
            if self.drew or searched:
                weigh = self.view.app.thinker.weigh
                self._weighed = weigh(self.puzzle.game, self.puzzle.kind, bytes(self._begin), turns)

    @override
    def settle(self, dt: float) -> None:
        """When all is at rest, continue: with the verdict, the best line, or the answers of the other seats."""
        view = self.view
        view.dirty = self.hint.listen() or view.dirty
        shown = self._over if view.table.over else not view.covered
        if view.link.busy or view.board.display.busy or self._told or not shown:
            return
        if self._weighed is not None:
            if not (self._weighed.ready or self._weighed.failed):
                return
            known, self._weighed = self._weighed.known, None
            if known is not None and known.value is not None:
                self._value = known.value
            elif self.puzzle.what.searched:
                self._value = None
                self._unproved()
        if self._value is not None:
            self._told = True
            if self._line is None:
                self._won(progress.candles(self._value, self.claim.value, self.hint.paid))
            self.shown, self._line = self._line is not None, None
            view.app.push(Verdict(view.app, self, self._value))
        elif self._line:
            view.link.submit(self._line.popleft())
        elif self._line is not None or view.table.to_move != self._question.seat:
            self._ask()

    def _ask(self) -> None:
        view = self.view
        if self._asked is None:
            self._asked = self._prove()
        known = self._asked.known
        if known is not None and known.line:
            if self._line is not None:
                self._line.extend(known.line)
            else:
                view.link.submit(known.line[0])
            self._forget()
        elif known is not None or self._asked.failed:
            self._unproved()

    def _unproved(self) -> None:
        self._told = True
        self.view.board.hand.refuse(self.view.text("puzzle-no-proof"))

    def _prove(self) -> Pending[Solution]:
        """The best line from the position on the table."""
        asked, here = bytes(self._begin), bytes(self.view.table.position)
        return self.view.app.thinker.prove(self.puzzle.game, self.puzzle.kind, asked, here)

    def _forget(self) -> None:
        for asked in filter(None, (self._asked, self._weighed)):
            asked.cancel()
        self._asked = self._weighed = None

    @override
    def draw(self, pen: Pen) -> None:
        view = self.view
        key, back = hints.cap(view.app, "menu"), view.text("back")
        ink, point = theme.now.MOONLIGHT, view.board.hand.pointer.point
        middle, sign = pen.layout.free.centerx, self.back
        sign = sign.union((2 * middle - sign.right, sign.y, 1, sign.height))
        if sign.collidepoint(point) or not (view.board.hand.begun or view.table.length):
            self.back = banner.ask(pen, self.asked, back, key, ink, point)
        else:
            title = view.text("puzzle-sign", level=self.claim.level)
            self.back = banner.draw(pen, title, "", back, key, ink, point)

    @override
    def nodes(self) -> Sequence[Node]:
        return (Node("question", Role.LABEL, self.asked),)

    @property
    def asked(self) -> str:
        """The question."""
        return self.view.text(f"puzzle-asks-{self.puzzle.kind}")


class Verdict(PageScene):
    """The verdict: the value of the line, the best value, and the lesson of the puzzle."""

    stage = Stage(pause=0.4)
    shape = Shape((1040, 470), columns=1, low=0)

    def __init__(self, app: App, mode: PuzzleMode, value: Value) -> None:
        super().__init__(app)
        self._mode, self._value = mode, value
        best = mode.claim.value
        self.solved = value >= best
        self.title = self.words("puzzle-solved" if self.solved else "puzzle-missed")
        self.first = "next" if self.solved and mode.onward else "again"

    @override
    def background(self, surface: pygame.Surface) -> None:
        """Leave the table in sight."""
        self.see_through = True

    @override
    def left(self, column: Column) -> None:
        mode, words = self._mode, self.words
        kind = mode.puzzle.what
        if kind.searched:
            said = "puzzle-best-found" if self.solved else "puzzle-best-cost"
            column.words("value", words(said, points=float(-self._value)), "body")
        elif kind.highest is None:
            own = f"puzzle-value-{mode.puzzle.kind}"  # some kinds do not count points
            said = own if words.has(own) else "puzzle-value"
            column.words("value", words(said, value=_slot(self._value), best=_slot(mode.claim.value)), "body")
        else:
            column.words("value", words("puzzle-reached" if self.solved else "puzzle-not-reached"), "body")
        column.gap()
        if mode.drew:
            column.words("luck", words("puzzle-luck"))
            column.gap()
        column.words("teaches", words(f"puzzle-teaches-{mode.puzzle.teaches}"), "body")
        if mode.hint.paid and not mode.shown:
            column.gap().words("hints", words("puzzle-hints", hints=mode.hint.paid))
        column.gap(24).button("line", words("puzzle-line"), self._after(mode.show))

    @override
    def foot(self) -> list[Foot]:
        onward = self._mode.onward is not None
        again = self._after(self._mode.again)
        feet = [Foot("again", self.words("puzzle-again"), again, primary=not (self.solved and onward))]
        return [Foot("next", self.words("puzzle-next"), self._next, primary=self.solved), *feet] if onward else feet

    def _after(self, deed: Callable[[], object]) -> Callable[[], None]:
        def done() -> None:
            self.app.pop(self)
            deed()

        return done

    def _next(self) -> None:
        onward = self._mode.onward
        self.back()
        if onward is not None:
            onward()

    @override
    def back(self) -> None:
        self.app.pop(self)
        self._mode.leave()


def _slot(value: Value) -> int | float:
    """A value as a slot of a message."""
    return value if isinstance(value, int) else value.numerator if value.denominator == 1 else float(value)


def solve(app: App, puzzle: Puzzle, won: Callable[[int], object], onward: Callable[[], object] | None) -> None:
    """Open a proved puzzle."""
    table = practice_table(puzzle.rules, puzzle.header)
    app.push(TableView(app, TableLink(table), PuzzleMode(puzzle, won, onward)))
