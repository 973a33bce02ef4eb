"""Two programs with a window each, one with the relay: from the title to the table, through all that can go wrong."""

import queue
from pathlib import Path

import pygame
import pytest

from luna import __version__
from luna.log import savefile
from luna.log.bodies import After, turn_body
from luna.log.records import SEAT, TURN, encode
from luna.net import tickets, wire
from luna.net.remote import Remote
from luna.net.session import FINAL, RefusedNews, Session
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.panels.slip import Deed, Slip
from luna.shell.network import connections
from luna.shell.network.address_text import address_text, parse_address
from luna.shell.network.own_relay import edition, hello
from luna.shell.screens.network import NetworkScene
from luna.table.transport import Accepted
from tests.patience import seconds
from tests.ui.driver import SharedTable, driving
from tests.ui.ink import watching
from tests.ui.two import Two


def test_room_table_undo_by_consent_and_return(two: Two) -> None:
    two.sit()
    host, guest = two.tables
    assert [seat.name for seat in host.table.seats] == [seat.name for seat in guest.table.seats]
    assert {*host.mode.shared.seats, *guest.mode.shared.seats} == {0, 1}
    two.play(3)
    two.quiet()

    # The other player only watches.
    watching = next(driver for driver in (two.host, two.guest) if not two.table(driver).mode.shared.mine)
    length = host.table.length
    for key in (pygame.K_f, pygame.K_m, pygame.K_m, pygame.K_RETURN):
        watching.key(key)
    two.quiet()
    assert host.table.length == length and two.table(watching).board.hand.refused is not None

    # A turn that another player has answered needs consent.
    two.play(1)
    two.quiet()
    asker = next(driver for driver in (two.host, two.guest) if two.table(driver).mode.shared.mine)
    other = two.guest if asker is two.host else two.host
    length = host.table.length
    asker.key(pygame.K_z)
    two.until(lambda: two.table(other).mode.shared.ballot.asked)
    other.key(pygame.K_q)
    two.until(lambda: two.table(asker).mode.shared.ballot.question is None)
    assert host.table.length == length
    asker.key(pygame.K_z)
    two.until(lambda: two.table(other).mode.shared.ballot.asked)
    other.key(pygame.K_y)
    two.until(lambda: host.table.length == guest.table.length < length)
    assert host.table.digest == guest.table.digest
    two.quiet()

    # Away, and back from the title with the ticket.
    two.play(2)
    digest = host.table.digest
    navigation.leave(two.guest.app)
    two.until(lambda: two.guest.top == "TitleScene" and host.mode.shared.away)
    two.guest.click("continue")
    two.until(lambda: two.guest.top == "SharedMode" and not host.mode.shared.away)
    assert two.table(two.guest).table.digest == digest
    two.play(2)


def test_the_host_is_gone_and_the_guest_hosts_again(two: Two) -> None:
    two.sit()
    two.play(3)
    digest, lost = two.tables[0].table.digest, two.table(two.guest)
    two.host.app.network.close()
    navigation.leave(two.host.app)
    two.until(lambda: two.host.top == "TitleScene" and not lost.mode.shared.online and lost.mode.paper.slip)
    two.guest.key(pygame.K_y)
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest) is not lost)
    again = two.table(two.guest).mode.shared
    two.until(lambda: again.online and again.seats and again.code and not again.open)
    house = two.guest.app.network.house
    assert house is not None
    connections.join(two.host.app, "127.0.0.1", house.port, again.code)  # the ticket gives the seats back
    two.until(lambda: two.host.top == "SharedMode" and again.open and two.table(two.host).mode.shared.seats)
    assert {table.table.digest for table in two.tables} == {digest}
    two.play(2)


def test_a_fork_is_resolved_by_the_others_log(two: Two) -> None:
    two.sit()
    two.play(3)
    two.quiet()
    host, lost = two.tables
    digest, path = lost.table.digest, lost.mode.shared.remote.path
    assert path is not None
    lost.mode.shared.remote.news.put(RefusedNews("fork", (), True))
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest) is not lost)
    aside = path.with_name(f"{path.name}.fork")
    assert savefile.read(aside).records == list(lost.mode.shared.remote.read(0))
    assert aside.name in (two.guest.app.toasts.shown or "")
    two.until(lambda: two.table(two.guest).table.digest == digest and not host.mode.shared.away)
    assert len(two.guest.app.saves.list()) == 1
    two.play(2)


