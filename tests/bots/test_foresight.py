"""Thinking ahead: the same turns, only sooner; given up at once; and no harm when its process dies."""

import os
import random
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from luna.bots import foresight as module
from luna.bots import thinker as parent
from luna.bots import worker
from luna.bots.answers import Fault, Thought
from luna.bots.evaluator import ADVICE, evaluator_of
from luna.bots.foresight import MOST, Foresight, Outlook
from luna.bots.levels import choose
from luna.bots.match import at_random
from luna.bots.thinker import HINT, PLAY, Pending, Question, Thinker
from luna.core import registry
from luna.core.game import Position, Turn
from luna.core.levels import Character
from luna.core.options import Options
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from tests.patience import until


class NearWorker:
    """In the place of a process and of the pipe to it: works one result further between two looks."""

    made: list["NearWorker"]

    def __init__(self) -> None:
        self.heard: list[Any] = []
        """What it was told, in order; None: to stop."""
        self.alive = True
        self._said: deque[Any] = deque()
        self._task: tuple[int, Iterator[Any]] | None = None
        self._worked = False  # since somebody looked

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


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes, and quick hints."""
    monkeypatch.setattr(LunaEvaluator, "advises", 5)
    monkeypatch.setattr(PangeaEvaluator, "advises", 7)

    def start(thinker: Thinker, pure: bool) -> bool:
        thinker._process = thinker._pipe = made = NearWorker()  # type: ignore[assignment]
        return made.alive

    monkeypatch.setattr(Thinker, "_start", start)


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
        self.asked = self.known = 0  # turns of bots, and those that were known before they were asked for

    def idle(self, row: Position, steps: int) -> None:
        """The window goes round so often while this position is on the table."""
        for _ in range(steps):
            if self.foresight is not None:
                self.foresight.look(Outlook(self.game, bytes(row), self.bots))
                self.foresight.update(spare=True)
            self.thinker.poll()

    def bots_turn(self, row: Position, who: Character) -> Turn:
        asked = self.thinker.ask(self.game, bytes(row), *who, PLAY, registry.characters(self.game).temper(who.seed))
        self.asked, self.known = self.asked + 1, self.known + asked.ready
        while not asked.ready:
            self.idle(row, 1)
        assert asked.known is not None and asked.known.choice is not None
        return asked.known.choice

    def play(self, row: Position, turns: int, steps: int = 20) -> list[Turn]:
        """So many turns from a position; `steps` go by while the person thinks, a few while a bot's turn is shown."""
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


EVENINGS = (
    ("luna", (None, Character(2, 77)), 8),
    ("luna", (None, Character(5, 4), Character(2, 9)), 9),
    ("pangea", (None, Character(2, 77)), 10),
    ("pangea", (None, Character(9, 4), Character(1, 9)), 8),
)


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize(("game", "bots", "turns"), EVENINGS)
def test_the_turns_are_the_same_with_and_without(game: str, bots: tuple[Character | None, ...], turns: int) -> None:
    row = later_row(game, len(bots), 16)
    ahead, without = Evening(game, bots, ahead=True), Evening(game, bots, ahead=False)
    assert ahead.play(row, turns) == without.play(row, turns)
    assert ahead.known > ahead.asked // 3 and not without.known


def wrong_seed(question: Question, _: Outlook) -> Question:
    return question._replace(seed=question.seed + 1)


def another_position(question: Question, outlook: Outlook) -> Question:
    return question._replace(row=bytes(later_row("luna", len(outlook.bots), 16)))


