"""Plays the bots' seats of a table: asks the process that thinks, and puts down its turn when the table is at rest.

The question is the position, the level and the seat's seed and nothing else, so going back and coming again gets the
same reply. Every answer is kept for a while: the player may ask why.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.bots.worker import Thinker, Thought
from luna.log.records import BOT, Seat
from luna.table.link import TableLink

BREATH: Final = 0.35  # seconds between the end of what was shown and a bot's turn, at speed 1
_KEPT: Final = 64  # answers
USUAL_LEVEL: Final = 3


class Character(NamedTuple):
    """How a bot is written down in the log: its level and the seed of its errors."""

    level: int
    seed: int

    def __str__(self) -> str:
        return f"level {self.level} seed {self.seed}"

    @classmethod
    def of(cls, seat: Seat) -> Character:
        """Of a seat; the usual one where the words are not understood, for they may come from another machine."""
        words = seat.bot.split()
        try:
            level, seed = int(words[1]), int(words[3])
        except (IndexError, ValueError):
            return cls(USUAL_LEVEL, 0)
        return cls(level if 1 <= level <= 5 else USUAL_LEVEL, seed & 0xFFFF_FFFF)


class Opponents:
    """The bots of one table."""

    def __init__(self, link: TableLink) -> None:
        self._link = link
        self._thinker: Thinker | None = None
        self._asked: tuple[int, bytes] | None = None  # number of turns and position that is being thought about
        self._ticket = 0
        self._answer: Thought | None = None
        self._rest = 0.0
        self.thoughts: dict[int, Thought] = {}
        """What was thought before turn number n, 1 = the first."""

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is to move, None when a person is."""
        table = self._link.table
        seat = table.to_move
        return seat if seat is not None and not table.read_only and table.seats[seat].kind == BOT else None

    @property
    def failed(self) -> bool:
        """The process has died: a person has to take the seat."""
        return self._thinker is not None and self._thinker.failed

    @property
    def progress(self) -> float:
        """How far the present thought is, 0..1."""
        return self._answer.done / self._answer.total if self._answer and self._answer.total else 0.0

    def update(self, dt: float, at_rest: bool) -> bool:
        """Ask, listen, play; True when something else is to be seen. `at_rest`: nothing moves or covers the table."""
        seat, table = self.thinking, self._link.table
        if seat is None or self._link.busy or self.failed:
            if self._asked is not None and seat is None:
                self.forget()
            return False
        here = table.length, bytes(table.position)
        if self._asked != here:
            self._ask(seat, here)
            return True
        for thought in self._thinker.poll() if self._thinker else ():
            if thought.ticket == self._ticket:
                self._answer = thought
        self._rest = self._rest + dt if at_rest else 0.0
        if self._answer is None or self._answer.choice is None or self._rest < BREATH:
            return False
        self._play(self._answer)
        return True

    def forget(self) -> None:
        """What is being thought is not wanted any more: the table went elsewhere."""
        self._asked = self._answer = None
        if self._thinker is not None:
            self._thinker.forget()

    def close(self) -> None:
        """No more thinking."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _ask(self, seat: int, here: tuple[int, bytes]) -> None:
        if self._thinker is None:
            self._thinker = Thinker()
        character = Character.of(self._link.table.seats[seat])
        self._ticket += 1
        self._asked, self._answer, self._rest = here, None, 0.0
        self._thinker.ask(self._ticket, here[1], character.level, character.seed)

    def _play(self, thought: Thought) -> None:
        assert thought.choice is not None
        number = self._link.table.length + 1
        self.thoughts[number] = thought
        while len(self.thoughts) > _KEPT:
            del self.thoughts[min(self.thoughts)]
        self._link.submit(thought.choice)