def test_a_guest_leaves_just_when_the_game_begins(two: Two) -> None:
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    two.guest.click("start")
    two.until(lambda: not two.room(two.host).why_not_start())
    room, port = two.room(two.host), two.room(two.guest).remote
    assert room.people.room is not None and port is not None
    two.room(two.guest).back()
    two.guest.frames(2)
    assert room.remote is not None
    news = room.remote.news.get(timeout=seconds(20))  # is on its way to the window
    room.start()
    room.remote.news.put(news)
    two.until(lambda: len(room.people.members) == 1)
    connections.join(two.guest.app, port.route.host, port.route.port, room.people.room.code)
    two.until(lambda: two.guest.top == "RoomScene" and len(room.people.seats()) == 2)
    two.guest.click("start")
    two.until(lambda: not room.why_not_start())
    two.host.frames(2)
    two.host.click("start")
    two.until(lambda: two.host.top == two.guest.top == "SharedMode")
    two.play(1)


def test_all_present_players_must_agree_to_continue(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    two.sit()
    scene = two.table(two.host)
    monkeypatch.setattr(scene.mode.shared.remote, "news", queue.SimpleQueue())  # the relay would say that all is well
    scene.mode.shared.open = False
    two.host.frames(1)
    assert scene.mode.paper.slip and scene.text("network-go-on-all") in scene.mode.paper.slip.below
    two.host.key(pygame.K_y)
    assert scene.mode.paper.slip == Slip(scene.mode.paper.slip.title, scene.text("network-go-on-agreed"))


def test_a_wrong_code_and_a_closed_room_are_explained(two: Two) -> None:
    two.meet("QQQQQQ")
    two.until(lambda: two.guest.app.toasts.shown)
    assert two.guest.app.toasts.shown == two.guest.app.catalogue("network-refused-no-room")
    two.until(lambda: two.guest.top == "NetworkScene")
    house, room = two.host.app.network.house, two.room(two.host).people.room
    assert house is not None and room is not None
    connections.join(two.guest.app, "127.0.0.1", house.port, room.code)
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.members) == 2)
    two.guest.click_at(two.guest.app.toasts._place.center)  # type: ignore[union-attr]
    two.host.click("back")
    two.until(lambda: two.host.top == "QuestionScene")
    two.host.click("back")
    two.until(lambda: two.host.top == "RoomScene")
    assert len(two.room(two.host).people.members) == 2  # nothing has happened
    two.host.click("back")
    two.until(lambda: two.host.top == "QuestionScene")
    two.host.click("yes")
    two.until(lambda: two.host.top == "NetworkScene")
    two.until(lambda: two.guest.app.toasts.shown == two.guest.app.catalogue("network-refused-host-left"))


