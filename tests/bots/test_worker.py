"""The process that thinks: the same answers as without it, the newest question first, and no harm when it dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest

from luna.bots import levels, worker
from luna.bots.levels import Analysis, choose
from luna.bots.worker import Reviewed, Reviewer, Thinker, Thought
from luna.games.luna import rules as game
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.position import ACTION, PHASE, PLACE_PAIRS
from tests.bots.helpers import sensible
from tests.patience import until


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def row(seed: int) -> bytearray:
    return game.start(game.deal(game.choose(("red", "blue")), bytes([seed]) * 32))


def answer(thinker: Thinker, ticket: int) -> list[Thought]:
    """All that is told until the answer to this question."""
    heard: list[Thought] = []

    def listen() -> None:
        heard.extend(thought for thought in thinker.poll() if thought.ticket == ticket)

    until(lambda: heard and heard[-1].choice is not None, listen, limit=60)
    return heard


@pytest.mark.parametrize("level", (1, 3, 4))
def test_the_answer_is_the_levels_own(thinker: Thinker, level: int) -> None:
    position = row(1)
    thinker.ask(1, bytes(position), level, 7)
    assert answer(thinker, 1)[-1].choice == choose(position, level, 7)


def test_a_new_question_is_answered_instead(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(2)), 5, 0)
    thinker.ask(2, bytes(row(3)), 1, 0)
    assert answer(thinker, 2)[-1].choice == choose(row(3), 1, 0)
    thinker.ask(3, bytes(row(3)), 5, 0)
    thinker.forget()
    thinker.ask(4, bytes(row(4)), 1, 0)
    assert answer(thinker, 4)[-1].choice == choose(row(4), 1, 0)


def test_progress_is_told_while_it_thinks(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(5)), 4, 0)
    heard = answer(thinker, 1)
    assert len(heard) > 1 and [thought.choice is None for thought in heard[:-1]] == [True] * (len(heard) - 1)
    assert heard[-1].lines[0].turn == heard[-1].choice


def kill(thinker: Thinker) -> None:
    assert thinker._process is not None
    thinker._process.kill()
    thinker._process.join()


def test_a_process_that_ended_is_started_once_more_and_nobody_notices(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(6)), 1, 0)
    kill(thinker)
    assert answer(thinker, 1)[-1].choice == choose(row(6), 1, 0)
    kill(thinker)  # while it is idle
    thinker.ask(2, bytes(row(7)), 1, 0)
    assert answer(thinker, 2)[-1].choice == choose(row(7), 1, 0)
    assert not thinker.failed and not thinker.take_faults()


def test_a_process_that_ends_again_is_noticed(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(6)), 5, 0)

    def step() -> None:
        if thinker._process is not None:
            kill(thinker)
        thinker.poll()

    until(lambda: thinker.failed, step)


def test_a_process_that_cannot_be_started_is_a_failure_like_another(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No memory, no more processes: the window goes on, and whoever asks again may have more luck."""

    def refuse(_: object) -> None:
        raise OSError("Cannot allocate memory")

    with monkeypatch.context() as poor:
        poor.setattr(multiprocessing.process.BaseProcess, "start", refuse)
        thinker.ask(1, bytes(row(6)), 1, 0)
        assert thinker.failed and not thinker.poll()
        thinker.forget()
    again = Thinker()
    again.ask(1, bytes(row(6)), 1, 0)
    assert answer(again, 1)[-1].choice == choose(row(6), 1, 0)
    again.close()


def breaks_down(*_: object) -> Iterator[Analysis]:
    yield Analysis(0, 9, ())
    raise ZeroDivisionError("planted")


def works_badly(pipe: Connection) -> None:
    """A process whose every search fails."""
    pytest.MonkeyPatch().setattr(worker, "analyse", breaks_down)
    worker._work(pipe)


def works_wrongly(pipe: Connection) -> None:
    """A process that answers with turns that nobody may play, and can give no reasons."""
    pytest.MonkeyPatch().setattr(worker, "choose", lambda *_: (0xFFFF,))
    pytest.MonkeyPatch().setattr(worker, "reasons", lambda *_: 1 // 0)
    worker._work(pipe)


def looks_badly(pipe: Connection) -> None:
    """A process that cannot look at any turn of a game."""
    pytest.MonkeyPatch().setattr(worker, "look", lambda *_: 1 // 0)
    worker._work(pipe)


@pytest.mark.parametrize(("broken", "level", "told"), ((works_badly, 5, "planted"), (works_wrongly, 1, "not legal")))
def test_a_search_that_fails_is_told_and_a_turn_comes_all_the_same(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, broken: Callable[[Connection], None], level: int, told: str
) -> None:
    monkeypatch.setattr(worker, "_work", broken)
    for ticket in (1, 2):
        thinker.ask(ticket, bytes(row(8)), level, 3)
        choice = answer(thinker, ticket)[-1].choice
        assert choice is not None and choice == choose(row(8), 3) and game.why_not(row(8), choice) is None
        fault = thinker.take_faults()[0]
        assert told in fault and bytes(row(8)).hex() in fault and f"level {level} seed 3" in fault
        assert not thinker.take_faults() and not thinker.failed


def test_a_game_is_looked_at_although_every_look_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_work", looks_badly)
    reviewer = Reviewer()
    reviewer.ask([(bytes(row(8)), choose(row(8), 1))], [0, 1])
    known: list[Reviewed] = []

    def listen() -> None:
        if told := reviewer.poll():
            known.append(told)

    until(lambda: reviewer.failed or (known and known[-1].points is not None), listen, limit=60)
    reviewer.close()
    assert known[-1].points == () and len(reviewer.take_faults()) == 1


def test_in_a_hurry_it_says_what_it_sees_at_first_sight(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(9)), 5, 0, True)
    heard = answer(thinker, 1)
    assert len(heard) == 1 and heard[0].choice == choose(row(9), 3)
    assert len(heard[0].lines) > 1 and not heard[0].exact


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_process_that_stands_still_is_replaced_before_asking_has_to_wait(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(6)), 1, 0)
    answer(thinker, 1)
    first = thinker._process
    assert first is not None and first.pid is not None
    os.kill(first.pid, signal.SIGSTOP)
    for ticket in range(2, 2 + 2 * worker._UNREAD):
        thinker.ask(ticket, bytes(row(6)), 1, 0)
    assert thinker._process is not first and not first.is_alive()
    assert answer(thinker, ticket)[-1].choice == choose(row(6), 1, 0)


def test_where_even_the_first_sight_fails_time_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "ranked", breaks_down)
    position = next(row for row in sensible(2, 3) if row[PHASE] == ACTION)
    assert levels.at_first_sight(position).lines[0].turn == (MEDITATION,)
    for position in (row(1), next(row for row in sensible(4, 2) if row[PHASE] == PLACE_PAIRS)):
        assert game.why_not(position, levels.at_first_sight(position).lines[0].turn) is None
