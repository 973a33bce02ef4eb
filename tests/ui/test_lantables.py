"""A shared table: questions and answers, machines that sleep, and one folder of saved games for several programs."""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.log import savefile, saves
from luna.log.records import ASK
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.remote import Remote
from luna.shell.app import desktop, navigation
from luna.shell.network import connections, lobby
from luna.shell.network.relay_table import Shared
from luna.table.table import Table
from tests.patience import until as patiently
from tests.ui.air import AirHouse
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, SharedTable, driving, submit
from tests.ui.test_lannews import others_turn
from tests.ui.test_lanways import begun, both_at_the_guests
from tests.ui.test_sharing import kinds, to_move
from tests.ui.two import Two


def letter(driver: Driver, key: str) -> None:
    code = getattr(pygame, f"K_{key}")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=key, scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    driver.frames()


def last_candle(two: Two) -> tuple[Driver, SharedTable]:
    """The player who is to put out the last candle; nothing else has been played."""
    two.sit()
    while True:
        two.until(lambda: any(table.mode.shared.mine for table in two.tables))
        two.quiet()
        scene = next(table for table in two.tables if table.mode.shared.mine)
        seen = view(scene.table.position)
        if seen.step == "action" and seen.candles == 1:
            driver = next(driver for driver in two.drivers if driver.app.scenes[-1] is scene)
            return driver, scene
        if seen.step != "action":
            two.play(1)
        else:
            submit(scene, (MEDITATION,))
            length = scene.table.length + 1
            two.until(lambda length=length: all(table.table.length == length for table in two.tables))  # type: ignore[misc]


@pytest.mark.parametrize("answer", ["m", "enter", "escape"])
def test_the_question_about_the_last_candle_stays_open(two: Two, answer: str) -> None:
    driver, scene = last_candle(two)
    length = scene.table.length
    letter(driver, "m")
    assert scene.board.hand.draft.confirm
    for _ in range(330):  # more than five seconds, including all messages of the relay meanwhile
        for one in two.drivers:
            one.step()
    assert scene.board.hand.draft.confirm
    if answer == "m":
        letter(driver, "m")
    else:
        driver.key(pygame.K_RETURN if answer == "enter" else pygame.K_ESCAPE)
    if answer == "escape":
        two.quiet()
        assert not scene.board.hand.draft.confirm and scene.table.length == length and driver.top == "SharedMode"
        return
    two.until(lambda: scene.table.length == length + 1)
    assert scene.table.history[-1].turn == (MEDITATION,)
    two.until(lambda: driver.top == "ScoringScene")
    scoring = driver.app.scenes[-1]
    assert isinstance(scoring, ScoringScene)
    driver.key(pygame.K_SPACE)
    patiently(lambda: driver.top == "SharedMode", driver.step)
    letter(driver, "p")  # and once more
    assert driver.top == "ScoringScene"
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "SharedMode"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_nothing_is_played_while_others_are_to_move(two: Two, key: int) -> None:
    _, driver = others_turn(two)
    scene = two.table(driver)
    length = scene.table.length
    driver.key(key)
    two.quiet()
    assert not scene.mode.shared.mine and scene.table.length == length and driver.top == "SharedMode"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_question_of_others_is_answered_by_its_own_keys_only(two: Two, key: int) -> None:
    asker, asked = others_turn(two)
    letter(asker, "z")
    scene = two.table(asked)
    two.until(lambda: scene.mode.shared.ballot.asked and scene.mode.paper.slip)
    length = scene.table.length
    asked.key(key)
    for _ in range(20):
        for one in two.drivers:
            one.step()
    assert scene.mode.shared.ballot.asked and scene.table.length == length and ASK in kinds(scene)


