"""Two programs with a window each, one with the relay: from the title to the table, through all that can go wrong."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from luna import __version__
from luna.client import lan, sessions
from luna.client.network import address
from luna.client.scenes.lantable import LanTableScene
from luna.client.scenes.network import NetworkScene
from luna.client.scenes.room import RoomScene
from luna.client.settings import LANGUAGES
from luna.client.tables.luna.panels.slip import Deed, Slip
from luna.log import journal
from luna.log.records import BOT, SEAT, TURN, After, turn_body
from luna.net import tickets, wire
from luna.net.session import FINAL, RefusedNews
from luna.table.transport import Accepted
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, driving
from tests.ui.ink import watching


class Two:
    """Host and guest, driven in turn."""

    def __init__(self, host: Driver, guest: Driver) -> None:
        self.host, self.guest = host, guest
        self.chance = random.Random(4)
        for driver in (host, guest):
            driver.app.network.port = 0
            sessions.leave(driver.app)
            driver.frames()

    def until(self, holds: Callable[[], object]) -> None:
        end = time.monotonic() + 20
        while not holds():
            assert time.monotonic() < end, (self.host.top, self.guest.top, self.host.app.toasts.shown)
            self.host.frames(1)
            self.guest.frames(1)
            time.sleep(0.002)

    def meet(self, code: str = "") -> None:
        """The host opens a room, and the guest comes in with address and code."""
        self.host.click("network")
        self.host.click("open")
        self.until(lambda: self.host.top == "RoomScene" and self.room(self.host).room)
        house, room = self.host.app.network.house, self.room(self.host).room
        assert house is not None and room is not None
        self.guest.click("network")
        scene = self.guest.menu
        assert isinstance(scene, NetworkScene)
        for name, text in (("address", f"127.0.0.1:{house.port}"), ("code", code or room.code.lower())):
            self.guest.click(name)
            self.guest.write(text)
        self.guest.click("join")

    def sit(self) -> None:
        """To the table, a seat each."""
        self.meet()
        self.until(lambda: self.guest.top == "RoomScene" and len(self.room(self.host).seats()) == 2)
        assert self.room(self.host).why_not_start()
        self.guest.click("start")
        self.until(lambda: not self.room(self.host).why_not_start())
        self.host.click("start")
        self.until(lambda: self.host.top == self.guest.top == "LanTableScene")
        self.until(lambda: any(table.shared.mine for table in self.tables))

    def room(self, driver: Driver) -> RoomScene:
        scene = driver.app.scenes[-1]
        assert isinstance(scene, RoomScene)
        return scene

    def table(self, driver: Driver) -> LanTableScene:
        scene = driver.app.scenes[-1]
        assert isinstance(scene, LanTableScene)
        return scene

    @property
    def tables(self) -> list[LanTableScene]:
        return [self.table(self.host), self.table(self.guest)]

    def play(self, turns: int) -> None:
        """Random turns by whoever is to move."""
        for _ in range(turns):
            self.until(lambda: any(table.shared.mine for table in self.tables))
            scene = next(table for table in self.tables if table.shared.mine)
            length = scene.table.length + 1
            scene._submit(random_turn(scene.table.position, self.chance))
            self._all_have(length)
        assert len({table.table.digest for table in self.tables}) == 1

    def _all_have(self, length: int) -> None:
        self.until(lambda: all(table.table.length == length for table in self.tables))

    def quiet(self) -> None:
        self.until(lambda: not any(table.display.busy or table.link.busy for table in self.tables))


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    more = 'animation_speed = "instant"\n'
    with ExitStack() as stack:
        host = stack.enter_context(driving(tmp_path / "host", more=f'{more}player = "Ilse"\n'))
        guest = stack.enter_context(driving(tmp_path / "guest", language="de", more=f'{more}player = "Bram"\n'))
        yield Two(host, guest)


def test_room_table_undo_by_consent_and_back_after_leaving(two: Two) -> None:
    two.sit()
    host, guest = two.tables
    assert [seat.name for seat in host.table.seats] == [seat.name for seat in guest.table.seats]
    assert {*host.shared.seats, *guest.shared.seats} == {0, 1}
    two.play(3)
    two.quiet()

    # Who is not to move only looks on.
    watching = next(driver for driver in (two.host, two.guest) if not two.table(driver).shared.mine)
    length = host.table.length
    for key in (pygame.K_f, pygame.K_m, pygame.K_m, pygame.K_RETURN):
        watching.key(key)
    two.quiet()
    assert host.table.length == length and two.table(watching).hand.refused is not None

    # A turn that somebody else has answered is asked for.
    two.play(1)
    two.quiet()
    asker = next(driver for driver in (two.host, two.guest) if two.table(driver).shared.mine)
    other = two.guest if asker is two.host else two.host
    length = host.table.length
    asker.key(pygame.K_z)
    two.until(lambda: two.table(other).shared.asked)
    other.key(pygame.K_q)
    two.until(lambda: two.table(asker).shared.question is None)
    assert host.table.length == length
    asker.key(pygame.K_z)
    two.until(lambda: two.table(other).shared.asked)
    other.key(pygame.K_y)
    two.until(lambda: host.table.length == guest.table.length < length)
    assert host.table.digest == guest.table.digest
    two.quiet()

    # Away, and back from the title with the ticket.
    two.play(2)
    digest = host.table.digest
    sessions.leave(two.guest.app)
    two.until(lambda: two.guest.top == "TitleScene" and host.shared.away)
    two.guest.click("continue")
    two.until(lambda: two.guest.top == "LanTableScene" and not host.shared.away)
    assert two.table(two.guest).table.digest == digest
    two.play(2)


def test_the_host_is_gone_and_the_guest_hosts_again(two: Two) -> None:
    two.sit()
    two.play(3)
    digest, lost = two.tables[0].table.digest, two.table(two.guest)
    two.host.app.network.close()
    sessions.leave(two.host.app)
    two.until(lambda: two.host.top == "TitleScene" and not lost.shared.online and lost.paper.slip)
    two.guest.key(pygame.K_y)
    two.until(lambda: two.guest.top == "LanTableScene" and two.table(two.guest) is not lost)
    again = two.table(two.guest).shared
    two.until(lambda: again.online and again.seats and again.code and not again.open)
    house = two.guest.app.network.house
    assert house is not None
    lan.join(two.host.app, "127.0.0.1", house.port, again.code)  # the ticket gives the seats back
    two.until(lambda: two.host.top == "LanTableScene" and again.open and two.table(two.host).shared.seats)
    assert {table.table.digest for table in two.tables} == {digest}
    two.play(2)


def test_the_others_went_on_differently(two: Two) -> None:
    two.sit()
    two.play(3)
    two.quiet()
    host, lost = two.tables
    digest, path = lost.table.digest, lost.shared.remote.path
    assert path is not None
    lost.shared.remote.news.put(RefusedNews("fork", (), True))
    two.until(lambda: two.guest.top == "LanTableScene" and two.table(two.guest) is not lost)
    aside = path.with_name(f"{path.name}.fork")
    assert journal.read(aside).records == list(lost.shared.remote.read(0))
    assert aside.name in (two.guest.app.toasts.shown or "")
    two.until(lambda: two.table(two.guest).table.digest == digest and not host.shared.away)
    assert len(two.guest.app.saves.list()) == 1
    two.play(2)


def test_a_guest_leaves_just_when_the_game_begins(two: Two) -> None:
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).seats()) == 2)
    two.guest.click("start")
    two.until(lambda: not two.room(two.host).why_not_start())
    room, port = two.room(two.host), two.room(two.guest).remote
    assert room.room is not None and port is not None
    two.room(two.guest).back()
    two.guest.frames(2)
    assert room.remote is not None
    news = room.remote.news.get(timeout=20)  # is under way to the window
    room.start()
    room.remote.news.put(news)
    two.until(lambda: len(room.members) == 1)
    lan.join(two.guest.app, port.host, port.port, room.room.code)
    two.until(lambda: two.guest.top == "RoomScene" and len(room.seats()) == 2)
    two.guest.click("start")
    two.until(lambda: not room.why_not_start())
    two.host.frames(2)
    two.host.click("start")
    two.until(lambda: two.host.top == two.guest.top == "LanTableScene")
    two.play(1)


def test_everybody_who_is_there_agrees_to_go_on(two: Two) -> None:
    two.sit()
    scene = two.table(two.host)
    scene.shared.open = False
    two.host.frames(1)
    assert scene.paper.slip and scene.text("network-go-on-all") in scene.paper.slip.below
    two.host.key(pygame.K_y)
    assert scene.paper.slip == Slip(scene.paper.slip.title, scene.text("network-go-on-agreed"))


def test_a_wrong_code_and_a_host_who_leaves(two: Two) -> None:
    two.meet("QQQQQQ")
    two.until(lambda: two.guest.app.toasts.shown)
    assert two.guest.app.toasts.shown == two.guest.app.catalogue("network-refused-no-room")
    two.until(lambda: two.guest.top == "NetworkScene")
    house, room = two.host.app.network.house, two.room(two.host).room
    assert house is not None and room is not None
    lan.join(two.guest.app, "127.0.0.1", house.port, room.code)
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).members) == 2)
    two.guest.click_at(two.guest.app.toasts._place.center)  # type: ignore[union-attr]
    two.host.click("back")
    two.until(lambda: two.guest.app.toasts.shown == two.guest.app.catalogue("network-refused-host-left"))


def test_other_rules_are_refused_with_both_versions(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    other = wire.Hello(wire.PROTOCOL, "9.9", "luna", 99, b"x" * 8)
    two.host.click("network")
    two.host.click("open")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).room)
    house, room = two.host.app.network.house, two.room(two.host).room
    assert house is not None and room is not None
    monkeypatch.setattr(lan, "hello", lambda: other)
    lan.join(two.guest.app, "127.0.0.1", house.port, room.code)
    two.until(lambda: two.guest.app.toasts.shown)
    shown = two.guest.app.toasts.shown or ""
    assert "9.9" in shown and __version__ in shown


def test_words_and_what_is_not_legal(two: Two) -> None:
    two.sit()
    two.play(1)
    two.quiet()
    host, guest = two.tables
    two.host.key(pygame.K_F2)
    two.host.write("Schön \u202e!")
    two.host.key(pygame.K_RETURN)
    guest.shared.say("well-played")
    two.until(lambda: len(host.shared.words) == len(guest.shared.words) == 2)
    assert guest.shared.unread == 1 and host.shared.unread == 0
    assert next(said.text for said in guest.shared.words if said.text) == "Schön !"

    # An illegal turn, and a record that is none, change nothing for anybody.
    mover = host if host.shared.mine else guest
    seat, length = mover.shared.seats[0], mover.table.length
    remote = mover.shared.remote
    answer = remote.submit(seat, remote.head().seq, TURN, turn_body([9999], After(b"d" * 8, 1, False)))
    assert isinstance(answer, Accepted)
    assert isinstance(remote.submit(seat, remote.head().seq, SEAT, b"\xc1"), Accepted)
    two.until(lambda: host.table.head == guest.table.head == remote.head().seq)
    assert host.table.length == guest.table.length == length and not host.table.read_only
    two.play(2)


def test_a_bot_for_whom_is_away_and_back_again(two: Two) -> None:
    two.sit()
    if two.table(two.host).shared.mine:
        two.play(1)
    two.quiet()
    host, away = two.table(two.host), two.table(two.guest).shared.seats[0]
    sessions.leave(two.guest.app)
    two.until(lambda: away in host.shared.away and host.paper.slip)
    two.host.key(pygame.K_q)
    two.until(lambda: host.table.seats[away].kind == BOT and away in host.shared.seats)
    two.guest.click("continue")
    two.until(lambda: two.guest.top == "LanTableScene" and two.table(two.guest).shared.seats == (away,))
    two.until(lambda: two.table(two.guest).paper.slip and host.shared.seats != (0, 1))
    two.guest.key(pygame.K_y)
    two.until(lambda: host.table.seats[away].kind != BOT)


def test_who_comes_later_with_the_code_looks_on(two: Two, tmp_path: Path) -> None:
    two.sit()
    two.play(3)
    host = two.table(two.host)
    house = two.host.app.network.house
    assert house is not None
    with driving(tmp_path / "third", more='animation_speed = "instant"\nplayer = "Anouk"\n') as third:
        sessions.leave(third.app)
        third.frames()
        lan.join(third.app, "127.0.0.1", house.port, host.shared.code)

        def there() -> bool:
            third.frames(1)
            return third.top == "LanTableScene" and host.shared.spectators == 1

        two.until(there)
        scene = two.table(third)
        assert scene.table.length == 3 and not scene.shared.plays and not scene.shared.mine
        host.shared.say("hello")
        two.play(1)
        two.until(lambda: there() and scene.table.length == 4 and len(scene.shared.words) == 1)
        assert scene.table.digest == host.table.digest and scene.paper.slip is None
        assert not list((tmp_path / "third" / "saves").glob("*"))  # who looks on keeps nothing


@pytest.mark.parametrize("size", [100, 200])
def test_slips_and_chat_have_room_for_their_words(two: Two, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    two.sit()
    two.quiet()
    scene, app = two.table(two.host), two.host.app
    for phrase in ("hello", "one-moment"):
        scene.shared.say(phrase)
    two.until(lambda: len(scene.shared.words) == 2)
    app.settings.text_size = size
    scene.toggle("chat")
    with watching(monkeypatch, app.canvas.size) as ink:
        for language in LANGUAGES:
            app.speak(language)
            app.restyle()
            for slip in _slips(scene):
                monkeypatch.setattr(scene, "_slip", lambda slip=slip: slip)
                ink.forget()
                two.host.frames(2)
                pen = scene.display.picture.pen.on(app.window.get_surface())
                ink.forget()
                scene.chat.draw(pen)
                scene.paper.draw(pen, (0, 0))
                scene._draw_corner(pen)
                assert not ink.cut, (language, slip.title)
                assert not ink.outside(app.window.get_surface().get_rect()), (language, slip.title)


def _slips(scene: LanTableScene) -> list[Slip]:
    """Everything a slip can say."""
    text, shared = scene.text, scene.shared
    deed = Deed(text("network-bot", name="Matthieu"), lambda: None, "Q")
    again = Deed(text("network-host-again"), lambda: None, "Y")
    refusals = [RefusedNews(code, ("1.0", "2.0"), True) for code in FINAL]
    said = [lan.why(text, refused) for refused in refusals]
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
        Slip(text("network-asks", name="Matthieu"), text("network-seconds", seconds=20), (deed, deed)),
        Slip(text("network-away", name="Matthieu"), text("network-away-below"), (deed, again)),
        Slip(text("network-differs"), text("network-differs-below", file="2026.luna"), (again,), True),
    ]


def test_a_difference_stops_with_a_report(two: Two) -> None:
    two.sit()
    host = two.table(two.host)
    mover = host if host.shared.mine else two.table(two.guest)
    turn = random_turn(mover.table.position, two.chance)
    remote = mover.shared.remote
    remote.submit(mover.shared.seats[0], remote.head().seq, TURN, turn_body(turn, After(b"d" * 8, 1, False)))
    two.until(lambda: host.table.read_only and host._report)
    assert host._report is not None and host._report.exists() and host.paper.slip and host.paper.slip.warn


def test_the_ticket_is_kept_beside_the_save(two: Two) -> None:
    two.sit()
    for driver in (two.host, two.guest):
        path = two.table(driver).shared.remote.path
        assert path is not None
        ticket = tickets.find(path)
        assert ticket is not None and ticket.token == two.table(driver).shared.remote.session.token
        assert bool(ticket.host) == (driver is two.guest)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.0.2.7", ("192.0.2.7", wire.PORT)),
        (" ilse-pc:9 ", ("ilse-pc", 9)),
        ("fe80::1", ("fe80::1", wire.PORT)),
        ("", None),
        ("a b", None),
        ("host:0", None),
        ("host:99999", None),
    ],
)
def test_addresses_as_people_write_them(text: str, found: tuple[str, int] | None) -> None:
    assert address(text) == found
