"""The thinking process: the same answers as without it, the most urgent question first, harmless when it dies."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection

import pytest

from luna.bots import compiled, levels, review, worker
from luna.bots import thinker as parent
from luna.bots.answers import Thought, TurnReview
from luna.bots.evaluator import ADVICE, Analysis, Variation, evaluator_of
from luna.bots.thinker import EXPLAIN, HINT, PLAY, Pending, Question, Thinker
from luna.core import registry
from luna.core.options import Options
from luna.games.luna import rules as game
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.position import ACTION, PHASE, PLACE_PAIRS
from luna.learning import mining
from tests.bots.helpers import choose, sensible
from tests.patience import until


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def row(seed: int) -> bytearray:
    return game.start(game.deal(game.choose(("red", "blue")), bytes([seed]) * 32))


def ask(thinker: Thinker, seed: int, level: int, urgency: int = HINT) -> Pending[Thought]:
    return thinker.ask(Question("luna", bytes(row(seed)), level, 0), urgency)


@pytest.mark.parametrize("name", ["luna", "pangea", "pebbles"])
def test_a_hint_has_no_errors_and_is_the_best_line(name: str) -> None:
    game_ = registry.load(name)
    position = game_.start(game_.deal(Options(tuple(look.id for look in game_.SEATS[:2]), {}, 0), bytes(32)))
    brain = evaluator_of(name, position)
    assert not brain.levels[brain.advises].errs
    *_, said = (one for one in worker.think(name, bytes(position), ADVICE, 0, None, False) if one)
    assert isinstance(said, Thought) and said.choice == said.lines[0].turn


def answer(thinker: Thinker, question: Pending[Thought]) -> list[Thought]:
    """All results up to the answer of this question."""
    heard: list[Thought] = []

    def listen() -> None:
        thinker.poll()
        if question.known is not None and (not heard or question.known is not heard[-1]):
            heard.append(question.known)

    until(lambda: question.ready or question.failed, listen, limit=60)
    return heard


@pytest.mark.parametrize("level", (0, 1, 3, 4))
def test_the_answer_equals_the_choice_of_the_level(thinker: Thinker, level: int) -> None:
    position = row(1)
    question = thinker.ask(Question("luna", bytes(position), level, 7))
    assert answer(thinker, question)[-1].choice == choose(position, level, 7)


def test_a_cancelled_question_is_dropped(thinker: Thinker) -> None:
    first = ask(thinker, 2, 5)
    first.cancel()
    second = ask(thinker, 3, 1)
    assert answer(thinker, second)[-1].choice == choose(row(3), 1)
    assert not first.ready and not thinker._open


def test_the_most_urgent_question_is_answered_first_and_all_are_answered(thinker: Thinker) -> None:
    """A bot's turn before a hint before an explanation, whatever the order of the questions."""
    answered: list[str] = []
    questions = {
        "why": ask(thinker, 2, 4, EXPLAIN),
        "hint": ask(thinker, 3, 4, HINT),
        "play": ask(thinker, 4, 4, PLAY),
        "play too": ask(thinker, 5, 1, PLAY),
    }

    def listen() -> None:
        thinker.poll()
        answered.extend(name for name, one in questions.items() if one.ready and name not in answered)

    until(lambda: len(answered) == 4, listen, limit=60)
    assert answered == ["play", "play too", "hint", "why"]
    for (name, one), seed in zip(questions.items(), (2, 3, 4, 5), strict=True):
        assert one.known is not None and one.known.choice == choose(row(seed), 1 if name == "play too" else 4)


def test_a_hint_is_not_starved_by_bots(thinker: Thinker) -> None:
    """A table of bots asks for the next turn as soon as one is answered."""
    hint, play, played = ask(thinker, 3, 1, HINT), ask(thinker, 4, 1, PLAY), 0

    def listen() -> None:
        nonlocal play, played
        thinker.poll()
        if play.ready:
            play, played = ask(thinker, 5 + played, 1, PLAY), played + 1

    until(lambda: hint.ready or played > 20, listen, limit=60)
    assert hint.ready and played


