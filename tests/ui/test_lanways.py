"""Shared tables in unusual cases: two people at one machine, menus over a question, hosts that leave."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from luna.games.luna.screens.scoring import ScoringScene
from luna.log.bodies import AskBody, VoteBody
from luna.log.encoding import pack
from luna.log.records import ASK, VOTE
from luna.net import certificates, wire
from luna.net.addresses import HERE
from luna.net.connection import Route, SocketConnection
from luna.net.hosting import OwnRelay
from luna.net.identity import Identity
from luna.net.lan import Offer, mark
from luna.net.remote import Remote
from luna.net.session import RefusedNews, Session
from luna.shell.app import navigation
from luna.shell.network import connections, rehosting
from luna.shell.network.own_relay import edition, hello
from luna.table.table import Table
from tests.net.editions import EDITION
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, SharedTable, driving, is_shared, submit
from tests.ui.test_lannews import heard, others_turn
from tests.ui.test_sharing import kinds, leaves, to_move
from tests.ui.two import Two


@contextmanager
def looking_on(two: Two, home: Path) -> Iterator[tuple[Driver, OwnRelay]]:
    """The window of a spectator at a table of two, and that of its host."""
    two.sit()
    house = two.host.app.network.house
    assert house is not None
    with driving(home / "looks-on", more='animation_speed = "instant"\n') as third:
        two.third = third
        navigation.leave(third.app)
        third.frames()
        connections.join(third.app, HERE, house.port, two.table(two.host).mode.shared.code)
        two.until(lambda: third.top == "SharedMode" and two.table(third).mode.shared.online)
        yield third, house
        two.third = None


def both_at_the_guests(two: Two) -> None:
    """Go to a table where the guest's machine has two seats."""
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    two.guest.click("seat-blue")
    two.until(lambda: len(two.room(two.host).people.seats()) == 3 == len(two.room(two.guest).people.seats()))


def begun(two: Two) -> None:
    """From the room to the table."""
    two.guest.click("start")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.until(lambda: two.host.top == two.guest.top == "SharedMode")
    two.until(lambda: any(table.mode.shared.mine for table in two.tables))


def asked_by_the_host(two: Two) -> list[SharedTable]:
    """The host asks to undo a turn, and two players at the guest's machine vote."""
    both_at_the_guests(two)
    begun(two)
    to_move(two, two.host)
    two.play(2)
    two.quiet()
    two.host.key(pygame.K_z)
    two.until(lambda: two.tables[1].mode.shared.ballot.asked and two.tables[1].mode.paper.slip)
    return two.tables


def test_two_at_one_machine_have_names_of_their_own(two: Two) -> None:
    both_at_the_guests(two)
    room = two.room(two.guest)
    names = [name for _, name in room.people.seats().values()]
    assert len(set(names)) == 3
    two.guest.click("name-blue")
    for _ in range(20):
        two.guest.key(pygame.K_BACKSPACE)
    assert all(name for _, name in room.people.seats().values())  # an empty line is not a name
    two.guest.write("Zoë")
    two.until(lambda: two.room(two.host).people.seats()["blue"][1] == "Zoë")
    begun(two)
    assert {seat.name for seat in two.table(two.host).table.seats} == {"Ilse", "Bram", "Zoë"}


def test_a_question_ends_when_its_author_leaves(two: Two) -> None:
    host, guest = asked_by_the_host(two)
    two.guest.frames(2)  # it has been seen
    host.mode.shared.remote.close()
    two.until(lambda: guest.mode.shared.ballot.question is None)
    assert guest.table.consent.open_at(guest.mode.shared.now_ms)  # nobody has waited for its end
    name = guest.names[host.mode.shared.seats[0]]
    two.until(lambda: guest.text("network-asker-gone", name=name) in heard(two.guest))


def test_one_no_of_a_machine_counts_for_its_players(two: Two) -> None:
    host, _ = asked_by_the_host(two)
    two.guest.key(pygame.K_q)
    two.until(lambda: VOTE in kinds(host) and host.mode.shared.ballot.question is None)
    two.play(1)
    assert kinds(host).count(VOTE) == 1
    blame = host.text("network-ignored", name="Bram")
    assert not any(said.startswith(blame) for driver in two.drivers for said in heard(driver))


