"""Curves, tweens and the queue."""

from __future__ import annotations

import pytest

from luna.client.motion import (
    IN,
    INSTANT,
    OUT,
    STD,
    Parallel,
    Queue,
    Sequence,
    Tween,
    call,
    delay,
    linear,
    sine,
    staggered,
)


@pytest.mark.parametrize("curve", [STD, OUT, IN, sine, linear])
def test_curves_start_and_end_and_rise(curve: object) -> None:
    assert callable(curve)
    values = [curve(step / 50) for step in range(51)]
    assert values[0] == pytest.approx(0, abs=1e-6) and values[-1] == pytest.approx(1, abs=1e-6)
    assert values == sorted(values)


def test_a_tween_ends_exactly_once_and_gives_back_what_it_did_not_need() -> None:
    seen: list[float] = []
    tween = Tween(0.5, seen.append, linear)
    assert tween.step(0.25) == 0 and seen == [0.5]
    assert tween.step(0.75) == pytest.approx(0.5)
    assert tween.done and seen == [0.5, 1.0]
    tween.finish()
    assert tween.step(1.0) == 1.0 and seen == [0.5, 1.0]


def test_a_sequence_loses_no_time_between_its_links() -> None:
    seen: list[str] = []
    chain = Sequence(delay(0.1), call(lambda: seen.append("a")), delay(0.1), call(lambda: seen.append("b")))
    assert chain.step(0.15) == 0 and seen == ["a"]
    assert chain.step(0.15) == pytest.approx(0.1) and seen == ["a", "b"] and chain.done


def test_parallel_ends_with_the_longest() -> None:
    both = Parallel(delay(0.1), delay(0.3))
    both.step(0.2)
    assert not both.done
    assert both.step(0.2) == pytest.approx(0.1) and both.done


def test_staggered_starts_one_after_the_other() -> None:
    seen: list[int] = []

    def at(index: int) -> Tween:
        return call(lambda: seen.append(index))

    row = staggered([at(0), at(1), at(2)], 0.1)
    row.step(0.05)
    assert seen == [0]
    row.step(0.1)
    assert seen == [0, 1]


@pytest.mark.parametrize(("speed", "needed"), [(0.5, 2.0), (1.0, 1.0), (4.0, 0.25)])
def test_speed(speed: float, needed: float) -> None:
    queue = Queue(speed)
    queue.add(delay(1.0))
    queue.update(needed * 0.99)
    assert queue.busy
    queue.update(needed * 0.02)
    assert not queue.busy


def test_instant_and_skip_show_the_same_in_the_same_order() -> None:
    def filled(speed: float) -> tuple[Queue, list[int]]:
        seen: list[int] = []
        queue = Queue(speed)
        for index in range(3):
            queue.add(Sequence(delay(0.2), call(lambda index=index: seen.append(index))))  # type: ignore[misc]
        return queue, seen

    instant, at_once = filled(INSTANT)
    assert at_once == [0, 1, 2] and not instant.busy
    slow, later = filled(1.0)
    slow.skip_one()
    assert later == [0]
    slow.skip()
    assert later == [0, 1, 2] and not slow.busy
