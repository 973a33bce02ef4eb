"""The process that thinks: the same answers as without it, the newest question first, and no harm when it dies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from luna.bots.levels import choose
from luna.bots.worker import Thinker, Thought
from luna.games import luna as game
from luna.games.luna import Options
from tests.patience import until


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def row(seed: int) -> bytearray:
    return game.start(game.deal(Options(("red", "blue")), bytes([seed]) * 32))


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


def test_a_process_that_ended_is_noticed(thinker: Thinker) -> None:
    thinker.ask(1, bytes(row(6)), 5, 0)
    assert thinker._process is not None
    thinker._process.kill()
    thinker._process.join()
    until(lambda: thinker.failed, thinker.poll)