def test_a_late_vote_is_not_blamed_on_anybody(two: Two) -> None:
    asker, other = others_turn(two)
    mine, theirs = two.table(asker), two.table(other)
    asker.key(pygame.K_z)
    two.until(lambda: theirs.mode.shared.ballot.asked and mine.mode.shared.ballot.question)
    ask = mine.mode.shared.ballot.question
    assert ask is not None
    remote = theirs.mode.shared.remote
    remote.say(theirs.mode.shared.seats[0], ASK, pack(AskBody(b"12345678", 0)))  # before the question was known there
    two.until(lambda: theirs.text("reason-table-asked-already") in heard(other))
    other.key(pygame.K_q)
    two.until(lambda: mine.mode.shared.ballot.question is None)
    remote.say(theirs.mode.shared.seats[0], VOTE, pack(VoteBody(ask.seq, True)))
    two.until(lambda: kinds(mine).count(VOTE) == 2)
    two.play(1)
    for driver in two.drivers:
        blamed = two.table(driver).text("network-ignored", name=theirs.names[theirs.mode.shared.seats[0]])
        assert not any(said.startswith(blamed) for said in heard(driver))
    assert mine.text("reason-table-asked-already") not in heard(asker)


def test_news_arrive_below_a_menu(two: Two) -> None:
    asker, other = others_turn(two)
    mine, theirs = two.table(asker), two.table(other)
    other.key(pygame.K_F10)
    two.until(lambda: other.top == "OverlayScene")
    asker.key(pygame.K_z)
    asked = theirs.text("network-asks-back", name=mine.names[mine.mode.shared.seats[0]], count=2)
    told = theirs.text("network-beneath", words=asked)
    two.until(lambda: told in heard(other))
    submit(mine, random_turn(mine.table.position, two.chance))
    turn = theirs.text("network-your-turn", name=theirs.names[theirs.mode.shared.seats[0]])
    two.until(lambda: turn in heard(other))
    other.app.pop(other.app.scenes[-1])
    two.until(lambda: other.top == "SharedMode")
    assert heard(other).count(told) <= 1


def test_the_only_button_of_a_slip_has_its_key(two: Two, tmp_path: Path) -> None:
    with looking_on(two, tmp_path) as (third, _):
        scene = two.table(third)
        scene.mode.shared.remote.online = False
        third.frames(2)
        assert scene.mode.paper.slip and len(scene.mode.paper.slip.deeds) == 1
        third.key(pygame.K_y)
        assert third.top == "SharedMode"
        third.key(pygame.K_q)
        two.until(lambda: third.top == "TitleScene")


def test_a_returning_player_gets_no_outdated_question(two: Two) -> None:
    asker, other = others_turn(two)
    asker.key(pygame.K_z)
    late = two.table(other).mode.shared
    two.until(lambda: late.ballot.asked)
    question = late.ballot.asked
    assert question is not None
    until = question.t_ms + question.patience
    late.remote.news.put(wire.Here(0, bytes(8), (0, 1), 0, True, until))
    assert late.poll() or late.ballot.asked
    late.remote.news.put(wire.Here(0, bytes(8), (0, 1), 0, True, until + 1))
    late.poll()
    assert late.ballot.asked is None
    # a table that was hosted again continues where it was
    late.remote.news.put(wire.Here(0, bytes(8), (0, 1), 0, True, until - 5_000))
    late.poll()
    assert late.ballot.asked is not None


def test_a_replaced_player_is_not_reported_as_back(two: Two) -> None:
    two.sit()
    host, guest = two.tables
    name, (seat,) = host.names[guest.mode.shared.seats[0]], guest.mode.shared.seats
    leaves(two, two.guest)
    two.until(lambda: seat in host.mode._news.gone)
    remote, back = host.mode.shared.remote, host.text("network-back", name=name, names=name, count=1)
    remote.session.known += 1  # the relay has mentioned a record that is not here yet
    for told in (False, True):
        remote.news.put(wire.Here(0, bytes(8), (0, 1), 0, True, host.mode.shared.now_ms))
        host.mode.shared.poll()
        host.mode._news.update()
        assert not host.mode.shared.away and (back in heard(two.host)) == told
        remote.session.known -= 1


def test_a_short_disconnection_suggests_no_bot(two: Two) -> None:
    two.sit()
    to_move(two, two.guest)
    host = two.table(two.host)
    leaves(two, two.guest)
    assert host.mode.paper.slip is None
    two.until(lambda: host.mode.paper.slip and host.mode.paper.slip.deeds)


def test_quitting_as_host_asks_first(two: Two) -> None:
    two.sit()
    navigation.leave(two.host.app)
    two.until(lambda: two.host.top == "TitleScene")
    two.host.click("quit")
    two.until(lambda: two.host.top == "QuestionScene")
    two.host.click("back")
    two.until(lambda: two.host.top == "TitleScene")
    assert two.host.app.running
    close = [pygame.event.Event(pygame.WINDOWCLOSE), pygame.event.Event(pygame.QUIT)]  # the system sends both
    for running in (True, False):
        for event in close:
            pygame.event.post(event)
        two.host.frames(2)
        assert two.host.app.running is running


