"""Thinking ahead: the same turns, only sooner; cancelled at once; harmless when its process dies."""

import os
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
from luna.bots.thinker import HINT, PLAY, Pending, Question, Thinker
from luna.core import registry
from luna.core.levels import Character
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from tests.bots.evenings import Evening, after, later_row, pipe, start
from tests.patience import until
from tests.workshop.matches import at_random


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes, and quick hints."""
    monkeypatch.setattr(LunaEvaluator, "advises", 5)
    monkeypatch.setattr(PangeaEvaluator, "advises", 9)
    monkeypatch.setattr(Thinker, "_start", start)


EVENINGS = (
    ("luna", (None, Character(2, 77)), 8),
    ("luna", (None, Character(5, 4), Character(2, 9)), 9),
    ("pangea", (None, Character(2, 77)), 10),
    ("pangea", (None, Character(10, 4), Character(1, 9)), 8),
)


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize(("game", "bots", "turns"), EVENINGS)
def test_pondering_changes_no_turn(game: str, bots: tuple[Character | None, ...], turns: int) -> None:
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
def test_a_planted_answer_to_another_question_is_found(
    monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Question, Outlook], Question]
) -> None:
    """Planted bug: the answer to one question is stored for another."""
    game, bots, turns = EVENINGS[0]
    ask = Thinker.ask

    def planted(thinker: Thinker, question: Question, urgency: int = HINT) -> Pending[Thought]:
        asked = ask(thinker, question, urgency)
        if thinker._idle and asked in thinker._open:
            task = partial(worker.think, *wrong(question, Outlook(game, question.row, bots)))
            thinker.forget(asked)
            asked.task = task
            thinker._add(asked)
        return asked

    row = later_row(game, len(bots), 16)
    expected = Evening(game, bots, ahead=False).play(row, turns)
    monkeypatch.setattr(Thinker, "ask", planted)
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
def test_the_hint_is_pondered_first_and_then_the_bots_replies(evening: Evening) -> None:
    row = later_row("luna", 2, 16)
    evening.idle(row, 100)
    asked = list(evening.thinker.memory)
    assert asked[0] == Question("luna", bytes(row), ADVICE, 0)
    lines = evening.thinker.memory[asked[0]].lines
    assert asked[1].row == bytes(after("luna", row, lines[0].turn)) and asked[1][2:4] == (6, 4)
    assert len(asked) == MOST
    hint = evening.thinker.ask(Question("luna", bytes(row), ADVICE, 0), HINT)
    assert hint.ready and not evening.thinker.open


@pytest.mark.usefixtures("near")
def test_a_requested_hint_preempts_pondering(evening: Evening) -> None:
    """By the order of the messages: nothing is requested from the pondering process before it is told to stop."""
    row, other = later_row("luna", 2, 16), later_row("luna", 2, 40)
    evening.idle(row, 2)
    foresight = ahead(evening)
    assert thinks_about(foresight) is not None
    hint = evening.thinker.ask(Question("luna", bytes(other), ADVICE, 0), HINT)
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
def test_a_half_pondered_question_continues_when_it_is_asked(evening: Evening) -> None:
    row = later_row("luna", 2, 16, seat=1)
    evening.idle(row, 3)
    foresight = ahead(evening)
    wanted = thinks_about(foresight)
    assert wanted == Outlook("luna", bytes(row), evening.bots).asked(bytes(row))
    question = evening.thinker.ask(wanted, PLAY)
    while not question.ready:
        foresight.look(Outlook("luna", bytes(row), evening.bots))
        foresight.update(spare=True)
        evening.thinker._recall()  # its own process does not get to work
    assert question.known is not None and question.known.choice == choose(
        evaluator_of("luna", row), row, 6, 4, registry.characters("luna").temper(4)
    )


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("why", ("nothing spare", "no table", "another position"))
def test_pondering_stops_at_once(evening: Evening, why: str) -> None:
    row = later_row("luna", 2, 16)
    evening.idle(row, 2)
    foresight = ahead(evening)
    assert thinks_about(foresight) is not None
    if why == "nothing spare":
        foresight.look(Outlook("luna", bytes(row), evening.bots))
    foresight.update(spare=why != "nothing spare")
    assert thinks_about(foresight) is None and not foresight._idle.open and pipe(foresight._idle).heard[-1] is None


@pytest.mark.usefixtures("near")
def test_forty_undos_leave_no_open_question(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parent, "_REMEMBERED", 20)
    row = later_row("luna", 2, 16)
    foresight = ahead(evening)
    for number in range(40):
        evening.idle(row, 3 + number % 20)
        there = after("luna", row, at_random("luna", row, number))
        question = evening.thinker.ask(Outlook("luna", bytes(there), evening.bots).asked(bytes(there)), PLAY)
        evening.idle(there, number % 5)
        question.cancel()
        assert len(foresight._idle.open) <= 1 and not evening.thinker.open and len(evening.thinker.memory) <= 20
    assert evening.play(row, 6) == Evening("luna", evening.bots, ahead=False).play(row, 6)


@pytest.mark.usefixtures("near")
def test_a_failed_pondering_result_is_discarded(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process may have been short of memory: its fallback turn is weaker."""

    def fails(*question: Any) -> Iterator[Any]:
        yield Fault("planted")
        yield from worker.think(*question)

    def planted(thinker: Thinker, question: Question, urgency: int) -> Pending[Thought]:
        return thinker._add(Pending(thinker, urgency, partial(fails, *question), question=question))

    row = later_row("luna", 2, 16)
    monkeypatch.setattr(Thinker, "ask", planted)
    evening.idle(row, 60)
    assert len(pipe(ahead(evening)._idle).heard) > 1 and not evening.thinker.memory


@pytest.mark.usefixtures("near")
def test_pondering_ends_after_two_crashes_and_bots_play_on(evening: Evening) -> None:
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
    """With real processes, both of usual priority: on a busy machine the lowest priority gets no time."""
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
