"""The coach of a table: at most one piece of advice a turn for the player to move, and the successes of a seat.

The game defines the advice as triggers (`core.teaching`). The number of times a person has seen each is stored with
the progress (`GAME/told/PERSON/TRIGGER`), so the coach continues in a later session.
"""

from collections.abc import Sequence
from typing import Final

from luna.core.game import Position
from luna.core.teaching import Advice, Coaching, Deed, Moment, PastTurn, Trigger
from luna.learning.progress import MOST, Progress

TOLD: Final = "/told/"
"""Part of every progress name of the coach."""


def of_person(game: str, person: str, trigger: str = "") -> str:
    """The progress name of a trigger for a person; without a trigger, the prefix of all of them."""
    return f"{game}{TOLD}{' '.join(person.split())}/{trigger}"


class Coach:
    """The coach at one table."""

    def __init__(self, game: str, knows: Coaching, progress: Progress) -> None:
        self._game, self._knows, self._progress = game, knows, progress
        self._said: dict[tuple[str, str], int] = {}  # by person and trigger: the turn of the last advice
        self._chosen: dict[tuple[str, int], Trigger] = {}  # by person and turn
        self._last: tuple[object, Advice | None] | None = None  # the last question with its answer

    def times_seen(self, person: str, trigger: str) -> int:
        """How often a person has seen this trigger."""
        return self._progress.won.get(of_person(self._game, person, trigger), 0)

    def turn(self, position: Position, number: int) -> int:
        """See `Coaching.turn`."""
        return self._knows.turn(position, number)

    def advise(self, person: str, moment: Moment, number: int) -> Advice | None:
        """The advice for a person after `number` moves. It stays as long as it holds, and returns with undo."""
        key = person, number, bytes(moment.position)
        if self._last is None or self._last[0] != key:
            self._last = key, self._say(person, moment, self.turn(moment.position, number))
        return self._last[1]

    def _say(self, person: str, moment: Moment, turn: int) -> Advice | None:
        now = self._knows.look(moment)
        if now is None:
            return None
        if (chosen := self._chosen.get((person, turn))) is not None:
            return chosen.look(now)
        for trigger in self._knows.TRIGGERS:
            times = self.times_seen(person, trigger.name)
            said = self._said.get((person, trigger.name))
            if times >= trigger.times or (said is not None and turn - said < trigger.rest):
                continue
            advice = trigger.look(now)
            if advice is not None:
                self._chosen[person, turn] = trigger
                self._said[person, trigger.name] = turn
                self._progress.win(of_person(self._game, person, trigger.name), min(times + 1, MOST))
                return advice
        return None


def well(knows: Coaching, past: Sequence[PastTurn], seat: int) -> list[Deed]:
    """The best deed of each kind in a game, the best first."""
    best: dict[str, Deed] = {}
    for deed in (deed for one in past for deed in knows.deeds(one, seat)):
        kind = deed.kind or deed.key
        if kind not in best or deed.worth > best[kind].worth:
            best[kind] = deed
    return sorted(best.values(), key=lambda deed: (-deed.worth, deed.number))


def untried(knows: Coaching, past: Sequence[PastTurn], seat: int) -> str:
    """The first action that a seat never played in a game; `level` if it played all: a sentence `next-<name>`."""
    played = {knows.action(one) for one in past if one.seat == seat}
    return next((name for name in knows.ACTIONS if name not in played), "level")
