"""A coach at a table: one thing to say to whoever is to play, at most once a turn, and no more often than needed.

He knows no game: what there is to say, and when, are the triggers of `core.coaching`. What each person has been told is
kept with what has been won (`GAME/told/PERSON/TRIGGER`), so that he goes on where he was another day.
"""

from __future__ import annotations

from typing import Final

from luna.core.coaching import Advice, Coaching, Moment, Trigger
from luna.core.game import Position
from luna.learning.progress import MOST, Progress

TOLD: Final = "/told/"
"""In every name under which it is kept what somebody has been told."""


def of_person(game: str, person: str, trigger: str = "") -> str:
    """The name under which it is kept what somebody has been told; without a trigger, of all of it."""
    return f"{game}{TOLD}{' '.join(person.split())}/{trigger}"


class Coach:
    """The coach at one table."""

    def __init__(self, game: str, knows: Coaching, progress: Progress) -> None:
        self._game, self._knows, self._progress = game, knows, progress
        self._said: dict[tuple[str, str], int] = {}  # person and trigger: in which turn
        self._chosen: dict[tuple[str, int], Trigger] = {}  # what is said in a turn
        self._last: tuple[object, Advice | None] | None = None  # the answer to what was asked last

    def told(self, person: str, trigger: str) -> int:
        """How often somebody has been told."""
        return self._progress.won.get(of_person(self._game, person, trigger), 0)

    def turn(self, position: Position, number: int) -> int:
        """See `Coaching.turn`."""
        return self._knows.turn(position, number)

    def advise(self, person: str, moment: Moment, number: int) -> Advice | None:
        """What matters most to somebody now, after `number` moves at the table; the same when asked again.

        What was chosen for a turn stays for as long as it is so: it goes when it is done, and comes back with undo.
        """
        key = person, number, bytes(moment.position)
        if self._last is None or self._last[0] != key:
            self._last = key, self._say(person, moment, self.turn(moment.position, number))
        return self._last[1]

    def _say(self, person: str, moment: Moment, turn: int) -> Advice | None:
        now = self._knows.look(moment)
        if now is None:
            return None
        chosen = self._chosen.get((person, turn))
        if chosen is not None:
            advice: Advice | None = chosen.look(now)
            return advice
        for trigger in self._knows.TRIGGERS:
            times = self.told(person, trigger.name)
            if times >= trigger.times or self._rests(person, trigger, turn):
                continue
            advice = trigger.look(now)
            if advice is not None:
                self._chosen[person, turn] = trigger
                self._said[person, trigger.name] = turn
                self._progress.win(of_person(self._game, person, trigger.name), min(times + 1, MOST))
                return advice
        return None

    def _rests(self, person: str, trigger: Trigger, turn: int) -> bool:
        said = self._said.get((person, trigger.name))
        return said is not None and turn - said < trigger.rest
