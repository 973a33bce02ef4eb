"""Words that the relay carries and does not keep: in a room to all of it, at a table among those who look on."""

from __future__ import annotations

import pytest

from luna.net import cards, wire
from luna.net import relay as relays
from luna.net.cards import Word
from luna.net.relay import Relay
from luna.net.rooms import Link
from tests.net.editions import EDITION
from tests.net.players import TABLE
from tests.net.test_hostile import Net

WORD = wire.Aside(cards.write_word(Word("Ilse", "hello", "")))


def heard(net: Net, link: Link) -> int:
    return sum(isinstance(message, wire.Aside) for message in net.inbox[link])


def a_room(net: Net, address: str) -> list[Link]:
    links = [net.link(f"{address}{number}") for number in range(3)]
    net.say(links[0], wire.Open(b"host", EDITION))
    for link in links[1:]:
        net.say(link, wire.Join(net.code(links[0]), b"guest", (EDITION,)))
    return links


def test_a_word_in_a_room_is_heard_by_its_others() -> None:
    net = Net()
    room, elsewhere = a_room(net, "10.0.0."), a_room(net, "10.0.1.")
    net.say(room[1], WORD)
    assert [heard(net, link) for link in room] == [1, 0, 1]
    assert not any(heard(net, link) for link in elsewhere)
    assert not net.relay.commit.unsynced and not net.relay.tables


def test_at_a_table_only_those_who_look_on_hear_each_other() -> None:
    net = Net()
    players = net.table()
    watching = [net.link(f"10.0.2.{number}") for number in range(2)]
    for link in watching:
        net.say(link, wire.Join(net.code(players[0]), b"", (EDITION,)))
    kept = net.relay.tables[TABLE].hosted.last
    net.say(watching[0], WORD)
    net.say(players[0], WORD)
    assert [heard(net, link) for link in (*players, *watching)] == [0, 0, 0, 1]
    assert net.relay.tables[TABLE].hosted.last == kept


def test_a_stranger_says_nothing_to_anybody() -> None:
    net = Net()
    room, stranger = a_room(net, "10.0.0."), net.link("10.0.3.1")
    net.say(stranger, WORD)
    assert not any(heard(net, link) for link in room)


def test_who_talks_too_much_is_not_heard_for_a_while() -> None:
    net = Net()
    room = a_room(net, "10.0.0.")
    for _ in range(50):
        net.say(room[1], WORD)
    assert heard(net, room[0]) == net.relay.limits.asides_burst
    net.tick(10)
    net.say(room[1], WORD)
    assert heard(net, room[0]) == net.relay.limits.asides_burst + 1


def test_planted_words_to_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def aside(relay: Relay, link: Link, message: wire.Aside) -> None:
        for other in relay.links:
            relay.tell(other, message)

    monkeypatch.setitem(relays._DEEDS, wire.Aside, aside)
    for test in (
        test_a_word_in_a_room_is_heard_by_its_others,
        test_at_a_table_only_those_who_look_on_hear_each_other,
        test_a_stranger_says_nothing_to_anybody,
        test_who_talks_too_much_is_not_heard_for_a_while,
    ):
        with pytest.raises(AssertionError):
            test()