def test_a_review_waits_for_every_bot(thinker: Thinker) -> None:
    """Even after many bot turns in a row, a review is never worked on while one is open."""
    review = thinker.judge("luna", bytes(next(sensible(2, 3))), 1, choose(next(sensible(2, 3)), 1))
    for seed in range(6):
        turn = ask(thinker, seed, 1, PLAY)
        assert thinker._current is turn
        answer(thinker, turn)
    assert not review.failed


def test_a_job_waits_for_every_bot_and_is_done(thinker: Thinker) -> None:
    job = thinker.do(partial(mining.daily_puzzle, "luna", 740_000))
    turn = ask(thinker, 1, 1, PLAY)
    answer(thinker, turn)
    assert turn.ready
    assert job.known is None
    until(lambda: job.ready or job.failed, thinker.poll, limit=120)
    assert job.known is not None
    assert job.known.startswith("puzzle ")


def test_progress_is_reported_during_a_search(thinker: Thinker) -> None:
    position = next(row for row in sensible(2, 3) if row[PHASE] == ACTION)
    question = thinker.ask(Question("luna", bytes(position), 5, 0))
    heard = answer(thinker, question)
    assert len(heard) > 1 and [thought.choice is None for thought in heard[:-1]] == [True] * (len(heard) - 1)
    assert heard[-1].lines[0].turn == heard[-1].choice


def kill(thinker: Thinker) -> None:
    assert thinker._process is not None
    thinker._process.kill()
    thinker._process.join()


def test_a_crashed_process_is_restarted_once(thinker: Thinker) -> None:
    question = ask(thinker, 6, 1)
    kill(thinker)
    assert answer(thinker, question)[-1].choice == choose(row(6), 1)
    kill(thinker)  # while it is idle
    question = ask(thinker, 7, 1)
    assert answer(thinker, question)[-1].choice == choose(row(7), 1)
    assert not question.failed and not thinker.take_faults()


