"""A host sleeps, two guests continue by a vote, and the host wakes: `sleeping_machines`, step by step."""

from collections.abc import Callable
from unittest.mock import patch

import pytest

from luna.net import hosting, requests, wire
from tests.net.players import TABLE, Wrong
from tests.net.sleeping_machines import Network


def gone_on(seed: int) -> Network:
    """Machine 0 has slept since they played; 1 hosts again, 2 is there, and both have decided to continue."""
    network = Network(seed)
    network.begin()
    until(network, lambda: network.together and len(network.told) > 10)
    host, one, two = network.machines
    host.sleeps = 1000
    one.host_again()
    until(network, lambda: all(m.at == 1 and m.here is not None and len(m.here.seats) == 2 for m in (one, two)))
    for machine in (one, two):
        machine.session.tell(wire.GoOn())
    until(network, lambda: len(one.log) > len(host.log) + 3 and one.log == two.log)
    return network


def until(network: Network, true: Callable[[], bool]) -> None:
    for _ in range(120):
        network.step(calm=True)
        if true():
            return
    raise AssertionError("it does not come to that")


def test_a_host_that_moves_drops_its_own_table() -> None:
    network = gone_on(1)
    host = network.machines[0]
    host.sleeps = 0
    until(network, lambda: network.together and TABLE not in host.relay.tables)


def test_a_planted_kept_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "give_up", lambda relay, table: None)
    with pytest.raises(AssertionError):
        test_a_host_that_moves_drops_its_own_table()


@pytest.mark.parametrize("seed", range(20))
def test_a_host_that_slept_is_given_the_missing_records(seed: int) -> None:
    """The new host has fallen asleep when the old one wakes: the turns of the two are not lost."""
    network = gone_on(seed)
    host, one, two = network.machines
    one.sleeps, host.sleeps = 60, 0
    until(network, lambda: two.at == 0 and two.game.goes_on)
    until(network, lambda: network.together)
    assert all(host.log[seq - 1] in told and len(told) == 1 for seq, told in network.told.items())


def test_a_planted_host_that_takes_no_records_is_found() -> None:
    with patch.object(requests, "lacks", lambda relay, audience: bool(audience.hosted.waiting)), pytest.raises(Wrong):
        test_a_host_that_slept_is_given_the_missing_records(1)