def another_level(question: Question, _: Outlook) -> Question:
    return question if question.level == ADVICE else question._replace(level=4)


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("wrong", (wrong_seed, another_position, another_level))
def test_the_comparison_finds_an_answer_to_another_question(
    monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Question, Outlook], Question]
) -> None:
    """Planted: what was thought ahead about one question is remembered as the answer to another."""
    game, bots, turns = EVENINGS[0]
    put = Thinker.put

    def planted(thinker: Thinker, question: Question, urgency: int) -> Pending[Thought]:
        asked = put(thinker, question, urgency)
        if thinker._idle and asked in thinker._open:
            task = partial(worker.think, *wrong(question, Outlook(game, question.row, bots)))
            thinker.forget(asked)
            asked.task = task
            thinker._add(asked)
        return asked

    row = later_row(game, len(bots), 16)
    expected = Evening(game, bots, ahead=False).play(row, turns)
    monkeypatch.setattr(Thinker, "put", planted)
    try:
        assert Evening(game, bots, ahead=True).play(row, turns) != expected
    except (AssertionError, IndexError, KeyError, ValueError) as failure:
        assert wrong is another_position, failure  # its turn is not even legal


@pytest.fixture
def evening() -> Iterator[Evening]:
    made = Evening("luna", (None, Character(6, 4)), ahead=True)
    yield made
    made.thinker.close()
    assert made.foresight is not None
    made.foresight.close()


def ahead(evening: Evening) -> Foresight:
    assert evening.foresight is not None
    return evening.foresight


def thinks_about(foresight: Foresight) -> Question | None:
    return None if foresight._current is None else foresight._current[1].question


@pytest.mark.usefixtures("near")
def test_what_comes_first_is_the_hint_and_then_the_bots_answers_to_its_lines(evening: Evening) -> None:
    row = later_row("luna", 2, 16)
    evening.idle(row, 100)
    asked = list(evening.thinker.memory)
    assert asked[0] == Question("luna", bytes(row), ADVICE, 0)
    lines = evening.thinker.memory[asked[0]].lines
    assert asked[1].row == bytes(after("luna", row, lines[0].turn)) and asked[1][2:4] == (6, 4)
    assert len(asked) == MOST
    hint = evening.thinker.ask("luna", bytes(row), ADVICE, 0, HINT)
    assert hint.ready and not evening.thinker.open


@pytest.mark.usefixtures("near")
def test_a_hint_that_is_asked_for_meanwhile_is_worked_on_at_once(evening: Evening) -> None:
    """By the order of the messages: nothing is asked of the process that thinks ahead before it is told to stop."""
    row, other = later_row("luna", 2, 16), later_row("luna", 2, 40)
    evening.idle(row, 2)
    foresight = ahead(evening)
    assert thinks_about(foresight) is not None
    hint = evening.thinker.ask("luna", bytes(other), ADVICE, 0, HINT)
    assert pipe(evening.thinker).heard == [hint.task]
    before = len(pipe(foresight._idle).heard)
    evening.idle(row, 1)
    assert pipe(foresight._idle).heard[before:] == [None]
    while not hint.ready:
        evening.idle(row, 1)
    assert pipe(foresight._idle).heard[before:] == [None]
    evening.idle(row, 20)
    assert Question("luna", bytes(row), ADVICE, 0) in evening.thinker.memory


@pytest.mark.usefixtures("near")
def test_what_is_half_done_when_it_is_wanted_goes_on_and_the_first_answer_counts(evening: Evening) -> None:
    row = later_row("luna", 2, 16, seat=1)
    evening.idle(row, 3)
    foresight = ahead(evening)
    wanted = thinks_about(foresight)
    assert wanted == Outlook("luna", bytes(row), evening.bots).asked(bytes(row))
    question = evening.thinker.put(wanted, PLAY)
    while not question.ready:
        foresight.look(Outlook("luna", bytes(row), evening.bots))
        foresight.update(spare=True)
        evening.thinker._recall()  # its own process does not get to work
    assert question.known is not None and question.known.choice == choose(
        evaluator_of("luna", row), row, 6, 4, registry.characters("luna").temper(4)
    )


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("why", ("nothing spare", "no table", "another position"))
def test_it_is_given_up_at_once(evening: Evening, why: str) -> None:
    row = later_row("luna", 2, 16)
    evening.idle(row, 2)
    foresight = ahead(evening)
    assert thinks_about(foresight) is not None
    if why == "nothing spare":
        foresight.look(Outlook("luna", bytes(row), evening.bots))
    foresight.update(spare=why != "nothing spare")
    assert thinks_about(foresight) is None and not foresight._idle.open and pipe(foresight._idle).heard[-1] is None


