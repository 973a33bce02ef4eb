"""Followers on real sockets: journals grow while nobody sits at the table, and prepared turns are sent."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.log import journal, savefile
from luna.log.bodies import turn_body
from luna.log.records import TURN, Record, encode, encode_header
from luna.net import certificates, plans, tickets
from luna.net.certificates import Trust
from luna.net.follower import Seat, TableWatch
from luna.net.following import Orders
from luna.net.hosted import fingerprint
from luna.net.remote import Remote
from luna.net.tickets import Ticket
from luna.table.transport import Accepted, Head
from tests import patience
from tests.net.live_relay import AFTER, HELLO, Running, all_have, sit


def seat_of(relay: Running, remote: Remote, proof: bytes | None = None) -> Seat:
    """Leave a table; its journal and ticket stay."""
    path, session = remote.path, remote.session
    assert path is not None
    proof = relay.server.binding[:16] if proof is None else proof
    ticket = Ticket(session.table, session.identity.secret, "127.0.0.1", relay.port, "ABCDEF", proof)
    remote.close()
    tickets.keep(path, ticket)
    contents = savefile.read(path)
    return Seat(path, ticket, Head(len(contents.records), contents.chain))


def turn(move: int) -> bytes:
    return turn_body((move,), AFTER)


@pytest.fixture
def watch() -> Iterator[TableWatch]:
    made = TableWatch(HELLO)
    yield made
    made.close(wait=True)


def test_a_journal_grows_while_its_owner_is_elsewhere(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    watch.follow([seat])
    watch.wait(patience.seconds(10))
    assert isinstance(guest.submit(1, guest.head().seq, TURN, turn(5)), Accepted)
    patience.until(lambda: len(savefile.read(seat.path).records) == 3, limit=6)
    assert watch.changed.get(timeout=patience.seconds(5)) == seat.path
    assert guest.session.seats == (1,)
    guest.close()


def test_a_prepared_turn_is_sent_automatically(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    plans.write(seat.path, plans.Plans(plans.Prepared(0, 2, TURN, (7,), turn(7))))
    watch.follow([seat])
    patience.until(lambda: guest.head().seq == 3, limit=6)
    patience.until(lambda: plans.read(seat.path) == plans.Plans(), limit=6)
    assert guest.read(2)[0].body == turn(7)
    guest.close()


def test_a_prepared_turn_waits_when_the_game_has_moved_on(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    assert isinstance(guest.submit(1, 2, TURN, turn(5)), Accepted)
    prepared = plans.Plans(plans.Prepared(0, 2, TURN, (7,), turn(7)))
    plans.write(seat.path, prepared)
    watch.follow([seat])
    patience.until(lambda: len(savefile.read(seat.path).records) == 3, limit=6)
    watch.wait(patience.seconds(5))
    assert guest.head().seq == 3 and plans.read(seat.path) == prepared
    guest.close()


def test_conditional_turns_are_sent_to_the_relay(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    answer = plans.Answer(0, 2, fingerprint(1, TURN, turn(5)), ((5,),), (6,), turn(6))
    plans.write(seat.path, plans.Plans(None, (answer,)))
    watch.follow([seat])
    hosted = relay.server.relay.tables[seat.ticket.table].hosted
    patience.until(lambda: bool(hosted.ahead.get(0)), limit=6)
    assert isinstance(guest.submit(1, 2, TURN, turn(5)), Accepted)
    patience.until(lambda: guest.head().seq == 4, limit=6)
    assert [record.body for record in guest.read(2)] == [turn(5), turn(6)]
    guest.close()
    assert plans.orders(plans.Plans(None, (answer,))) == (Orders(0, ((answer.digest, answer.body),)),)


def test_the_next_prepared_turn_is_sent_on_the_same_connection(
    relay: Running, tmp_path: Path, watch: TableWatch
) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    watch.follow([seat])
    for base in (2, 3):
        plans.write(seat.path, plans.Plans(plans.Prepared(0, base, TURN, (base,), turn(base))))
        contents = savefile.read(seat.path)
        watch.follow([seat._replace(end=Head(len(contents.records), contents.chain))])
        patience.until(lambda: plans.read(seat.path) == plans.Plans(), limit=6)
    assert [record.body for record in savefile.read(seat.path).records[2:]] == [turn(2), turn(3)]
    guest.close()


def test_a_single_look_waits_for_the_prepared_turn(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    plans.write(seat.path, plans.Plans(plans.Prepared(0, 2, TURN, (7,), turn(7))))
    watch.follow([seat])
    watch.wait(patience.seconds(10))
    assert len(savefile.read(seat.path).records) == 3 and plans.read(seat.path) == plans.Plans()
    guest.close()


def test_a_bots_turn_is_sent_although_a_person_has_prepared_another(
    relay: Running, tmp_path: Path, watch: TableWatch
) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    assert isinstance(host.submit(0, 2, TURN, turn(7)), Accepted)
    all_have([host, guest], 3)
    seat = seat_of(relay, host)
    mine = plans.Plans(plans.Prepared(0, 2, TURN, (8,), turn(8)))
    plans.write(seat.path, mine)
    watch.follow([seat._replace(turn=plans.Prepared(0, 3, TURN, (9,), turn(9)))])
    patience.until(lambda: len(savefile.read(seat.path).records) == 4, limit=6)
    assert savefile.read(seat.path).records[3].body == turn(9) and plans.read(seat.path) == mine
    guest.close()


def test_a_denied_prepared_turn_is_not_sent_again(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    relay.server.relay.tables[seat.ticket.table].hosted.lent.add(0)  # a bot plays there
    plans.write(seat.path, plans.Plans(plans.Prepared(0, 2, TURN, (7,), turn(7))))
    watch.follow([seat])
    follower = next(iter(watch._followers.values()))
    assert watch.changed.get(timeout=patience.seconds(5)) == seat.path
    watch.follow([seat])  # like the reader of `changed`
    done = threading.Event()
    follower._connection.ask(done.set)
    assert done.wait(patience.seconds(5)) and follower.following._count == 1
    guest.close()


@pytest.mark.parametrize("code", ["silent", "busy", "disk", "protocol"])
def test_a_relay_that_refused_is_followed_again(relay: Running, tmp_path: Path, watch: TableWatch, code: str) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    watch.follow([seat])
    watch.wait(patience.seconds(10))

    def refuse() -> None:
        for link in [link for link in relay.server.relay.links if link.watched]:
            relay.server.relay.refuse(link, code)
        relay.server.flush()

    relay.loop.call_soon_threadsafe(refuse)
    assert isinstance(guest.submit(1, 2, TURN, turn(5)), Accepted)
    patience.until(lambda: len(savefile.read(seat.path).records) == 3, limit=6)
    assert not watch.trouble
    guest.close()


def test_another_relay_at_the_same_address_is_left_for_the_right_one(
    relay: Running, tmp_path: Path, watch: TableWatch
) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    guest.close()
    seat = seat_of(relay, host)
    relay.stop()
    other = Running(tmp_path / "other", relay.port, certificates.temporary())
    watch.follow([seat])
    patience.until(lambda: watch.trouble == {seat.path: "unproved"}, limit=6)
    other.stop()
    again = Running(relay.folder, relay.port)
    patience.until(lambda: not watch.trouble, limit=6)
    again.stop()


def test_a_relay_with_another_certificate_is_told_nothing(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host, b"another one.....")
    watch.follow([seat])
    patience.until(lambda: watch.trouble == {seat.path: "unproved"}, limit=6)
    assert not any(link.watched for link in relay.server.relay.links)
    guest.close()


def test_a_journal_that_a_window_has_open_is_left_to_it(
    relay: Running, tmp_path: Path, watch: TableWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat = seat_of(relay, host)
    kept, tried, opening = journal.open_journal(seat.path).journal, threading.Event(), journal.open_journal

    def noted(path: Path) -> journal.Opened:
        try:
            return opening(path)
        finally:
            tried.set()

    monkeypatch.setattr(journal, "open_journal", noted)
    watch.follow([seat])
    assert isinstance(guest.submit(1, 2, TURN, turn(5)), Accepted)
    assert tried.wait(patience.seconds(6)), "the records have come, and there was no place for them"
    kept.close()
    assert len(savefile.read(seat.path).records) == 2
    watch.follow([seat])  # the window was closed: everything is read again
    patience.until(lambda: len(savefile.read(seat.path).records) == 3, limit=6)
    guest.close()


def test_ended_tables_are_no_longer_followed(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seats = [seat_of(relay, host), seat_of(relay, guest)]
    watch.follow(seats[:1], (("127.0.0.1", relay.port), Trust([relay.server.binding])))
    watch.wait(patience.seconds(5))
    watch.follow([])
    patience.until(lambda: not relay.server.relay.links, limit=6)


def test_a_sold_relay_with_the_old_key_and_an_empty_disk_has_no_table(
    relay: Running, tmp_path: Path, watch: TableWatch
) -> None:
    """It learns an id and nothing else; the local log stays, prepared turns wait, and the table can move."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    guest.close()
    seat = seat_of(relay, host)
    prepared = plans.Plans(plans.Prepared(0, 2, TURN, (7,), turn(7)))
    plans.write(seat.path, prepared)
    before = seat.path.read_bytes()
    relay.stop()
    sold = Running(tmp_path / "empty", relay.port)
    watch.follow([seat])
    patience.until(lambda: watch.lost == {seat.path}, limit=6)
    assert not watch.trouble and seat.path.read_bytes() == before and plans.read(seat.path) == prepared
    assert not sold.server.relay.tables and not any(link.claims for link in sold.server.relay.links)
    sold.stop()


