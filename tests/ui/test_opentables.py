"""Open tables: shown by a host, found by a stranger, joined from the list; and the limits of a list."""

from pathlib import Path
from unittest.mock import patch

import pytest

from luna.games.luna import rules as game
from luna.net import wire
from luna.net.addresses import HERE
from luna.net.browser import Browser
from luna.net.connection import SocketConnection
from luna.net.placards import FORBIDDEN, ROWS, SHOWN, Listed, Placard, Row
from luna.shell.network import connections
from luna.shell.network.lobby import PHRASES
from luna.shell.network.own_relay import hello
from luna.shell.screens.invite import InviteScene
from luna.shell.screens.opentables import OpenTablesScene, placard_words
from luna.shell.widgets import Chip
from luna.text import Catalogue
from tests.ui.driver import Driver, driving
from tests.ui.two import Two

OPEN = Placard(2, 4, False, "3d", 1, (0, 3, 200), (("lot", "nonsense"), ("another", True)), "Mallory")


def page(driver: Driver) -> OpenTablesScene:
    top = driver.app.scenes[-1]
    assert isinstance(top, OpenTablesScene)
    return top


def test_a_host_shows_a_room_and_a_stranger_joins_it_from_the_list(two: Two) -> None:
    pytest.importorskip("segno", reason="the environment is older than requirements.txt")
    house = connections.house(two.guest.app)  # for the host it is another's relay
    assert house is not None
    two.host.app.push(OpenTablesScene(two.host.app, HERE, house.port))
    two.host.frames()
    two.host.click("open-there")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    room = two.room(two.host)
    room.invitation._show()
    two.host.frames()
    invite = two.host.app.scenes[-1]
    assert isinstance(invite, InviteScene) and room.invitation.poster is not None
    for name in ("shows", "says-explain", "says-quiet", "says-first", "says-more"):
        two.host.click(name)  # three of four phrases are shown
    chips = [widget for widget in two.host.menu.ring.widgets if isinstance(widget, Chip) and widget.chosen]
    assert [chip.name for chip in chips] == ["says-explain", "says-quiet", "says-first"]
    two.until(lambda: room.invitation.poster is not None and room.invitation.poster.state == SHOWN)

    two.guest.app.push(OpenTablesScene(two.guest.app, HERE, house.port))
    two.guest.frames()
    two.until(lambda: page(two.guest).rows)
    (row,) = page(two.guest).rows
    assert row.placard.name == "" and row.placard.free == 3
    assert [PHRASES[one] for one in row.placard.phrases] == ["explain", "quiet", "first"]
    two.guest.click("table-0")
    two.until(lambda: two.guest.top == "RoomScene" and two.room(two.guest).people.room)

    listed = house.relay.listing._posted
    two.until(lambda: [placard.free for _, placard in listed.values()] == [2])  # the host sends it automatically


def test_a_relay_without_a_list_says_so_to_its_hosts(two: Two) -> None:
    house = connections.house(two.guest.app)
    assert house is not None
    house.relay.listing._limits = house.relay.limits._replace(listed=0)
    connections.host_at(two.host.app, HERE, house.port)
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    poster = two.room(two.host).invitation.poster
    assert poster is not None
    poster.shows = True
    two.until(lambda: poster.state == FORBIDDEN)


def test_a_list_shows_fixed_words_and_names_by_choice_alone(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = OpenTablesScene(driver.app, HERE, 1)
        driver.app.push(scene)
        driver.frames()
        found = browser()
        found._take(Listed((Row(9, "ABCDEF", game.NAME, OPEN), Row(8, "ABCDEG", game.NAME, OPEN)), 2))
        _give(scene, found)

        def read() -> str:
            nodes = [widget.node() for widget in scene.ring.widgets]
            return " ".join(f"{node.name} {node.description}" for node in nodes if node is not None)

        assert "Beginners welcome" in read() and "Mallory" not in read()
        scene._asks("_names")(True)
        assert "Mallory" in read() and "Mallory (2)" in read(), "two of one name are told apart"
        scene._asks("_level")(2)
        assert not scene.rows


def _give(scene: OpenTablesScene, found: Browser) -> None:
    """Show a list that was read, in place of the one that the scene reads, which may fail at any moment."""
    if scene._reading is not None:
        scene._reading.close()
    scene._found, scene._reading = found, None
    scene.rebuild()


def test_all_buttons_at_the_foot_have_room_in_a_low_window_with_large_words(tmp_path: Path) -> None:
    """Six buttons: the page of a known relay with more tables than fit."""
    with driving(tmp_path, (1720, 720), "fr", "ui_size = 175\n") as driver:
        driver.app.settings.hosts = ("192.0.2.1",)
        scene = OpenTablesScene(driver.app, "192.0.2.1", wire.PORT)
        driver.app.push(scene)
        driver.frames()
        found = browser()
        found._take(Listed(tuple(Row(9 - n, f"ABCDE{n}", game.NAME, OPEN) for n in range(8)), 8))
        _give(scene, found)
        driver.frames()
        foot = [scene.ring.named(one.name).rect for one in scene.foot()]
        assert len(foot) == 5 and all(scene.panel().contains(rect) and rect.width > rect.height for rect in foot)
        assert all(not one.colliderect(other) for one in foot for other in foot if one is not other)


class Unconnected(SocketConnection):
    """A connection that is never made: no thread reports its loss."""

    def start(self) -> None: ...


def browser() -> Browser:
    """A browser without a connection."""
    with patch("luna.net.browser.SocketConnection", Unconnected):
        return Browser(hello(), HERE, 1, [game.NAME], 0)


def test_a_relay_that_lies_about_its_list_is_not_followed() -> None:
    whole = tuple(Row(1_000 - number, "ABCDEF", game.NAME, OPEN) for number in range(ROWS))
    for page in (whole, (Row(5, "ABCDEF", "chess", OPEN),)):
        found = browser()
        found._take(Listed(page, 10**9))
        if page == whole:
            found._take(Listed(page, 10**9))  # the same page again: it would never end
        assert found.settled.is_set() and found.trouble == "nonsense" and len(found.rows) <= ROWS


def test_a_list_without_end_is_read_to_a_bound() -> None:
    found = browser()
    since = 1_000_000
    while not found.settled.is_set():
        found._take(Listed(tuple(Row(since - n, "ABCDEF", game.NAME, OPEN) for n in range(ROWS)), 10**9))
        since -= ROWS
    assert len(found.rows) == 400 and not found.trouble


def test_what_a_placard_says_comes_from_this_program() -> None:
    said = placard_words(Catalogue().of(game.NAME), Row(1, "ABCDEF", game.NAME, OPEN))
    assert said == ["Beginners", "Beginners welcome", "No hurry"], "unknown phrases and options are left out"


def test_all_placards_fit_into_a_page_of_the_wire() -> None:
    big = Placard(8, 8, False, "x" * 40, 3, (255,) * 3, (("o" * 40, "v" * 40),) * 16, "n" * 24)
    rows = tuple(Row(2**52, "ABCDEF", "g" * 40, big) for _ in range(ROWS))
    assert wire.decode(wire.encode(Listed(rows, 2**52))[4:]) == Listed(rows, 2**52)
