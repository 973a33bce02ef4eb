"""A machine that announces hundreds of false tables does not hide the real ones."""

import random
from unittest.mock import patch

import pytest

from luna.net.certificates import remembered, strange
from luna.net.lan import Heard, Offer, contested


def drowned(heard: Heard, machines: int, names: int, offers: bool) -> None:
    """So many names, each behind one of the machines, or behind none."""
    for number in range(names):
        name = f"spam-{number}"
        heard.hear(name)
        if offers:
            heard.learn(name, Offer(f"Spam {number}", 1, "ABCDEF", 1, host=f"10.0.0.{number % machines}"), 1.0)


def true_table_is_heard(machines: int, offers: bool, before: bool) -> None:
    heard = Heard()
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
def test_a_flood_of_names_hides_no_host(machines: int, offers: bool, before: bool) -> None:
    true_table_is_heard(machines, offers, before)


def test_a_planted_first_come_cache_is_found() -> None:
    """A past bug: 64 names, and no later one."""

    def first(self: Heard, name: str) -> None:
        if len(self._names) < 64:
            self._names[name] = None

    with patch.object(Heard, "hear", first), pytest.raises(AssertionError):
        true_table_is_heard(8, True, False)


def a_machine_that_others_speak_of_is_seen(names: int) -> None:
    """A stranger announces a hundred tables of another's machine, with its port and certificate; hers comes later."""
    heard = Heard()
    true = Offer("Ilse", 1, "K7Q2MP", 2, host="192.0.2.7", proof=b"t" * 16)
    seen = 0
    for again in range(100):
        for number in range(names):
            heard.hear(f"false {number}")
            heard.learn(f"false {number}", true._replace(name=f"False {number}", code="ABCDEF"), float(again))
        heard.hear("true")
        for name in heard.names:  # each is looked up again, in the order of arrival
            said = true if name == "true" else true._replace(name=name, code="ABCDEF")
            heard.learn(name, said, float(again))
        found = heard.offers(again - 1.0)
        assert len(found) <= 17
        seen += true in found
    assert seen > (20 if names < 256 else 0)


@pytest.mark.parametrize("names", [16, 30, 300])
def test_a_host_is_listed_although_others_announce_its_address(names: int) -> None:
    with patch("luna.net.lan.random", random.Random(names)):
        a_machine_that_others_speak_of_is_seen(names)


def test_a_planted_cache_that_keeps_the_first_announcements_is_found() -> None:
    """A past bug: sixteen false tables of a machine, and the real one was never heard."""
    learn = Heard.learn

    def first(self: Heard, name: str, offer: Offer, now: float) -> None:
        if sum(one.host == offer.host for other, one in self._said() if other != name) < 16:
            learn(self, name, offer, now)

    with patch.object(Heard, "learn", first), pytest.raises(AssertionError):
        a_machine_that_others_speak_of_is_seen(16)


def test_expired_announcements_are_forgotten() -> None:
    heard = Heard()
    heard.hear("one")
    heard.learn("one", Offer("Ilse", 1, "K7Q2MP", 2), 1.0)
    heard.learn("another", Offer("Bram", 1, "K7Q2MP", 2), 1.0)  # not announced by anyone else
    assert [offer.name for offer in heard.offers(0.5)] == ["Ilse"] and not heard.offers(1.0)
    heard.forget("one")
    assert not heard.offers(0.0) and not heard.names


def a_false_word_replaces_nobody() -> None:
    """Another machine announces a host's name with its own certificate: both are listed, neither is trusted."""
    heard = Heard()
    true = Offer("Ilse", 1, "K7Q2MP", 2, host="192.0.2.7", proof=b"t" * 16)
    heard.hear("ilse")
    heard.learn("ilse", true, 1.0)
    for number in range(100):
        heard.learn("ilse", true, 1.0 + number)
        heard.learn("ilse", true._replace(host=f"192.0.2.{number}", proof=bytes((number,)) * 16), 1.0 + number)
    found = heard.offers(0.0)
    assert true in found and 1 < len(found) <= 4 and contested(found) == {"K7Q2MP"}


def test_a_false_announcement_replaces_no_host() -> None:
    a_false_word_replaces_nobody()


def test_a_planted_cache_that_keeps_the_last_announcement_is_found() -> None:
    learn = Heard.learn

    def last(self: Heard, name: str, offer: Offer, now: float) -> None:
        self._offers.pop(name, None)
        learn(self, name, offer, now)

    with patch.object(Heard, "learn", last), pytest.raises(AssertionError):
        a_false_word_replaces_nobody()


def test_offers_with_two_certificates_are_contested() -> None:
    true = Offer("Ilse", 1, "K7Q2MP", 2, host="192.0.2.7", proof=b"t" * 16)
    again = true._replace(host="192.0.2.8", free=0)  # another of its addresses
    other = true._replace(code="ABCDEF", proof=b"o" * 16)  # of the same name, but another table
    relay, copy = Offer("", 0, "", 2, proof=b"r" * 16), Offer("", 0, "", 2, proof=b"c" * 16)
    assert not contested([true, again, other, relay, copy])
    assert contested([true, other, true._replace(name="Bram", proof=b"f" * 16)]) == {"K7Q2MP"}


def test_a_known_host_is_recognised_by_its_certificate() -> None:
    met = remembered((), "Ilse", b"t" * 16)
    assert (
        strange(met, "Ilse", b"f" * 16) and not strange(met, "Ilse", b"t" * 16) and not strange(met, "Bram", b"f" * 16)
    )
    assert not strange(remembered(met, "Ilse", b"f" * 16), "Ilse", b"t" * 16)  # she has two computers
    for number in range(100):
        met = remembered(met, f"guest {number}", b"g" * 16)
    assert len(met) == 64 and remembered(met, "guest 99", b"g" * 16) == met
