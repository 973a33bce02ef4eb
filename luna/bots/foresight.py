"""Pondering: while the seats of a table think, a process of lowest priority thinks ahead for the bots behind them.

It asks the same questions as the table does later, by position, level, seed and temper. So an answer is the bot's own
turn, only sooner; it goes into the cache of the table's thinker. A wrong guess is never looked up. The turn of a bot is
known exactly; a person may play any line of the hint for the position, each taken to be half as likely as the one
before. The most probable position comes first.

Nothing waits for it. It stops while the thinker works on something else, and a killed or starved process costs only
spare time.
"""

from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from luna.bots.answers import Thought
from luna.bots.evaluator import ADVICE
from luna.bots.thinker import EXPLAIN, Pending, Question, Thinker
from luna.core import registry
from luna.core.game import Turn, play_all
from luna.core.levels import Character

MOST: Final = 12
"""Questions about what may follow a position."""
_DEATHS: Final = 2  # of the process, after which it is given up


class Outlook(NamedTuple):
    """A table as it is now."""

    game: str
    row: bytes
    bots: tuple[Character | None, ...]  # by seat; None: a person

    def asked(self, row: bytes) -> Question:
        """The question that a position on the table raises: the turn of a bot, or a hint for a person."""
        seat = registry.load(self.game).to_move(bytearray(row))
        bot = None if seat is None else self.bots[seat]
        if bot is None:
            return Question(self.game, row, ADVICE, 0)
        return Question(self.game, row, *bot, registry.characters(self.game).temper(bot.seed))


class _Node(NamedTuple):
    """A position that may follow."""

    doubt: float  # one divided by the probability
    order: int
    row: bytes


class Foresight:
    """Thinks ahead for one table at a time, and stores the answers in the cache of a thinker."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker, self._idle = thinker, Thinker(thinker.memory, idle=True)
        self._seen: Outlook | None = None  # since the last step
        self._outlook: Outlook | None = None
        self._ahead: list[_Node] = []  # a heap
        self._order = count()
        self._left = 0  # questions
        self._current: tuple[_Node, Pending[Thought]] | None = None
        self._deaths = 0

    def look(self, outlook: Outlook) -> None:
        """Set the positions on the table; a position that is not named again at the next step is dropped."""
        self._seen = outlook

    def update(self, spare: bool) -> None:
        """Advance one step; never waits. `spare`: whether there is computing time to spare."""
        seen, self._seen = self._seen if spare else None, None
        self._idle.poll()
        if seen != self._outlook:
            self._begin(seen)
        if self._outlook is None:
            return
        if self._current is None and self._ahead and not self._thinker.open and self._deaths < _DEATHS:
            self._ask(self._outlook, heappop(self._ahead))
        if self._current is not None:
            self._listen(self._outlook, *self._current)

    def close(self) -> None:
        """End the process."""
        self._idle.close()

    def _begin(self, outlook: Outlook | None) -> None:
        """Think about another table. Half-done work goes on if it is about the position that has arrived."""
        self._outlook, self._left, self._ahead = outlook, MOST, []
        if outlook is None:
            self._drop()
            return
        node = _Node(1.0, next(self._order), outlook.row)
        if self._current is not None and self._current[1].question == outlook.asked(outlook.row):
            self._current = node, self._current[1]
        else:
            self._drop()
            self._ahead = [node]

    def _drop(self) -> None:
        if self._current is not None:
            self._current[1].cancel()
        self._current = None

    def _ask(self, outlook: Outlook, node: _Node) -> None:
        """Ask about a position; pass through a draw of chance."""
        rules, row = registry.load(outlook.game), bytearray(node.row)
        draw = rules.chance(row)
        if draw is not None:
            whole = sum(draw.weights)
            for outcome, weight in zip(draw.outcomes, draw.weights, strict=True):
                self._follow(outlook, node, (outcome,), whole / weight)
        elif not rules.over(row) and self._left:
            asked = self._idle.ask(outlook.asked(node.row), EXPLAIN)
            self._left -= not asked.ready
            self._current = node, asked

    def _listen(self, outlook: Outlook, node: _Node, asked: Pending[Thought]) -> None:
        """Take the answer. Asks nothing while the thinker works on anything else."""
        known = asked.known
        if self._thinker.open and asked.question not in self._thinker.open:
            self._drop()
            heappush(self._ahead, node)
        elif asked.failed:
            self._current, self._deaths = None, self._deaths + 1
        elif known is not None and known.choice is not None:
            self._current = None
            if asked.question is not None and asked.question.level != ADVICE:
                self._follow(outlook, node, known.choice, 1)
            else:
                for number, line in enumerate(known.lines, 1):
                    self._follow(outlook, node, line.turn, 2**number)

    def _follow(self, outlook: Outlook, node: _Node, turn: Turn, doubt: float) -> None:
        row = play_all(registry.load(outlook.game), bytearray(node.row), turn)
        heappush(self._ahead, _Node(node.doubt * doubt, next(self._order), bytes(row)))
