"""What the others have done since the last turn: marks on the board, a list, and the turns once more."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.panels import recap
from luna.games.luna.board.picture.things import Island, about
from luna.games.luna.board.words.deeds import deeds
from luna.games.luna.rules import events as ev
from luna.log.records import BOT
from luna.shell.app import navigation
from luna.shell.board.teller import Entry
from luna.shell.modes.recap import RecapScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.ui.driver import LunaTable, a_game, driving, play_turn
from tests.ui.hands import new_table
from tests.ui.looking import QUICK, opened, replaying, settled
from tests.ui.rooms import Silent


def test_the_marks_are_what_the_log_says(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 0)
        chance = random.Random(7)
        for _ in range(60):
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            settled(driver)
            seat, entries = scene.table.to_move, scene.history.entries
            since: list[Entry] = []
            for entry in reversed(entries):
                if entry.seat == seat:
                    break
                since.insert(0, entry)
            assert list(scene.since()) == since
            marks = recap.marks(since)
            assert scene.board.marks == marks
            for mark in marks:
                entry = since[mark.number - 1]
                assert mark.order == entry.order and mark.event in entry.events
                assert mark.thing in about(mark.event)
            marked = {(mark.number, id(mark.event)) for mark in marks}
            for number, entry in enumerate(since, 1):
                wanted = {(number, id(event)) for event in deeds(entry)}
                assert wanted == {one for one in marked if one[0] == number}
                assert wanted, "no turn is without a mark"


def test_the_first_favours_are_nobodys_deed(tmp_path: Path) -> None:
    table = new_table(4, "free", None)
    chance = random.Random(3)
    with driving(tmp_path, more=QUICK) as driver:
        scene = LunaTable(driver.app, TableLink(table))
        driver.app.replace(scene)
        for _ in range(4):  # a shrine each, the pairs of each; the favours come with the last (S13)
            turn = play_turn(scene.position, chance)
            assert turn is not None
            scene.link.submit(turn)
            settled(driver)
        last = scene.history.entries[-1]
        assert sum(isinstance(event, ev.TokenTaken) for event in last.events) == 4
        assert all(isinstance(mark.thing, Island) for mark in recap.marks([last]))


def test_the_recap_shows_the_turns_of_the_others_and_comes_back_by_itself(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        scene = opened(driver, 30)
        since = list(scene.since())
        assert len(since) == 3
        driver.key(pygame.K_v)
        viewer = replaying(driver)
        assert isinstance(viewer, RecapScene) and viewer.head.speed == 2
        moments: list[int] = []
        for _ in range(1200):
            driver.frames(1)
            if not moments or moments[-1] != viewer.number:
                moments.append(viewer.number)
            if driver.app.scenes[-1] is scene:
                break
        assert moments == [since[0].number - 1, *(entry.number for entry in since)]
        assert driver.app.scenes[-1] is scene and scene.open == [scene.board.recap]
        driver.key(pygame.K_v)
        assert not scene.open
        driver.key(pygame.K_v)
        replaying(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is scene


def test_what_computers_did_is_seen_again_when_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: list[int] = []
    monkeypatch.setattr(recap, "draw_marks", lambda pen, shown, marks: marked.append(len(marks)))
    for wish, expected in (("auto", True), ("marks", False), ("off", False)):
        home = tmp_path / wish
        with driving(home, more=QUICK + f'recap = "{wish}"\n') as driver:
            path = a_game(driver.app.saves, 30)
            table = Table.open(game, path)
            for seat in range(4):
                if seat != table.to_move:
                    table.set_player(seat, Player("Luna", BOT, "easy"))
            table.close()
            assert navigation.open_save(driver.app, path)
            seen = set()
            marked.clear()
            for _ in range(900):
                driver.frames(1)
                seen.add(driver.top)
                if driver.top == "TableView" and expected == ("RecapScene" in seen):
                    break
            assert ("RecapScene" in seen) == expected
            assert any(marked) == (wish != "off")


@pytest.mark.parametrize("wish", ["auto", "marks"])
def test_what_computers_did_while_another_window_was_in_front_is_seen_again(
    tmp_path: Path, wish: str, silent: Silent
) -> None:
    """Newcomer S2-7, the part about the window: nothing is played again that was just seen."""
    with driving(tmp_path, more=QUICK + f'recap = "{wish}"\n') as driver:
        table = new_table(4, "preset", None)
        table.set_player(1 - (table.to_move or 0), Player("Luna", BOT, "easy"))
        scene, chance = LunaTable(driver.app, TableLink(table)), random.Random(3)
        driver.app.push(scene)

        def a_turn_each() -> set[str]:
            """What comes on top then, and when the window is in front again."""
            tops = set[str]()
            for _ in range(2):
                turn = play_turn(scene.position, chance)
                assert turn is not None
                scene.link.submit(turn)
                settled(driver)
            for _ in range(20):
                driver.frames(1)
                tops.add(driver.top)
            assert "RecapScene" not in tops, "it was seen while it happened, or nobody is there"
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED, window=None))
            for _ in range(20):
                driver.frames(1)
                tops.add(driver.top)
            return tops

        driver.frames(3)
        assert "RecapScene" not in a_turn_each()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST, window=None))
        driver.frames(2)
        assert ("RecapScene" in a_turn_each()) == (wish == "auto")
