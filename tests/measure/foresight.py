"""The waiting time for bots, with and without thinking ahead: `python -m tests.measure.foresight GAME --level 12`.

Games of a person, whose turns a level chooses, and bots of one level, without a window. All searches run here, so times
are processor time, whatever else the machine does: the person thinks for some seconds, a bot's turn is shown for some,
and thinking ahead meanwhile may take no more. The wait is from a position's arrival to the answer.
"""

import argparse
import os
import random
import time
from collections.abc import Callable

from luna.bots.evaluator import evaluator_of
from luna.bots.foresight import Outlook
from luna.bots.levels import choose
from luna.bots.thinker import PLAY, Question, Thinker
from luna.core import registry
from luna.core.levels import Character
from tests.bots.evenings import Evening, after, drawn, later_row, start


class Timed:
    """A game with its waits and the time spent thinking ahead, in processor seconds."""

    def __init__(self, game: str, seats: int, level: int, ahead: bool) -> None:
        bots = (None, *(Character(level, 7 + seat) for seat in range(1, seats)))
        self.evening = Evening(game, bots, ahead)
        self.waits: list[float] = []
        self.spent: list[float] = []

    def ahead(self, row: bytearray, seconds: float) -> float:
        """Think ahead for so long; returns the time until there was nothing more to think about."""
        evening, foresight = self.evening, self.evening.foresight
        if foresight is None:
            return 0.0

        def step() -> bool:
            foresight.look(Outlook(evening.game, bytes(row), evening.bots))
            foresight.update(spare=True)
            return foresight._current is None and not (foresight._ahead and foresight._left)

        return lasts(step, seconds)

    def wait(self, row: bytearray, who: Character) -> tuple[int, ...]:
        """The turn of a bot; a search begun ahead continues, else a new one begins."""
        evening, foresight = self.evening, self.evening.foresight
        temper = registry.characters(evening.game).temper(who.seed)
        asked = evening.thinker.ask(Question(evening.game, bytes(row), *who, temper), PLAY)

        def step() -> bool:
            if foresight is not None:
                foresight.look(Outlook(evening.game, bytes(row), evening.bots))
                foresight.update(spare=True)
            if foresight is not None and foresight._current is not None:
                evening.thinker._recall()
            else:
                evening.thinker.poll()
            return asked.ready

        self.waits.append(0.0 if asked.ready else lasts(step))
        assert asked.known is not None and asked.known.choice is not None
        return asked.known.choice

    def play(self, row: bytearray, turns: int, person: int, seconds: float, shown: float, seed: int) -> None:
        """Play until bots have played so many turns."""
        chance, rules, game = random.Random(seed), registry.load(self.evening.game), self.evening.game
        while len(self.waits) < turns and not rules.over(row):
            seat = rules.to_move(row)
            who = None if seat is None else self.evening.bots[seat]
            if seat is None:
                turn = drawn(game, row, chance)
            elif who is None:
                self.spent.append(self.ahead(row, seconds))
                turn = choose(evaluator_of(game, row), row, person, seed)
            else:
                turn = self.wait(row, who)
                self.ahead(row, shown)
            row = after(game, row, turn)


def lasts(step: Callable[[], bool], most: float = 1e9) -> float:
    """Processor time until a step was the last one, at most so many seconds."""
    began = time.process_time()
    while not step() and time.process_time() - began < most:
        pass
    return time.process_time() - began


def told(seconds: list[float]) -> str:
    """Mean, p99 and share of zeros, in milliseconds."""
    ordered = sorted(second * 1000 for second in seconds) or [0.0]
    late = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    at_once = sum(one < 1 for one in ordered) / len(ordered)
    return f"mean {sum(ordered) / len(ordered):6.0f}  p99 {late:6.0f}  at once {at_once:4.0%}  of {len(ordered)}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--level", type=int, default=12)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--person", type=int, default=4, help="the level that chooses the person's turns")
    parser.add_argument("--seconds", type=float, default=10, help="for which the person thinks")
    parser.add_argument("--shown", type=float, default=1.5, help="seconds for which a bot's turn is shown")
    parser.add_argument("--turns", type=int, default=20, help="of bots")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    setattr(Thinker, "_start", start)  # noqa: B010 - all searches run in this process
    row = later_row(wanted.game, wanted.seats, 4 * wanted.seats)
    speed = evaluator_of(wanted.game, row).speed if os.environ.get("LUNA_CORE") != "off" else "pure Python"
    print(f"{wanted.game}, {wanted.seats} seats, level {wanted.level}, {speed}, ms of the processor")
    for ahead in (False, True):
        game = Timed(wanted.game, wanted.seats, wanted.level, ahead)
        game.play(row, wanted.turns, wanted.person, wanted.seconds, wanted.shown, wanted.seed)
        print(f"{'ahead' if ahead else 'alone':<6} wait {told(game.waits)}", flush=True)
    print(f"spent ahead while the person thinks: {told(game.spent)}")


if __name__ == "__main__":
    main()
