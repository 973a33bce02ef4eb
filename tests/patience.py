"""Patient waits of a test for a disk, another process or a network.

Such a wait gives up only when its wall-clock seconds are over *and* it has taken the steps of a quiet machine. A
starved machine takes fewer steps a second, so its limit is later. A wait that cannot count steps (a blocking call with
a time-out) is multiplied by the environment's `LUNA_TEST_PATIENCE`, which `.ci/run` sets.
"""

import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = max(1.0, float(os.environ.get("LUNA_TEST_PATIENCE", "1")))
"""By how much every limit grows."""

_STEPS: Final = 60
"""Steps that must have been taken for each second of the limit: what a quiet machine takes in far less."""


def seconds(limit: float) -> float:
    """The time-out in seconds of a blocking call that takes at most `limit` on a quiet machine."""
    return limit * PATIENCE


def until(
    holds: Callable[[], object],
    step: Callable[[], object] = lambda: None,
    *,
    limit: float = 20,
    pause: float = 0.002,
    told: Callable[[], object] = lambda: "it does not come",
) -> None:
    """Take steps, `pause` seconds apart, until a condition holds; fails with the message of `told` after `limit`."""
    end, steps = time.monotonic() + seconds(limit), int(limit * _STEPS)
    while not holds():
        assert steps > 0 or time.monotonic() < end, told()
        steps -= 1
        step()
        time.sleep(pause)
