"""The room before a game: what several do at the same moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.client.network import hello
from luna.client.scenes.room import RoomScene
from luna.net import cards, wire
from luna.net.cards import Game, MemberCard, Wish
from luna.net.lan import HERE
from luna.net.remote import Remote
from luna.net.session import Session
from tests.ui.driver import driving

HOST = MemberCard("Ilse", "de", False, (Wish("yellow", "Ilse"),), Game())


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RoomScene]:
    """A guest's; what it is told comes from the test."""
    with driving(tmp_path) as driver:
        remote = Remote(Session(hello()), HERE, 1)
        scene = RoomScene(driver.app, remote, MemberCard("Bram", "nl"))
        scene.remote = None
        remote.close()
        driver.app.replace(scene)
        driver.frames()
        yield scene


def told(room: RoomScene, *others: MemberCard, mine: MemberCard | None = None) -> None:
    """The relay names the members in the order in which they came; the guest comes last."""
    members = [*others, room.card if mine is None else mine]
    room._take(wire.Room("ABCDEF", len(members), tuple((n, cards.write(card)) for n, card in enumerate(members, 1))))


def orders(room: RoomScene) -> list[str]:
    return [wish.order for wish in room.card.wishes]


def test_who_was_slower_gets_the_next_free_seat(room: RoomScene) -> None:
    hasty = MemberCard("Noor", "nl")
    told(room, HOST, hasty)
    assert orders(room) == ["red"]
    told(room, HOST, hasty._replace(wishes=(Wish("red", "Noor"),)), mine=MemberCard("Bram"))  # what was said crosses
    assert orders(room) == ["blue"]
    told(room, HOST, hasty._replace(wishes=(Wish("red", "Noor"),)))
    assert orders(room) == ["blue"] and room.seats()["blue"] == (3, "Bram")


def test_of_several_seats_only_the_lost_one_goes(room: RoomScene) -> None:
    told(room, HOST)
    room._tell(wishes=(Wish("red", "Bram"), Wish("blue", "Anouk")))
    told(room, HOST, MemberCard("Noor", "nl", False, (Wish("red", "Noor"),)))
    assert orders(room) == ["blue"]


def test_where_no_seat_is_left_one_looks_on(room: RoomScene) -> None:
    bots = (("blue", 3), ("white", 3))
    host = HOST._replace(game=Game(bots=bots))
    told(room, host)
    assert orders(room) == ["red"]
    told(room, host, MemberCard("Noor", "nl", False, (Wish("red", "Noor"),)))
    assert orders(room) == []


def test_who_changes_his_colour_keeps_his_name(room: RoomScene) -> None:
    told(room, HOST)
    room._sitter("white")()
    assert room.card.wishes[0] == Wish("red", "Bram") and room.card.wishes[1].name != "Bram"
    told(room, HOST)
    room._sitter("red")()
    assert room.card.wishes == (Wish("white", "Bram"),)


def test_a_name_that_was_written_stays(room: RoomScene) -> None:
    told(room, HOST)
    room._sitter("white")()
    room._tell(wishes=(room.card.wishes[0], Wish("white", "Anouk")))
    room._sitter("red")()
    assert room.card.wishes == (Wish("white", "Anouk"),)
