"""The relay and its clients through evenings full of faults; `python -m tests.net.simulator` plays many more."""

import time

import pytest

from tests.net import fleet_world, sleeping_machines
from tests.net.planted import BUGS, first_seed
from tests.net.simulator import evening


def test_nothing_is_lost_or_doubled() -> None:
    worlds = [evening(seed) for seed in range(300)]
    assert sum(world.began for world in worlds) > 270
    assert sum(len(world.told) for world in worlds) > 5000
    assert any(player.aside for world in worlds for player in world.players)  # forks, found and kept aside


def test_nothing_is_lost_or_doubled_in_a_fleet() -> None:
    worlds = [fleet_world.evening(seed) for seed in range(100)]
    assert sum(world.began for world in worlds) > 90
    assert sum(world.crashes for world in worlds) > 500
    assert sum(len(world.told) for world in worlds) > 2000


def test_machines_that_slept_find_each_other() -> None:
    networks = [sleeping_machines.evening(seed) for seed in range(60)]
    assert sum(network.rehosted > 1 for network in networks) > 5
    assert sum(len(network.told) for network in networks) > 2000


def test_a_seat_of_a_later_batch_is_not_announced_early() -> None:
    """The evening that found it: two seats given to one person, one after the other, while the disk was busy."""
    evening(92037646)


def test_the_same_seed_is_the_same_evening() -> None:
    one, two = evening(5), evening(5)
    assert one.told == two.told and one.time == two.time


def test_the_simulation_does_not_depend_on_the_time_of_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """People and computers set it: only monotonic seconds decide what is alive, due or newer."""

    def set_back() -> float:
        raise AssertionError("somebody asks for the time of day")

    monkeypatch.setattr(time, "time", set_back)
    monkeypatch.setattr(time, "time_ns", set_back)
    for seed in range(8):
        evening(seed), fleet_world.evening(seed), sleeping_machines.evening(seed)


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(name: str) -> None:
    assert first_seed(name, 300) is not None