def test_the_second_attempt_does_without_compiled_cores(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the cores may have ended the first attempt."""
    monkeypatch.delenv(compiled.SWITCH)
    monkeypatch.setenv("CC", "no-such-compiler")
    question = ask(thinker, 6, 1)
    kill(thinker)
    answer(thinker, question)
    told = thinker.do(partial(worker.speed, "luna", bytes(row(6))))
    until(lambda: told.ready, thinker.poll)
    assert told.known == "pure Python (LUNA_CORE is off)"


def test_a_second_crash_fails_only_its_question(thinker: Thinker) -> None:
    question, other = ask(thinker, 6, 5, PLAY), ask(thinker, 7, 1)

    def step() -> None:
        if thinker._process is not None and not question.failed:
            kill(thinker)
        thinker.poll()

    until(lambda: question.failed, step)
    assert answer(thinker, other)[-1].choice == choose(row(7), 1)
    assert not question.ready and not other.failed


def test_a_process_that_cannot_start_fails_the_question(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """No memory, no more processes: the window continues, and a later question may succeed."""

    def refuse(_: object) -> None:
        raise OSError("Cannot allocate memory")

    with monkeypatch.context() as poor:
        poor.setattr(multiprocessing.process.BaseProcess, "start", refuse)
        question = ask(thinker, 6, 1)
        thinker.poll()
        assert question.failed
        question.cancel()
    again = ask(thinker, 6, 1)
    assert answer(thinker, again)[-1].choice == choose(row(6), 1)


def breaks_down(*_: object) -> Iterator[Analysis]:
    yield Analysis(0, 9, ())
    raise ZeroDivisionError("planted")


def works_badly(pipe: Connection, pure: bool) -> None:
    """A process whose every search fails."""
    pytest.MonkeyPatch().setattr(worker, "analyse", breaks_down)
    worker.work(pipe, pure)


def works_wrongly(pipe: Connection, pure: bool) -> None:
    """A process that answers with illegal turns, and can give no reasons."""
    pytest.MonkeyPatch().setattr(worker, "chosen_turn", lambda *_: (0xFFFF,))
    pytest.MonkeyPatch().setattr(LunaEvaluator, "rival", lambda *_: 1 // 0)
    worker.work(pipe, pure)


def looks_badly(pipe: Connection, pure: bool) -> None:
    """A process that cannot review any turn of a game."""
    pytest.MonkeyPatch().setattr(review, "judge", lambda *_: 1 // 0)
    worker.work(pipe, pure)


@pytest.mark.parametrize(("broken", "level", "told"), ((works_badly, 5, "planted"), (works_wrongly, 1, "not legal")))
def test_a_failed_search_is_reported_and_still_gives_a_turn(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, broken: Callable[[Connection, bool], None], level: int, told: str
) -> None:
    monkeypatch.setattr(worker, "work", broken)
    for _ in range(2):
        question = thinker.ask(Question("luna", bytes(row(8)), level, 3))
        choice = answer(thinker, question)[-1].choice
        assert choice is not None and choice == choose(row(8), 3) and game.why_not(row(8), choice) is None
        fault = thinker.take_faults()[0]
        assert told in fault and bytes(row(8)).hex() in fault and f"level {level} seed 3" in fault
        assert not thinker.take_faults() and not question.failed


def test_a_review_completes_although_every_evaluation_fails(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "work", looks_badly)
    question = thinker.judge("luna", bytes(row(8)), 1, choose(row(8), 1))
    until(lambda: question.ready or question.failed, thinker.poll, limit=60)
    assert question.known == TurnReview(()) and len(thinker.take_faults()) == 1


def test_a_hurried_question_gets_a_one_ply_answer(thinker: Thinker) -> None:
    heard = answer(thinker, thinker.ask(Question("luna", bytes(row(9)), 5, 0, hurried=True)))
    assert len(heard) == 1 and heard[0].choice == choose(row(9), 3)
    assert len(heard[0].lines) > 1 and not heard[0].exact


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_hanging_process_is_replaced_before_asking_blocks(thinker: Thinker) -> None:
    answer(thinker, ask(thinker, 6, 1))
    first = thinker._process
    assert first is not None and first.pid is not None
    os.kill(first.pid, signal.SIGSTOP)
    question = ask(thinker, 7, 1)
    for _ in range(2 * parent._UNREAD):
        question.cancel()
        question = ask(thinker, 7, 1)
    assert thinker._process is not first and not first.is_alive()
    assert answer(thinker, question)[-1].choice == choose(row(7), 1)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_silent_process_can_be_restarted(thinker: Thinker) -> None:
    """The open questions are asked again."""
    answer(thinker, ask(thinker, 6, 1))
    first = thinker._process
    assert first is not None and first.pid is not None
    os.kill(first.pid, signal.SIGSTOP)
    question = ask(thinker, 7, 1)
    thinker.restart()
    assert not first.is_alive() and answer(thinker, question)[-1].choice == choose(row(7), 1)


def test_the_process_outlives_its_tables_and_ends_with_the_program(thinker: Thinker) -> None:
    answer(thinker, ask(thinker, 6, 1))
    first = thinker._process
    ask(thinker, 7, 5).cancel()
    answer(thinker, ask(thinker, 8, 1))
    assert thinker._process is first and first is not None
    question = ask(thinker, 7, 5)
    thinker.close()
    assert not first.is_alive() and not question.ready and thinker._process is None
    question.cancel()
    assert thinker._process is None


def test_a_failing_one_ply_search_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "ranked", breaks_down)
    position = next(row for row in sensible(2, 3) if row[PHASE] == ACTION)
    assert levels.at_first_sight(evaluator(position), position).lines[0].turn == (MEDITATION,)
    for position in (row(1), next(row for row in sensible(4, 2) if row[PHASE] == PLACE_PAIRS)):
        assert game.why_not(position, levels.at_first_sight(evaluator(position), position).lines[0].turn) is None


@pytest.mark.parametrize(
    ("total", "shares", "exact"),
    [(0, (1.0,), True), (40, (1.0,), False), (0, (0.5, 0.5), False), (0, (0.5,), False), (0, (), False)],
)
def test_only_an_outcome_without_simulations_is_exact(total: int, shares: tuple[float, ...], exact: bool) -> None:
    lines = tuple(Variation((1,), 2.0, share) for share in shares)
    assert Thought(total, total, lines, None).exact is exact