def test_absences_are_not_reported_after_the_end(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    two.sit()
    to_move(two, two.guest)
    leaves(two, two.guest)
    host, before = two.table(two.host), heard(two.host)
    monkeypatch.setattr(Table, "over", True)
    for _ in range(2):
        host.mode._news.update()
        two.host.app.clock.tick(1)
        two.host.app.clock.tick(1)
    assert heard(two.host) == before and host.mode.slips.slip() is None
    host.mode.shared.remote.online = False
    assert host.mode.slips.slip() is None
    monkeypatch.undo()
    assert host.mode.slips.slip() is not None


def test_quitting_without_guests_needs_no_question(two: Two) -> None:
    two.sit()
    two.guest.app.quit()
    assert not two.guest.app.running
    leaves(two, two.guest)
    two.host.app.quit()
    assert not two.host.app.running


def test_a_rehosted_table_is_announced_with_its_hosts_name(two: Two) -> None:
    two.sit()
    host, house = two.table(two.host), two.host.app.network.house
    assert house is not None
    two.until(lambda: house.offers and house.offers[0].code)
    (offer,) = house.offers
    table = host.mode.shared.remote.session.table
    assert (offer.name, offer.free, offer.code) == ("Ilse", 0, host.mode.shared.code) and offer.leads_to(table)
    relay = house.relay
    relay.tables[table].hosted.waiting.add(b"somebody")
    assert [one.code for one in house.offers] == [""]  # only its own people search for it


def test_turns_played_meanwhile_are_shown_on_return(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees the whole game replayed, or old messages as if they were new."""
    two.sit()
    two.play(3)
    two.quiet()
    host, lost = two.tables
    host.mode.shared.say("well-played")
    two.until(lambda: len(lost.mode.shared.words) == 1)
    before = len(heard(two.guest))
    patient: list[float] = []
    catch_up = Remote.catch_up

    def waits(self: Remote, most: float) -> None:
        patient.append(most)
        catch_up(self, most)

    monkeypatch.setattr(Remote, "catch_up", waits)
    lost.mode.shared.remote.news.put(RefusedNews("fork", (), True))
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest) is not lost)
    assert patient
    again = two.table(two.guest)
    assert again.table.length == 3 and len(again.mode.shared.words) == 1
    two.until(lambda: again.mode.shared.seats and not host.mode.shared.away)
    assert not any(again.text("phrase-well-played") in said for said in heard(two.guest)[before:])


def test_catching_up_fetches_all_records(two: Two) -> None:
    two.sit()
    two.play(3)
    host = two.table(two.host).mode.shared
    for _ in range(5):
        late = Remote(Session(hello(), wire.Join(host.code, b"", (edition("luna"),))), HERE, host.remote.route.port)
        late.catch_up(20)
        assert late.caught_up and late.head() == host.remote.head()
        late.close()


def test_a_host_that_slept_finds_the_rehosted_table(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host was never cut off: the others are just gone."""
    offers: list[Offer] = []
    monkeypatch.setattr(rehosting, "Searcher", lambda: SimpleNamespace(offers=offers, close=lambda: None))
    two.sit()
    two.play(2)
    two.quiet()
    host, guest = two.tables
    connections.host_again(two.guest.app, guest.mode.shared.remote)
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest) is not guest and host.mode.shared.away)
    again, house = two.table(two.guest), two.guest.app.network.house
    assert house is not None
    two.until(lambda: again.mode.shared.seats and not again.mode.shared.open)
    assert host.mode.shared.open and host.mode.shared.online
    there = Offer("", 0, "", house.port, mark(host.mode.shared.remote.session.table, b"saltsalt"), host=HERE)
    offers.append(there)
    for _ in range(300):  # nobody plays there yet
        two.host.step()
    assert host.mode.shared.remote.route.port != house.port
    again.mode.shared.go_on()
    two.until(lambda: again.mode.shared.open)
    offers[:] = [there._replace(goes_on=True)]
    back = host.mode.shared
    two.until(lambda: back.remote.route.port == house.port and back.open and not again.mode.shared.away)
    two.play(2)


# ---- relays that do not know the table yet


def refused(session: Session, code: str) -> RefusedNews:
    session.connected()
    session.received(wire.encode(wire.Refusal(code, ()))[4:])
    (news,) = session.news()
    assert isinstance(news, RefusedNews)
    return news


@pytest.mark.parametrize("code", ["no-room", "no-table"])
def test_a_returning_player_waits_for_a_host(code: str) -> None:
    hello = wire.Hello(wire.PROTOCOL, "1")
    assert refused(Session(hello, wire.Join("ABCDEF", b"", (EDITION,))), code).final
    back = Session.resumed(hello, b"t" * 16, Identity(b"s" * 32), b"header", [])
    assert not refused(back, code).final
    assert refused(back, "no-seat").final


