"""Somebody on the network says that he has hundreds of tables: the true ones are heard all the same."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from luna.net.heard import Heard
from luna.net.lan import Offer


def drowned(heard: Heard[Offer], machines: int, names: int, offers: bool) -> None:
    """So many names, each behind one of the machines, or behind none."""
    for number in range(names):
        name = f"spam-{number}"
        heard.hear(name)
        if offers:
            heard.learn(name, Offer(f"Spam {number}", 1, "ABCDEF", 1, host=f"10.0.0.{number % machines}"), 1.0)


def true_table_is_heard(machines: int, offers: bool, before: bool) -> None:
    heard: Heard[Offer] = Heard()
    if before:
        heard.hear("true")
        heard.learn("true", Offer("Ilse", 1, "K7Q2MP", 2, host="192.0.2.7"), 1.0)
    drowned(heard, machines, 1_000, offers)
    if not before:
        heard.hear("true")
        heard.learn("true", Offer("Ilse", 1, "K7Q2MP", 2, host="192.0.2.7"), 1.0)
    found = heard.offers(0.0)
    assert "Ilse" in [offer.name for offer in found]
    assert len(heard.names) <= 256 and len(found) <= 16 * machines + 1


@pytest.mark.parametrize("machines", [1, 8])
@pytest.mark.parametrize("offers", [False, True])
@pytest.mark.parametrize("before", [False, True])
def test_many_names_drown_nobody(machines: int, offers: bool, before: bool) -> None:
    true_table_is_heard(machines, offers, before)


def test_a_list_that_takes_the_first_that_come_is_seen() -> None:
    """The bug that was: 64 names, and nobody after them."""

    def first(self: Heard[Offer], name: str) -> None:
        if len(self._names) < 64:
            self._names[name] = None

    with patch.object(Heard, "hear", first), pytest.raises(AssertionError):
        true_table_is_heard(8, True, False)


def test_what_is_not_said_any_more_is_forgotten() -> None:
    heard: Heard[Offer] = Heard()
    heard.hear("one")
    heard.learn("one", Offer("Ilse", 1, "K7Q2MP", 2), 1.0)
    heard.learn("another", Offer("Bram", 1, "K7Q2MP", 2), 1.0)  # of whom nobody has spoken
    assert [offer.name for offer in heard.offers(0.5)] == ["Ilse"] and not heard.offers(1.0)
    heard.forget("one")
    assert not heard.offers(0.0) and not heard.names
