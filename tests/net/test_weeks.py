"""Weeks at a table by turn; `python -m tests.net.weeks` plays many more. Its planted bugs are in `test_simulator`."""

from tests.net.weeks import evening


def test_simulated_weeks_lose_double_or_reveal_nothing() -> None:
    worlds = [evening(seed) for seed in range(16)]
    assert sum(len(world.told) for world in worlds) > 100
    assert any(world.planned for world in worlds)