def test_enter_in_the_chat_sends_and_plays_nothing(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is pasted stays in the chat, too, in one line: nothing is imported from it."""
    two.sit()
    to_move(two, two.host)
    scene, length = two.table(two.host), two.table(two.host).table.length
    two.host.key(pygame.K_F2)
    assert scene.mode.chat.panel in scene.open
    two.host.write("Hello ")
    monkeypatch.setattr(desktop, "clipboard", lambda: "luna 1\nfriends")
    two.host.key(pygame.K_v, pygame.KMOD_CTRL)
    assert scene.mode.chat.panel.written == "Hello luna 1 friends"
    two.host.key(pygame.K_RETURN)
    two.until(lambda: two.table(two.guest).mode.shared.words)
    assert scene.table.length == length and scene.mode.chat.panel in scene.open and not scene.mode.chat.panel.written
    two.host.key(pygame.K_ESCAPE)
    assert scene.mode.chat.panel not in scene.open and two.host.top == "SharedMode"


_HALF_A_SECOND = 40  # frames, and a few more
_HANDED_OVER = 80  # frames in which the chair changes, and a few more


@contextmanager
def asleep(two: Two) -> Iterator[None]:
    """The relay sends nothing."""
    house = two.host.app.network.house
    assert isinstance(house, AirHouse)
    house.asleep = True
    try:
        yield
    finally:
        house.asleep = False


@pytest.fixture
def guest(two: Two, monkeypatch: pytest.MonkeyPatch) -> SharedTable:
    """A table at which two turns in a row are the guest's, because two people sit there."""
    both_at_the_guests(two)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda size: bytes([1]) * size))
    begun(two)
    scene = two.table(two.guest)
    while {scene.table.to_move, ((scene.table.to_move or 0) + 1) % 3} != set(scene.mode.shared.seats):
        two.play(1)
    two.quiet()
    return scene


def test_an_impatient_press_does_not_play_the_next_turn(two: Two, guest: SharedTable) -> None:
    length = guest.table.length
    with asleep(two):
        two.guest.key(pygame.K_m)
        two.guest.key(pygame.K_m)
        two.guest.frames(_HALF_A_SECOND)
        two.guest.key(pygame.K_m)
        waits = guest.text("network-waits-for", names=guest.text("network-the-others"))
        assert guest.picture.chrome().draft_title == waits
    two.until(lambda: min(guest.table.length, two.table(two.host).table.length) > length)
    two.quiet()
    two.guest.frames(_HANDED_OVER)
    assert guest.table.length == length + 1 == two.table(two.host).table.length
    two.guest.key(pygame.K_m)  # and the key does not count as still down
    two.until(lambda: guest.table.length == length + 2)


def test_waiting_is_shown_even_without_the_strip(two: Two, guest: SharedTable) -> None:
    two.guest.app.settings.ui_size = 150
    two.guest.app.resized()
    two.guest.frames(3)
    assert guest.board.display.layout.bar.draft_is_icon
    with asleep(two):
        two.guest.key(pygame.K_m)
        two.guest.frames(_HALF_A_SECOND)
        assert two.guest.app.toasts.shown == guest.text("network-waits-for", names=guest.text("network-the-others"))
    two.until(lambda: not guest.link.busy)


