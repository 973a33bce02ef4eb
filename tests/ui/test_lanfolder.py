"""Programs with one folder of saved games: each table has a journal of its own, and a way back to it."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from luna.games.luna import rules as game
from luna.log import savefile, saves
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.remote import Remote
from luna.shell.app import navigation
from luna.table.table import Table
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, driving
from tests.ui.two import Two


@pytest.fixture
def folder(two: Two, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Both programs keep their games here, all in one minute."""
    monkeypatch.setattr(saves, "_today", lambda now: "now")
    for driver in two.drivers:
        driver.app.saves = Saves(tmp_path / "saves")
    return tmp_path / "saves"


def kept(remote: Remote) -> Path:
    """All that the connection has is in its journal, and the way back lies beside it."""
    path = remote.path
    assert path is not None and not remote.unkept
    assert savefile.read(path).records == list(remote.read(0))
    assert path.stat().st_nlink == 1
    ticket = tickets.find(path)
    assert ticket is not None and ticket.secret == remote.session.identity.secret
    return path


def local(driver: Driver, turns: int) -> Table:
    """A game of one program, played so far."""
    navigation.begin(driver.app, game, game.choose(("red", "blue")), {})
    driver.frames()
    chance = random.Random(turns)
    for _ in range(turns):
        driver.scene.link.submit(random_turn(driver.scene.table.position, chance))
        driver.scene.link.wait()
    return driver.scene.table


def test_host_and_guest_with_one_folder(two: Two, folder: Path) -> None:
    two.sit()
    two.play(4)
    two.quiet()
    paths = [kept(scene.mode.shared.remote) for scene in two.tables]
    assert sorted(path.name for path in paths) == ["now (2).luna", "now.luna"]
    assert [two.host.app.playing, two.guest.app.playing] == paths
    guest, length = two.table(two.guest).mode.shared.remote, two.table(two.guest).table.length
    navigation.leave(two.guest.app)
    two.until(lambda: two.guest.top == "TitleScene")
    assert navigation.open_save(two.guest.app, paths[1])  # each comes back to his own seat
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
def test_a_guests_journal_that_is_removed_is_written_anew(two: Two, folder: Path) -> None:
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
def test_a_hosts_journal_that_is_replaced_is_written_beside(two: Two, folder: Path, tmp_path: Path) -> None:
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
