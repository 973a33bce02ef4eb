"""The room before a game: simultaneous choices, phrases and written messages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast
from unittest.mock import patch

import pygame
import pytest

from luna.core.levels import USUAL_LEVEL
from luna.net import addresses, cards, wire
from luna.net.addresses import HERE
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.remote import Remote
from luna.net.session import Session
from luna.shell.app import desktop
from luna.shell.app.loop import Loop
from luna.shell.app.scene import App
from luna.shell.network.address_text import parse_invitation
from luna.shell.network.lobby import Gathering
from luna.shell.network.own_relay import edition, hello
from luna.shell.screens.chat import Talk, TalkScene
from luna.shell.screens.invite import Invitation
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.room import RoomScene
from luna.shell.screens.settings import SettingsScene
from luna.shell.widgets.buttons import Button
from luna.shell.widgets.words import Words
from tests import patience
from tests.ui.driver import Driver, driving
from tests.ui.test_lannews import heard
from tests.ui.two import Two

HOST = MemberCard("Ilse", "de", False, (Wish("yellow", "Ilse"),), Proposal())


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RoomScene]:
    """A guest's room; the test sends its messages."""
    with driving(tmp_path) as driver:
        remote = Remote(Session(hello()), HERE, 1)
        scene = RoomScene(driver.app, remote, Gathering(MemberCard("Bram", "nl")))
        scene.remote = None
        remote.close()
        driver.app.replace(scene)
        driver.frames()
        yield scene


def driver_of(room: RoomScene) -> Driver:
    """The driver of the window that shows it."""
    assert isinstance(room.app, Loop)
    return Driver(room.app)


def told(room: RoomScene, *others: MemberCard, mine: MemberCard | None = None) -> None:
    """The relay lists the members in the order of arrival; the guest is last."""
    members = [*others, room.people.card if mine is None else mine]
    cardset = tuple((n, cards.write(card)) for n, card in enumerate(members, 1))
    room._take(wire.Room("ABCDEF", len(members), edition("luna"), cardset))


def orders(room: RoomScene) -> list[str]:
    return [wish.order for wish in room.people.card.wishes]


def test_the_slower_of_two_gets_the_next_free_seat(room: RoomScene) -> None:
    hasty = MemberCard("Noor", "nl")
    told(room, HOST, hasty)
    assert orders(room) == ["red"]
    told(room, HOST, hasty._replace(wishes=(Wish("red", "Noor"),)), mine=MemberCard("Bram"))  # messages cross
    assert orders(room) == ["blue"]
    told(room, HOST, hasty._replace(wishes=(Wish("red", "Noor"),)))
    assert orders(room) == ["blue"] and room.people.seats()["blue"] == (3, "Bram")


def test_losing_one_of_several_seats_keeps_the_others(room: RoomScene) -> None:
    told(room, HOST)
    room._tell(wishes=(Wish("red", "Bram"), Wish("blue", "Anouk")))
    told(room, HOST, MemberCard("Noor", "nl", False, (Wish("red", "Noor"),)))
    assert orders(room) == ["blue"]


def test_without_a_free_seat_a_member_watches(room: RoomScene) -> None:
    bots = (("blue", 3), ("white", 3))
    host = HOST._replace(game=Proposal(bots=bots))
    told(room, host)
    assert orders(room) == ["red"]
    told(room, host, MemberCard("Noor", "nl", False, (Wish("red", "Noor"),)))
    assert orders(room) == []


def test_changing_colour_keeps_the_name(room: RoomScene) -> None:
    told(room, HOST)
    room.seats.sit_or_stand(room.words, "white")
    assert room.people.card.wishes[0] == Wish("red", "Bram") and room.people.card.wishes[1].name != "Bram"
    told(room, HOST)
    room.seats.sit_or_stand(room.words, "red")
    assert room.people.card.wishes == (Wish("white", "Bram"),)


def test_a_typed_name_stays(room: RoomScene) -> None:
    told(room, HOST)
    room.seats.sit_or_stand(room.words, "white")
    room._tell(wishes=(room.people.card.wishes[0], Wish("white", "Anouk")))
    room.seats.sit_or_stand(room.words, "red")
    assert room.people.card.wishes == (Wish("white", "Anouk"),)


