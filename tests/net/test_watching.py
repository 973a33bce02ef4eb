"""Absent players: tables that are followed, read and played without sitting down, and conditional turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.log import journal
from luna.log.bodies import After, chat_body, turn_body
from luna.log.encoding import pack, unpack
from luna.log.records import CHAT, HOLD, TAKE, TURN, Record, decode, encode, read_header
from luna.net import fields, plans, watch_messages, wire
from luna.net.following import Followed, Following, Orders
from luna.net.hosted import fingerprint
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.replica import AnswerNews, Replica
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.net.watch_messages import UNKNOWN
from luna.table.transport import Head
from tests.net.live_relay import HELLO, header

BINDING = b"certificate of the relay........"
TABLE, HEADER = header()
OWNERS = [Identity(bytes([number]) * 32) for number in range(1, 4)]


def body(move: int) -> bytes:
    return turn_body((move,), After(bytes(8), 1, False))


class House:
    """A relay with one table of three seats, and clients that follow it."""

    def __init__(self, records: int = 2, limits: Limits | None = None) -> None:
        self.time = 0.0
        self.relay = Relay(lambda: self.time, lambda size: b"e" * size, limits)
        self.front = Requests(self.relay)
        log = [HEADER]
        hosted = Replica(TABLE, HEADER)
        for seat, owner in enumerate(OWNERS):
            record = Record(hosted.last + 1, 0, -1, HOLD, _hold(seat, owner))
            log.append(encode(record))
            hosted.append(log[-1])
        for number in range(records):
            log.append(encode(Record(hosted.last + 1, 0, number % 3, TURN, body(number))))
            hosted.append(log[-1])
        self.log = hosted
        self.down: dict[Link, list[bytes]] = {}
        self.relay.load({TABLE: log}, whole=True)

    @property
    def hosted(self) -> list[bytes]:
        return self.relay.tables[TABLE].hosted.records

    def sync(self) -> None:
        """Make all ordered records durable, and let a second pass."""
        while self.relay.commit.unsynced:
            self.relay.commit.begin()
            self.relay.synced()
        self.time += 1.0
        self.front.tick()
        for link, frame in self.relay.take():
            if frame is not None:
                self.down.setdefault(link, []).append(frame)


class Watcher:
    """A client that follows the table, with its log in memory."""

    def __init__(self, house: House, seat: int, end: Head | None = None, identity: Identity | None = None) -> None:
        self.house = house
        self.log = Replica(TABLE, HEADER)
        for data in house.log.data:
            self.log.append(data)
        one = Followed(TABLE, identity or OWNERS[seat], end or Head(self.log.last, self.log.chain))
        self.table = one
        self.following = Following(HELLO, [one])
        self.answers: list[AnswerNews] = []
        self.refused = ""
        self.connect()

    def connect(self) -> None:
        self.link = Link("here", binding=BINDING)
        self.house.relay.connected(self.link)
        self.following.connected(BINDING)

    def step(self) -> int:
        """Carry frames until all are silent; returns the number of bytes from the relay."""
        size = 0
        while True:
            out = self.following.take()
            for frame in out:
                (inside,) = fields.Frames(self.link.most).feed(frame)
                self.house.front.received(self.link, inside)
            self.house.sync()
            down = self.house.down.pop(self.link, [])
            for frame in down:
                size += len(frame)
                self.following.received(frame[4:])
            self.hear()
            if not out and not down:
                return size

    def hear(self) -> None:
        for news in self.following.news():
            if isinstance(news, watch_messages.Fetched):
                assert self.log.take(news.first, news.records) is not None
                self.following.kept(TABLE, Head(self.log.last, self.log.chain))
            elif isinstance(news, AnswerNews):
                self.answers.append(news)
            elif isinstance(news, wire.Refusal):
                self.refused = news.code


def _hold(seat: int, owner: Identity) -> bytes:
    return pack([[seat], owner.holder])


def test_a_watcher_learns_that_a_table_has_grown_and_fetches() -> None:
    house = House()
    one, two = Watcher(house, 0), Watcher(house, 1)
    one.step(), two.step()
    assert one.table.length == two.table.length == house.log.last
    one.following.deliver(TABLE, 2, one.log.last, TURN, body(9))
    one.step()
    assert one.answers == [AnswerNews(1, None, "seat")]
    two.following.deliver(TABLE, 1, two.log.last, TURN, body(9))
    two.step(), one.step()
    assert one.log.data == two.log.data == house.hosted
    assert not house.relay.tables[TABLE].links  # nobody sat down


def test_a_watcher_without_plans_claims_no_seat() -> None:
    """A journal is checked each minute; 200 tables would be 200 proofs."""
    watcher = Watcher(House(), 0)
    watcher.step()
    watcher.following.plan(TABLE, ())
    assert watcher.following.take() == []


def test_a_client_without_the_log_learns_nothing_about_it() -> None:
    house = House()
    stranger = Watcher(house, 0, Head(2, b"not this"))
    stranger.step()
    assert stranger.table.length == UNKNOWN and not stranger.link.watched
    house.time += 61.0
    house.front.tick()
    assert stranger.link not in house.relay.links  # it has chosen neither


@pytest.mark.parametrize("wish", ["fetch", "deliver", "plan"])
def test_only_the_owner_of_a_seat_reads_and_plays(wish: str) -> None:
    house = House()
    spectator = Watcher(house, 0, identity=Identity(b"s" * 32))
    spectator.step()
    if wish == "fetch":
        spectator.following._fetch(spectator.table)
    elif wish == "deliver":
        spectator.following.deliver(TABLE, 0, spectator.log.last, TURN, body(5))
    else:
        spectator.following.plan(TABLE, [Orders(0, ((b"whatever", body(5)),))])
    spectator.step()
    assert house.hosted == house.log.data and not house.relay.tables[TABLE].hosted.ahead
    assert wish != "deliver" or spectator.answers[0].code == "seat"


def test_a_banned_person_can_still_follow_other_tables() -> None:
    house = House()
    watcher = Watcher(house, 0)
    watcher.step()
    house.relay.tables[TABLE].hosted.door.shut_out(OWNERS[0].holder)
    watcher.following._fetch(watcher.table)
    watcher.step()
    assert watcher.table.length == UNKNOWN and not watcher.link.watched
    assert not watcher.refused and watcher.link in house.relay.links


def test_a_signature_for_another_connection_proves_nothing() -> None:
    house = House()
    watcher = Watcher(house, 0)
    watcher.step()
    watcher.following._nonce = bytes(16)
    watcher.following.deliver(TABLE, 0, watcher.log.last, TURN, body(5))
    watcher.step()
    assert watcher.refused == "no-seat" and house.hosted == house.log.data


def test_a_prepared_turn_is_played_once_or_is_stale() -> None:
    house = House()
    one, again = Watcher(house, 0), Watcher(house, 0)
    one.step(), again.step()
    for watcher in (one, again):
        watcher.following.deliver(TABLE, 0, house.log.last, TURN, body(5))
        watcher.step()
    assert len(house.hosted) == house.log.last + 1 and again.answers[0].code == "stale"


@pytest.mark.parametrize("kind", [TURN, CHAT])
@pytest.mark.parametrize("attended", [False, True])
def test_an_absent_owner_regains_a_lent_seat_that_nobody_plays(kind: int, attended: bool) -> None:
    """A player was at the table and let the owner's bot play. Chat gives nothing back: it may be a circle's seal."""
    house = House()
    hosted, other = house.relay.tables[TABLE].hosted, Link("there", binding=BINDING)
    house.relay.connected(other)
    other.table, other.seats = hosted, (1,)
    house.relay.tables[TABLE].links[other] = None
    house.relay.keep(hosted, hosted.last + 1, hosted.lend(0.0, 0, 1, [1]))
    if attended:
        other.seats, other.taken = (0, 1), {0}
    one = Watcher(house, 0)
    one.step()
    given = not attended and kind == TURN
    for _ in range(1 + given):
        one.following.deliver(TABLE, 0, one.log.last, kind, body(5) if kind == TURN else chat_body(b"", "hello", ""))
        one.step()
    assert [answer.code for answer in one.answers] == ["stale" if given else "seat"]
    new = house.hosted[house.log.last :]
    kinds = [decode(data, number, 0).kind for number, data in enumerate(new, house.log.last + 1)]
    assert kinds == [TAKE, *([HOLD, TURN] if given else [])]


def test_a_followed_table_is_reported_once_a_tick() -> None:
    house = House()
    one, two = Watcher(house, 0), Watcher(house, 1)
    one.step(), two.step()
    for number in range(10):
        two.following.deliver(TABLE, 1, -1, CHAT, chat_body(bytes([number]) * 8, "hello"))
    for frame in two.following.take():
        house.front.received(two.link, frame[4:])
    house.sync()
    assert len(house.down[one.link]) == 1


def test_a_conditional_turn_answers_exactly_that_turn() -> None:
    house = House()
    one, two = Watcher(house, 0), Watcher(house, 1)
    one.following.plan(TABLE, [Orders(0, ((fingerprint(1, TURN, body(7)), body(8)),))])
    one.step(), two.step()
    two.following.deliver(TABLE, 1, two.log.last, TURN, body(6))
    two.step()
    assert len(house.hosted) == house.log.last + 1
    two.following.deliver(TABLE, 1, two.log.last, TURN, body(7))
    two.step()
    records = [two.log.records[number] for number in (-2, -1)]
    assert [(record.seat, record.body) for record in records] == [(1, body(7)), (0, body(8))]
    two.following.deliver(TABLE, 1, two.log.last, TURN, body(7))
    two.step()
    assert two.log.records[-1].seat == 1  # once


def test_conditional_turns_can_be_withdrawn_and_are_sent_again_after_a_cut() -> None:
    house = House()
    one, two = Watcher(house, 0), Watcher(house, 1)
    order = Orders(0, ((fingerprint(1, TURN, body(7)), body(8)),))
    one.following.plan(TABLE, [order])
    one.step()
    house.relay.tables[TABLE].hosted.ahead.clear()  # the relay was restarted
    one.following.lost()
    one.connect()
    one.step()
    assert house.relay.tables[TABLE].hosted.ahead == {0: dict(order.turns)}
    one.following.plan(TABLE, [])
    one.step(), two.step()
    two.following.deliver(TABLE, 1, two.log.last, TURN, body(7))
    two.step()
    assert two.log.records[-1].seat == 1


def test_chat_does_not_stop_a_conditional_turn() -> None:
    house = House()
    one, two = Watcher(house, 0), Watcher(house, 1)
    one.following.plan(TABLE, [Orders(0, ((fingerprint(1, TURN, body(7)), body(8)),))])
    one.step(), two.step()
    two.following.deliver(TABLE, 1, -1, CHAT, chat_body(bytes(8), "hello"))
    two.step()
    two.following.deliver(TABLE, 1, two.log.last, TURN, body(7))
    two.step()
    assert two.log.records[-1].body == body(8)


def test_many_tables_are_followed_in_frames_of_a_stranger() -> None:
    tables = [Followed(number.to_bytes(16), OWNERS[0], Head(1000, bytes(8))) for number in range(200)]
    following = Following(HELLO, tables)
    following.connected(BINDING)
    following.received(wire.encode(wire.Welcome(wire.PROTOCOL, "test", bytes(16), 30))[4:])
    sent = following.take()
    assert max(map(len, sent)) < fields.SMALL
    asked = [wire.decode(frame[4:]) for frame in sent]
    assert sum(len(one.tables) for one in asked if isinstance(one, watch_messages.Watch)) == 200


def test_a_departed_watcher_leaves_no_state() -> None:
    house = House()
    watcher = Watcher(house, 0)
    watcher.step()
    assert TABLE in house.relay.watchers
    house.relay.gone(watcher.link)
    assert TABLE not in house.relay.watchers


# ---- plans on disk


def records(*played: bytes) -> list[Record]:
    return [Record(number, 0, (number - 1) % 2, TURN, one) for number, one in enumerate(played, 1)]


def answer(base: int, line: list[int], move: int) -> plans.Answer:
    digest = fingerprint(1, TURN, body(line[-1]))
    return plans.Answer(0, base, digest, tuple((one,) for one in line), (move,), body(move))


def test_plans_survive_and_are_settled_by_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.luna"
    exact, other, deep = answer(1, [2], 3), answer(1, [9], 3), answer(1, [2, 3, 4], 5)
    prepared = plans.Prepared(0, 1, TURN, (2,), body(2))
    kept = plans.Plans(prepared, (exact, other, deep))
    plans.write(path, kept)
    assert plans.read(path) == kept
    before = plans.settled(kept, records(body(1)))
    assert before.plans == kept
    now = plans.settled(kept, records(body(1), body(2)))
    assert now.plans.gone == 1 and now.plans.answers == (exact, deep)
    later = plans.settled(kept, records(body(1), body(2), body(3)))
    assert later.fired == (exact,) and later.plans.answers == (deep,)
    assert plans.settled(kept, records(body(1), body(2), body(9))).plans == plans.Plans(prepared, (), gone=3)


def test_a_prepared_turn_ends_when_it_is_in_the_log() -> None:
    prepared = plans.Prepared(1, 1, TURN, (2,), body(2))
    assert plans.settled(plans.Plans(prepared), records(body(1))).plans.prepared == prepared
    assert plans.settled(plans.Plans(prepared), records(body(1), body(2))).plans.prepared is None


def test_a_corrupt_file_of_plans_counts_as_none(tmp_path: Path) -> None:
    path = tmp_path / "game.luna"
    plans.place(path).write_bytes(b"\x93spoilt")
    assert plans.read(path) == plans.Plans()


def test_a_prepared_turn_fits_as_long_as_nobody_plays(tmp_path: Path) -> None:
    path = tmp_path / "game.luna"
    talk = Record(2, 0, 1, CHAT, chat_body(bytes(8), "hello"))
    kept = journal.create(path, TABLE, read_header(unpack(HEADER)), [*records(body(1)), talk])
    kept.append(Record(3, 0, 1, TURN, body(2)))
    kept.close()
    prepared = plans.Prepared(0, 1, TURN, (2,), body(2))
    assert plans.fits(path, prepared, 1) and not plans.fits(path, prepared, 3)
    assert plans.fits(path, prepared._replace(base=3), 3)
    assert not plans.fits(tmp_path / "gone.luna", prepared, 3), "what cannot be read may have had turns"
