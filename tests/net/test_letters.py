"""Letters: messages between connections at a relay, and their bounds."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from luna.log import savefile
from luna.log.bodies import SealBody
from luna.log.encoding import pack
from luna.net import watch_messages, wire
from luna.net.fleet import Fleet
from luna.net.follower import TableWatch
from luna.net.limits import Limits
from luna.net.requests import HANDLERS
from luna.net.rooms import Link
from luna.net.watch_messages import LETTER
from luna.table.transport import Head
from tests import patience
from tests.net.live_relay import HELLO, Running, all_have, sit
from tests.net.test_follower import seat_of
from tests.net.test_listing import Shelf
from tests.net.test_watching import BINDING, House, Watcher

ABOUT = b"what we write of"


class Writer(Watcher):
    """A watcher that keeps the letters it gets."""

    def __init__(self, house: House, seat: int) -> None:
        self.letters: list[bytes] = []
        super().__init__(house, seat)
        self.step()

    def hear(self) -> None:
        for news in self.following.news():
            if isinstance(news, watch_messages.Letter):
                self.letters.append(news.body)

    def write(self, body: bytes, about: bytes = ABOUT) -> None:
        self.following.write(about, body)
        self.step()


@pytest.fixture
def house() -> House:
    return House()


def test_letters_reach_all_writers_about_a_subject(house: House) -> None:
    one, two, silent, elsewhere = (Writer(house, seat % 3) for seat in range(4))
    elsewhere.write(b"of something else", b"another thing...")
    one.write(b"is anybody there?")
    two.write(b"I am")
    one.write(b"good")
    for writer in (one, two, silent, elsewhere):
        writer.step()
    assert one.letters == [b"I am"] and two.letters == [b"good"]
    assert silent.letters == elsewhere.letters == [], "who never wrote, as an old program, hears nothing"
    assert b"good" not in b"".join(house.hosted), "a letter is kept nowhere"


def test_a_stranger_cannot_send_letters(house: House) -> None:
    one = Writer(house, 0)
    one.write(b"hello")
    link = Link("there", binding=BINDING)
    house.relay.connected(link)
    for message in (HELLO, wire.Holder(bytes(32)), watch_messages.Letter(ABOUT, b"spam")):
        house.front.received(link, wire.encode(message)[4:])
    house.sync()
    one.step()
    assert one.letters == [] and link in house.relay.links and not link.about


def test_a_closed_connection_receives_no_letters(house: House) -> None:
    one, two = Writer(house, 0), Writer(house, 1)
    one.write(b"a")
    two.write(b"b")
    house.relay.gone(one.link)
    two.write(b"c")
    house.relay.gone(two.link)
    assert not house.relay.meetings._of


def test_subjects_and_readers_of_letters_are_bounded() -> None:
    house = House(limits=Limits(abouts=2, meeting=2))
    one, two, three = (Writer(house, seat) for seat in range(3))
    for number in range(3):
        one.write(b"x", bytes([number]) * 16)
    assert len(one.link.about) == 2
    for writer in (two, three):
        writer.write(b"y", bytes(16))
    one.step()
    assert one.letters == [b"y"], "the third finds no room"


def test_letters_are_charged_with_their_copies() -> None:
    house = House(limits=Limits(drawn=1, drawn_burst=25_000))
    one, two, three = (Writer(house, seat) for seat in range(3))
    for writer in (two, three):
        writer.write(b"y")
    two.step()
    before = len(two.letters)
    for _ in range(3):
        one.write(bytes(LETTER - 100))
        two.step()
    assert len(two.letters) - before == 1, "two copies of 12,188 bytes, and no more"
    assert two.link in house.relay.links and one.link in house.relay.links, "nobody is dismissed for it"


def test_letters_count_in_the_rate_of_submits(house: House) -> None:
    one, two = Writer(house, 0), Writer(house, 1)
    two.write(b"y")
    for _ in range(200):
        one.following.write(ABOUT, b"z")
    for frame in one.following.take():
        house.front.received(one.link, frame[4:])
    house.sync()
    two.step()
    assert len(two.letters) == Limits().burst


def test_the_length_of_a_letter_is_bounded(house: House) -> None:
    one = Writer(house, 0)
    one.write(bytes(LETTER + 1))
    assert one.link not in house.relay.links, "malformed"


def test_letters_reach_the_other_relays_of_a_fleet() -> None:
    shelf, houses = Shelf(), [House(), House()]
    fronts = [Fleet(house.relay, shelf.asked_by(str(number)), True) for number, house in enumerate(houses)]
    one, two, other = Writer(houses[0], 0), Writer(houses[1], 1), Writer(houses[1], 2)

    def pass_time() -> None:
        for house, front in zip(houses * 2, fronts * 2, strict=True):
            house.time += 2.0
            front.tick()
            house.sync()
        for writer in (one, two, other):
            writer.step()

    other.write(b"of something else", b"another thing...")
    one.write(b"is anybody there?")
    two.write(b"I am")
    pass_time()
    one.write(b"good")
    pass_time()
    assert one.letters == [b"I am"] and two.letters == [b"is anybody there?", b"good"] and other.letters == []
    shelf.letters += [("a third relay", data) for data in (b"", b"nonsense", pack([[b"x", 1]]), bytes(2 << 20))]
    pass_time()
    shelf.fails = True
    one.write(b"lost")
    pass_time()
    assert len(two.letters) == 2 and two.link in houses[1].relay.links


def test_one_address_cannot_fill_the_letters_of_a_fleet() -> None:
    house = House(limits=Limits(post=3_000, post_of_one=1_200, burst=50))
    house.relay.meetings.fleet = True
    one, two = Writer(house, 0), Writer(house, 1)
    two.link.address = "there"
    for writer in (one, two):
        for _ in range(4):
            writer.write(bytes(500))
    assert [len(one.body) for one in house.relay.meetings.empty()] == [500] * 4
    assert house.relay.meetings.empty() == ()


class Greeter:
    """Greets with each greeting."""

    def __init__(self, relay: bytes) -> None:
        self.came: list[bytes] = []

    def greet(self) -> list[tuple[bytes, bytes]]:
        return [(ABOUT, b"hello")]

    def took(self, about: bytes, body: bytes) -> list[tuple[bytes, bytes]]:
        self.came.append(body)
        return [(about, b"well met")] if body == b"hello" else []


def test_programs_exchange_letters_over_sockets(relay: Running, tmp_path: Path) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seats = [seat_of(relay, remote) for remote in (host, guest)]
    mails: list[Greeter] = []

    def mail(binding: bytes) -> Greeter:
        assert binding == relay.server.binding
        mails.append(Greeter(binding))
        return mails[-1]

    watches = [TableWatch(HELLO, mail), TableWatch(HELLO, mail)]
    for watch, seat in zip(watches, seats, strict=True):
        watch.follow([seat])
        watch.wait(patience.seconds(10))
    patience.until(lambda: len(mails) == 2 and any(b"well met" in one.came for one in mails), limit=10)
    for watch in watches:
        watch.close(wait=True)


def test_due_records_are_posted_once(relay: Running, tmp_path: Path) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    word = pack(SealBody(secrets.token_bytes(24), b""))
    watch = TableWatch(HELLO)
    for _ in range(2):
        watch.follow([seat._replace(words=((0, word), (1, word)))])
        patience.until(lambda: guest.head().seq == 3, limit=10)
        contents = savefile.read(seat.path)
        seat = seat._replace(end=Head(len(contents.records), contents.chain))
    watch.close(wait=True)
    again = TableWatch(HELLO)
    again.follow([seat._replace(words=((0, word),))])
    again.wait(patience.seconds(10))
    again.close(wait=True)
    assert [record.body for record in guest.read(2)] == [word], "of the own seat alone, and once"
    guest.close()


def test_an_older_relay_is_followed_without_letters(
    relay: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(HANDLERS, watch_messages.Letter)  # it refuses unknown kinds
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    watch = TableWatch(HELLO, Greeter)
    watch.follow([seat])
    (follower,) = watch._followers.values()
    patience.until(lambda: follower._mail is None, limit=10)
    patience.until(lambda: follower.online and follower.trouble == "", limit=20)
    watch.close(wait=True)
    guest.close()