def test_the_keys_of_a_slip_work_while_a_turn_is_on_its_way(
    two: Two, guest: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    again: list[object] = []
    monkeypatch.setattr(connections, "host_again", lambda app, remote: again.append(remote))
    with asleep(two):
        two.guest.key(pygame.K_m)
        monkeypatch.setattr(Shared, "online", property(lambda self: False))
        two.guest.frames(_HALF_A_SECOND)
        assert guest.link.busy and guest.mode.paper.slip is not None
        two.guest.key(pygame.K_y)
        assert again == [guest.mode.shared.remote]
        two.guest.key(pygame.K_ESCAPE)
        assert two.guest.top == "OverlayScene"
    monkeypatch.undo()


def test_players_at_one_machine_get_no_news_of_their_own_actions(two: Two, guest: SharedTable) -> None:
    two.play(2)
    assert guest.table.to_move not in guest.mode.shared.seats
    assert not guest.mode.since()
    two.play(1)
    assert [entry.seat in guest.mode.shared.seats for entry in guest.mode.since()] == [True, False]


@pytest.fixture
def folder(two: Two, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Both programs keep their games here, all in one minute."""
    monkeypatch.setattr(saves, "_today", lambda now: "now")
    for driver in two.drivers:
        driver.app.saves = Saves(tmp_path / "saves")
    return tmp_path / "saves"


def kept(remote: Remote) -> Path:
    """The journal has all records of the connection, and the ticket lies beside it."""
    path = remote.path
    assert path is not None and not remote.unkept
    assert savefile.read(path).records == list(remote.read(0))
    assert path.stat().st_nlink == 1
    ticket = tickets.find(path)
    assert ticket is not None and ticket.secret == remote.session.identity.secret
    return path


def local(driver: Driver, turns: int) -> Table:
    """A game of one program, played up to a turn."""
    navigation.begin(driver.app, game, game.choose(("red", "blue")), {})
    driver.frames()
    chance = random.Random(turns)
    for _ in range(turns):
        driver.scene.link.submit(random_turn(driver.scene.table.position, chance))
        driver.scene.link.wait()
    return driver.scene.table


def test_host_and_guest_can_share_a_folder(two: Two, folder: Path) -> None:
    two.sit()
    two.play(4)
    two.quiet()
    paths = [kept(scene.mode.shared.remote) for scene in two.tables]
    assert sorted(path.name for path in paths) == ["now (2).luna", "now.luna"]
    assert [two.host.app.playing, two.guest.app.playing] == paths
    guest, length = two.table(two.guest).mode.shared.remote, two.table(two.guest).table.length
    navigation.leave(two.guest.app)
    two.until(lambda: two.guest.top == "TitleScene")
    assert navigation.open_save(two.guest.app, paths[1])  # each player returns to the same seat
    two.until(lambda: two.guest.top == "SharedMode" and two.table(two.guest).mode.shared.remote.caught_up)
    back = two.table(two.guest)
    identities = [remote.session.identity for remote in (back.mode.shared.remote, guest)]
    assert back.table.length == length and identities[0].secret == identities[1].secret


def test_a_game_that_began_while_others_waited_in_a_room(two: Two, folder: Path) -> None:
    """They entered the room first, and begin last."""
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    assert [driver.app.saves.new_path().name for driver in two.drivers] == ["now.luna"] * 2
    with driving(folder.parent / "third") as third:
        third.app.saves = Saves(folder)
        table = local(third, 4)
        assert table.name == "now.luna"
        two.guest.click("start")
        two.until(lambda: not two.room(two.host).why_not_start())
        two.host.click("start")
        two.until(lambda: len(two.tables) == 2 and any(scene.mode.shared.mine for scene in two.tables))
        two.play(2)
        two.quiet()
        names = sorted(kept(scene.mode.shared.remote).name for scene in two.tables)
        assert names == ["now (2).luna", "now (3).luna"]
        assert table.path is not None
        third.scene.link.submit(random_turn(table.position, random.Random(9)))
        third.scene.link.wait()
        assert not table.unsaved and len(savefile.read(table.path).records) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is not removed there")
def test_a_guests_removed_journal_is_rewritten(two: Two, folder: Path) -> None:
    two.sit()
    two.play(2)
    two.quiet()
    remote = two.table(two.guest).mode.shared.remote
    path = kept(remote)
    path.unlink()
    tickets.place(path).unlink()
    two.play(2)
    two.quiet()
    two.until(lambda: tickets.find(path))
    assert kept(remote) == path == two.guest.app.playing
    assert [said.code for said in remote.notices] == ["save-anew"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is not removed there")
def test_a_hosts_replaced_journal_is_written_beside_it(two: Two, folder: Path, tmp_path: Path) -> None:
    two.sit()
    two.play(2)
    two.quiet()
    host, guest = (two.table(driver).mode.shared.remote for driver in two.drivers)
    path, other = kept(host), kept(guest)
    (tmp_path / "theirs").write_text("another game, say")
    (tmp_path / "theirs").replace(path)
    theirs = path.read_bytes()
    two.play(2)
    two.quiet()
    two.until(lambda: host.path is not None and tickets.find(host.path))
    assert kept(host) not in (path, other)
    assert path.read_bytes() == theirs
    assert two.host.app.playing == host.path == two.table(two.host).table.path
    kept(guest)
