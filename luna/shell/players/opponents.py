"""What the thinking process does for tables: it plays the seats of bots, gives hints and explains turns.

The question is position, level and seed alone, so that undo and redo get the same answer. Answers are kept for a while
to explain a turn.
"""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from luna.bots import evaluator_of
from luna.bots.answers import Thought
from luna.bots.evaluator import ADVICE
from luna.bots.foresight import Outlook
from luna.bots.levels import circling
from luna.bots.thinker import PLAY, Pending, Question, Thinker
from luna.core import registry
from luna.core.game import Position, Turn
from luna.core.levels import Character
from luna.log.records import BOT, HUMAN
from luna.table.link import TableLink

BREATH: Final = 0.35  # seconds between the end of a film and a bot's turn, at speed 1
PATIENCE: Final = 30.0  # seconds of silence of the process until the player is told
LONG: Final = 1.5  # seconds after which the player may cut a search short
_KEPT: Final = 64  # answers
_PARTS: Final = 50  # of the displayed progress


class _Asked(NamedTuple):
    """The turn a bot is thinking about."""

    length: int  # turns played
    row: bytes
    who: Character


class Opponents:
    """Plays the seats of bots at one table: asks the process, and plays its turn when the table is at rest."""

    def __init__(self, link: TableLink, thinker: Thinker, held: Callable[[], Collection[int]] | None = None) -> None:
        """`held`: the seats that are played from this machine, None for all."""
        self._link, self._thinker, self._held = link, thinker, held
        self._asked: _Asked | None = None
        self._question: Pending[Thought] | None = None
        self._answer: Thought | None = None  # so far
        self._rest = 0.0
        self._quiet = 0.0  # seconds since the last word
        self._spent = 0.0  # seconds since the question
        self._shown = self._said
        self._hurried: _Asked | None = None  # to be answered by a one-ply search
        self.paused = False  # whether they think but do not play
        self.failed = False
        """Whether the process died twice. If it does so again, it is restarted by hand, or a person takes the seat."""
        self.thoughts: dict[int, Thought] = {}  # the results by number of the turn, 1 for the first

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is to move, or None."""
        table = self._link.table
        seat = table.to_move
        return seat if seat is not None and not table.read_only and table.seats[seat].kind == BOT else None

    @property
    def alone(self) -> bool:
        """Whether no person plays."""
        return all(seat.kind != HUMAN for seat in self._link.table.seats)

    @property
    def slow(self) -> bool:
        """Whether the process was silent for too long."""
        return self._quiet > PATIENCE

    @property
    def long(self) -> bool:
        """Whether a search takes long and has a turn that could be played at once, see `cut_short`."""
        answer = self._answer
        return self._spent > LONG and answer is not None and answer.choice is None and bool(answer.lines)

    @property
    def progress(self) -> float:
        """The progress of the question, 0..1."""
        return 0.0 if self._question is None else self._question.progress

    @property
    def outlook(self) -> Outlook | None:
        """The table to think ahead about: one where a bot plays from here; None while the bots pause."""
        table = self._link.table
        bots = tuple(Character.of(seat.bot) if seat.kind == BOT else None for seat in table.seats)
        held = range(len(bots)) if self._held is None else self._held()
        if table.over or table.read_only or self.paused or not any(bots[seat] for seat in held):
            return None
        return Outlook(table.game.NAME, bytes(table.position), bots)

    def update(self, dt: float, at_rest: bool, breath: float = BREATH) -> bool:
        """Ask, listen and play; returns whether the picture changes.

        `at_rest`: nothing moves or covers the table. `breath`: seconds at rest before the turn, unless the bot
        continues.
        """
        seat, table = self.thinking, self._link.table
        if seat is None or (self._held is not None and seat not in self._held()):
            if self._asked is not None:
                self.forget()
            return False
        if self._link.busy or self.failed:
            return False
        here = _Asked(table.length, bytes(table.position), Character.of(table.seats[seat].bot))
        if self._asked != here:
            self._ask(here)
            return True
        self._quiet, self._spent = self._quiet + dt, self._spent + dt
        self._listen()
        self._rest = self._rest + dt if at_rest else 0.0
        said, self._shown = self._shown, self._said
        if self.failed or said != self._shown:
            return True
        if self._answer is None or self._answer.choice is None or self.paused or not at_rest:
            return False
        if self._rest < breath and not (table.length and table.history[-1].seat == seat):
            return False
        assert self._answer.choice is not None
        number = self._link.table.length + 1
        self.thoughts[number] = self._answer
        while len(self.thoughts) > _KEPT:
            del self.thoughts[min(self.thoughts)]
        self._link.submit(self._answer.choice)
        return True

    def forget(self) -> None:
        """Cancel the question: the table has changed."""
        if self._question is not None:
            self._question.cancel()
        self._asked = self._question = self._answer = None
        self._quiet = self._spent = 0.0

    def cut_short(self) -> None:
        """End a long search: the best turn so far is played."""
        if self.long and self._answer is not None and self._question is not None:
            self._question.cancel()
            self._question, self._answer = None, self._answer._replace(choice=self._answer.lines[0].turn)

    def rescue(self) -> bool:
        """Restart by itself after the first failure at a position; whether that happened now."""
        if not (self.failed or self.slow) or self._asked in (None, self._hurried):
            return False
        self.restart()
        return True

    def restart(self) -> None:
        """Replace the process after a failure. It answers this turn by a one-ply search, or it would fail again."""
        self._hurried, self.failed = self._asked, False
        self.forget()
        self._thinker.restart()

    def thought(self, number: int, turn: Turn) -> Thought | None:
        """The result behind a turn, or None."""
        found = self.thoughts.get(number)
        return found if found is not None and found.chose(turn) else None

    @property
    def _said(self) -> tuple[bool, int]:
        """The words about the search at the table."""
        return self.slow, 1 + round(self.progress * _PARTS) if self.long else 0

    def _listen(self) -> None:
        if self._question is None:
            return
        if self._question.known is not self._answer or self._question.ready:
            self._answer, self._quiet = self._question.known, 0.0
        self.failed = self._question.failed

    def _ask(self, here: _Asked) -> None:
        self.forget()
        self._asked, self._rest = here, 0.0
        table, row = self._link.table, bytearray(here.row)
        game, temper = table.game.NAME, registry.characters(table.game.NAME).temper(here.who.seed)
        if circling(row, map(table.position_at, range(here.length))):
            self._answer, self._quiet = giving_way(game, row), 0.0
            return
        asked = Question(game, here.row, *here.who, temper, here == self._hurried)
        self._question = self._thinker.ask(asked, PLAY)


def giving_way(game: str, row: Position) -> Thought:
    """The turn of a bot that goes in circles. It needs no search."""
    return Thought(0, 0, (), evaluator_of(game, row).giving_way(row))


class Adviser:
    """Evaluates a position on request, for a hint or the reasons of a bot's turn: one question at a time."""

    def __init__(self, thinker: Thinker, game: str, urgency: int) -> None:
        """`urgency`: `thinker.HINT` or `EXPLAIN`."""
        self._thinker, self._game, self._urgency = thinker, game, urgency
        self._asked: tuple[bytes, int, int, str | None] | None = None  # row, level, seed, temper
        self._question: Pending[Thought] | None = None
        self._seen: tuple[Thought | None, bool] = None, False

    @property
    def thought(self) -> Thought | None:
        """The result so far."""
        return None if self._question is None else self._question.known

    @property
    def ready(self) -> Thought | None:
        """The complete result, once it is there."""
        return self.thought if self._question is not None and self._question.ready else None

    @property
    def failed(self) -> bool:
        """Whether the process died. Another question starts it again."""
        return self._question is not None and self._question.failed

    @property
    def progress(self) -> float:
        """The progress, 0..1."""
        return 0.0 if self._question is None else self._question.progress

    def ask(self, row: bytes, level: int = ADVICE, seed: int = 0, temper: str | None = None) -> None:
        """Evaluate a position as a bot of that level, seed and temper."""
        if self._asked != (row, level, seed, temper) or self.failed:
            self.forget()
            self._asked = row, level, seed, temper
            self._question = self._thinker.ask(Question(self._game, row, level, seed, temper), self._urgency)

    def update(self) -> bool:
        """Whether the result has changed since the last call."""
        seen, self._seen = self._seen, (self.thought, self.failed)
        return seen[0] is not self._seen[0] or seen[1] != self._seen[1]

    def forget(self) -> None:
        """Cancel the question."""
        if self._question is not None:
            self._question.cancel()
        self._asked = self._question = None
        self._seen = None, False