def test_the_name_of_a_second_person_appears_at_once(room: RoomScene, monkeypatch: pytest.MonkeyPatch) -> None:
    told(room, HOST)
    room.seats.sit_or_stand(room.words, "white")
    driver = driver_of(room)
    driver.frames()
    with monkeypatch.context() as patch:
        patch.setattr(room, "beneath", lambda dt: told(room, HOST))  # news arrive in the middle of a step
        driver.frames()
    driver.frames()
    line = room.form.entries["name-white"]
    picture = room.app.window.get_surface().subsurface(line.rect.inflate(-8, -8))
    assert line.text and max(max(picture.get_at((x, picture.get_height() // 2))[:3]) for x in range(60)) > 150


def test_a_room_says_that_the_connection_is_lost(room: RoomScene) -> None:
    room.remote = Remote(Session(hello()), HERE, 1)  # where nobody answers
    told(room, HOST)
    until(room, lambda: "lost" in said(room))
    told(room, HOST)
    assert said(room).startswith("The host starts")
    told(room)
    assert room.people.hosting and "two seats" in room.why_not_start()
    until(room, lambda: "lost" in said(room) and "lost" in room.why_not_start())
    room._take(wire.Room("ABCDEF", 1, edition("luna"), ((1, cards.write(room.people.card)), (2, cards.write(HOST)))))
    until(room, lambda: room._lost)
    room.back()  # there is no room left that would close
    driver_of(room).frames()
    assert not room.app.scenes


def test_a_room_at_a_local_relay_shows_an_address_for_others(room: RoomScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.1.20"])
    for host, shown in ((HERE, "192.168.1.20"), ("localhost", "192.168.1.20"), ("192.168.1.7", "192.168.1.7")):
        remote = Remote(Session(hello()), host, 1)
        assert shown in Invitation(room.app, remote, room.people, room.rebuild).addresses
        remote.close()
    monkeypatch.setattr(addresses, "own_addresses", list)
    assert addresses.seen_from_afar(HERE) == HERE


def test_a_changed_address_of_the_host_is_shown(two: Two) -> None:
    two.host.click("network")
    two.host.click("open")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    house = two.host.app.network.house
    assert house is not None
    page = two.room(two.host)
    two.host.frames(2)
    with patch.object(page, "rebuild", wraps=page.rebuild) as rebuild:
        house.addresses = ["192.0.2.99"]
        two.host.frames(2)
    assert rebuild.call_count == 1 and "192.0.2.99" in page.invitation.addresses


def test_quitting_with_guests_in_a_room_asks_first(two: Two) -> None:
    two.host.click("network")
    two.host.click("open")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    two.host.app.quit()
    assert not two.host.app.running  # nobody else is there
    two.host.app.running = True
    two.host.key(pygame.K_ESCAPE)
    two.host.key(pygame.K_ESCAPE)
    two.meet()
    two.until(lambda: len(two.room(two.host).people.members) == 2)
    two.host.app.quit()
    two.host.frames()
    assert two.host.app.running and "room" in said(two.host.menu, "below")
    two.host.click("yes")
    assert not two.host.app.running
    two.guest.app.quit()
    assert not two.guest.app.running  # the room is not on that machine


def said(page: MenuScene, name: str = "waiting") -> str:
    """The text at that place."""
    return next(one.words for one in page.ring.widgets if isinstance(one, Words) and one.name == name)


def until(room: RoomScene, holds: Callable[[], bool]) -> None:
    patience.until(holds, driver_of(room).step)


def test_a_double_click_does_not_take_back_what_it_did(room: RoomScene) -> None:
    told(room, HOST)
    driver = driver_of(room)
    driver.frames()
    for name in ("seat-white", "start"):
        at = driver.widget(name).rect.center
        driver.click_at(at)
        driver.click_at(at, early=True)
    assert orders(room) == ["red", "white"] and room.people.card.ready
    driver.frames(60)
    driver.click("start")
    assert not room.people.card.ready
    told(room)  # the host, with its own room
    driver.frames()
    at = driver.widget("bot-blue").rect.center
    driver.click_at(at)
    driver.click_at(at, early=True)
    assert dict(room.people.proposal.bots) == {"blue": USUAL_LEVEL}


def test_an_invitation_is_copied_and_pasted_whole(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a button or the key; pasting it as the address is enough to join."""
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    two.host.click("network")
    two.host.click("open")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    house, room = two.host.app.network.house, two.room(two.host).people.room
    assert house is not None and room is not None
    house.addresses = []
    two.host.click("copy")
    assert not board, "nobody could come in"
    house.addresses = ["127.0.0.1"]
    two.host.click("copy")
    two.host.key(pygame.K_c, pygame.KMOD_CTRL)
    assert board == [f"luna://table/127.0.0.1:{house.port}/{room.code}"] * 2  # a relay of a test has no certificate
    two.guest.click("network")
    two.guest.click("address")
    two.guest.key(pygame.K_c, pygame.KMOD_CTRL)
    assert len(board) == 2, "a line that is being written in has its own copying"
    two.guest.write(board[0].lower())
    two.guest.click("join")
    two.until(lambda: two.guest.top == "RoomScene" and two.room(two.guest).people.room)
    two.guest.key(pygame.K_c, pygame.KMOD_META)
    seen = addresses.seen_from_afar("127.0.0.1")
    assert board[2:] == [f"luna://table/{seen}:{house.port}/{room.code}"], "a guest can invite as well"


def test_without_a_clipboard_nothing_claims_to_be_copied(room: RoomScene, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    monkeypatch.setattr("luna.shell.screens.invite.invitation", lambda *_: "192.168.1.20 ABCDEF")
    told(room, HOST)
    assert not desktop.to_clipboard("x")
    room.invitation.copy()
    assert room.app.toasts.shown == room.words("clipboard-missing")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.168.1.20 ABCDEF", ("192.168.1.20", "ABCDEF")),
        ("  192.168.1.20:4000   abcdef ", ("192.168.1.20:4000", "ABCDEF")),
        ("[fe80::1]:4000 ABCDEF", ("[fe80::1]:4000", "ABCDEF")),
        ("192.168.1.20", None),
        ("ABCDEF", None),
        ("192.168.1.20 ABCDE1", None),
        ("", None),
    ],
)
def test_an_invitation_is_address_and_code(text: str, found: tuple[str, str] | None) -> None:
    assert parse_invitation(text) == found


def page(driver: Driver) -> TalkScene:
    top = driver.app.scenes[-1]
    assert isinstance(top, TalkScene)
    return top


def texts(driver: Driver) -> list[str]:
    return [page(driver)._talk.line(word) for word in page(driver)._talk.said]


def met(two: Two) -> None:
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)


def test_phrases_are_translated_and_texts_are_not(two: Two) -> None:
    met(two)
    two.host.click("chat")
    two.host.click("hello")
    two.until(lambda: two.guest.app.toasts.shown == "Ilse: Hallo!")  # shown as a toast
    two.guest.click("chat")
    assert texts(two.guest) == ["Ilse: Hallo!"]
    two.guest.click("write")
    two.guest.write("Bin gleich da")
    two.guest.key(pygame.K_RETURN)
    two.until(lambda: texts(two.host) == ["Ilse: Hello!", "Bram: Bin gleich da"])
    assert texts(two.guest)[1] == "Bram: Bin gleich da"
    assert page(two.guest).form.entries["write"].text == ""
    assert two.host.app.toasts.shown is None  # the page shows it already


def test_the_game_begins_whatever_lies_over_the_room(two: Two) -> None:
    met(two)
    words = two.guest.app.catalogue
    for said in ("network-say-ready", "network-unready", "network-say-ready"):
        button = two.guest.widget("start")
        assert isinstance(button, Button) and button.words == words(said)
        two.guest.click("start")
    two.guest.click("chat")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.until(lambda: two.host.top == two.guest.top == "SharedMode")


def test_chat_arrives_below_the_settings(two: Two) -> None:
    met(two)
    two.guest.app.push(SettingsScene(two.guest.app))
    two.host.click("chat")
    for phrase in ("hello", "thanks", "one-moment"):
        two.host.click(phrase)
    talk = two.room(two.guest).talk
    two.until(lambda: len(talk.said) == 3)
    assert [word.phrase for word in talk.said] == ["hello", "thanks", "one-moment"]


def test_author_and_reader_keep_the_last_six_messages() -> None:
    heard = Talk(cast(App, None), lambda data: None)
    heard.seen = True
    said = Talk(cast(App, None), heard.hear)
    for number in range(10):
        said.say("Ilse", "", str(number))
        spoken = [str(one) for one in range(number + 1)]
        assert [word.text for word in said.said] == [word.text for word in heard.said] == spoken[-6:]


def test_an_empty_line_says_nothing_and_escape_leads_back(two: Two) -> None:
    met(two)
    two.host.click("chat")
    two.host.click("write")
    two.host.write("   ")
    two.host.key(pygame.K_RETURN)
    assert texts(two.host) == []
    two.host.key(pygame.K_ESCAPE)
    assert two.host.top == "RoomScene" and not two.room(two.host).talk.seen


@pytest.mark.usefixtures("silent")
def test_at_a_table_people_talk_and_not_their_bots(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    two.sit_after_a_bot(monkeypatch)
    two.table(two.host).mode.shared.say("hello")
    two.until(lambda: "Ilse: Hallo!" in heard(two.guest))
