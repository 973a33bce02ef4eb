"""The bots of this machine at tables by turn that no window has open: they think in the process of all bots."""

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from luna.bots.answers import Thought
from luna.bots.levels import repeated
from luna.bots.thinker import EXPLAIN, Pending, Question, Thinker
from luna.core import registry
from luna.core.levels import Character
from luna.log.files import in_use
from luna.net import plans
from luna.net.plans import Prepared
from luna.shell.players.opponents import giving_way
from luna.table.table_status import Standing

_MOST: Final = 8  # tables at which they think at once


class AbsentBots:
    """Asks for their turns, and has them ready to send."""

    def __init__(self, thinker: Thinker) -> None:
        self.turns: dict[Path, Prepared] = {}
        """The turns that are ready, by journal."""
        self._thinker = thinker
        self._asked: dict[Path, tuple[Standing, Pending[Thought] | None]] = {}  # without a question: it gives way

    @property
    def thinking(self) -> bool:
        """Whether a turn is still to come."""
        return any(path not in self.turns and not (one and one.failed) for path, (_, one) in self._asked.items())

    def close(self) -> None:
        """End the process."""
        self._thinker.close()

    def look(self, standings: Iterable[Standing]) -> None:
        """Ask for the bots that are to move at these tables, and drop the questions of other tables."""
        before, self._asked, self.turns = self._asked, {}, {}
        for one in standings:
            if one.bot_moves and len(self._asked) < _MOST and not in_window(one.path):
                known = before.get(one.path)
                if known is not None and (known[0].position, known[0].turn) == (one.position, one.turn):
                    del before[one.path]
                    self._asked[one.path] = one, known[1]
                else:
                    self._asked[one.path] = one, None if repeated(one.before) else self._ask(one)
        for _, question in before.values():
            if question is not None:
                question.cancel()
        self.update()

    def update(self) -> bool:
        """Take the answers that have arrived; returns whether there is another turn to send."""
        self._thinker.poll()
        before = len(self.turns)
        for path, (one, question) in self._asked.items():
            if path not in self.turns:
                row = bytearray(one.position)
                thought = giving_way(one.game, row) if question is None else question.known
                if thought is not None and thought.choice is not None:
                    assert one.mover is not None
                    game = registry.load(one.game)
                    self.turns[path] = plans.prepared(game, row, one.mover, thought.choice, one.head.seq)
        return len(self.turns) > before

    def _ask(self, one: Standing) -> Pending[Thought]:
        assert one.mover is not None
        who = Character.of(one.seats[one.mover].bot)
        temper = registry.characters(one.game).temper(who.seed)
        return self._thinker.ask(Question(one.game, one.position, *who, temper), EXPLAIN)


def in_window(path: Path) -> bool:
    """Whether a window has the table open."""
    with contextlib.suppress(OSError):
        return in_use(path)
    return False
