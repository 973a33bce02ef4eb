"""Curves, what appears, and the queue."""

from __future__ import annotations

import pytest

from luna.shell.drawing.motion import IN, INSTANT, OUT, STD, Appearing, Call, Curve, Queue, linear, sine


class Wait:
    """Seconds that pass, and a word when they have."""

    def __init__(self, seconds: float, said: list[str], word: str = "") -> None:
        self.left, self.said, self.word = seconds, said, word
        self.done = False

    def step(self, dt: float) -> float:
        self.left -= dt
        if self.left > 1e-9:
            return 0.0
        self.finish()
        return -self.left

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.said.append(self.word)


@pytest.mark.parametrize("curve", [STD, OUT, IN, sine, linear])
def test_curves_start_and_end_and_rise(curve: Curve) -> None:
    values = [curve(step / 50) for step in range(51)]
    assert values[0] == pytest.approx(0, abs=1e-6) and values[-1] == pytest.approx(1, abs=1e-6)
    assert values == sorted(values)
    assert curve(-1) == pytest.approx(0, abs=1e-6) and curve(2) == pytest.approx(1)


def test_a_queue_loses_no_time_between_its_motions() -> None:
    said: list[str] = []
    queue = Queue()
    for word in ("a", "b"):
        queue.add(Wait(0.1, said, word))
        queue.add(Call(lambda word=word: said.append(word.upper())))  # type: ignore[misc]
    assert queue.update(0.15) and said == ["a", "A"]
    queue.update(0.05)
    assert said == ["a", "A", "b", "B"] and not queue.busy
    assert not queue.update(0.1)


@pytest.mark.parametrize(("speed", "needed"), [(0.5, 2.0), (1.0, 1.0), (4.0, 0.25)])
def test_speed(speed: float, needed: float) -> None:
    queue = Queue(speed)
    queue.add(Wait(1.0, []))
    queue.update(needed * 0.99)
    assert queue.busy
    queue.update(needed * 0.02)
    assert not queue.busy


def test_instant_and_skip_show_the_same_in_the_same_order() -> None:
    def filled(speed: float) -> tuple[Queue, list[str]]:
        said: list[str] = []
        queue = Queue(speed)
        for word in "abc":
            queue.add(Wait(0.2, said, word))
        return queue, said

    instant, at_once = filled(INSTANT)
    assert at_once == ["a", "b", "c"] and not instant.busy
    slow, later = filled(1.0)
    slow.skip_one()
    assert later == ["a"] and len(slow) == 2
    slow.skip_one()
    slow.skip_one()
    assert later == ["a", "b", "c"] and not slow.busy
    slow.skip_one()
    assert later == ["a", "b", "c"]


def test_what_appears_comes_part_by_part_and_begins_anew_with_another_key() -> None:
    chips = Appearing(0.14, 0.02)
    assert not chips.update(1), "nothing is there"
    chips.watch("favour", 3)
    assert [chips.share(part) for part in range(3)] == [0, 0, 0]
    assert chips.update(0.05)
    shares = [chips.share(part) for part in range(3)]
    assert 1 > shares[0] > shares[1] > shares[2] > 0
    chips.watch("favour", 3)
    assert chips.share() == shares[0], "the same thing goes on"
    while chips.update(0.05):
        pass
    assert [chips.share(part) for part in range(3)] == [1, 1, 1]
    chips.watch("herbs", 1)
    assert chips.share() == 0
    chips.finish()
    assert chips.share() == 1 and not chips.update(0.01)
