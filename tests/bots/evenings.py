"""Games of a person and bots that think ahead, without a window, with workers in this process."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from typing import Any

from luna.bots import worker
from luna.bots.evaluator import evaluator_of
from luna.bots.foresight import Foresight, Outlook
from luna.bots.levels import choose
from luna.bots.thinker import PLAY, Question, Thinker
from luna.core import registry
from luna.core.game import Position, Turn
from luna.core.levels import Character
from luna.core.options import Options
from tests.workshop.matches import at_random


class NearWorker:
    """Replaces a process and its pipe: produces one more result between two polls."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        """What it was told, in order; None: to stop."""
        self.alive = True
        self._said: deque[Any] = deque()
        self._task: tuple[int, Iterator[Any]] | None = None
        self._worked = False  # since the last poll

    def send(self, question: tuple[int, worker.Task] | None) -> None:
        if not self.alive:
            raise BrokenPipeError
        self.heard.append(question if question is None else question[1])
        self._said.append(None)
        self._task = None if question is None else (question[0], question[1]())

    def poll(self) -> bool:
        if not self.alive:
            raise EOFError
        self._worked = not self._said and not self._worked
        if self._task is not None and self._worked:
            said = next(self._task[1], worker)
            if said is worker:
                self._task = None
            elif said:
                self._said.append((self._task[0], said))
        return bool(self._said)

    def recv(self) -> Any:
        return self._said.popleft()

    def close(self) -> None:
        self.alive = False

    kill = close

    def join(self, seconds: float) -> None:
        pass


def start(thinker: Thinker, pure: bool) -> bool:
    """Replaces `Thinker._start`: no process."""
    thinker._process = thinker._pipe = NearWorker()  # type: ignore[assignment]
    return True


def pipe(thinker: Thinker) -> NearWorker:
    assert isinstance(thinker._pipe, NearWorker)
    return thinker._pipe


def first_row(game: str, seats: int, seed: int = 1) -> Position:
    rules = registry.load(game)
    return rules.start(rules.deal(Options(tuple(look.id for look in rules.SEATS[:seats]), {}, 0), bytes([seed]) * 32))


def later_row(game: str, seats: int, turns: int, seat: int = 0) -> Position:
    """A position of a random game in which this seat is to move."""
    row, number, rules, chance = first_row(game, seats), 0, registry.load(game), random.Random(2)
    while number < turns or rules.to_move(row) != seat:
        row = after(game, row, drawn(game, row, chance) or at_random(game, row, number))
        number += 1
    return row


def after(game: str, row: Position, turn: Turn) -> Position:
    return evaluator_of(game, row).after(row, turn)


def drawn(game: str, row: Position, chance: random.Random) -> Turn:
    """A draw of chance; () where a seat is to move."""
    draw = registry.load(game).chance(row)
    return () if draw is None else (chance.choices(draw.outcomes, draw.weights)[0],)


class Evening:
    """A game of a person, whose turns a level chooses, and bots."""

    def __init__(self, game: str, bots: tuple[Character | None, ...], ahead: bool) -> None:
        self.game, self.bots = game, bots
        self.thinker = Thinker()
        self.foresight = Foresight(self.thinker) if ahead else None
        self.asked = self.known = 0  # turns of bots, and those answered before they were asked

    def idle(self, row: Position, steps: int) -> None:
        """The window runs for so many steps while this position is on the table."""
        for _ in range(steps):
            if self.foresight is not None:
                self.foresight.look(Outlook(self.game, bytes(row), self.bots))
                self.foresight.update(spare=True)
            self.thinker.poll()

    def bots_turn(self, row: Position, who: Character) -> Turn:
        asked = self.thinker.ask(
            Question(self.game, bytes(row), *who, registry.characters(self.game).temper(who.seed)), PLAY
        )
        self.asked, self.known = self.asked + 1, self.known + asked.ready
        while not asked.ready:
            self.idle(row, 1)
        assert asked.known is not None and asked.known.choice is not None
        return asked.known.choice

    def play(self, row: Position, turns: int, steps: int = 20) -> list[Turn]:
        """Play so many turns from a position; the person thinks for `steps`, a bot's turn is shown for a few."""
        played, rules, chance = list[Turn](), registry.load(self.game), random.Random(3)
        while len(played) < turns and not rules.over(row):
            seat = rules.to_move(row)
            who = None if seat is None else self.bots[seat]
            self.idle(row, 4 if who else steps)
            if seat is None:
                turn = drawn(self.game, row, chance)
            else:
                turn = self.bots_turn(row, who) if who else choose(evaluator_of(self.game, row), row, 4)
            played.append(turn)
            row = after(self.game, row, turn)
        return played