@pytest.mark.sockets
def test_a_spectator_waits_when_another_relay_answers(two: Two, tmp_path: Path) -> None:
    with looking_on(two, tmp_path) as (third, house):
        scene = two.table(third)
        two.host.app.network.close()
        other = OwnRelay(tmp_path / "other", house.port)
        assert other.port == house.port
        two.until(lambda: scene.mode.shared.unknown and scene.mode.paper.slip)
        assert scene.mode.shared.refused is None and scene.mode.paper.slip
        said = scene.text("network-refused-unproved", one=HERE, other=str(other.port))
        assert said in scene.mode.paper.slip.below
        other.close()


@pytest.mark.sockets
def test_a_spectator_trusts_a_vouched_new_host(two: Two, tmp_path: Path) -> None:
    """Another program, another certificate: one of the players' keys proves it, and the network has led there."""
    with looking_on(two, tmp_path) as (third, house):
        two.host.app.network.close()
        guest, shared = two.table(two.guest), two.table(third).mode.shared
        two.until(lambda: not guest.mode.shared.online and not shared.online)
        connections.host_again(two.guest.app, guest.mode.shared.remote)
        two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest).mode.shared.online)
        there = two.guest.app.network.house
        assert there is not None and there.fingerprint != house.fingerprint
        two.until(lambda: shared.online and shared.remote.trust.knows(there.fingerprint))
        assert shared.remote.route.port == there.port


def test_a_temporary_refusal_is_retried_with_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def busy(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(wire.encode(wire.Refusal("busy", ())))
        writer.close()

    async def serve() -> None:
        server = await asyncio.start_server(busy, HERE, 0, ssl=certificates.temporary().context)
        port = server.sockets[0].getsockname()[1]

        async def pause(self: SocketConnection, seconds: float) -> None:
            if self.remote.route.port != port:  # a connection left by an earlier test
                await asyncio.sleep(seconds)
                return
            waits.append(seconds)
            await asyncio.sleep(0)
            self.remote.closed = len(waits) == 4

        monkeypatch.setattr(SocketConnection, "_pause", pause)
        remote = Remote(Session(wire.Hello(wire.PROTOCOL, "1"), wire.Open(b"", EDITION)), HERE, port)
        await asyncio.to_thread(until, lambda: not remote._connection.alive)
        server.close()

    asyncio.run(serve())
    assert waits == sorted(set(waits)) and len(waits) == 4


def test_missed_scorings_are_shown_in_order(two: Two) -> None:
    two.sit()
    two.guest.key(pygame.K_ESCAPE)  # the menu
    scenes = [driver.app.scenes[0] for driver in two.drivers]
    assert all(is_shared(scene) for scene in scenes) and two.guest.top == "OverlayScene"
    tables = [scene for scene in scenes if is_shared(scene)]
    while tables[0].table.game.round_of(tables[0].table.position) < 4:
        two.until(lambda: any(table.mode.shared.mine and not table.link.busy for table in tables))
        mover = next(table for table in tables if table.mode.shared.mine)
        submit(mover, random_turn(mover.table.position, two.chance))
        two.until(lambda: tables[0].table.length == tables[1].table.length)
        two.until(lambda: not any(table.link.busy for table in tables))
    two.guest.key(pygame.K_ESCAPE)
    for driver in two.drivers:
        seen = []
        while not is_shared(top := driver.app.scenes[-1]):
            if isinstance(top, ScoringScene):
                seen.append(top.sheet.scored.round)
            driver.key(pygame.K_ESCAPE)
        assert seen == [1, 2, 3] and len(driver.app.scenes) == 1


@pytest.mark.parametrize("by_token", [False, True])
def test_a_token_is_not_shown_to_an_unproved_host(by_token: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who is cut off tries a host that claims the table: with a key, but not with an old token."""
    session = Session.resumed(
        wire.Hello(wire.PROTOCOL, "1"), b"t" * 16, Identity(b"s" * (16 if by_token else 32)), b"h", []
    )
    moved: list[tuple[str, int]] = []
    remote = SimpleNamespace(
        session=session,
        route=Route("192.0.2.1", 1),
        path=None,
        move=lambda *there: moved.append(there),
    )
    shared = SimpleNamespace(
        remote=remote, slow=False, online=False, missing=(), open=True, here=set(), seats=(0,), code="", refused=None
    )
    offer = Offer("Ilse", 0, "ABCDEF", 7, mark(session.table, b"saltsalt"), True, "192.0.2.66")
    monkeypatch.setattr(rehosting, "Searcher", lambda: SimpleNamespace(offers=[offer], close=lambda: None))
    rehosts = rehosting.Rehosts(SimpleNamespace(network=SimpleNamespace(house=None)), shared)  # type: ignore[arg-type]
    for _ in range(3):
        rehosts.update(2.0)
    assert set(moved) == (set() if by_token else {("192.0.2.66", 7)})