def test_other_rules_are_refused_with_both_versions(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    other = wire.Hello(wire.PROTOCOL, "9.9")
    newer = edition("luna")._replace(rules=99)
    two.host.click("network")
    two.host.click("open")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    house, room = two.host.app.network.house, two.room(two.host).people.room
    assert house is not None and room is not None
    monkeypatch.setattr(connections, "hello", lambda: other)
    monkeypatch.setattr(connections, "editions", lambda: (newer,))
    connections.join(two.guest.app, "127.0.0.1", house.port, room.code)
    two.until(lambda: two.guest.app.toasts.shown)
    shown = two.guest.app.toasts.shown or ""
    assert "9.9" in shown and __version__ in shown


def test_chat_and_illegal_records_are_handled(two: Two) -> None:
    two.sit()
    two.play(1)
    two.quiet()
    host, guest = two.tables
    two.host.key(pygame.K_F2)
    two.host.write("Schön \u202e!")
    two.host.key(pygame.K_RETURN)
    guest.mode.shared.say("well-played")
    two.until(lambda: len(host.mode.shared.words) == len(guest.mode.shared.words) == 2)
    assert guest.mode.shared.unread == 1 and host.mode.shared.unread == 0
    assert next(said.text for said in guest.mode.shared.words if said.text) == "Schön !"

    # An illegal turn and a malformed record change nothing for anyone.
    mover = host if host.mode.shared.mine else guest
    seat, length = mover.mode.shared.seats[0], mover.table.length
    remote = mover.mode.shared.remote
    answer = remote.submit(seat, remote.head().seq, TURN, turn_body([9999], After(b"d" * 8, 1, False)))
    assert isinstance(answer, Accepted)
    assert isinstance(remote.submit(seat, remote.head().seq, SEAT, b"\xc1"), Accepted)
    two.until(lambda: host.table.head == guest.table.head == remote.head().seq)
    assert host.table.length == guest.table.length == length and not host.table.read_only
    two.play(2)


def test_a_latecomer_with_the_code_watches(two: Two, tmp_path: Path) -> None:
    two.sit()
    two.play(3)
    host = two.table(two.host)
    house = two.host.app.network.house
    assert house is not None
    with driving(tmp_path / "third", more='animation_speed = "instant"\nplayer = "Anouk"\n') as third:
        navigation.leave(third.app)
        third.frames()
        connections.join(third.app, "127.0.0.1", house.port, host.mode.shared.code)

        def there() -> bool:
            third.frames(1)
            return third.top == "SharedMode" and host.mode.shared.spectators == 1

        two.until(there)
        scene = two.table(third)
        assert scene.table.length == 3 and not scene.mode.shared.plays and not scene.mode.shared.mine
        host.mode.shared.say("hello")
        two.play(1)
        two.until(lambda: there() and scene.table.length == 4 and len(scene.mode.shared.words) == 1)
        assert scene.table.digest == host.table.digest and scene.mode.paper.slip is None
        assert not list((tmp_path / "third" / "saves").glob("*"))  # a spectator keeps nothing


@pytest.mark.parametrize("size", [100, 200])
def test_slips_and_chat_have_room_for_their_words(two: Two, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    two.sit()
    two.quiet()
    scene, app = two.table(two.host), two.host.app
    for phrase in ("hello", "one-moment"):
        scene.mode.shared.say(phrase)
    two.until(lambda: len(scene.mode.shared.words) == 2)
    app.settings.text_size = size
    scene.do("chat")
    with watching(monkeypatch, app.canvas.size) as ink:
        for language in LANGUAGES:
            app.speak(language)
            app.restyle()
            for slip in _slips(scene):
                monkeypatch.setattr(scene.mode.slips, "slip", lambda slip=slip: slip)
                ink.forget()
                two.host.frames(2)
                pen = scene.board.display.picture.pen.on(app.window.get_surface())
                ink.forget()
                scene.mode.chat.panel.draw(pen)
                scene.mode.paper.draw(pen, (0, 0), {"yes": "Y", "no": "Q"})
                scene.mode.shared.unread = 12
                scene.mode.chat.draw(pen, "F2")
                assert not ink.cut, (language, slip.title)
                assert not ink.outside(app.window.get_surface().get_rect()), (language, slip.title)


def _slips(scene: SharedTable) -> list[Slip]:
    """All possible slips."""
    text, shared = scene.text, scene.mode.shared
    deed = Deed(text("network-propose", level=5, name=text("level-5")), lambda: None, "no")
    again = Deed(text("network-host-again"), lambda: None, "yes")
    other = Deed(text("network-other-level"), lambda: None, "no")
    refusals = [RefusedNews(code, ("1.0", "2.0"), True) for code in FINAL]
    said = [connections.why(text, refused) for refused in refusals]
    assert shared.online
    return [
        *(Slip(words, text("network-host-again-below"), (again, deed), True) for words in said),
        Slip(text("network-lost"), text("network-trying", host="192.168.100.200", port="7786"), (again, deed)),
        Slip(
            text("network-waiting-logs", names="Matthieu"),
            f"{text('network-waiting-logs-below')} {text('network-go-on-all')}",
            (deed,),
        ),
        Slip(text("network-waiting-logs", names="Matthieu"), text("network-go-on-agreed")),
        Slip(text("network-asks-back", name="Matthieu", count=9), text("network-seconds", seconds=20), (deed, deed)),
        Slip(
            text("network-asks-otherwise", name="Matthieu"),
            f"{text('network-waits-for', names='Matthieu, Anneliese')}  ·  {text('network-seconds', seconds=20)}",
        ),
        Slip(text("network-away", name="Matthieu"), text("network-away-below"), (deed, other)),
        Slip(
            text("network-proposes", name="Matthieu", away="Anneliese", level=5),
            f"{text('network-until-back', away='Anneliese')} {text('network-seconds', seconds=20)}",
            (deed, other),
        ),
        *(
            Slip(text("network-differs"), text(below, command="python3 main.py replay 2026.luna"), (again,), True)
            for below in ("network-differs-below", "network-differs-two")
        ),
        Slip(
            text("network-other-differs", name="Matthieu"),
            text("network-other-differs-below", name="Matthieu"),
            warn=True,
        ),
    ]


def test_the_ticket_is_kept_beside_the_save(two: Two) -> None:
    two.sit()
    for driver in (two.host, two.guest):
        path = two.table(driver).mode.shared.remote.path
        assert path is not None
        ticket = tickets.find(path)
        assert ticket is not None and ticket.secret == two.table(driver).mode.shared.remote.session.identity.secret
        assert bool(ticket.host) == (driver is two.guest)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.0.2.7", ("192.0.2.7", wire.PORT)),
        (" ilse-pc:9 ", ("ilse-pc", 9)),
        ("fe80::1", ("fe80::1", wire.PORT)),
        ("[2001:db8::7]", ("2001:db8::7", wire.PORT)),
        ("[2001:db8::7]:7790", ("2001:db8::7", 7790)),
        ("[2001:db8::7]7790x", None),
        ("host:", None),
        ("", None),
        ("a b", None),
        ("host:0", None),
        ("host:99999", None),
        ("192.168..20", None),
        ("a" * 64, None),
    ],
)
def test_addresses_as_people_write_them(text: str, found: tuple[str, int] | None) -> None:
    assert parse_address(text) == found
    if found is not None:
        assert parse_address(address_text(*found)) == found  # as others see it


