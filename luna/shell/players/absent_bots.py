"""Bots of this machine at tables by turn that no window has open: they think in the process of all bots."""

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from luna.bots.answers import Thought
from luna.bots.thinker import EXPLAIN, Pending, Thinker
from luna.core import registry
from luna.core.levels import Character
from luna.log.files import in_use
from luna.net import plans
from luna.net.plans import Prepared
from luna.table.table_status import Standing

_MOST: Final = 8  # tables at which they think at once


class AbsentBots:
    """Asks what they play, and has their turns as they can be sent."""

    def __init__(self, thinker: Thinker) -> None:
        self.turns: Mapping[Path, Prepared] = {}
        """The turns that are ready, by journal."""
        self._thinker = thinker
        self._asked: dict[Path, tuple[Standing, Pending[Thought]]] = {}

    @property
    def thinking(self) -> bool:
        """Whether a turn is still to come."""
        return len(self.turns) < sum(not asked.failed for _, asked in self._asked.values())

    def close(self) -> None:
        """End the process."""
        self._thinker.close()

    def look(self, standings: Iterable[Standing]) -> None:
        """Ask for the bots that are to move at these tables, and forget the questions for others."""
        before, self._asked = self._asked, {}
        for one in standings:
            if one.bot_moves and len(self._asked) < _MOST and not in_window(one.path):
                known = before.pop(one.path, None)
                if known is None or known[0].position != one.position or known[0].turn != one.turn:
                    known = one, self._ask(one)
                self._asked[one.path] = one, known[1]
        for _, question in before.values():
            question.cancel()
        self.update()

    def update(self) -> bool:
        """Take the answers that have come; whether there is another turn to send."""
        self._thinker.poll()
        before = self.turns
        self.turns = {
            path: plans.prepared(registry.load(one.game), bytearray(one.position), one.mover, choice, one.head.seq)
            for path, (one, question) in self._asked.items()
            if one.mover is not None and question.known is not None and (choice := question.known.choice) is not None
        }
        return any(before.get(path) != turn for path, turn in self.turns.items())

    def _ask(self, one: Standing) -> Pending[Thought]:
        assert one.mover is not None
        who = Character.of(one.seats[one.mover].bot)
        temper = registry.characters(one.game).temper(who.seed)
        return self._thinker.ask(one.game, one.position, *who, EXPLAIN, temper)


def in_window(path: Path) -> bool:
    """Whether a window has the table open."""
    with contextlib.suppress(OSError):
        return in_use(path)
    return False
