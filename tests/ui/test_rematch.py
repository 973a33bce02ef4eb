"""The end of a game: chat on the network, and another game with the same people."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.core.options import Value
from luna.games.luna import rules as game
from luna.games.luna.rules.moves import MEDITATION
from luna.log import journal, savefile
from luna.log.saves import Saves
from luna.net.cards import Proposal
from luna.shell.app import navigation
from luna.shell.screens.final_online import LanFinalScene
from luna.shell.screens.network import NetworkScene
from luna.shell.widgets import Button, Card
from luna.table.table import Step, Table
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.driver import ORDERS, Driver, a_game, driving, is_shared, submit, unseen
from tests.ui.test_lannews import heard
from tests.ui.two import Two


def finish(two: Two) -> None:
    """The shortest way to the end: only candles. A player with an open scoring continues."""

    def step() -> None:
        for driver in two.drivers:
            driver.frames(1)
            top = driver.app.scenes[-1]
            if driver.top in ("ScoringScene", "FinaleScene"):
                driver.key(pygame.K_SPACE)
            elif is_shared(top) and top.mode.shared.mine and not top.link.busy:
                row = top.table.position
                submit(top, (MEDITATION,) if MEDITATION in game.legal(row) else random_turn(row, two.chance))

    with unseen(*two.drivers):
        until(lambda: all(driver.top == "LanFinalScene" for driver in two.drivers), step, limit=60, pause=0)


def final(driver: Driver) -> LanFinalScene:
    scene = driver.app.scenes[-1]
    assert isinstance(scene, LanFinalScene)
    return scene


def said(driver: Driver) -> str:
    """The words on the rematch button."""
    return next(one.words for one in final(driver).ring.widgets if isinstance(one, Button) and one.name == "rematch")


@pytest.fixture
def over(two: Two) -> Two:
    """A finished game of two, at the final table for long enough."""
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    two.room(two.host)._change(undo="free", options={"live_scoring": True})
    two.guest.click("seat-white")
    two.until(lambda: len(two.room(two.host).people.seats()) == 3 == len(two.room(two.guest).people.seats()))
    two.guest.click("seat-red")  # the seats of the first game are not the first free ones
    rooms = [two.room(driver) for driver in two.drivers]
    two.until(lambda: all(set(room.people.seats()) == {"yellow", "white"} for room in rooms))
    two.guest.click("start")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.until(lambda: all(driver.top == "SharedMode" for driver in two.drivers))
    finish(two)
    for driver in two.drivers:
        driver.frames(60)
    return two


def test_a_rematch_needs_a_click_of_each_player(over: Two) -> None:
    two = over
    before = final(two.guest).table
    assert (said(two.host), said(two.guest)) == ("Rematch", "Revanche")
    two.guest.click("rematch")
    two.until(lambda: two.guest.top == "RoomScene" and two.room(two.guest).people.room)
    two.until(lambda: said(two.host) == "Rematch with Bram")
    assert "Bram: Another game?" in heard(two.host)
    two.host.click("rematch")
    two.until(lambda: two.host.top == "RoomScene" and len(two.room(two.guest).people.seats()) == 2)
    guest, host = two.room(two.guest), two.room(two.host)
    assert guest.people.hosting and not host.people.hosting  # the player who wanted it first
    assert {order: name for order, (_, name) in guest.people.seats().items()} == {"yellow": "Ilse", "white": "Bram"}
    chosen: dict[str, Value] = {"setup": "preset", "live_scoring": True, "fixed_start": False, "solo": 0}
    assert guest.people.proposal == Proposal("luna", chosen, "free") and not guest.why_not_start()
    two.guest.click("start")
    two.until(lambda: all(driver.top == "SharedMode" for driver in two.drivers))
    tables = two.tables
    assert tables[0].table.dealt == tables[1].table.dealt  # a random deal may equal the previous one
    assert tables[0].table is not before and not tables[0].table.length
    two.play(2)


def test_people_talk_after_the_game(over: Two) -> None:
    two = over
    two.guest.click("chat")
    two.guest.click("well-played")
    two.until(lambda: "Bram: Well played!" in heard(two.host))
    two.host.click("chat")
    two.host.click("write")
    two.host.write("Thank you")
    two.host.key(pygame.K_RETURN)
    two.until(lambda: any(one.text == "Thank you" for one in final_below(two.guest).shared.words))
    two.until(lambda: any("Thank you" in getattr(one, "words", "") for one in two.guest.menu.ring.widgets))


def final_below(driver: Driver) -> LanFinalScene:
    return next(scene for scene in driver.app.scenes if isinstance(scene, LanFinalScene))


def test_without_the_host_a_rematch_leads_to_the_list_of_tables(over: Two) -> None:
    two = over
    two.host.app.quit()
    assert not two.host.app.running  # nobody plays there any more: no question
    house = two.host.app.network.house
    assert house is not None
    house.close()
    two.host.app.network.house = None
    two.until(lambda: not final(two.guest).shared.online)
    two.guest.frames(2)
    assert said(two.guest) == "Noch ein Netzwerkspiel"
    assert [words for words in heard(two.guest) if "Noch ein Netzwerkspiel" in words]
    assert "chat" not in {widget.name for widget in final(two.guest).ring.widgets}
    two.guest.click("rematch")
    assert isinstance(two.guest.app.scenes[-1], NetworkScene)


def test_undoing_the_end_leads_back_to_the_table(over: Two) -> None:
    two = over
    scenes = [final(driver) for driver in two.drivers]
    table = scenes[0].table
    seat = table.history[-1].seat
    mover = next(scene for scene in scenes if seat in scene.shared.seats)
    step = mover.table.acts.plan_rewind(table.history[-2].seq, seat)
    assert isinstance(step, Step)
    step.finish(step.work())
    two.until(lambda: all(driver.top == "SharedMode" for driver in two.drivers))
    assert not any(one.table.over for one in two.tables)
    finish(two)


def test_a_room_of_a_rematch_invites_all_others_again(over: Two) -> None:
    two = over
    two.guest.click("rematch")
    two.until(lambda: said(two.host) == "Rematch with Bram")
    two.guest.key(pygame.K_ESCAPE)  # and leaves that room
    two.until(lambda: two.guest.top == "LanFinalScene" and said(two.guest) == "Revanche")
    two.host.click("rematch")
    two.until(lambda: said(two.guest) == "Revanche mit Ilse")
    two.guest.click("rematch")
    two.until(lambda: len(two.room(two.host).people.seats()) == 2)
    words = final_below(two.host).shared.words
    assert [word.phrase for word in words] == ["again", "again"]  # a follower gets no question


def test_leaving_the_final_page_is_reported(over: Two) -> None:
    two = over
    two.guest.click("rematch")
    two.until(lambda: two.guest.top == "RoomScene" and two.room(two.guest).people.room)
    two.host.frames(120)
    assert not any("left" in line for line in heard(two.host))  # a player who meets the others elsewhere is still there
    two.guest.key(pygame.K_ESCAPE)
    two.guest.click("leave")
    two.until(lambda: "Bram has left the table." in heard(two.host))


def test_missing_players_are_shown_before_a_rematch_begins(over: Two) -> None:
    two = over
    two.host.click("rematch")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    room = two.room(two.host)
    assert room.people.awaited() == {"white": "Bram"}
    two.host.frames(2)
    row = next(one for one in room.ring.widgets if isinstance(one, Card) and one.name == "seat-white")
    assert row.words == "Bram" and "Not here yet" in row.told
    two.host.click("bot-red")
    two.until(lambda: not room.why_not_start())
    two.host.click("start")
    assert "Not here yet: Bram. " in " ".join(getattr(one, "words", "") for one in two.host.menu.ring.widgets)
    two.host.key(pygame.K_ESCAPE)
    assert two.host.top == "RoomScene"
    two.guest.click("leave")  # this player stays on the final table and does not come
    two.until(lambda: not room.people.awaited())
    two.host.frames(2)
    assert next(one.words for one in room.ring.widgets if isinstance(one, Card) and one.name == "seat-white") != "Bram"
    two.host.click("start")
    two.until(lambda: two.host.top == "SharedMode")


def test_a_rematch_can_begin_without_missing_players(over: Two) -> None:
    two = over
    two.host.click("rematch")
    two.until(lambda: two.host.top == "RoomScene" and two.room(two.host).people.room)
    two.host.click("bot-red")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.host.click("yes")
    two.until(lambda: two.host.top == "SharedMode")


ODD: list[dict[str, Any]] = [
    {"orders": 5},
    {"orders": ["green", "red", "blue", "white"]},
    {"orders": ["red", "blue"]},
    {"orders": ["red"] * 4},
    {"orders": [["red"], {}, None, 1]},
    {"orders": {"red": 1}},
    {"first": "a"},
    {"first": -1},
    {"first": 4},
    {"first": True},
    {"live_scoring": "maybe"},
    {"fixed_start": 3},
    {"setup": "preset?"},
    {"setup": ["free"]},
    {"orders": None, "setup": None, "first": [], "live_scoring": 1 << 60, "fixed_start": b"x"},
]


def test_a_rematch_of_a_save_with_odd_options(tmp_path: Path) -> None:
    """The people and their orders are kept; nonsensical options are as dealt, and every save opens."""
    with driving(tmp_path) as driver:
        for number, change in enumerate(ODD):
            driver.app.saves = Saves(tmp_path / str(number))
            check_rematch(driver, change)


def check_rematch(driver: Driver, change: dict[str, Any]) -> None:
    """Of a save with these options."""
    saves = driver.app.saves
    contents = savefile.read(a_game(saves, 8))
    options = {"orders": list(ORDERS), "setup": "preset", "first": 0} | change
    odd = saves.folder / "odd.luna"
    journal.create(odd, bytes(16), contents.header._replace(options=options), contents.records).close()
    table = Table.open(game, odd)
    navigation.rematch(driver.app, table)
    driver.frames()
    assert driver.top == "TableView"
    again = driver.scene.table
    assert again.length == 0 and not again.unsaved
    assert {seat.order: seat.name for seat in again.seats} == {seat.order: seat.name for seat in table.seats}
    navigation.leave(driver.app)
    driver.frames()
    table.close()
    assert again.path is not None
    assert [save.problem for save in saves.list()] == [None] * 3
    opened = Table.open(game, again.path)
    kept = opened.header.options
    assert sorted(kept["orders"]) == sorted(ORDERS) and kept["first"] in (None, 0, 1)
    opened.close()


def test_a_rematch_keeps_seats_and_start_player(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        seated = ("white", "yellow", "red")
        navigation.begin(driver.app, game, game.choose(seated, "free", True, first=1), {"red": "Ann"})
        driver.frames()
        table = driver.scene.table
        navigation.rematch(driver.app, table)
        driver.frames()
        again = driver.scene.table
        assert again.header.options == table.header.options
        assert [seat.order for seat in again.seats] == ["yellow", "red", "white"]
        assert again.dealt.live_scoring and again.seats[1].name == "Ann"