def test_logs_of_one_table_at_two_relays_stay_apart(relay: Running, tmp_path: Path, watch: TableWatch) -> None:
    """One player has continued at the old relay, the other has hosted it again: neither log is appended."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    seat, start = seat_of(relay, host), savefile.read(tmp_path / "host.luna")
    other = Running(tmp_path / "other")
    other_log = [encode_header(start.header), *map(encode, start.records)]
    other_log.append(encode(Record(3, start.records[-1].t_ms + 1, 0, TURN, turn(9))))

    def host_again() -> None:
        other.server.relay.load({seat.ticket.table: other_log}, whole=True)

    other.loop.call_soon_threadsafe(host_again)
    assert isinstance(guest.submit(1, 2, TURN, turn(5)), Accepted)
    watch.follow([seat])
    patience.until(lambda: len(savefile.read(seat.path).records) == 3, limit=6)
    contents = savefile.read(seat.path)
    moved = Seat(
        seat.path,
        seat.ticket._replace(port=other.port, proof=other.server.binding[:16]),
        Head(len(contents.records), contents.chain),
    )
    watch.follow([moved])
    patience.until(lambda: watch.lost == {seat.path}, limit=6)
    assert [record.body for record in savefile.read(seat.path).records[2:]] == [turn(5)]
    behind = Seat(tmp_path / "guest1.luna", moved.ticket, Head(2, start.chain))
    guest.close()
    behind.path.write_bytes(savefile.journal_bytes(start.table, start.header, start.records))
    watch.follow([behind])  # a player without unsent records follows the relay it visits
    patience.until(lambda: len(savefile.read(behind.path).records) == 3, limit=6)
    assert savefile.read(behind.path).records[2].body == turn(9)
    other.stop()
