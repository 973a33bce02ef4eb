"""A replay shows the fold of its turns at every moment; the what-if board tries turns out. Neither changes the game."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.picture import table_frame as orders_
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.board.words.automaton import deactivates
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import view
from luna.shell.app import navigation
from luna.shell.drawing import theme, vector
from luna.shell.modes.playhead import SPEEDS
from luna.shell.modes.replay import ReplayScene
from luna.shell.modes.whatif import WhatIf
from luna.shell.screens.saves import SaveRow, SavesScene
from luna.table.link import TableLink
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import Driver, LunaReplay, LunaTable, a_game, driving, play_out, play_turn
from tests.ui.looking import QUICK, opened, point, replaying, settled


def test_every_moment_is_the_fold_of_its_turns(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 70)
        driver.app.push(ReplayScene(driver.app, scene.table))
        viewer = replaying(driver)
        track = viewer.scrubber.track(viewer.display.layout)
        folded = [game.start(scene.table.dealt)]
        for played in scene.table.history:
            position = bytearray(folded[-1])
            for move in played.turn:
                game.play(position, move)
            folded.append(position)
        for number, position in enumerate(folded):
            driver.click_at((viewer.scrubber.x(viewer.display.layout, number), track.centery))
            assert viewer.number == number
            assert viewer.display.shown == ViewModel.of(view(position)), number
        assert scene.table.length == 70


def test_a_replay_steps_by_turn_round_and_seat(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 120)
        driver.app.push(ReplayScene(driver.app, scene.table))
        viewer = replaying(driver)
        for number in range(1, 31):
            driver.key(pygame.K_RIGHT)
            assert viewer.number == number
        for number in range(29, 19, -1):
            driver.key(pygame.K_LEFT)
            assert viewer.number == number
            assert viewer.display.shown == ViewModel.of(view(scene.table.position_at(number)))
        entries = viewer.history.entries
        starts = [entry.number - 1 for entry in entries if viewer.history.opens_round(entry)]
        assert len(starts) >= 3
        driver.key(pygame.K_DOWN)
        assert viewer.number == min(start for start in starts if start > 20)
        driver.key(pygame.K_UP)
        assert viewer.number == max(start for start in starts if start < min(s for s in starts if s > 20))
        viewer.show(0)
        viewer.do("only-2")
        mine = [entry.number for entry in entries if entry.seat == 2]
        for number in mine[:8]:
            viewer.do("turn-on")
            assert viewer.number == number
            assert viewer.display.shown == ViewModel.of(view(scene.table.position_at(number)))
        for number in reversed(mine[:8]):
            viewer.do("turn-back")
            assert viewer.number == number - 1


def test_it_plays_by_itself_to_the_end_and_faster_is_faster(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        scene = opened(driver, 4)
        took: list[int] = []
        for speed in (SPEEDS[0], SPEEDS[-1]):
            driver.app.push(ReplayScene(driver.app, scene.table))
            viewer = replaying(driver)
            while viewer.head.speed != speed:
                viewer.do("more")
            driver.key(pygame.K_SPACE)
            frames = 0
            while viewer.head.playing or viewer.display.busy:
                driver.step()
                frames += 1
                assert frames < 5000
            assert viewer.number == 4
            assert viewer.display.shown == ViewModel.of(view(scene.table.position))
            took.append(frames)
            driver.key(pygame.K_ESCAPE)
        assert took[1] < took[0] / 6


def test_a_turn_arriving_during_a_replay_does_not_move_it(tmp_path: Path) -> None:
    """It was on its way to the disk: the viewer keeps to the turns at its opening."""
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        turn = play_turn(scene.table.position, random.Random(1))
        scene.log.show(25)
        viewer = replaying(driver)
        assert turn is not None
        scene.table.acts.submit(turn)
        assert viewer.table.length == 40 and "40" in viewer.title(viewer.table.length)
        bar = viewer.display.layout.bar.rect
        point(driver, (bar.right - 1, bar.centery))  # whatever the bar shows there


def test_playing_on_from_an_earlier_moment_is_an_undo_that_can_be_undone(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        whole = scene.table.history
        scene.log.show(25)
        viewer = replaying(driver)
        assert viewer.do("play-on")
        settled(driver)
        assert scene.table.history == whole[:25]
        assert scene.board.display.shown == ViewModel.of(view(scene.table.position_at(25)))
        assert scene.do("redo")
        settled(driver)
        assert scene.table.history == whole


def test_undo_and_redo_of_all_turns_restore_the_picture(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 12)
        before = scene.board.display.shown
        for command in ("undo", "redo"):
            for _ in range(12):
                assert scene.do(command)
                settled(driver)
            if command == "undo":
                assert scene.table.length == 0
                assert scene.board.display.shown == ViewModel.of(view(scene.table.position_at(0)))
        assert scene.board.display.shown == before and scene.table.length == 12


def test_a_game_is_watched_from_the_saves_the_menu_and_the_end(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        path = a_game(driver.app.saves, seed=3)
        (driver.app.saves.folder / "broken.luna").write_bytes(b"nothing")
        driver.app.push(SavesScene(driver.app))
        driver.frames()
        rows = [widget for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow)]
        for row in rows:
            watch = driver.widget(row.name.replace("save", "watch"))
            assert watch.enabled == (row.save.problem is None)
        driver.click(next(row.name.replace("save", "watch") for row in rows if row.save.path == path))
        viewer = _watched(driver)
        assert viewer.number == 0 and viewer.table.over and not viewer.do("play-on")
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "SavesScene"
        Table.open(game, path).close()  # the viewer has closed it
        assert navigation.open_save(driver.app, path)
        driver.frames(60)
        driver.click("watch")
        _watched(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "FinalScene"
        scene = opened(driver, 20)
        driver.key(pygame.K_ESCAPE)
        driver.click("replay")
        assert _watched(driver).table is scene.table


def test_a_damaged_save_can_be_watched(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        path = a_game(driver.app.saves, 40)
        data = bytearray(path.read_bytes())
        data[len(data) * 2 // 3] ^= 0xFF
        path.write_bytes(data)
        navigation.watch_save(driver.app, path)
        viewer = _watched(driver)
        assert 0 < viewer.table.length < 40 and viewer.table.read_only
        for _ in range(viewer.table.length):
            viewer.do("turn-on")
        assert viewer.display.shown == ViewModel.of(view(viewer.table.position))


def _watched(driver: Driver) -> LunaReplay:
    """The viewer, behind its curtain."""
    until(lambda: driver.top == "ReplayScene", driver.step)
    return replaying(driver)


def _seen_moving(viewer: LunaReplay, driver: Driver) -> list[set[str]]:
    """The pieces in the air together, from the start of the turn to its end."""
    found: list[set[str]] = []
    while viewer.display.busy:
        show = viewer.display.choreography.showing
        if show is not None and show.film is not None:
            flying = {
                getattr(flight.clip.event, "figure", type(flight.clip.event).__name__)
                for flight, _ in show.film.flying(show.time)
                if flight.clip.event is not None
            }
            if flying and (not found or found[-1] != flying):
                found.append(flying)
        driver.step()
    return found


def test_the_end_of_a_round_is_shown_in_the_order_of_the_rules(tmp_path: Path) -> None:
    """R5: the figures one after the other, then the Guard (expert S3-8)."""
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        scene = opened(driver, 120)
        driver.app.push(ReplayScene(driver.app, scene.table))
        viewer = replaying(driver)
        entries = viewer.history.entries
        end = next(entry for entry in entries if any(isinstance(one, ev.GuardMoved) for one in entry.events))
        viewer.show(end.number - 1)
        viewer.do("turn-on")
        seen = _seen_moving(viewer, driver)
        walkers = ("priestess", "builder", "apostate", "GuardMoved")
        order = [name for moving in seen for name in walkers if name in moving]
        assert order == sorted(order, key=walkers.index) and len(set(order)) >= 3
        assert all(len(moving & set(walkers)) <= 1 for moving in seen), seen
        assert viewer.display.shown == ViewModel.of(view(scene.table.position_at(end.number)))


def test_the_automatons_steps_are_shown_in_order(tmp_path: Path) -> None:
    """V4, then V5: the tile, the evictions, and only then the book (expert S3-8)."""
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        save = a_game(driver.app.saves, 60, orders=("yellow",), seed=8, solo=1)
        driver.app.push(ReplayScene(driver.app, Table.open(game, save), owns=True))
        viewer = replaying(driver)
        kinds = (ev.Consecrated, ev.BookMoved)
        begun = next(
            entry
            for entry in viewer.history.entries
            if deactivates(entry.turn) and all(any(isinstance(one, kind) for one in entry.events) for kind in kinds)
        )
        viewer.show(begun.number - 1)
        viewer.do("turn-on")
        seen = _seen_moving(viewer, driver)
        rank = {"Tired": 0, "CouncilMoved": 0, "Consecrated": 1, "Evicted": 2, "BookMoved": 3}
        order = [max(rank[name] for name in moving if name in rank) for moving in seen if moving & set(rank)]
        assert order == sorted(order) and order[-1] == 3
        assert not any({"Consecrated", "BookMoved"} <= moving for moving in seen)


def test_the_graph_of_a_solo_game_has_both_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Expert S3-9."""
    drawn: list[theme.Colour] = []
    lines = vector.lines

    def spy(size: tuple[int, int], layers: list[tuple[Any, theme.Colour, float]], *more: Any) -> pygame.Surface:
        drawn.extend(colour for _, colour, _ in layers)
        return lines(size, layers, *more)

    monkeypatch.setattr(vector, "lines", spy)
    with driving(tmp_path, more=QUICK) as driver:
        save = a_game(driver.app.saves, 30, orders=("yellow",), seed=8, solo=1)
        driver.app.push(ReplayScene(driver.app, Table.open(game, save), owns=True))
        orders = {seat.order for seat in view(replaying(driver).table.position).seats}
    assert len(orders) == 2
    assert {orders_.FILL[order] for order in orders} <= set(drawn)