def test_a_late_enter_does_not_leave_a_new_room(two: Two) -> None:
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and two.room(two.guest).people.card.wishes)
    two.guest.key(pygame.K_RETURN)
    assert two.guest.top == "RoomScene" and two.room(two.guest).people.card.ready


def test_a_new_table_in_the_list_does_not_disturb_text_entry(two: Two) -> None:
    two.guest.click("network")
    scene = two.guest.menu
    assert isinstance(scene, NetworkScene)
    for name in ("code", "address"):
        two.guest.click(name)
        before = scene.form.entries[name].text
        two.guest.write("AB")
        scene.rebuild()
        two.guest.frames(2)
        two.guest.write("CD")
        assert scene.form.entries[name].text == f"{before}ABCD"


def test_a_displaced_player_takes_the_seat_back(two: Two) -> None:
    """Somebody with a copy of the ticket sits down: the owner is told, and gets the seat back by a key press."""
    two.sit()
    scene = two.table(two.guest)
    remote = scene.mode.shared.remote
    log = [encode(record) for record in remote.read(0)]
    copy = Session.resumed(hello(), remote.session.table, remote.session.identity, remote.session.log.header, log)
    thief = Remote(copy, remote.route.host, remote.route.port, remote.trust)
    two.until(lambda: scene.mode.paper.slip and scene.mode.paper.slip.title == scene.text("network-refused-elsewhere"))
    slip = scene.mode.paper.slip
    assert slip is not None and slip.deeds[0].words == scene.text("network-take-back")
    two.guest.key(pygame.K_y)
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest) is not scene)
    back = two.table(two.guest).mode.shared
    two.until(lambda: back.online and set(back.seats) == set(scene.mode.shared.seats))
    assert thief.closed
    two.play(2)