@pytest.mark.usefixtures("near")
def test_a_person_who_undoes_forty_times_leaves_nothing_behind(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parent, "_REMEMBERED", 20)
    row = later_row("luna", 2, 16)
    foresight = ahead(evening)
    for number in range(40):
        evening.idle(row, 3 + number % 20)
        there = after("luna", row, at_random("luna", row, number))
        question = evening.thinker.put(Outlook("luna", bytes(there), evening.bots).asked(bytes(there)), PLAY)
        evening.idle(there, number % 5)
        question.cancel()
        assert len(foresight._idle.open) <= 1 and not evening.thinker.open and len(evening.thinker.memory) <= 20
    assert evening.play(row, 6) == Evening("luna", evening.bots, ahead=False).play(row, 6)


@pytest.mark.usefixtures("near")
def test_a_search_that_failed_ahead_is_not_believed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process may have been short of memory: the turn that it fell back on is weaker."""

    def fails(*question: Any) -> Iterator[Any]:
        yield Fault("planted")
        yield from worker.think(*question)

    def planted(thinker: Thinker, question: Question, urgency: int) -> Pending[Thought]:
        return thinker._add(Pending(thinker, urgency, partial(fails, *question), question=question))

    row = later_row("luna", 2, 16)
    monkeypatch.setattr(Thinker, "put", planted)
    evening.idle(row, 60)
    assert len(pipe(ahead(evening)._idle).heard) > 1 and not evening.thinker.memory


@pytest.mark.usefixtures("near")
def test_after_two_deaths_it_is_given_up_and_bots_play_on(evening: Evening) -> None:
    foresight = ahead(evening)
    for number in range(module._DEATHS):
        row = later_row("luna", 2, 16 + number)
        evening.idle(row, 2)
        assert thinks_about(foresight) is not None
        pipe(foresight._idle).kill()
        evening.idle(row, 1)
        assert thinks_about(foresight) is None
    row = later_row("luna", 2, 18)
    evening.idle(row, 20)
    assert thinks_about(foresight) is None and foresight._idle._pipe is None
    assert evening.play(row, 6) == Evening("luna", evening.bots, ahead=False).play(row, 6)


def test_two_processes_give_the_same_turns_as_one(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """With real processes, both of usual priority: a busy machine gives the lowest nothing."""
    monkeypatch.setattr(worker, "work_idly", worker.work)
    row = later_row("luna", 2, 16)
    until(lambda: len(evening.thinker.memory) > 1, lambda: evening.idle(row, 1), limit=60)
    played, alone = evening.play(row, 4), Evening("luna", evening.bots, ahead=False)
    assert alone.play(row, 4) == played and evening.known
    alone.thinker.close()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="priorities cannot be read here")
def test_its_process_has_the_lowest_priority_and_may_be_killed(evening: Evening) -> None:
    row, foresight = later_row("luna", 2, 16), ahead(evening)
    evening.idle(row, 1)
    process = foresight._idle._process
    assert process is not None and process.pid is not None
    number = process.pid
    until(lambda: os.getpriority(os.PRIO_PROCESS, number) == 19, limit=60)
    process.kill()
    process.join()
    evening.idle(row, 1)
    assert foresight._deaths == 1 and evening.bots[1] is not None
    there = later_row("luna", 2, 16, seat=1)
    temper = registry.characters("luna").temper(4)
    assert evening.bots_turn(there, evening.bots[1]) == choose(evaluator_of("luna", there), there, 6, 4, temper)
