"""Weeks at a table by turn; `python -m tests.net.weeks` plays many more. Its planted bugs are in `test_simulator`."""

from tests.net.weeks import evening


def test_nothing_is_lost_doubled_or_told_too_early_in_weeks() -> None:
    worlds = [evening(seed) for seed in range(16)]
    assert sum(len(world.told) for world in worlds) > 100
    assert any(world.planned for world in worlds)
