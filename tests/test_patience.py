"""Waits of the tests end by steps where the machine is starved, and they do end."""

from __future__ import annotations

import itertools
import time

import pytest

from tests import patience


def test_a_wait_ends_with_what_it_waits_for() -> None:
    steps = itertools.count()
    patience.until(lambda: next(steps) == 7, pause=0)
    assert next(steps) == 8


def test_what_never_comes_is_told() -> None:
    steps: list[int] = []
    with pytest.raises(AssertionError, match="never 3"):
        patience.until(lambda: False, lambda: steps.append(1), limit=0.001, pause=0, told=lambda: "never 3")


def test_a_wall_clock_that_runs_away_costs_no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that gives us a moment now and then: an hour passes between two steps."""
    hours = itertools.count(0.0, 3600.0)
    monkeypatch.setattr(time, "monotonic", lambda: next(hours))
    steps = itertools.count()
    patience.until(lambda: next(steps) == 500, limit=10, pause=0)
    with pytest.raises(AssertionError):
        patience.until(lambda: False, limit=1, pause=0)