def test_what_if_leaves_no_trace(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        file = driver.app.saves.folder / scene.table.name
        before = file.read_bytes(), scene.table.history, scene.table.digest
        shown, head = scene.board.display.shown, scene.table.head
        for way_back in (pygame.K_w, pygame.K_ESCAPE):
            driver.key(pygame.K_w)
            board = settled(driver)
            assert isinstance(board.mode, WhatIf) and board.table.in_memory
            chance = random.Random(3)
            seats = set()
            for _ in range(9):
                seats.add(board.table.to_move)
                turn = play_turn(board.position, chance)
                assert turn is not None
                board.link.submit(turn)
                settled(driver)
            assert len(seats) == 4 and board.table.length == 49
            for command, length in (("undo", 48), ("undo", 47), ("redo", 48)):
                board.do(command)
                settled(driver)
                assert board.table.length == length
            driver.key(way_back)
            assert driver.app.scenes[-1] is scene
            assert (file.read_bytes(), scene.table.history, scene.table.digest) == before
            assert scene.board.display.shown == shown and scene.table.head == head


def test_what_if_can_start_from_an_earlier_moment(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        scene.log.show(17)
        replaying(driver)
        driver.key(pygame.K_w)
        board = settled(driver)
        assert board.table.digest == game.digest(scene.table.position_at(17))
        assert board.names == scene.names
        driver.key(pygame.K_w)
        assert replaying(driver).number == 17


def test_the_end_of_a_what_if_game_shows_no_final_page(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        board = LunaTable(driver.app, TableLink(scene.table.what_if(40)), WhatIf(scene.names))
        play_out(board.table, seed=8)
        driver.app.push(board)
        driver.frames(20)
        assert board.table.over and driver.app.scenes[-1] is board
        driver.key(pygame.K_w)
        assert driver.app.scenes[-1] is scene and scene.table.length == 40
