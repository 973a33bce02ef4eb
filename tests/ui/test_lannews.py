"""News at a shared table: toasts, lines in the log, and a replay years later."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from luna.games.luna import rules as game
from luna.log.bodies import CheckBody, EpochBody, HoldBody, ProposeBody, SeatBody, TakeBody
from luna.log.fold import TableEvent
from luna.log.records import BOT, HUMAN, NO_SEAT, Seat
from luna.net import lan
from luna.net.addresses import HERE
from luna.net.fields import CODE_LENGTH
from luna.net.hosting import OwnRelay
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.history import sentences
from luna.shell.modes.replay import ReplayScene
from luna.shell.network import connections
from luna.shell.screens.network import NetworkScene
from tests import ports
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, driving, submit
from tests.ui.test_sharing import Odd, spoil, to_move
from tests.ui.two import Two


def others_turn(two: Two) -> tuple[Driver, Driver]:
    """Two turns, each answered by the other player: the previous mover, and the player who is asked."""
    two.sit()
    two.play(2)
    two.quiet()
    asker = next(driver for driver in (two.host, two.guest) if two.table(driver).mode.shared.mine)
    return asker, two.guest if asker is two.host else two.host


def heard(driver: Driver) -> list[str]:
    """All messages, the newest last."""
    return [toast.said for toast in driver.app.toasts._waiting]


def test_a_question_and_its_outcome_are_reported(two: Two) -> None:
    asker, other = others_turn(two)
    mine, theirs = two.table(asker), two.table(other)
    name = mine.names[mine.mode.shared.seats[0]]
    asker.key(pygame.K_z)
    two.until(lambda: theirs.mode.shared.ballot.asked and theirs.mode.paper.slip and mine.mode.paper.slip)
    assert theirs.mode.paper.slip and mine.mode.paper.slip
    assert theirs.mode.paper.slip.title == theirs.text("network-asks-back", name=name, count=2)
    assert mine.text("network-waits-for", names=theirs.names[theirs.mode.shared.seats[0]]) in mine.mode.paper.slip.below
    other.key(pygame.K_q)
    two.until(lambda: heard(asker) and heard(other))
    said = mine.text("network-says-no", names=theirs.names[theirs.mode.shared.seats[0]], count=1)
    assert said in heard(asker)

    asker.key(pygame.K_z)
    two.until(lambda: theirs.mode.shared.ballot.asked)
    two.play(1)  # playing on answers it too
    two.until(lambda: theirs.text("network-played-on", name=name) in heard(other))


def test_an_unanswered_question_ends_with_a_message(two: Two) -> None:
    asker, other = others_turn(two)
    asker.key(pygame.K_z)
    two.until(
        lambda: two.table(other).mode.shared.ballot.asked and all(table.mode._news._question for table in two.tables)
    )
    house = two.host.app.network.house
    assert house is not None
    (audience,) = house.relay.tables.values()
    audience.hosted._zero -= 30  # half a minute later at the table
    two.table(other).mode.shared.say("one-moment")
    two.until(lambda: all(two.table(one).text("network-says-nothing") in heard(one) for one in two.drivers))
    assert two.table(other).mode.paper.slip is None


def test_leaving_and_returning_are_reported_once(two: Two) -> None:
    two.sit()
    host, guest = two.tables
    name = host.names[guest.mode.shared.seats[0]]
    navigation.leave(two.guest.app)
    gone, back = host.text("network-gone", names=name, count=1), host.text("network-back", names=name, count=1)
    two.until(lambda: gone in heard(two.host))
    two.guest.click("continue")
    two.until(lambda: back in heard(two.host))
    assert heard(two.host).count(gone) <= 1


def test_chat_messages_appear_as_toasts(two: Two) -> None:
    two.sit()
    host, guest = two.tables
    guest.mode.shared.say("well-played")
    name = host.names[guest.mode.shared.seats[0]]
    two.until(lambda: host.text("network-said", name=name, words=host.text("phrase-well-played")) in heard(two.host))
    assert not any(guest.text("phrase-well-played") in said for said in heard(two.guest))
    two.host.key(pygame.K_F2)
    guest.mode.shared.say("thanks")
    two.until(lambda: len(host.mode.shared.words) == 2)
    two.host.frames(3)
    assert not any(host.text("phrase-thanks") in said for said in heard(two.host))


def test_log_and_replay_list_questions_and_answers(two: Two) -> None:
    asker, other = others_turn(two)
    mine, theirs = two.table(asker), two.table(other)
    for key, length in ((pygame.K_q, 2), (pygame.K_y, 0)):
        asker.key(pygame.K_z)
        two.until(lambda: theirs.mode.shared.ballot.asked)
        other.key(key)
        two.until(lambda: mine.mode.shared.ballot.question is None)
        two.until(lambda length=length: all(table.table.length == length for table in two.tables))  # type: ignore[misc]
    two.play(1)
    two.quiet()
    name, friend = (scene.names[scene.mode.shared.seats[0]] for scene in (mine, theirs))
    text = mine.text
    expected = [
        text("talk-asks-back", name=name, count=2),
        text("talk-no", name=friend),
        text("talk-asks-back", name=name, count=2),
        text("talk-yes", name=friend),
        text("talk-takes-back", name=name, count=2),
    ]
    assert sentences(text, mine.names, mine.history.between(0)) == expected
    (entry,) = mine.history.entries
    rows = list(mine.history.rows(text, mine.names, entry))
    assert [row.words for row in rows if row.kind == "talk"] == expected
    mine.look_back(0)
    asker.frames(3)
    viewer = asker.app.scenes[-1]
    assert isinstance(viewer, ReplayScene)
    assert sentences(text, viewer.names, viewer.history.between(0)) == expected
    asker.app.pop(viewer)

    # Lines after the last turn are there before the next one is played.
    theirs.mode.shared.say("hello")
    two.until(lambda: mine.mode.shared.words)
    assert mine.history.between(1) == ()
    asked, asks = (theirs, asker) if mine.history.entries[-1].seat in mine.mode.shared.seats else (mine, other)
    assert two.table(asks).mode.shared.ballot.ask(two.table(asks).mode.shared.seats[0], 0) is None
    two.until(lambda: asked.history.between(1))
    assert isinstance(asked.history.between(1)[0], TableEvent)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dealing_has_words(two: Two, language: str) -> None:
    app = two.host.app
    app.speak(language)
    bot = Seat("red", "Bram", "bot", "level 3 seed 1")
    said = sentences(
        app.catalogue,
        ["Ilse", "Bram"],
        [
            TableEvent(1, 0, ProposeBody(b"12345678", 1, bot), 0),
            TableEvent(2, -1, TakeBody(1, 0, (0,)), 0),
            TableEvent(3, 1, SeatBody(1, bot), 0),
            TableEvent(4, 1, SeatBody(1, bot._replace(kind=HUMAN)), 0),
            TableEvent(5, 1, HoldBody((1,), b"t" * 16), 0),
            TableEvent(6, -1, EpochBody(b"12345678"), 0),
            TableEvent(7, 1, CheckBody(1, b"12345678"), 0),
        ],
    )
    assert len(said) == 7 and len(set(said)) == 6  # a bot is a bot, no matter who seated it
    assert [("Bram" in one) for one in said] == [True] * 5 + [False, True]


def test_nameless_guests_get_distinct_names(two: Two) -> None:
    for driver in two.drivers:
        driver.app.settings.player = ""
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    names = [name for _, name in two.room(two.host).people.seats().values()]
    assert len(set(names)) == 2 and all(names)
    assert not any(driver.app.settings.player for driver in two.drivers)


def test_one_click_opens_a_table_for_the_network(two: Two) -> None:
    two.host.click("network")
    two.host.click("open")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    house = two.host.app.network.house
    assert house is not None and house.open


@pytest.mark.sockets
def test_a_table_at_a_relay_that_runs_by_itself(two: Two) -> None:
    """Neither of the two runs a relay then."""
    relay = OwnRelay(two.host.app.home / "relay-alone", ports.unused())
    place = f"{HERE}:{relay.port}"
    two.host.click("network")
    two.host.click("open-there")
    assert two.host.app.toasts.shown == two.host.app.catalogue("network-bad-address")
    two.host.click("address")
    two.host.write(place)
    two.host.click("open-there")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    room = two.room(two.host).people.room
    assert room is not None and two.host.app.network.house is None
    connections.join(two.guest.app, HERE, relay.port, room.code)
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    two.guest.click("start")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.until(lambda: two.host.top == two.guest.top == "SharedMode")
    two.play(2)
    navigation.leave(two.host.app)
    two.until(lambda: two.host.top == "TitleScene")
    two.host.click("continue")
    two.until(lambda: two.host.top == "SharedMode" and two.table(two.host).mode.shared.seats)
    two.play(1)
    relay.close()


@pytest.mark.sockets
def test_a_relay_in_the_list_opens_a_table_by_a_click(two: Two) -> None:
    relay = OwnRelay(two.host.app.home / "relay-alone", ports.unused())
    two.host.click("network")
    scene = two.host.app.scenes[-1]
    assert isinstance(scene, NetworkScene) and scene._searcher is not None
    scene._searcher.close()
    offers = [lan.Offer("", 0, "", relay.port, host=HERE)]
    scene._searcher = SimpleNamespace(offers=offers, close=lambda: None)  # type: ignore[assignment]
    two.host.frames(2)
    two.host.click("table-0")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    assert len(relay.relay.rooms.waiting) == 1 and two.host.app.network.house is None
    relay.close()


def test_enter_in_the_line_of_the_code_joins(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    joined: list[tuple[str, int, str]] = []
    monkeypatch.setattr(connections, "join", lambda app, host, port, code: joined.append((host, port, code)))
    two.guest.click("network")
    assert isinstance(two.guest.menu, NetworkScene)
    for name, text in (("address", "192.0.2.7:9"), ("code", "A" * CODE_LENGTH)):
        two.guest.click(name)
        two.guest.write(text)
    two.guest.key(pygame.K_RETURN)
    assert joined == [("192.0.2.7", 9, "A" * CODE_LENGTH)]


def test_the_newest_message_is_shown_at_once(two: Two) -> None:
    toasts = two.host.app.toasts
    for number in range(20):
        toasts.say(f"message {number}")
    assert len(toasts._waiting) < 10
    toasts.update(0.01)
    toasts.update(0.01)
    toasts.update(2.1)
    assert toasts.shown != "message 0"


class OddOnce(Odd):
    """The game with a fault at one position only."""

    at = b""

    @staticmethod
    def digest(position: bytearray) -> bytes:
        found = game.digest(position)
        return Odd.digest(position) if found == OddOnce.at else found


def test_of_two_differing_machines_one_stops_and_both_are_told_what_to_do(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    two.sit()
    to_move(two, two.guest)
    host, guest = two.tables
    turn = random_turn(guest.table.position, two.chance)
    after = guest.table.what_if(guest.table.length)
    after.acts.submit(turn)
    monkeypatch.setattr(OddOnce, "at", after.digest)
    guest.table.game = guest.table.chronicle.fold.game = OddOnce()
    name, seat = guest.names[guest.mode.shared.seats[0]], guest.mode.shared.seats[0]
    submit(guest, turn)
    two.until(lambda: guest.table.chronicle.differs is not None and guest.mode.slips.report and guest.mode.paper.slip)
    assert (
        guest.mode.paper.slip
        and guest.text("network-differs-two", command="").strip()[:40] in guest.mode.paper.slip.below
    )
    while host.mode.shared.mine:
        length = host.table.length
        submit(host, random_turn(host.table.position, two.chance))
        two.until(lambda length=length: host.table.length > length)  # type: ignore[misc]
    assert host.table.chronicle.differing == [seat] and not host.table.read_only
    title = host.text("network-other-differs", name=name)
    two.until(lambda: host.mode.paper.slip and host.mode.paper.slip.title == title)
    two.guest.key(pygame.K_y)  # leaves
    two.until(lambda: two.guest.top == "TitleScene" and host.mode.paper.slip and host.mode.paper.slip.deeds)
    two.host.key(pygame.K_y)  # and a bot takes over
    two.until(lambda: host.table.seats[seat].kind == BOT)


def test_a_repaired_machine_returns_and_the_game_continues(two: Two) -> None:
    two.sit()
    two.play(1)
    to_move(two, two.guest)
    host, guest = two.tables
    spoil(guest)  # every turn ever played gives another result there
    submit(guest, random_turn(guest.table.position, two.chance))
    two.until(lambda: all(scene.table.read_only and scene.mode.slips.report for scene in (host, guest)))
    two.guest.key(pygame.K_y)
    two.until(lambda: two.guest.top == "TitleScene")
    two.guest.click("continue")
    two.until(lambda: two.guest.top == "SharedMode" and not host.table.read_only)
    two.until(lambda: host.mode.paper.slip is None and two.table(two.guest).mode.paper.slip is None)
    two.play(2)


def test_spectators_chat_among_themselves_only(two: Two, tmp_path: Path) -> None:
    two.sit()
    host = two.table(two.host)
    house = two.host.app.network.house
    assert house is not None
    more = 'animation_speed = "instant"\nplayer = '
    with ExitStack() as stack:
        watchers = [
            stack.enter_context(driving(tmp_path / name, more=f'{more}"{name}"\n')) for name in ("Mila", "Noor")
        ]
        for watcher in watchers:
            navigation.leave(watcher.app)
            watcher.frames()
            connections.join(watcher.app, "127.0.0.1", house.port, host.mode.shared.code)

        def until(holds: Callable[[], object]) -> None:
            def all_at_once() -> object:
                for watcher in watchers:
                    watcher.step()
                return holds()

            two.until(all_at_once)

        until(lambda: all(watcher.top == "SharedMode" for watcher in watchers) and host.mode.shared.spectators == 2)
        mila, noor = (two.table(watcher) for watcher in watchers)
        watchers[0].key(pygame.K_F2)
        watchers[0].write("Red will win")
        watchers[0].key(pygame.K_RETURN)
        until(lambda: noor.mode.shared.words)
        said = noor.mode.shared.words[-1]
        assert (said.name, said.text, said.seat) == ("Mila", "Red will win", NO_SEAT)
        assert mila.mode.shared.words == noor.mode.shared.words and noor.mode.shared.unread == 1
        until(lambda: any("Mila: Red will win" in one for one in heard(watchers[1])))
        two.host.frames(3)
        host.mode.shared.say("hello")
        until(lambda: len(noor.mode.shared.words) == 2 and host.mode.shared.words)
        assert len(host.mode.shared.words) == 1 and noor.mode.shared.words[-1].phrase == "hello"
